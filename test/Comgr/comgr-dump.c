//===- comgr-dump.c - Prints code objects by AMD's manager
//-----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the target, the metadata and the symbols that libamd_comgr reads from
// code objects. ROCm's runtimes and debuggers read code objects with this
// library.
//
//   comgr-dump [-r] FILE...      -r: relocatable objects
//
// The exit status is 0 if all parts were read. Otherwise the program prints the
// call that failed and the reason.
//
//===----------------------------------------------------------------------===//

#include <amd_comgr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int Failures;

static int failed(amd_comgr_status_t S, const char *What) {
  const char *Text = "?";
  if (S == AMD_COMGR_STATUS_SUCCESS)
    return 0;
  amd_comgr_status_string(S, &Text);
  printf("  %s: %s\n", What, Text);
  ++Failures;
  return 1;
}

static void indent(int Depth) { printf("%*s", 2 * Depth + 2, ""); }

static char *text(amd_comgr_metadata_node_t Node) {
  size_t Size = 0;
  char *Buf;
  if (failed(amd_comgr_get_metadata_string(Node, &Size, NULL), "string size"))
    return NULL;
  Buf = calloc(Size + 1, 1);
  if (failed(amd_comgr_get_metadata_string(Node, &Size, Buf), "string"))
    Buf[0] = 0;
  return Buf;
}

static void dump(amd_comgr_metadata_node_t Node, int Depth);

static amd_comgr_status_t entry(amd_comgr_metadata_node_t Key,
                                amd_comgr_metadata_node_t Value, void *Depth) {
  char *Name = text(Key);
  amd_comgr_metadata_kind_t Kind;
  indent(*(int *)Depth);
  printf("%s:", Name ? Name : "?");
  free(Name);
  if (!failed(amd_comgr_get_metadata_kind(Value, &Kind), "kind") &&
      Kind == AMD_COMGR_METADATA_KIND_STRING)
    printf(" "), dump(Value, -1);
  else
    printf("\n"), dump(Value, *(int *)Depth + 1);
  return AMD_COMGR_STATUS_SUCCESS;
}

static void dump(amd_comgr_metadata_node_t Node, int Depth) {
  amd_comgr_metadata_kind_t Kind;
  size_t Count = 0;
  char *Text;
  if (failed(amd_comgr_get_metadata_kind(Node, &Kind), "kind"))
    return;
  switch (Kind) {
  case AMD_COMGR_METADATA_KIND_STRING:
    if (Depth >= 0)
      indent(Depth);
    Text = text(Node);
    printf("'%s'\n", Text ? Text : "?");
    free(Text);
    break;
  case AMD_COMGR_METADATA_KIND_MAP:
    failed(amd_comgr_iterate_map_metadata(Node, entry, &Depth), "map");
    break;
  case AMD_COMGR_METADATA_KIND_LIST:
    failed(amd_comgr_get_metadata_list_size(Node, &Count), "list size");
    for (size_t I = 0; I < Count; ++I) {
      amd_comgr_metadata_node_t Item;
      if (failed(amd_comgr_index_list_metadata(Node, I, &Item), "list item"))
        return;
      indent(Depth);
      printf("- %zu\n", I);
      dump(Item, Depth + 1);
      amd_comgr_destroy_metadata(Item);
    }
    break;
  default:
    indent(Depth);
    printf("(empty)\n");
  }
}

static amd_comgr_status_t symbol(amd_comgr_symbol_t Symbol, void *Unused) {
  size_t Length = 0;
  uint64_t Value = 0, Size = 0;
  amd_comgr_symbol_type_t Type = AMD_COMGR_SYMBOL_TYPE_UNKNOWN;
  bool Undefined = false;
  char *Name;
  (void)Unused;
  if (failed(amd_comgr_symbol_get_info(
                 Symbol, AMD_COMGR_SYMBOL_INFO_NAME_LENGTH, &Length),
             "symbol name length"))
    return AMD_COMGR_STATUS_ERROR;
  Name = calloc(Length + 1, 1);
  failed(amd_comgr_symbol_get_info(Symbol, AMD_COMGR_SYMBOL_INFO_NAME, Name),
         "symbol name");
  failed(amd_comgr_symbol_get_info(Symbol, AMD_COMGR_SYMBOL_INFO_TYPE, &Type),
         "symbol type");
  failed(amd_comgr_symbol_get_info(Symbol, AMD_COMGR_SYMBOL_INFO_SIZE, &Size),
         "symbol size");
  failed(amd_comgr_symbol_get_info(Symbol, AMD_COMGR_SYMBOL_INFO_IS_UNDEFINED,
                                   &Undefined),
         "symbol undefined");
  failed(amd_comgr_symbol_get_info(Symbol, AMD_COMGR_SYMBOL_INFO_VALUE, &Value),
         "symbol value");
  printf("  symbol %s type=%d size=%llu value=0x%llx%s\n", Name, (int)Type,
         (unsigned long long)Size, (unsigned long long)Value,
         Undefined ? " undefined" : "");
  free(Name);
  return AMD_COMGR_STATUS_SUCCESS;
}

/* Prints the target id. Versions of the library before 6 know only 0 to 2 in
 * EI_ABIVERSION (byte 8), that is, code objects v2 to v4. The flags of v5 and
 * v6 have the same meaning as those of v4, so the function passes a copy marked
 * as v4. */
static void isaName(amd_comgr_data_t Data, amd_comgr_data_kind_t Kind,
                    char *Bytes, size_t Size) {
  size_t Length = 0;
  amd_comgr_data_t AsV4;
  char *Isa;
  int Copied = 0;
  amd_comgr_status_t Status = amd_comgr_get_data_isa_name(Data, &Length, NULL);
  if (Status != AMD_COMGR_STATUS_SUCCESS && Size > 8 && Bytes[8] > 2 &&
      Bytes[8] <= 4 && !failed(amd_comgr_create_data(Kind, &AsV4), "create")) {
    char Saved = Bytes[8];
    Bytes[8] = 2;
    failed(amd_comgr_set_data(AsV4, Size, Bytes), "set data");
    Bytes[8] = Saved;
    Copied = 1;
    Status = amd_comgr_get_data_isa_name(AsV4, &Length, NULL);
    Data = AsV4;
  }
  if (!failed(Status, "isa name length")) {
    Isa = calloc(Length + 1, 1);
    if (!failed(amd_comgr_get_data_isa_name(Data, &Length, Isa), "isa name"))
      printf("  isa %s%s\n", Isa, Copied ? " (read as code object v4)" : "");
    free(Isa);
  }
  if (Copied)
    amd_comgr_release_data(AsV4);
}

static void inspect(const char *Path, amd_comgr_data_kind_t Kind) {
  FILE *File = fopen(Path, "rb");
  long Size;
  char *Bytes;
  amd_comgr_data_t Data;
  amd_comgr_metadata_node_t Root;
  printf("%s\n", Path);
  if (!File || fseek(File, 0, SEEK_END) || (Size = ftell(File)) < 0 ||
      fseek(File, 0, SEEK_SET)) {
    printf("  cannot be read\n");
    ++Failures;
    return;
  }
  Bytes = malloc(Size + 1);
  Size = (long)fread(Bytes, 1, Size, File);
  fclose(File);
  if (!failed(amd_comgr_create_data(Kind, &Data), "create") &&
      !failed(amd_comgr_set_data(Data, Size, Bytes), "set data")) {
    isaName(Data, Kind, Bytes, Size);
    if (!failed(amd_comgr_get_data_metadata(Data, &Root), "metadata")) {
      dump(Root, 0);
      amd_comgr_destroy_metadata(Root);
    }
    failed(amd_comgr_iterate_symbols(Data, symbol, NULL), "symbols");
    amd_comgr_release_data(Data);
  }
  free(Bytes);
}

int main(int Argc, char **Argv) {
  amd_comgr_data_kind_t Kind = AMD_COMGR_DATA_KIND_EXECUTABLE;
  for (int I = 1; I < Argc; ++I) {
    if (!strcmp(Argv[I], "-r"))
      Kind = AMD_COMGR_DATA_KIND_RELOCATABLE;
    else
      inspect(Argv[I], Kind);
  }
  return Failures != 0;
}

//===- hsa-load.cpp - Loads code objects without a GPU --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads an HSA code object, or that in an AMD CL2 binary, with the loader of
// AMD's ROCR-Runtime, and prints what was loaded.
//
// The loader asks a Context for memory and for the abilities of the device. The
// Context here provides memory of the host and one agent. The loader then works
// as on a machine with a GPU: it reads the ELF file, its notes, segments,
// symbols and relocations, and refuses files that it does not support.
//
// Exit status: 0 loaded; 1 refused by the loader, or a kernel lies outside of
// the segments; 2 wrong usage or an unreadable file; 3 the loader crashed or
// wrote outside of its segments; 4 the file has no code object.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <unistd.h>
#include <vector>

#include "core/inc/amd_hsa_code.hpp"
#include "core/inc/amd_hsa_loader.hpp"
#include "inc/amd_hsa_elf.h"
#include "inc/amd_hsa_kernel_code.h"
#include "loader/AMDHSAKernelDescriptor.h"

using namespace rocr::amd::hsa;

namespace {

/// An allocation of the loader: a segment of the code object.
struct Block {
  std::string Name;
  std::vector<unsigned char> Storage;
  unsigned char *Data = nullptr;
  size_t Size = 0;
  size_t Align = 0;
  bool Frozen = false;
};

/// A write of the loader into a segment.
struct Write {
  const Block *To;
  size_t Offset;
  std::vector<unsigned char> Bytes;
};

const char *segmentName(amdgpu_hsa_elf_segment_t Segment) {
  switch (int(Segment)) {
  case 0:
    return "global-program";
  case 1:
    return "global-agent";
  case 2:
    return "readonly-agent";
  case 3:
    return "code-agent";
  }
  return "unknown";
}

const char *statusName(hsa_status_t Status) {
  switch (int(Status)) {
  case HSA_STATUS_SUCCESS:
    return "success";
  case HSA_STATUS_ERROR:
    return "HSA_STATUS_ERROR";
  case HSA_STATUS_ERROR_INVALID_CODE_OBJECT:
    return "HSA_STATUS_ERROR_INVALID_CODE_OBJECT";
  case HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS:
    return "HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS";
  case HSA_STATUS_ERROR_INVALID_ISA_NAME:
    return "HSA_STATUS_ERROR_INVALID_ISA_NAME";
  case HSA_STATUS_ERROR_VARIABLE_UNDEFINED:
    return "HSA_STATUS_ERROR_VARIABLE_UNDEFINED";
  case HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED:
    return "HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED";
  case HSA_STATUS_ERROR_OUT_OF_RESOURCES:
    return "HSA_STATUS_ERROR_OUT_OF_RESOURCES";
  case HSA_STATUS_ERROR_INVALID_AGENT:
    return "HSA_STATUS_ERROR_INVALID_AGENT";
  }
  return "another status";
}

class HostContext : public loader::Context {
public:
  explicit HostContext(std::string Device) : Device(std::move(Device)) {}

  std::vector<Block *> Blocks;
  std::vector<Write> Writes;
  std::string Isa;
  bool Overrun = false;

  const Block *find(uint64_t Address) const {
    for (const Block *B : Blocks) {
      auto Start = uint64_t(uintptr_t(B->Data));
      if (Address >= Start && Address < Start + B->Size)
        return B;
    }
    return nullptr;
  }

  hsa_isa_t IsaFromName(const char *Name) override {
    Isa = Name;
    return {uint64_t(strncmp(Name, "amdgcn-amd-amdhsa--gfx", 22) == 0)};
  }

  // Only newer loaders pass the version of a generic target.
  virtual bool IsaSupportedByAgent(hsa_agent_t, hsa_isa_t) { return runs(); }
  virtual bool IsaSupportedByAgent(hsa_agent_t, hsa_isa_t, unsigned) {
    return runs();
  }

  void *SegmentAlloc(amdgpu_hsa_elf_segment_t Segment, hsa_agent_t, size_t Size,
                     size_t Align, bool) override {
    if (Size > (size_t(1) << 30)) {
      printf("error: the loader asks for %zu bytes of %s\n", Size,
             segmentName(Segment));
      return nullptr;
    }
    auto *B = new Block;
    B->Name = segmentName(Segment);
    B->Size = Size;
    B->Align = Align;
    B->Storage.resize(Size + 8192);
    auto Start = (uintptr_t(B->Storage.data()) + 4095) & ~uintptr_t(4095);
    B->Data = reinterpret_cast<unsigned char *>(Start);
    Blocks.push_back(B);
    return B;
  }

  bool SegmentCopy(amdgpu_hsa_elf_segment_t, hsa_agent_t, void *To,
                   size_t Offset, const void *From, size_t Size) override {
    auto *B = static_cast<Block *>(To);
    if (Offset > B->Size || Size > B->Size - Offset) {
      printf("error: the loader writes %zu bytes at %#zx into %s, which has "
             "%zu bytes\n",
             Size, Offset, B->Name.c_str(), B->Size);
      Overrun = true;
      return false;
    }
    memcpy(B->Data + Offset, From, Size);
    const auto *Bytes = static_cast<const unsigned char *>(From);
    Writes.push_back({B, Offset, {Bytes, Bytes + Size}});
    return true;
  }

  // The report reads the segments, so they live until the process ends.
  void SegmentFree(amdgpu_hsa_elf_segment_t, hsa_agent_t, void *,
                   size_t) override {}

  void *SegmentAddress(amdgpu_hsa_elf_segment_t, hsa_agent_t, void *Segment,
                       size_t Offset) override {
    return static_cast<Block *>(Segment)->Data + Offset;
  }

  void *SegmentHostAddress(amdgpu_hsa_elf_segment_t, hsa_agent_t, void *Segment,
                           size_t Offset) override {
    return static_cast<Block *>(Segment)->Data + Offset;
  }

  bool SegmentFreeze(amdgpu_hsa_elf_segment_t, hsa_agent_t, void *Segment,
                     size_t) override {
    static_cast<Block *>(Segment)->Frozen = true;
    return true;
  }

  bool ImageExtensionSupported() override { return true; }

  hsa_status_t ImageCreate(hsa_agent_t, hsa_access_permission_t,
                           const hsa_ext_image_descriptor_t *Image,
                           const void *, hsa_ext_image_t *Handle) override {
    printf("image: %zu x %zu x %zu\n", Image->width, Image->height,
           Image->depth);
    Handle->handle = ++LastHandle;
    return HSA_STATUS_SUCCESS;
  }

  hsa_status_t ImageDestroy(hsa_agent_t, hsa_ext_image_t) override {
    return HSA_STATUS_SUCCESS;
  }

  hsa_status_t SamplerCreate(hsa_agent_t,
                             const hsa_ext_sampler_descriptor_t *Sampler,
                             hsa_ext_sampler_t *Handle) override {
    printf("sampler: coordinates %d, filter %d, addressing %d\n",
           int(Sampler->coordinate_mode), int(Sampler->filter_mode),
           int(Sampler->address_mode));
    Handle->handle = ++LastHandle;
    return HSA_STATUS_SUCCESS;
  }

  hsa_status_t SamplerDestroy(hsa_agent_t, hsa_ext_sampler_t) override {
    return HSA_STATUS_SUCCESS;
  }

private:
  std::string Device;
  uint64_t LastHandle = 0x5000;

  /// Returns true if the agent runs the object. Without --isa, the agent runs
  /// everything. A device that is named without features takes all features.
  bool runs() const {
    return Device.empty() || Isa == Device ||
           Isa.substr(0, Isa.find(':')) == Device;
  }
};

std::string place(const HostContext &Context, uint64_t Address) {
  const Block *B = Context.find(Address);
  if (!B)
    return "outside of the segments";
  char Text[64];
  snprintf(
      Text, sizeof(Text), "%s+%#llx", B->Name.c_str(),
      static_cast<unsigned long long>(Address - uint64_t(uintptr_t(B->Data))));
  return Text;
}

template <typename T>
T info(loader::Symbol &Symbol, hsa_executable_symbol_info_t What) {
  T Value{};
  Symbol.GetInfo(hsa_symbol_info32_t(What), &Value);
  return Value;
}

std::string symbolName(loader::Symbol &Symbol) {
  std::string Name(
      info<uint32_t>(Symbol, HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH), '\0');
  Symbol.GetInfo(hsa_symbol_info32_t(HSA_EXECUTABLE_SYMBOL_INFO_NAME),
                 &Name[0]);
  return Name;
}

bool endsWith(const std::string &Text, const std::string &End) {
  return Text.size() >= End.size() &&
         Text.compare(Text.size() - End.size(), End.size(), End) == 0;
}

/// Prints the address of a kernel's first instruction, and the bytes there that
/// lie in the segment.
bool printEntry(const HostContext &Context, uint64_t Entry) {
  const Block *B = Context.find(Entry);
  printf("  entry: %s\n", place(Context, Entry).c_str());
  if (!B)
    return false;
  const auto *Code = reinterpret_cast<const unsigned char *>(uintptr_t(Entry));
  size_t Left = size_t(B->Data + B->Size - Code);
  printf("  code:");
  for (size_t I = 0; I < Left && I < 16; ++I)
    printf(" %02x", Code[I]);
  printf("\n");
  return true;
}

bool printKernel(const HostContext &Context, loader::Symbol &Symbol,
                 const std::string &Name) {
  auto Object =
      info<uint64_t>(Symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT);
  printf("kernel: %s\n", Name.c_str());
  printf("  object: %s\n", place(Context, Object).c_str());
  printf("  kernarg-size: %u\n",
         info<uint32_t>(
             Symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE));
  printf(
      "  kernarg-alignment: %u\n",
      info<uint32_t>(
          Symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT));
  printf("  group-size: %u\n",
         info<uint32_t>(Symbol,
                        HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE));
  printf("  private-size: %u\n",
         info<uint32_t>(
             Symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE));
  printf("  dynamic-stack: %d\n",
         int(info<bool>(Symbol,
                        HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK)));
  uint32_t Size = 0;
  Symbol.GetInfo(
      hsa_symbol_info32_t(HSA_EXT_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT_SIZE),
      &Size);
  printf("  object-size: %u\n", Size);

  const Block *B = Context.find(Object);
  bool Descriptor = endsWith(Name, ".kd");
  size_t Need = Descriptor ? sizeof(rocr::llvm::amdhsa::kernel_descriptor_t)
                           : sizeof(amd_kernel_code_t);
  if (!B ||
      size_t(B->Data + B->Size -
             reinterpret_cast<unsigned char *>(uintptr_t(Object))) < Need) {
    printf("  error: the kernel object does not lie in a segment\n");
    return false;
  }
  // AMD's packet processor needs an alignment of 64 bytes for both kinds of
  // object.
  size_t Offset = size_t(Object - uint64_t(uintptr_t(B->Data)));
  if (Offset % 64 != 0)
    printf("  warning: the kernel object is not aligned to 64 bytes\n");
  uint64_t Entry = Object;
  if (Descriptor) {
    rocr::llvm::amdhsa::kernel_descriptor_t Kd;
    memcpy(&Kd, reinterpret_cast<void *>(uintptr_t(Object)), sizeof(Kd));
    Entry += uint64_t(Kd.kernel_code_entry_byte_offset);
    printf("  rsrc1: %#x\n  rsrc2: %#x\n  properties: %#x\n",
           unsigned(Kd.compute_pgm_rsrc1), unsigned(Kd.compute_pgm_rsrc2),
           unsigned(Kd.kernel_code_properties));
  } else {
    amd_kernel_code_t Akc;
    memcpy(&Akc, reinterpret_cast<void *>(uintptr_t(Object)), sizeof(Akc));
    Entry += uint64_t(Akc.kernel_code_entry_byte_offset);
    uint64_t Rsrc;
    memcpy(&Rsrc, &Akc.compute_pgm_rsrc1, sizeof(Rsrc));
    printf("  kernel-code-version: %u.%u\n", Akc.amd_kernel_code_version_major,
           Akc.amd_kernel_code_version_minor);
    printf("  machine: %u %u.%u.%u\n", Akc.amd_machine_kind,
           Akc.amd_machine_version_major, Akc.amd_machine_version_minor,
           Akc.amd_machine_version_stepping);
    printf("  rsrc1: %#x\n  rsrc2: %#x\n  properties: %#x\n", unsigned(Rsrc),
           unsigned(Rsrc >> 32), unsigned(Akc.kernel_code_properties));
    printf("  gds-size: %u\n", Akc.gds_segment_byte_size);
    printf("  sgprs: %u\n  vgprs: %u\n", Akc.wavefront_sgpr_count,
           Akc.workitem_vgpr_count);
    printf("  group-alignment: %u\n  private-alignment: %u\n",
           1U << Akc.group_segment_alignment,
           1U << Akc.private_segment_alignment);
    printf("  wavefront: %u\n", 1U << Akc.wavefront_size);
    printf("  call-convention: %d\n", int(Akc.call_convention));
  }
  if (!printEntry(Context, Entry)) {
    printf("  error: the entry does not lie in a segment\n");
    return false;
  }
  return true;
}

struct Report {
  HostContext *Context;
  std::vector<uint64_t> OldKernels;
  bool Good = true;
};

hsa_status_t printSymbol(hsa_executable_t, loader::Symbol &Symbol, Report &R) {
  std::string Name = symbolName(Symbol);
  auto Kind = info<hsa_symbol_kind_t>(Symbol, HSA_EXECUTABLE_SYMBOL_INFO_TYPE);
  if (Kind == HSA_SYMBOL_KIND_KERNEL) {
    if (!endsWith(Name, ".kd"))
      R.OldKernels.push_back(
          info<uint64_t>(Symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT));
    R.Good &= printKernel(*R.Context, Symbol, Name);
    return HSA_STATUS_SUCCESS;
  }
  printf(
      "variable: %s\n  address: %s\n  size: %u\n", Name.c_str(),
      place(*R.Context,
            info<uint64_t>(Symbol, HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS))
          .c_str(),
      info<uint32_t>(Symbol, HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE));
  return HSA_STATUS_SUCCESS;
}

/// Prints what the loader wrote after the contents of the segments, which are
/// the first \p Contents writes. The loader puts a pointer for debuggers into
/// each amd_kernel_code_t. The other writes are relocations.
void printWrites(const Report &R, size_t Contents) {
  std::vector<const Write *> Relocations;
  size_t Pointers = 0;
  for (size_t I = Contents; I < R.Context->Writes.size(); ++I) {
    const Write &W = R.Context->Writes[I];
    auto At = uint64_t(uintptr_t(W.To->Data)) + W.Offset;
    bool Pointer = false;
    for (uint64_t Kernel : R.OldKernels)
      Pointer |= At == Kernel + offsetof(amd_kernel_code_t,
                                         runtime_loader_kernel_symbol);
    if (Pointer)
      ++Pointers;
    else
      Relocations.push_back(&W);
  }
  printf("debugger-pointers: %zu\nrelocations: %zu\n", Pointers,
         Relocations.size());
  for (const Write *W : Relocations) {
    uint64_t Value = 0;
    memcpy(&Value, W->Bytes.data(), std::min(W->Bytes.size(), sizeof(Value)));
    printf("  at %s+%#zx: %zu bytes, %#llx", W->To->Name.c_str(), W->Offset,
           W->Bytes.size(), static_cast<unsigned long long>(Value));
    if (W->Bytes.size() == 8)
      printf(" = %s", place(*R.Context, Value).c_str());
    printf("\n");
  }
}

void crashed(int Signal) {
  const char Text[] = "\nrefused: the loader crashed\n";
  ssize_t Ignored = write(1, Text, sizeof(Text) - 1);
  (void)Ignored;
  (void)Signal;
  _exit(3);
}

/// Returns the offset of the code object in \p File: 0, or that of the inner
/// ELF file of an AMD CL2 binary. Returns std::string::npos if there is none.
size_t findObject(const std::string &File) {
  constexpr size_t MachineOffset = 18;
  constexpr unsigned char MachineAMDGPU = 224;
  const std::string Magic = "\x7f"
                            "ELF";
  if (File.size() > MachineOffset && File.compare(0, 4, Magic) == 0 &&
      static_cast<unsigned char>(File[MachineOffset]) == MachineAMDGPU)
    return 0;
  return File.find(Magic, Magic.size());
}

int usage() {
  fprintf(stderr, "usage: hsa-load FILE [--isa amdgcn-amd-amdhsa--gfx803]\n");
  return 2;
}

} // namespace

int main(int Argc, char **Argv) {
  std::string File, Device;
  for (int I = 1; I < Argc; ++I) {
    std::string Arg = Argv[I];
    if (Arg == "--isa" && I + 1 < Argc)
      Device = Argv[++I];
    else if (Arg[0] != '-' && File.empty())
      File = Arg;
    else
      return usage();
  }
  if (File.empty())
    return usage();
  std::ifstream In(File, std::ios::binary);
  const std::string Bytes((std::istreambuf_iterator<char>(In)), {});
  if (!In) {
    fprintf(stderr, "hsa-load: cannot read %s\n", File.c_str());
    return 2;
  }
  const size_t Offset = findObject(Bytes);
  if (Offset == std::string::npos) {
    printf("no code object\n");
    return 4;
  }
  // A copy of the object is aligned as the buffer of a caller would be. The
  // loader trusts the sizes in the ELF header. Zeros after the end keep it from
  // reading something else.
  const size_t Size = Bytes.size() - Offset;
  std::vector<uint64_t> Buffer(Size / 8 + 64);
  memcpy(Buffer.data(), Bytes.data() + Offset, Size);

  setvbuf(stdout, nullptr, _IOLBF, 0);
  // The loader prints its own messages to standard error if this is set.
  setenv("LOADER_ENABLE_LOGGING", "1", 1);
  signal(SIGSEGV, crashed);
  signal(SIGABRT, crashed);
  signal(SIGBUS, crashed);
  signal(SIGFPE, crashed);

  // The loader does not show the text of errors in the ELF file, so the object
  // is first opened without it. The profile in the object's note must be that
  // of the executable.
  hsa_code_object_t Object{uint64_t(uintptr_t(Buffer.data()))};
  hsa_profile_t Profile = HSA_PROFILE_FULL;
  size_t Contents = 0; // Number of program headers with bytes in the file.
  {
    code::AmdHsaCode Code;
    if (!Code.InitAsHandle(Object)) {
      std::string Text = Code.output();
      while (!Text.empty() && Text.back() == '\n')
        Text.pop_back();
      printf(
          "refused: %s: %s\n", statusName(HSA_STATUS_ERROR_INVALID_CODE_OBJECT),
          Text.empty() ? "its ELF is not that of a code object" : Text.c_str());
      return 1;
    }
    for (size_t I = 0; I < Code.DataSegmentCount(); ++I)
      Contents += Code.DataSegment(I)->imageSize() > 0;
    uint32_t Major = 0, Minor = 0;
    hsa_machine_model_t Model;
    hsa_default_float_rounding_mode_t Rounding;
    if (Code.GetCodeObjectVersion(&Major, &Minor))
      printf("code-object-version: %u.%u\n", Major, Minor);
    hsa_profile_t Noted;
    if (Code.GetNoteHsail(&Major, &Minor, &Noted, &Model, &Rounding)) {
      printf("profile: %s\n", Noted == HSA_PROFILE_BASE ? "base" : "full");
      Profile = Noted;
    }
  }

  HostContext Context(Device);
  hsa_agent_t Agent{1};
  loader::Loader *Loader = loader::Loader::Create(&Context);
  loader::Executable *Executable = Loader->CreateExecutable(Profile, "");
  hsa_status_t Status =
      Executable->LoadCodeObject(Agent, Object, "", "file://" + File);
  if (!Context.Isa.empty())
    printf("isa: %s\n", Context.Isa.c_str());
  if (Status == HSA_STATUS_SUCCESS)
    Status = Loader->FreezeExecutable(Executable, "");
  if (Status != HSA_STATUS_SUCCESS) {
    printf("refused: %s\n", statusName(Status));
    return 1;
  }

  for (const Block *B : Context.Blocks)
    printf("segment: %s, %zu bytes, aligned to %zu%s\n", B->Name.c_str(),
           B->Size, B->Align, B->Frozen ? ", frozen" : "");
  Report R{&Context, {}, true};
  Executable->IterateSymbols(
      [](hsa_executable_t E, hsa_symbol_t S, void *Data) {
        return printSymbol(E, *loader::Symbol::Object(S),
                           *static_cast<Report *>(Data));
      },
      &R);
  printWrites(R, Contents);
  if (Context.Overrun) {
    printf("refused: the loader writes outside of its segments\n");
    return 3;
  }
  printf(R.Good ? "loaded\n"
                : "refused: a kernel lies outside of the segments\n");
  return R.Good ? 0 : 1;
}

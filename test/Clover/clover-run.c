//===- clover-run.c - Runs a kernel and prints buffers -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Does with the first OpenCL driver what clrx-run does: runs a kernel of a
// binary, or of OpenCL C if the name ends with .cl, and prints its buffers. The
// exit status is 0 if all calls succeeded.
//
//===----------------------------------------------------------------------===//

#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#include <CL/cl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char Usage[] =
    "usage: clover-run [OPTION...] FILE\n"
    "\n"
    "  -kernel=NAME -global-size=X,Y,Z -local-size=X,Y,Z -global-offset=X,Y,Z\n"
    "  -arg=VALUE -print=N:TYPE[:COUNT] -out=N:FILE\n"
    "\n"
    "as in clrx-run. A value is TYPE:V,..., file:PATH, zero:SIZE,\n"
    "local:SIZE, null or same:N; a type is u8, u16, u32, u64, i8, i16, i32, "
    "x32 or f32.\n";

enum { MaxArguments = 32, MaxPrints = 16, MaxOutputs = 4 };

/// Types of values. The first letter is that of the kind: f is a float, i is
/// signed.
static const struct Type {
  const char *Name;
  size_t Size;
} Types[] = {{"u8", 1},  {"u16", 2}, {"u32", 4}, {"u64", 8}, {"i8", 1},
             {"i16", 2}, {"i32", 4}, {"x32", 4}, {"f32", 4}};
enum { NumTypes = sizeof Types / sizeof *Types };

struct Argument {
  enum { Bytes, Zero, Local, Null, Same } Kind;
  size_t Size;             ///< The size of the first three; the argument of Same.
  unsigned char *Contents; ///< The values of Bytes.
  cl_mem Buffer;
};

struct Print {
  unsigned Argument;
  const struct Type *Type;
  size_t Count;
};

struct Output {
  unsigned Argument;
  const char *File;
};

struct Options {
  const char *Kernel, *File;
  cl_uint NumDimensions;
  size_t Global[3], Local[3], Offset[3];
  bool HasLocal;
  unsigned NumArguments, NumPrints, NumOutputs;
  struct Argument Arguments[MaxArguments];
  struct Print Prints[MaxPrints];
  struct Output Outputs[MaxOutputs];
};

static void require(const char *What, bool IsGood, int Status) {
  if (IsGood)
    return;
  fprintf(stderr, "%s: %d FAILED\n", What, Status);
  exit(1);
}

static void call(const char *What, cl_int Status) {
  require(What, Status == CL_SUCCESS, Status);
}

static unsigned char *readFile(const char *Name, size_t *Size) {
  FILE *File = fopen(Name, "rb");
  require(Name, File, 0);
  fseek(File, 0, SEEK_END);
  *Size = ftell(File);
  rewind(File);
  unsigned char *Data = malloc(*Size + 1);
  require(Name, fread(Data, 1, *Size, File) == *Size, 0);
  fclose(File);
  return Data;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Returns the type that \p Text starts with, up to a colon, or NULL.
static const struct Type *findType(const char *Text) {
  size_t Length = strcspn(Text, ":");
  for (unsigned I = 0; I < NumTypes; ++I)
    if (strlen(Types[I].Name) == Length &&
        !strncmp(Text, Types[I].Name, Length))
      return &Types[I];
  return NULL;
}

/// Reads values that are separated by commas.
static void readValues(const struct Type *T, const char *Text,
                       struct Argument *A) {
  A->Kind = Bytes;
  A->Contents = malloc(strlen(Text) * T->Size);
  while (*Text) {
    char *End;
    uint64_t Integer = 0;
    float Float = 0;
    bool IsFloat = *T->Name == 'f';
    if (IsFloat)
      Float = strtof(Text, &End);
    else
      Integer = strtoull(Text, &End, 0);
    memcpy(A->Contents + A->Size, IsFloat ? (void *)&Float : (void *)&Integer,
           T->Size);
    A->Size += T->Size;
    Text = *End == ',' ? End + 1 : End;
  }
}

static bool readArgument(const char *Text, struct Argument *A) {
  const char *Colon = strchr(Text, ':');
  const struct Type *T = findType(Text);
  if (T && Colon) {
    readValues(T, Colon + 1, A);
    return true;
  }
  if (!strncmp(Text, "file:", 5)) {
    A->Kind = Bytes;
    A->Contents = readFile(Colon + 1, &A->Size);
    return true;
  }
  A->Kind = !strncmp(Text, "zero:", 5)    ? Zero
            : !strncmp(Text, "local:", 6) ? Local
            : !strncmp(Text, "same:", 5)  ? Same
                                          : Null;
  A->Size = Colon ? strtoul(Colon + 1, NULL, 0) : 0;
  return Colon || !strcmp(Text, "null");
}

static bool readPrint(const char *Text, struct Print *P) {
  char *End;
  P->Argument = strtoul(Text, &End, 0);
  P->Type = *End == ':' ? findType(End + 1) : NULL;
  const char *Count = strchr(*End ? End + 1 : End, ':');
  P->Count = Count ? strtoul(Count + 1, NULL, 0) : 1;
  return P->Type;
}

static bool readOutput(const char *Text, struct Output *Out) {
  char *End;
  Out->Argument = strtoul(Text, &End, 0);
  Out->File = End + 1;
  return *End == ':';
}

/// Reads three sizes; those that are left out become \p Rest.
static cl_uint readSizes(const char *Text, size_t *Sizes, size_t Rest) {
  cl_uint Count = 0;
  for (int I = 0; I < 3; ++I) {
    char *End;
    Sizes[I] = *Text ? strtoul(Text, &End, 0) : Rest;
    if (!*Text)
      continue;
    Count = I + 1;
    Text = *End ? End + 1 : End;
  }
  return Count;
}

static bool readOption(const char *Name, size_t Length, const char *Value,
                       struct Options *O) {
#define IS(OPTION) (Length == strlen(OPTION) && !strncmp(Name, OPTION, Length))
  if (IS("-kernel"))
    O->Kernel = Value;
  else if (IS("-global-size"))
    O->NumDimensions = readSizes(Value, O->Global, 1);
  else if (IS("-local-size"))
    O->HasLocal = readSizes(Value, O->Local, 1);
  else if (IS("-global-offset"))
    readSizes(Value, O->Offset, 0);
  else if (IS("-arg") && O->NumArguments < MaxArguments)
    return readArgument(Value, &O->Arguments[O->NumArguments++]);
  else if (IS("-print") && O->NumPrints < MaxPrints)
    return readPrint(Value, &O->Prints[O->NumPrints++]);
  else if (IS("-out") && O->NumOutputs < MaxOutputs)
    return readOutput(Value, &O->Outputs[O->NumOutputs++]);
  else
    return false;
#undef IS
  return true;
}

static bool readOptions(char **Arguments, struct Options *O) {
  for (; *Arguments && **Arguments == '-'; ++Arguments) {
    size_t Length = strcspn(*Arguments, "=");
    if (!(*Arguments)[Length] ||
        !readOption(*Arguments, Length, *Arguments + Length + 1, O))
      return false;
  }
  O->File = *Arguments;
  return *Arguments && !Arguments[1];
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

struct Driver {
  cl_device_id Device;
  cl_context Context;
  cl_command_queue Queue;
};

static struct Driver openDriver(void) {
  struct Driver D;
  cl_platform_id Platform;
  cl_int Status;
  call("clGetPlatformIDs", clGetPlatformIDs(1, &Platform, NULL));
  call("clGetDeviceIDs",
       clGetDeviceIDs(Platform, CL_DEVICE_TYPE_ALL, 1, &D.Device, NULL));
  D.Context = clCreateContext(NULL, 1, &D.Device, NULL, NULL, &Status);
  call("clCreateContext", Status);
  D.Queue = clCreateCommandQueue(D.Context, D.Device, 0, &Status);
  call("clCreateCommandQueue", Status);
  return D;
}

static void printLog(const struct Driver *D, cl_program Program) {
  char Log[1 << 14] = "";
  clGetProgramBuildInfo(Program, D->Device, CL_PROGRAM_BUILD_LOG, sizeof Log,
                        Log, NULL);
  fputs(Log, stderr);
}

static cl_program build(const struct Driver *D, const char *Name) {
  size_t Size = 0;
  unsigned char *Data = readFile(Name, &Size);
  const char *End = strrchr(Name, '.');
  cl_int Status;
  cl_program Program;
  if (End && !strcmp(End, ".cl"))
    Program = clCreateProgramWithSource(D->Context, 1, (const char **)&Data,
                                        &Size, &Status);
  else
    Program =
        clCreateProgramWithBinary(D->Context, 1, &D->Device, &Size,
                                  (const unsigned char **)&Data, NULL, &Status);
  call("clCreateProgram", Status);
  Status = clBuildProgram(Program, 1, &D->Device, "", NULL, NULL);
  if (Status)
    printLog(D, Program);
  call("clBuildProgram", Status);
  return Program;
}

/// Returns the kernel that the user names, or the first one.
static cl_kernel createKernel(cl_program Program, const char *Name) {
  cl_int Status;
  cl_kernel Kernel = NULL;
  if (!Name) {
    call("clCreateKernelsInProgram",
         clCreateKernelsInProgram(Program, 1, &Kernel, NULL));
    return Kernel;
  }
  Kernel = clCreateKernel(Program, Name, &Status);
  call("clCreateKernel", Status);
  return Kernel;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

static cl_mem createBuffer(const struct Driver *D, struct Argument *A) {
  cl_int Status;
  void *Contents = A->Kind == Bytes ? A->Contents : calloc(1, A->Size);
  A->Buffer =
      clCreateBuffer(D->Context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                     A->Size, Contents, &Status);
  call("clCreateBuffer", Status);
  return A->Buffer;
}

/// Passes bytes as a value; as a buffer if the kernel does not take values of
/// that size. Clover would take 8 bytes for the handle of a buffer.
static void setArgument(const struct Driver *D, cl_kernel Kernel,
                        struct Options *O, unsigned Index) {
  struct Argument *A = &O->Arguments[Index];
  if (A->Kind == Local)
    return call("local argument", clSetKernelArg(Kernel, Index, A->Size, NULL));
  if (A->Kind == Bytes && !clSetKernelArg(Kernel, Index, A->Size, A->Contents))
    return;
  if (A->Kind == Same)
    A->Buffer = O->Arguments[A->Size].Buffer;
  else if (A->Kind != Null)
    createBuffer(D, A);
  call("argument", clSetKernelArg(Kernel, Index, sizeof A->Buffer, &A->Buffer));
}

/// The simulated GPU writes the initial state of dispatches to a file. Only
/// that of the kernel is wanted, not those of the driver's own kernels.
static const char StateVariable[] = "CLRX_DISPATCH_STATE";

static void launch(const struct Driver *D, cl_kernel Kernel,
                   struct Options *O) {
  const char *State = getenv(StateVariable);
  State = State ? strdup(State) : NULL;
  unsetenv(StateVariable);
  for (unsigned I = 0; I < O->NumArguments; ++I)
    setArgument(D, Kernel, O, I);
  call("clFinish", clFinish(D->Queue));
  if (State)
    setenv(StateVariable, State, 1);
  call("clEnqueueNDRangeKernel",
       clEnqueueNDRangeKernel(D->Queue, Kernel, O->NumDimensions, O->Offset,
                              O->Global, O->HasLocal ? O->Local : NULL, 0, NULL,
                              NULL));
  call("clFinish", clFinish(D->Queue));
  unsetenv(StateVariable);
}

static void printValue(const struct Type *T, const unsigned char *Data) {
  uint64_t Integer = 0;
  float Float;
  unsigned Unused = 64 - 8 * T->Size;
  memcpy(&Integer, Data, T->Size);
  memcpy(&Float, &Integer, sizeof Float);
  switch (*T->Name) {
  case 'f':
    printf(" %.9g", Float);
    break;
  case 'i':
    printf(" %" PRId64, (int64_t)(Integer << Unused) >> Unused);
    break;
  case 'x':
    printf(" 0x%08" PRIx64, Integer);
    break;
  default:
    printf(" %" PRIu64, Integer);
    break;
  }
}

/// Returns the first \p Size bytes of the buffer of an argument.
static unsigned char *readBuffer(const struct Driver *D,
                                 const struct Options *O, unsigned Argument,
                                 size_t Size) {
  unsigned char *Data = malloc(Size);
  require("buffer", Argument < O->NumArguments, Argument);
  call("clEnqueueReadBuffer",
       clEnqueueReadBuffer(D->Queue, O->Arguments[Argument].Buffer, CL_TRUE, 0,
                           Size, Data, 0, NULL, NULL));
  return Data;
}

static void print(const struct Driver *D, const struct Options *O,
                  const struct Print *P) {
  size_t Size = P->Count * P->Type->Size;
  unsigned char *Data = readBuffer(D, O, P->Argument, Size);
  printf("%u:", P->Argument);
  for (size_t I = 0; I < Size; I += P->Type->Size)
    printValue(P->Type, Data + I);
  putchar('\n');
  free(Data);
}

static void writeOutput(const struct Driver *D, const struct Options *O,
                        const struct Output *Out) {
  size_t Size = O->Arguments[Out->Argument].Size;
  unsigned char *Data = readBuffer(D, O, Out->Argument, Size);
  FILE *File = fopen(Out->File, "wb");
  require(Out->File, File && fwrite(Data, 1, Size, File) == Size, 0);
  require(Out->File, !fclose(File), 0);
  free(Data);
}

int main(int, char **Arguments) {
  static struct Options O = {.NumDimensions = 1, .Global = {64, 1, 1}};
  if (!readOptions(Arguments + 1, &O)) {
    fputs(Usage, stderr);
    return 2;
  }
  const struct Driver D = openDriver();
  cl_program Program = build(&D, O.File);
  launch(&D, createKernel(Program, O.Kernel), &O);
  for (unsigned I = 0; I < O.NumPrints; ++I)
    print(&D, &O, &O.Prints[I]);
  for (unsigned I = 0; I < O.NumOutputs; ++I)
    writeOutput(&D, &O, &O.Outputs[I]);
  return 0;
}

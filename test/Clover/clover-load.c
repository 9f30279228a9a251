//===- clover-load.c - Loads and launches a program binary ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads a program binary with the first OpenCL driver, creates its kernels,
// sets their arguments, and launches them. The status of every call is printed,
// followed by FAILED if it is not 0. The exit status is 0 if all calls
// succeeded, 1 if a call failed, and 2 if the command line or the file is
// wrong.
//
//===----------------------------------------------------------------------===//

#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#include <CL/cl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char Usage[] =
    "usage: clover-load [OPTION...] [BINARY]\n"
    "\n"
    "Without BINARY, only describes the device.\n"
    "  -n            create the kernels, but do not launch them\n"
    "  -g X[,Y[,Z]]  global size (default: 256); sets the dimensions of the\n"
    "                launch, too\n"
    "  -l X[,Y[,Z]]  local size (default: 64)\n"
    "  -o X[,Y[,Z]]  global offset (default: none)\n"
    "  -a KINDS      kinds of the arguments of each kernel, separated by\n"
    "                commas: b (a buffer), n (no buffer), L (1024 bytes of\n"
    "                local memory), or N (a scalar of N bytes). By default,\n"
    "                each argument is the first kind that the driver takes.\n";

enum {
  MaxKernels = 256,
  BufferSize = 1 << 16,
  LocalArgumentSize = 1024,
  MaxScalarSize = 4096,
};

struct Options {
  bool WantsLaunch;
  cl_uint NumDimensions;
  size_t Global[3];
  size_t Local[3];
  size_t Offset[3];
  const char *Kinds;  ///< NULL: try all kinds.
  const char *Binary; ///< NULL: none.
};

struct Driver {
  cl_device_id Device;
  cl_context Context;
  cl_command_queue Queue;
  cl_mem Buffer;
};

static unsigned NumFailures;

static bool check(const char *What, cl_int Status) {
  printf("%-28s %d%s\n", What, Status, Status ? "  FAILED" : "");
  NumFailures += Status != CL_SUCCESS;
  return Status == CL_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Arguments of kernels
//===----------------------------------------------------------------------===//

static cl_int setBuffer(cl_kernel Kernel, cl_uint Index, cl_mem Buffer) {
  return clSetKernelArg(Kernel, Index, sizeof Buffer, &Buffer);
}

static cl_int setLocal(cl_kernel Kernel, cl_uint Index) {
  return clSetKernelArg(Kernel, Index, LocalArgumentSize, NULL);
}

/// Sets a value that is negative in 1, 2 and 4 bytes.
static cl_int setScalar(cl_kernel Kernel, cl_uint Index, size_t Size) {
  static const unsigned char Value[MaxScalarSize] = {0x98, 0xd6, 0xb4, 0xf2};
  if (Size > sizeof Value)
    return CL_INVALID_ARG_SIZE;
  return clSetKernelArg(Kernel, Index, Size, Value);
}

/// Sets the argument to the first of a list of kinds, and returns the rest of
/// the list.
static const char *setListed(const struct Driver *D, cl_kernel Kernel,
                             cl_uint Index, const char *Kinds) {
  size_t Length = strcspn(Kinds, ",");
  cl_int Status;
  switch (*Kinds) {
  case 'b':
    Status = setBuffer(Kernel, Index, D->Buffer);
    break;
  case 'n':
    Status = setBuffer(Kernel, Index, NULL);
    break;
  case 'L':
    Status = setLocal(Kernel, Index);
    break;
  default:
    Status = setScalar(Kernel, Index, strtoul(Kinds, NULL, 10));
    break;
  }
  char What[64];
  snprintf(What, sizeof What, "  argument %u (%.*s)", Index, (int)Length,
           Kinds);
  check(What, Status);
  return Kinds + Length + (Kinds[Length] == ',');
}

/// Sets the argument to the first kind that the driver accepts: a buffer, local
/// memory, or a scalar. A scalar of 8 bytes accepts the handle of the buffer.
/// Images and samplers fail, because no handle can be made up for them.
static void setAny(const struct Driver *D, cl_kernel Kernel, cl_uint Index) {
  cl_int Status = setBuffer(Kernel, Index, D->Buffer);
  if (Status)
    Status = setLocal(Kernel, Index);
  for (size_t Size = 1; Status && Size <= MaxScalarSize; ++Size)
    if (Size != sizeof D->Buffer)
      Status = setScalar(Kernel, Index, Size);
  char What[64];
  snprintf(What, sizeof What, "  argument %u", Index);
  check(What, Status);
}

static void setArguments(const struct Driver *D, cl_kernel Kernel,
                         cl_uint Count, const char *Kinds) {
  for (cl_uint I = 0; I < Count; ++I) {
    if (Kinds)
      Kinds = setListed(D, Kernel, I, Kinds);
    else
      setAny(D, Kernel, I);
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Prints the driver's description of a kernel.
/// \returns the number of its arguments.
static cl_uint describeKernel(const struct Driver *D, cl_kernel Kernel) {
  char Name[256] = "", Attributes[256] = "";
  cl_uint NumArguments = 0;
  size_t MaxWorkGroup = 0;
  size_t Required[3] = {};
  cl_ulong LocalSize = 0;
  check("  kernel name", clGetKernelInfo(Kernel, CL_KERNEL_FUNCTION_NAME,
                                         sizeof Name, Name, NULL));
  check("  number of arguments",
        clGetKernelInfo(Kernel, CL_KERNEL_NUM_ARGS, sizeof NumArguments,
                        &NumArguments, NULL));
  check("  attributes", clGetKernelInfo(Kernel, CL_KERNEL_ATTRIBUTES,
                                        sizeof Attributes, Attributes, NULL));
  check("  work-group size",
        clGetKernelWorkGroupInfo(Kernel, D->Device, CL_KERNEL_WORK_GROUP_SIZE,
                                 sizeof MaxWorkGroup, &MaxWorkGroup, NULL));
  check("  required work-group size",
        clGetKernelWorkGroupInfo(Kernel, D->Device,
                                 CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
                                 sizeof Required, Required, NULL));
  check("  local memory size",
        clGetKernelWorkGroupInfo(Kernel, D->Device, CL_KERNEL_LOCAL_MEM_SIZE,
                                 sizeof LocalSize, &LocalSize, NULL));
  printf("  kernel %s: %u arguments, work-group at most %zu, required %zu %zu "
         "%zu\n",
         Name, NumArguments, MaxWorkGroup, Required[0], Required[1],
         Required[2]);
  printf("  attributes '%s'\n", Attributes);
  return NumArguments;
}

static void useKernel(const struct Driver *D, cl_kernel Kernel,
                      const struct Options *O) {
  cl_uint NumArguments = describeKernel(D, Kernel);
  setArguments(D, Kernel, NumArguments, O->Kinds);
  if (O->WantsLaunch && check("  clEnqueueNDRangeKernel",
                              clEnqueueNDRangeKernel(
                                  D->Queue, Kernel, O->NumDimensions, O->Offset,
                                  O->Global, O->Local, 0, NULL, NULL)))
    check("  clFinish", clFinish(D->Queue));
}

static void useKernels(const struct Driver *D, cl_program Program,
                       const struct Options *O) {
  cl_kernel Kernels[MaxKernels];
  cl_uint Count = 0;
  if (!check("clCreateKernelsInProgram",
             clCreateKernelsInProgram(Program, MaxKernels, Kernels, &Count)))
    return;
  for (cl_uint I = 0; I < Count; ++I)
    useKernel(D, Kernels[I], O);
}

//===----------------------------------------------------------------------===//
// The driver and its program
//===----------------------------------------------------------------------===//

static void describeDevice(cl_device_id Device) {
  char Name[256] = "", Version[256] = "";
  clGetDeviceInfo(Device, CL_DEVICE_NAME, sizeof Name, Name, NULL);
  clGetDeviceInfo(Device, CL_DEVICE_VERSION, sizeof Version, Version, NULL);
  printf("device %s, %s\n", Name, Version);
}

static bool openDriver(struct Driver *D) {
  cl_platform_id Platform;
  cl_int Status;
  if (!check("clGetPlatformIDs", clGetPlatformIDs(1, &Platform, NULL)) ||
      !check("clGetDeviceIDs",
             clGetDeviceIDs(Platform, CL_DEVICE_TYPE_ALL, 1, &D->Device, NULL)))
    return false;
  describeDevice(D->Device);
  D->Context = clCreateContext(NULL, 1, &D->Device, NULL, NULL, &Status);
  if (!check("clCreateContext", Status))
    return false;
  D->Queue = clCreateCommandQueue(D->Context, D->Device, 0, &Status);
  if (!check("clCreateCommandQueue", Status))
    return false;
  D->Buffer =
      clCreateBuffer(D->Context, CL_MEM_READ_WRITE, BufferSize, NULL, &Status);
  return check("clCreateBuffer", Status);
}

/// Returns the contents of a file, or NULL after a message.
static unsigned char *readFile(const char *Name, size_t *Size) {
  FILE *File = fopen(Name, "rb");
  if (!File || fseek(File, 0, SEEK_END)) {
    perror(Name);
    return NULL;
  }
  *Size = ftell(File);
  rewind(File);
  unsigned char *Data = malloc(*Size + 1);
  if (fread(Data, 1, *Size, File) != *Size) {
    perror(Name);
    return NULL;
  }
  fclose(File);
  return Data;
}

/// Loads and builds the program \p Data. \returns NULL if this fails.
static cl_program loadProgram(const struct Driver *D, const unsigned char *Data,
                              size_t Size) {
  cl_int BinaryStatus = CL_SUCCESS;
  cl_int Status;
  cl_program Program = clCreateProgramWithBinary(
      D->Context, 1, &D->Device, &Size, &Data, &BinaryStatus, &Status);
  check("status of the binary", BinaryStatus);
  if (!check("clCreateProgramWithBinary", Status))
    return NULL;
  Status = clBuildProgram(Program, 1, &D->Device, "", NULL, NULL);
  return check("clBuildProgram", Status) ? Program : NULL;
}

//===----------------------------------------------------------------------===//
// The command line
//===----------------------------------------------------------------------===//

/// Reads at most three sizes from \p Text.
/// \returns their number.
static unsigned readSizes(const char *Text, size_t *Sizes) {
  unsigned Count = 0;
  while (Count < 3 && *Text) {
    char *End;
    Sizes[Count++] = strtoul(Text, &End, 0);
    Text = *End ? End + 1 : End;
  }
  return Count;
}

static bool readOption(char Letter, const char *Value, struct Options *O) {
  switch (Letter) {
  case 'g':
    O->NumDimensions = readSizes(Value, O->Global);
    return O->NumDimensions;
  case 'l':
    return readSizes(Value, O->Local);
  case 'o':
    return readSizes(Value, O->Offset);
  case 'a':
    O->Kinds = Value;
    return true;
  default:
    return false;
  }
}

static bool readOptions(char **Arguments, struct Options *O) {
  for (; *Arguments && **Arguments == '-'; ++Arguments) {
    if (!strcmp(*Arguments, "-n")) {
      O->WantsLaunch = false;
      continue;
    }
    char Letter = (*Arguments)[1];
    if (!*++Arguments || !readOption(Letter, *Arguments, O))
      return false;
  }
  O->Binary = *Arguments;
  return !*Arguments || !Arguments[1];
}

int main(int, char **Arguments) {
  struct Options O = {.WantsLaunch = true,
                      .NumDimensions = 1,
                      .Global = {256, 1, 1},
                      .Local = {64, 1, 1}};
  if (!readOptions(Arguments + 1, &O)) {
    fputs(Usage, stderr);
    return 2;
  }
  // Flush each line, so that the driver's messages on stderr come in order.
  setvbuf(stdout, NULL, _IOLBF, 0);

  size_t Size = 0;
  unsigned char *Data = O.Binary ? readFile(O.Binary, &Size) : NULL;
  if (O.Binary && !Data)
    return 2;
  struct Driver D;
  if (!openDriver(&D))
    return 1;
  if (!Data)
    return 0;
  cl_program Program = loadProgram(&D, Data, Size);
  if (!Program)
    return 1;
  useKernels(&D, Program, &O);
  return NumFailures != 0;
}

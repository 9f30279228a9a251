//===- launch.c - Loads a binary and launches its kernel ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of docs/tutorial.md. It launches the kernel
//   scale(global float *out, global const float *in, uint n, float factor)
// of a program binary with OpenCL 1.2 and checks the results.
//
//   cc -o launch launch.c -lOpenCL     (Debian: package ocl-icd-opencl-dev)
//   ./launch scale.gallium
//
//===----------------------------------------------------------------------===//

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>

enum { NumItems = 1000, GroupSize = 64 };

static void check(cl_int Status, const char *What) {
  if (Status == CL_SUCCESS)
    return;
  fprintf(stderr, "%s: status %d\n", What, Status);
  exit(1);
}

static unsigned char *readFile(const char *Name, size_t *Size) {
  FILE *F = fopen(Name, "rb");
  if (!F) {
    perror(Name);
    exit(1);
  }
  fseek(F, 0, SEEK_END);
  *Size = (size_t)ftell(F);
  rewind(F);
  unsigned char *Bytes = malloc(*Size);
  if (!Bytes || fread(Bytes, 1, *Size, F) != *Size) {
    fprintf(stderr, "%s: cannot be read\n", Name);
    exit(1);
  }
  fclose(F);
  return Bytes;
}

/// Loads a program binary. The driver refuses a binary for another device.
static cl_program loadProgram(cl_context Context, cl_device_id Device,
                              const char *Name) {
  size_t Size;
  const unsigned char *Binary = readFile(Name, &Size);
  cl_int BinaryStatus, Status;
  cl_program Program = clCreateProgramWithBinary(
      Context, 1, &Device, &Size, &Binary, &BinaryStatus, &Status);
  check(Status, "clCreateProgramWithBinary");
  check(BinaryStatus, "the binary");
  // Nothing is compiled, but without this call there are no kernels.
  check(clBuildProgram(Program, 1, &Device, "", NULL, NULL), "clBuildProgram");
  return Program;
}

int main(int Argc, char **Argv) {
  if (Argc != 2) {
    fprintf(stderr, "usage: launch BINARY\n");
    return 1;
  }
  cl_platform_id Platform;
  cl_device_id Device;
  cl_int Status;
  check(clGetPlatformIDs(1, &Platform, NULL), "clGetPlatformIDs");
  check(clGetDeviceIDs(Platform, CL_DEVICE_TYPE_GPU, 1, &Device, NULL),
        "clGetDeviceIDs");
  cl_context Context = clCreateContext(NULL, 1, &Device, NULL, NULL, &Status);
  check(Status, "clCreateContext");
  cl_command_queue Queue = clCreateCommandQueue(Context, Device, 0, &Status);
  check(Status, "clCreateCommandQueue");

  cl_program Program = loadProgram(Context, Device, Argv[1]);
  cl_kernel Kernel = clCreateKernel(Program, "scale", &Status);
  check(Status, "clCreateKernel");

  static float In[NumItems], Out[NumItems];
  for (int I = 0; I < NumItems; ++I)
    In[I] = (float)I;
  cl_mem InBuffer =
      clCreateBuffer(Context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR,
                     sizeof(In), In, &Status);
  check(Status, "clCreateBuffer");
  cl_mem OutBuffer =
      clCreateBuffer(Context, CL_MEM_WRITE_ONLY, sizeof(Out), NULL, &Status);
  check(Status, "clCreateBuffer");

  // The arguments have the order of .arg in the source.
  const cl_uint Count = NumItems;
  const cl_float Factor = 3;
  check(clSetKernelArg(Kernel, 0, sizeof(OutBuffer), &OutBuffer), "out");
  check(clSetKernelArg(Kernel, 1, sizeof(InBuffer), &InBuffer), "in");
  check(clSetKernelArg(Kernel, 2, sizeof(Count), &Count), "n");
  check(clSetKernelArg(Kernel, 3, sizeof(Factor), &Factor), "factor");

  // Launch whole groups. The kernel skips work-items with indices of n or more.
  const size_t Local = GroupSize;
  const size_t Global = (NumItems + Local - 1) / Local * Local;
  check(clEnqueueNDRangeKernel(Queue, Kernel, 1, NULL, &Global, &Local, 0, NULL,
                               NULL),
        "clEnqueueNDRangeKernel");
  check(clEnqueueReadBuffer(Queue, OutBuffer, CL_TRUE, 0, sizeof(Out), Out, 0,
                            NULL, NULL),
        "clEnqueueReadBuffer");

  for (int I = 0; I < NumItems; ++I)
    if (Out[I] != Factor * In[I]) {
      printf("out[%d] is %g, not %g\n", I, Out[I], Factor * In[I]);
      return 1;
    }
  printf("%d results are right\n", NumItems);
  return 0;
}

//===- kernels.cpp - Arguments and launches -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of kernels.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <cstring>
#include <string>

static std::string getArgText(cl_kernel K, cl_uint Index,
                              cl_kernel_arg_info Param) {
  char Text[64];
  size_t Size;
  CHECK(clGetKernelArgInfo(K, Index, Param, sizeof(Text), Text, &Size));
  EXPECT(Size, strlen(Text) + 1);
  return Text;
}

static void testQueries(Host &H, cl_program P) {
  cl_kernel K = clCreateKernel(P, "ids", &H.Status);
  CHECK(H.Status);
  cl_uint NumArgs;
  CHECK(clGetKernelInfo(K, CL_KERNEL_NUM_ARGS, 4, &NumArgs, nullptr));
  EXPECT(NumArgs, 2);
  EXPECT(getArgText(K, 0, CL_KERNEL_ARG_NAME) == "out", true);
  EXPECT(getArgText(K, 0, CL_KERNEL_ARG_TYPE_NAME) == "uint*", true);
  EXPECT(getArgText(K, 1, CL_KERNEL_ARG_TYPE_NAME) == "ulong", true);
  cl_kernel_arg_address_qualifier Space;
  CHECK(clGetKernelArgInfo(K, 0, CL_KERNEL_ARG_ADDRESS_QUALIFIER, 4, &Space,
                           nullptr));
  EXPECT(Space, CL_KERNEL_ARG_ADDRESS_GLOBAL);
  EXPECT(clGetKernelArgInfo(K, 2, CL_KERNEL_ARG_NAME, 0, nullptr, nullptr),
         CL_INVALID_ARG_INDEX);
  EXPECT(clGetKernelArgInfo(K, 0, CL_KERNEL_ARG_NAME, 2, &Space, nullptr),
         CL_INVALID_VALUE);
  size_t Multiple;
  CHECK(clGetKernelWorkGroupInfo(K, H.Device,
                                 CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,
                                 8, &Multiple, nullptr));
  EXPECT(Multiple, 64);
  char Names[64];
  CHECK(clGetProgramInfo(P, CL_PROGRAM_KERNEL_NAMES, 64, Names, nullptr));
  EXPECT(std::string(Names) == "ids;local_sum;follow;wild", true);
  EXPECT(clCreateKernel(P, "no", &H.Status) == nullptr, true);
  EXPECT(H.Status, CL_INVALID_KERNEL_NAME);
  EXPECT(clBuildProgram(P, 0, nullptr, "", nullptr, nullptr),
         CL_INVALID_OPERATION);
  CHECK(clReleaseKernel(K));
}

static void testArguments(Host &H, cl_program P) {
  cl_kernel K = clCreateKernel(P, "ids", &H.Status);
  cl_kernel L = clCreateKernel(P, "local_sum", &H.Status);
  cl_mem A = H.makeBuffer(256);
  const cl_ulong Tag = 0;
  const size_t Global = 64;
  EXPECT(clEnqueueNDRangeKernel(H.Queue, K, 1, nullptr, &Global, nullptr, 0,
                                nullptr, nullptr),
         CL_INVALID_KERNEL_ARGS);
  EXPECT(clSetKernelArg(K, 2, 8, &Tag), CL_INVALID_ARG_INDEX);
  EXPECT(clSetKernelArg(K, 1, 4, &Tag), CL_INVALID_ARG_SIZE);
  EXPECT(clSetKernelArg(K, 1, 8, nullptr), CL_INVALID_ARG_VALUE);
  EXPECT(clSetKernelArg(K, 0, 4, &A), CL_INVALID_ARG_SIZE);
  EXPECT(clSetKernelArg(K, 0, 8, &H.Context), CL_INVALID_MEM_OBJECT);
  EXPECT(clSetKernelArg(L, 1, 8, &A), CL_INVALID_ARG_VALUE);
  EXPECT(clSetKernelArg(L, 1, 0, nullptr), CL_INVALID_ARG_SIZE);
  EXPECT(clSetKernelArg(nullptr, 0, 8, &A), CL_INVALID_KERNEL);
  CHECK(clSetKernelArg(K, 0, 8, nullptr));
  CHECK(clSetKernelArg(K, 0, 8, &A));
  CHECK(clReleaseMemObject(A));
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseKernel(L));
}

static void testSizes(Host &H, cl_program P) {
  cl_kernel K = clCreateKernel(P, "ids", &H.Status);
  cl_mem A = H.makeBuffer(600 * 4);
  const cl_ulong Tag = 0;
  CHECK(clSetKernelArg(K, 0, sizeof(A), &A));
  CHECK(clSetKernelArg(K, 1, 8, &Tag));
  const auto Launch = [&](size_t Global, size_t Local, size_t Offset = 0,
                          cl_uint Dims = 1) {
    const size_t Globals[] = {Global, 1, 1}, Locals[] = {Local, 1, 1};
    const size_t Offsets[] = {Offset, 0, 0};
    return clEnqueueNDRangeKernel(H.Queue, K, Dims, Offsets, Globals,
                                  Local ? Locals : nullptr, 0, nullptr,
                                  nullptr);
  };
  // No size of a group is given: it must divide 600.
  CHECK(Launch(600, 0));
  EXPECT(H.read<int>(A, 600)[599], 599);
  CHECK(Launch(64, 32, 1000));
  EXPECT(H.read<int>(A, 600)[63], 1063);
  EXPECT(H.read<int>(A, 600)[64], 64);
  EXPECT(Launch(64, 32, 0, 0), CL_INVALID_WORK_DIMENSION);
  EXPECT(Launch(64, 32, 0, 4), CL_INVALID_WORK_DIMENSION);
  EXPECT(Launch(0, 0), CL_INVALID_GLOBAL_WORK_SIZE);
  EXPECT(Launch(size_t(1) << 33, 0), CL_INVALID_GLOBAL_WORK_SIZE);
  EXPECT(Launch(64, 48), CL_INVALID_WORK_GROUP_SIZE);
  EXPECT(Launch(512, 512), CL_INVALID_WORK_ITEM_SIZE);
  EXPECT(Launch(64, 64, ~size_t(0)), CL_INVALID_GLOBAL_OFFSET);
  // The launch keeps the arguments that were set before it.
  CHECK(Launch(600, 0));
  CHECK(clReleaseKernel(K));
  EXPECT(H.read<int>(A, 600)[63], 63);
  CHECK(clReleaseMemObject(A));
}

/// A sub-buffer is a pointer into its parent, which stays valid.
static void testSubBuffer(Host &H, cl_program P) {
  cl_kernel K = clCreateKernel(P, "ids", &H.Status);
  std::vector<int> Ones(256, 1);
  cl_mem A = H.makeBuffer(1024, Ones.data());
  const cl_buffer_region R = {512, 256};
  cl_mem Sub =
      clCreateSubBuffer(A, 0, CL_BUFFER_CREATE_TYPE_REGION, &R, &H.Status);
  CHECK(H.Status);
  const cl_ulong Tag = 0;
  const size_t Size = 64, Offset = 700;
  CHECK(clSetKernelArg(K, 0, sizeof(Sub), &Sub));
  CHECK(clSetKernelArg(K, 1, 8, &Tag));
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, &Offset, &Size, nullptr, 0,
                               nullptr, nullptr));
  CHECK(clReleaseMemObject(Sub));
  const std::vector<int> Out = H.read<int>(A, 256);
  EXPECT(Out[127], 1);
  EXPECT(Out[128], 700);
  EXPECT(Out[191], 763);
  EXPECT(Out[192], 1);
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseMemObject(A));
}

static void testLocalMemory(Host &H, cl_program P) {
  cl_kernel K = clCreateKernel(P, "local_sum", &H.Status);
  cl_mem A = H.makeBuffer(4);
  const size_t Size = 64;
  CHECK(clSetKernelArg(K, 0, sizeof(A), &A));
  CHECK(clSetKernelArg(K, 1, 256, nullptr));
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, nullptr, &Size, &Size, 0, nullptr,
                               nullptr));
  EXPECT(H.read<int>(A, 1)[0], 63);
  CHECK(clSetKernelArg(K, 1, 65540, nullptr));
  EXPECT(clEnqueueNDRangeKernel(H.Queue, K, 1, nullptr, &Size, &Size, 0,
                                nullptr, nullptr),
         CL_OUT_OF_RESOURCES);
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseMemObject(A));
}

int main(int, char **Args) {
  Host H;
  cl_program P = H.loadBinary(Args[1]);
  testQueries(H, P);
  testArguments(H, P);
  testSizes(H, P);
  testSubBuffer(H, P);
  testLocalMemory(H, P);
  CHECK(clReleaseProgram(P));
}

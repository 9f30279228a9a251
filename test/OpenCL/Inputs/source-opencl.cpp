//===- source-opencl.cpp - Programs in OpenCL C ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of source-opencl.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <string>

static const char *Source = R"(
kernel void numbers(global uint *Out, uint Factor) {
  size_t X = get_global_id(0) - get_global_offset(0);
  size_t Y = get_global_id(1) - get_global_offset(1);
  size_t At = 8 * (Y * get_global_size(0) + X);
  Out[At] = get_global_id(0) * Factor;
  Out[At + 1] = get_global_id(1);
  Out[At + 2] = get_local_id(0) + 100 * get_local_id(1);
  Out[At + 3] = get_group_id(0) + 100 * get_group_id(1);
  Out[At + 4] = get_global_size(0) + 100 * get_global_size(1);
  Out[At + 5] = get_local_size(0) + 100 * get_local_size(1);
  Out[At + 6] = get_num_groups(0) + 100 * get_num_groups(1);
  Out[At + 7] = get_work_dim();
}
)";

static void printLog(Host &H, cl_program P) {
  char Log[1000];
  CHECK(clGetProgramBuildInfo(P, H.Device, CL_PROGRAM_BUILD_LOG, sizeof(Log),
                              Log, nullptr));
  fprintf(stderr, "%s", Log);
}

static void testNumbers(Host &H) {
  cl_program P =
      clCreateProgramWithSource(H.Context, 1, &Source, nullptr, &H.Status);
  const cl_int Status =
      clBuildProgram(P, 0, nullptr, "-cl-std=CL1.2", nullptr, nullptr);
  printLog(H, P);
  CHECK(Status);
  cl_kernel K = clCreateKernel(P, "numbers", &H.Status);
  CHECK(H.Status);
  cl_mem Out = H.makeBuffer(12 * 6 * 8 * 4);
  const cl_uint Factor = 3;
  CHECK(clSetKernelArg(K, 0, sizeof(Out), &Out));
  CHECK(clSetKernelArg(K, 1, sizeof(Factor), &Factor));
  const size_t Global[] = {12, 6}, Local[] = {4, 2}, Offset[] = {10, 20};
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 2, Offset, Global, Local, 0, nullptr,
                               nullptr));
  const std::vector<cl_uint> Got = H.read<cl_uint>(Out, 12 * 6 * 8);
  for (cl_uint Y = 0; Y != 6; ++Y)
    for (cl_uint X = 0; X != 12; ++X) {
      const cl_uint Wanted[8] = {(X + 10) * 3,
                                 Y + 20,
                                 X % 4 + 100 * (Y % 2),
                                 X / 4 + 100 * (Y / 2),
                                 612,
                                 204,
                                 303,
                                 2};
      for (int I = 0; I != 8; ++I)
        EXPECT(Got[8 * (Y * 12 + X) + I], Wanted[I]);
    }
  CHECK(clReleaseMemObject(Out));
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseProgram(P));
}

static void testErrors(Host &H) {
  const char *Broken = "kernel void k(void) { int y=x; }";
  cl_program P =
      clCreateProgramWithSource(H.Context, 1, &Broken, nullptr, &H.Status);
  EXPECT(clBuildProgram(P, 0, nullptr, "", nullptr, nullptr),
         CL_BUILD_PROGRAM_FAILURE);
  printLog(H, P);
  EXPECT(clBuildProgram(P, 0, nullptr, "-o /etc/passwd", nullptr, nullptr),
         CL_INVALID_BUILD_OPTIONS);
  CHECK(clReleaseProgram(P));
}

int main() {
  Host H;
  testNumbers(H);
  testErrors(H);
}

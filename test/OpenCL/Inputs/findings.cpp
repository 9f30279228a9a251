//===- findings.cpp - Makes a finding -------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of findings.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"

int main(int, char **Args) {
  const int Wanted = atoi(Args[2]);
  Host H;
  cl_program P = H.loadBinary(Args[1]);
  cl_kernel K = clCreateKernel(P, "wild", &H.Status);
  cl_mem A = H.makeBuffer(4);
  const size_t One = 1;
  cl_event E;
  CHECK(clSetKernelArg(K, 0, sizeof(A), &A));
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, nullptr, &One, nullptr, 0,
                               nullptr, &E));
  EXPECT(clFinish(H.Queue), Wanted);
  cl_int Status;
  CHECK(clGetEventInfo(E, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(Status),
                       &Status, nullptr));
  EXPECT(Status, Wanted);
  int Value;
  EXPECT(clEnqueueReadBuffer(H.Queue, A, CL_TRUE, 0, 4, &Value, 0, nullptr,
                             nullptr),
         Wanted);
  CHECK(clReleaseEvent(E));
  CHECK(clReleaseMemObject(A));
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseProgram(P));
}

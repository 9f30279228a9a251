//===- source-assembly.cpp - Programs in CLRX assembly --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of source-assembly.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <string>

static const char *Source = R"(# A comment
.kernel store
    .config
        .dims x
        .useargs
        .arg out, uint*, global
.ifndef DISTANCE
    DISTANCE = 0
.endif
.text
store:
    s_load_dwordx2 s[0:1], s[4:5], 0
    v_mov_b32 v2, VALUE
    s_waitcnt lgkmcnt(0)
    s_add_u32 s0, s0, DISTANCE
    s_addc_u32 s1, s1, 0
    v_mov_b32 v0, s0
    v_mov_b32 v1, s1
    flat_store_dword v[0:1], v2
    s_endpgm
)";

static std::string getLog(Host &H, cl_program P) {
  size_t Size;
  CHECK(clGetProgramBuildInfo(P, H.Device, CL_PROGRAM_BUILD_LOG, 0, nullptr,
                              &Size));
  std::string Log(Size, 0);
  CHECK(clGetProgramBuildInfo(P, H.Device, CL_PROGRAM_BUILD_LOG, Size, &Log[0],
                              nullptr));
  return Log.c_str();
}

static void launch(Host &H, cl_program P, int Wanted) {
  cl_kernel K = clCreateKernel(P, "store", &H.Status);
  CHECK(H.Status);
  int Zero = 0;
  cl_mem A = H.makeBuffer(4, &Zero);
  const size_t One = 1;
  CHECK(clSetKernelArg(K, 0, sizeof(A), &A));
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, nullptr, &One, nullptr, 0,
                               nullptr, nullptr));
  EXPECT(H.read<int>(A, 1)[0], Wanted);
  CHECK(clReleaseMemObject(A));
  CHECK(clReleaseKernel(K));
}

int main() {
  Host H;
  // Strings are joined.
  const char *Broken[] = {".kernel x\n .config\n .dims x\n.text\n",
                          "x:\n    s_nonsense\n"};
  cl_program P =
      clCreateProgramWithSource(H.Context, 2, Broken, nullptr, &H.Status);
  CHECK(H.Status);
  EXPECT(clBuildProgram(P, 0, nullptr, "", nullptr, nullptr),
         CL_BUILD_PROGRAM_FAILURE);
  fprintf(stderr, "log: %s", getLog(H, P).c_str());
  EXPECT(clCreateKernel(P, "x", &H.Status) == nullptr, true);
  EXPECT(H.Status, CL_INVALID_PROGRAM_EXECUTABLE);
  CHECK(clReleaseProgram(P));

  P = clCreateProgramWithSource(H.Context, 1, &Source, nullptr, &H.Status);
  CHECK(clBuildProgram(P, 1, &H.Device, "-D VALUE=23 -DDISTANCE=4096", nullptr,
                       nullptr));
  launch(H, P, 0);
  CHECK(clBuildProgram(P, 1, &H.Device, "-DVALUE=23", nullptr, nullptr));
  launch(H, P, 23);
  EXPECT(clBuildProgram(P, 1, &H.Device, "-fast", nullptr, nullptr),
         CL_INVALID_BUILD_OPTIONS);
  fprintf(stderr, "option: %s", getLog(H, P).c_str());

  // The binary of a program makes another program.
  CHECK(clBuildProgram(P, 1, &H.Device, "-DVALUE=24", nullptr, nullptr));
  size_t Size;
  CHECK(clGetProgramInfo(P, CL_PROGRAM_BINARY_SIZES, sizeof(Size), &Size,
                         nullptr));
  std::vector<unsigned char> Binary(Size);
  unsigned char *To = Binary.data();
  CHECK(clGetProgramInfo(P, CL_PROGRAM_BINARIES, sizeof(To), &To, nullptr));
  const unsigned char *From = To;
  cl_program Copy = clCreateProgramWithBinary(H.Context, 1, &H.Device, &Size,
                                              &From, nullptr, &H.Status);
  CHECK(H.Status);
  CHECK(clBuildProgram(Copy, 0, nullptr, nullptr, nullptr, nullptr));
  launch(H, Copy, 24);
  CHECK(clReleaseProgram(Copy));
  CHECK(clReleaseProgram(P));
}

//===- link-opencl.cpp - Programs that are compiled and linked ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of link-opencl.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <string>

static cl_program makeProgram(Host &H, const char *Source) {
  cl_program P =
      clCreateProgramWithSource(H.Context, 1, &Source, nullptr, &H.Status);
  CHECK(H.Status);
  return P;
}

static void printLog(Host &H, cl_program P) {
  char Log[2000];
  CHECK(clGetProgramBuildInfo(P, H.Device, CL_PROGRAM_BUILD_LOG, sizeof(Log),
                              Log, nullptr));
  fprintf(stderr, "%s", Log);
}

static cl_program compile(Host &H, const char *Source) {
  const char *Name = "parts/twice.h";
  cl_program Header = makeProgram(H, "uint twice(uint X);\n");
  cl_program P = makeProgram(H, Source);
  const cl_int Status = clCompileProgram(P, 0, nullptr, "-DONE=1", 1, &Header,
                                         &Name, nullptr, nullptr);
  printLog(H, P);
  CHECK(Status);
  CHECK(clReleaseProgram(Header));
  return P;
}

static cl_program_binary_type getType(Host &H, cl_program P) {
  cl_program_binary_type Type = 0;
  CHECK(clGetProgramBuildInfo(P, H.Device, CL_PROGRAM_BINARY_TYPE, sizeof(Type),
                              &Type, nullptr));
  return Type;
}

static cl_program link(Host &H, const char *Options,
                       std::vector<cl_program> Programs) {
  cl_program P =
      clLinkProgram(H.Context, 0, nullptr, Options, cl_uint(Programs.size()),
                    Programs.data(), nullptr, nullptr, &H.Status);
  if (P)
    printLog(H, P);
  return P;
}

/// Returns a program made of the binary of \p P.
static cl_program reload(Host &H, cl_program P) {
  size_t Size = 0;
  CHECK(clGetProgramInfo(P, CL_PROGRAM_BINARY_SIZES, sizeof(Size), &Size,
                         nullptr));
  std::vector<unsigned char> Binary(Size);
  unsigned char *Bytes = Binary.data();
  CHECK(
      clGetProgramInfo(P, CL_PROGRAM_BINARIES, sizeof(Bytes), &Bytes, nullptr));
  const unsigned char *Read = Bytes;
  cl_program New = clCreateProgramWithBinary(H.Context, 1, &H.Device, &Size,
                                             &Read, nullptr, &H.Status);
  CHECK(H.Status);
  return New;
}

static void run(Host &H, cl_program P) {
  cl_kernel K = clCreateKernel(P, "fill", &H.Status);
  CHECK(H.Status);
  cl_mem Out = H.makeBuffer(8 * 4);
  CHECK(clSetKernelArg(K, 0, sizeof(Out), &Out));
  const size_t Offset = 100, Global = 8;
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, &Offset, &Global, nullptr, 0,
                               nullptr, nullptr));
  const std::vector<cl_uint> Got = H.read<cl_uint>(Out, 8);
  for (cl_uint I = 0; I != 8; ++I)
    EXPECT(Got[I], 2 * (100 + I) + 1);
  CHECK(clReleaseMemObject(Out));
  CHECK(clReleaseKernel(K));
}

static void testErrors(Host &H, cl_program Object) {
  cl_program Same = link(H, "", {Object, Object});
  EXPECT(H.Status, CL_LINK_PROGRAM_FAILURE);
  CHECK(clReleaseProgram(Same));
  EXPECT(!link(H, "-create-lib", {Object}), true);
  EXPECT(H.Status, CL_INVALID_LINKER_OPTIONS);
  cl_program Assembly = makeProgram(H, ".amdcl2\n");
  EXPECT(!link(H, "", {Assembly}), true);
  EXPECT(H.Status, CL_INVALID_OPERATION);
  EXPECT(clCompileProgram(Assembly, 0, nullptr, "", 0, nullptr, nullptr,
                          nullptr, nullptr),
         CL_COMPILE_PROGRAM_FAILURE);
  printLog(H, Assembly);
  clCreateKernel(Object, "fill", &H.Status);
  EXPECT(H.Status, CL_INVALID_PROGRAM_EXECUTABLE);
  const char *Outside = "../x.h";
  EXPECT(clCompileProgram(Assembly, 0, nullptr, "-x cl", 1, &Assembly, &Outside,
                          nullptr, nullptr),
         CL_COMPILE_PROGRAM_FAILURE);
  printLog(H, Assembly);
  CHECK(clReleaseProgram(Assembly));
}

int main() {
  Host H;
  cl_program Twice = compile(H, "#include \"parts/twice.h\"\n"
                                "uint twice(uint X) { return 2 * X; }\n");
  cl_program Fill = compile(H, "#include \"parts/twice.h\"\n"
                               "kernel void fill(global uint *Out) {\n"
                               "  uint I = get_global_id(0);\n"
                               "  Out[I - get_global_offset(0)] ="
                               " twice(I) + ONE;\n"
                               "}\n");
  EXPECT(getType(H, Fill), CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
  cl_program Library = link(H, "-create-library", {Twice});
  CHECK(H.Status);
  EXPECT(getType(H, Library), CL_PROGRAM_BINARY_TYPE_LIBRARY);
  cl_program Whole = link(H, "", {Fill, Library});
  CHECK(H.Status);
  EXPECT(getType(H, Whole), CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
  run(H, Whole);
  cl_program Reloaded = reload(H, Fill);
  cl_program Again = link(H, "", {Twice, Reloaded});
  CHECK(H.Status);
  run(H, Again);
  testErrors(H, Fill);
  for (cl_program P : {Twice, Fill, Library, Whole, Reloaded, Again})
    CHECK(clReleaseProgram(P));
}

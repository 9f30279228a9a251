//===- buffers.cpp - Commands on buffers ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of buffers.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <numeric>

static std::vector<int> makeNumbers(size_t Count) {
  std::vector<int> Numbers(Count);
  std::iota(Numbers.begin(), Numbers.end(), 0);
  return Numbers;
}

static void testRanges(Host &H) {
  std::vector<int> In = makeNumbers(16);
  cl_mem A = H.makeBuffer(64, In.data()), B = H.makeBuffer(64, In.data());
  const int New[2] = {100, 101};
  CHECK(clEnqueueWriteBuffer(H.Queue, A, CL_TRUE, 8, 8, New, 0, nullptr,
                             nullptr));
  CHECK(clEnqueueCopyBuffer(H.Queue, A, B, 4, 40, 12, 0, nullptr, nullptr));
  const short Pattern = 0x1234;
  CHECK(
      clEnqueueFillBuffer(H.Queue, B, &Pattern, 2, 4, 8, 0, nullptr, nullptr));
  const std::vector<int> Out = H.read<int>(B, 16);
  const int Wanted[16] = {0, 0x12341234, 0x12341234, 3,   4,   5,  6,  7,
                          8, 9,          1,          100, 101, 13, 14, 15};
  for (int I = 0; I != 16; ++I)
    EXPECT(Out[I], Wanted[I]);
  EXPECT(clEnqueueCopyBuffer(H.Queue, A, A, 0, 8, 12, 0, nullptr, nullptr),
         CL_MEM_COPY_OVERLAP);
  CHECK(clEnqueueCopyBuffer(H.Queue, A, A, 0, 12, 12, 0, nullptr, nullptr));
  CHECK(clFinish(H.Queue));
  CHECK(clReleaseMemObject(A));
  CHECK(clReleaseMemObject(B));
}

/// Copies a box of 2 bytes x 2 rows x 2 slices.
static void testRectangles(Host &H) {
  unsigned char In[64], Out[27] = {};
  for (int I = 0; I != 64; ++I)
    In[I] = (unsigned char)I;
  cl_mem A = H.makeBuffer(64, In), B = H.makeBuffer(64);
  const size_t Origin[] = {1, 2, 1}, To[] = {0, 1, 2}, Zero[] = {0, 0, 0};
  const size_t Region[] = {2, 2, 2};
  CHECK(clEnqueueCopyBufferRect(H.Queue, A, B, Origin, To, Region, 4, 16, 4, 16,
                                0, nullptr, nullptr));
  CHECK(clEnqueueReadBufferRect(H.Queue, B, CL_TRUE, To, Zero, Region, 4, 16, 3,
                                9, Out, 0, nullptr, nullptr));
  for (int Z = 0; Z != 2; ++Z)
    for (int Y = 0; Y != 2; ++Y)
      for (int X = 0; X != 2; ++X)
        EXPECT(Out[Z * 9 + Y * 3 + X], (Z + 1) * 16 + (Y + 2) * 4 + X + 1);
  EXPECT(Out[2], 0);
  CHECK(clEnqueueWriteBufferRect(H.Queue, A, CL_TRUE, Zero, Zero, Region, 0, 0,
                                 3, 9, Out, 0, nullptr, nullptr));
  const std::vector<unsigned char> Dense = H.read<unsigned char>(A, 8);
  const int Wanted[] = {25, 26, 29, 30, 41, 42, 45, 46};
  for (int I = 0; I != 8; ++I)
    EXPECT(Dense[I], Wanted[I]);
  // Boxes that have a row in common, and boxes side by side.
  const size_t Low[] = {0, 1, 0}, Beside[] = {2, 0, 0};
  EXPECT(clEnqueueCopyBufferRect(H.Queue, A, A, Zero, Low, Region, 4, 16, 4, 16,
                                 0, nullptr, nullptr),
         CL_MEM_COPY_OVERLAP);
  CHECK(clEnqueueCopyBufferRect(H.Queue, A, A, Zero, Beside, Region, 4, 16, 4,
                                16, 0, nullptr, nullptr));
  EXPECT(clEnqueueCopyBufferRect(H.Queue, A, A, Zero, Beside, Region, 4, 16, 4,
                                 32, 0, nullptr, nullptr),
         CL_INVALID_VALUE);
  const size_t Huge[] = {2, ~size_t(0) / 2, 2};
  EXPECT(clEnqueueCopyBufferRect(H.Queue, A, B, Zero, Zero, Huge, 0, 0, 0, 0, 0,
                                 nullptr, nullptr),
         CL_INVALID_VALUE);
  CHECK(clFinish(H.Queue));
  CHECK(clReleaseMemObject(A));
  CHECK(clReleaseMemObject(B));
}

static void testSubBuffers(Host &H) {
  std::vector<int> In = makeNumbers(256);
  cl_mem A = H.makeBuffer(1024, In.data(), CL_MEM_READ_ONLY);
  cl_buffer_region R = {512, 256};
  cl_mem Sub =
      clCreateSubBuffer(A, 0, CL_BUFFER_CREATE_TYPE_REGION, &R, &H.Status);
  CHECK(H.Status);
  EXPECT(H.read<int>(Sub, 64)[0], 128);
  size_t Offset;
  CHECK(clGetMemObjectInfo(Sub, CL_MEM_OFFSET, 8, &Offset, nullptr));
  EXPECT(Offset, 512);
  cl_mem_flags Flags;
  CHECK(clGetMemObjectInfo(Sub, CL_MEM_FLAGS, 8, &Flags, nullptr));
  EXPECT(Flags & CL_MEM_READ_ONLY, CL_MEM_READ_ONLY);
  clCreateSubBuffer(Sub, 0, CL_BUFFER_CREATE_TYPE_REGION, &R, &H.Status);
  EXPECT(H.Status, CL_INVALID_MEM_OBJECT);
  clCreateSubBuffer(A, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &R,
                    &H.Status);
  EXPECT(H.Status, CL_INVALID_VALUE);
  R.origin = 4;
  clCreateSubBuffer(A, 0, CL_BUFFER_CREATE_TYPE_REGION, &R, &H.Status);
  EXPECT(H.Status, CL_MISALIGNED_SUB_BUFFER_OFFSET);
  R = {768, 512};
  clCreateSubBuffer(A, 0, CL_BUFFER_CREATE_TYPE_REGION, &R, &H.Status);
  EXPECT(H.Status, CL_INVALID_VALUE);
  // The sub-buffer keeps its parent.
  CHECK(clReleaseMemObject(A));
  EXPECT(H.read<int>(Sub, 64)[63], 191);
  CHECK(clReleaseMemObject(Sub));
}

static void testMaps(Host &H, cl_mem_flags Flags) {
  std::vector<int> In = makeNumbers(64);
  cl_mem A = clCreateBuffer(H.Context, Flags, 256, In.data(), &H.Status);
  CHECK(H.Status);
  auto *P = static_cast<int *>(
      clEnqueueMapBuffer(H.Queue, A, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 16,
                         32, 0, nullptr, nullptr, &H.Status));
  CHECK(H.Status);
  EXPECT(P == &In[4], (Flags & CL_MEM_USE_HOST_PTR) != 0);
  EXPECT(P[0], 4);
  P[1] = 55;
  cl_uint Count;
  CHECK(clGetMemObjectInfo(A, CL_MEM_MAP_COUNT, 4, &Count, nullptr));
  EXPECT(Count, 1);
  CHECK(clEnqueueUnmapMemObject(H.Queue, A, P, 0, nullptr, nullptr));
  EXPECT(H.read<int>(A, 64)[5], 55);
  EXPECT(clEnqueueUnmapMemObject(H.Queue, A, P, 0, nullptr, nullptr),
         CL_INVALID_VALUE);
  EXPECT(clEnqueueMapBuffer(H.Queue, A, CL_TRUE, CL_MAP_READ, 250, 32, 0,
                            nullptr, nullptr, &H.Status) == nullptr,
         1);
  EXPECT(H.Status, CL_INVALID_VALUE);
  CHECK(clReleaseMemObject(A));
}

static void CL_CALLBACK count(cl_mem, void *Data) {
  ++*static_cast<int *>(Data);
}

static void testDestruction(Host &H) {
  int Calls = 0;
  cl_mem A = H.makeBuffer(4);
  CHECK(clSetMemObjectDestructorCallback(A, count, &Calls));
  CHECK(clRetainMemObject(A));
  CHECK(clReleaseMemObject(A));
  EXPECT(Calls, 0);
  CHECK(clReleaseMemObject(A));
  EXPECT(Calls, 1);
}

static void testErrors(Host &H) {
  int Value = 0;
  clCreateBuffer(H.Context, 0, 0, nullptr, &H.Status);
  EXPECT(H.Status, CL_INVALID_BUFFER_SIZE);
  clCreateBuffer(H.Context, 0, ~size_t(0), nullptr, &H.Status);
  EXPECT(H.Status, CL_INVALID_BUFFER_SIZE);
  clCreateBuffer(H.Context, 0, 4, &Value, &H.Status);
  EXPECT(H.Status, CL_INVALID_HOST_PTR);
  clCreateBuffer(H.Context, CL_MEM_COPY_HOST_PTR, 4, nullptr, &H.Status);
  EXPECT(H.Status, CL_INVALID_HOST_PTR);
  clCreateBuffer(H.Context, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, 4, nullptr,
                 &H.Status);
  EXPECT(H.Status, CL_INVALID_VALUE);
  cl_mem A = H.makeBuffer(4, nullptr, CL_MEM_HOST_NO_ACCESS);
  EXPECT(clEnqueueReadBuffer(H.Queue, A, CL_TRUE, 0, 4, &Value, 0, nullptr,
                             nullptr),
         CL_INVALID_OPERATION);
  EXPECT(clEnqueueWriteBuffer(H.Queue, A, CL_TRUE, 2, 4, &Value, 0, nullptr,
                              nullptr),
         CL_INVALID_VALUE);
  EXPECT(clEnqueueReadBuffer(H.Queue, nullptr, CL_TRUE, 0, 4, &Value, 0,
                             nullptr, nullptr),
         CL_INVALID_MEM_OBJECT);
  EXPECT(clEnqueueFillBuffer(H.Queue, A, &Value, 3, 0, 3, 0, nullptr, nullptr),
         CL_INVALID_VALUE);
  CHECK(clReleaseMemObject(A));
}

int main() {
  Host H;
  testRanges(H);
  testRectangles(H);
  testSubBuffers(H);
  testMaps(H, CL_MEM_COPY_HOST_PTR);
  testMaps(H, CL_MEM_USE_HOST_PTR);
  testDestruction(H);
  testErrors(H);
}

//===- threads.cpp - Commands of several threads --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of threads.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <thread>

constexpr size_t NumItems = 256;

/// Launches kernels that write one buffer after the other, on two queues.
static void work(Host &H, const char *Binary) {
  cl_program P = H.loadBinary(Binary);
  cl_kernel K = clCreateKernel(P, "ids", &H.Status);
  cl_command_queue Other = clCreateCommandQueue(
      H.Context, H.Device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, &H.Status);
  cl_mem A = H.makeBuffer(NumItems * 4), B = H.makeBuffer(NumItems * 4);
  const cl_ulong Tag = 0;
  CHECK(clSetKernelArg(K, 1, sizeof(Tag), &Tag));
  cl_event Last = nullptr;
  for (int I = 0; I != 20; ++I) {
    cl_event Launched, Copied;
    CHECK(clSetKernelArg(K, 0, sizeof(A), &A));
    const size_t Offset = I;
    CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, &Offset, &NumItems, nullptr,
                                 Last ? 1 : 0, Last ? &Last : nullptr,
                                 &Launched));
    CHECK(clEnqueueCopyBuffer(Other, A, B, 0, 0, NumItems * 4, 1, &Launched,
                              &Copied));
    CHECK(clReleaseEvent(Launched));
    if (Last)
      CHECK(clReleaseEvent(Last));
    Last = Copied;
  }
  CHECK(clWaitForEvents(1, &Last));
  CHECK(clReleaseEvent(Last));
  EXPECT(H.read<int>(B, NumItems)[NumItems - 1], NumItems - 1 + 19);
  CHECK(clReleaseMemObject(A));
  CHECK(clReleaseMemObject(B));
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseCommandQueue(Other));
  CHECK(clReleaseProgram(P));
}

static void runThreads(void (*Function)(const char *), const char *Binary) {
  std::vector<std::thread> Threads;
  for (int I = 0; I != 4; ++I)
    Threads.emplace_back(Function, Binary);
  for (std::thread &T : Threads)
    T.join();
}

static Host *Shared;

int main(int, char **Args) {
  runThreads(
      [](const char *Binary) {
        Host H;
        work(H, Binary);
      },
      Args[1]);
  Host H;
  Shared = &H;
  runThreads(
      [](const char *Binary) {
        // A queue of its own in the shared context.
        Host Mine(*Shared);
        CHECK(clRetainContext(Mine.Context));
        Mine.Queue =
            clCreateCommandQueue(Mine.Context, Mine.Device, 0, &Mine.Status);
        work(Mine, Binary);
      },
      Args[1]);
}

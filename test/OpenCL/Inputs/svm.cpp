//===- svm.cpp - Shared virtual memory ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of svm.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"

static void launchFollow(Host &H, cl_kernel K, void *List) {
  const size_t One = 1;
  CHECK(clSetKernelArgSVMPointer(K, 0, List));
  CHECK(clEnqueueNDRangeKernel(H.Queue, K, 1, nullptr, &One, nullptr, 0,
                               nullptr, nullptr));
}

int main(int, char **Args) {
  Host H;
  cl_device_svm_capabilities Capabilities;
  CHECK(clGetDeviceInfo(H.Device, CL_DEVICE_SVM_CAPABILITIES, 8, &Capabilities,
                        nullptr));
  EXPECT(Capabilities, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER);
  cl_program P = H.loadBinary(Args[1]);
  cl_kernel K = clCreateKernel(P, "follow", &H.Status);

  auto *List = static_cast<int **>(clSVMAlloc(H.Context, 0, 64, 0));
  auto *Data = static_cast<int *>(clSVMAlloc(H.Context, 0, 4096, 128));
  EXPECT(reinterpret_cast<size_t>(Data) % 128, 0);
  CHECK(clEnqueueSVMMap(H.Queue, CL_TRUE, CL_MAP_WRITE, List, 64, 0, nullptr,
                        nullptr));
  List[0] = Data + 3;
  CHECK(clEnqueueSVMUnmap(H.Queue, List, 0, nullptr, nullptr));
  void *Pointers[] = {List, Data};
  CHECK(clSetKernelExecInfo(K, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof(Pointers),
                            Pointers));
  launchFollow(H, K, List);
  CHECK(clEnqueueSVMMap(H.Queue, CL_TRUE, CL_MAP_READ, Data, 4096, 0, nullptr,
                        nullptr));
  EXPECT(Data[3], 42);
  CHECK(clEnqueueSVMUnmap(H.Queue, Data, 0, nullptr, nullptr));

  // Copies and fills; an argument in the middle of an allocation.
  int *Next = Data + 5, Value = 0;
  CHECK(clEnqueueSVMMemcpy(H.Queue, CL_TRUE, &List[2], &Next, sizeof(Next), 0,
                           nullptr, nullptr));
  launchFollow(H, K, &List[2]);
  CHECK(clEnqueueSVMMemcpy(H.Queue, CL_TRUE, &Value, Next, sizeof(Value), 0,
                           nullptr, nullptr));
  EXPECT(Value, 42);
  const short Pattern = 0x55;
  CHECK(
      clEnqueueSVMMemFill(H.Queue, Next, &Pattern, 2, 4, 0, nullptr, nullptr));
  CHECK(clFinish(H.Queue));
  EXPECT(*Next, 0x550055);

  EXPECT(clSVMAlloc(H.Context, CL_MEM_SVM_FINE_GRAIN_BUFFER, 64, 0) == nullptr,
         true);
  EXPECT(clSVMAlloc(H.Context, 0, 64, 3) == nullptr, true);
  EXPECT(clSVMAlloc(H.Context, 0, 0, 0) == nullptr, true);
  EXPECT(clSetKernelArgSVMPointer(K, 0, &H), CL_INVALID_ARG_VALUE);
  EXPECT(clEnqueueSVMMap(H.Queue, CL_TRUE, CL_MAP_READ, &H, 4, 0, nullptr,
                         nullptr),
         CL_INVALID_VALUE);
  EXPECT(clEnqueueSVMMemcpy(H.Queue, CL_TRUE, Data, Data + 1, 8, 0, nullptr,
                            nullptr),
         CL_MEM_COPY_OVERLAP);
  clSVMFree(H.Context, Data);
  void *Rest[] = {List};
  CHECK(clEnqueueSVMFree(H.Queue, 1, Rest, nullptr, nullptr, 0, nullptr,
                         nullptr));
  CHECK(clFinish(H.Queue));
  CHECK(clReleaseKernel(K));
  CHECK(clReleaseProgram(P));
}

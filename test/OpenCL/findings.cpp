// Findings go to standard error and to the file in CLRX_CL_LOG. With CLRX_CL_STRICT=1, the kernel fails, and so does
// everything after it in the queue.

// RUN: clrx-mc --format=rocm -mcpu=tonga -filetype=obj -o %t.bin %S/Inputs/kernels.clrx
// RUN: %host -I %S/Inputs %s -o %t -lOpenCL
// RUN: rm -f %t.log
// RUN: env CLRX_CL_LOG=%t.log %t %t.bin 0 2>&1 | FileCheck %s
// RUN: FileCheck %s --input-file=%t.log
// RUN: env CLRX_CL_STRICT=1 %t %t.bin -5 2>&1 | FileCheck %s
// CHECK: <program 1>: .text+0x{{[0-9a-f]+}} (wild+0x24): error: store of 4 bytes outside of every allocation [-Cbounds]
// CHECK-NEXT: flat_store_dword v[0:1], v2
// CHECK-NEXT: note: kernel 'wild', work-group 0,0,0, wavefront 0, lane 0: address 0x{{[0-9a-f]+}} is {{[0-9]+}} bytes behind arg 0

// A file that cannot be written is reported, and the kernel runs nevertheless.
// RUN: env CLRX_CL_LOG=%t.bin/log %t %t.bin 0 2>&1 | FileCheck %s --check-prefix=LOG
// LOG: libclrx-cl: error: cannot write '{{.*}}/log': Not a directory

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

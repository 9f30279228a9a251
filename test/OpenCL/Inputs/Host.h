//===- Host.h - Helpers of host programs ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A context with a queue, and checks that name the line.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TEST_OPENCL_INPUTS_HOST_H
#define CLRX_TEST_OPENCL_INPUTS_HOST_H

#define CL_TARGET_OPENCL_VERSION 200
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

/// Ends the program if the numbers differ.
#define EXPECT(Got, Wanted)                                                    \
  do {                                                                         \
    const long long GotValue = (long long)(Got);                               \
    const long long WantedValue = (long long)(Wanted);                         \
    if (GotValue != WantedValue) {                                             \
      fprintf(stderr, "line %d: %s is %lld, not %lld\n", __LINE__, #Got,       \
              GotValue, WantedValue);                                          \
      exit(1);                                                                 \
    }                                                                          \
  } while (false)
#define CHECK(Call) EXPECT(Call, CL_SUCCESS)

/// The first device with a context and a queue.
struct Host {
  cl_platform_id Platform = nullptr;
  cl_device_id Device = nullptr;
  cl_context Context = nullptr;
  cl_command_queue Queue = nullptr;
  cl_int Status = CL_SUCCESS;

  explicit Host(cl_command_queue_properties Flags = 0) {
    CHECK(clGetPlatformIDs(1, &Platform, nullptr));
    CHECK(clGetDeviceIDs(Platform, CL_DEVICE_TYPE_GPU, 1, &Device, nullptr));
    Context = clCreateContext(nullptr, 1, &Device, nullptr, nullptr, &Status);
    CHECK(Status);
    Queue = clCreateCommandQueue(Context, Device, Flags, &Status);
    CHECK(Status);
  }
  ~Host() {
    CHECK(clReleaseCommandQueue(Queue));
    CHECK(clReleaseContext(Context));
  }

  cl_mem makeBuffer(size_t Size, void *Content = nullptr,
                    cl_mem_flags Flags = CL_MEM_READ_WRITE) {
    cl_mem M =
        clCreateBuffer(Context, Flags | (Content ? CL_MEM_COPY_HOST_PTR : 0),
                       Size, Content, &Status);
    CHECK(Status);
    return M;
  }
  template <typename T> std::vector<T> read(cl_mem M, size_t Count) {
    std::vector<T> Values(Count);
    CHECK(clEnqueueReadBuffer(Queue, M, CL_TRUE, 0, Count * sizeof(T),
                              Values.data(), 0, nullptr, nullptr));
    return Values;
  }

  static std::vector<char> readFile(const char *Name) {
    std::ifstream In(Name, std::ios::binary);
    return {std::istreambuf_iterator<char>(In), {}};
  }
  cl_program loadBinary(const char *Name) {
    const std::vector<char> File = readFile(Name);
    const size_t Size = File.size();
    const auto *Bytes = reinterpret_cast<const unsigned char *>(File.data());
    cl_program P = clCreateProgramWithBinary(Context, 1, &Device, &Size, &Bytes,
                                             nullptr, &Status);
    CHECK(Status);
    CHECK(clBuildProgram(P, 0, nullptr, "", nullptr, nullptr));
    return P;
  }
};

#endif // CLRX_TEST_OPENCL_INPUTS_HOST_H

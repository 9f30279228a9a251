//===- refusals.cpp - Functions that are not supported --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of refusals.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"

static void testImages(Host &H) {
  cl_bool Has = CL_TRUE;
  CHECK(clGetDeviceInfo(H.Device, CL_DEVICE_IMAGE_SUPPORT, 4, &Has, nullptr));
  EXPECT(Has, CL_FALSE);
  cl_uint Count = 1;
  CHECK(clGetSupportedImageFormats(H.Context, CL_MEM_READ_ONLY,
                                   CL_MEM_OBJECT_IMAGE2D, 0, nullptr, &Count));
  EXPECT(Count, 0);
  cl_image_format Format = {CL_RGBA, CL_UNORM_INT8};
  cl_image_desc Desc = {};
  Desc.image_type = CL_MEM_OBJECT_IMAGE2D;
  Desc.image_width = Desc.image_height = 4;
  EXPECT(clCreateImage(H.Context, CL_MEM_READ_ONLY, &Format, &Desc, nullptr,
                       &H.Status) == nullptr,
         true);
  EXPECT(H.Status, CL_INVALID_OPERATION);
  EXPECT(clCreateImage(H.Context, CL_MEM_READ_ONLY, &Format, &Desc, nullptr,
                       nullptr) == nullptr,
         true);
  clCreateSampler(H.Context, CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST,
                  &H.Status);
  EXPECT(H.Status, CL_INVALID_OPERATION);
  cl_mem Buffer = H.makeBuffer(64);
  const size_t Origin[3] = {}, Region[3] = {1, 1, 1};
  char Pixel[4];
  EXPECT(clEnqueueReadImage(H.Queue, Buffer, CL_TRUE, Origin, Region, 0, 0,
                            Pixel, 0, nullptr, nullptr),
         CL_INVALID_MEM_OBJECT);
  EXPECT(clGetImageInfo(Buffer, CL_IMAGE_WIDTH, 4, Pixel, nullptr),
         CL_INVALID_MEM_OBJECT);
  CHECK(clReleaseMemObject(Buffer));
}

static void testOthers(Host &H) {
  clCreatePipe(H.Context, 0, 4, 4, nullptr, &H.Status);
  EXPECT(H.Status, CL_INVALID_OPERATION);
  EXPECT(clEnqueueNativeKernel(H.Queue, nullptr, nullptr, 0, 0, nullptr,
                               nullptr, 0, nullptr, nullptr),
         CL_INVALID_OPERATION);
  const cl_device_partition_property Halves[] = {CL_DEVICE_PARTITION_EQUALLY,
                                                 14, 0};
  EXPECT(clCreateSubDevices(H.Device, Halves, 0, nullptr, nullptr),
         CL_INVALID_VALUE);
  cl_uint Count = 1;
  EXPECT(clGetDeviceIDs(H.Platform, CL_DEVICE_TYPE_CPU, 0, nullptr, &Count),
         CL_DEVICE_NOT_FOUND);
  EXPECT(clGetDeviceIDs(H.Platform, 0, 0, nullptr, &Count),
         CL_INVALID_DEVICE_TYPE);
  const cl_context_properties Unknown[] = {1, 2, 0};
  clCreateContext(Unknown, 1, &H.Device, nullptr, nullptr, &H.Status);
  EXPECT(H.Status, CL_INVALID_PROPERTY);
  clCreateCommandQueue(H.Context, H.Device, 1 << 10, &H.Status);
  EXPECT(H.Status, CL_INVALID_VALUE);
  clCreateCommandQueue(H.Context, H.Device, CL_QUEUE_ON_DEVICE, &H.Status);
  EXPECT(H.Status, CL_INVALID_QUEUE_PROPERTIES);
}

/// A handle of another kind of object
static void testHandles(Host &H) {
  auto *WrongContext = reinterpret_cast<cl_context>(H.Queue);
  EXPECT(clRetainContext(WrongContext), CL_INVALID_CONTEXT);
  clCreateBuffer(WrongContext, 0, 4, nullptr, &H.Status);
  EXPECT(H.Status, CL_INVALID_CONTEXT);
  EXPECT(clFinish(reinterpret_cast<cl_command_queue>(H.Context)),
         CL_INVALID_COMMAND_QUEUE);
  EXPECT(clReleaseEvent(reinterpret_cast<cl_event>(H.Context)),
         CL_INVALID_EVENT);
}

int main() {
  Host H;
  testImages(H);
  testOthers(H);
  testHandles(H);
}

//===- Dispatch.cpp - The table of functions ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that the ICD loader calls. The library exports only those by
// which the loader finds the platform, so it never calls itself through the
// loader.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Kernel.h"
#include "Launches.h"
#include "MemObject.h"
#include "Program.h"
#include "Queue.h"
#include "Refusals.h"
#include "SVM.h"
#include "Transfers.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

static void *getExtensionFunctionAddress(const char *Name);
static void *getExtensionFunctionAddressForPlatform(cl_platform_id,
                                                    const char *Name) {
  return getExtensionFunctionAddress(Name);
}

//===----------------------------------------------------------------------===//
// Rows of the table
//===----------------------------------------------------------------------===//

static void addPlatform(cl_icd_dispatch &T) {
  T.clGetPlatformIDs = getPlatformIDs;
  T.clGetPlatformInfo = getPlatformInfo;
  T.clGetDeviceIDs = getDeviceIDs;
  T.clGetDeviceInfo = getDeviceInfo;
  T.clRetainDevice = retainDevice;
  T.clReleaseDevice = releaseDevice;
  T.clCreateSubDevices = createSubDevices;
  T.clGetDeviceAndHostTimer = getDeviceAndHostTimer;
  T.clGetHostTimer = getHostTimer;
  T.clGetExtensionFunctionAddress = getExtensionFunctionAddress;
  T.clGetExtensionFunctionAddressForPlatform =
      getExtensionFunctionAddressForPlatform;
}

static void addContexts(cl_icd_dispatch &T) {
  T.clCreateContext = createContext;
  T.clCreateContextFromType = createContextFromType;
  T.clRetainContext = retain<cl_context, CL_INVALID_CONTEXT>;
  T.clReleaseContext = release<cl_context, CL_INVALID_CONTEXT>;
  T.clGetContextInfo = getContextInfo;
  T.clSetContextDestructorCallback = setContextDestructorCallback;
}

static void addMemory(cl_icd_dispatch &T) {
  T.clCreateBuffer = createBuffer;
  T.clCreateBufferWithProperties = createBufferWithProperties;
  T.clCreateSubBuffer = createSubBuffer;
  T.clRetainMemObject = retain<cl_mem, CL_INVALID_MEM_OBJECT>;
  T.clReleaseMemObject = release<cl_mem, CL_INVALID_MEM_OBJECT>;
  T.clGetMemObjectInfo = getMemObjectInfo;
  T.clSetMemObjectDestructorCallback = setMemObjectDestructorCallback;
  T.clSVMAlloc = svmAlloc;
  T.clSVMFree = svmFree;
}

static void addPrograms(cl_icd_dispatch &T) {
  T.clCreateProgramWithSource = createProgramWithSource;
  T.clCreateProgramWithBinary = createProgramWithBinary;
  T.clCreateProgramWithBuiltInKernels = createProgramWithBuiltInKernels;
  T.clRetainProgram = retain<cl_program, CL_INVALID_PROGRAM>;
  T.clReleaseProgram = release<cl_program, CL_INVALID_PROGRAM>;
  T.clBuildProgram = buildProgram;
  T.clCompileProgram = compileProgram;
  T.clLinkProgram = linkProgram;
  T.clUnloadCompiler = unloadCompiler;
  T.clUnloadPlatformCompiler = unloadPlatformCompiler;
  T.clGetProgramInfo = getProgramInfo;
  T.clGetProgramBuildInfo = getProgramBuildInfo;
}

static void addKernels(cl_icd_dispatch &T) {
  T.clCreateKernel = createKernel;
  T.clCreateKernelsInProgram = createKernelsInProgram;
  T.clCloneKernel = cloneKernel;
  T.clRetainKernel = retain<cl_kernel, CL_INVALID_KERNEL>;
  T.clReleaseKernel = release<cl_kernel, CL_INVALID_KERNEL>;
  T.clSetKernelArg = setKernelArg;
  T.clSetKernelArgSVMPointer = setKernelArgSVMPointer;
  T.clSetKernelExecInfo = setKernelExecInfo;
  T.clGetKernelInfo = getKernelInfo;
  T.clGetKernelArgInfo = getKernelArgInfo;
  T.clGetKernelWorkGroupInfo = getKernelWorkGroupInfo;
}

static void addQueues(cl_icd_dispatch &T) {
  T.clCreateCommandQueue = createCommandQueue;
  T.clCreateCommandQueueWithProperties = createCommandQueueWithProperties;
  T.clRetainCommandQueue = retain<cl_command_queue, CL_INVALID_COMMAND_QUEUE>;
  T.clReleaseCommandQueue = release<cl_command_queue, CL_INVALID_COMMAND_QUEUE>;
  T.clGetCommandQueueInfo = getCommandQueueInfo;
  T.clSetCommandQueueProperty = setCommandQueueProperty;
  T.clFlush = flush;
  T.clFinish = ocl::finish;
  T.clWaitForEvents = waitForEvents;
  T.clGetEventInfo = getEventInfo;
  T.clCreateUserEvent = createUserEvent;
  T.clSetUserEventStatus = setUserEventStatus;
  T.clRetainEvent = retain<cl_event, CL_INVALID_EVENT>;
  T.clReleaseEvent = release<cl_event, CL_INVALID_EVENT>;
  T.clSetEventCallback = setEventCallback;
  T.clGetEventProfilingInfo = getEventProfilingInfo;
}

static void addCommands(cl_icd_dispatch &T) {
  T.clEnqueueReadBuffer = enqueueReadBuffer;
  T.clEnqueueReadBufferRect = enqueueReadBufferRect;
  T.clEnqueueWriteBuffer = enqueueWriteBuffer;
  T.clEnqueueWriteBufferRect = enqueueWriteBufferRect;
  T.clEnqueueCopyBuffer = enqueueCopyBuffer;
  T.clEnqueueCopyBufferRect = enqueueCopyBufferRect;
  T.clEnqueueFillBuffer = enqueueFillBuffer;
  T.clEnqueueMapBuffer = enqueueMapBuffer;
  T.clEnqueueUnmapMemObject = enqueueUnmapMemObject;
  T.clEnqueueMigrateMemObjects = enqueueMigrateMemObjects;
  T.clEnqueueSVMFree = enqueueSVMFree;
  T.clEnqueueSVMMemcpy = enqueueSVMMemcpy;
  T.clEnqueueSVMMemFill = enqueueSVMMemFill;
  T.clEnqueueSVMMap = enqueueSVMMap;
  T.clEnqueueSVMUnmap = enqueueSVMUnmap;
  T.clEnqueueSVMMigrateMem = enqueueSVMMigrateMem;
  T.clEnqueueNDRangeKernel = enqueueNDRangeKernel;
  T.clEnqueueTask = enqueueTask;
  T.clEnqueueNativeKernel = enqueueNativeKernel;
  T.clEnqueueMarker = enqueueMarker;
  T.clEnqueueMarkerWithWaitList = enqueueMarkerWithWaitList;
  T.clEnqueueBarrier = enqueueBarrier;
  T.clEnqueueBarrierWithWaitList = enqueueBarrierWithWaitList;
  T.clEnqueueWaitForEvents = enqueueWaitForEvents;
}

/// Images and samplers are optional, so creating them is an invalid operation.
/// As there are none, each handle is invalid.
static void refuseImages(cl_icd_dispatch &T) {
  T.clGetSupportedImageFormats = getSupportedImageFormats;
  refuse<CL_INVALID_OPERATION>(T.clCreateImage);
  refuse<CL_INVALID_OPERATION>(T.clCreateImage2D);
  refuse<CL_INVALID_OPERATION>(T.clCreateImage3D);
  refuse<CL_INVALID_OPERATION>(T.clCreateImageWithProperties);
  refuse<CL_INVALID_MEM_OBJECT>(T.clGetImageInfo);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueReadImage);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueWriteImage);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueCopyImage);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueCopyImageToBuffer);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueCopyBufferToImage);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueMapImage);
  refuse<CL_INVALID_MEM_OBJECT>(T.clEnqueueFillImage);
  refuse<CL_INVALID_OPERATION>(T.clCreateSampler);
  refuse<CL_INVALID_OPERATION>(T.clCreateSamplerWithProperties);
  refuse<CL_INVALID_SAMPLER>(T.clRetainSampler);
  refuse<CL_INVALID_SAMPLER>(T.clReleaseSampler);
  refuse<CL_INVALID_SAMPLER>(T.clGetSamplerInfo);
  refuse<CL_INVALID_OPERATION>(T.clCreatePipe);
  refuse<CL_INVALID_MEM_OBJECT>(T.clGetPipeInfo);
}

static void refuseExtensions(cl_icd_dispatch &T) {
  refuse<CL_INVALID_OPERATION>(T.clCreateFromGLBuffer);
  refuse<CL_INVALID_OPERATION>(T.clCreateFromGLTexture);
  refuse<CL_INVALID_OPERATION>(T.clCreateFromGLTexture2D);
  refuse<CL_INVALID_OPERATION>(T.clCreateFromGLTexture3D);
  refuse<CL_INVALID_OPERATION>(T.clCreateFromGLRenderbuffer);
  refuse<CL_INVALID_GL_OBJECT>(T.clGetGLObjectInfo);
  refuse<CL_INVALID_GL_OBJECT>(T.clGetGLTextureInfo);
  refuse<CL_INVALID_OPERATION>(T.clEnqueueAcquireGLObjects);
  refuse<CL_INVALID_OPERATION>(T.clEnqueueReleaseGLObjects);
  refuse<CL_INVALID_OPERATION>(T.clGetGLContextInfoKHR);
  refuse<CL_INVALID_OPERATION>(T.clCreateEventFromGLsyncKHR);
  refuse<CL_INVALID_OPERATION>(T.clCreateFromEGLImageKHR);
  refuse<CL_INVALID_OPERATION>(T.clEnqueueAcquireEGLObjectsKHR);
  refuse<CL_INVALID_OPERATION>(T.clEnqueueReleaseEGLObjectsKHR);
  refuse<CL_INVALID_OPERATION>(T.clCreateEventFromEGLSyncKHR);
  refuse<CL_INVALID_OPERATION>(T.clCreateSubDevicesEXT);
  refuse<CL_INVALID_DEVICE>(T.clRetainDeviceEXT);
  refuse<CL_INVALID_DEVICE>(T.clReleaseDeviceEXT);
  refuse<CL_INVALID_OPERATION>(T.clGetKernelSubGroupInfo);
  refuse<CL_INVALID_OPERATION>(T.clGetKernelSubGroupInfoKHR);
  refuse<CL_INVALID_OPERATION>(T.clCreateProgramWithIL);
  refuse<CL_INVALID_OPERATION>(T.clSetDefaultDeviceCommandQueue);
  refuse<CL_INVALID_OPERATION>(T.clSetProgramReleaseCallback);
  refuse<CL_INVALID_OPERATION>(T.clSetProgramSpecializationConstant);
}

static cl_icd_dispatch makeDispatch() {
  cl_icd_dispatch T = {};
  addPlatform(T);
  addContexts(T);
  addMemory(T);
  addPrograms(T);
  addKernels(T);
  addQueues(T);
  addCommands(T);
  refuseImages(T);
  refuseExtensions(T);
  return T;
}

const cl_icd_dispatch &ocl::getDispatch() {
  static const cl_icd_dispatch Table = makeDispatch();
  return Table;
}

//===----------------------------------------------------------------------===//
// Exported functions
//===----------------------------------------------------------------------===//

static void *getExtensionFunctionAddress(const char *Name) {
  if (!Name)
    return nullptr;
  return StringSwitch<void *>(Name)
      .Case("clIcdGetPlatformIDsKHR", reinterpret_cast<void *>(getPlatformIDs))
      .Case("clGetPlatformInfo", reinterpret_cast<void *>(getPlatformInfo))
      .Default(nullptr);
}

#define CLRX_EXPORT extern "C" __attribute__((visibility("default")))

CLRX_EXPORT cl_int clIcdGetPlatformIDsKHR(cl_uint NumEntries,
                                          cl_platform_id *Platforms,
                                          cl_uint *NumPlatforms) {
  return getPlatformIDs(NumEntries, Platforms, NumPlatforms);
}

CLRX_EXPORT void *clGetExtensionFunctionAddress(const char *Name) {
  return getExtensionFunctionAddress(Name);
}

CLRX_EXPORT cl_int clGetPlatformInfo(cl_platform_id Platform,
                                     cl_platform_info Param, size_t Size,
                                     void *Value, size_t *SizeRet) {
  return getPlatformInfo(Platform, Param, Size, Value, SizeRet);
}

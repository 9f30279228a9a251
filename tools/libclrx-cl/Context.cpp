//===- Context.cpp - Contexts ---------------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creation and queries of contexts.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Info.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

Context::~Context() {
  // The last callback that was registered is called first.
  for (const Callback &C : reverse(Callbacks))
    C();
}

bool Context::hasDevice(const Device *D) const {
  return is_contained(Devices, D);
}

uint64_t Context::getMaxBufferSize() const {
  uint64_t Max = 0;
  for (const Device *D : Devices)
    Max = std::max(Max, std::min(MaxBufferSize, D->getMemorySize()));
  return Max;
}

void Context::onDestruction(Callback C) {
  const std::lock_guard<std::mutex> Guard(CallbackLock);
  Callbacks.push_back(std::move(C));
}

bool ocl::readDevices(const Context &C, cl_uint NumDevices,
                      const cl_device_id *Devices,
                      std::vector<Device *> &Result) {
  if (!Devices)
    Result = C.Devices;
  for (cl_uint I = 0; Devices && I != NumDevices; ++I) {
    Device *D = find(Devices[I]);
    if (!D || !C.hasDevice(D))
      return false;
    Result.push_back(D);
  }
  return true;
}

/// Checks \p Properties, and copies them to \p Copy.
static cl_int readProperties(const cl_context_properties *Properties,
                             std::vector<cl_context_properties> &Copy) {
  if (!Properties)
    return CL_SUCCESS;
  for (; *Properties; Properties += 2) {
    for (size_t I = 0; I != Copy.size(); I += 2)
      if (Copy[I] == *Properties)
        return CL_INVALID_PROPERTY;
    switch (*Properties) {
    case CL_CONTEXT_PLATFORM:
      if (!findPlatform(reinterpret_cast<cl_platform_id>(Properties[1])))
        return CL_INVALID_PLATFORM;
      break;
    case CL_CONTEXT_INTEROP_USER_SYNC:
      break;
    default:
      return CL_INVALID_PROPERTY;
    }
    Copy.insert(Copy.end(), {Properties[0], Properties[1]});
  }
  Copy.push_back(0);
  return CL_SUCCESS;
}

cl_context ocl::createContext(const cl_context_properties *Properties,
                              cl_uint NumDevices, const cl_device_id *Handles,
                              ContextNotify Notify, void *UserData,
                              cl_int *Status) {
  std::vector<cl_context_properties> Copy;
  cl_int Result = readProperties(Properties, Copy);
  if (Result == CL_SUCCESS &&
      (!NumDevices || !Handles || (!Notify && UserData)))
    Result = CL_INVALID_VALUE;
  std::vector<Device *> Devices;
  for (cl_uint I = 0; Result == CL_SUCCESS && I != NumDevices; ++I) {
    Device *D = find(Handles[I]);
    if (!D)
      Result = CL_INVALID_DEVICE;
    else if (!is_contained(Devices, D))
      Devices.push_back(D);
  }
  setStatus(Status, Result);
  if (Result != CL_SUCCESS)
    return nullptr;
  return give<cl_context>(new Context(std::move(Devices), std::move(Copy)));
}

cl_context ocl::createContextFromType(const cl_context_properties *Properties,
                                      cl_device_type Type, ContextNotify Notify,
                                      void *UserData, cl_int *Status) {
  cl_uint NumDevices = 0;
  std::vector<cl_device_id> Devices(getPlatform().Devices.size() + 1);
  const cl_int Result = getDeviceIDs(nullptr, Type, cl_uint(Devices.size()),
                                     Devices.data(), &NumDevices);
  if (Result != CL_SUCCESS) {
    setStatus(Status, Result);
    return nullptr;
  }
  return createContext(Properties, NumDevices, Devices.data(), Notify, UserData,
                       Status);
}

cl_int ocl::getContextInfo(cl_context Handle, cl_context_info Param,
                           size_t Size, void *Value, size_t *SizeRet) {
  using Row = InfoRow<Context>;
  static constexpr Row Rows[] = {
      {CL_CONTEXT_REFERENCE_COUNT,
       [](const Context &C, Answer &A) { return A.number(C.countUserRefs()); }},
      {CL_CONTEXT_NUM_DEVICES,
       [](const Context &C, Answer &A) {
         return A.number(cl_uint(C.Devices.size()));
       }},
      {CL_CONTEXT_DEVICES,
       [](const Context &C, Answer &A) {
         std::vector<cl_device_id> Handles;
         for (const Device *D : C.Devices)
           Handles.push_back(handleOf<cl_device_id>(D));
         return A.array<cl_device_id>(Handles);
       }},
      {CL_CONTEXT_PROPERTIES,
       [](const Context &C, Answer &A) {
         return A.array<cl_context_properties>(C.Properties);
       }},
  };
  const Context *C = find(Handle);
  if (!C)
    return CL_INVALID_CONTEXT;
  return answer(Rows, *C, Param, Answer(Size, Value, SizeRet));
}

cl_int ocl::setContextDestructorCallback(cl_context Handle,
                                         void(CL_CALLBACK *Notify)(cl_context,
                                                                   void *),
                                         void *UserData) {
  Context *C = find(Handle);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (!Notify)
    return CL_INVALID_VALUE;
  C->onDestruction([=] { Notify(Handle, UserData); });
  return CL_SUCCESS;
}

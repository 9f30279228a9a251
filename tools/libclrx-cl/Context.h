//===- Context.h - Contexts -------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contexts and the simulated memory of their buffers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_CONTEXT_H
#define CLRX_TOOLS_LIBCLRX_CL_CONTEXT_H

#include "Device.h"
#include "Storage.h"
#include "llvm/ADT/ArrayRef.h"
#include <functional>
#include <map>
#include <mutex>

namespace clrx::ocl {

class Context : public CountedObject<Context> {
public:
  static constexpr ObjectKind Kind = ObjectKind::Context;
  Context(std::vector<Device *> Devices,
          std::vector<cl_context_properties> Properties)
      : Devices(std::move(Devices)), Properties(std::move(Properties)) {}
  ~Context();

  const std::vector<Device *> Devices;
  /// The properties with the terminating 0; empty if the user passed none.
  const std::vector<cl_context_properties> Properties;

  bool hasDevice(const Device *D) const;
  /// Returns the largest size of a buffer on any of the devices.
  uint64_t getMaxBufferSize() const;

  /// Held while a command accesses memory, so commands of all queues run one
  /// after the other.
  std::mutex Execution;
  AddressSpace Addresses;
  SVMPool SVM;

  using Callback = std::function<void()>;
  void onDestruction(Callback C);

private:
  std::mutex CallbackLock;
  std::vector<Callback> Callbacks;
};

/// Converts the handles \p Devices to devices of \p C; \returns false if one is
/// invalid. Without handles, the result is all devices of \p C.
bool readDevices(const Context &C, cl_uint NumDevices,
                 const cl_device_id *Devices, std::vector<Device *> &Result);

using ContextNotify = void(CL_CALLBACK *)(const char *, const void *, size_t,
                                          void *);

/// \name API
/// @{
cl_context createContext(const cl_context_properties *Properties,
                         cl_uint NumDevices, const cl_device_id *Devices,
                         ContextNotify Notify, void *UserData, cl_int *Status);
cl_context createContextFromType(const cl_context_properties *Properties,
                                 cl_device_type Type, ContextNotify Notify,
                                 void *UserData, cl_int *Status);
cl_int getContextInfo(cl_context Handle, cl_context_info Param, size_t Size,
                      void *Value, size_t *SizeRet);
cl_int setContextDestructorCallback(cl_context Handle,
                                    void(CL_CALLBACK *Notify)(cl_context,
                                                              void *),
                                    void *UserData);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_CONTEXT_H

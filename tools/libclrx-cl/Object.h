//===- Object.h - Objects of OpenCL -----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base of all objects, and the conversion of handles to objects. A host
// program sees an object as a pointer whose first word is the table of
// functions that the ICD loader calls.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_OBJECT_H
#define CLRX_TOOLS_LIBCLRX_CL_OBJECT_H

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include <CL/cl_icd.h>
#include <atomic>

namespace clrx::ocl {

/// The functions of this library; see Dispatch.cpp.
extern const cl_icd_dispatch &getDispatch();

enum class ObjectKind : uint32_t {
  Dead = 0,
  Platform = 0x4c430001, ///< An unlikely value in other memory.
  Device,
  Context,
  MemObject,
  Program,
  Kernel,
  Queue,
  Event
};

/// The part that all objects start with. It has no virtual functions, because
/// the table must be the first word.
class Object {
public:
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;

  cl_uint countUserRefs() const { return UserRefs; }
  void addUserRef() { ++UserRefs; }
  /// Removes a reference of the user. \returns true if it was the last one.
  bool removeUserRef() { return --UserRefs == 0; }
  /// Returns true if the user may pass the object as one of \p K.
  bool isUsable(ObjectKind K) const { return Kind == K && UserRefs; }

protected:
  explicit Object(ObjectKind Kind) : Dispatch(&getDispatch()), Kind(Kind) {}
  ~Object() { Kind = ObjectKind::Dead; }

private:
  const cl_icd_dispatch *Dispatch;
  ObjectKind Kind;
  std::atomic<cl_uint> UserRefs{1};
};

/// An object that lives as long as the user or another object refers to it. All
/// references of the user count as one.
template <typename T> class CountedObject : public Object {
public:
  /// \name For llvm::IntrusiveRefCntPtr, which requires these names
  /// @{
  // NOLINTBEGIN(readability-identifier-naming)
  void Retain() const { Refs.fetch_add(1, std::memory_order_relaxed); }
  void Release() const {
    if (Refs.fetch_sub(1, std::memory_order_acq_rel) == 1)
      delete static_cast<const T *>(this);
  }
  // NOLINTEND(readability-identifier-naming)
  /// @}

private:
  CountedObject() : Object(T::Kind) {}
  friend T;
  mutable std::atomic<unsigned> Refs{0};
};

template <typename T> using Ref = llvm::IntrusiveRefCntPtr<T>;

class Platform;
class Device;
class Context;
class MemObject;
class Program;
class Kernel;
class Queue;
class Event;

/// The class of a handle.
template <typename Handle> struct ClassOf;
template <> struct ClassOf<cl_platform_id> {
  using Type = Platform;
};
template <> struct ClassOf<cl_device_id> {
  using Type = Device;
};
template <> struct ClassOf<cl_context> {
  using Type = Context;
};
template <> struct ClassOf<cl_mem> {
  using Type = MemObject;
};
template <> struct ClassOf<cl_program> {
  using Type = Program;
};
template <> struct ClassOf<cl_kernel> {
  using Type = Kernel;
};
template <> struct ClassOf<cl_command_queue> {
  using Type = Queue;
};
template <> struct ClassOf<cl_event> {
  using Type = Event;
};

/// Returns the object of \p H; null if it is no such object or is released.
template <typename Handle> auto *find(Handle H) {
  using T = typename ClassOf<Handle>::Type;
  auto *O = reinterpret_cast<Object *>(H);
  return O && O->isUsable(T::Kind) ? static_cast<T *>(O) : nullptr;
}

/// Returns the handle of \p O.
template <typename Handle>
Handle handleOf(const typename ClassOf<Handle>::Type *O) {
  return reinterpret_cast<Handle>(
      const_cast<Object *>(static_cast<const Object *>(O)));
}

/// Gives a reference to the new object \p O to the user.
template <typename Handle>
Handle give(const Ref<typename ClassOf<Handle>::Type> &O) {
  O->Retain();
  return handleOf<Handle>(O.get());
}

/// Stores \p Status in \p To, unless that is null.
inline void setStatus(cl_int *To, cl_int Status) {
  if (To)
    *To = Status;
}

/// The functions clRetain... and clRelease.... \p Invalid is the error for a
/// handle without object.
template <typename Handle, cl_int Invalid> cl_int retain(Handle H) {
  auto *O = find(H);
  if (!O)
    return Invalid;
  O->addUserRef();
  return CL_SUCCESS;
}
template <typename Handle, cl_int Invalid> cl_int release(Handle H) {
  auto *O = find(H);
  if (!O)
    return Invalid;
  if (O->removeUserRef())
    O->Release();
  return CL_SUCCESS;
}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_OBJECT_H

//===- MemObject.h - Buffers ------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers and sub-buffers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_MEMOBJECT_H
#define CLRX_TOOLS_LIBCLRX_CL_MEMOBJECT_H

#include "Context.h"

namespace clrx::ocl {

class MemObject : public CountedObject<MemObject> {
public:
  static constexpr ObjectKind Kind = ObjectKind::MemObject;
  MemObject(Ref<Context> C, cl_mem_flags Flags, size_t Size, void *HostPtr);
  /// A sub-buffer.
  MemObject(Ref<MemObject> Parent, cl_mem_flags Flags, size_t Origin,
            size_t Size);
  ~MemObject();

  const Ref<Context> InContext;
  const Ref<MemObject> Parent; ///< Null for buffers.
  const cl_mem_flags Flags;
  const size_t Origin = 0; ///< Offset in the parent.
  const size_t Size;
  void *const HostPtr; ///< Null unless Flags has CL_MEM_USE_HOST_PTR.

  /// The memory of the buffer or of the parent.
  std::shared_ptr<Storage> Memory;
  /// \returns false if there is no memory.
  bool allocate();

  /// Returns true if \p NumBytes bytes at \p Offset are inside.
  bool contains(size_t Offset, size_t NumBytes) const {
    return Offset <= Size && NumBytes <= Size - Offset;
  }

  /// \name Mapped regions
  /// @{
  struct Mapping {
    void *Pointer;
    size_t Offset, NumBytes;
    bool IsWritten;
  };
  /// Returns the host's address of \p Offset in mapped regions.
  void *getHostAddress(size_t Offset) const;
  void addMapping(size_t Offset, size_t NumBytes, bool IsWritten);
  /// Removes the mapping at \p Pointer; nothing if there is none.
  std::optional<Mapping> removeMapping(const void *Pointer);
  cl_uint countMappings() const;
  /// @}

  void onDestruction(Context::Callback C);

private:
  mutable std::mutex Lock;
  std::vector<Mapping> Mappings;
  std::vector<Context::Callback> Callbacks;
};

/// \name API
/// @{
cl_mem createBuffer(cl_context Handle, cl_mem_flags Flags, size_t Size,
                    void *HostPtr, cl_int *Status);
cl_mem createBufferWithProperties(cl_context Handle,
                                  const cl_mem_properties *Properties,
                                  cl_mem_flags Flags, size_t Size,
                                  void *HostPtr, cl_int *Status);
cl_mem createSubBuffer(cl_mem Handle, cl_mem_flags Flags,
                       cl_buffer_create_type Type, const void *Info,
                       cl_int *Status);
cl_int getMemObjectInfo(cl_mem Handle, cl_mem_info Param, size_t Size,
                        void *Value, size_t *SizeRet);
cl_int setMemObjectDestructorCallback(cl_mem Handle,
                                      void(CL_CALLBACK *Notify)(cl_mem, void *),
                                      void *UserData);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_MEMOBJECT_H

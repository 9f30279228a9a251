//===- MemObject.cpp - Buffers --------------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creation and queries of buffers.
//
//===----------------------------------------------------------------------===//

#include "MemObject.h"
#include "Info.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

MemObject::MemObject(Ref<Context> C, cl_mem_flags Flags, size_t Size,
                     void *HostPtr)
    : InContext(std::move(C)), Flags(Flags), Size(Size), HostPtr(HostPtr) {}

MemObject::MemObject(Ref<MemObject> Of, cl_mem_flags Flags, size_t Origin,
                     size_t Size)
    : InContext(Of->InContext), Parent(std::move(Of)), Flags(Flags),
      Origin(Origin), Size(Size),
      HostPtr(Parent->HostPtr ? static_cast<char *>(Parent->HostPtr) + Origin
                              : nullptr),
      Memory(Parent->Memory) {}

MemObject::~MemObject() {
  if (!Parent && Memory)
    InContext->Addresses.free(Memory->Address);
  // The last callback that was registered is called first.
  for (const Context::Callback &C : reverse(Callbacks))
    C();
}

bool MemObject::allocate() {
  Memory = std::make_shared<Storage>();
  if (!Memory->allocate(Size)) {
    Memory.reset();
    return false;
  }
  Memory->Address = InContext->Addresses.reserve(Size);
  Memory->IsReadable =
      !(Flags & (CL_MEM_HOST_NO_ACCESS | CL_MEM_HOST_WRITE_ONLY));
  Memory->IsWritable = !(Flags & CL_MEM_READ_ONLY);
  return true;
}

/// Alignment of sub-buffers in bytes, CL_DEVICE_MEM_BASE_ADDR_ALIGN.
static constexpr size_t SubBufferAlignment = 256;

void *MemObject::getHostAddress(size_t Offset) const {
  return HostPtr ? static_cast<uint8_t *>(HostPtr) + Offset
                 : Memory->Data + Origin + Offset;
}

void MemObject::addMapping(size_t Offset, size_t NumBytes, bool IsWritten) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Mappings.push_back({getHostAddress(Offset), Offset, NumBytes, IsWritten});
}

std::optional<MemObject::Mapping>
MemObject::removeMapping(const void *Pointer) {
  const std::lock_guard<std::mutex> Guard(Lock);
  const auto Found =
      find_if(Mappings, [&](const Mapping &M) { return M.Pointer == Pointer; });
  if (Found == Mappings.end())
    return std::nullopt;
  const Mapping M = *Found;
  Mappings.erase(Found);
  return M;
}

cl_uint MemObject::countMappings() const {
  const std::lock_guard<std::mutex> Guard(Lock);
  return cl_uint(Mappings.size());
}

void MemObject::onDestruction(Context::Callback C) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Callbacks.push_back(std::move(C));
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

constexpr cl_mem_flags AccessFlags =
    CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY;
constexpr cl_mem_flags HostPtrFlags =
    CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;
constexpr cl_mem_flags HostAccessFlags =
    CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS;

/// Returns true if at most one bit of \p Mask is set in \p Flags.
static bool hasAtMostOne(cl_mem_flags Flags, cl_mem_flags Mask) {
  const cl_mem_flags Set = Flags & Mask;
  return !(Set & (Set - 1));
}

static bool areValid(cl_mem_flags Flags) {
  return !(Flags & ~(AccessFlags | HostPtrFlags | HostAccessFlags)) &&
         hasAtMostOne(Flags, AccessFlags) &&
         hasAtMostOne(Flags, HostAccessFlags) &&
         !((Flags & CL_MEM_USE_HOST_PTR) &&
           (Flags & (CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR)));
}

static cl_int checkBuffer(const Context *C, cl_mem_flags Flags, size_t Size,
                          const void *HostPtr) {
  if (!C)
    return CL_INVALID_CONTEXT;
  if (!areValid(Flags))
    return CL_INVALID_VALUE;
  if (!Size || Size > C->getMaxBufferSize())
    return CL_INVALID_BUFFER_SIZE;
  const bool NeedsPtr = Flags & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR);
  return NeedsPtr == (HostPtr != nullptr) ? CL_SUCCESS : CL_INVALID_HOST_PTR;
}

cl_mem ocl::createBuffer(cl_context Handle, cl_mem_flags Flags, size_t Size,
                         void *HostPtr, cl_int *Status) {
  Context *C = find(Handle);
  cl_int Result = checkBuffer(C, Flags, Size, HostPtr);
  if (!(Flags & AccessFlags))
    Flags |= CL_MEM_READ_WRITE;
  Ref<MemObject> New;
  if (Result == CL_SUCCESS) {
    New = new MemObject(C, Flags, Size,
                        Flags & CL_MEM_USE_HOST_PTR ? HostPtr : nullptr);
    if (!New->allocate())
      Result = CL_MEM_OBJECT_ALLOCATION_FAILURE;
  }
  setStatus(Status, Result);
  if (Result != CL_SUCCESS)
    return nullptr;
  if (HostPtr)
    New->Memory->copyIn(0, HostPtr, Size);
  return give<cl_mem>(New);
}

cl_mem ocl::createBufferWithProperties(cl_context Handle,
                                       const cl_mem_properties *Properties,
                                       cl_mem_flags Flags, size_t Size,
                                       void *HostPtr, cl_int *Status) {
  if (!Properties || !*Properties)
    return createBuffer(Handle, Flags, Size, HostPtr, Status);
  setStatus(Status, CL_INVALID_PROPERTY);
  return nullptr;
}

/// Adds the flags that a sub-buffer has from \p Parent to \p Flags.
static cl_mem_flags inheritFlags(cl_mem_flags Flags, cl_mem_flags Parent) {
  if (!(Flags & AccessFlags))
    Flags |= Parent & AccessFlags;
  if (!(Flags & HostAccessFlags))
    Flags |= Parent & HostAccessFlags;
  return Flags | (Parent & HostPtrFlags);
}

/// Returns true if a sub-buffer with \p Flags would allow an access that its
/// parent does not allow.
static bool addsAccess(cl_mem_flags Flags, cl_mem_flags Parent) {
  const auto Has = [](cl_mem_flags In, cl_mem_flags F) {
    return (In & F) != 0;
  };
  if (Has(Parent, CL_MEM_WRITE_ONLY) &&
      Has(Flags, CL_MEM_READ_WRITE | CL_MEM_READ_ONLY))
    return true;
  if (Has(Parent, CL_MEM_READ_ONLY) &&
      Has(Flags, CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY))
    return true;
  if (Has(Parent, CL_MEM_HOST_WRITE_ONLY) && Has(Flags, CL_MEM_HOST_READ_ONLY))
    return true;
  if (Has(Parent, CL_MEM_HOST_READ_ONLY) && Has(Flags, CL_MEM_HOST_WRITE_ONLY))
    return true;
  return Has(Parent, CL_MEM_HOST_NO_ACCESS) &&
         Has(Flags, CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY);
}

static cl_int checkSubBuffer(const MemObject *Parent, cl_mem_flags Flags,
                             cl_buffer_create_type Type,
                             const cl_buffer_region *R) {
  if (!Parent || Parent->Parent)
    return CL_INVALID_MEM_OBJECT;
  if ((Flags & HostPtrFlags) || !areValid(Flags) ||
      addsAccess(Flags, Parent->Flags) ||
      Type != CL_BUFFER_CREATE_TYPE_REGION || !R)
    return CL_INVALID_VALUE;
  if (!R->size)
    return CL_INVALID_BUFFER_SIZE;
  if (!Parent->contains(R->origin, R->size))
    return CL_INVALID_VALUE;
  if (R->origin % SubBufferAlignment)
    return CL_MISALIGNED_SUB_BUFFER_OFFSET;
  return CL_SUCCESS;
}

cl_mem ocl::createSubBuffer(cl_mem Handle, cl_mem_flags Flags,
                            cl_buffer_create_type Type, const void *Info,
                            cl_int *Status) {
  MemObject *Parent = find(Handle);
  const auto *Region = static_cast<const cl_buffer_region *>(Info);
  const cl_int Result = checkSubBuffer(Parent, Flags, Type, Region);
  setStatus(Status, Result);
  if (Result != CL_SUCCESS)
    return nullptr;
  return give<cl_mem>(new MemObject(Parent, inheritFlags(Flags, Parent->Flags),
                                    Region->origin, Region->size));
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

cl_int ocl::getMemObjectInfo(cl_mem Handle, cl_mem_info Param, size_t Size,
                             void *Value, size_t *SizeRet) {
  using Row = InfoRow<MemObject>;
  static constexpr Row Rows[] = {
      {CL_MEM_TYPE,
       [](const MemObject &, Answer &A) {
         return A.number<cl_mem_object_type>(CL_MEM_OBJECT_BUFFER);
       }},
      {CL_MEM_FLAGS,
       [](const MemObject &M, Answer &A) { return A.number(M.Flags); }},
      {CL_MEM_SIZE,
       [](const MemObject &M, Answer &A) { return A.number(M.Size); }},
      {CL_MEM_HOST_PTR,
       [](const MemObject &M, Answer &A) { return A.number(M.HostPtr); }},
      {CL_MEM_MAP_COUNT, [](const MemObject &M,
                            Answer &A) { return A.number(M.countMappings()); }},
      {CL_MEM_REFERENCE_COUNT,
       [](const MemObject &M, Answer &A) {
         return A.number(M.countUserRefs());
       }},
      {CL_MEM_CONTEXT,
       [](const MemObject &M, Answer &A) {
         return A.number(handleOf<cl_context>(M.InContext.get()));
       }},
      {CL_MEM_ASSOCIATED_MEMOBJECT,
       [](const MemObject &M, Answer &A) {
         return A.number(handleOf<cl_mem>(M.Parent.get()));
       }},
      {CL_MEM_OFFSET,
       [](const MemObject &M, Answer &A) { return A.number(M.Origin); }},
      {CL_MEM_USES_SVM_POINTER,
       [](const MemObject &M, Answer &A) {
         return A.number<cl_bool>(M.HostPtr &&
                                  M.InContext->SVM.find(M.HostPtr, M.Size));
       }},
      {CL_MEM_PROPERTIES,
       [](const MemObject &, Answer &A) {
         return A.array<cl_mem_properties>({});
       }},
  };
  const MemObject *M = find(Handle);
  if (!M)
    return CL_INVALID_MEM_OBJECT;
  return answer(Rows, *M, Param, Answer(Size, Value, SizeRet));
}

cl_int ocl::setMemObjectDestructorCallback(
    cl_mem Handle, void(CL_CALLBACK *Notify)(cl_mem, void *), void *UserData) {
  MemObject *M = find(Handle);
  if (!M)
    return CL_INVALID_MEM_OBJECT;
  if (!Notify)
    return CL_INVALID_VALUE;
  M->onDestruction([=] { Notify(Handle, UserData); });
  return CL_SUCCESS;
}

//===- Transfers.cpp - Commands that access buffers -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the requests, and moves bytes.
//
//===----------------------------------------------------------------------===//

#include "Transfers.h"
#include "MemObject.h"
#include "Queue.h"
#include "Rect.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

namespace {
/// A command on buffers that is checked step by step.
struct Request {
  Ref<Queue> Q;
  Queue::Sync S;
  cl_int Status = CL_SUCCESS;

  Request(cl_command_queue Handle, cl_uint NumWaits, const cl_event *Waits,
          cl_event *Result, cl_bool IsBlocking = CL_FALSE) {
    Status = readQueue(Handle, NumWaits, Waits, Result, Q, S);
    S.IsBlocking = IsBlocking;
  }

  void check(bool IsValid, cl_int Error) {
    if (Status == CL_SUCCESS && !IsValid)
      Status = Error;
  }
  /// Returns the buffer \p Handle, which is valid if Status is a success.
  Ref<MemObject> buffer(cl_mem Handle) {
    Ref<MemObject> M(find(Handle));
    check(M != nullptr, CL_INVALID_MEM_OBJECT);
    if (M && Q)
      check(M->InContext == Q->InContext, CL_INVALID_CONTEXT);
    return M;
  }
  /// Checks that \p M allows the host none of the accesses that the flags
  /// \p Without exclude.
  void checkAccess(const MemObject *M, cl_mem_flags Without) {
    check(!M || !(M->Flags & (Without | CL_MEM_HOST_NO_ACCESS)),
          CL_INVALID_OPERATION);
  }
  void checkRange(const MemObject *M, size_t Offset, size_t Size) {
    check(!M || (Size && M->contains(Offset, Size)), CL_INVALID_VALUE);
  }
  cl_int enqueue(cl_command_type Type, Queue::Work Run) {
    return Status != CL_SUCCESS
               ? Status
               : Q->enqueue(Type, std::move(S), std::move(Run));
  }
};
} // namespace

/// Copies \p Size bytes with their definedness.
static void copyContents(const MemObject &From, size_t FromOffset,
                         const MemObject &To, size_t ToOffset, size_t Size) {
  const sim::Bytes &Source = From.Memory->Contents;
  sim::Bytes &Target = To.Memory->Contents;
  FromOffset += From.Origin;
  ToOffset += To.Origin;
  memcpy(&Target.Values[ToOffset], &Source.Values[FromOffset], Size);
  memcpy(&Target.Undefined[ToOffset], &Source.Undefined[FromOffset], Size);
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

cl_int ocl::enqueueReadBuffer(cl_command_queue Handle, cl_mem From,
                              cl_bool Blocking, size_t Offset, size_t Size,
                              void *To, cl_uint NumWaits, const cl_event *Waits,
                              cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result, Blocking);
  const Ref<MemObject> M = R.buffer(From);
  R.checkRange(M.get(), Offset, Size);
  R.check(To, CL_INVALID_VALUE);
  R.checkAccess(M.get(), CL_MEM_HOST_WRITE_ONLY);
  return R.enqueue(CL_COMMAND_READ_BUFFER, [=] {
    M->Memory->copyOut(M->Origin + Offset, To, Size);
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueWriteBuffer(cl_command_queue Handle, cl_mem To,
                               cl_bool Blocking, size_t Offset, size_t Size,
                               const void *From, cl_uint NumWaits,
                               const cl_event *Waits, cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result, Blocking);
  const Ref<MemObject> M = R.buffer(To);
  R.checkRange(M.get(), Offset, Size);
  R.check(From, CL_INVALID_VALUE);
  R.checkAccess(M.get(), CL_MEM_HOST_READ_ONLY);
  return R.enqueue(CL_COMMAND_WRITE_BUFFER, [=] {
    M->Memory->copyIn(M->Origin + Offset, From, Size);
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueCopyBuffer(cl_command_queue Handle, cl_mem From, cl_mem To,
                              size_t FromOffset, size_t ToOffset, size_t Size,
                              cl_uint NumWaits, const cl_event *Waits,
                              cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result);
  const Ref<MemObject> Source = R.buffer(From), Target = R.buffer(To);
  R.checkRange(Source.get(), FromOffset, Size);
  R.checkRange(Target.get(), ToOffset, Size);
  if (R.Status == CL_SUCCESS && Source->Memory == Target->Memory) {
    const size_t Start = Source->Origin + FromOffset;
    const size_t Other = Target->Origin + ToOffset;
    R.check(std::max(Start, Other) - std::min(Start, Other) >= Size,
            CL_MEM_COPY_OVERLAP);
  }
  return R.enqueue(CL_COMMAND_COPY_BUFFER, [=] {
    copyContents(*Source, FromOffset, *Target, ToOffset, Size);
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueFillBuffer(cl_command_queue Handle, cl_mem To,
                              const void *Pattern, size_t PatternSize,
                              size_t Offset, size_t Size, cl_uint NumWaits,
                              const cl_event *Waits, cl_event *Result) {
  constexpr size_t MaxPatternSize = sizeof(cl_double16);
  Request R(Handle, NumWaits, Waits, Result);
  const Ref<MemObject> M = R.buffer(To);
  R.checkRange(M.get(), Offset, Size);
  R.check(Pattern && isPowerOf2_64(PatternSize) &&
              PatternSize <= MaxPatternSize && Offset % PatternSize == 0 &&
              Size % PatternSize == 0,
          CL_INVALID_VALUE);
  if (R.Status != CL_SUCCESS)
    return R.Status;
  const auto *Bytes = static_cast<const uint8_t *>(Pattern);
  const std::vector<uint8_t> Copy(Bytes, Bytes + PatternSize);
  return R.enqueue(CL_COMMAND_FILL_BUFFER, [=] {
    for (size_t I = 0; I != Size; I += Copy.size())
      M->Memory->copyIn(M->Origin + Offset + I, Copy.data(), Copy.size());
    return CL_COMPLETE;
  });
}

//===----------------------------------------------------------------------===//
// Rectangles
//===----------------------------------------------------------------------===//

/// Checks that \p Box is in \p M.
static void checkBox(Request &R, const MemObject *M, const Rect &Box) {
  R.check(Box.IsValid, CL_INVALID_VALUE);
  R.check(!M || M->contains(Box.Offset, Box.getExtent()), CL_INVALID_VALUE);
}

cl_int ocl::enqueueReadBufferRect(cl_command_queue Handle, cl_mem From,
                                  cl_bool Blocking, const size_t *Origin,
                                  const size_t *HostOrigin,
                                  const size_t *Region, size_t RowPitch,
                                  size_t SlicePitch, size_t HostRowPitch,
                                  size_t HostSlicePitch, void *To,
                                  cl_uint NumWaits, const cl_event *Waits,
                                  cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result, Blocking);
  const Ref<MemObject> M = R.buffer(From);
  const Rect Box(Origin, Region, RowPitch, SlicePitch);
  const Rect Host(HostOrigin, Region, HostRowPitch, HostSlicePitch);
  checkBox(R, M.get(), Box);
  R.check(Host.IsValid && To, CL_INVALID_VALUE);
  R.checkAccess(M.get(), CL_MEM_HOST_WRITE_ONLY);
  return R.enqueue(CL_COMMAND_READ_BUFFER_RECT, [=] {
    forEachRow(Box, Host, [&](size_t At, size_t HostAt, size_t Size) {
      M->Memory->copyOut(M->Origin + At, static_cast<char *>(To) + HostAt,
                         Size);
    });
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueWriteBufferRect(cl_command_queue Handle, cl_mem To,
                                   cl_bool Blocking, const size_t *Origin,
                                   const size_t *HostOrigin,
                                   const size_t *Region, size_t RowPitch,
                                   size_t SlicePitch, size_t HostRowPitch,
                                   size_t HostSlicePitch, const void *From,
                                   cl_uint NumWaits, const cl_event *Waits,
                                   cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result, Blocking);
  const Ref<MemObject> M = R.buffer(To);
  const Rect Box(Origin, Region, RowPitch, SlicePitch);
  const Rect Host(HostOrigin, Region, HostRowPitch, HostSlicePitch);
  checkBox(R, M.get(), Box);
  R.check(Host.IsValid && From, CL_INVALID_VALUE);
  R.checkAccess(M.get(), CL_MEM_HOST_READ_ONLY);
  return R.enqueue(CL_COMMAND_WRITE_BUFFER_RECT, [=] {
    forEachRow(Box, Host, [&](size_t At, size_t HostAt, size_t Size) {
      M->Memory->copyIn(M->Origin + At,
                        static_cast<const char *>(From) + HostAt, Size);
    });
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueCopyBufferRect(cl_command_queue Handle, cl_mem From,
                                  cl_mem To, const size_t *FromOrigin,
                                  const size_t *ToOrigin, const size_t *Region,
                                  size_t FromRowPitch, size_t FromSlicePitch,
                                  size_t ToRowPitch, size_t ToSlicePitch,
                                  cl_uint NumWaits, const cl_event *Waits,
                                  cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result);
  const Ref<MemObject> Source = R.buffer(From), Target = R.buffer(To);
  const Rect Box(FromOrigin, Region, FromRowPitch, FromSlicePitch);
  const Rect Other(ToOrigin, Region, ToRowPitch, ToSlicePitch);
  checkBox(R, Source.get(), Box);
  checkBox(R, Target.get(), Other);
  if (R.Status == CL_SUCCESS && Source == Target)
    R.check(Box.hasPitchesOf(Other), CL_INVALID_VALUE);
  if (R.Status == CL_SUCCESS && Source->Memory == Target->Memory)
    R.check(
        !Box.movedBy(Source->Origin).overlaps(Other.movedBy(Target->Origin)),
        CL_MEM_COPY_OVERLAP);
  return R.enqueue(CL_COMMAND_COPY_BUFFER_RECT, [=] {
    forEachRow(Box, Other, [&](size_t At, size_t OtherAt, size_t Size) {
      copyContents(*Source, At, *Target, OtherAt, Size);
    });
    return CL_COMPLETE;
  });
}

//===----------------------------------------------------------------------===//
// Mapping
//===----------------------------------------------------------------------===//

static void checkMapFlags(Request &R, const MemObject *M, cl_map_flags Flags) {
  constexpr cl_map_flags Writes = CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;
  R.check(!(Flags & ~(CL_MAP_READ | Writes)), CL_INVALID_VALUE);
  R.check(!(Flags & CL_MAP_WRITE_INVALIDATE_REGION) ||
              Flags == CL_MAP_WRITE_INVALIDATE_REGION,
          CL_INVALID_VALUE);
  R.checkAccess(M, (Flags & CL_MAP_READ ? CL_MEM_HOST_WRITE_ONLY : 0) |
                       (Flags & Writes ? CL_MEM_HOST_READ_ONLY : 0));
}

void *ocl::enqueueMapBuffer(cl_command_queue Handle, cl_mem Buffer,
                            cl_bool Blocking, cl_map_flags Flags, size_t Offset,
                            size_t Size, cl_uint NumWaits,
                            const cl_event *Waits, cl_event *Result,
                            cl_int *Status) {
  Request R(Handle, NumWaits, Waits, Result, Blocking);
  const Ref<MemObject> M = R.buffer(Buffer);
  R.checkRange(M.get(), Offset, Size);
  checkMapFlags(R, M.get(), Flags);
  if (R.Status == CL_SUCCESS)
    M->addMapping(Offset, Size, Flags != CL_MAP_READ);
  const cl_int Error = R.enqueue(CL_COMMAND_MAP_BUFFER, [=] {
    if (M->HostPtr)
      M->Memory->copyOut(M->Origin + Offset, M->getHostAddress(Offset), Size);
    return CL_COMPLETE;
  });
  setStatus(Status, Error);
  if (Error == CL_SUCCESS)
    return M->getHostAddress(Offset);
  if (R.Status == CL_SUCCESS)
    M->removeMapping(M->getHostAddress(Offset));
  return nullptr;
}

cl_int ocl::enqueueUnmapMemObject(cl_command_queue Handle, cl_mem Buffer,
                                  void *Pointer, cl_uint NumWaits,
                                  const cl_event *Waits, cl_event *Result) {
  Request R(Handle, NumWaits, Waits, Result);
  const Ref<MemObject> M = R.buffer(Buffer);
  std::optional<MemObject::Mapping> Old;
  if (R.Status == CL_SUCCESS)
    Old = M->removeMapping(Pointer);
  R.check(Old.has_value(), CL_INVALID_VALUE);
  return R.enqueue(CL_COMMAND_UNMAP_MEM_OBJECT, [=] {
    const size_t At = M->Origin + Old->Offset;
    if (Old->IsWritten && M->HostPtr)
      M->Memory->copyIn(At, Old->Pointer, Old->NumBytes);
    else if (Old->IsWritten)
      M->Memory->setDefined(At, Old->NumBytes);
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueMigrateMemObjects(cl_command_queue Handle,
                                     cl_uint NumBuffers, const cl_mem *Buffers,
                                     cl_mem_migration_flags Flags,
                                     cl_uint NumWaits, const cl_event *Waits,
                                     cl_event *Result) {
  constexpr cl_mem_migration_flags Known =
      CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED;
  Request R(Handle, NumWaits, Waits, Result);
  R.check(NumBuffers && Buffers && !(Flags & ~Known), CL_INVALID_VALUE);
  for (cl_uint I = 0; R.Status == CL_SUCCESS && I != NumBuffers; ++I)
    R.buffer(Buffers[I]);
  return R.enqueue(CL_COMMAND_MIGRATE_MEM_OBJECTS, nullptr);
}

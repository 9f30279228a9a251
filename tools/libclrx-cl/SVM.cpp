//===- SVM.cpp - Shared virtual memory ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocation of shared virtual memory, and commands on it.
//
//===----------------------------------------------------------------------===//

#include "SVM.h"
#include "Queue.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

void *ocl::svmAlloc(cl_context Handle, cl_svm_mem_flags Flags, size_t Size,
                    cl_uint Alignment) {
  constexpr cl_uint MaxAlignment = sizeof(cl_long16);
  constexpr cl_svm_mem_flags Known =
      CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY;
  Context *C = find(Handle);
  if (!C || (Flags & ~Known) || (Flags & (Flags - 1)) || !Size ||
      Size > C->getMaxBufferSize())
    return nullptr;
  if (!Alignment)
    Alignment = MaxAlignment;
  if (!isPowerOf2_32(Alignment) || Alignment > MaxAlignment)
    return nullptr;
  return C->SVM.allocate(Size, Alignment, Flags & CL_MEM_READ_ONLY);
}

void ocl::svmFree(cl_context Handle, void *Pointer) {
  if (Context *C = find(Handle))
    C->SVM.free(Pointer);
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

cl_int ocl::enqueueSVMFree(cl_command_queue Handle, cl_uint NumPointers,
                           void **Pointers, SVMFreeNotify Free, void *UserData,
                           cl_uint NumWaits, const cl_event *Waits,
                           cl_event *Result) {
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  if (!NumPointers != !Pointers)
    return CL_INVALID_VALUE;
  std::vector<void *> List(Pointers, Pointers + NumPointers);
  Context *C = Q->InContext.get();
  return Q->enqueue(CL_COMMAND_SVM_FREE, std::move(S), [=]() mutable -> cl_int {
    if (Free)
      Free(Handle, cl_uint(List.size()), List.data(), UserData);
    else
      for (void *Pointer : List)
        C->SVM.free(Pointer);
    return CL_COMPLETE;
  });
}

/// Copies between SVM and memory of the host in any direction.
static void copySVM(const Context &C, void *To, const void *From, size_t Size) {
  const auto Source = C.SVM.find(From, Size), Target = C.SVM.find(To, Size);
  memcpy(To, From, Size);
  if (!Target)
    return;
  if (Source)
    memcpy(&Target->In->Contents.Undefined[Target->Offset],
           &Source->In->Contents.Undefined[Source->Offset], Size);
  else
    Target->In->setDefined(Target->Offset, Size);
}

cl_int ocl::enqueueSVMMemcpy(cl_command_queue Handle, cl_bool Blocking,
                             void *To, const void *From, size_t Size,
                             cl_uint NumWaits, const cl_event *Waits,
                             cl_event *Result) {
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  if (!To || !From)
    return CL_INVALID_VALUE;
  const auto Start = uintptr_t(To), Other = uintptr_t(From);
  if (std::max(Start, Other) - std::min(Start, Other) < Size)
    return CL_MEM_COPY_OVERLAP;
  S.IsBlocking = Blocking;
  const Context *C = Q->InContext.get();
  return Q->enqueue(CL_COMMAND_SVM_MEMCPY, std::move(S), [=] {
    copySVM(*C, To, From, Size);
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueSVMMemFill(cl_command_queue Handle, void *To,
                              const void *Pattern, size_t PatternSize,
                              size_t Size, cl_uint NumWaits,
                              const cl_event *Waits, cl_event *Result) {
  constexpr size_t MaxPatternSize = sizeof(cl_double16);
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  if (!To || !Pattern || !isPowerOf2_64(PatternSize) ||
      PatternSize > MaxPatternSize || Size % PatternSize ||
      uintptr_t(To) % PatternSize)
    return CL_INVALID_VALUE;
  const auto *Bytes = static_cast<const uint8_t *>(Pattern);
  const std::vector<uint8_t> Copy(Bytes, Bytes + PatternSize);
  const Context *C = Q->InContext.get();
  return Q->enqueue(CL_COMMAND_SVM_MEMFILL, std::move(S), [=] {
    for (size_t I = 0; I != Size; I += Copy.size())
      copySVM(*C, static_cast<char *>(To) + I, Copy.data(), Copy.size());
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueSVMMap(cl_command_queue Handle, cl_bool Blocking,
                          cl_map_flags Flags, void *Pointer, size_t Size,
                          cl_uint NumWaits, const cl_event *Waits,
                          cl_event *Result) {
  constexpr cl_map_flags Known =
      CL_MAP_READ | CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  if (!Pointer || !Size || !Flags || (Flags & ~Known))
    return CL_INVALID_VALUE;
  if (!Q->InContext->SVM.find(Pointer, Size))
    return CL_INVALID_VALUE;
  S.IsBlocking = Blocking;
  Q->InContext->SVM.addMapping(Pointer, {Size, Flags != CL_MAP_READ});
  return Q->enqueue(CL_COMMAND_SVM_MAP, std::move(S), nullptr);
}

cl_int ocl::enqueueSVMUnmap(cl_command_queue Handle, void *Pointer,
                            cl_uint NumWaits, const cl_event *Waits,
                            cl_event *Result) {
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  SVMPool &Pool = Q->InContext->SVM;
  const std::optional<SVMPool::Mapping> Old = Pool.removeMapping(Pointer);
  if (!Old)
    return CL_INVALID_VALUE;
  return Q->enqueue(CL_COMMAND_SVM_UNMAP, std::move(S), [=, &Pool] {
    const auto Place = Pool.find(Pointer, Old->NumBytes);
    if (Place && Old->IsWritten)
      Place->In->setDefined(Place->Offset, Old->NumBytes);
    return CL_COMPLETE;
  });
}

cl_int ocl::enqueueSVMMigrateMem(cl_command_queue Handle, cl_uint NumPointers,
                                 const void **Pointers, const size_t *,
                                 cl_mem_migration_flags, cl_uint NumWaits,
                                 const cl_event *Waits, cl_event *Result) {
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  if (!NumPointers || !Pointers)
    return CL_INVALID_VALUE;
  for (cl_uint I = 0; I != NumPointers; ++I)
    if (!Q->InContext->SVM.find(Pointers[I], 0))
      return CL_INVALID_VALUE;
  return Q->enqueue(CL_COMMAND_SVM_MIGRATE_MEM, std::move(S), nullptr);
}

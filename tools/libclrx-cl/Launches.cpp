//===- Launches.cpp - Commands that launch kernels ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the sizes of launches.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "KernelRun.h"
#include "Queue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;
using launch::LaunchKernel;
using launch::LaunchSizes;

static cl_int readGlobalSizes(const size_t *Offset, const size_t *Global,
                              LaunchSizes &Sizes) {
  for (unsigned Dim = 0; Dim != Sizes.NumDims; ++Dim) {
    if (!Global || !Global[Dim] || !isUInt<32>(Global[Dim]))
      return CL_INVALID_GLOBAL_WORK_SIZE;
    Sizes.Global[Dim] = uint32_t(Global[Dim]);
    Sizes.Offset[Dim] = Offset ? Offset[Dim] : 0;
    if (!isUInt<32>(
            SaturatingAdd<uint64_t>(Sizes.Offset[Dim], Sizes.Global[Dim] - 1)))
      return CL_INVALID_GLOBAL_OFFSET;
  }
  return CL_SUCCESS;
}

/// Chooses work-groups of \p K if the user does not: the largest that divide
/// the global sizes.
static void chooseLocalSizes(const LaunchKernel &K, LaunchSizes &Sizes) {
  size_t Rest = getMaxGroupSize(K);
  for (unsigned Dim = 0; Dim != MaxDims; ++Dim) {
    uint32_t Size = uint32_t(std::min<size_t>(Rest, Sizes.Global[Dim]));
    while (Sizes.Global[Dim] % Size)
      --Size;
    Sizes.Local[Dim] = K.GroupSize[0] ? K.GroupSize[Dim] : Size;
    Rest /= Size;
  }
}

static cl_int readLocalSizes(const LaunchKernel &K, const size_t *Local,
                             LaunchSizes &Sizes) {
  for (unsigned Dim = 0; Dim != Sizes.NumDims; ++Dim) {
    if (!Local[Dim])
      return CL_INVALID_WORK_GROUP_SIZE;
    if (Local[Dim] > getMaxGroupSize(K))
      return CL_INVALID_WORK_ITEM_SIZE;
    Sizes.Local[Dim] = uint32_t(Local[Dim]);
  }
  return CL_SUCCESS;
}

static cl_int checkLocalSizes(const LaunchKernel &K, const LaunchSizes &Sizes) {
  size_t NumItems = 1;
  for (unsigned Dim = 0; Dim != MaxDims; ++Dim) {
    if (K.GroupSize[0] && K.GroupSize[Dim] != Sizes.Local[Dim])
      return CL_INVALID_WORK_GROUP_SIZE;
    if (Sizes.Global[Dim] % Sizes.Local[Dim])
      return CL_INVALID_WORK_GROUP_SIZE;
    NumItems *= Sizes.Local[Dim];
  }
  return NumItems <= getMaxGroupSize(K) ? CL_SUCCESS
                                        : CL_INVALID_WORK_GROUP_SIZE;
}

/// Reads the sizes of a launch of \p K.
static cl_int readSizes(const LaunchKernel &K, cl_uint NumDims,
                        const size_t *Offset, const size_t *Global,
                        const size_t *Local, LaunchSizes &Sizes) {
  if (!NumDims || NumDims > MaxDims)
    return CL_INVALID_WORK_DIMENSION;
  Sizes.NumDims = NumDims;
  for (unsigned Dim = 0; Dim != MaxDims; ++Dim)
    Sizes.Global[Dim] = Sizes.Local[Dim] = 1;
  if (cl_int E = readGlobalSizes(Offset, Global, Sizes))
    return E;
  if (!Local)
    chooseLocalSizes(K, Sizes);
  else if (cl_int E = readLocalSizes(K, Local, Sizes))
    return E;
  return checkLocalSizes(K, Sizes);
}

cl_int ocl::enqueueNDRangeKernel(cl_command_queue Handle, cl_kernel Code,
                                 cl_uint NumDims, const size_t *Offset,
                                 const size_t *Global, const size_t *Local,
                                 cl_uint NumWaits, const cl_event *Waits,
                                 cl_event *Result) {
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  const Ref<Kernel> K(ocl::find(Code));
  if (!K)
    return CL_INVALID_KERNEL;
  if (K->InProgram->InContext != Q->InContext)
    return CL_INVALID_CONTEXT;
  const KernelCode *C = K->getCode(&Q->OnDevice);
  if (!C)
    return CL_INVALID_PROGRAM_EXECUTABLE;
  if (!all_of(K->Settings, [](const KernelSetting &A) { return A.IsSet; }))
    return CL_INVALID_KERNEL_ARGS;
  KernelRun Run = {Q->InContext, *C, {}, K->Settings};
  if (cl_int E = readSizes(*C->Code, NumDims, Offset, Global, Local, Run.Sizes))
    return E;
  if (K->getLocalSize(*C->Code) > Q->OnDevice.arch().LDSPerCU)
    return CL_OUT_OF_RESOURCES;
  // The program counts K as long as the command needs it.
  return Q->enqueue(CL_COMMAND_NDRANGE_KERNEL, std::move(S),
                    [Run = std::move(Run), K] { return Run.run(); });
}

cl_int ocl::enqueueTask(cl_command_queue Handle, cl_kernel Code,
                        cl_uint NumWaits, const cl_event *Waits,
                        cl_event *Result) {
  const size_t One = 1;
  return enqueueNDRangeKernel(Handle, Code, 1, nullptr, &One, &One, NumWaits,
                              Waits, Result);
}

cl_int ocl::enqueueNativeKernel(cl_command_queue Handle,
                                void(CL_CALLBACK *)(void *), void *, size_t,
                                cl_uint, const cl_mem *, const void **, cl_uint,
                                const cl_event *, cl_event *) {
  return ocl::find(Handle) ? CL_INVALID_OPERATION : CL_INVALID_COMMAND_QUEUE;
}

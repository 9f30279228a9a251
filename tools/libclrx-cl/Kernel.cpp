//===- Kernel.cpp - Kernels -----------------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creation of kernels, and their arguments.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "Launch/KernelSetup.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;
using launch::ArgKind;
using launch::KernelArg;
using launch::LaunchKernel;

Kernel::Kernel(Ref<Program> P, std::string KernelName)
    : InProgram(std::move(P)), Name(std::move(KernelName)) {
  for (const DeviceProgram &Part : InProgram->Parts)
    if (const LaunchKernel *K = Part.find(Name))
      Codes.push_back({Part.On, {Part.Kernels, K}, Part.Origin});
  Settings.resize(first().Args.size());
  ++InProgram->NumKernelObjects;
}

Kernel::~Kernel() { --InProgram->NumKernelObjects; }

const KernelCode *Kernel::getCode(const Device *D) const {
  const auto Found =
      find_if(Codes, [&](const KernelCode &C) { return C.On == D; });
  return Found == Codes.end() ? nullptr : &*Found;
}

uint64_t Kernel::getLocalSize(const LaunchKernel &Code) const {
  uint64_t Size = Code.Setup->Resources.LDSSize;
  for (const KernelSetting &S : Settings)
    Size += S.LocalSize;
  return Size;
}

size_t ocl::getMaxGroupSize(const LaunchKernel &K) {
  const size_t Required =
      size_t(K.GroupSize[0]) * K.GroupSize[1] * K.GroupSize[2];
  return Required ? Required : MaxGroupSize;
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

/// Returns true if \p A and \p B have the same arguments.
static bool haveSameArgs(const LaunchKernel &A, const LaunchKernel &B) {
  return A.Args.size() == B.Args.size() &&
         all_of(zip(A.Args, B.Args), [](const auto &Pair) {
           return std::get<0>(Pair).Kind == std::get<1>(Pair).Kind;
         });
}

static cl_int checkKernel(const Program *P, const char *Name) {
  if (!P)
    return CL_INVALID_PROGRAM;
  if (!Name)
    return CL_INVALID_VALUE;
  if (!P->isBuilt())
    return CL_INVALID_PROGRAM_EXECUTABLE;
  const LaunchKernel *First = nullptr;
  for (const DeviceProgram &Part : P->Parts)
    if (const LaunchKernel *K = Part.find(Name)) {
      if (First && !haveSameArgs(*First, *K))
        return CL_INVALID_KERNEL_DEFINITION;
      First = K;
    }
  return First ? CL_SUCCESS : CL_INVALID_KERNEL_NAME;
}

cl_kernel ocl::createKernel(cl_program Handle, const char *Name,
                            cl_int *Status) {
  Program *P = ocl::find(Handle);
  const cl_int Result = checkKernel(P, Name);
  setStatus(Status, Result);
  return Result == CL_SUCCESS ? give<cl_kernel>(new Kernel(P, Name)) : nullptr;
}

cl_int ocl::createKernelsInProgram(cl_program Handle, cl_uint NumKernels,
                                   cl_kernel *Kernels, cl_uint *NumKernelsRet) {
  Program *P = ocl::find(Handle);
  if (!P)
    return CL_INVALID_PROGRAM;
  if (!P->isBuilt())
    return CL_INVALID_PROGRAM_EXECUTABLE;
  const std::vector<std::string> Names = P->getKernelNames();
  if (Kernels && NumKernels < Names.size())
    return CL_INVALID_VALUE;
  if (NumKernelsRet)
    *NumKernelsRet = cl_uint(Names.size());
  for (size_t I = 0; Kernels && I != Names.size(); ++I)
    Kernels[I] = give<cl_kernel>(new Kernel(P, Names[I]));
  return CL_SUCCESS;
}

cl_kernel ocl::cloneKernel(cl_kernel Handle, cl_int *Status) {
  const Kernel *K = ocl::find(Handle);
  setStatus(Status, K ? CL_SUCCESS : CL_INVALID_KERNEL);
  if (!K)
    return nullptr;
  const Ref<Kernel> Clone(new Kernel(K->InProgram, K->Name));
  Clone->Settings = K->Settings;
  return give<cl_kernel>(Clone);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static bool isPointer(const KernelArg &A) {
  return A.Kind == ArgKind::GlobalPointer || A.Kind == ArgKind::ConstantPointer;
}

static cl_int setPointer(const Kernel &K, size_t Size, const void *Value,
                         KernelSetting &S) {
  if (Size != sizeof(cl_mem))
    return CL_INVALID_ARG_SIZE;
  cl_mem Handle = Value ? *static_cast<const cl_mem *>(Value) : nullptr;
  S.Buffer = ocl::find(Handle);
  if (Handle && !S.Buffer)
    return CL_INVALID_MEM_OBJECT;
  if (S.Buffer && S.Buffer->InContext != K.InProgram->InContext)
    return CL_INVALID_MEM_OBJECT;
  return CL_SUCCESS;
}

static cl_int setValue(const KernelArg &A, size_t Size, const void *Value,
                       KernelSetting &S) {
  if (!Value)
    return CL_INVALID_ARG_VALUE;
  const bool IsShort = A.HostSize && A.HostSize < A.Size && Size == A.HostSize;
  if (Size != A.Size && !IsShort)
    return CL_INVALID_ARG_SIZE;
  const auto *Bytes = static_cast<const uint8_t *>(Value);
  S.Bytes.assign(Bytes, Bytes + Size);
  return CL_SUCCESS;
}

static cl_int setLocal(size_t Size, const void *Value, KernelSetting &S) {
  if (Value)
    return CL_INVALID_ARG_VALUE;
  if (!Size)
    return CL_INVALID_ARG_SIZE;
  S.LocalSize = Size;
  return CL_SUCCESS;
}

/// Reads a new value of argument \p A.
static cl_int read(const Kernel &K, const KernelArg &A, size_t Size,
                   const void *Value, KernelSetting &S) {
  switch (A.Kind) {
  case ArgKind::Value:
    return setValue(A, Size, Value, S);
  case ArgKind::GlobalPointer:
  case ArgKind::ConstantPointer:
    return setPointer(K, Size, Value, S);
  case ArgKind::LocalPointer:
    return setLocal(Size, Value, S);
  case ArgKind::Sampler: // Samplers cannot be created.
    return CL_INVALID_SAMPLER;
  case ArgKind::Image: // Nor can images.
    return CL_INVALID_MEM_OBJECT;
  case ArgKind::Other:
    break;
  }
  return CL_INVALID_ARG_VALUE;
}

cl_int ocl::setKernelArg(cl_kernel Handle, cl_uint Index, size_t Size,
                         const void *Value) {
  Kernel *K = ocl::find(Handle);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Index >= K->Settings.size())
    return CL_INVALID_ARG_INDEX;
  KernelSetting New;
  New.IsSet = true;
  const cl_int Status = read(*K, K->first().Args[Index], Size, Value, New);
  if (Status == CL_SUCCESS)
    K->Settings[Index] = std::move(New);
  return Status;
}

cl_int ocl::setKernelArgSVMPointer(cl_kernel Handle, cl_uint Index,
                                   const void *Value) {
  Kernel *K = ocl::find(Handle);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Index >= K->Settings.size())
    return CL_INVALID_ARG_INDEX;
  if (!isPointer(K->first().Args[Index]) ||
      (Value && !K->InProgram->InContext->SVM.find(Value, 0)))
    return CL_INVALID_ARG_VALUE;
  KernelSetting New;
  New.IsSet = true;
  New.SVMPointer = Value;
  K->Settings[Index] = std::move(New);
  return CL_SUCCESS;
}

/// Kernels can access all SVM allocations, so their list is only checked.
cl_int ocl::setKernelExecInfo(cl_kernel Handle, cl_kernel_exec_info Param,
                              size_t Size, const void *Value) {
  const Kernel *K = ocl::find(Handle);
  if (!K)
    return CL_INVALID_KERNEL;
  if (!Size || !Value)
    return CL_INVALID_VALUE;
  switch (Param) {
  case CL_KERNEL_EXEC_INFO_SVM_PTRS:
    return Size % sizeof(void *) ? CL_INVALID_VALUE : CL_SUCCESS;
  case CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM:
    if (Size != sizeof(cl_bool))
      return CL_INVALID_VALUE;
    return *static_cast<const cl_bool *>(Value) ? CL_INVALID_OPERATION
                                                : CL_SUCCESS;
  default:
    return CL_INVALID_VALUE;
  }
}

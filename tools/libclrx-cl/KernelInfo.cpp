//===- KernelInfo.cpp - Queries of kernels --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Queries of kernels, of their arguments and of their work-groups.
//
//===----------------------------------------------------------------------===//

#include "Info.h"
#include "Kernel.h"
#include "Launch/KernelSetup.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;
using launch::ArgKind;
using launch::KernelArg;
using launch::LaunchKernel;

/// Returns the attributes in the language, as far as binaries have them.
static std::string getAttributes(const LaunchKernel &K) {
  if (!K.GroupSize[0])
    return "";
  return "reqd_work_group_size(" + std::to_string(K.GroupSize[0]) + "," +
         std::to_string(K.GroupSize[1]) + "," + std::to_string(K.GroupSize[2]) +
         ")";
}

cl_int ocl::getKernelInfo(cl_kernel Handle, cl_kernel_info Param, size_t Size,
                          void *Value, size_t *SizeRet) {
  using Row = InfoRow<Kernel>;
  static constexpr Row Rows[] = {
      {CL_KERNEL_FUNCTION_NAME,
       [](const Kernel &K, Answer &A) { return A.text(K.Name); }},
      {CL_KERNEL_NUM_ARGS,
       [](const Kernel &K, Answer &A) {
         return A.number(cl_uint(K.Settings.size()));
       }},
      {CL_KERNEL_REFERENCE_COUNT,
       [](const Kernel &K, Answer &A) { return A.number(K.countUserRefs()); }},
      {CL_KERNEL_CONTEXT,
       [](const Kernel &K, Answer &A) {
         return A.number(handleOf<cl_context>(K.InProgram->InContext.get()));
       }},
      {CL_KERNEL_PROGRAM,
       [](const Kernel &K, Answer &A) {
         return A.number(handleOf<cl_program>(K.InProgram.get()));
       }},
      {CL_KERNEL_ATTRIBUTES,
       [](const Kernel &K, Answer &A) {
         return A.text(getAttributes(K.first()));
       }},
  };
  const Kernel *K = find(Handle);
  if (!K)
    return CL_INVALID_KERNEL;
  return answer(Rows, *K, Param, Answer(Size, Value, SizeRet));
}

static cl_kernel_arg_address_qualifier getAddressSpace(const KernelArg &A) {
  switch (A.Kind) {
  case ArgKind::GlobalPointer:
  case ArgKind::Image:
    return CL_KERNEL_ARG_ADDRESS_GLOBAL;
  case ArgKind::ConstantPointer:
    return CL_KERNEL_ARG_ADDRESS_CONSTANT;
  case ArgKind::LocalPointer:
    return CL_KERNEL_ARG_ADDRESS_LOCAL;
  case ArgKind::Value:
  case ArgKind::Sampler:
  case ArgKind::Other:
    break;
  }
  return CL_KERNEL_ARG_ADDRESS_PRIVATE;
}

/// Answers with \p Text, which binaries need not have.
static cl_int answerText(StringRef Text, Answer &A) {
  return Text.empty() ? CL_KERNEL_ARG_INFO_NOT_AVAILABLE : A.text(Text);
}

cl_int ocl::getKernelArgInfo(cl_kernel Handle, cl_uint Index,
                             cl_kernel_arg_info Param, size_t Size, void *Value,
                             size_t *SizeRet) {
  using Row = InfoRow<KernelArg>;
  static constexpr Row Rows[] = {
      {CL_KERNEL_ARG_ADDRESS_QUALIFIER,
       [](const KernelArg &Arg, Answer &A) {
         return A.number(getAddressSpace(Arg));
       }},
      {CL_KERNEL_ARG_ACCESS_QUALIFIER,
       [](const KernelArg &Arg, Answer &A) {
         // Nothing says how kernels access images.
         return Arg.Kind == ArgKind::Image
                    ? CL_KERNEL_ARG_INFO_NOT_AVAILABLE
                    : A.number<cl_kernel_arg_access_qualifier>(
                          CL_KERNEL_ARG_ACCESS_NONE);
       }},
      {CL_KERNEL_ARG_TYPE_NAME,
       [](const KernelArg &Arg, Answer &A) { return answerText(Arg.Type, A); }},
      {CL_KERNEL_ARG_NAME,
       [](const KernelArg &Arg, Answer &A) { return answerText(Arg.Name, A); }},
      {CL_KERNEL_ARG_TYPE_QUALIFIER,
       [](const KernelArg &Arg, Answer &A) {
         return A.number<cl_kernel_arg_type_qualifier>(
             Arg.Kind == ArgKind::ConstantPointer ? CL_KERNEL_ARG_TYPE_CONST
                                                  : CL_KERNEL_ARG_TYPE_NONE);
       }},
  };
  const Kernel *K = find(Handle);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Index >= K->Settings.size())
    return CL_INVALID_ARG_INDEX;
  return answer(Rows, K->first().Args[Index], Param,
                Answer(Size, Value, SizeRet));
}

namespace {
/// A kernel on a device.
struct KernelOnDevice {
  const Kernel &K;
  const LaunchKernel &Code;
};
} // namespace

cl_int ocl::getKernelWorkGroupInfo(cl_kernel Handle, cl_device_id On,
                                   cl_kernel_work_group_info Param, size_t Size,
                                   void *Value, size_t *SizeRet) {
  using Row = InfoRow<KernelOnDevice>;
  static constexpr Row Rows[] = {
      {CL_KERNEL_WORK_GROUP_SIZE,
       [](const KernelOnDevice &O, Answer &A) {
         return A.number<size_t>(getMaxGroupSize(O.Code));
       }},
      {CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
       [](const KernelOnDevice &O, Answer &A) {
         const size_t Sizes[] = {O.Code.GroupSize[0], O.Code.GroupSize[1],
                                 O.Code.GroupSize[2]};
         return A.array<size_t>(Sizes);
       }},
      {CL_KERNEL_LOCAL_MEM_SIZE,
       [](const KernelOnDevice &O, Answer &A) {
         return A.number<cl_ulong>(O.K.getLocalSize(O.Code));
       }},
      {CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,
       [](const KernelOnDevice &O, Answer &A) {
         return A.number<size_t>(O.Code.Wave32 ? 32 : 64);
       }},
      {CL_KERNEL_PRIVATE_MEM_SIZE,
       [](const KernelOnDevice &O, Answer &A) {
         return A.number<cl_ulong>(O.Code.Setup->Resources.ScratchSize);
       }},
  };
  const Kernel *K = find(Handle);
  if (!K)
    return CL_INVALID_KERNEL;
  // Without a device, the kernel must have only one.
  const KernelCode *C =
      !On && K->Codes.size() == 1 ? &K->Codes.front() : K->getCode(find(On));
  if (!C)
    return CL_INVALID_DEVICE;
  return answer(Rows, KernelOnDevice{*K, *C->Code}, Param,
                Answer(Size, Value, SizeRet));
}

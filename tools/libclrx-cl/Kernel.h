//===- Kernel.h - Kernels ---------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernel objects and their arguments.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_KERNEL_H
#define CLRX_TOOLS_LIBCLRX_CL_KERNEL_H

#include "MemObject.h"
#include "Program.h"

namespace clrx::ocl {

/// An argument that the user has set.
struct KernelSetting {
  bool IsSet = false;
  /// \name For pointers; no buffer and no SVM pointer is the null pointer
  /// @{
  Ref<MemObject> Buffer;
  const void *SVMPointer = nullptr;
  /// @}
  std::vector<uint8_t> Bytes; ///< For values.
  size_t LocalSize = 0;       ///< For local memory.
};

/// The code of a kernel for one device.
struct KernelCode {
  Device *On;
  /// Shares the kernels of the program.
  std::shared_ptr<const launch::LaunchKernel> Code;
  std::shared_ptr<const ProgramOrigin> Origin;
};

class Kernel : public CountedObject<Kernel> {
public:
  static constexpr ObjectKind Kind = ObjectKind::Kernel;
  /// The program must have the kernel \p Name on a device.
  Kernel(Ref<Program> P, std::string Name);
  ~Kernel();

  const Ref<Program> InProgram;
  const std::string Name;
  std::vector<KernelCode> Codes;
  std::vector<KernelSetting> Settings;

  /// Returns the code for \p D; null if there is none.
  const KernelCode *getCode(const Device *D) const;
  /// Returns the bytes of LDS that \p Code uses with the arguments.
  uint64_t getLocalSize(const launch::LaunchKernel &Code) const;
  /// The kernel on the first device, for queries that do not name a device.
  const launch::LaunchKernel &first() const { return *Codes.front().Code; }
};

/// Returns the largest work-group in which \p K may run.
size_t getMaxGroupSize(const launch::LaunchKernel &K);

/// \name API
/// @{
cl_kernel createKernel(cl_program Handle, const char *Name, cl_int *Status);
cl_int createKernelsInProgram(cl_program Handle, cl_uint NumKernels,
                              cl_kernel *Kernels, cl_uint *NumKernelsRet);
cl_kernel cloneKernel(cl_kernel Handle, cl_int *Status);
cl_int setKernelArg(cl_kernel Handle, cl_uint Index, size_t Size,
                    const void *Value);
cl_int setKernelArgSVMPointer(cl_kernel Handle, cl_uint Index,
                              const void *Value);
cl_int setKernelExecInfo(cl_kernel Handle, cl_kernel_exec_info Param,
                         size_t Size, const void *Value);
cl_int getKernelInfo(cl_kernel Handle, cl_kernel_info Param, size_t Size,
                     void *Value, size_t *SizeRet);
cl_int getKernelArgInfo(cl_kernel Handle, cl_uint Index,
                        cl_kernel_arg_info Param, size_t Size, void *Value,
                        size_t *SizeRet);
cl_int getKernelWorkGroupInfo(cl_kernel Handle, cl_device_id On,
                              cl_kernel_work_group_info Param, size_t Size,
                              void *Value, size_t *SizeRet);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_KERNEL_H

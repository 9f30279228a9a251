//===- SVM.h - Shared virtual memory ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Coarse-grained shared virtual memory: the device has the addresses of the
// host, and the host accesses memory while it is mapped.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_SVM_H
#define CLRX_TOOLS_LIBCLRX_CL_SVM_H

#include "Object.h"

namespace clrx::ocl {

using SVMFreeNotify = void(CL_CALLBACK *)(cl_command_queue, cl_uint, void **,
                                          void *);

/// \name API
/// @{
void *svmAlloc(cl_context Handle, cl_svm_mem_flags Flags, size_t Size,
               cl_uint Alignment);
void svmFree(cl_context Handle, void *Pointer);
cl_int enqueueSVMFree(cl_command_queue Handle, cl_uint NumPointers,
                      void **Pointers, SVMFreeNotify Free, void *UserData,
                      cl_uint NumWaits, const cl_event *Waits,
                      cl_event *Result);
cl_int enqueueSVMMemcpy(cl_command_queue Handle, cl_bool Blocking, void *To,
                        const void *From, size_t Size, cl_uint NumWaits,
                        const cl_event *Waits, cl_event *Result);
cl_int enqueueSVMMemFill(cl_command_queue Handle, void *To, const void *Pattern,
                         size_t PatternSize, size_t Size, cl_uint NumWaits,
                         const cl_event *Waits, cl_event *Result);
cl_int enqueueSVMMap(cl_command_queue Handle, cl_bool Blocking,
                     cl_map_flags Flags, void *Pointer, size_t Size,
                     cl_uint NumWaits, const cl_event *Waits, cl_event *Result);
cl_int enqueueSVMUnmap(cl_command_queue Handle, void *Pointer, cl_uint NumWaits,
                       const cl_event *Waits, cl_event *Result);
cl_int enqueueSVMMigrateMem(cl_command_queue Handle, cl_uint NumPointers,
                            const void **Pointers, const size_t *Sizes,
                            cl_mem_migration_flags Flags, cl_uint NumWaits,
                            const cl_event *Waits, cl_event *Result);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_SVM_H

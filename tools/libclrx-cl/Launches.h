//===- Launches.h - Commands that launch kernels ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Commands that launch kernels.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_LAUNCHES_H
#define CLRX_TOOLS_LIBCLRX_CL_LAUNCHES_H

#include "Object.h"

namespace clrx::ocl {

/// \name API
/// @{
cl_int enqueueNDRangeKernel(cl_command_queue Handle, cl_kernel Code,
                            cl_uint NumDims, const size_t *Offset,
                            const size_t *Global, const size_t *Local,
                            cl_uint NumWaits, const cl_event *Waits,
                            cl_event *Result);
cl_int enqueueTask(cl_command_queue Handle, cl_kernel Code, cl_uint NumWaits,
                   const cl_event *Waits, cl_event *Result);
cl_int enqueueNativeKernel(cl_command_queue Handle,
                           void(CL_CALLBACK *Function)(void *), void *Args,
                           size_t Size, cl_uint NumBuffers,
                           const cl_mem *Buffers, const void **Places,
                           cl_uint NumWaits, const cl_event *Waits,
                           cl_event *Result);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_LAUNCHES_H

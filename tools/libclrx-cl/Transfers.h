//===- Transfers.h - Commands that access buffers ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Commands by which the host reads, writes, copies, fills and maps buffers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_TRANSFERS_H
#define CLRX_TOOLS_LIBCLRX_CL_TRANSFERS_H

#include "Object.h"

namespace clrx::ocl {

/// \name API
/// @{
cl_int enqueueReadBuffer(cl_command_queue Handle, cl_mem From, cl_bool Blocking,
                         size_t Offset, size_t Size, void *To, cl_uint NumWaits,
                         const cl_event *Waits, cl_event *Result);
cl_int enqueueWriteBuffer(cl_command_queue Handle, cl_mem To, cl_bool Blocking,
                          size_t Offset, size_t Size, const void *From,
                          cl_uint NumWaits, const cl_event *Waits,
                          cl_event *Result);
cl_int enqueueCopyBuffer(cl_command_queue Handle, cl_mem From, cl_mem To,
                         size_t FromOffset, size_t ToOffset, size_t Size,
                         cl_uint NumWaits, const cl_event *Waits,
                         cl_event *Result);
cl_int enqueueReadBufferRect(cl_command_queue Handle, cl_mem From,
                             cl_bool Blocking, const size_t *Origin,
                             const size_t *HostOrigin, const size_t *Region,
                             size_t RowPitch, size_t SlicePitch,
                             size_t HostRowPitch, size_t HostSlicePitch,
                             void *To, cl_uint NumWaits, const cl_event *Waits,
                             cl_event *Result);
cl_int enqueueWriteBufferRect(cl_command_queue Handle, cl_mem To,
                              cl_bool Blocking, const size_t *Origin,
                              const size_t *HostOrigin, const size_t *Region,
                              size_t RowPitch, size_t SlicePitch,
                              size_t HostRowPitch, size_t HostSlicePitch,
                              const void *From, cl_uint NumWaits,
                              const cl_event *Waits, cl_event *Result);
cl_int enqueueCopyBufferRect(cl_command_queue Handle, cl_mem From, cl_mem To,
                             const size_t *FromOrigin, const size_t *ToOrigin,
                             const size_t *Region, size_t FromRowPitch,
                             size_t FromSlicePitch, size_t ToRowPitch,
                             size_t ToSlicePitch, cl_uint NumWaits,
                             const cl_event *Waits, cl_event *Result);
cl_int enqueueFillBuffer(cl_command_queue Handle, cl_mem To,
                         const void *Pattern, size_t PatternSize, size_t Offset,
                         size_t Size, cl_uint NumWaits, const cl_event *Waits,
                         cl_event *Result);
void *enqueueMapBuffer(cl_command_queue Handle, cl_mem Buffer, cl_bool Blocking,
                       cl_map_flags Flags, size_t Offset, size_t Size,
                       cl_uint NumWaits, const cl_event *Waits,
                       cl_event *Result, cl_int *Status);
cl_int enqueueUnmapMemObject(cl_command_queue Handle, cl_mem Buffer,
                             void *Pointer, cl_uint NumWaits,
                             const cl_event *Waits, cl_event *Result);
cl_int enqueueMigrateMemObjects(cl_command_queue Handle, cl_uint NumBuffers,
                                const cl_mem *Buffers,
                                cl_mem_migration_flags Flags, cl_uint NumWaits,
                                const cl_event *Waits, cl_event *Result);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_TRANSFERS_H

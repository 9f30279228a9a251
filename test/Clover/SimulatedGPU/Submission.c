//===- Submission.c - Contexts, command streams and fences ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The submissions of radeonsi. Each one completes at once, so no call waits.
//
//===----------------------------------------------------------------------===//

#include "SimulatedGPU.h"
#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <xf86drm.h>

static uint64_t NextSequence = 1;
static uint32_t NextSyncobj = 1;

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

int amdgpu_cs_ctx_create2(amdgpu_device_handle, uint32_t,
                          amdgpu_context_handle *Out) {
  *Out = malloc(1);
  return 0;
}

int amdgpu_cs_ctx_create(amdgpu_device_handle Device,
                         amdgpu_context_handle *Out) {
  return amdgpu_cs_ctx_create2(Device, 0, Out);
}

int amdgpu_cs_ctx_free(amdgpu_context_handle Context) {
  free(Context);
  return 0;
}

int amdgpu_cs_ctx_stable_pstate(amdgpu_context_handle, uint32_t, uint32_t,
                                uint32_t *Out) {
  if (Out)
    *Out = 0;
  return 0;
}

int amdgpu_cs_query_reset_state(amdgpu_context_handle, uint32_t *State,
                                uint32_t *Hangs) {
  *State = 0;
  *Hangs = 0;
  return 0;
}

int amdgpu_cs_query_reset_state2(amdgpu_context_handle, uint64_t *Flags) {
  *Flags = 0;
  return 0;
}

int amdgpu_vm_reserve_vmid(amdgpu_device_handle, uint32_t) { return 0; }

int amdgpu_vm_unreserve_vmid(amdgpu_device_handle, uint32_t) { return 0; }

//===----------------------------------------------------------------------===//
// Command streams
//===----------------------------------------------------------------------===//

static void submitStream(const struct drm_amdgpu_cs_chunk_ib *Stream) {
  if (Stream->ip_type == AMDGPU_HW_IP_GFX ||
      Stream->ip_type == AMDGPU_HW_IP_COMPUTE)
    followStream(Stream->va_start, Stream->ib_bytes / 4);
}

int amdgpu_cs_submit_raw2(amdgpu_device_handle, amdgpu_context_handle, uint32_t,
                          int Count, struct drm_amdgpu_cs_chunk *Chunks,
                          uint64_t *Sequence) {
  for (int I = 0; I < Count; ++I)
    if (Chunks[I].chunk_id == AMDGPU_CHUNK_ID_IB)
      submitStream((const void *)(uintptr_t)Chunks[I].chunk_data);
  if (Sequence)
    *Sequence = NextSequence;
  ++NextSequence;
  return 0;
}

void amdgpu_cs_chunk_fence_to_dep(struct amdgpu_cs_fence *Fence,
                                  struct drm_amdgpu_cs_chunk_dep *Out) {
  Out->ip_type = Fence->ip_type;
  Out->ip_instance = Fence->ip_instance;
  Out->ring = Fence->ring;
  Out->ctx_id = 1;
  Out->handle = Fence->fence;
}

void amdgpu_cs_chunk_fence_info_to_data(struct amdgpu_cs_fence_info *Info,
                                        struct drm_amdgpu_cs_chunk_data *Out) {
  uint32_t Handle = 0;
  amdgpu_bo_export(Info->handle, amdgpu_bo_handle_type_kms, &Handle);
  Out->fence_data.handle = Handle;
  Out->fence_data.offset = Info->offset * sizeof(uint64_t);
}

int amdgpu_cs_query_fence_status(struct amdgpu_cs_fence *, uint64_t, uint64_t,
                                 uint32_t *IsExpired) {
  *IsExpired = 1;
  return 0;
}

int amdgpu_cs_fence_to_handle(amdgpu_device_handle, struct amdgpu_cs_fence *,
                              uint32_t, uint32_t *Out) {
  *Out = __atomic_fetch_add(&NextSyncobj, 1, __ATOMIC_RELAXED);
  return 0;
}

//===----------------------------------------------------------------------===//
// Synchronization objects, with the functions of libdrm and libdrm_amdgpu
//===----------------------------------------------------------------------===//

int drmSyncobjCreate(int, uint32_t, uint32_t *Out) {
  *Out = __atomic_fetch_add(&NextSyncobj, 1, __ATOMIC_RELAXED);
  return 0;
}

int drmSyncobjDestroy(int, uint32_t) { return 0; }

int drmSyncobjWait(int, uint32_t *, unsigned, int64_t, unsigned,
                   uint32_t *First) {
  if (First)
    *First = 0;
  return 0;
}

int drmSyncobjTimelineWait(int, uint32_t *, uint64_t *, unsigned, int64_t,
                           unsigned, uint32_t *First) {
  if (First)
    *First = 0;
  return 0;
}

int drmSyncobjExportSyncFile(int, uint32_t, int *File) {
  *File = open("/dev/null", O_RDWR | O_CLOEXEC);
  return *File < 0 ? -errno : 0;
}

int drmSyncobjImportSyncFile(int, uint32_t, int) { return 0; }

int drmSyncobjFDToHandle(int Device, int, uint32_t *Out) {
  return drmSyncobjCreate(Device, 0, Out);
}

int amdgpu_cs_create_syncobj2(amdgpu_device_handle, uint32_t Flags,
                              uint32_t *Out) {
  return drmSyncobjCreate(-1, Flags, Out);
}

int amdgpu_cs_create_syncobj(amdgpu_device_handle, uint32_t *Out) {
  return drmSyncobjCreate(-1, 0, Out);
}

int amdgpu_cs_destroy_syncobj(amdgpu_device_handle, uint32_t Handle) {
  return drmSyncobjDestroy(-1, Handle);
}

int amdgpu_cs_syncobj_wait(amdgpu_device_handle, uint32_t *Handles,
                           unsigned Count, int64_t Timeout, unsigned Flags,
                           uint32_t *First) {
  return drmSyncobjWait(-1, Handles, Count, Timeout, Flags, First);
}

int amdgpu_cs_import_syncobj(amdgpu_device_handle, int File, uint32_t *Out) {
  return drmSyncobjFDToHandle(-1, File, Out);
}

int amdgpu_cs_syncobj_export_sync_file(amdgpu_device_handle, uint32_t Handle,
                                       int *File) {
  return drmSyncobjExportSyncFile(-1, Handle, File);
}

int amdgpu_cs_syncobj_import_sync_file(amdgpu_device_handle, uint32_t Handle,
                                       int File) {
  return drmSyncobjImportSyncFile(-1, Handle, File);
}

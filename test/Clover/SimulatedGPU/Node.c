//===- Node.c - The device node and its commands -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The render node that libdrm finds, and the commands sent to it. Mesa 25 sends
// most commands without libdrm_amdgpu, and gets the same answers.
//
//===----------------------------------------------------------------------===//

#define _GNU_SOURCE // O_TMPFILE
#include "SimulatedGPU.h"
#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <xf86drm.h>

static const char NodePath[] = "/dev/dri/renderD128";

//===----------------------------------------------------------------------===//
// The node
//===----------------------------------------------------------------------===//

/// Returns the path of a file of the driver's system, of which
/// SIMULATED_GPU_ROOT is the root: the built-in functions of OpenCL C. Returns
/// other paths as they are. \p Buffer has PATH_MAX bytes.
static const char *findFile(const char *Path, char *Buffer) {
  static const char *const Folders[] = {"/usr/lib/clc", "/usr/include"};
  const char *Root = getenv("SIMULATED_GPU_ROOT");
  for (unsigned I = 0; Root && I < sizeof Folders / sizeof *Folders; ++I) {
    size_t Length = strlen(Folders[I]);
    if (strncmp(Path, Folders[I], Length) ||
        (Path[Length] && Path[Length] != '/'))
      continue;
    snprintf(Buffer, PATH_MAX, "%s%s", Root, Path);
    return Buffer;
  }
  return Path;
}

/// \p Arguments holds the mode if the flags require one.
static int openPath(const char *Path, int Flags, va_list Arguments) {
  if (!strcmp(Path, NodePath))
    return syscall(SYS_openat, AT_FDCWD, "/dev/null",
                   (Flags & O_CLOEXEC) | O_RDWR, 0);
  char Buffer[PATH_MAX];
  mode_t Mode = Flags & (O_CREAT | O_TMPFILE) ? va_arg(Arguments, mode_t) : 0;
  return syscall(SYS_openat, AT_FDCWD, findFile(Path, Buffer), Flags, Mode);
}

int open(const char *Path, int Flags, ...) {
  va_list Arguments;
  va_start(Arguments, Flags);
  int File = openPath(Path, Flags, Arguments);
  va_end(Arguments);
  return File;
}

int open64(const char *Path, int Flags, ...) {
  va_list Arguments;
  va_start(Arguments, Flags);
  int File = openPath(Path, Flags, Arguments);
  va_end(Arguments);
  return File;
}

static int getStatus(const char *Path, void *Status) {
  char Buffer[PATH_MAX];
  return syscall(SYS_newfstatat, AT_FDCWD, findFile(Path, Buffer), Status, 0);
}

int stat(const char *Path, struct stat *Status) {
  return getStatus(Path, Status);
}

int stat64(const char *Path, struct stat64 *Status) {
  return getStatus(Path, Status);
}

int __xstat(int, const char *Path, struct stat *Status) {
  return getStatus(Path, Status);
}

int __xstat64(int, const char *Path, struct stat64 *Status) {
  return getStatus(Path, Status);
}

drmVersionPtr drmGetVersion(int) {
  drmVersionPtr Version = calloc(1, sizeof *Version);
  Version->version_major = 3;
  Version->version_minor = 47;
  Version->name = strdup("amdgpu");
  Version->name_len = strlen(Version->name);
  Version->date = strdup("20200101");
  Version->date_len = strlen(Version->date);
  Version->desc = strdup("AMD GPU");
  Version->desc_len = strlen(Version->desc);
  return Version;
}

void drmFreeVersion(drmVersionPtr Version) {
  if (!Version)
    return;
  free(Version->name);
  free(Version->date);
  free(Version->desc);
  free(Version);
}

int drmGetDevice2(int, uint32_t, drmDevicePtr *Out) {
  drmDevicePtr Device = calloc(1, sizeof *Device);
  Device->nodes = calloc(DRM_NODE_MAX, sizeof *Device->nodes);
  for (int I = 0; I < DRM_NODE_MAX; ++I)
    Device->nodes[I] = strdup(I == DRM_NODE_RENDER ? NodePath : "");
  Device->available_nodes = 1 << DRM_NODE_RENDER;
  Device->bustype = DRM_BUS_PCI;
  Device->businfo.pci = calloc(1, sizeof *Device->businfo.pci);
  Device->businfo.pci->bus = 4;
  Device->deviceinfo.pci = calloc(1, sizeof *Device->deviceinfo.pci);
  Device->deviceinfo.pci->vendor_id = 0x1002;
  Device->deviceinfo.pci->device_id = getChip()->PCIDevice;
  *Out = Device;
  return 0;
}

int drmGetDevice(int File, drmDevicePtr *Out) {
  return drmGetDevice2(File, 0, Out);
}

int drmGetDevices2(uint32_t Flags, drmDevicePtr *Out, int Max) {
  if (Out && Max > 0)
    drmGetDevice2(-1, Flags, Out);
  return 1;
}

void drmFreeDevice(drmDevicePtr *Device) {
  if (!Device || !*Device)
    return;
  for (int I = 0; I < DRM_NODE_MAX; ++I)
    free((*Device)->nodes[I]);
  free((*Device)->nodes);
  free((*Device)->businfo.pci);
  free((*Device)->deviceinfo.pci);
  free(*Device);
  *Device = NULL;
}

void drmFreeDevices(drmDevicePtr *Devices, int Count) {
  for (int I = 0; I < Count; ++I)
    drmFreeDevice(&Devices[I]);
}

int drmGetCap(int, uint64_t Capability, uint64_t *Value) {
  *Value = Capability == DRM_CAP_SYNCOBJ;
  return 0;
}

int drmPrimeFDToHandle(int, int, uint32_t *) { return -EINVAL; }

int drmPrimeHandleToFD(int, uint32_t, uint32_t, int *File) {
  *File = open("/dev/null", O_RDWR | O_CLOEXEC);
  return *File < 0 ? -errno : 0;
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

static int queryInfo(const struct drm_amdgpu_info *Request) {
  void *Out = (void *)(uintptr_t)Request->return_pointer;
  unsigned Size = Request->return_size;
  memset(Out, 0, Size);
  switch (Request->query) {
  case AMDGPU_INFO_READ_MMR_REG:
    return amdgpu_read_mm_registers(NULL, Request->read_mmr_reg.dword_offset,
                                    Request->read_mmr_reg.count, 0, 0, Out);
  case AMDGPU_INFO_HW_IP_INFO: {
    struct drm_amdgpu_info_hw_ip Info;
    amdgpu_query_hw_ip_info(NULL, Request->query_hw_ip.type, 0, &Info);
    memcpy(Out, &Info, Size < sizeof Info ? Size : sizeof Info);
    return 0;
  }
  case AMDGPU_INFO_FW_VERSION: {
    struct drm_amdgpu_info_firmware Info = {};
    amdgpu_query_firmware_version(NULL, 0, 0, 0, &Info.ver, &Info.feature);
    memcpy(Out, &Info, Size < sizeof Info ? Size : sizeof Info);
    return 0;
  }
  default:
    return amdgpu_query_info(NULL, Request->query, Size, Out);
  }
}

static int useContext(union drm_amdgpu_ctx *Context) {
  bool IsNew = Context->in.op == AMDGPU_CTX_OP_ALLOC_CTX;
  memset(&Context->out, 0, sizeof Context->out);
  if (IsNew)
    Context->out.alloc.ctx_id = 1;
  return 0;
}

static int submit(union drm_amdgpu_cs *Submission) {
  const uint64_t *Chunks = (const void *)(uintptr_t)Submission->in.chunks;
  uint32_t Count = Submission->in.num_chunks;
  uint64_t Sequence = 0;
  for (uint32_t I = 0; I < Count; ++I)
    amdgpu_cs_submit_raw2(NULL, NULL, 0, 1, (void *)(uintptr_t)Chunks[I],
                          &Sequence);
  Submission->out.handle = Sequence;
  return 0;
}

static int command(unsigned long Index, void *Data) {
  switch (Index) {
  case DRM_AMDGPU_INFO:
    return queryInfo(Data);
  case DRM_AMDGPU_CTX:
    return useContext(Data);
  case DRM_AMDGPU_GEM_VA: {
    struct drm_amdgpu_gem_va *VA = Data;
    return amdgpu_bo_va_op_raw(NULL, findBuffer(VA->handle), VA->offset_in_bo,
                               VA->map_size, VA->va_address, 0, VA->operation);
  }
  case DRM_AMDGPU_CS:
    return submit(Data);
  case DRM_AMDGPU_WAIT_CS:
    ((union drm_amdgpu_wait_cs *)Data)->out.status = 0;
    return 0;
  case DRM_AMDGPU_GEM_WAIT_IDLE:
    memset(Data, 0, sizeof(union drm_amdgpu_gem_wait_idle));
    return 0;
  case DRM_AMDGPU_BO_LIST:
    ((union drm_amdgpu_bo_list *)Data)->out.list_handle = 1;
    return 0;
  default:
    return 0;
  }
}

int drmIoctl(int, unsigned long Request, void *Data) {
  unsigned Number = _IOC_NR(Request);
  if (_IOC_TYPE(Request) == DRM_IOCTL_BASE && Number >= DRM_COMMAND_BASE &&
      Number < DRM_COMMAND_END)
    return command(Number - DRM_COMMAND_BASE, Data);
  return 0;
}

int ioctl(int File, unsigned long Request, ...) {
  va_list Arguments;
  va_start(Arguments, Request);
  void *Data = va_arg(Arguments, void *);
  va_end(Arguments);
  if (_IOC_TYPE(Request) == DRM_IOCTL_BASE)
    return drmIoctl(File, Request, Data);
  return syscall(SYS_ioctl, File, Request, Data);
}

int drmCommandWrite(int, unsigned long Index, void *Data, unsigned long) {
  return command(Index, Data);
}

int drmCommandWriteRead(int, unsigned long Index, void *Data, unsigned long) {
  return command(Index, Data);
}

//===- Memory.c - Buffers and the GPU's address space --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers, their mapped addresses, and the lookup of the memory behind an
// address.
//
//===----------------------------------------------------------------------===//

#include "SimulatedGPU.h"
#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct amdgpu_bo {
  char *Memory;
  uint64_t Size;
  uint64_t Alignment;
  uint32_t Heap;
  uint32_t Handle;
  bool IsBorrowed; ///< True if the user owns the memory.
  struct amdgpu_bo *Next;
};

static const uint64_t PageSize = 4096;
static const uint64_t LeastAlignment = 65536;

/// Guards everything below.
static pthread_mutex_t Lock = PTHREAD_MUTEX_INITIALIZER;
static struct amdgpu_bo *Buffers;
static struct Mapping *Mappings;
static uint32_t NextHandle = 1;
/// The next free address in the 32-bit range, and the one above that range.
static uint64_t NextLow = 1 << 20;
static uint64_t NextHigh = 1ull << 36;

static uint64_t alignTo(uint64_t Value, uint64_t Alignment) {
  return (Value + Alignment - 1) & ~(Alignment - 1);
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

static struct amdgpu_bo *addBuffer(void *Memory, uint64_t Size,
                                   bool IsBorrowed) {
  struct amdgpu_bo *Buffer = calloc(1, sizeof *Buffer);
  Buffer->Memory = Memory;
  Buffer->Size = Size;
  Buffer->IsBorrowed = IsBorrowed;
  pthread_mutex_lock(&Lock);
  Buffer->Handle = NextHandle++;
  Buffer->Next = Buffers;
  Buffers = Buffer;
  pthread_mutex_unlock(&Lock);
  return Buffer;
}

struct amdgpu_bo *findBuffer(uint32_t Handle) {
  pthread_mutex_lock(&Lock);
  struct amdgpu_bo *Buffer = Buffers;
  while (Buffer && Buffer->Handle != Handle)
    Buffer = Buffer->Next;
  pthread_mutex_unlock(&Lock);
  return Buffer;
}

int amdgpu_bo_alloc(amdgpu_device_handle,
                    struct amdgpu_bo_alloc_request *Request,
                    amdgpu_bo_handle *Out) {
  uint64_t Size = alignTo(Request->alloc_size, PageSize);
  if (!Size)
    Size = PageSize;
  void *Memory = mmap(NULL, Size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (Memory == MAP_FAILED)
    return -ENOMEM;
  *Out = addBuffer(Memory, Size, /*IsBorrowed=*/false);
  (*Out)->Alignment = Request->phys_alignment;
  (*Out)->Heap = Request->preferred_heap;
  return 0;
}

int amdgpu_create_bo_from_user_mem(amdgpu_device_handle, void *Memory,
                                   uint64_t Size, amdgpu_bo_handle *Out) {
  *Out = addBuffer(Memory, Size, /*IsBorrowed=*/true);
  return 0;
}

static void removeBuffer(struct amdgpu_bo *Buffer) {
  for (struct amdgpu_bo **B = &Buffers; *B; B = &(*B)->Next)
    if (*B == Buffer) {
      *B = Buffer->Next;
      return;
    }
}

/// Removes a mapping from the list that \p M points into.
static void removeMapping(struct Mapping **M) {
  struct Mapping *Removed = *M;
  *M = Removed->Next;
  free(Removed);
}

int amdgpu_bo_free(amdgpu_bo_handle Buffer) {
  pthread_mutex_lock(&Lock);
  removeBuffer(Buffer);
  for (struct Mapping **M = &Mappings; *M;) {
    if ((*M)->Memory >= Buffer->Memory &&
        (*M)->Memory < Buffer->Memory + Buffer->Size)
      removeMapping(M);
    else
      M = &(*M)->Next;
  }
  pthread_mutex_unlock(&Lock);
  if (!Buffer->IsBorrowed)
    munmap(Buffer->Memory, Buffer->Size);
  free(Buffer);
  return 0;
}

int amdgpu_bo_cpu_map(amdgpu_bo_handle Buffer, void **Memory) {
  *Memory = Buffer->Memory;
  return 0;
}

int amdgpu_bo_cpu_unmap(amdgpu_bo_handle) { return 0; }

int amdgpu_bo_query_info(amdgpu_bo_handle Buffer, struct amdgpu_bo_info *Info) {
  memset(Info, 0, sizeof *Info);
  Info->alloc_size = Buffer->Size;
  Info->phys_alignment = Buffer->Alignment;
  Info->preferred_heap = Buffer->Heap;
  return 0;
}

int amdgpu_bo_set_metadata(amdgpu_bo_handle, struct amdgpu_bo_metadata *) {
  return 0;
}

int amdgpu_bo_export(amdgpu_bo_handle Buffer, enum amdgpu_bo_handle_type,
                     uint32_t *Shared) {
  *Shared = Buffer->Handle;
  return 0;
}

int amdgpu_bo_import(amdgpu_device_handle, enum amdgpu_bo_handle_type, uint32_t,
                     struct amdgpu_bo_import_result *) {
  return -EINVAL;
}

int amdgpu_bo_wait_for_idle(amdgpu_bo_handle, uint64_t, bool *IsBusy) {
  *IsBusy = false;
  return 0;
}

int amdgpu_bo_list_create_raw(amdgpu_device_handle, uint32_t,
                              struct drm_amdgpu_bo_list_entry *,
                              uint32_t *Out) {
  *Out = 1;
  return 0;
}

int amdgpu_bo_list_destroy_raw(amdgpu_device_handle, uint32_t) { return 0; }

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// The handle is a copy of the address.
int amdgpu_va_range_alloc(amdgpu_device_handle, enum amdgpu_gpu_va_range,
                          uint64_t Size, uint64_t Alignment, uint64_t Required,
                          uint64_t *Address, amdgpu_va_handle *Out,
                          uint64_t Flags) {
  if (Required)
    return -EINVAL;
  if (Alignment < LeastAlignment)
    Alignment = LeastAlignment;
  bool IsLow = Flags & AMDGPU_VA_RANGE_32_BIT;
  uint64_t *Next = IsLow ? &NextLow : &NextHigh;
  pthread_mutex_lock(&Lock);
  *Address = alignTo(*Next, Alignment);
  *Next = *Address + Size;
  pthread_mutex_unlock(&Lock);
  if (IsLow)
    *Address |= (uint64_t)getAddress32High() << 32;
  uint64_t *Handle = malloc(sizeof *Handle);
  *Handle = *Address;
  *Out = (amdgpu_va_handle)Handle;
  return 0;
}

int amdgpu_va_range_free(amdgpu_va_handle Handle) {
  free(Handle);
  return 0;
}

uint64_t amdgpu_va_get_start_addr(amdgpu_va_handle Handle) {
  return Handle ? *(uint64_t *)Handle : 0;
}

static void map(char *Memory, uint64_t Size, uint64_t Address) {
  struct Mapping *New = malloc(sizeof *New);
  *New = (struct Mapping){Address, Size, Memory, Mappings};
  Mappings = New;
}

static void unmap(uint64_t Address) {
  for (struct Mapping **M = &Mappings; *M; M = &(*M)->Next)
    if ((*M)->Address == Address) {
      removeMapping(M);
      return;
    }
}

int amdgpu_bo_va_op_raw(amdgpu_device_handle, amdgpu_bo_handle Buffer,
                        uint64_t Offset, uint64_t Size, uint64_t Address,
                        uint64_t, uint32_t Operation) {
  pthread_mutex_lock(&Lock);
  if (Operation != AMDGPU_VA_OP_MAP && Operation != AMDGPU_VA_OP_REPLACE)
    unmap(Address);
  else if (Buffer)
    map(Buffer->Memory + Offset, Size, Address);
  pthread_mutex_unlock(&Lock);
  return 0;
}

int amdgpu_bo_va_op(amdgpu_bo_handle Buffer, uint64_t Offset, uint64_t Size,
                    uint64_t Address, uint64_t Flags, uint32_t Operation) {
  return amdgpu_bo_va_op_raw(NULL, Buffer, Offset, Size, Address, Flags,
                             Operation);
}

static void *findMapped(uint64_t Address, uint64_t *Left) {
  for (const struct Mapping *M = Mappings; M; M = M->Next) {
    uint64_t Offset = Address - M->Address;
    if (Offset < M->Size) {
      *Left = M->Size - Offset;
      return M->Memory + Offset;
    }
  }
  return NULL;
}

const struct Mapping *getMappings(void) { return Mappings; }

void *findMemory(uint64_t Address, uint64_t *Left) {
  pthread_mutex_lock(&Lock);
  void *Memory = findMapped(Address, Left);
  pthread_mutex_unlock(&Lock);
  return Memory;
}

//===- Device.c - The description of the GPU for the driver --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers to the queries of libdrm_amdgpu: the facts of the chip, four
// gigabytes of each memory, and enough of the rest for radeonsi to start.
//
//===----------------------------------------------------------------------===//

#include "SimulatedGPU.h"
#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <errno.h>
#include <string.h>

struct amdgpu_device {
  int File;
};

static struct amdgpu_device Device;

static const uint64_t HeapSize = 4ull << 30;
static const uint64_t MaxAllocation = 3ull << 30;
/// The word offset of the register GB_ADDR_CONFIG.
static const unsigned AddressConfigRegister = 0x263e;

int amdgpu_device_initialize(int File, uint32_t *Major, uint32_t *Minor,
                             amdgpu_device_handle *Out) {
  Device.File = File;
  *Major = 3;
  *Minor = 47;
  *Out = &Device;
  return 0;
}

int amdgpu_device_deinitialize(amdgpu_device_handle) { return 0; }

int amdgpu_device_get_fd(amdgpu_device_handle Device) { return Device->File; }

const char *amdgpu_get_marketing_name(amdgpu_device_handle) {
  return "simulated GPU";
}

static unsigned getNumRenderPipes(const struct Chip *C) {
  return C->Engines * C->Arrays;
}

int amdgpu_query_gpu_info(amdgpu_device_handle, struct amdgpu_gpu_info *Info) {
  const struct Chip *C = getChip();
  memset(Info, 0, sizeof *Info);
  Info->asic_id = C->PCIDevice;
  Info->chip_external_rev = C->Revision;
  Info->family_id = C->Family;
  Info->num_shader_engines = C->Engines;
  Info->num_shader_arrays_per_engine = C->Arrays;
  Info->num_hw_gfx_contexts = 8;
  Info->rb_pipes = getNumRenderPipes(C);
  Info->enabled_rb_pipes_mask = (1u << getNumRenderPipes(C)) - 1;
  Info->gpu_counter_freq = 100000;
  Info->gb_addr_cfg = C->AddressConfig;
  Info->cu_active_number = C->Engines * C->Arrays * C->CUs;
  return 0;
}

static struct drm_amdgpu_info_device makeDeviceInfo(const struct Chip *C) {
  struct drm_amdgpu_info_device D = {};
  D.device_id = C->PCIDevice;
  D.external_rev = C->Revision;
  D.family = C->Family;
  D.num_shader_engines = C->Engines;
  D.num_shader_arrays_per_engine = C->Arrays;
  D.gpu_counter_freq = 100000;
  D.max_engine_clock = 1000000;
  D.max_memory_clock = 1000000;
  D.cu_active_number = C->Engines * C->Arrays * C->CUs;
  for (unsigned Engine = 0; Engine < C->Engines; ++Engine)
    for (unsigned Array = 0; Array < C->Arrays; ++Array)
      D.cu_bitmap[Engine][Array] = (1u << C->CUs) - 1;
  D.num_rb_pipes = getNumRenderPipes(C);
  D.enabled_rb_pipes_mask = (1u << getNumRenderPipes(C)) - 1;
  D.num_hw_gfx_contexts = 8;
  D.virtual_address_offset = 0x200000;
  D.virtual_address_max = 0x8000000000;
  D.virtual_address_alignment = 4096;
  D.pte_fragment_size = 2 << 20;
  D.gart_page_size = 4096;
  D.ce_ram_size = 32768;
  D.vram_type = 5;
  D.vram_bit_width = 256;
  D.gc_double_offchip_lds_buf = 1;
  D.wave_front_size = 64;
  D.num_shader_visible_vgprs = 256;
  D.num_cu_per_sh = C->CUs;
  D.num_tcc_blocks = C->L2Channels;
  D.gs_vgt_table_depth = 32;
  D.gs_prim_buffer_depth = 1792;
  D.max_gs_waves_per_vgt = 32;
  return D;
}

static struct drm_amdgpu_memory_info makeMemoryInfo(void) {
  struct drm_amdgpu_memory_info M = {};
  M.vram.total_heap_size = HeapSize;
  M.vram.usable_heap_size = HeapSize;
  M.vram.max_allocation = MaxAllocation;
  M.cpu_accessible_vram = M.vram;
  M.gtt = M.vram;
  return M;
}

/// Copies an answer to a buffer of \p OutSize bytes and fills the rest with
/// zeros, because drivers know structures of different lengths.
static void answer(void *Out, unsigned OutSize, const void *Answer,
                   size_t Size) {
  memset(Out, 0, OutSize);
  memcpy(Out, Answer, Size < OutSize ? Size : OutSize);
}

int amdgpu_query_info(amdgpu_device_handle, unsigned Query, unsigned Size,
                      void *Out) {
  const uint32_t One = 1;
  memset(Out, 0, Size);
  if (Query == AMDGPU_INFO_DEV_INFO) {
    struct drm_amdgpu_info_device Info = makeDeviceInfo(getChip());
    answer(Out, Size, &Info, sizeof Info);
  } else if (Query == AMDGPU_INFO_MEMORY) {
    struct drm_amdgpu_memory_info Info = makeMemoryInfo();
    answer(Out, Size, &Info, sizeof Info);
  } else if (Query == AMDGPU_INFO_ACCEL_WORKING ||
             Query == AMDGPU_INFO_HW_IP_COUNT) {
    answer(Out, Size, &One, sizeof One);
  }
  return 0;
}

int amdgpu_query_buffer_size_alignment(
    amdgpu_device_handle, struct amdgpu_buffer_size_alignments *Info) {
  Info->size_local = 2 << 20;
  Info->size_remote = 4096;
  return 0;
}

int amdgpu_query_firmware_version(amdgpu_device_handle, unsigned, unsigned,
                                  unsigned, uint32_t *Version,
                                  uint32_t *Feature) {
  *Version = 600;
  *Feature = 50;
  return 0;
}

int amdgpu_query_hw_ip_info(amdgpu_device_handle, unsigned Type, unsigned,
                            struct drm_amdgpu_info_hw_ip *Info) {
  memset(Info, 0, sizeof *Info);
  if (Type != AMDGPU_HW_IP_GFX && Type != AMDGPU_HW_IP_COMPUTE &&
      Type != AMDGPU_HW_IP_DMA)
    return 0;
  Info->hw_ip_version_major = getChip()->GfxMajor;
  Info->hw_ip_version_minor = getChip()->GfxMinor;
  Info->ib_start_alignment = 32;
  Info->ib_size_alignment = 32;
  Info->available_rings = 1;
  return 0;
}

int amdgpu_query_heap_info(amdgpu_device_handle, uint32_t, uint32_t,
                           struct amdgpu_heap_info *Info) {
  Info->heap_size = HeapSize;
  Info->heap_usage = 0;
  Info->max_allocation = MaxAllocation;
  return 0;
}

int amdgpu_query_gds_info(amdgpu_device_handle,
                          struct amdgpu_gds_resource_info *Info) {
  memset(Info, 0, sizeof *Info);
  return 0;
}

int amdgpu_query_sw_info(amdgpu_device_handle, enum amdgpu_sw_info Query,
                         void *Out) {
  if (Query != amdgpu_sw_info_address32_hi)
    return -EINVAL;
  uint32_t High = getAddress32High();
  memcpy(Out, &High, sizeof High);
  return 0;
}

int amdgpu_query_sensor_info(amdgpu_device_handle, unsigned, unsigned Size,
                             void *Out) {
  memset(Out, 0, Size);
  return 0;
}

int amdgpu_query_video_caps_info(amdgpu_device_handle, unsigned, unsigned Size,
                                 void *Out) {
  memset(Out, 0, Size);
  return 0;
}

int amdgpu_read_mm_registers(amdgpu_device_handle, unsigned First,
                             unsigned Count, uint32_t, uint32_t,
                             uint32_t *Values) {
  memset(Values, 0, Count * sizeof *Values);
  if (AddressConfigRegister - First < Count)
    Values[AddressConfigRegister - First] = getChip()->AddressConfig;
  return 0;
}

//===- SimulatedGPU.h - A simulated AMD GPU ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library that is loaded in front of libdrm and answers Mesa's radeonsi as
// the amdgpu kernel driver with one idle GPU would. Buffers are plain memory.
// Every dispatch in a submitted command stream is printed to stderr: its size,
// its registers, its first code, and the memory that its user registers point
// to.
//
// SIMULATED_GPU names the chip; Chips.c lists them. SIMULATED_GPU_PROGRAM names
// clrx-dispatch. With this program, the GPU executes dispatches and the packets
// that write memory.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TEST_CLOVER_SIMULATEDGPU_H
#define CLRX_TEST_CLOVER_SIMULATEDGPU_H

#include <stdint.h>

/// Returns \p Width bits of \p Word.
static inline uint32_t field(uint32_t Word, unsigned Shift, unsigned Width) {
  return Word >> Shift & ((1u << Width) - 1);
}

/// A chip as the kernel driver describes it.
struct Chip {
  const char *Name;
  unsigned GfxMajor;
  unsigned GfxMinor;
  unsigned Family;   ///< The kernel driver's number for the family.
  unsigned Revision; ///< The kernel driver's number for the chip.
  unsigned PCIDevice;
  unsigned AddressConfig; ///< The register GB_ADDR_CONFIG.
  unsigned Engines;       ///< Shader engines.
  unsigned Arrays;        ///< Shader arrays of an engine.
  unsigned CUs;           ///< Compute units of an array.
  unsigned L2Channels;
};

/// Returns the chip that SIMULATED_GPU names. Ends the process if there is no
/// such chip.
const struct Chip *getChip(void);

/// Returns the upper half of the addresses that shaders hold in 32 bits.
uint32_t getAddress32High(void);

/// Returns the buffer with this handle of the kernel driver, or NULL.
struct amdgpu_bo *findBuffer(uint32_t Handle);

/// Memory at a GPU address.
struct Mapping {
  uint64_t Address;
  uint64_t Size;
  char *Memory;
  struct Mapping *Next;
};

/// Returns the first of all mappings, or NULL.
const struct Mapping *getMappings(void);

/// Returns the memory at a GPU address, or NULL. Sets \p Left to the number of
/// bytes up to the end of the mapping.
void *findMemory(uint64_t Address, uint64_t *Left);

/// Follows a command stream of \p NumWords words: prints and executes it.
void followStream(uint64_t Address, uint32_t NumWords);

/// Returns the program that executes dispatches, or NULL.
const char *getExecutor(void);

/// Executes a dispatch with the program of SIMULATED_GPU_PROGRAM. \p NumGroups
/// and \p Initiator are the operands of the packet, \p Sh the shader registers.
/// \p IsSet is 1 for those that a packet has set.
void executeDispatch(const uint32_t *NumGroups, uint32_t Initiator,
                     const uint32_t *Sh, const uint8_t *IsSet);

/// \name Packets that write memory, by their operands
/// @{
void writeData(const uint32_t *Operands, uint32_t Count);
void copyData(const uint32_t *Operands, uint32_t Count);
void copyWithDMA(const uint32_t *Operands, uint32_t Count);
void copyWithOldDMA(const uint32_t *Operands, uint32_t Count);
void writeAtEnd(const uint32_t *Operands, uint32_t Count);
void releaseMemory(const uint32_t *Operands, uint32_t Count);
/// @}

#endif // CLRX_TEST_CLOVER_SIMULATEDGPU_H

//===- CommandStream.c - The dispatches of a command stream --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows the PM4 packets of a command stream: keeps the shader registers that
// they set, prints each dispatch, and executes packets if there is a program
// for dispatches. Caches and waits do not exist.
//
// The numbers of packets and registers are those of Linux's public headers:
// soc15d.h, cikd.h and sid.h, and gfx_*_d.h of the amdgpu driver.
//
//===----------------------------------------------------------------------===//

#include "DispatchRequest.h"
#include "SimulatedGPU.h"
#include <stdbool.h>
#include <stdio.h>

/// Compute registers, as word offsets from the first shader register.
enum {
  ShBase = 0xb000 / 4,
  ComputeNumThreadX = 0xb81c / 4 - ShBase,
  ComputePgmLo = 0xb830 / 4 - ShBase,
  ComputePgmRsrc1 = 0xb848 / 4 - ShBase,
  ComputePgmRsrc2 = 0xb84c / 4 - ShBase,
  ComputeTmpringSize = 0xb860 / 4 - ShBase,
  ComputeUserData = 0xb900 / 4 - ShBase,
};

enum {
  MaxUserRegisters = 16,
  /// Number of words that a dispatch prints of its code and of each buffer.
  CodeWords = 8,
  DataWords = 32,
  RowWords = 8,
  MaxDepth = 8,
};

/// The values last written to the shader registers.
static uint32_t Sh[NumShRegisters];
static uint8_t IsSet[NumShRegisters];

/// Prints rows of words, each with its offset.
static void printMemory(const char *What, uint64_t Address, unsigned NumWords) {
  uint64_t Left = 0;
  const uint32_t *Words = findMemory(Address, &Left);
  fprintf(stderr, "  %s at 0x%llx:%s", What, (unsigned long long)Address,
          Words ? "" : " nothing is mapped FAILED");
  for (unsigned I = 0; I < NumWords && I < Left / 4; ++I) {
    if (I % RowWords == 0)
      fprintf(stderr, "\n    0x%02x:", I * 4);
    fprintf(stderr, " %08x", Words[I]);
  }
  fprintf(stderr, "\n");
}

static void printRsrc1(uint32_t Rsrc1) {
  fprintf(stderr,
          "  rsrc1 0x%08x vgprs %u sgprs %u floatmode 0x%02x dx10clamp %u "
          "ieee %u\n",
          Rsrc1, (field(Rsrc1, 0, 6) + 1) * 4, (field(Rsrc1, 6, 4) + 1) * 8,
          field(Rsrc1, 12, 8), field(Rsrc1, 21, 1), field(Rsrc1, 23, 1));
}

static void printRsrc2(uint32_t Rsrc2) {
  unsigned LDSGranule = getChip()->GfxMajor >= 7 ? 512 : 256;
  fprintf(stderr,
          "  rsrc2 0x%08x scratch %u userdata %u tgid %u%u%u tgsize %u "
          "tidig %u lds %u\n",
          Rsrc2, field(Rsrc2, 0, 1), field(Rsrc2, 1, 5), field(Rsrc2, 7, 1),
          field(Rsrc2, 8, 1), field(Rsrc2, 9, 1), field(Rsrc2, 10, 1),
          field(Rsrc2, 11, 2), field(Rsrc2, 15, 9) * LDSGranule);
}

static void printUserRegisters(unsigned Count) {
  const uint32_t *User = Sh + ComputeUserData;
  fprintf(stderr, "  userdata");
  for (unsigned I = 0; I < Count; ++I)
    fprintf(stderr, " %08x", User[I]);
  fprintf(stderr, "\n");
  for (unsigned I = 0; I + 1 < Count; I += 2) {
    // A resource descriptor has flags above the 48 bits of its address.
    uint64_t Address = User[I] | (uint64_t)field(User[I + 1], 0, 16) << 32;
    uint64_t Left;
    char What[16];
    if (!Address || !findMemory(Address, &Left))
      continue;
    snprintf(What, sizeof What, "s[%u:%u]", I, I + 1);
    printMemory(What, Address, DataWords);
  }
}

/// Prints a dispatch. \p Sizes are the first \p NumSizes operands of the
/// packet: the numbers of work-groups, or their address. The next operand has
/// flags; bit 15 is wave32.
static void printDispatch(const char *Kind, const uint32_t *Sizes,
                          unsigned NumSizes) {
  fprintf(stderr, "dispatch %s", Kind);
  for (unsigned I = 0; I < NumSizes; ++I)
    fprintf(stderr, " %u", Sizes[I]);
  fprintf(stderr, " wave%d\n", field(Sizes[NumSizes], 15, 1) ? 32 : 64);

  const uint32_t *NumThreads = Sh + ComputeNumThreadX;
  fprintf(stderr, "  threads %u %u %u\n", field(NumThreads[0], 0, 16),
          field(NumThreads[1], 0, 16), field(NumThreads[2], 0, 16));
  printRsrc1(Sh[ComputePgmRsrc1]);
  printRsrc2(Sh[ComputePgmRsrc2]);
  uint32_t Ring = Sh[ComputeTmpringSize];
  fprintf(stderr, "  scratch %u waves of %u bytes\n", field(Ring, 0, 12),
          field(Ring, 12, 13) * 1024);
  // The registers hold bits 8 to 47 of the start address.
  uint64_t High = field(Sh[ComputePgmLo + 1], 0, 8);
  printMemory("code", High << 40 | (uint64_t)Sh[ComputePgmLo] << 8, CodeWords);

  unsigned NumUser = field(Sh[ComputePgmRsrc2], 1, 5);
  printUserRegisters(NumUser < MaxUserRegisters ? NumUser : MaxUserRegisters);
}

static void setShRegisters(const uint32_t *Operands, uint32_t Count) {
  uint32_t First = field(Operands[0], 0, 16);
  for (uint32_t I = 1; I < Count && First + I - 1 < NumShRegisters; ++I) {
    Sh[First + I - 1] = Operands[I];
    IsSet[First + I - 1] = 1;
  }
}

static void dispatchDirect(const uint32_t *Operands, uint32_t) {
  printDispatch("direct", Operands, 3);
  if (getExecutor())
    executeDispatch(Operands, Operands[3], Sh, IsSet);
}

/// OpenCL has no such dispatches.
static void dispatchIndirect(const uint32_t *Operands, uint32_t) {
  printDispatch("indirect", Operands, 1);
  if (getExecutor())
    fprintf(stderr, "dispatch indirect cannot be executed FAILED\n");
}

/// Number of command streams that call the current one.
static unsigned Depth;

static void callStream(const uint32_t *Operands, uint32_t) {
  if (Depth == MaxDepth)
    return;
  ++Depth;
  followStream(Operands[0] | (uint64_t)Operands[1] << 32,
               field(Operands[2], 0, 20));
  --Depth;
}

//===----------------------------------------------------------------------===//
// Packets
//===----------------------------------------------------------------------===//

/// A packet of type 3. Other packets have no effect that can be seen.
static const struct Packet {
  unsigned Opcode;
  uint32_t MinCount; ///< Least number of operands.
  void (*Follow)(const uint32_t *Operands, uint32_t Count);
  bool IsExecuted; ///< Followed only if dispatches are executed.
} Packets[] = {
    {0x15, 4, dispatchDirect, false},   // DISPATCH_DIRECT
    {0x16, 2, dispatchIndirect, false}, // DISPATCH_INDIRECT
    {0x32, 3, callStream, false},       // INDIRECT_BUFFER of GCN1.0
    {0x33, 3, callStream, false},       // INDIRECT_BUFFER_CONST
    {0x37, 4, writeData, true},         // WRITE_DATA
    {0x3f, 3, callStream, false},       // INDIRECT_BUFFER
    {0x40, 5, copyData, true},          // COPY_DATA
    {0x41, 5, copyWithOldDMA, true},    // CP_DMA
    {0x47, 5, writeAtEnd, true},        // EVENT_WRITE_EOP
    {0x49, 6, releaseMemory, true},     // RELEASE_MEM
    {0x50, 6, copyWithDMA, true},       // DMA_DATA
    {0x76, 1, setShRegisters, false},   // SET_SH_REG
};
enum { NumPackets = sizeof Packets / sizeof *Packets };

static void followPacket(unsigned Opcode, const uint32_t *Operands,
                         uint32_t Count) {
  for (const struct Packet *P = Packets; P != Packets + NumPackets; ++P)
    if (P->Opcode == Opcode && Count >= P->MinCount &&
        (!P->IsExecuted || getExecutor()))
      P->Follow(Operands, Count);
}

void followStream(uint64_t Address, uint32_t NumWords) {
  uint64_t Left = 0;
  const uint32_t *Words = findMemory(Address, &Left);
  if (!Words) {
    fprintf(stderr, "command stream at 0x%llx: nothing is mapped FAILED\n",
            (unsigned long long)Address);
    return;
  }
  if (NumWords > Left / 4)
    NumWords = Left / 4;
  for (uint32_t I = 0; I < NumWords;) {
    uint32_t Type = field(Words[I], 30, 2);
    uint32_t Count = field(Words[I], 16, 14) + 1;
    if (Type == 0) { // Sets registers that this program ignores.
      I += 1 + Count;
    } else if (Type != 3 || Count == 0x4000) { // Padding of one word.
      ++I;
    } else {
      if (Count >= NumWords - I)
        return;
      followPacket(field(Words[I], 8, 8), Words + I + 1, Count);
      I += 1 + Count;
    }
  }
}

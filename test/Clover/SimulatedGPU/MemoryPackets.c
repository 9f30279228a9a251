//===- MemoryPackets.c - Packets that write memory -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies, immediate values and fences. The fields of the packets are those of
// Linux's public headers: soc15d.h, cikd.h and sid.h.
//
//===----------------------------------------------------------------------===//

#include "SimulatedGPU.h"
#include <stdio.h>
#include <string.h>

/// Returns \p Size bytes at an address; NULL after a message if they are not
/// mapped.
static char *getMemory(uint64_t Address, uint64_t Size) {
  uint64_t Left = 0;
  char *Memory = findMemory(Address, &Left);
  if (Memory && Size <= Left)
    return Memory;
  fprintf(stderr, "packet at 0x%llx: %llu bytes are not mapped FAILED\n",
          (unsigned long long)Address, (unsigned long long)Size);
  return NULL;
}

static void reportUnknown(const char *Packet, uint32_t Word) {
  fprintf(stderr, "%s 0x%08x cannot be executed FAILED\n", Packet, Word);
}

static uint64_t join(uint32_t Low, uint32_t High) {
  return Low | (uint64_t)High << 32;
}

static void write(uint64_t Address, const void *Data, uint64_t Size) {
  char *Memory = getMemory(Address, Size);
  if (Memory)
    memcpy(Memory, Data, Size);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void writeData(const uint32_t *Operands, uint32_t Count) {
  enum { Memory = 1, MemoryInL2 = 2, MemoryAsync = 5 };
  uint32_t Destination = field(Operands[0], 8, 4);
  if (field(Operands[0], 16, 1) ||
      (Destination != Memory && Destination != MemoryInL2 &&
       Destination != MemoryAsync))
    return reportUnknown("WRITE_DATA", Operands[0]);
  write(join(Operands[1], Operands[2]), Operands + 3, 4 * (Count - 3));
}

/// Writes \p Value as DATA_SEL selects. Timestamps are not written.
static void writeSelected(uint32_t Selection, uint64_t Address,
                          uint64_t Value) {
  enum { Low32 = 1, All64 = 2 };
  if (Selection == Low32 || Selection == All64)
    write(Address, &Value, Selection == Low32 ? 4 : 8);
}

void writeAtEnd(const uint32_t *Operands, uint32_t) {
  writeSelected(field(Operands[2], 29, 3),
                join(Operands[1], field(Operands[2], 0, 16)),
                join(Operands[3], Operands[4]));
}

void releaseMemory(const uint32_t *Operands, uint32_t) {
  writeSelected(field(Operands[1], 29, 3), join(Operands[2], Operands[3]),
                join(Operands[4], Operands[5]));
}

void copyData(const uint32_t *Operands, uint32_t) {
  enum { Memory = 1, MemoryInL2 = 2, Immediate = 5, Timestamp = 9 };
  uint32_t Source = field(Operands[0], 0, 4);
  uint64_t Size = field(Operands[0], 16, 1) ? 8 : 4;
  const void *Value = Operands + 1;
  if (Source == Timestamp)
    return;
  if (Source == Memory || Source == MemoryInL2)
    Value = getMemory(join(Operands[1], Operands[2]), Size);
  else if (Source != Immediate)
    return reportUnknown("COPY_DATA", Operands[0]);
  if (Value)
    write(join(Operands[3], Operands[4]), Value, Size);
}

//===----------------------------------------------------------------------===//
// DMA
//===----------------------------------------------------------------------===//

/// Copies or fills memory as the word \p Control with SRC_SEL and DST_SEL says.
static void copy(uint32_t Control, uint64_t Source, uint64_t Destination,
                 uint32_t Size) {
  enum { Address = 0, Nowhere = 2, Data = 2, AddressInL2 = 3 };
  uint32_t From = field(Control, 29, 2), To = field(Control, 20, 2);
  // A packet can only load a cache, or only wait.
  if (To == Nowhere || !Size)
    return;
  if (To != Address && To != AddressInL2)
    return reportUnknown("DMA", Control);
  char *Out = getMemory(Destination, Size);
  if (!Out)
    return;
  if (From == Data) {
    uint32_t Value = Source;
    for (uint32_t I = 0; I + 4 <= Size; I += 4)
      memcpy(Out + I, &Value, 4);
    return;
  }
  const char *In = getMemory(Source, Size);
  if (In)
    memmove(Out, In, Size);
}

/// Returns the number of bytes in the last operand of a DMA packet.
static uint32_t getByteCount(uint32_t Command) {
  return field(Command, 0, getChip()->GfxMajor >= 9 ? 26 : 21);
}

void copyWithDMA(const uint32_t *Operands, uint32_t) {
  copy(Operands[0], join(Operands[1], Operands[2]),
       join(Operands[3], Operands[4]), getByteCount(Operands[5]));
}

void copyWithOldDMA(const uint32_t *Operands, uint32_t) {
  copy(Operands[1], join(Operands[0], field(Operands[1], 0, 16)),
       join(Operands[2], field(Operands[3], 0, 16)), getByteCount(Operands[4]));
}

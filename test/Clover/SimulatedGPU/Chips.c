//===- Chips.c - The chips that can be simulated -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One chip of each kind that the Gallium container supports, GCN1.0 to GCN1.5.
// The numbers are those of the kernel driver.
//
//===----------------------------------------------------------------------===//

#include "SimulatedGPU.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct Chip Chips[] = {
    {"tahiti", 6, 0, 0x6e, 5, 0x6798, 0x12011003, 2, 2, 8, 12},
    {"verde", 6, 0, 0x6e, 41, 0x683d, 0x12010002, 1, 2, 5, 4},
    {"bonaire", 7, 0, 0x78, 20, 0x6649, 0x12010001, 2, 1, 7, 4},
    {"hawaii", 7, 0, 0x78, 40, 0x67b1, 0x12011003, 4, 1, 11, 16},
    {"tonga", 8, 0, 0x82, 20, 0x6939, 0x22011003, 4, 1, 8, 12},
    {"fiji", 8, 0, 0x82, 60, 0x7300, 0x22011003, 4, 1, 16, 16},
    {"polaris10", 8, 0, 0x82, 80, 0x67df, 0x22011003, 4, 1, 9, 16},
    {"vega10", 9, 0, 0x8d, 1, 0x687f, 0x2a114042, 4, 1, 16, 16},
    {"vega20", 9, 0, 0x8d, 40, 0x66af, 0x2a114042, 4, 1, 16, 16},
    {"navi10", 10, 1, 0x8f, 1, 0x731f, 0x00100044, 2, 2, 10, 16},
};
enum { NumChips = sizeof(Chips) / sizeof(*Chips) };

static const struct Chip *findChip(const char *Name) {
  for (unsigned I = 0; I < NumChips; ++I)
    if (Name && !strcmp(Chips[I].Name, Name))
      return &Chips[I];
  fprintf(stderr, "SIMULATED_GPU has to name one of");
  for (unsigned I = 0; I < NumChips; ++I)
    fprintf(stderr, " %s", Chips[I].Name);
  fprintf(stderr, "\n");
  exit(2);
}

const struct Chip *getChip(void) {
  static const struct Chip *Found;
  if (!Found)
    Found = findChip(getenv("SIMULATED_GPU"));
  return Found;
}

// For GFX9 and later, Linux's driver puts these addresses at 0xffff8000 in the
// upper half of the address space. Registers then hold 48 bits of them, which
// the simulator would not take for the same address.
uint32_t getAddress32High(void) { return getChip()->GfxMajor >= 9 ? 8 : 0; }

//===- Layouts.cpp - Bit layouts of the encodings -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of Layouts.def, sorted by architecture and encoding.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Layouts.h"
#include "PerArch.h"

using namespace llvm;
using namespace clrx;

static constexpr FieldRow AllRows[] = {
#define CLRX_FIELD(L, Arches, F, From, Dword, Low, Width)                      \
  {Layout::L,                                                                  \
   Arches,                                                                     \
   Field::F,                                                                   \
   From,                                                                       \
   Dword,                                                                      \
   Low,                                                                        \
   Width,                                                                      \
   (Low - From) & 31,                                                          \
   maskTrailingOnes<uint32_t>(Width) << Low},
#include "clrx/ISA/Layouts.def"
};

static constexpr LayoutBits AllBits[] = {
#define CLRX_LAYOUT_BASE(L, Arches, Mask, Value)                               \
  {Layout::L, Arches, Mask, Value},
#include "clrx/ISA/Layouts.def"
};

namespace {
struct DonorRow {
  Layout Encoding;
  ArchMask Arches;
  StringLiteral Text;
};
} // namespace

static constexpr DonorRow Donors[] = {
#define CLRX_LAYOUT_DONOR(L, Arches, Text) {Layout::L, Arches, Text},
#include "clrx/ISA/Layouts.def"
};

static constexpr uint8_t Dwords[] = {
#define CLRX_LAYOUT(Id, Size) Size,
#include "clrx/ISA/Layouts.def"
    0};

LayoutTable::LayoutTable(Arch A) : A(A) {
  for (unsigned L = 0; L != NumLayouts; ++L) {
    First[L] = Rows.size();
    Second[L] = First[L];
    Free[L][0] = Free[L][1] = ~0u;
    for (const FieldRow &Row : AllRows) {
      if (Row.Encoding != Layout(L) || !(Row.Arches & maskOf(A)))
        continue;
      Rows.push_back(Row);
      if (Row.Id == Field::Opcode)
        Second[L] = Rows.size();
      Sets[L].set(unsigned(Row.Id));
      writeField(Row, 0, Free[L]);
    }
  }
  First[NumLayouts] = Rows.size();
  indexPrefixes();
  for (unsigned L = 0; L != NumLayouts; ++L) {
    if (Dwords[L] == 0)
      Free[L][0] = 0;
    if (Dwords[L] == 1)
      Free[L][1] = 0;
  }
}

/// Fills Base, Free and ByPrefix from the rows of base bits.
void LayoutTable::indexPrefixes() {
  uint32_t Longest[std::extent_v<decltype(ByPrefix)>] = {};
  llvm::fill(ByPrefix, Layout::None);
  for (const LayoutBits &B : AllBits) {
    if (!(B.Arches & maskOf(A)))
      continue;
    Base[unsigned(B.Encoding)] = B.Value;
    Free[unsigned(B.Encoding)][0] &= ~B.Mask;
    uint32_t Last = (B.Value | ~B.Mask) >> PrefixShift;
    for (uint32_t P = B.Value >> PrefixShift; P <= Last; ++P) {
      // A longer prefix has a larger mask. VOP3A precedes VOP3B.
      if (B.Mask <= Longest[P])
        continue;
      Longest[P] = B.Mask;
      ByPrefix[P] = B.Encoding;
    }
  }
}

const LayoutTable &LayoutTable::get(Arch A) {
  return PerArch<LayoutTable>::get(A);
}

StringRef LayoutTable::getDonor(Layout L) const {
  for (const DonorRow &D : Donors)
    if (D.Encoding == L && (D.Arches & maskOf(A)))
      return D.Text;
  return StringRef();
}

unsigned clrx::getDwords(Layout L) { return Dwords[unsigned(L)]; }

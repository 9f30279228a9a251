//===- Layouts.h - Bit layouts of the encodings -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of Layouts.def: positions of instruction fields in words, and bits
// that identify encodings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_LAYOUTS_H
#define CLRX_ISA_LAYOUTS_H

#include "clrx/ISA/InstTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include <bitset>

namespace clrx {

/// Encodings; see Layouts.def.
enum class Layout : uint8_t {
#define CLRX_LAYOUT(Id, Dwords) Id,
#include "clrx/ISA/Layouts.def"
  None
};
constexpr unsigned NumLayouts = unsigned(Layout::None);

/// Fields of the instruction words. A field has one value, even if an encoding
/// scatters its bits.
enum class Field : uint8_t {
  Opcode,
  // Operands, as source operand codes or register numbers
  SDst,
  SSrc0,
  SSrc1,
  VDst,
  Src0,
  Src1,
  Src2,
  VAddr,
  VData,
  VData1,
  SBase,
  SAddr,
  SRsrc,
  SSamp,
  SOffset,
  ExpSrc0,
  ExpSrc1,
  ExpSrc2,
  ExpSrc3,
  ExpTarget,
  ExpEnable,
  Attr,
  AttrChan,
  // Immediates
  Imm,
  Offset,
  ImmOffset,     ///< Offset is an immediate, not a register.
  SOffsetEnable, ///< SOffset is used in addition to Offset.
  BufferFormat,  ///< Data format; number format from bit 4.
  DMask,
  Dim,
  NSACount, ///< Number of extra address dwords.
  Segment,  ///< 0 flat, 1 scratch, 2 global.
  // Modifiers
  GLC,
  SLC,
  DLC,
  TFE,
  LWE,
  LDS,
  GDS,
  NV,
  OffEn,
  IdxEn,
  Addr64,
  UNorm,
  DA,
  R128, ///< Means a16 on GCN 1.4.
  D16,
  Done,
  Compr,
  ValidMask,
  High, ///< Interpolation: uses the upper half of the attribute.
  Clamp,
  OMod,
  Abs, ///< One bit per source, like Neg, Sext, OpSel and others.
  Neg,
  NegHi,
  Sext,
  OpSel,
  OpSelHi,
  // SDWA and DPP dwords
  ExtSrc0,
  ExtSDst,
  DstSel,
  DstUnused,
  Src0Sel,
  Src1Sel,
  Src0Scalar,
  Src1Scalar,
  DppCtrl,
  FetchInactive,
  BoundCtrl,
  BankMask,
  RowMask,
  None
};
constexpr unsigned NumFields = unsigned(Field::None);

using FieldSet = std::bitset<NumFields>;

/// A row of CLRX_FIELD.
struct FieldRow {
  Layout Encoding;
  ArchMask Arches;
  Field Id;
  uint8_t From, Dword, Low, Width;
  uint8_t Rotation; ///< Right rotation from the dword to the value.
  uint32_t Mask;    ///< Bits of the field in the dword.
};

/// A row of CLRX_LAYOUT_BASE: the bits of the first dword that identify an
/// encoding.
struct LayoutBits {
  Layout Encoding;
  ArchMask Arches;
  uint32_t Mask, Value;
};

/// The layouts of one architecture.
class LayoutTable {
public:
  explicit LayoutTable(Arch A);

  /// Returns the table of \p A, which is built on first use.
  static const LayoutTable &get(Arch A);

  llvm::ArrayRef<FieldRow> fields(Layout L) const {
    return llvm::ArrayRef(Rows).slice(
        First[unsigned(L)], First[unsigned(L) + 1] - First[unsigned(L)]);
  }

  /// Returns the fields without the opcode, whose rows come first.
  llvm::ArrayRef<FieldRow> fieldsAfterOpcode(Layout L) const {
    return llvm::ArrayRef(Rows).slice(
        Second[unsigned(L)], First[unsigned(L) + 1] - Second[unsigned(L)]);
  }

  /// Returns the bits outside of all fields in the first dword of encoding \p
  /// L.
  uint32_t getBaseBits(Layout L) const { return Base[unsigned(L)]; }

  /// Returns the bits of dword \p Dword without meaning in encoding \p L, which
  /// are always 0. The mask is empty for dwords that \p L does not have.
  uint32_t getFreeBits(Layout L, unsigned Dword) const {
    return Free[unsigned(L)][Dword];
  }

  bool has(Layout L, Field F) const { return Sets[unsigned(L)][unsigned(F)]; }

  /// Returns the encoding of an instruction whose first dword is \p Word. VOP3A
  /// also represents VOP3B.
  Layout find(uint32_t Word) const { return ByPrefix[Word >> PrefixShift]; }

  /// Returns the text of an LLVM instruction with encoding \p L.
  llvm::StringRef getDonor(Layout L) const;

private:
  static constexpr unsigned PrefixShift = 23; ///< No mask has lower bits.

  Arch A;
  llvm::SmallVector<FieldRow, 0> Rows;
  uint16_t First[NumLayouts + 1];
  uint16_t Second[NumLayouts]; ///< Index of the first row after the opcode.
  uint32_t Base[NumLayouts] = {};
  uint32_t Free[NumLayouts][2];
  FieldSet Sets[NumLayouts];
  Layout ByPrefix[1u << (32 - PrefixShift)];

  void indexPrefixes();
};

/// Returns the number of dwords of an encoding without literals. It is 0 for
/// SDWA and DPP, which add a dword to other encodings.
unsigned getDwords(Layout L);

/// Sets the bits of one row from the field's value.
inline void writeField(const FieldRow &Row, uint32_t Value,
                       llvm::MutableArrayRef<uint32_t> Words) {
  uint32_t &Word = Words[Row.Dword];
  uint32_t Bits = Value << Row.Rotation | Value >> (-Row.Rotation & 31);
  Word = (Word & ~Row.Mask) | (Bits & Row.Mask);
}

/// Returns the bits of the field's value that one row contains.
inline uint32_t readField(const FieldRow &Row, llvm::ArrayRef<uint32_t> Words) {
  uint32_t Bits = Words[Row.Dword] & Row.Mask;
  return Bits >> Row.Rotation | Bits << (-Row.Rotation & 31);
}

} // namespace clrx

#endif // CLRX_ISA_LAYOUTS_H

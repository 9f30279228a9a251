//===- Layouts.h - Bit layouts of the encodings -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of Layouts.def: where the fields of an instruction stand in its
// words, and which bits say what encoding it has.
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

/// Encodings: what the instruction words look like. Rows in Layouts.def.
enum class Layout : uint8_t {
#define CLRX_LAYOUT(Id, Dwords) Id,
#include "clrx/ISA/Layouts.def"
  None
};
constexpr unsigned NumLayouts = unsigned(Layout::None);

/// Fields of the instruction words. A field has one value, wherever an
/// encoding puts its bits.
enum class Field : uint8_t {
  Opcode,
  // Operands, as source codes or register numbers.
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
  // Immediates.
  Imm,
  Offset,
  ImmOffset,     ///< Offset is an immediate rather than a register.
  SOffsetEnable, ///< SOffset is there besides Offset.
  BufferFormat,  ///< Data format, and from bit 4 the number format.
  DMask,
  Dim,
  NSACount, ///< Dwords of further addresses.
  Segment,  ///< 0 flat, 1 scratch, 2 global.
  // Modifiers.
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
  R128, ///< On GCN 1.4 a16.
  D16,
  Done,
  Compr,
  ValidMask,
  High, ///< Interpolation: upper half of the attribute.
  Clamp,
  OMod,
  Abs, ///< One bit per source, as Neg, Sext, OpSel...
  Neg,
  NegHi,
  Sext,
  OpSel,
  OpSelHi,
  // The dword of SDWA and DPP.
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

/// One row of Layouts.def.
struct FieldRow {
  Layout Encoding;
  ArchMask Arches;
  Field Id;
  uint8_t From, Dword, Low, Width;
  uint8_t Rotation; ///< From the dword to the value, to the right.
  uint32_t Mask;    ///< Its bits in the dword.
};

/// The bits of a first dword that say that it has an encoding.
struct LayoutBits {
  Layout Encoding;
  ArchMask Arches;
  uint32_t Mask, Value;
};

/// The layouts of one architecture.
class LayoutTable {
public:
  explicit LayoutTable(Arch A);

  /// The table of \p A, made when it is first asked for.
  static const LayoutTable &get(Arch A);

  llvm::ArrayRef<FieldRow> fields(Layout L) const {
    return llvm::ArrayRef(Rows).slice(
        First[unsigned(L)], First[unsigned(L) + 1] - First[unsigned(L)]);
  }

  /// The same without the opcode, whose rows are the first.
  llvm::ArrayRef<FieldRow> fieldsBehindOpcode(Layout L) const {
    return llvm::ArrayRef(Rows).slice(
        Second[unsigned(L)], First[unsigned(L) + 1] - Second[unsigned(L)]);
  }

  /// What the first dword of an instruction with encoding \p L has in the bits
  /// that no field covers.
  uint32_t getBaseBits(Layout L) const { return Base[unsigned(L)]; }

  /// The bits of dword \p Dword that mean nothing in encoding \p L: 0 in every
  /// instruction. None of dwords that it does not have.
  uint32_t getFreeBits(Layout L, unsigned Dword) const {
    return Free[unsigned(L)][Dword];
  }

  bool has(Layout L, Field F) const { return Sets[unsigned(L)][unsigned(F)]; }

  /// The encoding of an instruction that begins with \p Word; VOP3A stands for
  /// VOP3B too. None if there is none.
  Layout find(uint32_t Word) const { return ByPrefix[Word >> PrefixShift]; }

  /// Text of an instruction of LLVM's that has encoding \p L.
  llvm::StringRef getDonor(Layout L) const;

private:
  static constexpr unsigned PrefixShift = 23; ///< No mask has lower bits.

  Arch A;
  llvm::SmallVector<FieldRow, 0> Rows;
  uint16_t First[NumLayouts + 1];
  uint16_t Second[NumLayouts]; ///< Behind the opcode.
  uint32_t Base[NumLayouts] = {};
  uint32_t Free[NumLayouts][2];
  FieldSet Sets[NumLayouts];
  Layout ByPrefix[1u << (32 - PrefixShift)];

  void indexPrefixes();
};

/// Size of an encoding without literals; 0 if it extends another by a dword.
unsigned getDwords(Layout L);

/// Sets the bits of one row to those of \p Value.
inline void writeField(const FieldRow &Row, uint32_t Value,
                       llvm::MutableArrayRef<uint32_t> Words) {
  uint32_t &Word = Words[Row.Dword];
  uint32_t Bits = Value << Row.Rotation | Value >> (-Row.Rotation & 31);
  Word = (Word & ~Row.Mask) | (Bits & Row.Mask);
}

/// The bits of the field's value that one row has.
inline uint32_t readField(const FieldRow &Row, llvm::ArrayRef<uint32_t> Words) {
  uint32_t Bits = Words[Row.Dword] & Row.Mask;
  return Bits >> Row.Rotation | Bits << (-Row.Rotation & 31);
}

} // namespace clrx

#endif // CLRX_ISA_LAYOUTS_H

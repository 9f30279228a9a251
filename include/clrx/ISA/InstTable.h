//===- InstTable.h - The mnemonics of the dialect ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of InstTable.def: the mnemonics of each architecture, their
// encodings and their operands.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_INSTTABLE_H
#define CLRX_ISA_INSTTABLE_H

#include "clrx/Targets/ArchMask.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Instruction formats by which mnemonics are classified.
enum class InstFormat : uint8_t {
#define CLRX_INST_FORMAT(Id, ...) Id,
#include "clrx/ISA/Formats.def"
};
constexpr unsigned NumInstFormats = unsigned(InstFormat::FLAT) + 1;

/// Kinds of operands.
enum class OperandKind : uint8_t {
#define CLRX_OPERAND_KIND(Kind, Symbol, Title, Takes) Kind,
#include "clrx/ISA/Operands.def"
};
constexpr unsigned NumOperandKinds = unsigned(OperandKind::Param) + 1;
static_assert(NumOperandKinds <= 32, "sets of kinds have 32 bits");

/// An operand of a row.
struct OperandSpec {
  OperandKind Kind = OperandKind::None;
  uint8_t Count = 0;
  bool Derivatives = false; ///< VAddr only.
};

/// Properties of a mnemonic.
enum InstFlag : uint32_t {
  NoFlags = 0,
  F16 = 1 << 0,     ///< Float constants without a suffix are halves.
  NoDPP = 1 << 1,   ///< Has no DPP form.
  NoSDWA = 1 << 2,  ///< Has no SDWA form.
  VCCRead = 1 << 3, ///< Reads VCC implicitly.
  Packed = 1 << 4,  ///< Takes the modifiers of VOP3P.
  NoWave = 1 << 5,  ///< Mask sizes do not depend on the wavefront size.
  Off2 = 1 << 6,    ///< Has offset0 and offset1 instead of offset.
  GDSOnly = 1 << 7, ///< Requires gds.
  Load = 1 << 8,
  Store = 1 << 9,
  Atomic = 1 << 10,
  FlatSeg = 1 << 11,
  ScratchSeg = 1 << 12, ///< Accesses scratch; FLAT and SMRD.
  GlobalSeg = 1 << 13,
  VINTRPForm = 1 << 14, ///< VOP3A with a short form of format VINTRP.
  Alias = 1 << 15,      ///< Its words decode to another row.
  // Implicit registers. Accesses.cpp knows those that formats imply.
  SCCRead = 1 << 16,
  SCCWrite = 1 << 17,
  EXECRead = 1 << 18,
  EXECWrite = 1 << 19,
  M0Read = 1 << 20,
  M0Write = 1 << 21,
  DstRead = 1 << 22,       ///< Keeps a part of the destination, or adds to it.
  DstNotWritten = 1 << 23, ///< The destination operand is only read.
  SrcWrite = 1 << 24,      ///< Writes its first source or only register.
  LLVMOnly = 1 << 25,      ///< Not in the dialect; decodes LLVM's words.
  Unknown = 1 << 26,       ///< Represents opcodes without a mnemonic.
  RegNotRead = 1 << 27,    ///< Ignores the VReg that it names.
  NoLDS = 1 << 28,    ///< DS instruction that only moves data between lanes.
  ExtraAddrShift = 29 ///< Not a flag; see ExtraAddr.
};

/// Returns the flags for \p N address dwords on GCN 1.5 besides coordinates and
/// derivatives.
constexpr uint32_t ExtraAddr(uint32_t N) { return N << ExtraAddrShift; }

constexpr unsigned MaxOperands = 5;

/// VOP3 opcode of rows without a VOP3 form.
constexpr uint16_t NoVOP3 = 0xffff;

enum class Field : uint8_t; // See Layouts.h.
enum class Layout : uint8_t;

/// One mnemonic on a set of architectures.
struct InstRow {
  llvm::StringLiteral Mnemonic;
  ArchMask Arches;
  InstFormat Format;
  /// Opcode of the format; for VOP1, VOP2 and VOPC, of the short form.
  uint16_t Opcode;
  /// Opcode of the VOP3 form of VOP1, VOP2 and VOPC. If the row has the flag
  /// VINTRPForm, opcode of the VINTRP form.
  uint16_t VOP3Opcode;
  uint32_t Flags;
  /// LLVM's mnemonic: empty if it is the same, "!" if LLVM has none. If LLVM's
  /// operands differ from the dialect's, this is a whole statement with LLVM's
  /// operands.
  llvm::StringLiteral LLVMName;
  OperandSpec Operands[MaxOperands];
  uint8_t NumOperands;
  /// Field of each operand. None if it has no single field, or if the field
  /// depends on the architecture (offsets of scalar memory, attributes).
  /// Operands without a field in an encoding are implicit (VCC as lane mask).
  /// Two encodings move operands: SDWA and DPP dwords contain source 0, and the
  /// long form of interpolations has its Src0 in Src1.
  Field OperandFields[MaxOperands];
  bool IsInterp;     ///< Interpolation of any format.
  uint32_t KindSet;  ///< Mask of its operand kinds.
  uint32_t FieldSet; ///< Mask of the fields of its operands.

  bool has(uint32_t F) const { return Flags & F; }
  bool hasOperand(OperandKind K) const { return KindSet >> unsigned(K) & 1; }
  /// Returns true if \p F is a field of an operand, not of a modifier.
  bool hasOperandIn(Field F) const { return FieldSet >> unsigned(F) & 1; }
  /// Returns true if the CLRX dialect has the row on \p A.
  bool isIn(Arch A) const { return Arches & maskOf(A) && !has(LLVMOnly); }
  unsigned extraAddrCount() const { return Flags >> ExtraAddrShift; }
  bool isLLVMStatement() const { return LLVMName.contains(' '); }
  bool isUnknownToLLVM() const { return LLVMName == "!"; }
  bool isVector() const {
    return Format >= InstFormat::VOP1 && Format <= InstFormat::VINTRP;
  }
  bool isLongOnly() const {
    return Format >= InstFormat::VOP3A && Format <= InstFormat::VOP3P;
  }
  bool hasCarryOut() const;       ///< Besides a vector destination.
  unsigned getNumSources() const; ///< Vector sources.
  /// Returns the number of sources that modifier bit lists count.
  unsigned getNumModifierSources() const;
};

/// Returns the row of \p Mnemonic, in any letter case, for \p A; null if there
/// is none.
const InstRow *lookUpInst(llvm::StringRef Mnemonic, Arch A);

/// Returns the names in \p Mask, separated by commas.
std::string listArches(ArchMask Mask);

/// Returns the architectures that have \p Mnemonic.
ArchMask archesOfInst(llvm::StringRef Mnemonic);

/// Returns all rows, sorted by mnemonic.
llvm::ArrayRef<InstRow> getInstTable();

/// Returns the row that represents \p Opcode, which has no mnemonic in encoding
/// \p L on \p A. The row has the operands that clrxdisasm prints, which are the
/// simplest ones. If the row has the flag Unknown, its mnemonic is the text to
/// print before the opcode.
const InstRow &getUnknownRow(Layout L, unsigned Opcode, Arch A);

} // namespace clrx

#endif // CLRX_ISA_INSTTABLE_H

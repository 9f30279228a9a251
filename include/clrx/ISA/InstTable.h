//===- InstTable.h - The mnemonics of the dialect ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of InstTable.def: what mnemonics there are on which architectures,
// how they are encoded, and what operands they take.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_INSTTABLE_H
#define CLRX_ISA_INSTTABLE_H

#include "clrx/Targets/ArchMask.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Instruction formats as the mnemonics are sorted into them.
enum class InstFormat : uint8_t {
#define CLRX_INST_FORMAT(Id, ...) Id,
#include "clrx/ISA/Formats.def"
};
constexpr unsigned NumInstFormats = unsigned(InstFormat::FLAT) + 1;

/// What may stand at one place of an operand list.
enum class OperandKind : uint8_t {
#define CLRX_OPERAND_KIND(Kind, Title, Takes) Kind,
#include "clrx/ISA/Operands.def"
};
constexpr unsigned NumOperandKinds = unsigned(OperandKind::Param) + 1;
static_assert(NumOperandKinds <= 32, "sets of kinds have 32 bits");

struct OperandSpec {
  OperandKind Kind = OperandKind::None;
  uint8_t Count = 0;
  bool Derivatives = false; ///< VAddr only.
};

/// Properties of a mnemonic.
enum InstFlag : uint32_t {
  NoFlags = 0,
  F16 = 1 << 0,     ///< Float constants without suffix are halves.
  NoDPP = 1 << 1,   ///< Has no DPP form.
  NoSDWA = 1 << 2,  ///< Has no SDWA form.
  VCCRead = 1 << 3, ///< Reads VCC without an operand that says so.
  Packed = 1 << 4,  ///< Modifiers as in VOP3P.
  NoWave = 1 << 5,  ///< Masks are not affected by the wavefront size.
  Off2 = 1 << 6,    ///< offset0 and offset1 instead of offset.
  GDSOnly = 1 << 7, ///< Needs gds.
  Load = 1 << 8,
  Store = 1 << 9,
  Atomic = 1 << 10,
  FlatSeg = 1 << 11,
  ScratchSeg = 1 << 12, ///< FLAT, SMRD.
  GlobalSeg = 1 << 13,
  VINTRPForm = 1 << 14, ///< VOP3A with a short form of format VINTRP.
  Alias = 1 << 15,      ///< Another row is what these words decode to.
  // Registers beside the operands, see Accesses.h for what formats imply.
  SCCRead = 1 << 16,
  SCCWrite = 1 << 17,
  EXECRead = 1 << 18,
  EXECWrite = 1 << 19,
  M0Read = 1 << 20,
  M0Write = 1 << 21,
  DstRead = 1 << 22,       ///< Keeps a part of the destination, or adds to it.
  DstNotWritten = 1 << 23, ///< What stands as destination is only read.
  SrcWrite = 1 << 24,      ///< Writes its first source or only register.
  LLVMOnly = 1 << 25,      ///< Not a mnemonic here: for words of LLVM's.
  Unknown = 1 << 26,       ///< Stands for opcodes that no mnemonic has.
  RegNotRead = 1 << 27,    ///< Does nothing with the VReg that it names.
  ExtraAddrShift = 29      ///< Not a flag: see ExtraAddr.
};

/// Address dwords on GCN 1.5 besides coordinates and derivatives.
constexpr uint32_t ExtraAddr(uint32_t N) { return N << ExtraAddrShift; }

constexpr unsigned MaxOperands = 5;

/// In place of the opcode of the VOP3 form: there is none.
constexpr uint16_t NoVOP3 = 0xffff;

enum class Field : uint8_t; // Of Layouts.h.
enum class Layout : uint8_t;

/// One mnemonic on a set of architectures.
struct InstRow {
  llvm::StringLiteral Mnemonic;
  ArchMask Arches;
  InstFormat Format;
  uint16_t Opcode;     ///< Of the format; VOP1, VOP2, VOPC: of the short form.
  uint16_t VOP3Opcode; ///< VOP1, VOP2, VOPC only.
  uint32_t Flags;
  /// Empty: the same. "!": LLVM has none. With a blank: a statement with the
  /// operands that LLVM wants, where they are not the dialect's.
  llvm::StringLiteral LLVMName;
  OperandSpec Operands[MaxOperands];
  uint8_t NumOperands;
  /// Of each operand; None: not in one field, or not the same on all
  /// architectures (offsets of scalar memory, attributes). Those that an
  /// encoding lacks are implied (VCC as lane mask), and two encodings move
  /// some: the SDWA and DPP dwords have source 0, and the long form of
  /// interpolations has its Src0 in Src1.
  Field OperandFields[MaxOperands];
  bool IsInterp;     ///< Interpolation, of whatever format.
  uint32_t KindSet;  ///< A bit for each kind of operand that it has.
  uint32_t FieldSet; ///< A bit for each field that is an operand's.

  bool has(uint32_t F) const { return Flags & F; }
  bool hasOperand(OperandKind K) const { return KindSet >> unsigned(K) & 1; }
  /// \p F is one of those that stand in front, before the modifiers.
  bool hasOperandIn(Field F) const { return FieldSet >> unsigned(F) & 1; }
  /// Whether it is a mnemonic of the dialect on \p A.
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
  /// Sources as lists of modifier bits count them.
  unsigned getNumModifierSources() const;
};

/// Finds the row of \p Mnemonic, in any case, for \p A; null if there is none.
const InstRow *lookUpInst(llvm::StringRef Mnemonic, Arch A);

/// The names of \p Mask, separated by commas.
std::string listArches(ArchMask Mask);

/// Architectures that know \p Mnemonic.
ArchMask archesOfInst(llvm::StringRef Mnemonic);

/// All rows, sorted by mnemonic.
llvm::ArrayRef<InstRow> getInstTable();

/// The row that stands for \p Opcode of encoding \p L, which has none in the
/// table on \p A, as clrxdisasm prints it: with the plainest operands. If it
/// has the flag Unknown, its mnemonic is what to write in front of the opcode.
const InstRow &getUnknownRow(Layout L, unsigned Opcode, Arch A);

} // namespace clrx

#endif // CLRX_ISA_INSTTABLE_H

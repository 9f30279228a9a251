//===- Inst.h - An instruction as data --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An instruction as data, from a statement or from words. The words depend only
// on this structure and the architecture.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_INST_H
#define CLRX_ISA_INST_H

#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Layouts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>

namespace clrx {

/// Source of an operand's value.
enum class OperandFile : uint8_t {
  None,       ///< None: omitted, `off`, or an immediate in a field.
  Scalar,     ///< SGPRs and special registers.
  Vector,     ///< VGPRs.
  Inline,     ///< An inline constant.
  Literal,    ///< The literal dword.
  Accumulator ///< AccVGPRs by number; only as register symbols.
};

/// Source operand codes. VGPRs start at 256.
enum SourceCode : uint16_t {
  CodeVCC = 106,
  CodeM0 = 124,
  CodeNull = 125,
  CodeExec = 126,
  CodeInlineZero = 128,
  CodeInlineMinusOne = 193,
  CodeInlineHalf = 240, ///< 0.5; other floats follow.
  CodeInline1Over2Pi = 248,
  CodeDPP8 = 0xe9,
  CodeDPP8FetchInactive = 0xea,
  CodeSDWA = 0xf9,
  CodeDPP = 0xfa,
  CodeVCCZ = 251,
  CodeEXECZ = 252,
  CodeSCC = 253,
  CodeLDSDirect = 254,
  CodeLiteral = 255,
  CodeVGPR0 = 256
};

/// An operand of an instruction.
struct InstOperand {
  OperandKind Kind = OperandKind::None;
  OperandFile File = OperandFile::None;
  uint16_t Code = 0;      ///< Source operand code of the first register.
  uint16_t Count = 0;     ///< Number of registers; 0 for constants.
  uint16_t VarOffset = 0; ///< Index of the register in the variable.
  const void *Var = nullptr;
  bool IsVar = false; ///< True for a register variable; it is encoded as 0.
  uint16_t TextOffset = 0; ///< Offset in the statement; 0 if unknown.

  bool isVGPR() const { return File == OperandFile::Vector; }
  bool isRegister() const {
    return File == OperandFile::Scalar || File == OperandFile::Vector;
  }
  /// Returns true for sources. The bits of modifiers such as `neg` are numbered
  /// in the order of the sources.
  bool isSource() const {
    return Kind == OperandKind::VSrc || Kind == OperandKind::SSrc;
  }
  bool isVCC() const {
    return File == OperandFile::Scalar && Code == CodeVCC && !IsVar;
  }
  /// Returns the value for a source field.
  unsigned fieldValue() const { return IsVar ? 0 : Code; }

  /// Compares everything except register variables and text offsets.
  bool operator==(const InstOperand &O) const {
    return Kind == O.Kind && File == O.File && Code == O.Code &&
           Count == O.Count;
  }
};

/// An instruction.
struct Inst {
  const InstRow *Row = nullptr;
  Layout Base = Layout::None; ///< Encoding of the first dwords.
  Layout Ext = Layout::None;  ///< SDWA or DPP if such a dword follows.
  InstOperand Operands[MaxOperands];
  uint32_t Fields[NumFields] = {};
  bool HasLiteral = false;
  uint32_t Literal = 0;                      ///< 0 while the value is pending.
  llvm::SmallVector<uint32_t, 3> ExtraWords; ///< Extra image address dwords.
  llvm::SmallVector<uint8_t, 13> AddrList;   ///< VGPRs of an address list.
  /// Elements of the address list, if register variables are among them.
  llvm::SmallVector<InstOperand, 0> AddrVars;

  uint32_t &operator[](Field F) { return Fields[unsigned(F)]; }
  uint32_t operator[](Field F) const { return Fields[unsigned(F)]; }

  llvm::MutableArrayRef<InstOperand> operands() {
    return {Operands, Row->NumOperands};
  }
  llvm::ArrayRef<InstOperand> operands() const {
    return {Operands, Row->NumOperands};
  }
  const InstOperand *find(OperandKind K) const {
    for (const InstOperand &Op : operands())
      if (Op.Kind == K)
        return &Op;
    return nullptr;
  }

  bool hasVars() const {
    return !AddrVars.empty() ||
           llvm::any_of(operands(),
                        [](const InstOperand &Op) { return Op.IsVar; });
  }

  /// Returns source \p N of a vector instruction; null if there is none.
  const InstOperand *findSource(unsigned N) const {
    for (const InstOperand &Op : operands())
      if (Op.isSource() && N-- == 0)
        return &Op;
    return nullptr;
  }

  /// Compares everything except register variables.
  bool operator==(const Inst &O) const {
    return Row == O.Row && Base == O.Base && Ext == O.Ext &&
           operands() == O.operands() && llvm::equal(Fields, O.Fields) &&
           HasLiteral == O.HasLiteral && Literal == O.Literal &&
           ExtraWords == O.ExtraWords && AddrList == O.AddrList;
  }

  /// Clears all fields in blocks that compile to vector stores. For a memset of
  /// the whole array, GCC emits a string instruction, whose startup took 4 % of
  /// the assembly time.
  void clearFields() {
    constexpr size_t BlockSize = 64;
    char *Bytes = reinterpret_cast<char *>(Fields);
    size_t Done = 0;
    for (; Done + BlockSize <= sizeof(Fields); Done += BlockSize)
      std::memset(Bytes + Done, 0, BlockSize);
    std::memset(Bytes + Done, 0, sizeof(Fields) % BlockSize);
  }

  /// Starts a new instruction of row \p R with cleared members.
  void start(const InstRow &R) {
    Row = &R;
    Base = Ext = Layout::None;
    for (unsigned I = 0; I != R.NumOperands; ++I) {
      Operands[I] = InstOperand();
      Operands[I].Kind = R.Operands[I].Kind;
    }
    clearFields();
    HasLiteral = false;
    Literal = 0;
    ExtraWords.clear();
    AddrList.clear();
    AddrVars.clear();
  }
};

} // namespace clrx

#endif // CLRX_ISA_INST_H

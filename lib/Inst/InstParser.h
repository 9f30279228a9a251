//===- InstParser.h - Instruction statements --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parser of instruction statements. After a faulty operand, the parser
// continues with the next operand if it can find it. Errors of the whole
// instruction are reported only if its operands have none.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTPARSER_H
#define CLRX_LIB_INST_INSTPARSER_H

#include "InstContext.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

/// A known mnemonic with its suffix.
struct Mnemonic {
  const InstRow *Row = nullptr;
  SizeSuffix Size = SizeSuffix::None;
};

/// The mnemonics parsed so far, as they were spelled.
using MnemonicCache = llvm::StringMap<Mnemonic>;

/// Parses one statement. Functions that return bool return true on error and
/// have reported it.
class InstParser {
public:
  /// New mnemonics are added to \p Mnemonics, which belongs to architecture
  /// \p A.
  InstParser(Arch A, const InstOptions &Options, OperandHost &Host,
             MnemonicCache &Mnemonics, Inst &Result,
             llvm::SmallVectorImpl<PendingField> &Pending)
      : Mnemonics(Mnemonics), Ctx(A, Options, Host, Result, Pending) {}

  /// Parses a statement that begins at its mnemonic.
  bool parse(llvm::StringRef Statement);

  /// Parses the operand of `name = %OPERAND` at \p C and moves \p C after it.
  bool parseRegisterOperand(Cursor &C, bool HasAccVGPRs, RegisterRange &Result);

private:
  MnemonicCache &Mnemonics;
  InstContext Ctx;

  Mnemonic splitMnemonic(llvm::StringRef &Name) const;
  bool parseMnemonic(llvm::StringRef Statement);
  bool checkFixedSize();
  bool parseOperands();
  bool skipOperand();
  bool refusePercent();
  bool parseOperand(InstOperand &Op, const OperandSpec &Spec);
  bool parseSpecialOperand(InstOperand &Op, const OperandSpec &Spec);
  bool finish();
};

} // namespace clrx

#endif // CLRX_LIB_INST_INSTPARSER_H

//===- InstReader.h - Statements to instructions ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the instruction statements of the CLRX dialect. It does not encode
// them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTREADER_H
#define CLRX_LIB_INST_INSTREADER_H

#include "Inst/InstAssembler.h"
#include "clrx/ISA/Inst.h"

namespace clrx {

/// Parses statements for one architecture. It remembers known mnemonics, so
/// keep one reader for many statements.
class InstReader {
public:
  /// With \p HasAccVGPRs, register symbols may stand for AccVGPRs.
  explicit InstReader(Arch A, bool HasAccVGPRs = false);
  ~InstReader();

  /// Parses \p Statement, which begins at the mnemonic. A NUL must follow it.
  /// Fields with unknown values are added to \p Pending and are 0 in \p Result.
  /// \returns true after reporting an error through \p Host.
  bool read(llvm::StringRef Statement, const InstOptions &Options,
            OperandHost &Host, Inst &Result,
            llvm::SmallVectorImpl<PendingField> &Pending);

  /// See InstAssembler::parseRegisterOperand.
  bool readRegisterOperand(Cursor &C, OperandHost &Host, RegisterRange &Result);

private:
  struct Mnemonics;
  Arch A;
  bool HasAccVGPRs;
  std::unique_ptr<Mnemonics> Known;
};

} // namespace clrx

#endif // CLRX_LIB_INST_INSTREADER_H

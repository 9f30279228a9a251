//===- InstReader.h - Statements to instructions ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the instruction statements of the CLRX dialect. Knows how operands are
// written, not how words are made.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_INST_INSTREADER_H
#define CLRX_INST_INSTREADER_H

#include "clrx/ISA/Inst.h"
#include "clrx/Inst/InstAssembler.h"

namespace clrx {

/// Reads statements for one architecture. Remembers the mnemonics it has met,
/// so that it pays to keep one.
class InstReader {
public:
  /// Where it \p HasAccVGPRs, register symbols may be some of them.
  explicit InstReader(Arch A, bool HasAccVGPRs = false);
  ~InstReader();

  /// Reads \p Statement, which begins at the mnemonic and is followed by a NUL.
  /// Fields whose value is not known yet are added to \p Pending and are 0 in
  /// \p Result. \returns true on error, reported through \p Host.
  bool read(llvm::StringRef Statement, const InstOptions &Options,
            OperandHost &Host, Inst &Result,
            llvm::SmallVectorImpl<PendingField> &Pending);

  /// As InstAssembler::parseRegisterOperand.
  bool readRegisterOperand(Cursor &C, OperandHost &Host, RegisterRange &Result);

private:
  struct Mnemonics;
  Arch A;
  bool HasAccVGPRs;
  std::unique_ptr<Mnemonics> Known;
};

} // namespace clrx

#endif // CLRX_INST_INSTREADER_H

//===- InstEncoder.h - DialectInst to words ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM encodes the instruction where it accepts it. Where it refuses, it
// encodes the same mnemonic with other operands, or at least an instruction of
// the same encoding, and the fields are set from the DialectInst. They are
// compared in any case: where LLVM's bits differ, the dialect's count.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTENCODER_H
#define CLRX_LIB_INST_INSTENCODER_H

#include "DialectInst.h"
#include "LLVMEncoder.h"
#include "Layouts.h"
#include "llvm/ADT/SmallString.h"

namespace clrx {

/// The table's opcode of \p Inst in the encoding it has.
unsigned getOpcode(const DialectInst &Inst);

class InstEncoder {
public:
  /// Who the words are from.
  enum class Source : uint8_t {
    LLVM,        ///< LLVM alone.
    Patched,     ///< LLVM, some fields set otherwise.
    Placeholder, ///< LLVM's opcode; the fields are the dialect's.
    Donor        ///< An opcode that LLVM lacks.
  };

  explicit InstEncoder(Arch A) : A(A), Layouts(A) {}

  /// Makes the encoder for a wavefront size if it is not there yet. That for
  /// 64 lanes is needed always.
  llvm::Error prepare(bool Wave32);

  /// \returns false if LLVM refuses every way; getMessage() says why.
  bool encode(const DialectInst &Inst, bool Wave32,
              llvm::SmallVectorImpl<uint32_t> &Words);

  Source getSource() const { return From; }
  /// What LLVM was given.
  llvm::StringRef getText() const { return Text; }
  llvm::StringRef getMessage() const { return Message; }

private:
  Arch A;
  LayoutTable Layouts;
  std::unique_ptr<LLVMEncoder> Encoders[2]; ///< By wavefront size.
  llvm::SmallString<128> Text;
  llvm::SmallString<64> Message;
  Source From = Source::LLVM;

  bool encodeText(LLVMEncoder &E, const DialectInst &Inst,
                  llvm::SmallVectorImpl<uint32_t> &Words);
  bool encodeDonor(LLVMEncoder &E, const DialectInst &Inst,
                   llvm::SmallVectorImpl<uint32_t> &Words);
  bool setFields(const DialectInst &Inst, bool WithOpcode,
                 llvm::SmallVectorImpl<uint32_t> &Words);
};

} // namespace clrx

#endif // CLRX_LIB_INST_INSTENCODER_H

//===- LLVMEncoder.h - One LLVM statement to words --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bridge to LLVM's AMDGPU MC layer: the text of one instruction in LLVM's
// syntax goes through the target's own assembly parser and code emitter.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMENCODER_H
#define CLRX_LIB_LLVMBRIDGE_LLVMENCODER_H

#include "clrx/ISA/RegisterUsage.h"
#include "clrx/LLVMBridge/TargetDescription.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SMLoc.h"
#include <memory>

namespace llvm {
class MCContext;
class MCExpr;
class MCFixup;
class MCInst;
class MCInstrInfo;
class MCRegisterInfo;
class raw_ostream;
} // namespace llvm

namespace clrx {

/// What a statement as a user writes it needs beyond integers.
class StatementClient {
public:
  virtual ~StatementClient() = default;

  /// Parses an expression at \p Cur, a place in the statement, and moves it
  /// behind; \p JustOneOperand: it ends before a binary operator. Null on
  /// error, reported.
  virtual const llvm::MCExpr *parseExpression(const char *&Cur,
                                              bool JustOneOperand) = 0;
  virtual void warning(llvm::SMLoc Loc, const llvm::Twine &Msg) = 0;
};

/// What LLVM encodes for.
struct Subtarget {
  const LLVMProcessor *Processor; ///< Not null; it lives for ever.
  bool Wave32 = false; ///< Matters where there are both wavefront sizes.
  TargetFeatures Features = {};

  bool operator==(const Subtarget &Other) const {
    return Processor == Other.Processor && Wave32 == Other.Wave32 &&
           Features == Other.Features;
  }
};

/// As -mattr has them.
std::string getFeatures(const Subtarget &Of);

class LLVMEncoder {
public:
  /// \p Description must outlive the encoder.
  /// \returns an error if this LLVM lacks the AMDGPU target or the CPU.
  static llvm::Expected<std::unique_ptr<LLVMEncoder>>
  create(const TargetDescription &Description, const Subtarget &Of);
  ~LLVMEncoder();

  /// Encodes \p Text, one instruction without symbols that ends in a NUL.
  /// \returns false if LLVM refuses it; getMessage() then says why.
  bool encode(llvm::StringRef Text, llvm::SmallVectorImpl<uint32_t> &Words);

  /// The same for a statement whose mnemonic may be in any case and whose
  /// expressions \p Client reads.
  bool encode(llvm::StringRef Text, StatementClient &Client,
              llvm::SmallVectorImpl<uint32_t> &Words);

  /// LLVM's words for the last refusal, and the place in the text they are
  /// about.
  llvm::StringRef getMessage() const;
  llvm::SMLoc getMessageLoc() const;

  /// \name The instruction encoded last
  /// @{
  const llvm::MCInst &getInst() const;
  llvm::ArrayRef<llvm::MCFixup> getFixups() const;
  /// Prints it in LLVM's syntax.
  void print(llvm::raw_ostream &OS);
  /// The registers that it reads or writes. Of FLAT_SCRATCH, which flat access
  /// does not say whether it wants, only what it names.
  RegisterUsage getUsage() const;
  /// Whether it is a branch that the processor may mistake, and LLVM pads.
  bool mayBePadded() const;
  /// @}

  llvm::MCContext &getContext();
  const llvm::MCInstrInfo &getInstrInfo() const;
  const llvm::MCRegisterInfo &getRegisterInfo() const;

private:
  struct Impl;
  explicit LLVMEncoder(std::unique_ptr<Impl> I);
  std::unique_ptr<Impl> P;
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_LLVMENCODER_H

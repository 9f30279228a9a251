//===- LLVMEncoder.h - One LLVM statement to words --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface to LLVM's AMDGPU MC layer. The text of one instruction in
// LLVM's syntax goes through the target's assembly parser and code emitter.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMENCODER_H
#define CLRX_LIB_LLVMBRIDGE_LLVMENCODER_H

#include "LLVMBridge/TargetDescription.h"
#include "clrx/ISA/RegisterUsage.h"
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

/// Reads the expressions of a statement that a user wrote.
class StatementClient {
public:
  virtual ~StatementClient() = default;

  /// Parses an expression at \p Cur in the statement and advances \p Cur. If \p
  /// JustOneOperand, the expression ends before a binary operator. \returns
  /// null after reporting an error.
  virtual const llvm::MCExpr *parseExpression(const char *&Cur,
                                              bool JustOneOperand) = 0;
  virtual void warning(llvm::SMLoc Loc, const llvm::Twine &Msg) = 0;
};

/// The target of an encoder.
struct Subtarget {
  const LLVMProcessor *Processor; ///< Never null; has static lifetime.
  bool Wave32 = false;            ///< Ignored if there is one size only.
  TargetFeatures Features = {};
  std::string LLVMFeatures = {}; ///< Other features, as in -mattr.

  bool operator==(const Subtarget &Other) const {
    return Processor == Other.Processor && Wave32 == Other.Wave32 &&
           Features == Other.Features && LLVMFeatures == Other.LLVMFeatures;
  }
};

/// Returns the features for -mattr.
std::string getFeatures(const Subtarget &Of);

/// Encodes statements for one subtarget.
class LLVMEncoder {
public:
  /// Creates an encoder. \p Description must outlive it.
  /// \returns an error if this LLVM lacks the AMDGPU target or the CPU.
  static llvm::Expected<std::unique_ptr<LLVMEncoder>>
  create(const TargetDescription &Description, const Subtarget &Of);
  ~LLVMEncoder();

  /// Encodes \p Text, a NUL-terminated instruction without symbols. \returns
  /// false if LLVM rejects it; getMessage() then has the reason.
  bool encode(llvm::StringRef Text, llvm::SmallVectorImpl<uint32_t> &Words);

  /// Encodes a statement with a mnemonic in any letter case and expressions
  /// that \p Client reads.
  bool encode(llvm::StringRef Text, StatementClient &Client,
              llvm::SmallVectorImpl<uint32_t> &Words);

  /// Return LLVM's message for the last rejected statement, and its location in
  /// the text.
  llvm::StringRef getMessage() const;
  llvm::SMLoc getMessageLoc() const;

  /// \name The instruction encoded last
  /// @{
  const llvm::MCInst &getInst() const;
  llvm::ArrayRef<llvm::MCFixup> getFixups() const;
  /// Returns the location of each operand that stands before the modifiers, in
  /// the order of the text.
  llvm::SmallVector<llvm::SMLoc, 8> getOperandLocs() const;
  /// Prints \p Inst, the instruction or a variant of it, in LLVM's syntax.
  void print(const llvm::MCInst &Inst, llvm::raw_ostream &OS);
  /// Returns the registers that the instruction reads or writes. FLAT_SCRATCH
  /// counts only if it is an operand, because LLVM does not say whether flat
  /// accesses use it.
  RegisterUsage getUsage() const;
  /// Returns true for a branch whose operand is a distance.
  bool isDirectBranch() const;
  /// Returns true for a branch that LLVM pads because of a hardware bug.
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

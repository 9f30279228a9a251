//===- LLVMDisassembler.h - Words in LLVM's syntax --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's disassembler, for GPUs without a CLRX dialect. LLVM's parser assembles
// the printed text again; only text that gives the same words is accepted.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMDISASSEMBLER_H
#define CLRX_LIB_LLVMBRIDGE_LLVMDISASSEMBLER_H

#include "clrx/Targets/TargetId.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace llvm {
class MCInst;
class MCSubtargetInfo;
} // namespace llvm

namespace clrx {

struct TargetDescription;

/// Disassembles code for one processor.
class LLVMDisassembler {
public:
  /// \p Wave32 matters for processors with two wavefront sizes. \p Features
  /// are others than those of target ids, as in -mattr. \returns an error if
  /// LLVM does not support the processor.
  static llvm::Expected<std::unique_ptr<LLVMDisassembler>>
  create(const TargetId &Id, bool Wave32, llvm::StringRef Features = "");
  ~LLVMDisassembler();

  /// Reads the instruction at \p Offset of \p Code, which begins at a multiple
  /// of 4. \returns the instruction's size in bytes, or 0 if LLVM cannot read
  /// it or if its text does not assemble to the same words.
  unsigned read(llvm::StringRef Code, uint64_t Offset);
  /// As read(), but accepts instructions whose text has other words.
  unsigned decode(llvm::StringRef Code, uint64_t Offset);

  /// \returns LLVM's descriptions of instructions and registers.
  const TargetDescription &getDescription() const;
  /// \returns the subtarget whose instructions are read.
  const llvm::MCSubtargetInfo &getSubtarget() const;

  /// \name The instruction read last
  /// @{
  /// Returns the instruction. The disassembler owns its expressions.
  const llvm::MCInst &getInst() const;
  /// Returns the mnemonic, which lives as long as the process.
  llvm::StringRef getMnemonic() const;
  /// Returns the index of the operand that is encoded in the dword at byte \p
  /// At of the instruction; nothing if no operand is.
  std::optional<unsigned> findLiteral(unsigned At) const;
  /// Returns the branch target as an offset in the code; nothing for other
  /// instructions.
  std::optional<uint64_t> getBranchTarget() const;
  /// Prints the instruction. If \p Label is not empty, it replaces the branch
  /// target.
  void print(llvm::raw_ostream &OS, llvm::StringRef Label = "");
  /// Returns the instruction with its operands as llvm-mc's -show-inst prints
  /// it, without comment characters.
  std::string describe() const;
  /// Returns the bytes to which the text assembles. They differ from those that
  /// were read if the text has a shorter or another form. Empty if LLVM does
  /// not assemble it.
  std::string assemble() const;
  /// Prints the instruction with \p Value in place of the literal dword at byte
  /// \p At. \returns false, without output, if that dword is no operand.
  bool printLiteral(llvm::raw_ostream &OS, unsigned At, llvm::StringRef Value);
  /// @}

private:
  struct Impl;
  explicit LLVMDisassembler(std::unique_ptr<Impl> I);
  std::unique_ptr<Impl> P;
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_LLVMDISASSEMBLER_H

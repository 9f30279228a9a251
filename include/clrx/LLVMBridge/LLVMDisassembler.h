//===- LLVMDisassembler.h - Words in LLVM's syntax --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's disassembler, for the GPUs that the language has no dialect for. What
// it prints is read again by LLVM's parser: only text that makes the same words
// counts.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMBRIDGE_LLVMDISASSEMBLER_H
#define CLRX_LLVMBRIDGE_LLVMDISASSEMBLER_H

#include "clrx/Targets/TargetId.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace llvm {
class MCInst;
class MCSubtargetInfo;
} // namespace llvm

namespace clrx {

class LLVMDisassembler {
public:
  /// \p Wave32 matters where there are both sizes of wavefronts. \returns an
  /// error if LLVM does not know the processor.
  static llvm::Expected<std::unique_ptr<LLVMDisassembler>>
  create(const TargetId &Id, bool Wave32);
  ~LLVMDisassembler();

  /// Reads the instruction at \p Offset of \p Code, which counts from a
  /// multiple of 4. \returns its size in bytes; 0 if there is none with a text
  /// that makes the same words.
  unsigned read(llvm::StringRef Code, uint64_t Offset);

  /// \returns the subtarget whose instructions are read.
  const llvm::MCSubtargetInfo &getSubtarget() const;

  /// \name The instruction read last
  /// @{
  /// Its expressions belong to the disassembler.
  const llvm::MCInst &getInst() const;
  /// \returns the index of the operand that the dword at byte \p At of the
  /// instruction is; nothing if the dword is no operand.
  std::optional<unsigned> findLiteral(unsigned At) const;
  /// Where it branches to, as an offset in the code; nothing if it does not.
  std::optional<uint64_t> getBranchTarget() const;
  /// Prints it with \p Label, if that is not empty, for where it branches to.
  void print(llvm::raw_ostream &OS, llvm::StringRef Label = "");
  /// Prints it with \p Value for the dword at byte \p At of it. \returns false,
  /// having printed nothing, if that is no operand.
  bool printLiteral(llvm::raw_ostream &OS, unsigned At, llvm::StringRef Value);
  /// @}

private:
  struct Impl;
  explicit LLVMDisassembler(std::unique_ptr<Impl> I);
  std::unique_ptr<Impl> P;
};

} // namespace clrx

#endif // CLRX_LLVMBRIDGE_LLVMDISASSEMBLER_H

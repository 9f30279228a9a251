//===- InstDescription.h - Instructions as analyses see them ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The view of an instruction that all analyses share. It is made from an Inst,
// or, for processors without a CLRX dialect, by an InstDescriber.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_INSTDESCRIPTION_H
#define CLRX_LIB_ANALYSIS_INSTDESCRIPTION_H

#include "Analysis/InstClasses.h"
#include <functional>
#include <memory>

namespace clrx {

/// Code of the first AccVGPR. Source operands have no such codes; analyses
/// number AccVGPRs after the VGPRs.
constexpr unsigned CodeAGPR0 = CodeVGPR0 + MaxVGPRs;

/// Consecutive registers that an instruction reads or writes; see
/// RegisterAccess.
struct CodeAccess {
  static constexpr uint8_t NoOperand = 0xff;

  uint16_t First; ///< Source operand code of the first register.
  uint16_t Count;
  uint8_t Operand; ///< Index in OpcodeFacts::Operands, or NoOperand.
  bool IsWrite : 1;
  bool IsVar : 1; ///< True if this is an unallocated .regvar: First is unused.

  /// Returns true for VGPRs and AccVGPRs.
  bool isVector() const { return First >= CodeVGPR0; }
  unsigned end() const { return First + Count; }
};

/// An instruction of a processor without a CLRX dialect.
struct InstDescription {
  const OpcodeFacts *Opcode = nullptr; ///< Lives as long as the describer.
  InstClasses Classes;
  uint16_t Counters = 0; ///< Mask of the MemoryCounters that it increments.
  /// Registers that it reads, and then those that it writes.
  llvm::SmallVector<CodeAccess, 8> Accesses;
  /// Values of the operands that are constants, by their index.
  std::array<std::optional<int64_t>, MaxCodeOperands> Constants = {};
};

/// Describes the instructions of one processor.
class InstDescriber {
public:
  virtual ~InstDescriber() = default;
  /// Describes the instruction at \p Offset of \p Content, the content of a
  /// section. \returns its size in bytes, or 0 if there is no instruction.
  virtual unsigned describe(llvm::StringRef Content, uint64_t Offset,
                            InstDescription &Result) = 0;
};

/// Creates the describer of \p Processor; null if LLVM cannot disassemble its
/// code.
using DescriberFactory = std::function<std::unique_ptr<InstDescriber>(
    const LLVMProcessor &Processor, bool Wave32)>;

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_INSTDESCRIPTION_H

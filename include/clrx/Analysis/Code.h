//===- Code.h - Assembled code as data --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What analyses work on: the instructions of each section with their accesses
// to registers and their places in the source, recorded while it is assembled.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_CODE_H
#define CLRX_ANALYSIS_CODE_H

#include "clrx/Analysis/InstClasses.h"
#include "clrx/Analysis/InstSink.h"
#include <deque>
#include <map>

namespace clrx {

/// Registers that an instruction reads or writes: see RegisterAccess.
struct CodeAccess {
  static constexpr uint8_t NoOperand = 0xff;

  uint16_t First; ///< Source code.
  uint16_t Count;
  uint8_t Operand; ///< Its number in Inst::Operands, or NoOperand.
  bool IsWrite;
  bool IsVar; ///< A register variable without register: First says nothing.

  bool isVector() const { return First >= CodeVGPR0; }
  unsigned end() const { return First + Count; }
};

struct CodeInst {
  uint64_t Offset; ///< In the section, in bytes.
  /// Of the statement, behind its labels; invalid for what was written as data.
  SourcePos Pos;
  /// Null: not understood, for it is of a processor without dialect, or data.
  const InstRow *Row = nullptr;
  InstClasses Classes;
  uint32_t FirstAccess = 0;
  uint16_t NumAccesses = 0;
  /// The low half of the first word, which is the immediate of SOPP and SOPK.
  uint16_t Immediate = 0;
  uint32_t Size = 0;    ///< In bytes.
  uint8_t Counters = 0; ///< That it raises, as MemoryCounter.
  bool Wave32 = false;

  bool isUnderstood() const { return Row; }
  bool is(InstClass C) const { return Classes.has(C); }
  uint64_t getEnd() const { return Offset + Size; }
  /// Of SOPP and SOPK branches.
  uint64_t getTarget() const {
    return getEnd() + int64_t(int16_t(Immediate)) * 4;
  }
};

/// What a source says of the way that code takes at a place.
struct CodeFlowNote {
  CodeFlow Kind;
  std::optional<uint64_t> Target; ///< Offset in the same section.
};

/// A register, or a place in a register variable.
struct RegisterId {
  const void *Var = nullptr; ///< Null: a register.
  uint16_t Number = 0;       ///< Source code, or the place in Var.

  RegisterId() = default;
  explicit RegisterId(uint16_t Code) : Number(Code) {}
  explicit RegisterId(const InstOperand &Op)
      : Var(Op.IsVar ? Op.Var : nullptr),
        Number(Op.IsVar ? Op.VarOffset : Op.Code) {}
  bool operator==(const RegisterId &O) const {
    return Var == O.Var && Number == O.Number;
  }
};

/// An instruction with register variables as it was assembled: fields are 0
/// that were not known at once.
struct VarInst {
  Inst Instruction;
  bool WantsRegisters; ///< .regalloc is on.
};

/// The code of a section.
struct SectionCode {
  const ExprSection *Section = nullptr;
  Arch Architecture = Arch::GCN1_0;
  // These two grow by realloc(), as a std::vector does not.
  /// Without holes from the first one to the last, by offset.
  llvm::SmallVector<CodeInst, 0> Insts;
  llvm::SmallVector<CodeAccess, 0> Accesses;
  /// By offset.
  std::multimap<uint64_t, CodeFlowNote> FlowNotes;
  std::multimap<uint64_t, RegisterNote> RegisterNotes;
  /// The words, all fields known but those that are relocated, from offset 0.
  std::string Content;
  /// By their numbers in Insts.
  std::map<uint32_t, VarInst> VarInsts;

  llvm::ArrayRef<CodeAccess> getAccesses(const CodeInst &I) const {
    return llvm::ArrayRef(Accesses).slice(I.FirstAccess, I.NumAccesses);
  }
  /// The number of the instruction that begins at \p Offset.
  std::optional<uint32_t> findInst(uint64_t Offset) const;
  /// The instruction \p I from its words, register variables put back. It must
  /// be understood.
  Inst decodeInst(const CodeInst &I) const;
  /// What \p X, an access of \p I, begins with.
  RegisterId getRegister(const CodeInst &I, const CodeAccess &X) const;
  /// Null if \p I has no register variables.
  const VarInst *findVarInst(const CodeInst &I) const;
};

/// Records code.
class CodeRecorder final : public InstSink {
public:
  unsigned getInterests() const override { return WantsInsts | WantsNotes; }
  void start(Reporter &R) override;
  void onInstruction(const InstEvent &E) override;
  void onCodeFlow(CodeFlow Kind, const OutputEvent &E,
                  std::optional<uint64_t> Target) override;
  void onRegisterNote(const RegisterNote &N, const OutputEvent &E) override;
  /// Completes what is recorded: contents, immediates, and instructions that
  /// were written as data.
  void sourceEnded(CodeView &View) override;

  /// In the order of their first instructions. Before the source has ended,
  /// nothing of use.
  std::deque<SectionCode> &getSections() { return Sections; }
  SectionCode *find(const ExprSection *S);
  Reporter &getReporter() { return *Report; }

  /// Sets what follows from \p I, which stands at \p C, in \p Code: for
  /// instructions that became others.
  static void describe(SectionCode &Code, CodeInst &C, const Inst &I);

private:
  Reporter *Report = nullptr;
  std::deque<SectionCode> Sections;
  SectionCode *Last = nullptr; ///< The section of the last event.

  SectionCode &get(const ExprSection *S);
};

} // namespace clrx

#endif // CLRX_ANALYSIS_CODE_H

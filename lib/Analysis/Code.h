//===- Code.h - Assembled code as data --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code that analyses work on: the instructions of each section with their
// register accesses and source positions. CodeRecorder records it while the
// source is assembled.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_CODE_H
#define CLRX_LIB_ANALYSIS_CODE_H

#include "Analysis/InstDescription.h"
#include "clrx/Analysis/InstSink.h"
#include "llvm/ADT/DenseMap.h"
#include <array>
#include <deque>
#include <map>

namespace clrx {

/// A recorded instruction, or data between instructions.
/// Large sources have millions, so the members leave no gaps.
struct CodeInst {
  uint64_t Offset; ///< Byte offset in the section.
  /// Position of the statement after its labels. Invalid if the instruction was
  /// written as data.
  SourcePos Pos;
  /// Null for data, and for instructions that LLVM cannot disassemble.
  const OpcodeFacts *Opcode = nullptr;
  InstClasses Classes;
  uint32_t FirstAccess = 0;
  uint32_t Size = 0;   ///< Size in bytes.
  uint32_t Number = 0; ///< See InstEvent; 0 if it was written as data.
  /// The low half of the first word, which is the immediate of SOPP and SOPK,
  /// and has the target of EXP. 0 for other instructions of the CLRX dialect.
  uint16_t Immediate = 0;
  uint8_t NumAccesses = 0;
  uint8_t Counters = 0; ///< Mask of the MemoryCounters that it increments.
  bool Wave32 = false;
  WaitMode Waits = WaitMode::Manual;
  bool IsInserted = false; ///< See InstEvent.
  /// Offsets of the operands in the statement; 0 if unknown.
  std::array<uint8_t, MaxOperands> OperandOffsets = {};

  bool isUnderstood() const { return Opcode; }
  /// Returns true if the assembler may insert instructions next to this one.
  bool isAutomatic() const {
    return Waits != WaitMode::Manual && Number && !IsInserted;
  }
  /// \name Callable only if isUnderstood()
  /// @{
  llvm::StringRef getMnemonic() const { return Opcode->Mnemonic; }
  /// Returns the kind of the operand of \p X, an access of this instruction;
  /// OperandKind::None for implicit registers.
  OperandKind getKind(const CodeAccess &X) const {
    return X.Operand == CodeAccess::NoOperand ? OperandKind::None
                                              : Opcode->Operands[X.Operand];
  }
  /// @}
  bool is(InstClass C) const { return Classes.has(C); }
  uint64_t getEnd() const { return Offset + Size; }
  /// Returns the target of a SOPP or SOPK branch.
  uint64_t getTarget() const {
    return getEnd() + int64_t(int16_t(Immediate)) * 4;
  }
};

/// Control flow at an instruction, as the source declares it with .cf_*.
struct CodeFlowNote {
  CodeFlow Kind;
  std::optional<uint64_t> Target; ///< Offset in the same section.
};

/// A register, or an element of a register variable.
struct RegisterId {
  const void *Var = nullptr; ///< The variable; null for a register.
  uint16_t Number = 0;       ///< Source operand code, or element index in Var.

  RegisterId() = default;
  explicit RegisterId(uint16_t Code) : Number(Code) {}
  explicit RegisterId(const InstOperand &Op)
      : Var(Op.IsVar ? Op.Var : nullptr),
        Number(Op.IsVar ? Op.VarOffset : Op.Code) {}
  bool operator==(const RegisterId &O) const {
    return Var == O.Var && Number == O.Number;
  }
};

/// An operand of an instruction as analyses see it: a register, a constant, or
/// neither.
struct CodeOperand {
  bool IsRegister = false;
  RegisterId Register; ///< The first register.
  /// Low 32 bits of an integer constant or of a literal.
  std::optional<uint32_t> Constant;
};

/// An instruction with register variables, as it was assembled. Fields whose
/// values were not known then are 0.
struct VarInst {
  Inst Instruction;
  bool NeedsRegisters; ///< True if .regalloc is in effect here.
};

/// The code of a section.
struct SectionCode {
  const ExprSection *Section = nullptr;
  Arch Architecture = Arch::GCN1_0;
  // SmallVector can grow these two vectors by realloc(). std::vector cannot.
  /// Sorted by offset, without gaps between the first and the last instruction.
  llvm::SmallVector<CodeInst, 0> Insts;
  llvm::SmallVector<CodeAccess, 0> Accesses;
  /// Classes that instructions may have: all others are absent. It lets an
  /// analysis skip a section without reading its instructions.
  InstClasses Present;
  /// Indices of the instructions that have an Immediate, which is final only at
  /// the end of the source.
  llvm::SmallVector<uint32_t, 0> Immediates;
  /// Indices of the instructions with data before them, until this data is
  /// among the instructions.
  llvm::SmallVector<uint32_t, 0> Holes;
  /// Notes of the source, by offset.
  std::multimap<uint64_t, CodeFlowNote> FlowNotes;
  std::multimap<uint64_t, RegisterNote> RegisterNotes;
  /// Contents of the section from offset 0. All fields are final, except those
  /// that get relocations.
  std::string Content;
  /// Instructions with register variables, by index in Insts.
  std::map<uint32_t, VarInst> VarInsts;
  /// Statements of the instructions that the assembler inserted, by index in
  /// Insts.
  std::map<uint32_t, std::string> Inserted;

  llvm::ArrayRef<CodeAccess> getAccesses(const CodeInst &I) const {
    return llvm::ArrayRef(Accesses).slice(I.FirstAccess, I.NumAccesses);
  }
  /// Returns the index of the instruction at \p Offset.
  std::optional<uint32_t> findInst(uint64_t Offset) const;
  /// Describers of its instructions for each wavefront size; null for
  /// processors with a CLRX dialect. The recorder owns them.
  InstDescriber *Describers[2] = {};

  bool hasDialect() const { return !Describers[0] && !Describers[1]; }
  /// Decodes \p I and puts its register variables back. isUnderstood() and
  /// hasDialect() must be true.
  Inst decodeInst(const CodeInst &I) const;
  /// Returns the operands of \p I in the order of OpcodeFacts::Operands.
  /// isUnderstood() must be true for \p I.
  llvm::SmallVector<CodeOperand, MaxCodeOperands>
  getOperands(const CodeInst &I) const;
  /// Returns the first register of \p X, an access of \p I.
  RegisterId getRegister(const CodeInst &I, const CodeAccess &X) const;
  /// Returns null if \p I has no register variables.
  const VarInst *findVarInst(const CodeInst &I) const;
  /// Returns the statement of \p I if the assembler inserted it; else "".
  llvm::StringRef getInserted(const CodeInst &I) const;
};

/// Returns the source operand codes of the registers of \p N as a half-open
/// range. The range is empty for register variables.
std::pair<unsigned, unsigned> getCodes(const RegisterNote &N);

/// Records the code of each section.
class CodeRecorder final : public InstSink {
public:
  /// \p Create makes describers when they are needed. It may be empty if no
  /// code is for processors without a CLRX dialect.
  explicit CodeRecorder(DescriberFactory Create = {})
      : CreateDescriber(std::move(Create)) {}

  unsigned getInterests() const override { return WantsInsts | WantsNotes; }
  void start(Reporter &R) override;
  /// Forgets all code.
  void clear();
  void onInstruction(const InstEvent &E) override;
  void onCodeFlow(CodeFlow Kind, const OutputEvent &E,
                  std::optional<uint64_t> Target) override;
  void onRegisterNote(const RegisterNote &N, const OutputEvent &E) override;
  /// Completes the records: adds contents, immediates, and instructions that
  /// were written as data.
  void sourceEnded(CodeView &View) override;

  /// Returns the sections in the order of their first instructions or notes.
  /// The records are complete only after sourceEnded().
  std::deque<SectionCode> &getSections() { return Sections; }
  SectionCode *find(const ExprSection *S);
  Reporter &getReporter() { return *Report; }

  /// Sets the members of \p C that follow from \p I. Also used for instructions
  /// that a later pass has rewritten.
  static void describe(SectionCode &Code, CodeInst &C, const Inst &I);

private:
  /// A describer that the recorder owns.
  struct KnownDescriber {
    const LLVMProcessor *Processor;
    bool Wave32;
    std::unique_ptr<InstDescriber> Describer; ///< May be null.
  };

  DescriberFactory CreateDescriber;
  std::vector<KnownDescriber> Describers;
  Reporter *Report = nullptr;
  std::deque<SectionCode> Sections;
  llvm::DenseMap<const ExprSection *, SectionCode *> BySection;
  SectionCode *Last = nullptr; ///< The section of the last event.

  SectionCode &get(const ExprSection *S);
  InstDescriber *getDescriber(const LLVMProcessor &P, bool Wave32);
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_CODE_H

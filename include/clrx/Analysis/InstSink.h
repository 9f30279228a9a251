//===- InstSink.h - Who sees what is assembled ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// While a source is assembled, sinks are shown every instruction, piece of
// data, and definition of a symbol or reference to one, in the order of the
// source. Listings, register counts, checks and editors are sinks.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_INSTSINK_H
#define CLRX_ANALYSIS_INSTSINK_H

#include "clrx/Analysis/CodeView.h"
#include "clrx/Expr/ExprHost.h"
#include "clrx/Expr/SymbolTable.h"
#include "clrx/ISA/Inst.h"
#include "clrx/ISA/RegisterUsage.h"

namespace clrx {

/// A stretch of the output and the statement that it is from.
struct OutputEvent {
  const ExprSection *Section; ///< Null: absolute, where there are only labels.
  uint64_t Offset;            ///< In it, in bytes.
  uint64_t Size;              ///< In bytes; 0 for symbols.
  /// Of the statement behind its labels, or of the symbol's name. As long as
  /// the call lasts, Reporter::capture makes a lasting place of it. Invalid for
  /// symbols of the command line.
  llvm::SMLoc Loc;
};

/// How an emitted instruction stands to its text in LLVM's syntax.
enum class TextMatch : uint8_t {
  Exact,    ///< LLVM makes the instruction's words of it.
  HasField, ///< The same, when one field that was not known yet, 0 in the text,
            ///< gets its value.
  Patched   ///< The words differ from what LLVM makes of it.
};

struct InstEvent : OutputEvent {
  /// Valid during the call. Fields that are not known yet are 0. Null where the
  /// processor has no CLRX dialect: then there is Usage.
  const clrx::Inst *Instruction;
  const RegisterUsage &Usage; ///< As EncodedInst has it.
  Arch Architecture;
  bool Wave32;
  /// What LLVM's assembler would be given, for sinks that want LLVMText; may be
  /// empty.
  llvm::StringRef LLVMText;
  TextMatch Match;
  /// Register variables get registers when the source has ended (.regalloc);
  /// else they are encoded as 0.
  bool WantsRegisters = false;
};

/// What a pseudo-op says of the way that the code takes.
enum class CodeFlow : uint8_t {
  Start,           ///< Code begins at the place.
  End,             ///< What is in front of the place does not go on to it.
  Return,          ///< The instruction at the place returns to a caller.
  Jump,            ///< It goes to the target.
  ConditionalJump, ///< It goes to the target, or on.
  Call             ///< It calls the target.
};

/// What a source says of registers at a place.
struct RegisterNote {
  RegisterRange Range;
  bool IsRead = false;    ///< .usereg
  bool IsWritten = false; ///< .usereg
  bool IsLinear = false;  ///< .rvlin and .rvlin_once
  bool IsOnce = false;    ///< .rvlin_once: at this place only.
};

/// What a sink wants to be shown.
enum SinkInterest : unsigned {
  WantsInsts = 1 << 0,
  WantsData = 1 << 1,
  WantsSymbols = 1 << 2,
  WantsLLVMText = 1 << 3, ///< In instructions; LLVM is asked for each then.
  WantsNotes = 1 << 4,    ///< Code flow, registers.
  WantsValues = 1 << 5    ///< Of symbols, at the end.
};

class InstSink {
public:
  virtual ~InstSink() = default;

  /// A mask of SinkInterest, always the same.
  virtual unsigned getInterests() const = 0;

  /// Before the first event. \p Report turns places into lasting ones and
  /// takes what the sink has to say; it lives as long as the assembly. Where
  /// the source has to be assembled once more (see BranchPadding.h), this is
  /// called again, and what was shown before is void.
  virtual void start(Reporter &Report) {}

  virtual void onInstruction(const InstEvent &E) {}
  virtual void onData(const OutputEvent &E) {}
  /// A label or an assignment; the place is where the output stands.
  virtual void onDefinition(const SymbolEvent &S, const OutputEvent &E) {}
  virtual void onReference(const SymbolEvent &S, const OutputEvent &E) {}

  /// \name What a source says for analyses
  /// @{
  /// Of each target once, when that is known: perhaps long after the pseudo-op,
  /// whose place \p E is. \p Target is an offset in the same section; nothing
  /// where a pseudo-op has none.
  virtual void onCodeFlow(CodeFlow Kind, const OutputEvent &E,
                          std::optional<uint64_t> Target) {}
  virtual void onRegisterNote(const RegisterNote &N, const OutputEvent &E) {}
  /// @}

  /// \name After the last event
  /// Not called if there was an error, or if the source has to be assembled
  /// once more.
  /// @{
  /// All symbols have their values; the container has not looked at the source
  /// as a whole. \p Code may be patched.
  virtual void sourceEnded(CodeView &Code) {}
  /// A symbol of the global scope and its final value.
  virtual void onValue(const SymbolInfo &S) {}
  /// The output is about to be written.
  virtual void finish(CodeView &Code) {}
  /// @}
};

/// Hands each event to the sinks that want its kind.
class SinkList {
  struct Entry {
    InstSink *Sink;
    unsigned Interests;
  };
  llvm::SmallVector<Entry, 4> Sinks;
  unsigned Interests = 0;

public:
  /// Starts \p Sink, which must outlive the list.
  void add(InstSink &Sink, Reporter &Report) {
    Sinks.push_back({&Sink, Sink.getInterests()});
    Interests |= Sinks.back().Interests;
    Sink.start(Report);
  }

  bool wants(SinkInterest I) const { return Interests & I; }
  template <typename Fn> void forAll(Fn Call) {
    for (const Entry &E : Sinks)
      Call(*E.Sink);
  }
  template <typename Fn> void forEach(SinkInterest I, Fn Call) {
    for (const Entry &E : Sinks)
      if (E.Interests & I)
        Call(*E.Sink);
  }
};

} // namespace clrx

#endif // CLRX_ANALYSIS_INSTSINK_H

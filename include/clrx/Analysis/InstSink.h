//===- InstSink.h - Observers of the assembly -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of observers. While a source is assembled, each sink receives
// every instruction, piece of data, symbol definition and symbol reference in
// source order. Listings, register counters, checks and the recorders of
// symbols are sinks.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_INSTSINK_H
#define CLRX_ANALYSIS_INSTSINK_H

#include "clrx/Analysis/CodeView.h"
#include "clrx/Analysis/InsertedInst.h"
#include "clrx/Expr/SymbolInfo.h"
#include "clrx/ISA/Inst.h"
#include "clrx/ISA/LLVMText.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/Support/Reporter.h"
#include "llvm/Support/Error.h"

namespace clrx {

namespace codeobject {
struct Object;
} // namespace codeobject

/// A range of the output and the statement that wrote it.
struct OutputEvent {
  const ExprSection *Section; ///< Null for absolute labels.
  uint64_t Offset;            ///< Byte offset in Section.
  uint64_t Size;              ///< Size in bytes; 0 for symbols.
  /// Location of the statement after its labels, or of the symbol's name. Valid
  /// during the call; Reporter::capture makes a lasting SourcePos of it.
  /// Invalid for symbols from the command line.
  llvm::SMLoc Loc;
};

/// Relation between an emitted instruction and its text in LLVM's syntax.
enum class TextMatch : uint8_t {
  Exact,    ///< LLVM assembles the text to the same words.
  HasField, ///< As Exact, once a forward reference fills the text's Field.
  Patched   ///< LLVM assembles the text to different words.
};

/// An emitted instruction.
struct InstEvent : OutputEvent {
  /// The decoded form, which is valid during the call. Fields whose values are
  /// not known yet are 0. Null if the processor has no CLRX dialect; Usage is
  /// set in both cases.
  const clrx::Inst *Instruction;
  const RegisterUsage &Usage; ///< Register usage; see EncodedInst.
  const LLVMProcessor &Processor;
  Arch Architecture; ///< Architecture whose rules the code follows.
  bool Wave32;
  /// The instruction in LLVM's syntax, for sinks with the interest
  /// WantsLLVMText.
  LLVMText Text;
  TextMatch Match;
  /// True if register variables get registers at the end of the source
  /// (.regalloc). Otherwise they are encoded as 0.
  bool NeedsRegisters = false;
  uint32_t Number = 0; ///< Number in the source; see InsertedInst.
  WaitMode Waits = WaitMode::Manual;
  /// If the source lacks the instruction and the assembler inserts it next to
  /// the one with this Number and Loc, the insertion, which is valid during the
  /// call; else null.
  const InsertedInst *Inserted = nullptr;
};

/// Control flow that a .cf_* pseudo-op declares.
enum class CodeFlow : uint8_t {
  Start,           ///< Code begins here (.cf_start).
  End,             ///< Preceding code does not fall through to here (.cf_end).
  Return,          ///< The instruction returns to a caller.
  Jump,            ///< The instruction jumps to the target.
  ConditionalJump, ///< The instruction jumps to the target or falls through.
  Call             ///< The instruction calls the target.
};

/// Register use that .usereg or .rvlin declares.
struct RegisterNote {
  RegisterRange Range;
  bool IsRead = false;    ///< .usereg
  bool IsWritten = false; ///< .usereg
  bool IsLinear = false;  ///< .rvlin and .rvlin_once
  bool IsOnce = false;    ///< .rvlin_once: applies here only.
};

/// Events that a sink can receive.
enum SinkInterest : unsigned {
  WantsInsts = 1 << 0,
  WantsData = 1 << 1,
  WantsSymbols = 1 << 2,
  WantsLLVMText = 1 << 3,  ///< Text of instructions; costs LLVM calls.
  WantsNotes = 1 << 4,     ///< Control flow notes and register notes.
  WantsValues = 1 << 5,    ///< Final values of symbols.
  WantsCodeObject = 1 << 6 ///< The code object, if the output is one.
};

/// An observer of the assembly.
class InstSink {
public:
  virtual ~InstSink() = default;

  /// Returns a constant mask of SinkInterest values.
  virtual unsigned getInterests() const = 0;

  /// Called before the first event. \p Report captures source positions and
  /// reports the sink's diagnostics; it lives as long as the assembly. If the
  /// source must be assembled again, to insert instructions, this is called
  /// again and all earlier events are void.
  virtual void start(Reporter &Report) {}

  virtual void onInstruction(const InstEvent &E) {}
  virtual void onData(const OutputEvent &E) {}
  /// Called for a label or an assignment; \p E is the current output position.
  virtual void onDefinition(const SymbolEvent &S, const OutputEvent &E) {}
  virtual void onReference(const SymbolEvent &S, const OutputEvent &E) {}

  /// \name Notes of the source for analyses
  /// @{
  /// Called once for each target, as soon as the target is known. This may be
  /// long after the pseudo-op at \p E. \p Target is an offset in the same
  /// section; it is empty for pseudo-ops without a target.
  virtual void onCodeFlow(CodeFlow Kind, const OutputEvent &E,
                          std::optional<uint64_t> Target) {}
  virtual void onRegisterNote(const RegisterNote &N, const OutputEvent &E) {}
  /// @}

  /// \name After the last event
  /// Not called after an error or if the source must be assembled again.
  /// @{
  /// Called when all symbols have their values, before the container checks the
  /// source as a whole. Sinks may still patch \p Code.
  virtual void sourceEnded(CodeView &Code) {}
  /// Called with each symbol of the global scope and its final value or
  /// register.
  virtual void onValue(const SymbolInfo &S) {}
  /// Called before the output is written.
  virtual void finish(CodeView &Code) {}
  /// Called with the code object \p O before it is linked and written. A sink
  /// may add sections and symbols at the end. \p Origins has the section of the
  /// source for each section of \p O; null for sections that the source does
  /// not have. It is shorter than the list of sections if another sink has
  /// added some. If an error is returned, nothing is written.
  virtual llvm::Error
  amendCodeObject(codeobject::Object &O,
                  llvm::ArrayRef<const ExprSection *> Origins) {
    return llvm::Error::success();
  }
  /// Called with the final code object. The arguments are as above. \p Version
  /// is that of .codeobject.
  virtual void onCodeObject(const codeobject::Object &O,
                            llvm::ArrayRef<const ExprSection *> Origins,
                            unsigned Version) {}
  /// @}
};

/// Passes each event to the sinks that are interested in its kind.
class SinkList {
  struct Entry {
    InstSink *Sink;
    unsigned Interests;
  };
  llvm::SmallVector<Entry, 4> Sinks;
  unsigned Interests = 0;

public:
  /// Adds and starts \p Sink, which must outlive the list.
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

//===- Emission.h - Bytes into the current section --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The current section and its counter, data and alignment, and the sinks that
// observe the output. Functions that return bool return true on error
// and have reported the error.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_EMISSION_H
#define CLRX_LIB_LANGUAGE_EMISSION_H

#include "Language/ClrxStreamer.h"
#include "ParserContext.h"

namespace clrx {

/// Operands of an alignment: alignment[, [fill][, [limit]]].
struct AlignOperands {
  uint64_t Value = 0; ///< First operand.
  llvm::SMLoc Loc;    ///< Location of the first operand.
  bool HasFill = false;
  int64_t Fill = 0;
  int64_t Limit = 0; ///< Largest gap that is filled; 0 for no limit.
};

class Emission : ParserPart {
  ClrxStreamer &Streamer;
  Section *Current = nullptr; ///< Null in the absolute section.
  /// Current after an error about data or code that it cannot hold.
  const Section *Refusing = nullptr;
  bool HasRefused = false;
  uint64_t AbsoluteCounter = 0;
  uint64_t TotalSize = 0; ///< Size of all sections so far, in bytes.
  bool IsLinking = false;
  SinkList Sinks;

public:
  Emission(ParserContext &Ctx, ClrxStreamer &Streamer)
      : ParserPart(Ctx), Streamer(Streamer) {}

  ClrxStreamer &streamer() { return Streamer; }

  /// Returns true if a section has refused data, code or a label.
  bool hasRefusedStatements() const { return HasRefused; }
  /// Returns true if there are sections that a linker places.
  bool isLinking() const { return IsLinking; }
  void startLinking() {
    IsLinking = true;
    Symbols.setLinking();
  }

  /// \name The output position
  /// @{

  /// Returns the current section; null for the absolute section.
  Section *getSection() const { return Current; }
  /// Returns the value of `.`: an offset in the current section, or a number.
  uint64_t getCounter() const {
    return Current ? Current->getCounter() : AbsoluteCounter;
  }
  uint64_t getAbsoluteCounter() const { return AbsoluteCounter; }
  void setSection(Section &S) {
    Current = &S;
    Refusing = nullptr;
    if (!S.traits().isPlaceholder())
      Streamer.switchSection(&S.getContent());
  }
  /// Goes to the absolute section, where only the counter moves.
  void setAbsolute(uint64_t Counter) {
    Current = nullptr;
    AbsoluteCounter = Counter;
  }
  /// Moves the counter (`. = E`, .org); in a section, only forward. \p Loc is
  /// the location for errors.
  bool moveCounter(const ExprSection *Sec, int64_t Value, bool IsAbsolute,
                   uint8_t Fill, llvm::SMLoc Loc);
  /// @}

  /// \name Checks
  /// @{

  /// Checks that the current section can hold data and code.
  bool checkWriteable(llvm::SMLoc Loc);
  /// Reports that the current section \p What, unless it has refused a
  /// statement before: the statements after the first are correct if '.text' is
  /// added.
  /// \returns true.
  bool refuse(llvm::SMLoc Loc, const llvm::Twine &What);
  /// Checks that the counter of the current section can be moved.
  bool checkCounterMovable(llvm::SMLoc Loc);
  /// Adds \p Bytes to the size of all output. If the sum exceeds the limit,
  /// reports an error and stops reading the source.
  bool checkRoom(uint64_t Bytes, llvm::SMLoc Loc) {
    if (Bytes > Ctx.Options.Limits.OutputSize - TotalSize)
      return refuseOutput(Loc);
    TotalSize += Bytes;
    return false;
  }
  /// @}

  /// \name Data
  /// @{

  /// Moves the counter by \p Bytes. A section with content gets \p Fill.
  bool fillBytes(uint64_t Bytes, uint8_t Fill, llvm::SMLoc Loc);
  /// Emits \p V, which may be a value that becomes known later.
  void emitInteger(const OperandValue &V, unsigned SizeInBytes);
  /// Emits \p Bytes as a pseudo-op for data does.
  bool emitData(llvm::StringRef Bytes, llvm::SMLoc Loc);
  /// Moves the counter to a multiple of \p Alignment. Elements of the fill have
  /// \p FillSize bytes.
  bool alignCounter(uint64_t Alignment, const AlignOperands &Ops,
                    unsigned FillSize, llvm::SMLoc Loc);
  /// @}

  /// \name Sinks
  /// @{
  SinkList &getSinks() { return Sinks; }
  void addSink(InstSink &Sink);
  /// Returns the event for the output from \p From to the counter.
  OutputEvent makeEvent(uint64_t From, llvm::SMLoc Loc) const {
    return {Current, From, getCounter() - From, Loc};
  }
  /// Shows the output from \p From to the counter as data.
  void showData(uint64_t From);
  void showSymbol(const SymbolEvent &S,
                  void (InstSink::*OnEvent)(const SymbolEvent &,
                                            const OutputEvent &));
  /// Shows the final values of all symbols.
  void showValues();
  void showCodeFlow(CodeFlow Kind, const OutputEvent &E,
                    std::optional<uint64_t> Target);
  void showRegisterNote(const RegisterNote &N);
  /// @}

private:
  [[gnu::cold]] bool refuseOutput(llvm::SMLoc Loc);
  bool hasContent() const {
    return Current && Current->traits().Writeable &&
           !Current->traits().IsNoBits;
  }
  void emitNopFill(uint64_t Gap);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_EMISSION_H

//===- Emission.cpp - Bytes into the current section ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Alignment is emitted as data, so that the offset of every byte is known at
// once.
//
//===----------------------------------------------------------------------===//

#include "Emission.h"
#include "PendingFields.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

bool Emission::checkWriteable(SMLoc Loc) {
  if (Current && Current->traits().Writeable)
    return false;
  if (!Current)
    return Diags.error(Loc, rules::Section,
                       "the absolute section cannot hold data or code");
  return refuse(Loc, "cannot hold data or code");
}

bool Emission::refuse(SMLoc Loc, const Twine &What) {
  if (Refusing == Current)
    return true;
  Refusing = Current;
  HasRefused = true;
  Diags.error(Loc, rules::Section,
              "section '" + Current->getName() + "' " + What);
  Diags.noteFix(Loc, FixIt::insertStatement(Diags.capture(Loc), ".text"),
                "write '.text' before code; until then, further statements "
                "draw no error");
  return true;
}

bool Emission::checkCounterMovable(SMLoc Loc) {
  if (!Current || Current->traits().Addressable)
    return false;
  return refuse(Loc, "has no output counter to change");
}

bool Emission::refuseOutput(SMLoc Loc) {
  Ctx.Sources.stop();
  return Diags.error(Loc, rules::Limit,
                     "output is larger than the limit of " +
                         Twine(Ctx.Options.Limits.OutputSize) + " bytes");
}

//===----------------------------------------------------------------------===//
// The counter
//===----------------------------------------------------------------------===//

bool Emission::moveCounter(const ExprSection *Sec, int64_t Value,
                           bool IsAbsolute, uint8_t Fill, SMLoc Loc) {
  if (checkCounterMovable(Loc))
    return true;
  if (!IsAbsolute && Sec != Current)
    return Diags.error(Loc, rules::Relocation,
                       "cannot move the counter into another section");
  if (!Current) {
    if (Fill)
      Diags.warning(Loc, rules::Ignored,
                    "fill value is ignored in the absolute section");
    AbsoluteCounter = uint64_t(Value);
    return false;
  }
  int64_t Counter = int64_t(Current->getCounter());
  if (Value < Counter)
    return Diags.error(Loc, rules::ValueRange,
                       "attempt to move the counter backwards, from " +
                           Twine(Counter) + " to " + Twine(Value));
  return fillBytes(uint64_t(Value - Counter), Fill, Loc);
}

bool Emission::fillBytes(uint64_t Bytes, uint8_t Fill, SMLoc Loc) {
  if (!Current) {
    AbsoluteCounter += Bytes;
    return false;
  }
  if (!Current->traits().Writeable || Current->traits().IsNoBits) {
    Current->advance(Bytes);
    return false;
  }
  if (checkRoom(Bytes, Loc))
    return true;
  Streamer.emitByteFill(Bytes, Fill);
  return false;
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

void Emission::emitInteger(const OperandValue &V, unsigned SizeInBytes) {
  Streamer.emitLittleEndian(V.isKnown() ? V.Value : 0, SizeInBytes);
  if (V.K != OperandValue::Pending)
    return;
  Symbols.attachUse(V.Expr, makePendingData(Ctx, SizeInBytes));
}

bool Emission::emitData(StringRef Bytes, SMLoc Loc) {
  if (checkWriteable(Loc) || checkRoom(Bytes.size(), Loc))
    return true;
  const uint64_t From = getCounter();
  Streamer.emitBytes(Bytes);
  showData(From);
  return false;
}

/// Fills a gap in code as clrxasm does. First come alignTo(Gap, 4) - Gap zeros.
/// Then `s_nop 0` follows Gap / 4 times; the end of the gap may cut off the
/// last one. Zeros fill the rest.
void Emission::emitNopFill(uint64_t Gap) {
  constexpr uint32_t Nop = 0xbf800000;
  const uint64_t Lead = alignTo(Gap, 4) - Gap;
  uint64_t Left = Gap - std::min(Gap, Lead);
  Streamer.emitZeros(Gap - Left);
  for (uint64_t Words = Gap / 4; Words && Left; --Words) {
    unsigned Bytes = unsigned(std::min<uint64_t>(Left, 4));
    Streamer.emitLittleEndian(Nop, Bytes);
    Left -= Bytes;
  }
  Streamer.emitZeros(Left);
}

bool Emission::alignCounter(uint64_t Alignment, const AlignOperands &Ops,
                            unsigned FillSize, SMLoc Loc) {
  const uint64_t From = getCounter();
  const uint64_t Gap = -From & (Alignment - 1);
  if (IsLinking && Current && !Current->traits().isPlaceholder() && Alignment)
    Current->getContent().ensureMinAlignment(Align(Alignment));
  if (!Gap || (Ops.Limit && Gap > uint64_t(Ops.Limit)))
    return false;
  const bool HasContent =
      Current && Current->traits().Writeable && !Current->traits().IsNoBits;
  if (!HasContent || (FillSize == 1 && Ops.HasFill)) {
    const bool Failed = fillBytes(Gap, uint8_t(Ops.Fill), Loc);
    showData(From);
    return Failed;
  }
  if (checkRoom(Gap, Loc))
    return true;
  if (!Ops.HasFill && Current->traits().IsCode)
    emitNopFill(Gap);
  else if (FillSize == 1 || !Ops.Fill)
    Streamer.emitZeros(Gap);
  else
    for (uint64_t Left = Gap; Left; Left -= std::min<uint64_t>(Left, FillSize))
      Streamer.emitLittleEndian(uint64_t(Ops.Fill),
                                std::min<uint64_t>(Left, FillSize));
  showData(From);
  return false;
}

//===----------------------------------------------------------------------===//
// Sinks
//===----------------------------------------------------------------------===//

void Emission::addSink(InstSink &Sink) {
  Sinks.add(Sink, Diags);
  if (Sinks.wants(WantsSymbols))
    Symbols.showSymbols();
}

void Emission::showData(uint64_t From) {
  if (!Sinks.wants(WantsData) || !Current || getCounter() == From)
    return;
  OutputEvent E = makeEvent(From, Ctx.StatementLoc);
  Sinks.forEach(WantsData, [&](InstSink &Sink) { Sink.onData(E); });
}

void Emission::showSymbol(const SymbolEvent &S,
                          void (InstSink::*What)(const SymbolEvent &,
                                                 const OutputEvent &)) {
  OutputEvent E = makeEvent(getCounter(), S.Loc);
  Sinks.forEach(WantsSymbols, [&](InstSink &Sink) { (Sink.*What)(S, E); });
}

void Emission::showValues() {
  if (!Sinks.wants(WantsValues))
    return;
  Symbols.forEachGlobalSymbol([&](const SymbolInfo &S) {
    if (S.HasValue || S.Register)
      Sinks.forEach(WantsValues, [&](InstSink &Sink) { Sink.onValue(S); });
  });
}

void Emission::showCodeFlow(CodeFlow Kind, const OutputEvent &E,
                            std::optional<uint64_t> Target) {
  Sinks.forEach(WantsNotes,
                [&](InstSink &Sink) { Sink.onCodeFlow(Kind, E, Target); });
}

void Emission::showRegisterNote(const RegisterNote &N) {
  const OutputEvent E = makeEvent(getCounter(), Ctx.StatementLoc);
  Sinks.forEach(WantsNotes, [&](InstSink &Sink) { Sink.onRegisterNote(N, E); });
}

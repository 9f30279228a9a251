//===- Repetitions.cpp - .rept, .irp, .irpc, .for, .while -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pseudo-ops, and the loop control of .for and .while.
//
//===----------------------------------------------------------------------===//

#include "Repetitions.h"
#include "Sections.h"

using namespace llvm;
using namespace clrx;

using SourceKind = SourceStack::SourceKind;
using Rounds = BodyReader::Rounds;

/// Largest count of .rept, unless the body is empty.
static constexpr uint64_t MaxCount = uint64_t(1) << 32;

namespace {

/// The LoopControl of .for and .while: steps the symbol of .for, and tests the
/// condition.
struct ExpressionLoop {
  ParserContext &Ctx;
  uint64_t MaxRounds;
  StoredExpr *Test;
  std::string Path = ""; ///< Symbol of .for; empty for .while.
  StoredExpr *Step = nullptr;
  uint64_t NumRounds = 1;

  bool operator()(bool IsLeaving) {
    bool IsWhile = Path.empty();
    if (!IsWhile && step())
      return false;
    int64_t Value = 0;
    if (Ctx.Symbols.evaluateStored(Test, Value) || Value == 0)
      return false;
    // A condition cannot change while the body is skipped.
    if (IsLeaving && IsWhile)
      return false;
    if (NumRounds++ != MaxRounds)
      return true;
    if (!IsLeaving)
      Ctx.Diags.error(SMLoc(), rules::Limit,
                      "loop does not end within " + Twine(MaxRounds) +
                          " rounds");
    return false;
  }

  bool step() {
    int64_t Value = 0;
    const ExprSection *Sec = nullptr;
    return Ctx.Symbols.evaluateStored(Step, Value, Sec) ||
           Ctx.Sections.assignSymbol(Path, SMLoc(), Sec, Value);
  }
};

} // namespace

/// Reads the body of the repetition at \p Loc. \returns true after reporting an
/// error.
bool Repetitions::record(SMLoc Loc, BodyRef &Body, size_t &Site,
                         RecordedBody::NameLookup Lookup) {
  if (Ctx.Sources.getDepth(SourceKind::Repetition) >=
      SourceStack::MaxRepetitionDepth)
    return Diags.error(Loc, rules::Limit,
                       "more than " + Twine(SourceStack::MaxRepetitionDepth) +
                           " repetitions are nested");
  Body = new RecordedBody;
  Site = Ctx.Sources.hold(Loc.getPointer());
  return Bodies.record(ClauseKind::Repetition, Loc, *Body, Lookup,
                       /*HasCounter=*/false);
}

void Repetitions::enter(BodyReader Body, size_t Site) {
  Ctx.Sources.enterRepetition(std::move(Body), Site);
  Ctx.Sources.dropHeld(Site);
}

/// ::= .rept absolute-expression
bool Repetitions::parseRept(Cursor &C, unsigned, SMLoc Loc) {
  int64_t Value = 0;
  if (parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  auto Count = uint64_t(Value);
  if (Count == 0) {
    Bodies.skip(ClauseKind::Repetition, Loc);
    return false;
  }
  BodyRef Body;
  size_t Site = 0;
  if (record(Loc, Body, Site, nullptr))
    return true;
  if (Count > MaxCount && Body->size() != 0)
    return Diags.error(Ctx.Sources.getHeld(Site), rules::Limit,
                       "repetition count " + Twine(Count) +
                           " is too large (0 to " + Twine(MaxCount) + ")");
  enter(BodyReader(Rounds::Count, Body, Count, Ctx.Sources.values(),
                   Ctx.Sources.values().mark()),
        Site);
  return false;
}

/// ::= {[','] argument}
/// Each argument is a value of its own. \returns true after reporting an error.
bool Repetitions::parseValues(Cursor &C, ValueStack &Values) {
  if (C.atEnd())
    Values.push();
  while (!C.atEnd()) {
    C.consume(',');
    C.skipBlanks();
    Values.push();
    if (Arguments.parse(C))
      return true;
  }
  return false;
}

/// ::= {',' | argument}
/// Adds one value, which consists of all arguments. \returns true after
/// reporting an error.
bool Repetitions::parseCharacters(Cursor &C, ValueStack &Values) {
  Values.push();
  while (!C.atEnd()) {
    SMLoc Loc = C.loc();
    if (C.consume(',') ? Arguments.append(",", Loc) : Arguments.parse(C))
      return true;
  }
  return false;
}

/// ::= .irp name [','] values | .irpc name [','] text
bool Repetitions::parseIrp(Cursor &C, unsigned IsCharacters, SMLoc Loc) {
  C.skipBlanks();
  SmallString<32> Name = C.takeName();
  if (Name.empty())
    return Diags.error(C.loc(), rules::Syntax, "expected argument name");
  if (Ctx.Observer)
    Ctx.Observer->iteratorDefined({C.pos() - Name.size(), Name.size()});
  C.consume(',');
  ValueStack &Values = Ctx.Sources.values();
  ValueStack::Mark Mark = Values.mark();
  bool Failed =
      IsCharacters ? parseCharacters(C, Values) : parseValues(C, Values);
  // The body may begin inside a macro call and end after it. The values of the
  // call would then be released before the values of .irp, so take the values
  // of .irp off the stack.
  ValueStack Kept = Values.take(Mark);
  if (Failed)
    return true;

  BodyRef Body;
  size_t Site = 0;
  auto Lookup = [&](StringRef N) {
    return N == Name ? 0 : int32_t(SubstitutionPoint::NotAName);
  };
  if (record(Loc, Body, Site, Lookup))
    return true;
  Mark = Values.mark();
  Values.append(Kept);
  uint64_t Count =
      IsCharacters ? std::max<size_t>(Kept[0].size(), 1) : Kept.size();
  BodyReader Reader(IsCharacters ? Rounds::Characters : Rounds::Values, Body,
                    Count, Values, Mark);
  if (Ctx.Observer)
    Ctx.Observer->iteratorRecorded(Reader);
  enter(std::move(Reader), Site);
  return false;
}

bool Repetitions::parseLoopBody(SMLoc Loc, LoopControl Loop) {
  BodyRef Body;
  size_t Site = 0;
  if (record(Loc, Body, Site, nullptr))
    return true;
  // A body without any line is not repeated. A body of blank lines is.
  if (Body->isEmpty())
    Loop(/*IsLeaving=*/false);
  else
    enter(BodyReader(Body, std::move(Loop), Ctx.Sources.values().mark()), Site);
  return false;
}

/// ::= .for symbol '=' expression ',' expression ',' expression
bool Repetitions::parseFor(Cursor &C, unsigned, SMLoc Loc) {
  StringRef Path;
  SMLoc PathLoc;
  if (parsePath(C, "symbol name", Path, PathLoc))
    return true;
  if (!C.consume('='))
    return Diags.error(C.loc(), rules::Syntax, "expected '='");
  OperandValue Start;
  if (Symbols.parseExpression(C, EF_MustBeKnown, Start))
    return true;
  if (Ctx.Sections.assignSymbol(Path, PathLoc, Start.Section, Start.Value) ||
      expectComma(C))
    return true;
  StoredExpr *Test = Symbols.parseStoredExpression(C);
  if (!Test || expectComma(C))
    return true;
  StoredExpr *Step = Symbols.parseStoredExpression(C);
  if (!Step || checkGarbage(C))
    return true;
  return parseLoopBody(Loc, ExpressionLoop{Ctx, Ctx.Options.Limits.LoopRounds,
                                           Test, Path.str(), Step});
}

/// ::= .while expression
bool Repetitions::parseWhile(Cursor &C, unsigned, SMLoc Loc) {
  StoredExpr *Test = Symbols.parseStoredExpression(C);
  if (!Test || checkGarbage(C))
    return true;
  return parseLoopBody(
      Loc, ExpressionLoop{Ctx, Ctx.Options.Limits.LoopRounds, Test});
}

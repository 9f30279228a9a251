//===- BodyReader.cpp - Statements of a macro call or repetition ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Substitution, and the positions of the resulting text.
//
//===----------------------------------------------------------------------===//

#include "Source/BodyReader.h"

using namespace llvm;
using namespace clrx;

BodyReader::BodyReader(MacroRef M, uint64_t CallNumber, bool IsAlternate,
                       const ValueStack &Values, ValueStack::Mark From)
    : IsAlternate(IsAlternate), Body(M->Body), Next(Body->size()),
      Macro(std::move(M)), CallNumber(CallNumber), Values(&Values),
      OwnValues(From) {}

BodyReader::BodyReader(Rounds Kind, BodyRef Body, uint64_t Count,
                       const ValueStack &Values, ValueStack::Mark From)
    : Kind(Kind), Body(std::move(Body)), Next(this->Body->size()),
      Values(&Values), OwnValues(From), Count(Count) {}

BodyReader::BodyReader(BodyRef Body, LoopControl Loop, ValueStack::Mark From)
    : Kind(Rounds::Loop), Body(std::move(Body)), Next(this->Body->size()),
      OwnValues(From), Loop(std::move(Loop)) {}

bool BodyReader::startRound() {
  Next = 0;
  GrownLine = 0;
  if (Kind != Rounds::Loop)
    return !IsIdle && Body->size() != 0 && Round++ != Count;
  // The condition is tested after each round, so the first round has no test.
  do {
    if (Round++ != 0 && !Loop(IsLeaving))
      return false;
  } while (IsIdle || Body->size() == 0);
  return true;
}

bool BodyReader::read(StatementText &Buffer, StatementView &Result,
                      size_t Limit) {
  size_t I = Next++;
  Result = {Body->getText(I).take_front(Limit), Body->getSplices(I)};
  bool IsShifted = Result.Splices[0].Line == GrownLine && Growth != 0;
  if (!needsExpansion(I) && !IsShifted)
    return true;
  Buffer.clear();
  bool Fits = expand(I, Result.Text, Buffer);
  shiftColumns(Result.Splices, Result.Text.size(), Buffer.Splices,
               Buffer.Chars.size());
  Buffer.terminate();
  Result = {Buffer.str(), Buffer.Splices};
  return Fits;
}

/// Corrects the column at which a statement begins, and updates the growth of
/// the line in which it ends.
void BodyReader::shiftColumns(ArrayRef<Splice> Old, size_t OldLength,
                              MutableArrayRef<Splice> New, size_t NewLength) {
  if (New[0].Line != GrownLine)
    Growth = 0;
  New[0].Column += Growth;
  if (New.size() != 1)
    Growth = 0;
  GrownLine = New.back().Line;
  Growth += int64_t(NewLength - New.back().Offset) -
            int64_t(OldLength - Old.back().Offset);
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

int32_t BodyReader::findName(StringRef Name) const {
  int32_t Value = Macro->findParameter(Name);
  if (Value != SubstitutionPoint::NotAName)
    return Value;
  for (size_t I = 0; I != Locals.size(); ++I)
    if (Locals[I].Name == Name)
      return int32_t(Macro->Parameters.size() + I);
  return SubstitutionPoint::NotAName;
}

bool BodyReader::addLocal(StringRef Name, std::string Symbol) {
  if (findName(Name) != SubstitutionPoint::NotAName)
    return false;
  Locals.push_back({Name.str(), std::move(Symbol)});
  return true;
}

bool BodyReader::appendValue(int32_t Value, StatementText &Out) const {
  if (Value == SubstitutionPoint::Separator)
    return true;
  if (Value == SubstitutionPoint::Counter) {
    Out.append(utostr(CallNumber));
    return true;
  }
  size_t First = OwnValues.NumValues;
  StringRef Text;
  if (Kind == Rounds::Characters)
    Text = (*Values)[First].substr(Round - 1, 1);
  else if (Kind == Rounds::Values)
    Text = (*Values)[First + Round - 1];
  else if (size_t(Value) < Macro->Parameters.size())
    Text = (*Values)[First + Value];
  else
    Text = Locals[Value - Macro->Parameters.size()].Symbol;
  if (Text.size() > MaxStatementSize - Out.Chars.size())
    return false;
  Out.append(Text);
  return true;
}

namespace {

/// Copies the text of a statement in pieces and moves its splices with it.
class PieceCopier {
  StringRef Text;
  ArrayRef<Splice> Splices;
  StatementText &Out;
  size_t Done = 0; ///< Offset of the rest in Text.

public:
  PieceCopier(StringRef Text, ArrayRef<Splice> Splices, StatementText &Out)
      : Text(Text), Splices(Splices), Out(Out) {}

  /// Copies up to offset \p End.
  void copyTo(size_t End) {
    while (!Splices.empty() && Splices[0].Offset <= End) {
      if (Splices[0].Offset > Done) {
        Out.append(Text.slice(Done, Splices[0].Offset));
        Done = Splices[0].Offset;
      }
      Out.addSplice(Splices[0].Line, Splices[0].Column);
      Splices = Splices.drop_front();
    }
    if (End > Done)
      Out.append(Text.slice(Done, End));
    Done = std::max(Done, End);
  }
  void skipTo(size_t Offset) { Done = Offset; }
};

} // namespace

bool BodyReader::expand(size_t I, StringRef Text, StatementText &Out) const {
  return IsAlternate ? expandWords(I, Text, Out) : expandPoints(I, Text, Out);
}

bool BodyReader::expandPoints(size_t I, StringRef Text,
                              StatementText &Out) const {
  PieceCopier Copier(Text, Body->getSplices(I), Out);
  for (const SubstitutionPoint &P : Body->getPoints(I)) {
    Copier.copyTo(P.Begin);
    if (!appendValue(P.Value, Out))
      return false;
    Copier.skipTo(P.End);
  }
  Copier.copyTo(Text.size());
  return Out.Chars.size() <= MaxStatementSize;
}

/// Expands names in alternate macro mode, both with and without a backslash.
bool BodyReader::expandWords(size_t I, StringRef Text,
                             StatementText &Out) const {
  PieceCopier Copier(Text, Body->getSplices(I), Out);
  ArrayRef<SubstitutionPoint> Points = Body->getPoints(I);
  for (size_t Pos = 0; Pos != Text.size();) {
    size_t Begin = Pos;
    int32_t Value = SubstitutionPoint::NotAName;
    if (!Points.empty() && Points[0].Begin == Pos) {
      Value = Points[0].Value;
      Pos = Points[0].End;
      Points = Points.drop_front();
    } else {
      if (Text[Pos] == '\\' && Pos + 1 != Text.size() &&
          isNameStart(Text[Pos + 1]))
        ++Pos;
      size_t Name = Pos;
      if (isNameStart(Text[Pos]))
        while (Pos != Text.size() && isNameChar(Text[Pos]))
          ++Pos;
      if (Pos == Name)
        ++Pos;
      else
        Value = findName(Text.slice(Name, Pos));
    }
    if (Value == SubstitutionPoint::NotAName)
      continue;
    Copier.copyTo(Begin);
    if (!appendValue(Value, Out))
      return false;
    Copier.skipTo(Pos);
  }
  Copier.copyTo(Text.size());
  return Out.Chars.size() <= MaxStatementSize;
}

//===----------------------------------------------------------------------===//
// Complete lines for diagnostics
//===----------------------------------------------------------------------===//

std::string BodyReader::getLineText(size_t I, uint64_t Line,
                                    size_t MaxLength) const {
  auto beginsOn = [&](size_t J) {
    return Body->getSplices(J).front().Line == Line;
  };
  auto endsOn = [&](size_t J) {
    return Body->getSplices(J).back().Line == Line;
  };
  size_t First = I;
  while (First != 0 && beginsOn(First) && endsOn(First - 1))
    --First;

  std::string Result;
  int64_t LineGrowth = 0;
  for (size_t J = First; J != Body->size(); ++J) {
    StatementText Out;
    expand(J, Body->getText(J), Out);
    ArrayRef<Splice> Old = Body->getSplices(J);
    for (size_t S = 0; S != Out.Splices.size(); ++S) {
      if (Out.Splices[S].Line != Line)
        continue;
      bool IsLast = S + 1 == Out.Splices.size();
      size_t End = IsLast ? Out.Chars.size() : Out.Splices[S + 1].Offset;
      size_t OldEnd =
          IsLast ? Body->getText(J).size() : size_t(Old[S + 1].Offset);
      int64_t Begin = Out.Splices[S].Column - 1 + LineGrowth;
      if (Begin > int64_t(MaxLength))
        return Result;
      if (Begin > int64_t(Result.size())) {
        if (J != First)
          Result += ';';
        Result.resize(Begin, ' ');
      }
      Result += Out.str().slice(Out.Splices[S].Offset, End);
      LineGrowth += int64_t(End - Out.Splices[S].Offset) -
                    int64_t(OldEnd - Old[S].Offset);
    }
    if (!endsOn(J))
      break;
  }
  return Result.substr(0, MaxLength);
}

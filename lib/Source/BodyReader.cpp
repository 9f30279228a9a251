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
                      size_t MaxLength) {
  size_t I = Next++;
  Limit = MaxLength;
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

/// Returns the text that replaces \p Value, which is not a Special.
StringRef BodyReader::getValueText(int32_t Value) const {
  size_t First = OwnValues.NumValues;
  if (Kind == Rounds::Characters)
    return (*Values)[First].substr(Round - 1, 1);
  if (Kind == Rounds::Values)
    return (*Values)[First + Round - 1];
  if (size_t(Value) < Macro->Parameters.size())
    return (*Values)[First + Value];
  return Locals[Value - Macro->Parameters.size()].Symbol;
}

bool BodyReader::appendValue(int32_t Value, StatementText &Out) const {
  if (Value == SubstitutionPoint::Separator)
    return true;
  if (Value == SubstitutionPoint::Counter) {
    Out.append(utostr(CallNumber));
    return true;
  }
  StringRef Text = getValueText(Value);
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

/// Finds the ranges of a recorded statement that other text replaces. In
/// alternate macro mode, these are also names without a backslash.
class BodyReader::SubstitutionFinder {
  const BodyReader &Reader;
  StringRef Text;
  ArrayRef<SubstitutionPoint> Points;
  size_t Pos = 0;

public:
  SubstitutionFinder(const BodyReader &Reader, size_t I, StringRef Text)
      : Reader(Reader), Text(Text), Points(Reader.Body->getPoints(I)) {}

  /// Finds the next range. \returns false if there is none.
  bool next(SubstitutionPoint &P) {
    if (Reader.IsAlternate)
      return findWord(P);
    if (Points.empty())
      return false;
    P = Points.front();
    Points = Points.drop_front();
    return true;
  }

private:
  bool findWord(SubstitutionPoint &P);
};

bool BodyReader::SubstitutionFinder::findWord(SubstitutionPoint &P) {
  while (Pos != Text.size()) {
    size_t Begin = Pos;
    if (!Points.empty() && Points[0].Begin == Pos) {
      P = Points.front();
      Pos = P.End;
      Points = Points.drop_front();
      return true;
    }
    if (Text[Pos] == '\\' && Pos + 1 != Text.size() &&
        isNameStart(Text[Pos + 1]))
      ++Pos;
    size_t Name = Pos;
    if (isNameStart(Text[Pos]))
      while (Pos != Text.size() && isNameChar(Text[Pos]))
        ++Pos;
    if (Pos == Name) {
      ++Pos;
      continue;
    }
    P = {uint32_t(Begin), uint32_t(Pos),
         Reader.findName(Text.slice(Name, Pos))};
    if (P.Value != SubstitutionPoint::NotAName)
      return true;
  }
  return false;
}

bool BodyReader::expand(size_t I, StringRef Text, StatementText &Out) const {
  PieceCopier Copier(Text, Body->getSplices(I), Out);
  SubstitutionFinder Finder(*this, I, Text);
  for (SubstitutionPoint P; Finder.next(P);) {
    Copier.copyTo(P.Begin);
    if (!appendValue(P.Value, Out))
      return false;
    Copier.skipTo(P.End);
  }
  Copier.copyTo(Text.size());
  return Out.Chars.size() <= MaxStatementSize;
}

//===----------------------------------------------------------------------===//
// Origins
//===----------------------------------------------------------------------===//

/// Adds the origin of the text that replaces \p Value to \p Out, where the text
/// begins at \p At. \returns the length of the text.
size_t BodyReader::addValueOrigin(int32_t Value, size_t At,
                                  TextOrigin &Out) const {
  if (Value == SubstitutionPoint::Separator)
    return 0;
  if (Value == SubstitutionPoint::Counter) {
    Out.push_back({At, FilePlace()});
    return utostr(CallNumber).size();
  }
  const size_t First = OwnValues.NumValues;
  const size_t Length = getValueText(Value).size();
  if (Kind == Rounds::Characters) {
    TextOrigin Whole;
    Values->getOrigin(First, 0, Whole);
    appendOrigin(Whole, Round - 1, Round - 1 + Length, At, Out);
  } else if (Kind == Rounds::Values) {
    Values->getOrigin(First + Round - 1, At, Out);
  } else if (size_t(Value) < Macro->Parameters.size()) {
    Values->getOrigin(First + Value, At, Out);
  } else {
    Out.push_back({At, FilePlace()});
  }
  return Length;
}

TextOrigin BodyReader::getOrigin() const {
  const size_t I = getCurrent();
  const StringRef Text = Body->getText(I).take_front(Limit);
  const TextOrigin Recorded = Body->getOrigin(I);
  TextOrigin Result;
  size_t Done = 0, At = 0;
  auto CopyTo = [&](size_t End) {
    appendOrigin(Recorded, Done, End, At, Result);
    At += End - Done;
  };
  SubstitutionFinder Finder(*this, I, Text);
  for (SubstitutionPoint P; Finder.next(P);) {
    CopyTo(P.Begin);
    At += addValueOrigin(P.Value, At, Result);
    Done = P.End;
  }
  CopyTo(Text.size());
  return Result;
}

void BodyReader::forEachParameterUse(
    function_ref<void(const FilePlace &, int32_t)> Visit) const {
  for (size_t I = 0; I != Body->size(); ++I) {
    const StringRef Text = Body->getText(I);
    const TextOrigin Recorded = Body->getOrigin(I);
    SubstitutionFinder Finder(*this, I, Text);
    for (SubstitutionPoint P; Finder.next(P);)
      if (P.Value >= 0)
        Visit(findPlace(Recorded, P.Begin + (Text[P.Begin] == '\\'), P.End),
              P.Value);
  }
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

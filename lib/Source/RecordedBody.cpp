//===- RecordedBody.cpp - Bodies of macros and repetitions ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recording of bodies, and the search for substitution points.
//
//===----------------------------------------------------------------------===//

#include "Source/RecordedBody.h"

using namespace llvm;
using namespace clrx;

bool RecordedBody::append(StringRef S, ArrayRef<Splice> Where,
                          StringRef FileName, NameLookup Lookup,
                          bool HasCounter) {
  HasLines = true;
  if (S.find_first_not_of(' ') == StringRef::npos)
    return true;
  size_t Taken = Text.size() + Statements.size() * sizeof(Statement) +
                 Splices.size() * sizeof(Splice) +
                 Points.size() * sizeof(SubstitutionPoint);
  if (Taken > MaxSize || S.size() > MaxSize)
    return false;
  if (Sources.empty() || Sources.back().FileName != FileName)
    Sources.push_back({size(), FileName});
  Statements.push_back({uint32_t(Text.size()), uint32_t(Splices.size()),
                        uint32_t(Points.size())});
  Text += S;
  Text += '\0';
  Splices.insert(Splices.end(), Where.begin(), Where.end());
  if (Lookup)
    findPoints(S, Lookup, HasCounter);
  return true;
}

void RecordedBody::findPoints(StringRef S, NameLookup Lookup, bool HasCounter) {
  for (size_t Begin = S.find('\\'); Begin != StringRef::npos;
       Begin = S.find('\\', Begin)) {
    StringRef Rest = S.substr(Begin + 1);
    size_t Length = Rest.find_if_not(isNameChar);
    Length = std::min(Length, Rest.size());
    int32_t Value = SubstitutionPoint::NotAName;
    if (!Rest.empty() && isNameStart(Rest[0])) {
      Value = Lookup(Rest.take_front(Length));
    } else if (Rest.starts_with("()")) {
      Value = SubstitutionPoint::Separator;
      Length = 2;
    } else if (HasCounter && Rest.starts_with("@")) {
      Value = SubstitutionPoint::Counter;
      Length = 1;
    }
    size_t End = Begin + 1 + Length;
    if (Value != SubstitutionPoint::NotAName)
      Points.push_back({uint32_t(Begin), uint32_t(End), Value});
    else
      End = Begin + 1;
    Begin = End;
  }
}

StringRef RecordedBody::getFileName(size_t I) const {
  auto After = std::upper_bound(
      Sources.begin(), Sources.end(), I,
      [](size_t I, const Source &S) { return I < S.FirstStatement; });
  return After[-1].FileName;
}

TextOrigin RecordedBody::getOrigin(size_t I) const {
  if (auto It = Origins.find(I); It != Origins.end())
    return It->second;
  return makeOrigin(getSplices(I), getFileName(I));
}

StringRef clrx::takeRecordedName(Cursor &C, bool IsPath) {
  const char *Begin = C.pos();
  while (true) {
    if (isNameChar(C.peek()))
      C.advance();
    else if (C.rest().starts_with("\\()"))
      C.advance(3);
    else if (C.rest().starts_with("\\@") ||
             (IsPath && C.rest().starts_with("::")))
      C.advance(2);
    else if (C.peek() == '\\')
      C.advance();
    else
      return StringRef(Begin, C.pos() - Begin);
  }
}

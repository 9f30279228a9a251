//===- Hints.cpp - Notes about unknown statements -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Words, comments and file encodings of other assemblers.
//
//===----------------------------------------------------------------------===//

#include "Hints.h"
#include "DialectSelection.h"
#include "GenericPseudoOps.h"
#include "Macros.h"
#include "TargetSelection.h"

using namespace llvm;
using namespace clrx;

namespace {
struct ForeignWord {
  StringLiteral Word;
  StringLiteral Name; ///< The same statement here; may be empty.
  StringLiteral Text;
  bool IsLLVM; ///< True if LLVM's dialect accepts the word.

  bool matches(StringRef Name) const {
    StringRef Begin = Word;
    return Begin.consume_back("*") ? Name.starts_with_insensitive(Begin)
                                   : Name.equals_insensitive(Begin);
  }
  /// Returns the name that replaces \p Found, which matches. A star stands for
  /// the same text in both names.
  std::string replace(StringRef Found) const {
    StringRef Begin = Name;
    return Begin.consume_back("*")
               ? (Begin + Found.drop_front(Word.size() - 1)).str()
               : Begin.str();
  }
};
} // namespace

static constexpr ForeignWord ForeignWords[] = {
#define CLRX_FOREIGN_WORD(Word, Text) {Word, "", Text, false},
#define CLRX_FOREIGN_NAME(Word, Name, Text) {Word, Name, Text, false},
#define CLRX_FOREIGN_LLVM(Word, Text) {Word, "", Text, true},
#include "ForeignWords.def"
};

/// Note about comments.
static constexpr StringLiteral Comments =
    "comments begin with '#', or stand between '/*' and '*/'";

bool Hints::noteForeignWord(StringRef Word, SMLoc Loc) {
  const ForeignWord *F = find_if(
      ForeignWords, [Word](const ForeignWord &F) { return F.matches(Word); });
  if (F == std::end(ForeignWords))
    return false;
  if (F->Name.empty())
    Diags.note(Loc, F->Text);
  else
    Diags.noteFix(Loc, FixIt::replace(Word, F->replace(Word)), F->Text);
  if (F->IsLLVM && !Ctx.Dialect.isLLVM())
    Diags.note(Loc, "'.dialect llvm' accepts the output of compilers");
  return true;
}

bool Hints::noteUnknownWord(StringRef Word, SMLoc Loc) {
  const SourcePos Pos = Diags.capture(Loc);
  const StringRef Before = Pos.getLineText().take_front(Pos.Column - 1).rtrim();
  if (!Before.ends_with(";"))
    return noteForeignWord(Word, Loc);
  FixIt Fix = FixIt::replace(";", "#");
  Fix.At = Pos;
  Fix.At.Column = Before.size();
  Diags.noteFix(Loc, Fix, "';' ends a statement; " + Comments);
  return true;
}

void Hints::noteEndOfStatement(SMLoc Loc) {
  SourcePos Pos = Diags.capture(Loc);
  const StringRef Line = Pos.getLineText();
  const size_t Sign = Line.find('#', Pos.Column < 2 ? 0 : Pos.Column - 2);
  if (Sign == StringRef::npos || Sign > Pos.Column)
    return;
  Pos.Column = Sign + 1;
  Diags.noteFix(Pos, FixIt::replace("#", ""),
                "'#' begins a comment; numbers have nothing before them");
}

void Hints::noteStrangeBeginning(const Cursor &C) {
  constexpr StringLiteral ByteOrderMark = "\xEF\xBB\xBF";
  const StringRef Text = C.rest();
  if (Text.starts_with(ByteOrderMark))
    Diags.note(C.loc(), "the file begins with UTF-8's byte order mark: save it "
                        "without one");
  else if (Text.starts_with("--"))
    Diags.noteFix(C.loc(), FixIt::replace("--", "#"), Comments);
  else if (Text.starts_with("%") || Text.starts_with("!"))
    Diags.note(C.loc(), "names of pseudo-ops begin with '.'");
}

void Hints::noteSlashes(Cursor C) {
  if (Ctx.Dialect.isLLVM())
    return;
  bool IsString = false;
  for (; C.pos() != C.end(); C.advance()) {
    if (C.peek() == '\\' && C.peek(1))
      C.advance();
    else if (C.peek() == '"')
      IsString = !IsString;
    else if (!IsString && C.rest().starts_with("//"))
      return Diags.noteFix(C.loc(), FixIt::replace("//", "#"),
                           "'//' is a division; " + Comments);
  }
}

void Hints::considerStatements(ClosestName &Closest) {
  for (const GenericOp &Op : getGenericOps())
    Closest.consider(Op.Name);
  for (const ContainerInfo &Info : Ctx.Services.Containers)
    Closest.considerAll(ArrayRef({Info.Selector, Info.OtherSelector}));
  Ctx.Target.getContainer().ForEachPseudoOp(
      [&](StringRef Name) { Closest.consider(Name); });
  Closest.considerAll(TheMacros.getNames());
}

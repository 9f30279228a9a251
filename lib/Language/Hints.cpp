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
#include "OutputContainer.h"
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

void Hints::noteOtherContainer(StringRef Name, SMLoc Loc) {
  const ContainerInfo &Selected = Ctx.Target.getContainer();
  const ArrayRef<ForeignPseudoOp> Rows = Selected.ForeignPseudoOps;
  const auto *const Row = find_if(Rows, [Name](const ForeignPseudoOp &R) {
    return R.Name.equals_insensitive(Name);
  });
  if (Row == Rows.end())
    Diags.note(Loc, "leave it out, or select a container that has it");
  else if (Row->Equivalent.empty())
    Diags.note(Loc, Row->Text);
  else
    Diags.noteFix(Loc, FixIt::replace(Name, Row->Equivalent),
                  "'" + Row->Equivalent + "' is the equivalent in " +
                      Selected.Name);
}

/// Note about comments.
static constexpr StringLiteral Comments =
    "comments begin with '#', or stand between '/*' and '*/'";

/// Returns the first row that \p Word matches; null if there is none.
static const ForeignWord *findForeignWord(StringRef Word) {
  const ForeignWord *F = find_if(
      ForeignWords, [Word](const ForeignWord &F) { return F.matches(Word); });
  return F == std::end(ForeignWords) ? nullptr : F;
}

void Hints::warnOfSkippedBranch(Cursor C) {
  const SMLoc Loc = C.nextLoc();
  const StringRef Word = C.takeName();
  // All other spellings of '.elseif' begin like this.
  if (!Word.starts_with_insensitive(".el"))
    return;
  const ForeignWord *F = findForeignWord(Word);
  if (!F || !F->Name.starts_with(".elseif"))
    return;
  Diags.warning(Loc, rules::Ignored,
                "'" + Word + "' is no pseudo-op, so it begins no branch here");
  noteForeignWord(Word, Loc);
}

bool Hints::noteForeignWord(StringRef Word, SMLoc Loc) {
  const ForeignWord *F = findForeignWord(Word);
  if (!F)
    return false;
  if (F->Name.empty())
    Diags.note(Loc, F->Text);
  else
    Diags.noteFix(Loc, FixIt::replace(Word, F->replace(Word)), F->Text);
  if (F->IsLLVM && !Ctx.Dialect.isLLVM())
    Diags.note(Loc, "'.dialect llvm' accepts the output of compilers");
  return true;
}

/// Says that a ';' before \p Loc has ended a statement, if so.
bool Hints::noteSemicolon(SMLoc Loc) {
  const SourcePos Pos = Diags.capture(Loc);
  const StringRef Before = Pos.getLineText().take_front(Pos.Column - 1).rtrim();
  if (!Before.ends_with(";"))
    return false;
  FixIt Fix = FixIt::replace(";", "#");
  Fix.At = Pos;
  Fix.At.Column = Before.size();
  Diags.noteFix(Loc, Fix, "';' ends a statement; " + Comments);
  return true;
}

bool Hints::noteUnknownWord(StringRef Word, SMLoc Loc) {
  if (noteSemicolon(Loc) || noteForeignWord(Word, Loc))
    return true;
  // The word may be a macro of a file that was not read.
  const SourcePos Pos = Diags.capture(Loc);
  if (!Pos.isValid() || !Pos.Origin->FileText.contains("#include"))
    return false;
  Diags.note(Loc, "'#' begins a comment, and so does '#include'; "
                  "'.include \"FILE\"' reads a file");
  return true;
}

namespace {
/// A character that word processors and web pages put in place of another.
struct Lookalike {
  StringLiteral Text, Meant, Title;
};
} // namespace

static constexpr Lookalike Lookalikes[] = {
    {"\xE2\x80\x9C", "\"", "a typographic quote"},
    {"\xE2\x80\x9D", "\"", "a typographic quote"},
    {"\xE2\x80\x98", "'", "a typographic quote"},
    {"\xE2\x80\x99", "'", "a typographic quote"},
    {"\xE2\x80\x93", "-", "a dash, not a minus sign"},
    {"\xE2\x80\x94", "-", "a dash, not a minus sign"},
    {"\xE2\x88\x92", "-", "a minus sign outside of ASCII"},
    {"\xC2\xA0", " ", "a no-break space"},
    {"\xEF\xBC\x8C", ",", "a comma outside of ASCII"},
};

void Hints::noteLookalikes(const Cursor &C) {
  const StringRef Text = C.rest();
  size_t First = StringRef::npos;
  const Lookalike *Found = nullptr;
  for (const Lookalike &L : Lookalikes)
    if (size_t At = Text.find(L.Text); At < First) {
      First = At;
      Found = &L;
    }
  if (!Found)
    return;
  const SMLoc Loc = SMLoc::getFromPointer(Text.begin() + First);
  Diags.noteFix(Loc, FixIt::replace(Found->Text, Found->Meant),
                "this is " + Found->Title + "; write '" + Found->Meant + "'");
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

bool Hints::noteLateDevice() {
  const SourcePos Late = Ctx.Target.getLateDevicePos();
  if (!Late.isValid())
    return false;
  Diags.note(Late, "this device is selected too late: the first output has "
                   "fixed the architecture");
  Diags.note(Ctx.Output.getStartPos(), "select it before this statement");
  return true;
}

void Hints::noteStrangeBeginning(const Cursor &C) {
  constexpr StringLiteral ByteOrderMark = "\xEF\xBB\xBF";
  const StringRef Text = C.rest();
  if (Text.starts_with(ByteOrderMark))
    Diags.note(C.loc(), "the file begins with UTF-8's byte order mark: save it "
                        "without one");
  else if (Text.starts_with("--"))
    Diags.noteFix(C.loc(), FixIt::replace("--", "#"), Comments);
  else if (noteSemicolon(C.loc()))
    return;
  else if (Text.starts_with("%") || Text.starts_with("!"))
    Diags.noteFix(C.loc(), FixIt::replace(Text.take_front(), "."),
                  "names of pseudo-ops begin with '.', as in '." +
                      Text.drop_front().take_while(isNameChar) + "'");
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

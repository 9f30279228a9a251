//===- SourceIndex.cpp - Names and blocks of a source ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints an index.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/SourceIndex.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;
using namespace clrx;

StringRef clrx::getName(SourceIndex::NameKind Kind) {
  static constexpr StringLiteral Words[] = {
      "label", "local label",     "symbol",   "macro", "parameter",
      "scope", "register symbol", "variable", "kernel"};
  return Words[unsigned(Kind)];
}

StringRef clrx::getName(SourceIndex::BlockKind Kind) {
  static constexpr StringLiteral Words[] = {"macro", "repetition",
                                            "conditional", "scope", "kernel"};
  return Words[unsigned(Kind)];
}

static StringRef getName(SourceIndex::MentionRole Role) {
  static constexpr StringLiteral Words[] = {"definition", "write", "reference"};
  return Words[unsigned(Role)];
}

/// Prints names of files without folders, so that tests run in any folder.
static StringRef getBaseName(const SourceIndex &Index, uint32_t File) {
  const StringRef Name = Index.Files[File];
  return Name.substr(Name.rfind('/') + 1);
}

static void print(raw_ostream &OS, const SourceIndex &Index,
                  const SourceIndex::Range &R) {
  OS << getBaseName(Index, R.File) << ':' << R.Line << ':' << R.Column << '+'
     << R.Length << ": ";
}

static void print(raw_ostream &OS, const SourceIndex &Index,
                  const SourceIndex::LineRange &L) {
  OS << getBaseName(Index, L.File) << ':' << L.First << '-' << L.Last << ": ";
}

static void print(raw_ostream &OS, const SourceIndex &Index,
                  const SourceIndex::MacroCall &Call) {
  ::print(OS, Index, Call.Where);
  OS << "call " << Index.Names[Call.Name].Qualified;
  for (const SourceIndex::Range &R : Call.Arguments)
    if (R.Line)
      OS << ' ' << R.Line << ':' << R.Column << '+' << R.Length;
    else
      OS << " -";
  OS << (Call.IsCut ? " cut\n" : "\n");
  for (StringRef Text = Call.Expansion; !Text.empty();) {
    auto [Line, Rest] = Text.split('\n');
    OS << "  | " << Line << '\n';
    Text = Rest;
  }
}

void SourceIndex::print(raw_ostream &OS) const {
  for (const Mention &M : Mentions) {
    const struct Name &N = Names[M.Name];
    ::print(OS, *this, M.Where);
    OS << ::getName(M.Role) << " of " << clrx::getName(N.Kind) << ' '
       << N.Qualified << (N.IsIncomplete ? " incomplete" : "")
       << (M.IsShared ? " shared" : "") << '\n';
  }
  for (const LineRange &L : Inactive) {
    ::print(OS, *this, L);
    OS << "inactive\n";
  }
  for (const Block &B : Blocks) {
    ::print(OS, *this, B.Lines);
    OS << clrx::getName(B.Kind) << " block";
    if (B.Name != None)
      OS << ' ' << Names[B.Name].Qualified;
    OS << '\n';
  }
  for (const Include &I : Includes) {
    ::print(OS, *this, I.Where);
    OS << (I.IsBinary ? "incbin " : "include ") << getBaseName(*this, I.Target)
       << '\n';
  }
  for (const MacroCall &Call : Calls)
    ::print(OS, *this, Call);
}

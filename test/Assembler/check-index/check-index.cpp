//===- check-index.cpp - The index of a source ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles each file and prints its index. With --check, compares the index
// with the text of the files instead: a mention must be the name that it
// mentions, and no place may be outside of its file.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Compares the index of a source with the text of its files.
class IndexChecker {
  const SourceIndex &Index;
  std::vector<std::unique_ptr<MemoryBuffer>> Buffers;
  std::vector<SmallVector<StringRef, 0>> Lines;
  bool HasFailed = false;

  void fail(const SourceIndex::Range &R, const Twine &Message) {
    outs() << Index.Files[R.File] << ':' << R.Line << ':' << R.Column << ": "
           << Message << '\n';
    HasFailed = true;
  }
  StringRef getText(const SourceIndex::Range &R);
  void checkName(const SourceIndex::Range &R, uint32_t Name);
  void checkLines(const SourceIndex::LineRange &L);

public:
  explicit IndexChecker(const SourceIndex &Index);
  /// Returns true if everything is correct.
  bool check();
};

} // namespace

IndexChecker::IndexChecker(const SourceIndex &Index)
    : Index(Index), Lines(Index.Files.size()) {
  for (size_t I = 0; I != Index.Files.size(); ++I) {
    auto Buffer = MemoryBuffer::getFile(Index.Files[I]);
    if (!Buffer)
      continue;
    (*Buffer)->getBuffer().split(Lines[I], '\n');
    Buffers.push_back(std::move(*Buffer));
  }
}

StringRef IndexChecker::getText(const SourceIndex::Range &R) {
  if (R.Line == 0 || R.Line > Lines[R.File].size()) {
    fail(R, "there is no such line");
    return "";
  }
  const StringRef Line = Lines[R.File][R.Line - 1];
  if (R.Column == 0 || R.Column - 1 + R.Length > Line.size()) {
    fail(R, "there is no such column");
    return "";
  }
  return Line.substr(R.Column - 1, R.Length);
}

void IndexChecker::checkName(const SourceIndex::Range &R, uint32_t Name) {
  const SourceIndex::Name &N = Index.Names[Name];
  const StringRef Text = getText(R);
  // The letter case does not matter in names of macros.
  const bool IsSame = N.Kind == SourceIndex::NameKind::Macro
                          ? Text.equals_insensitive(N.Text)
                          : Text == N.Text;
  if (!IsSame)
    fail(R, "'" + Text + "' is not '" + N.Text + "'");
}

void IndexChecker::checkLines(const SourceIndex::LineRange &L) {
  if (L.First == 0 || L.First > L.Last || L.Last > Lines[L.File].size())
    fail({L.File, 1, L.First, 0}, "there are no such lines");
}

bool IndexChecker::check() {
  for (const SourceIndex::Mention &M : Index.Mentions)
    checkName(M.Where, M.Name);
  for (const SourceIndex::MacroCall &Call : Index.Calls) {
    checkName(Call.Where, Call.Name);
    for (const SourceIndex::Range &R : Call.Arguments)
      if (R.Line)
        getText(R);
  }
  for (const SourceIndex::Include &I : Index.Includes)
    if (const StringRef Text = getText(I.Where);
        !Text.starts_with("\"") || !Text.ends_with("\""))
      fail(I.Where, "this is not a string");
  for (const SourceIndex::LineRange &L : Index.Inactive)
    checkLines(L);
  for (const SourceIndex::Block &B : Index.Blocks)
    checkLines(B.Lines);
  return !HasFailed;
}

/// Assembles \p FileName. Returns true if its index is correct.
static bool run(Assembler &Asm, AssembleOptions &Options, StringRef FileName,
                bool IsChecking) {
  auto Buffer = MemoryBuffer::getFile(FileName);
  if (!Buffer)
    return false;
  const AssembleResult Result =
      Asm.assemble(Options, (*Buffer)->getMemBufferRef());
  if (IsChecking)
    return IndexChecker(Result.Index).check();
  Result.Index.print(outs());
  return true;
}

int main(int Argc, char **Argv) {
  Assembler Asm;
  AssembleOptions Options;
  Options.MakeSourceIndex = true;
  bool IsChecking = false, IsCorrect = true;
  unsigned NumFiles = 0;
  for (int I = 1; I < Argc; ++I) {
    StringRef Arg = Argv[I];
    if (Arg == "--check") {
      IsChecking = true;
    } else if (Arg.consume_front("-I")) {
      Options.Language.IncludeDirs.push_back(Arg.str());
    } else {
      ++NumFiles;
      IsCorrect &= run(Asm, Options, Arg, IsChecking);
    }
  }
  if (IsChecking)
    outs() << NumFiles << " files checked\n";
  return !IsCorrect;
}

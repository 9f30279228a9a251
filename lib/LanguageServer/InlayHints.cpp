//===- InlayHints.cpp - Texts that an editor adds to a source -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes hints from the symbols and instructions of an assembly.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/InlayHints.h"
#include "Print/InstPrinter.h"
#include "Support/Cursor.h"
#include "clrx/ISA/Decoding.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

namespace {

/// Collects the hints of one file.
class HintCollector {
  const Analysis &A;
  const StringRef Path;
  const SourceText &Text;
  const lsp::Range Wanted;
  std::vector<lsp::InlayHint> Hints;

  bool isWanted(size_t Line) const {
    return int(Line) >= Wanted.start.line && int(Line) <= Wanted.end.line;
  }
  void add(size_t Line, size_t Column, std::string Label);
  void addLabels();
  void addInserted();
  void addRegisters();

public:
  HintCollector(const Analysis &A, StringRef Path, const SourceText &Text,
                lsp::Range Wanted)
      : A(A), Path(Path), Text(Text), Wanted(Wanted) {}
  std::vector<lsp::InlayHint> run();
};

} // namespace

/// Adds a hint before the byte \p Column of line \p Line, both from 0.
void HintCollector::add(size_t Line, size_t Column, std::string Label) {
  const StringRef Before = Text.getLine(Line).take_front(Column);
  lsp::InlayHint &H =
      Hints.emplace_back(lsp::InlayHintKind::Type,
                         lsp::Position(int(Line), int(countUTF16(Before))));
  H.label = std::move(Label);
  H.paddingLeft = H.paddingRight = true;
}

/// Adds the offsets of the labels at the beginnings of lines.
void HintCollector::addLabels() {
  StringMap<uint64_t> Offsets;
  for (const SymbolRecord &S : A.Result.Symbols)
    if (!S.Section.empty())
      Offsets[S.Name] = S.Value;
  const size_t End =
      std::min(size_t(std::max(Wanted.end.line, 0)) + 1, Text.getNumLines());
  for (size_t I = size_t(std::max(Wanted.start.line, 0)); I < End; ++I) {
    const StringRef Line = Text.getLine(I);
    const StringRef Name = Line.ltrim().take_while(isNameChar);
    auto It = Offsets.find(Name);
    if (It == Offsets.end())
      continue;
    const size_t Colon = Line.find(':');
    if (Colon != StringRef::npos && Line.take_front(Colon).trim() == Name)
      add(I, Colon + 1, "0x" + utohexstr(It->second, /*LowerCase=*/true));
  }
}

void HintCollector::addInserted() {
  for (const InsertedWait &W : A.Result.Inserted)
    if (isWanted(W.Line - 1) && A.getPath(W.File) == Path)
      add(W.Line - 1,
          W.IsAfter ? Text.getLine(W.Line - 1).size() : W.Column - 1,
          W.Statement);
}

/// Returns true if \p Statement has a register that \p Line does not name.
static bool hasOtherRegister(StringRef Statement, StringRef Line) {
  SmallVector<StringRef> Parts;
  SplitString(Statement.split(' ').second, Parts, ", ");
  return any_of(Parts, [&](StringRef Part) {
    return Part.size() > 1 && (Part[0] == 's' || Part[0] == 'v') &&
           (isDigit(Part[1]) || Part[1] == '[') && !Line.contains(Part);
  });
}

/// Adds the statements of lines whose variables have got registers.
void HintCollector::addRegisters() {
  DenseMap<uint64_t, const AssembledInst *> ByLine;
  for (const AssembledInst &I : A.Insts)
    if (I.HasVariables && isWanted(I.Line - 1) && A.getPath(I.FileName) == Path)
      // Expansions of a macro may have other registers each.
      if (auto [It, IsNew] = ByLine.try_emplace(I.Line, &I); !IsNew)
        It->second = nullptr;
  for (const auto &[Line, I] : ByLine) {
    Inst Decoded;
    if (!I || decode(I->Words, I->Architecture, I->Wave32, Decoded) !=
                  DecodeStatus::Success)
      continue;
    std::string Statement;
    raw_string_ostream OS(Statement);
    printInst(Decoded, I->Architecture, OS);
    const StringRef Source = Text.getLine(Line - 1);
    if (hasOtherRegister(Statement, Source))
      add(Line - 1, Source.size(), Statement);
  }
}

std::vector<lsp::InlayHint> HintCollector::run() {
  addLabels();
  addInserted();
  addRegisters();
  llvm::stable_sort(Hints, [](const auto &X, const auto &Y) {
    return X.position < Y.position;
  });
  return std::move(Hints);
}

std::vector<lsp::InlayHint>
clrx::server::findInlayHints(const Analysis &A, StringRef Path, lsp::Range R) {
  const SourceText *Text = A.getText(Path);
  return Text ? HintCollector(A, Path, *Text, R).run()
              : std::vector<lsp::InlayHint>();
}

//===- Hover.cpp - What an editor shows about a word ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes instructions, pseudo-ops and symbols from the manual and the
// analysis.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Hover.h"
#include "Assembler/PseudoOpPages.h"
#include "LanguageServer/IndexView.h"
#include "LanguageServer/LineContext.h"
#include "LanguageServer/RegisterHover.h"
#include "Manual/InstEntry.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

static std::string makeCodeBlock(StringRef Text) {
  return ("```clrx\n" + Text.rtrim() + "\n```\n").str();
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Returns the manual's entry of the mnemonic \p Name; empty if there is none.
static std::string describeInstruction(StringRef Name) {
  const InstEntry Entry = makeInstEntry(getMnemonic(Name));
  if (Entry.Variants.empty())
    return "";
  std::string Text;
  raw_string_ostream OS(Text);
  printInstEntry(OS, Entry);
  return makeCodeBlock(Text);
}

/// Adds the bytes of the instructions of line \p Line.
static void addEncodings(const Analysis &A, StringRef Path, int Line,
                         std::string &Text) {
  constexpr unsigned MaxShown = 4;
  unsigned NumFound = 0;
  raw_string_ostream OS(Text);
  for (const AssembledInst &I : A.findInsts(Path, uint64_t(Line) + 1)) {
    if (NumFound++ == MaxShown)
      break;
    OS << "\noffset " << format_hex(I.Offset, 1) << ":";
    for (uint32_t Word : I.Words)
      OS << ' ' << format_hex_no_prefix(Word, 8);
    OS << '\n';
  }
  if (NumFound > MaxShown)
    OS << "\nand more\n";
}

//===----------------------------------------------------------------------===//
// Pseudo-ops and symbols
//===----------------------------------------------------------------------===//

/// Returns the entries of the pseudo-op \p Name. Those of the container \p
/// Selected come first.
static std::string describePseudoOp(StringRef Name,
                                    const ContainerInfo *Selected) {
  std::string First, Others;
  for (const auto &[Set, Page] : getPseudoOpPages())
    for (const PseudoOpEntry &E : Page.Entries) {
      if (!getPseudoOpName(E).equals_insensitive(Name))
        continue;
      const std::string Text = makeCodeBlock(E.Statement) + "(" + Page.Title +
                               ")\n\n" + E.Text + "\n\nExample: `" + E.Example +
                               "`\n";
      const bool IsFirst = !Selected || Set == StringRef(Selected->Name);
      (IsFirst ? First : Others) +=
          (IsFirst ? First : Others).empty() ? Text : "\n---\n" + Text;
    }
  return First.empty() ? Others : First;
}

static std::string describeSymbol(const Analysis &A, StringRef Name) {
  for (const SymbolRecord &S : A.getGood().Result.Symbols) {
    if (S.Name != Name)
      continue;
    std::string Text;
    raw_string_ostream OS(Text);
    OS << S.Name << " = ";
    if (!S.Section.empty())
      OS << S.Section << "+";
    OS << format_hex(S.Value, 1);
    if (S.Section.empty() && S.Value > 9)
      OS << " (" << S.Value << ")";
    return makeCodeBlock(Text);
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Macros
//===----------------------------------------------------------------------===//

/// Returns at most the first lines of \p Text, as many as a hover shows.
static std::string cutLines(StringRef Text) {
  constexpr unsigned MaxLines = 30;
  StringRef Rest = Text;
  for (unsigned I = 0; I != MaxLines && !Rest.empty(); ++I)
    Rest = Rest.split('\n').second;
  return (Text.drop_back(Rest.size()) + (Rest.empty() ? "" : "# and more\n"))
      .str();
}

/// Returns the lines that define the macro \p Name; empty if its file is not
/// open.
static std::string findBody(const IndexView &View, uint32_t Name) {
  const SourceIndex::Mention *Definition = View.findDefinition(Name);
  const SourceIndex::Block *B =
      Definition ? View.findBlock(*Definition) : nullptr;
  std::string Text;
  for (uint64_t Line = B ? B->Lines.First : 1; B && Line <= B->Lines.Last;
       ++Line)
    Text += (View.getLine(B->Lines.File, Line).rtrim() + "\n").str();
  return StringRef(Text).trim().empty() ? std::string() : Text;
}

/// Describes the macro that \p P names, and its call if there is one.
static std::string describeMacro(const Analysis &A, StringRef Path,
                                 lsp::Position P) {
  const IndexView View(A);
  const SourceIndex::Mention *M = View.findMention(Path, P);
  if (!M || View.Index.Names[M->Name].Kind != SourceIndex::NameKind::Macro)
    return "";
  const std::string Body = findBody(View, M->Name);
  std::string Text = Body.empty() ? "" : makeCodeBlock(cutLines(Body));
  const auto Call = find_if(View.Index.Calls, [M](const auto &C) {
    return C.Where.File == M->Where.File && C.Where.Line == M->Where.Line &&
           C.Where.Column == M->Where.Column;
  });
  if (Call != View.Index.Calls.end())
    Text += "\nThis call:\n\n" + makeCodeBlock(cutLines(Call->Expansion));
  return Text;
}

std::optional<lsp::Hover>
clrx::server::findHover(const Analysis &A, StringRef Path, lsp::Position P) {
  const SourceText *Source = A.getText(Path);
  if (!Source)
    return std::nullopt;
  const LineContext C = getContext(*Source, P);
  if (const StringRef Name = findRegisterName(*Source, P); !Name.empty()) {
    lsp::Hover Result(C.Range);
    Result.contents.value =
        describeRegister(A, Path, uint64_t(P.line) + 1, Name);
    if (!Result.contents.value.empty())
      return Result;
  }
  if (C.Where != LineContext::Code || C.Word.empty())
    return std::nullopt;
  std::string Text = describeSymbol(A, C.Word);
  if (Text.empty())
    Text = describeMacro(A, Path, P);
  if (Text.empty() && C.IsHead && C.Word.starts_with("."))
    Text = describePseudoOp(C.Word, A.Result.Container);
  else if (Text.empty() && C.IsHead)
    Text = describeInstruction(C.Word);
  if (C.IsHead)
    addEncodings(A, Path, P.line, Text);
  if (Text.empty())
    return std::nullopt;
  lsp::Hover Result(C.Range);
  Result.contents.value = std::move(Text);
  return Result;
}

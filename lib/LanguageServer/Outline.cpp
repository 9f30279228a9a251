//===- Outline.cpp - The structure of a file ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the blocks and definitions of an index for editors.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Outline.h"
#include "LanguageServer/IndexView.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

using NameKind = SourceIndex::NameKind;
using Role = SourceIndex::MentionRole;

namespace {

/// The kinds by which editors show names.
struct KindStyle {
  lsp::SymbolKind Symbol;
  StringLiteral Token; ///< Type of semantic tokens.
};

} // namespace

static const KindStyle &getStyle(NameKind Kind) {
  static constexpr KindStyle Styles[] = {
      {lsp::SymbolKind::Function, "function"},   // Label
      {lsp::SymbolKind::Function, "function"},   // LocalLabel
      {lsp::SymbolKind::Constant, "variable"},   // Symbol
      {lsp::SymbolKind::Function, "macro"},      // Macro
      {lsp::SymbolKind::Variable, "parameter"},  // MacroParameter
      {lsp::SymbolKind::Namespace, "namespace"}, // Scope
      {lsp::SymbolKind::Variable, "property"},   // RegisterSymbol
      {lsp::SymbolKind::Variable, "property"},   // RegisterVariable
      {lsp::SymbolKind::Module, "class"},        // Kernel
  };
  return Styles[unsigned(Kind)];
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Calls \p Visit with the first definition of each name that an outline shows.
static void
forEachDefinition(const SourceIndex &Index,
                  function_ref<void(const SourceIndex::Mention &)> Visit) {
  std::vector<bool> IsSeen(Index.Names.size());
  for (const SourceIndex::Mention &M : Index.Mentions) {
    const NameKind Kind = Index.Names[M.Name].Kind;
    if (M.Role == Role::Reference || IsSeen[M.Name] ||
        Kind == NameKind::LocalLabel || Kind == NameKind::MacroParameter)
      continue;
    IsSeen[M.Name] = true;
    Visit(M);
  }
}

static bool contains(lsp::Range Outer, lsp::Range Inner) {
  return Outer.start <= Inner.start && Inner.end <= Outer.end;
}

std::vector<lsp::DocumentSymbol>
clrx::server::findDocumentSymbols(const Analysis &A, StringRef Path) {
  const IndexView View(A);
  const uint32_t File = View.findFile(Path);
  std::vector<lsp::DocumentSymbol> Result;
  forEachDefinition(View.Index, [&](const SourceIndex::Mention &M) {
    if (M.Where.File != File)
      return;
    const SourceIndex::Name &N = View.Index.Names[M.Name];
    const lsp::Range Own = View.getRange(M.Where);
    const SourceIndex::Block *B = View.findBlock(M);
    const lsp::Range Whole = B ? View.getRange(B->Lines) : Own;
    // Definitions are in order, so a block that contains this one is the last.
    std::vector<lsp::DocumentSymbol> *List = &Result;
    while (!List->empty() && contains(List->back().range, Whole))
      List = &List->back().children;
    lsp::DocumentSymbol &S =
        List->emplace_back(N.Text, getStyle(N.Kind).Symbol, Whole, Own);
    S.detail = getName(N.Kind).str();
  });
  return Result;
}

json::Array clrx::server::findWorkspaceSymbols(
    ArrayRef<std::shared_ptr<const Analysis>> Sources, StringRef Query) {
  json::Array Result;
  StringSet<> Seen; // Sources may include the same file.
  for (const std::shared_ptr<const Analysis> &A : Sources) {
    const IndexView View(*A);
    forEachDefinition(View.Index, [&](const SourceIndex::Mention &M) {
      const SourceIndex::Name &N = View.Index.Names[M.Name];
      const std::string Place =
          (Twine(View.getURI(M.Where.File)) + "#" + Twine(M.Where.Line) + ":" +
           Twine(M.Where.Column))
              .str();
      if (!StringRef(N.Qualified).contains_insensitive(Query) ||
          !Seen.insert(Place).second)
        return;
      json::Object Symbol{{"name", N.Text},
                          {"kind", int(getStyle(N.Kind).Symbol)},
                          {"location", View.getLocation(M.Where)}};
      if (N.Parent != SourceIndex::None)
        Symbol["containerName"] = View.Index.Names[N.Parent].Qualified;
      Result.push_back(std::move(Symbol));
    });
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

json::Array clrx::server::findFoldingRanges(const Analysis &A, StringRef Path) {
  const IndexView View(A);
  const uint32_t File = View.findFile(Path);
  json::Array Result;
  for (const SourceIndex::Block &B : View.Index.Blocks)
    if (B.Lines.File == File && B.Lines.First != B.Lines.Last)
      Result.push_back(json::Object{{"startLine", int64_t(B.Lines.First - 1)},
                                    {"endLine", int64_t(B.Lines.Last - 1)},
                                    {"kind", "region"}});
  return Result;
}

//===----------------------------------------------------------------------===//
// Semantic tokens
//===----------------------------------------------------------------------===//

namespace {

constexpr StringLiteral TokenTypes[] = {"function",  "variable",  "macro",
                                        "parameter", "namespace", "property",
                                        "class",     "comment"};
constexpr StringLiteral TokenModifiers[] = {"declaration", "modification"};

struct Token {
  lsp::Range Where;
  StringRef Type;
  unsigned Modifiers;
};

} // namespace

json::Object clrx::server::getTokenLegend() {
  return json::Object{{"tokenTypes", json::Array(TokenTypes)},
                      {"tokenModifiers", json::Array(TokenModifiers)}};
}

/// Returns the tokens as LSP encodes them: five numbers for each, with the
/// distance from the one before.
static json::Object encode(ArrayRef<Token> Tokens) {
  json::Array Data;
  lsp::Position Last;
  for (const Token &T : Tokens) {
    const lsp::Position &P = T.Where.start;
    if (P.line != Last.line)
      Last.character = 0;
    Data.push_back(P.line - Last.line);
    Data.push_back(P.character - Last.character);
    Data.push_back(T.Where.end.character - P.character);
    Data.push_back(find(TokenTypes, T.Type) - std::begin(TokenTypes));
    Data.push_back(T.Modifiers);
    Last = P;
  }
  return json::Object{{"data", std::move(Data)}};
}

/// Adds each line of \p L as one comment.
static void addInactive(const IndexView &View, const SourceIndex::LineRange &L,
                        std::vector<Token> &Tokens) {
  for (uint64_t Line = L.First; Line <= L.Last; ++Line) {
    const StringRef Text = View.getLine(L.File, Line);
    const StringRef Code = Text.trim();
    if (Code.empty())
      continue;
    const uint64_t Column = uint64_t(Code.begin() - Text.begin()) + 1;
    Tokens.push_back(
        {makeRange(Line, Text, Column, Code.size()), "comment", 0});
  }
}

json::Object clrx::server::findSemanticTokens(const Analysis &A,
                                              StringRef Path) {
  constexpr unsigned Declaration = 1, Modification = 2;
  const IndexView View(A);
  const uint32_t File = View.findFile(Path);
  std::vector<Token> Tokens;
  for (const SourceIndex::LineRange &L : View.Index.Inactive)
    if (L.File == File)
      addInactive(View, L, Tokens);
  for (const SourceIndex::Mention &M : View.Index.Mentions)
    if (M.Where.File == File)
      Tokens.push_back({View.getRange(M.Where),
                        getStyle(View.Index.Names[M.Name].Kind).Token,
                        M.Role == Role::Definition ? Declaration
                        : M.Role == Role::Write    ? Modification
                                                   : 0});
  llvm::stable_sort(Tokens, [](const Token &A, const Token &B) {
    return A.Where.start < B.Where.start;
  });
  // Parameters of a macro have mentions in lines that every call skips.
  lsp::Position End;
  llvm::erase_if(Tokens, [&](const Token &T) {
    if (T.Where.start < End)
      return true;
    End = T.Where.end;
    return false;
  });
  return encode(Tokens);
}

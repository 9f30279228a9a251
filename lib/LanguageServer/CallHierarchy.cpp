//===- CallHierarchy.cpp - Which macros call which ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups the calls of an index by caller and by macro.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/CallHierarchy.h"
#include "LanguageServer/IndexView.h"
#include <map>

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

namespace {

/// A macro, or a file outside of macros.
struct Caller {
  uint32_t Macro; ///< Index of the name; or None.
  uint32_t File;

  bool operator<(const Caller &Other) const {
    return std::tie(Macro, File) < std::tie(Other.Macro, Other.File);
  }
};

} // namespace

static bool isIn(const SourceIndex::Range &R, const SourceIndex::LineRange &L) {
  return R.File == L.File && L.First <= R.Line && R.Line <= L.Last;
}

/// Returns the innermost macro whose body has \p R, or its file.
static Caller findCaller(const IndexView &View, const SourceIndex::Range &R) {
  Caller Found{SourceIndex::None, R.File};
  for (const SourceIndex::Block &B : View.Index.Blocks)
    if (B.Kind == SourceIndex::BlockKind::Macro &&
        B.Name != SourceIndex::None && isIn(R, B.Lines))
      Found.Macro = B.Name;
  return Found;
}

static json::Object makeFileItem(const IndexView &View, uint32_t File) {
  const std::string &Name = View.Index.Files[File];
  return json::Object{{"name", Name.substr(Name.rfind('/') + 1)},
                      {"kind", int(lsp::SymbolKind::File)},
                      {"uri", View.getURI(File)},
                      {"range", lsp::Range()},
                      {"selectionRange", lsp::Range()}};
}

/// Returns the item of \p C. The macro of a call always has a definition,
/// unless its name consists of parts; then its file is the item.
static json::Object makeItem(const IndexView &View, const Caller &C) {
  const SourceIndex::Mention *M =
      C.Macro == SourceIndex::None ? nullptr : View.findDefinition(C.Macro);
  if (!M)
    return makeFileItem(View, C.File);
  const SourceIndex::Block *B = View.findBlock(*M);
  const lsp::Range Own = View.getRange(M->Where);
  return json::Object{{"name", View.Index.Names[C.Macro].Text},
                      {"kind", int(lsp::SymbolKind::Function)},
                      {"uri", View.getURI(M->Where.File)},
                      {"range", B ? View.getRange(B->Lines) : Own},
                      {"selectionRange", Own}};
}

/// Returns the macro at \p P; null if there is none.
static const SourceIndex::Mention *findMacro(const IndexView &View,
                                             StringRef Path, lsp::Position P) {
  const SourceIndex::Mention *M = View.findMention(Path, P);
  return M && View.Index.Names[M->Name].Kind == SourceIndex::NameKind::Macro
             ? M
             : nullptr;
}

/// Returns an array of the groups: the item as \p Key, and the ranges.
static json::Array
makeCalls(const IndexView &View, StringRef Key,
          const std::map<Caller, std::vector<lsp::Range>> &Groups) {
  json::Array Result;
  for (const auto &[Item, Ranges] : Groups)
    Result.push_back(json::Object{{Key, makeItem(View, Item)},
                                  {"fromRanges", json::Array(Ranges)}});
  return Result;
}

json::Array clrx::server::prepareCallHierarchy(const Analysis &A,
                                               StringRef Path,
                                               lsp::Position P) {
  const IndexView View(A);
  json::Array Result;
  if (const SourceIndex::Mention *M = findMacro(View, Path, P))
    Result.push_back(makeItem(View, {M->Name, M->Where.File}));
  return Result;
}

/// Groups the calls of the macro at \p P, or those in its body, by the item at
/// their other end.
static json::Array findCalls(const Analysis &A, StringRef Path, lsp::Position P,
                             bool IsIncoming) {
  const IndexView View(A);
  std::map<Caller, std::vector<lsp::Range>> Groups;
  const SourceIndex::Mention *M = findMacro(View, Path, P);
  for (const SourceIndex::MacroCall &Call : View.Index.Calls) {
    const Caller From = findCaller(View, Call.Where);
    const Caller To{Call.Name, Call.Where.File};
    if (M && (IsIncoming ? To : From).Macro == M->Name)
      Groups[IsIncoming ? From : To].push_back(View.getRange(Call.Where));
  }
  return makeCalls(View, IsIncoming ? "from" : "to", Groups);
}

json::Array clrx::server::findIncomingCalls(const Analysis &A, StringRef Path,
                                            lsp::Position P) {
  return findCalls(A, Path, P, /*IsIncoming=*/true);
}

json::Array clrx::server::findOutgoingCalls(const Analysis &A, StringRef Path,
                                            lsp::Position P) {
  return findCalls(A, Path, P, /*IsIncoming=*/false);
}

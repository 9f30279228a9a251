//===- Navigation.cpp - Where names are defined and used ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers about the name at a position.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Navigation.h"
#include "LanguageServer/IndexView.h"
#include "Support/Cursor.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

using NameKind = SourceIndex::NameKind;
using Role = SourceIndex::MentionRole;

json::Array clrx::server::findDefinitions(const Analysis &A, StringRef Path,
                                          lsp::Position P) {
  const IndexView View(A);
  json::Array Result;
  if (const SourceIndex::Include *I = View.findInclude(Path, P)) {
    Result.push_back(
        json::Object{{"uri", View.getURI(I->Target)}, {"range", lsp::Range()}});
    return Result;
  }
  if (const SourceIndex::Mention *M = View.findMention(Path, P))
    View.forEachMention(View.getSameNames(M->Name), [&](const auto &Other) {
      if (Other.Role != Role::Reference)
        Result.push_back(View.getLocation(Other.Where));
    });
  return Result;
}

json::Array clrx::server::findReferences(const Analysis &A, StringRef Path,
                                         lsp::Position P,
                                         bool IncludesDeclaration) {
  const IndexView View(A);
  json::Array Result;
  if (const SourceIndex::Mention *M = View.findMention(Path, P))
    View.forEachMention(View.getSameNames(M->Name), [&](const auto &Other) {
      if (IncludesDeclaration || Other.Role != Role::Definition)
        Result.push_back(View.getLocation(Other.Where));
    });
  return Result;
}

json::Array clrx::server::findHighlights(const Analysis &A, StringRef Path,
                                         lsp::Position P) {
  // Values of DocumentHighlightKind.
  constexpr int Read = 2, Write = 3;
  const IndexView View(A);
  json::Array Result;
  if (const SourceIndex::Mention *M = View.findMention(Path, P))
    View.forEachMention(View.getSameNames(M->Name), [&](const auto &Other) {
      if (Other.Where.File == M->Where.File)
        Result.push_back(json::Object{
            {"range", View.getRange(Other.Where)},
            {"kind", Other.Role == Role::Reference ? Read : Write}});
    });
  return Result;
}

//===----------------------------------------------------------------------===//
// Renaming
//===----------------------------------------------------------------------===//

static Error makeError(const Twine &Message) {
  return make_error<lsp::LSPError>(Message.str(),
                                   lsp::ErrorCode::RequestFailed);
}

/// Returns an error if some mention of \p Name cannot be edited.
static Error checkMentions(const IndexView &View, uint32_t Name) {
  const SourceIndex::Name &N = View.Index.Names[Name];
  const std::string Start = "'" + N.Text + "' cannot be renamed: ";
  if (N.Kind == NameKind::LocalLabel)
    return makeError(Start + "a local label is a number");
  if (!View.findDefinition(Name))
    return makeError(Start + "no file defines it");
  if (N.IsIncomplete)
    return makeError(Start + "a macro or repetition makes this name of parts, "
                             "or uses it where another name also stands");
  const SourceIndex::Mention *Shared = nullptr;
  View.forEachMention(Name, [&](const SourceIndex::Mention &M) {
    if (M.IsShared && !Shared)
      Shared = &M;
  });
  if (!Shared)
    return Error::success();
  return makeError(
      Start + "the text at " + View.Index.Files[Shared->Where.File] + ":" +
      Twine(Shared->Where.Line) + ":" + Twine(Shared->Where.Column) +
      " also has another meaning, because a macro or repetition "
      "uses it");
}

/// Returns the mention at \p P, or an error if its name cannot be renamed.
static Expected<const SourceIndex::Mention *>
findRenamable(const IndexView &View, StringRef Path, lsp::Position P) {
  const SourceIndex::Mention *M = View.findMention(Path, P);
  if (!M)
    return makeError("there is no name that the source defines here");
  for (uint32_t Name : View.getSameNames(M->Name))
    if (Error E = checkMentions(View, Name))
      return std::move(E);
  return M;
}

/// Returns an error if \p New cannot be the name of \p Name.
static Error checkNewName(const IndexView &View, uint32_t Name, StringRef New) {
  if (New.empty() || !isNameStart(New[0]) || !all_of(New, isNameChar) ||
      New == ".")
    return makeError("'" + New +
                     "' is not a name; a name has letters, digits, '_', '.' "
                     "and '$', and does not start with a digit");
  const SourceIndex::Name &Old = View.Index.Names[Name];
  for (uint32_t I = 0; I != View.Index.Names.size(); ++I) {
    const SourceIndex::Name &N = View.Index.Names[I];
    if (N.Text == New && N.Parent == Old.Parent &&
        (N.Kind == NameKind::Macro) == (Old.Kind == NameKind::Macro) &&
        View.findDefinition(I))
      return makeError("there is another '" + New + "' already");
  }
  return Error::success();
}

Expected<json::Value> clrx::server::prepareRename(const Analysis &A,
                                                  StringRef Path,
                                                  lsp::Position P) {
  const IndexView View(A);
  Expected<const SourceIndex::Mention *> M = findRenamable(View, Path, P);
  if (!M)
    return M.takeError();
  return json::Object{{"range", View.getRange((*M)->Where)},
                      {"placeholder", View.Index.Names[(*M)->Name].Text}};
}

Expected<json::Value> clrx::server::rename(const Analysis &A, StringRef Path,
                                           lsp::Position P, StringRef NewName) {
  const IndexView View(A);
  Expected<const SourceIndex::Mention *> M = findRenamable(View, Path, P);
  if (!M)
    return M.takeError();
  if (Error E = checkNewName(View, (*M)->Name, NewName))
    return std::move(E);
  lsp::WorkspaceEdit Edit;
  View.forEachMention(View.getSameNames((*M)->Name), [&](const auto &Other) {
    Edit.changes[View.getURI(Other.Where.File)].push_back(
        {View.getRange(Other.Where), NewName.str()});
  });
  return lsp::toJSON(Edit);
}

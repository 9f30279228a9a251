//===- Protocol.cpp - Messages that LLVM does not have --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the messages from and to JSON.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Protocol.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx::server;

/// Returns \p Text as UTF-8, which JSON requires.
static std::string utf8(StringRef Text) {
  return json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// Adds the path of the member \p Name of \p O, a URI.
static void addFolder(const json::Object &O, StringRef Name,
                      std::vector<std::string> &Folders) {
  const std::optional<StringRef> URI = O.getString(Name);
  if (!URI)
    return;
  if (Expected<lsp::URIForFile> File = lsp::URIForFile::fromURI(*URI))
    Folders.push_back(File->file().str());
  else
    consumeError(File.takeError());
}

/// Returns the object at the end of the path \p Names in \p O; null if there is
/// none.
static const json::Object *findObject(const json::Object *O,
                                      ArrayRef<StringRef> Names) {
  for (StringRef Name : Names)
    if (O)
      O = O->getObject(Name);
  return O;
}

/// Returns true if \p O has a list \p Name of formats without Markdown.
static bool lacksMarkdown(const json::Object &O, StringRef Name) {
  const json::Array *Formats = O.getArray(Name);
  return Formats && !is_contained(*Formats, json::Value("markdown"));
}

/// Reads the abilities of the editor, the member `textDocument` of its
/// capabilities.
static void readAbilities(const json::Object *O, InitializeParams &To) {
  if (const json::Object *Hover = findObject(O, {"hover"}))
    To.HasPlainHovers = lacksMarkdown(*Hover, "contentFormat");
  const json::Object *Item = findObject(O, {"completion", "completionItem"});
  if (!Item)
    return;
  To.HasSnippets = Item->getBoolean("snippetSupport").value_or(false);
  To.HasPlainItems = lacksMarkdown(*Item, "documentationFormat");
}

bool clrx::server::fromJSON(const json::Value &V, InitializeParams &To,
                            json::Path P) {
  const json::Object *O = V.getAsObject();
  if (!O) {
    P.report("expected object");
    return false;
  }
  if (const json::Value *Settings = O->get("initializationOptions"))
    To.Settings = *Settings;
  if (const json::Array *List = O->getArray("workspaceFolders"))
    for (const json::Value &Folder : *List)
      if (const json::Object *F = Folder.getAsObject())
        addFolder(*F, "uri", To.Folders);
  if (To.Folders.empty())
    addFolder(*O, "rootUri", To.Folders);
  readAbilities(findObject(O, {"capabilities", "textDocument"}), To);
  return true;
}

bool clrx::server::fromJSON(const json::Value &V, ConfigurationParams &To,
                            json::Path) {
  if (const json::Object *O = V.getAsObject())
    if (const json::Value *Settings = O->get("settings"))
      To.Settings = *Settings;
  return true;
}

bool clrx::server::fromJSON(const json::Value &V, CancelParams &To,
                            json::Path) {
  if (const json::Object *O = V.getAsObject())
    if (const json::Value *Id = O->get("id"))
      To.Id = *Id;
  return true;
}

bool clrx::server::fromJSON(const json::Value &V, DocumentParams &To,
                            json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("textDocument", To.Document);
}

bool clrx::server::fromJSON(const json::Value &V, RangeParams &To,
                            json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("textDocument", To.Document) && O.map("range", To.Range);
}

bool clrx::server::fromJSON(const json::Value &V, RenameParams &To,
                            json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("textDocument", To.textDocument) &&
         O.map("position", To.position) && O.map("newName", To.NewName);
}

bool clrx::server::fromJSON(const json::Value &V, WorkspaceSymbolParams &To,
                            json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("query", To.Query);
}

bool clrx::server::fromJSON(const json::Value &V, CallHierarchyParams &To,
                            json::Path P) {
  const json::Object *O = V.getAsObject();
  const json::Value *Item = O ? O->get("item") : nullptr;
  if (!Item) {
    P.report("expected an item");
    return false;
  }
  lsp::Range Name;
  json::ObjectMapper ItemMapper(*Item, P.field("item"));
  if (!ItemMapper || !ItemMapper.map("uri", To.textDocument.uri) ||
      !ItemMapper.map("selectionRange", Name))
    return false;
  To.position = Name.start;
  return true;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

bool clrx::server::operator==(const Diagnostic &A, const Diagnostic &B) {
  return A.Range == B.Range && A.Code == B.Code && A.Message == B.Message;
}

/// The value owns its strings. LLVM's conversion of a URI would refer to the
/// URI, which may not live until the value is sent.
json::Value clrx::server::toJSON(const Diagnostic &D) {
  json::Object O{{"range", D.Range},
                 {"severity", int(D.Severity)},
                 {"source", "clrx"},
                 {"message", utf8(D.Message)}};
  if (!D.Code.empty())
    O["code"] = D.Code;
  json::Array Related;
  for (const lsp::DiagnosticRelatedInformation &R : D.Related)
    Related.push_back(json::Object{
        {"location", json::Object{{"uri", R.location.uri.uri().str()},
                                  {"range", R.location.range}}},
        {"message", utf8(R.message)}});
  if (!Related.empty())
    O["relatedInformation"] = std::move(Related);
  return O;
}

json::Value clrx::server::toJSON(const PublishParams &P) {
  json::Object O{{"uri", P.URI.uri().str()},
                 {"diagnostics", json::Array(P.Diagnostics)}};
  if (P.Version)
    O["version"] = *P.Version;
  return O;
}

json::Value clrx::server::toJSON(const CodeLens &L) {
  return json::Object{
      {"range", L.Range},
      {"command", json::Object{{"title", utf8(L.Title)}, {"command", ""}}}};
}

json::Value clrx::server::toJSON(const CodeAction &A) {
  json::Object O{{"title", utf8(A.Title)}, {"kind", A.Kind}, {"edit", A.Edit}};
  if (!A.Diagnostics.empty())
    O["diagnostics"] = json::Array(A.Diagnostics);
  if (A.IsPreferred)
    O["isPreferred"] = true;
  return O;
}

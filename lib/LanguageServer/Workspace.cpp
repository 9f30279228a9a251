//===- Workspace.cpp - Open files and their analyses ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which sources a change concerns. All members lock the state of the
// worker, so that results arrive between changes.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Workspace.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/LSP/Logging.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// Returns the sources that the open file \p Path belongs to: those that
/// include it, or itself.
std::vector<std::string> Workspace::findSources(StringRef Path) const {
  std::vector<std::string> Sources;
  for (const auto &Entry : Analyses)
    if (Entry.first() != Path && is_contained(Entry.second->FilesRead, Path))
      Sources.push_back(Entry.first().str());
  llvm::sort(Sources);
  if (Sources.empty())
    Sources.push_back(Path.str());
  return Sources;
}

/// Fails the requests that wait for an analysis that is void now.
static void failAll(std::vector<Workspace::Request> Requests) {
  for (Workspace::Request &R : Requests)
    R.Do(make_error<lsp::LSPError>("the file has changed",
                                   lsp::ErrorCode::ContentModified));
}

void Workspace::start(StringRef Source) {
  failAll(std::exchange(Waiting[Source], {}));
  Analyzer.start({Source.str(), Files, Project.get(Source)});
}

/// Assembles the sources that the file \p Path belongs to.
void Workspace::analyze(StringRef Path) {
  for (StringRef Source : findSources(Path))
    start(Source);
}

void Workspace::analyzeAll() {
  {
    const auto Lock = Analyzer.lock();
    for (const auto &File : Files)
      if (findSources(File.first()).front() == File.first())
        start(File.first());
  }
  settle();
}

/// Removes everything about \p Source as a source.
void Workspace::forget(StringRef Source) {
  Analyzer.cancel(Source);
  Analyses.erase(Source);
  failAll(std::exchange(Waiting[Source], {}));
  Waiting.erase(Source);
  withdraw(Source.str(), {});
}

void Workspace::finish(std::shared_ptr<Analysis> Result) {
  const std::string Source = Result->Request.Path;
  if (std::shared_ptr<const Analysis> &Last = Analyses[Source]; Last)
    Result->LastGood = Last->Result.Succeeded ? Last : Last->LastGood;
  if (Result->Result.Succeeded)
    Result->LastGood = nullptr;
  Analyses[Source] = Result;
  for (StringRef File : Result->FilesRead)
    if (File != Source && Files.count(File) &&
        findSources(File).front() != File)
      forget(File);
  publish(*Result);
  for (Request &R : std::exchange(Waiting[Source], {}))
    R.Do(*Result);
}

/// Waits for the analyses, if tests need that.
void Workspace::settle() {
  if (IsSynchronous)
    Analyzer.waitUntilIdle();
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

void Workspace::open(const lsp::TextDocumentItem &Item) {
  {
    const auto Lock = Analyzer.lock();
    const std::string Path = getFilePath(Item.uri);
    Files[Path] = {Item.uri, Item.version,
                   std::make_shared<const SourceText>(Item.text)};
    analyze(Path);
  }
  settle();
}

void Workspace::change(const lsp::DidChangeTextDocumentParams &Params) {
  {
    const auto Lock = Analyzer.lock();
    const std::string Path = getFilePath(Params.textDocument.uri);
    auto It = Files.find(Path);
    if (It == Files.end())
      return lsp::Logger::error("change of a file that is not open: {0}", Path);
    SourceText Text = *It->second.Text;
    for (const lsp::TextDocumentContentChangeEvent &E : Params.contentChanges)
      Text = E.range ? Text.edit(*E.range, E.text) : SourceText(E.text);
    It->second.Text = std::make_shared<const SourceText>(std::move(Text));
    It->second.Version = Params.textDocument.version;
    analyze(Path);
  }
  settle();
}

void Workspace::close(const lsp::URIForFile &URI) {
  {
    const auto Lock = Analyzer.lock();
    const std::string Path = getFilePath(URI);
    if (!Files.erase(Path))
      return;
    std::vector<std::string> Others;
    for (const auto &File : Files)
      if (Analyses.count(Path) &&
          is_contained(Analyses[Path]->FilesRead, File.first()))
        Others.push_back(File.first().str());
    forget(Path);
    // Files that the source included may be sources of their own now, and other
    // sources read the file on disk now.
    for (StringRef Other : Others)
      analyze(Other);
    if (findSources(Path).front() != Path)
      analyze(Path);
  }
  settle();
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

std::shared_ptr<const SourceText> Workspace::getText(StringRef Path) const {
  const auto Lock = Analyzer.lock();
  auto It = Files.find(Path);
  return It == Files.end() ? nullptr : It->second.Text;
}

std::vector<std::shared_ptr<const Analysis>>
Workspace::getLastAnalyses() const {
  const auto Lock = Analyzer.lock();
  std::vector<std::shared_ptr<const Analysis>> Result;
  for (const auto &Entry : Analyses)
    if (Entry.second)
      Result.push_back(Entry.second);
  return Result;
}

std::shared_ptr<const Analysis>
Workspace::getLastAnalysis(StringRef Path) const {
  const auto Lock = Analyzer.lock();
  auto It = Analyses.find(findSources(Path).front());
  return It == Analyses.end() ? nullptr : It->second;
}

void Workspace::whenAnalyzed(StringRef Path, Request R) {
  const auto Lock = Analyzer.lock();
  const std::string Source = findSources(Path).front();
  if (Analyzer.isBusyWith(Source)) {
    Waiting[Source].push_back(std::move(R));
    return;
  }
  auto It = Analyses.find(Source);
  if (It != Analyses.end())
    return R.Do(*It->second);
  R.Do(make_error<lsp::LSPError>("the file is not open",
                                 lsp::ErrorCode::InvalidParams));
}

void Workspace::cancel(const json::Value &Id) {
  const auto Lock = Analyzer.lock();
  for (auto &Entry : Waiting) {
    std::vector<Request> &List = Entry.second;
    const auto It =
        find_if(List, [&Id](const Request &R) { return R.Id == Id; });
    if (It == List.end())
      continue;
    Waiter Do = std::move(It->Do);
    List.erase(It);
    return Do(make_error<lsp::LSPError>("the editor has cancelled the request",
                                        lsp::ErrorCode::RequestCancelled));
  }
}

//===----------------------------------------------------------------------===//
// Published diagnostics
//===----------------------------------------------------------------------===//

/// Publishes the diagnostics of the file \p Path from all sources.
void Workspace::publishFile(const std::string &Path) {
  PublishedFile &File = Published[Path];
  PublishParams Params;
  Params.URI = File.URI;
  if (auto Open = Files.find(Path); Open != Files.end())
    Params.Version = Open->second.Version;
  for (const auto &[Source, List] : File.BySource)
    for (const server::Diagnostic &D : List)
      if (!is_contained(Params.Diagnostics, D))
        Params.Diagnostics.push_back(D);
  Publish(Params);
  if (File.BySource.empty())
    Published.erase(Path);
}

/// Withdraws the diagnostics of \p Source in files that are not in \p Kept.
void Workspace::withdraw(const std::string &Source,
                         const DiagnosticLists &Kept) {
  std::vector<std::string> Changed;
  for (auto &[Path, File] : Published)
    if (!Kept.count(Path) && File.BySource.erase(Source))
      Changed.push_back(Path);
  for (const std::string &Path : Changed)
    publishFile(Path);
}

/// Publishes the diagnostics of \p A instead of those that its source had.
void Workspace::publish(const Analysis &A) {
  DiagnosticLists Lists = makeDiagnostics(A);
  withdraw(A.Request.Path, Lists);
  for (auto &[Path, List] : Lists) {
    PublishedFile &File = Published[Path];
    File.URI = A.getURI(Path);
    File.BySource[A.Request.Path] = std::move(List);
    publishFile(Path);
  }
}

//===- Workspace.h - Open files and their analyses ------------ -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the open files, assembles the sources among them after each change, and
// publishes the diagnostics. A file that another open source includes is
// analyzed as a part of that source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_WORKSPACE_H
#define CLRX_LIB_LANGUAGESERVER_WORKSPACE_H

#include "LanguageServer/DiagnosticList.h"
#include "LanguageServer/Worker.h"
#include "llvm/ADT/FunctionExtras.h"

namespace clrx::server {

class Workspace {
public:
  using Publisher = llvm::unique_function<void(const PublishParams &)>;
  /// Receives an analysis, or an error if a change makes it void.
  using Waiter = llvm::unique_function<void(llvm::Expected<const Analysis &>)>;
  /// A request that waits for an analysis.
  struct Request {
    llvm::json::Value Id; ///< The editor's name of the request.
    Waiter Do;
  };

  /// \p Publish is called on another thread. If \p IsSynchronous, changes
  /// return when their diagnostics are published; tests need this.
  Workspace(Publisher Publish, bool IsSynchronous)
      : Publish(std::move(Publish)), IsSynchronous(IsSynchronous),
        Analyzer([this](auto Result) { finish(std::move(Result)); }) {}

  ProjectOptions &getProject() { return Project; }

  void open(const llvm::lsp::TextDocumentItem &Item);
  void change(const llvm::lsp::DidChangeTextDocumentParams &Params);
  void close(const llvm::lsp::URIForFile &URI);
  /// Assembles all sources again, for example because options changed.
  void analyzeAll();

  /// Returns the text of the open file \p Path; null if it is not open.
  std::shared_ptr<const SourceText> getText(llvm::StringRef Path) const;
  /// Returns the last finished analysis with the file \p Path, which may have
  /// older texts; null if there is none.
  std::shared_ptr<const Analysis> getLastAnalysis(llvm::StringRef Path) const;
  /// Returns the last finished analyses of all sources.
  std::vector<std::shared_ptr<const Analysis>> getLastAnalyses() const;
  /// Calls \p R.Do, on any thread, with an analysis of the current texts.
  void whenAnalyzed(llvm::StringRef Path, Request R);
  /// Fails the request \p Id if it still waits.
  void cancel(const llvm::json::Value &Id);

private:
  Publisher Publish;
  const bool IsSynchronous;
  ProjectOptions Project;
  OpenFiles Files;
  /// The last analyses by the paths of their sources.
  llvm::StringMap<std::shared_ptr<const Analysis>> Analyses;
  llvm::StringMap<std::vector<Request>> Waiting; ///< By the path of the source.
  /// The published diagnostics of a file.
  struct PublishedFile {
    llvm::lsp::URIForFile URI;
    DiagnosticLists BySource; ///< By the path of the source.
  };
  std::map<std::string, PublishedFile> Published; ///< By the path of the file.
  Worker Analyzer; ///< The last member, because its thread uses the others.

  std::vector<std::string> findSources(llvm::StringRef Path) const;
  void start(llvm::StringRef Source);
  void analyze(llvm::StringRef Path);
  void finish(std::shared_ptr<Analysis> Result);
  void forget(llvm::StringRef Source);
  void withdraw(const std::string &Source, const DiagnosticLists &Kept);
  void publish(const Analysis &A);
  void publishFile(const std::string &Path);
  void settle();
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_WORKSPACE_H

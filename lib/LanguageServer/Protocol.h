//===- Protocol.h - Messages that LLVM does not have ---------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parameters and results of the protocol, as far as LLVM's library lacks them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_PROTOCOL_H
#define CLRX_LIB_LANGUAGESERVER_PROTOCOL_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"
#include <optional>
#include <string>
#include <vector>

namespace clrx::server {

/// Parameters of `initialize`.
struct InitializeParams {
  std::vector<std::string> Folders;     ///< Paths of the workspace's folders.
  llvm::json::Value Settings = nullptr; ///< initializationOptions
  bool HasSnippets = false;             ///< Completions may have placeholders.
  bool HasPlainHovers = false;          ///< Hovers may not have Markdown.
  bool HasPlainItems = false; ///< Items of completions may not have Markdown.
};
bool fromJSON(const llvm::json::Value &V, InitializeParams &To,
              llvm::json::Path P);

/// Parameters of `workspace/didChangeConfiguration`.
struct ConfigurationParams {
  llvm::json::Value Settings = nullptr;
};
bool fromJSON(const llvm::json::Value &V, ConfigurationParams &To,
              llvm::json::Path P);

/// Parameters of `$/cancelRequest`.
struct CancelParams {
  llvm::json::Value Id = nullptr; ///< The request, as in its message.
};
bool fromJSON(const llvm::json::Value &V, CancelParams &To, llvm::json::Path P);

/// Parameters of requests about a whole document.
struct DocumentParams {
  llvm::lsp::TextDocumentIdentifier Document;
};
bool fromJSON(const llvm::json::Value &V, DocumentParams &To,
              llvm::json::Path P);

/// Parameters of requests about a range of a document.
struct RangeParams : DocumentParams {
  llvm::lsp::Range Range;
};
bool fromJSON(const llvm::json::Value &V, RangeParams &To, llvm::json::Path P);

/// Parameters of `textDocument/rename`.
struct RenameParams : llvm::lsp::TextDocumentPositionParams {
  std::string NewName;
};
bool fromJSON(const llvm::json::Value &V, RenameParams &To, llvm::json::Path P);

/// Parameters of `workspace/symbol`.
struct WorkspaceSymbolParams {
  std::string Query;
};
bool fromJSON(const llvm::json::Value &V, WorkspaceSymbolParams &To,
              llvm::json::Path P);

/// Parameters of `callHierarchy/incomingCalls` and `outgoingCalls`: the place
/// of the item's name.
struct CallHierarchyParams : llvm::lsp::TextDocumentPositionParams {};
bool fromJSON(const llvm::json::Value &V, CallHierarchyParams &To,
              llvm::json::Path P);

/// A diagnostic with its rule.
struct Diagnostic {
  llvm::lsp::Range Range;
  llvm::lsp::DiagnosticSeverity Severity = llvm::lsp::DiagnosticSeverity::Error;
  std::string Code; ///< Name of the rule.
  std::string Message;
  std::vector<llvm::lsp::DiagnosticRelatedInformation> Related;
};
bool operator==(const Diagnostic &A, const Diagnostic &B);
llvm::json::Value toJSON(const Diagnostic &D);

/// Parameters of `textDocument/publishDiagnostics`.
struct PublishParams {
  llvm::lsp::URIForFile URI;
  std::optional<int64_t> Version; ///< Absent for a file that is not open.
  std::vector<Diagnostic> Diagnostics;
};
llvm::json::Value toJSON(const PublishParams &P);

/// A text above a line.
struct CodeLens {
  llvm::lsp::Range Range;
  std::string Title;
};
llvm::json::Value toJSON(const CodeLens &L);

/// A change that the user may choose.
struct CodeAction {
  std::string Title;
  std::string Kind;
  std::vector<Diagnostic> Diagnostics; ///< Those that the change resolves.
  bool IsPreferred = false;
  llvm::lsp::WorkspaceEdit Edit;
};
llvm::json::Value toJSON(const CodeAction &A);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_PROTOCOL_H

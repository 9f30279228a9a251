//===- Server.cpp - The messages of the language server -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Connects the messages of the protocol to the workspace.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Server.h"
#include "LanguageServer/CallHierarchy.h"
#include "LanguageServer/CodeLenses.h"
#include "LanguageServer/Completion.h"
#include "LanguageServer/Hover.h"
#include "LanguageServer/InlayHints.h"
#include "LanguageServer/Markup.h"
#include "LanguageServer/MessageInput.h"
#include "LanguageServer/Navigation.h"
#include "LanguageServer/Outline.h"
#include "LanguageServer/SignatureHelp.h"
#include "LanguageServer/Workspace.h"
#include "Print/FormatSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/LSP/Logging.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

namespace {

/// Result of a request without one.
using Null = std::nullptr_t;

class Server {
  const MessageInput &Input;
  Workspace Files;
  bool IsShutDown = false;
  server::InitializeParams Editor; ///< The abilities of the editor.

public:
  /// \p Input knows the number of the request that is handled.
  Server(lsp::MessageHandler &Messages, const MessageInput &Input,
         bool IsSynchronous)
      : Input(Input), Files(Messages.outgoingNotification<PublishParams>(
                                "textDocument/publishDiagnostics"),
                            IsSynchronous) {}

  void connect(lsp::MessageHandler &Messages);
  bool wasShutDown() const { return IsShutDown; }

private:
  void initialize(const server::InitializeParams &P,
                  lsp::Callback<json::Value> Reply);
  void initialized(const lsp::InitializedParams &) {}
  void shutDown(const lsp::NoParams &, lsp::Callback<Null> Reply) {
    IsShutDown = true;
    Reply(nullptr);
  }
  void setConfiguration(const ConfigurationParams &P);
  void openFile(const lsp::DidOpenTextDocumentParams &P) {
    Files.open(P.textDocument);
  }
  void changeFile(const lsp::DidChangeTextDocumentParams &P) {
    Files.change(P);
  }
  void closeFile(const lsp::DidCloseTextDocumentParams &P) {
    Files.close(P.textDocument.uri);
  }
  void analyzeAll(const lsp::NoParams &) { Files.analyzeAll(); }
  void cancel(const CancelParams &P) { Files.cancel(P.Id); }

  void complete(const lsp::CompletionParams &P,
                lsp::Callback<json::Value> Reply);
  void findHover(const lsp::TextDocumentPositionParams &P,
                 lsp::Callback<json::Value> Reply);
  void findSignature(const lsp::TextDocumentPositionParams &P,
                     lsp::Callback<lsp::SignatureHelp> Reply);
  void findInlayHints(const lsp::InlayHintsParams &P,
                      lsp::Callback<json::Value> Reply);
  void findCodeLenses(const DocumentParams &P,
                      lsp::Callback<json::Value> Reply);
  void format(const DocumentParams &P, lsp::Callback<json::Value> Reply);
  void formatRange(const RangeParams &P, lsp::Callback<json::Value> Reply);
  void findCodeActions(const lsp::CodeActionParams &P,
                       lsp::Callback<json::Value> Reply);
  void connectNavigation(lsp::MessageHandler &M);
  void findReferences(const lsp::ReferenceParams &P,
                      lsp::Callback<json::Value> Reply);
  void rename(const RenameParams &P, lsp::Callback<json::Value> Reply);
  void findWorkspaceSymbols(const WorkspaceSymbolParams &P,
                            lsp::Callback<json::Value> Reply);
  /// Answers a request about a document by calling \p Find.
  template <auto Find>
  void answerDocument(const DocumentParams &P,
                      lsp::Callback<json::Value> Reply) {
    answer(P.Document, std::move(Reply), Find);
  }
  /// Answers a request about a position by calling \p Find.
  template <auto Find, typename Params = lsp::TextDocumentPositionParams>
  void answerPosition(const Params &P, lsp::Callback<json::Value> Reply) {
    answer(P.textDocument, std::move(Reply),
           [Position = P.position](const Analysis &A, StringRef Path) {
             return Find(A, Path, Position);
           });
  }

  /// Replies to a request with the value that \p Make returns for an analysis
  /// of the current texts.
  template <typename Fn>
  void answer(const lsp::TextDocumentIdentifier &Document,
              lsp::Callback<json::Value> Reply, Fn Make);
};

} // namespace

template <typename Fn>
void Server::answer(const lsp::TextDocumentIdentifier &Document,
                    lsp::Callback<json::Value> Reply, Fn Make) {
  Files.whenAnalyzed(
      getFilePath(Document.uri),
      {Input.getId(), [Reply = std::move(Reply), Make = std::move(Make),
                       Path = getFilePath(Document.uri)](
                          Expected<const Analysis &> A) mutable {
         if (A)
           Reply(Expected<json::Value>(Make(*A, StringRef(Path))));
         else
           Reply(A.takeError());
       }});
}

//===----------------------------------------------------------------------===//
// The life of the server, and its files
//===----------------------------------------------------------------------===//

void Server::initialize(const server::InitializeParams &P,
                        lsp::Callback<json::Value> Reply) {
  Editor = P;
  Files.getProject().setFolders(P.Folders);
  Files.getProject().setSettings(P.Settings);
  Reply(json::Object{
      {"serverInfo",
       json::Object{{"name", "clrx-lsp"}, {"version", CLRX_VERSION}}},
      {"capabilities",
       json::Object{
           {"textDocumentSync",
            json::Object{
                {"openClose", true},
                {"change", int(lsp::TextDocumentSyncKind::Incremental)},
                {"save", true}}},
           {"hoverProvider", true},
           {"signatureHelpProvider",
            json::Object{{"triggerCharacters", json::Array{" ", ","}}}},
           {"inlayHintProvider", true},
           {"documentFormattingProvider", true},
           {"documentRangeFormattingProvider", true},
           {"codeLensProvider", json::Object{}},
           {"completionProvider",
            json::Object{
                {"triggerCharacters", json::Array{".", "_", "\"", "/"}}}},
           {"codeActionProvider",
            json::Object{
                {"codeActionKinds", json::Array{"quickfix", "source.fixAll"}}}},
           {"definitionProvider", true},
           {"referencesProvider", true},
           {"documentHighlightProvider", true},
           {"renameProvider", json::Object{{"prepareProvider", true}}},
           {"documentSymbolProvider", true},
           {"workspaceSymbolProvider", true},
           {"foldingRangeProvider", true},
           {"semanticTokensProvider",
            json::Object{{"legend", getTokenLegend()}, {"full", true}}},
           {"callHierarchyProvider", true},
       }}});
}

/// The settings are the member `clrx` or the whole value.
void Server::setConfiguration(const ConfigurationParams &P) {
  const json::Object *O = P.Settings.getAsObject();
  const json::Value *Own = O ? O->get("clrx") : nullptr;
  Files.getProject().setSettings(Own ? *Own : P.Settings);
  Files.analyzeAll();
}

//===----------------------------------------------------------------------===//
// Features
//===----------------------------------------------------------------------===//

/// Uses the last analysis, because a user who types does not wait for the next.
void Server::complete(const lsp::CompletionParams &P,
                      lsp::Callback<json::Value> Reply) {
  const std::string Path = getFilePath(P.textDocument.uri);
  const auto Text = Files.getText(Path);
  const auto Last = Files.getLastAnalysis(Path);
  if (!Text || !Last)
    return Reply(lsp::CompletionList());
  lsp::CompletionList List =
      server::complete(*Last, Path, *Text, P.position, Editor.HasSnippets);
  for (lsp::CompletionItem &Item : List.items)
    if (Item.documentation && Editor.HasPlainItems)
      makePlain(*Item.documentation);
  Reply(std::move(List));
}

void Server::findHover(const lsp::TextDocumentPositionParams &P,
                       lsp::Callback<json::Value> Reply) {
  answer(P.textDocument, std::move(Reply),
         [Position = P.position,
          IsPlain = Editor.HasPlainHovers](const Analysis &A, StringRef Path) {
           std::optional<lsp::Hover> H = server::findHover(A, Path, Position);
           if (H && IsPlain)
             makePlain(H->contents);
           return H ? lsp::toJSON(*H) : json::Value(nullptr);
         });
}

void Server::findSignature(const lsp::TextDocumentPositionParams &P,
                           lsp::Callback<lsp::SignatureHelp> Reply) {
  const std::string Path = getFilePath(P.textDocument.uri);
  const auto Text = Files.getText(Path);
  const auto Last = Files.getLastAnalysis(Path);
  if (!Text || !Last)
    return Reply(lsp::SignatureHelp());
  Reply(server::findSignature(*Last, *Text, P.position));
}

void Server::findInlayHints(const lsp::InlayHintsParams &P,
                            lsp::Callback<json::Value> Reply) {
  answer(P.textDocument, std::move(Reply),
         [Range = P.range](const Analysis &A, StringRef Path) {
           return json::Array(server::findInlayHints(A, Path, Range));
         });
}

void Server::findCodeLenses(const DocumentParams &P,
                            lsp::Callback<json::Value> Reply) {
  answer(P.Document, std::move(Reply), [](const Analysis &A, StringRef Path) {
    return json::Array(server::findCodeLenses(A, Path));
  });
}

/// Returns the edits that format the lines \p First to \p Last of \p Text.
static json::Array makeFormatEdits(const SourceText &Text, size_t First,
                                   size_t Last) {
  const SourceText Formatted(formatSource(Text.get()));
  json::Array Edits;
  for (size_t I = First; I <= Last && I < Text.getNumLines(); ++I) {
    const StringRef Old = Text.getLine(I), New = Formatted.getLine(I);
    if (Old == New)
      continue;
    const lsp::Range Line(lsp::Position(int(I), 0),
                          lsp::Position(int(I), int(countUTF16(Old))));
    Edits.push_back(lsp::TextEdit{Line, New.str()});
  }
  return Edits;
}

void Server::format(const DocumentParams &P, lsp::Callback<json::Value> Reply) {
  if (const auto Text = Files.getText(getFilePath(P.Document.uri)))
    return Reply(makeFormatEdits(*Text, 0, Text->getNumLines()));
  Reply(nullptr);
}

void Server::formatRange(const RangeParams &P,
                         lsp::Callback<json::Value> Reply) {
  if (const auto Text = Files.getText(getFilePath(P.Document.uri)))
    return Reply(makeFormatEdits(*Text, size_t(std::max(P.Range.start.line, 0)),
                                 size_t(std::max(P.Range.end.line, 0))));
  Reply(nullptr);
}

void Server::findCodeActions(const lsp::CodeActionParams &P,
                             lsp::Callback<json::Value> Reply) {
  const std::vector<std::string> &Only = P.context.only;
  const auto IsWanted = [&Only](StringRef Kind) {
    return Only.empty() || is_contained(Only, Kind);
  };
  answer(P.textDocument, std::move(Reply),
         [Range = P.range, HasQuickFixes = IsWanted("quickfix"),
          HasFixAll = IsWanted("source.fixAll") ||
                      IsWanted("source")](const Analysis &A, StringRef Path) {
           std::vector<CodeAction> Actions;
           if (HasQuickFixes)
             Actions = findQuickFixes(A, Path, Range);
           if (HasFixAll)
             if (std::optional<CodeAction> All = findFixAll(A, Path))
               Actions.push_back(std::move(*All));
           return json::Array(Actions);
         });
}

void Server::connect(lsp::MessageHandler &M) {
  M.method("initialize", this, &Server::initialize);
  M.notification("initialized", this, &Server::initialized);
  M.method("shutdown", this, &Server::shutDown);
  M.notification("$/cancelRequest", this, &Server::cancel);
  M.notification("workspace/didChangeConfiguration", this,
                 &Server::setConfiguration);
  M.notification("workspace/didChangeWatchedFiles", this, &Server::analyzeAll);
  M.notification("textDocument/didOpen", this, &Server::openFile);
  M.notification("textDocument/didChange", this, &Server::changeFile);
  M.notification("textDocument/didSave", this, &Server::analyzeAll);
  M.notification("textDocument/didClose", this, &Server::closeFile);
  M.method("textDocument/completion", this, &Server::complete);
  M.method("textDocument/hover", this, &Server::findHover);
  M.method("textDocument/signatureHelp", this, &Server::findSignature);
  M.method("textDocument/inlayHint", this, &Server::findInlayHints);
  M.method("textDocument/codeLens", this, &Server::findCodeLenses);
  M.method("textDocument/formatting", this, &Server::format);
  M.method("textDocument/rangeFormatting", this, &Server::formatRange);
  M.method("textDocument/codeAction", this, &Server::findCodeActions);
  connectNavigation(M);
}

//===----------------------------------------------------------------------===//
// Answers from the index
//===----------------------------------------------------------------------===//

void Server::findReferences(const lsp::ReferenceParams &P,
                            lsp::Callback<json::Value> Reply) {
  answer(P.textDocument, std::move(Reply),
         [Position = P.position, All = P.context.includeDeclaration](
             const Analysis &A, StringRef Path) {
           return server::findReferences(A, Path, Position, All);
         });
}

void Server::rename(const RenameParams &P, lsp::Callback<json::Value> Reply) {
  answer(P.textDocument, std::move(Reply),
         [Position = P.position, NewName = P.NewName](const Analysis &A,
                                                      StringRef Path) {
           return server::rename(A, Path, Position, NewName);
         });
}

void Server::findWorkspaceSymbols(const WorkspaceSymbolParams &P,
                                  lsp::Callback<json::Value> Reply) {
  Reply(server::findWorkspaceSymbols(Files.getLastAnalyses(), P.Query));
}

static json::Array findDocumentSymbolList(const Analysis &A, StringRef Path) {
  return json::Array(findDocumentSymbols(A, Path));
}

void Server::connectNavigation(lsp::MessageHandler &M) {
  M.method("textDocument/definition", this,
           &Server::answerPosition<findDefinitions>);
  M.method("textDocument/references", this, &Server::findReferences);
  M.method("textDocument/documentHighlight", this,
           &Server::answerPosition<findHighlights>);
  M.method("textDocument/prepareRename", this,
           &Server::answerPosition<prepareRename>);
  M.method("textDocument/rename", this, &Server::rename);
  M.method("textDocument/documentSymbol", this,
           &Server::answerDocument<findDocumentSymbolList>);
  M.method("workspace/symbol", this, &Server::findWorkspaceSymbols);
  M.method("textDocument/foldingRange", this,
           &Server::answerDocument<findFoldingRanges>);
  M.method("textDocument/semanticTokens/full", this,
           &Server::answerDocument<findSemanticTokens>);
  M.method("textDocument/prepareCallHierarchy", this,
           &Server::answerPosition<prepareCallHierarchy>);
  M.method("callHierarchy/incomingCalls", this,
           &Server::answerPosition<findIncomingCalls, CallHierarchyParams>);
  M.method("callHierarchy/outgoingCalls", this,
           &Server::answerPosition<findOutgoingCalls, CallHierarchyParams>);
}

bool clrx::server::runServer(std::FILE *Input, raw_ostream &Output,
                             bool IsTest) {
  auto Reader = std::make_unique<MessageInput>(
      Input, IsTest ? lsp::JSONStreamStyle::Delimited
                    : lsp::JSONStreamStyle::Standard);
  const MessageInput &Last = *Reader;
  lsp::JSONTransport Transport(std::move(Reader), Output,
                               /*PrettyOutput=*/IsTest);
  lsp::MessageHandler Messages(Transport);
  Server S(Messages, Last, IsTest);
  S.connect(Messages);
  if (Error E = Transport.run(Messages))
    lsp::Logger::error("the input has ended: {0}", toString(std::move(E)));
  return S.wasShutDown();
}

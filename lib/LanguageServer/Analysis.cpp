//===- Analysis.cpp - One assembly of a source ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles over a file system with the texts of the open files.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Analysis.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/LSP/Logging.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

std::string Analysis::getPath(StringRef FileName) const {
  return makeAbsolute(Request.Options.Folder, FileName);
}

const SourceText *Analysis::getText(StringRef Path) const {
  auto It = Request.Files.find(Path);
  return It == Request.Files.end() ? nullptr : It->second.Text.get();
}

std::vector<AssembledInst> Analysis::findInsts(StringRef Path,
                                               uint64_t Line) const {
  std::vector<AssembledInst> Found;
  copy_if(Insts, std::back_inserter(Found), [&](const AssembledInst &I) {
    return I.Line == Line && getPath(I.FileName) == Path;
  });
  return Found;
}

lsp::URIForFile Analysis::getURI(StringRef Path) const {
  if (auto It = Request.Files.find(Path); It != Request.Files.end())
    return It->second.URI;
  const lsp::URIForFile &Root = Request.Files.find(Request.Path)->second.URI;
  Expected<lsp::URIForFile> URI =
      lsp::URIForFile::fromFile(Path, Root.scheme());
  if (URI)
    return *URI;
  consumeError(URI.takeError());
  return Root;
}

/// Returns the real files with the texts of \p Files in front.
static IntrusiveRefCntPtr<vfs::FileSystem>
makeFileSystem(const OpenFiles &Files, StringRef Folder) {
  auto Texts = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  for (const auto &File : Files)
    Texts->addFileNoOwn(File.first(), /*ModificationTime=*/0,
                        MemoryBufferRef(File.second.Text->get(), File.first()));
  // The file system of the process would share its working folder.
  auto All = makeIntrusiveRefCnt<vfs::OverlayFileSystem>(
      IntrusiveRefCntPtr<vfs::FileSystem>(vfs::createPhysicalFileSystem()));
  All->pushOverlay(Texts);
  // A folder that does not exist can still have open files.
  if (std::error_code E = All->setCurrentWorkingDirectory(Folder))
    lsp::Logger::info("{0}: {1}", Folder, E.message());
  if (std::error_code E = Texts->setCurrentWorkingDirectory(Folder))
    lsp::Logger::info("{0}: {1}", Folder, E.message());
  return All;
}

Analysis clrx::server::analyze(Assembler &Assembler, AnalysisRequest Request,
                               const std::atomic<bool> &IsCancelled) {
  AssembleOptions Options = Request.Options.Assembly;
  Options.Language.Limits.IsCancelled = &IsCancelled;
  Options.Language.ShowRemarks = true;
  Options.MakeLineMap = true;
  Options.MakeSourceIndex = true;
  Options.MakeSymbolList = true;
  Options.Report = ReportDetail::Kernels;
  Options.FileSystem = makeFileSystem(Request.Files, Request.Options.Folder);
  const SourceText &Text = *Request.Files.find(Request.Path)->second.Text;
  InstRecorder Insts;
  Options.Sinks.push_back(&Insts);
  Analysis A;
  A.Flow = std::make_unique<FlowRecorder>();
  Options.Sinks.push_back(A.Flow.get());
  A.Request = std::move(Request);
  A.Result =
      Assembler.assemble(Options, MemoryBufferRef(Text.get(), A.Request.Path));
  for (StringRef File : A.Result.FilesRead)
    A.FilesRead.push_back(A.getPath(File));
  if (A.Result.Succeeded)
    A.Insts = std::move(Insts.Insts);
  return A;
}

//===- Analysis.h - One assembly of a source ------------------ -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles a source in memory, with the texts of the open files.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_ANALYSIS_H
#define CLRX_LIB_LANGUAGESERVER_ANALYSIS_H

#include "LanguageServer/FlowRecorder.h"
#include "LanguageServer/InstRecorder.h"
#include "LanguageServer/ProjectOptions.h"
#include "LanguageServer/SourceText.h"
#include "llvm/ADT/StringMap.h"
#include <atomic>
#include <memory>

namespace clrx::server {

/// Returns the path of \p URI without dots, by which files are known.
inline std::string getFilePath(const llvm::lsp::URIForFile &URI) {
  return makeAbsolute("/", URI.file());
}

/// An open file, which has its own text instead of the file's.
struct OpenFile {
  llvm::lsp::URIForFile URI;
  int64_t Version = 0;
  std::shared_ptr<const SourceText> Text;
};
/// The open files by their paths.
using OpenFiles = llvm::StringMap<OpenFile>;

/// A source and the files and options at one time.
struct AnalysisRequest {
  std::string Path; ///< Path of the source, one of Files.
  OpenFiles Files;
  SourceOptions Options;
};

/// The result of assembling a source.
struct Analysis {
  AnalysisRequest Request;
  AssembleResult Result;
  std::vector<std::string> FilesRead; ///< Absolute paths.
  std::vector<AssembledInst> Insts;
  std::unique_ptr<FlowRecorder> Flow;
  /// If there were errors, the last analysis without; null if there is none.
  std::shared_ptr<const Analysis> LastGood;

  /// Returns the last analysis that has symbols, if there is one.
  const Analysis &getGood() const {
    return !Result.Succeeded && LastGood ? *LastGood : *this;
  }
  /// Returns the instructions of the line \p Line, from 1, of \p Path.
  std::vector<AssembledInst> findInsts(llvm::StringRef Path,
                                       uint64_t Line) const;

  /// Returns the absolute path of a file that a diagnostic names.
  std::string getPath(llvm::StringRef FileName) const;
  /// Returns the text of an open file; null if the file is not open.
  const SourceText *getText(llvm::StringRef Path) const;
  llvm::lsp::URIForFile getURI(llvm::StringRef Path) const;
};

/// Assembles the source of \p Request. If \p IsCancelled becomes true, the
/// result is incomplete.
Analysis analyze(Assembler &Assembler, AnalysisRequest Request,
                 const std::atomic<bool> &IsCancelled);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_ANALYSIS_H

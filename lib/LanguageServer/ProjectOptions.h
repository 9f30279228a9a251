//===- ProjectOptions.h - Options of the sources of a project - -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the options of a source: those of the editor's settings, of the project
// file clrx.json, and of compile_commands.json. Later ones win.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_PROJECTOPTIONS_H
#define CLRX_LIB_LANGUAGESERVER_PROJECTOPTIONS_H

#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>
#include <vector>

namespace clrx::server {

/// Name of the project file.
constexpr llvm::StringLiteral ProjectFileName = "clrx.json";

/// Returns \p Path, relative to \p Folder, without dots.
std::string makeAbsolute(llvm::StringRef Folder, llvm::StringRef Path);

/// Options of one source.
struct SourceOptions {
  AssembleOptions Assembly;
  /// Folder that relative names of files are relative to.
  std::string Folder;
  std::vector<clrx::Diagnostic> Problems; ///< Errors in the options.
};

/// The command that builds a source.
struct CompileCommand {
  std::string Folder;
  std::vector<std::string> Args; ///< Without the program.
};

/// Reads the options of sources. Keeps compilation databases that it has read.
class ProjectOptions {
  /// A compile_commands.json and the state of the file when it was read.
  struct Database {
    llvm::sys::TimePoint<> Time;
    uint64_t Size = 0;
    llvm::StringMap<CompileCommand> Commands; ///< By the path of the source.
  };

  std::string Settings; ///< The editor's settings as JSON text; may be empty.
  std::vector<std::string> Folders; ///< Folders of the workspace.
  llvm::StringMap<Database> Databases;

  const CompileCommand *findCommand(llvm::StringRef Path);
  const Database *getDatabase(llvm::StringRef Path);

public:
  void setFolders(std::vector<std::string> Paths) {
    Folders = std::move(Paths);
  }
  /// Sets the editor's settings, an object like that in a project file.
  void setSettings(const llvm::json::Value &V);

  /// Returns the options of the source \p Path, an absolute path.
  SourceOptions get(llvm::StringRef Path);
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_PROJECTOPTIONS_H

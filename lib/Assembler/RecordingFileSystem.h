//===- RecordingFileSystem.h - Records which files are read -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layer over the file system of an assembly that fills
// AssembleResult::FilesRead.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_RECORDINGFILESYSTEM_H
#define CLRX_LIB_ASSEMBLER_RECORDINGFILESYSTEM_H

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace clrx {

/// Records the name of each file that is opened.
class RecordingFileSystem final : public llvm::vfs::ProxyFileSystem {
  std::vector<std::string> &Files;
  llvm::StringSet<> Known;

public:
  /// Names are added to \p Files, each once.
  RecordingFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
                      std::vector<std::string> &Files)
      : ProxyFileSystem(std::move(FS)), Files(Files) {}

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override {
    auto File = ProxyFileSystem::openFileForRead(Path);
    if (File) {
      auto [Name, IsNew] = Known.insert(Path.str());
      if (IsNew)
        Files.push_back(Name->getKey().str());
    }
    return File;
  }
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_RECORDINGFILESYSTEM_H

//===- CallbackFileSystem.cpp - Files from a callback ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls the callback once for each request of the assembler. The content is
// copied, because the assembler needs a NUL after it.
//
//===----------------------------------------------------------------------===//

#include "CallbackFileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A file whose contents the callback has returned.
class CallbackFile final : public vfs::File {
  vfs::Status Stat;
  StringRef Content;

public:
  CallbackFile(vfs::Status Stat, StringRef Content)
      : Stat(std::move(Stat)), Content(Content) {}

  ErrorOr<vfs::Status> status() override { return Stat; }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t,
                                                   bool, bool) override {
    return MemoryBuffer::getMemBufferCopy(Content, Name);
  }
  std::error_code close() override { return {}; }
};

/// A file system that calls the callback.
class CallbackFileSystem final : public vfs::FileSystem {
  clrx_include_callback Callback;
  void *UserData;

  ErrorOr<std::unique_ptr<CallbackFile>> open(const Twine &Path) {
    const std::string Name = Path.str();
    size_t Size = 0;
    const char *Content = Callback(UserData, Name.c_str(), &Size);
    if (!Content)
      return std::make_error_code(std::errc::no_such_file_or_directory);
    vfs::Status Stat(Name, vfs::getNextVirtualUniqueID(), {}, 0, 0, Size,
                     sys::fs::file_type::regular_file, sys::fs::all_read);
    return std::make_unique<CallbackFile>(Stat, StringRef(Content, Size));
  }

public:
  CallbackFileSystem(clrx_include_callback Callback, void *UserData)
      : Callback(Callback), UserData(UserData) {}

  ErrorOr<vfs::Status> status(const Twine &Path) override {
    ErrorOr<std::unique_ptr<CallbackFile>> File = open(Path);
    return File ? (*File)->status() : File.getError();
  }
  ErrorOr<std::unique_ptr<vfs::File>>
  openFileForRead(const Twine &Path) override {
    ErrorOr<std::unique_ptr<CallbackFile>> File = open(Path);
    if (!File)
      return File.getError();
    return std::move(*File);
  }
  vfs::directory_iterator dir_begin(const Twine &,
                                    std::error_code &EC) override {
    EC = std::make_error_code(std::errc::not_supported);
    return {};
  }
  std::error_code setCurrentWorkingDirectory(const Twine &) override {
    return std::make_error_code(std::errc::not_supported);
  }
  ErrorOr<std::string> getCurrentWorkingDirectory() const override {
    return std::string("/");
  }
};

} // namespace

IntrusiveRefCntPtr<vfs::FileSystem>
clrx::createCallbackFileSystem(clrx_include_callback Callback, void *UserData) {
  return makeIntrusiveRefCnt<CallbackFileSystem>(Callback, UserData);
}

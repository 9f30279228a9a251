//===- Files.cpp - Input and output files -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes files.
//
//===----------------------------------------------------------------------===//

#include "Driver/Files.h"
#include "Driver/Messages.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#ifdef __linux__
#include <sys/mman.h>
#endif

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Writing files whole or not at all
//===----------------------------------------------------------------------===//

/// Returns and clears the error of \p OS. A stream with an error would end the
/// program when it is destroyed.
static Error takeStreamError(raw_fd_ostream &OS, StringRef Name) {
  OS.flush();
  std::error_code EC = OS.error();
  OS.clear_error();
  return EC ? createFileError(Name, EC) : Error::success();
}

Error clrx::flushStdout() { return takeStreamError(outs(), "<stdout>"); }

/// Writes to pipes and devices, which cannot be replaced by renaming, and to
/// dangling links, which stay links.
static Error writeInPlace(StringRef Name, StringRef Data) {
  std::error_code EC;
  raw_fd_ostream OS(Name, EC, sys::fs::OF_None);
  if (EC)
    return createFileError(Name, EC);
  OS << Data;
  return takeStreamError(OS, Name);
}

/// Returns the regular file that an output to \p Name creates or replaces. The
/// string is empty if the data must be written in place instead.
static Expected<std::string> findFileToReplace(StringRef Name) {
  sys::fs::file_status Status;
  if (sys::fs::status(Name, Status)) // A new file, or an error of writing
    return sys::fs::is_symlink_file(Name) ? std::string() : Name.str();
  if (Status.type() != sys::fs::file_type::regular_file)
    return std::string();
  if (std::error_code EC = sys::fs::access(Name, sys::fs::AccessMode::Write))
    return createFileError(Name, EC);
  // A link stays a link; its target is replaced.
  SmallString<128> Target;
  if (std::error_code EC = sys::fs::real_path(Name, Target))
    return createFileError(Name, EC);
  return Target.str().str();
}

OutputFile::OutputFile(StringRef Name, sys::fs::TempFile T)
    : Name(Name), Temp(std::move(T)), OS(Temp.FD, /*shouldClose=*/false) {
  constexpr size_t BufferSize = 64 * 1024;
  OS.SetBufferSize(BufferSize);
}

OutputFile::~OutputFile() {
  if (IsKept)
    return;
  consumeError(takeStreamError(OS, Name));
  consumeError(Temp.discard());
}

Expected<std::unique_ptr<OutputFile>> OutputFile::create(StringRef Name) {
  Expected<sys::fs::TempFile> Temp = sys::fs::TempFile::create(
      Name + ".tmp-%%%%%%%%", sys::fs::all_read | sys::fs::all_write);
  if (!Temp)
    return createFileError(Name, Temp.takeError());
  return std::unique_ptr<OutputFile>(new OutputFile(Name, std::move(*Temp)));
}

Expected<std::unique_ptr<OutputFile>> OutputFile::open(StringRef Name) {
  if (Name == "-")
    return nullptr;
  Expected<std::string> File = findFileToReplace(Name);
  if (!File)
    return File.takeError();
  return File->empty() ? nullptr : create(*File);
}

Error OutputFile::keep() {
  if (Error E = takeStreamError(OS, Name))
    return E;
  IsKept = true;
  if (Error E = Temp.keep(Name))
    return createFileError(Name, std::move(E));
  return Error::success();
}

Error clrx::writeOutput(StringRef Name, StringRef Data) {
  if (Name == "-") {
    outs() << Data;
    return flushStdout();
  }
  Expected<std::unique_ptr<OutputFile>> File = OutputFile::open(Name);
  if (!File)
    return File.takeError();
  if (!*File)
    return writeInPlace(Name, Data);
  (*File)->os() << Data;
  return (*File)->keep();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Reads one input. \returns null after reporting an error.
std::unique_ptr<MemoryBuffer> clrx::readInput(StringRef ToolName,
                                              StringRef Name) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Name);
  if (Buffer)
    return std::move(*Buffer);
  reportError(ToolName,
              "cannot read '" + Name + "': " + Buffer.getError().message());
  return nullptr;
}

void clrx::releasePages(const std::unique_ptr<MemoryBuffer> &Buffer) {
  // MemoryBuffer::dontNeedIfMmap calls posix_madvise, which glibc ignores.
#ifdef __linux__
  if (Buffer->getBufferKind() == MemoryBuffer::MemoryBuffer_MMap)
    ::madvise(const_cast<char *>(Buffer->getBufferStart()),
              Buffer->getBufferSize(), MADV_DONTNEED);
#endif
}

std::vector<std::unique_ptr<MemoryBuffer>>
clrx::readInputs(StringRef ToolName, ArrayRef<std::string> Names) {
  std::vector<std::unique_ptr<MemoryBuffer>> Buffers;
  for (StringRef Name : Names)
    Buffers.push_back(readInput(ToolName, Name));
  return Buffers;
}

bool clrx::checkOutput(StringRef ToolName, StringRef Output,
                       ArrayRef<std::string> Inputs) {
  if (Output == "-")
    return false;
  for (StringRef Name : Inputs) {
    bool IsSame = false;
    if (Name != "-" && !sys::fs::equivalent(Name, Output, IsSame) && IsSame)
      return reportError(ToolName, "output file '" + Output +
                                       "' is an input as well: name another "
                                       "one");
  }
  return false;
}

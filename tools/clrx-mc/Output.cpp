//===- Output.cpp - Writing files whole or not at all ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Regular files are written beside their place and renamed; devices and pipes
// are written to.
//
//===----------------------------------------------------------------------===//

#include "Output.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

/// \returns the error \p OS has met, cleared: a stream that is destroyed with
/// one ends the program.
static Error takeStreamError(raw_fd_ostream &OS, StringRef Name) {
  OS.flush();
  std::error_code EC = OS.error();
  OS.clear_error();
  return EC ? createFileError(Name, EC) : Error::success();
}

Error clrx::flushStdout() { return takeStreamError(outs(), "<stdout>"); }

/// For pipes and devices, which cannot be renamed over, and for links to
/// nothing, which stay links.
static Error writeInPlace(StringRef Name, StringRef Data) {
  std::error_code EC;
  raw_fd_ostream OS(Name, EC, sys::fs::OF_None);
  if (EC)
    return createFileError(Name, EC);
  OS << Data;
  return takeStreamError(OS, Name);
}

static Error replaceFile(StringRef Name, StringRef Data) {
  Expected<sys::fs::TempFile> Temp = sys::fs::TempFile::create(
      Name + ".tmp-%%%%%%%%", sys::fs::all_read | sys::fs::all_write);
  if (!Temp)
    return createFileError(Name, Temp.takeError());
  raw_fd_ostream OS(Temp->FD, /*shouldClose=*/false);
  OS << Data;
  if (Error E = takeStreamError(OS, Name))
    return joinErrors(std::move(E), Temp->discard());
  if (Error E = Temp->keep(Name))
    return createFileError(Name, std::move(E));
  return Error::success();
}

Error clrx::writeOutput(StringRef Name, StringRef Data) {
  if (Name == "-") {
    outs() << Data;
    return flushStdout();
  }
  sys::fs::file_status Status;
  if (sys::fs::status(Name, Status)) // New, or reported by what follows.
    return sys::fs::is_symlink_file(Name) ? writeInPlace(Name, Data)
                                          : replaceFile(Name, Data);
  if (Status.type() != sys::fs::file_type::regular_file)
    return writeInPlace(Name, Data);
  if (std::error_code EC = sys::fs::access(Name, sys::fs::AccessMode::Write))
    return createFileError(Name, EC);
  // A link stays one: its target is replaced.
  SmallString<128> Target;
  if (std::error_code EC = sys::fs::real_path(Name, Target))
    return createFileError(Name, EC);
  return replaceFile(Target, Data);
}

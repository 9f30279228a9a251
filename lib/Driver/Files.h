//===- Files.h - Input and output files ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the inputs of a program, and writes outputs whole or not at all.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DRIVER_FILES_H
#define CLRX_LIB_DRIVER_FILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>
#include <vector>

namespace clrx {

/// Reads an input. \returns null after reporting an error.
std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef ToolName,
                                              llvm::StringRef Name);

/// Reads all inputs. Reports all missing ones before anything else.
std::vector<std::unique_ptr<llvm::MemoryBuffer>>
readInputs(llvm::StringRef ToolName, llvm::ArrayRef<std::string> Names);

/// Releases the memory of \p Buffer if its file can be read again.
void releasePages(const std::unique_ptr<llvm::MemoryBuffer> &Buffer);

/// Checks that \p Output is none of \p Inputs. \returns true after reporting an
/// error.
bool checkOutput(llvm::StringRef ToolName, llvm::StringRef Output,
                 llvm::ArrayRef<std::string> Inputs);

/// A regular file that is written under a temporary name. It replaces the old
/// file when it is complete. After an error, the old file is unchanged and no
/// temporary file is left.
class OutputFile {
public:
  /// Opens the file \p Name. \returns null if writeOutput() must write the data
  /// at once, because \p Name is standard output, a device or a similar file.
  static llvm::Expected<std::unique_ptr<OutputFile>> open(llvm::StringRef Name);
  /// Removes the temporary file unless it was kept.
  ~OutputFile();

  llvm::raw_pwrite_stream &os() { return OS; }
  /// Replaces the old file.
  llvm::Error keep();

private:
  OutputFile(llvm::StringRef Name, llvm::sys::fs::TempFile T);
  static llvm::Expected<std::unique_ptr<OutputFile>>
  create(llvm::StringRef Name);

  std::string Name;
  llvm::sys::fs::TempFile Temp;
  llvm::raw_fd_ostream OS;
  bool IsKept = false;
};

/// Writes the complete file \p Name or nothing; "-" is standard output.
llvm::Error writeOutput(llvm::StringRef Name, llvm::StringRef Data);

/// Flushes standard output. \returns an error if some of it could not be
/// written.
llvm::Error flushStdout();

} // namespace clrx

#endif // CLRX_LIB_DRIVER_FILES_H

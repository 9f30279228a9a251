//===- Driver.h - Common part of the command lines --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs of the assembler and of operations on binaries, and helpers for options.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_DRIVER_H
#define CLRX_TOOLS_CLRXMC_DRIVER_H

#include "Actions/ActionOptions.h"
#include "Actions/Dependencies.h"
#include "Driver/CommonOptions.h"
#include "Driver/Files.h"
#include "Driver/Messages.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MemoryBuffer.h"

namespace clrx {

/// Kind of the output.
enum class OutputKind : uint8_t { Object, Listing, CHeader, Null };

/// One run of the assembler.
struct Invocation {
  llvm::StringRef ToolName; ///< Prefix of messages without a position.
  /// The advice for an input that is a binary, such as "use --disassemble".
  llvm::StringRef BinaryAdvice;
  /// Names of files; "-" is standard input or output.
  std::vector<std::string> Inputs;
  std::string Output;
  OutputKind Kind = OutputKind::Object;
  std::string CName; ///< Name of a C header's array.
  DependencyOptions Dependencies;
  std::string ListingFile; ///< File of the source listing; empty for none.
  std::string LineMapFile; ///< File of the line map; empty for none.
  AssembleOptions Options;
  bool Colors = false;     ///< Colours diagnostics.
  bool PrintWaits = false; ///< Print the inserted waits.
  bool PrintStats = false; ///< Prints statistics to standard error at the end.
  FixMode Fixes = FixMode::None;
  /// Report to standard output, which must not have other output.
  ReportForm Report = ReportForm::None;
  std::string Kernel; ///< Kernel to report on; empty for all.
  /// The inputs, if they are already read; an element is null if that failed.
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
};

/// Reads the inputs, assembles, and writes the output if nothing was wrong.
/// \returns the exit status, 0 or 1.
int run(Invocation &I);

/// One run of an operation on binaries.
struct BinaryInvocation {
  llvm::StringRef ToolName; ///< Prefix of messages.
  /// Names of files; "-" is standard input or output. Disassemble and
  /// Extract take one.
  std::vector<std::string> Inputs;
  std::string Output;
  BinaryRequest Request;
  /// The inputs, if they are already read; an element is null if that failed.
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
};

/// Runs the operation on each file. A file that cannot be read does not stop
/// the others. \returns the exit status, 0 or 1.
int runOnBinaries(BinaryInvocation I);

int runLLVMStyle(int Argc, char **Argv);
int runClrxasmStyle(int Argc, char **Argv);
int runClrxdisasmStyle(int Argc, char **Argv);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_DRIVER_H

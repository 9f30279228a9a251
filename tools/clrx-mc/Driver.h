//===- Driver.h - What both command lines come down to ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What both command lines lead to: one run, and the helpers of reading options.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_DRIVER_H
#define CLRX_TOOLS_CLRXMC_DRIVER_H

#include "Dependencies.h"
#include "Reports.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/Disassembler/Disassembler.h"
#include "clrx/Options/OptionValues.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace clrx {

enum class OutputKind : uint8_t { Object, Listing, CHeader, Null };

/// One run of the assembler, whichever command line asked for it.
struct Invocation {
  llvm::StringRef ToolName; ///< In front of messages without a place.
  /// Names of files; "-" is standard input or output.
  std::vector<std::string> Inputs;
  std::string Output;
  OutputKind Kind = OutputKind::Object;
  std::string CName; ///< Of a C header's array.
  DependencyOptions Dependencies;
  std::string ListingFile; ///< For the source listing; empty: none.
  std::string LineMapFile; ///< Empty: none.
  AssembleOptions Options;
  bool Colors = false;     ///< In diagnostics.
  bool PrintStats = false; ///< To standard error, at the end.
  /// To standard output, which nothing else may take.
  ReportForm Report = ReportForm::None;
  /// The inputs, if somebody has read them; null: that failed.
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
};

/// Reads the inputs, assembles, and writes the output if nothing was wrong.
/// \returns the exit status, 0 or 1.
int run(Invocation &I);

/// What is done with binaries.
enum class BinaryAction : uint8_t { Disassemble, Verify, Report, Check };

/// One run with binaries.
struct BinaryInvocation {
  llvm::StringRef ToolName; ///< In front of messages.
  BinaryAction Action = BinaryAction::Disassemble;
  /// Names of files; "-" is standard input or output. Disassemble has one.
  std::vector<std::string> Inputs;
  std::string Output;
  DisassembleOptions Options;
  ReportForm Report = ReportForm::Text;
  CheckOptions Checks; ///< Of Check.
  /// The inputs, if somebody has read them; null: that failed.
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
  llvm::StringRef Container; ///< That they must be; empty: any.
  /// The device, if it has no dialect: only files that say whom they are for
  /// can be read.
  std::string DeviceWithoutDialect;
};

/// Does with each file what is asked for. One that cannot be read does not stop
/// the others. \returns the exit status, 0 or 1.
int runOnBinaries(BinaryInvocation I);

/// \returns null on error, which is reported.
std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef ToolName,
                                              llvm::StringRef Name);

/// Those of all names: a missing one is reported first, and all missing ones
/// are.
std::vector<std::unique_ptr<llvm::MemoryBuffer>>
readInputs(llvm::StringRef ToolName, llvm::ArrayRef<std::string> Names);

/// Gives back the memory of \p Buffer if its file can be read again.
void releasePages(const std::unique_ptr<llvm::MemoryBuffer> &Buffer);

/// Checks that \p Output is none of \p Inputs. \returns true on error,
/// reported.
bool checkOutput(llvm::StringRef ToolName, llvm::StringRef Output,
                 llvm::ArrayRef<std::string> Inputs);

/// Writes the file \p Name as a whole or not at all; "-" is standard output.
llvm::Error writeOutput(llvm::StringRef Name, llvm::StringRef Data);

/// Adds -D definitions to \p Options, reporting all that are wrong; true if
/// any is. One of `.`, the output counter, is ignored with a warning.
bool addSymbols(llvm::ArrayRef<llvm::StringRef> Definitions, Invocation &I);

/// Sets what `-WTEXT` says: GROUP, no-GROUP, error=GROUP, no-error=GROUP, where
/// `all` is every group, and `error` alone as well.
/// \returns true on error, reported.
bool setWarnings(llvm::StringRef ToolName, llvm::StringRef Text,
                 CheckOptions &Checks);

/// Prints "TOOL: error: MESSAGE" and returns 1, the exit status.
int reportError(llvm::StringRef ToolName, const llvm::Twine &Message);
int reportError(llvm::StringRef ToolName, llvm::Error E);
/// The same for "unknown WHAT 'NAME'"; see makeUnknownNameError.
template <typename Range>
int reportUnknown(llvm::StringRef ToolName, llvm::StringRef What,
                  llvm::StringRef Name, const Range &Candidates) {
  return reportError(ToolName, makeUnknownNameError(What, Name, Candidates));
}

/// Sends what is buffered for standard output on its way.
/// \returns an error if some of it could not be written.
llvm::Error flushStdout();

int runLLVMStyle(int Argc, char **Argv);
int runClrxasmStyle(int Argc, char **Argv);
int runClrxdisasmStyle(int Argc, char **Argv);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_DRIVER_H

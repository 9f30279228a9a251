//===- DebugCommands.h - Commands of the debugger ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The commands that a user gives while a run is stopped. Each is a row of one
// table, from which the help, the completion and the manual page are printed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_DEBUGCOMMANDS_H
#define CLRX_LIB_RUN_DEBUGCOMMANDS_H

#include "Run/Debugger.h"

namespace clrx {

/// A stopped run and what the user looks at.
struct DebugContext {
  Debugger &D;
  const DebugStop Start; ///< The wavefront at which the run stopped.
  DebugStop Stop;        ///< The wavefront that the user has selected.
  bool GoesOn = false;   ///< True if the run is to go on, or to end.
};

using DebugArguments = llvm::ArrayRef<llvm::StringRef>;

/// Words that can stand for the arguments of a command.
enum class DebugWords : uint8_t { None, Labels, Symbols, Commands };

/// A command.
struct DebugCommand {
  llvm::StringLiteral Name;
  llvm::StringLiteral Arguments; ///< Syntax; optional ones are in brackets.
  unsigned MinArguments, MaxArguments;
  DebugWords Words;
  llvm::StringLiteral Help;
  llvm::Error (*Run)(DebugContext &C, DebugArguments Arguments);
};

/// Returns all commands, in the order of the help.
llvm::ArrayRef<DebugCommand> getDebugCommands();

/// Executes the command in \p Line. The name may be any prefix that only one
/// command has. \returns an error if there is no such command, or if the
/// command cannot be executed.
llvm::Error runDebugCommand(DebugContext &C, llvm::StringRef Line);

/// Returns the words that may complete the last word of \p Line.
std::vector<std::string> completeDebugCommand(const RunProgram &P,
                                              llvm::StringRef Line);

/// Reads commands and executes them.
class DebugSession {
public:
  /// Returns a line of input; nothing at its end.
  using LineReader = std::function<std::optional<std::string>()>;

  DebugSession(Debugger &D, LineReader ReadLine)
      : D(D), ReadLine(std::move(ReadLine)) {}

  /// Reads and executes commands until the run is to go on. Messages about
  /// wrong commands do not end the session. The end of the input ends the run.
  void handleStop(const DebugStop &S);

private:
  Debugger &D;
  const LineReader ReadLine;
  std::string LastLine; ///< An empty line repeats it.
};

} // namespace clrx

#endif // CLRX_LIB_RUN_DEBUGCOMMANDS_H

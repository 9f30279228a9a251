//===- CommandReader.h - Lines of standard input -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the commands of the debugger: with LLVM's line editor from a terminal,
// and plainly from a file or a pipe.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXRUN_COMMANDREADER_H
#define CLRX_TOOLS_CLRXRUN_COMMANDREADER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/LineEditor/LineEditor.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace clrx {

class CommandReader {
public:
  /// Returns the words that may complete the last word of a line.
  using Completer = std::function<std::vector<std::string>(llvm::StringRef)>;

  explicit CommandReader(Completer Complete);

  /// Reads a line. If standard input is no terminal, prints the line behind a
  /// prompt, so that the output reads like a session. \returns nothing at the
  /// end of the input.
  std::optional<std::string> read();

private:
  /// Null if standard input is no terminal.
  std::unique_ptr<llvm::LineEditor> Editor;
};

} // namespace clrx

#endif // CLRX_TOOLS_CLRXRUN_COMMANDREADER_H

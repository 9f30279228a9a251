//===- CommandReader.cpp - Lines of standard input ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses between the line editor and plain reading.
//
//===----------------------------------------------------------------------===//

#include "CommandReader.h"
#include "Session.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace clrx;
using namespace llvm;

/// Returns the parts of \p Words that are missing at the end of \p Line.
static std::vector<LineEditor::Completion>
makeCompletions(StringRef Line, const std::vector<std::string> &Words) {
  const size_t Typed = Line.size() - (Line.find_last_of(" \t") + 1);
  std::vector<LineEditor::Completion> Result;
  for (const std::string &Word : Words)
    Result.emplace_back(Word.substr(Typed), Word);
  return Result;
}

CommandReader::CommandReader(Completer Complete) {
  if (!sys::Process::StandardInIsUserInput())
    return;
  Editor = std::make_unique<LineEditor>(RunToolName);
  Editor->setListCompleter(
      [Complete = std::move(Complete)](StringRef Buffer, size_t Position) {
        const StringRef Line = Buffer.take_front(Position);
        return makeCompletions(Line, Complete(Line));
      });
}

/// Reads a line of standard input without its end.
static std::optional<std::string> readPlainLine() {
  std::string Line;
  int C;
  while ((C = std::fgetc(stdin)) != EOF && C != '\n')
    Line += char(C);
  if (C == EOF && Line.empty())
    return std::nullopt;
  return Line;
}

std::optional<std::string> CommandReader::read() {
  outs().flush();
  if (Editor)
    return Editor->readLine();
  std::optional<std::string> Line = readPlainLine();
  if (Line)
    outs() << RunToolName << "> " << *Line << '\n';
  return Line;
}

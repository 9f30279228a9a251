//===- Binaries.cpp - Operations on binaries ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the operations of the command line in llvm-mc's style on files, and
// prints the results.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

/// Prints a warning about the code of a binary to standard output. One without
/// a place starts with the name of the file, too.
static void printCheck(const Diagnostic &D) {
  if (D.Line == 0 && D.Place.empty())
    outs() << D.FileName << ": ";
  D.print(outs());
}

static void print(const BinaryInvocation &I, const Diagnostic &D) {
  if (I.Request.Action != BinaryAction::Check)
    printMessage(I.ToolName, D.Kind, D.Message);
  else if (getMessageFormat() == DiagnosticFormat::Text)
    printCheck(D);
  else
    printDiagnostic(D, /*Colors=*/false);
}

/// Runs the action and prints its results. Sets \p HasErrors if a check found
/// an error.
static Error runOn(const BinaryInvocation &I, StringRef Name, StringRef Binary,
                   bool &HasErrors) {
  BinaryResult Result;
  Error E = runBinaryAction(I.Request, Name, Binary, Result);
  outs() << Result.Text;
  for (const Diagnostic &D : Result.Diagnostics)
    print(I, D);
  HasErrors |= Result.HasErrors;
  if (E)
    return E;
  const BinaryAction Action = I.Request.Action;
  if (Action == BinaryAction::Disassemble || Action == BinaryAction::Extract)
    return writeOutput(I.Output, Result.Output);
  return Error::success();
}

int clrx::runOnBinaries(BinaryInvocation I) {
  bool HadError = false;
  for (auto [Index, Name] : enumerate(I.Inputs)) {
    std::unique_ptr<MemoryBuffer> Buffer = I.Buffers.empty()
                                               ? readInput(I.ToolName, Name)
                                               : std::move(I.Buffers[Index]);
    HadError |= !Buffer;
    if (!Buffer)
      continue;
    I.Request.Options.OnRead = [&Buffer] { releasePages(Buffer); };
    if (Error E = runOn(I, Name, Buffer->getBuffer(), HadError)) {
      outs().flush();
      HadError |=
          reportError(I.ToolName, "'" + Name + "': " + toString(std::move(E)));
    }
  }
  return HadError;
}

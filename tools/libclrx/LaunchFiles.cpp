//===- LaunchFiles.cpp - Launch files of the C interface ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the launches of a file and compares their results.
//
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "Result.h"
#include "Run/LaunchTest.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

/// Returns the code that \p File names.
static Expected<std::unique_ptr<MemoryBuffer>>
readInput(const clrx_assembler &A, const LaunchFile &File) {
  if (File.Input.empty())
    return createStringError("the launch file names no source or binary");
  auto Buffer = A.Files ? A.Files->getBufferForFile(File.Input)
                        : MemoryBuffer::getFile(File.Input);
  if (!Buffer)
    return createStringError("cannot read '" + File.Input +
                             "': " + Buffer.getError().message());
  return std::move(*Buffer);
}

/// Executes the launches in \p Text, and passes diagnostics to \p Handle.
/// \returns an error if a launch cannot start.
static Error runLaunches(const clrx_assembler &A, MemoryBufferRef Text,
                         const DiagnosticHandler &Handle, clrx_result &R) {
  Expected<LaunchFile> File = readLaunchFile(Text, LaunchRequest());
  if (!File)
    return File.takeError();
  Expected<std::unique_ptr<MemoryBuffer>> Input = readInput(A, *File);
  if (!Input)
    return Input.takeError();
  LibraryOptions Options;
  Options.append(File->Options);
  Options.append(A.Options);
  AssembleOptions Assembling = A.makeOptions(Options);
  Assembling.OnDiagnostic = Handle;
  Expected<std::unique_ptr<RunProgram>> P =
      RunProgram::load(**Input, std::move(Assembling));
  if (!P)
    return P.takeError();
  LaunchTest Test(*File, **P);
  Test.OnDiagnostic = Handle;
  Test.OnStart = [](Execution &) {};
  Test.OnEnd = [](const Execution &) { return true; };
  Test.run();
  R.Result.Succeeded = Test.NumFailures == 0;
  if (R.Result.Succeeded)
    R.setOutput(
        (Text.getBufferIdentifier() + ": launches: " + Twine(Test.NumLaunches) +
         ", comparisons: " + Twine(Test.NumExpectations) + ", failures: 0\n")
            .str());
  return Error::success();
}

clrx_result *clrx_test_kernels(clrx_assembler *A, const char *Name,
                               const char *Text, size_t Size) {
  auto R = std::make_unique<clrx_result>();
  const std::unique_ptr<MemoryBuffer> File =
      MemoryBuffer::getMemBufferCopy(StringRef(Text, Size), Name);
  const DiagnosticHandler Handle = [&](const Diagnostic &D) { A->add(*R, D); };
  handleAllErrors(
      runLaunches(*A, *File, Handle, *R), [](const SourceError &) {},
      [&](const PlacedError &E) { Handle(E.Description); },
      [&](const ErrorInfoBase &E) {
        Handle(makeFileDiagnostic(Severity::Error, Name, E.message()));
      });
  R->fillViews();
  return R.release();
}

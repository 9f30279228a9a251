//===- LaunchedKernel.cpp - A dispatch as clrx-run makes it -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses the parts of clrx-run that read options and prepare kernels.
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "Driver/CommonOptions.h"
#include "Driver/Files.h"
#include "Options/OptionReader.h"
#include "Run/Kernels.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clrx;
using namespace llvm;

static constexpr StringLiteral ToolName = "clrx-dispatch";

Expected<sim::Dispatch> clover::launchKernel(int Argc, char **Argv,
                                             sim::Memory &Mem) {
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<std::string, 1> Errors;
  const opt::InputArgList Args =
      parseCommandLine(Argc, Argv, RunOption, Saver, Errors);
  const std::vector<std::string> Inputs = Args.getAllArgValues(OPT_INPUT);
  if (!Errors.empty() || Inputs.size() != 1)
    return createStringError("wrong options");
  RunRequest R;
  if (Error E = readTarget(Args, R.Options.Language))
    return std::move(E);
  if (Error E = readRunOptions(Args, R))
    return std::move(E);
  const std::unique_ptr<MemoryBuffer> File = readInput(ToolName, Inputs[0]);
  if (!File)
    return createStringError("there is no binary");
  Expected<std::vector<launch::LaunchKernel>> Kernels = launch::readKernels(
      File->getBuffer(), getLaunchOptions(R.Options.Language));
  if (!Kernels)
    return Kernels.takeError();
  Expected<const launch::LaunchKernel *> K =
      launch::findKernel(*Kernels, R.Launch.Kernel);
  if (!K)
    return K.takeError();
  BufferMap Buffers;
  return makeKernelDispatch(R.Launch, **K, Mem, Buffers);
}

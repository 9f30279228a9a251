//===- ClrxdisasmStyle.cpp - The command line of clrxdisasm ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints each file. A file that cannot be read does not stop the others.
//
//===----------------------------------------------------------------------===//

#include "ClrxOptions.h"
#include "Driver.h"
#include "clrx/Disassembler/Disassembler.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The options
//===----------------------------------------------------------------------===//

namespace {

/// Settings of the command line, before names and files are checked.
struct DisasmSettings : ClrxSettings {
  DisassembleOptions Options;
};

} // namespace

static constexpr ClrxOption DisasmOptions[] = {
#define CLRXDISASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)            \
  {Short, "--" Long, OptionArgument::Takes, MetaVar, Help},
#include "ClrxdisasmOptions.def"
};

static constexpr ClrxProgram Clrxdisasm = {
    "clrxdisasm", "FILE...", "Prints the FILEs as assembly.", DisasmOptions};

/// Actions of the options, in the same order.
static constexpr void (*DisasmActions[])(DisasmSettings &, StringRef,
                                         uint32_t) = {
#define CLRXDISASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)            \
  [](DisasmSettings &S, StringRef Text, uint32_t Number) {                     \
    SourcePrintOptions &P = S.Options.Print;                                   \
    (void)P, (void)Text, (void)Number;                                         \
    Apply;                                                                     \
  },
#include "ClrxdisasmOptions.def"
};

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

static Error printFile(const std::string &Name,
                       const DisassembleOptions &Options) {
  if (sys::fs::is_directory(Name))
    return createStringError("it is a directory");
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(
      Name, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return errorCodeToError(Buffer.getError());
  const StringRef Content = (*Buffer)->getBuffer();
  if (!Options.IsRawCode && !Content.empty() && !isBinary(Content))
    return createStringError(
        "this is text, not a binary; clrxasm assembles it");
  return disassemble(Options, Content, outs());
}

/// Prints the file \p Name after its name. \returns true after reporting an
/// error in the file.
static bool printNamedFile(const std::string &Name,
                           const DisassembleOptions &Options) {
  outs() << "/* Disassembling '" << Name << "\' */\n";
  Error E = printFile(Name, Options);
  if (!E)
    return false;
  outs() << "/* ERROR for '" << Name << "\' */\n";
  outs().flush();
  reportError(Clrxdisasm.Name,
              "cannot disassemble '" + Name + "': " + toString(std::move(E)));
  return true;
}

int clrx::runClrxdisasmStyle(int Argc, char **Argv) {
  DisasmSettings S;
  if (std::optional<int> Status =
          parseClrxOptions(Clrxdisasm, ArrayRef(Argv, Argc), S, DisasmActions))
    return *Status;
  if (S.Inputs.empty())
    return reportError(Clrxdisasm.Name, "no input files");
  TargetState Target;
  Target.Device = S.Options.Print.Device;
  if (selectDevice(Clrxdisasm.Name, S, Target))
    return 1;
  if (!Target.getProcessor().HasDialect)
    return reportError(Clrxdisasm.Name,
                       Target.getName() + " has no CLRX dialect");
  S.Options.Print.Device = Target.Device;
  if (S.Options.IsRawCode && !Target.IsSelected)
    printMessage(Clrxdisasm.Name, Severity::Warning,
                 describeDefaultDevice(Target, "-g"));
  constexpr size_t BufferSize = 1 << 16; // The default is a few kilobytes
  outs().SetBufferSize(BufferSize);
  bool HadError = false;
  for (const std::string &Name : S.Inputs)
    HadError |= printNamedFile(Name, S.Options);
  return HadError;
}

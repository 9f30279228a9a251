//===- ClrxasmStyle.cpp - The command line of clrxasm ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies the options of ClrxasmOptions.def, and runs the assembler.
//
//===----------------------------------------------------------------------===//

#include "ClrxOptions.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The options
//===----------------------------------------------------------------------===//

namespace {

/// Settings of the command line, before names and files are checked.
struct AsmSettings : ClrxSettings {
  LanguageOptions Language;
  std::string Output = "a.out";
  std::string DependencyFile;
  std::optional<StringRef> Format;
  std::vector<StringRef> Symbols;
  std::vector<std::string> Warnings; ///< Arguments of -W.
};

} // namespace

static constexpr ClrxOption AsmOptions[] = {
#define CLRXASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)               \
  {Short, "--" Long, OptionArgument::Takes, MetaVar, Help},
#include "ClrxasmOptions.def"
};

static constexpr ClrxProgram Clrxasm = {
    "clrxasm", "[FILE...]",
    "Assembles the FILEs, read as one source (default: standard input).",
    AsmOptions};

/// Actions of the options, in the same order.
static constexpr void (*AsmActions[])(AsmSettings &, StringRef, uint32_t) = {
#define CLRXASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)               \
  [](AsmSettings &S, StringRef Text, uint32_t Number) {                        \
    (void)Text, (void)Number;                                                  \
    Apply;                                                                     \
  },
#include "ClrxasmOptions.def"
};

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

/// Looks up names in the same order as clrxasm. \returns true after an error.
static bool resolveTarget(AsmSettings &S) {
  TargetState &Target = S.Language.Target;
  if (S.Format) {
    S.Language.Container = findContainer(S.Format->trim());
    if (!S.Language.Container)
      return reportUnknown(Clrxasm.Name, "binary format", *S.Format,
                           getContainerNames(getContainers()));
  }
  return selectDevice(Clrxasm.Name, S, Target);
}

/// Marks "-" as a file name, because clrxasm treats it like any other.
static void makeFileName(std::string &Name) {
  if (Name == "-")
    Name = "./-";
}

int clrx::runClrxasmStyle(int Argc, char **Argv) {
  AsmSettings S;
  if (std::optional<int> Status =
          parseClrxOptions(Clrxasm, ArrayRef(Argv, Argc), S, AsmActions))
    return *Status;
  if (resolveTarget(S))
    return 1;

  Invocation I;
  I.ToolName = Clrxasm.Name;
  I.BinaryAdvice = "clrxdisasm prints its source";
  I.Inputs = std::move(S.Inputs);
  llvm::for_each(I.Inputs, makeFileName);
  if (I.Inputs.empty())
    I.Inputs.push_back("-");
  I.Output = std::move(S.Output);
  makeFileName(I.Output);
  makeFileName(S.DependencyFile);
  I.Dependencies = {std::move(S.DependencyFile),
                    {quoteForMake(I.Output)},
                    /*HasPhonyTargets=*/true};
  I.Colors = wantsColors();
  I.Options.Language = std::move(S.Language);
  I.Options.Language.RefuseVOP3Literals = true;
  if (readWarnings(Clrxasm.Name, S.Warnings, I.Options.Language.NoWarnings,
                   I.Options.Checks))
    return 1;
  if (addSymbols(Clrxasm.Name, S.Symbols, I.Options.Language))
    return 1;
  return run(I);
}

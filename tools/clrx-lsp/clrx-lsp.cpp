//===- clrx-lsp.cpp - A language server for editors -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The command line of clrx-lsp.
//
//===----------------------------------------------------------------------===//

#include "Driver/CommonOptions.h"
#include "Driver/HelpText.h"
#include "Driver/Messages.h"
#include "LanguageServer/Server.h"
#include "Options/OptTable.h"
#include "clrx/Support/NameTable.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/LSP/Logging.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Program.h"

using namespace clrx;
using namespace llvm;
using namespace llvm::opt;

static constexpr StringLiteral ToolName = "clrx-lsp";

static int printHelp() {
  printWrapped([](raw_ostream &OS) {
    getOptTable().printHelp(
        OS, "clrx-lsp [options]",
        "clrx-lsp: answers editors about CLRX assembly in the Language Server "
        "Protocol, on standard input and output",
        /*ShowHidden=*/false, /*ShowAllAliases=*/false,
        Visibility(ServerOption));
  });
  return 0;
}

static constexpr NamedValue<lsp::Logger::Level> LevelNames[] = {
    {"error", lsp::Logger::Level::Error},
    {"info", lsp::Logger::Level::Info},
    {"verbose", lsp::Logger::Level::Debug},
};

/// Sets the level of the log. \returns true after reporting an error.
static bool readLogLevel(const InputArgList &Args) {
  const Arg *A = Args.getLastArg(OPT_log);
  const NameTable<NamedValue<lsp::Logger::Level>> Levels(LevelNames);
  const auto *Row = Levels.find(A ? A->getValue() : "error");
  if (!Row)
    return reportError(ToolName, "unknown level '" + Twine(A->getValue()) +
                                     "' of '-log=': expected " + Levels.list());
  lsp::Logger::setLogLevel(Row->Value);
  return false;
}

/// Runs the server. \returns the exit status that the protocol defines.
static int serve(bool IsTest) {
  if (!IsTest) {
    for (std::error_code E :
         {sys::ChangeStdinToBinary(), sys::ChangeStdoutToBinary()})
      if (E)
        return reportError(ToolName, E.message());
  }
  return !server::runServer(stdin, outs(), IsTest);
}

int main(int Argc, char **Argv) {
  setBugReportMsg("clrx-lsp crashed; please report it with the source.\n");
  InitLLVM X(Argc, Argv);
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<std::string, 1> Errors;
  const InputArgList Args =
      parseCommandLine(Argc, Argv, ServerOption, Saver, Errors);
  for (StringRef Message : Errors)
    reportError(ToolName, Message);
  if (checkUnknown(ToolName, ServerOption, Args,
                   [](StringRef) { return std::string(); }) ||
      !Errors.empty() || readLogLevel(Args))
    return 1;
  if (const Arg *A = Args.getLastArg(OPT_INPUT))
    return reportError(ToolName, "unexpected argument '" +
                                     Twine(A->getValue()) +
                                     "': the editor sends the files");
  if (Args.hasArg(OPT_help))
    return printHelp();
  if (Args.hasArg(OPT_version)) {
    outs() << "clrx-lsp " CLRX_VERSION " on LLVM " LLVM_VERSION_STRING "\n";
    return 0;
  }
  return serve(Args.hasArg(OPT_lit_test));
}

//===- clrx-run.cpp - Executes kernels without a GPU --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The command line of clrx-run.
//
//===----------------------------------------------------------------------===//

#include "Actions/Explain.h"
#include "Driver/CommonOptions.h"
#include "Driver/Files.h"
#include "Driver/HelpText.h"
#include "Driver/Messages.h"
#include "Options/OptionReader.h"
#include "Session.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"

using namespace clrx;
using namespace llvm;
using namespace llvm::opt;

#if defined(__SANITIZE_ADDRESS__)
// LLVM's packaged libraries are not instrumented. BumpPtrAllocator poisons its
// unused memory in our code, but the library's code does not unpoison it.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
#endif

/// Answers options that only request information. \returns the exit status if
/// there is one.
static std::optional<int> answer(const InputArgList &Args) {
  if (Args.hasArg(OPT_help)) {
    printWrapped([](raw_ostream &OS) {
      getOptTable().printHelp(
          OS, "clrx-run [options] file",
          "clrx-run: executes kernels for AMD GCN GPUs without a GPU, and "
          "reports their mistakes. The file is a source or a binary. For -, "
          "it reads standard input. A response file can supply options: @file",
          /*ShowHidden=*/false, /*ShowAllAliases=*/false,
          Visibility(RunOption));
    });
    return 0;
  }
  if (Args.getLastArgValue(OPT_mcpu) == "help") {
    printDevices(outs());
    return 0;
  }
  if (Args.hasArg(OPT_version)) {
    outs() << "clrx-run " CLRX_VERSION " on LLVM " LLVM_VERSION_STRING "\n";
    return 0;
  }
  return std::nullopt;
}

/// Reads the options. \returns true after reporting an error.
static bool readOptions(const InputArgList &Args, RunRequest &R) {
  R.Colors = Args.hasFlag(OPT_color, OPT_no_color, wantsColors());
  LanguageOptions &Language = R.Options.Language;
  readErrorLimits(Args, Language.Limits);
  for (Error (*Read)(const InputArgList &, LanguageOptions &) :
       {readLanguage, readTarget})
    if (Error E = Read(Args, Language))
      return reportError(RunToolName, std::move(E));
  if (Error E = readRunOptions(Args, R))
    return reportError(RunToolName, std::move(E));
  const std::vector<std::string> Symbols = Args.getAllArgValues(OPT_D);
  return readWarnings(RunToolName, Args.getAllArgValues(OPT_W_group),
                      Args.hasArg(OPT_no_warn), R.Options.Checks) ||
         addSymbols(RunToolName,
                    SmallVector<StringRef>(Symbols.begin(), Symbols.end()),
                    Language);
}

/// Reads the name of the input; \p Default if the command line has none.
/// \returns true after reporting an error.
static bool readInputName(const InputArgList &Args, StringRef Default,
                          RunRequest &R) {
  std::vector<std::string> Inputs = Args.getAllArgValues(OPT_INPUT);
  if (Inputs.empty() && !Default.empty())
    Inputs.push_back(Default.str());
  if (Inputs.size() != 1)
    return reportError(RunToolName,
                       "expected one file, found " + Twine(Inputs.size()));
  R.Input = Inputs[0];
  return false;
}

/// Reports options that exclude -launch. \returns true after doing so.
static bool checkLaunchOptions(const InputArgList &Args) {
  const Arg *A =
      Args.getLastArg(OPT_grp_kernels, OPT_grp_raw, OPT_print, OPT_out);
  return A && reportError(RunToolName,
                          "'" + A->getAsString(Args) +
                              "': with -launch, the launch file says this");
}

/// Returns the command line with the options of \p File in front, so that those
/// of the command line win.
static SmallVector<char *, 16>
addOptions(const LaunchFile &File, StringSaver &Saver, int Argc, char **Argv) {
  SmallVector<char *, 16> Result(Argv, Argv + 1);
  for (const std::string &Option : File.Options.getArgs())
    Result.push_back(const_cast<char *>(Saver.save(Option).data()));
  Result.append(Argv + 1, Argv + Argc);
  return Result;
}

/// Runs the launch file that \p Args name.
static int runLaunchFile(const InputArgList &Args, StringSaver &Saver, int Argc,
                         char **Argv) {
  RunRequest R;
  if (checkLaunchOptions(Args) || readOptions(Args, R))
    return 1;
  std::unique_ptr<MemoryBuffer> Input = readInput(RunToolName, R.LaunchFile);
  if (!Input)
    return 1;
  Expected<LaunchFile> File = readLaunchFile(*Input, R.Launch);
  if (!File)
    return reportFailure(File.takeError(), R.Colors);
  SmallVector<char *, 16> All = addOptions(*File, Saver, Argc, Argv);
  SmallVector<std::string, 1> Errors;
  const InputArgList AllArgs =
      parseCommandLine(int(All.size()), All.data(), RunOption, Saver, Errors);
  RunRequest Whole;
  if (readOptions(AllArgs, Whole) || readInputName(AllArgs, File->Input, Whole))
    return 1;
  return runLaunches(Whole, *File);
}

static int runProgram(int Argc, char **Argv) {
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<std::string, 1> Errors;
  InputArgList Args = parseCommandLine(Argc, Argv, RunOption, Saver, Errors);
  bool HadError = readMessageFormat(RunToolName, Args);
  for (StringRef Message : Errors)
    HadError |= reportError(RunToolName, Message);
  if (checkUnknown(RunToolName, RunOption, Args,
                   [](StringRef) { return std::string(); }) ||
      HadError)
    return 1;
  if (std::optional<int> Status = answer(Args))
    return *Status;
  if (Args.hasArg(OPT_launch))
    return runLaunchFile(Args, Saver, Argc, Argv);
  RunRequest R;
  return readInputName(Args, "", R) || readOptions(Args, R) || runSession(R);
}

int main(int Argc, char **Argv) {
  setBugReportMsg("clrx-run crashed; please report it with the source and the "
                  "command line.\n");
  InitLLVM X(Argc, Argv);
  int Status = runProgram(Argc, Argv);
  // Printed values may still be buffered.
  if (Error E = flushStdout())
    Status = reportError(RunToolName, "cannot write " + toString(std::move(E)));
  finishMessages();
  return Status;
}

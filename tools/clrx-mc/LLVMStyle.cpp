//===- LLVMStyle.cpp - The command line in llvm-mc's style ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options of Opts.td into an Invocation.
//
//===----------------------------------------------------------------------===//

#include "Actions/Explain.h"
#include "Actions/HexText.h"
#include "Assembler/TargetsPage.h"
#include "Checks/Checks.h"
#include "Driver.h"
#include "Driver/HelpText.h"
#include "Options/OptTable.h"
#include "Options/OptionReader.h"
#include "Print/FormatSource.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

static constexpr StringLiteral ToolName = "clrx-mc";

//===----------------------------------------------------------------------===//
// Reading options; functions return true after reporting an error
//===----------------------------------------------------------------------===//

static bool fail(const Twine &Message) {
  return reportError(ToolName, Message);
}

/// Reads the options that the library shares.
static bool readLanguageOptions(const InputArgList &Args,
                                LanguageOptions &Language) {
  if (Error E = readLanguage(Args, Language))
    return reportError(ToolName, std::move(E));
  if (Error E = readTarget(Args, Language))
    return reportError(ToolName, std::move(E));
  return false;
}

/// Reads the options of listings. --listing prints the source listing in place
/// of LLVM's assembly language; --listing=FILE writes an additional file.
static void readListings(const InputArgList &Args, Invocation &I) {
  I.ListingFile = Args.getLastArgValue(OPT_listing_file).str();
  I.LineMapFile = Args.getLastArgValue(OPT_line_map).str();
  I.Options.MakeLineMap = !I.LineMapFile.empty();
  I.Options.MakeSourceListing = Args.hasArg(OPT_listing, OPT_listing_file);
  if (!Args.hasArg(OPT_listing))
    return;
  if (I.Kind == OutputKind::Listing) {
    I.ListingFile = I.Output;
    I.Kind = OutputKind::Null;
  } else if (I.ListingFile.empty()) {
    I.ListingFile = "-";
  }
}

/// Returns the default base name of additional files: the output's name, or the
/// first source's without directory. Empty if both are streams.
static SmallString<128> getBaseName(const Invocation &I) {
  if (I.Output != "-")
    return StringRef(I.Output);
  return I.Inputs[0] == "-" ? "" : sys::path::filename(I.Inputs[0]);
}

static bool readArrayName(const InputArgList &Args, Invocation &I) {
  Expected<std::string> Name = readCName(Args, sys::path::stem(getBaseName(I)));
  if (!Name)
    return reportError(ToolName, Name.takeError());
  I.CName = *Name;
  return false;
}

static bool failWithoutRule(const Arg &A) {
  return fail("'" + A.getSpelling() +
              "' has no effect without the rule of -MD; add -MD");
}

static bool readDependencies(const InputArgList &Args, Invocation &I) {
  if (!Args.hasArg(OPT_MD)) {
    const Arg *A = Args.getLastArg(OPT_MF, OPT_MT, OPT_MQ, OPT_MP);
    return A && failWithoutRule(*A);
  }
  DependencyOptions &D = I.Dependencies;
  SmallString<128> Base = getBaseName(I);
  if (Base.empty() && !Args.hasArg(OPT_MF))
    return fail("'-MD' needs -MF or -o, because the rule's name cannot be "
                "derived from the input");
  if (I.Output == "-")
    sys::path::replace_extension(Base, "o");
  D.Targets = readDependencyTargets(Args, Base);
  sys::path::replace_extension(Base, "d");
  D.File = Args.getLastArgValue(OPT_MF, Base).str();
  D.HasPhonyTargets = Args.hasArg(OPT_MP);
  return false;
}

/// Refuses to write bytes to a terminal.
static bool checkTerminal(StringRef Output) {
  return Output == "-" && sys::Process::StandardOutIsDisplayed() &&
         fail("objects are not written to a terminal; name a file with -o");
}

/// Refuses to write \p Output to the stream of the report.
static bool checkStdout(ReportForm Report, StringRef Output) {
  return Report != ReportForm::None && Output == "-" &&
         fail("the report goes to standard output; give the output a file with "
              "-o");
}

/// Checks that no output is an input.
static bool checkOutputs(const Invocation &I) {
  const StringRef Outputs[] = {I.Output, I.Dependencies.File, I.ListingFile,
                               I.LineMapFile};
  return any_of(Outputs, [&I](StringRef Output) {
    return !Output.empty() && checkOutput(ToolName, Output, I.Inputs);
  });
}

/// Reads --fix and --fix=diff.
static bool readFixes(const InputArgList &Args, FixMode &Mode) {
  Expected<FixMode> Result = readFixMode(Args);
  if (!Result)
    return reportError(ToolName, Result.takeError());
  Mode = *Result;
  return Mode == FixMode::Diff &&
         Args.hasArg(OPT_report, OPT_report_EQ, OPT_cfg_EQ) &&
         fail("--report and --fix=diff both print to standard output; give "
              "one");
}

static bool readReport(const InputArgList &Args, ReportForm &Form) {
  Expected<ReportForm> Result = readReportForm(Args);
  if (!Result)
    return reportError(ToolName, Result.takeError());
  Form = *Result;
  return false;
}

static bool readOutput(const InputArgList &Args, Invocation &I) {
  I.Output = Args.getLastArgValue(OPT_o, "-").str();
  // Reports and fixes without an explicit output write no binary.
  const bool HasNoOutput =
      (I.Report != ReportForm::None || I.Fixes != FixMode::None) &&
      !Args.hasArg(OPT_o, OPT_filetype);
  StringRef Type =
      Args.getLastArgValue(OPT_filetype, HasNoOutput ? "null" : "asm");
  auto Kind = StringSwitch<std::optional<OutputKind>>(Type)
                  .Case("obj", OutputKind::Object)
                  .Case("asm", OutputKind::Listing)
                  .Case("c-header", OutputKind::CHeader)
                  .Case("null", OutputKind::Null)
                  .Default(std::nullopt);
  if (!Kind)
    return fail("unknown file type '" + Type +
                "': expected obj, asm, c-header, or null");
  I.Kind = *Kind;
  if (I.Kind != OutputKind::Null && checkStdout(I.Report, I.Output))
    return true;
  I.Options.Language.ShowRemarks = true;
  readListings(Args, I);
  if (I.Kind == OutputKind::Listing)
    requestListing(Args, I.Options);
  return readArrayName(Args, I);
}

/// Returns the action on binaries that \p Args request.
static BinaryAction getBinaryAction(const InputArgList &Args) {
  static constexpr std::pair<unsigned, BinaryAction> Actions[] = {
      {OPT_disassemble, BinaryAction::Disassemble},
      {OPT_verify, BinaryAction::Verify},
      {OPT_check, BinaryAction::Check},
      {OPT_extract, BinaryAction::Extract},
  };
  BinaryAction Action = BinaryAction::Report;
  if (const Arg *A =
          Args.getLastArg(OPT_disassemble, OPT_verify, OPT_check, OPT_extract))
    for (const auto &[Option, Value] : Actions)
      if (A->getOption().matches(Option))
        Action = Value;
  return Action;
}

/// Refuses a kernel that nothing uses.
static bool checkKernel(const InputArgList &Args) {
  return Args.hasArg(OPT_kernel) &&
         !Args.hasArg(OPT_report, OPT_report_EQ, OPT_cfg_EQ, OPT_extract) &&
         fail("'--kernel' has no effect without --report, --cfg or --extract");
}

/// Reads the files of an operation on binaries.
static bool readBinaryFiles(const InputArgList &Args, BinaryInvocation &I) {
  const BinaryAction Action = I.Request.Action;
  I.Output = Args.getLastArgValue(OPT_o, "-").str();
  I.Inputs = Args.getAllArgValues(OPT_INPUT);
  if (I.Inputs.empty())
    I.Inputs.push_back("-");
  if (I.Inputs.size() > 1 &&
      (Action == BinaryAction::Disassemble || Action == BinaryAction::Extract))
    return fail(
        Twine(Action == BinaryAction::Extract ? "--extract" : "--disassemble") +
        " takes one file");
  if (Action == BinaryAction::Extract &&
      (checkStdout(I.Request.Report, I.Output) || checkTerminal(I.Output)))
    return true;
  return checkOutput(ToolName, I.Output, I.Inputs);
}

/// Runs the action that \p Args request on binaries, which are raw code if \p
/// IsRawCode. \returns the exit status.
static int
readAndRunOnBinaries(const InputArgList &Args, ReportForm Report,
                     std::vector<std::unique_ptr<MemoryBuffer>> Buffers,
                     bool IsRawCode = false) {
  if (checkKernel(Args))
    return 1;
  Expected<BinaryRequest> Request =
      readBinaryRequest(Args, getBinaryAction(Args), Report, IsRawCode);
  if (!Request)
    return reportError(ToolName, Request.takeError());
  BinaryInvocation I;
  I.ToolName = ToolName;
  I.Request = std::move(*Request);
  I.Request.TextAdvice =
      "; clrx-mc assembles it without --disassemble, --extract, --report, "
      "--verify or --check";
  I.Buffers = std::move(Buffers);
  if (readBinaryFiles(Args, I))
    return 1;
  if (!I.Request.Warning.empty())
    printMessage(ToolName, Severity::Warning, I.Request.Warning);
  return runOnBinaries(std::move(I));
}

/// Formats the source that \p Args name. \returns the exit status.
static int formatInput(const InputArgList &Args) {
  const std::vector<std::string> Inputs = Args.getAllArgValues(OPT_INPUT);
  if (Inputs.size() > 1)
    return fail("--format-source takes one file");
  const StringRef Name = Inputs.empty() ? "-" : StringRef(Inputs[0]);
  std::unique_ptr<MemoryBuffer> Input = readInput(ToolName, Name);
  if (!Input || reportBinary(ToolName, Name, Input->getBuffer(),
                             "--format-source formats sources"))
    return 1;
  const std::string Text = formatSource(Input->getBuffer());
  // The output may be the input.
  Input.reset();
  if (Error E = writeOutput(Args.getLastArgValue(OPT_o, "-"), Text))
    return reportError(ToolName, "cannot write " + toString(std::move(E)));
  return 0;
}

/// Disassembles \p Text. In the CLRX dialect, it is like a file of raw code
/// with these bytes. \returns the exit status.
static int disassembleText(const InputArgList &Args,
                           std::unique_ptr<MemoryBuffer> Text) {
  LanguageOptions Language;
  const DiagnosticHandler Handle = [Colors =
                                        wantsColors()](const Diagnostic &D) {
    printDiagnostic(D, Colors);
  };
  const std::optional<HexText> Bytes = readHexText(*Text, Handle);
  if (!Bytes || readLanguageOptions(Args, Language))
    return 1;
  if (!usesLLVMSyntax(Language)) {
    std::vector<std::unique_ptr<MemoryBuffer>> Buffers;
    Buffers.push_back(MemoryBuffer::getMemBufferCopy(
        Bytes->Bytes, Text->getBufferIdentifier()));
    return readAndRunOnBinaries(Args, ReportForm::None, std::move(Buffers),
                                /*IsRawCode=*/true);
  }
  std::string Result;
  raw_string_ostream OS(Result);
  if (Error E = disassembleHexText(OS, *Text, *Bytes, Language,
                                   readInstComments(Args), Handle))
    return reportError(ToolName, std::move(E));
  if (Error E = writeOutput(Args.getLastArgValue(OPT_o, "-"), Result))
    return reportError(ToolName, "cannot write " + toString(std::move(E)));
  return 0;
}

/// Runs --disassemble. \returns the exit status.
static int disassembleInput(const InputArgList &Args, ReportForm Report) {
  const std::vector<std::string> Inputs = Args.getAllArgValues(OPT_INPUT);
  if (Inputs.size() > 1)
    return readAndRunOnBinaries(Args, Report, {});
  std::vector<std::unique_ptr<MemoryBuffer>> Buffers = readInputs(
      ToolName, Inputs.empty() ? std::vector<std::string>{"-"} : Inputs);
  if (!Buffers.front())
    return 1;
  if (isHexText(Buffers.front()->getBuffer()))
    return disassembleText(Args, std::move(Buffers.front()));
  return readAndRunOnBinaries(Args, Report, std::move(Buffers));
}

/// Returns the end of a message about \p Spelling if that is an option of
/// clrxasm.
static std::string explainClrxasmOption(StringRef Spelling) {
  struct Option {
    StringLiteral Theirs, Ours;
  };
  static constexpr Option Options[] = {
      {"-b", "--format=NAME"},
      {"-g", "-mcpu=NAME"},
      {"-A", "-mcpu=NAME"},
      {"-t", "--driver-version=NUMBER"},
  };
  const Option *O =
      find_if(Options, [&](const Option &O) { return O.Theirs == Spelling; });
  return O == std::end(Options)
             ? std::string()
             : ("; this option of clrxasm is '" + O->Ours + "' here").str();
}

/// Prints the text of \p Print about \p Name, after the error if there is one.
/// \returns the exit status.
static int printText(Error (*Print)(raw_ostream &, StringRef), StringRef Name) {
  std::string Text;
  raw_string_ostream OS(Text);
  Error E = Print(OS, Name);
  const int Status = E ? reportError(ToolName, std::move(E)) : 0;
  printWrapped([&](raw_ostream &Out) { Out << Text; });
  return Status;
}

/// Answers options that only request information. \returns the exit status if
/// there is one.
static std::optional<int> answer(const OptTable &Table,
                                 const InputArgList &Args) {
  if (Args.hasArg(OPT_help)) {
    printWrapped([&](raw_ostream &OS) {
      Table.printHelp(OS, "clrx-mc [options] [file...]",
                      "clrx-mc: assembles CLRX source for AMD GCN GPUs. "
                      "Without a file, or for -, it reads standard input. "
                      "A response file can supply options: @file",
                      /*ShowHidden=*/false, /*ShowAllAliases=*/false,
                      Visibility(ProgramOption));
    });
    return 0;
  }
  if (Args.hasArg(OPT_help_checks)) {
    printChecks(outs());
    return 0;
  }
  if (Args.hasArg(OPT_help_rules)) {
    printRules(outs());
    return 0;
  }
  if (Args.hasArg(OPT_help_targets)) {
    printTargets(outs());
    return 0;
  }
  if (const Arg *A = Args.getLastArg(OPT_help_pseudo_ops_eq))
    return printText(printPseudoOpHelp, A->getValue());
  if (Args.hasArg(OPT_help_pseudo_ops)) {
    printWrapped(printPseudoOpNames);
    return 0;
  }
  if (const Arg *A = Args.getLastArg(OPT_help_instruction))
    return printManualPart(outs(), A->getValue())
               ? 0
               : printText(printInstructionHelp, A->getValue());
  if (Args.getLastArgValue(OPT_mcpu) == "help") {
    printDevices(outs());
    return 0;
  }
  if (Args.hasArg(OPT_version)) {
    outs() << "clrx-mc " CLRX_VERSION " on LLVM " LLVM_VERSION_STRING "\n";
    return 0;
  }
  return std::nullopt;
}

int clrx::runLLVMStyle(int Argc, char **Argv) {
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  const OptTable &Table = getOptTable();
  SmallVector<std::string, 1> Errors;
  InputArgList Args =
      parseCommandLine(Argc, Argv, ProgramOption, Saver, Errors);
  bool HadError = readMessageFormat(ToolName, Args);
  for (StringRef Message : Errors)
    HadError |= fail(Message);
  if (checkUnknown(ToolName, ProgramOption, Args, explainClrxasmOption) ||
      HadError)
    return 1;
  if (std::optional<int> Status = answer(Table, Args))
    return *Status;

  if (Args.hasArg(OPT_format_source))
    return formatInput(Args);
  Invocation I;
  if (readReport(Args, I.Report) || readFixes(Args, I.Fixes))
    return 1;
  if (const Arg *A =
          Args.getLastArg(OPT_disassemble, OPT_verify, OPT_check, OPT_extract))
    return A->getOption().matches(OPT_disassemble)
               ? disassembleInput(Args, I.Report)
               : readAndRunOnBinaries(Args, I.Report, {});

  I.ToolName = ToolName;
  I.BinaryAdvice = "use --disassemble or --report";
  I.Inputs = Args.getAllArgValues(OPT_INPUT);
  if (I.Inputs.empty())
    I.Inputs.push_back("-");
  if (I.Report != ReportForm::None && !Args.hasArg(OPT_filetype)) {
    I.Buffers = readInputs(ToolName, I.Inputs);
    if (any_of(I.Buffers, [](const auto &Buffer) {
          return Buffer && isBinary(Buffer->getBuffer());
        }))
      return readAndRunOnBinaries(Args, I.Report, std::move(I.Buffers));
  }
  I.Colors = Args.hasFlag(OPT_color, OPT_no_color, wantsColors());
  I.PrintStats = Args.hasArg(OPT_stats);
  I.PrintWaits = Args.hasArg(OPT_print_waits);
  I.Kernel = Args.getLastArgValue(OPT_kernel).str();
  readErrorLimits(Args, I.Options.Language.Limits);
  if (readLanguageOptions(Args, I.Options.Language) || checkKernel(Args) ||
      readOutput(Args, I) ||
      readWarnings(ToolName, Args.getAllArgValues(OPT_W_group),
                   Args.hasArg(OPT_no_warn), I.Options.Checks) ||
      readDependencies(Args, I) ||
      (I.Kind == OutputKind::Object && checkTerminal(I.Output)) ||
      checkOutputs(I))
    return 1;
  std::vector<std::string> Symbols = Args.getAllArgValues(OPT_D);
  if (addSymbols(ToolName,
                 SmallVector<StringRef>(Symbols.begin(), Symbols.end()),
                 I.Options.Language))
    return 1;
  return run(I);
}

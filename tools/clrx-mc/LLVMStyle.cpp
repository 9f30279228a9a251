//===- LLVMStyle.cpp - The command line in llvm-mc's manner ---------------===//
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

#include "CHeader.h"
#include "Driver.h"
#include "clrx/Assembler/TargetsPage.h"
#include "clrx/Language/PseudoOpPage.h"
#include "clrx/Options/OptTable.h"
#include "clrx/Options/OptionReader.h"
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
// Reading them; functions return true on error, reported
//===----------------------------------------------------------------------===//

static bool fail(const Twine &Message) {
  return reportError(ToolName, Message);
}

/// What the library's options set.
static bool readLanguageOptions(const InputArgList &Args,
                                LanguageOptions &Language) {
  if (Error E = readLanguage(Args, Language))
    return reportError(ToolName, std::move(E));
  if (Error E = readTarget(Args, Language))
    return reportError(ToolName, std::move(E));
  return false;
}

/// A listing takes the place of LLVM's assembly language, unless it has a file
/// of its own.
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

/// What files that go with the output are called by default: the output's name,
/// or the first source's, without the folder; empty if both are streams.
static SmallString<128> getBaseName(const Invocation &I) {
  if (I.Output != "-")
    return StringRef(I.Output);
  return I.Inputs[0] == "-" ? "" : sys::path::filename(I.Inputs[0]);
}

static bool readCName(const InputArgList &Args, Invocation &I) {
  const Arg *A = Args.getLastArg(OPT_c_name);
  I.CName =
      A ? A->getValue() : makeCIdentifier(sys::path::stem(getBaseName(I)));
  return !isCIdentifier(I.CName) &&
         fail("'" + I.CName + "' is not a name that C has for an array");
}

static bool failWithoutRule(const Arg &A) {
  return fail("'" + A.getSpelling() +
              "' is about the rule that -MD writes; "
              "add -MD");
}

static bool readDependencies(const InputArgList &Args, Invocation &I) {
  if (!Args.hasArg(OPT_MD)) {
    const Arg *A = Args.getLastArg(OPT_MF, OPT_MT, OPT_MQ, OPT_MP);
    return A && failWithoutRule(*A);
  }
  DependencyOptions &D = I.Dependencies;
  SmallString<128> Base = getBaseName(I);
  if (Base.empty() && !Args.hasArg(OPT_MF))
    return fail(
        "'-MD' needs -MF or -o: there is no name to make the rule's of");
  for (const Arg *A : Args.filtered(OPT_MT, OPT_MQ))
    D.Targets.push_back(A->getOption().matches(OPT_MQ)
                            ? quoteForMake(A->getValue())
                            : A->getValue());
  if (I.Output == "-")
    sys::path::replace_extension(Base, "o");
  if (D.Targets.empty())
    D.Targets.push_back(quoteForMake(Base));
  sys::path::replace_extension(Base, "d");
  D.File = Args.getLastArgValue(OPT_MF, Base).str();
  D.HasPhonyTargets = Args.hasArg(OPT_MP);
  return false;
}

static bool readOutput(const InputArgList &Args, Invocation &I) {
  I.Output = Args.getLastArgValue(OPT_o, "-").str();
  StringRef Type = Args.getLastArgValue(OPT_filetype, "asm");
  auto Kind = StringSwitch<std::optional<OutputKind>>(Type)
                  .Case("obj", OutputKind::Object)
                  .Case("asm", OutputKind::Listing)
                  .Case("c-header", OutputKind::CHeader)
                  .Case("null", OutputKind::Null)
                  .Default(std::nullopt);
  if (!Kind)
    return fail("unknown file type '" + Type +
                "': known are obj, asm, c-header, and null");
  I.Kind = *Kind;
  I.Options.Language.WarnOfOldVersions = I.Kind != OutputKind::Listing;
  I.Options.Language.WarnOfBranchFaults = true;
  I.Options.Language.WarnOfUnalignedCode = true;
  I.Options.Language.ShowRemarks = true;
  readListings(Args, I);
  if (I.Kind == OutputKind::Listing)
    I.Options.Listing = Args.hasArg(OPT_show_encoding) ? ListingKind::Encodings
                                                       : ListingKind::Assembly;
  return readCName(Args, I);
}

/// \returns the exit status.
static int printPseudoOpHelp(StringRef Set) {
  const ContainerInfo *Container = findContainer(Set);
  if (Container && Container->PrintPseudoOps) {
    Container->PrintPseudoOps(outs(), Container->Title);
    return 0;
  }
  if (Set == "language") {
    printLanguagePseudoOps(outs(), getContainers());
    return 0;
  }
  SmallVector<StringRef, 8> Known;
  for (const ContainerInfo &Info : getContainers())
    if (Info.PrintPseudoOps)
      Known.push_back(Info.Name);
  Known.push_back("language");
  return fail("no pseudo-ops of '" + Set + "': known are " +
              listWords(Known, "and"));
}

/// \returns true on error, reported.
static bool readBinaryAction(const InputArgList &Args, BinaryInvocation &I) {
  const Arg *A = Args.getLastArg(OPT_disassemble, OPT_verify, OPT_report);
  const bool IsVerify = A->getOption().matches(OPT_verify);
  I.Action = IsVerify                             ? BinaryAction::Verify
             : A->getOption().matches(OPT_report) ? BinaryAction::Report
                                                  : BinaryAction::Disassemble;
  I.Options.IsReadable = !IsVerify;
  I.Options.IsExact = IsVerify || Args.hasArg(OPT_exact);
  I.Inputs = Args.getAllArgValues(OPT_INPUT);
  if (I.Inputs.empty())
    I.Inputs.push_back("-");
  if (I.Action == BinaryAction::Disassemble && I.Inputs.size() > 1)
    return fail("--disassemble takes one file");
  return false;
}

/// Nothing if no code object can be for it.
static std::optional<TargetId> getTargetId(const TargetState &Target) {
  std::optional<TargetId> Id = TargetId::get(Target.getProcessor().CPU);
  if (Id)
    Id->setFeatures(Target.Features);
  return Id;
}

/// \returns the exit status.
static int readAndRunOnBinaries(const InputArgList &Args) {
  BinaryInvocation I;
  I.ToolName = ToolName;
  I.Output = Args.getLastArgValue(OPT_o, "-").str();
  SourcePrintOptions &Print = I.Options.Print;
  LanguageOptions Language;
  Language.Target.Device = Print.Device;
  if (readBinaryAction(Args, I))
    return 1;
  if (Error E = readTarget(Args, Language))
    return reportError(ToolName, std::move(E));
  if (!Language.Target.getProcessor().HasDialect)
    I.DeviceWithoutDialect = Language.Target.getName().str();
  if (Args.hasArg(OPT_mcpu))
    I.Options.BundleTarget = getTargetId(Language.Target);
  if (const ContainerInfo *Container = Language.Container)
    I.Container = getOptionName(*Container);
  I.Options.IsRawCode = I.Container == "rawcode";
  Print.Device = Language.Target.Device;
  Print.Wave32 = Language.Target.Wave32;
  Print.DriverVersion = Language.Versions.Driver;
  Print.LLVMVersion = Language.Versions.LLVM;
  Print.ShowFloats = true;
  Print.ShowEncoding = Args.hasArg(OPT_show_encoding);
  Print.ShowOffsets = Print.ShowEncoding || Args.hasArg(OPT_show_offsets);
  return runOnBinaries(std::move(I));
}

int clrx::runLLVMStyle(int Argc, char **Argv) {
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  const OptTable &Table = getOptTable();
  bool HadError = false;
  InputArgList Args =
      Table.parseArgs(Argc, Argv, OPT_UNKNOWN, Saver,
                      [&](StringRef Message) { HadError |= fail(Message); });
  if (HadError)
    return 1;
  if (Args.hasArg(OPT_help)) {
    Table.printHelp(outs(), "clrx-mc [options] [file...]",
                    "clrx-mc: assembles CLRX source for AMD GCN GPUs. Without "
                    "a file, or for -, standard input is read. Options may "
                    "come from a response file: @file");
    return 0;
  }
  if (const Arg *A = Args.getLastArg(OPT_help_pseudo_ops))
    return printPseudoOpHelp(A->getValue());
  if (Args.hasArg(OPT_help_targets)) {
    printTargets(outs());
    return 0;
  }
  if (Args.hasArg(OPT_version)) {
    outs() << "clrx-mc " CLRX_VERSION " on LLVM " LLVM_VERSION_STRING "\n";
    return 0;
  }

  if (Args.hasArg(OPT_disassemble, OPT_verify, OPT_report))
    return readAndRunOnBinaries(Args);

  Invocation I;
  I.ToolName = ToolName;
  I.Inputs = Args.getAllArgValues(OPT_INPUT);
  if (I.Inputs.empty())
    I.Inputs.push_back("-");
  I.Colors = Args.hasFlag(OPT_color, OPT_no_color,
                          sys::Process::StandardErrHasColors());
  I.PrintStats = Args.hasArg(OPT_stats);
  if (readLanguageOptions(Args, I.Options.Language) || readOutput(Args, I) ||
      readDependencies(Args, I))
    return 1;
  std::vector<std::string> Symbols = Args.getAllArgValues(OPT_D);
  if (addSymbols(SmallVector<StringRef>(Symbols.begin(), Symbols.end()), I))
    return 1;
  return run(I);
}

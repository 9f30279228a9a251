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

#include "Driver.h"
#include "clrx/Language/PseudoOpPage.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

static constexpr StringLiteral ToolName = "clrx-mc";

//===----------------------------------------------------------------------===//
// The options, from Opts.td
//===----------------------------------------------------------------------===//

namespace {

enum ID {
  OPT_INVALID = 0,
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "Opts.inc"
#undef OPTION
};

#define OPTTABLE_STR_TABLE_CODE
#include "Opts.inc"
#undef OPTTABLE_STR_TABLE_CODE

#define OPTTABLE_PREFIXES_TABLE_CODE
#include "Opts.inc"
#undef OPTTABLE_PREFIXES_TABLE_CODE

constexpr OptTable::Info InfoTable[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "Opts.inc"
#undef OPTION
};

class ClrxOptTable : public GenericOptTable {
public:
  ClrxOptTable()
      : GenericOptTable(OptionStrTable, OptionPrefixesTable, InfoTable) {
    setDashDashParsing(true);
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Reading them; functions return true on error, reported
//===----------------------------------------------------------------------===//

static bool fail(const Twine &Message) {
  return reportError(ToolName, Message);
}

static bool readNumber(const InputArgList &Args, ID Option, uint32_t &Result) {
  const Arg *A = Args.getLastArg(Option);
  if (!A)
    return false;
  Expected<uint64_t> N = parseNumber(A->getValue(), UINT32_MAX);
  if (!N)
    return fail("'" + A->getSpelling() + "': " + toString(N.takeError()));
  Result = *N;
  return false;
}

static bool failUnknownDevice(StringRef Name) {
  SmallVector<StringRef> Known(getAllGPUNames());
  append_range(Known, getAllArchNames());
  return reportUnknown(ToolName, "device", Name, Known);
}

static bool readDevice(StringRef Name, TargetState &Target) {
  if (const GPUName *G = findGPUName(Name))
    Target.select(*G);
  else if (std::optional<Arch> A = parseArchName(Name))
    Target.select(*A);
  else
    return failUnknownDevice(Name);
  return false;
}

static bool failUnknownFeature(StringRef Name) {
  return fail("unknown feature '" + Name +
              "': -mattr knows wavefrontsize32, wavefrontsize64, xnack and "
              "sramecc");
}

static bool readFeatures(StringRef Features, TargetState &Target) {
  SmallVector<StringRef> Names;
  Features.split(Names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Name : Names) {
    const bool On = Name.starts_with("+");
    const StringRef Feature = Name.drop_front();
    const FeatureSetting Setting =
        On ? FeatureSetting::On : FeatureSetting::Off;
    if (!On && !Name.starts_with("-"))
      return failUnknownFeature(Name);
    if (Feature == "wavefrontsize32" || Feature == "wavefrontsize64")
      Target.setWave32(On == (Feature == "wavefrontsize32"));
    else if (Feature == "xnack")
      Target.Features.XNACK = Setting;
    else if (Feature == "sramecc")
      Target.Features.SRAMECC = Setting;
    else
      return failUnknownFeature(Name);
  }
  return false;
}

static StringRef getOptionName(const ContainerInfo &Info) {
  return Info.OptionName.empty() ? Info.Name : Info.OptionName;
}

/// \returns true on error, reported.
static bool readContainer(StringRef Name, LanguageOptions &Language) {
  Language.Container = findContainer(Name);
  if (Language.Container)
    return false;
  SmallVector<StringRef, 8> Known;
  for (const ContainerInfo &Info : getContainers())
    if (Info.Create)
      Known.push_back(getOptionName(Info));
  return fail("unknown container '" + Name + "': known are " +
              listWords(Known, "and"));
}

static bool readTarget(const InputArgList &Args, LanguageOptions &Language) {
  TargetState &Target = Language.Target;
  if (const Arg *A = Args.getLastArg(OPT_triple))
    if (!Triple(A->getValue()).isAMDGCN())
      return fail("triple '" + Twine(A->getValue()) + "' is not one of amdgcn");
  if (const Arg *A = Args.getLastArg(OPT_format))
    if (readContainer(A->getValue(), Language))
      return true;
  if (const Arg *A = Args.getLastArg(OPT_mcpu))
    if (readDevice(A->getValue(), Target))
      return true;
  for (StringRef Features : Args.getAllArgValues(OPT_mattr))
    if (readFeatures(Features, Target))
      return true;
  Target.Is64Bit = Args.hasFlag(OPT_m64, OPT_m32, false);
  LoaderVersions &Versions = Language.Versions;
  Versions.IsRelocatable = Args.hasArg(OPT_relocatable);
  return readNumber(Args, OPT_driver_version, Versions.Driver) ||
         readNumber(Args, OPT_llvm_version, Versions.LLVM) ||
         readNumber(Args, OPT_code_object_version, Versions.CodeObject) ||
         readNumber(Args, OPT_policy, Target.PolicyVersion);
}

static bool readDialect(StringRef Name, InstDialect &Result) {
  std::optional<InstDialect> D = parseDialectName(Name);
  if (!D)
    return reportUnknown(ToolName, "dialect", Name, InstDialectNames);
  Result = *D;
  return false;
}

static bool readLanguage(const InputArgList &Args, LanguageOptions &Language) {
  Language.IncludeDirs = Args.getAllArgValues(OPT_I);
  Language.AddSymbols = Args.hasArg(OPT_add_symbols);
  Language.AltMacro = Args.hasArg(OPT_altmacro);
  Language.MacroCaseSensitive = Args.hasArg(OPT_macro_case);
  Language.OldModifierParams = Args.hasArg(OPT_old_modifiers);
  Language.BuggyFPLiterals = Args.hasArg(OPT_old_fp_literals);
  Language.NoWarnings = Args.hasArg(OPT_no_warn);
  Language.FatalWarnings = Args.hasArg(OPT_fatal_warnings);
  if (Args.hasArg(OPT_verify_encodings))
    Language.Encoding = EncodingMode::Verified;
  const Arg *Dialect = Args.getLastArg(OPT_dialect);
  return Dialect && readDialect(Dialect->getValue(), Language.Dialect);
}

static bool readWarnings(const InputArgList &Args, CheckOptions &Checks) {
  Checks.Groups = DefaultWarningGroups;
  for (StringRef Text : Args.getAllArgValues(OPT_W_group))
    if (setWarnings(ToolName, Text, Checks))
      return true;
  if (Args.hasArg(OPT_no_warn))
    Checks.Groups = 0;
  return false;
}

static bool readOutput(const InputArgList &Args, Invocation &I) {
  I.Output = Args.getLastArgValue(OPT_o, "-").str();
  StringRef Type = Args.getLastArgValue(OPT_filetype, "asm");
  auto Kind = StringSwitch<std::optional<OutputKind>>(Type)
                  .Case("obj", OutputKind::Object)
                  .Case("asm", OutputKind::Listing)
                  .Case("null", OutputKind::Null)
                  .Default(std::nullopt);
  if (!Kind)
    return fail("unknown file type '" + Type +
                "': known are obj, asm, and null");
  I.Kind = *Kind;
  I.Options.Language.WarnOfOldVersions = I.Kind != OutputKind::Listing;
  I.Options.Language.WarnOfBranchFaults = true;
  I.Options.Language.ShowRemarks = true;
  if (I.Kind == OutputKind::Listing)
    I.Options.Listing = Args.hasArg(OPT_show_encoding) ? ListingKind::Encodings
                                                       : ListingKind::Assembly;
  return false;
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
  if (readBinaryAction(Args, I) || readTarget(Args, Language))
    return 1;
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
  ClrxOptTable Table;
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
  if (Args.hasArg(OPT_help_checks)) {
    printChecks(outs());
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
  if (readLanguage(Args, I.Options.Language) ||
      readTarget(Args, I.Options.Language) || readOutput(Args, I) ||
      readWarnings(Args, I.Options.Checks))
    return 1;
  std::vector<std::string> Symbols = Args.getAllArgValues(OPT_D);
  if (addSymbols(SmallVector<StringRef>(Symbols.begin(), Symbols.end()), I))
    return 1;
  return run(I);
}

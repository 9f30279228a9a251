//===- OptionReader.cpp - Conversion of options to settings ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options of target and language.
//
//===----------------------------------------------------------------------===//

#include "Options/OptionReader.h"
#include "Options/OptTable.h"
#include "Options/OptionValues.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/Support/NameTable.h"
#include "llvm/Option/ArgList.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

static Error readNumber(const InputArgList &Args, OptionID Option,
                        uint32_t &Result) {
  const Arg *A = Args.getLastArg(Option);
  if (!A)
    return Error::success();
  Expected<uint64_t> N = parseNumber(A->getValue(), UINT32_MAX);
  if (!N)
    return createStringError("'" + A->getSpelling() +
                             "': " + toString(N.takeError()));
  Result = *N;
  return Error::success();
}

static Error failUnknownDevice(StringRef Name) {
  ClosestName Closest(Name);
  Closest.considerAll(getGPUSuggestions());
  Closest.considerAll(getAllArchNames());
  return makeUnknownNameError("device", Name, Closest);
}

static Error readDevice(StringRef Name, TargetState &Target) {
  if (const GPUName *G = findGPUName(Name))
    Target.select(*G);
  else if (std::optional<Arch> A = parseArchName(Name))
    Target.select(*A);
  else
    return failUnknownDevice(Name);
  return Error::success();
}

static Error failUnknownFeature(StringRef Name) {
  return createStringError(
      "unknown feature '" + Name +
      "': -mattr knows wavefrontsize32, wavefrontsize64, xnack and "
      "sramecc");
}

static Error readFeatures(StringRef Features, LanguageOptions &Language) {
  TargetState &Target = Language.Target;
  const bool IsLLVM = Language.Dialect == InstDialect::LLVM ||
                      !Target.getProcessor().HasDialect;
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
    else if (!IsLLVM)
      return failUnknownFeature(Name);
    else
      Language.LLVMFeatures +=
          (Twine(Language.LLVMFeatures.empty() ? "" : ",") + Name).str();
  }
  return Error::success();
}

StringRef clrx::getOptionName(const ContainerInfo &Info) {
  return Info.OptionName.empty() ? Info.Name : Info.OptionName;
}

static Error readContainer(StringRef Name, LanguageOptions &Language) {
  Language.Container = findContainer(Name);
  if (Language.Container)
    return Error::success();
  SmallVector<StringRef, 8> Known;
  for (const ContainerInfo &Info : getContainers())
    if (Info.Create)
      Known.push_back(getOptionName(Info));
  return createStringError("unknown container '" + Name + "': expected " +
                           listWords(Known, "or"));
}

Error clrx::readTarget(const InputArgList &Args, LanguageOptions &Language) {
  TargetState &Target = Language.Target;
  if (const Arg *A = Args.getLastArg(OPT_triple))
    if (!Triple(A->getValue()).isAMDGCN())
      return createStringError("triple '" + Twine(A->getValue()) +
                               "' is not one of amdgcn");
  if (const Arg *A = Args.getLastArg(OPT_arch))
    if (Triple(A->getValue()).getArch() != Triple::amdgcn)
      return createStringError("architecture '" + Twine(A->getValue()) +
                               "' is not amdgcn");
  if (const Arg *A = Args.getLastArg(OPT_format))
    if (Error E = readContainer(A->getValue(), Language))
      return E;
  if (const Arg *A = Args.getLastArg(OPT_mcpu))
    if (Error E = readDevice(A->getValue(), Target))
      return E;
  for (StringRef Features : Args.getAllArgValues(OPT_mattr))
    if (Error E = readFeatures(Features, Language))
      return E;
  Target.Is64Bit = Args.hasFlag(OPT_m64, OPT_m32, false);
  LoaderVersions &Versions = Language.Versions;
  Versions.IsRelocatable = Args.hasArg(OPT_relocatable);
  const std::pair<OptionID, uint32_t *> Numbers[] = {
      {OPT_driver_version, &Versions.Driver},
      {OPT_llvm_version, &Versions.LLVM},
      {OPT_code_object_version, &Versions.CodeObject},
      {OPT_policy, &Target.PolicyVersion}};
  for (auto [Option, Number] : Numbers)
    if (Error E = readNumber(Args, Option, *Number))
      return E;
  return Error::success();
}

static Error readDialect(StringRef Name, InstDialect &Result) {
  std::optional<InstDialect> D = parseDialectName(Name);
  if (!D)
    return makeUnknownNameError("dialect", Name, InstDialectNames);
  Result = *D;
  return Error::success();
}

static void readDebugOptions(const InputArgList &Args,
                             LanguageOptions &Language) {
  Language.DebugInfo.IsRequested = Args.hasArg(OPT_g);
  SmallString<0> CurrentDir;
  if (Language.DebugInfo.IsRequested && sys::fs::current_path(CurrentDir))
    CurrentDir.clear(); // The directory has no name.
  Language.DebugInfo.CompilationDir =
      Args.getLastArgValue(OPT_fdebug_compilation_dir, CurrentDir).str();
}

Error clrx::readLanguage(const InputArgList &Args, LanguageOptions &Language) {
  readDebugOptions(Args, Language);
  Language.IncludeDirs = Args.getAllArgValues(OPT_I);
  Language.AddSymbols = Args.hasArg(OPT_add_symbols);
  Language.AllocateRegisters = Args.hasArg(OPT_allocate_registers);
  Language.AutoWaits = Args.hasArg(OPT_auto_waits);
  Language.AltMacro = Args.hasArg(OPT_altmacro);
  Language.MacroCaseSensitive = Args.hasArg(OPT_macro_case);
  Language.OldModifierParams = Args.hasArg(OPT_old_modifiers);
  Language.BuggyFPLiterals = Args.hasArg(OPT_old_fp_literals);
  Language.NoWarnings = Args.hasArg(OPT_no_warn);
  Language.FatalWarnings = Args.hasArg(OPT_fatal_warnings);
  if (Args.hasArg(OPT_verify_encodings))
    Language.Encoding = EncodingMode::Verified;
  uint32_t ErrorLimit = 0;
  if (Error E = readNumber(Args, OPT_ferror_limit, ErrorLimit))
    return E;
  if (ErrorLimit)
    Language.Limits.Errors = std::min(Language.Limits.Errors, ErrorLimit);
  if (const Arg *A = Args.getLastArg(OPT_dialect))
    return readDialect(A->getValue(), Language.Dialect);
  return Error::success();
}

Expected<LanguageOptions> clrx::readPlainLanguage(const InputArgList &Args) {
  LanguageOptions Language;
  if (Error E = readLanguage(Args, Language))
    return std::move(E);
  if (Error E = readTarget(Args, Language))
    return std::move(E);
  for (StringRef Text : Args.getAllArgValues(OPT_D)) {
    auto Symbol = parseSymbolDefinition(Text);
    if (!Symbol)
      return Symbol.takeError();
    Language.Symbols.push_back(std::move(*Symbol));
  }
  return Language;
}

//===----------------------------------------------------------------------===//
// Warnings
//===----------------------------------------------------------------------===//

/// Applies `-WTEXT`.
static Error setWarnings(StringRef Text, CheckOptions &Checks) {
  StringRef Name = Text;
  const bool IsOff = Name.consume_front("no-");
  const bool IsError = Name.consume_front("error=") || Name == "error";
  const WarningGroupRow *Group = WarningGroups.find(Name);
  if (!Group && Name != "all" && !(IsError && Name == "error"))
    return makeUnknownNameError("group of warnings", Text,
                                WarningGroups.findClosest(Name));
  const uint16_t Mask = Group ? maskOf(Group->Value) : AllWarningGroups;
  if (IsOff)
    (IsError ? Checks.Errors : Checks.Groups) &= ~Mask;
  else if (IsError)
    Checks.Errors |= Mask;
  // An error for a named group also turns the group on.
  if (!IsOff && (Group || !IsError))
    Checks.Groups |= Mask;
  return Error::success();
}

Error clrx::readWarnings(ArrayRef<std::string> Texts, bool NoWarnings,
                         CheckOptions &Checks) {
  Checks.Groups = DefaultWarningGroups;
  for (StringRef Text : Texts)
    if (Error E = setWarnings(Text, Checks))
      return E;
  if (NoWarnings)
    Checks.Groups = 0;
  return Error::success();
}

void clrx::setLanguageWarnings(AssembleOptions &Options) {
  LanguageOptions &Language = Options.Language;
  Language.Warnings.BranchFaults = true;
  Language.Warnings.UnalignedCode = true;
  const bool HasKernelWarnings =
      Options.Checks.Groups & maskOf(WarningGroup::Kernel);
  Language.Warnings.Variables = HasKernelWarnings;
  Language.Warnings.Declarations = HasKernelWarnings;
}

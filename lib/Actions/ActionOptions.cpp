//===- ActionOptions.cpp - Options of reports and of binaries -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options of the groups BINARIES, REPORTS, OUTPUT and DEPENDENCIES.
//
//===----------------------------------------------------------------------===//

#include "Actions/ActionOptions.h"
#include "Actions/CHeader.h"
#include "Actions/Dependencies.h"
#include "Options/OptTable.h"
#include "Options/OptionReader.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

Expected<ReportForm> clrx::readReportForm(const InputArgList &Args) {
  const Arg *A = Args.getLastArg(OPT_report, OPT_report_EQ, OPT_cfg_EQ);
  if (Args.hasArg(OPT_cfg_EQ) && Args.hasArg(OPT_report, OPT_report_EQ))
    return createStringError(
        "--report and --cfg are forms of one report; give one");
  if (!A)
    return ReportForm::None;
  if (A->getOption().matches(OPT_report))
    return ReportForm::Text;
  const StringRef Name = A->getValue();
  const bool IsGraph = A->getOption().matches(OPT_cfg_EQ);
  const ReportForm Form = IsGraph ? StringSwitch<ReportForm>(Name)
                                        .Case("dot", ReportForm::Dot)
                                        .Default(ReportForm::None)
                                  : StringSwitch<ReportForm>(Name)
                                        .Case("text", ReportForm::Text)
                                        .Case("json", ReportForm::JSON)
                                        .Case("html", ReportForm::HTML)
                                        .Default(ReportForm::None);
  if (Form != ReportForm::None)
    return Form;
  return createStringError("unknown form '" + Name + "' of '" +
                           A->getSpelling() + "': expected " +
                           (IsGraph ? "dot" : "text, json or html"));
}

//===----------------------------------------------------------------------===//
// Edits
//===----------------------------------------------------------------------===//

Expected<FixMode> clrx::readFixMode(const InputArgList &Args) {
  const Arg *A = Args.getLastArg(OPT_fix, OPT_fix_EQ);
  if (!A)
    return FixMode::None;
  if (A->getOption().matches(OPT_fix))
    return FixMode::Apply;
  if (StringRef(A->getValue()) != "diff")
    return createStringError("unknown form '" + Twine(A->getValue()) +
                             "' of '--fix=': expected diff");
  return FixMode::Diff;
}

//===----------------------------------------------------------------------===//
// Binaries
//===----------------------------------------------------------------------===//

static constexpr NamedValue<BinaryPart> PartNames[] = {
    {"elf", BinaryPart::InnerElf},
    {"code", BinaryPart::Code},
};

static Error readPart(StringRef Name, BinaryPart &Part) {
  const NameTable<NamedValue<BinaryPart>> Parts(PartNames);
  const auto *Row = Parts.find(Name);
  if (!Row)
    return createStringError("unknown part '" + Name +
                             "' of a binary: expected " + Parts.list());
  Part = Row->Value;
  return Error::success();
}

/// Returns the target ID of the device; nothing if no code object can be for
/// the device.
static std::optional<TargetId> getTargetId(const TargetState &Target) {
  std::optional<TargetId> Id = TargetId::get(Target.getProcessor().CPU);
  if (Id)
    Id->setFeatures(Target.Features);
  return Id;
}

std::string clrx::describeDefaultDevice(const TargetState &Target,
                                        StringRef Option) {
  return ("no device is selected, so the code is read as code for " +
          Target.getName() + "; select one with " + Option)
      .str();
}

/// Reads the device and the container.
static Error readBinaryTarget(const InputArgList &Args, BinaryRequest &R) {
  SourcePrintOptions &Print = R.Options.Print;
  LanguageOptions Language;
  Language.Target.Device = Print.Device;
  if (Error E = readTarget(Args, Language))
    return E;
  if (!Language.Target.getProcessor().HasDialect)
    R.DeviceWithoutDialect = Language.Target.getName().str();
  if (Args.hasArg(OPT_mcpu))
    R.Options.BundleTarget = getTargetId(Language.Target);
  if (R.Container.empty() && Language.Container)
    R.Container = getOptionName(*Language.Container).str();
  R.Options.IsRawCode = R.Container == "rawcode";
  if (R.Options.IsRawCode && !Language.Target.IsSelected &&
      !Args.hasArg(OPT_no_warn))
    R.Warning = describeDefaultDevice(Language.Target, "-mcpu");
  Print.Device = Language.Target.Device;
  Print.Wave32 = Language.Target.Wave32;
  Print.DriverVersion = Language.Versions.Driver;
  Print.LLVMVersion = Language.Versions.LLVM;
  return Error::success();
}

Expected<BinaryRequest> clrx::readBinaryRequest(const InputArgList &Args,
                                                BinaryAction Action,
                                                ReportForm Report,
                                                bool IsRawCode) {
  BinaryRequest R;
  R.Action = Action;
  R.Report = Report;
  R.Kernel = Args.getLastArgValue(OPT_kernel).str();
  if (const Arg *A = Args.getLastArg(OPT_extract))
    if (Error E = readPart(A->getValue(), R.Part))
      return std::move(E);
  if (Error E = readWarnings(Args.getAllArgValues(OPT_W_group),
                             Args.hasArg(OPT_no_warn), R.Checks))
    return std::move(E);
  const bool IsVerify = Action == BinaryAction::Verify;
  R.Options.IsReadable = !IsVerify;
  R.Options.IsExact = IsVerify || Args.hasArg(OPT_exact);
  if (IsRawCode)
    R.Container = "rawcode";
  if (Error E = readBinaryTarget(Args, R))
    return std::move(E);
  SourcePrintOptions &Print = R.Options.Print;
  Print.ShowFloats = true;
  Print.ShowEncoding = Args.hasArg(OPT_show_encoding);
  Print.ShowOffsets = Print.ShowEncoding || Args.hasArg(OPT_show_offsets);
  return R;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

Expected<std::string> clrx::readCName(const InputArgList &Args,
                                      StringRef Default) {
  const Arg *A = Args.getLastArg(OPT_c_name);
  std::string Name = A ? A->getValue() : makeCIdentifier(Default);
  if (!isCIdentifier(Name))
    return createStringError("'" + Name +
                             "' is not a valid name for an array in C");
  return Name;
}

std::vector<std::string> clrx::readDependencyTargets(const InputArgList &Args,
                                                     StringRef Default) {
  std::vector<std::string> Targets;
  for (const Arg *A : Args.filtered(OPT_MT, OPT_MQ))
    Targets.push_back(A->getOption().matches(OPT_MQ)
                          ? quoteForMake(A->getValue())
                          : A->getValue());
  if (Targets.empty())
    Targets.push_back(quoteForMake(Default));
  return Targets;
}

InstComments clrx::readInstComments(const InputArgList &Args) {
  return {Args.hasArg(OPT_show_encoding), Args.hasArg(OPT_show_inst)};
}

void clrx::requestListing(const InputArgList &Args, AssembleOptions &Options) {
  const InstComments Shown = readInstComments(Args);
  Options.Listing =
      Shown.Encoding ? ListingKind::Encodings : ListingKind::Assembly;
  Options.ListMCInsts = Shown.MCInst;
}

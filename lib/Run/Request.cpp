//===- Request.cpp - A run that the user requests -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options about a run.
//
//===----------------------------------------------------------------------===//

#include "Run/Request.h"
#include "Options/OptTable.h"
#include "Options/OptionValues.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/StringExtras.h"

using namespace clrx;
using namespace llvm;
using namespace llvm::opt;

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

static constexpr unsigned NumSGPRNames = 106; ///< s0 to s105.
static constexpr unsigned NumVGPRNames = 256;

/// Parses the part of a register's name after `s` or `v`: a number, or a range
/// in brackets. \returns true if it is neither.
static bool parseNumbers(StringRef Text, RegisterName &R) {
  unsigned Last;
  if (!Text.consume_front("["))
    return Text.getAsInteger(10, R.First);
  auto [From, To] = Text.split(':');
  if (!To.consume_back("]") || From.getAsInteger(10, R.First) ||
      To.getAsInteger(10, Last) || Last < R.First)
    return true;
  R.Count = Last - R.First + 1;
  return false;
}

Expected<RegisterName> clrx::parseRegisterName(StringRef Text) {
  RegisterName R;
  R.From = Text == "scc"           ? RegisterName::File::SCC
           : Text.starts_with("v") ? RegisterName::File::Vector
                                   : RegisterName::File::Scalar;
  if (R.From == RegisterName::File::SCC)
    return R;
  if (getSpecialRegisterArches(Text)) {
    R.From = RegisterName::File::Special;
    R.Special = Text.str();
    return R;
  }
  if ((!Text.starts_with("v") && !Text.starts_with("s")) ||
      parseNumbers(Text.drop_front(), R))
    return createStringError("'" + Text + "' is not a register");
  const unsigned End =
      R.From == RegisterName::File::Vector ? NumVGPRNames : NumSGPRNames;
  if (R.First >= End || R.Count > End - R.First)
    return createStringError("'" + Text + "' is out of range: the last " +
                             "register is " + Text.take_front() +
                             Twine(End - 1));
  return R;
}

/// Parses a register of -sgpr or -vgpr: a number, or a special register.
static Expected<RegisterName> parseInitialRegister(StringRef Text,
                                                   StringRef File) {
  if (Text.empty() || !isDigit(Text.front()))
    return parseRegisterName(Text);
  return parseRegisterName((File + Text).str());
}

static Expected<InitialRegisters> parseInitialRegisters(StringRef Text,
                                                        StringRef File) {
  auto [Name, Values] = Text.split(':');
  InitialRegisters Result;
  Expected<RegisterName> R = parseInitialRegister(Name, File);
  if (!R)
    return R.takeError();
  Result.Registers = *R;
  if ((R->From == RegisterName::File::Vector) != (File == "v"))
    return createStringError("'" + Name + "' is not " +
                             (File == "v" ? "a VGPR" : "a scalar register"));
  Expected<ElementList> List = parseElements(Values);
  if (!List)
    return List.takeError();
  Result.Values = std::move(*List);
  return Result;
}

//===----------------------------------------------------------------------===//
// Buffers and LDS
//===----------------------------------------------------------------------===//

Expected<BufferRequest> clrx::parseBuffer(StringRef Text, bool IsResource,
                                          uint64_t &BytesLeft) {
  auto [Number, Value] = Text.split(':');
  BufferRequest B;
  B.IsResource = IsResource;
  const unsigned NumRegisters = IsResource ? 4 : 2;
  Expected<uint64_t> N = parseNumber(Number, NumSGPRNames - NumRegisters);
  if (!N)
    return N.takeError();
  B.Register = *N;
  Expected<RunValue> V = parseRunValue(Value, BytesLeft);
  if (!V)
    return V.takeError();
  if (V->Kind == RunValue::Form::Local)
    return createStringError(
        "raw code has no local memory arguments; use -lds");
  B.Value = std::move(*V);
  return B;
}

/// Largest LDS of a work-group.
static constexpr uint32_t MaxLDSSize = 65536;

static Error readLDS(StringRef Text, LaunchRequest &R) {
  auto [SizeText, Values] = Text.split(':');
  Expected<uint64_t> Size = parseNumber(SizeText, MaxLDSSize);
  if (!Size)
    return Size.takeError();
  R.LDSSize = *Size;
  R.LDS = sim::Bytes(*Size, false);
  if (Values.empty())
    return Error::success();
  Expected<ElementList> List = parseElements(Values);
  if (!List)
    return List.takeError();
  const std::vector<uint8_t> Data = List->getBytes();
  if (Data.size() > *Size)
    return createStringError("the values have " + Twine(Data.size()) +
                             " bytes, but LDS has " + Twine(*Size));
  R.LDS.write(0, Data);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

Expected<PrintRequest> clrx::parsePrintSource(StringRef What) {
  PrintRequest P;
  P.Name = What.str();
  StringRef Number = What;
  if (What == "lds") {
    P.From = PrintRequest::Source::LDS;
    return P;
  }
  if (Number.consume_front("buffer:")) {
    P.From = PrintRequest::Source::Buffer;
  } else if (What.empty() || !isDigit(What.front())) {
    P.From = PrintRequest::Source::Registers;
    Expected<RegisterName> R = parseRegisterName(What);
    if (!R)
      return R.takeError();
    P.Registers = *R;
    return P;
  }
  Expected<uint64_t> N = parseNumber(Number, UINT16_MAX);
  if (!N)
    return N.takeError();
  P.Number = *N;
  return P;
}

/// Divides WHAT[:TYPE[:COUNT]]. WHAT may have a colon: in brackets, or after
/// `buffer`.
static size_t findTypeColon(StringRef Text) {
  size_t From = 0;
  if (Text.starts_with("buffer:"))
    From = StringRef("buffer:").size();
  else if (size_t Bracket = Text.find(']'); Bracket != StringRef::npos)
    From = Bracket;
  return Text.find(':', From);
}

Expected<PrintRequest> clrx::parsePrint(StringRef Text) {
  const size_t Colon = findTypeColon(Text);
  Expected<PrintRequest> P = parsePrintSource(Text.take_front(Colon));
  if (!P)
    return P;
  auto [TypeName, Count] = Text.drop_front(std::min(Colon, Text.size()))
                               .drop_front(Colon < Text.size())
                               .split(':');
  Expected<const ElementType *> Type =
      findElementType(Colon == StringRef::npos ? "x32" : TypeName, true);
  if (!Type)
    return Type.takeError();
  P->Type = *Type;
  if (Count.empty())
    return P;
  Expected<uint64_t> N = parseNumber(Count, UINT32_MAX);
  if (!N)
    return N.takeError();
  P->MaxValues = *N;
  return P;
}

//===----------------------------------------------------------------------===//
// Groups of findings
//===----------------------------------------------------------------------===//

Expected<sim::FindingGroup> clrx::findFindingGroup(StringRef Name) {
  if (std::optional<sim::FindingGroup> G = sim::findGroup(Name))
    return *G;
  ClosestName Closest(Name);
  for (unsigned I = 0; I != sim::NumFindingGroups; ++I)
    Closest.consider(sim::getGroupInfo(sim::FindingGroup(I)).Name);
  return makeUnknownNameError("group of findings", Name, Closest);
}

static Expected<sim::FindingGroups> parseGroups(StringRef Text) {
  sim::FindingGroups Result = 0;
  SmallVector<StringRef, 8> Names;
  Text.split(Names, ',');
  for (StringRef Name : Names) {
    if (Name == "none")
      continue;
    if (Name == "all") {
      Result |= maskTrailingOnes<uint32_t>(sim::NumFindingGroups);
      continue;
    }
    Expected<sim::FindingGroup> G = findFindingGroup(Name);
    if (!G)
      return G.takeError();
    Result |= maskOf(*G);
  }
  return Result;
}

static Error readGroups(const Arg &A, sim::FindingGroups &Groups) {
  Expected<sim::FindingGroups> Mask = parseGroups(A.getValue());
  if (!Mask)
    return Mask.takeError();
  if (A.getOption().matches(OPT_check_EQ))
    Groups = *Mask;
  else
    Groups &= ~*Mask;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Launches and files
//===----------------------------------------------------------------------===//

/// Parses X[,Y[,Z]].
static Expected<LaunchNumbers> parseLaunchNumbers(StringRef Text,
                                                  uint64_t Max) {
  LaunchNumbers Result;
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ',');
  if (Parts.size() > 3)
    return createStringError("expected at most 3 numbers, found " +
                             Twine(Parts.size()));
  for (StringRef Part : Parts) {
    Expected<uint64_t> N = parseNumber(Part, Max);
    if (!N)
      return N.takeError();
    Result.push_back(*N);
  }
  return Result;
}

static Error readSize(StringRef Text, LaunchNumbers &To) {
  Expected<LaunchNumbers> Size = parseLaunchNumbers(Text, UINT32_MAX);
  if (!Size)
    return Size.takeError();
  if (is_contained(*Size, 0))
    return createStringError("a size must not be 0");
  To = std::move(*Size);
  return Error::success();
}

static Error readOffset(StringRef Text, LaunchNumbers &To) {
  Expected<LaunchNumbers> Offset = parseLaunchNumbers(Text, UINT64_MAX);
  if (!Offset)
    return Offset.takeError();
  To = std::move(*Offset);
  return Error::success();
}

Expected<ArgumentRequest> clrx::parseArgument(StringRef Text,
                                              uint64_t &BytesLeft) {
  Expected<RunValue> Value = parseRunValue(Text, BytesLeft);
  if (!Value)
    return Value.takeError();
  return ArgumentRequest{Text.str(), std::move(*Value)};
}

static Expected<OutputRequest> parseOutput(StringRef Text) {
  auto [Number, File] = Text.split(':');
  Expected<uint64_t> N = parseNumber(Number, UINT16_MAX);
  if (!N)
    return N.takeError();
  if (File.empty())
    return createStringError("expected a file after '" + Number + ":'");
  return OutputRequest{unsigned(*N), File.str()};
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

template <typename T, typename U>
static Error append(Expected<T> Value, std::vector<U> &To) {
  if (!Value)
    return Value.takeError();
  To.push_back(U(std::move(*Value)));
  return Error::success();
}

template <typename T> static Error set(Expected<uint64_t> Value, T &To) {
  if (!Value)
    return Value.takeError();
  To = *Value;
  return Error::success();
}

static Error readSchedules(StringRef Value, uint64_t &To) {
  if (Error E = set(parseNumber(Value, 1000000), To))
    return E;
  return To ? Error::success() : createStringError("expected at least one run");
}

static Error readLaunchOption(const Arg &A, LaunchRequest &R) {
  const StringRef Value = A.getValue();
  switch (A.getOption().getID()) {
  case OPT_kernel:
    R.Kernel = Value.str();
    return Error::success();
  case OPT_global_size:
    return readSize(Value, R.GlobalSize);
  case OPT_local_size:
    return readSize(Value, R.LocalSize);
  case OPT_global_offset:
    return readOffset(Value, R.GlobalOffset);
  case OPT_arg:
    return append(parseArgument(Value, R.BytesLeft), R.Arguments);
  case OPT_code_buffer:
    return append(parseNumber(Value, UINT16_MAX), R.CodeBuffers);
  case OPT_check_EQ:
  case OPT_no_check:
    return readGroups(A, R.Run.Groups);
  case OPT_max_insts:
    return set(parseNumber(Value, UINT64_MAX), R.Run.MaxInsts);
  case OPT_seed:
    return set(parseNumber(Value, UINT64_MAX), R.Run.Seed);
  case OPT_schedules:
    return readSchedules(Value, R.NumSchedules);
  case OPT_sgpr:
    return append(parseInitialRegisters(Value, "s"), R.SGPRs);
  case OPT_vgpr:
    return append(parseInitialRegisters(Value, "v"), R.VGPRs);
  case OPT_buffer:
    return append(parseBuffer(Value, false, R.BytesLeft), R.Buffers);
  case OPT_resource:
    return append(parseBuffer(Value, true, R.BytesLeft), R.Buffers);
  case OPT_lds:
    return readLDS(Value, R);
  case OPT_mode:
    return set(parseNumber(Value, UINT32_MAX), R.Mode);
  default:
    llvm_unreachable("an option without a reader");
  }
}

/// Reads an option about the output.
static Error readOutputOption(const Arg &A, RunRequest &R) {
  const StringRef Value = A.getValue();
  switch (A.getOption().getID()) {
  case OPT_out:
    return append(parseOutput(Value), R.Outputs);
  case OPT_print:
    return append(parsePrint(Value), R.Prints);
  case OPT_trace_EQ:
    R.IsTraced = true;
    R.TraceFile = Value.str();
    return Error::success();
  default:
    llvm_unreachable("an option without a reader");
  }
}

static Expected<sim::GroupId> parseGroup(StringRef Text) {
  Expected<LaunchNumbers> Numbers = parseLaunchNumbers(Text, UINT32_MAX);
  if (!Numbers)
    return Numbers.takeError();
  sim::GroupId Id = {};
  llvm::copy(*Numbers, Id.begin());
  return Id;
}

static Expected<TraceRequest::WaveRange> parseWaves(StringRef Text) {
  auto [First, Last] = Text.split(':');
  Expected<uint64_t> From = parseNumber(First, UINT32_MAX);
  if (!From)
    return From.takeError();
  Expected<uint64_t> To =
      Last.empty() ? Expected<uint64_t>(*From) : parseNumber(Last, UINT32_MAX);
  if (!To)
    return To.takeError();
  return TraceRequest::WaveRange{*From, *To};
}

static Error readTraceOption(const Arg &A, TraceRequest &R) {
  const StringRef Value = A.getValue();
  switch (A.getOption().getID()) {
  case OPT_trace_group:
    return append(parseGroup(Value), R.Groups);
  case OPT_trace_wave:
    return append(parseWaves(Value), R.Waves);
  case OPT_trace_range:
    R.Ranges.push_back(Value.str());
    return Error::success();
  case OPT_trace_register:
    return append(parseRegisterName(Value), R.Registers);
  default:
    llvm_unreachable("an option without a reader");
  }
}

/// Names the option of \p E.
static Error addOption(const Arg &A, const InputArgList &Args, Error E) {
  if (!E)
    return E;
  return createStringError("'" + A.getAsString(Args) +
                           "': " + toString(std::move(E)));
}

Error clrx::readLaunchOptions(const InputArgList &Args, LaunchRequest &R) {
  if (const Arg *A = Args.getLastArg(OPT_grp_raw))
    R.RawOption = A->getAsString(Args);
  if (const Arg *A = Args.getLastArg(OPT_grp_kernels))
    R.KernelOption = A->getAsString(Args);
  for (const Arg *A : Args.filtered(OPT_grp_kernels, OPT_grp_raw,
                                    OPT_code_buffer, OPT_check_EQ, OPT_no_check,
                                    OPT_max_insts, OPT_seed, OPT_schedules))
    if (Error E = addOption(*A, Args, readLaunchOption(*A, R)))
      return E;
  return Error::success();
}

Error clrx::readRunOptions(const InputArgList &Args, RunRequest &R) {
  // The debugger uses the filters of work-groups and wavefronts, too.
  R.IsTraced = Args.hasArg(OPT_trace, OPT_trace_range, OPT_trace_register) ||
               (Args.hasArg(OPT_grp_trace) && !Args.hasArg(OPT_grp_debug));
  R.Breakpoints = Args.getAllArgValues(OPT_break);
  R.Watchpoints = Args.getAllArgValues(OPT_watch);
  R.IsInteractive = R.Options.MakeSymbolList = Args.hasArg(OPT_interactive);
  R.PrintStats = Args.hasArg(OPT_stats);
  R.PrintLineStats = Args.hasArg(OPT_stats_lines);
  R.CoverageFile = Args.getLastArgValue(OPT_coverage).str();
  R.ProfileFile = Args.getLastArgValue(OPT_profile).str();
  if (!R.ProfileFile.empty())
    R.Options.Report = ReportDetail::Lines;
  R.LaunchFile = Args.getLastArgValue(OPT_launch).str();
  for (const Arg *A : Args.filtered(OPT_out, OPT_print, OPT_trace_EQ))
    if (Error E = addOption(*A, Args, readOutputOption(*A, R)))
      return E;
  for (const Arg *A : Args.filtered(OPT_grp_trace))
    if (Error E = addOption(*A, Args, readTraceOption(*A, R.Trace)))
      return E;
  return readLaunchOptions(Args, R.Launch);
}

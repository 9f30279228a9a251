//===- Configuration.cpp - Statements about a configured kernel -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the statements in and around the configuration of a kernel.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "AsmParser.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

/// ::= .config
bool AsmParser::parseDirectiveConfig(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  const SourceKernel &Source = currentSource();
  if (Source.Header || Source.Metadata || !currentKernel().Parts.Notes.empty())
    return Report.error(Loc, rules::Exclusive,
                        "'.config' cannot be mixed with a header, metadata "
                        "or notes in a kernel");
  if (!currentKernel().Config)
    currentKernel().Config.emplace();
  enter(currentSource().Config, SectionRole::Config, ".config");
  return false;
}

/// ::= .cws [x][, [y][, [z]]]
/// ::= .reqd_work_group_size [x][, [y][, [z]]]
bool AsmParser::parseDirectiveGroupSize(StringRef, SMLoc) {
  return operands().readGroupSize(currentConfig().RequiredGroupSize);
}

/// ::= .userdata class, slot, first, count
bool AsmParser::parseDirectiveUserData(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  UserData D;
  uint64_t Slot, First, Count;
  if (Operands.readOneOf(UserDataClasses, "user data class", D.Class) ||
      Operands.readComma() || Operands.readTruncated(Slot, UINT32_MAX) ||
      Operands.readComma())
    return true;
  SMLoc FirstLoc;
  if (Operands.readNumber(First, FirstLoc))
    return true;
  if (First >= MaxUserData)
    return Report.error(FirstLoc, rules::ValueRange,
                        "first SGPR " + Twine(int64_t(First)) +
                            " is out of range (0 to " + Twine(MaxUserData - 1) +
                            ")");
  if (Operands.readComma() || Operands.readNumber(Count))
    return true;
  if (Count > MaxUserData - First)
    return Report.error(FirstLoc, rules::ValueRange,
                        Twine(int64_t(Count)) + " SGPRs from " + Twine(First) +
                            " on are more than " + Twine(MaxUserData));
  if (Operands.readEnd())
    return true;
  std::vector<UserData> &All = currentConfig().UserSGPRs;
  if (All.size() == MaxUserData)
    return Report.error(Loc, rules::Redefinition,
                        "kernel '" + currentKernel().Name +
                            "' already has its " + Twine(MaxUserData) +
                            " entries of user data");
  D.Slot = Slot;
  D.FirstSGPR = First;
  D.NumSGPRs = Count;
  All.push_back(D);
  return false;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static constexpr NamedValue<ImageAccess> AccessNames[] = {
    {"read_only", ImageAccess::ReadOnly},
    {"write_only", ImageAccess::WriteOnly},
    {"rdonly", ImageAccess::ReadOnly},
    {"wronly", ImageAccess::WriteOnly},
};

static constexpr NamedValue<ArgUse> UseNames[] = {{"unused", ArgUse::Unused}};

static std::optional<unsigned> getMaxResourceId(const Argument &A) {
  if (A.isPointerTo(PointerSpace::Global))
    return 1023;
  if (A.isPointerTo(PointerSpace::Constant))
    return 159;
  if (A.isValueOf(ArgClass::Image))
    return A.Access == ImageAccess::ReadOnly ? 127 : 7;
  if (A.isValueOf(ArgClass::Counter32))
    return 7;
  return std::nullopt;
}

static bool hasType(const catalyst::ArgTypeInfo &Type) {
  return !Type.Word.empty();
}

static constexpr catalyst::ArgumentRules ArgRules = {hasType, getMaxResourceId,
                                                     AccessNames, UseNames,
                                                     /*HasConstantSizes=*/true};

/// ::= .arg name, [string,] type[*][, ...]
bool AsmParser::parseDirectiveArg(StringRef, SMLoc Loc) {
  std::vector<Argument> &Args = currentConfig().Args;
  if (catalyst::readArgument(operands(), ArgRules,
                             {Args, currentSource().ArgNames}))
    return true;
  remember(
      ModulePart::ofKernel(*CurKernel, ModulePart::Argument, Args.size() - 1),
      Report.capture(Loc));
  return false;
}

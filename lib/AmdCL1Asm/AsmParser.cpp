//===- AsmParser.cpp - Creation, scopes, the whole file -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the table of pseudo-ops, checks their scopes, and parses the
// statements about the whole file.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "AmdCL1/Format.h"
#include "AmdCL1Asm/AmdCL1Asm.h"
#include "CatalystAsm/OuterParser.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

// clang-format off
static constexpr StringLiteral ArgHelp =
    "Adds a kernel argument. The operands depend on the type:\n\n"
    "    TYPE*, global[, [QUALIFIERS][, [RESOURCE][, unused]]]\n"
    "    TYPE*, constant[, [QUALIFIERS][, [BUFFERSIZE][, [RESOURCE][, unused]]]]\n"
    "    TYPE*, local[, [QUALIFIERS][, unused]]\n"
    "    structure*, SIZE, then as for the pointers above\n"
    "    structure, SIZE[, unused]\n"
    "    image...[, [read_only|write_only][, [RESOURCE][, unused]]]\n"
    "    counter32[, RESOURCE[, unused]]\n"
    "    any other TYPE[, unused]\n\n"
    "QUALIFIERS are const, restrict and volatile. If RESOURCE is left out, the argument gets the first free id. "
    "The types are those of AmdCL2 without pipe, queue and clkevent.";

static constexpr StringLiteral UserDataHelp =
    "Describes the contents of COUNT user data SGPRs from FIRST on. There are 16 user data SGPRs. The classes are"
#define CLRX_AMDCL1_USERDATA(Name, Code) " " Name
#include "AmdCL1/UserDataClasses.def"
    ".";
// clang-format on

static constexpr PseudoOp AmdCL1Ops[] = {
#define CLRX_NOTE_FIELD_OP(...)
#include "AmdCL1/FieldOps.def"
#define CLRX_OP(Name, Scopes, Handler, Syntax, Doc, Example)                   \
  customOp<AsmParser, &AsmParser::parseDirective##Handler>(                    \
      Name, Scopes, Syntax, Doc, Example),
#include "PseudoOps.def"
};
static_assert(haveUniqueNames(AmdCL1Ops));

ArrayRef<PseudoOp> AsmParser::getPseudoOps() { return AmdCL1Ops; }

/// Pseudo-ops of other containers that users port.
static constexpr ForeignPseudoOp ForeignPseudoOps[] = {
    {".args", "", "leave it out: '.arg' stands in '.config'"},
};

ContainerInfo amdcl1::getContainerInfo() {
  ContainerInfo Info = makeContainerInfo<AsmParser>(
      {0, "amd", "AmdCL1", ".amd", "", "catalyst"});
  Info.GetFirstDriver = [](GPU Device) {
    return getDeviceCodes(Device) ? std::optional<uint32_t>(0) : std::nullopt;
  };
  Info.ForeignPseudoOps = ForeignPseudoOps;
  return Info;
}

AsmParser::AsmParser(AsmHost &Host) : KernelContainer(Host, getPseudoOps()) {
  Ownership.setHasOwnSections(true);
  DriverVersion = 0;
  GlobalData = &addSection(SectionRole::GlobalData, ".globaldata");
  MainLast = GlobalData;
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

ScopeText AsmParser::describeScopes(unsigned Scopes) {
  ScopeText W;
  if (Scopes & InKernel)
    W.Where = "in a kernel";
  else if (Scopes & InEntries)
    W.Opener = "'.proginfo' or '.uav'";
  else if (Scopes & InConstants)
    W.Opener = "'.floatconsts', '.intconsts' or '.boolconsts'";
  else if (Scopes & InConstantBuffers)
    W.Opener = "'.constantbuffers'";
  else if (Scopes & InInputSamplers)
    W.Opener = "'.inputsamplers'";
  if (Scopes & InBothConfigs)
    W.Opener = "'.config'" + (W.Opener.empty() ? "" : " or " + W.Opener);
  if (!W.Opener.empty())
    W.Where = "in the " + W.Opener + " of a kernel";
  return W;
}

bool AsmParser::isInScope(unsigned Scopes) {
  return Scopes == Anywhere || (Scopes & InKernel && CurKernel) ||
         (Scopes & InBothConfigs && isInConfig()) || isInNote(Scopes);
}

bool AsmParser::checkScope(const PseudoOp &Op, SMLoc Loc) {
  return !isInScope(Op.Scopes) &&
         reportScope(Op.Name, describeScopes(Op.Scopes), CurKernel.has_value(),
                     Loc);
}

KernelConfig &AsmParser::getConfigFor(const PseudoOp &, SMLoc) {
  return currentConfig().Fields;
}

//===----------------------------------------------------------------------===//
// Statements about the whole file
//===----------------------------------------------------------------------===//

/// ::= .compile_options string
/// ::= .driver_info string
bool AsmParser::parseDirectiveString(StringRef Name, SMLoc) {
  // The file has no NULs in these strings, so they end at the first NUL.
  return operands().readLastString(Name == ".driver_info" ? M.DriverInfo
                                                          : M.CompileOptions,
                                   /*EndsAtNul=*/true);
}

/// ::= .empty_compile_options
bool AsmParser::parseDirectiveEmptyCompileOptions(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  M.HasEmptyOptions = true;
  return false;
}

/// ::= .section_order name {, name}
bool AsmParser::parseDirectiveSectionOrder(StringRef, SMLoc) {
  return catalyst::readSectionOrder(operands(), M.SectionOrder);
}

/// Returns the version in the source. If the source has neither a version nor a
/// text about the driver, returns the version of the command line.
uint32_t AsmParser::getDriverVersion() const {
  return DriverVersion || !M.DriverInfo.empty()
             ? DriverVersion
             : Host.getLoaderVersions().Driver;
}

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
#include "AmdCL2Asm/AmdCL2Asm.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

// clang-format off
static constexpr StringLiteral ArgHelp =
    "Adds a kernel argument. The operands depend on the type:\n\n"
    "    TYPE*, SPACE[, [const] [restrict] [volatile][, USED]]\n"
    "    structure*, SIZE, SPACE[, [const] [restrict] [volatile][, USED]]\n"
    "    structure, SIZE[, const][, USED]\n"
    "    image...[, [read_only|write_only|read_write][, [RESOURCE][, USED]]]\n"
    "    sampler[, RESOURCE[, USED]]\n"
    "    any other TYPE[, const][, USED]\n\n"
    "SPACE is local, global or constant; USED is unused, rdonly or wronly. If RESOURCE is left "
    "out, an image or sampler gets the first free id. The types are"
#define CLRX_ARG_TYPE(Id, Name, ...) " " Name
#include "clrx/Catalyst/ArgTypes.def"
    ".";
// clang-format on

static constexpr PseudoOp AmdCL2Ops[] = {
#include "AmdCL2/FieldOps.def"
#define CLRX_OP(Name, Scopes, Handler, Syntax, Doc, Example)                   \
  customOp<AsmParser, &AsmParser::parseDirective##Handler>(                    \
      Name, Scopes, Syntax, Doc, Example),
#include "PseudoOps.def"
};
static_assert(haveUniqueNames(AmdCL2Ops));

ArrayRef<PseudoOp> AsmParser::getPseudoOps() { return AmdCL2Ops; }

/// Pseudo-ops of other containers that users port.
static constexpr ForeignPseudoOp ForeignPseudoOps[] = {
    {".userdata", "",
     "'.useargs' passes the arguments, and the driver fills the registers"},
    {".uavid", "", "leave it out: arguments are addresses"},
    {".uavprivate", "", "leave it out: arguments are addresses"},
    {".args", "", "leave it out: '.arg' stands in '.config'"},
    {".newbinfmt", "", "leave it out: only '.rocm' has two formats"},
};

ContainerInfo amdcl2::getContainerInfo() {
  ContainerInfo Info =
      makeContainerInfo<AsmParser>({3, "amdcl2", "AmdCL2", ".amdcl2"});
  Info.GetFirstDriver = getFirstDriver;
  Info.ForeignPseudoOps = ForeignPseudoOps;
  return Info;
}

AsmParser::AsmParser(AsmHost &Host)
    : CompiledContainer(Host, getPseudoOps()), Sections(Host, Ownership) {}

bool AsmParser::isNewFormat() const {
  return amdcl2::isNewFormat(DriverVersion);
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

ScopeText AsmParser::describeScopes(unsigned Scopes) {
  ScopeText W;
  if (Scopes & InKernel)
    W.Where = "in a kernel";
  else if (Scopes & OutsideKernels)
    W.Where = "outside of kernels";
  else if ((Scopes & InBothConfigs) == InBothConfigs)
    W.Opener = "'.config' or '.hsaconfig'";
  else if (Scopes & InConfig)
    W.Opener = "'.config'";
  else if (Scopes & InHSAConfig)
    W.Opener = "'.hsaconfig'";
  if (!W.Opener.empty())
    W.Where = "in the " + W.Opener + " of a kernel";
  if (Scopes & NewDriversOnly)
    W.Needs = "driver version " + utostr(getFirstNewDriver()) + " or later";
  else if (Scopes & OldDriversOnly)
    W.Needs = "a driver version before " + utostr(getFirstNewDriver());
  return W;
}

bool AsmParser::isInScope(unsigned Scopes) {
  if (Scopes & InKernel)
    return Sections.getContext().isKernel();
  if (Scopes & OutsideKernels)
    return !Sections.getContext().isKernel();
  if (!(Scopes & InBothConfigs))
    return true;
  const SourceSection *S = Sections.getCurrent();
  return S && ((Scopes & InConfig && S->Role == SectionRole::Config) ||
               (Scopes & InHSAConfig && S->Role == SectionRole::HSAConfig));
}

bool AsmParser::checkScope(StringRef Name, unsigned Scopes, SMLoc Loc) {
  if (isInScope(Scopes))
    return false;
  return reportScope(Name, describeScopes(Scopes),
                     Sections.getContext().isKernel(), Loc);
}

bool AsmParser::checkScope(const PseudoOp &Op, SMLoc Loc) {
  if (checkScope(Op.Name, Op.Scopes, Loc))
    return true;
  if (Op.Scopes & (isNewFormat() ? OldDriversOnly : NewDriversOnly))
    return reportDriver(Loc, "'" + Op.Name + "' needs " +
                                 describeScopes(Op.Scopes).Needs);
  return false;
}

/// Reports that the driver's format lacks a feature, and where the driver
/// version was specified.
bool AsmParser::reportDriver(SMLoc Loc, const Twine &Msg) {
  Report.error(Loc, rules::Version, Msg);
  const SourcePos Chosen = getPosOf(ModulePart::DriverVersion);
  if (Chosen.isValid())
    Report.note(Chosen, "the driver version is specified here");
  else if (!isNewFormat())
    Report.note(Loc, "write '.driver_version " + Twine(getFirstNewDriver()) +
                         "' before it");
  return true;
}

KernelConfig &AsmParser::getConfigFor(const PseudoOp &, SMLoc) {
  return currentConfig().Fields;
}

//===----------------------------------------------------------------------===//
// Statements about the whole file
//===----------------------------------------------------------------------===//

/// ::= .acl_version string
/// ::= .compile_options string
bool AsmParser::parseDirectiveString(StringRef Name, SMLoc) {
  return operands().readLastString(Name == ".acl_version" ? M.ACLVersion
                                                          : M.CompileOptions);
}

/// ::= .hsalayout
bool AsmParser::parseDirectiveHSALayout(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (!Kernels.empty())
    return Report.error(Loc, rules::Order,
                        "'.hsalayout' must come before the first kernel");
  Sections.useHSALayout();
  return false;
}

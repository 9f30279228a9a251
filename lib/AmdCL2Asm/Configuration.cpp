//===- Configuration.cpp - Statements about kernels and samplers ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the statements in and around the configuration of a kernel, and those
// about samplers.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Largest id in .samplerreloc. The table of offsets has an element for each id
/// up to the largest one.
static constexpr uint64_t MaxSamplerRelocId = 0xffff;

//===----------------------------------------------------------------------===//
// Sections of a kernel
//===----------------------------------------------------------------------===//

/// Sections with bytes of a kernel that are written unchanged. A pseudo-op of
/// the same name opens each section.
static constexpr SectionRole RawSections[] = {
    SectionRole::Metadata, SectionRole::Setup, SectionRole::Stub,
    SectionRole::ISAMetadata};

/// Reports an error if the current kernel has a raw section, which cannot be
/// mixed with \p Name.
bool AsmParser::checkNoRawSection(StringRef Name, SMLoc Loc) {
  const unsigned Kernel = Sections.getContext().getKernel();
  for (SectionRole Role : RawSections)
    if (Sections.getPart(Kernel, Role))
      return Report.errorWithFix(
          Loc, rules::Exclusive,
          "'" + Name + "' cannot be mixed with '" +
              getSectionRoleInfo(Role).Name + "' in a kernel",
          "describe the kernel with '" + Name + "', or its bytes with '" +
              getSectionRoleInfo(Role).Name + "'");
  return false;
}

/// Gives the current kernel a configuration of \p Kind, unless it has one.
bool AsmParser::createConfig(ConfigKind Kind, SMLoc Loc) {
  Kernel &K = currentKernel();
  if (!K.Config)
    K.Config.emplace().Kind = Kind;
  return K.Config->Kind != Kind &&
         Report.error(Loc, rules::Exclusive,
                      "'.config' and '.hsaconfig' cannot be mixed in a kernel");
}

/// ::= .config
/// ::= .hsaconfig
bool AsmParser::parseDirectiveConfig(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || checkNoRawSection(Name, Loc))
    return true;
  const bool IsHSA = Name == ".hsaconfig";
  if (createConfig(IsHSA ? ConfigKind::HSA : ConfigKind::OpenCL, Loc))
    return true;
  Sections.enter(IsHSA ? SectionRole::HSAConfig : SectionRole::Config,
                 Sections.getContext());
  return false;
}

/// ::= .control_directive
bool AsmParser::parseDirectiveControlDirective(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || checkNoRawSection(Name, Loc))
    return true;
  const Kernel &K = currentKernel();
  if (K.Config && K.Config->Kind == ConfigKind::OpenCL)
    return Report.error(
        Loc, rules::Exclusive,
        "'.control_directive' needs '.hsaconfig', but the kernel "
        "has a '.config'");
  Sections.enter(SectionRole::ControlDirective, Sections.getContext());
  return false;
}

/// ::= .metadata
/// ::= .setup
/// ::= .stub
/// ::= .isametadata
bool AsmParser::parseDirectiveRawSection(StringRef Name, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (currentKernel().Config)
    return Report.errorWithFix(
        Loc, rules::Exclusive,
        "'" + Name + "' cannot be mixed with a configuration in a kernel",
        "leave it out: the configuration determines its bytes");
  Sections.enter(*find_if(RawSections,
                          [Name](SectionRole Role) {
                            return getSectionRoleInfo(Role).Name == Name;
                          }),
                 Sections.getContext());
  return false;
}

//===----------------------------------------------------------------------===//
// Kernel configuration
//===----------------------------------------------------------------------===//

/// ::= .cws [x][, [y][, [z]]]
/// ::= .reqd_work_group_size [x][, [y][, [z]]]
/// ::= .work_group_size_hint [x][, [y][, [z]]]
bool AsmParser::parseDirectiveGroupSize(StringRef Name, SMLoc) {
  Configuration &C = currentConfig();
  return operands().readGroupSize(
      Name == ".work_group_size_hint" ? C.GroupSizeHint : C.RequiredGroupSize);
}

/// ::= .vectypehint name
bool AsmParser::parseDirectiveVecTypeHint(StringRef, SMLoc) {
  StringRef Type;
  if (catalyst::readName(operands(), "type", Type) || operands().readEnd())
    return true;
  currentConfig().VecTypeHint = Type.str();
  return false;
}

/// ::= .default_hsa_features
bool AsmParser::parseDirectiveDefaultHSAFeatures(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  currentConfig().Fields.setFlags(SF_PrivateSegmentBuffer |
                                      SF_KernargSegmentPtr,
                                  Host.getTarget().Is64Bit ? FF_Ptr64 : 0);
  return false;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static constexpr NamedValue<ImageAccess> AccessNames[] = {
    {"read_only", ImageAccess::ReadOnly},
    {"write_only", ImageAccess::WriteOnly},
    {"read_write", ImageAccess::ReadWrite},
    {"rdonly", ImageAccess::ReadOnly},
    {"wronly", ImageAccess::WriteOnly},
    {"rdwr", ImageAccess::ReadWrite},
};

static constexpr catalyst::ArgumentRules ArgRules = {
    /*HasType=*/nullptr,
    getMaxResourceId,
    AccessNames,
    ArgUseNames,
    /*HasConstantSizes=*/false,
    /*HasConstValues=*/true};

/// ::= .arg name, [string,] type[*][, ...]
bool AsmParser::parseDirectiveArg(StringRef, SMLoc Loc) {
  const unsigned Kernel = Sections.getContext().getKernel();
  std::vector<Argument> &Args = currentConfig().Args;
  if (catalyst::readArgument(operands(), ArgRules,
                             {Args, Kernels[Kernel].ArgNames}))
    return true;
  remember(ModulePart::ofKernel(Kernel, ModulePart::Argument, Args.size() - 1),
           Report.capture(Loc));
  return false;
}

/// Returns an argument of .setupargs. The runtime passes it, but the kernel
/// does not use it.
static Argument makeSetupArg(StringRef Name, ArgType Type, bool IsPointer) {
  Argument A;
  A.Name = Name.str();
  A.TypeName = "size_t";
  A.Type = Type;
  A.IsPointer = IsPointer;
  A.Use = ArgUse::Unused;
  return A;
}

std::vector<Argument> amdcl2::makeSetupArgs(bool Is64Bit) {
  const ArgType Size = Is64Bit ? ArgType::Long : ArgType::Int;
  std::vector<Argument> Args;
  for (StringRef Name :
       {"_.global_offset_0", "_.global_offset_1", "_.global_offset_2"})
    Args.push_back(makeSetupArg(Name, Size, false));
  Args.push_back(makeSetupArg("_.printf_buffer", ArgType::Void, true));
  for (StringRef Name : {"_.vqueue_pointer", "_.aqlwrap_pointer"})
    Args.push_back(makeSetupArg(Name, Size, false));
  return Args;
}

/// ::= .setupargs
bool AsmParser::parseDirectiveSetupArgs(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (!currentConfig().Args.empty())
    return Report.error(Loc, rules::Order,
                        "'.setupargs' must come before all other arguments");
  currentConfig().Args = makeSetupArgs(Host.getTarget().Is64Bit);
  return false;
}

//===----------------------------------------------------------------------===//
// Samplers
//===----------------------------------------------------------------------===//

/// ::= .sampler [number[, number]...]
bool AsmParser::parseDirectiveSampler(StringRef Name, SMLoc Loc) {
  if (Sections.getContext().isKernel())
    return checkScope(Name, InBothConfigs, Loc) || readUsedSamplers(Loc);
  if (Sections.getNewest(SectionRole::SamplerInit))
    return Report.error(Loc, rules::Exclusive,
                        "'.sampler' cannot be mixed with '.samplerinit'");
  HasSamplerDefs = true;
  remember(ModulePart::Samplers, Report.capture(Loc));
  return operands().readNumberList(M.Samplers);
}

/// ::= number[, number]...
bool AsmParser::readUsedSamplers(SMLoc Loc) {
  remember(ModulePart::ofKernel(Sections.getContext().getKernel(),
                                ModulePart::UsedSamplers),
           Report.capture(Loc));
  return operands().readNumberList(currentKernel().Samplers);
}

/// ::= .used_samplers number[, number]...
bool AsmParser::parseDirectiveUsedSamplers(StringRef, SMLoc Loc) {
  return readUsedSamplers(Loc);
}

/// ::= .samplerinit
bool AsmParser::parseDirectiveSamplerInit(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (HasSamplerDefs)
    return Report.error(Loc, rules::Exclusive,
                        "'.samplerinit' cannot be mixed with '.sampler'");
  remember(ModulePart::Samplers, Report.capture(Loc));
  Sections.enter(SectionRole::SamplerInit, Context::inner());
  return false;
}

/// ::= .samplerreloc offset, id
bool AsmParser::parseDirectiveSamplerReloc(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  OperandValue Offset;
  uint64_t Id;
  if (Host.getSymbols().parseExpression(Host.getOperands(), EF_MustBeKnown,
                                        Offset) ||
      Operands.readComma() || Operands.readNumber(Id) || Operands.readEnd())
    return true;
  if (Offset.K != OperandValue::Absolute)
    return Report.error(Offset.Loc, rules::NotAbsolute,
                        "sampler offset must be a number");
  if (Id > MaxSamplerRelocId)
    return Report.error(Loc, rules::ValueRange,
                        "sampler id " + Twine(Id) + " is out of range (0 to " +
                            Twine(MaxSamplerRelocId) + ")");
  const bool IsFirst = M.SamplerOffsets.empty();
  if (Id >= M.SamplerOffsets.size())
    M.SamplerOffsets.resize(Id + 1);
  M.SamplerOffsets[Id] = Offset.Value;
  const SourcePos Pos = Report.capture(Offset.Loc);
  remember({ModulePart::SamplerOffset, unsigned(Id)}, Pos);
  if (IsFirst && !getPosOf(ModulePart::Samplers).isValid())
    remember(ModulePart::Samplers, Pos);
  return false;
}

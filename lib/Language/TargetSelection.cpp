//===- TargetSelection.cpp - GPU, architecture, container, bitness --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the source says about its target, and asks; and the dialect, which the
// device may decide.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "clrx/Analysis/WarningGroups.h"
#include "clrx/Targets/Processors.h"

using namespace llvm;
using namespace clrx;

const GPUName *ClrxAsmParser::parseGPUOperand(Cursor &C) {
  return parseKnownName(C, "GPU device", "name", findGPUName, getAllGPUNames,
                        /*MayHaveHyphens=*/true);
}

std::optional<Arch> ClrxAsmParser::parseArchOperand(Cursor &C) {
  return parseKnownName(C, "GPU architecture", "name", parseArchName,
                        getAllArchNames);
}

const ContainerInfo *ClrxAsmParser::parseContainerOperand(Cursor &C) {
  auto Find = [this](StringRef Name) {
    return findContainer(Services.Containers, Name);
  };
  auto GetNames = [this] { return getContainerNames(Services.Containers); };
  return parseKnownName(C, "output format", "type", Find, GetNames);
}

/// Whether \p P comes too late, after output has started; true on error,
/// reported. Between devices with a dialect, it changes what is checked.
bool ClrxAsmParser::checkProcessorChange(const LLVMProcessor &P, SMLoc Loc) {
  if (!hasOutputStarted() || (P.HasDialect && Processor->HasDialect) ||
      getCanonicalName(P) == getCanonicalName(*Processor))
    return false;
  return Diags.error(Loc,
                     "the device is already fixed, it is " + Target.getName());
}

/// The source selected another device at \p Loc.
void ClrxAsmParser::deviceSelected(SMLoc Loc) {
  DevicePos = Diags.capture(Loc);
  if (hasOutputStarted() && Target.architecture() != InstructionSet &&
      !LateDevicePos.isValid() && !isMuted(DevicePos, WarningGroup::Kernel))
    LateDevicePos = DevicePos;
  updateDialect();
}

/// ::= .gpu name
bool ClrxAsmParser::parseGPU(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  const GPUName *G = parseGPUOperand(C);
  if (!G || checkGarbage(C) || checkProcessorChange(G->Processor, Loc))
    return true;
  Target.select(*G);
  deviceSelected(Loc);
  return false;
}

/// ::= .arch name
bool ClrxAsmParser::parseArch(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  std::optional<Arch> A = parseArchOperand(C);
  if (!A || checkGarbage(C) ||
      checkProcessorChange(getArchInfo(*A).Processor, Loc))
    return true;
  Target.select(*A);
  deviceSelected(Loc);
  return false;
}

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

void ClrxAsmParser::setDialect(InstDialect D) {
  Dialect = D;
  enterCompilerSection(CompilerSection::Code);
  Sources.setLLVMComments(D == InstDialect::LLVM);
  NextFree.IsCounting |= D == InstDialect::LLVM;
  updateFunctions();
}

void ClrxAsmParser::updateFunctions() {
  if (Dialect == InstDialect::LLVM)
    Symbols.setFunctions(
        true, getProcessorFacts(Target.getProcessor()).HasUnifiedVGPRs);
  else
    Symbols.setFunctions(false, false);
}

/// Follows the device, which may have no dialect but LLVM's.
void ClrxAsmParser::updateDialect() {
  const bool HasChoice = Target.getProcessor().HasDialect;
  const InstDialect D = HasChoice ? ChosenDialect : InstDialect::LLVM;
  IsDialectUnsaid = D != ChosenDialect;
  if (D != Dialect)
    setDialect(D);
  else
    updateFunctions();
}

/// ::= .dialect name
bool ClrxAsmParser::parseDialect(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  std::optional<InstDialect> D =
      parseKnownName(C, "dialect", "name", parseDialectName,
                     [] { return ArrayRef(InstDialectNames); });
  if (!D || checkGarbage(C))
    return true;
  if (*D == InstDialect::Clrx && !Target.getProcessor().HasDialect)
    return Diags.error(Loc, Target.getName() +
                                " has no CLRX dialect, its instructions are "
                                "LLVM's");
  ChosenDialect = *D;
  IsDialectUnsaid = false;
  setDialect(*D);
  return false;
}

/// At the first instruction of a source that does not say what it is.
void ClrxAsmParser::tellDialect() {
  IsDialectUnsaid = false;
  ChosenDialect = InstDialect::LLVM;
  if (!Options.ShowRemarks)
    return;
  Diags.remark(StatementLoc, Target.getName() +
                                 " has no CLRX dialect, its instructions are "
                                 "LLVM's, as behind '.dialect llvm'");
}

//===----------------------------------------------------------------------===//
// Container, bitness, policy
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::selectContainer(const ContainerInfo &Info, SMLoc Loc) {
  if (hasOutputStarted())
    return Diags.error(Loc, "the container is already fixed, it is " +
                                Selected->Name);
  Selected = &Info;
  IsContainerNamed = true;
  return false;
}

/// ::= .format name
bool ClrxAsmParser::parseFormat(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  const ContainerInfo *Info = parseContainerOperand(C);
  return !Info || checkGarbage(C) || selectContainer(*Info, Loc);
}

/// ::= .32bit | .64bit
bool ClrxAsmParser::parseBitness(Cursor &C, unsigned Arg, SMLoc Loc) {
  if (checkGarbage(C))
    return true;
  if (hasOutputStarted())
    return Diags.error(Loc, "the bitness is already fixed, it is " +
                                Twine(Target.Is64Bit ? 64 : 32));
  if (Selected->Addresses == AddressSize::None)
    Diags.warning(Loc, Selected->Title + " has no bitness; ignored");
  else if (Selected->Addresses == AddressSize::Always64 && Arg == 32)
    Diags.warning(Loc,
                  "the " + Selected->Title + " container is always 64-bit");
  Target.Is64Bit = Arg == 64;
  BitnessPos = Diags.capture(Loc);
  return false;
}

/// ::= .policy absolute-expression
bool ClrxAsmParser::parsePolicy(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  int64_t Value;
  if (parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  warnIfTruncated(Loc, Value, 32);
  Target.PolicyVersion = uint32_t(Value);
  return false;
}

/// ::= .get_gpu symbol | .get_arch symbol | ...
bool ClrxAsmParser::parseGetTarget(Cursor &C, unsigned Arg, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(C, "symbol name", Path, Loc) || checkGarbage(C))
    return true;
  const auto Fact = TargetFact(Arg);
  if ((Fact == TargetFact::Arch || Fact == TargetFact::GPU) &&
      !Target.getProcessor().HasDialect)
    return Diags.error(Loc, Target.getName() +
                                " has no number: only devices of the CLRX "
                                "dialect do");
  const uint64_t Values[] = {
      Target.Is64Bit,       uint64_t(Target.architecture()),
      Selected->Id,         uint64_t(Target.Device),
      Target.PolicyVersion, ReferenceVersion};
  return assignSymbol(Path, Loc, nullptr, int64_t(Values[Arg]));
}

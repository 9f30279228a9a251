//===- TargetSelection.cpp - GPU, architecture, container, bitness --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Devices, containers, address sizes, and questions about them.
//
//===----------------------------------------------------------------------===//

#include "TargetSelection.h"
#include "DialectSelection.h"
#include "GenericPseudoOps.h"
#include "OutputContainer.h"
#include "Sections.h"
#include "Targets/Processors.h"
#include "clrx/Analysis/WarningGroups.h"

using namespace llvm;
using namespace clrx;

TargetSelection::TargetSelection(ParserContext &Ctx)
    : ParserPart(Ctx), State(Ctx.Options.Target),
      Selected(Ctx.Options.Container ? Ctx.Options.Container
                                     : &Ctx.Services.Containers.front()),
      IsContainerNamed(Ctx.Options.Container) {}

/// If \p Text is the name of a product with a blank or in quotes, names its
/// device and returns true.
bool TargetSelection::noteProduct(StringRef Text, SMLoc Loc) {
  const StringRef Product = Text.trim('"');
  if (Text.find_first_of(" \"") == StringRef::npos || findGPUName(Product))
    return false;
  ClosestName Closest(Product);
  Closest.considerAll(getGPUSuggestions());
  if (Closest.get().empty())
    return false;
  Diags.noteFix(Loc, FixIt::replace(Text, Closest.get()),
                "did you mean '" + Closest.get() + "'?");
  return true;
}

const GPUName *TargetSelection::parseGPUOperand(Cursor &C) {
  const SMLoc Loc = C.nextLoc();
  const StringRef Text = C.rest().rtrim();
  const GPUName *G = parseKnownName(C, "GPU device", "name", findGPUName,
                                    getGPUSuggestions, /*MayHaveHyphens=*/true);
  if (G)
    return G;
  if (noteProduct(Text, Loc))
    return nullptr;
  if (parseArchName(Text))
    Diags.note(Loc, "'" + Text + "' is an architecture, which '.arch' selects");
  else if (findGPUName(Text.trim('"')))
    Diags.noteFix(Loc, FixIt::replace(Text, Text.trim('"')),
                  "the name has no quotes: " + Text.trim('"'));
  return nullptr;
}

std::optional<Arch> TargetSelection::parseArchOperand(Cursor &C) {
  const SMLoc Loc = C.nextLoc();
  const StringRef Text = C.rest().rtrim();
  std::optional<Arch> A = parseKnownName(C, "GPU architecture", "name",
                                         parseArchName, getAllArchNames);
  if (!A && findGPUName(Text))
    Diags.note(Loc, "'" + Text + "' is a device, which '.gpu' selects");
  return A;
}

const ContainerInfo *TargetSelection::parseContainerOperand(Cursor &C) {
  auto Find = [this](StringRef Name) {
    return findContainer(Ctx.Services.Containers, Name);
  };
  auto GetNames = [this] { return getContainerNames(Ctx.Services.Containers); };
  return parseKnownName(C, "output format", "type", Find, GetNames);
}

/// Checks that the processor can still become \p P. After the output has
/// started, it can change only between processors with a CLRX dialect. Such a
/// change affects only which operands are legal. \returns true after reporting
/// an error.
bool TargetSelection::checkProcessorChange(const LLVMProcessor &P, SMLoc Loc) {
  if (!Ctx.Output.hasStarted())
    return false;
  const LLVMProcessor &Fixed = Ctx.Output.getProcessor();
  if ((P.HasDialect && Fixed.HasDialect) ||
      getCanonicalName(P) == getCanonicalName(Fixed))
    return false;
  return Diags.error(Loc, rules::Order,
                     "the device is already fixed to " + State.getName());
}

/// Called after the source has selected another device at \p Loc.
void TargetSelection::deviceSelected(SMLoc Loc) {
  DevicePos = Diags.capture(Loc);
  if (Ctx.Output.hasStarted() &&
      State.architecture() != Ctx.Output.getInstructionSet() &&
      !LateDevicePos.isValid() && !isMuted(DevicePos, WarningGroup::Kernel))
    LateDevicePos = DevicePos;
  Ctx.Dialect.update();
}

/// ::= .gpu name
bool TargetSelection::parseGPU(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  const GPUName *G = parseGPUOperand(C);
  if (!G || checkGarbage(C) || checkProcessorChange(G->Processor, Loc))
    return true;
  State.select(*G);
  deviceSelected(Loc);
  return false;
}

/// ::= .arch name
bool TargetSelection::parseArch(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  std::optional<Arch> A = parseArchOperand(C);
  if (!A || checkGarbage(C) ||
      checkProcessorChange(getArchInfo(*A).Processor, Loc))
    return true;
  State.select(*A);
  deviceSelected(Loc);
  return false;
}

//===----------------------------------------------------------------------===//
// Container, bitness, policy
//===----------------------------------------------------------------------===//

bool TargetSelection::selectContainer(const ContainerInfo &Info, SMLoc Loc) {
  if (Ctx.Output.hasStarted())
    return Diags.error(Loc, rules::Order,
                       "the container is already fixed to " + Selected->Name);
  Selected = &Info;
  IsContainerNamed = true;
  return false;
}

bool TargetSelection::parseSelector(const ContainerInfo &Info, StringRef Key,
                                    Cursor &C, SMLoc Loc) {
  if (checkGarbage(C) || selectContainer(Info, Loc))
    return true;
  UsedSelectors.push_back(Key == Info.Selector ? Info.Selector
                                               : Info.OtherSelector);
  return false;
}

/// ::= .format name
bool TargetSelection::parseFormat(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  const ContainerInfo *Info = parseContainerOperand(C);
  return !Info || checkGarbage(C) || selectContainer(*Info, Loc);
}

/// ::= .32bit | .64bit
bool TargetSelection::parseBitness(Cursor &C, unsigned Bits, SMLoc Loc) {
  if (checkGarbage(C))
    return true;
  if (Ctx.Output.hasStarted())
    return Diags.error(Loc, rules::Order,
                       "the bitness is already fixed to " +
                           Twine(State.Is64Bit ? 64 : 32));
  switch (Selected->Addresses) {
  case AddressSize::Any:
    State.Is64Bit = Bits == 64;
    BitnessPos = Diags.capture(Loc);
    break;
  case AddressSize::None:
    Diags.warning(Loc, rules::Ignored,
                  Selected->Title + " has no bitness; ignored");
    break;
  case AddressSize::Always64:
    if (Bits == 32)
      Diags.warning(Loc, rules::Device,
                    "the " + Selected->Title + " container is always 64-bit");
    break;
  }
  return false;
}

/// ::= .policy absolute-expression
bool TargetSelection::parsePolicy(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  int64_t Value;
  if (parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  warnIfTruncated(Diags, Loc, Value, 32);
  State.PolicyVersion = uint32_t(Value);
  return false;
}

/// ::= (.get_gpu | .get_arch | ...) symbol
bool TargetSelection::parseGetTarget(Cursor &C, unsigned Arg, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(C, "symbol name", Path, Loc) || checkGarbage(C))
    return true;
  const auto Fact = TargetFact(Arg);
  if ((Fact == TargetFact::Arch || Fact == TargetFact::GPU) &&
      !State.getProcessor().HasDialect)
    return Diags.error(Loc, rules::Device,
                       State.getName() +
                           " has no number: only devices of the CLRX "
                           "dialect do");
  const uint64_t Values[] = {
      State.Is64Bit,       uint64_t(State.architecture()),
      Selected->Id,        uint64_t(State.Device),
      State.PolicyVersion, ReferenceVersion};
  return Ctx.Sections.assignSymbol(Path, Loc, nullptr, int64_t(Values[Arg]));
}

bool TargetSelection::setWave32(bool On, SMLoc Loc) {
  const LLVMProcessor &P = State.getProcessor();
  if (!P.HasDialect && !On && !getProcessorFacts(P).HasWave64)
    return Diags.error(Loc, rules::Device,
                       State.getName() + " has waves of 32 lanes only");
  State.setWave32(On);
  if (Ctx.Output.hasStarted())
    Ctx.Output->wave32Changed(On);
  return false;
}

bool TargetSelection::noteUnnamedContainer(SourcePos Pos,
                                           ArrayRef<StringRef> Names) {
  if (IsContainerNamed)
    return false;
  SmallVector<std::string, 8> Selectors;
  for (StringRef Name : Names)
    Selectors.push_back(
        ("'" + findContainer(Ctx.Services.Containers, Name)->Selector + "'")
            .str());
  Diags.note(Pos, "no container is named, so it is " + Selected->Name +
                      "; begin with " + listWords(Selectors, "or"));
  return true;
}

void TargetSelection::takeCompilerTarget(Cursor C, SMLoc Loc) {
  C.skipBlanks();
  const StringRef Text = C.rest().trim(" \t\"");
  const std::optional<TargetId> Id = TargetId::parse(Text.split("--").second);
  if (!Id || Ctx.Output.hasStarted())
    return;
  if (!State.IsSelected) {
    State.select(*Id);
    deviceSelected(Loc);
  } else if (getCanonicalName(State.getProcessor()) == Id->Processor) {
    State.Features = *Id;
  }
}

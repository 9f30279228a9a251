//===- TargetSelection.cpp - GPU, architecture, container, bitness --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the source says about its target, and asks.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"

using namespace llvm;
using namespace clrx;

const GPUName *ClrxAsmParser::parseGPUOperand(Cursor &C) {
  return parseKnownName(C, "GPU device", "name", findGPUName, getAllGPUNames());
}

std::optional<Arch> ClrxAsmParser::parseArchOperand(Cursor &C) {
  return parseKnownName(C, "GPU architecture", "name", parseArchName,
                        getAllArchNames());
}

const ContainerInfo *ClrxAsmParser::parseContainerOperand(Cursor &C) {
  auto Find = [this](StringRef Name) {
    return findContainer(Services.Containers, Name);
  };
  return parseKnownName(C, "output format", "type", Find,
                        getContainerNames(Services.Containers));
}

/// ::= .gpu name
bool ClrxAsmParser::parseGPU(Cursor &C, unsigned, SMLoc) {
  const GPUName *G = parseGPUOperand(C);
  if (!G || checkGarbage(C))
    return true;
  Target.select(*G);
  return false;
}

/// ::= .arch name
bool ClrxAsmParser::parseArch(Cursor &C, unsigned, SMLoc) {
  std::optional<Arch> A = parseArchOperand(C);
  if (!A || checkGarbage(C))
    return true;
  Target.select(*A);
  return false;
}

bool ClrxAsmParser::selectContainer(const ContainerInfo &Info, SMLoc Loc) {
  if (hasOutputStarted())
    return Diags.error(Loc, "the container is already fixed, it is " +
                                Selected->Name);
  Selected = &Info;
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
  const uint64_t Values[] = {
      Target.Is64Bit,       uint64_t(Target.architecture()),
      Selected->Id,         uint64_t(Target.Device),
      Target.PolicyVersion, ReferenceVersion};
  return assignSymbol(Path, Loc, nullptr, int64_t(Values[Arg]));
}

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

/// ::= .gpu name
bool ClrxAsmParser::parseGPU(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Name;
  if (parseNameOperand(C, "GPU device name", Name))
    return true;
  std::optional<GPU> G = parseGPUName(Name);
  if (!G)
    return unknownName(Loc, "GPU device", Name, getAllGPUNames());
  if (checkGarbage(C))
    return true;
  Target.Device = *G;
  return false;
}

/// ::= .arch name
bool ClrxAsmParser::parseArch(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Name;
  if (parseNameOperand(C, "GPU architecture name", Name))
    return true;
  std::optional<Arch> A = parseArchName(Name);
  if (!A)
    return unknownName(Loc, "GPU architecture", Name, getAllArchNames());
  if (checkGarbage(C))
    return true;
  Target.Device = getArchInfo(*A).LowestGPU;
  return false;
}

bool ClrxAsmParser::selectContainer(const ContainerInfo &Info, SMLoc Loc) {
  if (hasOutputStarted())
    return Diags.error(Loc, "the container is already fixed, it is " +
                                Selected->Name);
  Selected = &Info;
  return false;
}

bool ClrxAsmParser::unknownContainer(SMLoc Loc, StringRef Name) {
  return unknownName(Loc, "output format", Name,
                     getContainerNames(Services.Containers));
}

/// ::= .format name
bool ClrxAsmParser::parseFormat(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Name;
  if (parseNameOperand(C, "output format type", Name))
    return true;
  const ContainerInfo *Info = findContainer(Services.Containers, Name);
  if (!Info)
    return unknownContainer(Loc, Name);
  return checkGarbage(C) || selectContainer(*Info, Loc);
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
  return false;
}

/// ::= .policy absolute-expression
bool ClrxAsmParser::parsePolicy(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  int64_t Value;
  if (parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  warnIfTruncated(Loc, Value, 32);
  Target.PolicyVersion = uint32_t(Value);
  return false;
}

/// ::= .get_gpu symbol | .get_arch symbol | ...
bool ClrxAsmParser::parseGetTarget(Cursor &C, unsigned Arg, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Path = C.takePath();
  if (Path.empty())
    return Diags.error(Loc, "expected symbol name");
  if (checkGarbage(C))
    return true;
  const uint64_t Values[] = {
      Target.Is64Bit,       uint64_t(Target.architecture()),
      Selected->Id,         uint64_t(Target.Device),
      Target.PolicyVersion, ReferenceVersion};
  return assignSymbol(Path, Loc, nullptr, int64_t(Values[Arg]));
}

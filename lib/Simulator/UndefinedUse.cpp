//===- UndefinedUse.cpp - Findings about undefined scalars ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings of the group `undef` about scalar registers and the scalar state.
//
//===----------------------------------------------------------------------===//

#include "Simulator/UndefinedUse.h"
#include "Simulator/WorkGroup.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

std::string sim::getRegisterName(const Wavefront &W, unsigned Code,
                                 unsigned Count) {
  std::string Name;
  raw_string_ostream Target(Name);
  TextStream OS(Target);
  printRegister(OS, Code, Count, W.dispatch().Architecture, InstDialect::Clrx);
  OS.flush();
  return Name;
}

std::string sim::describePlace(const Wavefront &W, const Bytes *In,
                               uint64_t Offset) {
  const bool IsLDS = In == &W.Group.LDS, IsGDS = In == &W.gds();
  const std::string Name = IsLDS   ? "LDS"
                           : IsGDS ? "GDS"
                                   : static_cast<const Allocation *>(In)->Name;
  return ("0x" + Twine::utohexstr(Offset) + " of " + Name).str();
}

void sim::reportUndefined(Wavefront &W, const Twine &Text,
                          const Twine &Source) {
  W.report(FindingGroup::Undef, Text, Source + " has undefined bits");
}

void sim::writeExec(Wavefront &W, ScalarValue V, StringRef Source) {
  if (V.Undefined & W.allLanes())
    reportUndefined(W, "exec is written with undefined bits",
                    Source.empty() ? "the source" : Source);
  W.setExec({V.Bits});
}

void sim::writeScalar(Wavefront &W, unsigned Code, unsigned Dwords,
                      ScalarValue V, StringRef Source) {
  const bool HasExec = Code <= CodeExec + 1 && Code + Dwords > CodeExec;
  if (HasExec && V.Undefined) {
    // In wavefronts of 32 lanes, the upper half of EXEC decides nothing.
    if (Code == CodeExec || !W.isWave32())
      reportUndefined(W, "exec is written with undefined bits",
                      Source.empty() ? "the source" : Source);
    V.Undefined = 0;
  }
  W.Scalars.set(Code, Dwords, V);
}

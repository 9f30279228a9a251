//===- HardwareRegisters.cpp - Registers of s_getreg and s_setreg -*- C++
//-*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hardware registers that s_getreg and s_setreg access.
//
//===----------------------------------------------------------------------===//

#include "Simulator/HardwareRegisters.h"
#include "Simulator/ScalarUnit.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {
/// Numbers of hardware registers, as Names.def lists them.
enum HardwareRegister : unsigned {
  HwMode = 1,
  HwStatus = 2,
  HwTrapStatus = 3,
  HwId = 4,
  HwGprAlloc = 5,
  HwLdsAlloc = 6,
  HwFlatScratchLow = 20,
  HwFlatScratchHigh = 21,
};
} // namespace

static bool isGCN15(const Wavefront &W) {
  return maskOf(W.dispatch().Architecture) & GCN15;
}

/// STATUS: bit 0 SCC, 3-4 WAVE_PRIO, 11 IN_TG, 16 VALID; up to GCN 1.4, 9 EXECZ
/// and 10 VCCZ.
static ScalarValue readStatus(const Wavefront &W) {
  const bool InGroup = W.Group.Waves.size() > 1;
  ScalarValue Status = {W.SCC | W.Priority << 3 | InGroup << 11 | 1u << 16,
                        W.IsSCCUndefined};
  if (isGCN15(W))
    return Status;
  const ScalarValue VCCZ = readSpecial(W, CodeVCCZ);
  Status.Bits |= uint64_t(W.exec() == 0) << 9 | VCCZ.Bits << 10;
  Status.Undefined |= VCCZ.Undefined << 10;
  return Status;
}

/// GPR_ALLOC: bits 8-13 blocks of 4 VGPRs less 1, 24-27 blocks of 16 SGPRs less
/// 1. Registers of the wavefront start at block 0.
static uint32_t readGprAlloc(const Dispatch &D) {
  return (divideCeil(D.NumVGPRs, 4) - 1) << 8 | (divideCeil(D.NumSGPRs, 16) - 1)
                                                    << 24;
}

/// LDS_ALLOC: bits 12-20 blocks of LDS: 64 dwords on GCN 1.0, 128 later.
static uint32_t readLdsAlloc(const Dispatch &D) {
  const unsigned BlockSize = D.Architecture == Arch::GCN1_0 ? 256 : 512;
  return uint32_t(divideCeil(D.LDSSize, BlockSize)) << 12;
}

ScalarValue sim::readHardwareRegister(const Wavefront &W, unsigned Id) {
  const uint64_t Half = Id == HwFlatScratchHigh ? 32 : 0;
  switch (Id) {
  case HwMode:
    return {W.Mode.Bits};
  case HwStatus:
    return readStatus(W);
  case HwTrapStatus:
    return {W.TrapStatus};
  case HwId: // Bits 0-3: the number of the wavefront.
    return {W.Index & 15};
  case HwGprAlloc:
    return {readGprAlloc(W.dispatch())};
  case HwLdsAlloc:
    return {readLdsAlloc(W.dispatch())};
  case HwFlatScratchLow:
  case HwFlatScratchHigh:
    return {Lo_32(W.FlatScratch.Bits >> Half),
            Lo_32(W.FlatScratch.Undefined >> Half)};
  default:
    return {};
  }
}

void sim::writeHardwareRegister(Wavefront &W, unsigned Id, uint32_t Value) {
  ScalarValue &Flat = W.FlatScratch;
  switch (Id) {
  case HwMode:
    W.Mode.Bits = Value;
    return;
  case HwTrapStatus:
    W.TrapStatus = Value;
    return;
  case HwFlatScratchLow:
    Flat = {Make_64(Hi_32(Flat.Bits), Value),
            Make_64(Hi_32(Flat.Undefined), 0)};
    return;
  case HwFlatScratchHigh:
    Flat = {Make_64(Value, Lo_32(Flat.Bits)), Lo_32(Flat.Undefined)};
    return;
  default:
    return;
  }
}

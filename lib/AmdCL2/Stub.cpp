//===- Stub.cpp - Kernel stubs of old drivers -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeStatistics.h"
#include "KernelParts.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/Elf/RawBytes.h"
#include "clrx/KernelModel/ProgramResources.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Register counts as stubs store them. A .hsaconfig says nothing to them.
static RegisterCounts getStubRegisters(const Kernel &K) {
  if (K.Kind == KernelKind::Config)
    return K.Registers;
  return {~0u, ~0u, ~0u};
}

/// SGPRs with VCC and what a queue needs; unlike in the setup, nothing is added
/// for generic pointers.
static uint32_t getSGPRsWithExtra(const Module &M, const Kernel &K) {
  uint32_t Count = getStubRegisters(K).SGPRs + NumVCCSGPRs;
  const KernelConfig &Config = getOpenCLConfig(K);
  if (Config.isOn(KernelField::UseEnqueue))
    Count += getLaunchMode(Config).getFlatSGPRs(M.getArch());
  return Count;
}

static void setStatistics(Stub &S, const Module &M, const Kernel &K) {
  const CodeStatistics Statistics =
      countInstructions(K.Text.Content, M.getArch());
  const RegisterCounts Registers = getStubRegisters(K);
  S.NumInsts = Statistics.NumInsts;
  S.NumVGPRs = Registers.VGPRs;
  S.NumInstsAgain = Statistics.NumInsts;
  S.NumGlobalMemoryInsts = Statistics.NumGlobalMemoryInsts;
  S.NumLocalMemoryInsts = Statistics.NumLocalMemoryInsts;
  S.NumRegisters = Registers.SGPRs + Registers.VGPRs;
  S.NumSGPRsWithExtra = getSGPRsWithExtra(M, K);
}

static void setSizes(Stub &S, const Kernel &K) {
  const uint64_t CodeSize = K.Text.Content.size();
  const uint64_t EndOffset = sizeof(Stub) + SetupSize + CodeSize;
  S.StubSize = sizeof(Stub);
  S.SetupOffset = sizeof(Stub);
  S.SetupOffset64 = sizeof(Stub);
  S.SetupSize = SetupSize;
  S.SetupAndCodeSize = SetupSize + CodeSize;
  S.EndOffset = EndOffset;
  S.EndOffsetAgain = EndOffset;
}

static void setResources(Stub &S, const Module &M, const Kernel &K) {
  const KernelConfig &Config = getOpenCLConfig(K);
  const RegisterCounts Registers = getStubRegisters(K);
  const uint32_t LocalSize = Config.getOr(KernelField::LocalSize, 0);
  const uint32_t Scratch = Config.getOr(KernelField::ScratchSize, 0);
  const Arch A = M.getArch();
  S.UsesLDS = LocalSize ? 13 : 12;
  S.AllocatedVGPRs = Registers.VGPRs;
  S.AllocatedSGPRs = getSGPRsWithExtra(M, K);
  S.UsedVGPRs = Registers.VGPRs;
  S.UsedSGPRs = Registers.SGPRs;
  S.FloatMode = ProgramResources::get(Config).FloatMode;
  S.ScratchDwords = (Scratch + 3) / 4;
  S.LDSSize = LocalSize;
  S.PgmRsrc2 = getPgmRsrc2(Config, A) | encodeLocalSize(A, LocalSize);
}

Bytes amdcl2::generateStub(const Module &M, const Kernel &K) {
  Stub S = {};
  setStatistics(S, M, K);
  setSizes(S, K);
  setResources(S, M, K);
  S.Three = 3;
  S.Unknown9b8 = 0x200;
  S.One = 1;
  S.AllOnes = ~0u;
  return rawBytes(S).str();
}

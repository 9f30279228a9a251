//===- Stub.cpp - Kernel stubs of old drivers -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates the stub before a kernel in files of old drivers: sizes,
// register counts and statistics of its code, as clrxasm 0.1.9 writes them. The
// lengths of instructions are those of GCN1.1 or GCN1.2, the architectures of
// these drivers. A dword without an encoding counts as one instruction.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "Parts.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/ISA/Decoding.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

/// Returns the whole dwords of \p Code.
static SmallVector<uint32_t, 0> readWords(ArrayRef<char> Code) {
  SmallVector<uint32_t, 0> Words;
  for (; Code.size() >= 4; Code = Code.drop_front(4))
    Words.push_back(support::endian::read32le(Code.data()));
  return Words;
}

static bool isGlobalMemory(Layout L) {
  return L == Layout::FLAT || L == Layout::MUBUF || L == Layout::MTBUF ||
         L == Layout::MIMG;
}

/// Returns true if clrxasm 0.1.9 finds a literal, because it treats the
/// immediate of s_set_gpr_idx_on as a source operand.
static bool hasLiteralForImmediate(uint32_t Word, Layout L) {
  return L == Layout::SOPC && (Word >> 8 & 0xff) == CodeLiteral;
}

/// Counts the instructions in \p Code. Ignores bytes after the last whole
/// dword.
static void setStatistics(Stub &S, ArrayRef<char> Code, Arch A) {
  Arch Known = std::min(A, Arch::GCN1_2);
  const LayoutTable &Layouts = LayoutTable::get(Known);
  SmallVector<uint32_t, 0> Words = readWords(Code);
  uint32_t NumInsts = 0, NumGlobalMemoryInsts = 0, NumLocalMemoryInsts = 0;
  for (ArrayRef<uint32_t> Rest = Words; !Rest.empty();) {
    Layout L = Layouts.find(Rest[0]);
    ++NumInsts;
    NumLocalMemoryInsts += L == Layout::DS;
    NumGlobalMemoryInsts += isGlobalMemory(L);
    unsigned Length = std::max(getLength(Rest, Known), 1u);
    if (hasLiteralForImmediate(Rest[0], L))
      Length = 2;
    Rest = Rest.drop_front(std::min<size_t>(Length, Rest.size()));
  }
  S.NumInsts = NumInsts;
  S.NumInstsAgain = NumInsts;
  S.NumGlobalMemoryInsts = NumGlobalMemoryInsts;
  S.NumLocalMemoryInsts = NumLocalMemoryInsts;
}

//===----------------------------------------------------------------------===//
// The stub
//===----------------------------------------------------------------------===//

/// Sets the register counts. Those of an HSA configuration are unknown to the
/// stub.
static void setRegisters(Stub &S, const Configuration &C, Arch A) {
  // Counts without VCC and the other special registers.
  uint32_t SGPRs = ~0u, VGPRs = ~0u;
  // Number of SGPRs for VCC and for a queue. Unlike the setup, the stub
  // reserves none for generic pointers.
  uint32_t Extra = NumVCCSGPRs;
  if (C.Kind == ConfigKind::OpenCL) {
    const RegisterCounts Counts = countRegisters(C, A);
    SGPRs = Counts.ProgramSGPRs;
    VGPRs = Counts.VGPRs;
    if (C.Fields.isOn(KernelField::UseEnqueue))
      Extra += getLaunchMode(C.Fields).getFlatSGPRs(A);
  }
  S.NumVGPRs = VGPRs;
  S.NumRegisters = SGPRs + VGPRs;
  S.NumSGPRsWithExtra = SGPRs + Extra;
  S.AllocatedVGPRs = VGPRs;
  S.AllocatedSGPRs = SGPRs + Extra;
  S.UsedVGPRs = VGPRs;
  S.UsedSGPRs = SGPRs;
}

static void setSizes(Stub &S, uint64_t CodeSize) {
  const uint64_t EndOffset = sizeof(Stub) + SetupSize + CodeSize;
  S.StubSize = sizeof(Stub);
  S.SetupOffset = sizeof(Stub);
  S.SetupOffset64 = sizeof(Stub);
  S.SetupSize = SetupSize;
  S.SetupAndCodeSize = SetupSize + CodeSize;
  S.EndOffset = EndOffset;
  S.EndOffsetAgain = EndOffset;
}

static void setResources(Stub &S, const Module &M, const Configuration &C) {
  const uint32_t LocalSize = C.Fields.getOr(KernelField::LocalSize, 0);
  const uint32_t Scratch = C.Fields.getOr(KernelField::ScratchSize, 0);
  S.UsesLDS = LocalSize ? 13 : 12;
  S.FloatMode = C.Fields.getOrDefault(KernelField::FloatMode);
  S.ScratchDwords = (Scratch + 3) / 4;
  S.LDSSize = LocalSize;
  S.PgmRsrc2 = lowerOpenCL(M, C, /*StoresLDSSize=*/true).PgmRsrc2;
}

Bytes amdcl2::generateStub(const Module &M, StringRef Code,
                           const Configuration &C) {
  Stub S = {};
  setStatistics(S, Code, M.getArch());
  setRegisters(S, C, M.getArch());
  setSizes(S, Code.size());
  setResources(S, M, getOpenCLPart(C));
  S.Three = 3;
  S.Unknown9b8 = 0x200;
  S.One = 1;
  S.AllOnes = ~0u;
  return rawBytes(S).str();
}

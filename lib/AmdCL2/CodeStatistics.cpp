//===- CodeStatistics.cpp - Instruction counts of a stub ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The counts of old drivers, as clrxasm 0.1.9 writes them. Instructions have
// the lengths of GCN1.1 or GCN1.2, which these drivers know; dwords of no
// encoding count as one instruction each.
//
//===----------------------------------------------------------------------===//

#include "CodeStatistics.h"
#include "clrx/ISA/Decoding.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Reads whole dwords.
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

/// The counts take the immediate of s_set_gpr_idx_on for a source, too.
static bool hasLiteralForImmediate(uint32_t Word, Layout L) {
  return L == Layout::SOPC && (Word >> 8 & 0xff) == CodeLiteral;
}

CodeStatistics amdcl2::countInstructions(ArrayRef<char> Code, Arch A) {
  Arch Known = std::min(A, Arch::GCN1_2);
  const LayoutTable &Layouts = LayoutTable::get(Known);
  SmallVector<uint32_t, 0> Words = readWords(Code);
  CodeStatistics Result;
  for (ArrayRef<uint32_t> Rest = Words; !Rest.empty();) {
    Layout L = Layouts.find(Rest[0]);
    ++Result.NumInsts;
    Result.NumLocalMemoryInsts += L == Layout::DS;
    Result.NumGlobalMemoryInsts += isGlobalMemory(L);
    unsigned Length = std::max(getLength(Rest, Known), 1u);
    if (hasLiteralForImmediate(Rest[0], L))
      Length = 2;
    Rest = Rest.drop_front(std::min<size_t>(Length, Rest.size()));
  }
  return Result;
}

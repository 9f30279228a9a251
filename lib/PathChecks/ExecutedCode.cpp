//===- ExecutedCode.cpp - Described instructions of a dispatch --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decodes and describes instructions.
//
//===----------------------------------------------------------------------===//

#include "PathChecks/ExecutedCode.h"
#include "clrx/ISA/Decoding.h"
#include "llvm/Support/Endian.h"

using namespace clrx;
using namespace llvm;

constexpr unsigned DwordSize = 4;

ExecutedCode::ExecutedCode(const sim::Dispatch &D)
    : D(D), Numbers(D.Code->size() / DwordSize) {
  Code.Architecture = D.Architecture;
  for (uint64_t Offset = 0; Offset / DwordSize < Numbers.size();)
    Offset += std::max(add(Offset), DwordSize);
}

/// Adds the instruction at \p Offset. \returns its size in bytes, or 0 if there
/// is none.
unsigned ExecutedCode::add(uint64_t Offset) {
  SmallVector<uint32_t, MaxInstDwords> Words;
  for (uint64_t At = Offset;
       At / DwordSize < Numbers.size() && Words.size() != MaxInstDwords;
       At += DwordSize)
    Words.push_back(support::endian::read32le(&D.Code->Values[At]));
  Inst I;
  if (decode(Words, D.Architecture, D.Wave32, I) != DecodeStatus::Success)
    return 0;
  CodeInst &C = Code.Insts.emplace_back();
  C.Offset = Offset;
  C.Wave32 = D.Wave32;
  C.Size = getLength(Words, D.Architecture) * DwordSize;
  C.Immediate = uint16_t(Words.front());
  CodeRecorder::describe(Code, C, I);
  Numbers[Offset / DwordSize] = Code.Insts.size();
  return C.Size;
}

std::optional<uint32_t> ExecutedCode::find(uint64_t PC) {
  const uint64_t Offset = PC - D.Code->Address;
  // Code in buffers is not checked.
  if (Offset / DwordSize >= Numbers.size())
    return std::nullopt;
  if (!Numbers[Offset / DwordSize] && !add(Offset))
    return std::nullopt;
  return Numbers[Offset / DwordSize] - 1;
}

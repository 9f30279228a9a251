//===- Operation.cpp - Finding operations -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The index of operations by mnemonic.
//
//===----------------------------------------------------------------------===//

#include "Semantics/OperationTables.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace llvm;

ArrayRef<ArrayRef<Operation>> clrx::getOperationTables() {
  static const ArrayRef<Operation> Tables[] = {
      getScalarOperations(),  getIntegerOperations(), getFloatOperations(),
      getCompareOperations(), getMemoryOperations(),  getWaveOperations()};
  return Tables;
}

/// Calls \p Fn with each name for which \p Pattern stands: `x{a,b}y` stands for
/// `xay` and `xby`.
static void expandBraces(StringRef Pattern, function_ref<void(StringRef)> Fn) {
  size_t Open = Pattern.find('{');
  if (Open == StringRef::npos)
    return Fn(Pattern);
  size_t Close = Pattern.find('}', Open);
  assert(Close != StringRef::npos && "a brace is not closed");
  StringRef Choices = Pattern.slice(Open + 1, Close);
  SmallVector<StringRef, 8> Parts;
  Choices.split(Parts, ',');
  for (StringRef Part : Parts) {
    SmallString<64> Name(Pattern.take_front(Open));
    Name += Part;
    Name += Pattern.drop_front(Close + 1);
    expandBraces(Name, Fn);
  }
}

void clrx::forEachMnemonic(const Operation &Op,
                           function_ref<void(StringRef)> Fn) {
  SmallVector<StringRef, 16> Patterns;
  StringRef(Op.Mnemonics).split(Patterns, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef Pattern : Patterns)
    expandBraces(Pattern, Fn);
}

/// Returns the bits of a shift's distance that \p Op reads.
static uint64_t getDistanceBits(const Operation &Op) {
  // Bit tests have no result, but shift source 0.
  const ValueType Shifted =
      Op.Result == ValueType::none ? Op.Sources[0] : Op.Result;
  return getTypeInfo(Shifted).Bits - 1;
}

uint64_t clrx::getReadBits(const Operation &Op, unsigned N) {
  constexpr uint64_t FieldSize = 0x7f0000;
  if (getShiftSources(Op.Flags) >> N & 1)
    return getDistanceBits(Op);
  if (N == 1 && Op.has(FieldSource1))
    return getDistanceBits(Op) | FieldSize;
  if (N < 2 && Op.has(Reads24Bits))
    return maskTrailingOnes<uint64_t>(24);
  const unsigned Bytes = Op.Flags / ReadsByte0 & 0xf;
  if (N == 0 && Bytes)
    return uint64_t(0xff) << countr_zero(Bytes) * 8;
  return ~uint64_t(0);
}

namespace {
/// The operations of each mnemonic.
using OperationIndex = StringMap<SmallVector<const Operation *, 1>>;
} // namespace

static OperationIndex makeIndex() {
  OperationIndex Index;
  for (ArrayRef<Operation> Table : getOperationTables())
    for (const Operation &Op : Table)
      forEachMnemonic(Op, [&](StringRef Name) { Index[Name].push_back(&Op); });
  return Index;
}

const Operation *clrx::findOperation(const InstRow &Row, Arch A) {
  static const OperationIndex Index = makeIndex();
  auto Found = Index.find(Row.Mnemonic);
  if (Found == Index.end())
    return nullptr;
  for (const Operation *Op : Found->second)
    if (Op->Arches & maskOf(A))
      return Op;
  return nullptr;
}

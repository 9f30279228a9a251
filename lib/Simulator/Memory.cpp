//===- Memory.cpp - Simulated memory ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocation of simulated memory.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Memory.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

void Bytes::write(uint64_t Offset, ArrayRef<uint8_t> Contents) {
  assert(Offset + Contents.size() <= size() && "the contents do not fit");
  copy(Contents, Values.data() + Offset);
  std::fill_n(Undefined.data() + Offset, Contents.size(), 0);
}

Allocation &Memory::allocate(StringRef Name, uint64_t Size, uint64_t Alignment,
                             bool IsDefined) {
  return allocateAt(Name, reserve(Size, Alignment), Size, IsDefined);
}

uint64_t Memory::reserve(uint64_t Size, uint64_t Alignment) {
  const uint64_t Address = alignTo(Next, Alignment);
  Next = alignTo(Address + Size + Gap, Gap);
  return Address;
}

Allocation &Memory::allocateAt(StringRef Name, uint64_t Address, uint64_t Size,
                               bool IsDefined) {
  auto New = std::make_unique<Allocation>(Size, IsDefined);
  New->Name = Name.str();
  New->Address = Address;
  auto After = partition_point(
      Allocations, [&](const auto &A) { return A->Address <= Address; });
  return **Allocations.insert(After, std::move(New));
}

Allocation *Memory::find(uint64_t Address) const {
  auto After = partition_point(
      Allocations, [&](const auto &A) { return A->Address <= Address; });
  if (After == Allocations.begin() ||
      !std::prev(After)->get()->contains(Address, 1))
    return nullptr;
  return std::prev(After)->get();
}

const Allocation *Memory::findNearest(uint64_t Address) const {
  const Allocation *Nearest = nullptr;
  uint64_t Distance = ~uint64_t(0);
  for (const auto &A : Allocations) {
    uint64_t D = Address < A->Address ? A->Address - Address
                 : Address < A->end() ? 0
                                      : Address - A->end() + 1;
    if (D >= Distance)
      continue;
    Distance = D;
    Nearest = A.get();
  }
  return Nearest;
}

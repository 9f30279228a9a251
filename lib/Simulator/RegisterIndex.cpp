//===- RegisterIndex.cpp - Registers that an index selects ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings about indexes of registers.
//
//===----------------------------------------------------------------------===//

#include "Simulator/RegisterIndex.h"
#include "Simulator/Dispatch.h"
#include "llvm/ADT/Twine.h"

using namespace clrx;
using namespace clrx::sim;
using llvm::Twine;

/// Reports that register \p Number of \p Kind, for example "VGPR" with the
/// article "a", is not one of the \p Size ones that \p W has.
static void reportIndex(Wavefront &W, const char *Article, llvm::StringRef Kind,
                        unsigned Number, unsigned Size) {
  W.report(FindingGroup::Bounds,
           Twine("m0 selects ") + Article + " " + Kind +
               " that is not allocated",
           Twine(Kind.take_front().lower()) + Twine(std::max(Number, Size)) +
               " is not one of the " + Twine(Size) + " " + Kind +
               "s of the wavefront");
}

bool sim::checkScalarIndex(Wavefront &W, unsigned Number, unsigned Count) {
  const unsigned Size = W.dispatch().countSGPRs();
  const bool IsGood = isRegisterRange(Number, Count, Size);
  if (!IsGood)
    reportIndex(W, "an", "SGPR", Number, Size);
  return IsGood;
}

bool sim::checkVectorIndex(Wavefront &W, unsigned Number, unsigned Count) {
  const unsigned Size = W.Vectors.size();
  const bool IsGood = isRegisterRange(Number, Count, Size);
  if (!IsGood)
    reportIndex(W, "a", "VGPR", Number, Size);
  return IsGood;
}

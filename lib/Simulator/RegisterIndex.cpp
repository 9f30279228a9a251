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

bool sim::checkScalarIndex(Wavefront &W, unsigned Number, unsigned Count) {
  const unsigned Size = W.dispatch().countSGPRs();
  // Number may be any number of 32 bits.
  if (Size >= Count && Number <= Size - Count)
    return true;
  W.report(FindingGroup::Bounds, "m0 selects an SGPR that is not allocated",
           "s" + Twine(std::max(Number, Size)) + " is not one of the " +
               Twine(Size) + " SGPRs of the wavefront");
  return false;
}

bool sim::checkVectorIndex(Wavefront &W, unsigned Number, unsigned Count) {
  const unsigned Size = W.Vectors.size();
  if (Size >= Count && Number <= Size - Count)
    return true;
  W.report(FindingGroup::Bounds, "m0 selects a VGPR that is not allocated",
           "v" + Twine(std::max(Number, Size)) + " is not one of the " +
               Twine(Size) + " VGPRs of the wavefront");
  return false;
}

//===- ArchFacts.h - Registers of architectures -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the register file of an architecture is, as far as kernel headers and
// register counts depend on it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_ARCHFACTS_H
#define CLRX_LIB_KERNELMODEL_ARCHFACTS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

struct ArchFacts {
  unsigned VGPRGranule; ///< VGPRs per unit of RSRC1's VGPRS field.
  unsigned SGPRGranule; ///< SGPRs per unit of SGPRS; 0: the field is not used.
  bool CountsFlatScratch; ///< FLAT_SCRATCH takes two of a kernel's SGPRs.
  bool HasXnackMask;      ///< XNACK_MASK takes two more, behind FLAT_SCRATCH.
};

/// In the order of Arch.
inline constexpr ArchFacts ArchFactsTable[NumArches] = {
    {4, 8, false, false}, // GCN1.0
    {4, 8, true, false},  // GCN1.1
    {4, 8, true, true},   // GCN1.2
    {4, 8, true, true},   // GCN1.4
    {4, 8, true, true},   // GCN1.4.1
    {8, 0, true, true},   // GCN1.5
    {8, 0, true, true},   // GCN1.5.1
};

inline const ArchFacts &getArchFacts(Arch A) {
  return ArchFactsTable[unsigned(A)];
}

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_ARCHFACTS_H

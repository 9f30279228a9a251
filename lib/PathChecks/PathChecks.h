//===- PathChecks.h - Checks of executed paths ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of the static checks on the paths that wavefronts execute: waits
// for memory operations, and wait states between instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PATHCHECKS_PATHCHECKS_H
#define CLRX_LIB_PATHCHECKS_PATHCHECKS_H

#include "Simulator/Dispatch.h"

namespace clrx {

/// Returns an observer that reports findings of the groups Wait and Hazard, as
/// far as \p Groups contains them; null if it contains neither. \p D must
/// outlive the result.
std::unique_ptr<sim::PathObserver> makePathChecks(const sim::Dispatch &D,
                                                  sim::FindingGroups Groups);

} // namespace clrx

#endif // CLRX_LIB_PATHCHECKS_PATHCHECKS_H

//===- WorkGroup.h - State of a work-group ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A work-group: its wavefronts and its LDS.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_WORKGROUP_H
#define CLRX_LIB_SIMULATOR_WORKGROUP_H

#include "Simulator/Dispatch.h"

namespace clrx::sim {

class GroupRunner;

/// A work-group.
class WorkGroup {
public:
  /// Creates the work-group with the numbers \p Id and its wavefronts.
  WorkGroup(GroupRunner &Runner, const Dispatch &D, const GroupId &Id);

  GroupRunner &Runner;
  const Dispatch &D;
  const GroupId Id;
  Bytes LDS;
  std::vector<std::unique_ptr<Wavefront>> Waves;

private:
  uint32_t Size[3]; ///< Work-items; the last group may be smaller.
  void initialize(Wavefront &W);
  void initializeWorkItems(Wavefront &W);
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_WORKGROUP_H

//===- Findings.h - Mistakes of executed kernels ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding describes a mistake of the kernel that shows while it runs.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_FINDINGS_H
#define CLRX_LIB_SIMULATOR_FINDINGS_H

#include "clrx/Support/Rules.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clrx::sim {

/// The groups of Findings.def.
enum class FindingGroup : uint8_t {
#define CLRX_FINDING(Id, Name, IsOnByDefault, Doc) Id,
#include "Simulator/Findings.def"
};
constexpr unsigned NumFindingGroups = 0
#define CLRX_FINDING(...) +1
#include "Simulator/Findings.def"
    ;

/// A set of groups, one bit each.
using FindingGroups = uint32_t;
constexpr FindingGroups maskOf(FindingGroup G) { return 1u << unsigned(G); }

/// Properties of a group.
struct FindingGroupInfo {
  llvm::StringLiteral Name;
  llvm::StringLiteral Rule; ///< Name of its rule in JSON and SARIF.
  bool IsOnByDefault;
  llvm::StringLiteral Doc; ///< A noun phrase.
};
const FindingGroupInfo &getGroupInfo(FindingGroup G);
/// Returns the group with the name \p Name.
std::optional<FindingGroup> findGroup(llvm::StringRef Name);
FindingGroups getDefaultGroups();
/// Returns the rules of the findings.
std::vector<RuleInfo> getFindingRules();

/// Another instruction that takes part in a mistake.
struct RelatedPlace {
  uint64_t PC;      ///< Address of the instruction in simulated memory.
  std::string Text; ///< One line without a full stop, in lower case.
};

/// A mistake.
struct Finding {
  FindingGroup Group;
  bool IsError = true;
  /// Address of the instruction in simulated memory.
  uint64_t PC = 0;
  std::string Text; ///< One line without a full stop, in lower case.
  std::string Note; ///< Names the register or the memory; may be empty.
  // The work-item that made the mistake. Lane is empty for scalar instructions.
  uint32_t WorkGroup[3] = {};
  unsigned Wave = 0; ///< Number of the wavefront in its work-group.
  std::optional<unsigned> Lane;
  std::vector<RelatedPlace> Related = {};
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_FINDINGS_H

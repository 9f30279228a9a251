//===- ContainerInfo.h - Containers that a source can select ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names and properties of a container: one row of a table of containers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_CONTAINERINFO_H
#define CLRX_LANGUAGE_CONTAINERINFO_H

#include "clrx/Targets/Targets.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <optional>

namespace clrx {

class AsmHost;
class Container;
struct PseudoOpPage;

/// Effect of `.32bit` and `.64bit` while the container is selected.
enum class AddressSize : uint8_t {
  Any,     ///< They select the size of addresses.
  None,    ///< No effect, with a warning.
  Always64 ///< No effect; `.32bit` has a warning.
};

/// Names of a container.
struct ContainerNames {
  unsigned Id; ///< Number that .get_format stores.
  /// Name in .format, .iffmt, on command lines and in messages.
  llvm::StringLiteral Name;
  llvm::StringLiteral Title; ///< Name in sentences and headings.
  /// Pseudo-op that selects the container.
  llvm::StringLiteral Selector;
  /// Another pseudo-op that selects it; empty if there is none.
  llvm::StringLiteral OtherSelector = "";
  llvm::StringLiteral OtherName = "";  ///< Synonym of Name; may be empty.
  llvm::StringLiteral OptionName = ""; ///< Synonym for command lines only.
  AddressSize Addresses = AddressSize::Any;
};

inline bool hasNoPseudoOp(llvm::StringRef) { return false; }
inline void visitNoPseudoOps(llvm::function_ref<void(llvm::StringRef)>) {}

/// A pseudo-op of other containers that sources for a container may contain.
struct ForeignPseudoOp {
  llvm::StringLiteral Name; ///< Lower case, with the dot.
  /// The pseudo-op with the same effect in the container; may be empty.
  llvm::StringLiteral Equivalent;
  llvm::StringLiteral Text = ""; ///< The note if there is no equivalent.
};

/// Description of a container that a source can select.
struct ContainerInfo : ContainerNames {
  /// Returns true if \p Name (lower case, with the dot) is one of its
  /// pseudo-ops.
  bool (*IsPseudoOp)(llvm::StringRef Name) = hasNoPseudoOp;
  /// Visits the names of all its pseudo-ops.
  void (*ForEachPseudoOp)(llvm::function_ref<void(llvm::StringRef)> Visit) =
      visitNoPseudoOps;
  /// Creates the container for \p Host, which must outlive it.
  std::unique_ptr<Container> (*Create)(AsmHost &Host) = nullptr;
  /// Returns the reference page about its pseudo-ops. Null if it has no
  /// pseudo-ops of its own.
  PseudoOpPage (*GetPseudoOps)(llvm::StringRef Title) = nullptr;
  /// Returns the first driver version that supports \p Device; 0 if all do;
  /// std::nullopt if none does. Null if drivers do not matter.
  std::optional<uint32_t> (*GetFirstDriver)(GPU Device) = nullptr;
  /// Says, for messages, how a source selects the container so that it also
  /// supports processors without a dialect. Empty if it never supports them.
  llvm::StringLiteral AllProcessors = "";
  /// Note for errors about undefined symbols that a linker could define; may
  /// be empty.
  llvm::StringLiteral UndefinedAdvice = "";
  /// Rows for notes about pseudo-ops of other containers.
  llvm::ArrayRef<ForeignPseudoOp> ForeignPseudoOps = {};
};

/// Finds the container \p Name, in any letter case; null if there is none.
const ContainerInfo *findContainer(llvm::ArrayRef<ContainerInfo> Containers,
                                   llvm::StringRef Name);
/// Returns the names that findContainer knows, for suggestions.
llvm::SmallVector<llvm::StringLiteral, 8>
getContainerNames(llvm::ArrayRef<ContainerInfo> Containers);
/// Finds the container that the pseudo-op \p Name, in any letter case, selects;
/// null if there is none.
const ContainerInfo *findSelector(llvm::ArrayRef<ContainerInfo> Containers,
                                  llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_LANGUAGE_CONTAINERINFO_H

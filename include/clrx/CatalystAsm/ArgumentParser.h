//===- ArgumentParser.h - Arguments of OpenCL kernels in source -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads .arg for the containers of AMD's Catalyst drivers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CATALYSTASM_ARGUMENTPARSER_H
#define CLRX_CATALYSTASM_ARGUMENTPARSER_H

#include "clrx/Catalyst/Arguments.h"
#include "clrx/Kernel/PseudoOpOperands.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clrx::catalyst {

/// Where a container's .arg differs from another's.
struct ArgumentRules {
  /// Whether the container knows the type; null: it knows all.
  bool (*HasType)(const ArgTypeInfo &Type);
  /// The largest resource id that the operands of an argument may have, or
  /// std::nullopt if there is no such operand.
  std::optional<unsigned> (*GetMaxResourceId)(const Argument &A);
  /// What images may be used for, in lower case only.
  llvm::ArrayRef<NamedValue<ImageAccess>> Accesses;
  llvm::ArrayRef<NamedValue<ArgUse>> Uses; ///< The last operand, in any case.
  /// Constant pointers have the size of their buffer behind the qualifiers.
  bool HasConstantSizes;
  /// Values may be const, too; clrxasm 0.1.9 does not have that.
  bool HasConstValues = false;
};

/// The arguments of a kernel that were read, and their names, which are found
/// soon however many there are.
class ArgumentList {
  std::vector<Argument> &Args;
  llvm::StringSet<> &Names; ///< Of Args, if they are many.

public:
  ArgumentList(std::vector<Argument> &Args, llvm::StringSet<> &Names)
      : Args(Args), Names(Names) {}

  bool contains(llvm::StringRef Name) const;
  void add(Argument A);
};

/// Reads the name of a \p What: letters, digits, '_' and '.'. \returns true on
/// error, reported.
bool readName(OperandReader Operands, llvm::StringRef What,
              llvm::StringRef &Name);

/// Reads the operands of .arg and adds the argument to \p Args:
///   ::= name, [string,] type[*][, ...]
/// \returns true on error, reported; nothing is added then.
bool readArgument(OperandReader Operands, const ArgumentRules &Rules,
                  ArgumentList Args);

} // namespace clrx::catalyst

#endif // CLRX_CATALYSTASM_ARGUMENTPARSER_H

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

#ifndef CLRX_LIB_CATALYSTASM_ARGUMENTPARSER_H
#define CLRX_LIB_CATALYSTASM_ARGUMENTPARSER_H

#include "Kernel/PseudoOpOperands.h"
#include "clrx/Catalyst/Arguments.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clrx::catalyst {

/// Differences between the .arg of the containers.
struct ArgumentRules {
  /// Returns true if the container supports the type. Null means that it
  /// supports all.
  bool (*HasType)(const ArgTypeInfo &Type);
  /// Returns the largest resource id of an argument, or std::nullopt if the
  /// argument has no such operand.
  std::optional<unsigned> (*GetMaxResourceId)(const Argument &A);
  /// Names of the accesses to images. The source must write them in lower case.
  llvm::ArrayRef<NamedValue<ImageAccess>> Accesses;
  llvm::ArrayRef<NamedValue<ArgUse>> Uses; ///< Names of the last operand, in
                                           ///< any letter case.
  /// True if the size of the buffer follows the qualifiers of a constant
  /// pointer.
  bool HasConstantSizes;
  /// True if values may be const, too; clrxasm 0.1.9 does not accept that.
  bool HasConstValues = false;
};

/// The arguments of a kernel. Looking up a name is fast for any number of
/// arguments.
class ArgumentList {
  std::vector<Argument> &Args;
  llvm::StringSet<> &Names; ///< Names of Args, if there are many.

public:
  ArgumentList(std::vector<Argument> &Args, llvm::StringSet<> &Names)
      : Args(Args), Names(Names) {}

  bool contains(llvm::StringRef Name) const;
  void add(Argument A);
};

/// Reads the name of a \p What: letters, digits, '_' and '.'. \returns true
/// after reporting an error.
bool readName(OperandReader Operands, llvm::StringRef What,
              llvm::StringRef &Name);

/// Reads the operands of .arg and adds the argument to \p Args:
///   ::= name, [string,] type[*][, ...]
/// \returns true after reporting an error; it adds nothing then.
bool readArgument(OperandReader Operands, const ArgumentRules &Rules,
                  ArgumentList Args);

} // namespace clrx::catalyst

#endif // CLRX_LIB_CATALYSTASM_ARGUMENTPARSER_H

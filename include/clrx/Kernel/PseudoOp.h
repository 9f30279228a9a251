//===- PseudoOp.h - Rows about pseudo-ops -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsing, legality, storing, --help and the manual are loops over rows: those
// that set fields, those with handlers that all containers with configured
// kernels share, and each container's own.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_PSEUDOOP_H
#define CLRX_KERNEL_PSEUDOOP_H

#include "clrx/KernelModel/FieldOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// A row with a handler of its own.
constexpr PseudoOp customOp(llvm::StringLiteral Name, unsigned Scopes,
                            PseudoOpHandler Handler, llvm::StringLiteral Syntax,
                            llvm::StringLiteral Doc) {
  return {Name,    Scopes, PseudoOperand::Custom, KernelField::None,
          0,       0,      OverflowPolicy::None,  Doc,
          Handler, Syntax};
}

/// The rows with handlers that all containers with configured kernels share.
/// The handlers expect a KernelContainer.
llvm::ArrayRef<PseudoOp> getSharedPseudoOps();

/// All rows of a container: getFieldOps, getSharedPseudoOps, and \p Own.
inline auto getAllPseudoOps(llvm::ArrayRef<PseudoOp> Own) {
  return llvm::concat<const PseudoOp>(getFieldOps(), getSharedPseudoOps(),
                                      llvm::ArrayRef(Own));
}

/// Whether \p Name (lower case, with the dot) is one of them.
bool isPseudoOp(llvm::StringRef Name, llvm::ArrayRef<PseudoOp> Own);

/// Visits their names.
void forEachPseudoOp(llvm::ArrayRef<PseudoOp> Own,
                     llvm::function_ref<void(llvm::StringRef)> Visit);

/// What a container says in words about a row's scopes.
struct ScopeWords {
  std::string Place; ///< As in "legal only in a kernel"; empty: anywhere.
  std::string Needs; ///< As in "needs LLVM 4.0 or later"; empty: nothing.
  std::string Way; ///< As in "open it with '.config'"; empty: a kernel is all.
};

/// Prints the page about them.
void printPseudoOps(llvm::raw_ostream &OS, llvm::StringRef Title,
                    llvm::ArrayRef<PseudoOp> Own,
                    ScopeWords (*Describe)(unsigned Scopes));

} // namespace clrx

#endif // CLRX_KERNEL_PSEUDOOP_H

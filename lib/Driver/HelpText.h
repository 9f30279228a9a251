//===- HelpText.h - Parts of --help --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wraps lines for terminals, and lists devices.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DRIVER_HELPTEXT_H
#define CLRX_LIB_DRIVER_HELPTEXT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints the output of \p Print. On a terminal, long lines are wrapped and
/// continue at the start of their last column.
void printWrapped(llvm::function_ref<void(llvm::raw_ostream &)> Print);

} // namespace clrx

#endif // CLRX_LIB_DRIVER_HELPTEXT_H

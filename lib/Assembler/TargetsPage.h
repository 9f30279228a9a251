//===- TargetsPage.h - Reference page about targets -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the page of --help-targets, which is also docs/targets.md.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_TARGETSPAGE_H
#define CLRX_LIB_ASSEMBLER_TARGETSPAGE_H

#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints tables of containers, of devices and the containers that support
/// them, of architectures, and of processors without a CLRX dialect, in
/// Markdown.
void printTargets(llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_TARGETSPAGE_H

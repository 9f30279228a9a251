//===- RegisterNames.h - Registers by LLVM's names --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's numbers of registers are private to its target, their names are not:
// SGPR4_SGPR5, VGPR7_LO16, VCC_LO.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_REGISTERNAMES_H
#define CLRX_LIB_LLVMBRIDGE_REGISTERNAMES_H

#include "clrx/ISA/RegisterUsage.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

bool isVCC(llvm::StringRef Name);

/// Counts the register or range of registers that LLVM calls \p Name.
void countRegister(RegisterUsage &Usage, llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_REGISTERNAMES_H

//===- RegisterNames.h - Registers by LLVM's names --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers by LLVM's names. LLVM's register numbers are private to its target,
// but the names are public: SGPR4_SGPR5, VGPR7_LO16, VCC_LO.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_REGISTERNAMES_H
#define CLRX_LIB_LLVMBRIDGE_REGISTERNAMES_H

#include "clrx/ISA/RegisterUsage.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Returns true if \p Name is VCC or a part of it.
bool isVCC(llvm::StringRef Name);

/// Adds the register or register range \p Name to \p Usage.
void countRegister(RegisterUsage &Usage, llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_REGISTERNAMES_H

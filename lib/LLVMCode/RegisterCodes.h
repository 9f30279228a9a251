//===- RegisterCodes.h - LLVM's registers as source codes -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The registers of LLVM's target as ranges of source operand codes. LLVM's
// register numbers are private to its target, but the names are public.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMCODE_REGISTERCODES_H
#define CLRX_LIB_LLVMCODE_REGISTERCODES_H

#include "clrx/Targets/Targets.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Consecutive registers; see CodeAccess.
struct RegisterSpan {
  uint16_t First = 0;
  uint16_t Count = 0; ///< 0 for registers that analyses do not follow.
};

/// Returns the registers that LLVM calls \p Name on a processor with the facts
/// \p Facts. Halves of a register count as the whole register.
RegisterSpan getRegisterSpan(llvm::StringRef Name, const ArchInfo &Facts);

} // namespace clrx

#endif // CLRX_LIB_LLVMCODE_REGISTERCODES_H

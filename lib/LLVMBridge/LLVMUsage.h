//===- LLVMUsage.h - Registers that an MCInst uses --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMUSAGE_H
#define CLRX_LIB_LLVMBRIDGE_LLVMUSAGE_H

#include "clrx/ISA/RegisterUsage.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class MCInst;
class MCInstrInfo;
class MCRegisterInfo;
} // namespace llvm

namespace clrx {

/// The same count as for the instruction in the other dialect. \p Words is its
/// encoding.
RegisterUsage countUsage(const llvm::MCInst &Inst,
                         const llvm::MCInstrInfo &Instructions,
                         const llvm::MCRegisterInfo &Registers,
                         llvm::ArrayRef<uint32_t> Words, Arch A);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_LLVMUSAGE_H

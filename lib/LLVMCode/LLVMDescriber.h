//===- LLVMDescriber.h - LLVM's instructions for analyses -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes instructions of all processors that LLVM knows. LLVM's disassembler
// reads the words; operands, implicit registers and flags come from LLVM's
// instruction descriptions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMCODE_LLVMDESCRIBER_H
#define CLRX_LIB_LLVMCODE_LLVMDESCRIBER_H

#include "Analysis/InstDescription.h"

namespace clrx {

/// Creates the describer of \p Processor for wavefronts of 32 or 64; null if
/// LLVM does not support the processor. See DescriberFactory.
std::unique_ptr<InstDescriber>
createLLVMDescriber(const LLVMProcessor &Processor, bool Wave32);

} // namespace clrx

#endif // CLRX_LIB_LLVMCODE_LLVMDESCRIBER_H

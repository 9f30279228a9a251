//===- UndefinedUse.h - Findings about undefined scalars --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings of the group `undef` about scalar registers and the scalar state.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_UNDEFINEDUSE_H
#define CLRX_LIB_SIMULATOR_UNDEFINEDUSE_H

#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// Returns the name of the \p Count registers with the source operand codes
/// from \p Code on, for example `s[4:5]` or `vcc`.
std::string getRegisterName(const Wavefront &W, unsigned Code, unsigned Count);

/// Describes the place \p Offset of \p In: `0x10 of LDS`.
std::string describePlace(const Wavefront &W, const Bytes *In, uint64_t Offset);

/// Reports that something with undefined bits decides. \p Text says what it is,
/// \p Source names the register or the state.
void reportUndefined(Wavefront &W, const llvm::Twine &Text,
                     const llvm::Twine &Source);

/// Writes \p V to \p Dwords registers from \p Code on, as an instruction does.
/// Undefined bits of EXEC are reported and become defined. \p Source names the
/// register from which they come.
void writeScalar(Wavefront &W, unsigned Code, unsigned Dwords, ScalarValue V,
                 llvm::StringRef Source = "");

/// Writes EXEC in the same way.
void writeExec(Wavefront &W, ScalarValue V, llvm::StringRef Source);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_UNDEFINEDUSE_H

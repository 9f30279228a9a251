//===- RoundTrip.h - Whether words decode to their instruction --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_ROUNDTRIP_H
#define CLRX_ISA_ROUNDTRIP_H

#include "clrx/ISA/Inst.h"

namespace clrx {

/// Whether \p Words, the encoding of \p I, decode to \p I again in all that
/// words say. Instructions with register variables are not looked at.
bool decodesTo(const Inst &I, llvm::ArrayRef<uint32_t> Words, Arch A,
               bool Wave32);

} // namespace clrx

#endif // CLRX_ISA_ROUNDTRIP_H

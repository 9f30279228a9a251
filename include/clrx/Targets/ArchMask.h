//===- ArchMask.h - Sets of architectures -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets of architectures. Table rows for mnemonics, fields, registers and names
// have a column of this type.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_ARCHMASK_H
#define CLRX_TARGETS_ARCHMASK_H

#include "clrx/Targets/Targets.h"

namespace clrx {

/// A set of architectures, one bit each.
using ArchMask = uint32_t;
constexpr ArchMask maskOf(Arch A) { return ArchMask(1u << unsigned(A)); }

constexpr ArchMask GCN10 = maskOf(Arch::GCN1_0);
constexpr ArchMask GCN11 = maskOf(Arch::GCN1_1);
constexpr ArchMask GCN12 = maskOf(Arch::GCN1_2);
constexpr ArchMask GCN140 = maskOf(Arch::GCN1_4);
constexpr ArchMask GCN141 = maskOf(Arch::GCN1_4_1);
constexpr ArchMask GCN150 = maskOf(Arch::GCN1_5);
constexpr ArchMask GCN151 = maskOf(Arch::GCN1_5_1);
constexpr ArchMask GCN1x = GCN10 | GCN11;   ///< 1.0 and 1.1
constexpr ArchMask GCN14 = GCN140 | GCN141; ///< 1.4 and 1.4.1
constexpr ArchMask GCN15 = GCN150 | GCN151; ///< 1.5 and 1.5.1
constexpr ArchMask GCN12to14 = GCN12 | GCN14;
constexpr ArchMask GCN12up = GCN12 | GCN14 | GCN15;
constexpr ArchMask GCN14up = GCN14 | GCN15;
constexpr ArchMask AllGCN = GCN1x | GCN12up;

// Architectures without a dialect.
constexpr ArchMask CDNA = maskOf(Arch::GFX908) | maskOf(Arch::GFX90A) |
                          maskOf(Arch::GFX940) | maskOf(Arch::GFX950);
constexpr ArchMask GFX103 = maskOf(Arch::GFX10_3);
constexpr ArchMask GFX11x = maskOf(Arch::GFX11) | maskOf(Arch::GFX11_5);
constexpr ArchMask GFX125 = maskOf(Arch::GFX12_5);
constexpr ArchMask GFX120 = maskOf(Arch::GFX12);
constexpr ArchMask GFX12up = GFX120 | GFX125;

} // namespace clrx

#endif // CLRX_TARGETS_ARCHMASK_H

//===- SourceTypes.h - Types of source operands -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type as which a vector instruction reads a source. A constant that is
// written as an integer has the bits of the integer, also in float sources.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_SOURCETYPES_H
#define CLRX_ISA_SOURCETYPES_H

#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/InstTable.h"
#include <optional>

namespace clrx {

/// Returns the type of source \p Source of \p Row, counted as by
/// Inst::findSource. Returns std::nullopt for sources that are not floats, and
/// for those whose type depends on modifiers.
std::optional<FloatType> getFloatSourceType(const InstRow &Row,
                                            unsigned Source);

} // namespace clrx

#endif // CLRX_ISA_SOURCETYPES_H

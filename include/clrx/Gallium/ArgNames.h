//===- ArgNames.h - Words in a Gallium argument -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What .arg calls types, extensions and semantics, in any case.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_ARGNAMES_H
#define CLRX_GALLIUM_ARGNAMES_H

#include "clrx/Gallium/Module.h"
#include "clrx/Support/NameTable.h"

namespace clrx::gallium {

/// What the name of a type says.
struct NamedType {
  ArgType Type;
  /// Not General: the name stands for the type with this semantic.
  ArgSemantic Semantic = ArgSemantic::General;
};

inline constexpr NamedValue<NamedType> ArgTypeNames[] = {
    {"scalar", {ArgType::Scalar}},
    {"constant", {ArgType::Constant}},
    {"global", {ArgType::Global}},
    {"local", {ArgType::Local}},
    {"image2d_rd", {ArgType::Image2DRead}},
    {"image2d_wr", {ArgType::Image2DWrite}},
    {"image3d_rd", {ArgType::Image3DRead}},
    {"image3d_wr", {ArgType::Image3DWrite}},
    {"sampler", {ArgType::Sampler}},
    {"griddim", {ArgType::Scalar, ArgSemantic::GridDim}},
    {"gridoffset", {ArgType::Scalar, ArgSemantic::GridOffset}},
};

/// The values are Arg::SignExtend.
inline constexpr NamedValue<bool> ArgExtensionNames[] = {
    {"sext", true},
    {"zext", false},
};

inline constexpr NamedValue<ArgSemantic> ArgSemanticNames[] = {
    {"general", ArgSemantic::General},
    {"griddim", ArgSemantic::GridDim},
    {"gridoffset", ArgSemantic::GridOffset},
    {"imgsize", ArgSemantic::ImageSize},
    {"imgformat", ArgSemantic::ImageFormat},
};

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_ARGNAMES_H

//===- EncoderStatistics.h - Numbers of the encoder -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The statistics of -stats, with their descriptions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_ENCODERSTATISTICS_H
#define CLRX_LIB_ACTIONS_ENCODERSTATISTICS_H

#include "clrx/Inst/EncodingMode.h"
#include <cstdint>
#include <utility>
#include <vector>

namespace clrx {

/// Returns the numbers of \p Stats, also those that are 0, with their
/// descriptions.
std::vector<std::pair<const char *, uint64_t>>
listStatistics(const EncodingStats &Stats);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_ENCODERSTATISTICS_H

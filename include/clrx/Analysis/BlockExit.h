//===- BlockExit.h - How a basic block ends ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of control transfer at the end of a basic block.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_BLOCKEXIT_H
#define CLRX_ANALYSIS_BLOCKEXIT_H

#include <cstdint>

namespace clrx {

/// The last control transfer of a block. A block may have successors in each
/// case.
enum class BlockExit : uint8_t {
  Known,   ///< Continues only at the successors; none if the wavefront ends.
  Call,    ///< Calls a function; the return point is the successor.
  Return,  ///< Returns to a caller.
  Unknown, ///< Continues at unknown addresses, too.
  RunsOut  ///< Runs into data or past the end of the section.
};

} // namespace clrx

#endif // CLRX_ANALYSIS_BLOCKEXIT_H

//===- LineMap.h - Source lines of the output -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Maps each instruction and each piece of data to the line of its statement,
// and to the macros, repetitions and includes around it. Tools use the map to
// show source and code side by side.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_LINEMAP_H
#define CLRX_ASSEMBLER_LINEMAP_H

#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

namespace clrx {

/// A map from the output to source lines.
struct LineMap {
  static constexpr uint32_t None = ~0u;

  /// A position in a source file.
  struct Location {
    uint32_t File;   ///< Index in Files.
    uint32_t Column; ///< Counts from 1; for a body, in the expanded text.
    uint64_t Line;   ///< Counts from 1; in a macro, within its body.
  };
  enum class ExpansionKind : uint8_t { Macro, Include, Repetition, Function };
  /// A macro call, an include, a round of a repetition, or a call of a function
  /// that a compiler has inlined.
  struct Expansion {
    ExpansionKind Kind;
    std::string Name;   ///< Macro, file or function; empty for repetitions.
    uint64_t Round = 0; ///< Round of a repetition; counts from 1.
    Location Site;      ///< Location of the call, .include or repetition.
    uint32_t Outer;     ///< Index of the expansion around Site; or None.
  };
  /// An instruction or a piece of data.
  struct Entry {
    uint32_t Section;   ///< Index in Sections.
    bool IsData;        ///< False for an instruction.
    bool IsInserted;    ///< True for an instruction that the source lacks.
    uint64_t Offset;    ///< Offset in the section in bytes.
    uint64_t Size;      ///< Size in bytes.
    Location From;      ///< Location of the statement after its labels.
    uint32_t Expansion; ///< Index of the expansion around From; or None.
  };

  std::vector<std::string> Files;
  std::vector<std::string> Sections; ///< Names, which may be equal.
  std::vector<Expansion> Expansions;
  std::vector<Entry> Entries; ///< In the order of the source.

  /// Prints the map as one JSON object, which docs/listings.md describes.
  void printJSON(llvm::raw_ostream &OS) const;
};

} // namespace clrx

#endif // CLRX_ASSEMBLER_LINEMAP_H

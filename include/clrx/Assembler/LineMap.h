//===- LineMap.h - Where the output is from ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each instruction and piece of data the line of its statement, and the
// macros, repetitions and includes that led there: for tools that show source
// and code side by side.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_LINEMAP_H
#define CLRX_ASSEMBLER_LINEMAP_H

#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

namespace clrx {

struct LineMap {
  static constexpr uint32_t None = ~0u;

  struct Place {
    uint32_t File;   ///< In Files.
    uint32_t Column; ///< From 1; in expanded text, if it is in a body.
    uint64_t Line;   ///< From 1; of a macro's body, the body's own.
  };
  enum class ExpansionKind : uint8_t { Macro, Include, Repetition };
  /// What brought lines up.
  struct Expansion {
    ExpansionKind Kind;
    std::string Name;   ///< Of the macro or file; empty for repetitions.
    uint64_t Round = 0; ///< Of a repetition, from 1.
    Place Site;         ///< The call, .include or repetition.
    uint32_t Outer;     ///< In Expansions: what brought Site up; or None.
  };
  struct Entry {
    uint32_t Section; ///< In Sections.
    bool IsData;      ///< Not an instruction.
    uint64_t Offset;  ///< In the section, in bytes, as the next one.
    uint64_t Size;
    Place From;         ///< The statement, behind its labels.
    uint32_t Expansion; ///< In Expansions: what brought From up; or None.
  };

  std::vector<std::string> Files;
  std::vector<std::string> Sections; ///< Names; they may be the same.
  std::vector<Expansion> Expansions;
  std::vector<Entry> Entries; ///< In the order of the source.

  /// Prints it as one JSON object; docs/listings.md says what is in it.
  void printJSON(llvm::raw_ostream &OS) const;
};

} // namespace clrx

#endif // CLRX_ASSEMBLER_LINEMAP_H

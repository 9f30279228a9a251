//===- SourceIndex.h - Names and blocks of a source -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An index of the names and blocks of a source, for editors. The assembler
// records it while it parses. It exists after an error, too: it then has all
// that the assembler has understood.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_SOURCEINDEX_H
#define CLRX_ASSEMBLER_SOURCEINDEX_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

namespace clrx {

/// The index of one assembly. All places are in the text of files. A name in
/// the body of a macro is recorded at its place in the body. A name in an
/// argument is recorded in the argument.
struct SourceIndex {
  static constexpr uint32_t None = ~0u;
  /// Largest size of the text of one call, and of all calls together.
  static constexpr size_t MaxExpansionSize = size_t(64) << 10;
  static constexpr size_t MaxExpansionsSize = size_t(4) << 20;

  /// A range of characters in a line.
  struct Range {
    uint32_t File = None; ///< Index in Files.
    uint32_t Column = 0;  ///< Counts bytes, from 1.
    uint64_t Line = 0;    ///< Counts from 1; 0 if there is no such range.
    uint64_t Length = 0;  ///< Length in bytes.
  };
  /// A range of whole lines.
  struct LineRange {
    uint32_t File = None;
    uint64_t First = 0; ///< Counts from 1.
    uint64_t Last = 0;
  };

  enum class NameKind : uint8_t {
    Label,
    LocalLabel, ///< A numeric label. Each definition is a name of its own.
    Symbol,
    Macro,
    MacroParameter, ///< Also the name that .irp and .irpc replace.
    Scope,
    RegisterSymbol,
    RegisterVariable,
    Kernel ///< A name of .kernel or .amdhsa_kernel.
  };
  struct Name {
    NameKind Kind;
    std::string Text;      ///< The last component, as written at first.
    std::string Qualified; ///< With scopes, or the macro of a parameter.
    uint32_t Parent;       ///< Index of the scope or macro; or None.
    /// True if a mention is missing, because a macro or repetition makes it of
    /// parts, or because another name is recorded at its place. A tool cannot
    /// rename all mentions.
    bool IsIncomplete = false;
  };

  enum class MentionRole : uint8_t {
    Definition,
    Write, ///< A definition that can be repeated, such as `x = 1`.
    Reference
  };
  /// A place where a name stands. A mention with a path, such as `a::x`, is the
  /// last component. The components before it are mentions of scopes.
  struct Mention {
    Range Where;
    uint32_t Name; ///< Index in Names.
    MentionRole Role;
    /// True if the text also has another meaning: a call gives it another name,
    /// or it becomes a part of another name.
    bool IsShared = false;
  };

  enum class BlockKind : uint8_t {
    Macro,       ///< From .macro to .endm.
    Repetition,  ///< From .rept or a similar pseudo-op to .endr.
    Conditional, ///< A branch: from its pseudo-op to the line before the next
                 ///< branch, or to .endif.
    Scope,       ///< From .scope to .ends.
    Kernel ///< From .kernel to the line before the next .kernel or .main, or to
           ///< the end of the file; from .amdhsa_kernel to .end_amdhsa_kernel.
  };
  struct Block {
    LineRange Lines;
    BlockKind Kind;
    uint32_t Name; ///< Index in Names; or None.
  };

  /// An operand of .include or .incbin.
  struct Include {
    Range Where;     ///< The string with its quotes.
    uint32_t Target; ///< Index in Files.
    bool IsBinary;   ///< True for .incbin.
  };

  /// A call of a macro. A place in a body that several expansions read is one
  /// call.
  struct MacroCall {
    Range Where; ///< The name of the macro.
    uint32_t Name;
    /// The text of the argument of each parameter, without quotes. The line is
    /// 0 if the call does not have the argument.
    std::vector<Range> Arguments;
    /// The statements that the call assembles. Statements of nested calls and
    /// repetitions replace these.
    std::string Expansion;
    bool IsCut = false; ///< True if Expansion lacks statements because of size.
  };

  /// The pseudo-ops of the container that are legal from a line on, up to the
  /// line of the next element with the same file.
  struct LegalScopes {
    uint32_t File = None;   ///< None for all files before their first element.
    uint64_t FirstLine = 0; ///< Counts from 1.
    llvm::SmallVector<unsigned, 8> Scopes; ///< See PseudoOpEntry::Scopes.
  };

  std::vector<std::string> Files; ///< Names as in diagnostics.
  std::vector<Name> Names;
  std::vector<Mention> Mentions; ///< Sorted by place; each place once.
  /// Lines that are skipped whenever they are reached: of branches, after .end,
  /// and after .exitm outside of conditionals.
  std::vector<LineRange> Inactive;
  std::vector<Block> Blocks;     ///< Sorted; a block precedes those within it.
  std::vector<Include> Includes; ///< Sorted by place.
  /// Empty if the source has no output. Does not regard bodies of macros and
  /// repetitions.
  std::vector<LegalScopes> Scopes;
  std::vector<MacroCall> Calls; ///< Sorted by place.

  /// Prints the index as lines of text, for tests.
  void print(llvm::raw_ostream &OS) const;
};

/// Returns the word for \p Kind, such as "macro".
llvm::StringRef getName(SourceIndex::NameKind Kind);
llvm::StringRef getName(SourceIndex::BlockKind Kind);

} // namespace clrx

#endif // CLRX_ASSEMBLER_SOURCEINDEX_H

//===- ResourceSymbols.cpp - Symbols of resources -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates the symbols that old drivers add for the resources of a kernel.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "Parts.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

namespace {

/// A kind of resources, whose entries are in a note.
struct ResourceKind {
  NoteType Note;
  StringLiteral Prefix; ///< Start of the names, before the id.
  unsigned NumWords;    ///< Number of words in an entry.
  unsigned IdWord;      ///< Number of the word with the id.
};

} // namespace

/// Kinds in the order of the symbols.
static constexpr ResourceKind Kinds[] = {{NT_Inputs, "i", 1, 0},
                                         {NT_InputSamplers, "s", 2, 1},
                                         {NT_UAV, "uav", 4, 0},
                                         {NT_ConstantBuffers, "cb", 2, 0}};

static void addSymbols(const ResourceKind &Kind, StringRef Entries,
                       std::vector<ElfSymbol> &Symbols) {
  const size_t EntrySize = 4 * Kind.NumWords;
  for (uint64_t I = 0; Entries.size() >= EntrySize; ++I) {
    ElfSymbol S;
    const uint32_t Id =
        support::endian::read32le(Entries.data() + 4 * Kind.IdWord);
    S.Name = (Kind.Prefix + Twine(Id)).str();
    S.Value = I;
    S.SectionIndex = Kind.Note;
    Symbols.push_back(std::move(S));
    Entries = Entries.drop_front(EntrySize);
  }
}

std::vector<ElfSymbol> amdcl1::makeResourceSymbols(ArrayRef<CALNote> Notes) {
  std::vector<ElfSymbol> Symbols;
  for (const ResourceKind &Kind : Kinds)
    for (const CALNote &N : Notes)
      if (N.Type == Kind.Note)
        addSymbols(Kind, N.Content, Symbols);
  return Symbols;
}

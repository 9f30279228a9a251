//===- MergedSection.cpp - Equal pieces of data, kept once ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pieces have the order of ld.lld -O1, which distributes them over 32 shards by
// their hashes so that threads can share the work.
//
//===----------------------------------------------------------------------===//

#include "MergedSection.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// Returns true if the \p Size bytes of \p Data at \p Offset are zeros.
static bool isZero(StringRef Data, uint64_t Offset, uint64_t Size) {
  return Data.substr(Offset, Size).find_first_not_of('\0') == StringRef::npos;
}

bool codeobject::isMergeable(const Section &S) {
  if (!(S.Flags & ELF::SHF_MERGE) || S.Flags & ELF::SHF_WRITE || S.isNoBits() ||
      !S.Relocations.empty())
    return false;
  if (S.Content.empty() || S.EntrySize == 0 ||
      S.Content.size() % S.EntrySize != 0)
    return false;
  return !(S.Flags & ELF::SHF_STRINGS) ||
         isZero(S.Content, S.Content.size() - S.EntrySize, S.EntrySize);
}

MergedSection::MergedSection(const Section &S)
    : StringFlag(S.Flags & ELF::SHF_STRINGS), EntrySize(S.EntrySize),
      Alignment(S.Alignment) {}

bool MergedSection::takes(const Section &S) const {
  return (S.Flags & ELF::SHF_STRINGS) == StringFlag &&
         S.EntrySize == EntrySize && (!StringFlag || S.Alignment == Alignment);
}

void MergedSection::addPiece(const Section &S, uint64_t Begin, uint64_t End) {
  const StringRef Data = StringRef(S.Content).slice(Begin, End);
  // The terminator of a string is not hashed.
  const StringRef Hashed = StringFlag ? Data.drop_back(EntrySize) : Data;
  const uint32_t Hash = static_cast<uint32_t>(xxh3_64bits(Hashed)) >> 1;
  Sections.back().push_back({Begin, 0, Data, Hash});
}

unsigned MergedSection::add(const Section &S) {
  Alignment = std::max(Alignment, S.Alignment);
  Sections.emplace_back();
  uint64_t Begin = 0;
  for (uint64_t End = EntrySize; End <= S.Content.size(); End += EntrySize) {
    if (StringFlag && !isZero(S.Content, End - EntrySize, EntrySize))
      continue;
    addPiece(S, Begin, End);
    Begin = End;
  }
  return Sections.size() - 1;
}

void MergedSection::finish() {
  constexpr unsigned ShardShift = 26; // Hashes have 31 bits.
  std::vector<Piece *> Pieces;
  for (std::vector<Piece> &Section : Sections)
    for (Piece &P : Section)
      Pieces.push_back(&P);
  stable_sort(Pieces, [](const Piece *A, const Piece *B) {
    return A->Hash >> ShardShift < B->Hash >> ShardShift;
  });
  DenseMap<StringRef, uint64_t> Offsets;
  for (Piece *P : Pieces) {
    const uint64_t End = alignTo(Content.size(), Alignment);
    auto [It, IsNew] = Offsets.try_emplace(P->Data, End);
    P->To = It->second;
    if (!IsNew)
      continue;
    Content.resize(End);
    Content += P->Data;
  }
}

uint64_t MergedSection::getOffset(unsigned Number, uint64_t At) const {
  const std::vector<Piece> &Pieces = Sections[Number];
  auto After = upper_bound(
      Pieces, At, [](uint64_t At, const Piece &P) { return At < P.From; });
  const Piece &P = *std::prev(After);
  return Offset + P.To + (At - P.From);
}

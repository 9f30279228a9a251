//===- LinkedLayout.cpp - Addresses and offsets of a loadable object ------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts the sections, assigns them to segments, and lays out both. A loaded
// segment begins on a page of its own in memory, but directly after the
// previous segment in the file. So its address skips to the next page, and its
// offset does not.
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

void LinkedSegment::add(OutputSection &S) {
  First = First ? First : &S;
  Last = &S;
  Alignment = std::max(Alignment, S.Alignment);
}

/// Returns true if the segment is PT_LOAD and there is nothing to load.
bool LinkedSegment::isEmptyLoad() const {
  return Type == ELF::PT_LOAD && !HasHeaders &&
         First->Address == Last->Address + Last->size();
}

void Linker::sortOutputs() {
  for (OutputSection &S : Outputs)
    Order.push_back(&S);
  stable_sort(Order, [](const OutputSection *A, const OutputSection *B) {
    return A->Rank < B->Rank;
  });
  for (auto [I, S] : enumerate(Order))
    S->Index = I + 1; // Index 0 is the null section.
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

static uint32_t getSegmentFlags(const OutputSection &S) {
  uint32_t Flags = ELF::PF_R;
  if (S.Flags & ELF::SHF_WRITE)
    Flags |= ELF::PF_W;
  if (S.Flags & ELF::SHF_EXECINSTR)
    Flags |= ELF::PF_X;
  return Flags;
}

void Linker::makeLoadSegments() {
  LinkedSegment Load = {ELF::PT_LOAD, ELF::PF_R, PageSize};
  Load.HasHeaders = true;
  const OutputSection *Previous = nullptr;
  for (OutputSection *S : Order) {
    if (!S->isAllocated())
      break;
    const uint32_t Flags = getSegmentFlags(*S);
    const bool IsRelRoEnd = Previous && Previous->IsRelRo && !S->IsRelRo;
    const bool IsAfterNoBits =
        Previous && Previous->isNoBits() && !S->isNoBits();
    if (Flags != Load.Flags || IsRelRoEnd || IsAfterNoBits) {
      Segments.push_back(Load);
      Load = {ELF::PT_LOAD, Flags, PageSize};
    }
    Load.add(*S);
    Previous = S;
  }
  Segments.push_back(Load);
}

void Linker::makeRelRoSegments() {
  LinkedSegment RelRo = {ELF::PT_GNU_RELRO, ELF::PF_R};
  for (OutputSection *S : Order)
    if (S->IsRelRo)
      RelRo.add(*S);
  RelRo.Alignment = 1;
  Segments.push_back(RelRo);
}

/// Makes a segment for each run of note sections with equal alignment.
void Linker::makeNoteSegments() {
  const OutputSection *Previous = nullptr;
  for (OutputSection *S : Order) {
    const bool IsNote = S->isAllocated() && S->Type == ELF::SHT_NOTE;
    if (IsNote && (!Previous || Previous->Alignment != S->Alignment))
      Segments.push_back({ELF::PT_NOTE, ELF::PF_R});
    if (IsNote)
      Segments.back().add(*S);
    Previous = IsNote ? S : nullptr;
  }
}

void Linker::makeSegments() {
  Segments.push_back({ELF::PT_PHDR, ELF::PF_R, /*Alignment=*/8});
  makeLoadSegments();
  Segments.push_back({ELF::PT_DYNAMIC, getSegmentFlags(table(Dynamic))});
  Segments.back().add(table(Dynamic));
  makeRelRoSegments();
  Segments.push_back({ELF::PT_GNU_STACK, ELF::PF_R | ELF::PF_W});
  makeNoteSegments();
  HeaderSize = sizeof(object::ELF64LE::Ehdr) +
               Segments.size() * sizeof(object::ELF64LE::Phdr);
}

//===----------------------------------------------------------------------===//
// Addresses and offsets
//===----------------------------------------------------------------------===//

/// Returns the segment that loads \p S; null if \p S is not loaded, or if its
/// segment was removed because it is empty.
const LinkedSegment *Linker::findLoad(const OutputSection &S) const {
  auto It = find_if(Segments, [&](const LinkedSegment &Seg) {
    return Seg.Type == ELF::PT_LOAD && Seg.First &&
           Seg.First->Index <= S.Index && S.Index <= Seg.Last->Index;
  });
  return It == Segments.end() ? nullptr : &*It;
}

void Linker::assignAddresses() {
  uint64_t Address = HeaderSize;
  for (OutputSection *S : Order) {
    if (!S->isAllocated())
      break;
    const LinkedSegment &Load = *findLoad(*S);
    if (!Load.HasHeaders && Load.First == S)
      Address = alignTo(Address, PageSize) + Address % PageSize;
    Address = S->Address = alignTo(Address, S->Alignment);
    // The padding fills the last page that becomes read-only. It does not move
    // the sections after it.
    if (S == Tables[RelRoPadding])
      S->NoBitsSize = alignTo(Address, PageSize) - Address;
    else
      Address += S->size();
  }
}

void Linker::assignOffsets() {
  erase_if(Segments, [](const LinkedSegment &S) { return S.isEmptyLoad(); });
  uint64_t Offset = HeaderSize;
  for (OutputSection *S : Order) {
    const LinkedSegment *Load = findLoad(*S);
    if (Load && !Load->HasHeaders && Load->First == S)
      Offset = alignTo(Offset, Load->Alignment, S->Address);
    else if (!S->isNoBits() && !Load)
      Offset = alignTo(Offset, S->Alignment);
    else if (!S->isNoBits() && Load->HasHeaders)
      Offset = S->Address;
    else if (!S->isNoBits())
      Offset = Load->First->Offset + S->Address - Load->First->Address;
    S->Offset = Offset;
    if (!S->isNoBits())
      Offset += S->Content.size();
  }
}

ElfSegment Linker::makeSegment(const LinkedSegment &S) const {
  ElfSegment Result;
  Result.Type = S.Type;
  Result.Flags = S.Flags;
  Result.Alignment = S.Alignment;
  if (S.Type == ELF::PT_PHDR)
    Result.Offset = Result.VirtualAddress = sizeof(object::ELF64LE::Ehdr);
  else if (S.First && !S.HasHeaders) {
    Result.Offset = S.First->Offset;
    Result.VirtualAddress = S.First->Address;
  }
  uint64_t End = S.Type == ELF::PT_PHDR || S.HasHeaders ? HeaderSize : 0;
  uint64_t AddressEnd = End;
  if (S.Last) {
    End = S.Last->Offset + (S.Last->isNoBits() ? 0 : S.Last->Content.size());
    AddressEnd = S.Last->Address + S.Last->size();
  }
  Result.FileSize = End - Result.Offset;
  Result.MemorySize = AddressEnd - Result.VirtualAddress;
  Result.PhysicalAddress = Result.VirtualAddress;
  return Result;
}

/// Copies sections and segments into the image.
void Linker::fillImage() {
  for (const LinkedSegment &S : Segments)
    Image.Segments.push_back(makeSegment(S));
  const uint64_t End = Order.back()->Offset + Order.back()->Content.size();
  Image.SectionNameTable = table(ShStrTab).Index;
  for (OutputSection *S : Order)
    Image.addSection(std::move(*S));
  Image.setLayout(std::move(SectionNames), alignTo(End, 8));
}

//===- LinkedSymbols.cpp - Symbols of a loadable object -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which symbols the tables for debuggers and for loaders have, in which
// order, and computes their addresses.
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

static uint8_t getVisibility(const Symbol &S) { return S.Visibility & 3; }

/// Returns true if \p S is not visible outside of the file.
static bool isLocal(const Symbol &S) {
  return S.Binding == ELF::STB_LOCAL || getVisibility(S) == ELF::STV_HIDDEN ||
         getVisibility(S) == ELF::STV_INTERNAL;
}

/// Returns true if \p S is a number. Linkers treat a variable in LDS as a
/// number, its alignment.
static bool isNumber(const Symbol &S) {
  return S.Section == Symbol::Absolute || S.Section == Symbol::LDS;
}

Error Linker::checkSymbols() const {
  for (auto [I, S] : enumerate(O.Symbols))
    if (S.Section == Symbol::Common)
      return createStringError("symbol " + Twine(I) + " ('" + S.Name +
                               "'): common symbols cannot be linked");
  return Error::success();
}

bool codeobject::isPreemptible(const Symbol &S) {
  return !isLocal(S) && getVisibility(S) == ELF::STV_DEFAULT;
}

/// Returns true if \p S is not in the file. That includes the symbols of
/// sections that are left out.
bool Linker::isUndefined(const Symbol &S) const {
  return S.Section == Symbol::Undefined ||
         (!isNumber(S) && !Inputs[S.Section].To);
}

/// Returns true if the value of \p S does not depend on the load address.
bool Linker::isAbsolute(const Symbol &S) const {
  return isNumber(S) || (isUndefined(S) && S.Binding == ELF::STB_WEAK);
}

/// Returns true if \p S is in .symtab.
bool Linker::isKept(const Symbol &S) const {
  if (S.Type == ELF::STT_SECTION)
    return false;
  if (isNumber(S))
    return true;
  if (isUndefined(S))
    return S.Binding != ELF::STB_LOCAL;
  // Assemblers emit a label .L* only if a relocation to a mergeable section
  // needs it. Linkers drop these labels.
  return S.Binding != ELF::STB_LOCAL || !StringRef(S.Name).starts_with(".L") ||
         !(O.Sections[S.Section].Flags & ELF::SHF_MERGE);
}

/// Returns the address of \p S plus \p Addend.
uint64_t Linker::getAddress(const Symbol &S, int64_t Addend) const {
  if (isNumber(S))
    return S.Value + Addend;
  if (isUndefined(S))
    return Addend;
  const InputSection &In = Inputs[S.Section];
  // For the symbol of a section, the addend selects the merged piece.
  if (S.Type == ELF::STT_SECTION)
    return In.To->Address + In.getOffset(S.Value + Addend);
  return In.To->Address + In.getOffset(S.Value) + Addend;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

std::vector<unsigned> Linker::getGlobals() const {
  std::vector<unsigned> Globals;
  for (auto [I, S] : enumerate(O.Symbols))
    if (S.Binding != ELF::STB_LOCAL && isKept(S))
      Globals.push_back(I);
  return Globals;
}

void Linker::collectStaticSymbols() {
  struct Entry {
    unsigned Symbol;
    uint32_t Name;
  };
  std::vector<Entry> Entries;
  ElfStringTable Names;
  for (auto [I, S] : enumerate(O.Symbols))
    if (S.Binding == ELF::STB_LOCAL && isKept(S))
      Entries.push_back({unsigned(I), Names.add(S.Name)});
  for (unsigned I : getGlobals())
    Entries.push_back({I, Names.add(O.Symbols[I].Name)});
  Entries.push_back({None, Names.add("_DYNAMIC")});
  table(StrTab).Content = Names.str();

  auto FirstGlobal =
      std::stable_partition(Entries.begin(), Entries.end(), [&](Entry E) {
        return E.Symbol == None || isLocal(O.Symbols[E.Symbol]);
      });
  NumLocalSymbols = FirstGlobal - Entries.begin();
  for (Entry E : Entries) {
    StaticSymbols.push_back(E.Symbol);
    StaticNames.push_back(E.Name);
  }
}

/// Returns the number of buckets in .gnu.hash. About four symbols share a
/// bucket.
unsigned Linker::getNumBuckets() const {
  return std::max<size_t>((DynamicSymbols.size() - NumUnhashed) / 4, 1);
}

void Linker::collectDynamicSymbols() {
  for (unsigned I : getGlobals()) {
    const Symbol &S = O.Symbols[I];
    if (!isLocal(S) && (!isUndefined(S) || isPreemptible(S)))
      DynamicSymbols.push_back(I);
  }
  ElfStringTable Names;
  std::vector<uint32_t> NameOffsets(O.Symbols.size());
  for (unsigned I : DynamicSymbols)
    NameOffsets[I] = Names.add(O.Symbols[I].Name);
  table(DynStr).Content = Names.str();

  // .gnu.hash has only defined symbols, sorted by bucket.
  auto FirstHashed = std::stable_partition(
      DynamicSymbols.begin(), DynamicSymbols.end(),
      [&](unsigned I) { return isUndefined(O.Symbols[I]); });
  NumUnhashed = FirstHashed - DynamicSymbols.begin();
  const unsigned NumBuckets = getNumBuckets();
  auto GetKey = [&](unsigned I) {
    return std::pair(object::hashGnu(O.Symbols[I].Name) % NumBuckets,
                     NameOffsets[I]);
  };
  std::sort(FirstHashed, DynamicSymbols.end(),
            [&](unsigned A, unsigned B) { return GetKey(A) < GetKey(B); });
  for (unsigned I : DynamicSymbols)
    DynamicNames.push_back(NameOffsets[I]);
}

/// Returns the entry for the symbol \p Index. None stands for _DYNAMIC.
ElfSymbol Linker::makeSymbol(unsigned Index) const {
  ElfSymbol Result;
  if (Index == None) {
    Result.Name = "_DYNAMIC";
    Result.Other = ELF::STV_HIDDEN;
    Result.Value = table(Dynamic).Address;
    Result.SectionIndex = table(Dynamic).Index;
    return Result;
  }
  const Symbol &S = O.Symbols[Index];
  Result.Name = S.Name;
  Result.Info =
      (isLocal(S) ? uint8_t(ELF::STB_LOCAL) : S.Binding) << 4 | S.Type;
  Result.Other = S.Visibility;
  if (isUndefined(S))
    return Result;
  Result.Value = getAddress(S, 0);
  Result.Size = S.Size;
  Result.SectionIndex =
      isNumber(S) ? uint16_t(ELF::SHN_ABS) : Inputs[S.Section].To->Index;
  return Result;
}

std::vector<ElfSymbol> Linker::makeSymbols(ArrayRef<unsigned> Indices) const {
  std::vector<ElfSymbol> Symbols(1);
  for (unsigned I : Indices)
    Symbols.push_back(makeSymbol(I));
  return Symbols;
}

std::string Linker::encodeSymbols(ArrayRef<unsigned> Indices,
                                  ArrayRef<uint32_t> Names) const {
  std::vector<uint32_t> NameOffsets(1);
  append_range(NameOffsets, Names);
  return Image.encodeSymbols(makeSymbols(Indices), NameOffsets);
}

/// Fills .gnu.hash: a header, a Bloom filter with 12 bits for each symbol, the
/// first symbol of each bucket, and the hashes.
void Linker::fillGnuHash(ElfSection &S) {
  constexpr unsigned WordBits = 64, FilterShift = 26;
  const ArrayRef<unsigned> Hashed =
      ArrayRef(DynamicSymbols).drop_front(NumUnhashed);
  const unsigned NumBuckets = getNumBuckets();
  const uint64_t NumWords =
      Hashed.empty() ? 1 : NextPowerOf2(Hashed.size() * 12 / WordBits);
  const unsigned FirstHashed = NumUnhashed + 1; // Index 0 is the null symbol.

  std::vector<support::ulittle64_t> Filter(NumWords);
  std::vector<support::ulittle32_t> Buckets(NumBuckets), Hashes;
  for (auto [I, Symbol] : enumerate(Hashed)) {
    const uint32_t H = object::hashGnu(O.Symbols[Symbol].Name);
    support::ulittle64_t &Word = Filter[H / WordBits % NumWords];
    Word = Word | uint64_t(1) << H % WordBits |
           uint64_t(1) << (H >> FilterShift) % WordBits;
    support::ulittle32_t &Bucket = Buckets[H % NumBuckets];
    if (Bucket == 0)
      Bucket = FirstHashed + I;
    // The lowest bit marks the end of a bucket.
    const bool IsLast =
        I + 1 == Hashed.size() ||
        object::hashGnu(O.Symbols[Hashed[I + 1]].Name) % NumBuckets !=
            H % NumBuckets;
    Hashes.push_back(support::ulittle32_t(IsLast ? H | 1 : H & ~1u));
  }

  std::string &Bytes = S.Content;
  Bytes.clear();
  for (uint32_t Word :
       {NumBuckets, FirstHashed, unsigned(NumWords), FilterShift})
    Bytes += rawBytes(support::ulittle32_t(Word));
  for (support::ulittle64_t Word : Filter)
    Bytes += rawBytes(Word);
  for (support::ulittle32_t Word : Buckets)
    Bytes += rawBytes(Word);
  for (support::ulittle32_t Word : Hashes)
    Bytes += rawBytes(Word);
}

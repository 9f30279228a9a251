//===- ElfTables.cpp - Tables that loaders read ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encodes notes, hash tables and dynamic sections, and decodes notes.
//
//===----------------------------------------------------------------------===//

#include "Elf/ElfTables.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using object::ELF64LE;

static constexpr unsigned NoteAlignment = 4;

static void padNote(std::string &Notes) {
  Notes.resize(alignTo(Notes.size(), NoteAlignment));
}

void clrx::appendNoteStart(std::string &Notes, StringRef Name, uint32_t Type,
                           uint32_t DescSize) {
  ELF64LE::Nhdr Header = {};
  Header.n_namesz = Name.size() + 1;
  Header.n_descsz = DescSize;
  Header.n_type = Type;
  Notes += rawBytes(Header);
  Notes += Name;
  Notes.push_back('\0');
  padNote(Notes);
}

void clrx::appendNote(std::string &Notes, StringRef Name, uint32_t Type,
                      StringRef Desc) {
  appendNoteStart(Notes, Name, Type, Desc.size());
  Notes += Desc;
  padNote(Notes);
}

Error clrx::forEachNote(
    StringRef Notes, const Twine &What,
    function_ref<void(StringRef Name, uint32_t Type, StringRef Desc)> Visit) {
  uint64_t Offset = 0;
  while (Offset < Notes.size()) {
    ELF64LE::Nhdr Header = {};
    const StringRef Rest = Notes.drop_front(Offset);
    if (Rest.size() >= sizeof(Header))
      std::memcpy(&Header, Rest.data(), sizeof(Header));
    const uint64_t Begin =
        sizeof(Header) + alignTo(uint64_t(Header.n_namesz), NoteAlignment);
    if (Rest.size() < sizeof(Header) || Begin > Rest.size() ||
        Header.n_descsz > Rest.size() - Begin)
      return createStringError(What + ": note at offset " + Twine(Offset) +
                               " leaves .note, which has " +
                               Twine(Notes.size()) + " bytes");
    const StringRef Name = Rest.substr(sizeof(Header), Header.n_namesz);
    Visit(Name.split('\0').first, Header.n_type,
          Rest.substr(Begin, Header.n_descsz));
    Offset += Begin + alignTo(uint64_t(Header.n_descsz), NoteAlignment);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The hash table
//===----------------------------------------------------------------------===//

/// Returns the cost of a table with \p NumBuckets: the number of buckets plus
/// the cost of searching each of \p Hashes. A result above \p Limit is a lower
/// bound. \p Lengths is scratch memory.
static uint64_t getCost(ArrayRef<uint32_t> Hashes, uint32_t NumBuckets,
                        uint64_t Limit, std::vector<uint32_t> &Lengths) {
  Lengths.assign(NumBuckets, 0);
  // Division by multiplication takes a tenth of the time. The quotient of a
  // hash plus 1/2 differs by at least 1/(2 * NumBuckets) from each integer. The
  // rounding errors are smaller, because a hash is less than 2^32.
  const double Inverse = 1.0 / NumBuckets;
  uint64_t Cost = NumBuckets + Hashes.size();
  while (!Hashes.empty() && Cost <= Limit) {
    constexpr size_t BlockSize = 64;
    const size_t Size = std::min(Hashes.size(), BlockSize);
    for (uint32_t Hash : Hashes.take_front(Size)) {
      const auto Quotient = static_cast<int64_t>((Hash + 0.5) * Inverse);
      const uint32_t Bucket =
          Hash - static_cast<uint32_t>(Quotient) * NumBuckets;
      // One more symbol in a bucket of N symbols adds (N + 1)^2 - N^2.
      Cost += 2 * uint64_t(Lengths[Bucket]++);
    }
    Hashes = Hashes.drop_front(Size);
  }
  return Cost;
}

/// Returns the hashes of all symbols behind the null symbol.
static std::vector<uint32_t> hashNames(ArrayRef<ElfSymbol> Symbols) {
  std::vector<uint32_t> Hashes;
  for (const ElfSymbol &S : Symbols.drop_front())
    Hashes.push_back(object::hashSysV(S.Name));
  return Hashes;
}

/// Tries fewer than 8000 numbers of buckets and returns the one with the lowest
/// cost. If several have this cost, returns the smallest one.
uint32_t clrx::chooseNumBuckets(ArrayRef<ElfSymbol> Symbols) {
  const std::vector<uint32_t> Hashes = hashNames(Symbols);
  constexpr uint64_t MaxTries = 4000;
  const uint64_t First = std::max<uint64_t>(Symbols.size() / 4, 1);
  const uint64_t Last = uint64_t(Symbols.size()) * 2;
  const uint64_t Range = Last - First + 1;
  const uint64_t Step = Range / std::min(Range, MaxTries);
  std::vector<uint32_t> Lengths;
  uint64_t Best = First, BestCost = UINT64_MAX;
  for (uint64_t N = First; N <= Last; N += Step) {
    const uint64_t Cost = getCost(Hashes, N, BestCost, Lengths);
    if (Cost < BestCost) {
      Best = N;
      BestCost = Cost;
    }
  }
  return Best;
}

std::string clrx::encodeHashTable(ArrayRef<ElfSymbol> Symbols,
                                  uint32_t NumBuckets, HashTableStyle Style) {
  const std::vector<uint32_t> Hashes = hashNames(Symbols);
  std::vector<support::ulittle32_t> Words(2 + NumBuckets + Symbols.size());
  Words[0] = NumBuckets;
  Words[1] = Symbols.size();
  const MutableArrayRef Buckets(Words.data() + 2, NumBuckets);
  const MutableArrayRef Chains(Words.data() + 2 + NumBuckets, Symbols.size());
  // Each bucket begins with the symbol that was added last.
  auto Add = [&](size_t I) {
    support::ulittle32_t &Bucket = Buckets[Hashes[I - 1] % NumBuckets];
    Chains[I] = Bucket;
    Bucket = I;
  };
  for (size_t I = 1; I <= Hashes.size(); ++I)
    Add(Style == HashTableStyle::LLD ? I : Hashes.size() + 1 - I);
  return std::string(reinterpret_cast<const char *>(Words.data()),
                     Words.size() * sizeof(Words[0]));
}

//===----------------------------------------------------------------------===//
// The dynamic section
//===----------------------------------------------------------------------===//

std::string clrx::encodeDynamic(ArrayRef<ElfDynamicEntry> Entries) {
  std::string Bytes;
  for (const ElfDynamicEntry &E : Entries) {
    ELF64LE::Dyn Entry = {};
    Entry.d_tag = E.Tag;
    Entry.d_un.d_val = E.Value;
    Bytes += rawBytes(Entry);
  }
  return Bytes;
}

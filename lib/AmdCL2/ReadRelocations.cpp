//===- ReadRelocations.cpp - Samplers and relocated code ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Samplers are known by their symbols and by relocations of the data; code
// relocations belong to the kernel in whose code they are.
//
//===----------------------------------------------------------------------===//

#include "ReaderImpl.h"
#include "clrx/AmdCL2/Format.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Samplers
//===----------------------------------------------------------------------===//

/// The samplers whose symbols precede each kernel's.
void Reader::readKernelSamplers() {
  std::vector<uint32_t> Ids;
  for (const ElfFile::Symbol &S : Inner.Symbols) {
    if (std::optional<uint32_t> Id = getSamplerId(S.Name))
      Ids.push_back(*Id);
    std::optional<StringRef> Name = getMiddle(S.Name, "&__OpenCL_", "_kernel");
    if (!Name)
      continue;
    if (auto K = KernelsByName.find(*Name); K != KernelsByName.end())
      M.Kernels[K->second].Samplers = std::move(Ids);
    Ids.clear();
  }
}

/// Forgets where the samplers are, if they are where they are by default; and
/// the zeros behind them, which the writer adds.
void Reader::dropDefaultSamplerOffsets() {
  constexpr uint64_t EntrySize = sizeof(SamplerInit);
  const uint64_t Number = M.getNumSamplers();
  if (!Number || M.SamplerOffsets.size() != Number)
    return;
  uint64_t Size = M.ReadOnlyData.size();
  if (const ElfFile::Symbol *First = Inner.findSymbol("&input_bc::&_.Samp0"))
    Size = First->Value + Number;
  if (Size > M.ReadOnlyData.size() || Size < Number * EntrySize ||
      StringRef(M.ReadOnlyData).drop_front(Size).find_first_not_of('\0') !=
          StringRef::npos)
    return;
  for (const ElfFile::Symbol &S : Inner.Symbols)
    if (std::optional<uint32_t> Id = getSamplerId(S.Name);
        Id && S.Value != Size - Number + *Id * EntrySize)
      return;
  const uint64_t First = alignDown(Size - Number * EntrySize, EntrySize);
  for (auto [Id, Offset] : enumerate(M.SamplerOffsets))
    if (Offset != First + Id * EntrySize)
      return;
  M.SamplerOffsets.clear();
  M.ReadOnlyData.resize(Size);
}

/// The sampler that relocation \p Number is of.
Expected<uint64_t> Reader::getSampler(const ElfRelocation &R,
                                      size_t Number) const {
  // Without kernels there are no symbols; the relocations are in order.
  if (M.Kernels.empty() && R.Symbol >= Inner.Symbols.size())
    return Number;
  Expected<const ElfFile::Symbol *> Symbol = Inner.getSymbol(R);
  if (!Symbol)
    return Symbol.takeError();
  const ElfFile::Section *In = Inner.getSectionOf(**Symbol);
  auto Fail = [&](const Twine &Message) {
    return createStringError("inner ELF: sampler relocation " + Twine(Number) +
                             ": its symbol " + Message);
  };
  if ((*Symbol)->getType() != STT_HSA_METADATA)
    return Fail("has type " + Twine((*Symbol)->getType()));
  if (!In || In->Name != ".hsaimage_samplerinit")
    return Fail("is in section " + Twine((*Symbol)->SectionIndex));
  if ((*Symbol)->Value % sizeof(SamplerInit))
    return Fail("has the value " + Twine((*Symbol)->Value));
  return (*Symbol)->Value / sizeof(SamplerInit);
}

Error Reader::readSamplerRelocations() {
  const ElfFile::Section *S = Inner.find(".rela.hsadata_readonly_agent");
  if (!S)
    return Error::success();
  for (auto [I, R] : enumerate(readRelocations(Inner, *S))) {
    Expected<uint64_t> Id = getSampler(R, I);
    if (!Id)
      return Id.takeError();
    if (*Id >= M.getNumSamplers())
      return createStringError("inner ELF: sampler relocation " + Twine(I) +
                               " is of sampler " + Twine(*Id) + " of " +
                               Twine(M.getNumSamplers()));
    if (*Id >= M.SamplerOffsets.size())
      M.SamplerOffsets.resize(*Id + 1);
    M.SamplerOffsets[*Id] = R.Offset;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// The code that \p Offset is in, or at the end of if that is wanted: of two
/// codes that meet there, the first.
const Reader::CodePlace *Reader::findCode(uint64_t Offset,
                                          bool IncludesEnd) const {
  auto Contains = [&](const CodePlace &P) {
    const uint64_t Size = M.Kernels[P.Kernel].Text.Content.size();
    return Offset - P.Begin < Size + IncludesEnd;
  };
  auto It = partition_point(
      CodePlaces, [=](const CodePlace &P) { return P.Begin < Offset; });
  if (It != CodePlaces.begin() && Contains(*std::prev(It)))
    return &*std::prev(It);
  return It != CodePlaces.end() && It->Begin == Offset && Contains(*It)
             ? &*It
             : nullptr;
}

/// Gives it to the code where it is.
Error Reader::addCodeRelocation(const ElfRelocation &R) {
  Expected<const ElfFile::Symbol *> Named = Inner.getSymbol(R);
  if (!Named)
    return Named.takeError();
  const ElfFile::Symbol &Symbol = **Named;
  const ElfFile::Section *In = Inner.getSectionOf(Symbol);
  std::optional<SymbolPlace> Place = In ? getDataPlace(In->Name) : std::nullopt;
  if (R.Type != R_HSA_32_LOW && R.Type != R_HSA_32_HIGH)
    return createStringError("it has type " + Twine(R.Type));
  if (!Place)
    return createStringError("its symbol '" + Symbol.Name + "' is in section " +
                             Twine(Symbol.SectionIndex) + ", which is no data");
  CodeRelocation Result;
  Result.Offset = R.Offset;
  Result.Target = *Place;
  Result.IsHigh = R.Type == R_HSA_32_HIGH;
  Result.Addend = Symbol.Value + R.Addend;
  if (M.MainCode) {
    M.MainCode->Relocations.push_back(Result);
    return Error::success();
  }
  const CodePlace *Code = findCode(R.Offset, /*IncludesEnd=*/false);
  if (!Code && Options.IsExact) // The text makes another file: that is seen.
    return Error::success();
  if (!Code)
    return createStringError("offset " + Twine(R.Offset) +
                             " is in no kernel's code");
  Result.Offset -= Code->Begin;
  M.Kernels[Code->Kernel].Text.Relocations.push_back(Result);
  return Error::success();
}

Error Reader::readCodeRelocations() {
  const ElfFile::Section *S = Inner.find(".rela.hsatext");
  if (!S)
    return Error::success();
  for (auto [I, R] : enumerate(readRelocations(Inner, *S)))
    if (Error E = addCodeRelocation(R))
      return createStringError("inner ELF: code relocation " + Twine(I) + ": " +
                               toString(std::move(E)));
  return Error::success();
}

//===- ReadRelocations.cpp - Samplers and relocated code ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the relocations of data, which locate the samplers, and the relocations
// of code, which belong to the kernel with that code.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "ReaderImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Samplers
//===----------------------------------------------------------------------===//

/// Reads the samplers of each kernel, whose symbols precede that of the kernel.
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

/// Removes the offsets of the samplers if they are the default offsets, and the
/// zeros after the samplers, which the writer adds.
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

/// Returns the id of the sampler of relocation \p Number.
Expected<uint64_t> Reader::getSampler(const ElfRelocation &R,
                                      size_t Number) const {
  // Without kernels there are no symbols, and the relocations are in the order
  // of ids.
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
                               " names sampler " + Twine(*Id) + " of " +
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

/// Returns the code that contains \p Offset. If \p IncludesEnd is true, a code
/// also contains the offset of its end, even if the next code begins there.
const Reader::CodeLocation *Reader::findCode(uint64_t Offset,
                                             bool IncludesEnd) const {
  auto Contains = [&](const CodeLocation &P) {
    const uint64_t Size = M.Kernels[P.Kernel].Text.Content.size();
    return Offset - P.Begin < Size + IncludesEnd;
  };
  auto It = partition_point(
      CodeLocations, [=](const CodeLocation &P) { return P.Begin < Offset; });
  if (It != CodeLocations.begin() && Contains(*std::prev(It)))
    return &*std::prev(It);
  return It != CodeLocations.end() && It->Begin == Offset && Contains(*It)
             ? &*It
             : nullptr;
}

/// Adds \p R to the code that contains it.
Error Reader::addCodeRelocation(const ElfRelocation &R) {
  Expected<const ElfFile::Symbol *> Named = Inner.getSymbol(R);
  if (!Named)
    return Named.takeError();
  const ElfFile::Symbol &Symbol = **Named;
  const ElfFile::Section *In = Inner.getSectionOf(Symbol);
  std::optional<SymbolSection> Section =
      In ? getDataSection(In->Name) : std::nullopt;
  if (R.Type != R_HSA_32_LOW && R.Type != R_HSA_32_HIGH)
    return createStringError("it has type " + Twine(R.Type));
  if (!Section)
    return createStringError("its symbol '" + Symbol.Name + "' is in section " +
                             Twine(Symbol.SectionIndex) + ", which is no data");
  CodeRelocation Result;
  Result.Offset = R.Offset;
  Result.Target = *Section;
  Result.IsHigh = R.Type == R_HSA_32_HIGH;
  Result.Addend = Symbol.Value + R.Addend;
  if (M.MainCode) {
    M.MainCode->Relocations.push_back(Result);
    return Error::success();
  }
  const CodeLocation *Code = findCode(R.Offset, /*IncludesEnd=*/false);
  // Drop it in the exact mode. The disassembler detects that the source makes
  // another file, and prints raw code instead.
  if (!Code && Options.IsExact)
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

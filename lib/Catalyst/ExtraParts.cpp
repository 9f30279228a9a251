//===- ExtraParts.cpp - Added sections and symbols ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the sections and symbols that the format does not define.
//
//===----------------------------------------------------------------------===//

#include "Catalyst/ExtraParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::catalyst;

std::vector<unsigned> catalyst::findExtras(const ElfFile &File,
                                           ArrayRef<StringRef> Defined) {
  SmallVector<StringRef, 16> Missing(Defined);
  std::vector<unsigned> Result;
  for (auto [I, S] : enumerate(File.Sections)) {
    auto It = find(Missing, S.Name);
    if (It != Missing.end())
      Missing.erase(It);
    else if (I) // Section 0 is the null section.
      Result.push_back(I);
  }
  return Result;
}

std::vector<std::string> catalyst::findSectionOrder(const ElfFile &File,
                                                    ArrayRef<StringRef> Defined,
                                                    ArrayRef<unsigned> Extras) {
  std::vector<std::string> Default(Defined.begin(), Defined.end()), Names;
  for (unsigned I : Extras)
    Default.push_back(File.Sections[I].Name.str());
  for (const ElfFile::Section &S :
       ArrayRef(File.Sections).drop_while([](const ElfFile::Section &S) {
         return S.Type == ELF::SHT_NULL;
       }))
    Names.push_back(S.Name.str());
  if (File.Sections.empty() || Names == Default)
    return {};
  return Names;
}

void catalyst::printSectionOrder(raw_ostream &OS, ArrayRef<std::string> Names) {
  if (!Names.empty())
    OS << ".section_order " << join(Names, ", ") << '\n';
}

std::optional<unsigned> catalyst::findExtra(ArrayRef<unsigned> Extras,
                                            unsigned Index) {
  auto It = lower_bound(Extras, Index);
  if (It == Extras.end() || *It != Index)
    return std::nullopt;
  return It - Extras.begin();
}

bool catalyst::isExtraSymbol(const ElfFile::Symbol &S) {
  return S.getType() == ELF::STT_NOTYPE && !S.Name.empty();
}

ExtraSymbol catalyst::makeExtraSymbol(const ElfFile::Symbol &S) {
  ExtraSymbol Result;
  Result.Name = S.Name.str();
  Result.Value = S.Value;
  Result.Size = S.Size;
  Result.Binding = S.getBinding();
  return Result;
}

void catalyst::readOuterSymbols(
    const ElfFile &Outer, std::vector<ExtraSymbol> &Symbols,
    function_ref<std::optional<unsigned>(const ElfFile::Symbol &)> FindExtra) {
  for (const ElfFile::Symbol &S : Outer.Symbols) {
    if (!isExtraSymbol(S))
      continue;
    ExtraSymbol Result = makeExtraSymbol(S);
    if (S.SectionIndex != ELF::SHN_ABS) {
      const std::optional<unsigned> Extra = FindExtra(S);
      if (!Extra)
        continue;
      Result.Section = SymbolSection::OuterExtra;
      Result.Index = *Extra;
    }
    Symbols.push_back(std::move(Result));
  }
}

Expected<StringRef> catalyst::getContent(const ElfFile &File,
                                         const ElfFile::Symbol &S) {
  const ElfFile::Section *In = File.getSectionOf(S);
  if (!In)
    return createStringError(File.What + ": symbol '" + S.Name +
                             "' is in section " + Twine(S.SectionIndex) +
                             " of " + Twine(File.Sections.size()));
  const StringRef Content = In->Content;
  if (S.Value > Content.size() || S.Size > Content.size() - S.Value)
    return createStringError(File.What + ": symbol '" + S.Name + "' of " +
                             Twine(S.Size) + " bytes at offset " +
                             Twine(S.Value) + " leaves section '" + In->Name +
                             "' of " + Twine(Content.size()) + " bytes");
  return Content.substr(S.Value, S.Size);
}

Error catalyst::PartCounter::add(StringRef Part, size_t Index, StringRef Name) {
  Size += Part.size();
  if (Size <= FileSize)
    return Error::success();
  return createStringError("kernel " + Twine(Index) + " '" + Name +
                           "': with its parts those of the kernels add up to " +
                           Twine(Size) + " bytes in a file of " +
                           Twine(FileSize));
}

//===- ExtraParts.cpp - Added sections and symbols ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the sections and symbols that the format does not define, and the
// properties in which files of drivers differ from files of clrxasm.
//
//===----------------------------------------------------------------------===//

#include "Catalyst/ExtraParts.h"
#include "AmdCL2/Format.h"
#include "Parts.h"
#include "ReaderImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

void Reader::readExtraSections() {
  SmallVector<StringRef, 8> Defined = {".shstrtab", ".strtab", ".symtab",
                                       ".comment"};
  if (!M.Kernels.empty())
    Defined.push_back(".rodata");
  if (!M.Kernels.empty() || M.isNewFormat())
    Defined.push_back(".text");
  OuterExtras = catalyst::findExtras(Outer, Defined);
  M.OuterOrder = catalyst::findSectionOrder(Outer, Defined, OuterExtras);
  InnerExtras = catalyst::findExtras(Inner, getInnerPartNames());
  for (unsigned I : OuterExtras)
    M.OuterSections.push_back(makeSection(Outer.Sections[I]));
  for (unsigned I : InnerExtras)
    M.InnerSections.push_back(makeSection(Inner.Sections[I]));
}

/// Returns the number of the outer extra section of \p S.
std::optional<unsigned> Reader::findOuterExtra(const ElfFile::Symbol &S) const {
  const unsigned First = getFirstExtraIndex(M);
  if (M.Kernels.empty() && S.SectionIndex >= First &&
      S.SectionIndex - First < OuterExtras.size())
    return S.SectionIndex - First;
  return catalyst::findExtra(OuterExtras, S.SectionIndex);
}

void Reader::readOuterSymbols() {
  catalyst::readOuterSymbols(
      Outer, M.Symbols,
      [this](const ElfFile::Symbol &S) { return findOuterExtra(S); });
}

std::optional<SymbolSection> amdcl2::getDataSection(StringRef Section) {
  if (Section == ".hsadata_readonly_agent")
    return SymbolSection::ReadOnlyData;
  if (Section == ".hsadata_global_agent")
    return SymbolSection::ReadWriteData;
  if (Section == ".hsabss_global_agent")
    return SymbolSection::BSS;
  return std::nullopt;
}

/// Sets the location of \p S, a symbol in code. \returns false if the symbol is
/// not in the code of any kernel.
bool Reader::placeInCode(ExtraSymbol &S) const {
  if (M.MainCode) {
    S.Section = SymbolSection::MainCode;
    return true;
  }
  S.Section = SymbolSection::KernelCode;
  const CodeLocation *Code = findCode(S.Value, /*IncludesEnd=*/true);
  if (!Code)
    return false;
  S.Index = Code->Kernel;
  S.Value -= Code->Begin;
  return true;
}

bool Reader::placeSymbol(const ElfFile::Symbol &S, ExtraSymbol &Result) const {
  if (std::optional<unsigned> Extra =
          catalyst::findExtra(InnerExtras, S.SectionIndex)) {
    Result.Section = SymbolSection::InnerExtra;
    Result.Index = *Extra;
    return true;
  }
  const ElfFile::Section *In = Inner.getSectionOf(S);
  if (!In)
    return false;
  if (In->Name == ".hsatext")
    return placeInCode(Result);
  if (In->Name == ".hsaimage_samplerinit") {
    Result.Section = SymbolSection::SamplerInit;
    return true;
  }
  std::optional<SymbolSection> Data = getDataSection(In->Name);
  Result.Section = Data.value_or(SymbolSection::Absolute);
  return Data.has_value();
}

std::optional<uint32_t> amdcl2::getSamplerId(StringRef Symbol) {
  uint32_t Id;
  if (!Symbol.consume_front("&input_bc::&_.Samp") ||
      Symbol.getAsInteger(10, Id))
    return std::nullopt;
  return Id;
}

/// Returns the name of \p S without the prefix that drivers add to the names of
/// data. Returns std::nullopt if \p S has no such name, or if a symbol with the
/// name without the prefix exists.
std::optional<StringRef> Reader::getDriverData(const ElfFile::Symbol &S) const {
  StringRef Name = S.Name;
  if (S.getType() != ELF::STT_OBJECT || getSamplerId(Name) ||
      !Name.consume_front("&input_bc::&") || Inner.findSymbol(Name))
    return std::nullopt;
  return Name;
}

/// Returns true if two NULs precede the names of inner symbols. In the files of
/// assemblers, all empty names share one NUL.
static bool hasDriverTables(const ElfFile &Inner) {
  const ElfFile::Section *Names = Inner.find(".strtab");
  return Names && Names->Content.size() > 2 &&
         Names->Content.starts_with(StringRef("\0\0", 2));
}

void Reader::readInnerSymbols() {
  M.HasDriverTables = hasDriverTables(Inner);
  for (const ElfFile::Symbol &S : Inner.Symbols) {
    ExtraSymbol Result = catalyst::makeExtraSymbol(S);
    std::optional<StringRef> Datum = getDriverData(S);
    if ((!catalyst::isExtraSymbol(S) && !Datum) || !placeSymbol(S, Result))
      continue;
    if (Datum) {
      Result.Name = Datum->str();
      Result.IsDriverData = true;
    }
    M.Symbols.push_back(std::move(Result));
  }
}

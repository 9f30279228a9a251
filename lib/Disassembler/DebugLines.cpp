//===- DebugLines.cpp - Source lines of a binary --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/DebugLines.h"
#include "LineTableHeader.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Makes a line map of one file.
class DebugLineReader {
  const object::ELFObjectFileBase &File;
  std::unique_ptr<DWARFContext> Dwarf;
  LineMap Result;
  /// A section of code, and its number in the ELF file.
  struct CodeSection {
    object::SectionRef From;
    uint64_t Index;
  };
  std::vector<CodeSection> Sections; ///< In the order of LineMap::Sections.
  StringMap<uint32_t> Files;
  /// Expansions by the offsets of their entries in .debug_info.
  DenseMap<uint64_t, uint32_t> Expansions;
  bool HasFrames = true;

  void findSections();
  std::optional<uint32_t>
  findSection(const object::SectionedAddress &Address) const;
  uint32_t getFile(const DWARFDebugLine::LineTable &Table, DWARFUnit &Unit,
                   uint64_t Number);
  uint32_t getExpansions(const DWARFDebugLine::LineTable &Table,
                         DWARFUnit &Unit, uint64_t Address);
  void addRow(const DWARFDebugLine::LineTable &Table, DWARFUnit &Unit,
              const DWARFDebugLine::Row &Row, uint64_t End);

public:
  explicit DebugLineReader(const object::ELFObjectFileBase &File)
      : File(File),
        Dwarf(DWARFContext::create(
            File, DWARFContext::ProcessDebugRelocations::Process,
            /*L=*/nullptr, /*DWPName=*/"", consumeError, consumeError)) {}

  LineMap read();
};

} // namespace

void DebugLineReader::findSections() {
  for (const object::SectionRef &S : File.sections()) {
    if (!S.isText())
      continue;
    Sections.push_back({S, S.getIndex()});
    Expected<StringRef> Name = S.getName();
    if (!Name)
      consumeError(Name.takeError());
    Result.Sections.push_back(Name ? Name->str() : "");
  }
  HasFrames = !File.isRelocatableObject() || Sections.size() == 1;
}

/// Returns the index of the section of code at \p Address.
std::optional<uint32_t>
DebugLineReader::findSection(const object::SectionedAddress &Address) const {
  const auto Contains = [&](const CodeSection &S) {
    if (File.isRelocatableObject() && S.Index != Address.SectionIndex)
      return false;
    const uint64_t Begin = S.From.getAddress();
    return Address.Address >= Begin &&
           Address.Address - Begin < S.From.getSize();
  };
  const auto It = find_if(Sections, Contains);
  if (It == Sections.end())
    return std::nullopt;
  return uint32_t(It - Sections.begin());
}

//===----------------------------------------------------------------------===//
// Files and macro calls
//===----------------------------------------------------------------------===//

uint32_t DebugLineReader::getFile(const DWARFDebugLine::LineTable &Table,
                                  DWARFUnit &Unit, uint64_t Number) {
  using NameKind = DILineInfoSpecifier::FileLineInfoKind;
  std::string Name;
  if (!Table.getFileNameByIndex(Number, Unit.getCompilationDir(),
                                NameKind::RelativeFilePath, Name) ||
      !sys::fs::exists(Name))
    Table.getFileNameByIndex(Number, Unit.getCompilationDir(),
                             NameKind::AbsoluteFilePath, Name);
  const auto [It, IsNew] = Files.try_emplace(Name, Result.Files.size());
  if (IsNew)
    Result.Files.push_back(Name);
  return It->second;
}

/// Returns the index of the innermost inlined function at \p Address, or None.
uint32_t DebugLineReader::getExpansions(const DWARFDebugLine::LineTable &Table,
                                        DWARFUnit &Unit, uint64_t Address) {
  SmallVector<DWARFDie, 4> Chain;
  if (HasFrames)
    Unit.getInlinedChainForAddress(Address, Chain);
  const bool IsAssembly =
      dwarf::toUnsigned(Unit.getUnitDIE().find(dwarf::DW_AT_language), 0) ==
      dwarf::DW_LANG_Mips_Assembler;
  uint32_t Outer = LineMap::None;
  for (const DWARFDie &Die : reverse(Chain)) {
    if (Die.getTag() != dwarf::DW_TAG_inlined_subroutine)
      continue;
    const auto [It, IsNew] =
        Expansions.try_emplace(Die.getOffset(), Result.Expansions.size());
    if (IsNew) {
      uint32_t CallFile = 0, Line = 0, Column = 0, Discriminator = 0;
      Die.getCallerFrame(CallFile, Line, Column, Discriminator);
      const char *Name = Die.getSubroutineName(DINameKind::ShortName);
      Result.Expansions.push_back(
          {IsAssembly ? LineMap::ExpansionKind::Macro
                      : LineMap::ExpansionKind::Function,
           Name ? Name : "",
           /*Round=*/0,
           {getFile(Table, Unit, CallFile), Column, Line},
           Outer});
    }
    Outer = It->second;
  }
  return Outer;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Adds the code of \p Row, which ends at the address \p End.
void DebugLineReader::addRow(const DWARFDebugLine::LineTable &Table,
                             DWARFUnit &Unit, const DWARFDebugLine::Row &Row,
                             uint64_t End) {
  const std::optional<uint32_t> Section = findSection(Row.Address);
  const uint64_t Address = Row.Address.Address;
  if (!Section || Row.Line == 0 || End <= Address)
    return;
  LineMap::Entry E = {};
  E.Section = *Section;
  E.Offset = Address - Sections[*Section].From.getAddress();
  E.Size = End - Address;
  E.From = {getFile(Table, Unit, Row.File), Row.Column, Row.Line};
  E.Expansion = getExpansions(Table, Unit, Address);
  Result.Entries.push_back(E);
}

LineMap DebugLineReader::read() {
  findSections();
  for (const std::unique_ptr<DWARFUnit> &Unit : Dwarf->compile_units()) {
    if (!hasLegalForms(*Dwarf, *Unit))
      continue;
    Expected<const DWARFDebugLine::LineTable *> Table =
        Dwarf->getLineTableForUnit(Unit.get(), consumeError);
    if (!Table) {
      consumeError(Table.takeError());
      continue;
    }
    if (!*Table)
      continue;
    const DWARFDebugLine::LineTable::RowVector &Rows = (*Table)->Rows;
    for (size_t I = 1; I < Rows.size(); ++I)
      if (!Rows[I - 1].EndSequence)
        addRow(**Table, *Unit, Rows[I - 1], Rows[I].Address.Address);
  }
  return std::move(Result);
}

LineMap clrx::readDebugLines(StringRef Binary) {
  Expected<std::unique_ptr<object::ObjectFile>> File =
      object::ObjectFile::createELFObjectFile(MemoryBufferRef(Binary, ""));
  if (!File) {
    consumeError(File.takeError());
    return {};
  }
  LineMap Lines =
      DebugLineReader(cast<object::ELFObjectFileBase>(**File)).read();
  return Lines.Entries.empty() ? LineMap() : Lines;
}

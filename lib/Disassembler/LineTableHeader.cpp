//===- LineTableHeader.cpp - Check of a line table's header ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineTableHeader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/DebugInfo/DWARF/DWARFFormValue.h"

using namespace llvm;
using namespace clrx;

static bool isLegal(uint64_t Form) {
  static constexpr dwarf::Form Legal[] = {
      dwarf::DW_FORM_string, dwarf::DW_FORM_line_strp, dwarf::DW_FORM_strp,
      dwarf::DW_FORM_udata,  dwarf::DW_FORM_data1,     dwarf::DW_FORM_data2,
      dwarf::DW_FORM_data4,  dwarf::DW_FORM_data8,     dwarf::DW_FORM_data16,
      dwarf::DW_FORM_block};
  return is_contained(Legal, Form);
}

/// Skips a list of directories or files with its format. \returns true if all
/// its forms are legal.
static bool skipList(const DWARFDataExtractor &Data, DataExtractor::Cursor &C,
                     const dwarf::FormParams &Params) {
  std::vector<dwarf::Form> Forms;
  for (unsigned Count = Data.getU8(C); Count; --Count) {
    Data.getULEB128(C); // The kind of content.
    const uint64_t Form = Data.getULEB128(C);
    if (!isLegal(Form))
      return false;
    Forms.push_back(dwarf::Form(Form));
  }
  const uint64_t NumEntries = Forms.empty() ? 0 : Data.getULEB128(C);
  uint64_t Offset = C.tell();
  for (uint64_t I = 0; I != NumEntries; ++I)
    for (dwarf::Form Form : Forms)
      if (!DWARFFormValue::skipValue(Form, Data, &Offset, Params) ||
          !Data.isValidOffset(Offset))
        return false;
  C.seek(Offset);
  return true;
}

bool clrx::hasLegalForms(DWARFContext &Dwarf, DWARFUnit &Unit) {
  constexpr unsigned AddressSize = 8;
  const std::optional<uint64_t> Begin =
      dwarf::toSectionOffset(Unit.getUnitDIE().find(dwarf::DW_AT_stmt_list));
  if (!Begin)
    return false;
  const DWARFObject &Object = Dwarf.getDWARFObj();
  const DWARFDataExtractor Data(Object, Object.getLineSection(),
                                Dwarf.isLittleEndian(), AddressSize);
  DataExtractor::Cursor C(*Begin);
  const dwarf::DwarfFormat Format = Data.getInitialLength(C).second;
  const uint16_t Version = Data.getU16(C);
  bool IsLegal = true;
  if (Version >= 5) { // Older versions have no forms.
    const uint64_t OffsetSize = dwarf::getDwarfOffsetByteSize(Format);
    // The sizes of addresses and segment selectors, the size of the header, and
    // five fields of the line machine.
    Data.skip(C, 2 + OffsetSize + 5);
    const uint8_t OpcodeBase = Data.getU8(C);
    Data.skip(C, OpcodeBase ? OpcodeBase - 1 : 0);
    const dwarf::FormParams Params{Version, AddressSize, Format};
    for (unsigned NumLists = 2; IsLegal && NumLists; --NumLists)
      IsLegal = skipList(Data, C, Params);
  }
  if (Error E = C.takeError()) {
    consumeError(std::move(E));
    return false;
  }
  return IsLegal;
}

//===- InfoEmitter.cpp - Entries of .debug_info ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InfoEmitter.h"
#include "Source/RecordedBody.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCObjectFileInfo.h"

using namespace llvm;
using namespace clrx;

static constexpr unsigned AddressSize = 8;
static constexpr unsigned OffsetSize = 4; ///< Size in 32-bit DWARF.

//===----------------------------------------------------------------------===//
// Abbreviations
//===----------------------------------------------------------------------===//

namespace {

/// Codes of the abbreviations. The code of an entry with calls inside of it is
/// one more.
enum Abbreviation : uint8_t {
  EndOfChildren,
  Unit,
  Macro,
  UndeclaredFunction, ///< Its label has no position.
  UndeclaredFunctionWithCalls,
  Function,
  FunctionWithCalls,
  Call,
  CallWithCalls
};

struct AttributeForm {
  dwarf::Attribute Name;
  dwarf::Form Form;
};

struct AbbreviationRow {
  Abbreviation Code;
  dwarf::Tag Tag;
  bool HasChildren;
  ArrayRef<AttributeForm> Attributes; ///< In the order of emission.
};

} // namespace

static constexpr AttributeForm UnitAttributes[] = {
    {dwarf::DW_AT_producer, dwarf::DW_FORM_string},
    {dwarf::DW_AT_language, dwarf::DW_FORM_data2},
    {dwarf::DW_AT_name, dwarf::DW_FORM_string},
    {dwarf::DW_AT_comp_dir, dwarf::DW_FORM_string},
    {dwarf::DW_AT_stmt_list, dwarf::DW_FORM_sec_offset},
    {dwarf::DW_AT_low_pc, dwarf::DW_FORM_addr},
    {dwarf::DW_AT_ranges, dwarf::DW_FORM_sec_offset}};

static constexpr AttributeForm MacroAttributes[] = {
    {dwarf::DW_AT_inline, dwarf::DW_FORM_data1},
    {dwarf::DW_AT_name, dwarf::DW_FORM_string},
    {dwarf::DW_AT_decl_file, dwarf::DW_FORM_udata},
    {dwarf::DW_AT_decl_line, dwarf::DW_FORM_udata}};

// The attributes of a function without a declaration are the first ones.
static constexpr AttributeForm FunctionAttributes[] = {
    {dwarf::DW_AT_low_pc, dwarf::DW_FORM_addr},
    {dwarf::DW_AT_high_pc, dwarf::DW_FORM_udata},
    {dwarf::DW_AT_name, dwarf::DW_FORM_string},
    {dwarf::DW_AT_decl_file, dwarf::DW_FORM_udata},
    {dwarf::DW_AT_decl_line, dwarf::DW_FORM_udata}};
static constexpr unsigned NumUndeclaredAttributes = 3;

static constexpr AttributeForm CallAttributes[] = {
    {dwarf::DW_AT_low_pc, dwarf::DW_FORM_addr},
    {dwarf::DW_AT_high_pc, dwarf::DW_FORM_udata},
    {dwarf::DW_AT_abstract_origin, dwarf::DW_FORM_ref4},
    {dwarf::DW_AT_call_file, dwarf::DW_FORM_udata},
    {dwarf::DW_AT_call_line, dwarf::DW_FORM_udata},
    {dwarf::DW_AT_call_column, dwarf::DW_FORM_udata}};

static const AbbreviationRow Abbreviations[] = {
    {Unit, dwarf::DW_TAG_compile_unit, true, UnitAttributes},
    {Macro, dwarf::DW_TAG_subprogram, false, MacroAttributes},
    {UndeclaredFunction, dwarf::DW_TAG_subprogram, false,
     ArrayRef(FunctionAttributes).take_front(NumUndeclaredAttributes)},
    {UndeclaredFunctionWithCalls, dwarf::DW_TAG_subprogram, true,
     ArrayRef(FunctionAttributes).take_front(NumUndeclaredAttributes)},
    {Function, dwarf::DW_TAG_subprogram, false, FunctionAttributes},
    {FunctionWithCalls, dwarf::DW_TAG_subprogram, true, FunctionAttributes},
    {Call, dwarf::DW_TAG_inlined_subroutine, false, CallAttributes},
    {CallWithCalls, dwarf::DW_TAG_inlined_subroutine, true, CallAttributes}};

void InfoEmitter::emitAbbreviations() {
  const MCObjectFileInfo &Info = *Out.getContext().getObjectFileInfo();
  Out.switchSection(Info.getDwarfAbbrevSection());
  for (const AbbreviationRow &Row : Abbreviations) {
    Out.emitULEB128IntValue(Row.Code);
    Out.emitULEB128IntValue(Row.Tag);
    Out.emitInt8(Row.HasChildren ? dwarf::DW_CHILDREN_yes
                                 : dwarf::DW_CHILDREN_no);
    for (const AttributeForm &A : Row.Attributes) {
      Out.emitULEB128IntValue(A.Name);
      Out.emitULEB128IntValue(A.Form);
    }
    Out.emitULEB128IntValue(0); // The end of the attributes: no name
    Out.emitULEB128IntValue(0); // and no form.
  }
  Out.emitInt8(0);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void InfoEmitter::emitString(StringRef S) {
  Out.emitBytes(S.take_until([](char C) { return C == '\0'; }));
  Out.emitInt8(0);
}

void InfoEmitter::emitFileAndLine(const SourcePos &Pos) {
  Out.emitULEB128IntValue(GetFile(Pos.getFileName()));
  Out.emitULEB128IntValue(Pos.getLine());
}

void InfoEmitter::emitAddress(const EmittedSection &S, uint64_t Offset) {
  MCContext &Ctx = Out.getContext();
  Out.emitValue(MCBinaryExpr::createAdd(
                    MCSymbolRefExpr::create(S.Begin, Ctx),
                    MCConstantExpr::create(int64_t(Offset), Ctx), Ctx),
                AddressSize);
}

/// Emits a reference to the entry at \p To.
void InfoEmitter::emitReference(MCSymbol *To) {
  Out.emitAbsoluteSymbolDiff(To, UnitBegin, OffsetSize);
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

void InfoEmitter::emitMacro(const MacroDefinition &M, MCSymbol *Label) {
  Out.emitLabel(Label);
  Out.emitULEB128IntValue(Macro);
  Out.emitInt8(dwarf::DW_INL_inlined);
  emitString(M.Name);
  emitFileAndLine(M.DefinedAt);
}

void InfoEmitter::emitCall(const EmittedSection &S, const MacroFrame &F,
                           bool HasInner) {
  Out.emitULEB128IntValue(Call + HasInner);
  emitAddress(S, F.Begin);
  Out.emitULEB128IntValue(F.End - F.Begin);
  emitReference(Macros.lookup(F.Call->Definition));
  emitFileAndLine(F.Call->Site);
  Out.emitULEB128IntValue(F.Call->Site.getColumn());
}

/// Emits the tree of \p Frames.
void InfoEmitter::emitCalls(const EmittedSection &S,
                            ArrayRef<MacroFrame> Frames) {
  for (size_t I = 0; I != Frames.size(); ++I) {
    const unsigned Depth = Frames[I].Depth;
    const unsigned Next = I + 1 == Frames.size() ? 0 : Frames[I + 1].Depth;
    emitCall(S, Frames[I], /*HasInner=*/Next > Depth);
    for (unsigned D = Depth; D > Next; --D)
      Out.emitULEB128IntValue(EndOfChildren);
  }
}

void InfoEmitter::emitFunction(const EmittedSection &S, const CodeFunction &F) {
  const bool HasCalls = !F.Calls.empty();
  Out.emitULEB128IntValue((F.Pos.isValid() ? Function : UndeclaredFunction) +
                          HasCalls);
  emitAddress(S, F.Begin);
  Out.emitULEB128IntValue(F.End - F.Begin);
  emitString(F.Name);
  if (F.Pos.isValid())
    emitFileAndLine(F.Pos);
  emitCalls(S, F.Calls);
  if (HasCalls)
    Out.emitULEB128IntValue(EndOfChildren);
}

/// Emits the list of the address ranges of \p Sections. \returns the symbol at
/// its beginning.
MCSymbol *InfoEmitter::emitRanges(ArrayRef<EmittedSection> Sections) {
  MCContext &Ctx = Out.getContext();
  Out.switchSection(Ctx.getObjectFileInfo()->getDwarfRnglistsSection());
  MCSymbol *End = Out.emitDwarfUnitLength("", "");
  Out.emitInt16(Ctx.getDwarfVersion());
  Out.emitInt8(AddressSize);
  Out.emitInt8(0);  // There are no segment selectors.
  Out.emitInt32(0); // There is no table of offsets.
  MCSymbol *Ranges = Ctx.createTempSymbol();
  Out.emitLabel(Ranges);
  for (const EmittedSection &S : Sections) {
    Out.emitInt8(dwarf::DW_RLE_start_length);
    emitAddress(S, 0);
    Out.emitULEB128IntValue(S.Code->Size);
  }
  Out.emitInt8(dwarf::DW_RLE_end_of_list);
  Out.emitLabel(End);
  return Ranges;
}

void InfoEmitter::emit(ArrayRef<EmittedSection> Sections) {
  MCContext &Ctx = Out.getContext();
  const MCObjectFileInfo &Info = *Ctx.getObjectFileInfo();
  for (const EmittedSection &S : Sections)
    for (const CodeFunction &F : S.Functions)
      for (const MacroFrame &Frame : F.Calls)
        if (MCSymbol *&Label = Macros[Frame.Call->Definition]; !Label)
          Label = Ctx.createTempSymbol();
  emitAbbreviations();
  MCSymbol *Ranges = emitRanges(Sections);
  Out.switchSection(Info.getDwarfInfoSection());
  UnitBegin = Ctx.createTempSymbol();
  Out.emitLabel(UnitBegin);
  MCSymbol *End = Out.emitDwarfUnitLength("", "");
  Out.emitInt16(Ctx.getDwarfVersion());
  Out.emitInt8(dwarf::DW_UT_compile);
  Out.emitInt8(AddressSize);
  Out.emitInt32(0); // The offset of the abbreviations.
  Out.emitULEB128IntValue(Unit);
  emitString(Options.Producer);
  Out.emitInt16(dwarf::DW_LANG_Mips_Assembler); // LLVM's code for assembly.
  emitString(Options.MainFile);
  emitString(Options.CompilationDir);
  Out.emitSymbolValue(Out.getDwarfLineTableSymbol(0), OffsetSize);
  Out.emitIntValue(0, AddressSize); // The base of the ranges.
  Out.emitSymbolValue(Ranges, OffsetSize);
  for (const auto &[Definition, Label] : Macros)
    emitMacro(*Definition, Label);
  for (const EmittedSection &S : Sections)
    for (const CodeFunction &F : S.Functions)
      emitFunction(S, F);
  Out.emitULEB128IntValue(EndOfChildren);
  Out.emitLabel(End);
}

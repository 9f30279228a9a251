//===- InstParser.cpp - Instruction statements ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of the parts of a statement: mnemonic with suffix, operands,
// modifiers, and then the checks of its format.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "ConstantParser.h"
#include "ExportInterp.h"
#include "ImmediateParser.h"
#include "Inst/InstReader.h"
#include "InstDiagnostics.h"
#include "MemoryFormat.h"
#include "ModifierParser.h"
#include "RegisterParser.h"
#include "ScalarFormat.h"
#include "ValueParser.h"
#include "VectorFormat.h"
#include "VectorSourceParser.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/OperandSizes.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Mnemonic
//===----------------------------------------------------------------------===//

bool InstParser::parse(StringRef Statement) {
  if (parseMnemonic(Statement) || parseOperands() ||
      ModifierParser(Ctx).parse())
    return true;
  return Ctx.Cur.atEnd() ? finish() : InstDiagnostics(Ctx).reportTrailingText();
}

/// Removes the suffix from \p Name and looks up the rest. The row of the result
/// is null if there is no such mnemonic.
Mnemonic InstParser::splitMnemonic(StringRef &Name) const {
  Mnemonic M;
  bool IsVector = Name.starts_with_insensitive("v_");
  if (Name.consume_back_insensitive("_e32"))
    M.Size = SizeSuffix::E32;
  else if (Name.consume_back_insensitive("_e64"))
    M.Size = SizeSuffix::E64;
  else if (IsVector && Name.consume_back_insensitive("_sdwa"))
    M.Size = SizeSuffix::SDWA;
  else if (IsVector && Name.consume_back_insensitive("_dpp"))
    M.Size = SizeSuffix::DPP;
  M.Row = lookUpInst(Name, Ctx.A);
  return M;
}

bool InstParser::parseMnemonic(StringRef Statement) {
  Ctx.Cur = Cursor(Statement.begin(), Statement.end());
  Ctx.MnemonicLoc = Ctx.Cur.pos();
  StringRef Name = Ctx.peekWord();
  Ctx.Cur.advance(Name.size());
  auto [It, IsNew] = Mnemonics.try_emplace(Name);
  if (IsNew)
    It->second = splitMnemonic(Name);
  const InstRow *Row = It->second.Row;
  if (!Row) {
    Mnemonics.erase(It);
    return InstDiagnostics(Ctx).reportUnknownMnemonic(Name);
  }
  Ctx.Size = It->second.Size;
  Ctx.Inst.start(*Row);
  if (Row->Format == InstFormat::MTBUF && !Ctx.Facts.HasUnifiedFormats)
    Ctx.Inst[Field::BufferFormat] = 1; // Modifiers may replace a part of it.
  return checkFixedSize();
}

/// Checks the suffix of instructions that have encodings of one size only.
/// \returns true on error.
bool InstParser::checkFixedSize() {
  static constexpr SizeSuffix OnlySizes[] = {
#define CLRX_INST_FORMAT(Id, Encoding, Family, Modifiers, OperandsOf,          \
                         OnlySize)                                             \
  SizeSuffix::OnlySize,
#include "clrx/ISA/Formats.def"
  };
  SizeSuffix Only = OnlySizes[unsigned(Ctx.Inst.Row->Format)];
  if (Ctx.Inst.Row->Format == InstFormat::SMRD && !Ctx.Facts.HasSMRDLiterals)
    Only = Ctx.Facts.HasSMem ? SizeSuffix::E64 : SizeSuffix::E32;
  if (Only == SizeSuffix::None || Ctx.Size == SizeSuffix::None ||
      Ctx.Size == Only)
    return false;
  return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                   Only == SizeSuffix::E32
                       ? "this instruction has a 32-bit encoding only"
                       : "this instruction has a 64-bit encoding "
                         "only");
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

bool InstParser::parseOperands() {
  unsigned Count = Ctx.Inst.Row->NumOperands;
  bool Failed = false;
  // True if an operand was left out. The roles of the others are then
  // uncertain.
  bool HasLeftOut = false;
  for (Ctx.OpIndex = 0; Ctx.OpIndex != Count; ++Ctx.OpIndex) {
    if (Ctx.OpIndex && !Ctx.SkipComma && Ctx.expectComma())
      return true;
    HasLeftOut |= Ctx.SkipComma;
    Ctx.SkipComma = false;
    Ctx.OperandLocs[Ctx.OpIndex] = Ctx.nextLoc();
    if (Ctx.Cur.atEnd())
      return InstDiagnostics(Ctx).reportTooFewOperands();
    InstOperand &Op = Ctx.Inst.Operands[Ctx.OpIndex];
    if (!parseOperand(Op, Ctx.Inst.Row->Operands[Ctx.OpIndex])) {
      Op.TextOffset = Ctx.OperandLocs[Ctx.OpIndex] - Ctx.MnemonicLoc;
      continue;
    }
    Failed = true;
    if (HasLeftOut || !skipOperand())
      break;
  }
  return Failed;
}

/// Moves the cursor to the comma after a faulty operand. \returns false if
/// there is none.
bool InstParser::skipOperand() {
  StringRef Text = takeOperandText(Ctx.OperandLocs[Ctx.OpIndex]);
  Ctx.Cur.setPos(Text.end());
  Ctx.SkipComma = false;
  Ctx.Cur.skipBlanks();
  // Commas after an open bracket may belong to the brackets.
  return Ctx.Cur.peek() == ',' && Text.count('[') == Text.count(']');
}

/// Reports an error if a register is written with %, as GNU assemblers do.
bool InstParser::refusePercent() {
  const char *Loc = Ctx.nextLoc();
  Cursor Name = Ctx.Cur;
  if (!Name.consume('%'))
    return false;
  const StringRef Word =
      Name.rest().take_while([](char C) { return isNameChar(C); });
  const bool IsRange = Name.rest().drop_front(Word.size()).starts_with("[");
  if (!IsRange && !isRegisterName(Word))
    return false;
  Ctx.error(Loc, rules::Syntax, "expected an operand, found '%" + Word + "'");
  Ctx.noteFix(Loc, FixIt::replace("%", ""),
              "registers have no '%': write '" + Word + "'");
  return true;
}

bool InstParser::parseOperand(InstOperand &Op, const OperandSpec &Spec) {
  if (LLVM_UNLIKELY(Ctx.Cur.peek() == '%') && refusePercent())
    return true;
  switch (Spec.Kind) {
  case OperandKind::SDst:
  case OperandKind::SData:
  case OperandKind::SReg: {
    RegisterParser Registers(Ctx);
    return Registers.parseScalarRegs(Op, Spec.Count,
                                     Registers.getScalarAlignment());
  }
  case OperandKind::VDst:
    return MemoryFormat(Ctx).parseVectorDst(Op, Spec.Count);
  case OperandKind::SSrc:
    return Ctx.Inst.Row->isVector()
               ? VectorSourceParser(Ctx).parse(Op, Spec.Count)
               : ScalarFormat(Ctx).parseSource(Op, Spec.Count);
  case OperandKind::VSrc:
    return VectorSourceParser(Ctx).parse(Op, Spec.Count);
  default:
    return parseSpecialOperand(Op, Spec);
  }
}

/// Parses an operand that only some formats have. This function is separate
/// from parseOperand, so that frequent operands do not pay for its stack frame.
LLVM_ATTRIBUTE_NOINLINE
bool InstParser::parseSpecialOperand(InstOperand &Op, const OperandSpec &Spec) {
  RegisterParser Registers(Ctx);
  switch (Spec.Kind) {
  case OperandKind::VReg:
    if (Ctx.Inst.Row->Format == InstFormat::EXP)
      return ExportFormat(Ctx).parseSource(Op);
    if (Ctx.Inst.Row->IsInterp)
      return InterpFormat(Ctx).parseSource(Op, Spec.Count);
    return Registers.parseVectorRegs(Op, Spec.Count, Spec.Count);
  case OperandKind::VSReg:
    return InterpFormat(Ctx).parseSource(Op, Spec.Count);
  case OperandKind::CarryOut:
    return Registers.parseScalarRegs(
        Op, getMaskSize(*Ctx.Inst.Row, Ctx.A, Ctx.Options.Wave32),
        Alignment::Line);
  case OperandKind::CarryIn:
    return Registers.parseScalarRegs(
        Op, getMaskSize(*Ctx.Inst.Row, Ctx.A, Ctx.Options.Wave32),
        Alignment::Free);
  case OperandKind::Imm16:
    return ValueParser(Ctx).parseField(FieldFixup::Imm16, Field::Imm);
  case OperandKind::Imm8:
    return ValueParser(Ctx).parseField(FieldFixup::GprIdxImm8, Field::SSrc1);
  case OperandKind::Imm7:
    return ValueParser(Ctx).parseField(FieldFixup::SmemProbe7, Field::SDst);
  case OperandKind::Const32:
    return ConstantParser(Ctx).parseLiteralField(Op);
  case OperandKind::Label:
    return ImmediateParser(Ctx).parseBranchTarget();
  case OperandKind::HwReg:
    return ImmediateParser(Ctx).parseHwReg();
  case OperandKind::WaitCnt:
    return ImmediateParser(Ctx).parseWaitCnt();
  case OperandKind::SendMsg:
    return ImmediateParser(Ctx).parseSendMsg();
  case OperandKind::SMOffset:
    return ScalarFormat(Ctx).parseOffset(Op);
  case OperandKind::SOffset:
    return MemoryFormat(Ctx).parseScalarOffset(Op);
  case OperandKind::VAddr:
    return MemoryFormat(Ctx).parseAddress(Op);
  case OperandKind::VData:
  case OperandKind::VDataMask:
    // Modifiers decide the number of registers; MemoryFormat checks it.
    return Registers.parseVectorRegs(Op, 1, MaxVGPRs);
  case OperandKind::ImageRsrc:
    return Registers.parseScalarRegs(Op, 0, Registers.getScalarAlignment());
  case OperandKind::SAddr:
    return MemoryFormat(Ctx).parseScalarAddress(Op);
  case OperandKind::ExpTarget:
    return ExportFormat(Ctx).parseTarget();
  case OperandKind::Attr:
    return InterpFormat(Ctx).parseAttribute();
  case OperandKind::Param:
    return InterpFormat(Ctx).parseParam();
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

/// Completes the statement as \p Format does.
template <class Format, bool (Format::*Finish)()>
static bool finishAs(InstContext &Ctx) {
  return (Format(Ctx).*Finish)();
}

/// Assigns the fields and chooses the encoding.
bool InstParser::finish() {
  // One function for each family of Formats.def.
  constexpr auto finishSOP = finishAs<ScalarFormat, &ScalarFormat::finishSOP>;
  constexpr auto finishSMRD = finishAs<ScalarFormat, &ScalarFormat::finishSMRD>;
  constexpr auto finishVOP = finishAs<VectorFormat, &VectorFormat::finishVOP>;
  constexpr auto finishVOP3 = finishAs<VectorFormat, &VectorFormat::finishVOP3>;
  constexpr auto finishInterp = finishAs<InterpFormat, &InterpFormat::finish>;
  constexpr auto finishDS = finishAs<MemoryFormat, &MemoryFormat::finishDS>;
  constexpr auto finishBuffer =
      finishAs<MemoryFormat, &MemoryFormat::finishBuffer>;
  constexpr auto finishImage =
      finishAs<MemoryFormat, &MemoryFormat::finishImage>;
  constexpr auto finishExport = finishAs<ExportFormat, &ExportFormat::finish>;
  constexpr auto finishFlat = finishAs<MemoryFormat, &MemoryFormat::finishFlat>;
  static constexpr bool (*Finishers[])(InstContext &) = {
#define CLRX_INST_FORMAT(Id, Encoding, Family, ...) finish##Family,
#include "clrx/ISA/Formats.def"
  };
  Ctx.assignOperandFields();
  Ctx.Inst.Base = getLayout(*Ctx.Inst.Row, Ctx.A);
  if (Ctx.Inst.Row->IsInterp)
    return finishInterp(Ctx);
  return Finishers[unsigned(Ctx.Inst.Row->Format)](Ctx);
}

//===----------------------------------------------------------------------===//
// Right sides of register symbols
//===----------------------------------------------------------------------===//

bool InstParser::parseRegisterOperand(Cursor &C, bool HasAccVGPRs,
                                      RegisterRange &Result) {
  Ctx.Cur = C;
  InstOperand Op;
  RegisterParser Registers(Ctx);
  ParseStatus S = ParseStatus::NoMatch;
  if (HasAccVGPRs)
    S = Registers.parseAccumulator(Op);
  if (S.isNoMatch())
    S = Registers.parseAnyRegister(Op);
  if (S.isNoMatch())
    S = Registers.parseSourceOnlyName(Op, /*AllowLane=*/false);
  if (S.isFailure())
    return true;
  ConstantRules Rules;
  Rules.LiteralError = "expected a register or an inline constant";
  Rules.ExpressionFlags = EF_MustBeKnown | EF_MustBeAbsolute;
  if (S.isNoMatch() && ConstantParser(Ctx).parse(Op, Rules))
    return true;
  Result = RegisterRange();
  Result.First = Op.IsVar      ? Op.VarOffset
                 : Op.isVGPR() ? Op.Code - CodeVGPR0
                               : Op.Code;
  Result.Count = Op.Count;
  Result.Var = Op.Var;
  Result.VarIsVector = Op.IsVar && Op.isVGPR();
  Result.File = Op.IsVar                              ? RegisterFile::RegVar
                : Op.isVGPR()                         ? RegisterFile::VGPR
                : Op.File == OperandFile::Accumulator ? RegisterFile::AccVGPR
                : Op.File == OperandFile::Inline      ? RegisterFile::Inline
                                                      : RegisterFile::SGPR;
  C = Ctx.Cur;
  return false;
}

//===----------------------------------------------------------------------===//
// InstReader
//===----------------------------------------------------------------------===//

struct InstReader::Mnemonics {
  MnemonicCache Cache;
};

InstReader::InstReader(Arch A, bool HasAccVGPRs)
    : A(A), HasAccVGPRs(HasAccVGPRs), Known(std::make_unique<Mnemonics>()) {}
InstReader::~InstReader() = default;

bool InstReader::read(StringRef Statement, const InstOptions &Options,
                      OperandHost &Host, Inst &Result,
                      SmallVectorImpl<PendingField> &Pending) {
  return InstParser(A, Options, Host, Known->Cache, Result, Pending)
      .parse(Statement);
}

bool InstReader::readRegisterOperand(Cursor &C, OperandHost &Host,
                                     RegisterRange &Result) {
  InstOptions Options;
  SmallVector<PendingField, 1> Pending;
  Inst Scratch;
  return InstParser(A, Options, Host, Known->Cache, Scratch, Pending)
      .parseRegisterOperand(C, HasAccVGPRs, Result);
}

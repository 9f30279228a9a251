//===- InstParser.cpp - Statement text to Inst ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The statement: mnemonic and suffix, the list of operands, what stands behind
// them, and where the operands go.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/OperandSizes.h"
#include "clrx/ISA/Renames.h"
#include "clrx/Inst/InstReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Cursor
//===----------------------------------------------------------------------===//

bool InstParser::expect(char C, const Twine &Where) {
  if (Cur.consume(C))
    return false;
  return error(Cur.pos(), "expected '" + Twine(C) + "' " + Where);
}

/// The letters, digits and symbol characters at the cursor.
StringRef InstParser::peekWord() {
  const char *End = nextLoc();
  while (isNameChar(*End))
    ++End;
  return StringRef(Cur.pos(), End - Cur.pos());
}

/// The keyword at the cursor; empty if there is none.
StringRef InstParser::peekKeyword() {
  const char *End = nextLoc();
  if (isAlpha(*End) || *End == '_')
    while (isAlnum(*End) || *End == '_')
      ++End;
  return StringRef(Cur.pos(), End - Cur.pos());
}

bool InstParser::consumeKeyword(StringRef Keyword) {
  Cur.skipBlanks();
  if (toLower(Cur.peek()) != Keyword[0] ||
      !peekKeyword().equals_insensitive(Keyword))
    return false;
  Cur.advance(Keyword.size());
  return true;
}

bool InstParser::error(const char *Loc, const Twine &Msg) {
  return Host.getReporter().error(SMLoc::getFromPointer(Loc), Msg);
}

/// Reports an error and, as a note, how to get around it.
bool InstParser::errorWithFix(const char *Loc, const Twine &Msg,
                              const Twine &Fix) {
  return Host.getReporter().errorWithFix(SMLoc::getFromPointer(Loc), Msg, Fix);
}

void InstParser::warning(const char *Loc, const Twine &Msg) {
  Host.getReporter().warning(SMLoc::getFromPointer(Loc), Msg);
}

/// Attaches to the last error or warning.
void InstParser::note(const char *Loc, const Twine &Msg) {
  Host.getReporter().note(SMLoc::getFromPointer(Loc), Msg);
}

//===----------------------------------------------------------------------===//
// Statement
//===----------------------------------------------------------------------===//

bool InstParser::parse(StringRef Statement) {
  if (parseMnemonic(Statement) || parseOperands() || parseModifiers())
    return true;
  return Cur.atEnd() ? finish() : reportRest();
}

/// Something stands behind operands and modifiers.
bool InstParser::reportRest() {
  if (Cur.peek() == ',' || !Inst.Row->NumOperands) {
    error(Cur.pos(), "too many operands for instruction");
    noteOperands();
    return true;
  }
  error(Cur.pos(), "unexpected text at the end of the instruction");
  if (isModifierName(peekKeyword()))
    note(Cur.pos(), "'" + Inst.Row->Mnemonic + "' takes no modifiers");
  return true;
}

/// Takes the suffix off \p Name and looks it up; without success the row is
/// null.
Mnemonic InstParser::splitMnemonic(StringRef &Name) const {
  Mnemonic M;
  bool IsVector = Name.starts_with_insensitive("v_");
  if (Name.consume_back_insensitive("_e32"))
    M.Size = Suffix::E32;
  else if (Name.consume_back_insensitive("_e64"))
    M.Size = Suffix::E64;
  else if (IsVector && Name.consume_back_insensitive("_sdwa"))
    M.Size = Suffix::SDWA;
  else if (IsVector && Name.consume_back_insensitive("_dpp"))
    M.Size = Suffix::DPP;
  M.Row = lookUpInst(Name, A);
  return M;
}

bool InstParser::parseMnemonic(StringRef Statement) {
  Cur = Cursor(Statement.begin(), Statement.end());
  MnemonicLoc = Cur.pos();
  StringRef Name = peekWord();
  Cur.advance(Name.size());
  auto [It, IsNew] = Known.try_emplace(Name);
  if (IsNew)
    It->second = splitMnemonic(Name);
  const InstRow *Row = It->second.Row;
  if (!Row) {
    Known.erase(It);
    return reportUnknown(Name);
  }
  Size = It->second.Size;
  Inst.start(*Row);
  if (Row->Format == InstFormat::MTBUF && !Facts.HasUnifiedFormats)
    Inst[Field::BufferFormat] = 1; // Modifiers may replace a part of it.
  return checkFixedSize();
}

bool InstParser::reportUnknown(StringRef Mnemonic) {
  error(MnemonicLoc,
        "unknown instruction '" + Mnemonic + "' on " + Facts.Names[0]);
  const ArchMask Others = archesOfInst(Mnemonic);
  if (Others)
    note(MnemonicLoc, "it exists on " + listArches(Others));
  const std::string Rename = explainRename(Mnemonic, A);
  if (!Rename.empty())
    note(MnemonicLoc, Rename);
  if (Others || !Rename.empty() ||
      Host.noteUnknownWord(Mnemonic, SMLoc::getFromPointer(MnemonicLoc)))
    return true;
  // Many mnemonics differ in little.
  ClosestName Closest(Mnemonic, Mnemonic.size() / 6 + 1);
  for (const InstRow &Row : getInstTable())
    if (Row.isIn(A))
      Closest.consider(Row.Mnemonic);
  Host.considerStatements(Closest);
  Host.getReporter().suggest(SMLoc::getFromPointer(MnemonicLoc), Closest);
  if (Closest.get().empty() && lookUpInst(Mnemonic.rsplit('_').first, A))
    note(MnemonicLoc, "the suffixes of encodings are _e32, _e64, _sdwa, _dpp");
  return true;
}

/// Formats of one size refuse the suffix of the other at once.
bool InstParser::checkFixedSize() {
  static constexpr Suffix OnlySizes[] = {
#define CLRX_INST_FORMAT(Id, Encoding, Family, Modifiers, OperandsOf,          \
                         OnlySize)                                             \
  Suffix::OnlySize,
#include "clrx/ISA/Formats.def"
  };
  Suffix Only = OnlySizes[unsigned(Inst.Row->Format)];
  if (Inst.Row->Format == InstFormat::SMRD && !Facts.HasSMRDLiterals)
    Only = Facts.HasSMem ? Suffix::E64 : Suffix::E32;
  if (Only == Suffix::None || Size == Suffix::None || Size == Only)
    return false;
  return error(MnemonicLoc, Only == Suffix::E32
                                ? "this instruction has a 32-bit encoding only"
                                : "this instruction has a 64-bit encoding "
                                  "only");
}

bool InstParser::parseComma() {
  if (Cur.consume(','))
    return false;
  return Cur.atEnd() ? tooFewOperands()
                     : error(Cur.pos(), "expected ',' before the next operand");
}

bool InstParser::tooFewOperands() {
  error(Cur.pos(), "too few operands for instruction");
  noteOperands();
  Host.noteEndOfStatement(SMLoc::getFromPointer(Cur.pos()));
  return true;
}

bool InstParser::parseOperands() {
  unsigned Count = Inst.Row->NumOperands;
  bool Failed = false;
  bool HasLeftOut = false; // Which operand is which cannot be told then.
  for (OpIndex = 0; OpIndex != Count; ++OpIndex) {
    if (OpIndex && !SkipComma && parseComma())
      return true;
    HasLeftOut |= SkipComma;
    SkipComma = false;
    OperandLocs[OpIndex] = nextLoc();
    if (Cur.atEnd())
      return tooFewOperands();
    if (!parseOperand(Inst.Operands[OpIndex], Inst.Row->Operands[OpIndex]))
      continue;
    Failed = true;
    if (HasLeftOut || !skipOperand())
      break;
  }
  return Failed;
}

/// Refuses registers as GNU's assemblers write them.
bool InstParser::refusePercent() {
  const char *Loc = nextLoc();
  Cursor Name = Cur;
  if (!Name.consume('%'))
    return false;
  const StringRef Word =
      Name.rest().take_while([](char C) { return isNameChar(C); });
  const bool IsRange = Name.rest().drop_front(Word.size()).starts_with("[");
  return (IsRange || isRegisterName(Word)) &&
         errorWithFix(Loc, "expected an operand, found '%" + Word + "'",
                      "registers have no '%': write '" + Word + "'");
}

bool InstParser::parseOperand(InstOperand &Op, const OperandSpec &Spec) {
  if (LLVM_UNLIKELY(Cur.peek() == '%') && refusePercent())
    return true;
  switch (Spec.Kind) {
  case OperandKind::None:
    return false;
  case OperandKind::SDst:
  case OperandKind::SData:
  case OperandKind::SReg:
    return parseScalarRegs(Op, Spec.Count, scalarAlignment());
  case OperandKind::VDst:
    return parseVectorDst(Op, Spec.Count);
  case OperandKind::VReg:
    if (Inst.Row->Format == InstFormat::EXP)
      return parseExpSource(Op);
    if (Inst.Row->IsInterp)
      return parseInterpSource(Op, Spec.Count);
    return parseVectorRegs(Op, Spec.Count, Spec.Count);
  case OperandKind::VSReg:
    return parseInterpSource(Op, Spec.Count);
  case OperandKind::SSrc:
    return Inst.Row->isVector() ? parseVectorSource(Op, Spec.Count)
                                : parseScalarSource(Op, Spec.Count);
  case OperandKind::VSrc:
    return parseVectorSource(Op, Spec.Count);
  case OperandKind::CarryOut:
    return parseScalarRegs(Op, getMaskSize(*Inst.Row, A, Options.Wave32),
                           Alignment::Line);
  case OperandKind::CarryIn:
    return parseScalarRegs(Op, getMaskSize(*Inst.Row, A, Options.Wave32),
                           Alignment::Free);
  case OperandKind::Imm16:
    return parseField(FieldFixup::Imm16, Field::Imm);
  case OperandKind::Imm8:
    return parseField(FieldFixup::GprIdxImm8, Field::SSrc1);
  case OperandKind::Imm7:
    return parseField(FieldFixup::SmemProbe7, Field::SDst);
  case OperandKind::Const32:
    return parseConst32(Op);
  case OperandKind::Label:
    return parseBranchTarget();
  case OperandKind::HwReg:
    return parseHwReg();
  case OperandKind::WaitCnt:
    return parseWaitCnt();
  case OperandKind::SendMsg:
    return parseSendMsg();
  case OperandKind::SMOffset:
    return parseSMOffset(Op);
  case OperandKind::SOffset:
    return parseSOffset(Op);
  case OperandKind::VAddr:
    return parseVAddr(Op);
  case OperandKind::VData:
  case OperandKind::VDataMask:
    return parseVectorRegs(Op, 1, MaxVGPRs); // Counted with the modifiers.
  case OperandKind::ImageRsrc:
    return parseScalarRegs(Op, 0, scalarAlignment()); // The same.
  case OperandKind::SAddr:
    return parseSAddr(Op);
  case OperandKind::ExpTarget:
    return parseExpTarget();
  case OperandKind::Attr:
    return parseAttr();
  case OperandKind::Param:
    return parseParam();
  }
  return false;
}

/// Puts the operands' codes into the fields they go to.
void InstParser::assignOperandFields() {
  const Field *Fields = Inst.Row->OperandFields;
  for (unsigned I = 0, E = Inst.Row->NumOperands; I != E; ++I)
    if (Inst.Operands[I].File != OperandFile::None && Fields[I] != Field::None)
      Inst[Fields[I]] = Inst.Operands[I].fieldValue();
}

/// Formats with a longer form choose it after this.
bool InstParser::finish() {
  static constexpr bool (InstParser::*Finishers[])() = {
#define CLRX_INST_FORMAT(Id, Encoding, Family, ...) &InstParser::finish##Family,
#include "clrx/ISA/Formats.def"
  };
  assignOperandFields();
  Inst.Base = getLayout(*Inst.Row, A);
  if (Inst.Row->IsInterp)
    return finishInterp();
  return (this->*Finishers[unsigned(Inst.Row->Format)])();
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

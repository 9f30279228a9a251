//===- MemoryFormats.cpp - Data share, buffers, images, flat --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands and checks of data share, buffer, image and flat instructions. How
// many registers data and address take depends on modifiers, so they are
// counted last.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/OperandSizes.h"

using namespace llvm;
using namespace clrx;

const char *InstParser::locOf(const InstOperand &Op) const {
  return OperandLocs[&Op - Inst.Operands];
}

/// Reports at the operand of kind \p K, or at the mnemonic without one.
bool InstParser::errorAt(OperandKind K, const Twine &Msg) {
  const InstOperand *Op = Inst.find(K);
  return error(Op && locOf(*Op) ? locOf(*Op) : MnemonicLoc, Msg);
}

bool InstParser::checkVectorCount(OperandKind K, unsigned Min, unsigned Max) {
  const InstOperand *Op = Inst.find(K);
  return Op && Op->isVGPR() && checkVectorRegs(*Op, locOf(*Op), Min, Max);
}

bool InstParser::checkScalarCount(OperandKind K, unsigned Count) {
  const InstOperand *Op = Inst.find(K);
  return Op && checkScalarRegs(*Op, locOf(*Op), Count, Alignment::Scalar);
}

/// Commas up to the end of the statement, outside of brackets.
unsigned InstParser::countCommas() const {
  unsigned Count = 0, Depth = 0;
  for (char C : Cur.rest()) {
    if (C == '[' || C == '(')
      ++Depth;
    else if ((C == ']' || C == ')') && Depth)
      --Depth;
    else if (C == ',' && !Depth)
      ++Count;
  }
  return Count;
}

/// Destination VGPRs. Flat atomics may leave it out.
bool InstParser::parseVectorDst(InstOperand &Op, unsigned Count) {
  if (Inst.Row->Format != InstFormat::FLAT)
    return parseVectorRegs(Op, Count, Count);
  if (Inst.Row->has(Atomic) && countCommas() + 1 < Inst.Row->NumOperands) {
    SkipComma = true;
    return false;
  }
  return parseVectorRegs(Op, 1, MaxVGPRs); // Counted with the modifiers.
}

//===----------------------------------------------------------------------===//
// Data share
//===----------------------------------------------------------------------===//

bool InstParser::finishDS() {
  if (Inst.Row->has(GDSOnly) && !Inst[Field::GDS])
    return error(MnemonicLoc, "this instruction needs the modifier gds");
  return checkVectorCount(OperandKind::VData, 1, 1);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// ::= off | VGPRs; images may have a list.
bool InstParser::parseVAddr(InstOperand &Op) {
  Cur.skipBlanks();
  InstFormat Format = Inst.Row->Format;
  if (Format == InstFormat::MUBUF || Format == InstFormat::MTBUF)
    return parseBufferAddr(Op);
  if (Inst.Row->has(ScratchSeg) && consumeKeyword("off"))
    return false;
  if (Format == InstFormat::MIMG && Facts.HasImageDims && Cur.peek() == '[')
    return parseAddrList(Op);
  return parseVectorRegs(Op, 1, MaxVGPRs); // Counted with the modifiers.
}

/// ::= VGPRs | off | nothing, where the resource follows at once
bool InstParser::parseBufferAddr(InstOperand &Op) {
  Cursor Start = Cur;
  ParseStatus S = parseVectorRegister(Op);
  if (S.isNoMatch())
    S = parseRegisterSymbol(Op);
  if (S.isFailure())
    return true;
  if (S.isSuccess() && Op.isVGPR())
    return false;
  Op = InstOperand();
  Op.Kind = OperandKind::VAddr;
  Cur = Start;
  SkipComma = !consumeKeyword("off");
  return false;
}

/// ::= scalar register | source-only name | inline constant
bool InstParser::parseSOffset(InstOperand &Op) {
  const char *Loc = nextLoc();
  ParseStatus S = parseScalarOrSymbol(Op, 1);
  if (S.isFailure())
    return true;
  if (S.isSuccess()) {
    if (Op.isVGPR())
      return wrongOperand(Loc, operandTakes());
    return Op.File == OperandFile::Scalar
               ? checkScalarRegs(Op, Loc, 1, Alignment::Free)
               : checkInline(Op, Loc, 1);
  }
  S = parseSourceOnlyName(Op, /*AllowLane=*/false);
  if (!S.isNoMatch())
    return S.isFailure();
  ConstantRules Rules;
  Rules.LiteralError = "buffer instructions have no room for a literal";
  return parseConstant(Op, Rules);
}

/// ::= off | SGPRs
bool InstParser::parseSAddr(InstOperand &Op) {
  Cur.skipBlanks();
  if (consumeKeyword("off"))
    return false;
  return parseScalarRegs(Op, Inst.Row->has(GlobalSeg) ? 2 : 1,
                         Alignment::Scalar);
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

bool InstParser::checkBufferAddress() {
  if (Inst[Field::Addr64] && (Inst[Field::IdxEn] || Inst[Field::OffEn]))
    return error(ModifiersLoc, "addr64 excludes idxen and offen");
  const InstOperand *Addr = Inst.find(OperandKind::VAddr);
  if (!Addr)
    return false;
  bool IsUsed = Inst[Field::Addr64] || Inst[Field::IdxEn] || Inst[Field::OffEn];
  if (!Addr->isVGPR())
    return IsUsed && errorAt(OperandKind::VAddr,
                             "idxen, offen and addr64 need an address");
  unsigned Count = getBufferAddressSize(Inst);
  return checkVectorCount(OperandKind::VAddr, Count, Count);
}

bool InstParser::finishBuffer() {
  if (Inst[Field::LDS] && Inst[Field::TFE])
    return error(ModifiersLoc, "lds and tfe exclude each other");
  unsigned Count = Inst.Row->Operands[0].Count + Inst[Field::TFE];
  return checkBufferAddress() ||
         checkVectorCount(OperandKind::VData, Count, Count);
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// ::= [ VGPRs , VGPRs ... ]
bool InstParser::parseAddrList(InstOperand &Op) {
  const char *Loc = Cur.pos();
  bool HasVars = false;
  Cur.advance();
  do {
    InstOperand Part;
    if (parseVectorRegs(Part, 1, MaxVGPRs))
      return true;
    for (unsigned I = 0; I != Part.Count; ++I) {
      Inst.AddrList.push_back(Part.fieldValue() + (Part.IsVar ? 0 : I));
      InstOperand &Element = Inst.AddrVars.emplace_back(Part);
      Element.Code += Part.IsVar ? 0 : I;
      Element.VarOffset += Part.IsVar ? I : 0;
      Element.Count = 1;
    }
    HasVars |= Part.IsVar;
  } while (Cur.consume(','));
  if (!HasVars)
    Inst.AddrVars.clear();
  if (expect(']', "after the address list"))
    return true;
  if (Inst.AddrList.size() > MaxImageAddress)
    return error(Loc, "an address list has no more than " +
                          Twine(MaxImageAddress) + " registers, found " +
                          Twine(Inst.AddrList.size()));
  Op.File = OperandFile::Vector;
  Op.Code = CodeVGPR0 + Inst.AddrList[0];
  Op.Count = Inst.AddrList.size();
  return false;
}

bool InstParser::checkImageAddress() {
  unsigned Min = getImageAddressSize(Inst, A);
  if (!Facts.HasImageDims)
    return checkVectorCount(OperandKind::VAddr, Min,
                            Min + (Inst.Row->Operands[1].Derivatives ? 7 : 3));
  unsigned Count = Inst.find(OperandKind::VAddr)->Count;
  if (Count > MaxImageAddress)
    return errorAt(OperandKind::VAddr, "the address has no more than " +
                                           Twine(MaxImageAddress) +
                                           " registers, found " + Twine(Count));
  if (Count < Min)
    return errorAt(OperandKind::VAddr, "the address needs at least " +
                                           Twine(Min) + " registers, found " +
                                           Twine(Count));
  placeAddrList();
  return false;
}

/// The data have a register for each bit of dmask.
bool InstParser::checkImageData() {
  const unsigned Count = getImageDataSize(Inst, A);
  if (checkVectorCount(OperandKind::VData, Count, Count))
    return true;
  if (!checkVectorCount(OperandKind::VDataMask, Count, Count))
    return false;
  note(MnemonicLoc, Given.has(Field::DMask)
                        ? "the data have a register for each bit of dmask"
                        : "the data have a register for each bit of dmask, "
                          "which is 1 unless given: of 4 that is dmask:15");
  return true;
}

/// Addresses behind the first go to further dwords, a byte each.
void InstParser::placeAddrList() {
  size_t Count = Inst.AddrList.size();
  if (Count < 2)
    return;
  Inst.ExtraWords.assign((Count + 2) / 4, 0);
  for (size_t I = 1; I != Count; ++I)
    Inst.ExtraWords[(I - 1) / 4] |= uint32_t(Inst.AddrList[I])
                                    << (I - 1) % 4 * 8;
  Inst[Field::NSACount] = Inst.ExtraWords.size();
}

bool InstParser::finishImage() {
  setDefault(Field::DMask, 1);
  if (Facts.HasImageDims && !Given.has(Field::Dim))
    return error(MnemonicLoc, "this instruction needs the modifier dim");
  if (checkImageData() || checkImageAddress() ||
      checkScalarCount(OperandKind::ImageRsrc, getImageResourceSize(Inst, A)))
    return true;
  if (Inst.Row->has(Store | Atomic) && !Inst[Field::UNorm])
    return error(MnemonicLoc, "stores and atomics need the modifier unorm");
  return false;
}

//===----------------------------------------------------------------------===//
// Flat
//===----------------------------------------------------------------------===//

bool InstParser::checkFlatAddress() {
  const InstOperand *Addr = Inst.find(OperandKind::VAddr);
  const InstOperand *SAddr = Inst.find(OperandKind::SAddr);
  bool HasSAddr = SAddr && SAddr->File != OperandFile::None;
  if (Inst.Row->has(ScratchSeg)) {
    if (HasSAddr && Addr->isVGPR())
      return error(MnemonicLoc, "scratch access takes one address register, "
                                "scalar or vector");
    return checkVectorCount(OperandKind::VAddr, 1, 1);
  }
  unsigned Count = getFlatAddressSize(Inst);
  // The reference assembler does not count here, so sources may rely on it.
  bool IsUnchecked = Inst.Row->has(FlatSeg) && Inst.Row->has(Atomic) &&
                     Inst.find(OperandKind::VDst)->isVGPR();
  if (IsUnchecked) {
    if (Addr->Count != Count)
      warning(locOf(*Addr), "the address has " + Twine(Count) +
                                " registers, found " +
                                Twine(unsigned(Addr->Count)));
    return false;
  }
  return checkVectorCount(OperandKind::VAddr, Count, Count);
}

bool InstParser::finishFlat() {
  const InstOperand *SAddr = Inst.find(OperandKind::SAddr);
  if (!SAddr || SAddr->File == OperandFile::None)
    Inst[Field::SAddr] = SAddr ? Facts.NoSAddr : Facts.FlatNoSAddr;
  Inst[Field::Segment] = getSegment(*Inst.Row);
  if (Inst[Field::LDS] && Inst.Row->has(FlatSeg))
    return error(ModifiersLoc, "lds is for scratch and global access only");
  const InstOperand *Dst = Inst.find(OperandKind::VDst);
  if (Inst.Row->has(Atomic) && Inst[Field::GLC] &&
      Dst->File == OperandFile::None)
    return error(ModifiersLoc, "glc needs a destination");
  unsigned Count = Inst.Row->Operands[0].Count + Inst[Field::TFE];
  return checkFlatAddress() ||
         checkVectorCount(OperandKind::VDst, Count, Count);
}

//===- MemoryFormat.cpp - Data share, buffers, images, flat ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands and checks of data share, buffer, image and flat instructions. The
// number of data and address registers depends on modifiers, so it is checked
// last.
//
//===----------------------------------------------------------------------===//

#include "MemoryFormat.h"
#include "ConstantParser.h"
#include "InstDiagnostics.h"
#include "RegisterParser.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/OperandSizes.h"

using namespace llvm;
using namespace clrx;

bool MemoryFormat::checkVectorCount(OperandKind K, unsigned Min, unsigned Max) {
  const InstOperand *Op = Ctx.Inst.find(K);
  return Op && Op->isVGPR() &&
         RegisterParser(Ctx).checkVectorRegs(*Op, Ctx.locOf(*Op), Min, Max);
}

bool MemoryFormat::checkScalarCount(OperandKind K, unsigned Count) {
  const InstOperand *Op = Ctx.Inst.find(K);
  return Op && RegisterParser(Ctx).checkScalarRegs(*Op, Ctx.locOf(*Op), Count,
                                                   Alignment::Scalar);
}

/// Returns the number of commas up to the end of the statement, outside of
/// brackets.
unsigned MemoryFormat::countCommas() const {
  unsigned Count = 0, Depth = 0;
  for (char C : Ctx.Cur.rest()) {
    if (C == '[' || C == '(')
      ++Depth;
    else if ((C == ']' || C == ')') && Depth)
      --Depth;
    else if (C == ',' && !Depth)
      ++Count;
  }
  return Count;
}

bool MemoryFormat::parseVectorDst(InstOperand &Op, unsigned Count) {
  if (Ctx.Inst.Row->Format != InstFormat::FLAT)
    return RegisterParser(Ctx).parseVectorRegs(Op, Count, Count);
  if (Ctx.Inst.Row->has(Atomic) &&
      countCommas() + 1 < Ctx.Inst.Row->NumOperands) {
    Ctx.SkipComma = true;
    return false;
  }
  // Modifiers decide the number of registers, so it is checked later.
  return RegisterParser(Ctx).parseVectorRegs(Op, 1, MaxVGPRs);
}

//===----------------------------------------------------------------------===//
// Data share
//===----------------------------------------------------------------------===//

bool MemoryFormat::finishDS() {
  if (Ctx.Inst.Row->has(GDSOnly) && !Ctx.Inst[Field::GDS])
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "this instruction needs the modifier gds");
  return checkVectorCount(OperandKind::VData, 1, 1);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

bool MemoryFormat::parseAddress(InstOperand &Op) {
  Ctx.Cur.skipBlanks();
  InstFormat Format = Ctx.Inst.Row->Format;
  if (Format == InstFormat::MUBUF || Format == InstFormat::MTBUF)
    return parseBufferAddress(Op);
  if (Ctx.Inst.Row->has(ScratchSeg) && Ctx.consumeKeyword("off"))
    return false;
  if (Format == InstFormat::MIMG && Ctx.Facts.HasImageDims &&
      Ctx.Cur.peek() == '[')
    return parseAddressList(Op);
  // Modifiers decide the number of registers, so it is checked later.
  return RegisterParser(Ctx).parseVectorRegs(Op, 1, MaxVGPRs);
}

/// ::= VGPRs | off | nothing, if the resource follows
bool MemoryFormat::parseBufferAddress(InstOperand &Op) {
  Cursor Start = Ctx.Cur;
  ParseStatus S = RegisterParser(Ctx).parseVectorRegister(Op);
  if (S.isNoMatch())
    S = RegisterParser(Ctx).parseRegisterSymbol(Op);
  if (S.isFailure())
    return true;
  if (S.isSuccess() && Op.isVGPR())
    return false;
  Op = InstOperand();
  Op.Kind = OperandKind::VAddr;
  Ctx.Cur = Start;
  Ctx.SkipComma = !Ctx.consumeKeyword("off");
  return false;
}

bool MemoryFormat::parseScalarOffset(InstOperand &Op) {
  RegisterParser Registers(Ctx);
  const char *Loc = Ctx.nextLoc();
  ParseStatus S = Registers.parseScalarOrSymbol(Op, 1);
  if (S.isFailure())
    return true;
  if (S.isSuccess()) {
    if (Op.isVGPR())
      return InstDiagnostics(Ctx).reportWrongOperand(
          Loc, InstDiagnostics(Ctx).getExpectedOperand());
    return Op.File == OperandFile::Scalar
               ? Registers.checkScalarRegs(Op, Loc, 1, Alignment::Free)
               : Registers.checkInline(Op, Loc, 1);
  }
  S = Registers.parseSourceOnlyName(Op, /*AllowLane=*/false);
  if (!S.isNoMatch())
    return S.isFailure();
  ConstantRules Rules;
  Rules.LiteralError = "buffer instructions have no room for a literal";
  return ConstantParser(Ctx).parse(Op, Rules);
}

bool MemoryFormat::parseScalarAddress(InstOperand &Op) {
  Ctx.Cur.skipBlanks();
  if (Ctx.consumeKeyword("off"))
    return false;
  return RegisterParser(Ctx).parseScalarRegs(
      Op, Ctx.Inst.Row->has(GlobalSeg) ? 2 : 1, Alignment::Scalar);
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

bool MemoryFormat::checkBufferAddress() {
  if (Ctx.Inst[Field::Addr64] &&
      (Ctx.Inst[Field::IdxEn] || Ctx.Inst[Field::OffEn]))
    return Ctx.error(Ctx.ModifiersLoc, rules::Exclusive,
                     "addr64 excludes idxen and offen");
  const InstOperand *Addr = Ctx.Inst.find(OperandKind::VAddr);
  if (!Addr)
    return false;
  bool IsUsed = Ctx.Inst[Field::Addr64] || Ctx.Inst[Field::IdxEn] ||
                Ctx.Inst[Field::OffEn];
  if (!Addr->isVGPR())
    return IsUsed && Ctx.errorAt(OperandKind::VAddr, rules::OperandCount,
                                 "idxen, offen and addr64 need an address");
  unsigned Count = getBufferAddressSize(Ctx.Inst);
  return checkVectorCount(OperandKind::VAddr, Count, Count);
}

bool MemoryFormat::finishBuffer() {
  if (Ctx.Inst[Field::LDS] && Ctx.Inst[Field::TFE])
    return Ctx.error(Ctx.ModifiersLoc, rules::Exclusive,
                     "lds and tfe exclude each other");
  unsigned Count = Ctx.Inst.Row->Operands[0].Count + Ctx.Inst[Field::TFE];
  return checkBufferAddress() ||
         checkVectorCount(OperandKind::VData, Count, Count);
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// ::= [ VGPRs , VGPRs ... ]
bool MemoryFormat::parseAddressList(InstOperand &Op) {
  const char *Loc = Ctx.Cur.pos();
  bool HasVars = false;
  Ctx.Cur.advance();
  do {
    InstOperand Part;
    if (RegisterParser(Ctx).parseVectorRegs(Part, 1, MaxVGPRs))
      return true;
    for (unsigned I = 0; I != Part.Count; ++I) {
      Ctx.Inst.AddrList.push_back(Part.fieldValue() + (Part.IsVar ? 0 : I));
      InstOperand &Element = Ctx.Inst.AddrVars.emplace_back(Part);
      Element.Code += Part.IsVar ? 0 : I;
      Element.VarOffset += Part.IsVar ? I : 0;
      Element.Count = 1;
    }
    HasVars |= Part.IsVar;
  } while (Ctx.Cur.consume(','));
  if (!HasVars)
    Ctx.Inst.AddrVars.clear();
  if (Ctx.expect(']', "after the address list"))
    return true;
  if (Ctx.Inst.AddrList.size() > MaxImageAddress)
    return Ctx.error(Loc, rules::RegisterCount,
                     "an address list has no more than " +
                         Twine(MaxImageAddress) + " registers, found " +
                         Twine(Ctx.Inst.AddrList.size()));
  Op.File = OperandFile::Vector;
  Op.Code = CodeVGPR0 + Ctx.Inst.AddrList[0];
  Op.Count = Ctx.Inst.AddrList.size();
  return false;
}

bool MemoryFormat::checkImageAddress() {
  unsigned Min = getImageAddressSize(Ctx.Inst, Ctx.A);
  if (!Ctx.Facts.HasImageDims)
    return checkVectorCount(
        OperandKind::VAddr, Min,
        Min + (Ctx.Inst.Row->Operands[1].Derivatives ? 7 : 3));
  unsigned Count = Ctx.Inst.find(OperandKind::VAddr)->Count;
  if (Count > MaxImageAddress)
    return Ctx.errorAt(OperandKind::VAddr, rules::RegisterCount,
                       "the address has no more than " +
                           Twine(MaxImageAddress) + " registers, found " +
                           Twine(Count));
  if (Count < Min)
    return Ctx.errorAt(OperandKind::VAddr, rules::RegisterCount,
                       "the address needs at least " + Twine(Min) +
                           " registers, found " + Twine(Count));
  encodeAddressList();
  return false;
}

/// Checks that the data have as many registers as dmask, d16 and tfe require.
bool MemoryFormat::checkImageData() {
  const unsigned Count = getImageDataSize(Ctx.Inst, Ctx.A);
  if (checkVectorCount(OperandKind::VData, Count, Count))
    return true;
  if (!checkVectorCount(OperandKind::VDataMask, Count, Count))
    return false;
  Ctx.note(Ctx.MnemonicLoc,
           Ctx.Modifiers.has(Field::DMask)
               ? "the data have one register for each bit of dmask"
               : "the data have one register for each bit of dmask, which is 1 "
                 "by default; 4 registers require dmask:15");
  return true;
}

/// Encodes the address registers after the first one. Each of them takes one
/// byte of the dwords that follow the instruction.
void MemoryFormat::encodeAddressList() {
  size_t Count = Ctx.Inst.AddrList.size();
  if (Count < 2)
    return;
  Ctx.Inst.ExtraWords.assign((Count + 2) / 4, 0);
  for (size_t I = 1; I != Count; ++I)
    Ctx.Inst.ExtraWords[(I - 1) / 4] |= uint32_t(Ctx.Inst.AddrList[I])
                                        << (I - 1) % 4 * 8;
  Ctx.Inst[Field::NSACount] = Ctx.Inst.ExtraWords.size();
}

bool MemoryFormat::finishImage() {
  Ctx.setDefault(Field::DMask, 1);
  if (Ctx.Facts.HasImageDims && !Ctx.Modifiers.has(Field::Dim))
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "this instruction needs the modifier dim");
  if (checkImageData() || checkImageAddress() ||
      checkScalarCount(OperandKind::ImageRsrc,
                       getImageResourceSize(Ctx.Inst, Ctx.A)))
    return true;
  if (Ctx.Inst.Row->has(Store | Atomic) && !Ctx.Inst[Field::UNorm])
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "stores and atomics need the modifier unorm");
  return false;
}

//===----------------------------------------------------------------------===//
// Flat
//===----------------------------------------------------------------------===//

bool MemoryFormat::checkFlatAddress() {
  const InstOperand *Addr = Ctx.Inst.find(OperandKind::VAddr);
  const InstOperand *SAddr = Ctx.Inst.find(OperandKind::SAddr);
  bool HasSAddr = SAddr && SAddr->File != OperandFile::None;
  if (Ctx.Inst.Row->has(ScratchSeg)) {
    if (HasSAddr && Addr->isVGPR())
      return Ctx.error(Ctx.MnemonicLoc, rules::RegisterCount,
                       "scratch access takes one address register, "
                       "scalar or vector");
    return checkVectorCount(OperandKind::VAddr, 1, 1);
  }
  unsigned Count = getFlatAddressSize(Ctx.Inst);
  // The reference assembler does not check the number of registers here, so
  // sources may rely on that.
  bool IsUnchecked = Ctx.Inst.Row->has(FlatSeg) && Ctx.Inst.Row->has(Atomic) &&
                     Ctx.Inst.find(OperandKind::VDst)->isVGPR();
  if (IsUnchecked) {
    if (Addr->Count != Count)
      Ctx.warning(Ctx.locOf(*Addr), rules::RegisterCount,
                  "the address has " + Twine(Count) + " registers, found " +
                      Twine(unsigned(Addr->Count)));
    return false;
  }
  return checkVectorCount(OperandKind::VAddr, Count, Count);
}

bool MemoryFormat::finishFlat() {
  const InstOperand *SAddr = Ctx.Inst.find(OperandKind::SAddr);
  if (!SAddr || SAddr->File == OperandFile::None)
    Ctx.Inst[Field::SAddr] = SAddr ? Ctx.Facts.NoSAddr : Ctx.Facts.FlatNoSAddr;
  Ctx.Inst[Field::Segment] = getSegment(*Ctx.Inst.Row);
  if (Ctx.Inst[Field::LDS] && Ctx.Inst.Row->has(FlatSeg))
    return Ctx.error(Ctx.ModifiersLoc, rules::Encoding,
                     "lds is for scratch and global access only");
  const InstOperand *Dst = Ctx.Inst.find(OperandKind::VDst);
  if (Ctx.Inst.Row->has(Atomic) && Ctx.Inst[Field::GLC] &&
      Dst->File == OperandFile::None)
    return Ctx.error(Ctx.ModifiersLoc, rules::Encoding,
                     "glc needs a destination");
  unsigned Count = Ctx.Inst.Row->Operands[0].Count + Ctx.Inst[Field::TFE];
  return checkFlatAddress() ||
         checkVectorCount(OperandKind::VDst, Count, Count);
}

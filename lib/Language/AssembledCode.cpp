//===- AssembledCode.cpp - Final code for analyses ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All fragments are data, so offsets follow from the sizes of the fragments.
//
//===----------------------------------------------------------------------===//

#include "AssembledCode.h"
#include "Language/ClrxStreamer.h"
#include "Language/Container.h"
#include "Language/Section.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCSymbol.h"
#include "llvm/MC/MCValue.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;

std::vector<KernelView> AssembledCode::getKernels() {
  if (!TheContainer)
    return {};
  std::vector<KernelView> Views = TheContainer->viewKernels();
  if (IsFinished)
    TheContainer->viewResources(Views);
  return Views;
}

/// Returns \p Target as an offset in \p S, if it is in that section.
std::optional<uint64_t> AssembledCode::getTarget(const ExprSection &S,
                                                 MCValue Target) {
  const MCSymbol *Symbol = Target.getAddSym();
  if (!Symbol || Target.getSubSym())
    return std::nullopt;
  if (Symbol->isInSection())
    return &Section::from(Symbol->getSection()) == &S
               ? std::optional<uint64_t>(Target.getConstant())
               : std::nullopt;
  const std::optional<SymbolInfo> Info =
      Symbols.findGlobalSymbol(Symbol->getName());
  if (!Info || Info->Sec != &S)
    return std::nullopt;
  return Info->Value + Target.getConstant();
}

/// Writes the distance, or the half of it, that a linker will put at \p Offset
/// of \p S to \p Data. \returns false if not both ends of a distance are in \p
/// S.
bool AssembledCode::writeDistance(const ExprSection &S, const MCFixup &Fixup,
                                  uint64_t Offset, char *Data) {
  const auto *E = dyn_cast<MCSpecifierExpr>(Fixup.getValue());
  MCValue Value;
  if (!E || !E->getSubExpr()->evaluateAsRelocatable(Value, nullptr))
    return false;
  const auto Half = RelocationSpecifier(E->getSpecifier());
  if (Half != RS_RelLow32 && Half != RS_RelHigh32 && Half != RS_Rel32 &&
      Half != RS_Rel64)
    return false;
  const std::optional<uint64_t> Target = getTarget(S, Value);
  if (!Target)
    return false;
  const uint64_t Distance = *Target - Offset;
  if (Half == RS_Rel64)
    support::endian::write64le(Data, Distance);
  else
    support::endian::write32le(Data, isHighHalf(Half) ? Hi_32(Distance)
                                                      : Lo_32(Distance));
  return true;
}

/// Writes \p Value to the field of \p Fixup at \p Data. The value is that of an
/// expression of a foreign extension; see ClrxStreamer::emitValueImpl.
static void writeValue(char *Data, const MCFixup &Fixup, int64_t Value) {
  char Bytes[sizeof(Value)];
  support::endian::write64le(Bytes, uint64_t(Value));
  std::copy_n(Bytes, 1u << (Fixup.getKind() - FK_Data_1), Data);
}

std::string AssembledCode::getContent(const ExprSection &S) {
  std::string Content = Section::from(&S)->getBytes();
  for (const Piece &P : getPieces(S))
    for (const MCFixup &Fixup : P.Fragment->getFixups()) {
      const uint64_t Offset = P.Begin + Fixup.getOffset();
      char *const Data = Content.data() + Offset;
      int64_t Value;
      if (!writeDistance(S, Fixup, Offset, Data) &&
          Fixup.getValue()->evaluateAsAbsolute(Value))
        writeValue(Data, Fixup, Value);
    }
  return Content;
}

ArrayRef<AssembledCode::Piece> AssembledCode::getPieces(const ExprSection &S) {
  std::vector<Piece> &Result = Pieces[&S];
  if (Result.empty()) {
    uint64_t Begin = 0;
    // The parser owns the section and created it without const.
    auto &Sec = const_cast<Section &>(*Section::from(&S));
    for (MCFragment &F : Sec.getContent()) {
      Result.push_back({Begin, &F});
      Begin += F.getContents().size();
    }
  }
  return Result;
}

void AssembledCode::patch(const ExprSection &S, uint64_t Offset,
                          ArrayRef<uint32_t> Words) {
  const ArrayRef<Piece> All = getPieces(S);
  const Piece *P =
      std::prev(upper_bound(All, Offset, [](uint64_t O, const Piece &Other) {
        return O < Other.Begin;
      }));
  Streamer.rewrite({P->Fragment, uint32_t(Offset - P->Begin)}, Words);
}

void AssembledCode::addUsage(unsigned Number, const RegisterUsage &Usage) {
  TheContainer->addUsage(Number, Usage);
}

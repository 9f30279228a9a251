//===- PendingFields.cpp - Values that become known later -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks values and writes their bytes, or makes relocations for them.
//
//===----------------------------------------------------------------------===//

#include "PendingFields.h"
#include "DialectSelection.h"
#include "Emission.h"
#include "Language/Insertions.h"
#include "OutputContainer.h"
#include "TargetSelection.h"

using namespace llvm;
using namespace clrx;

void clrx::warnOfBranchFault(ParserContext &Ctx, SourcePos Pos) {
  if (!Ctx.Options.Warnings.BranchFaults)
    return;
  Ctx.Diags.warning(
      Pos, rules::BranchDistance,
      "gfx1010 to gfx1013 mishandle a branch over exactly 63 words");
  Ctx.Diags.note(Pos, "put an s_nop after the branch to make the distance 64");
}

namespace {

/// Base of data elements and instruction fields that wait for a value.
class PendingValue : public PendingUse {
public:
  std::optional<uint64_t> getOffsetIn(const ExprSection *Where) const override {
    if (Where != &Sec)
      return std::nullopt;
    return SectionOffset;
  }

protected:
  ParserContext &Ctx;
  const Section &Sec;
  uint32_t SectionOffset; ///< Sections hold less than 2 GiB.

private:
  // A source may have a million objects of this class. In this order, the
  // members need no padding.
  uint32_t Offset;
  MCFragment *Fragment;

protected:
  PendingValue(ParserContext &Ctx, const Section &Sec, FieldLocation Where,
               uint64_t SectionOffset)
      : Ctx(Ctx), Sec(Sec), SectionOffset(SectionOffset), Offset(Where.Offset),
        Fragment(Where.Fragment) {}

  FieldLocation location() const { return {Fragment, Offset}; }

  void relocateField(MCFixupKind Kind, unsigned Bits, const ExprSection *Target,
                     int64_t Addend, RelocationSpecifier Half,
                     SourcePos ExprPos, bool IsShared = false) {
    const RelocationRequest R = {
        &Sec, Target, Addend, Half, Bits == 64 ? 8u : 4u, ExprPos};
    if (Ctx.Emit.isLinking())
      return send(Kind, R, IsShared, ExprPos, checkBits(Half, Bits));
    // A distance within a section does not depend on the loader.
    if (R.Target == &Sec && isDistance(Half) && Bits == 32) {
      const uint64_t Distance = uint64_t(Addend) - SectionOffset;
      Ctx.Emit.streamer().write(location(), Kind,
                                isHighHalf(Half) ? Hi_32(Distance)
                                                 : Lo_32(Distance));
      return;
    }
    send(Kind, R, IsShared, ExprPos,
         !Sec.traits().IsCode ? "cannot relocate outside of a code section"
         : Bits != 32         ? "only a 32-bit field can be relocated"
                              : "");
  }

private:
  static std::string checkBits(RelocationSpecifier Half, unsigned Bits) {
    const unsigned Expected = Half == RS_Rel16                       ? 16
                              : Half == RS_Abs64 || Half == RS_Rel64 ? 64
                                                                     : 32;
    // LLVM writes the low half of a 64-bit literal.
    if (Bits == Expected || (Bits == 64 && Half == RS_GotRel32))
      return "";
    return ("the relocation has " + Twine(Expected) +
            " bits, but the field has " + Twine(Bits))
        .str();
  }

  /// Makes the relocation \p R. If \p Error is not empty or the container
  /// refuses the relocation, reports the error instead.
  void send(MCFixupKind Kind, const RelocationRequest &R, bool IsShared,
            SourcePos ExprPos, std::string Error) {
    if (Error.empty())
      Error = Ctx.Output->checkRelocation(R);
    if (!Error.empty())
      Ctx.Diags.error(ExprPos, rules::ValueRange, Error);
    else
      Ctx.Emit.streamer().relocate(location(), Kind, R, IsShared);
  }
};

class PendingData final : public PendingValue {
  uint8_t SizeInBytes;

  MCFixupKind kind() const { return MCFixup::getDataKindForSize(SizeInBytes); }

public:
  PendingData(ParserContext &Ctx, const Section &Sec, FieldLocation Where,
              unsigned SizeInBytes)
      : PendingValue(Ctx, Sec, Where, Sec.getCounter() - SizeInBytes),
        SizeInBytes(SizeInBytes) {}

  void resolve(int64_t Value, const ExprSection *Sec,
               SourcePos ExprPos) override {
    if (Sec) {
      Ctx.Diags.error(ExprPos, rules::Relocation,
                      "relative value is illegal in data expressions");
      return;
    }
    warnIfTruncated(Ctx.Diags, ExprPos, Value, SizeInBytes * 8);
    Ctx.Emit.streamer().write(location(), kind(), uint64_t(Value));
  }

  bool takesDistances() const override { return true; }

  void relocate(const ExprSection *Target, int64_t Addend,
                RelocationSpecifier Half, SourcePos ExprPos) override {
    if (Half == RS_None)
      Half = SizeInBytes == 8 ? RS_Abs64 : RS_Abs32;
    else if (Half == RS_Rel32 && SizeInBytes == 8)
      Half = RS_Rel64;
    relocateField(kind(), SizeInBytes * 8, Target, Addend, Half, ExprPos);
  }

  StringRef getAdvice() const override {
    return Ctx.Target.getContainer().UndefinedAdvice;
  }
};

class PendingInstField final : public PendingValue {
  FieldFixup Kind;
  bool IsShared;   ///< True if another field may use the same literal.
  bool IsLLVM;     ///< True in LLVM's dialect.
  uint32_t Branch; ///< Number of the instruction; 0 if no check is needed.
  StringRef Takes;

  /// Returns the specifier for an expression without a specifier.
  RelocationSpecifier getUnsaidHalf() const {
    if (!acceptsNumber(Kind))
      return RS_Rel16;
    if (!acceptsOffset(Kind))
      return RS_Low32;
    return getFieldFixupInfo(Kind).Bits == 64 ? RS_Rel64 : RS_Rel32;
  }

  bool isLiteral() const { return getFieldFixupInfo(Kind).Bits >= 32; }

  void checkDistance(uint64_t Bits, SourcePos ExprPos) {
    if (!Branch || Bits != FaultyBranchDistance)
      return;
    if (IsLLVM)
      Ctx.Services.Inserted.pad(Branch);
    else
      warnOfBranchFault(Ctx, ExprPos);
  }

public:
  PendingInstField(ParserContext &Ctx, const Section &Sec, FieldLocation Where,
                   uint64_t InstOffset, const PendingField &Field,
                   bool IsShared, uint32_t Branch)
      : PendingValue(Ctx, Sec, Where, InstOffset + Field.Offset),
        Kind(Field.Kind), IsShared(IsShared), IsLLVM(Ctx.Dialect.isLLVM()),
        Branch(Branch), Takes(Field.Takes) {}

  void resolve(int64_t Value, const ExprSection *Target,
               SourcePos ExprPos) override {
    if (Target ? Target != &Sec || !acceptsOffset(Kind)
               : !acceptsNumber(Kind)) {
      Ctx.Diags.error(ExprPos, rules::Relocation, describeMisplaced(Kind));
      if (Target && !acceptsOffset(Kind))
        Ctx.Diags.note(ExprPos, "branches take labels; s_getpc_b64 and an "
                                "addition of a distance, such as 'A - B', "
                                "compute an address");
      return;
    }
    uint64_t Bits = 0;
    std::string Error = completeField(
        Kind, SectionOffset, Value,
        /*IsAddress=*/Target != nullptr, Bits, [&](const Twine &Msg) {
          Ctx.Diags.warning(ExprPos, rules::ValueRange, Msg);
        });
    if (!Error.empty())
      Ctx.Diags.error(ExprPos, rules::ValueRange, Error);
    else
      Ctx.Emit.streamer().write(location(), toFixupKind(Kind), Bits);
    checkDistance(Bits, ExprPos);
  }

  void relocate(const ExprSection *Target, int64_t To, RelocationSpecifier Half,
                SourcePos ExprPos) override {
    if (Half == RS_None)
      Half = getUnsaidHalf();
    else if (Half == RS_Rel32 && getFieldFixupInfo(Kind).Bits == 64)
      Half = RS_Rel64;
    if (!acceptsNumber(Kind) && Half != RS_Rel16) {
      Ctx.Diags.error(ExprPos, rules::Relocation,
                      Target == &Sec ? "a branch target is a whole "
                                       "address"
                                     : describeMisplaced(Kind));
      return;
    }
    relocateField(toFixupKind(Kind), getFieldFixupInfo(Kind).Bits, Target, To,
                  Half, ExprPos, IsShared);
  }

  bool takesOffsetIn(const ExprSection *Where) const override {
    return Where == &Sec;
  }

  bool takesDistances() const override {
    return isLiteral() || acceptsOffset(Kind);
  }

  StringRef getAlternatives() const override { return Takes; }

  StringRef getAdvice() const override {
    return IsLLVM ? "no linker runs here: define the symbol in the source, or "
                    ".include the file that defines it"
                  : StringRef(Ctx.Target.getContainer().UndefinedAdvice);
  }
};

} // namespace

std::unique_ptr<PendingUse> clrx::makePendingData(ParserContext &Ctx,
                                                  unsigned SizeInBytes) {
  return std::make_unique<PendingData>(
      Ctx, *Ctx.Emit.getSection(), Ctx.Emit.streamer().getLocation(SizeInBytes),
      SizeInBytes);
}

std::unique_ptr<PendingUse> clrx::makePendingField(ParserContext &Ctx,
                                                   const PendingInst &I,
                                                   const PendingField &Field) {
  return std::make_unique<PendingInstField>(
      Ctx, *Ctx.Emit.getSection(),
      Ctx.Emit.streamer().getLocation(I.Size - Field.Offset), I.Offset, Field,
      I.HasOtherFields, I.Branch);
}

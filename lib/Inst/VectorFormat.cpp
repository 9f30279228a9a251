//===- VectorFormat.cpp - VOP1, VOP2, VOPC and VOP3 -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The choice between the short encoding, VOP3, SDWA and DPP.
//
//===----------------------------------------------------------------------===//

#include "VectorFormat.h"
#include "InstContext.h"
#include "VectorSourceParser.h"
#include "clrx/ISA/Encoding.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Choice of the encoding
//===----------------------------------------------------------------------===//

/// Returns the location of the operand that is the literal.
const char *VectorFormat::getLiteralLoc() const {
  for (const InstOperand &Op : Ctx.Inst.operands())
    if (Op.File == OperandFile::Literal || Op.Kind == OperandKind::Const32)
      return Ctx.locOf(Op);
  return Ctx.MnemonicLoc;
}

/// Notes which operand does not fit the short encoding, if an operand is the
/// reason for the VOP3 encoding.
void VectorFormat::noteLongOperand() {
  const InstOperand *Second = Ctx.Inst.findSource(1);
  if (Second && Second->Kind == OperandKind::VSrc && !Second->isVGPR())
    Ctx.note(Ctx.locOf(*Second),
             "the second source must be a vector register in other "
             "forms than VOP3");
  for (const InstOperand &Op : Ctx.Inst.operands())
    if ((Op.Kind == OperandKind::CarryOut || Op.Kind == OperandKind::CarryIn) &&
        !Op.isVCC())
      Ctx.note(Ctx.locOf(Op), "this must be vcc in other forms than VOP3");
}

/// Returns true if the VOP3 form of a short instruction may have a literal.
bool VectorFormat::takesLongLiterals() const {
  return Ctx.Facts.HasVOP3Literals && !Ctx.Options.RefuseVOP3Literals;
}

bool VectorFormat::checkForms(bool HasSDWA, bool HasDPP, bool HasVOP3) {
  const char *Loc = Ctx.ModifiersLoc ? Ctx.ModifiersLoc : Ctx.MnemonicLoc;
  const char *Ext = HasSDWA ? "SDWA" : "DPP";
  if (HasSDWA && HasDPP)
    return Ctx.error(Loc, rules::Exclusive,
                     "modifiers of SDWA and DPP exclude each other");
  if (Ctx.Modifiers.DPP8 && Ctx.Modifiers.wantsDPP())
    return Ctx.error(Loc, rules::Exclusive,
                     "dpp8 excludes other DPP modifiers");
  if (HasVOP3 && (HasSDWA || HasDPP)) {
    Ctx.error(
        Loc, rules::Encoding,
        Twine(Ext) +
            " was requested, but operands or modifiers need the VOP3 form");
    noteLongOperand();
    return true;
  }
  if (Ctx.Size == SizeSuffix::SDWA && !HasSDWA)
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "operands or modifiers have no SDWA form");
  if (Ctx.Size == SizeSuffix::DPP && !HasDPP)
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "operands or modifiers have no DPP form");
  if ((HasSDWA && Ctx.Inst.Row->has(NoSDWA)) ||
      (HasDPP && Ctx.Inst.Row->has(NoDPP)))
    return Ctx.errorWithFix(
        Loc, rules::Encoding, Twine("this instruction has no ") + Ext + " form",
        Twine("v_mov_b32 has one, and can move each register first"));
  const bool MustBeLiteral = Ctx.Inst.find(OperandKind::Const32);
  const bool HasRoom =
      HasVOP3 ? takesLongLiterals() && !MustBeLiteral : !HasSDWA && !HasDPP;
  if (!Ctx.Inst.HasLiteral || HasRoom)
    return false;
  Ctx.error(getLiteralLoc(), rules::Literal,
            Twine("the ") + (HasVOP3 ? "VOP3" : Ext) +
                " form has no room for a literal");
  if (!MustBeLiteral)
    Ctx.note(getLiteralLoc(), "move the constant to a register first");
  if (HasVOP3)
    noteLongOperand();
  return true;
}

bool VectorFormat::finishVOP() {
  VectorSourceParser(Ctx).collectModifiers();
  bool HasSDWA = Ctx.Modifiers.wantsSDWA() || Ctx.Inst[Field::Sext];
  bool HasDPP = Ctx.Modifiers.wantsDPP() || Ctx.Modifiers.DPP8;
  bool HasExt = HasSDWA || HasDPP || Ctx.Size == SizeSuffix::SDWA ||
                Ctx.Size == SizeSuffix::DPP;
  bool HasVOP3 = Ctx.Modifiers.Requests[RequestVOP3] ||
                 Ctx.Size == SizeSuffix::E64 ||
                 needsVOP3(Ctx.Inst, Ctx.A, HasSDWA, HasExt);
  if (!HasSDWA && !HasDPP && !HasVOP3 && Ctx.Facts.HasSDWAAndDPP) {
    HasSDWA = Ctx.Size == SizeSuffix::SDWA;
    HasDPP = Ctx.Size == SizeSuffix::DPP;
  }
  if ((HasExt || HasVOP3) && checkForms(HasSDWA, HasDPP, HasVOP3))
    return true;
  if (Ctx.Size == SizeSuffix::E32 &&
      (HasVOP3 || HasSDWA || HasDPP || Ctx.Inst.HasLiteral)) {
    Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
              "operands or modifiers need a 64-bit encoding");
    if (HasVOP3)
      noteLongOperand();
    return true;
  }
  // The reference counts no literals, and takes literals only in instructions
  // that are always long.
  const bool CountsLiteral =
      HasVOP3 && Ctx.Inst.HasLiteral && !Ctx.Inst.Row->isLongOnly();
  if (checkScalarReads(CountsLiteral))
    return true;
  if (HasVOP3)
    return chooseVOP3();
  if (HasSDWA)
    return chooseSDWA();
  if (HasDPP)
    return chooseDPP();
  return checkLiteralWithScalar();
}

bool VectorFormat::chooseVOP3() {
  if (Ctx.Inst.Row->VOP3Opcode == NoVOP3) {
    Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
              "this instruction has no VOP3 form");
    noteLongOperand();
    return true;
  }
  Ctx.Inst.Base = getLongLayout(*Ctx.Inst.Row);
  if (Ctx.Inst.Base == Layout::VOP3B && Ctx.Inst[Field::Abs] &&
      !Ctx.Facts.IgnoresVOP3BAbs)
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "this instruction's long form has no abs");
  return false;
}

/// Checks that a short VOP2 or VOPC instruction does not read both a literal
/// and a scalar register.
bool VectorFormat::checkLiteralWithScalar() {
  const InstOperand *Second = Ctx.Inst.findSource(1);
  if (!Ctx.Inst.HasLiteral || Ctx.Inst.find(OperandKind::Const32) || !Second)
    return false;
  for (const InstOperand &Op : Ctx.Inst.operands())
    if (Op.isSource() && Op.File == OperandFile::Scalar &&
        (Op.Code < 108 || Op.Code == CodeM0))
      return Ctx.errorWithFix(
          Ctx.locOf(Op), rules::ScalarLimit,
          "a literal and a scalar register exclude each other",
          "move one of them to a vector register first");
  return false;
}

/// Offset that keeps the numbers of register variables apart from register
/// codes.
static constexpr unsigned VarCodes = 0x10000;

/// Checks the number of scalar registers that the instruction reads. If
/// \p CountsLiteral is true, the literal counts as one of them.
bool VectorFormat::checkScalarReads(bool CountsLiteral) {
  if (Ctx.Facts.HasFreeCompareReads && Ctx.Inst.Row->Format == InstFormat::VOPC)
    return false;
  unsigned Limit = Ctx.Facts.ConstantBusLimit;
  unsigned Implicit = Ctx.Inst.Row->has(VCCRead) + CountsLiteral;
  const InstOperand *Excess = nullptr; // First operand beyond the limit.
  // A register is identified by its code, or by a variable and an offset in it.
  SmallVector<std::pair<const void *, unsigned>, MaxOperands> Read;
  for (const InstOperand &Op : Ctx.Inst.operands()) {
    if (Op.Kind == OperandKind::CarryIn ||
        (Op.isSource() && Op.File == OperandFile::Scalar && Op.Code < 108)) {
      std::pair<const void *, unsigned> Register(
          Op.Var, Op.IsVar ? Op.VarOffset + VarCodes : Op.Code);
      if (!is_contained(Read, Register))
        Read.push_back(Register);
    }
    if (!Excess && Implicit + Read.size() > Limit)
      Excess = &Op;
  }
  if (!Excess)
    return false;
  return Ctx.errorWithFix(Ctx.locOf(*Excess), rules::ScalarLimit,
                          "instruction reads " + Twine(Implicit + Read.size()) +
                              " scalar registers" +
                              (CountsLiteral ? ", where the literal is one"
                               : Implicit    ? ", one of them vcc implicitly"
                                             : "") +
                              " (at most " + Twine(Limit) + ")",
                          "move one of them to a vector register first");
}

//===----------------------------------------------------------------------===//
// SDWA and DPP
//===----------------------------------------------------------------------===//

/// Moves the first source to the extension dword and replaces it by \p Code.
void VectorFormat::moveSource0(unsigned Code) {
  Ctx.Inst[Field::ExtSrc0] = Ctx.Inst[Field::Src0];
  Ctx.Inst[Field::Src0] = Code;
}

bool VectorFormat::chooseSDWA() {
  unsigned NumSources = Ctx.Inst.Row->getNumSources();
  const InstOperand *First = Ctx.Inst.findSource(0);
  if (!Ctx.Facts.HasScalarSDWA && !(First && First->isVGPR()))
    return Ctx.error(First ? Ctx.locOf(*First) : Ctx.MnemonicLoc,
                     rules::Encoding,
                     "SDWA needs a vector register as first source");
  bool IsCompare = Ctx.Inst.Row->Format == InstFormat::VOPC;
  Ctx.Inst.Ext =
      IsCompare && Ctx.Facts.HasScalarSDWA ? Layout::SDWAB : Layout::SDWA;
  if (Ctx.Inst.Ext == Layout::SDWAB &&
      (Ctx.Inst[Field::Clamp] || Ctx.Inst[Field::OMod]))
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "SDWA compares have no clamp and no omod");
  Ctx.setDefault(Field::DstSel, 6);
  Ctx.setDefault(Field::Src0Sel, NumSources > 0 ? 6 : 0);
  Ctx.setDefault(Field::Src1Sel, NumSources > 1 ? 6 : 0);
  Ctx.Inst[Field::Src0Scalar] = !First || !First->isVGPR();
  const InstOperand *Second = Ctx.Inst.findSource(1);
  Ctx.Inst[Field::Src1Scalar] = Second && !Second->isVGPR();
  const InstOperand *Dst = Ctx.Inst.find(OperandKind::CarryOut);
  if (!Dst || !Dst->isVCC())
    Ctx.Inst[Field::ExtSDst] = 0x80 | (Dst ? Dst->fieldValue() : 0);
  moveSource0(CodeSDWA);
  return false;
}

bool VectorFormat::chooseDPP() {
  const InstOperand *First = Ctx.Inst.findSource(0);
  // If only the suffix selects DPP, the reference assembler does not check the
  // first source on some architectures.
  bool IsBySuffix = Ctx.Size == SizeSuffix::DPP && !Ctx.Modifiers.wantsDPP() &&
                    !Ctx.Modifiers.DPP8;
  if (!(First && First->isVGPR()) &&
      !(IsBySuffix && Ctx.Facts.DPPSuffixTakesScalars))
    return Ctx.error(First ? Ctx.locOf(*First) : Ctx.MnemonicLoc,
                     rules::Encoding,
                     "DPP needs a vector register as first source");
  if (Ctx.Modifiers.DPP8) {
    // The reference assembler checks only the first source of comparisons.
    unsigned Checked = Ctx.Inst.Row->Format == InstFormat::VOPC ? 1 : 3;
    if ((Ctx.Inst[Field::Abs] | Ctx.Inst[Field::Neg]) & Checked)
      return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                       "dpp8 has no operand modifiers");
    Ctx.Inst.Ext = Layout::DPP8;
    moveSource0(Ctx.Inst[Field::FetchInactive] ? CodeDPP8FetchInactive
                                               : CodeDPP8);
    return false;
  }
  Ctx.Inst.Ext = Layout::DPP;
  Ctx.setDefault(Field::DppCtrl, 0xe4); // The identity quad_perm.
  Ctx.setDefault(Field::BankMask, 15);
  Ctx.setDefault(Field::RowMask, 15);
  moveSource0(CodeDPP);
  return false;
}

//===----------------------------------------------------------------------===//
// VOP3 only
//===----------------------------------------------------------------------===//

bool VectorFormat::finishVOP3() {
  if (Ctx.Size == SizeSuffix::SDWA || Ctx.Size == SizeSuffix::DPP)
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "a VOP3 instruction has no SDWA and DPP forms");
  if (Ctx.Size == SizeSuffix::E32)
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "this instruction has a 64-bit encoding only");
  if (Ctx.Size == SizeSuffix::E64 && Ctx.Inst.HasLiteral &&
      !takesLongLiterals())
    return Ctx.error(Ctx.MnemonicLoc, rules::Literal,
                     "a literal does not fit the 64-bit encoding");
  VectorSourceParser(Ctx).collectModifiers();
  Ctx.Inst.Base = getLongLayout(*Ctx.Inst.Row);
  if (Ctx.Inst.Base == Layout::VOP3P)
    Ctx.setDefault(Field::OpSelHi, 7);
  return checkScalarReads(/*CountsLiteral=*/false);
}

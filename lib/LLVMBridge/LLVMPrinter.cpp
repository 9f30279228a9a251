//===- LLVMPrinter.cpp - Inst in LLVM's syntax ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMPrinter.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

namespace {

class Printer {
public:
  Printer(const clrx::Inst &Inst, Arch A, raw_ostream &OS)
      : Inst(Inst), A(A), OS(OS) {}

  void print();
  void printValue(const InstOperand &Op, unsigned Count);

private:
  const clrx::Inst &Inst;
  Arch A;
  raw_ostream &OS;
  unsigned SourceIndex = 0;

  bool is(ArchMask Mask) const { return maskOf(A) & Mask; }
  bool isLong() const {
    return Inst.Base == Layout::VOP3A || Inst.Base == Layout::VOP3B ||
           Inst.Base == Layout::VOP3P;
  }
  bool isOn(Field F) const { return Inst[F]; }

  StringRef formSuffix() const;
  void printOperand(const InstOperand &Op, const OperandSpec &Spec);
  void printSource(const InstOperand &Op, const OperandSpec &Spec);
  void printRegister(const InstOperand &Op);
  void printRange(StringRef File, unsigned First, unsigned Count);
  void printInline(unsigned Code, unsigned Count);
  void printSMOffset(const InstOperand &Op);
  void printAddr(const InstOperand &Op);
  void printExpTarget();

  void printModifiers();
  void printFlag(Field F, StringRef Name);
  void printFlags();
  void printNumber(Field F, StringRef Name);
  void printBits(StringRef Name, uint32_t Bits, unsigned Count);
  void printOutputModifiers();
  void printPackedModifiers();
  void printSDWA();
  void printDPP();
  void printMemoryModifiers();
};

} // namespace

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

StringRef Printer::formSuffix() const {
  switch (Inst.Row->Format) {
  case InstFormat::VOP1:
  case InstFormat::VOP2:
  case InstFormat::VOPC:
    break;
  default:
    return isLong() && Inst.Row->has(VINTRPForm) ? "_e64" : "";
  }
  if (Inst.Ext == Layout::SDWA || Inst.Ext == Layout::SDWAB)
    return "_sdwa";
  if (Inst.Ext != Layout::None)
    return "_dpp";
  return isLong() ? "_e64" : "_e32";
}

void Printer::print() {
  StringRef Name = Inst.Row->LLVMName;
  if (Name.empty() || Inst.Row->isLLVMStatement())
    Name = Inst.Row->Mnemonic;
  OS << Name << formSuffix();
  if (Inst.IsPlaceholder && Inst.Row->isLLVMStatement()) {
    OS << Inst.Row->LLVMName.drop_until([](char C) { return C == ' '; });
    return;
  }
  StringRef Separator = " ";
  for (unsigned I = 0, E = Inst.Row->NumOperands; I != E; ++I) {
    const InstOperand &Op = Inst.Operands[I];
    bool IsLeftOut = Op.File == OperandFile::None;
    if (IsLeftOut && Op.Kind == OperandKind::VDst)
      continue;
    OS << Separator;
    printOperand(Op, Inst.Row->Operands[I]);
    Separator = Op.Kind == OperandKind::ExpTarget ? " " : ", ";
  }
  printModifiers();
}

void Printer::printRange(StringRef File, unsigned First, unsigned Count) {
  if (Count <= 1)
    OS << File << First;
  else
    OS << File << '[' << First << ':' << First + Count - 1 << ']';
}

namespace {
struct RegisterName {
  uint16_t Code;
  uint8_t Count;
  ArchMask Arches;
  StringLiteral Name;
};
} // namespace

static constexpr RegisterName RegisterNames[] = {
    {102, 2, GCN12to14, "flat_scratch"},
    {102, 1, GCN12to14, "flat_scratch_lo"},
    {103, 1, GCN12to14, "flat_scratch_hi"},
    {104, 2, GCN11, "flat_scratch"},
    {104, 1, GCN11, "flat_scratch_lo"},
    {105, 1, GCN11, "flat_scratch_hi"},
    {104, 2, GCN12to14, "xnack_mask"},
    {104, 1, GCN12to14, "xnack_mask_lo"},
    {105, 1, GCN12to14, "xnack_mask_hi"},
    {106, 2, AllGCN, "vcc"},
    {106, 1, AllGCN, "vcc_lo"},
    {107, 1, AllGCN, "vcc_hi"},
    {108, 2, GCN1x | GCN12, "tba"},
    {108, 1, GCN1x | GCN12, "tba_lo"},
    {109, 1, GCN1x | GCN12, "tba_hi"},
    {110, 2, GCN1x | GCN12, "tma"},
    {110, 1, GCN1x | GCN12, "tma_lo"},
    {111, 1, GCN1x | GCN12, "tma_hi"},
    {124, 1, AllGCN, "m0"},
    {125, 1, GCN15, "null"},
    {126, 2, AllGCN, "exec"},
    {126, 1, AllGCN, "exec_lo"},
    {127, 1, AllGCN, "exec_hi"},
    {235, 1, GCN14up, "src_shared_base"},
    {236, 1, GCN14up, "src_shared_limit"},
    {237, 1, GCN14up, "src_private_base"},
    {238, 1, GCN14up, "src_private_limit"},
    {239, 1, GCN14up, "src_pops_exiting_wave_id"},
    {251, 1, AllGCN, "src_vccz"},
    {252, 1, AllGCN, "src_execz"},
    {253, 1, AllGCN, "src_scc"},
    {254, 1, AllGCN, "src_lds_direct"},
};

void Printer::printRegister(const InstOperand &Op) {
  if (Op.isVGPR())
    return printRange("v", Op.Code - CodeVGPR0, Op.Count);
  for (const RegisterName &R : RegisterNames)
    if (R.Code == Op.Code && R.Count == Op.Count && is(R.Arches)) {
      OS << R.Name;
      return;
    }
  unsigned FirstTTMP = is(GCN14up) ? 108 : 112;
  if (Op.Code >= FirstTTMP && Op.Code < CodeM0)
    return printRange("ttmp", Op.Code - FirstTTMP, Op.Count);
  printRange("s", Op.Code, Op.Count);
}

void Printer::printInline(unsigned Code, unsigned Count) {
  static constexpr StringLiteral Floats[] = {"0.5", "-0.5", "1.0", "-1.0",
                                             "2.0", "-2.0", "4.0", "-4.0"};
  if (Code == CodeInline1Over2Pi)
    OS << (Count == 2 ? "0.15915494309189532" : "0.15915494");
  else if (Code >= 240)
    OS << Floats[(Code - 240) % 8];
  else if (Code >= CodeInlineMinusOne)
    OS << CodeInlineMinusOne - 1 - int(Code);
  else
    OS << Code - CodeInlineZero;
}

void Printer::printValue(const InstOperand &Op, unsigned Count) {
  switch (Op.File) {
  case OperandFile::None:
    OS << "off";
    break;
  case OperandFile::Scalar:
  case OperandFile::Vector:
    printRegister(Op);
    break;
  case OperandFile::Inline:
    printInline(Op.Code, Count);
    break;
  case OperandFile::Literal:
    OS << "lit(" << format_hex(Inst.Literal, 1) << ')';
    break;
  }
}

/// A source with its modifiers.
void Printer::printSource(const InstOperand &Op, const OperandSpec &Spec) {
  unsigned Bit = 1u << SourceIndex++;
  bool IsShort = !isLong() && Inst.Ext == Layout::None;
  if (IsShort || Inst.Base == Layout::VOP3P)
    return printValue(Op, Spec.Count);
  bool IsConstant = !Op.isRegister();
  bool Sext = Inst[Field::Sext] & Bit, Neg = Inst[Field::Neg] & Bit,
       Abs = Inst[Field::Abs] & Bit;
  OS << (Sext ? "sext(" : "") << (Neg ? IsConstant ? "neg(" : "-" : "")
     << (Abs ? "|" : "");
  printValue(Op, Spec.Count);
  OS << (Abs ? "|" : "") << (Neg && IsConstant ? ")" : "") << (Sext ? ")" : "");
}

void Printer::printSMOffset(const InstOperand &Op) {
  if (Op.File == OperandFile::Scalar)
    printRegister(Op);
  else
    OS << format_hex(Inst.HasLiteral ? Inst.Literal : Inst[Field::Offset], 1);
}

void Printer::printAddr(const InstOperand &Op) {
  if (Inst.AddrList.size() < 2)
    return printValue(Op, 0);
  OS << '[';
  for (size_t I = 0; I != Inst.AddrList.size(); ++I)
    OS << (I ? ", v" : "v") << unsigned(Inst.AddrList[I]);
  OS << ']';
}

void Printer::printExpTarget() {
  unsigned T = Inst[Field::ExpTarget];
  if (T >= 32)
    OS << "param" << T - 32;
  else if (T >= 12)
    OS << "pos" << T - 12;
  else if (T >= 8)
    OS << (T == 8 ? "mrtz" : "null");
  else
    OS << "mrt" << T;
}

void Printer::printOperand(const InstOperand &Op, const OperandSpec &Spec) {
  static constexpr StringLiteral Params[] = {"p10", "p20", "p0", "p0"};
  switch (Spec.Kind) {
  case OperandKind::Imm16:
  case OperandKind::Label:
  case OperandKind::HwReg:
  case OperandKind::WaitCnt:
  case OperandKind::SendMsg:
    OS << format_hex(Inst[Field::Imm], 1);
    return;
  case OperandKind::Imm8:
    OS << Inst[Field::SSrc1];
    return;
  case OperandKind::Imm7:
    OS << Inst[Field::SDst];
    return;
  case OperandKind::Const32:
    OS << format_hex(Inst.Literal, 1);
    return;
  case OperandKind::SMOffset:
    return printSMOffset(Op);
  case OperandKind::VAddr:
    return printAddr(Op);
  case OperandKind::ExpTarget:
    return printExpTarget();
  case OperandKind::Attr:
    OS << "attr" << Inst[Field::Attr] << '.'
       << "xyzw"[Inst[Field::AttrChan] & 3];
    return;
  case OperandKind::Param:
    OS << Params[(isLong() ? Inst[Field::Src1] : Inst[Field::Src0]) & 3];
    return;
  case OperandKind::VSrc:
    return printSource(Op, Spec);
  case OperandKind::SSrc:
    if (Inst.Row->isVector())
      return printSource(Op, Spec);
    return printValue(Op, Spec.Count);
  case OperandKind::VReg:
  case OperandKind::VSReg:
    if (Inst.Row->IsInterp) {
      SourceIndex = Spec.Kind == OperandKind::VReg ? 1 : 2;
      return printSource(Op, Spec);
    }
    return printValue(Op, Spec.Count);
  default:
    return printValue(Op, Spec.Count);
  }
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

void Printer::printFlag(Field F, StringRef Name) {
  if (isOn(F))
    OS << ' ' << Name;
}

void Printer::printNumber(Field F, StringRef Name) {
  if (isOn(F))
    OS << ' ' << Name << ':' << Inst[F];
}

void Printer::printBits(StringRef Name, uint32_t Bits, unsigned Count) {
  OS << ' ' << Name << ":[";
  for (unsigned I = 0; I != Count; ++I)
    OS << (I ? "," : "") << (Bits >> I & 1);
  OS << ']';
}

void Printer::printOutputModifiers() {
  static constexpr StringLiteral OMods[] = {"", " mul:2", " mul:4", " div:2"};
  if (Inst[Field::OpSel]) {
    unsigned N = Inst.Row->getNumModifierSources();
    uint32_t Bits = (Inst[Field::OpSel] & ((1u << N) - 1)) |
                    (Inst[Field::OpSel] >> 3 & 1) << N;
    printBits("op_sel", Bits, N + 1);
  }
  printFlag(Field::High, "high");
  printFlag(Field::Clamp, "clamp");
  OS << OMods[Inst[Field::OMod] & 3];
}

void Printer::printPackedModifiers() {
  unsigned N = Inst.Row->getNumModifierSources();
  if (Inst[Field::OpSel])
    printBits("op_sel", Inst[Field::OpSel], N);
  if (~Inst[Field::OpSelHi] & ((1u << N) - 1))
    printBits("op_sel_hi", Inst[Field::OpSelHi], N);
  if (Inst[Field::Neg])
    printBits("neg_lo", Inst[Field::Neg], N);
  if (Inst[Field::NegHi])
    printBits("neg_hi", Inst[Field::NegHi], N);
  printFlag(Field::Clamp, "clamp");
}

void Printer::printSDWA() {
  static constexpr StringLiteral Selects[] = {"BYTE_0", "BYTE_1", "BYTE_2",
                                              "BYTE_3", "WORD_0", "WORD_1",
                                              "DWORD",  "DWORD"};
  static constexpr StringLiteral Unused[] = {"UNUSED_PAD", "UNUSED_SEXT",
                                             "UNUSED_PRESERVE", "UNUSED_PAD"};
  unsigned NumSources = Inst.Row->getNumSources();
  printOutputModifiers();
  if (Inst.Row->Format != InstFormat::VOPC)
    OS << " dst_sel:" << Selects[Inst[Field::DstSel] & 7]
       << " dst_unused:" << Unused[Inst[Field::DstUnused] & 3];
  if (NumSources)
    OS << " src0_sel:" << Selects[Inst[Field::Src0Sel] & 7];
  if (NumSources > 1)
    OS << " src1_sel:" << Selects[Inst[Field::Src1Sel] & 7];
}

static void printDPPControl(raw_ostream &OS, unsigned Control) {
  static constexpr StringLiteral Rows[] = {"row_shl", "row_shr", "row_ror"};
  unsigned N = Control & 15;
  if (Control < 0x100)
    OS << " quad_perm:[" << (Control & 3) << ',' << (Control >> 2 & 3) << ','
       << (Control >> 4 & 3) << ',' << (Control >> 6 & 3) << ']';
  else if (Control < 0x130)
    OS << ' ' << Rows[(Control - 0x100) / 16] << ':' << N;
  else if (Control < 0x140)
    OS << (N == 0   ? " wave_shl:1"
           : N == 4 ? " wave_rol:1"
           : N == 8 ? " wave_shr:1"
                    : " wave_ror:1");
  else if (Control < 0x142)
    OS << (N ? " row_half_mirror" : " row_mirror");
  else if (Control < 0x150)
    OS << " row_bcast:" << (N == 2 ? 15 : 31);
  else
    OS << (Control < 0x160 ? " row_share:" : " row_xmask:") << N;
}

void Printer::printDPP() {
  if (Inst.Ext == Layout::DPP8) {
    OS << " dpp8:[";
    for (unsigned I = 0; I != 8; ++I)
      OS << (I ? "," : "") << (Inst[Field::DppCtrl] >> I * 3 & 7);
    OS << ']';
  } else {
    printDPPControl(OS, Inst[Field::DppCtrl]);
    OS << " row_mask:" << format_hex(Inst[Field::RowMask], 1)
       << " bank_mask:" << format_hex(Inst[Field::BankMask], 1);
    if (isOn(Field::BoundCtrl))
      OS << " bound_ctrl:1";
  }
  if (isOn(Field::FetchInactive))
    OS << " fi:1";
}

namespace {
struct FlagName {
  Field Id;
  StringLiteral Name;
};
} // namespace

// In the order in which LLVM prints them.
static constexpr FlagName FlagNames[] = {
    {Field::UNorm, "unorm"}, {Field::GLC, "glc"},     {Field::SLC, "slc"},
    {Field::DLC, "dlc"},     {Field::NV, "nv"},       {Field::R128, "r128"},
    {Field::TFE, "tfe"},     {Field::LWE, "lwe"},     {Field::DA, "da"},
    {Field::D16, "d16"},     {Field::LDS, "lds"},     {Field::GDS, "gds"},
    {Field::Done, "done"},   {Field::Compr, "compr"}, {Field::ValidMask, "vm"},
};

void Printer::printFlags() {
  for (const FlagName &F : FlagNames) {
    bool IsA16 = F.Id == Field::R128 && is(GCN14);
    printFlag(F.Id, IsA16 ? StringRef("a16") : StringRef(F.Name));
  }
}

void Printer::printMemoryModifiers() {
  static constexpr StringLiteral Dims[] = {
      "1D",       "2D",       "3D",      "CUBE",
      "1D_ARRAY", "2D_ARRAY", "2D_MSAA", "2D_MSAA_ARRAY"};
  switch (Inst.Base) {
  case Layout::DS:
    if (!Inst.Row->has(Off2)) {
      printNumber(Field::Offset, "offset");
    } else if (isOn(Field::Offset)) {
      OS << " offset0:" << (Inst[Field::Offset] & 255)
         << " offset1:" << (Inst[Field::Offset] >> 8 & 255);
    }
    break;
  case Layout::SMEM:
    if (isOn(Field::SOffsetEnable))
      printNumber(Field::Offset, "offset");
    break;
  case Layout::MTBUF:
    OS << " format:" << Inst[Field::BufferFormat];
    [[fallthrough]];
  case Layout::MUBUF: // LLVM wants the address flags first.
    printFlag(Field::IdxEn, "idxen");
    printFlag(Field::OffEn, "offen");
    printFlag(Field::Addr64, "addr64");
    printNumber(Field::Offset, "offset");
    break;
  case Layout::FLAT:
    if (Inst.Row->has(FlatSeg) || Inst[Field::Offset] < 0x1000)
      printNumber(Field::Offset, "offset");
    else
      OS << " offset:" << int(Inst[Field::Offset]) - 0x2000;
    break;
  case Layout::MIMG:
    OS << " dmask:" << format_hex(Inst[Field::DMask], 1);
    if (is(GCN15))
      OS << " dim:SQ_RSRC_IMG_" << Dims[Inst[Field::Dim] & 7];
    break;
  default:
    break;
  }
}

void Printer::printModifiers() {
  if (Inst.Ext == Layout::SDWA || Inst.Ext == Layout::SDWAB)
    return printSDWA();
  if (Inst.Ext != Layout::None)
    return printDPP();
  if (Inst.Base == Layout::VOP3P)
    return printPackedModifiers();
  if (isLong())
    return printOutputModifiers();
  if (Inst.Row->isVector())
    return;
  printMemoryModifiers();
  printFlags();
}

void clrx::printLLVM(const clrx::Inst &Inst, Arch A, raw_ostream &OS) {
  Printer(Inst, A, OS).print();
}

void clrx::printLLVM(const RegisterRange &Range, Arch A, raw_ostream &OS) {
  bool IsVector = Range.File == RegisterFile::VGPR;
  InstOperand Op;
  Op.File = Range.File == RegisterFile::Inline ? OperandFile::Inline
            : IsVector                         ? OperandFile::Vector
                                               : OperandFile::Scalar;
  Op.Code = Range.First + (IsVector ? CodeVGPR0 : 0);
  Op.Count = Range.Count;
  Printer(clrx::Inst(), A, OS).printValue(Op, Op.Count);
}

//===----------------------------------------------------------------------===//
// Placeholders
//===----------------------------------------------------------------------===//

static void placeVector(InstOperand &Op, unsigned Count) {
  Op.File = OperandFile::Vector;
  Op.Code = CodeVGPR0;
  Op.Count = Count;
}

static void placeScalar(InstOperand &Op, unsigned Code, unsigned Count) {
  Op.File = OperandFile::Scalar;
  Op.Code = Code;
  Op.Count = Count;
}

/// Address registers that an image access has at least.
static unsigned placeholderAddrCount(const InstRow &Row, Arch A) {
  const OperandSpec &Spec = Row.Operands[1];
  if (maskOf(A) & GCN15) // Of one dimension.
    return 1 + Row.extraAddrCount() + (Spec.Derivatives ? 2 : 0);
  return Spec.Count > 4 ? 8 : Spec.Count;
}

static void placeOperand(InstOperand &Op, const InstRow &Row,
                         const OperandSpec &Spec, Arch A) {
  switch (Spec.Kind) {
  case OperandKind::SDst:
  case OperandKind::SData:
  case OperandKind::SReg:
  case OperandKind::SSrc:
    return placeScalar(Op, 0, Spec.Count);
  case OperandKind::CarryOut:
  case OperandKind::CarryIn:
    return placeScalar(Op, CodeVCC, 2);
  case OperandKind::VDst:
    if (Row.Format == InstFormat::FLAT && Row.has(Atomic))
      return;
    return placeVector(Op, Spec.Count);
  case OperandKind::VReg:
    if (Row.Format != InstFormat::EXP)
      placeVector(Op, Spec.Count);
    return;
  case OperandKind::VSReg:
  case OperandKind::VSrc:
  case OperandKind::VData:
    return placeVector(Op, Spec.Count);
  case OperandKind::VDataMask:
    return placeVector(Op, Row.has(Atomic) ? 2 : 1);
  case OperandKind::VAddr:
    if (Row.Format == InstFormat::MIMG)
      placeVector(Op, placeholderAddrCount(Row, A));
    else if (Row.Format == InstFormat::FLAT)
      placeVector(Op, Row.has(ScratchSeg) ? 1 : 2);
    return;
  case OperandKind::ImageRsrc:
    return placeScalar(Op, 0, 8);
  case OperandKind::SOffset:
    Op.File = OperandFile::Inline;
    Op.Code = CodeInlineZero;
    return;
  default:
    return;
  }
}

clrx::Inst clrx::makePlaceholder(const clrx::Inst &Inst, Arch A) {
  clrx::Inst P;
  P.start(*Inst.Row);
  P.Base = Inst.Base;
  P.IsPlaceholder = true;
  for (unsigned I = 0, E = Inst.Row->NumOperands; I != E; ++I)
    placeOperand(P.Operands[I], *Inst.Row, Inst.Row->Operands[I], A);
  P[Field::DMask] = Inst.Row->has(Atomic) ? 3 : 1; // Compare-and-swap wants 2.
  P[Field::BufferFormat] = 1;
  P[Field::OpSelHi] = 7;
  P[Field::GDS] = Inst.Row->has(GDSOnly);
  return P;
}

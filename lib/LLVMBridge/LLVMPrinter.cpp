//===- LLVMPrinter.cpp - Inst in LLVM's syntax ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints operands and modifiers for LLVM's AMDGPU parser, with the encoding as
// a suffix. Makes placeholder instructions, whose operands LLVM always accepts.
//
//===----------------------------------------------------------------------===//

#include "LLVMPrinter.h"
#include "Print/InstText.h"
#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Prints one instruction.
class Printer final : InstText {
public:
  Printer(const clrx::Inst &Inst, Arch A, TextStream &OS)
      : InstText(Inst, A, InstDialect::LLVM, OS) {}

  void print(bool IsPlaceholder);
  /// Returns the text without its Text member.
  const LLVMText &getResult() const { return Result; }
  using InstText::printValue;

private:
  LLVMText Result;

  void setField(TextField F, uint64_t Begin);
  StringRef formSuffix() const;
  void printImmediate(const InstOperand &Op, OperandKind K) override;
  void printLiteral() override;
  bool isPlainLiteral() const;
  bool printWaitCnt();
  void printSource(const InstOperand &Op, unsigned Count) override;

  void printModifiers();
  void printFlags();
  void printOutputModifiers();
  void printSelect(Field F);
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
  if (hasSDWA())
    return "_sdwa";
  if (Inst.Ext != Layout::None)
    return "_dpp";
  return isLong() ? "_e64" : "_e32";
}

void Printer::print(bool IsPlaceholder) {
  StringRef Name = Inst.Row->LLVMName;
  if (Name.empty() || Inst.Row->isLLVMStatement())
    Name = Inst.Row->Mnemonic;
  OS << Name << formSuffix();
  if (IsPlaceholder && Inst.Row->isLLVMStatement()) {
    OS << Inst.Row->LLVMName.drop_until([](char C) { return C == ' '; });
    return;
  }
  printOperands();
  printModifiers();
}

/// Returns true if LLVM assembles the plain number to a literal with the same
/// bits: in 32-bit operands, unless an inline constant has these bits.
bool Printer::isPlainLiteral() const {
  const InstRow &Row = *Inst.Row;
  if (Inst.Base == Layout::VOP3P || Row.has(F16) || Row.Mnemonic.contains("16"))
    return false;
  for (unsigned I = 0; I != Row.NumOperands; ++I)
    if (Inst.Operands[I].File == OperandFile::Literal &&
        Row.Operands[I].Count != 1)
      return false;
  // Check the inline constants of all architectures, because the other form,
  // lit(), is correct on every architecture.
  return !findInlineInteger(int32_t(Inst.Literal)) &&
         !findInlineFloat(FloatType::Single, Inst.Literal, Arch::GCN1_5);
}

/// Marks the text from \p Begin as the field \p F. If several operands show the
/// field, none of them is marked.
void Printer::setField(TextField F, uint64_t Begin) {
  const bool IsFirst = !Result.FieldEnd;
  Result.Field = IsFirst ? F : TextField::None;
  Result.FieldBegin = IsFirst ? Begin : 0;
  Result.FieldEnd = IsFirst ? OS.tell() : 1;
}

void Printer::printLiteral() {
  const uint64_t Begin = OS.tell();
  const bool IsPlain = isPlainLiteral();
  OS << (IsPlain ? "" : "lit(");
  printHex(Inst.Literal);
  OS << (IsPlain ? "" : ")");
  setField(getLiteralField(Inst.Row->Mnemonic), Begin);
}

void Printer::printSource(const InstOperand &Op, unsigned Count) {
  unsigned Bit = 1u << SourceIndex++;
  bool IsShort = !isLong() && Inst.Ext == Layout::None;
  if (IsShort || Inst.Base == Layout::VOP3P)
    return printValue(Op, Count);
  bool IsConstant = !Op.isRegister();
  bool Sext = Inst[Field::Sext] & Bit, Neg = Inst[Field::Neg] & Bit,
       Abs = Inst[Field::Abs] & Bit;
  OS << (Sext ? "sext(" : "") << (Neg ? IsConstant ? "neg(" : "-" : "")
     << (Abs ? "|" : "");
  printValue(Op, Count);
  OS << (Abs ? "|" : "") << (Neg && IsConstant ? ")" : "") << (Sext ? ")" : "");
}

void Printer::printImmediate(const InstOperand &Op, OperandKind K) {
  switch (K) {
  case OperandKind::Imm8:
    OS << Inst[Field::SSrc1];
    return;
  case OperandKind::Imm7:
    OS << Inst[Field::SDst];
    return;
  case OperandKind::Const32:
    return printHex(Inst.Literal);
  case OperandKind::SMOffset:
    return Op.File == OperandFile::Scalar ? printRegister(Op)
           : Inst.HasLiteral              ? printHex(Inst.Literal)
                                          : printHex(Inst[Field::Offset]);
  case OperandKind::Label: {
    const uint64_t Begin = OS.tell();
    printHex(Inst[Field::Imm]);
    return setField(TextField::Target, Begin);
  }
  case OperandKind::WaitCnt:
    if (printWaitCnt())
      return;
    [[fallthrough]];
  default:
    return printHex(Inst[Field::Imm]);
  }
}

/// Prints the counters that are waited for. \returns false if the immediate has
/// other bits, or waits for no counter.
bool Printer::printWaitCnt() {
  const uint32_t Imm = Inst[Field::Imm];
  const uint32_t Idle = getIdleWaitCnt(A);
  if (Imm & ~Idle || Imm == Idle)
    return false;
  ListSeparator Blank(" ");
  for (const WaitCounter &C : WaitCounters.rows())
    if (C.Where & maskOf(A) && C.get(Imm) != C.getMax())
      OS << StringRef(Blank) << C.Name << '(' << C.get(Imm) << ')';
  return true;
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

void Printer::printOutputModifiers() {
  printOpSel(Inst.Row->getNumModifierSources());
  printFlag(Field::High);
  printFlag(Field::Clamp);
  printOutputModifier();
}

/// Prints the selection. A value without a name is printed as the whole
/// register, and the encoder sets the field afterwards.
void Printer::printSelect(Field F) {
  constexpr unsigned Whole = 6;
  const NamedCode *V = SelectNames.findValue(Inst[F]);
  printName(F);
  OS << ':' << nameOf(V ? *V : *SelectNames.findValue(Whole));
}

void Printer::printSDWA() {
  unsigned NumSources = Inst.Row->getNumSources();
  printOutputModifiers();
  if (Inst.Row->Format != InstFormat::VOPC) {
    printSelect(Field::DstSel);
    printName(Field::DstUnused);
    const NamedCode *V = UnusedNames.findValue(Inst[Field::DstUnused]);
    OS << ':' << nameOf(V ? *V : *UnusedNames.findValue(0));
  }
  if (NumSources)
    printSelect(Field::Src0Sel);
  if (NumSources > 1)
    printSelect(Field::Src1Sel);
}

void Printer::printDPP() {
  if (Inst.Ext == Layout::DPP8) {
    OS << " dpp8";
    printLanes(Inst[Field::DppCtrl], 8, 3);
  } else {
    printDPPControl();
    for (Field F : {Field::RowMask, Field::BankMask}) {
      printName(F);
      OS << ':';
      printHex(Inst[F]);
    }
    printFlag(Field::BoundCtrl);
  }
  printFlag(Field::FetchInactive);
}

// Flags in the order in which LLVM prints them.
static constexpr Field Flags[] = {
    Field::UNorm, Field::GLC, Field::SLC,  Field::DLC,   Field::NV,
    Field::R128,  Field::TFE, Field::LWE,  Field::DA,    Field::D16,
    Field::LDS,   Field::GDS, Field::Done, Field::Compr, Field::ValidMask,
};

void Printer::printFlags() {
  for (Field F : Flags)
    printFlag(F);
}

void Printer::printMemoryModifiers() {
  switch (Inst.Base) {
  case Layout::DS:
    printDSOffsets();
    break;
  case Layout::SMEM:
    if (Inst[Field::SOffsetEnable])
      printNumber(Field::Offset);
    break;
  case Layout::MTBUF:
    printName(Field::BufferFormat);
    OS << ':' << Inst[Field::BufferFormat];
    [[fallthrough]];
  case Layout::MUBUF: // LLVM requires the address flags first.
    printFlag(Field::IdxEn);
    printFlag(Field::OffEn);
    printFlag(Field::Addr64);
    printNumber(Field::Offset);
    break;
  case Layout::FLAT:
    if (Inst.Row->has(FlatSeg) || Inst[Field::Offset] < 0x1000)
      printNumber(Field::Offset);
    else
      OS << " offset:" << int(Inst[Field::Offset]) - 0x2000;
    break;
  case Layout::MIMG:
    printName(Field::DMask);
    OS << ':';
    printHex(Inst[Field::DMask]);
    if (Facts.HasImageDims) {
      printName(Field::Dim);
      OS << ':' << nameOf(*ImageDims.findValue(Inst[Field::Dim] & 7));
    }
    break;
  default:
    break;
  }
}

void Printer::printModifiers() {
  if (hasSDWA())
    return printSDWA();
  if (Inst.Ext != Layout::None)
    return printDPP();
  if (Inst.Base == Layout::VOP3P)
    return printPackedModifiers(
        true, ~Inst[Field::OpSelHi] &
                  ((1u << Inst.Row->getNumModifierSources()) - 1));
  if (isLong())
    return printOutputModifiers();
  if (Inst.Row->isVector())
    return;
  printMemoryModifiers();
  printFlags();
}

LLVMText clrx::printLLVM(const clrx::Inst &Inst, Arch A,
                         SmallVectorImpl<char> &Buffer, bool IsPlaceholder) {
  Buffer.clear();
  raw_svector_ostream OS(Buffer);
  LLVMText Result;
  {
    TextStream Text(OS);
    Printer P(Inst, A, Text);
    P.print(IsPlaceholder);
    Result = P.getResult();
  }
  Result.Text = OS.str();
  return Result;
}

void clrx::printLLVM(const RegisterRange &Range, Arch A, raw_ostream &OS) {
  bool IsVector = Range.File == RegisterFile::VGPR;
  InstOperand Op;
  Op.File = Range.File == RegisterFile::Inline    ? OperandFile::Inline
            : Range.File == RegisterFile::AccVGPR ? OperandFile::Accumulator
            : IsVector                            ? OperandFile::Vector
                                                  : OperandFile::Scalar;
  Op.Code = Range.First + (IsVector ? CodeVGPR0 : 0);
  Op.Count = Range.Count;
  TextStream Text(OS);
  Printer(clrx::Inst(), A, Text).printValue(Op, Op.Count);
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

/// Returns the minimum number of address registers of an image access. Without
/// HasImageDims, returns 8 if the minimum is larger than 4.
static unsigned placeholderAddrCount(const InstRow &Row, Arch A) {
  const OperandSpec &Spec = Row.Operands[1];
  if (getArchInfo(A).HasImageDims) // One dimension
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
  for (unsigned I = 0, E = Inst.Row->NumOperands; I != E; ++I)
    placeOperand(P.Operands[I], *Inst.Row, Inst.Row->Operands[I], A);
  P[Field::DMask] = Inst.Row->has(Atomic) ? 3 : 1; // Compare-and-swap needs 2
  P[Field::BufferFormat] = 1;
  P[Field::OpSelHi] = 7;
  P[Field::GDS] = Inst.Row->has(GDSOnly);
  return P;
}

//===- FieldPrinter.cpp - Configurations as pseudo-ops --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row prints all the fields that its operands set; what is printed is taken
// out of the configuration, so that what is left has no row.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/FieldPrinter.h"
#include "clrx/KernelModel/ConfigPrinter.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using KF = KernelField;

/// How many fields a line sets, one after the other.
static unsigned countFields(PseudoOperand Operand) {
  switch (Operand) {
  case PseudoOperand::TwoNumbers:
  case PseudoOperand::SGPRRange:
  case PseudoOperand::VGPRRange:
    return 2;
  case PseudoOperand::FourNumbers:
    return 4;
  default:
    return 1;
  }
}

/// Rows that set several fields: all of these are given or none.
static constexpr PseudoOp SharedOps[] = {
#include "clrx/KernelModel/FieldOps.def"
#undef CLRX_FIELD_OP
#undef CLRX_FLAG_OP
};

void clrx::minimize(KernelConfig &Config,
                    function_ref<bool(const KernelConfig &)> IsSame) {
  auto TryWithout = [&](KF First, unsigned Count) {
    KernelConfig Without = Config;
    for (unsigned I = 0; I != Count; ++I)
      Without.clear(First + I);
    if (IsSame(Without))
      Config = Without;
  };
  BitVector IsTried(NumKernelFields);
  // Counts of registers stay: without them, they are counted.
  IsTried.set(unsigned(KF::SGPRCount));
  IsTried.set(unsigned(KF::VGPRCount));
  for (const PseudoOp &Op : SharedOps)
    if (Op.Operand == PseudoOperand::TwoNumbers ||
        Op.Operand == PseudoOperand::FourNumbers) {
      const unsigned Count = countFields(Op.Operand);
      TryWithout(Op.Field, Count);
      IsTried.set(unsigned(Op.Field), unsigned(Op.Field) + Count);
    }
  for (unsigned I = 0; I != NumKernelFields; ++I)
    if (!IsTried.test(I) && Config.has(KF(I)))
      TryWithout(KF(I), 1);
}

namespace {

class FieldPrinter {
public:
  FieldPrinter(raw_ostream &OS, const KernelConfig &Config)
      : OS(OS), Left(Config) {}

  void print(const PseudoOp &Op);
  /// Whether all has been printed.
  bool isDone() const;

private:
  raw_ostream &OS;
  KernelConfig Left; ///< Fields that have not been printed.

  void printFlag(const PseudoOp &Op);
  void printNumbers(const PseudoOp &Op, unsigned Count);
  void printOptionalNumber(const PseudoOp &Op);
  void printRange(const PseudoOp &Op);
  void printDims(const PseudoOp &Op, DimSets Dims);
  uint64_t take(KF Field);
  /// Writes the name of \p Op, and that of all lines what precedes it.
  raw_ostream &begin(const PseudoOp &Op) { return OS << "        " << Op.Name; }
};

} // namespace

/// A field that is printed with another: without it, what means nothing.
uint64_t FieldPrinter::take(KF Field) {
  const KernelFieldInfo &Info = getKernelFieldInfo(Field);
  const uint64_t Unset = maskTrailingOnes<uint64_t>(Info.Bits);
  const uint64_t Value =
      Left.getOr(Field, Info.AllOnesMeansUnset ? Unset : Info.Default);
  Left.clear(Field);
  return Value;
}

/// What is left of the field are the bits that no flag has yet had.
void FieldPrinter::printFlag(const PseudoOp &Op) {
  const uint64_t Value = *Left.get(Op.Field);
  if ((Value & Op.Max) != Op.Max)
    return;
  begin(Op) << '\n';
  Left.set(Op.Field, Value & ~Op.Max);
}

static bool isWordOfBits(KF Field) {
  return is_contained({KF::PgmRsrc1, KF::PgmRsrc2, KF::FloatMode,
                       KF::Exceptions, KF::CallConvention, KF::LoaderSymbol},
                      Field);
}

void FieldPrinter::printNumbers(const PseudoOp &Op, unsigned Count) {
  begin(Op);
  for (unsigned I = 0; I != Count; ++I) {
    OS << (I ? ", " : " ");
    const uint64_t Value = take(Op.Field + I);
    if (isWordOfBits(Op.Field))
      OS << format_hex(Value, 0);
    else
      OS << Value;
  }
  OS << '\n';
}

void FieldPrinter::printOptionalNumber(const PseudoOp &Op) {
  const uint64_t Value = take(Op.Field);
  begin(Op);
  if (Value != UINT32_MAX)
    OS << ' ' << Value;
  OS << '\n';
}

/// No text stands for an empty range.
void FieldPrinter::printRange(const PseudoOp &Op) {
  const uint64_t Count = Left.getOr(Op.Field + 1, 0);
  if (!Count)
    return;
  const uint64_t First = take(Op.Field);
  begin(Op) << ' ' << First << ", " << First + Count - 1 << '\n';
  Left.clear(Op.Field + 1);
}

void FieldPrinter::printDims(const PseudoOp &Op, DimSets Dims) {
  begin(Op) << ' ';
  printDimLetters(OS, Dims.Group);
  if (Dims.Separate && Dims.Group != Dims.Local) {
    OS << ", ";
    printDimLetters(OS, Dims.Local);
  }
  OS << '\n';
}

void FieldPrinter::print(const PseudoOp &Op) {
  if (none_of(seq(countFields(Op.Operand)),
              [&](unsigned I) { return Left.has(Op.Field + I); }))
    return;
  switch (Op.Operand) {
  case PseudoOperand::Custom:
    return;
  case PseudoOperand::Flag:
    return printFlag(Op);
  case PseudoOperand::PlainPowerOfTwo:
  case PseudoOperand::Number:
  case PseudoOperand::SGPRCount:
  case PseudoOperand::ProgramSGPRCount:
  case PseudoOperand::SGPR:
    return printNumbers(Op, 1);
  case PseudoOperand::OptionalNumber:
    return printOptionalNumber(Op);
  case PseudoOperand::TwoNumbers:
    return printNumbers(Op, 2);
  case PseudoOperand::FourNumbers:
    return printNumbers(Op, 4);
  case PseudoOperand::SGPRRange:
  case PseudoOperand::VGPRRange:
    return printRange(Op);
  case PseudoOperand::PowerOfTwo:
    begin(Op) << ' ' << (uint64_t(1) << (take(Op.Field) & 63)) << '\n';
    return;
  case PseudoOperand::DimSet:
    return printDims(Op, {unsigned(take(Op.Field)), 0, false});
  case PseudoOperand::DimSets:
    return printDims(Op, DimSets::unpack(take(Op.Field)));
  }
}

/// Flags that are not set are not printed, either.
bool FieldPrinter::isDone() const {
  return all_of(seq<unsigned>(0, NumKernelFields), [&](unsigned I) {
    const KF Field = KF(I);
    return !Left.has(Field) ||
           (*Left.get(Field) == 0 && getKernelFieldInfo(Field).Default == 0);
  });
}

bool clrx::printFields(raw_ostream &OS, ArrayRef<PseudoOp> Ops,
                       const KernelConfig &Config,
                       function_ref<bool(unsigned)> IsWanted) {
  FieldPrinter Printer(OS, Config);
  for (const PseudoOp &Op : Ops)
    if (Op.Field != KF::None && IsWanted(Op.Scopes))
      Printer.print(Op);
  return Printer.isDone();
}

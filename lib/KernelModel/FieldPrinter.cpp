//===- FieldPrinter.cpp - Configurations as pseudo-ops --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row prints all fields that its operands set. Printed fields are removed
// from the configuration, so the remaining fields are those without a row.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lowering.h"
#include "Print/DataPrinter.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using KF = KernelField;

/// Returns the number of consecutive fields that a line sets.
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

/// The shared rows. If a row has two or four numbers as operands, minimize
/// removes their fields together or not at all.
static constexpr PseudoOp SharedOps[] = {
#include "KernelModel/FieldOps.def"
#undef CLRX_FIELD_OP
#undef CLRX_FLAG_OP
};

namespace {

/// Consecutive fields that one pseudo-op sets.
struct FieldGroup {
  KF First;
  unsigned Count;
};

} // namespace

/// Returns the fields that minimize may remove from \p Config.
static SmallVector<FieldGroup, 0> findRemovable(const KernelConfig &Config) {
  SmallVector<FieldGroup, 0> Groups;
  BitVector IsGrouped(NumKernelFields);
  // Keep the register counts. Without them, the assembler would count.
  IsGrouped.set(unsigned(KF::SGPRCount));
  IsGrouped.set(unsigned(KF::VGPRCount));
  const auto Add = [&](FieldGroup G) {
    const auto Fields = seq(0u, G.Count);
    if (any_of(Fields, [&](unsigned I) { return Config.has(G.First + I); }))
      Groups.push_back(G);
    IsGrouped.set(unsigned(G.First), unsigned(G.First) + G.Count);
  };
  for (const PseudoOp &Op : SharedOps)
    if (Op.Operand == PseudoOperand::TwoNumbers ||
        Op.Operand == PseudoOperand::FourNumbers)
      Add({Op.Field, countFields(Op.Operand)});
  for (unsigned I = 0; I != NumKernelFields; ++I)
    if (!IsGrouped.test(I))
      Add({KF(I), 1});
  return Groups;
}

/// Removes the fields \p Groups from \p Config, as far as \p IsSame returns
/// true. Most fields can be removed, so tries all at once first, and then each
/// half.
static void removeFields(KernelConfig &Config, ArrayRef<FieldGroup> Groups,
                         function_ref<bool(const KernelConfig &)> IsSame) {
  if (Groups.empty())
    return;
  KernelConfig Without = Config;
  for (const FieldGroup &G : Groups)
    for (unsigned I = 0; I != G.Count; ++I)
      Without.clear(G.First + I);
  if (IsSame(Without)) {
    Config = Without;
    return;
  }
  if (Groups.size() == 1)
    return;
  const size_t Half = Groups.size() / 2;
  removeFields(Config, Groups.take_front(Half), IsSame);
  removeFields(Config, Groups.drop_front(Half), IsSame);
}

void clrx::minimize(KernelConfig &Config,
                    function_ref<bool(const KernelConfig &)> IsSame) {
  removeFields(Config, findRemovable(Config), IsSame);
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

namespace {

class FieldPrinter {
public:
  /// \p MaxLog2 is a mask; other bits of the logarithm of a power of two are
  /// ignored.
  FieldPrinter(raw_ostream &OS, const KernelConfig &Config, StringRef Prefix,
               unsigned MaxLog2)
      : OS(OS), Prefix(Prefix), MaxLog2(MaxLog2), Left(Config) {}

  void print(const ConfigLine &L);
  /// Returns true if every field has been printed.
  bool isDone() const;

private:
  raw_ostream &OS;
  StringRef Prefix;
  unsigned MaxLog2;
  KernelConfig Left; ///< Fields that have not been printed.

  raw_ostream &begin(const ConfigLine &L) {
    return OS << "        ." << Prefix << L.Name;
  }
  void printFlag(const ConfigLine &L);
  void printNumbers(const ConfigLine &L);
  void printOptionalNumber(const ConfigLine &L);
  void printRange(const ConfigLine &L);
  void printDims(DimSets Dims, bool AlwaysBoth);
  uint64_t take(KF Field);
};

} // namespace

/// Removes \p Field and returns its value. For a missing field, returns the
/// value that means "not set" or, if the field has no such value, its default.
uint64_t FieldPrinter::take(KF Field) {
  const KernelFieldInfo &Info = getKernelFieldInfo(Field);
  const uint64_t Unset = maskTrailingOnes<uint64_t>(Info.Bits);
  const uint64_t Value =
      Left.getOr(Field, Info.AllOnesMeansUnset ? Unset : Info.Default);
  Left.clear(Field);
  return Value;
}

/// Prints the flag if all its bits are set, and removes only these bits from
/// the field.
void FieldPrinter::printFlag(const ConfigLine &L) {
  const uint64_t Value = *Left.get(L.Field);
  if ((Value & L.Bits) != L.Bits)
    return;
  begin(L) << '\n';
  Left.set(L.Field, Value & ~L.Bits);
}

void FieldPrinter::printNumbers(const ConfigLine &L) {
  begin(L);
  for (unsigned I = 0; I != countFields(L.Operand); ++I) {
    OS << (I ? ", " : " ");
    const uint64_t Value = take(L.Field + I);
    if (L.HexDigits)
      OS << format_hex(Value, L.HexDigits + 2);
    else
      OS << Value;
  }
  OS << '\n';
}

void FieldPrinter::printOptionalNumber(const ConfigLine &L) {
  const uint64_t Value = take(L.Field);
  begin(L);
  if (Value != UINT32_MAX)
    OS << ' ' << Value;
  OS << '\n';
}

/// Prints nothing for an empty range, which no pseudo-op can state.
void FieldPrinter::printRange(const ConfigLine &L) {
  const uint64_t Count = Left.getOr(L.Field + 1, 0);
  if (!Count)
    return;
  const uint64_t First = take(L.Field);
  begin(L) << ' ' << First << ", " << uint16_t(First + Count - 1) << '\n';
  Left.clear(L.Field + 1);
}

static void printDimLetters(raw_ostream &OS, unsigned Dims) {
  for (unsigned I = 0; I != 3; ++I)
    if (Dims >> I & 1)
      OS << "xyz"[I];
}

/// Prints the group dimensions. Also prints the local dimensions if they differ
/// or if \p AlwaysBoth is true.
void FieldPrinter::printDims(DimSets Dims, bool AlwaysBoth) {
  OS << ' ';
  printDimLetters(OS, Dims.Group);
  if (AlwaysBoth || (Dims.Separate && Dims.Group != Dims.Local)) {
    OS << ", ";
    printDimLetters(OS, Dims.Local);
  }
  OS << '\n';
}

void FieldPrinter::print(const ConfigLine &L) {
  if (none_of(seq(countFields(L.Operand)),
              [&](unsigned I) { return Left.has(L.Field + I); }) ||
      (L.When == ConfigLine::IfSet && !Left.getOr(L.Field, 0)))
    return;
  switch (L.Operand) {
  case PseudoOperand::Custom:
    return;
  case PseudoOperand::Flag:
    return printFlag(L);
  case PseudoOperand::PlainPowerOfTwo:
  case PseudoOperand::Number:
  case PseudoOperand::SGPRCount:
  case PseudoOperand::ProgramSGPRCount:
  case PseudoOperand::SGPR:
  case PseudoOperand::TwoNumbers:
  case PseudoOperand::FourNumbers:
    return printNumbers(L);
  case PseudoOperand::OptionalNumber:
    return printOptionalNumber(L);
  case PseudoOperand::SGPRRange:
  case PseudoOperand::VGPRRange:
    return printRange(L);
  case PseudoOperand::PowerOfTwo:
    begin(L) << ' ' << (uint64_t(1) << (take(L.Field) & MaxLog2)) << '\n';
    return;
  case PseudoOperand::DimSet:
    begin(L);
    return printDims({unsigned(take(L.Field)), 0, false}, false);
  case PseudoOperand::DimSets:
    begin(L);
    return printDims(DimSets::unpack(take(L.Field)), L.Bits);
  }
}

/// Returns true if no field is left to print. Fields that are zero by default
/// need no line if they are zero.
bool FieldPrinter::isDone() const {
  return all_of(seq<unsigned>(0, NumKernelFields), [&](unsigned I) {
    const KF Field = KF(I);
    return !Left.has(Field) ||
           (*Left.get(Field) == 0 && getKernelFieldInfo(Field).Default == 0);
  });
}

//===----------------------------------------------------------------------===//
// Configurations of readable sources
//===----------------------------------------------------------------------===//

static bool isWordOfBits(KF Field) {
  return is_contained({KF::PgmRsrc1, KF::PgmRsrc2, KF::FloatMode,
                       KF::Exceptions, KF::CallConvention, KF::LoaderSymbol},
                      Field);
}

bool clrx::printFields(raw_ostream &OS, ArrayRef<PseudoOp> Ops,
                       const KernelConfig &Config,
                       function_ref<bool(unsigned)> IsAccepted) {
  FieldPrinter Printer(OS, Config, /*Prefix=*/"", /*MaxLog2=*/63);
  for (const PseudoOp &Op : Ops)
    if (Op.Field != KF::None && IsAccepted(Op.Scopes))
      Printer.print({Op.Name.drop_front(), Op.Operand, Op.Field, Op.Max,
                     ConfigLine::Always, isWordOfBits(Op.Field)});
  return Printer.isDone();
}

//===----------------------------------------------------------------------===//
// Configurations of clrxdisasm
//===----------------------------------------------------------------------===//

void clrx::printLines(raw_ostream &OS, ArrayRef<ConfigLine> Lines,
                      const KernelConfig &Config, unsigned Views,
                      StringRef Prefix) {
  // The reference shifts by the logarithm modulo 32.
  FieldPrinter Printer(OS, Config, Prefix, /*MaxLog2=*/31);
  for (const ConfigLine &L : Lines)
    if (L.Views & Views)
      Printer.print(L);
}

#define CONFIG_LINE(Views, Name, Operand, Field, Bits, When, HexDigits)        \
  {Name, PseudoOperand::Operand, KF::Field, Bits, ConfigLine::When, HexDigits, \
   Views},

void clrx::printRsrcLines(raw_ostream &OS, const KernelConfig &Config,
                          HeaderView View, StringRef Prefix) {
  static constexpr ConfigLine Lines[] = {
#define CLRX_RSRC_LINE CONFIG_LINE
#include "KernelModel/ConfigLines.def"
  };
  printLines(OS, Lines, Config, View, Prefix);
}

void clrx::printHeaderLines(raw_ostream &OS, const KernelConfig &Config,
                            HeaderView View) {
  static constexpr ConfigLine Lines[] = {
#define CLRX_HEADER_LINE CONFIG_LINE
#include "KernelModel/ConfigLines.def"
  };
  printLines(OS, Lines, Config, View);
}

void clrx::printHSAConfig(raw_ostream &OS, const AmdKernelCode &Header, Arch A,
                          StringRef Prefix, StringRef LastLines) {
  printRsrcLines(OS, readRsrcFields(Header, A, /*VGPRGranule=*/4), InHeader,
                 Prefix);
  // The members have 32 bits, of which .codeversion sets 16.
  OS << "        .codeversion " << Header.CodeVersionMajor << ", "
     << Header.CodeVersionMinor << '\n';
  printHeaderLines(OS, readFields(Header, A), InHeader);
  OS << LastLines;
  printKernelPart(
      OS, "control_directive",
      StringRef(reinterpret_cast<const char *>(Header.ControlDirectives),
                sizeof(Header.ControlDirectives)));
}

void clrx::printKernelPart(raw_ostream &OS, StringRef Name, StringRef Data) {
  OS << "    ." << Name << '\n';
  printData(OS, Data, /*Indent=*/8);
}

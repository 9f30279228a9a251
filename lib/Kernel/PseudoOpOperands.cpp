//===- PseudoOpOperands.cpp - Operands of the containers' pseudo-ops ------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads single operands, operands that a row checks, and the whole list of a
// row.
//
//===----------------------------------------------------------------------===//

#include "Kernel/PseudoOpOperands.h"
#include "KernelModel/RegisterCounts.h"
#include "clrx/Support/ClosestName.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

uint64_t OperandReader::getMaxSGPRs() const {
  return getArchInfo(Host.getTarget().Device).MaxSGPRs;
}

//===----------------------------------------------------------------------===//
// Single operands
//===----------------------------------------------------------------------===//

bool OperandReader::readNumber(uint64_t &Value, SMLoc &Loc) {
  Loc = getLoc();
  int64_t Signed;
  if (Host.parseAbsolute(Signed))
    return true;
  Value = Signed;
  return false;
}

uint64_t OperandReader::truncate(uint64_t Value, uint64_t Mask, SMLoc Loc) {
  if (Value & ~Mask)
    Report.warning(Loc, rules::TruncatedValue,
                   "value 0x" + utohexstr(Value, /*LowerCase=*/true) +
                       " truncated to 0x" +
                       utohexstr(Value & Mask, /*LowerCase=*/true));
  return Value & Mask;
}

bool OperandReader::readTruncated(uint64_t &Value, uint64_t Mask) {
  SMLoc Loc;
  if (readNumber(Value, Loc))
    return true;
  Value = truncate(Value, Mask, Loc);
  return false;
}

bool OperandReader::readWord32(uint64_t &Value) {
  SMLoc Loc;
  if (readNumber(Value, Loc))
    return true;
  if (isInt<32>(int64_t(Value)))
    Value &= UINT32_MAX;
  else
    Value = truncate(Value, UINT32_MAX, Loc);
  return false;
}

bool OperandReader::readWord(StringRef What, StringRef &Word) {
  if (skipWord(Word))
    return false;
  return Report.error(getLoc(), rules::Syntax, "expected " + What);
}

bool OperandReader::skipWord(StringRef &Word) {
  C.skipBlanks();
  Word = C.takeName();
  return !Word.empty();
}

bool OperandReader::skipKeyword(StringRef Keyword) {
  Cursor Before = C;
  StringRef Word;
  if (skipWord(Word) && Word.equals_insensitive(Keyword))
    return true;
  C = Before;
  return false;
}

bool OperandReader::readLastString(std::string &Text, bool EndsAtNul) {
  std::string Read;
  if (readString(Read) || readEnd())
    return true;
  Text = EndsAtNul ? std::string(Read.c_str()) : std::move(Read);
  return false;
}

bool OperandReader::readComma() {
  if (skipComma())
    return false;
  return Report.error(getLoc(), rules::Syntax,
                      "expected ',' before the next operand");
}

/// ::= { x | y | z }
bool OperandReader::readDimSet(unsigned &Dims) {
  constexpr size_t MaxLetters = 9;
  SMLoc Loc = getLoc();
  StringRef Letters;
  Dims = 0;
  if (!skipWord(Letters))
    return !isAtEnd() && isDigit(Loc.getPointer()[0]) &&
           Report.error(Loc, rules::UnknownName,
                        "dimensions are letters: x, xy or xyz");
  if (Letters.size() > MaxLetters)
    return Report.error(Loc, rules::ValueRange,
                        "dimension set of " + Twine(Letters.size()) +
                            " letters is too long (at most " +
                            Twine(MaxLetters) + ")");
  for (char C : Letters) {
    size_t Index = StringRef("xyz").find(toLower(C));
    if (Index == StringRef::npos)
      return Report.error(Loc, rules::UnknownName,
                          "unknown dimension '" + Twine(C) +
                              "' (must be x, y or z)");
    Dims |= 1u << Index;
  }
  return false;
}

/// ::= [x][, [y][, [z]]]
bool OperandReader::readGroupSize(std::array<uint32_t, 3> &Sizes) {
  std::array<uint32_t, 3> Read = {1, 1, 1};
  SMLoc Locs[3];
  for (unsigned I = 0; I != 3; ++I) {
    Locs[I] = getLoc();
    uint64_t Value = 1;
    if (!isEmptyOperand() && readTruncated(Value, UINT32_MAX))
      return true;
    Read[I] = Value;
    if (I != 2 && !skipComma())
      break;
  }
  if (readEnd())
    return true;
  const bool IsNone = all_of(Read, [](uint32_t S) { return S == 0; });
  for (unsigned I = 0; I != 3; ++I)
    if (!IsNone && Read[I] == 0)
      return Report.error(Locs[I], rules::ValueRange,
                          "work group size must not be 0 unless all are");
  Sizes = Read;
  return false;
}

/// ::= [number[, number]...]
bool OperandReader::readNumberList(std::vector<uint32_t> &Values) {
  if (isAtEnd())
    return false;
  do {
    uint64_t Value;
    if (readTruncated(Value, UINT32_MAX))
      return true;
    Values.push_back(Value);
  } while (skipComma());
  return readEnd();
}

bool OperandReader::unknownName(SMLoc Loc, StringRef What, StringRef Name,
                                ArrayRef<StringLiteral> Known) {
  Report.error(Loc, rules::UnknownName,
               "unknown " + What + " '" + Name + "', expected " +
                   listWords(Known, "or"));
  ClosestName Closest(Name);
  Closest.considerAll(Known);
  Report.suggest(Loc, Closest);
  return true;
}

//===----------------------------------------------------------------------===//
// Operands that a row checks
//===----------------------------------------------------------------------===//

bool OperandReader::rangeError(SMLoc Loc, const PseudoOp &Op, uint64_t Value,
                               uint64_t Max) {
  const bool DependsOnGPU = Op.Operand == PseudoOperand::SGPRCount ||
                            Op.Operand == PseudoOperand::ProgramSGPRCount ||
                            Op.Operand == PseudoOperand::SGPR ||
                            Op.Operand == PseudoOperand::SGPRRange;
  std::string GPUName;
  if (DependsOnGPU)
    GPUName = (" for " + Host.getTarget().getName()).str();
  return Report.error(Loc, rules::ValueRange,
                      getKernelFieldInfo(Op.Field).Title + " " +
                          Twine(int64_t(Value)) + " is out of range" + GPUName +
                          " (" + Twine(Op.Min) + " to " + Twine(Max) + ")");
}

bool OperandReader::readInRange(const PseudoOp &Op, uint64_t Max,
                                uint64_t &Value, SMLoc &Loc) {
  if (readNumber(Value, Loc))
    return true;
  if (Op.Overflow == OverflowPolicy::Truncate32ThenError)
    truncate(Value, maskTrailingOnes<uint64_t>(32), Loc);
  // Negative numbers count as large unsigned ones.
  return (Value < Op.Min || Value > Max) && rangeError(Loc, Op, Value, Max);
}

bool OperandReader::readChecked(const PseudoOp &Op, uint64_t &Value) {
  SMLoc Loc;
  switch (Op.Overflow) {
  case OverflowPolicy::None:
    return readNumber(Value, Loc);
  case OverflowPolicy::WarnAndTruncate:
    return readTruncated(Value, Op.Max);
  case OverflowPolicy::WarnUnlessSigned:
    return readWord32(Value);
  case OverflowPolicy::WarnAndKeep:
    if (readNumber(Value, Loc))
      return true;
    truncate(Value, Op.Max, Loc);
    return false;
  case OverflowPolicy::Error:
  case OverflowPolicy::Truncate32ThenError:
    return readInRange(Op, Op.Max, Value, Loc);
  }
  llvm_unreachable("unknown overflow policy");
}

bool OperandReader::readNumbers(const PseudoOp &Op, unsigned Count, Values &V) {
  for (unsigned I = 0; I != Count; ++I) {
    if (I && readComma())
      return true;
    if (readChecked(Op, V.emplace_back()))
      return true;
  }
  return false;
}

bool OperandReader::readProgramSGPRCount(const PseudoOp &Op, uint64_t &Value) {
  const bool HasVCC = Host.getTarget().hasUnifiedSGPRCount();
  SMLoc Loc;
  if (readInRange(Op, getMaxSGPRs() - (HasVCC ? 0 : NumVCCSGPRs), Value, Loc))
    return true;
  if (HasVCC)
    Value = std::max<uint64_t>(Value, NumVCCSGPRs) - NumVCCSGPRs;
  return false;
}

bool OperandReader::readRegisterRange(const PseudoOp &Op, uint64_t Max,
                                      Values &V) {
  uint64_t First, Last;
  SMLoc Loc;
  if (readInRange(Op, Max, First, Loc) || readComma() ||
      readInRange(Op, Max, Last, Loc))
    return true;
  if (First > Last)
    return Report.error(Loc, rules::RegisterRange,
                        "last register " + Twine(Last) +
                            " is before the first, " + Twine(First));
  V.assign({First, Last - First + 1});
  return false;
}

bool OperandReader::readPowerOfTwo(const PseudoOp &Op, Values &V) {
  uint64_t Value;
  SMLoc Loc;
  if (readNumber(Value, Loc))
    return true;
  StringRef Title = getKernelFieldInfo(Op.Field).Title;
  if (!isPowerOf2_64(Value))
    return Report.error(Loc, rules::Alignment,
                        Title + " " + Twine(int64_t(Value)) +
                            " is not a power of two");
  if (Value < Op.Min && Op.Max == ~uint64_t(0))
    return Report.error(Loc, rules::ValueRange,
                        Title + " " + Twine(Value) + " is less than " +
                            Twine(Op.Min));
  if (Value < Op.Min || Value > Op.Max)
    return rangeError(Loc, Op, Value, Op.Max);
  V.push_back(Op.Operand == PseudoOperand::PowerOfTwo ? Log2_64(Value) : Value);
  return false;
}

/// ::= [dims] [, [dims]]
bool OperandReader::readDimSets(Values &V) {
  DimSets Dims;
  if (readDimSet(Dims.Group))
    return true;
  Dims.Local = Dims.Group;
  Dims.Separate = skipComma();
  if (Dims.Separate && readDimSet(Dims.Local))
    return true;
  V.push_back(Dims.pack());
  return false;
}

//===----------------------------------------------------------------------===//
// Whole rows
//===----------------------------------------------------------------------===//

bool OperandReader::readOperands(const PseudoOp &Op, Values &V) {
  SMLoc Loc;
  switch (Op.Operand) {
  case PseudoOperand::Custom:
    break;
  case PseudoOperand::Flag:
    return false;
  case PseudoOperand::Number:
    return readNumbers(Op, 1, V);
  case PseudoOperand::TwoNumbers:
    return readNumbers(Op, 2, V);
  case PseudoOperand::FourNumbers:
    return readNumbers(Op, 4, V);
  case PseudoOperand::OptionalNumber:
    V.push_back(UINT32_MAX);
    return !isAtEnd() && readChecked(Op, V.back());
  case PseudoOperand::ProgramSGPRCount:
    return readProgramSGPRCount(Op, V.emplace_back());
  case PseudoOperand::SGPRCount:
    return readInRange(Op, getMaxSGPRs(), V.emplace_back(), Loc);
  case PseudoOperand::SGPR:
    return readInRange(Op, getMaxSGPRs() - 1, V.emplace_back(), Loc);
  case PseudoOperand::SGPRRange:
    return readRegisterRange(Op, getMaxSGPRs() - 1, V);
  case PseudoOperand::VGPRRange:
    return readRegisterRange(Op, Op.Max, V);
  case PseudoOperand::PowerOfTwo:
  case PseudoOperand::PlainPowerOfTwo:
    return readPowerOfTwo(Op, V);
  case PseudoOperand::DimSets:
    return readDimSets(V);
  case PseudoOperand::DimSet: {
    unsigned Dims;
    bool Failed = readDimSet(Dims);
    V.push_back(Dims);
    return Failed;
  }
  }
  llvm_unreachable("a custom row has its own handler");
}

bool OperandReader::readInto(const PseudoOp &Op, KernelConfig &Config) {
  Values V;
  if (readOperands(Op, V) || readEnd())
    return true;
  if (Op.Operand == PseudoOperand::Flag)
    Config.setBits(Op.Field, Op.Max);
  for (unsigned I = 0; I != V.size(); ++I)
    Config.set(Op.Field + I, V[I]);
  return false;
}

//===- Values.cpp - Values of options -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses values, and prints them.
//
//===----------------------------------------------------------------------===//

#include "Run/Values.h"
#include "Options/OptionValues.h"
#include "Support/FloatText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <charconv>

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// All types. Those of kind Hex are only printed.
static constexpr ElementType ElementTypes[] = {
    {"i8", ElementKind::Signed, 1},  {"u8", ElementKind::Unsigned, 1},
    {"i16", ElementKind::Signed, 2}, {"u16", ElementKind::Unsigned, 2},
    {"i32", ElementKind::Signed, 4}, {"u32", ElementKind::Unsigned, 4},
    {"i64", ElementKind::Signed, 8}, {"u64", ElementKind::Unsigned, 8},
    {"f16", ElementKind::Float, 2},  {"f32", ElementKind::Float, 4},
    {"f64", ElementKind::Float, 8},  {"x8", ElementKind::Hex, 1},
    {"x16", ElementKind::Hex, 2},    {"x32", ElementKind::Hex, 4},
    {"x64", ElementKind::Hex, 8},
};

Expected<const ElementType *> clrx::findElementType(StringRef Name,
                                                    bool IsPrinted) {
  ArrayRef<ElementType> Known = ElementTypes;
  if (!IsPrinted)
    Known = Known.take_while(
        [](const ElementType &T) { return T.Kind != ElementKind::Hex; });
  const ElementType *T =
      find_if(Known, [&](const ElementType &T) { return T.Name == Name; });
  if (T != Known.end())
    return T;
  SmallVector<StringRef, 16> Names;
  for (const ElementType &T : Known)
    Names.push_back(T.Name);
  return createStringError("unknown type '" + Name + "': expected one of " +
                           join(Names, ", "));
}

static const fltSemantics &getSemantics(const ElementType &Type) {
  return Type.Size == 2   ? APFloat::IEEEhalf()
         : Type.Size == 4 ? APFloat::IEEEsingle()
                          : APFloat::IEEEdouble();
}

//===----------------------------------------------------------------------===//
// Parsing of elements
//===----------------------------------------------------------------------===//

static Expected<uint64_t> parseFloat(const ElementType &Type, StringRef Text) {
  APFloat Value(getSemantics(Type));
  Expected<APFloat::opStatus> Status = convertFromText(Value, Text);
  if (!Status) {
    consumeError(Status.takeError());
    return createStringError("'" + Text + "' is not a number of type " +
                             Type.Name);
  }
  return Value.bitcastToAPInt().getZExtValue();
}

/// Parses an integer. Hexadecimal numbers may give the bits of a negative one.
static Expected<uint64_t> parseInteger(const ElementType &Type,
                                       StringRef Text) {
  StringRef Digits = Text;
  const bool IsNegative = Digits.consume_front("-");
  const bool IsHex = Digits.consume_front_insensitive("0x");
  uint64_t Value;
  if (Digits.empty() || !all_of(Digits, isHexDigit) ||
      (!IsHex && !all_of(Digits, isDigit)))
    return createStringError("'" + Text + "' is not an integer");
  const unsigned Bits = Type.Size * 8;
  const uint64_t AllBits = maskTrailingOnes<uint64_t>(Bits);
  const bool IsSigned = Type.Kind == ElementKind::Signed;
  const uint64_t Max = IsNegative ? (IsSigned ? uint64_t(1) << (Bits - 1) : 0)
                       : IsSigned && !IsHex ? AllBits >> 1
                                            : AllBits;
  if (Digits.getAsInteger(IsHex ? 16 : 10, Value) || Value > Max)
    return createStringError("'" + Text + "' is out of range of type " +
                             Type.Name);
  return (IsNegative ? -Value : Value) & AllBits;
}

Expected<uint64_t> clrx::parseElement(const ElementType &Type, StringRef Text) {
  return Type.Kind == ElementKind::Float ? parseFloat(Type, Text)
                                         : parseInteger(Type, Text);
}

uint64_t ElementList::extend(size_t I) const {
  return Type->Kind == ElementKind::Signed
             ? uint64_t(SignExtend64(Elements[I], Type->Size * 8))
             : Elements[I];
}

std::vector<uint8_t> ElementList::getBytes() const {
  std::vector<uint8_t> Bytes;
  for (uint64_t Element : Elements)
    for (unsigned I = 0; I != Type->Size; ++I)
      Bytes.push_back(uint8_t(Element >> (8 * I)));
  return Bytes;
}

Expected<ElementList> clrx::parseElements(StringRef Text) {
  auto [TypeName, Values] = Text.split(':');
  Expected<const ElementType *> Type = findElementType(TypeName, false);
  if (!Type)
    return Type.takeError();
  if (TypeName.size() == Text.size())
    return createStringError("expected values after '" + Text + ":'");
  ElementList Result;
  Result.Type = *Type;
  SmallVector<StringRef, 64> Parts;
  Values.split(Parts, ',');
  for (StringRef Part : Parts) {
    Expected<uint64_t> Element = parseElement(**Type, Part.trim());
    if (!Element)
      return Element.takeError();
    Result.Elements.push_back(*Element);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Parsing of values
//===----------------------------------------------------------------------===//

Error clrx::takeBytes(uint64_t Size, uint64_t &BytesLeft) {
  if (Size > BytesLeft)
    return createStringError(
        Twine(Size) +
        " bytes are too many: all values of a run together have "
        "at most " +
        Twine(MaxValueBytes) + " bytes");
  BytesLeft -= Size;
  return Error::success();
}

static Error readFile(StringRef Path, RunValue &V, uint64_t &BytesLeft) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return createStringError("cannot read '" + Path +
                             "': " + Buffer.getError().message());
  StringRef Data = (*Buffer)->getBuffer();
  if (Error E = takeBytes(Data.size(), BytesLeft))
    return E;
  V.Contents = sim::Bytes(Data.size());
  V.Contents.write(0, arrayRefFromStringRef(Data));
  return Error::success();
}

static Error readElements(StringRef Text, RunValue &V, uint64_t &BytesLeft) {
  Expected<ElementList> List = parseElements(Text);
  if (!List)
    return List.takeError();
  V.Type = List->Type;
  const std::vector<uint8_t> Data = List->getBytes();
  if (Error E = takeBytes(Data.size(), BytesLeft))
    return E;
  V.Contents = sim::Bytes(Data.size());
  V.Contents.write(0, Data);
  return Error::success();
}

namespace {
/// A form whose text starts with a word.
struct FormRow {
  StringLiteral Word;
  RunValue::Form Form;
};
} // namespace

static constexpr FormRow Forms[] = {
    {"file", RunValue::Form::File},       {"zero", RunValue::Form::Zero},
    {"undef", RunValue::Form::Undefined}, {"local", RunValue::Form::Local},
    {"null", RunValue::Form::Null},       {"same", RunValue::Form::Same},
};

/// Reads the part of a value after the word of its form.
static Error readForm(StringRef Rest, RunValue &V, uint64_t &BytesLeft) {
  if (V.Kind == RunValue::Form::File)
    return readFile(Rest, V, BytesLeft);
  if (V.Kind == RunValue::Form::Null)
    return Rest.empty()
               ? Error::success()
               : createStringError("unexpected '" + Rest + "' after 'null:'");
  Expected<uint64_t> Number =
      parseNumber(Rest, V.hasContents() ? UINT64_MAX : UINT32_MAX);
  if (!Number)
    return Number.takeError();
  V.Number = *Number;
  if (!V.hasContents())
    return Error::success();
  if (Error E = takeBytes(*Number, BytesLeft))
    return E;
  V.Contents = sim::Bytes(*Number, V.Kind == RunValue::Form::Zero);
  return Error::success();
}

Expected<RunValue> clrx::parseRunValue(StringRef Text, uint64_t &BytesLeft) {
  auto [Word, Rest] = Text.split(':');
  RunValue V;
  const FormRow *F = find_if(
      Forms, [Word = Word](const FormRow &F) { return F.Word == Word; });
  if (F == std::end(Forms)) {
    V.Kind = RunValue::Form::Elements;
    if (Error E = readElements(Text, V, BytesLeft))
      return std::move(E);
    return V;
  }
  V.Kind = F->Form;
  if (Error E = readForm(Rest, V, BytesLeft))
    return std::move(E);
  return V;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Returns the shortest text that reads back to \p Value.
template <typename T> static std::string toShortest(T Value) {
  char Text[32];
  return std::string(Text, std::to_chars(Text, std::end(Text), Value).ptr);
}

/// Returns the shortest decimal text that reads back to the f16 \p Value, but
/// all digits of an integer. To find it, numbers with 1 to 5 digits are tried:
/// 5 are always enough.
static std::string toShortestHalf(const APFloat &Value) {
  const double Exact = Value.convertToDouble();
  if (Value.isInteger())
    return toShortest(Exact);
  for (int Digits = 1; Digits < 5; ++Digits) {
    char Text[32];
    const char *End = std::to_chars(Text, std::end(Text), Exact,
                                    std::chars_format::general, Digits)
                          .ptr;
    double Short;
    std::from_chars(Text, End, Short);
    APFloat Rounded(Short);
    bool LosesInfo;
    Rounded.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven,
                    &LosesInfo);
    if (Rounded.bitwiseIsEqual(Value))
      return toShortest(Short);
  }
  return toShortest(Exact);
}

double clrx::toDouble(const ElementType &Type, uint64_t Bits) {
  return APFloat(getSemantics(Type), APInt(Type.Size * 8, Bits))
      .convertToDouble();
}

static void printFloat(raw_ostream &OS, const ElementType &Type,
                       uint64_t Bits) {
  const APFloat Value(getSemantics(Type), APInt(Type.Size * 8, Bits));
  if (Value.isNaN())
    OS << "nan";
  else if (Value.isInfinity())
    OS << (Value.isNegative() ? "-inf" : "inf");
  else if (Type.Size == 2)
    OS << toShortestHalf(Value);
  else if (Type.Size == 4)
    OS << toShortest(Value.convertToFloat());
  else
    OS << toShortest(Value.convertToDouble());
}

void clrx::printElement(raw_ostream &OS, const ElementType &Type,
                        uint64_t Bits) {
  switch (Type.Kind) {
  case ElementKind::Signed:
    OS << SignExtend64(Bits, Type.Size * 8);
    return;
  case ElementKind::Unsigned:
    OS << Bits;
    return;
  case ElementKind::Float:
    return printFloat(OS, Type, Bits);
  case ElementKind::Hex:
    OS << format_hex(Bits, 2 + 2 * Type.Size);
    return;
  }
}

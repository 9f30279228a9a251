//===- DataPrinter.cpp - Bytes and strings as source ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Byte lines start at multiples of eight from the start of the data, except for
// the line after a .fill.
//
//===----------------------------------------------------------------------===//

#include "Print/DataPrinter.h"
#include "clrx/Support/TextStream.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

constexpr size_t BytesPerLine = 8;

/// Returns the number of bytes for a .fill at \p Data[Start]; 0 if there are
/// too few.
static size_t findRun(StringRef Data, size_t Start) {
  size_t End =
      Data.find_if([C = Data[Start]](char D) { return D != C; }, Start);
  if (End == StringRef::npos)
    End = Data.size();
  if (End - Start < BytesPerLine)
    return 0;
  return (End == Data.size() ? End : alignDown(End, BytesPerLine)) - Start;
}

static void printByte(TextStream &OS, uint8_t Byte) {
  OS << "0x";
  OS.writeHexDigits(Byte, 2);
}

void clrx::printData(raw_ostream &Target, StringRef Data, unsigned Indent) {
  TextStream OS(Target);
  for (size_t I = 0; I != Data.size();) {
    OS.indent(Indent);
    if (size_t Run = findRun(Data, I)) {
      OS << ".fill " << Run << ", 1, ";
      printByte(OS, Data[I]);
      I += Run;
    } else {
      OS << ".byte ";
      size_t End = std::min(I + BytesPerLine, Data.size());
      for (StringRef Separator; I != End; ++I, Separator = ", ") {
        OS << Separator;
        printByte(OS, Data[I]);
      }
    }
    OS << '\n';
  }
}

void clrx::printWords(raw_ostream &Target, StringRef Data) {
  constexpr size_t WordsPerLine = 4;
  const size_t NumWords = Data.size() / 4;
  auto GetWord = [&](size_t I) {
    return support::endian::read32le(Data.data() + I * 4);
  };
  TextStream OS(Target);
  auto PrintWord = [&](size_t I) {
    OS << "0x";
    OS.writeHexDigits(GetWord(I), 8);
  };
  for (size_t I = 0; I != NumWords;) {
    size_t End = I;
    while (End != NumWords && GetWord(End) == GetWord(I))
      ++End;
    if (End - I > WordsPerLine) {
      OS << "    .fill " << End - I << ", 4, ";
      PrintWord(I);
      I = End;
    } else {
      OS << "    .int ";
      End = std::min(I + WordsPerLine, NumWords);
      for (StringRef Separator; I != End; ++I, Separator = ", ") {
        OS << Separator;
        PrintWord(I);
      }
    }
    OS << '\n';
  }
  printData(OS, Data.drop_front(NumWords * 4));
}

/// Letters of the escapes, starting at '\a'.
static constexpr StringLiteral EscapeLetters = "abtnvfr";

void clrx::printEscaped(raw_ostream &OS, StringRef Text) {
  bool MayContinue = false; // After an octal escape of less than three digits
  for (char C : Text) {
    uint8_t Byte = C;
    bool IsDigit = Byte >= '0' && Byte <= '7';
    bool IsOctal = Byte < 0x20 || Byte > 0x7e || (IsDigit && MayContinue);
    if (unsigned(Byte - '\a') < EscapeLetters.size()) {
      OS << '\\' << EscapeLetters[Byte - '\a'];
      IsOctal = false;
    } else if (IsOctal) {
      OS << '\\' << format("%o", Byte);
    } else if (C == '"' || C == '\'' || C == '\\') {
      OS << '\\' << C;
    } else {
      OS << C;
    }
    MayContinue = IsOctal && Byte < 0100;
  }
}

void clrx::printQuoted(raw_ostream &OS, StringRef Text) {
  OS << '"';
  printEscaped(OS, Text);
  OS << '"';
}

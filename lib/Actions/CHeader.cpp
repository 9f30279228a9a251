//===- CHeader.cpp - The output as a C header -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints twelve bytes per line, as xxd -i does.
//
//===----------------------------------------------------------------------===//

#include "Actions/CHeader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr size_t BytesPerLine = 12;

static bool isCIdentifierChar(char C) { return isAlnum(C) || C == '_'; }

bool clrx::isCIdentifier(StringRef Name) {
  return !Name.empty() && !isDigit(Name[0]) && all_of(Name, isCIdentifierChar);
}

std::string clrx::makeCIdentifier(StringRef Name) {
  std::string Result = Name.str();
  for (char &C : Result)
    if (!isCIdentifierChar(C))
      C = '_';
  if (Result.empty() || isDigit(Result[0]))
    Result.insert(0, "_");
  return Result;
}

/// Prints the bytes. Arrays need at least one element in C, so empty data
/// becomes one unused byte.
static void printBytes(StringRef Bytes, raw_ostream &OS) {
  if (Bytes.empty())
    OS << "\n    0x00";
  for (size_t I = 0; I < Bytes.size(); ++I) {
    const uint8_t Byte = Bytes[I];
    OS << (I % BytesPerLine ? " 0x" : "\n    0x")
       << hexdigit(Byte >> 4, /*LowerCase=*/true)
       << hexdigit(Byte & 15, /*LowerCase=*/true) << ',';
  }
}

void clrx::printCHeader(StringRef Name, StringRef Bytes, raw_ostream &OS) {
  const std::string Guard = StringRef(Name).upper() + "_INCLUDED";
  OS << "/* Made by clrx-mc. */\n"
     << "#ifndef " << Guard << "\n#define " << Guard << "\n\n"
     << "static const unsigned char " << Name << "[] = {";
  printBytes(Bytes, OS);
  OS << "\n};\nstatic const unsigned int " << Name << "_len = " << Bytes.size()
     << ";\n\n#endif\n";
}

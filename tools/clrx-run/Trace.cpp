//===- Trace.cpp - Executed instructions --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats lines of a trace.
//
//===----------------------------------------------------------------------===//

#include "Trace.h"
#include "Print/InstPrinter.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace clrx;
using namespace llvm;

static void printName(raw_ostream &OS, unsigned Code, Arch A) {
  TextStream Text(OS);
  printRegister(Text, Code, 1, A, InstDialect::Clrx);
}

static void printValue(raw_ostream &OS, uint32_t Value, uint32_t Undefined) {
  if (Undefined)
    OS << "undef";
  else
    OS << "0x" << utohexstr(Value, /*LowerCase=*/true);
}

/// Prints the lanes of VGPR \p Register in braces. A run of equal values is
/// printed once, followed by the number of lanes.
static void printLanes(raw_ostream &OS, const sim::Wavefront &W,
                       unsigned Register) {
  const auto Get = [&](unsigned Lane) {
    const uint32_t Undefined = W.Vectors.undefinedBits(Register, Lane);
    return std::pair(Undefined ? 0 : W.Vectors.values(Register)[Lane],
                     uint32_t(Undefined != 0));
  };
  OS << '{';
  for (unsigned Lane = 0, End; Lane != W.numLanes(); Lane = End) {
    for (End = Lane + 1; End != W.numLanes() && Get(End) == Get(Lane); ++End)
      ;
    if (Lane)
      OS << ',';
    printValue(OS, Get(Lane).first, Get(Lane).second);
    if (End - Lane > 1)
      OS << '*' << End - Lane;
  }
  OS << '}';
}

/// Prints the new values of the registers of \p Access.
static void printWritten(raw_ostream &OS, const sim::Wavefront &W, Arch A,
                         const RegisterAccess &Access) {
  if (Access.First == CodeSCC) {
    OS << " scc=";
    printValue(OS, W.SCC, W.IsSCCUndefined);
    return;
  }
  for (unsigned Code = Access.First; Code != Access.First + Access.Count;
       ++Code) {
    if (!Access.isVector() && Code >= sim::ScalarRegisters::Count)
      return;
    OS << ' ';
    printName(OS, Code, A);
    OS << '=';
    if (!Access.isVector())
      printValue(OS, W.Scalars.Values[Code], W.Scalars.Undefined[Code]);
    else if (Code - CodeVGPR0 < W.Vectors.size())
      printLanes(OS, W, Code - CodeVGPR0);
  }
}

void clrx::printTraceLine(raw_ostream &OS, const sim::Wavefront &W,
                          const Inst &I) {
  const sim::Dispatch &D = W.dispatch();
  const uint32_t (&Id)[3] = W.Group.Id;
  OS << "wg " << Id[0] << ',' << Id[1] << ',' << Id[2] << " wave " << W.Index
     << " pc " << format_hex(W.CurrentPC - D.Code->Address, 1) << " exec "
     << format_hex(W.exec(), 2 + W.numLanes() / 4) << ": ";
  printInst(I, D.Architecture, OS);
  forEachAccess(I, D.Architecture, D.Wave32, [&](const RegisterAccess &Access) {
    if (Access.IsWrite)
      printWritten(OS, W, D.Architecture, Access);
  });
  OS << '\n';
}

static constexpr StringLiteral FormatNames[] = {
#define CLRX_INST_FORMAT(Id, ...) #Id,
#include "clrx/ISA/Formats.def"
};

void InstCounter::add(const Inst &I) { ++Counts[unsigned(I.Row->Format)]; }

void InstCounter::print(raw_ostream &OS) const {
  uint64_t Total = 0;
  for (uint64_t Count : Counts)
    Total += Count;
  OS << format_decimal(Total, 10) << " run - instructions\n";
  for (unsigned F = 0; F != NumInstFormats; ++F)
    if (Counts[F])
      OS << format_decimal(Counts[F], 10) << " run - instructions of format "
         << FormatNames[F] << '\n';
}

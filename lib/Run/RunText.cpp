//===- RunText.cpp - Texts about a run ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints values, registers and places of instructions.
//
//===----------------------------------------------------------------------===//

#include "Run/RunText.h"
#include "Print/InstPrinter.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Values and memory
//===----------------------------------------------------------------------===//

void clrx::printValue(raw_ostream &OS, sim::ScalarValue V) {
  if (V.Undefined)
    OS << "undef";
  else
    OS << "0x" << utohexstr(V.Bits, /*LowerCase=*/true);
}

bool clrx::haveEqualText(sim::ScalarValue A, sim::ScalarValue B) {
  return A.Undefined ? B.Undefined != 0 : !B.Undefined && A.Bits == B.Bits;
}

void clrx::printList(raw_ostream &OS, size_t Count,
                     function_ref<sim::ScalarValue(size_t)> Get) {
  OS << '{';
  for (size_t N = 0, End; N != Count; N = End) {
    for (End = N + 1; End != Count && haveEqualText(Get(N), Get(End)); ++End)
      ;
    if (N)
      OS << ',';
    printValue(OS, Get(N));
    if (End - N > 1)
      OS << '*' << End - N;
  }
  OS << '}';
}

void clrx::printMemoryPlace(raw_ostream &OS, sim::MemoryKind Kind,
                            const sim::Bytes &In, uint64_t Offset) {
  if (Kind == sim::MemoryKind::LDS || Kind == sim::MemoryKind::GDS)
    OS << (Kind == sim::MemoryKind::LDS ? "lds[" : "gds[");
  else
    OS << "mem[" << static_cast<const sim::Allocation &>(In).Name << '+';
  OS << format_hex(Offset, 1) << ']';
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

void clrx::printRegisterName(raw_ostream &OS, unsigned Code, Arch A) {
  TextStream Text(OS);
  printRegister(Text, Code, 1, A, InstDialect::Clrx);
}

sim::ScalarValue clrx::readLane(const sim::Wavefront &W, unsigned Register,
                                unsigned Lane) {
  return {W.Vectors.values(Register)[Lane],
          W.Vectors.undefinedBits(Register, Lane)};
}

static void printRegisterValue(raw_ostream &OS, const sim::Wavefront &W,
                               unsigned Code) {
  if (Code < CodeVGPR0)
    return printValue(OS, W.Scalars.get32(Code));
  const unsigned Register = Code - CodeVGPR0;
  if (Register < W.Vectors.size())
    printList(OS, W.numLanes(), [&](size_t Lane) {
      return readLane(W, Register, unsigned(Lane));
    });
}

void clrx::printAccessed(raw_ostream &OS, const sim::Wavefront &W,
                         const RegisterAccess &Access,
                         function_ref<bool(unsigned)> IsShown) {
  if (Access.First == CodeSCC) {
    if (!IsShown(CodeSCC))
      return;
    OS << " scc=";
    printValue(OS, {W.SCC, W.IsSCCUndefined});
    return;
  }
  for (unsigned Code = Access.First; Code != Access.First + Access.Count;
       ++Code) {
    if (!Access.isVector() && Code >= sim::ScalarRegisters::Count)
      return;
    if (!IsShown(Code))
      continue;
    OS << ' ';
    printRegisterName(OS, Code, W.dispatch().Architecture);
    OS << '=';
    printRegisterValue(OS, W, Code);
  }
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void clrx::printPosition(raw_ostream &OS, const sim::Wavefront &W, uint64_t PC,
                         uint64_t Exec) {
  const sim::Dispatch &D = W.dispatch();
  const sim::GroupId &Id = W.Group.Id;
  OS << "wg " << Id[0] << ',' << Id[1] << ',' << Id[2] << " wave " << W.Index
     << " pc ";
  const sim::Allocation &Code = D.findCode(PC);
  if (&Code != D.Code)
    OS << Code.Name << '+';
  OS << format_hex(PC - Code.Address, 1) << " exec "
     << format_hex(Exec, 2 + W.numLanes() / 4);
}

bool clrx::decodeAt(const sim::Dispatch &D, uint64_t PC, Inst &I) {
  const sim::Allocation &Code = D.findCode(PC);
  uint64_t Offset = PC - Code.Address;
  SmallVector<uint32_t, MaxInstDwords> Words;
  for (; Offset + 4 <= Code.size() && Words.size() < MaxInstDwords; Offset += 4)
    Words.push_back(support::endian::read32le(&Code.Values[Offset]));
  return !Words.empty() &&
         decode(Words, D.Architecture, D.Wave32, I) == DecodeStatus::Success;
}

/// Describes the place of an instruction in a binary or a buffer.
static std::string describePlace(const sim::Dispatch &D, uint64_t PC) {
  const sim::Allocation &Code = D.findCode(PC);
  if (&Code != D.Code)
    return Code.Name + "+0x" + utohexstr(PC - Code.Address, true);
  std::string Text = ".text+0x" + utohexstr(PC - D.Code->Address, true);
  if (!D.KernelName.empty() && PC >= D.EntryAddress)
    Text += " (" + D.KernelName + "+0x" + utohexstr(PC - D.EntryAddress, true) +
            ")";
  return Text;
}

Diagnostic clrx::makePlace(const sim::Dispatch &D, const CodeOrigin &Origin,
                           uint64_t PC) {
  Diagnostic Result = Origin.makePlace(int64_t(PC - D.EntryAddress));
  if (Result.Line)
    return Result;
  Result.Place = describePlace(D, PC);
  if (Inst I; decodeAt(D, PC, I)) {
    raw_string_ostream OS(Result.SourceLine);
    printInst(I, D.Architecture, OS);
  }
  return Result;
}

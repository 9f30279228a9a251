//===- InitialState.cpp - The registers at the start ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints one line for each value that is defined. An address of memory is
// printed as such, because it differs from driver to driver, and then the words
// there.
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "Simulator/GroupRunner.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace clrx;
using namespace llvm;

/// Number of bytes that are printed at an address.
static constexpr uint64_t MemorySize = 64;
/// Number of SGPRs, with VCC.
static constexpr unsigned NumScalars = 108;
static constexpr uint64_t AddressMask = (uint64_t(1) << 48) - 1;

namespace {

/// Prints values and what they point to.
class StatePrinter {
public:
  StatePrinter(raw_ostream &OS, const sim::Memory &Mem) : OS(OS), Mem(Mem) {}
  void printWavefront(const sim::Wavefront &W);

private:
  raw_ostream &OS;
  const sim::Memory &Mem;

  void print(const Twine &Name, uint32_t Value) {
    OS << Name << " = " << format_hex(Value, 10) << '\n';
  }
  bool printAddress(const Twine &Name, uint64_t Value, bool IsInMemory);
  void printMemory(const Twine &Name, uint64_t Address);
  void printScalars(const sim::ScalarRegisters &S);
  void printVectors(const sim::Wavefront &W);
};

} // namespace

void StatePrinter::printMemory(const Twine &Name, uint64_t Address) {
  const sim::Allocation &A = *Mem.find(Address);
  const uint64_t Start = Address - A.Address;
  for (uint64_t I = 0; I < MemorySize && Start + I + 4 <= A.size(); I += 4) {
    const std::string Place = (Name + "+" + Twine(I)).str();
    const uint8_t *Bytes = &A.Values[Start + I];
    const bool IsPair = I % 8 == 0 && Start + I + 8 <= A.size();
    if (any_of(ArrayRef(&A.Undefined[Start + I], 4),
               [](uint8_t U) { return U != 0; }))
      continue;
    if (IsPair && printAddress(Place, support::endian::read64le(Bytes), true))
      I += 4;
    else
      print(Place, support::endian::read32le(Bytes));
  }
}

/// Prints \p Value if it is the address of memory, perhaps with flags in the
/// upper 16 bits. \returns true if it is one.
bool StatePrinter::printAddress(const Twine &Name, uint64_t Value,
                                bool IsInMemory) {
  uint64_t Address = Value, Flags = 0;
  if (Value % 4) // Probably two integers.
    return false;
  if (!IsInMemory && !Mem.find(Address)) {
    Address &= AddressMask;
    Flags = Value >> 48;
  }
  if (!Mem.find(Address))
    return false;
  OS << Name << " = address";
  if (Flags)
    OS << " with flags " << format_hex(Flags, 6);
  OS << '\n';
  if (!IsInMemory)
    printMemory(Name, Address);
  return true;
}

void StatePrinter::printScalars(const sim::ScalarRegisters &S) {
  for (unsigned I = 0; I != NumScalars; ++I) {
    if (S.Undefined[I])
      continue;
    const bool IsPair = I % 2 == 0 && !S.Undefined[I + 1];
    if (IsPair && printAddress("s" + Twine(I), S.get64(I).Bits, false))
      ++I;
    else
      print("s" + Twine(I), S.Values[I]);
  }
}

void StatePrinter::printVectors(const sim::Wavefront &W) {
  for (unsigned I = 0; I != W.Vectors.size(); ++I) {
    if (W.Vectors.undefinedLanes(I) & W.exec())
      continue;
    OS << 'v' << I << " =";
    for (unsigned Lane = 0; Lane != W.numLanes(); ++Lane)
      if (W.exec() >> Lane & 1)
        OS << ' ' << W.Vectors.values(I)[Lane];
    OS << '\n';
  }
}

void StatePrinter::printWavefront(const sim::Wavefront &W) {
  print("mode", W.Mode.Bits);
  OS << "exec = " << format_hex(W.exec(), 18) << '\n';
  printScalars(W.Scalars);
  printVectors(W);
}

void clover::printInitialState(raw_ostream &OS, sim::Machine &M,
                               const sim::Dispatch &D) {
  sim::GroupRunner Runner(M, D);
  OS << "wave" << (D.Wave32 ? 32 : 64) << '\n'
     << "vgprs = " << D.NumVGPRs << '\n'
     << "sgprs = " << D.NumSGPRs << '\n'
     << "lds = " << D.LDSSize << '\n'
     << "scratch = " << D.ScratchSize << '\n';
  const uint64_t NumGroups = D.countGroups();
  for (const uint64_t N : {uint64_t(0), NumGroups - 1}) {
    OS << "group " << N << '\n';
    const sim::WorkGroup G(Runner, D, D.getGroupId(N));
    StatePrinter(OS, M.Mem).printWavefront(*G.Waves.back());
  }
}

//===- Results.cpp - Values after a run ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints registers and memory.
//
//===----------------------------------------------------------------------===//

#include "Run/Results.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace llvm;

void FinalState::save(const sim::WorkGroup &G) {
  LDS = G.LDS;
  const sim::Wavefront &W = *G.Waves.front();
  NumLanes = W.numLanes();
  Scalars = W.Scalars;
  Vectors = W.Vectors;
  SCC = {W.SCC, W.IsSCCUndefined};
}

namespace {
/// A line of values.
class ValueLine {
public:
  ValueLine(raw_ostream &OS, const PrintRequest &P, const Twine &Name)
      : OS(OS), Type(*P.Type), Rest(P.MaxValues) {
    OS << Name << ':';
  }
  ~ValueLine() { OS << '\n'; }

  /// Prints the low bits of \p V.
  void add(sim::ScalarValue V) {
    if (!Rest)
      return;
    --Rest;
    OS << ' ';
    const uint64_t Mask = maskTrailingOnes<uint64_t>(Type.Size * 8);
    if (V.Undefined & Mask)
      OS << "undef";
    else
      printElement(OS, Type, V.Bits & Mask);
  }

private:
  raw_ostream &OS;
  const ElementType &Type;
  uint64_t Rest;
};
} // namespace

static void printBytes(raw_ostream &OS, const PrintRequest &P,
                       const sim::Bytes &Bytes) {
  ValueLine Line(OS, P, P.Name);
  const unsigned Size = P.Type->Size;
  for (uint64_t At = 0; At + Size <= Bytes.size(); At += Size) {
    sim::ScalarValue V;
    for (unsigned I = 0; I != Size; ++I) {
      V.Bits |= uint64_t(Bytes.Values[At + I]) << (8 * I);
      V.Undefined |= uint64_t(Bytes.Undefined[At + I]) << (8 * I);
    }
    Line.add(V);
  }
}

static void printScalars(raw_ostream &OS, const PrintRequest &P,
                         RegisterPlace R, const FinalState &State) {
  const unsigned Step = P.Type->Size == 8 ? 2 : 1;
  ValueLine Line(OS, P, P.Name);
  for (unsigned I = 0; I != R.Count; I += Step)
    Line.add(State.Scalars.get(R.First + I, Step));
}

/// Prints the lanes of \p Count registers from \p First on.
static void printLanes(raw_ostream &OS, const PrintRequest &P,
                       const Twine &Name, unsigned First, unsigned Count,
                       const FinalState &State) {
  ValueLine Line(OS, P, Name);
  for (unsigned Lane = 0; Lane != State.NumLanes; ++Lane) {
    sim::ScalarValue V;
    for (unsigned I = 0; I != Count; ++I) {
      const sim::VectorRegisters &Vectors = State.Vectors;
      V.Bits |= uint64_t(Vectors.values(First + I)[Lane]) << (32 * I);
      V.Undefined |= uint64_t(Vectors.undefinedBits(First + I, Lane))
                     << (32 * I);
    }
    Line.add(V);
  }
}

static void printVectors(raw_ostream &OS, const PrintRequest &P,
                         RegisterPlace R, const FinalState &State) {
  const unsigned Step = P.Type->Size == 8 ? 2 : 1;
  for (unsigned I = R.First; I != R.First + R.Count; I += Step) {
    std::string Name = ("v" + Twine(I)).str();
    if (Step == 2)
      Name = ("v[" + Twine(I) + ":" + Twine(I + 1) + "]").str();
    printLanes(OS, P, Name, I, Step, State);
  }
}

static void printRegisters(raw_ostream &OS, const PrintRequest &P,
                           const FinalState &State) {
  const RegisterPlace R =
      cantFail(findRegister(P.Registers, State.Architecture));
  switch (R.From) {
  case RegisterName::File::SCC:
    ValueLine(OS, P, P.Name).add(State.SCC);
    return;
  case RegisterName::File::Vector:
    return printVectors(OS, P, R, State);
  case RegisterName::File::Scalar:
  case RegisterName::File::Special:
    return printScalars(OS, P, R, State);
  }
}

void clrx::printValues(raw_ostream &OS, const PrintRequest &P,
                       const FinalState &State, const BufferMap &Buffers) {
  switch (P.From) {
  case PrintRequest::Source::Registers:
    return printRegisters(OS, P, State);
  case PrintRequest::Source::LDS:
    return printBytes(OS, P, State.LDS);
  case PrintRequest::Source::Buffer:
  case PrintRequest::Source::Argument:
    return printBytes(OS, P, *Buffers.lookup(P.Number));
  }
}

//===----------------------------------------------------------------------===//
// Checks before a run
//===----------------------------------------------------------------------===//

static Error checkRegisters(const PrintRequest &P, const sim::Dispatch &D) {
  Expected<RegisterPlace> R = findRegister(P.Registers, D.Architecture);
  if (!R)
    return R.takeError();
  if (R->From == RegisterName::File::SCC)
    return Error::success();
  if (P.Type->Size == 8 && R->Count % 2)
    return createStringError(
        "type " + P.Type->Name + " needs pairs of registers, such as " +
        (R->From == RegisterName::File::Vector ? "v" : "s") + "[4:5]");
  if (R->From == RegisterName::File::Vector && R->First + R->Count > D.NumVGPRs)
    return createStringError("the kernel has only " + Twine(D.NumVGPRs) +
                             " VGPRs");
  return Error::success();
}

Error clrx::checkPrint(const PrintRequest &P, const sim::Dispatch &D,
                       const BufferMap &Buffers) {
  const bool IsRawCode = D.KernelName.empty();
  switch (P.From) {
  case PrintRequest::Source::Registers:
    return checkRegisters(P, D);
  case PrintRequest::Source::LDS:
    return Error::success();
  case PrintRequest::Source::Argument:
    if (IsRawCode)
      return createStringError("raw code has no arguments; buffers are "
                               "buffer:<n>");
    if (!Buffers.lookup(P.Number))
      return createStringError("argument " + Twine(P.Number) +
                               " has no buffer");
    return Error::success();
  case PrintRequest::Source::Buffer:
    if (!IsRawCode)
      return createStringError("only raw code has numbered buffers; name the "
                               "argument by its number alone");
    if (!Buffers.lookup(P.Number))
      return createStringError("there is no buffer " + Twine(P.Number));
    return Error::success();
  }
  llvm_unreachable("unknown source of values");
}

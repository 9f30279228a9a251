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

void FinalState::save(const sim::Wavefront &W) {
  Architecture = W.dispatch().Architecture;
  LDS = W.Group.LDS;
  NumLanes = W.numLanes();
  Scalars = W.Scalars;
  Vectors = W.Vectors;
  SCC = {W.SCC, W.IsSCCUndefined};
}

void clrx::printElement(raw_ostream &OS, const ElementType &Type,
                        sim::ScalarValue V) {
  const uint64_t Mask = maskTrailingOnes<uint64_t>(Type.Size * 8);
  if (V.Undefined & Mask)
    OS << "undef";
  else
    printElement(OS, Type, V.Bits & Mask);
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
    printElement(OS, Type, V);
  }

private:
  raw_ostream &OS;
  const ElementType &Type;
  uint64_t Rest;
};
} // namespace

sim::ScalarValue clrx::readElement(const sim::Bytes &Bytes, uint64_t At,
                                   unsigned Size) {
  sim::ScalarValue V;
  for (unsigned I = 0; I != Size; ++I) {
    V.Bits |= uint64_t(Bytes.Values[At + I]) << (8 * I);
    V.Undefined |= uint64_t(Bytes.Undefined[At + I]) << (8 * I);
  }
  return V;
}

static void printBytes(raw_ostream &OS, const PrintRequest &P,
                       const sim::Bytes &Bytes) {
  ValueLine Line(OS, P, P.Name);
  const unsigned Size = P.Type->Size;
  for (uint64_t At = 0; At + Size <= Bytes.size(); At += Size)
    Line.add(readElement(Bytes, At, Size));
}

static RegisterRow readScalars(const PrintRequest &P, RegisterPlace R,
                               const FinalState &State) {
  const unsigned Step = P.Type->Size == 8 ? 2 : 1;
  RegisterRow Row{P.Name, {}};
  for (unsigned I = 0; I != R.Count; I += Step)
    Row.Values.push_back(State.Scalars.get(R.First + I, Step));
  return Row;
}

/// Returns the values of \p Count registers for each lane.
static RegisterRow readLanes(const Twine &Name, unsigned First, unsigned Count,
                             const FinalState &State) {
  RegisterRow Row{Name.str(), {}};
  for (unsigned Lane = 0; Lane != State.NumLanes; ++Lane) {
    sim::ScalarValue V;
    for (unsigned I = 0; I != Count; ++I) {
      const sim::VectorRegisters &Vectors = State.Vectors;
      V.Bits |= uint64_t(Vectors.values(First + I)[Lane]) << (32 * I);
      V.Undefined |= uint64_t(Vectors.undefinedBits(First + I, Lane))
                     << (32 * I);
    }
    Row.Values.push_back(V);
  }
  return Row;
}

static std::vector<RegisterRow>
readVectors(const PrintRequest &P, RegisterPlace R, const FinalState &State) {
  std::vector<RegisterRow> Rows;
  if (P.Type->Size != 8) {
    for (unsigned I = R.First; I != R.First + R.Count; ++I)
      Rows.push_back(readLanes("v" + Twine(I), I, 1, State));
    return Rows;
  }
  for (unsigned I = R.First; I != R.First + R.Count; I += 2)
    Rows.push_back(
        readLanes("v[" + Twine(I) + ":" + Twine(I + 1) + "]", I, 2, State));
  return Rows;
}

std::vector<RegisterRow> clrx::readRegisters(const PrintRequest &P,
                                             const FinalState &State) {
  const RegisterPlace R =
      cantFail(findRegister(P.Registers, State.Architecture));
  switch (R.From) {
  case RegisterName::File::SCC:
    return {{P.Name, {State.SCC}}};
  case RegisterName::File::Vector:
    return readVectors(P, R, State);
  case RegisterName::File::Scalar:
  case RegisterName::File::Special:
    return {readScalars(P, R, State)};
  }
  llvm_unreachable("unknown file of registers");
}

static void printRegisters(raw_ostream &OS, const PrintRequest &P,
                           const FinalState &State) {
  for (const RegisterRow &Row : readRegisters(P, State)) {
    ValueLine Line(OS, P, Row.Name);
    for (sim::ScalarValue V : Row.Values)
      Line.add(V);
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

//===- RawCode.cpp - Initial state of raw code --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocates buffers, and sets registers.
//
//===----------------------------------------------------------------------===//

#include "Run/RawCode.h"
#include "clrx/ISA/Registers.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace llvm;

Expected<RegisterPlace> clrx::findRegister(const RegisterName &R, Arch A) {
  if (R.From != RegisterName::File::Special)
    return RegisterPlace{R.From, R.First, R.Count};
  int Half;
  const SpecialRegister *S = findSpecialRegister(R.Special, A, Half);
  if (!S || S->Value >= CodeInlineZero)
    return createStringError("there is no register '" + R.Special + "' on " +
                             getArchInfo(A).Names[0]);
  return RegisterPlace{RegisterName::File::Scalar,
                       unsigned(S->Value) + std::max(Half, 0),
                       S->isPair() && Half < 0 ? 2u : 1u};
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Returns the last dword of a descriptor of a raw buffer: components x, y, z
/// and w in this order, and 32-bit unsigned integers.
/// Sources: AMD's ISA documents, "Buffer Resource Descriptor"; Mesa's
/// ac_descriptors.c for GCN 1.5.
static uint32_t getDescriptorFlags(Arch A) {
  constexpr uint32_t SelectXYZW = 4 | 5 << 3 | 6 << 6 | 7 << 9;
  if (maskOf(A) & (GCN150 | GCN151))
    return SelectXYZW | 20 << 12 /*FORMAT_32_UINT*/ | 1 << 24 /*RESOURCE_LEVEL*/
           | 3 << 28 /*OOB_SELECT: raw*/;
  return SelectXYZW | 4 << 12 /*NUM_FORMAT_UINT*/ | 4 << 15 /*DATA_FORMAT_32*/;
}

/// Allocates the buffer of \p B, or finds the one that it names.
static Expected<sim::Allocation *>
makeBuffer(const BufferRequest &B, sim::Memory &Mem, const BufferMap &Buffers) {
  if (B.Value.Kind == RunValue::Form::Null)
    return nullptr;
  if (B.Value.Kind == RunValue::Form::Same) {
    auto Other = Buffers.find(B.Value.Number);
    if (Other == Buffers.end())
      return createStringError("there is no buffer " + Twine(B.Value.Number) +
                               " before buffer " + Twine(B.Register));
    return Other->second;
  }
  const sim::Bytes &Contents = B.Value.Contents;
  sim::Allocation &A =
      Mem.allocate(("buffer " + Twine(B.Register)).str(), Contents.size());
  static_cast<sim::Bytes &>(A) = Contents;
  A.IsReadByHost = true;
  return &A;
}

/// Puts the address or descriptor of \p Buffer into SGPRs.
static void setBuffer(const BufferRequest &B, const sim::Allocation *Buffer,
                      sim::Dispatch &D) {
  const uint64_t Address = Buffer ? Buffer->Address : 0;
  const uint32_t Words[] = {Lo_32(Address), Hi_32(Address),
                            uint32_t(Buffer ? Buffer->size() : 0),
                            getDescriptorFlags(D.Architecture)};
  for (unsigned I = 0; I != (B.IsResource ? 4u : 2u); ++I)
    D.Scalars.push_back({uint16_t(B.Register + I), Words[I]});
}

static Error makeBuffers(const LaunchRequest &R, sim::Memory &Mem,
                         BufferMap &Buffers, sim::Dispatch &D) {
  for (const BufferRequest &B : R.Buffers) {
    Expected<sim::Allocation *> Buffer = makeBuffer(B, Mem, Buffers);
    if (!Buffer)
      return Buffer.takeError();
    Buffers[B.Register] = *Buffer;
    setBuffer(B, *Buffer, D);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Returns the values as dwords: a value of 64 bits becomes two, and a short
/// one is extended.
static std::vector<uint32_t> toDwords(const ElementList &List) {
  std::vector<uint32_t> Dwords;
  for (size_t I = 0; I != List.Elements.size(); ++I) {
    const uint64_t Value = List.extend(I);
    Dwords.push_back(Lo_32(Value));
    if (List.Type->Size == 8)
      Dwords.push_back(Hi_32(Value));
  }
  return Dwords;
}

static Error setScalars(const InitialRegisters &Initial, sim::Dispatch &D) {
  Expected<RegisterPlace> Place =
      findRegister(Initial.Registers, D.Architecture);
  if (!Place)
    return Place.takeError();
  const std::vector<uint32_t> Dwords = toDwords(Initial.Values);
  if (Place->From == RegisterName::File::SCC) {
    D.Scalars.push_back({CodeSCC, Dwords[0]});
    return Error::success();
  }
  const bool IsSpecial = Initial.Registers.From == RegisterName::File::Special;
  const unsigned Room =
      IsSpecial ? Place->Count : D.NumSGPRs + 2 - Place->First;
  if (Dwords.size() > Room)
    return createStringError(Twine(Dwords.size()) +
                             " dwords do not fit into the registers");
  if (IsSpecial && Place->First == CodeExec && Place->Count == 2) {
    D.InitialExec = Make_64(Dwords.size() > 1 ? Dwords[1] : 0, Dwords[0]);
    return Error::success();
  }
  for (auto [I, Dword] : enumerate(Dwords))
    D.Scalars.push_back({uint16_t(Place->First + I), Dword});
  return Error::success();
}

/// Sets a VGPR, or two of them for values of 64 bits.
static Error setVector(const InitialRegisters &Initial, sim::Dispatch &D) {
  const std::vector<uint32_t> Dwords = toDwords(Initial.Values);
  const unsigned Count = Initial.Values.Type->Size == 8 ? 2 : 1;
  const unsigned First = Initial.Registers.First;
  if (First + Count > D.NumVGPRs)
    return createStringError("a value of 64 bits does not fit into v" +
                             Twine(First));
  for (unsigned Part = 0; Part != Count; ++Part) {
    sim::InitialVector V{uint16_t(First + Part), {}};
    for (size_t I = Part; I < Dwords.size(); I += Count)
      V.Values.push_back(Dwords[I]);
    D.Vectors.push_back(std::move(V));
  }
  return Error::success();
}

Expected<sim::Dispatch> clrx::makeRawDispatch(const LaunchRequest &R,
                                              const RawCode &Code,
                                              sim::Memory &Mem,
                                              BufferMap &Buffers) {
  sim::Allocation &A = Mem.allocate("code", Code.Bytes.size());
  A.write(0, Code.Bytes);
  A.IsWritable = false;

  sim::Dispatch D;
  D.Architecture = Code.Architecture;
  D.Wave32 = Code.Wave32;
  D.Code = &A;
  D.EntryAddress = A.Address;
  D.EndsAfterCode = true;
  D.GlobalSize[0] = D.LocalSize[0] = Code.Wave32 ? 32 : 64;
  D.LDSSize = R.LDSSize;
  D.InitialLDS = R.LDS;
  D.Mode = R.Mode;
  if (Error E = makeBuffers(R, Mem, Buffers, D))
    return std::move(E);
  for (const InitialRegisters &Initial : R.SGPRs)
    if (Error E = setScalars(Initial, D))
      return std::move(E);
  for (const InitialRegisters &Initial : R.VGPRs)
    if (Error E = setVector(Initial, D))
      return std::move(E);
  return D;
}

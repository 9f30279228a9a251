//===- BufferUnit.cpp - Buffer instructions ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of the formats MUBUF and MTBUF.
//
//===----------------------------------------------------------------------===//

#include "Simulator/BufferUnit.h"
#include "Simulator/MemoryUnit.h"
#include "Simulator/Random.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Texels
//===----------------------------------------------------------------------===//

/// Loads the texel of a lane. \p Converted holds one component.
static void loadTexel(LaneAccess &L, const ElementPlaces &P, unsigned Lane,
                      const TexelFormat &F, const uint8_t (&Select)[4],
                      const TexelRegisters &R, Bytes &Converted) {
  VectorRegisters &V = L.W.Vectors;
  Texel T;
  if (const Bytes *In = P.getBytes(Lane)) {
    T = readTexel(F, &In->Values[P.Offset[Lane]],
                  &In->Undefined[P.Offset[Lane]]);
    T = selectComponents(F, T, Select);
  }
  if (R.Is16Bit)
    narrowTexel(F, T);
  for (unsigned C = 0; C != R.NumComponents; ++C) {
    const unsigned Register = R.First + (R.IsPacked ? C / 2 : C);
    const unsigned From = R.Components[C];
    std::memcpy(Converted.Values.data(), &T.Values[From], 4);
    std::memcpy(Converted.Undefined.data(), &T.Undefined[From], 4);
    ElementValues E;
    E.Result[0] = V.values(Register)[Lane];
    E.ResultUndefined[0] = V.undefinedBits(Register, Lane);
    const uint32_t Low = E.Result[0] & 0xffff;
    const uint32_t LowUndefined = E.ResultUndefined[0] & 0xffff;
    if (R.Is16Bit && L.Op.Result == ValueType::b16)
      E.Result[0] = E.ResultUndefined[0] = 0;
    accessElement(L.Op, L.Size, &Converted, 0, E);
    if (R.IsPacked && C % 2) {
      E.Result[0] = Low | E.Result[0] << 16;
      E.ResultUndefined[0] = LowUndefined | E.ResultUndefined[0] << 16;
    }
    V.set(Register, Lane, E.Result[0], E.ResultUndefined[0]);
  }
}

/// Stores the texel of a lane. \p Converted receives one component. \returns
/// true if only undefined bits are stored, to memory that the host reads.
static bool storeTexel(LaneAccess &L, const ElementPlaces &P, unsigned Lane,
                       const TexelFormat &F, const TexelRegisters &R,
                       Bytes &Converted) {
  VectorRegisters &V = L.W.Vectors;
  Bytes *In = P.getBytes(Lane);
  if (!In)
    return false;
  Texel T;
  for (unsigned C = 0; C != R.NumComponents; ++C) {
    const unsigned Register = R.First + (R.IsPacked ? C / 2 : C);
    const unsigned Shift = R.IsPacked && C % 2 ? 16 : 0;
    ElementValues E;
    E.Data[0] = V.values(Register)[Lane] >> Shift;
    E.DataUndefined[0] = V.undefinedBits(Register, Lane) >> Shift;
    accessElement(L.Op, L.Size, &Converted, 0, E);
    const unsigned To = R.Components[C];
    std::memcpy(&T.Values[To], Converted.Values.data(), L.Size);
    std::memcpy(&T.Undefined[To], Converted.Undefined.data(), L.Size);
  }
  if (R.Is16Bit)
    widenTexel(F, T);
  uint8_t *Undefined = &In->Undefined[P.Offset[Lane]];
  writeTexel(F, T, &In->Values[P.Offset[Lane]], Undefined);
  return In->IsReadByHost && all_of(ArrayRef(Undefined, F.size()),
                                    [](uint8_t Mask) { return Mask == 0xff; });
}

void sim::accessTexels(LaneAccess &L, const ElementPlaces &P,
                       const TexelFormat &F, const uint8_t (&Select)[4],
                       const TexelRegisters &R) {
  P.readSplit();
  Bytes Converted(4);
  uint64_t Undefined = 0;
  for (uint64_t Rest = P.Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    if (L.writes())
      Undefined |= uint64_t(storeTexel(L, P, Lane, F, R, Converted)) << Lane;
    else
      loadTexel(L, P, Lane, F, Select, R, Converted);
  }
  if (!L.writes())
    return;
  P.writeBack();
  L.noteStores(Undefined);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

namespace {

/// A buffer instruction.
class BufferInst {
public:
  BufferInst(Wavefront &W, const DecodedInst &D);
  void execute();

private:
  Wavefront &W;
  const Inst &I;
  LaneAccess L;
  GlobalSpace Space;
  const InstOperand *Data;
  BufferDescriptor B;
  BufferAddress Address;
  uint64_t Lanes;

  bool readScalars();
  void readVectors();
  std::optional<TexelFormat> getFormat() const;
  void accessElements();
  uint64_t hashTexel(const TexelRegisters &R, unsigned Lane) const;
  void accessFormat();
  void loadToLDS();
};

} // namespace

BufferInst::BufferInst(Wavefront &W, const DecodedInst &D)
    : W(W), I(D.I), L(W, D), Space(W), Data(I.find(OperandKind::VData)),
      Address(B, W.dispatch().Architecture), Lanes(W.exec()) {}

/// Reads the descriptor and the scalar offset. \returns false if they have
/// undefined bits.
bool BufferInst::readScalars() {
  const InstOperand &Descriptor = *I.find(OperandKind::SReg);
  uint32_t Words[4];
  for (unsigned N = 0; N != 4; ++N) {
    const ScalarValue V = W.Scalars.get32(Descriptor.Code + N);
    if (V.Undefined && W.tracksUndefined()) {
      reportUndefinedAddress(W, "s" + Twine(Descriptor.Code + N));
      return false;
    }
    Words[N] = uint32_t(V.Bits);
  }
  B = decodeBuffer(Words, W.dispatch().Architecture);
  const InstOperand &From = *I.find(OperandKind::SOffset);
  const ScalarValue V = readScalarOperand(W, I, From);
  if (V.Undefined && W.tracksUndefined()) {
    reportUndefinedAddress(W, "s" + Twine(From.Code));
    return false;
  }
  Address.ScalarOffset = uint32_t(V.Bits);
  return true;
}

/// Reads the index and the offset of each lane.
void BufferInst::readVectors() {
  const bool HasOffset = I[Field::OffEn];
  Address.HasIndex = I[Field::IdxEn];
  Address.Is64Bit = I[Field::Addr64];
  unsigned Next = 0;
  if (const InstOperand *From = I.find(OperandKind::VAddr))
    Next = From->Code - CodeVGPR0;
  const uint32_t *Index = nullptr, *Offset = nullptr, *High = nullptr;
  auto Take = [&](const uint32_t *&To) {
    Lanes = L.checkAddress(Next, Lanes);
    To = W.Vectors.values(Next++);
  };
  if (Address.Is64Bit) {
    Take(Offset);
    Take(High);
  } else {
    if (Address.HasIndex)
      Take(Index);
    if (HasOffset)
      Take(Offset);
  }
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane) {
    Address.Index[Lane] = (Index ? Index[Lane] : 0) + (B.AddsLane ? Lane : 0);
    Address.Offset[Lane] = I[Field::Offset];
    if (Address.Is64Bit)
      Address.Offset64[Lane] = Make_64(High[Lane], Offset[Lane]);
    else if (Offset)
      Address.Offset[Lane] += Offset[Lane];
  }
  Address.setCheck();
}

/// Returns the format of the instruction, or of the descriptor.
std::optional<TexelFormat> BufferInst::getFormat() const {
  const bool IsGCN15 = maskOf(W.dispatch().Architecture) & GCN15;
  if (I.Row->Format == InstFormat::MTBUF) {
    const unsigned Code = I[Field::BufferFormat];
    return IsGCN15 ? getUnifiedFormat(Code)
                   : getTexelFormat(Code & 15, Code >> 4);
  }
  return IsGCN15 ? getUnifiedFormat(B.DataFormat)
                 : getTexelFormat(B.DataFormat, B.NumberFormat);
}

void BufferInst::accessElements() {
  const unsigned First = Data->Code - CodeVGPR0;
  const unsigned Count = Data->Count - I[Field::TFE];
  if (L.Op.Access != MemoryAccess::Atomic)
    L.NumElements = Count / L.Dwords;
  else if (Count == 2 * L.Dwords)
    L.Data2 = First + L.Dwords;
  if (L.writes())
    L.Data = First;
  if (!L.writes() || (L.Op.Access == MemoryAccess::Atomic && I[Field::GLC]))
    L.Result = First;
  readVectors();
  if (Address.areConsecutive(Lanes, (L.NumElements - 1) * L.Size, L.Size)) {
    LaneAddresses Addresses;
    getBufferAddresses(L, Address, Lanes, 0, L.Size, Addresses);
    return accessConsecutive(L, Space, Lanes, Addresses);
  }
  for (unsigned N = 0; N != L.NumElements; ++N) {
    ElementPlaces P;
    findBufferPlaces(L, Space, Address, Lanes, N * L.Size, L.Size, P);
    L.access(P, N);
  }
}

/// Returns the number of components that the mnemonic \p Name names.
static unsigned getNumComponents(StringRef Name) {
  return unsigned(Name.size() - Name.rfind('_') - 1);
}

/// Returns a number that is the same for lanes that store the same texel.
uint64_t BufferInst::hashTexel(const TexelRegisters &R, unsigned Lane) const {
  const unsigned Count =
      R.IsPacked ? divideCeil(R.NumComponents, 2) : R.NumComponents;
  uint64_t Hash = 0;
  for (unsigned N = 0; N != Count; ++N) {
    uint64_t State = Hash ^ W.Vectors.values(R.First + N)[Lane];
    Hash = nextRandom(State);
  }
  return Hash;
}

void BufferInst::accessFormat() {
  static constexpr uint8_t Identity[4] = {4, 5, 6, 7};
  TexelRegisters R;
  R.First = Data->Code - CodeVGPR0;
  R.NumComponents = getNumComponents(I.Row->Mnemonic);
  R.Is16Bit = L.Size == 2;
  R.IsPacked = R.Is16Bit && R.NumComponents > 1 &&
               getArchInfo(W.dispatch().Architecture).HasPackedD16;
  if (!L.writes()) {
    L.Result = R.First;
    L.NumElements = Data->Count - I[Field::TFE];
  }
  readVectors();
  const std::optional<TexelFormat> F = getFormat();
  if (!F)
    return W.stop(FindingGroup::Unsupported,
                  "the simulator does not know this data format", "");
  ElementPlaces P;
  findBufferPlaces(L, Space, Address, Lanes, 0, F->size(), P);
  const auto Value = [&](unsigned Lane) { return hashTexel(R, Lane); };
  if (!L.show(P, F->size(), 0, L.writes() ? StoredValues(Value) : nullptr))
    return;
  const bool IsTyped = I.Row->Format == InstFormat::MTBUF;
  accessTexels(L, P, *F, IsTyped ? Identity : B.Select, R);
}

/// Loads a dword of each lane to LDS, at the address M0[15:0] + lane * 4.
/// Smaller elements are extended.
void BufferInst::loadToLDS() {
  readVectors();
  if (W.Scalars.Undefined[CodeM0] && W.tracksUndefined())
    return reportUndefinedAddress(W, "m0");
  ElementPlaces From;
  findBufferPlaces(L, Space, Address, Lanes, 0, L.Size, From);
  if (!L.show(From, L.Size))
    return;
  SharedSpace LDS = getUnlimitedLDS(W);
  const uint32_t Base = W.Scalars.Values[CodeM0] & 0xffff;
  LaneAddresses Addresses;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Addresses[Lane] = Base + Lane * 4;
  ElementPlaces To;
  To.Lanes = Lanes;
  if (const uint64_t Missing = LDS.find(To, Addresses, 4, true)) {
    const unsigned Lane = countr_zero(Missing);
    LDS.report({MemoryAccess::Store, Addresses[Lane], 4, Lane});
  }
  if (W.Accesses)
    W.Accesses->onLanes(W, I, MemoryAccess::Store, To, 0, 4);
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    ElementValues V;
    accessElement(L.Op, L.Size, From.getBytes(Lane), From.Offset[Lane], V);
    Bytes *B = To.getBytes(Lane);
    if (!B)
      continue;
    std::memcpy(&B->Values[To.Offset[Lane]], V.Result, 4);
    std::memcpy(&B->Undefined[To.Offset[Lane]], V.ResultUndefined, 4);
  }
}

void BufferInst::execute() {
  if (!readScalars()) {
    for (unsigned N = 0; !L.writes() && N != Data->Count; ++N)
      for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1)
        W.Vectors.set(Data->Code - CodeVGPR0 + N, countr_zero(Rest), 0, ~0u);
    return;
  }
  const bool IsFormat = I.Row->Format == InstFormat::MTBUF ||
                        I.Row->Mnemonic.contains("_format_");
  if (IsFormat)
    accessFormat();
  else if (I[Field::LDS])
    loadToLDS();
  else
    accessElements();
  // Without virtual memory, no load fails: the register that tfe adds is 0.
  if (I[Field::TFE] && !L.writes())
    for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1)
      W.Vectors.set(Data->Code - CodeVGPR0 + Data->Count - 1, countr_zero(Rest),
                    0);
}

void sim::executeBuffer(Wavefront &W, const DecodedInst &D) {
  BufferInst(W, D).execute();
}

//===- DataShareUnit.cpp - LDS and GDS --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of format DS that access LDS or GDS.
//
//===----------------------------------------------------------------------===//

#include "Simulator/AddressSpaces.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/MemoryUnit.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {

/// An instruction that accesses LDS or GDS.
class DataShareInst {
public:
  DataShareInst(Wavefront &W, const DecodedInst &D);
  void execute();

private:
  Wavefront &W;
  const Inst &I;
  LaneAccess A;
  uint64_t Exec;
  SharedSpace Space;
  /// The address, then data operands; VGPRs in the order of the statement.
  SmallVector<unsigned, 3> Registers;

  SharedSpace getSpace();
  bool alignsAddresses() const {
    return maskOf(W.dispatch().Architecture) & (GCN1x | GCN12);
  }
  /// Computes addresses from the first register.
  void getAddresses(LaneAddresses &To, uint64_t Lanes, uint32_t Offset,
                    unsigned Alignment);
  void checkAlignment(uint64_t Lanes, uint32_t Offset, unsigned Alignment);

  void accessAddress();
  void accessTwoAddresses();
  void accessByLane();
  void accessTwoPlaces();
  void countEntries();
};

} // namespace

DataShareInst::DataShareInst(Wavefront &W, const DecodedInst &D)
    : W(W), I(D.I), A(W, D), Exec(W.exec()), Space(getSpace()) {
  for (const InstOperand &Op : I.operands()) {
    if (Op.Kind == OperandKind::VReg || Op.Kind == OperandKind::VData)
      Registers.push_back(Op.Code - CodeVGPR0);
    else if (Op.Kind == OperandKind::VDst)
      A.Result = Op.Code - CodeVGPR0;
  }
}

/// Returns LDS, limited by M0 before GCN 1.4, or GDS. M0 has the base of GDS in
/// bits 16 to 31, and its size in bits 0 to 15.
SharedSpace DataShareInst::getSpace() {
  const ScalarValue M0 = W.Scalars.get32(CodeM0);
  const bool IsGDS = I[Field::GDS];
  const bool ReadsM0 = IsGDS || alignsAddresses() || I.Row->has(M0Read);
  const bool IsBad = ReadsM0 && M0.Undefined && W.tracksUndefined();
  if (IsBad)
    reportUndefinedAddress(W, "m0");
  if (IsGDS)
    return SharedSpace(W, "GDS", W.Group.Runner.M.GDS,
                       IsBad ? 0 : M0.Bits >> 16,
                       IsBad ? ~uint64_t(0) : M0.Bits & 0xffff);
  const bool HasLimit = alignsAddresses() && !IsBad;
  return SharedSpace(W, "LDS", W.Group.LDS, 0,
                     HasLimit ? M0.Bits : ~uint64_t(0));
}

/// Computes the addresses of all lanes; only those of \p Lanes count. Before
/// GCN 1.4, they are rounded down to a multiple of \p Alignment.
void DataShareInst::getAddresses(LaneAddresses &To, uint64_t Lanes,
                                 uint32_t Offset, unsigned Alignment) {
  const uint32_t Mask = alignsAddresses() ? ~(Alignment - 1) : ~0u;
  const uint32_t *Addresses = W.Vectors.values(Registers[0]);
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    To[Lane] = (Addresses[Lane] + Offset) & Mask;
  if (alignsAddresses())
    checkAlignment(Lanes, Offset, Alignment);
}

/// Reports the first lane of \p Lanes whose address is not a multiple of \p
/// Alignment, if there is one.
void DataShareInst::checkAlignment(uint64_t Lanes, uint32_t Offset,
                                   unsigned Alignment) {
  const uint32_t *Addresses = W.Vectors.values(Registers[0]);
  uint32_t Any = 0;
  forEachLane(Lanes, [&](unsigned Lane) { Any |= Addresses[Lane] + Offset; });
  if (Any % Alignment == 0)
    return;
  unsigned Lane = countr_zero(Lanes);
  while ((Addresses[Lane] + Offset) % Alignment == 0) {
    Lanes &= Lanes - 1;
    Lane = countr_zero(Lanes);
  }
  reportMisaligned(W, {A.Op.Access, Addresses[Lane] + Offset, Alignment, Lane},
                   Alignment);
}

/// Accesses consecutive elements at one address.
void DataShareInst::accessAddress() {
  const InstOperand *Data = I.find(OperandKind::VDst);
  if (Registers.size() > 1) {
    A.Data = Registers[1];
    Data = &I.Operands[I.Row->NumOperands - 1];
  }
  if (Registers.size() > 2)
    A.Data2 = Registers[2];
  if (A.Op.Access != MemoryAccess::Atomic)
    A.NumElements = std::max(1u, Data->Count / A.Dwords);
  const uint64_t Lanes = A.checkAddress(Registers[0], Exec);
  LaneAddresses Addresses;
  const unsigned Alignment = PowerOf2Ceil(uint64_t(A.Size) * A.NumElements);
  getAddresses(Addresses, Lanes, I[Field::Offset], Alignment);
  accessConsecutive(A, Space, Lanes, Addresses);
}

/// Accesses one element at each of two addresses. The offsets count elements,
/// or 64 elements.
void DataShareInst::accessTwoAddresses() {
  const bool IsLoad = A.Op.Access == MemoryAccess::Load;
  const InstOperand &Data = I.Operands[IsLoad ? 0 : I.Row->NumOperands - 1];
  const unsigned Dwords = Data.Count / (IsLoad ? 2 : 1);
  const unsigned Unit = Dwords * 4;
  const unsigned Scale = I.Row->Mnemonic.contains("st64") ? 64 * Unit : Unit;
  A.NumElements = 2 * Dwords / A.Dwords;
  const uint64_t Lanes = A.checkAddress(Registers[0], Exec);
  A.NumElements /= 2;
  LaneAddresses Addresses[2];
  getAddresses(Addresses[0], Lanes, (I[Field::Offset] & 0xff) * Scale, Unit);
  getAddresses(Addresses[1], Lanes, (I[Field::Offset] >> 8) * Scale, Unit);
  for (unsigned N = 0; N != 2; ++N) {
    if (!IsLoad)
      A.Data = Registers[1 + N];
    accessConsecutive(A, Space, Lanes, Addresses[N]);
    if (A.Result)
      *A.Result += Dwords;
  }
}

/// Accesses a dword at M0 + offset + lane * 4.
void DataShareInst::accessByLane() {
  if (!Registers.empty())
    A.Data = Registers[0];
  const uint32_t Base = (W.Scalars.Values[CodeM0] & 0xffff) + I[Field::Offset];
  LaneAddresses Addresses;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Addresses[Lane] = Base + Lane * 4;
  accessConsecutive(A, Space, Exec, Addresses);
}

/// Adds the element at a second address to the one at the first. With bit 15 of
/// the offset, the address contains the distance in its upper 15 bits, else the
/// offset is the distance. The distance counts dwords.
void DataShareInst::accessTwoPlaces() {
  const uint64_t Lanes = A.checkAddress(Registers[0], Exec);
  const uint32_t Offset = I[Field::Offset];
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    const uint32_t Address = W.Vectors.values(Registers[0])[Lane];
    const bool IsPacked = Offset & 0x8000;
    const uint32_t Mask = ~(A.Size - 1);
    const uint32_t To = (IsPacked ? Address & 0x1ffff : Address) & Mask;
    // The sign is bit 14 of the offset, or bit 31 of the address.
    const uint32_t Distance =
        IsPacked ? SignExtend32<15>(Address >> 17) : SignExtend32<15>(Offset);
    LaneAddresses Addresses;
    Addresses[Lane] = (To + Distance * 4) & Mask;
    ElementPlaces P;
    P.Lanes = Rest & -Rest;
    const uint64_t NoSource = Space.find(P, Addresses, A.Size, false);
    if (NoSource)
      Space.report({MemoryAccess::Load, Addresses[Lane], A.Size, Lane});
    ElementValues V;
    if (!NoSource) {
      const Bytes &From = *P.getBytes(Lane);
      if (W.Accesses &&
          !W.Accesses->onLanes(W, I, MemoryAccess::Load, P, 0, A.Size))
        return;
      std::memcpy(V.Data, &From.Values[P.Offset[Lane]], A.Size);
      std::memcpy(V.DataUndefined, &From.Undefined[P.Offset[Lane]], A.Size);
    }
    Addresses[Lane] = To;
    if (Space.find(P, Addresses, A.Size, true))
      Space.report({A.Op.Access, To, A.Size, Lane});
    if (!A.show(P, A.Size))
      return;
    accessElement(A.Op, A.Size, P.getBytes(Lane), P.Offset[Lane], V);
  }
}

/// Adds the number of lanes to a counter, or subtracts it. All lanes get the
/// old value. The base of the address is M0 from GCN 1.4 on.
void DataShareInst::countEntries() {
  if (!Exec)
    return;
  const bool HasBase = !alignsAddresses() && !I[Field::GDS];
  const uint32_t Base = HasBase ? W.Scalars.Values[CodeM0] & 0xffff : 0;
  const unsigned First = countr_zero(Exec);
  LaneAddresses Addresses;
  const uint32_t Address = Base + I[Field::Offset];
  if (Address % A.Size)
    reportMisaligned(W, {A.Op.Access, Address, A.Size, {}}, A.Size);
  Addresses[First] = Address & ~3u;
  ElementPlaces P;
  P.Lanes = Exec & -Exec;
  if (Space.find(P, Addresses, A.Size, true))
    Space.report({A.Op.Access, Addresses[First], A.Size, {}});
  if (!A.show(P, A.Size))
    return;
  ElementValues V;
  V.Data[0] = popcount(Exec);
  accessElement(A.Op, A.Size, P.getBytes(First), P.Offset[First], V);
  assert(A.Result && "the instruction has no destination");
  for (uint64_t Rest = Exec; Rest; Rest &= Rest - 1)
    W.Vectors.set(*A.Result, countr_zero(Rest), V.Result[0],
                  V.ResultUndefined[0]);
}

void DataShareInst::execute() {
  if (I.Row->has(Off2))
    return accessTwoAddresses();
  if (I.Row->has(M0Read))
    return A.Op.Access == MemoryAccess::Atomic ? countEntries()
                                               : accessByLane();
  if (I.Row->NumOperands == 1)
    return accessTwoPlaces();
  accessAddress();
}

void sim::executeDataShare(Wavefront &W, const DecodedInst &D) {
  DataShareInst(W, D).execute();
}

//===- MemoryElements.cpp - Elements of memory that lanes access -*- C++
//-*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Execution of the rows of memory operations.
//
//===----------------------------------------------------------------------===//

#include "Simulator/MemoryElements.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/MemoryFindings.h"
#include "Simulator/Random.h"
#include "Simulator/WorkGroup.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

bool ElementPlaces::setSplit(unsigned Lane, ArrayRef<BytePlace> Places) {
  set(Lane, nullptr, 0);
  if (any_of(Places, [](const BytePlace &P) { return !P.In; }))
    return false;
  const BytePlace &First = Places.front();
  auto E = std::make_unique<SplitElement>();
  E->Copy = Allocation(Places.size());
  E->Copy.Name = First.In->Name;
  E->Copy.Address = First.In->Address + First.Offset;
  E->Copy.IsReadByHost = First.In->IsReadByHost;
  E->Places.assign(Places.begin(), Places.end());
  set(Lane, &E->Copy, 0);
  Split.push_back(std::move(E));
  return true;
}

const SplitElement *ElementPlaces::getSplit(unsigned Lane) const {
  const auto E = find_if(
      Split, [&](const auto &Element) { return &Element->Copy == In[Lane]; });
  return E == Split.end() ? nullptr : E->get();
}

void ElementPlaces::readSplit() const {
  for (const auto &E : Split)
    for (auto [I, P] : enumerate(E->Places)) {
      E->Copy.Values[I] = P.In->Values[P.Offset];
      E->Copy.Undefined[I] = P.In->Undefined[P.Offset];
    }
}

void ElementPlaces::writeBack() const {
  for (const auto &E : Split)
    for (auto [I, P] : enumerate(E->Places)) {
      P.In->Values[P.Offset] = E->Copy.Values[I];
      P.In->Undefined[P.Offset] = E->Copy.Undefined[I];
    }
}

void ElementPlaces::findCommon() {
  Bytes *First = Lanes ? In[countr_zero(Lanes)] : nullptr;
  Common = First;
  forEachLane(Lanes, [&](unsigned Lane) {
    if (In[Lane] != First)
      Common = nullptr;
  });
}

void ElementPlaces::addOutOfBounds(uint64_t More) {
  if (!More)
    return;
  if (Common)
    forEachLane(Lanes, [&](unsigned Lane) { In[Lane] = Common; });
  Common = nullptr;
  forEachLane(More, [&](unsigned Lane) { set(Lane, nullptr, 0); });
  Lanes |= More;
}

bool ElementPlaces::areConsecutive() const {
  if (Lanes != ~uint64_t(0))
    return false;
  // Compilers vectorise this, unlike comparisons of 64 bits.
  uint64_t Difference = 0;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Difference |= Offset[Lane] - Offset[0] - uint64_t(Lane) * 4;
  return Difference == 0;
}

unsigned sim::getElementSize(const Operation &Op) {
  return getTypeInfo(Op.Memory).Bits / 8;
}

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

namespace {
/// An element as it is in memory, extended by zeros.
using Word = uint64_t;
} // namespace

static Word readWord(const uint8_t *From, unsigned Size) {
  switch (Size) {
  case 1:
    return *From;
  case 2:
    return support::endian::read16le(From);
  case 4:
    return support::endian::read32le(From);
  default:
    assert(Size == 8 && "unknown size of an element");
    return support::endian::read64le(From);
  }
}

static void writeWord(uint8_t *To, unsigned Size, Word Value) {
  switch (Size) {
  case 1:
    *To = uint8_t(Value);
    return;
  case 2:
    return support::endian::write16le(To, uint16_t(Value));
  case 4:
    return support::endian::write32le(To, uint32_t(Value));
  default:
    assert(Size == 8 && "unknown size of an element");
    return support::endian::write64le(To, Value);
  }
}

/// Executes the row of \p Op on \p Memory and its operands.
static void executeRow(const Operation &Op, Word &Memory, const uint32_t *Data,
                       const uint32_t *Compared, uint32_t *Result) {
  MemoryArgs Args;
  Args.Memory = &Memory;
  Args.Data = Data;
  Args.Compared = Compared;
  Args.Result = Result;
  Op.MemoryFn(Args);
}

/// Executes the row of \p Op on \p Memory and the values of \p V.
static void executeRow(const Operation &Op, Word &Memory, ElementValues &V) {
  executeRow(Op, Memory, V.Data, V.Data2, V.Result);
}

/// Applies the row of \p Op to the undefined bits of its operands. This is
/// right for operations that only move bits.
static void moveUndefined(const Operation &Op, Word &Memory, ElementValues &V) {
  executeRow(Op, Memory, V.DataUndefined, V.Data2Undefined, V.ResultUndefined);
}

/// Returns the undefined bits that the atomic \p Op writes. \p Memory and \p
/// Data are its operands, \p UndefinedMemory and \p UndefinedData their
/// undefined bits.
static Word getUndefined(UndefinedRule Rule, Word Memory, Word UndefinedMemory,
                         Word Data, Word UndefinedData) {
  const Word Union = UndefinedMemory | UndefinedData;
  switch (Rule) {
  case UndefinedRule::And: // A defined 0 decides.
    return Union & ~(~Memory & ~UndefinedMemory) & ~(~Data & ~UndefinedData);
  case UndefinedRule::Or: // A defined 1 decides.
    return Union & ~(Memory & ~UndefinedMemory) & ~(Data & ~UndefinedData);
  case UndefinedRule::Union:
    return Union;
  case UndefinedRule::Left:
    return Union ? ~Word(0) << countr_zero(Union) : 0;
  default:
    return Union ? ~Word(0) : 0;
  }
}

static Word toWord(const uint32_t (&Dwords)[2], unsigned Size) {
  return Make_64(Dwords[1], Dwords[0]) & maskTrailingOnes<Word>(Size * 8);
}

/// Returns the undefined bits of the memory that the atomic \p Op writes.
static Word getAtomicUndefined(const Operation &Op, unsigned Size, Word Memory,
                               Word UndefinedMemory, const ElementValues &V) {
  const Word UndefinedData = toWord(V.DataUndefined, Size);
  const Word Undefined2 = toWord(V.Data2Undefined, Size);
  if (Op.Undefined == UndefinedRule::MoveAll)
    return UndefinedData;
  if (!(UndefinedMemory | UndefinedData | Undefined2))
    return 0;
  return getUndefined(Op.Undefined, Memory, UndefinedMemory,
                      toWord(V.Data, Size), UndefinedData | Undefined2);
}

/// Executes an atomic, or a load or store with undefined bits. \p Memory is the
/// old value and becomes the new one, and so does \p Undefined.
static void propagateUndefined(const Operation &Op, unsigned Size, Word Old,
                               Word &Undefined, ElementValues &V) {
  if (Op.Access != MemoryAccess::Atomic)
    return moveUndefined(Op, Undefined, V);
  const Word OldUndefined = Undefined;
  Undefined = getAtomicUndefined(Op, Size, Old, Undefined, V) &
              maskTrailingOnes<Word>(Size * 8);
  V.ResultUndefined[0] = Lo_32(OldUndefined);
  V.ResultUndefined[1] = Hi_32(OldUndefined);
}

bool sim::accessElement(const Operation &Op, unsigned Size, Bytes *In,
                        uint64_t Offset, ElementValues &V) {
  assert((!In || Offset + Size <= In->size()) && "the place is out of bounds");
  const Word Old = In ? readWord(&In->Values[Offset], Size) : 0;
  Word Undefined = In ? readWord(&In->Undefined[Offset], Size) : 0;
  Word Memory = Old;
  executeRow(Op, Memory, V);
  if (Op.Access == MemoryAccess::Atomic) {
    V.Result[0] = Lo_32(Old);
    V.Result[1] = Hi_32(Old);
  }
  if (Undefined | V.DataUndefined[0] | V.DataUndefined[1] |
      V.Data2Undefined[0] | V.Data2Undefined[1] | V.ResultUndefined[0])
    propagateUndefined(Op, Size, Old, Undefined, V);
  if (!In || Op.Access == MemoryAccess::Load)
    return false;
  writeWord(&In->Values[Offset], Size, Memory);
  writeWord(&In->Undefined[Offset], Size, Undefined);
  return Undefined == maskTrailingOnes<Word>(Size * 8);
}

//===----------------------------------------------------------------------===//
// All lanes
//===----------------------------------------------------------------------===//

static bool isCopy(const Operation &Op) {
  return Op.Access != MemoryAccess::Atomic && Op.Memory == ValueType::b32 &&
         (Op.Result == ValueType::b32 || Op.Sources[0] == ValueType::b32);
}

LaneAccess::LaneAccess(Wavefront &W, const DecodedInst &D)
    : W(W), D(D), Op(*D.Op), Size(getElementSize(Op)),
      Dwords(divideCeil(Size, 4)), IsCopy(isCopy(Op)) {}

LaneAccess::~LaneAccess() {
  if (writes() && HasAccessed && UndefinedStores)
    reportUndefinedStore(W, countr_zero(UndefinedStores));
}

uint64_t LaneAccess::checkAddress(unsigned Register, uint64_t Lanes) {
  VectorRegisters &R = W.Vectors;
  uint64_t Bad = R.undefinedLanes(Register) & Lanes;
  if (!Bad || !W.tracksUndefined())
    return Lanes;
  for (uint64_t Rest = Bad; Rest; Rest &= Rest - 1)
    if (!R.undefinedBits(Register, countr_zero(Rest)))
      Bad &= ~(Rest & -Rest);
  if (!Bad)
    return Lanes;
  reportUndefinedAddress(W, "v" + Twine(Register), countr_zero(Bad));
  if (!Result)
    return Lanes & ~Bad;
  for (uint64_t Rest = Bad; Rest; Rest &= Rest - 1)
    for (unsigned I = 0; I != NumElements * Dwords; ++I)
      R.set(*Result + I, countr_zero(Rest), 0, ~0u);
  return Lanes & ~Bad;
}

/// Returns true if a bit of the dwords of all lanes is undefined.
static bool haveUndefined(const uint8_t *Undefined) {
  uint8_t Any = 0;
  for (unsigned I = 0; I != MaxLanes * 4; ++I)
    Any |= Undefined[I];
  return Any != 0;
}

/// Loads a dword into each lane of \p Register.
void LaneAccess::copyLoad(const ElementPlaces &P, unsigned Register,
                          uint64_t Distance) {
  const uint8_t *From = P.Common->Values.data() + Distance;
  const uint8_t *FromUndefined = P.Common->Undefined.data() + Distance;
  if (P.areConsecutive() && !haveUndefined(FromUndefined + P.Offset[0])) {
    std::memcpy(W.Vectors.values(Register), From + P.Offset[0],
                MaxLanes * sizeof(uint32_t));
    W.Vectors.undefinedLanes(Register) = 0;
    return;
  }
  alignas(64) uint32_t Values[MaxLanes], Undefined[MaxLanes];
  uint32_t AnyUndefined = 0;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    std::memcpy(&Values[Lane], From + P.Offset[Lane], 4);
    std::memcpy(&Undefined[Lane], FromUndefined + P.Offset[Lane], 4);
    AnyUndefined |= Undefined[Lane];
  });
  if (AnyUndefined)
    forEachLane(P.Lanes, [&](unsigned Lane) {
      if (Undefined[Lane])
        W.noteUndefinedLoad(P.Common, P.Offset[Lane] + Distance);
    });
  W.Vectors.setLanes(Register, P.Lanes, Values,
                     AnyUndefined ? Undefined : nullptr);
}

/// Stores the dword of each lane of \p Register, which has no undefined bits.
void LaneAccess::copyStore(const ElementPlaces &P, unsigned Register,
                           uint64_t Distance) {
  const uint32_t *Values = W.Vectors.values(Register);
  uint8_t *To = P.Common->Values.data() + Distance;
  uint8_t *ToUndefined = P.Common->Undefined.data() + Distance;
  UndefinedStores = 0;
  if (P.areConsecutive()) {
    std::memcpy(To + P.Offset[0], Values, MaxLanes * sizeof(uint32_t));
    std::memset(ToUndefined + P.Offset[0], 0, MaxLanes * sizeof(uint32_t));
    return;
  }
  forEachLane(P.Lanes, [&](unsigned Lane) {
    std::memcpy(To + P.Offset[Lane], &Values[Lane], 4);
    std::memset(ToUndefined + P.Offset[Lane], 0, 4);
  });
}

/// Notes that element \p N of \p V stores undefined bits at \p Offset of \p In,
/// or loads them.
void LaneAccess::noteUndefined(const Bytes *In, uint64_t Offset, unsigned N,
                               const ElementValues &V) const {
  if (!In)
    return;
  if (Data && writes() && (V.DataUndefined[0] | V.DataUndefined[1]))
    W.noteUndefinedStore(In, Offset, *Data + N * Dwords + CodeVGPR0);
  if (Result && any_of(ArrayRef(In->Undefined).slice(Offset, Size),
                       [](uint8_t Mask) { return Mask != 0; }))
    W.noteUndefinedLoad(In, Offset);
}

void LaneAccess::accessLane(const ElementPlaces &P, unsigned Lane, unsigned N,
                            uint64_t Distance) {
  VectorRegisters &R = W.Vectors;
  auto Read = [&](std::optional<unsigned> First, uint32_t (&Values)[2],
                  uint32_t (&Undefined)[2]) {
    for (unsigned I = 0; First && I != Dwords; ++I) {
      Values[I] = R.values(*First + N * Dwords + I)[Lane];
      Undefined[I] = R.undefinedBits(*First + N * Dwords + I, Lane);
    }
  };
  ElementValues V;
  Read(Data, V.Data, V.DataUndefined);
  Read(Data2, V.Data2, V.Data2Undefined);
  if (!writes())
    Read(Result, V.Result, V.ResultUndefined);
  Bytes *In = P.getBytes(Lane);
  noteUndefined(In, P.Offset[Lane] + Distance, N, V);
  if (!accessElement(Op, Size, In, P.Offset[Lane] + Distance, V) ||
      !In->IsReadByHost)
    UndefinedStores &= ~(uint64_t(1) << Lane);
  for (unsigned I = 0; Result && I != Dwords; ++I)
    R.set(*Result + N * Dwords + I, Lane, V.Result[I], V.ResultUndefined[I]);
}

bool LaneAccess::show(const ElementPlaces &P, unsigned NumBytes,
                      uint64_t Distance, StoredValues Values) const {
  return LLVM_LIKELY(!W.Accesses) ||
         W.Accesses->onLanes(W, D.I, Op.Access, P, Distance, NumBytes, Values);
}

/// Returns the lanes that access memory after all others: some of the first
/// ones, which depend on the seed and the instruction.
static uint64_t getLateLanes(const Wavefront &W) {
  const uint64_t Seed = W.Group.Runner.M.Options.Seed;
  if (!Seed)
    return 0;
  uint64_t Random = Seed + W.NumInsts;
  for (uint32_t Id : W.Group.Id)
    Random = nextRandom(Random) ^ Id;
  return maskTrailingOnes<uint64_t>(nextRandom(Random) % W.numLanes());
}

/// Reports that an atomic is not aligned to its size.
void LaneAccess::checkAtomic(const ElementPlaces &P) const {
  uint64_t Misaligned = 0;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    Misaligned |= uint64_t(P.getBytes(Lane) && P.Offset[Lane] % Size) << Lane;
  });
  if (!Misaligned)
    return;
  const unsigned Lane = countr_zero(Misaligned);
  reportMisaligned(W, {Op.Access, P.Offset[Lane], Size, Lane}, Size);
}

/// Returns the bytes that \p Lane stores as element \p N.
uint64_t LaneAccess::getStored(unsigned N, unsigned Lane) const {
  ElementValues V;
  for (unsigned I = 0; Data && I != Dwords; ++I)
    V.Data[I] = W.Vectors.values(*Data + N * Dwords + I)[Lane];
  Word Memory = 0;
  executeRow(Op, Memory, V);
  return Memory & maskTrailingOnes<Word>(Size * 8);
}

void LaneAccess::access(const ElementPlaces &P, unsigned N, uint64_t Distance) {
  if (Op.Access == MemoryAccess::Atomic)
    checkAtomic(P);
  const auto Value = [&](unsigned Lane) { return getStored(N, Lane); };
  const bool HasValue = Op.Access == MemoryAccess::Store && Data;
  if (!show(P, Size, Distance, HasValue ? StoredValues(Value) : nullptr))
    return;
  P.readSplit();
  UndefinedStores &= P.Lanes;
  HasAccessed = true;
  if (IsCopy && P.Common && Result)
    return copyLoad(P, *Result + N, Distance);
  if (IsCopy && P.Common && Data &&
      !(W.Vectors.undefinedLanes(*Data + N) & P.Lanes))
    return copyStore(P, *Data + N, Distance);
  const auto Access = [&](unsigned Lane) { accessLane(P, Lane, N, Distance); };
  // The hardware leaves the order of the lanes open. A seed rotates it.
  const uint64_t Late = getLateLanes(W);
  forEachLane(P.Lanes & ~Late, Access);
  forEachLane(P.Lanes & Late, Access);
  if (writes())
    P.writeBack();
}

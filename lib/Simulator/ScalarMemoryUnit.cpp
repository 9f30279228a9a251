//===- ScalarMemoryUnit.cpp - Scalar memory ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of the formats SMRD and SMEM.
//
//===----------------------------------------------------------------------===//

#include "Simulator/AddressSpaces.h"
#include "Simulator/BufferDescriptor.h"
#include "Simulator/MemoryUnit.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {

/// A scalar memory instruction.
class ScalarMemoryInst {
public:
  ScalarMemoryInst(Wavefront &W, const DecodedInst &D);
  void execute();

private:
  Wavefront &W;
  const Inst &I;
  const Operation &Op;
  GlobalSpace Space;
  const InstOperand &Data; ///< Source or destination.
  const InstOperand &Base;
  bool IsUndefined = false; ///< The address has undefined bits.
  bool HasReported = false; ///< A finding about bounds exists.
  uint64_t Address = 0;
  /// Number of bytes behind the base that the descriptor allows; only of
  /// buffers.
  std::optional<uint64_t> Limit;
  uint64_t Offset = 0; ///< Offset from the base.

  bool isArch(ArchMask M) const {
    return maskOf(W.dispatch().Architecture) & M;
  }
  uint32_t read(unsigned Code);
  uint64_t readOffsetRegister(const InstOperand &From);
  void computeOffset();
  void computeBase();
  Bytes *findElement(uint64_t At, unsigned Size);
  void accessElementAt(unsigned N, unsigned Size);
  void writeResult(unsigned Code, unsigned Dwords, const uint32_t *Values,
                   const uint32_t *Undefined);
};

} // namespace

ScalarMemoryInst::ScalarMemoryInst(Wavefront &W, const DecodedInst &D)
    : W(W), I(D.I), Op(*D.Op), Space(W), Data(I.Operands[0]),
      Base(I.Operands[1]) {}

/// Reads a register that is a part of the address.
uint32_t ScalarMemoryInst::read(unsigned Code) {
  const ScalarValue V = W.Scalars.get32(Code);
  if (V.Undefined && !IsUndefined && W.tracksUndefined()) {
    reportUndefinedAddress(W, "s" + Twine(Code));
    IsUndefined = true;
  }
  return uint32_t(V.Bits);
}

uint64_t ScalarMemoryInst::readOffsetRegister(const InstOperand &From) {
  // On GCN 1.5, null is 0.
  if (From.File != OperandFile::Scalar ||
      (From.Code == CodeNull && isArch(GCN15)))
    return 0;
  return read(From.Code);
}

/// Sets the offset: a constant, a register, or on GCN 1.4 and later their sum.
/// Constants count dwords on GCN 1.0 and 1.1.
void ScalarMemoryInst::computeOffset() {
  const InstOperand &From = I.Operands[2];
  uint64_t Register = readOffsetRegister(From);
  if (I.Row->has(ScratchSeg))
    Register = (Register & ~uint64_t(3)) * 64;
  Offset = Register;
  if (isArch(GCN1x)) {
    if (From.File == OperandFile::Literal || I.HasLiteral)
      Offset = uint64_t(I.Literal) * 4;
    else if (I[Field::ImmOffset])
      Offset = uint64_t(I[Field::Offset]) * 4;
    return;
  }
  if (isArch(GCN12)) {
    if (I[Field::ImmOffset])
      Offset = I[Field::Offset];
    return;
  }
  if (isArch(GCN15) || I[Field::ImmOffset])
    Offset += SignExtend64<21>(I[Field::Offset]);
}

/// Sets the address of the base, and the limit of a buffer.
void ScalarMemoryInst::computeBase() {
  if (Base.Count != 4) {
    const uint32_t Low = read(Base.Code);
    Address = Make_64(read(Base.Code + 1), Low);
    return;
  }
  uint32_t Words[4];
  for (unsigned N = 0; N != 4; ++N)
    Words[N] = read(Base.Code + N);
  const BufferDescriptor B = decodeBuffer(Words, W.dispatch().Architecture);
  Address = B.Base;
  Limit = B.Stride ? uint64_t(B.Stride) * B.NumRecords : B.NumRecords;
}

/// Returns the bytes with the element at offset \p At; null if it is out of
/// bounds.
Bytes *ScalarMemoryInst::findElement(uint64_t At, unsigned Size) {
  const bool Writes = Op.Access != MemoryAccess::Load;
  if (Limit && (At >= *Limit || Size > *Limit - At)) {
    if (!HasReported)
      reportClamped(W, {Op.Access, At, Size, {}}, Twine(*Limit) + " bytes");
    HasReported = true;
    return nullptr;
  }
  if (Allocation *In = Space.findOne(Address + At, Size, Writes))
    return In;
  if (!HasReported)
    Space.report({Op.Access, Address + At, Size, {}});
  HasReported = true;
  return nullptr;
}

void ScalarMemoryInst::writeResult(unsigned Code, unsigned Dwords,
                                   const uint32_t *Values,
                                   const uint32_t *Undefined) {
  for (unsigned N = 0; N != Dwords; ++N)
    W.Scalars.set32(Code + N, {Values[N], Undefined[N]});
}

/// Accesses element \p N.
void ScalarMemoryInst::accessElementAt(unsigned N, unsigned Size) {
  const bool IsAtomic = Op.Access == MemoryAccess::Atomic;
  const unsigned Dwords = Size / 4;
  const unsigned Code = Data.Code + N * Dwords;
  ElementValues V;
  for (unsigned K = 0; K != Dwords; ++K) {
    V.Data[K] = W.Scalars.Values[Code + K];
    V.DataUndefined[K] = W.Scalars.Undefined[Code + K];
    // The value to compare with follows the new value.
    if (!IsAtomic || Data.Count != 2 * Dwords)
      continue;
    V.Data2[K] = W.Scalars.Values[Code + Dwords + K];
    V.Data2Undefined[K] = W.Scalars.Undefined[Code + Dwords + K];
  }
  const uint64_t At = Offset + uint64_t(N) * Size;
  Allocation *In = static_cast<Allocation *>(findElement(At, Size));
  const uint64_t Place = In ? Address + At - In->Address : 0;
  if (IsAtomic && (Address + At) % Size)
    reportMisaligned(W, {Op.Access, Address + At, Size, {}}, Size);
  if (W.Accesses &&
      !W.Accesses->onAccess(W, I, {Op.Access, In, Place, Size, {}}))
    return;
  if (In && any_of(ArrayRef(In->Undefined).slice(Place, Size),
                   [](uint8_t Mask) { return Mask != 0; }))
    W.noteUndefinedLoad(In, Place);
  const bool WritesUndefined = accessElement(Op, Size, In, Place, V);
  if (WritesUndefined && In->IsReadByHost && Data.Count == Dwords)
    reportUndefinedStore(W, {});
  if (Op.Access == MemoryAccess::Load || (IsAtomic && I[Field::GLC]))
    writeResult(Code, Dwords, V.Result, V.ResultUndefined);
}

void ScalarMemoryInst::execute() {
  computeOffset();
  computeBase();
  const unsigned Size = getElementSize(Op);
  const unsigned NumElements =
      Op.Access == MemoryAccess::Atomic ? 1 : Data.Count * 4 / Size;
  if (IsUndefined) {
    for (unsigned N = 0; Op.Access == MemoryAccess::Load && N != Data.Count;
         ++N)
      W.Scalars.set32(Data.Code + N, {0, ~0u});
    return;
  }
  // The two low bits of the base and of the offset do not count.
  Address &= ~uint64_t(3);
  Offset &= ~uint64_t(3);
  for (unsigned N = 0; N != NumElements; ++N)
    accessElementAt(N, Size);
}

void sim::executeScalarMemory(Wavefront &W, const DecodedInst &D) {
  ScalarMemoryInst(W, D).execute();
}

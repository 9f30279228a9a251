//===- OperandSizes.cpp - Registers of an operand -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources: AMD's ISA documents; for images on GCN 1.5, the table of dimensions
// in the RDNA document.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/OperandSizes.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace clrx;

unsigned clrx::getMaskSize(const InstRow &Row, Arch A, bool Wave32) {
  return Wave32 && getArchInfo(A).HasWave32 && !Row.has(NoWave) ? 1 : 2;
}

unsigned clrx::getBufferAddressSize(const Inst &I) {
  return I[Field::Addr64] || (I[Field::IdxEn] && I[Field::OffEn]) ? 2 : 1;
}

unsigned clrx::getFlatAddressSize(const Inst &I) {
  const InstOperand *SAddr = I.find(OperandKind::SAddr);
  bool HasSAddr = SAddr && SAddr->File != OperandFile::None;
  return I.Row->has(ScratchSeg) || HasSAddr ? 1 : 2;
}

unsigned clrx::getImageDataSize(const Inst &I, Arch A) {
  if (I.find(OperandKind::VData)) // Gathers
    return I.Row->Operands[0].Count;
  unsigned Count = popcount(I[Field::DMask]);
  if (I[Field::D16] && getArchInfo(A).HasPackedD16)
    Count = (Count + 1) / 2;
  return Count + I[Field::TFE];
}

/// Size of the smallest address of a ray. It exceeds that of any image. Rays
/// with 16-bit directions (a16 in LLVM) need three registers fewer, but
/// getImageAddressSize returns the size in their row for them, too.
static constexpr unsigned MinRaySize = 11;

unsigned clrx::getImageAddressSize(const Inst &I, Arch A) {
  const OperandSpec &Spec = I.Row->Operands[1];
  if (!getArchInfo(A).HasImageDims)
    return Spec.Count;
  if (Spec.Count >= MinRaySize)
    return Spec.Count;
  const ImageDim &Dim = *ImageDims.findValue(I[Field::Dim] & 7);
  return Dim.Coordinates + I.Row->extraAddrCount() +
         (Spec.Derivatives ? Dim.Derivatives : 0);
}

unsigned clrx::getImageResourceSize(const Inst &I, Arch A) {
  return I[Field::R128] && !getArchInfo(A).HasA16 ? 4 : 8;
}

//===- BufferDescriptor.cpp - Buffer descriptors ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of buffer descriptors.
//
//===----------------------------------------------------------------------===//

#include "Simulator/BufferDescriptor.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

static uint32_t bits(uint32_t Word, unsigned Low, unsigned Width) {
  return Word >> Low & maskTrailingOnes<uint32_t>(Width);
}

BufferDescriptor sim::decodeBuffer(const uint32_t (&Words)[4], Arch A) {
  const bool IsGCN15 = maskOf(A) & GCN15;
  BufferDescriptor B;
  B.Base = Make_64(bits(Words[1], 0, 16), Words[0]);
  B.Stride = bits(Words[1], 16, 14);
  B.IsSwizzled = bits(Words[1], 31, 1);
  B.NumRecords = Words[2];
  for (unsigned I = 0; I != 4; ++I)
    B.Select[I] = bits(Words[3], I * 3, 3);
  B.IndexStride = 8 << bits(Words[3], 21, 2);
  B.AddsLane = bits(Words[3], 23, 1);
  if (IsGCN15) {
    B.DataFormat = bits(Words[3], 12, 7);
    B.Checks = bits(Words[3], 28, 2);
    return B;
  }
  B.NumberFormat = bits(Words[3], 12, 3);
  B.DataFormat = bits(Words[3], 15, 4);
  // From GCN 1.4 on, the elements of swizzled buffers have 4 bytes.
  if (maskOf(A) & (GCN1x | GCN12))
    B.ElementSize = 2 << bits(Words[3], 19, 2);
  // On GCN 1.2 and 1.4, the data format is the upper part of the stride if the
  // lane is added.
  if (B.AddsLane && maskOf(A) & GCN12to14)
    B.Stride |= B.DataFormat << 14;
  return B;
}

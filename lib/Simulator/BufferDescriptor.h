//===- BufferDescriptor.h - Buffer descriptors ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The four dwords that describe a buffer to buffer instructions and to scalar
// buffer loads.
//
// Sources: AMD's ISA documents (GCN3, Vega, RDNA) and the comments of Mesa's
// ac_descriptors.c on NUM_RECORDS.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_BUFFERDESCRIPTOR_H
#define CLRX_LIB_SIMULATOR_BUFFERDESCRIPTOR_H

#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// A buffer descriptor, decoded.
struct BufferDescriptor {
  uint64_t Base = 0;        ///< Address, 48 bits.
  uint32_t Stride = 0;      ///< Size of a record in bytes; 0 if there are none.
  bool IsSwizzled = false;  ///< Records are interleaved.
  uint32_t NumRecords = 0;  ///< In bytes or records; see the range checks.
  uint8_t Select[4] = {};   ///< dst_sel of each component.
  uint8_t NumberFormat = 0; ///< Up to GCN 1.4.
  uint8_t DataFormat = 0;   ///< The unified format on GCN 1.5.
  uint32_t ElementSize =
      4; ///< Swizzling: bytes of a record that stay together.
  uint32_t IndexStride = 64; ///< Swizzling: number of records of a group.
  bool AddsLane = false;     ///< The lane is added to the index.
  uint8_t Checks = 0;        ///< Out-of-bounds select of GCN 1.5.
};

/// Decodes the descriptor in \p Words for \p A.
BufferDescriptor decodeBuffer(const uint32_t (&Words)[4], Arch A);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_BUFFERDESCRIPTOR_H

//===- ImageDescriptor.h - Image descriptors --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The descriptors of images, which are four or eight dwords.
//
// Sources: AMD's ISA documents of Southern Islands to GCN3, and Mesa's register
// database for GFX9 and GFX10.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_IMAGEDESCRIPTOR_H
#define CLRX_LIB_SIMULATOR_IMAGEDESCRIPTOR_H

#include "Simulator/TexelFormat.h"
#include "clrx/Targets/ArchMask.h"

namespace clrx::sim {

/// Types of images, with their codes.
enum class ImageType : uint8_t {
  Image1D = 8,
  Image2D = 9,
  Image3D = 10,
  Cube = 11,
  Array1D = 12,
  Array2D = 13
};

/// An image descriptor, decoded. Sizes are in texels.
struct ImageDescriptor {
  uint64_t Base = 0; ///< Address.
  ImageType Type = ImageType::Image1D;
  uint32_t Width = 1, Height = 1;
  uint32_t Depth = 1; ///< Number of slices in memory.
  uint32_t Pitch = 1; ///< Distance of rows.
  uint32_t FirstSlice = 0;
  uint32_t NumLevels = 1; ///< Number of mip levels.
  uint8_t Select[4] = {}; ///< dst_sel of each component.
  TexelFormat Format;

  bool hasRows() const {
    return Type != ImageType::Image1D && Type != ImageType::Array1D;
  }
  bool hasSlices() const {
    return Type != ImageType::Image1D && Type != ImageType::Image2D;
  }
  /// Returns the number of coordinates.
  unsigned getNumCoordinates() const { return 1 + hasRows() + hasSlices(); }
};

/// Decodes the descriptor in \p Words, which has four dwords if \p IsShort.
/// \returns none, and the reason in \p Reason, if the simulator does not know
/// how the image is laid out.
std::optional<ImageDescriptor> decodeImage(const uint32_t (&Words)[8],
                                           bool IsShort, Arch A,
                                           llvm::StringRef &Reason);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_IMAGEDESCRIPTOR_H

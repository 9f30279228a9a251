//===- ImageDescriptor.cpp - Image descriptors ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of image descriptors.
//
//===----------------------------------------------------------------------===//

#include "Simulator/ImageDescriptor.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

static uint32_t bits(uint32_t Word, unsigned Low, unsigned Width) {
  return Word >> Low & maskTrailingOnes<uint32_t>(Width);
}

namespace {

/// Decodes one descriptor.
class ImageDecoder {
public:
  ImageDecoder(const uint32_t (&Words)[8], bool IsShort, ArchMask A)
      : Words(Words), IsShort(IsShort), A(A) {}
  std::optional<ImageDescriptor> decode(StringRef &Reason);

private:
  const uint32_t (&Words)[8];
  const bool IsShort;
  const ArchMask A;
  ImageDescriptor D;

  bool isLinear() const;
  std::optional<TexelFormat> getFormat() const;
  void readSizes();
  void readSlices();
};

} // namespace

/// Up to GCN 1.2, 8 is the tiling index of linear images. Later, 0 is the
/// linear swizzle mode.
bool ImageDecoder::isLinear() const {
  const uint32_t Tiling = bits(Words[3], 20, 5);
  return A & GCN14up ? Tiling == 0 : Tiling == 8;
}

/// The codes of data formats up to 14 are those of buffers, as are the unified
/// formats of GCN 1.5.
std::optional<TexelFormat> ImageDecoder::getFormat() const {
  if (A & GCN15)
    return getUnifiedFormat(bits(Words[1], 20, 9));
  const uint32_t Number = bits(Words[1], 26, 4);
  if (Number > unsigned(NumberFormat::Float))
    return std::nullopt;
  return getTexelFormat(bits(Words[1], 20, 6), Number);
}

void ImageDecoder::readSizes() {
  if (A & GCN15)
    D.Width = (bits(Words[1], 30, 2) | bits(Words[2], 0, 12) << 2) + 1;
  else
    D.Width = bits(Words[2], 0, 14) + 1;
  D.Height = D.hasRows() ? bits(Words[2], 14, 14) + 1 : 1;
  // Rows of linear images start at multiples of 256 bytes. GCN 1.5 has no
  // field.
  D.Pitch = alignTo(D.Width, std::max(1u, 256 / D.Format.size()));
}

void ImageDecoder::readSlices() {
  if (A & GCN15) {
    D.Depth = bits(Words[4], 0, 13) + 1;
    D.FirstSlice = bits(Words[4], 16, 13);
    return;
  }
  D.Depth = bits(Words[4], 0, 13) + 1;
  D.Pitch = bits(Words[4], 13, A & GCN14 ? 16 : 14) + 1;
  D.FirstSlice = bits(Words[5], 0, 13);
}

std::optional<ImageDescriptor> ImageDecoder::decode(StringRef &Reason) {
  const uint32_t Type = bits(Words[3], 28, 4);
  if (Type < unsigned(ImageType::Image1D) ||
      Type > unsigned(ImageType::Array2D)) {
    Reason =
        "Only images of one to three dimensions and their arrays are known.";
    return std::nullopt;
  }
  D.Type = ImageType(Type);
  if (!isLinear()) {
    Reason = "Documents do not describe the layout of tiled images.";
    return std::nullopt;
  }
  const std::optional<TexelFormat> Format = getFormat();
  if (!Format) {
    Reason = "The data format is not one that buffers have.";
    return std::nullopt;
  }
  D.Format = *Format;
  D.Base = uint64_t(Words[0]) << 8 | uint64_t(bits(Words[1], 0, 8)) << 40;
  for (unsigned I = 0; I != 4; ++I)
    D.Select[I] = bits(Words[3], I * 3, 3);
  const uint32_t FirstLevel = bits(Words[3], 12, 4);
  const uint32_t LastLevel = bits(Words[3], 16, 4);
  if (FirstLevel || LastLevel < FirstLevel) {
    Reason = "Documents do not describe the layout of mip levels.";
    return std::nullopt;
  }
  D.NumLevels = LastLevel + 1;
  readSizes();
  if (!IsShort)
    readSlices();
  return D;
}

std::optional<ImageDescriptor> sim::decodeImage(const uint32_t (&Words)[8],
                                                bool IsShort, Arch A,
                                                StringRef &Reason) {
  return ImageDecoder(Words, IsShort, maskOf(A)).decode(Reason);
}

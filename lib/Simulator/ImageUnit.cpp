//===- ImageUnit.cpp - Images -----------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of format MIMG that do not sample. Only linear images are known.
//
//===----------------------------------------------------------------------===//

#include "Simulator/BufferUnit.h"
#include "Simulator/ImageDescriptor.h"
#include "Simulator/MemoryUnit.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {

/// An image instruction.
class ImageInst {
public:
  ImageInst(Wavefront &W, const DecodedInst &D)
      : W(W), I(D.I), L(W, D), Space(W), Lanes(W.exec()) {}
  void execute();

private:
  Wavefront &W;
  const Inst &I;
  LaneAccess L;
  GlobalSpace Space;
  uint64_t Lanes;
  ImageDescriptor D;

  bool stop(StringRef Reason) {
    W.stop(FindingGroup::Unsupported, "the simulator cannot access this image",
           Reason);
    return false;
  }
  bool readDescriptor();
  /// Returns the VGPR with part \p N of the address; none if the wavefront does
  /// not have it.
  std::optional<unsigned> getAddressRegister(unsigned N) const;
  const uint32_t *readCoordinate(unsigned N);
  bool checkLevel(unsigned N);
  bool findPlaces(ElementPlaces &P);
  TexelRegisters getRegisters() const;
  void accessAtomic(const ElementPlaces &P);
  void readSizes();
};

} // namespace

bool ImageInst::readDescriptor() {
  const InstOperand &From = *I.find(OperandKind::ImageRsrc);
  uint32_t Words[8] = {};
  for (unsigned N = 0; N != std::min<unsigned>(From.Count, 8); ++N) {
    const ScalarValue V = W.Scalars.get32(From.Code + N);
    if (V.Undefined && W.tracksUndefined()) {
      reportUndefinedAddress(W, "s" + Twine(From.Code + N));
      return false;
    }
    Words[N] = uint32_t(V.Bits);
  }
  StringRef Reason;
  const auto Decoded =
      decodeImage(Words, From.Count == 4, W.dispatch().Architecture, Reason);
  if (!Decoded)
    return stop(Reason);
  D = *Decoded;
  return true;
}

std::optional<unsigned> ImageInst::getAddressRegister(unsigned N) const {
  unsigned Register = I[Field::VAddr] + N;
  if (N < I.AddrList.size() && I.AddrList.size() > 1)
    Register = I.AddrList[N];
  if (Register >= W.Vectors.size())
    return std::nullopt;
  return Register;
}

/// Returns coordinate \p N of all lanes; null if there is no such register.
const uint32_t *ImageInst::readCoordinate(unsigned N) {
  const std::optional<unsigned> Register = getAddressRegister(N);
  if (!Register) {
    W.stop(FindingGroup::Trap,
           "the instruction names registers that the wavefront does not have",
           "");
    return nullptr;
  }
  Lanes = L.checkAddress(*Register, Lanes);
  return W.Vectors.values(*Register);
}

/// Checks that part \p N of the address, the mip level, is 0 in all lanes.
bool ImageInst::checkLevel(unsigned N) {
  const uint32_t *Level = readCoordinate(N);
  if (!Level)
    return false;
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1)
    if (Level[countr_zero(Rest)])
      return stop("Documents do not describe the layout of mip levels.");
  return true;
}

/// Sets the places of texels. Coordinates outside of the image have none.
bool ImageInst::findPlaces(ElementPlaces &P) {
  const unsigned NumCoordinates = D.getNumCoordinates();
  const uint32_t *X = readCoordinate(0);
  const uint32_t *Y = X && D.hasRows() ? readCoordinate(1) : nullptr;
  const uint32_t *Z =
      X && D.hasSlices() ? readCoordinate(NumCoordinates - 1) : nullptr;
  if (W.State == WaveState::Stopped)
    return false;
  if (I.Row->Mnemonic.contains("_mip") && !checkLevel(NumCoordinates))
    return false;
  LaneAddresses Addresses;
  uint64_t Clamped = 0;
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    const uint64_t Row = Y ? Y[Lane] : 0;
    const uint64_t Slice = uint64_t(Z ? Z[Lane] : 0) + D.FirstSlice;
    if (X[Lane] >= D.Width || Row >= D.Height || Slice >= D.Depth)
      Clamped |= uint64_t(1) << Lane;
    const uint64_t Texel = (Slice * D.Height + Row) * D.Pitch + X[Lane];
    Addresses[Lane] = D.Base + Texel * D.Format.size();
  }
  if (Clamped)
    W.report(FindingGroup::Bounds, "coordinates are outside of the image",
             "the image has " + Twine(D.Width) + " x " + Twine(D.Height) +
                 " x " + Twine(D.Depth) + " texels",
             countr_zero(Clamped), /*IsError=*/false);
  P.Lanes = Lanes & ~Clamped;
  if (const uint64_t Missing =
          Space.find(P, Addresses, D.Format.size(), L.writes())) {
    const unsigned Lane = countr_zero(Missing);
    Space.report({L.Op.Access, Addresses[Lane], D.Format.size(), Lane});
  }
  P.addOutOfBounds(Clamped);
  return true;
}

/// Returns the registers of the components in dmask.
TexelRegisters ImageInst::getRegisters() const {
  TexelRegisters R;
  R.First = I[Field::VData];
  for (unsigned C = 0; C != 4; ++C)
    if (I[Field::DMask] >> C & 1)
      R.Components[R.NumComponents++] = C;
  R.Is16Bit = I[Field::D16];
  R.IsPacked = R.Is16Bit && getArchInfo(W.dispatch().Architecture).HasPackedD16;
  return R;
}

void ImageInst::accessAtomic(const ElementPlaces &P) {
  if (D.Format.size() != L.Size) {
    stop("Only atomics on texels of 32 bits are known.");
    return;
  }
  L.Data = I[Field::VData];
  if (I[Field::DMask] != 1)
    L.Data2 = *L.Data + L.Dwords;
  if (I[Field::GLC])
    L.Result = L.Data;
  L.access(P, 0);
}

/// Returns the size of the image at a mip level, and the number of levels.
void ImageInst::readSizes() {
  const uint32_t *Level = readCoordinate(0);
  if (!Level)
    return;
  Bytes Sizes(16);
  const uint8_t Identity[4] = {4, 5, 6, 7};
  const auto Format = getTexelFormat(14, unsigned(NumberFormat::UInt));
  assert(Format && "the format of four words exists");
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    const bool IsIn = Level[Lane] < D.NumLevels;
    const unsigned Shift = IsIn ? Level[Lane] : 0;
    const uint32_t Values[4] = {
        IsIn ? std::max(1u, D.Width >> Shift) : 0,
        IsIn && D.hasRows() ? std::max(1u, D.Height >> Shift) : 0,
        IsIn && D.hasSlices() ? D.Depth - D.FirstSlice : 0, D.NumLevels};
    std::memcpy(Sizes.Values.data(), Values, sizeof(Values));
    ElementPlaces P;
    P.Lanes = Rest & -Rest;
    P.set(Lane, &Sizes, 0);
    accessTexels(L, P, *Format, Identity, getRegisters());
  }
}

void ImageInst::execute() {
  const Arch A = W.dispatch().Architecture;
  if (maskOf(A) & GCN14up && I[Field::R128] && !(maskOf(A) & GCN15)) {
    stop("Addresses of 16 bits are not known.");
    return;
  }
  if (!readDescriptor())
    return;
  if (I.Row->Mnemonic == "image_get_resinfo")
    return readSizes();
  ElementPlaces P;
  if (!findPlaces(P))
    return;
  if (L.Op.Access == MemoryAccess::Atomic)
    return accessAtomic(P);
  if (L.show(P, D.Format.size()))
    accessTexels(L, P, D.Format, D.Select, getRegisters());
}

void sim::executeImage(Wavefront &W, const DecodedInst &D) {
  ImageInst(W, D).execute();
}

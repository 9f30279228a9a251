//===- Lowering.cpp - Between configurations and headers ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes fields to their positions in the header and reads them.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/Lowering.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/RsrcBits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstddef>

using namespace llvm;
using namespace clrx;

template <unsigned Width> static constexpr uint64_t maskOf() {
  return (uint64_t(1) << Width) - 1;
}

namespace {

/// Encoding of a field in the header.
enum class PositionCode : uint8_t {
  Value,
  MinusOne,
  NonZero,            ///< A bit, which is set if the value is not 0.
  SGPRBlocks,         ///< Number of blocks minus one.
  VGPRBlocks,         ///< Number of blocks minus one.
  LDSBlocks,          ///< Number of blocks.
  GroupDims,          ///< DimSets::Group
  LocalDims,          ///< Index of the last dimension of DimSets::Local.
  MoreBits,           ///< Bits in addition to those of other fields.
  MoreBitsUnlessDims, ///< The same, unless dimensions are set.
  Shown,              ///< Another value that clrxdisasm shows as the field.
};

struct FieldPosition {
  KernelField Field;
  uint8_t Offset; ///< Offset of the member in bytes.
  uint8_t Size;   ///< Size of the member in bytes.
  uint8_t Shift;
  uint64_t Mask;
  PositionCode Code;
};

} // namespace

static constexpr FieldPosition Positions[] = {
#define CLRX_FIELD_POSITION(Id, Member, Shift, Mask, Code)                     \
  {KernelField::Id,                                                            \
   offsetof(AmdKernelCode, Member),                                            \
   sizeof(AmdKernelCode::Member),                                              \
   Shift,                                                                      \
   Mask,                                                                       \
   PositionCode::Code},
#include "clrx/KernelModel/KernelFields.def"
};

//===----------------------------------------------------------------------===//
// Codes
//===----------------------------------------------------------------------===//

/// Returns the index of the last block of \p Granule registers. Even 0
/// registers need a block.
static uint64_t encodeBlocks(uint64_t Count, unsigned Granule) {
  return Granule ? (std::max<uint64_t>(Count, 1) - 1) / Granule : 0;
}

static uint64_t encode(PositionCode Code, uint64_t Value, Arch A) {
  switch (Code) {
  case PositionCode::Value:
  case PositionCode::MoreBits:
  case PositionCode::MoreBitsUnlessDims:
    return Value;
  case PositionCode::MinusOne:
    return Value - 1;
  case PositionCode::NonZero:
    return Value != 0;
  case PositionCode::SGPRBlocks:
    return encodeBlocks(Value, getArchInfo(A).SGPRGranule);
  case PositionCode::VGPRBlocks:
    return encodeBlocks(Value, getArchInfo(A).VGPRGranule);
  case PositionCode::LDSBlocks:
    return divideCeil(Value, getArchInfo(A).LDSGranule);
  case PositionCode::GroupDims:
    return DimSets::unpack(Value).Group;
  case PositionCode::LocalDims:
    return std::max(getMinVGPRs(DimSets::unpack(Value).Local), 1u) - 1;
  case PositionCode::Shown:
    break;
  }
  llvm_unreachable("unknown PositionCode");
}

/// Sets the field of \p P to the value that \p Bits encode, unless the encoding
/// loses the value or another position has set the field.
static void decode(const FieldPosition &P, uint64_t Bits, Arch A,
                   KernelConfig &C) {
  switch (P.Code) {
  case PositionCode::Value:
    return C.setIfUnset(P.Field, Bits);
  case PositionCode::MinusOne:
    return C.setIfUnset(P.Field, Bits + 1);
  case PositionCode::SGPRBlocks:
    return C.set(P.Field,
                 std::min<uint64_t>((Bits + 1) * getArchInfo(A).SGPRGranule,
                                    getArchInfo(A).MaxSGPRs));
  case PositionCode::VGPRBlocks:
    return C.set(P.Field, (Bits + 1) * getArchInfo(A).VGPRGranule);
  case PositionCode::GroupDims:
    return C.set(P.Field, DimSets{unsigned(Bits), 0, true}.pack());
  case PositionCode::LocalDims:
    return C.setBits(P.Field, DimSets{0, LocalDimSets[Bits], true}.pack());
  case PositionCode::NonZero:
  case PositionCode::LDSBlocks:
  case PositionCode::MoreBits:
  case PositionCode::MoreBitsUnlessDims:
  case PositionCode::Shown:
    return;
  }
  llvm_unreachable("unknown PositionCode");
}

//===----------------------------------------------------------------------===//
// Headers
//===----------------------------------------------------------------------===//

/// Returns the little-endian member that contains \p P.
static uint64_t readMember(const AmdKernelCode &Header,
                           const FieldPosition &P) {
  const uint8_t *Member = reinterpret_cast<const uint8_t *>(&Header) + P.Offset;
  uint64_t Word = 0;
  for (unsigned I = P.Size; I-- != 0;)
    Word = Word << 8 | Member[I];
  return Word;
}

/// Returns the bits of \p P in \p Header, which encode a field.
static uint64_t getBits(const AmdKernelCode &Header, const FieldPosition &P) {
  return readMember(Header, P) >> P.Shift & P.Mask;
}

static void addToMember(AmdKernelCode &Header, const FieldPosition &P,
                        uint64_t Bits) {
  uint8_t *Member = reinterpret_cast<uint8_t *>(&Header) + P.Offset;
  for (unsigned I = 0; I != P.Size && Bits; ++I, Bits >>= 8)
    Member[I] |= uint8_t(Bits);
}

static bool isWritten(const FieldPosition &P, const KernelConfig &Config,
                      const LoweringFacts &Facts) {
  if (P.Code == PositionCode::LDSBlocks)
    return Facts.StoresLDSSize;
  if (P.Code == PositionCode::MoreBitsUnlessDims)
    return !Config.has(KernelField::Dims) &&
           !Facts.Defaults.has(KernelField::Dims);
  return P.Code != PositionCode::Shown;
}

/// Returns the value of \p F that the header encodes.
static uint64_t getValue(KernelField F, const KernelConfig &Config,
                         const LoweringFacts &Facts) {
  if (F == KernelField::SGPRCount)
    return Facts.Registers.SGPRs;
  if (F == KernelField::VGPRCount)
    return Facts.Registers.VGPRs;
  return Config.has(F) ? *Config.get(F) : Facts.Defaults.getOrDefault(F);
}

AmdKernelCode clrx::lower(const KernelConfig &Config,
                          const LoweringFacts &Facts) {
  AmdKernelCode Header = {};
  for (const FieldPosition &P : Positions) {
    if (!isWritten(P, Config, Facts))
      continue;
    const uint64_t Bits =
        encode(P.Code, getValue(P.Field, Config, Facts), Facts.Architecture);
    addToMember(Header, P, (Bits & P.Mask) << P.Shift);
  }
  return Header;
}

KernelConfig clrx::completeHSAFields(const KernelConfig &Specified) {
  KernelConfig Fields = Specified.withoutUnset();
  Fields.setIfUnset(KernelField::Dims, DimSets().pack());
  Fields.setIfUnset(KernelField::UserDataCount, getUserDataCount(Fields));
  return Fields;
}

RegisterCounts clrx::countHSARegisters(const KernelConfig &Fields,
                                       const RegisterUsage &Usage, Arch A) {
  // VCC has only one SGPR in wave32.
  const bool IsWave32 =
      Fields.isOn(KernelField::Wave32) && getArchInfo(A).HasWave32;
  const unsigned Extra = getExtraSGPRs(A, Usage, Fields) - (IsWave32 ? 1 : 0);
  return countRegisters(
      Fields, Usage, A,
      {unsigned(Fields.getOr(KernelField::UserDataCount, 0)), Extra});
}

void clrx::setMachineVersion(KernelConfig &Config, MachineVersion Version,
                             std::optional<uint32_t> Minor,
                             std::optional<uint32_t> Stepping) {
  Config.set(KernelField::MachineMajor, Version.Major);
  Config.set(KernelField::MachineMinor, Minor.value_or(Version.Minor));
  Config.set(KernelField::MachineStepping, Stepping.value_or(Version.Stepping));
}

void clrx::setControlDirectives(AmdKernelCode &Header, StringRef Bytes) {
  llvm::copy(Bytes.take_front(sizeof(Header.ControlDirectives)),
             Header.ControlDirectives);
}

std::string clrx::getControlDirectives(const AmdKernelCode &Header) {
  const ArrayRef<uint8_t> Bytes(Header.ControlDirectives);
  const bool IsZero = all_of(Bytes, [](uint8_t Byte) { return Byte == 0; });
  return IsZero ? "" : toStringRef(Bytes).str();
}

KernelConfig clrx::readFields(const AmdKernelCode &Header, Arch A) {
  KernelConfig C;
  for (const FieldPosition &P : Positions)
    decode(P, getBits(Header, P), A, C);
  return C;
}

KernelConfig clrx::readRsrcFields(const AmdKernelCode &Header, Arch A,
                                  unsigned VGPRGranule) {
  constexpr unsigned SGPRGranule = 8;
  const ArchInfo &Facts = getArchInfo(A);
  KernelConfig C = readFields(Header, A);
  for (const FieldPosition &P : Positions) {
    const uint64_t Bits = getBits(Header, P);
    if (P.Code == PositionCode::SGPRBlocks)
      C.set(P.Field,
            std::min<uint64_t>((Bits + 1) * SGPRGranule, Facts.MaxSGPRs));
    else if (P.Code == PositionCode::VGPRBlocks)
      C.set(P.Field, (Bits + 1) * VGPRGranule);
    else if (P.Code == PositionCode::LDSBlocks)
      C.set(P.Field, Bits * Facts.LDSGranule);
    else if (P.Code == PositionCode::MoreBits)
      C.set(P.Field, readMember(Header, P));
    else if (P.Code == PositionCode::Shown)
      C.set(P.Field, Bits);
  }
  return C;
}

/// Returns the index of the first position of each field.
static constexpr std::array<uint8_t, NumKernelFields> findFirstPositions() {
  std::array<uint8_t, NumKernelFields> Result = {};
  for (unsigned I = std::size(Positions); I-- != 0;)
    Result[unsigned(Positions[I].Field)] = I;
  return Result;
}

uint64_t clrx::readBits(const AmdKernelCode &Header, KernelField F) {
  static constexpr std::array<uint8_t, NumKernelFields> FirstPositions =
      findFirstPositions();
  return getBits(Header, Positions[FirstPositions[unsigned(F)]]);
}

std::optional<KernelConfig>
clrx::lift(const AmdKernelCode &Header, KernelConfig Config,
           function_ref<AmdKernelCode(const KernelConfig &)> Lower) {
  // The encodings 2 and 3 both enable three local dimensions. Lowering .dims
  // gives 2, so do not use .dims for 3.
  constexpr unsigned OtherThreeDims = 3;
  if (rsrc::ENABLE_VGPR_WORKITEM_ID.get(Header.PgmRsrc2) == OtherThreeDims)
    Config.clear(KernelField::Dims);
  const AmdKernelCode Plain = Lower(Config);
  Config.set(KernelField::PgmRsrc1, Header.PgmRsrc1 & ~Plain.PgmRsrc1);
  Config.set(KernelField::PgmRsrc2, Header.PgmRsrc2 & ~Plain.PgmRsrc2);
  const AmdKernelCode Lowered = Lower(Config);
  if (memcmp(&Lowered, &Header, sizeof(Header)) != 0)
    return std::nullopt;
  return Config;
}

void clrx::addRsrcBits(KernelConfig &Config) {
  AmdKernelCode Words = {};
  for (const FieldPosition &P : Positions)
    if (P.Code == PositionCode::MoreBits)
      addToMember(Words, P, Config.getOr(P.Field, 0) & P.Mask);
  for (const FieldPosition &P : Positions)
    if (P.Code == PositionCode::Value)
      if (const uint64_t Bits = getBits(Words, P))
        Config.set(P.Field, Config.getOrDefault(P.Field) | Bits);
}

//===- DescriptorReader.cpp - Kernel descriptors as directives ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bits of a directive are those that change with its value, as far as LLVM
// accepts the value. Register counts are rounded to blocks, so several counts
// are tried. Last, the whole descriptor is compared.
//
//===----------------------------------------------------------------------===//

#include "DescriptorReader.h"
#include "KernelModel/RsrcBits.h"
#include "LLVMSource/KernelBlocks.h"
#include "clrx/Support/Reporter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Records whether LLVM rejects a directive, and prints nothing.
class SilentReporter final : public Reporter {
  bool HasError = false;

public:
  SourcePos capture(SMLoc) override { return SourcePos(); }
  bool hadError() const override { return HasError; }

private:
  void report(Severity Kind, RuleId, SourcePos, const Twine &,
              const FixIt *) override {
    HasError |= Kind == Severity::Error;
  }
};

struct OtherDirective {
  StringLiteral Name;
  uint64_t Max;
};

// Directives that the GPUs of the language do not have.
constexpr OtherDirective OtherDirectives[] = {
    {"enable_private_segment", 1},
    {"tg_split", 1},
    {"user_sgpr_kernarg_preload_length", 15},
    {"user_sgpr_kernarg_preload_offset", 15},
    {"inst_pref_size", 255},
    {"round_robin_scheduling", 1},
    {"named_barrier_count", 7},
};

// Indices of the descriptor's words.
constexpr unsigned Rsrc1 = amdhsa::COMPUTE_PGM_RSRC1_OFFSET / 4;
constexpr unsigned Rsrc3 = amdhsa::COMPUTE_PGM_RSRC3_OFFSET / 4;
constexpr unsigned EntryWord = amdhsa::KERNEL_CODE_ENTRY_BYTE_OFFSET_OFFSET / 4;
constexpr unsigned AccGranule = 4;
constexpr unsigned MaxUserSGPRs = 16;

} // namespace

/// Returns the bits of \p Word that \p Mask selects, shifted down.
static uint32_t getBits(uint32_t Word, uint32_t Mask) {
  return (Word & Mask) >> countr_zero(Mask);
}

DescriptorReader::DescriptorReader(const TargetId &Id, unsigned Version)
    : Target(Id.str()), Version(std::max(Version, MinVersion)) {}

/// Returns the words that LLVM makes from \p Required and \p Directives,
/// without the distance to the code.
std::optional<DescriptorReader::Words>
DescriptorReader::make(std::vector<AmdHsaDirective> Directives,
                       const std::vector<AmdHsaDirective> &Required) const {
  SilentReporter Report;
  AmdHsaKernel Kernel;
  Kernel.Directives = std::move(Directives);
  append_range(Kernel.Directives, Required);
  std::optional<AmdHsaObject> Object =
      makeAmdHsaObject(Target, Version, Kernel, Report);
  if (!Object || Report.hadError())
    return std::nullopt;
  Words Result;
  for (auto [I, Word] : enumerate(Result))
    Word = support::endian::read32le(&Object->Descriptors[0][4 * I]);
  Result[EntryWord] = Result[EntryWord + 1] = 0;
  return Result;
}

/// Returns the directives that every block has.
std::vector<AmdHsaDirective>
DescriptorReader::require(uint64_t VGPRs, uint64_t SGPRs,
                          uint64_t AccOffset) const {
  std::vector<AmdHsaDirective> Result = {{"next_free_vgpr", VGPRs},
                                         {"next_free_sgpr", SGPRs}};
  if (HasAccVGPRs)
    Result.push_back({"accum_offset", AccOffset});
  return Result;
}

//===----------------------------------------------------------------------===//
// Bits of directives
//===----------------------------------------------------------------------===//

void DescriptorReader::learnField(StringRef Name, uint64_t Max) {
  // Request all user SGPRs, so that a flag which enables some of them does not
  // change their number.
  auto Make = [&](uint64_t Value) {
    std::vector<AmdHsaDirective> Directives = {{Name.str(), Value}};
    if (Name != "user_sgpr_count")
      Directives.push_back({"user_sgpr_count", MaxUserSGPRs});
    return make(Directives, require(1, 1, AccGranule));
  };
  const std::optional<Words> Zero = Make(0);
  Field F = {Name, 0, 0};
  for (uint64_t Bit = 1; Zero && Bit <= Max; Bit <<= 1) {
    const std::optional<Words> Produced = Make(Bit);
    if (!Produced)
      break;
    for (auto [I, A, B] : enumerate(*Zero, *Produced)) {
      if (A == B)
        continue;
      if (F.Mask && F.Word != I)
        return; // The directive is not a plain number.
      F.Word = I;
      F.Mask |= A ^ B;
    }
  }
  if (F.Mask)
    Fields.push_back(F);
}

void DescriptorReader::learn() {
  IsLearned = true;
  // LLVM rejects a block without .amdhsa_accum_offset exactly for processors
  // whose AccVGPRs are in the same register file as the VGPRs. require() adds
  // the directive once HasAccVGPRs is set.
  std::optional<Words> Produced = make({}, require(1, 1, AccGranule));
  HasAccVGPRs = !Produced;
  if (!Produced)
    Produced = make({}, require(1, 1, AccGranule));
  if (!Produced)
    return;
  Default = *Produced;
  for (const BlockRow &Row : getAmdHsaRows())
    if (!Row.Name.starts_with("next_free_") &&
        !Row.Name.starts_with("reserve_") && Row.Name != "accum_offset")
      learnField(Row.Name, std::min<uint64_t>(Row.Max, UINT32_MAX));
  for (const OtherDirective &D : OtherDirectives)
    learnField(D.Name, D.Max);
}

//===----------------------------------------------------------------------===//
// A descriptor
//===----------------------------------------------------------------------===//

/// Returns a number of VGPRs that fills as many blocks as \p Expected has.
std::optional<uint64_t>
DescriptorReader::findVGPRs(const std::vector<AmdHsaDirective> &Others,
                            const Words &Expected) const {
  const uint64_t Blocks =
      rsrc::GRANULATED_WORKITEM_VGPR_COUNT.get(Expected[Rsrc1]) + 1;
  for (unsigned Granule : {4, 8, 12, 16, 24, 32}) {
    const uint64_t VGPRs = Blocks * Granule;
    std::optional<Words> Produced = make(Others, require(VGPRs, 1, AccGranule));
    if (Produced &&
        rsrc::GRANULATED_WORKITEM_VGPR_COUNT.get((*Produced)[Rsrc1]) + 1 ==
            Blocks)
      return VGPRs;
  }
  return std::nullopt;
}

/// Returns the largest number of SGPRs that needs as many blocks as \p Expected
/// has. SGPRs that .amdhsa_kernel reserves by default are not counted.
std::optional<uint64_t>
DescriptorReader::findSGPRs(const std::vector<AmdHsaDirective> &Others,
                            uint64_t VGPRs, const Words &Expected) const {
  constexpr unsigned Granule = 8;
  const uint64_t Blocks =
      rsrc::GRANULATED_WAVEFRONT_SGPR_COUNT.get(Expected[Rsrc1]);
  // VCC, FLAT_SCRATCH and XNACK_MASK take some SGPRs of the blocks, so also try
  // numbers up to two blocks below the largest.
  for (uint64_t SGPRs = (Blocks + 1) * Granule + 1; SGPRs-- != 0;) {
    if (SGPRs + 2 * Granule < (Blocks + 1) * Granule)
      break;
    std::optional<Words> Produced =
        make(Others, require(VGPRs, SGPRs, AccGranule));
    if (Produced &&
        rsrc::GRANULATED_WAVEFRONT_SGPR_COUNT.get((*Produced)[Rsrc1]) == Blocks)
      return SGPRs;
  }
  return std::nullopt;
}

std::optional<std::vector<AmdHsaDirective>>
DescriptorReader::read(StringRef Descriptor) {
  if (!IsLearned)
    learn();
  Words Expected;
  for (auto [I, Word] : enumerate(Expected))
    Word = support::endian::read32le(Descriptor.data() + 4 * I);
  Expected[EntryWord] = Expected[EntryWord + 1] = 0;

  std::vector<AmdHsaDirective> Others;
  for (const Field &F : Fields) {
    const uint32_t Value = getBits(Expected[F.Word], F.Mask);
    if (Value != getBits(Default[F.Word], F.Mask))
      Others.push_back({F.Name.str(), Value});
  }
  const std::optional<uint64_t> VGPRs = findVGPRs(Others, Expected);
  if (!VGPRs)
    return std::nullopt;
  const std::optional<uint64_t> SGPRs = findSGPRs(Others, *VGPRs, Expected);
  if (!SGPRs)
    return std::nullopt;
  const uint64_t AccOffset =
      (rsrc::GFX90A_ACCUM_OFFSET.get(Expected[Rsrc3]) + 1) * AccGranule;
  std::vector<AmdHsaDirective> Required = require(*VGPRs, *SGPRs, AccOffset);
  if (make(Others, Required) != Expected)
    return std::nullopt;
  append_range(Required, Others);
  return Required;
}

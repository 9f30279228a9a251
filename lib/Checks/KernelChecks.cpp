//===- KernelChecks.cpp - Code against configuration of kernels -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Problems with registers are reported once for a kernel, at their
// first occurrence.
//
//===----------------------------------------------------------------------===//

#include "KernelChecks.h"
#include "EntryNotes.h"
#include "SureAccess.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the code of one kernel against its configuration.
class KernelChecker {
public:
  KernelChecker(const Program::Kernel &K, const KernelBlocks &Blocks,
                Findings &Found)
      : K(K), Code(K.In->Code), Facts(getArchInfo(Code.Architecture)),
        Blocks(Blocks), Found(Found),
        ChecksRegisters(K.Resources &&
                        !hasContradictoryWaveSize(K, Code.Architecture) &&
                        !Found.isFull(rules::DeclaredRegisters)) {}

  void check();

private:
  const Program::Kernel &K;
  const SectionCode &Code;
  const ArchInfo &Facts;
  const KernelBlocks &Blocks;
  Findings &Found;
  const bool ChecksRegisters;
  /// True for problems that were reported already.
  bool HasSGPRs = false, HasVGPRs = false;

  void checkInst(uint32_t Number);
  void checkRegisters(uint32_t Number);
  bool checkCount(bool IsVector, uint32_t Number, const CodeAccess &X);
  void checkEnd(const FlowBlock &B);
  Finding *add(RuleId Rule, uint32_t Number, uint8_t Operand,
               const Twine &Message);
};

} // namespace

Finding *KernelChecker::add(RuleId Rule, uint32_t Number, uint8_t Operand,
                            const Twine &Message) {
  if (!Found.wants(WarningGroup::Kernel, Rule, Code.Insts[Number]))
    return nullptr;
  return &Found.add(
      WarningGroup::Kernel, Rule, {Number, Operand},
      ((K.Name.empty() ? "" : "kernel '" + K.Name + "': ") + Message).str());
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Rounds up to the allocation granularity. GCN 1.5 always allocates all SGPRs,
/// so its granule is 0.
static unsigned roundUp(unsigned Count, unsigned Granule) {
  return Granule ? std::max(1u, (Count + Granule - 1) / Granule) * Granule
                 : ~0u;
}

unsigned clrx::getAllocatedCount(const KernelResources &R,
                                 const ArchInfo &Facts, bool IsVector) {
  return IsVector ? roundUp(R.VGPRs, Facts.VGPRGranule)
                  : roundUp(R.SGPRs, Facts.SGPRGranule);
}

/// Checks the register of \p X. \returns true if it exceeds the kernel's count,
/// after warning of this.
bool KernelChecker::checkCount(bool IsVector, uint32_t Number,
                               const CodeAccess &X) {
  const KernelResources &R = *K.Resources;
  const unsigned First = IsVector ? unsigned(CodeVGPR0) : 0;
  const unsigned Count = IsVector ? R.VGPRs : R.SGPRs;
  if (getAllocatedCount(R, Facts, IsVector) >= X.end() - First)
    return false;
  const std::string Name = getRegisterName(X.end() - 1, Code.Architecture);
  const StringRef What = IsVector ? "VGPRs" : "SGPRs";
  Finding *F = add(rules::DeclaredRegisters, Number, X.Operand,
                   Name + " is used here, but the kernel has " + Twine(Count) +
                       " " + What);
  if (!F)
    return true;
  const bool IsSpecified =
      IsVector ? R.SpecifiedVGPRs.has_value() : R.SpecifiedSGPRs.has_value();
  if (IsSpecified) {
    F->Notes.push_back({std::nullopt,
                        "the source specifies this count; without it, the "
                        "registers that the code writes are counted"});
    return true;
  }
  if (X.IsWrite) {
    F->Notes.push_back({std::nullopt,
                        "this instruction was counted for another kernel, or "
                        "for none"});
    return true;
  }
  F->Notes.push_back({std::nullopt,
                      "no instruction writes it, so it was not counted "
                      "and its value is undefined"});
  F->Notes.push_back({std::nullopt, describeWayToSet(R, Code.Insts[Number], X,
                                                     Code.Architecture)});
  return true;
}

bool clrx::hasContradictoryWaveSize(const KernelView &K, Arch A) {
  return getArchInfo(A).HasWave32 && K.Resources && !K.Wave32 &&
         K.Resources->StatedWaveSize == 32;
}

void KernelChecker::checkRegisters(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  for (const CodeAccess &Any : Code.getAccesses(I)) {
    const CodeAccess X = getSureAccess(I, Any, Code.Architecture);
    if (X.IsVar)
      continue;
    if (X.isVector() && !HasVGPRs)
      HasVGPRs = checkCount(/*IsVector=*/true, Number, X);
    // VCC and other special registers have higher numbers.
    if (X.First < Facts.AddressableSGPRs && X.end() <= CodeVCC && !HasSGPRs)
      HasSGPRs = checkCount(/*IsVector=*/false, Number, X);
  }
}

//===----------------------------------------------------------------------===//
// Accesses and the end of the code
//===----------------------------------------------------------------------===//

bool clrx::accessesLDS(const CodeInst &I) {
  static constexpr StringLiteral Others[] = {"ds_swizzle",  "ds_permute",
                                             "ds_bpermute", "ds_nop",
                                             "ds_gws",      "ds_ordered"};
  return I.is(InstClass::DS) && !I.is(InstClass::GDS) &&
         none_of(Others, [&](StringRef Name) {
           return I.getMnemonic().starts_with(Name);
         });
}

/// Reports if control may run past the end of the code after \p B.
void KernelChecker::checkEnd(const FlowBlock &B) {
  if (B.Ending != BlockExit::RunsOut)
    return;
  uint32_t Last = B.End - 1;
  while (Last && !Code.Insts[Last].Pos.isValid()) // Written as data.
    --Last;
  Finding *F = add(rules::MissingEnd, Last, CodeAccess::NoOperand,
                   "control runs past the end of the code here");
  if (F)
    F->Notes.push_back({std::nullopt, "end the kernel with 's_endpgm'",
                        "s_endpgm", /*IsAfter=*/true});
}

void KernelChecker::checkInst(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  const bool HasBoth = HasSGPRs && HasVGPRs;
  if (ChecksRegisters && !HasBoth && isReportable(I, WarningGroup::Kernel))
    checkRegisters(Number);
}

void KernelChecker::check() {
  for (uint32_t Number : Blocks.getNumbers()) {
    const FlowBlock &B = Blocks.getGraph().getBlocks()[Number];
    for (uint32_t I = B.First; I != B.End; ++I)
      checkInst(I);
    checkEnd(B);
  }
}

void clrx::checkKernel(const Program::Kernel &K, const KernelBlocks &Blocks,
                       Findings &Found) {
  const bool IsKernelOn = Found.isOn(WarningGroup::Kernel);
  const bool IsUninitializedOn = Found.isOn(WarningGroup::Uninitialized);
  if (IsKernelOn) {
    KernelChecker(K, Blocks, Found).check();
    checkArguments(K, Blocks, Found);
    checkBarriers(K, Blocks, Found);
    checkLoops(K, Blocks, Found);
  }
  if (IsKernelOn || IsUninitializedOn)
    checkLDS(K, Blocks, Found);
  if (IsUninitializedOn)
    checkUninitialized(K, Blocks, Found);
}

//===- KernelViews.cpp - Views of headers for analyses --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers are numbered in the order in which they are set up.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/KernelViews.h"
#include "clrx/ISA/Inst.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

void clrx::viewRegisters(KernelResources &R, RegisterCounts Counts,
                         const KernelConfig &Given,
                         const RegisterUsage &Usage) {
  R.SGPRs = Counts.SGPRs;
  R.VGPRs = Counts.VGPRs;
  R.SpecifiedSGPRs = Given.get(KernelField::SGPRCount);
  R.SpecifiedVGPRs = Given.get(KernelField::VGPRCount);
  R.Counted = Usage;
}

namespace {
struct FlagRow {
  uint16_t Flag; ///< In AmdKernelCode::SGPRFlags.
  uint16_t Count;
  StringLiteral Name;
};

/// Assigner of consecutive registers to values.
struct Assigner {
  KernelResources &R;
  unsigned Next;

  void add(StringRef Name, unsigned Count) {
    R.EntryValues.push_back({Name.str(), uint16_t(Next), uint16_t(Count)});
    Next += Count;
  }
};
} // namespace

/// User data by its flag, in this order.
static constexpr FlagRow UserData[] = {
    {SF_PrivateSegmentBuffer, 4, "scratch buffer"},
    {SF_DispatchPtr, 2, "dispatch packet address"},
    {SF_QueuePtr, 2, "queue address"},
    {SF_KernargSegmentPtr, 2, "argument address"},
    {SF_DispatchId, 2, "dispatch id"},
    {SF_FlatScratchInit, 2, "flat scratch init"},
    {SF_PrivateSegmentSize, 1, "scratch size"},
    {1 << 7, 1, "work-group count x"},
    {1 << 8, 1, "work-group count y"},
    {1 << 9, 1, "work-group count z"},
};

/// SGPRs that the hardware fills, in this order, with their bits in
/// COMPUTE_PGM_RSRC2.
static constexpr FlagRow SystemSGPRs[] = {
    {amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_X, 1,
     "work-group id x"},
    {amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_Y, 1,
     "work-group id y"},
    {amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_Z, 1,
     "work-group id z"},
    {amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_INFO, 1,
     "work-group info"},
    {amdhsa::COMPUTE_PGM_RSRC2_ENABLE_PRIVATE_SEGMENT, 1, "scratch offset"},
};

static constexpr StringLiteral LocalIds[] = {"local id x", "local id y",
                                             "local id z"};

void clrx::viewEntry(KernelResources &R, uint16_t SGPRFlags, uint32_t PgmRsrc2,
                     StringRef OtherUserData) {
  const unsigned NumUserSGPRs = AMDHSA_BITS_GET(
      PgmRsrc2, amdhsa::COMPUTE_PGM_RSRC2_GFX6_GFX120_USER_SGPR_COUNT);
  Assigner Scalar{R, 0};
  for (const FlagRow &Row : UserData)
    if (SGPRFlags & Row.Flag && Scalar.Next + Row.Count <= NumUserSGPRs) {
      Scalar.add(Row.Name, Row.Count);
      R.EntryValues.back().IsArgumentAddress = Row.Flag == SF_KernargSegmentPtr;
    }
  if (Scalar.Next < NumUserSGPRs)
    Scalar.add(OtherUserData, NumUserSGPRs - Scalar.Next);
  for (const FlagRow &Row : SystemSGPRs)
    if (PgmRsrc2 & Row.Flag)
      Scalar.add(Row.Name, Row.Count);
  const unsigned LastLocalId = AMDHSA_BITS_GET(
      PgmRsrc2, amdhsa::COMPUTE_PGM_RSRC2_ENABLE_VGPR_WORKITEM_ID);
  Assigner Vector{R, CodeVGPR0};
  for (unsigned I = 0; I <= std::min(LastLocalId, 2u); ++I)
    Vector.add(LocalIds[I], 1);
}

void clrx::viewHeader(KernelResources &R, const AmdKernelCode &Header) {
  R.SGPRs = Header.WavefrontSGPRs;
  R.VGPRs = Header.WorkitemVGPRs;
  R.StatedWaveSize = 1u << std::min<unsigned>(Header.WavefrontSizeLog2, 8);
  R.LDSSize = Header.GroupSegmentSize;
  R.ScratchSize = Header.PrivateSegmentSize;
  R.KernargSize = Header.KernargSize;
  viewEntry(R, Header.SGPRFlags, Header.PgmRsrc2);
}

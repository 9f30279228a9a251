//===- KernelReport.cpp - The report of a kernel --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the numbers in the reports of kernels.
//
//===----------------------------------------------------------------------===//

#include "KernelCode.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

void LabelRecorder::onDefinition(const SymbolEvent &S, const OutputEvent &E) {
  if (S.IsLabel && E.Section)
    Labels.try_emplace({E.Section, E.Offset}, S.Path.str());
}

StringRef LabelRecorder::find(const ExprSection *S, uint64_t Offset) const {
  auto It = Labels.find({S, Offset});
  return It == Labels.end() ? StringRef() : StringRef(It->second);
}

//===----------------------------------------------------------------------===//
// The code of a kernel
//===----------------------------------------------------------------------===//

/// Returns the blocks that can be reached from \p Entry, functions included.
static BitVector findReached(const FlowGraph &Graph, uint32_t Entry) {
  const ArrayRef<FlowBlock> All = Graph.getBlocks();
  BitVector Reached(All.size());
  SmallVector<uint32_t> Stack = {Entry};
  Reached.set(Entry);
  while (!Stack.empty()) {
    const FlowBlock &B = All[Stack.pop_back_val()];
    for (const auto &Next :
         {ArrayRef<uint32_t>(B.Successors), ArrayRef<uint32_t>(B.Callees)})
      for (uint32_t To : Next)
        if (!Reached.test(To)) {
          Reached.set(To);
          Stack.push_back(To);
        }
  }
  return Reached;
}

/// Returns true if the successors of \p B are unknown.
static bool isUnknownJump(const FlowBlock &B) {
  return B.Ending == BlockExit::Unknown ||
         (B.Ending == BlockExit::Call && B.Callees.empty());
}

KernelCode::KernelCode(const Program::Kernel &K, uint32_t End)
    : Code(K.In->Code), Graph(K.In->Graph),
      Entry(Graph.getBlockOf(K.EntryInst)) {
  const ArrayRef<FlowBlock> All = Graph.getBlocks();
  BitVector Reached = findReached(Graph, Entry);
  for (uint32_t B : Reached.set_bits())
    NumUnknownJumps += isUnknownJump(All[B]);
  if (NumUnknownJumps)
    for (uint32_t B = Entry; B != All.size() && All[B].First < End; ++B)
      Reached.set(B);
  for (uint32_t B : Reached.set_bits())
    Blocks.push_back(B);
}

void KernelCode::forEachInst(
    const Liveness &L,
    function_ref<void(uint32_t, uint32_t, LiveCounts)> Visit) const {
  std::vector<LiveCounts> OfBlock;
  for (uint32_t Number : Blocks) {
    const FlowBlock &B = Graph.getBlocks()[Number];
    OfBlock.assign(B.End - B.First, LiveCounts());
    if (B.IsReachable)
      L.forEachInst(Number, [&](uint32_t I, const RegisterSet &Before,
                                const RegisterSet &After) {
        RegisterSet WithResults = After;
        for (const CodeAccess &X : Code.getAccesses(Code.Insts[I]))
          if (X.IsWrite)
            WithResults.add(X);
        const Arch A = Code.Architecture;
        OfBlock[I - B.First] = {
            uint16_t(std::max(Before.countSGPRs(A), WithResults.countSGPRs(A))),
            uint16_t(std::max(Before.countVGPRs(), WithResults.countVGPRs()))};
      });
    for (uint32_t I = B.First; I != B.End; ++I)
      Visit(Number, I, OfBlock[I - B.First]);
  }
}

//===----------------------------------------------------------------------===//
// Kinds of instructions
//===----------------------------------------------------------------------===//

namespace {
/// The kind of an instruction is the first row that has one of its classes.
struct MixRow {
  StringLiteral Name, Title;
  InstClasses Classes;
};
} // namespace

static const MixRow MixRows[] = {
    {"branch", "branches and calls",
     InstClass::Branch | InstClass::CondBranch | InstClass::Call |
         InstClass::SetPC | InstClass::SwapPC | InstClass::Fork},
    {"wait", "waits", InstClass::Waitcnt | InstClass::WaitOneCounter},
    {"salu", "scalar ALU", InstClass::SALU},
    {"control", "other scalar", InstClass::SOPP},
    {"smem", "scalar memory", InstClass::SMEM},
    {"interp", "interpolation", InstClass::Interp},
    {"valu", "vector ALU", InstClass::VALU},
    {"lds", "LDS and GDS", InstClass::DS},
    {"buffer", "buffer memory", InstClass::Buffer},
    {"image", "images", InstClass::Image},
    {"flat", "flat, global, scratch", InstClass::Flat},
    {"export", "exports", InstClass::Export},
    {"unknown", "not understood", InstClasses()},
};

static size_t getMixRow(const CodeInst &I) {
  size_t N = 0;
  while (N + 1 != std::size(MixRows) && !I.Classes.hasAny(MixRows[N].Classes))
    ++N;
  return N;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

static void setPeak(RegisterPeak &P, unsigned Count, const CodeInst &I) {
  P.Count = Count;
  P.FileName = I.Pos.getFileName().str();
  P.Line = I.Pos.getLine();
  P.Offset = I.Offset;
}

static void describe(KernelReport &R, const KernelCode &Code,
                     const Liveness &L) {
  uint64_t Counts[std::size(MixRows)] = {};
  const CodeInst *PeakS = nullptr, *PeakV = nullptr;
  LiveCounts Most;
  Code.forEachInst(L, [&](uint32_t, uint32_t Number, LiveCounts Live) {
    const CodeInst &I = Code.Code.Insts[Number];
    ++Counts[getMixRow(I)];
    ++R.NumInsts;
    R.NumInserted += I.IsInserted;
    R.CodeSize += I.Size;
    if (!PeakS || Live.SGPRs > Most.SGPRs) {
      Most.SGPRs = Live.SGPRs;
      PeakS = &I;
    }
    if (!PeakV || Live.VGPRs > Most.VGPRs) {
      Most.VGPRs = Live.VGPRs;
      PeakV = &I;
    }
  });
  setPeak(R.SGPRs, Most.SGPRs, *PeakS);
  setPeak(R.VGPRs, Most.VGPRs, *PeakV);
  for (auto [Row, Count] : zip_equal(MixRows, Counts))
    if (Count)
      R.Mix.push_back({Row.Name, Row.Title, Count});
  R.NumUnknownJumps = Code.NumUnknownJumps;
}

/// Sets the numbers of registers that \p Code accesses in \p R. The reference's
/// count of registers exists only for code with a CLRX dialect.
static void countUsedRegisters(KernelReport &R, const KernelCode &Code) {
  const ArchInfo &Facts = getArchInfo(Code.Code.Architecture);
  unsigned SGPRs = 0, VGPRs = 0, AccVGPRs = 0;
  for (uint32_t Block : Code.Blocks) {
    const FlowBlock &B = Code.Graph.getBlocks()[Block];
    for (uint32_t I = B.First; I != B.End; ++I)
      for (const CodeAccess &X : Code.Code.getAccesses(Code.Code.Insts[I])) {
        if (X.First >= CodeAGPR0)
          AccVGPRs = std::max(AccVGPRs, X.end() - CodeAGPR0);
        else if (X.isVector())
          VGPRs = std::max(VGPRs, X.end() - CodeVGPR0);
        else if (X.end() <= Facts.AddressableSGPRs)
          SGPRs = std::max(SGPRs, X.end());
      }
  }
  assert(R.Resources && "the caller has set them");
  R.Resources->Counted.NumSGPRs = SGPRs;
  R.Resources->Counted.NumVGPRs = VGPRs;
  R.UsedAccVGPRs = AccVGPRs;
}

KernelDemand KernelReport::getDemand() const {
  KernelDemand D;
  D.Architecture = Architecture;
  D.Wave32 = Wave32;
  if (!Resources)
    return D;
  D.SGPRs = Resources->SGPRs;
  D.VGPRs = Resources->VGPRs;
  D.LDSSize = Resources->LDSSize;
  const auto &Size = Resources->GroupSize;
  constexpr uint64_t MaxGroupSize = 1024;
  const uint64_t Items = uint64_t(Size[0]) * Size[1] * Size[2];
  D.GroupSize = Size[0] <= MaxGroupSize && Size[1] <= MaxGroupSize &&
                        Items <= MaxGroupSize
                    ? Items
                    : 0;
  return D;
}

/// Sets the number of wavefronts if the resources are known.
static void setWaves(KernelReport &R) {
  if (R.IsUnderstood && R.Resources)
    R.Waves = computeOccupancy(R.getDemand());
}

/// Returns the start of the kernel after \p K, or the end of the code.
static uint32_t findEnd(ArrayRef<uint32_t> Entries, const Program::Kernel &K) {
  auto It = upper_bound(Entries, K.EntryInst);
  return It == Entries.end() ? K.In->Code.Insts.size() : *It;
}

std::vector<KernelReport> clrx::makeReports(const Program &P,
                                            const LabelRecorder &Labels,
                                            ReportDetail MaxDetail,
                                            StringRef OnlyKernel) {
  DenseMap<const Program::Part *, std::unique_ptr<Liveness>> Live;
  DenseMap<const Program::Part *, std::vector<uint32_t>> Entries;
  for (const Program::Kernel &K : P.Kernels)
    if (K.In)
      Entries[K.In].push_back(K.EntryInst);
  for (auto &[Part, List] : Entries) {
    sort(List);
    Live[Part] = std::make_unique<Liveness>(Part->Graph);
  }
  std::vector<KernelReport> Reports;
  size_t LinesLeft = MaxReportedLines, InstsLeft = MaxReportedInsts;
  for (const Program::Kernel &K : P.Kernels) {
    KernelReport &R = Reports.emplace_back();
    R.Name = K.Name;
    R.FileName = K.Pos.getFileName().str();
    R.Line = K.Pos.getLine();
    R.Wave32 = K.Wave32;
    R.Resources = K.Resources;
    if (!K.In)
      continue;
    R.Architecture = K.In->Code.Architecture;
    R.IsUnderstood = K.In->Code.Insts[K.EntryInst].isUnderstood();
    const KernelCode Code(K, findEnd(Entries[K.In], K));
    describe(R, Code, *Live[K.In]);
    if (R.Resources && !K.In->Code.hasDialect())
      countUsedRegisters(R, Code);
    setWaves(R);
    const ReportDetail Detail = OnlyKernel.empty() || K.Name == OnlyKernel
                                    ? MaxDetail
                                    : ReportDetail::Kernels;
    if (Detail >= ReportDetail::Blocks)
      describeBlocks(R, Code, *Live[K.In], Labels);
    if (Detail == ReportDetail::Blocks) {
      const size_t MaxInsts = std::min(InstsLeft, MaxInstsOfBlocks);
      describeInsts(R, Code, MaxInsts);
      InstsLeft -= std::min<size_t>(MaxInsts, R.NumInsts);
    }
    if (Detail < ReportDetail::Lines)
      continue;
    describeLines(R, Code, *Live[K.In], LinesLeft);
    LinesLeft -= std::min(LinesLeft, R.Lines.size());
  }
  return Reports;
}

void clrx::setResources(std::vector<KernelReport> &Reports,
                        ArrayRef<BinaryKernel> Kernels) {
  StringMap<size_t> ByName;
  for (auto [I, R] : enumerate(Reports))
    ByName.try_emplace(R.Name, I);
  for (const BinaryKernel &K : Kernels) {
    const auto [It, IsNew] = ByName.try_emplace(K.Name, Reports.size());
    if (IsNew) {
      KernelReport &R = Reports.emplace_back();
      R.Name = K.Name;
      R.Wave32 = K.Wave32;
      R.CodeSize = K.CodeSize;
    }
    KernelReport &R = Reports[It->second];
    const std::optional<KernelResources> Assembled =
        std::exchange(R.Resources, K.Resources);
    if (Assembled) {
      R.Resources->Counted = Assembled->Counted;
      R.Resources->MayHaveMoreLDS |= Assembled->MayHaveMoreLDS;
    }
    setWaves(R);
  }
}

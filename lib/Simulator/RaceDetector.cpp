//===- RaceDetector.cpp - Races between work-items --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Orders accesses, and reports those without an order.
//
//===----------------------------------------------------------------------===//

#include "Simulator/RaceDetector.h"
#include "Simulator/MemoryElements.h"
#include "Simulator/UndefinedUse.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

/// Largest number of other wavefronts that a wavefront knows by atomics.
static constexpr unsigned MaxOthers = 256;
/// Largest number of dwords with atomics.
static constexpr unsigned MaxReleases = 1 << 22;

RaceDetector::RaceDetector(const Dispatch &D, AccessObserver *Next,
                           bool ForgetsGroups)
    : D(D), Next(Next), ForgetsGroups(ForgetsGroups),
      WavesPerGroup(D.countWaves()) {}

void RaceDetector::startGroup(const WorkGroup &G) {
  FirstWave = uint32_t(D.getGroupNumber(G.Id) * WavesPerGroup);
  Waves.assign(G.Waves.size(), WaveOrder());
  Local.clear();
  if (!ForgetsGroups)
    return;
  Global.clear();
  Releases.clear();
}

void RaceDetector::passBarrier(const WorkGroup &G) {
  WaveOrder All;
  for (const WaveOrder &W : Waves) {
    All.IsAfterAll |= W.IsAfterAll;
    for (const auto &[Wave, Inst] : W.Others) {
      uint32_t &Known = All.Others[Wave];
      Known = std::max(Known, Inst);
    }
  }
  for (auto [W, Order] : zip(G.Waves, Waves)) {
    Order = All;
    Order.BeforeBarrier = uint32_t(W->NumInsts);
  }
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// Returns true if \p A is before the current instruction.
bool RaceDetector::isOrdered(const PastAccess &A) const {
  const uint32_t InGroup = A.Wave - FirstWave;
  if (InGroup < Waves.size() && A.Inst <= Waves[InGroup].BeforeBarrier)
    return true;
  const WaveOrder &Mine = Waves[Wave->Index];
  if (Mine.IsAfterAll)
    return true;
  const auto Known = Mine.Others.find(A.Wave);
  return Known != Mine.Others.end() && A.Inst <= Known->second;
}

/// Adds to \p To what the wavefront of \p From knew.
void RaceDetector::learn(WaveOrder &To, const Release &From) {
  uint32_t &Known = To.Others[From.Wave];
  if (From.Wave == Now.Wave || Known >= From.Inst)
    return;
  Known = From.Inst;
  To.Published = nullptr;
  To.IsAfterAll |= From.Known->IsAfterAll;
  for (const auto &[Wave, Inst] : From.Known->Others) {
    uint32_t &Old = To.Others[Wave];
    Old = std::max(Old, Inst);
  }
  if (To.Others.size() <= MaxOthers)
    return;
  To.IsAfterAll = true;
  To.Others.clear();
}

/// Returns what the current wavefront knows, in a form that other work-groups
/// understand.
std::shared_ptr<const RaceDetector::WaveOrder> RaceDetector::publish() const {
  auto Result = std::make_shared<WaveOrder>(Waves[Wave->Index]);
  for (auto [Index, W] : enumerate(Waves))
    if (W.BeforeBarrier) {
      uint32_t &Known = Result->Others[FirstWave + uint32_t(Index)];
      Known = std::max(Known, W.BeforeBarrier);
    }
  return Result;
}

/// Orders the wavefront behind the last atomic on the dword of \p R, and makes
/// \p R the last one.
void RaceDetector::synchronize(const AccessRecord &R) {
  WaveOrder &Mine = Waves[Wave->Index];
  if (Releases.size() == MaxReleases)
    return reportFull();
  Release &Last = Releases[{R.In, R.Offset / 4}];
  if (Last.Inst && !Mine.IsAfterAll)
    learn(Mine, Last);
  if (!R.writes())
    return;
  if (!Mine.Published)
    Mine.Published = publish();
  Last = {Now.Wave, Now.Inst, Mine.Published};
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Returns true if the lane of \p A stores the same bytes to the cell as the
/// current one, in the same instruction. Then the order does not matter.
bool RaceDetector::storesSameValue(const PastAccess &A) const {
  const StoredValues &Values = Current->Values;
  if (!Values || !Places)
    return false;
  const uint64_t Mine = Values(Now.Lane), Others = Values(A.Lane);
  const uint64_t Start = Places->Offset[A.Lane] + Distance;
  if (Start == Current->Offset)
    return Mine == Others;
  // The other lane may have written the cell as another element.
  if (CellOffset < Start || CellOffset + CellSize > Start + Current->Size)
    return false;
  const auto GetCell = [&](uint64_t Value, uint64_t From) {
    return Value >> ((CellOffset - From) * 8) &
           maskTrailingOnes<uint64_t>(CellSize * 8);
  };
  return GetCell(Mine, Current->Offset) == GetCell(Others, Start);
}

/// Returns true if the current access races with \p A; one of them writes.
bool RaceDetector::racesWith(const PastAccess &A) const {
  if (!A)
    return false;
  if (A.Wave == Now.Wave)
    return A.Inst == Now.Inst && A.Lane != Now.Lane &&
           Current->Access == MemoryAccess::Store && !storesSameValue(A);
  return !(A.IsAtomic && Now.IsAtomic) && !isOrdered(A);
}

/// Checks the current access for \p C and records it. \returns true if it
/// races.
bool RaceDetector::checkCell(ShadowCell &C) {
  if (racesWith(C.Write)) {
    report(C.Write, /*IsOtherWrite=*/true);
    return true;
  }
  if (Current->writes()) {
    for (const PastAccess &Read : C.Reads)
      if (Read.Wave != Now.Wave && racesWith(Read)) {
        report(Read, /*IsOtherWrite=*/false);
        return true;
      }
    C.Write = Now;
    // All reads are before the write.
    C.Reads[0] = C.Reads[1] = PastAccess();
    return false;
  }
  PastAccess &First = C.Reads[0], &Second = C.Reads[1];
  if (!First || First.Wave == Now.Wave)
    First = Now;
  else
    Second = Now;
  return false;
}

/// Checks the \p Size bytes at \p At, which are in \p Page.
void RaceDetector::checkPage(ShadowPage &Page, uint64_t At, unsigned Size) {
  const unsigned Offset = At % ShadowPage::Size;
  if (Page.isWhole())
    Page.splitIntoDwords();
  if ((Offset | Size) % 4 && !Page.hasByteCells())
    Page.splitIntoBytes();
  CellSize = Page.hasByteCells() ? 1 : 4;
  for (unsigned N = 0; N < Size; N += CellSize) {
    CellOffset = At + N;
    if (checkCell(Page.get(Offset + N)))
      return;
  }
}

/// Sets the members of Now that are the same for all lanes.
void RaceDetector::startInst(Wavefront &W, const Inst &I, MemoryAccess Access) {
  Wave = &W;
  Now.Wave = FirstWave + W.Index;
  Now.Inst = uint32_t(W.NumInsts);
  Now.Place = unsigned((W.CurrentPC - D.Code->Address) / 4) & 0xffffff;
  Now.IsAtomic = Access == MemoryAccess::Atomic ||
                 (I.Row->Format != InstFormat::DS && I[Field::GLC]);
}

/// Checks the bytes \p R of one lane.
void RaceDetector::check(const AccessRecord &R) {
  if (!R.In || R.In == D.Scratch)
    return;
  Current = &R;
  Now.Lane = R.Lane.value_or(PastAccess::NoLane);
  if (Now.IsAtomic)
    synchronize(R);
  RaceShadow &Shadow = R.In == &Wave->Group.LDS ? Local : Global;
  const uint64_t End = R.Offset + R.Size;
  for (uint64_t At = R.Offset; At != End;) {
    const unsigned Offset = At % ShadowPage::Size;
    const unsigned Size =
        unsigned(std::min<uint64_t>(End - At, ShadowPage::Size - Offset));
    if (ShadowPage *Page = Shadow.getPage(R.In, At))
      checkPage(*Page, At, Size);
    else
      reportFull();
    At += Size;
  }
}

bool RaceDetector::onAccess(Wavefront &W, const Inst &I,
                            const AccessRecord &R) {
  if (Next && !Next->onAccess(W, I, R))
    return false;
  startInst(W, I, R.Access);
  Places = nullptr;
  check(R);
  return true;
}

/// Checks an access of 64 consecutive dwords that are a page. \returns false if
/// it is none.
bool RaceDetector::checkWholePage(MemoryAccess Access, const ElementPlaces &P,
                                  unsigned Size) {
  const uint64_t Offset = P.Offset[0] + Distance;
  if (!P.Common || P.Common == D.Scratch || Size != 4 || Now.IsAtomic ||
      Offset % ShadowPage::Size || !P.areConsecutive())
    return false;
  RaceShadow &Shadow = P.Common == &Wave->Group.LDS ? Local : Global;
  ShadowPage *Page = Shadow.getPage(P.Common, Offset);
  if (!Page || !Page->isWhole())
    return false;
  const AccessRecord First = {Access, P.Common, Offset, Size, 0};
  Current = &First;
  Now.Lane = 0;
  checkCell(Page->Whole);
  return true;
}

bool RaceDetector::onLanes(Wavefront &W, const Inst &I, MemoryAccess Access,
                           const ElementPlaces &P, uint64_t At, unsigned Size,
                           StoredValues Values) {
  if (Next && !Next->onLanes(W, I, Access, P, At, Size, Values))
    return false;
  startInst(W, I, Access);
  Places = &P;
  Distance = At;
  if (checkWholePage(Access, P, Size))
    return true;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    const SplitElement *Split = P.Split.empty() ? nullptr : P.getSplit(Lane);
    if (!Split)
      return check({Access, P.getBytes(Lane), P.Offset[Lane] + Distance, Size,
                    Lane, Values});
    for (const BytePlace &Place : Split->Places)
      check({Access, Place.In, Place.Offset, 1, Lane});
  });
  return true;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

static StringRef getVerb(bool Writes, bool IsAtomic) {
  return IsAtomic ? "accesses" : Writes ? "writes" : "reads";
}

void RaceDetector::report(const PastAccess &Other, bool IsOtherWrite) {
  const GroupId Group = D.getGroupId(Other.Wave / WavesPerGroup);
  std::string Text;
  raw_string_ostream OS(Text);
  if (Other.Wave != Now.Wave)
    OS << "wavefront " << Other.Wave % WavesPerGroup << " of work-group "
       << Group[0] << ',' << Group[1] << ',' << Group[2];
  else
    OS << "the same instruction";
  if (Other.Lane != PastAccess::NoLane)
    OS << ", lane " << Other.Lane << ',';
  OS << ' ' << getVerb(IsOtherWrite, Other.IsAtomic)
     << (Other.Wave != Now.Wave ? " it here" : " it, too");
  Finding F;
  F.Group = FindingGroup::Race;
  F.Text = (Twine("a work-item ") + getVerb(Current->writes(), Now.IsAtomic) +
            " memory that another one " +
            getVerb(IsOtherWrite, Other.IsAtomic) + " without synchronization")
               .str();
  F.Note = "byte " + describePlace(*Wave, Current->In, Current->Offset);
  F.Lane = Current->Lane;
  F.Related.push_back({D.Code->Address + uint64_t(Other.Place) * 4, Text});
  Wave->report(std::move(F));
}

void RaceDetector::reportFull() {
  if (IsFull)
    return;
  IsFull = true;
  Wave->report(FindingGroup::Race,
               "the kernel accesses too much memory: the search for races "
               "is incomplete from here on",
               "", {}, /*IsError=*/false);
}

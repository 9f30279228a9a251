//===- VALUHazards.cpp - Results of VALU that come late -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hazards of GFX11 and GFX12 between instructions that access the same VGPRs.
// The check searches backward from each instruction that can fail. Counts are
// numbers of VALU instructions.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "Hazards.h"
#include "WaitInsts.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;
using namespace clrx;

namespace {

/// The result of a visit of one instruction in a search.
enum class Visit : uint8_t {
  Continue,
  Stop, ///< No instruction before this one causes the hazard.
  Found
};

/// The last operands of a load of parameters or LDS, in the upper half of its
/// word.
struct ParamLoadWaits {
  static constexpr unsigned MaxVALU = 15;
  /// The load waits until at most this number of VALU instructions remain.
  unsigned VALU;
  bool Memory; ///< Waits until memory accesses have read their registers.

  ParamLoadWaits(const SectionCode &Code, const CodeInst &I, bool IsGFX12) {
    constexpr unsigned Byte = 2, NoMemory = 1 << 7;
    const uint8_t Fields = Code.Content[I.Offset + Byte];
    VALU = Fields & MaxVALU;
    Memory = IsGFX12 && !(Fields & NoMemory);
  }
};

/// Checks the code of one section.
class VALUHazardCheck {
public:
  VALUHazardCheck(const FlowGraph &Graph, Findings &Found,
                  const PlannedWaits *Planned);

  void run();

private:
  const FlowGraph &Graph;
  const SectionCode &Code;
  Findings &Found;
  const WaitInsts Waits;
  const bool IsGFX12;      ///< True if loads of parameters can wait for memory.
  bool WritesExec = false; ///< True if SALU writes EXEC anywhere.
  const bool IgnoresInserted;

  bool hasHazard(StateHazard H) const {
    const StateHazardRow &Row = getStateHazardRows()[unsigned(H)];
    return Row.Arches & maskOf(Code.Architecture) && Found.isOn(Row.Group);
  }
  template <typename State, typename Function>
  std::optional<uint32_t> search(uint32_t From, State Start, Function Fn) const;
  bool overlaps(const CodeInst &I, const CodeAccess &X) const;
  bool writes(const CodeInst &I, const CodeAccess &X) const;
  std::optional<uint32_t> findVALU(uint32_t Number, const CodeAccess &X,
                                   const ParamLoadWaits &Own) const;
  std::optional<uint32_t> findMemory(uint32_t Number,
                                     const CodeAccess &X) const;
  void checkParamLoad(uint32_t Number);
  void checkForwarding(uint32_t Number);
  void report(StateHazard H, uint32_t Number, const CodeAccess &X,
              uint32_t Producer);
};

} // namespace

/// Returns true if SALU writes EXEC in \p I.
static bool writesExec(const SectionCode &Code, const CodeInst &I) {
  return I.is(InstClass::SALU) &&
         any_of(Code.getAccesses(I), [](const CodeAccess &X) {
           return X.IsWrite && (X.First == CodeExec || X.First == CodeExec + 1);
         });
}

VALUHazardCheck::VALUHazardCheck(const FlowGraph &Graph, Findings &Found,
                                 const PlannedWaits *Planned)
    : Graph(Graph), Code(Graph.getCode()), Found(Found),
      Waits(Code.Architecture), IsGFX12(hasHazard(StateHazard::ParamLoadVALU)),
      IgnoresInserted(Planned) {
  if (hasHazard(StateHazard::PartialForward))
    WritesExec = any_of(
        Code.Insts, [this](const CodeInst &I) { return writesExec(Code, I); });
}

//===----------------------------------------------------------------------===//
// Searches
//===----------------------------------------------------------------------===//

/// Calls \p Fn with \p Start and with each instruction before \p From, from the
/// last one on, until it returns Stop or Found. The search continues in
/// predecessors with a copy of the state, and visits each block once for each
/// path that is shorter than the earlier ones. \returns the instruction that is
/// found.
template <typename State, typename Function>
std::optional<uint32_t> VALUHazardCheck::search(uint32_t From, State Start,
                                                Function Fn) const {
  struct Point {
    uint32_t Block, From;
    State S;
  };
  SmallVector<Point, 4> Points = {{Graph.getBlockOf(From), From, Start}};
  SmallDenseMap<uint32_t, unsigned> Seen; ///< Fewest VALU instructions.
  while (!Points.empty()) {
    Point P = Points.pop_back_val();
    const FlowBlock &B = Graph.getBlocks()[P.Block];
    bool Stops = false;
    while (!Stops && P.From != B.First) {
      const CodeInst &I = Code.Insts[--P.From];
      if (!isChecked(B, I))
        break;
      if (IgnoresInserted && I.IsInserted)
        continue;
      const Visit V = Fn(P.S, I);
      if (V == Visit::Found)
        return P.From;
      Stops = V == Visit::Stop;
      P.S.NumVALU += I.is(InstClass::VALU);
    }
    if (Stops)
      continue;
    for (uint32_t To : B.Predecessors) {
      const FlowBlock &Next = Graph.getBlocks()[To];
      const auto [At, IsNew] = Seen.try_emplace(To, P.S.NumVALU);
      if (Next.Ending == BlockExit::Call ||
          (!IsNew && At->second <= P.S.NumVALU))
        continue;
      At->second = P.S.NumVALU;
      Points.push_back({To, Next.End, P.S});
    }
  }
  return std::nullopt;
}

static bool shareRegister(const CodeAccess &X, const CodeAccess &Y) {
  return X.First < Y.end() && Y.First < X.end();
}

/// Returns true if \p I accesses a register of \p X.
bool VALUHazardCheck::overlaps(const CodeInst &I, const CodeAccess &X) const {
  return any_of(Code.getAccesses(I),
                [&X](const CodeAccess &Y) { return shareRegister(X, Y); });
}

/// Returns true if \p I writes a register of \p X.
bool VALUHazardCheck::writes(const CodeInst &I, const CodeAccess &X) const {
  return any_of(Code.getAccesses(I), [&X](const CodeAccess &Y) {
    return Y.IsWrite && shareRegister(X, Y);
  });
}

void VALUHazardCheck::report(StateHazard H, uint32_t Number,
                             const CodeAccess &X, uint32_t Producer) {
  const StateHazardRow &Row = getStateHazardRows()[unsigned(H)];
  if (!Found.wants(Row.Group, {Row.Id}, Code.Insts[Number]))
    return;
  Finding &F =
      Found.add(Row.Group, {Row.Id}, {Number, X.Operand},
                fillIn(Row.Text, getRegisterName(X.First, Code.Architecture)));
  F.Notes.push_back(
      {Finding::Location{Producer, CodeAccess::NoOperand}, Row.Producer.str()});
  F.Notes.push_back(makeRemedy(Row));
}

//===----------------------------------------------------------------------===//
// Loads of parameters and LDS
//===----------------------------------------------------------------------===//

/// Returns true if \p I makes the hardware wait for all VALU instructions.
static bool waitsForVALU(const CodeInst &I) {
  constexpr unsigned VAVDst = 15 << 12;
  const InstClasses Others = InstClasses(InstClass::Buffer) | InstClass::Image |
                             InstClass::Flat | InstClass::DS |
                             InstClass::Export;
  return (I.Classes.hasAny(Others) && !I.is(InstClass::ParamLoad)) ||
         (I.is(InstClass::WaitDepCounter) && !(I.Immediate & VAVDst));
}

/// Searches a VALU instruction that may not have read or written \p X yet,
/// which the load \p Number with \p Own waits writes.
std::optional<uint32_t>
VALUHazardCheck::findVALU(uint32_t Number, const CodeAccess &X,
                          const ParamLoadWaits &Own) const {
  struct State {
    unsigned NumVALU = 0;
    bool HasTrans = false;
  };
  return search(Number, State(), [&](State &S, const CodeInst &I) {
    if (S.NumVALU >= Own.MaxVALU || waitsForVALU(I))
      return Visit::Stop;
    if (!I.is(InstClass::VALU))
      return Visit::Continue;
    // Transcendental instructions run beside others, so that no number of
    // remaining instructions but 0 says that one has completed.
    S.HasTrans |= I.is(InstClass::Trans);
    if (!overlaps(I, X))
      return Visit::Continue;
    return Own.VALU > (S.HasTrans ? 0 : S.NumVALU) ? Visit::Found : Visit::Stop;
  });
}

/// Searches a memory access that may not have read or written \p X yet, which
/// the load \p Number writes.
std::optional<uint32_t> VALUHazardCheck::findMemory(uint32_t Number,
                                                    const CodeAccess &X) const {
  struct State {
    unsigned NumVALU = 0;
    unsigned Done = 0; ///< Mask of the counters that reach 0 later.
  };
  const InstClasses Memory = InstClasses(InstClass::Buffer) | InstClass::Image |
                             InstClass::Flat | InstClass::DS;
  return search(Number, State(), [&](State &S, const CodeInst &I) {
    constexpr unsigned VMVSrc = 7 << 2;
    if (I.Classes.hasAny(InstClasses(InstClass::VALU) | InstClass::Export) ||
        (I.is(InstClass::WaitDepCounter) && !(I.Immediate & VMVSrc)) ||
        (I.is(InstClass::ParamLoad) && ParamLoadWaits(Code, I, IsGFX12).Memory))
      return Visit::Stop;
    unsigned Done = 0;
    Waits.forEachWait(I, [&Done](WaitFor C, unsigned Count) {
      Done |= Count ? 0 : 1u << unsigned(C);
    });
    S.Done |= Done;
    // In LLVM's rule, s_waitcnt 0 also waits for stores.
    if (I.is(InstClass::Waitcnt) && Done == (VMCnt | LGKMCnt | ExpCnt))
      return Visit::Stop;
    return I.Classes.hasAny(Memory) && I.Counters & ~S.Done && overlaps(I, X)
               ? Visit::Found
               : Visit::Continue;
  });
}

/// Checks the load \p Number, which writes a VGPR that earlier instructions may
/// not have read or written yet.
void VALUHazardCheck::checkParamLoad(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  const ParamLoadWaits Own(Code, I, IsGFX12);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite || !X.isVector())
      continue;
    if (std::optional<uint32_t> By = findVALU(Number, X, Own))
      report(IsGFX12 ? StateHazard::ParamLoadVALU : StateHazard::LDSDirectVALU,
             Number, X, *By);
    if (Own.Memory)
      continue;
    if (std::optional<uint32_t> By = findMemory(Number, X))
      report(IsGFX12 ? StateHazard::ParamLoadMemory
                     : StateHazard::LDSDirectMemory,
             Number, X, *By);
  }
}

//===----------------------------------------------------------------------===//
// Partial forwarding
//===----------------------------------------------------------------------===//

namespace {
/// A search of the instructions that write the sources of a VALU instruction.
/// Some sources must be written before a change of EXEC, others after it.
struct ForwardingState {
  static constexpr unsigned MaxSources = 4, Unknown = 255;
  // Largest distances that are dangerous.
  static constexpr unsigned MaxAfter = 4, MaxAround = 2, Max = 8;

  unsigned NumVALU = 0;
  unsigned ExecAt = Unknown; ///< NumVALU at the change of EXEC.
  uint8_t WrittenAt[MaxSources] = {Unknown, Unknown, Unknown, Unknown};

  bool hasWriter() const {
    return any_of(WrittenAt, [](uint8_t At) { return At != Unknown; });
  }
  Visit judge() const;
};
} // namespace

/// Judges the state after a source or EXEC has been written.
Visit ForwardingState::judge() const {
  if (ExecAt == Unknown)
    return Visit::Continue;
  unsigned Before = Unknown, After = Unknown;
  for (unsigned At : WrittenAt)
    if (At != Unknown)
      (At >= ExecAt ? Before : After) =
          std::min<unsigned>(At, At >= ExecAt ? Before : After);
  if (After == Unknown)
    return Visit::Continue;
  const unsigned Between = ExecAt - After - 1;
  if (After > MaxAfter || Between > MaxAround)
    return Visit::Stop;
  if (Before == Unknown)
    return Visit::Continue;
  return Before - ExecAt + Between > MaxAround ? Visit::Stop : Visit::Found;
}

/// Checks the VALU instruction \p Number, which may get old values of sources
/// that were written before and after a change of EXEC.
void VALUHazardCheck::checkForwarding(uint32_t Number) {
  SmallVector<CodeAccess, 4> Sources;
  for (const CodeAccess &X : Code.getAccesses(Code.Insts[Number]))
    if (!X.IsWrite && X.isVector() && X.Operand != CodeAccess::NoOperand &&
        none_of(Sources, [&X](const CodeAccess &Y) {
          return X.First == Y.First && X.Count == Y.Count;
        }))
      Sources.push_back(X);
  if (Sources.size() < 2 || Sources.size() > ForwardingState::MaxSources)
    return;
  using State = ForwardingState;
  const auto Step = [&](State &S, const CodeInst &I) {
    if (S.NumVALU > State::Max || waitsForVALU(I))
      return Visit::Stop;
    bool HasChanged = false;
    if (I.is(InstClass::VALU)) {
      for (auto [At, X] :
           zip_first(MutableArrayRef(S.WrittenAt).take_front(Sources.size()),
                     Sources))
        if (At == State::Unknown && writes(I, X)) {
          At = S.NumVALU;
          HasChanged = true;
        }
    } else if (S.ExecAt == State::Unknown && S.hasWriter() &&
               writesExec(Code, I)) {
      S.ExecAt = S.NumVALU;
      HasChanged = true;
    }
    if (S.NumVALU > State::MaxAfter && !S.hasWriter())
      return Visit::Stop;
    return HasChanged ? S.judge() : Visit::Continue;
  };
  const std::optional<uint32_t> By = search(Number, State(), Step);
  if (!By)
    return;
  const auto *X = find_if(
      Sources, [&](const CodeAccess &X) { return writes(Code.Insts[*By], X); });
  report(StateHazard::PartialForward, Number,
         X == Sources.end() ? Sources.front() : *X, *By);
}

void VALUHazardCheck::run() {
  const bool ChecksLoads = hasHazard(StateHazard::LDSDirectVALU) || IsGFX12;
  if (!ChecksLoads && !WritesExec)
    return;
  for (auto [Number, B] : enumerate(Graph.getBlocks())) {
    if (!isChecked(Graph, Number))
      continue;
    for (uint32_t N = B.First; N != B.End; ++N) {
      const CodeInst &I = Code.Insts[N];
      if (!isChecked(B, I) || (IgnoresInserted && I.IsInserted))
        continue;
      if (I.is(InstClass::ParamLoad) && ChecksLoads)
        checkParamLoad(N);
      else if (WritesExec && I.is(InstClass::VALU) && !I.Wave32)
        checkForwarding(N);
    }
  }
}

void clrx::checkVALUHazards(const FlowGraph &Graph, Findings &Found,
                            const PlannedWaits *Planned) {
  VALUHazardCheck(Graph, Found, Planned).run();
}

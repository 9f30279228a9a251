//===- ExecValues.cpp - Lanes that EXEC enables ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward dataflow analysis of EXEC and of masks in SGPRs and variables.
//
//===----------------------------------------------------------------------===//

#include "ExecValues.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <optional>

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

//===----------------------------------------------------------------------===//
// Sets of lanes
//===----------------------------------------------------------------------===//

static bool isWithinEntry(LaneSet S) {
  return S == LaneSet::Some || S == LaneSet::Entry;
}

/// Returns the knowledge about a lane set that is either \p A or \p B.
static LaneSet join(LaneSet A, LaneSet B) {
  if (A == B)
    return A;
  return isWithinEntry(A) && isWithinEntry(B) ? LaneSet::Some
                                              : LaneSet::Unknown;
}

/// Returns the intersection of two lane sets.
static LaneSet both(LaneSet A, LaneSet B) {
  if (A == B || A == LaneSet::All)
    return B;
  if (B == LaneSet::All)
    return A;
  return isWithinEntry(A) || isWithinEntry(B) ? LaneSet::Some
                                              : LaneSet::Unknown;
}

/// Returns the union of two lane sets.
static LaneSet either(LaneSet A, LaneSet B) {
  if (A == B || A == LaneSet::All || B == LaneSet::Some)
    return isWithinEntry(A) || A == LaneSet::All ? A : LaneSet::Unknown;
  if (B == LaneSet::All || A == LaneSet::Some)
    return isWithinEntry(B) || B == LaneSet::All ? B : LaneSet::Unknown;
  return LaneSet::Unknown;
}

/// Returns a subset of \p A.
static LaneSet without(LaneSet A) {
  return isWithinEntry(A) ? LaneSet::Some : LaneSet::Unknown;
}

/// Returns a subset of the union of \p A and \p B.
static LaneSet some(LaneSet A, LaneSet B) {
  return isWithinEntry(A) && isWithinEntry(B) ? LaneSet::Some
                                              : LaneSet::Unknown;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {

/// A row of MaskOps.def.
struct MaskOp {
  StringLiteral Mnemonic;
  LaneSet (*GetResult)(LaneSet Exec, LaneSet A, LaneSet B);
  bool SavesExec;
};

} // namespace

static const MaskOp *findMaskOp(StringRef Mnemonic) {
  static constexpr MaskOp Ops[] = {
#define CLRX_MASK_OP(Mnemonic, Result, SavesExec)                              \
  {Mnemonic,                                                                   \
   [](LaneSet Exec, LaneSet A, LaneSet B) -> LaneSet {                         \
     (void)Exec, (void)A, (void)B;                                             \
     return Result;                                                            \
   },                                                                          \
   SavesExec},
#include "MaskOps.def"
  };
  for (const MaskOp &Op : Ops)
    if (Mnemonic.starts_with(StringRef(Op.Mnemonic).drop_back()))
      return &Op;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The solver
//===----------------------------------------------------------------------===//

namespace {

/// Orders registers.
struct RegisterLess {
  bool operator()(const RegisterId &A, const RegisterId &B) const {
    return std::pair(A.Var, A.Number) < std::pair(B.Var, B.Number);
  }
};

} // namespace

/// Maximum number of tracked masks; further ones are unknown.
static constexpr size_t MaxMasks = 64;

struct ExecValues::State {
  bool IsSet = false; ///< False until an entry or predecessor sets the state.
  LaneSet Exec = LaneSet::Unknown;
  /// Known masks by their first registers.
  std::map<RegisterId, LaneSet, RegisterLess> Masks;

  bool joinWith(const State &Other);
};

/// Merges \p Other into the state. \returns true if the state has changed.
bool ExecValues::State::joinWith(const State &Other) {
  if (!IsSet) {
    *this = Other;
    return true;
  }
  const LaneSet NewExec = join(Exec, Other.Exec);
  bool IsChanged = NewExec != Exec;
  Exec = NewExec;
  for (auto It = Masks.begin(); It != Masks.end();) {
    auto Found = Other.Masks.find(It->first);
    const LaneSet New = Found == Other.Masks.end()
                            ? LaneSet::Unknown
                            : join(It->second, Found->second);
    IsChanged |= New != It->second;
    It->second = New;
    It = New == LaneSet::Unknown ? Masks.erase(It) : std::next(It);
  }
  return IsChanged;
}

bool ExecValues::isWriter(const SectionCode &Code, const CodeInst &I) {
  return any_of(Code.getAccesses(I), [](const CodeAccess &X) {
    return X.IsWrite && !X.IsVar && X.First <= CodeExec + 1 &&
           X.end() > CodeExec;
  });
}

class ExecValues::Solver {
public:
  Solver(const CallFlow &Flow, std::vector<LaneSet> &Values)
      : Flow(Flow), Code(Flow.getCode()), Values(Values) {}

  void run();

private:
  const CallFlow &Flow;
  const SectionCode &Code;
  std::vector<LaneSet> &Values;

  static unsigned getMaskSize(const CodeInst &C) { return C.Wave32 ? 1 : 2; }
  LaneSet getOperand(const State &S, const CodeInst &C,
                     const InstOperand &Op) const;
  void step(State &S, const CodeInst &C) const;
  void write(State &S, const CodeInst &C, const MaskOp *Op, LaneSet OldExec,
             LaneSet Result) const;
};

LaneSet ExecValues::Solver::getOperand(const State &S, const CodeInst &C,
                                       const InstOperand &Op) const {
  if (Op.File == OperandFile::Inline)
    return Op.Code == CodeInlineZero       ? LaneSet::Some
           : Op.Code == CodeInlineMinusOne ? LaneSet::All
                                           : LaneSet::Unknown;
  if (Op.File != OperandFile::Scalar || Op.Count != getMaskSize(C))
    return LaneSet::Unknown;
  if (!Op.IsVar && Op.Code == CodeExec)
    return S.Exec;
  auto Found = S.Masks.find(RegisterId(Op));
  return Found == S.Masks.end() ? LaneSet::Unknown : Found->second;
}

/// Updates \p S for the writes of \p C. \p Op is null if \p C has no row in the
/// table.
void ExecValues::Solver::write(State &S, const CodeInst &C, const MaskOp *Op,
                               LaneSet OldExec, LaneSet Result) const {
  for (const CodeAccess &X : Code.getAccesses(C)) {
    if (!X.IsWrite || X.isVector() || (!X.IsVar && X.First >= CodeSCC))
      continue;
    const RegisterId First = Code.getRegister(C, X);
    const bool IsWhole = Op && X.Count == getMaskSize(C);
    if (!First.Var && First.Number <= CodeExec + 1 &&
        First.Number + X.Count > CodeExec) {
      S.Exec = IsWhole && First.Number == CodeExec ? Result : LaneSet::Unknown;
      continue;
    }
    // The preceding register may be the first half of a mask.
    for (int I = -1; I != X.Count; ++I) {
      RegisterId Id = First;
      Id.Number += I;
      S.Masks.erase(Id);
    }
    const LaneSet New = Op && Op->SavesExec ? OldExec : Result;
    if (IsWhole && New != LaneSet::Unknown && S.Masks.size() < MaxMasks)
      S.Masks[First] = New;
  }
}

void ExecValues::Solver::step(State &S, const CodeInst &C) const {
  if (!C.isUnderstood() ||
      none_of(Code.getAccesses(C), [](const CodeAccess &X) {
        return X.IsWrite && !X.isVector() && (X.IsVar || X.First != CodeSCC);
      }))
    return;
  const MaskOp *Op = findMaskOp(C.getMnemonic());
  LaneSet Result = LaneSet::Unknown;
  if (Op) {
    const Inst I = Code.decodeInst(C);
    LaneSet Sources[2] = {LaneSet::Unknown, LaneSet::Unknown};
    unsigned Count = 0;
    if (I.Row)
      for (const InstOperand &Source : I.operands())
        if (Source.isSource() && Count < 2)
          Sources[Count++] = getOperand(S, C, Source);
    Result = Op->GetResult(S.Exec, Sources[0], Sources[1]);
  }
  write(S, C, Op, S.Exec, Result);
}

void ExecValues::Solver::run() {
  const ArrayRef<FlowNode> Nodes = Flow.getNodes();
  std::vector<State> Ins(Nodes.size());
  std::vector<bool> IsWaiting(Nodes.size(), true);
  for (auto [Number, N] : enumerate(Nodes)) {
    if (N.IsEntry || (N.Predecessors.empty() && !N.IsReachable)) {
      Ins[Number].IsSet = true;
      Ins[Number].Exec = N.IsEntry ? LaneSet::Entry : LaneSet::Unknown;
    }
  }
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (uint32_t Number : Flow.getOrder()) {
      const FlowNode &N = Nodes[Number];
      if (!IsWaiting[Number] || !Ins[Number].IsSet)
        continue;
      IsWaiting[Number] = false;
      State S = Ins[Number];
      for (uint32_t I = N.First; I != N.End; ++I) {
        Values[I] = S.Exec;
        step(S, Code.Insts[I]);
      }
      for (uint32_t To : N.Successors)
        // Unreachable code does not affect reachable code.
        if ((N.IsReachable || !Nodes[To].IsReachable) && Ins[To].joinWith(S))
          IsChanged = IsWaiting[To] = true;
    }
  }
}

ExecValues::ExecValues(const CallFlow &Flow) {
  const SectionCode &Code = Flow.getCode();
  if (none_of(Code.Insts, [&](const CodeInst &I) { return isWriter(Code, I); }))
    return;
  Values.assign(Code.Insts.size(), LaneSet::Unknown);
  Solver(Flow, Values).run();
}

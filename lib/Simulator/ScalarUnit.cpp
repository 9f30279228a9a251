//===- ScalarUnit.cpp - Scalar instructions ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything around the rows of scalar operations: operands, and the state that
// instructions read and write implicitly.
//
//===----------------------------------------------------------------------===//

#include "Simulator/ScalarUnit.h"
#include "Simulator/UndefinedCompare.h"
#include "Simulator/UndefinedUse.h"
#include "Simulator/WorkGroup.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;

ScalarValue sim::readScalar(const Wavefront &W, const DecodedSource &S) {
  using Kind = DecodedSource::Kind;
  switch (S.From) {
  case Kind::Scalar:
    return W.Scalars.get(S.Register, getTypeInfo(S.Type).dwords());
  case Kind::Constant:
    return {S.Constant};
  case Kind::Special:
    return readSpecial(W, S.Register);
  case Kind::None:
  case Kind::Vector:
    return {};
  }
  llvm_unreachable("unknown kind of source");
}

ScalarValue sim::readSpecial(const Wavefront &W, unsigned Code) {
  const ScalarValue VCC = W.getMask(CodeVCC);
  switch (Code) {
  case CodeVCCZ:
    return {VCC.Bits == 0, VCC.Undefined != 0};
  case CodeEXECZ:
    return {W.exec() == 0};
  case CodeSCC:
    return {W.SCC, W.IsSCCUndefined};
  default: // Apertures
    return {};
  }
}

/// Fills the state that a scalar operation may read and write. A copy of it
/// would wait for the stores of its members.
static void fillState(ScalarState &State, const Wavefront &W, const Inst &I) {
  State.SCC = W.SCC;
  State.EXEC = W.exec();
  State.VCC = W.getMask(CodeVCC).Bits;
  State.M0 = W.Scalars.Values[CodeM0];
  State.PC = W.PC;
  State.SIMM16 = int16_t(I[Field::Imm]);
  State.Lanes = W.numLanes();
  State.Architecture = W.dispatch().Architecture;
}

//===----------------------------------------------------------------------===//
// Undefined bits of results
//===----------------------------------------------------------------------===//

namespace {
/// Undefined bits of the operands of an operation: of the sources and, last, of
/// the former value of the destination if the operation reads it.
struct OperandBits {
  static constexpr unsigned Old = 2;
  static constexpr unsigned Count = 3;
  uint64_t Undefined[Count] = {};
  bool IsSCCUndefined = false; ///< True if the operation reads such an SCC.

  uint64_t any() const {
    return Undefined[0] | Undefined[1] | Undefined[2] | IsSCCUndefined;
  }
};

/// Undefined bits of the results of an operation.
struct ResultBits {
  uint64_t D = 0;
  uint64_t EXEC = 0;
  bool SCC = false;

  static ResultBits all() { return {~uint64_t(0), ~uint64_t(0), true}; }
};
} // namespace

/// Inverts the undefined bits of the operands whose bits are in \p Operands.
static void invertUndefined(ScalarArgs &Args, const OperandBits &Bits,
                            unsigned Operands) {
  for (unsigned N = 0; N != OperandBits::Count; ++N)
    if (Operands >> N & 1)
      (N == OperandBits::Old ? Args.Result : Args.Sources[N]) ^=
          Bits.Undefined[N];
}

/// Finds undefined bits of an operation each of whose result bits depends on at
/// most one bit of each operand: the bits that change if undefined bits of
/// operands are inverted.
static ResultBits findChangingBits(const Operation &Op, const ScalarArgs &Args,
                                   const OperandBits &Bits) {
  ScalarArgs Plain = Args;
  Op.Scalar(Plain);
  ResultBits Result;
  for (unsigned Operands = 1; Operands != 1 << OperandBits::Count; ++Operands) {
    ScalarArgs Inverted = Args;
    invertUndefined(Inverted, Bits, Operands);
    Op.Scalar(Inverted);
    Result.D |= Plain.Result ^ Inverted.Result;
    Result.EXEC |= Plain.State.EXEC ^ Inverted.State.EXEC;
    Result.SCC |= Plain.State.SCC != Inverted.State.SCC;
  }
  // SCC tells if the new value is not 0. A bit that is a defined 1 decides.
  if (Op.Result != ValueType::none) {
    const bool ChangesExec = Plain.State.EXEC != Args.State.EXEC || Result.EXEC;
    const uint64_t Value = ChangesExec ? Plain.State.EXEC : Plain.Result;
    const uint64_t Undefined = ChangesExec ? Result.EXEC : Result.D;
    Result.SCC = Undefined && !(Value & ~Undefined);
  }
  return Result;
}

/// Returns operand \p N of a comparison. Comparisons without sources compare
/// the old destination with the immediate, which they extend as their type
/// says.
static ScalarValue getCompared(const Operation &Op, const ScalarArgs &Args,
                               const OperandBits &Bits, unsigned N) {
  if (Op.Result == ValueType::none)
    return {Args.Sources[N], Bits.Undefined[N]};
  if (N == 0)
    return {Args.Result, Bits.Undefined[OperandBits::Old]};
  const bool IsSigned = getTypeInfo(Op.Result).Class == ValueClass::Signed;
  return {IsSigned ? uint64_t(Args.State.SIMM16)
                   : uint64_t(uint16_t(Args.State.SIMM16))};
}

static bool isEqualityUndefined(const Operation &Op, const ScalarArgs &Args,
                                const OperandBits &Bits) {
  const ValueType T = Op.Result == ValueType::none ? Op.Sources[0] : Op.Result;
  return isEqualityUndefined(getCompared(Op, Args, Bits, 0),
                             getCompared(Op, Args, Bits, 1), T);
}

/// Returns SCC of a comparison of \p End0 of the first operand with \p End1 of
/// the second one.
static bool compareRangeEnds(const Operation &Op, ScalarArgs Args,
                             const OperandBits &Bits, RangeEnd End0,
                             RangeEnd End1) {
  Args.Result = getRangeEnd({Args.Result, Bits.Undefined[OperandBits::Old]},
                            Op.Result, End0);
  Args.Sources[0] =
      getRangeEnd({Args.Sources[0], Bits.Undefined[0]}, Op.Sources[0], End0);
  Args.Sources[1] =
      getRangeEnd({Args.Sources[1], Bits.Undefined[1]}, Op.Sources[1], End1);
  Op.Scalar(Args);
  return Args.State.SCC;
}

static bool isOrderUndefined(const Operation &Op, const ScalarArgs &Args,
                             const OperandBits &Bits) {
  return compareRangeEnds(Op, Args, Bits, RangeEnd::Smallest,
                          RangeEnd::Largest) !=
         compareRangeEnds(Op, Args, Bits, RangeEnd::Largest,
                          RangeEnd::Smallest);
}

static ResultBits findUndefinedBits(const Operation &Op, const ScalarArgs &Args,
                                    const OperandBits &Bits) {
  if (Bits.IsSCCUndefined)
    return ResultBits::all();
  switch (Op.Undefined) {
  case UndefinedRule::Any:
  case UndefinedRule::ShiftAdd:
  case UndefinedRule::AddShift:
    break;
  case UndefinedRule::Left:
    return {~uint64_t(0) << llvm::countr_zero(Bits.any()), 0, true};
  case UndefinedRule::Equal:
    return {0, 0, isEqualityUndefined(Op, Args, Bits)};
  case UndefinedRule::Order:
    return {0, 0, isOrderUndefined(Op, Args, Bits)};
  case UndefinedRule::Move0:
    if (Bits.Undefined[1] | Bits.Undefined[OperandBits::Old])
      break;
    return findChangingBits(Op, Args, Bits);
  case UndefinedRule::Move1:
    if (Bits.Undefined[0] | Bits.Undefined[OperandBits::Old])
      break;
    return findChangingBits(Op, Args, Bits);
  case UndefinedRule::And:
  case UndefinedRule::Or:
  case UndefinedRule::AndNot:
  case UndefinedRule::OrNot:
  case UndefinedRule::Union:
  case UndefinedRule::Select:
  case UndefinedRule::Move01:
  case UndefinedRule::Move02:
  case UndefinedRule::Move12:
  case UndefinedRule::MoveAll:
    return findChangingBits(Op, Args, Bits);
  }
  return ResultBits::all();
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

/// Names the operand of \p D that has undefined bits.
static std::string nameUndefined(const Wavefront &W, const DecodedInst &D,
                                 const OperandBits &Bits) {
  for (unsigned N = 0; N != 2; ++N) {
    const DecodedSource &S = D.Sources[N];
    if (Bits.Undefined[N] && S.From == DecodedSource::Kind::Scalar)
      return getRegisterName(W, S.Register, getTypeInfo(S.Type).dwords());
  }
  if (Bits.Undefined[OperandBits::Old])
    return getRegisterName(W, D.Destination->Code, D.Destination->Count);
  return "scc";
}

namespace {
/// The execution of a scalar operation.
class ScalarExecution {
public:
  ScalarExecution(Wavefront &W, const DecodedInst &D)
      : W(W), D(D), Row(*D.I.Row), Op(*D.Op) {}
  void run();

private:
  Wavefront &W;
  const DecodedInst &D;
  const InstRow &Row;
  const Operation &Op;
  ScalarArgs Args;
  OperandBits Bits;
  ResultBits Undefined;

  void fetch();
  void write();
  bool writesDestination() const {
    return D.Destination && D.Destination->Kind == OperandKind::SDst &&
           !Row.has(DstNotWritten);
  }
};
} // namespace

void ScalarExecution::fetch() {
  for (unsigned N = 0; N != 2 && Op.Sources[N] != ValueType::none; ++N) {
    ScalarValue V = readScalar(W, D.Sources[N]);
    Args.Sources[N] = V.Bits;
    Bits.Undefined[N] = V.Undefined ? V.Undefined & getReadBits(Op, N) : 0;
  }
  const bool IsOldRead = Row.has(DstRead) || !writesDestination();
  if (D.Destination && IsOldRead) {
    ScalarValue V = W.Scalars.get(D.Destination->Code, D.Destination->Count);
    Args.Result = V.Bits;
    Bits.Undefined[OperandBits::Old] = V.Undefined;
  }
  Bits.IsSCCUndefined = Row.has(SCCRead) && W.IsSCCUndefined;
  fillState(Args.State, W, D.I);
}

void ScalarExecution::write() {
  const uint64_t OldExec = W.exec();
  if (Row.has(SCCWrite)) {
    W.SCC = Args.State.SCC;
    W.IsSCCUndefined = Undefined.SCC;
    W.Scalars.HasNewUndefined |= W.IsSCCUndefined;
  }
  const std::string Source = Bits.any() ? nameUndefined(W, D, Bits) : "";
  if (writesDestination())
    writeScalar(W, D.Destination->Code, D.Destination->Count,
                {Args.Result, Undefined.D}, Source);
  if (!Row.has(EXECWrite))
    return;
  ScalarValue Exec = {Args.State.EXEC, Undefined.EXEC};
  // Instructions of 32 bits write the lower half.
  if (D.Destination->Count == 1) {
    Exec.Bits = llvm::Make_64(llvm::Hi_32(OldExec), llvm::Lo_32(Exec.Bits));
    Exec.Undefined = llvm::Lo_32(Exec.Undefined);
  }
  writeExec(W, Exec, Source);
}

void ScalarExecution::run() {
  fetch();
  if (LLVM_UNLIKELY(Bits.any()))
    Undefined = findUndefinedBits(Op, Args, Bits);
  Op.Scalar(Args);
  write();
}

void sim::executeScalar(Wavefront &W, const DecodedInst &D) {
  ScalarExecution(W, D).run();
}

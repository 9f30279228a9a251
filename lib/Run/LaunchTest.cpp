//===- LaunchTest.cpp - The run of a launch file ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each launch has a machine of its own. The contents of buffers move into it
// and back.
//
//===----------------------------------------------------------------------===//

#include "Run/LaunchTest.h"
#include "Run/Comparison.h"
#include "clrx/Support/Rules.h"
#include "llvm/ADT/STLExtras.h"

using namespace clrx;
using namespace llvm;

void LaunchTest::fail(const Diagnostic &D) {
  OnDiagnostic(D);
  ++NumFailures;
}

void LaunchTest::check(std::optional<Diagnostic> Wrong) {
  ++NumExpectations;
  if (Wrong)
    fail(*Wrong);
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Puts the contents of buffer \p Index into \p V, or lets \p V refer to the
/// value with the number that has them.
static void passBuffer(RunValue &V, unsigned Index, unsigned Number,
                       std::vector<NamedBuffer> &Buffers,
                       SmallDenseMap<unsigned, unsigned> &Users) {
  auto [User, IsNew] = Users.try_emplace(Index, Number);
  if (!IsNew) {
    V.Kind = RunValue::Form::Same;
    V.Number = User->second;
    return;
  }
  V.Kind = RunValue::Form::Buffer;
  V.Contents = std::move(Buffers[Index].Contents.Values);
}

void LaunchTest::bindBuffers(LaunchStep &Step) {
  SmallDenseMap<unsigned, unsigned> Users;
  for (auto [I, Buffer] : enumerate(Step.ArgumentBuffers))
    if (Buffer)
      passBuffer(Step.Request.Arguments[I].Value, *Buffer, I, File.Buffers,
                 Users);
  Users.clear();
  for (auto [I, Buffer] : enumerate(Step.RegisterBuffers)) {
    BufferRequest &B = Step.Request.Buffers[I];
    if (Buffer)
      passBuffer(B.Value, *Buffer, B.Register, File.Buffers, Users);
  }
}

/// Takes the contents of the buffers back from the machine.
void LaunchTest::keepBuffers(const LaunchStep &Step, const Execution &E) {
  const auto Keep = [&](unsigned Index, unsigned Number) {
    if (sim::Allocation *A = E.getBuffer(Number))
      File.Buffers[Index].Contents.Values = *A;
  };
  for (auto [I, Buffer] : enumerate(Step.ArgumentBuffers))
    if (Buffer)
      Keep(*Buffer, I);
  for (auto [I, Buffer] : enumerate(Step.RegisterBuffers))
    if (Buffer)
      Keep(*Buffer, Step.Request.Buffers[I].Register);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void LaunchTest::checkBuffers(ArrayRef<Expectation> List) {
  for (const Expectation &E : List) {
    if (!E.Buffer)
      continue;
    const NamedBuffer &B = File.Buffers[*E.Buffer];
    const unsigned Size = E.Type->Size;
    const auto Get = [&](uint64_t I) {
      return readElement(B.Contents.Values, I * Size, Size);
    };
    check(compare(
        *File.JSON, E,
        {"buffer '" + B.Name + "'", B.Contents.Values.size() / Size, Get}));
  }
}

void LaunchTest::checkRegisters(const LaunchStep &Step, const Execution &E) {
  for (const Expectation &Expected : Step.Expectations) {
    if (Expected.Buffer)
      continue;
    std::vector<sim::ScalarValue> Values;
    for (RegisterRow &Row : readRegisters(Expected.Registers, E.getState()))
      append_range(Values, Row.Values);
    const auto Get = [&](uint64_t I) { return Values[I]; };
    check(compare(
        *File.JSON, Expected,
        {"register '" + Expected.Registers.Name + "'", Values.size(), Get}));
  }
}

static bool isExpected(const ExpectedFinding &E, const FindingReport &F) {
  return E.Group == F.First.Group &&
         (!E.Line || *E.Line == F.Description.Line) &&
         (!E.Count || *E.Count == F.Times) &&
         StringRef(F.First.Text).contains(E.Text);
}

/// Shows the findings that are not expected. \returns true if the launch is as
/// expected.
bool LaunchTest::checkFindings(const LaunchStep &Step, const Execution &E,
                               bool IsGood) {
  const std::vector<FindingReport> Found = E.getFindings();
  if (!Step.Findings) {
    for (const FindingReport &F : Found)
      OnDiagnostic(F.Description);
    return IsGood;
  }
  bool AreExpected = true;
  for (const FindingReport &F : Found) {
    if (any_of(*Step.Findings,
               [&](const ExpectedFinding &E) { return isExpected(E, F); }))
      continue;
    OnDiagnostic(F.Description);
    AreExpected = false;
  }
  for (const ExpectedFinding &Expected : *Step.Findings) {
    if (any_of(Found,
               [&](const FindingReport &F) { return isExpected(Expected, F); }))
      continue;
    Diagnostic D = File.JSON->makeDiagnostic(
        *Expected.Place, "the launch does not have this finding");
    D.Rule = rules::WrongResult.Name;
    OnDiagnostic(D);
    AreExpected = false;
  }
  return AreExpected;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

Error LaunchTest::prepare(const LaunchStep &Step, Execution &E) const {
  if (Error Wrong = E.prepare())
    return Wrong;
  for (const Expectation &Expected : Step.Expectations)
    if (!Expected.Buffer)
      if (Error Wrong =
              checkPrint(Expected.Registers, E.getDispatch(), E.getBuffers()))
        return createStringError("'" + Expected.Registers.Name +
                                 "': " + toString(std::move(Wrong)));
  return Error::success();
}

/// \returns false if the launch cannot start, or if it must be the last one.
bool LaunchTest::runStep(LaunchStep &Step) {
  bindBuffers(Step);
  Execution E(P, Step.Request);
  if (Error Wrong = prepare(Step, E)) {
    fail(File.JSON->makeDiagnostic(*Step.Place, toString(std::move(Wrong))));
    return false;
  }
  ++NumLaunches;
  if (OnStart)
    OnStart(E);
  bool IsGood = E.run();
  keepBuffers(Step, E);
  if (OnEnd && !OnEnd(E))
    return false;
  IsGood = checkFindings(Step, E, IsGood);
  if (Error Hidden = E.checkHiddenStop()) {
    OnDiagnostic(
        File.JSON->makeDiagnostic(*Step.Place, toString(std::move(Hidden))));
    IsGood = false;
  }
  NumFailures += !IsGood;
  checkBuffers(Step.Expectations);
  checkRegisters(Step, E);
  return true;
}

void LaunchTest::run() {
  for (LaunchStep &Step : File.Launches)
    if (!runStep(Step))
      return;
  checkBuffers(File.Expectations);
}

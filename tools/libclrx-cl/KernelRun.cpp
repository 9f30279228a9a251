//===- KernelRun.cpp - Execution of kernels -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves the contents of buffers to the simulator's memory and back, and reports
// findings.
//
//===----------------------------------------------------------------------===//

#include "KernelRun.h"
#include "Launch/KernelSetup.h"
#include "PathChecks/PathChecks.h"
#include "Run/FindingLog.h"
#include "Simulator/Simulator.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;
using launch::ArgumentValue;

namespace {

class FindingRecorder : public sim::RunObserver {
public:
  FindingLog Findings;
  bool IsEmpty = true;
  void onFinding(const sim::Finding &F) override {
    Findings.add(F);
    IsEmpty = false;
  }
  std::unique_ptr<sim::PathObserver>
  observePaths(const sim::Dispatch &D) override {
    return makePathChecks(D, sim::getDefaultGroups());
  }
};

/// The memory of buffers while it is in the memory of a machine.
class MovedMemory {
public:
  MovedMemory(sim::Memory &Mem, bool Is64Bit) : Mem(Mem), Is64Bit(Is64Bit) {}
  /// Moves the contents back.
  ~MovedMemory() {
    for (auto &[S, A] : Moved)
      static_cast<sim::Bytes &>(S->Contents) = std::move(*A);
  }

  /// Moves \p S, unless that was done. \returns null if it has no address of 32
  /// bits.
  sim::Allocation *add(Storage &S, const Twine &Name) {
    sim::Allocation *&A = Moved[&S];
    if (A)
      return A;
    std::optional<uint64_t> Address = S.Address;
    if (!Is64Bit)
      Address = AddressSpace::getLowAddress(S.Address, S.Size);
    if (!Address) {
      Moved.erase(&S);
      return nullptr;
    }
    A = &Mem.allocateAt(Name.str(), *Address, 0);
    static_cast<sim::Bytes &>(*A) = std::move(S.Contents);
    A->IsWritable = S.IsWritable;
    A->IsReadByHost = S.IsReadable;
    return A;
  }

private:
  sim::Memory &Mem;
  const bool Is64Bit;
  MapVector<Storage *, sim::Allocation *> Moved;
};

} // namespace

/// Returns the value of an argument that is a pointer.
static Expected<ArgumentValue> makePointer(const KernelRun &R, unsigned Index,
                                           MovedMemory &Memory) {
  const KernelSetting &S = R.Settings[Index];
  ArgumentValue V;
  std::shared_ptr<Storage> In;
  if (S.Buffer) {
    In = S.Buffer->Memory;
    V.Number = S.Buffer->Origin;
  } else if (S.SVMPointer) {
    const auto Place = R.InContext->SVM.find(S.SVMPointer, 0);
    if (!Place)
      return createStringError("the SVM memory of argument " + Twine(Index) +
                               " was freed");
    In = Place->In;
    V.Number = Place->Offset;
  } else {
    return V; // The null pointer.
  }
  V.Form = ArgumentValue::Existing;
  V.Allocation = Memory.add(*In, "arg " + Twine(Index));
  if (!V.Allocation)
    return createStringError("the memory of argument " + Twine(Index) +
                             " has no address of 32 bits");
  return V;
}

static Expected<ArgumentValue> makeValue(const KernelRun &R, unsigned Index,
                                         MovedMemory &Memory) {
  const KernelSetting &S = R.Settings[Index];
  ArgumentValue V;
  switch (R.Code.Code->Args[Index].Kind) {
  case launch::ArgKind::LocalPointer:
    V.Form = ArgumentValue::Local;
    V.Number = S.LocalSize;
    return V;
  case launch::ArgKind::GlobalPointer:
  case launch::ArgKind::ConstantPointer:
    return makePointer(R, Index, Memory);
  default:
    V.Form = ArgumentValue::Bytes;
    V.Contents = sim::Bytes(S.Bytes.size());
    V.Contents.write(0, S.Bytes);
    return V;
  }
}

static Expected<launch::PreparedLaunch>
prepareLaunch(const KernelRun &R, sim::Machine &Machine, MovedMemory &Memory) {
  std::vector<ArgumentValue> Values;
  for (unsigned I = 0; I != R.Settings.size(); ++I) {
    Expected<ArgumentValue> V = makeValue(R, I, Memory);
    if (!V)
      return V.takeError();
    Values.push_back(std::move(*V));
  }
  // The kernel may find pointers to all SVM allocations in memory.
  if (R.Code.Code->Setup->Is64Bit)
    for (const std::shared_ptr<Storage> &S : R.InContext->SVM.getAll())
      Memory.add(*S, "SVM memory");
  return launch::prepare(*R.Code.Code, R.Sizes, Values, Machine.Mem);
}

static void report(const FindingRecorder &Recorder, const sim::Dispatch &D,
                   const KernelCode &Code) {
  std::string Text;
  raw_string_ostream OS(Text);
  const CodeOrigin Origin = Code.Origin->of(D.KernelName);
  for (const FindingReport &F : Recorder.Findings.describe(D, Origin))
    F.Description.print(OS);
  if (!Text.empty())
    writeLog(Text);
}

cl_int KernelRun::run() const {
  FindingRecorder Recorder;
  sim::Machine Machine(Recorder, sim::RunOptions());
  MovedMemory Memory(Machine.Mem, Code.Code->Setup->Is64Bit);
  Expected<launch::PreparedLaunch> Launch =
      prepareLaunch(*this, Machine, Memory);
  if (!Launch) {
    logError(toString(Launch.takeError()));
    return CL_OUT_OF_RESOURCES;
  }
  Machine.run(Launch->Dispatch);
  report(Recorder, Launch->Dispatch, Code);
  // A GPU would hang or report a fault.
  if (Machine.stopReason())
    return CL_OUT_OF_RESOURCES;
  return getSettings().IsStrict && !Recorder.IsEmpty ? CL_OUT_OF_RESOURCES
                                                     : CL_COMPLETE;
}

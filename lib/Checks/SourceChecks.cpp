//===- SourceChecks.cpp - The source as a whole ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the code is for, and whether anybody can run it.
//
//===----------------------------------------------------------------------===//

#include "KernelChecks.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

class SourceChecker {
public:
  SourceChecker(const Program &P, const CheckOptions &Options, Reporter &Report)
      : P(P), Options(Options), Report(Report) {}

  void check();

private:
  const Program &P;
  const CheckOptions &Options;
  Reporter &Report;

  bool say(SourcePos Pos, const Twine &Message);
  void checkDevice(const Program::Part &In, const CodeInst &First);
  void checkCodeHasKernels(const CodeInst &First);
  void checkKernels();
};

} // namespace

/// \returns whether it is said; then notes may follow.
bool SourceChecker::say(SourcePos Pos, const Twine &Message) {
  if (isMuted(Pos, WarningGroup::Kernel))
    return false;
  reportWarning(Report, WarningGroup::Kernel, Options, Pos, Message);
  return true;
}

/// What \p A is called.
static StringRef getName(Arch A) { return getArchInfo(A).Names[0]; }

void SourceChecker::checkDevice(const Program::Part &In,
                                const CodeInst &First) {
  const SourceView &S = P.Source;
  const StringRef Name = getName(In.Code.Architecture);
  if (S.LateDevicePos.isValid()) {
    if (say(S.LateDevicePos,
            "this comes too late: instructions stay those of " + Name))
      Report.note(S.OutputPos, "it must stand in front of this, with which the "
                               "output begins");
  } else if (!S.IsDeviceNamed &&
             say(First.Pos,
                 "no device is named, so instructions are those of " + Name +
                     ", for " + S.Device)) {
    Report.note(First.Pos, "'.gpu NAME' in front of the code, or the option "
                           "-mcpu, names one; --help-targets lists them");
  }
}

void SourceChecker::checkCodeHasKernels(const CodeInst &First) {
  if (!P.Kernels.empty() || P.Source.MayBeLibrary)
    return;
  if (say(First.Pos, "the source has code, but no kernel: nobody can run it"))
    Report.note(First.Pos, "'.kernel NAME' makes a kernel; '.rawcode' writes "
                           "code alone");
}

void SourceChecker::checkKernels() {
  for (const Program::Kernel &K : P.Kernels) {
    if (!K.In && !K.Name.empty())
      say(K.Pos, K.Section
                     ? "no instruction is where kernel '" + K.Name + "' begins"
                     : "kernel '" + K.Name + "' has no code");
    if (K.In && isOfOtherWaveSize(K, K.In->Code.Architecture) &&
        say(K.Pos, "kernel '" + K.Name +
                       "' has '.wavefront_size 32', but runs "
                       "in wavefronts of 64"))
      Report.note(K.Pos, "'.use_wave32' in its '.config' makes it run in those "
                         "of 32; clrxdisasm leaves it out");
    if (!K.HasHeader && say(K.Pos, "kernel '" + K.Name +
                                       "' has no configuration: the hardware "
                                       "is set up with zeros for it"))
      Report.note(K.Pos, "'.config' behind it begins one");
  }
}

void SourceChecker::check() {
  for (const Program::Part &In : P.Parts) {
    const auto First = find_if(In.Code.Insts, [](const CodeInst &I) {
      return I.isUnderstood() && I.Pos.isValid();
    });
    if (First == In.Code.Insts.end())
      continue;
    checkDevice(In, *First);
    checkCodeHasKernels(*First);
    break;
  }
  checkKernels();
}

void clrx::checkSource(const Program &P, const CheckOptions &Options,
                       Reporter &Report) {
  SourceChecker(P, Options, Report).check();
}

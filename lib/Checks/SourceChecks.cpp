//===- SourceChecks.cpp - Checks of the source as a whole -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that the source selects a device in time, and that its code can run.
//
//===----------------------------------------------------------------------===//

#include "KernelChecks.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the source as a whole.
class SourceChecker {
public:
  SourceChecker(const Program &P, const CheckOptions &Options, Reporter &Report)
      : P(P), Options(Options), Report(Report) {}

  void check();

private:
  const Program &P;
  const CheckOptions &Options;
  Reporter &Report;

  bool say(SourcePos Pos, RuleId Rule, const Twine &Message);
  void checkDevice(const Program::Part &In, const CodeInst &First);
  void checkCodeHasKernels(const CodeInst &First);
  void checkStart(const Program::Kernel &K);
  void checkKernels();
};

} // namespace

/// Reports a warning unless its group is off at \p Pos. \returns true if it was
/// reported, so that notes may follow.
bool SourceChecker::say(SourcePos Pos, RuleId Rule, const Twine &Message) {
  if (isMuted(Pos, WarningGroup::Kernel))
    return false;
  reportWarning(Report, WarningGroup::Kernel, Rule, Options, Pos, Message);
  return true;
}

/// Returns the name of \p A.
static StringRef getName(Arch A) { return getArchInfo(A).Names[0]; }

void SourceChecker::checkDevice(const Program::Part &In,
                                const CodeInst &First) {
  const SourceView &S = P.Source;
  const StringRef Name = getName(In.Code.Architecture);
  if (S.LateDevicePos.isValid()) {
    if (say(S.LateDevicePos, rules::LateDevice,
            "the device is selected too late: instructions are already encoded "
            "for " +
                Name))
      Report.note(S.OutputPos, "select it before this statement");
  } else if (!S.IsDeviceNamed &&
             say(First.Pos, rules::DefaultDevice,
                 "no device is selected, so instructions are encoded for " +
                     Name + " (" + S.Device + ")")) {
    Report.note(First.Pos, "select one with '.gpu NAME' before the code, or "
                           "with -mcpu; --help-targets lists the names");
  }
}

void SourceChecker::checkCodeHasKernels(const CodeInst &First) {
  if (!P.Kernels.empty() || P.Source.IsCodeObject)
    return;
  if (say(First.Pos, rules::NoKernel,
          "the source has code, but no kernel to run it"))
    Report.note(First.Pos,
                "declare a kernel with '.kernel NAME', or write only "
                "the code with '.rawcode'");
}

void SourceChecker::checkStart(const Program::Kernel &K) {
  if (K.In || K.Name.empty())
    return;
  if (!K.Section) {
    if (say(K.Pos, rules::KernelStart, "kernel '" + K.Name + "' has no code"))
      Report.note(K.Pos, "write its code, which ends with 's_endpgm'");
  } else if (say(K.Pos, rules::KernelStart,
                 "kernel '" + K.Name + "' does not begin at an instruction")) {
    Report.note(K.Pos, "write its first instruction at offset " +
                           Twine(K.Entry) + " of '" + K.Section->getName() +
                           "', where data or nothing is now");
  }
}

void SourceChecker::checkKernels() {
  for (const Program::Kernel &K : P.Kernels) {
    checkStart(K);
    if (K.In && hasContradictoryWaveSize(K, K.In->Code.Architecture) &&
        say(K.Pos, rules::WaveSize,
            "kernel '" + K.Name +
                "' has '.wavefront_size 32', but runs "
                "in wavefronts of 64"))
      Report.note(K.Pos, "add '.use_wave32' to its '.config' for wavefronts of "
                         "32; clrxdisasm omits it");
    if (!K.HasHeader && say(K.Pos, rules::NoConfiguration,
                            "kernel '" + K.Name +
                                "' has no configuration, so the hardware "
                                "is set up with zeros"))
      Report.noteFix(K.Pos, FixIt::appendStatement(K.Pos, ".config"),
                     "add '.config' after the declaration of the kernel");
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

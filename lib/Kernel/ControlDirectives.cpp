//===- ControlDirectives.cpp - Sections of control directives -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the sections of control directives and checks their size.
//
//===----------------------------------------------------------------------===//

#include "Kernel/ControlDirectives.h"
#include "clrx/KernelModel/AmdKernelCode.h"

using namespace llvm;
using namespace clrx;

void clrx::checkControlDirectives(Reporter &Report, StringRef Kernel,
                                  const Section &S, SourcePos Begin) {
  constexpr uint64_t Expected = sizeof(AmdKernelCode::ControlDirectives);
  const uint64_t Size = S.getCounter();
  if (Size == Expected)
    return;
  Report.error(Begin, rules::KernelParts,
               "control directives of kernel '" + Kernel + "' have " +
                   Twine(Size) + " bytes instead of " + Twine(Expected));
  Report.note(Begin, Size < Expected
                         ? "add '.skip " + Twine(Expected - Size) + "'"
                         : "remove " + Twine(Size - Expected) + " bytes");
}

Section *ControlDirectiveSections::open(unsigned Kernel, SMLoc Loc) {
  Entry &E = Sections[Kernel];
  if (!E.Sec) {
    SectionTraits Traits;
    Traits.Labels = LabelValue::Absolute;
    E = {Host.createSection(".control_directive", Traits),
         Host.getReporter().capture(Loc)};
  }
  return E.Sec;
}

//===- Profile.cpp - The page of executed instructions --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds counts to the reports of kernels.
//
//===----------------------------------------------------------------------===//

#include "Run/Profile.h"
#include "Report/Printers.h"

using namespace clrx;
using namespace llvm;

void clrx::printProfile(raw_ostream &OS, const RunProgram &P,
                        const Coverage &Covered,
                        ArrayRef<Diagnostic> Messages) {
  std::vector<KernelReport> Reports = P.getReports().vec();
  for (KernelReport &K : Reports)
    Covered.addTo(K, P.getOrigin(K.Name).Kernel.Section);
  erase_if(Reports, [](const KernelReport &K) { return !K.NumExecuted; });
  printHTMLReport(OS, Reports, Messages, P.getFile());
}

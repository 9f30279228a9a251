//===- Profile.h - The page of executed instructions ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page of -profile.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_PROFILE_H
#define CLRX_LIB_RUN_PROFILE_H

#include "Run/Coverage.h"

namespace clrx {

/// Prints the HTML reports of the kernels of \p P that were executed, with the
/// counts of \p Covered and the messages \p Messages. The program must have
/// reports with ReportDetail::Lines.
void printProfile(llvm::raw_ostream &OS, const RunProgram &P,
                  const Coverage &Covered, llvm::ArrayRef<Diagnostic> Messages);

} // namespace clrx

#endif // CLRX_LIB_RUN_PROFILE_H

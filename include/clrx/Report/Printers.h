//===- Printers.h - Reports for people and programs -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The forms of a report: text, JSON, a page that shows the code, a graph.
// docs/report.md says what is in them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_REPORT_PRINTERS_H
#define CLRX_REPORT_PRINTERS_H

#include "clrx/Report/KernelReport.h"
#include "clrx/Source/Diagnostic.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

void printTextReport(llvm::raw_ostream &OS,
                     llvm::ArrayRef<KernelReport> Kernels);

void printJSONReport(llvm::raw_ostream &OS,
                     llvm::ArrayRef<KernelReport> Kernels);

/// One page that needs no other file. \p Kernels are with their lines, \p
/// Diagnostics those of their assembly; \p Title is what it is about.
void printHTMLReport(llvm::raw_ostream &OS,
                     llvm::ArrayRef<KernelReport> Kernels,
                     llvm::ArrayRef<Diagnostic> Diagnostics,
                     llvm::StringRef Title);

/// A digraph of Graphviz for each kernel. \p Kernels are with their blocks.
void printDotGraphs(llvm::raw_ostream &OS,
                    llvm::ArrayRef<KernelReport> Kernels);

/// \name What these share
/// @{

/// "SGPRs" and the like, for text.
llvm::StringRef getTitle(SharedResource R);
/// "3 VGPRs fewer give 5 waves per SIMD"; empty if there is no next step.
std::string describeNextStep(const KernelReport &K);
/// "v[4:7]", "s2", "vcc".
std::string getRegisterText(const EntryValue &V, Arch A);
/// @}

} // namespace clrx

#endif // CLRX_REPORT_PRINTERS_H

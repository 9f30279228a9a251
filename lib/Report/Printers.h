//===- Printers.h - Reports for people and programs -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printers of a report: text, JSON, an HTML page with the code, and a
// graph. docs/report.md describes their contents.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_PRINTERS_H
#define CLRX_LIB_REPORT_PRINTERS_H

#include "clrx/Report/KernelReport.h"
#include "clrx/Source/Diagnostic.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

void printTextReport(llvm::raw_ostream &OS,
                     llvm::ArrayRef<KernelReport> Kernels);

void printJSONReport(llvm::raw_ostream &OS,
                     llvm::ArrayRef<KernelReport> Kernels);

/// Prints one page that needs no other file. \p Kernels must be made with
/// ReportDetail::Lines. \p Diagnostics are those of their assembly, and \p
/// Title is the title of the page.
void printHTMLReport(llvm::raw_ostream &OS,
                     llvm::ArrayRef<KernelReport> Kernels,
                     llvm::ArrayRef<Diagnostic> Diagnostics,
                     llvm::StringRef Title);

/// Prints a directed graph for Graphviz for each kernel. \p Kernels must be
/// made with ReportDetail::Blocks or Lines.
void printDotGraphs(llvm::raw_ostream &OS,
                    llvm::ArrayRef<KernelReport> Kernels);

/// \name Texts that several printers use
/// @{

/// Returns the name of a resource for texts, such as "SGPRs".
llvm::StringRef getTitle(SharedResource R);
/// Returns a text such as "3 VGPRs fewer give 5 waves"; empty if there is no
/// next step.
std::string describeNextStep(const KernelReport &K);
/// Returns the name of registers, such as "v[4:7]", "s2" or "vcc".
std::string getRegisterText(const EntryValue &V, Arch A);
/// @}

} // namespace clrx

#endif // CLRX_LIB_REPORT_PRINTERS_H

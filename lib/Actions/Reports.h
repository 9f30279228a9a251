//===- Reports.h - Reports in several forms -----------------------*- C++
//-*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The forms of reports, and the details of the assembly that they need.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_REPORTS_H
#define CLRX_LIB_ACTIONS_REPORTS_H

#include "clrx/Assembler/Assembler.h"
#include "clrx/Disassembler/Disassembler.h"

namespace clrx {

/// Form of a report.
enum class ReportForm : uint8_t { None, Text, JSON, HTML, Dot };

/// Returns the details of an assembly that \p Form needs.
ReportDetail getReportDetail(ReportForm Form);

/// Drops all \p Reports except that of the kernel \p Name, unless \p Name is
/// empty. \returns an error if there is no such kernel.
llvm::Error selectKernel(std::vector<KernelReport> &Reports,
                         llvm::StringRef Name);

/// Prints the report of \p Result. \p Diagnostics are those of the assembly, \p
/// Title is the name of the source.
void printReport(llvm::raw_ostream &OS, ReportForm Form,
                 const AssembleResult &Result,
                 llvm::ArrayRef<Diagnostic> Diagnostics, llvm::StringRef Title);

/// Assembles the readable source of \p Binary, and prints the report, only that
/// of \p Kernel unless this is empty. \returns an error if the binary cannot be
/// read, if there is no such kernel or, except for ReportForm::Text, if the
/// source cannot be assembled.
llvm::Error printReport(llvm::raw_ostream &OS, ReportForm Form,
                        const DisassembleOptions &Options,
                        llvm::StringRef Binary, llvm::StringRef Title,
                        llvm::StringRef Kernel);

/// Assembles the readable source of \p Binary with \p Assembling, and stores
/// the source in \p Source. \p Options determine container and device. \returns
/// an error if the source cannot be assembled, except for errors of checks.
llvm::Expected<AssembleResult>
assembleDisassembly(AssembleOptions Assembling, DisassembleOptions Options,
                    llvm::StringRef Binary, llvm::SmallString<0> &Source);

/// Calls \p Handle for each warning about the code of \p Binary, with the file
/// name \p Name. \returns true if any of them is an error.
llvm::Expected<bool> checkBinary(const CheckOptions &Checks,
                                 const DisassembleOptions &Options,
                                 llvm::StringRef Binary, llvm::StringRef Name,
                                 llvm::function_ref<void(Diagnostic)> Handle);

/// Returns true if \p Content is a binary, not text.
bool isBinary(llvm::StringRef Content);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_REPORTS_H

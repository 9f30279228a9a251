//===- Reports.h - Reports on the command line ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The forms of reports, and which part of them an assembly has to make.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_REPORTS_H
#define CLRX_TOOLS_CLRXMC_REPORTS_H

#include "clrx/Assembler/Assembler.h"
#include "clrx/Disassembler/Disassembler.h"

namespace clrx {

enum class ReportForm : uint8_t { None, Text, JSON, HTML, Dot };

/// What an assembly has to tell for \p Form.
ReportDetail getReportDetail(ReportForm Form);

/// Writes the report of \p Result to standard output. \p Diagnostics are those
/// of the assembly, \p Title what it was of.
void writeReport(ReportForm Form, const AssembleResult &Result,
                 llvm::ArrayRef<Diagnostic> Diagnostics, llvm::StringRef Title);

/// The same of the kernels of \p Binary, whose readable source is assembled.
/// \returns an error if it cannot be.
llvm::Error writeReport(ReportForm Form, const DisassembleOptions &Options,
                        llvm::StringRef Binary, llvm::StringRef Title);

/// Assembles the readable source of \p Binary, which \p Source is set to, as
/// \p Assembling wants it; container and device follow from \p Options.
/// \returns an error if it cannot be assembled; checks may have reported some.
llvm::Expected<AssembleResult>
assembleDisassembly(AssembleOptions Assembling, DisassembleOptions Options,
                    llvm::StringRef Binary, llvm::SmallString<0> &Source);

/// Prints warnings about the code of \p Binary, which is called \p Name, to
/// standard output. \returns whether any is an error.
llvm::Expected<bool> checkBinary(const CheckOptions &Checks,
                                 const DisassembleOptions &Options,
                                 llvm::StringRef Binary, llvm::StringRef Name);

/// Whether \p Content is no text, so that a report is of a binary.
bool isBinary(llvm::StringRef Content);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_REPORTS_H

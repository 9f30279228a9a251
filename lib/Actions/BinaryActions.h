//===- BinaryActions.h - Operations on binaries -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Disassembles, verifies, checks and extracts. The results are texts and
// diagnostics, which programs print and the library returns.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_BINARYACTIONS_H
#define CLRX_LIB_ACTIONS_BINARYACTIONS_H

#include "Actions/Extract.h"
#include "Actions/Reports.h"

namespace clrx {

/// Operation on binaries.
enum class BinaryAction : uint8_t {
  Disassemble,
  Verify,
  Report,
  Check,
  Extract
};

/// An operation with its settings.
struct BinaryRequest {
  BinaryAction Action = BinaryAction::Disassemble;
  DisassembleOptions Options;
  /// Form of the report. Extract makes a report as well unless this is None.
  ReportForm Report = ReportForm::Text;
  BinaryPart Part = BinaryPart::Code; ///< Part to extract.
  std::string Kernel;    ///< Kernel to report on or to extract; may be empty.
  CheckOptions Checks;   ///< Settings for Check.
  std::string Container; ///< Required container; empty for any.
  /// The selected device, if it has no dialect. Then only files that name their
  /// device can be read.
  std::string DeviceWithoutDialect;
  std::string TextAdvice; ///< End of the message about text; may be empty.
  std::string Warning;    ///< A warning about the options; may be empty.
};

/// The results of an operation.
struct BinaryResult {
  std::string Text;            ///< The report, or the verdict of Verify.
  llvm::SmallString<0> Output; ///< The source, or the extracted part.
  std::vector<Diagnostic> Diagnostics;
  bool HasErrors = false; ///< True if Diagnostics has an error.
};

/// Runs \p R on \p Binary, which messages call \p Name. Adds to \p Result.
/// \returns an error if the binary is unsuitable; then \p Result may have the
/// first part of a text.
llvm::Error runBinaryAction(const BinaryRequest &R, llvm::StringRef Name,
                            llvm::StringRef Binary, BinaryResult &Result);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_BINARYACTIONS_H

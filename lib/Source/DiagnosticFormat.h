//===- DiagnosticFormat.h - Diagnostics as data -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics for programs: a JSON object for each, or one SARIF 2.1.0 document
// (OASIS, "Static Analysis Results Interchange Format Version 2.1.0") for all.
// Both have the same positions and notes as the text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_DIAGNOSTICFORMAT_H
#define CLRX_LIB_SOURCE_DIAGNOSTICFORMAT_H

#include "clrx/Source/Diagnostic.h"
#include "llvm/Support/JSON.h"

namespace clrx {

enum class DiagnosticFormat : uint8_t { Text, JSON, SARIF };

/// Returns \p D as an object with these members:
///   severity  "error", "warning", "note" or "remark"
///   message   the text
///   file, line, column, length
///             position; columns and length count bytes, columns from 1.
///             Absent without a position.
///   source    the line; absent if unknown
///   notes     array of such objects, without notes of their own
/// Bytes that are not UTF-8 become U+FFFD.
llvm::json::Object toJSON(const Diagnostic &D);

/// One run of a tool as a SARIF document.
class SARIFDocument {
  std::string ToolName, Version;
  llvm::json::Array Results;
  bool HadError = false;

public:
  SARIFDocument(llvm::StringRef ToolName, llvm::StringRef Version)
      : ToolName(ToolName), Version(Version) {}

  /// Adds \p D as a result; its notes are related locations.
  void add(const Diagnostic &D);

  /// Prints and ends the document. Nothing can be added afterwards.
  void print(llvm::raw_ostream &OS);
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_DIAGNOSTICFORMAT_H

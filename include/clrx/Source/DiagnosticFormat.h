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
// Both have the same places and notes as the text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_DIAGNOSTICFORMAT_H
#define CLRX_SOURCE_DIAGNOSTICFORMAT_H

#include "clrx/Source/Diagnostic.h"
#include "llvm/Support/JSON.h"

namespace clrx {

enum class DiagnosticFormat : uint8_t { Text, JSON, SARIF };

/// \p D as an object:
///   severity  "error", "warning", "note" or "remark"
///   message   the text
///   file, line, column, length
///             where; columns and length count bytes from 1. Not there without
///             a place.
///   source    the line; not there if it is not known.
///   notes     objects likewise, without notes of their own
/// Bytes that are no UTF-8 are U+FFFD.
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

  /// Prints the document and ends it: nothing can be added any more.
  void print(llvm::raw_ostream &OS);
};

} // namespace clrx

#endif // CLRX_SOURCE_DIAGNOSTICFORMAT_H

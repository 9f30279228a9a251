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
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

namespace clrx {

enum class DiagnosticFormat : uint8_t { Text, JSON, SARIF };

/// Returns \p D as an object with these members:
///   severity  "error", "warning", "note" or "remark"
///   rule      the name of the RuleId; absent in notes
///   message   the text
///   file, line, column, length
///             position; columns and length count bytes, columns from 1.
///             Absent without a position.
///   source    the line; absent if unknown
///   fix       the edit of a note: file, line, column, length of the removed
///             text, and replacement; absent without an edit
///   notes     array of such objects, without notes of their own
/// Bytes that are not UTF-8 become U+FFFD.
llvm::json::Object toJSON(const Diagnostic &D);

/// One run of a tool as a SARIF document.
class SARIFDocument {
  std::string ToolName, Version;
  std::vector<RuleInfo> Rules;
  llvm::json::Array Results, UsedRules;
  llvm::StringMap<size_t> RuleIndices; ///< Indices in UsedRules by name.
  bool HadError = false;

public:
  /// \p Rules describe the rules of diagnostics.
  SARIFDocument(llvm::StringRef ToolName, llvm::StringRef Version,
                std::vector<RuleInfo> Rules)
      : ToolName(ToolName), Version(Version), Rules(std::move(Rules)) {}

  /// Adds \p D as a result. Its notes are related locations, and their edits
  /// are fixes.
  void add(const Diagnostic &D);

  /// Prints and ends the document. Nothing can be added afterwards.
  void print(llvm::raw_ostream &OS);

private:
  size_t getRuleIndex(llvm::StringRef Name);
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_DIAGNOSTICFORMAT_H

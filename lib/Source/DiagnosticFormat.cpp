//===- DiagnosticFormat.cpp - Diagnostics as data -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts diagnostics to JSON and SARIF.
//
//===----------------------------------------------------------------------===//

#include "Source/DiagnosticFormat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace clrx;

/// Replaces bytes that are not UTF-8, because JSON requires UTF-8.
static std::string utf8(StringRef Text) {
  return json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
}

//===----------------------------------------------------------------------===//
// JSON objects
//===----------------------------------------------------------------------===//

static StringRef getName(Severity S) {
  static constexpr StringLiteral Names[] = {"error", "warning", "note",
                                            "remark"};
  return Names[unsigned(S)];
}

json::Object clrx::toJSON(const Diagnostic &D) {
  json::Object O{{"severity", getName(D.Kind)}, {"message", utf8(D.Message)}};
  if (!D.Rule.empty())
    O["rule"] = D.Rule;
  if (!D.FileName.empty())
    O["file"] = utf8(D.FileName);
  if (!D.Place.empty())
    O["place"] = D.Place;
  if (D.Line)
    O["line"] = D.Line;
  if (D.Column) {
    O["column"] = D.Column;
    O["length"] = D.Length;
  }
  if (!D.SourceLine.empty())
    O["source"] = utf8(D.SourceLine);
  if (D.Fix)
    O["fix"] = json::Object{{"file", utf8(D.Fix->FileName)},
                            {"line", D.Fix->Line},
                            {"column", D.Fix->Column},
                            {"length", uint64_t(D.Fix->Old.size())},
                            {"replacement", utf8(D.Fix->New)}};
  if (!D.Notes.empty()) {
    json::Array Notes;
    for (const Diagnostic &Note : D.Notes)
      Notes.push_back(toJSON(Note));
    O["notes"] = std::move(Notes);
  }
  return O;
}

//===----------------------------------------------------------------------===//
// SARIF
//===----------------------------------------------------------------------===//

/// Returns \p Path as a URI reference (RFC 3986). Characters that such a
/// reference may not contain become %XX.
static std::string toURI(StringRef Path) {
  const bool IsAbsolute = Path.starts_with("/");
  std::string URI = IsAbsolute ? "file://" : "";
  raw_string_ostream OS(URI);
  for (char C : Path)
    if (isAlnum(C) || StringRef("-._~/+@,=").contains(C))
      OS << C;
    else
      OS << '%' << hexdigit(uint8_t(C) >> 4) << hexdigit(uint8_t(C) & 15);
  return URI;
}

/// Returns the number of characters in \p Text. In SARIF, columns count
/// characters instead of bytes, as the document declares.
static uint64_t countCharacters(StringRef Text) {
  return count_if(Text, [](char C) { return (uint8_t(C) & 0xC0) != 0x80; });
}

static json::Object makeRegion(const Diagnostic &D) {
  json::Object Region{{"startLine", D.Line}};
  if (D.SourceLine.empty())
    return Region;
  const StringRef Line = D.SourceLine;
  if (D.Column) {
    const uint64_t First = countCharacters(Line.take_front(D.Column - 1)) + 1;
    Region["startColumn"] = First;
    Region["endColumn"] =
        First + std::max<uint64_t>(
                    countCharacters(Line.substr(D.Column - 1, D.Length)), 1);
  }
  Region["snippet"] = json::Object{{"text", utf8(Line)}};
  return Region;
}

/// Returns the location of \p D, which has a file name.
static json::Object makeLocation(const Diagnostic &D) {
  json::Object Location{
      {"artifactLocation", json::Object{{"uri", toURI(D.FileName)}}}};
  if (D.Line)
    Location["region"] = makeRegion(D);
  return json::Object{{"physicalLocation", std::move(Location)}};
}

static json::Object makeMessage(StringRef Text) {
  return json::Object{{"text", utf8(Text)}};
}

static StringRef getLevel(Severity S) {
  return S == Severity::Remark ? "note" : getName(S);
}

/// Returns the fix that \p Note suggests, which has an edit.
static json::Object makeFix(const Diagnostic &Note) {
  const Edit &E = *Note.Fix;
  const StringRef Line = Note.SourceLine;
  const uint64_t First = countCharacters(Line.take_front(E.Column - 1)) + 1;
  json::Object Replacement{
      {"deletedRegion",
       json::Object{{"startLine", E.Line},
                    {"startColumn", First},
                    {"endColumn", First + countCharacters(E.Old)}}},
      {"insertedContent", json::Object{{"text", utf8(E.New)}}}};
  json::Object Change{
      {"artifactLocation", json::Object{{"uri", toURI(E.FileName)}}},
      {"replacements", json::Array{std::move(Replacement)}}};
  return json::Object{{"description", makeMessage(Note.Message)},
                      {"artifactChanges", json::Array{std::move(Change)}}};
}

/// Returns the index of rule \p Name in the document, which gets a description
/// of the rule when it is first used.
size_t SARIFDocument::getRuleIndex(StringRef Name) {
  auto [It, IsNew] = RuleIndices.try_emplace(Name, UsedRules.size());
  if (!IsNew)
    return It->second;
  json::Object Rule{{"id", Name}};
  const auto Info =
      find_if(Rules, [&](const RuleInfo &R) { return R.Name == Name; });
  if (Info != Rules.end())
    Rule["shortDescription"] = makeMessage(Info->Text);
  UsedRules.push_back(std::move(Rule));
  return It->second;
}

void SARIFDocument::add(const Diagnostic &D) {
  HadError |= D.Kind == Severity::Error;
  // SARIF knows places in binaries only as byte offsets of the file.
  const std::string Place = D.Place.empty() ? "" : D.Place + ": ";
  json::Object Result{{"level", getLevel(D.Kind)},
                      {"message", makeMessage(Place + D.Message)}};
  if (!D.Rule.empty()) {
    Result["ruleId"] = D.Rule;
    Result["ruleIndex"] = getRuleIndex(D.Rule);
  }
  if (!D.FileName.empty())
    Result["locations"] = json::Array{makeLocation(D)};
  json::Array Related, Fixes;
  for (const Diagnostic &Note : D.Notes) {
    if (Note.Fix)
      Fixes.push_back(makeFix(Note));
    json::Object Location =
        Note.FileName.empty() ? json::Object() : makeLocation(Note);
    Location["message"] = makeMessage(Note.Message);
    Related.push_back(std::move(Location));
  }
  if (!Related.empty())
    Result["relatedLocations"] = std::move(Related);
  if (!Fixes.empty())
    Result["fixes"] = std::move(Fixes);
  Results.push_back(std::move(Result));
}

void SARIFDocument::print(raw_ostream &OS) {
  json::Object Driver{{"name", ToolName},
                      {"version", Version},
                      {"rules", std::move(UsedRules)}};
  json::Object Invocation{{"executionSuccessful", !HadError}};
  json::Object Run{{"tool", json::Object{{"driver", std::move(Driver)}}},
                   {"invocations", json::Array{std::move(Invocation)}},
                   {"columnKind", "unicodeCodePoints"},
                   {"results", std::move(Results)}};
  const json::Value Document = json::Object{
      {"$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
                  "schemas/sarif-schema-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs", json::Array{std::move(Run)}}};
  OS << formatv("{0:2}\n", Document);
}

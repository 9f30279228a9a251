//===- Rules.h - Kinds of diagnostics ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every diagnostic has a rule, whose name is stable. Programs use it to count,
// filter and compare diagnostics, because the text of messages may improve.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_RULES_H
#define CLRX_SUPPORT_RULES_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clrx {

/// The kind of a diagnostic.
struct RuleId {
  llvm::StringLiteral Name; ///< Lower case, with hyphens.
};

namespace rules {
#define CLRX_RULE(Id, Name, Text) inline constexpr RuleId Id{Name};
#include "clrx/Support/Rules.def"
} // namespace rules

/// A rule in the documentation.
struct RuleInfo {
  llvm::StringRef Name;  ///< Name of the RuleId.
  std::string Text;      ///< Condition for the diagnostic, in Markdown.
  llvm::StringRef Group; ///< Group of warnings that `-W` names; may be empty.
};

/// Returns the rules of Rules.def.
std::vector<RuleInfo> getRules();

} // namespace clrx

#endif // CLRX_SUPPORT_RULES_H

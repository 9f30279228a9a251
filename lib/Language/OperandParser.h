//===- OperandParser.h - Operands of pseudo-ops -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads operands by the rules of the language. Functions that return bool
// return true on error and have reported the error.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_OPERANDPARSER_H
#define CLRX_LIB_LANGUAGE_OPERANDPARSER_H

#include "Expr/SymbolTable.h"
#include "Source/DiagnosticEngine.h"
#include "Support/Cursor.h"
#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"

namespace clrx {

/// Describes how \p Value changes when only its low \p Bits bits are kept.
std::string describeTruncation(int64_t Value, unsigned Bits);

template <typename Location>
LLVM_ATTRIBUTE_NOINLINE void warnOfTruncation(Reporter &Report, Location Loc,
                                              int64_t Value, unsigned Bits) {
  Report.warning(Loc, rules::TruncatedValue, describeTruncation(Value, Bits));
}

/// Warns if \p Value does not fit \p Bits bits, signed or unsigned. \returns
/// true if it warned.
template <typename Location>
LLVM_ATTRIBUTE_ALWAYS_INLINE bool
warnIfTruncated(Reporter &Report, Location Loc, int64_t Value, unsigned Bits) {
  if (Bits >= 64 || llvm::isIntN(Bits, Value) ||
      llvm::isUIntN(Bits, uint64_t(Value)))
    return false;
  warnOfTruncation(Report, Loc, Value, Bits);
  return true;
}

class OperandParser {
public:
  OperandParser(DiagnosticEngine &Diags, SymbolTable &Symbols)
      : Diags(Diags), Symbols(Symbols) {}

  /// An absolute operand that may be left out.
  struct OptionalOperand {
    int64_t Value = 0; ///< The default until the operand is parsed.
    bool IsPresent = false;
    llvm::SMLoc Loc = {};
  };

  /// Reports an error if anything is left of the statement.
  bool checkGarbage(Cursor &C);
  /// Takes a comma.
  bool expectComma(Cursor &C);

  /// Parses an absolute expression whose value is known at once.
  bool parseAbsolute(Cursor &C, int64_t &Value);
  /// ::= [absolute-expression]
  bool parseOptional(Cursor &C, OptionalOperand &Op);
  /// ::= [, [operand][, [operand] ...]], up to the end of the statement.
  bool parseOptionalTail(Cursor &C,
                         std::initializer_list<OptionalOperand *> Ops);
  /// Parses a "string" with the language's escapes.
  bool parseString(Cursor &C, std::string &Value);
  /// Explains the text at \p C, which follows a statement.
  void noteGarbage(const Cursor &C);
  /// Reports that there is no string at \p C. \returns true.
  bool reportMissingString(const Cursor &C);

  /// Parses a name that is no symbol. \p What is its kind for messages, such as
  /// "kernel name".
  bool parseNameOperand(Cursor &C, const llvm::Twine &What,
                        llvm::StringRef &Name, bool MayHaveHyphens = false);
  /// Parses a name by the rules for symbols, and sets \p Loc to its location.
  bool parseName(Cursor &C, llvm::StringRef What, llvm::StringRef &Name,
                 llvm::SMLoc &Loc);
  /// Parses a name that may be scoped, and sets \p Loc to its location.
  bool parsePath(Cursor &C, llvm::StringRef What, llvm::StringRef &Path,
                 llvm::SMLoc &Loc);
  /// Parses the path of a symbol. The symbol `.` exists in the global scope
  /// only.
  bool parseSymbolPath(Cursor &C, llvm::StringRef &Path, llvm::SMLoc &Loc);
  /// Reports that \p Name is no \p What, such as "GPU device", and suggests
  /// the closest name. Returns true.
  bool reportUnknownName(llvm::SMLoc Loc, llvm::StringRef What,
                         llvm::StringRef Name, const ClosestName &Closest);
  /// Parses the name of a \p Kind ("GPU device") and returns what \p Find finds
  /// for it, or null after reporting an error. \p Noun is the last word of the
  /// message about a missing name ("name"). \p GetNames returns all known
  /// names.
  template <typename Fn, typename NamesFn>
  auto parseKnownName(Cursor &C, llvm::StringRef Kind, llvm::StringRef Noun,
                      Fn Find, NamesFn GetNames, bool MayHaveHyphens = false)
      -> decltype(Find(Kind)) {
    llvm::SMLoc Loc = C.nextLoc();
    llvm::StringRef Name;
    if (parseNameOperand(C, Kind + " " + Noun, Name, MayHaveHyphens))
      return {};
    auto Found = Find(Name);
    if (!Found) {
      ClosestName Closest(Name);
      Closest.considerAll(GetNames());
      reportUnknownName(Loc, Kind, Name, Closest);
    }
    return Found;
  }

  /// Takes the comma between two elements of a list, and returns true. Returns
  /// false at the end of the statement. Reports any other text, and returns
  /// false.
  bool parseNextElement(Cursor &C) {
    return !C.atEnd() && (C.consume(',') || reportMissingComma(C));
  }
  /// ::= element {, element}
  /// Calls \p ParseElement for each element. After an element for which it
  /// returns true (an error), the list goes on at the next comma.
  bool parseList(Cursor &C, llvm::function_ref<bool()> ParseElement);

protected:
  DiagnosticEngine &Diags;
  SymbolTable &Symbols;

private:
  bool reportMissingComma(Cursor &C);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_OPERANDPARSER_H

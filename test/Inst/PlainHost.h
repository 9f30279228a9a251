//===- PlainHost.h - A small language around instructions -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A host for single statements: numbers, operators without precedence, symbols
// with known values, and `.`.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TEST_INST_PLAINHOST_H
#define CLRX_TEST_INST_PLAINHOST_H

#include "Inst/OperandHost.h"
#include "Support/Cursor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

class PlainHost final : public OperandHost, public Reporter {
public:
  llvm::StringMap<int64_t> Symbols;
  std::string Message; ///< The last error or warning.

  bool parseExpression(Cursor &C, unsigned, OperandValue &Result) override {
    Result = OperandValue();
    Result.Loc = C.loc();
    const char *Cur = C.pos();
    bool Failed = parseSum(Cur, Result);
    C.setPos(Cur);
    return Failed && error(Result.Loc, rules::Syntax,
                           "expected an expression of numbers");
  }
  void dropExpression(PendingExpr *) override {}
  bool lookUpRegister(Cursor &, RegisterRange &) override { return false; }
  bool isCurrentSection(const ExprSection *S) const override {
    return S == &Code;
  }
  uint64_t getCurrentOffset() const override { return 0; }
  Reporter &getReporter() override { return *this; }
  SourcePos capture(llvm::SMLoc) override { return {}; }
  bool hadError() const override { return !Message.empty(); }

private:
  ExprSection Code{"code", LabelValue::Relative};

  void report(Severity Kind, RuleId, SourcePos, const llvm::Twine &Msg,
              const FixIt *) override {
    if (Kind != Severity::Note)
      Message = Msg.str();
  }

  static void skipBlanks(const char *&Cur) {
    while (*Cur == ' ' || *Cur == '\t')
      ++Cur;
  }

  /// ::= number | symbol | . | (+ | - | ~) term | ( sum )
  bool parseTerm(const char *&Cur, OperandValue &Result) {
    skipBlanks(Cur);
    llvm::StringRef Text(Cur);
    llvm::StringRef Name = Text.take_while(isNameChar);
    if (llvm::isDigit(*Cur)) {
      if (Text.consumeInteger(0, Result.Value))
        return true;
      Cur = Text.data();
      return isNameChar(*Cur);
    }
    if (Name == ".") {
      Result.K = OperandValue::Relative;
      Result.Section = &Code;
      Cur = Name.end();
      return false;
    }
    if (!Name.empty()) {
      auto It = Symbols.find(Name);
      if (It == Symbols.end())
        return true;
      Result.Value = It->second;
      Cur = Name.end();
      return false;
    }
    char Operator = *Cur;
    if (!Operator || !llvm::StringRef("+-~(").contains(Operator))
      return true;
    ++Cur;
    if (Operator == '(')
      return parseSum(Cur, Result) || *Cur++ != ')';
    if (parseTerm(Cur, Result))
      return true;
    Result.Value = Operator == '-'   ? -Result.Value
                   : Operator == '~' ? ~Result.Value
                                     : Result.Value;
    return false;
  }

  /// ::= term { (+ | -) term }
  bool parseSum(const char *&Cur, OperandValue &Result) {
    if (parseTerm(Cur, Result))
      return true;
    while (true) {
      const char *End = Cur;
      skipBlanks(Cur);
      char Operator = *Cur;
      if (Operator == '*' || Operator == '/' || Operator == '<' ||
          Operator == '>' || Operator == '%')
        return true;
      if (Operator != '+' && Operator != '-') {
        Cur = End;
        return false;
      }
      ++Cur;
      OperandValue Right;
      if (parseTerm(Cur, Right))
        return true;
      Result.Value += Operator == '-' ? -Right.Value : Right.Value;
    }
  }
};

} // namespace clrx

#endif // CLRX_TEST_INST_PLAINHOST_H

//===- ExprParser.h - Text to postfix expressions ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operator precedence parser with an explicit stack, so that only memory
// limits the nesting. ExprBuilder knows the meaning of names.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_EXPRPARSER_H
#define CLRX_LIB_EXPR_EXPRPARSER_H

#include "ExprContext.h"

namespace clrx {

class ExprBuilder;

/// Parses one expression into postfix items.
class ExprParser {
public:
  /// An operator or parenthesis that is not complete yet.
  struct OpenItem {
    enum KindType : uint8_t {
      Operator,
      Parenthesis,
      Function, ///< A function whose arguments Op folds.
      Question  ///< A `?` whose `:` is still missing.
    };
    KindType Kind;
    ExprOp Op = ExprOp::Number; ///< If Kind is Operator or Function.
    uint32_t Offset;
    /// Number of open questions outside of a parenthesis.
    unsigned OuterQuestions = 0;
    bool HasArgument =
        false; ///< True if an argument of a function is complete.
  };

  /// The parser fills \p Items through \p Builder, which gives names their
  /// meaning. \p Open is working memory.
  ExprParser(ExprBuilder &Builder, ExprContext &Ctx,
             llvm::SmallVectorImpl<ExprItem> &Items,
             llvm::SmallVectorImpl<OpenItem> &Open, Cursor &C)
      : Builder(Builder), Ctx(Ctx), C(C), Items(Items), Open(Open),
        Start(C.pos()) {}

  /// Parses an expression at the first token, or only its first operand. There
  /// are no items if there is no expression. \returns true after reporting an
  /// error.
  bool parse(bool OneOperand);

private:
  ExprBuilder &Builder;
  ExprContext &Ctx;
  Cursor &C;
  llvm::SmallVectorImpl<ExprItem> &Items;
  llvm::SmallVectorImpl<OpenItem> &Open;
  const char *Start;
  unsigned NumParentheses = 0; ///< Open ones, including those of functions.
  unsigned NumQuestions = 0;   ///< Open ones within the innermost parenthesis.
  bool IsDone = false;
  bool OneOperand = false; ///< True to stop before a binary operator.

  uint32_t offset() const { return uint32_t(C.pos() - Start); }
  bool error(const llvm::Twine &Msg);
  bool errorAtOffset(uint32_t Offset, const llvm::Twine &Msg);
  void push(ExprOp Op, uint32_t Offset) { Items.emplace_back(Op, Offset); }

  bool parseOperand();
  bool openFunction();
  void openParenthesis(OpenItem Item);
  bool parsePrimary(bool &Found);
  bool parseNumber();
  bool parseName(llvm::StringRef Path);
  bool parseSpecifier();
  bool unknownSpecifier(uint32_t Offset, llvm::StringRef Text);
  bool missingOperand();
  bool parseOperators();
  bool parseBinary(bool &Found);
  bool parseQuestion();
  bool parseColon();
  bool isInFunction() const;
  bool endArgument(char Closer);
  bool isColonAfterParentheses() const;
  void dropQuestions();
  bool closeParenthesis();
  bool finish();

  void reduceAbove(unsigned Precedence);
  void reduceTop();
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_EXPRPARSER_H

//===- CodeFlow.cpp - Code flow that the source declares ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Targets that become known later, and the pseudo-ops.
//
//===----------------------------------------------------------------------===//

#include "CodeFlow.h"
#include "Emission.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A target that becomes known later. It must be in the section of the
/// pseudo-op.
class PendingTarget final : public PendingUse {
  ParserContext &Ctx;
  CodeFlow Kind;
  OutputEvent From;

public:
  PendingTarget(ParserContext &Ctx, CodeFlow Kind, const OutputEvent &From)
      : Ctx(Ctx), Kind(Kind), From(From) {}

  void resolve(int64_t Value, const ExprSection *Sec,
               SourcePos ExprPos) override {
    if (Sec != From.Section)
      report(ExprPos);
    else
      Ctx.Emit.showCodeFlow(Kind, From, Value);
  }
  void relocate(const ExprSection *, int64_t, RelocationSpecifier,
                SourcePos ExprPos) override {
    report(ExprPos);
  }

private:
  void report(SourcePos ExprPos) {
    Ctx.Diags.error(ExprPos, rules::Relocation,
                    "target is not in the current section");
  }
};

} // namespace

bool CodeFlowDirectives::parseTarget(Cursor &C, CodeFlow Kind) {
  OperandValue Target;
  if (Symbols.parseExpression(C, EF_None, Target))
    return true;
  const OutputEvent Here = Ctx.Emit.makeEvent(Ctx.Emit.getCounter(), SMLoc());
  if (Target.K == OperandValue::Pending) {
    Symbols.attachUse(Target.Expr,
                      std::make_unique<PendingTarget>(Ctx, Kind, Here));
    return false;
  }
  if (Target.Section != Ctx.Emit.getSection())
    return Diags.error(Target.Loc, rules::Relocation,
                       "target is not in the current section");
  Ctx.Emit.showCodeFlow(Kind, Here, Target.Value);
  return false;
}

/// ::= .cf_start | .cf_end | .cf_ret
///   | (.cf_jump | .cf_cjump | .cf_call) expression {, expression}
bool CodeFlowDirectives::parseCodeFlow(Cursor &C, unsigned Arg, SMLoc Loc) {
  const CodeFlow Kind = CodeFlow(Arg);
  if (!Ctx.Emit.getSection() || !Ctx.Emit.getSection()->traits().IsCode)
    return Diags.error(Loc, rules::ControlFlow,
                       "code flow can be declared in code sections only");
  if (Kind >= CodeFlow::Jump)
    return parseList(C, [&] { return parseTarget(C, Kind); });
  Ctx.Emit.showCodeFlow(Kind, Ctx.Emit.makeEvent(Ctx.Emit.getCounter(), Loc),
                        std::nullopt);
  return checkGarbage(C);
}

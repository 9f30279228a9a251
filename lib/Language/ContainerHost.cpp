//===- ContainerHost.cpp - Host of containers -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives containers access to sections, and to numbers that become known later.
//
//===----------------------------------------------------------------------===//

#include "ContainerHost.h"
#include "OutputContainer.h"
#include "Sections.h"

using namespace llvm;
using namespace clrx;

Section *ContainerHost::createSection(StringRef Name, SectionTraits Traits) {
  return Ctx.Sections.create(Name, Traits);
}

void ContainerHost::switchToSection(Section *S) { Ctx.Sections.enter(*S); }

namespace {
/// A number for a container. It becomes known later.
class PendingNumber final : public PendingUse {
  Reporter &Report;
  AsmHost::NumberUse Use;

public:
  PendingNumber(Reporter &Report, AsmHost::NumberUse Use)
      : Report(Report), Use(std::move(Use)) {}

  void resolve(int64_t Value, const ExprSection *Sec,
               SourcePos ExprPos) override {
    if (Sec)
      Report.error(ExprPos, rules::NotAbsolute,
                   "expected a number, not an offset in '" + Sec->getName() +
                       "'");
    else
      Use(Value, ExprPos);
  }
  void relocate(const ExprSection *Target, int64_t, RelocationSpecifier,
                SourcePos ExprPos) override {
    resolve(0, Target, ExprPos);
  }
};
} // namespace

bool ContainerHost::parseNumber(NumberUse Use) {
  OperandValue V;
  if (Symbols.parseExpression(Operands, EF_MustBeAbsolute, V))
    return true;
  if (V.isKnown())
    Use(V.Value, Diags.capture(V.Loc));
  else
    Symbols.attachUse(V.Expr,
                      std::make_unique<PendingNumber>(Diags, std::move(Use)));
  return false;
}

bool ContainerHost::readStatement(Cursor &Statement) {
  if (!Ctx.Sources.next(Ctx.Statement))
    return false;
  Statement = Ctx.Statement;
  return true;
}

bool ContainerHost::parseAndAssignSymbol(Section *Sec, uint64_t Value) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(Operands, "symbol name", Path, Loc) || checkEndOfStatement())
    return true;
  if (Sec && Path == ".") {
    Ctx.Sections.enter(*Sec);
    return false;
  }
  return Ctx.Sections.assignSymbol(Path, Loc, Sec, int64_t(Value));
}

Error ContainerHost::amendCodeObject(codeobject::Object &O,
                                     ArrayRef<const ExprSection *> Origins) {
  Error Result = Error::success();
  Ctx.Emit.getSinks().forEach(WantsCodeObject, [&](InstSink &Sink) {
    if (!Result)
      Result = Sink.amendCodeObject(O, Origins);
  });
  return Result;
}

//===- BodyRecorder.cpp - Bodies of macros and repetitions ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nested macros and repetitions belong to the body.
//
//===----------------------------------------------------------------------===//

#include "BodyRecorder.h"

using namespace llvm;
using namespace clrx;

void BodyRecorder::skip(ClauseKind Kind, SMLoc Loc) {
  HasReadBody = true;
  size_t Outside = Open.getStack().getDepth();
  Open.getStack().open(Kind, Loc, /*IsTaken=*/true);
  while (Open.getStack().getDepth() != Outside &&
         Ctx.Sources.next(Ctx.Statement))
    Open.skipStatement(Ctx.Statement);
}

bool BodyRecorder::record(ClauseKind Kind, SMLoc Loc, RecordedBody &Body,
                          RecordedBody::NameLookup Lookup, bool HasCounter) {
  HasReadBody = true;
  size_t Outside = Open.getStack().getDepth();
  Open.getStack().open(Kind, Loc, /*IsTaken=*/true);
  bool Failed = false;
  while (Ctx.Sources.next(Ctx.Statement)) {
    Cursor C = Ctx.Statement;
    SMLoc OpLoc;
    const GenericOp *Op = Open.findBlockOp(C, OpLoc);
    OpClass Class = Op ? Op->Class : OpClass::None;
    if (Op)
      Open.showBlockOp(*Op, OpLoc);
    if (Class == OpClass::Macro) {
      Open.getStack().open(ClauseKind::Macro, OpLoc, true);
    } else if (Class == OpClass::Repeat) {
      Open.getStack().open(ClauseKind::Repetition, OpLoc, true);
    } else if (Class == OpClass::EndMacro || Class == OpClass::EndRepeat) {
      Failed |= Open.closeBody(Class, OpLoc);
      if (Open.getStack().getDepth() == Outside)
        return Failed;
    }
    if (!Failed && !Ctx.Sources.record(Body, Lookup, HasCounter))
      Failed = Diags.error(Ctx.Statement.loc(), rules::Limit,
                           "body takes more than " +
                               Twine(RecordedBody::MaxSize) + " bytes");
  }
  return true;
}

void BodyRecorder::skipFaultyBlock(OpClass Class, SMLoc Loc) {
  if (Class == OpClass::If)
    Open.getStack().openSkipped(Loc);
  else if (Class == OpClass::Macro && !HasReadBody)
    skip(ClauseKind::Macro, Loc);
  else if (Class == OpClass::Repeat && !HasReadBody)
    skip(ClauseKind::Repetition, Loc);
}

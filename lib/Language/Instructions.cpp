//===- Instructions.cpp - Instructions ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encoding, fields that are pending, and warnings about code.
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"
#include "BuiltinSymbols.h"
#include "DialectSelection.h"
#include "Emission.h"
#include "Language/Insertions.h"
#include "OutputContainer.h"
#include "PendingFields.h"
#include "RegVars.h"
#include "Sections.h"
#include "Switches.h"
#include "TargetSelection.h"
#include "WaitModes.h"

using namespace llvm;
using namespace clrx;

void Instructions::parse(Cursor &C) {
  if (Ctx.Output.start() || Ctx.Emit.checkWriteable(C.loc()))
    return;
  if (Ctx.Sections.isDropped()) {
    Diags.error(C.loc(), rules::Section,
                "instruction in a section that is not kept");
    return;
  }
  // The parser of instructions would treat a NUL as the end of the statement.
  size_t Nul = C.rest().find('\0');
  if (Nul != StringRef::npos) {
    Diags.error(SMLoc::getFromPointer(C.pos() + Nul), rules::UnexpectedText,
                "NUL in an instruction");
    return;
  }
  Number = Ctx.Services.Inserted.addInstruction();
  insertWaits(/*IsAfter=*/false);
  assemble(C.rest());
  if (Ctx.Dialect.isLLVM() && Ctx.Services.Inserted.isPadded(Number))
    insert({Number, /*IsAfter=*/true, "s_nop 0"});
  insertWaits(/*IsAfter=*/true);
}

void Instructions::insert(const InsertedInst &I) {
  Inserted = &I;
  assemble(I.Statement);
  Inserted = nullptr;
}

void Instructions::insertWaits(bool IsAfter) {
  while (const InsertedInst *I = Ctx.Services.Inserted.takeWait(IsAfter))
    insert(*I);
}

/// Returns the number of the instruction just assembled, if it is a branch
/// whose distance must be checked later; else 0. In the CLRX dialect, branches
/// are not padded.
uint32_t Instructions::watchBranch() {
  const auto Watch = [this] {
    Ctx.Services.Inserted.watch();
    return Number;
  };
  if (!Encoded.Instruction)
    return Encoded.MayBePadded && !Encoded.Pending.empty() ? Watch() : 0;
  const Inst &I = *Encoded.Instruction;
  if (!getArchInfo(Ctx.Output.getInstructionSet()).HasBranchFault ||
      I.Base != Layout::SOPP || !I.find(OperandKind::Label))
    return 0;
  if (!Encoded.Pending.empty())
    return Ctx.Dialect.isLLVM() ? Watch() : Number;
  // A backward branch never has this distance. LLVM does not pad a branch whose
  // operand is a number.
  if (I[Field::Imm] == FaultyBranchDistance && !Ctx.Dialect.isLLVM())
    warnOfBranchFault(Ctx, Diags.capture(Ctx.StatementLoc));
  return 0;
}

/// Warns of an instruction at an offset that is not a multiple of 4, once for
/// each section.
void Instructions::warnOfUnalignedCode() {
  if (!UnalignedCode.insert(Ctx.Emit.getSection()).second)
    return;
  Diags.warning(Ctx.StatementLoc, rules::UnalignedCode,
                "code is not aligned to 4 bytes from here on");
  Diags.noteFix(
      Ctx.StatementLoc,
      FixIt::insertStatement(Diags.capture(Ctx.StatementLoc), ".align 4"),
      "write '.align 4' before it");
}

bool Instructions::parseRegister(Cursor &C, StringRef What,
                                 RegisterRange &Range) {
  C.skipBlanks();
  if (Ctx.Output.start())
    return true;
  if (C.rest().empty())
    return Diags.error(C.loc(), rules::Syntax, "expected " + What);
  return Ctx.Output.getInstAssembler().parseRegisterOperand(C, Host, Range);
}

InstOptions Instructions::getOptions() const {
  const TargetState &Target = Ctx.Target.getState();
  InstOptions Opts;
  Opts.Dialect = Ctx.Dialect.get();
  Opts.OldModifierParams = TheSwitches.isOn(Switch::OldModifierParams);
  Opts.BuggyFPLiterals = TheSwitches.isOn(Switch::BuggyFPLiterals);
  Opts.Wave32 = Target.Wave32;
  Opts.RefuseVOP3Literals = Ctx.Options.RefuseVOP3Literals;
  Opts.Processor = &Ctx.Output.getProcessor();
  Opts.Features = Target.Features;
  Opts.LLVMFeatures = Ctx.Options.LLVMFeatures;
  // Only an instruction that LLVM encodes has a text in LLVM's syntax.
  const bool NeedsText = Ctx.Emit.getSinks().wants(WantsLLVMText);
  const EncodingMode Mode = Ctx.Options.Encoding;
  Opts.Mode =
      NeedsText && Mode == EncodingMode::Cached ? EncodingMode::Direct : Mode;
  return Opts;
}

/// Emits the encoded instruction. Its pending fields are filled later.
void Instructions::emit(uint64_t Size, uint64_t Offset) {
  const PendingInst I = {Offset, Size, Encoded.Pending.size() > 1,
                         watchBranch()};
  if (Ctx.Dialect.wasLLVM())
    Builtins.countRegisters(Encoded);
  Ctx.Emit.streamer().emitWords(Encoded.Words);
  for (const PendingField &Field : Encoded.Pending)
    Symbols.attachUse(Field.Value.Expr, makePendingField(Ctx, I, Field));
  show(Offset);
}

/// Assembles and emits \p Statement, which has a NUL after it.
void Instructions::assemble(StringRef Statement) {
  Ctx.Dialect.checkImplied();
  Encoded.clear();
  if (Ctx.Output.getInstAssembler().assemble(Statement, getOptions(), Host,
                                             Encoded)) {
    Symbols.dropUnused();
    return;
  }
  const uint64_t Size = 4 * Encoded.Words.size();
  const uint64_t Offset = Ctx.Emit.getCounter();
  if (Ctx.Emit.checkRoom(Size, Ctx.StatementLoc))
    return;
  if (LLVM_UNLIKELY(Offset % 4) && Ctx.Options.Warnings.UnalignedCode)
    warnOfUnalignedCode();
  RegVars.instructionAssembled(Encoded.Instruction);
  emit(Size, Offset);
}

void Instructions::show(uint64_t From) {
  SinkList &Sinks = Ctx.Emit.getSinks();
  if (!Sinks.wants(WantsInsts))
    return;
  const LLVMProcessor &P = Ctx.Output.getProcessor();
  InstEvent E{Ctx.Emit.makeEvent(From, Ctx.StatementLoc),
              Encoded.Instruction,
              Encoded.Usage,
              P,
              P.HasDialect ? Ctx.Output.getInstructionSet() : P.Rules,
              Ctx.Target.getState().Wave32,
              /*Text=*/{},
              TextMatch::Exact,
              RegVars.isAllocating(),
              Number,
              Waits.get(),
              Inserted};
  if (Sinks.wants(WantsLLVMText)) {
    bool IsPatched = false;
    E.Text = Ctx.Output.getInstAssembler().getLLVMText(IsPatched);
    const bool IsPatchedLater = RegVars.isAllocating() && Encoded.Instruction &&
                                Encoded.Instruction->hasVars();
    const bool ShowsPending = Encoded.Pending.size() == 1 &&
                              E.Text.shows(Encoded.Pending.front().Kind);
    if (IsPatched || IsPatchedLater ||
        (!Encoded.Pending.empty() && !ShowsPending))
      E.Match = TextMatch::Patched;
    else if (ShowsPending)
      E.Match = TextMatch::HasField;
  }
  Sinks.forEach(WantsInsts, [&](InstSink &Sink) { Sink.onInstruction(E); });
}

//===- StatementParser.cpp - The statement loop ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Labels, assignments, and the search for the owner of a pseudo-op.
//
//===----------------------------------------------------------------------===//

#include "StatementParser.h"
#include "MCParserAdapter.h"
#include "clrx/Support/NameTable.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The statement loop
//===----------------------------------------------------------------------===//

/// Connects sinks and extensions, and defines the command line's symbols.
void StatementParser::start() {
  if (Ctx.Observer) {
    Ctx.Sources.trackOrigins();
    Ctx.Symbols.showSymbols();
    Ctx.Observer->start(Ctx.Sources);
  }
  for (InstSink *Sink : Ctx.Services.Sinks)
    Ctx.Emit.addSink(*Sink);
  for (MCAsmParserExtension *Extension : Ctx.Services.Extensions)
    Extension->Initialize(MC);
  for (const auto &[Name, Value] : Ctx.Options.Symbols) {
    if (Name == ".")
      Ctx.Diags.warning(SourcePos(), rules::Ignored,
                        "definition of symbol '.' is ignored");
    else
      Ctx.Symbols.defineOnCommandLine(Name, Value);
  }
}

bool StatementParser::run() {
  start();
  const ConditionalStack &Stack = TheConditionals.getStack();
  while (Ctx.Sources.next(Ctx.Statement)) {
    const bool IsSkipped = Stack.isSkipping() || Ctx.Sources.isLeaving();
    const unsigned NumErrors = Ctx.Diags.getNumErrors();
    const Cursor Begin = Ctx.Statement;
    if (!IsSkipped || TheConditionals.skipStatement(Ctx.Statement)) {
      parseStatement(Ctx.Statement);
      if (LLVM_UNLIKELY(Ctx.Observer))
        Ctx.Observer->statementEnds();
    } else if (!Ctx.Sources.isLeaving() && Stack.isTopConditional())
      TheHints.warnOfSkippedBranch(Begin);
    MC.printPendingErrors();
    if (Ctx.Diags.getNumErrors() != NumErrors) {
      TheHints.noteSlashes(Begin);
      TheHints.noteLookalikes(Begin);
    }
    Ctx.Diags.flush();
  }
  TheConditionals.reportOpenClauses();
  TheSymbolDirectives.checkDeclared();
  return TheOutput.finish();
}

/// ::= {label ':'} [assignment | pseudo-op | macro-call | instruction]
void StatementParser::parseStatement(Cursor &C) {
  if (LLVM_UNLIKELY(Ctx.Observer))
    Ctx.Observer->statementBegins();
  StringRef Path;
  Cursor Operands = C;
  if (parseLabels(C, Path, Operands) || C.pos() == C.end())
    return;
  if (Path.empty())
    return reportNoStatement(C);
  SMLoc Loc = C.loc();
  Cursor Value = Operands;
  if (Value.consume('=')) {
    Ctx.Symbols.parseAssignment(Path, Loc, AssignmentKind::Redefinable, Value);
    return;
  }
  // Only a scoped name contains a colon. No pseudo-op has such a name.
  if (Path[0] == '.' && Path.size() > 1 && !Path.contains(':'))
    return parsePseudoOp(Path, Operands, Loc);
  if (!TheMacros.call(Path, Operands, Loc))
    TheInstructions.parse(C);
}

void StatementParser::reportNoStatement(const Cursor &C) {
  Ctx.Diags.error(C.loc(), rules::Syntax,
                  isDigit(C.peek())
                      ? "statement begins with a number"
                      : "expected label, assignment, pseudo-op, macro call or "
                        "instruction");
  TheHints.noteStrangeBeginning(C);
}

/// Defines the labels at \p C and moves \p C to the text after them. \p Path is
/// the name that begins there, or empty if there is none. \p AfterPath is at
/// the text after the name. \returns true after reporting an error.
bool StatementParser::parseLabels(Cursor &C, StringRef &Path,
                                  Cursor &AfterPath) {
  for (bool IsFirst = true;; IsFirst = false) {
    Ctx.StatementLoc = C.nextLoc();
    Cursor After = C;
    Path = After.takePath();
    AfterPath = After;
    StringRef Label = Path;
    if (Path.empty()) {
      Label = C.rest().take_while(isDigit);
      After.setPos(Label.end());
    }
    if (IsFirst)
      After.skipBlanks();
    if (Label.empty() || After.peek() != ':' || After.peek(1) == ':')
      return false;
    if (TheDialectSelection.isLLVM()
            ? TheLLVMDirectives.defineLabel(Label)
            : Ctx.Symbols.defineLabel(Label, Ctx.StatementLoc))
      return true;
    After.advance();
    C = After;
  }
}

//===----------------------------------------------------------------------===//
// Pseudo-ops
//===----------------------------------------------------------------------===//

/// Parses the pseudo-op \p Name, or a macro of that name. \p C is after the
/// name.
void StatementParser::parsePseudoOp(StringRef Name, Cursor &C, SMLoc Loc) {
  if ((TheDialectSelection.isLLVM() || TheOutput.keepsSections()) &&
      parseLLVMDirective(Name, C, Loc))
    return;
  if (const GenericOp *Op = findGenericOp(Name))
    return parseGenericOp(*Op, C, Loc);
  SmallString<32> Lower;
  StringRef Key = MacroTable::fold(Name, /*CaseSensitive=*/false, Lower);
  if (parseExtensionOp(Key, C, Loc))
    return;
  if (const ContainerInfo *Info = findSelector(Ctx.Services.Containers, Key)) {
    TheTargetSelection.parseSelector(*Info, Key, C, Loc);
    return;
  }
  if (!parseContainerOp(Key, C, Loc) && !TheMacros.call(Name, C, Loc))
    reportUnknownPseudoOp(Name, Loc);
}

void StatementParser::parseGenericOp(const GenericOp &Op, Cursor &C,
                                     SMLoc Loc) {
  if (Op.IsData && TheSectionDirectives.startData())
    return;
  TheBodyRecorder.startPseudoOp();
  TheConditionals.showBlockOp(Op, Loc);
  if ((!Op.StartsOutput || !TheOutput.start()) &&
      Op.Handler(*this, C, Op.Arg, Loc))
    TheBodyRecorder.skipFaultyBlock(Op.Class, Loc);
}

/// Parses a directive of LLVM. \returns false if \p Name is not one.
bool StatementParser::parseLLVMDirective(StringRef Name, Cursor &C, SMLoc Loc) {
  if (const LLVMDirective *D = findLLVMDirective(Name)) {
    if (!D->StartsOutput || !TheOutput.start())
      D->Handler(*this, C, D->Arg, Loc);
    return true;
  }
  // The rest of LLVM's directives are about kernels. Their names begin like
  // those of two containers.
  if ((!Name.starts_with(".amd") && !Name.starts_with(".end_amd")) ||
      findSelector(Ctx.Services.Containers, Name.lower()))
    return false;
  if (!TheMacros.call(Name, C, Loc))
    TheLLVMDirectives.parseKernelDirective(Name, C, Loc);
  return true;
}

/// Calls the container or other extension that registered \p Name. \returns
/// false if there is none.
bool StatementParser::parseExtensionOp(StringRef Name, Cursor &C, SMLoc Loc) {
  const MCAsmParser::ExtensionDirectiveHandler *Handler =
      MC.findDirective(Name);
  if (!Handler)
    return false;
  auto [Extension, Parse] = *Handler;
  TheContainerHost.setOperands(C);
  if (Extension != TheOutput.get())
    MC.startOperands(Loc, C);
  Parse(Extension, Name, Loc);
  TheOutput.updateLinking();
  MC.printPendingErrors();
  return true;
}

/// Parses or refuses a container's pseudo-op that is not registered yet.
/// \returns false if \p Name is not a pseudo-op of any container.
bool StatementParser::parseContainerOp(StringRef Name, Cursor &C, SMLoc Loc) {
  SmallVector<StringRef, 4> Owners;
  for (const ContainerInfo &Info : Ctx.Services.Containers)
    if (Info.IsPseudoOp(Name))
      Owners.push_back(Info.Name);
  if (Owners.empty())
    return false;
  if (TheOutput.start())
    return true;
  StringRef Selected = TheTargetSelection.getContainer().Name;
  if (!is_contained(Owners, Selected)) {
    Ctx.Diags.error(Loc, rules::WrongContainer,
                    "'" + Name + "' is a pseudo-op of " +
                        listWords(Owners, "and") +
                        ", but the output format is " + Selected);
    if (!TheTargetSelection.noteUnnamedContainer(Ctx.Diags.capture(Loc),
                                                 Owners))
      TheHints.noteOtherContainer(Name, Loc);
  } else if (!parseExtensionOp(Name, C, Loc)) {
    Ctx.Diags.error(Loc, rules::UnknownPseudoOp,
                    "pseudo-op '" + Name + "' is not supported");
  }
  return true;
}

void StatementParser::reportUnknownPseudoOp(StringRef Name, SMLoc Loc) {
  Ctx.Diags.error(Loc, rules::UnknownPseudoOp,
                  "unknown pseudo-op or macro '" + Name + "'");
  if (TheHints.noteForeignWord(Name, Loc))
    return;
  ClosestName Closest(Name);
  TheHints.considerStatements(Closest);
  Ctx.Diags.suggest(Loc, Closest);
}

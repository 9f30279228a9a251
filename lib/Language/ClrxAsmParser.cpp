//===- ClrxAsmParser.cpp - Creation, the statement loop, dispatch ---------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main loop, and which of its readers a statement is for.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "ConditionalStack.h"
#include "MCParserAdapter.h"
#include "clrx/Support/NameTable.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

ClrxAsmParser::ClrxAsmParser(MCParserAdapter &MC, ClrxStreamer &Out,
                             ArrayRef<MemoryBufferRef> SourceBuffers,
                             const LanguageOptions &Options,
                             ParserServices &Services)
    : Options(Options), Services(Services), MC(MC), Streamer(Out),
      Diags(Services.OnDiagnostic, Options.NoWarnings, Options.FatalWarnings,
            Options.Limits.Errors),
      Sources(SourceBuffers, Services.FS, this->Options.IncludeDirs,
              Options.Limits, Diags, Services.OnRead),
      Symbols(*this), Macros(std::make_unique<MacroTable>()),
      Conditionals(std::make_unique<ConditionalStack>(Sources)),
      Target(Options.Target),
      Selected(Options.Container ? Options.Container
                                 : &Services.Containers.front()),
      IsContainerNamed(Options.Container), ChosenDialect(Options.Dialect),
      AllocatesRegisters(Options.AllocateRegisters),
      IsRecorded(Services.AllocationSinks.empty()),
      ShouldWarnOfVariables(Options.WarnOfVariables) {
  setSwitch(Switch::AltMacro, Options.AltMacro);
  setSwitch(Switch::MacroCaseSensitive, Options.MacroCaseSensitive);
  setSwitch(Switch::OldModifierParams, Options.OldModifierParams);
  setSwitch(Switch::BuggyFPLiterals, Options.BuggyFPLiterals);
  setDialect(Options.Dialect);
  updateDialect();
}

ClrxAsmParser::~ClrxAsmParser() = default;

//===----------------------------------------------------------------------===//
// The statement loop
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::run() {
  for (InstSink *Sink : Services.Sinks)
    addSink(*Sink);
  for (MCAsmParserExtension *Extension : Services.Extensions)
    Extension->Initialize(MC);
  for (const auto &[Name, Value] : Options.Symbols) {
    if (Name == ".")
      Diags.warning(SourcePos(), "definition of symbol '.' is ignored");
    else
      Symbols.defineOnCommandLine(Name, Value);
  }
  while (Sources.next(Stmt)) {
    if (Conditionals->isSkipping() || Sources.isLeaving())
      skipStatement(Stmt);
    else
      parseStatement(Stmt);
    MC.printPendingErrors();
    Diags.flush();
  }
  reportOpenClauses();
  return finishSource();
}

/// ::= {label ':'} [assignment | pseudo-op | macro-call | instruction]
void ClrxAsmParser::parseStatement(Cursor &C) {
  StringRef Path;
  Cursor Operands = C;
  if (parseLabels(C, Path, Operands) || C.pos() == C.end())
    return;
  SMLoc Loc = C.loc();
  if (Path.empty()) {
    Diags.error(Loc,
                isDigit(C.peek())
                    ? "statement begins with a number"
                    : "expected label, assignment, pseudo-op, macro call or "
                      "instruction");
    noteStrangeBeginning(C);
    return;
  }

  Cursor Value = Operands;
  if (Value.consume('=')) {
    Symbols.parseAssignment(Path, Loc, AssignmentKind::Redefinable, Value);
    return;
  }
  // Of a path only "::" is part; nothing else is called so.
  if (Path[0] == '.' && Path.size() > 1 && !Path.contains(':')) {
    parsePseudoOp(Path, Operands, Loc);
    return;
  }
  if (!callMacro(Path, Operands, Loc))
    parseInstruction(C);
}

/// Defines the labels at \p C and stops at what follows, whose first name is
/// \p Path, empty if it begins otherwise; \p BehindPath is what follows that.
/// True on error, reported.
bool ClrxAsmParser::parseLabels(Cursor &C, StringRef &Path,
                                Cursor &BehindPath) {
  for (bool IsFirst = true;; IsFirst = false) {
    StatementLoc = C.nextLoc();
    Cursor Behind = C;
    Path = Behind.takePath();
    BehindPath = Behind;
    StringRef Label = Path;
    if (Path.empty()) {
      Label = C.rest().take_while(isDigit);
      Behind.setPos(Label.end());
    }
    if (IsFirst)
      Behind.skipBlanks();
    if (Label.empty() || Behind.peek() != ':' || Behind.peek(1) == ':')
      return false;
    if (Dialect == InstDialect::LLVM ? defineLLVMLabel(Label)
                                     : Symbols.defineLabel(Label, StatementLoc))
      return true;
    Behind.advance();
    C = Behind;
  }
}

/// \p Name begins with a dot; \p C is behind it.
void ClrxAsmParser::parsePseudoOp(StringRef Name, Cursor &C, SMLoc Loc) {
  if ((Dialect == InstDialect::LLVM || keepsSections()) &&
      parseLLVMDirective(Name, C, Loc))
    return;
  if (const GenericOp *Op = findGenericOp(Name)) {
    if (CurCompilerSection != CompilerSection::Code && prepareForData(*Op))
      return;
    HasReadBody = false;
    if ((!Op->StartsOutput || !startOutput()) &&
        (this->*Op->Handler)(C, Op->Arg, Loc))
      openFaultyBlock(Op->Class, Loc);
    return;
  }
  SmallString<32> Lower;
  StringRef Key = MacroTable::fold(Name, /*CaseSensitive=*/false, Lower);
  if (parseExtensionOp(Key, C, Loc))
    return;
  if (const ContainerInfo *Info = findSelector(Services.Containers, Key)) {
    if (!checkGarbage(C) && !selectContainer(*Info, Loc))
      UsedSelectors.push_back(Key == Info->Selector ? Info->Selector
                                                    : Info->OtherSelector);
    return;
  }
  SmallVector<StringRef, 4> Owners = findContainersOf(Key);
  if (!Owners.empty()) {
    if (startOutput())
      return;
    if (!is_contained(Owners, Selected->Name))
      reportOtherContainers(Key, Owners, Loc);
    else if (!parseExtensionOp(Key, C, Loc))
      Diags.error(Loc, "pseudo-op '" + Key + "' is not supported");
    return;
  }
  if (callMacro(Name, C, Loc))
    return;
  Diags.error(Loc, "unknown pseudo-op or macro '" + Name + "'");
  if (noteForeignWord(Name, Loc))
    return;
  ClosestName Closest(Name);
  considerStatements(Closest);
  Diags.suggest(Loc, Closest);
}

/// Calls the container or other extension that registered \p Name. False if
/// there is none.
bool ClrxAsmParser::parseExtensionOp(StringRef Name, Cursor &C, SMLoc Loc) {
  const MCAsmParser::ExtensionDirectiveHandler *Handler =
      MC.findDirective(Name);
  if (!Handler)
    return false;
  auto [Extension, Parse] = *Handler;
  Operands = C;
  if (Extension != TheContainer.get())
    MC.startOperands(Loc, C);
  Parse(Extension, Name, Loc);
  if (TheContainer)
    updateLinking();
  MC.printPendingErrors();
  return true;
}

/// \p Name is a pseudo-op of \p Owners, but not of the container.
void ClrxAsmParser::reportOtherContainers(StringRef Name,
                                          ArrayRef<StringRef> Owners,
                                          SMLoc Loc) {
  Diags.error(Loc, "'" + Name + "' is a pseudo-op of " +
                       listWords(Owners, "and") +
                       ", but the output format is " + Selected->Name);
  noteUnnamedContainer(Diags.capture(Loc), Owners);
}

/// The formats that \p Name, in lower case, is a pseudo-op of.
SmallVector<StringRef, 4>
ClrxAsmParser::findContainersOf(StringRef Name) const {
  SmallVector<StringRef, 4> Found;
  for (const ContainerInfo &Info : Services.Containers)
    if (Info.IsPseudoOp(Name))
      Found.push_back(Info.Name);
  return Found;
}

/// Of the containers only the selected one counts.
void ClrxAsmParser::considerStatements(ClosestName &Closest) {
  for (const GenericOp &Op : getGenericOps())
    Closest.consider(Op.Name);
  for (const ContainerInfo &Info : Services.Containers)
    Closest.considerAll(ArrayRef({Info.Selector, Info.OtherSelector}));
  Selected->ForEachPseudoOp([&](StringRef Name) { Closest.consider(Name); });
  Closest.considerAll(Macros->names());
}

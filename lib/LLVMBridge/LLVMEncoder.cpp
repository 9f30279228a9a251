//===- LLVMEncoder.cpp - One LLVM statement to words ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs LLVM's AMDGPU parser and code emitter on single statements.
//
//===----------------------------------------------------------------------===//

#include "LLVMEncoder.h"
#include "RegisterNames.h"
#include "Targets/Processors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCParsedAsmOperand.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Captures the instruction that the target's parser emits.
class CapturingStreamer final : public MCStreamer {
public:
  explicit CapturingStreamer(MCContext &Context) : MCStreamer(Context) {}

  bool emitSymbolAttribute(MCSymbol *, MCSymbolAttr) override { return true; }
  void emitCommonSymbol(MCSymbol *, uint64_t, Align) override {}
  void emitInstruction(const MCInst &I, const MCSubtargetInfo &) override {
    Inst = I;
    HasInst = true;
  }

  MCInst Inst;
  bool HasInst = false;
};

/// The functions of an assembly parser that the target's parser calls: tokens,
/// expressions and errors. Without a client, the only expressions are integers.
class StatementParser final : public MCAsmParser {
public:
  StatementParser(MCContext &Context, MCStreamer &Out, SourceMgr &Sources,
                  const MCAsmInfo &AsmInfo)
      : MCAsmParser(Context, Out, Sources, AsmInfo) {}

  void start(StringRef Text, StatementClient *C) {
    Statement = Text;
    Client = C;
    PendingErrors.clear();
    Message.clear();
    MessageLoc = SMLoc();
    Lexer.setBuffer(Text);
    Lexer.Lex();
  }
  void takePendingErrors() { printPendingErrors(); }
  StringRef getMessage() const { return Message; }
  SMLoc getMessageLoc() const { return MessageLoc; }

  bool printError(SMLoc Loc, const Twine &Msg, SMRange) override {
    if (Message.empty()) {
      Msg.toVector(Message);
      MessageLoc = Loc;
    }
    return true;
  }
  void Note(SMLoc, const Twine &, SMRange) override {}
  bool Warning(SMLoc Loc, const Twine &Msg, SMRange) override {
    if (Client)
      Client->warning(Loc, Msg);
    return false;
  }
  const AsmToken &Lex() override { return Lexer.Lex(); }

  bool parseIdentifier(StringRef &Result) override {
    if (Lexer.isNot(AsmToken::Identifier))
      return true;
    Result = Lexer.getTok().getIdentifier();
    Lex();
    return false;
  }
  StringRef parseStringToEndOfStatement() override {
    return Lexer.LexUntilEndOfStatement();
  }
  void eatToEndOfStatement() override {
    while (Lexer.isNot(AsmToken::EndOfStatement) && Lexer.isNot(AsmToken::Eof))
      Lex();
  }
  bool parseExpression(const MCExpr *&Result, SMLoc &End) override {
    return parse(Result, End, /*JustOneOperand=*/false);
  }
  bool parsePrimaryExpr(const MCExpr *&Result, SMLoc &End,
                        AsmTypeInfo *) override {
    return parse(Result, End, /*JustOneOperand=*/true);
  }
  bool parseParenExpression(const MCExpr *&, SMLoc &) override {
    return TokError("expected an integer");
  }
  bool parseAbsoluteExpression(int64_t &Result) override {
    if (!Client)
      return parseInteger(Result);
    const MCExpr *E;
    SMLoc Start = Lexer.getLoc(), End;
    if (parseExpression(E, End))
      return true;
    return !E->evaluateAsAbsolute(Result) &&
           Error(Start, "expected absolute expression");
  }
  /// ::= [-] integer
  bool parseInteger(int64_t &Result) {
    bool Negate = parseOptionalToken(AsmToken::Minus);
    if (Lexer.isNot(AsmToken::Integer))
      return TokError("expected an integer");
    Result = Lexer.getTok().getIntVal();
    if (Negate)
      Result = -uint64_t(Result);
    Lex();
    return false;
  }

  // Instructions need none of the functions below.
  void addDirectiveHandler(StringRef, ExtensionDirectiveHandler) override {}
  void addAliasForDirective(StringRef, StringRef) override {}
  bool Run(bool, bool) override { return true; }
  void setParsingMSInlineAsm(bool) override {}
  bool isParsingMSInlineAsm() override { return false; }
  bool parseMSInlineAsm(std::string &, unsigned &, unsigned &,
                        SmallVectorImpl<std::pair<void *, bool>> &,
                        SmallVectorImpl<std::string> &,
                        SmallVectorImpl<std::string> &, const MCInstrInfo *,
                        MCInstPrinter *, MCAsmParserSemaCallback &) override {
    return true;
  }
  bool parseEscapedString(std::string &) override { return true; }
  bool parseAngleBracketString(std::string &) override { return true; }
  bool checkForValidSection() override { return false; }

private:
  StringRef Statement;
  StatementClient *Client = nullptr;
  SmallString<128> Message;
  SMLoc MessageLoc;

  bool parse(const MCExpr *&Result, SMLoc &End, bool JustOneOperand) {
    if (Client) {
      const char *Cur = Lexer.getLoc().getPointer();
      Result = Client->parseExpression(Cur, JustOneOperand);
      if (!Result)
        return true;
      Lexer.setBuffer(Statement, Cur);
      Lex();
    } else {
      int64_t Value;
      if (parseInteger(Value))
        return true;
      Result = MCConstantExpr::create(Value, getContext());
    }
    End = Lexer.getLoc();
    return false;
  }
};

} // namespace

/// The MC objects of one subtarget. They refer to one another, so they must be
/// constructed in the order of the members.
struct LLVMEncoder::Impl {
  const TargetDescription &Description;
  SourceMgr Sources;
  std::unique_ptr<MCSubtargetInfo> Subtarget;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<CapturingStreamer> Streamer;
  std::unique_ptr<StatementParser> Parser;
  std::unique_ptr<MCTargetAsmParser> TargetParser;
  std::unique_ptr<MCCodeEmitter> Emitter;
  std::unique_ptr<MCInstPrinter> Printer; ///< Created on first use.

  // Buffers that are reused for each statement
  SmallVector<std::unique_ptr<MCParsedAsmOperand>, 8> Operands;
  SmallVector<char, 32> Bytes;
  SmallVector<MCFixup, 2> Fixups;
  SmallString<32> Mnemonic; ///< The mnemonic in lower case.

  explicit Impl(const TargetDescription &Description)
      : Description(Description) {}
  bool create(const Target &T, StringRef CPU, StringRef Features);
  bool parse(StringRef Text, StatementClient *Client);
  bool emit(SmallVectorImpl<uint32_t> &Words);
};

bool LLVMEncoder::Impl::create(const Target &T, StringRef CPU,
                               StringRef Features) {
  const TargetDescription &D = Description;
  Subtarget.reset(T.createMCSubtargetInfo(D.TT, CPU, Features));
  if (!Subtarget || !Subtarget->isCPUStringValid(CPU))
    return false;
  Context =
      std::make_unique<MCContext>(D.TT, D.AsmInfo.get(), D.Registers.get(),
                                  Subtarget.get(), &Sources, &D.Options);
  Streamer = std::make_unique<CapturingStreamer>(*Context);
  T.createNullTargetStreamer(*Streamer); // The streamer owns it.
  Parser = std::make_unique<StatementParser>(*Context, *Streamer, Sources,
                                             *D.AsmInfo);
  Context->setDiagnosticHandler([this](const SMDiagnostic &D, bool,
                                       const SourceMgr &,
                                       std::vector<const MDNode *> &) {
    Parser->printError(D.getLoc(), D.getMessage(), SMRange());
  });
  TargetParser.reset(
      T.createMCAsmParser(*Subtarget, *Parser, *D.Instructions, D.Options));
  if (!TargetParser)
    return false;
  Parser->setTargetParser(*TargetParser);
  TargetParser->onBeginOfFile(); // Sets the target ID that registers depend on.
  Emitter.reset(T.createMCCodeEmitter(*D.Instructions, *Context));
  return true;
}

bool LLVMEncoder::Impl::parse(StringRef Text, StatementClient *Client) {
  Parser->start(Text, Client);
  Operands.clear();
  Streamer->HasInst = false;
  AsmToken Name = Parser->getTok();
  Parser->Lex();
  StringRef NameText = Name.getString();
  if (Client) {
    Mnemonic.clear();
    for (char C : NameText)
      Mnemonic.push_back(toLower(C));
    NameText = Mnemonic;
  }
  ParseInstructionInfo Info;
  bool Failed =
      TargetParser->parseInstruction(Info, NameText, Name.getLoc(), Operands);
  uint64_t ErrorInfo;
  unsigned Opcode;
  if (!Failed && !Parser->hasPendingError())
    Failed = TargetParser->matchAndEmitInstruction(
        Name.getLoc(), Opcode, Operands, *Streamer, ErrorInfo,
        /*MatchingInlineAsm=*/false);
  Failed |= Parser->hasPendingError();
  Parser->takePendingErrors();
  return !Failed && Streamer->HasInst;
}

bool LLVMEncoder::Impl::emit(SmallVectorImpl<uint32_t> &Words) {
  Bytes.clear();
  Fixups.clear();
  Emitter->encodeInstruction(Streamer->Inst, Bytes, Fixups, *Subtarget);
  Words.clear();
  for (size_t I = 0; I + 4 <= Bytes.size(); I += 4)
    Words.push_back(support::endian::read32le(Bytes.data() + I));
  return !Words.empty();
}

std::string clrx::getFeatures(const Subtarget &Of) {
  const ProcessorFacts Facts = getProcessorFacts(*Of.Processor);
  TargetId Id;
  Id.Processor = Of.Processor->CPU;
  Id.setFeatures(Of.Features);
  std::string List = Id.getLLVMFeatures();
  if (Facts.HasWave32 && Facts.HasWave64)
    List += Of.Wave32 ? ",+wavefrontsize32,-wavefrontsize64"
                      : ",-wavefrontsize32,+wavefrontsize64";
  if (!Of.LLVMFeatures.empty())
    List += "," + Of.LLVMFeatures;
  return List;
}

/// Returns an error if LLVM does not know one of \p Features.
static Error checkFeatures(StringRef Features) {
  if (Features.empty())
    return Error::success();
  const std::unique_ptr<MCSubtargetInfo> Any(
      getAMDGPUTarget().createMCSubtargetInfo(Triple("amdgcn--"), "", ""));
  SmallVector<StringRef> Names;
  Features.split(Names, ',');
  for (const StringRef Name : Names)
    if (none_of(Any->getAllProcessorFeatures(),
                [&](const SubtargetFeatureKV &F) {
                  return Name.drop_front() == F.Key;
                }))
      return createStringError("LLVM does not know the feature '" + Name + "'");
  return Error::success();
}

LLVMEncoder::LLVMEncoder(std::unique_ptr<Impl> I) : P(std::move(I)) {}
LLVMEncoder::~LLVMEncoder() = default;

Expected<std::unique_ptr<LLVMEncoder>>
LLVMEncoder::create(const TargetDescription &Description, const Subtarget &Of) {
  auto I = std::make_unique<Impl>(Description);
  StringRef CPU = Of.Processor->CPU;
  if (Error E = checkFeatures(Of.LLVMFeatures))
    return std::move(E);
  if (!I->create(getAMDGPUTarget(), CPU, getFeatures(Of)))
    return createStringError("this LLVM does not know the AMDGPU processor '" +
                             CPU + "'");
  return std::unique_ptr<LLVMEncoder>(new LLVMEncoder(std::move(I)));
}

bool LLVMEncoder::encode(StringRef Text, SmallVectorImpl<uint32_t> &Words) {
  return P->parse(Text, nullptr) && P->emit(Words);
}

bool LLVMEncoder::encode(StringRef Text, StatementClient &Client,
                         SmallVectorImpl<uint32_t> &Words) {
  return P->parse(Text, &Client) && P->emit(Words);
}

StringRef LLVMEncoder::getMessage() const { return P->Parser->getMessage(); }
SMLoc LLVMEncoder::getMessageLoc() const { return P->Parser->getMessageLoc(); }

const MCInst &LLVMEncoder::getInst() const { return P->Streamer->Inst; }
ArrayRef<MCFixup> LLVMEncoder::getFixups() const { return P->Fixups; }
MCContext &LLVMEncoder::getContext() { return *P->Context; }
const MCInstrInfo &LLVMEncoder::getInstrInfo() const {
  return *P->Description.Instructions;
}
const MCRegisterInfo &LLVMEncoder::getRegisterInfo() const {
  return *P->Description.Registers;
}

SmallVector<SMLoc, 8> LLVMEncoder::getOperandLocs() const {
  SmallVector<SMLoc, 8> Locs;
  bool IsInList = false;
  for (const auto &Op : drop_begin(P->Operands)) {
    // LLVM's location is after neg, abs and sext.
    const char *Begin = Op->getStartLoc().getPointer();
    if (!Begin)
      break;
    const bool IsToken = Op->isToken();
    if (IsToken && *Begin == ']') {
      IsInList = false;
      continue;
    }
    if (IsInList)
      continue;
    IsInList = IsToken && *Begin == '[';
    while (Begin[-1] != ',' && !isSpace(Begin[-1]))
      --Begin;
    Locs.push_back(SMLoc::getFromPointer(Begin));
  }
  return Locs;
}

RegisterUsage LLVMEncoder::getUsage() const {
  const MCRegisterInfo &Names = *P->Description.Registers;
  const MCInst &Inst = getInst();
  const MCInstrDesc &Desc = P->Description.Instructions->get(Inst.getOpcode());
  RegisterUsage Usage;
  for (const MCOperand &Op : Inst)
    if (Op.isReg() && Op.getReg())
      countRegister(Usage, Names.getName(Op.getReg()));
  for (ArrayRef<MCPhysReg> Implicit :
       {Desc.implicit_uses(), Desc.implicit_defs()})
    for (MCPhysReg R : Implicit)
      Usage.UsesVCC |= isVCC(Names.getName(R));
  return Usage;
}

bool LLVMEncoder::isDirectBranch() const {
  const MCInstrDesc &Desc =
      P->Description.Instructions->get(getInst().getOpcode());
  return any_of(Desc.operands(), [](const MCOperandInfo &Op) {
    return Op.OperandType == MCOI::OPERAND_PCREL;
  });
}

bool LLVMEncoder::mayBePadded() const {
  constexpr unsigned SOPPShift = 23, SOPPBits = 0x17f;
  const MCInst &Inst = getInst();
  return P->Description.Instructions->get(Inst.getOpcode()).isBranch() &&
         support::endian::read32le(P->Bytes.data()) >> SOPPShift == SOPPBits &&
         P->Subtarget->checkFeatures("+offset-3f-bug");
}

void LLVMEncoder::print(const MCInst &Inst, raw_ostream &OS) {
  const TargetDescription &D = P->Description;
  if (!P->Printer)
    P->Printer.reset(getAMDGPUTarget().createMCInstPrinter(
        D.TT, D.AsmInfo->getAssemblerDialect(), *D.AsmInfo, *D.Instructions,
        *D.Registers));
  P->Printer->printInst(&Inst, /*Address=*/0, /*Annot=*/"", *P->Subtarget, OS);
}

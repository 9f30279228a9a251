//===- LLVMDialect.cpp - Instructions in LLVM's syntax --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles statements in LLVM's syntax with expressions of the language.
//
//===----------------------------------------------------------------------===//

#include "LLVMDialect.h"
#include "RegisterSymbols.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Renames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCSymbol.h"
#include "llvm/Support/Casting.h"
#include <deque>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Operands that are symbols for LLVM
//===----------------------------------------------------------------------===//

const MCSymbolRefExpr *LLVMDialect::Target::getSymbol(size_t Index) {
  MCContext &Ctx = Encoder->getContext();
  while (Symbols.size() <= Index)
    Symbols.push_back(MCSymbolRefExpr::create(
        Ctx.getOrCreateSymbol(".Loperand" + Twine(Symbols.size()) + "."), Ctx));
  return Symbols[Index];
}

/// Returns the index of the symbol \p E; past the end if there is none.
size_t LLVMDialect::Target::findSymbol(const MCExpr *E) const {
  return find(Symbols, E) - Symbols.begin();
}

/// \name Values that need a literal of 32 bits and of 64 bits
/// @{
static constexpr uint64_t StandInLiteral = 0x12345678;
static constexpr uint64_t StandInLiteral64 = 0x123456789abcdef0;
/// @}

/// Returns true for the fixup of a literal of two dwords.
static bool is64Bit(const MCFixup &Fixup) {
  return Fixup.getKind() == FK_Data_8;
}

/// Reads the expressions of a statement.
class LLVMDialect::Client final : public StatementClient {
  LLVMDialect &Dialect;
  LLVMDialect::Target &Symbols;
  OperandHost &Host;
  const RegisterSymbols &Statement;
  bool HasFailed = false;

  /// A parsed expression, for further passes over the statement.
  struct Parsed {
    const char *Begin, *End;
    bool JustOneOperand;
    const MCExpr *Result;
  };
  SmallVector<Parsed, 8> Known;
  bool IsFirstPass = true;

public:
  Client(LLVMDialect &Dialect, LLVMDialect::Target &Symbols, OperandHost &Host,
         const RegisterSymbols &Statement)
      : Dialect(Dialect), Symbols(Symbols), Host(Host), Statement(Statement) {}

  /// Returns true if an error was reported.
  bool hasFailed() const { return HasFailed; }

  /// Starts a pass in which operands keep their values, and symbols become \p
  /// Literal.
  void startLiteralPass(uint64_t Literal) {
    IsFirstPass = false;
    for (Parsed &P : Known)
      if (isa<MCSymbolRefExpr>(P.Result))
        P.Result = createNumber(Literal);
  }

  /// Starts a pass in which symbols with a known number become that number.
  /// \returns false if there are none.
  bool startNumberPass() {
    IsFirstPass = false;
    bool HasNumbers = false;
    for (Parsed &P : Known) {
      size_t Index = Symbols.findSymbol(P.Result);
      if (Index >= Dialect.Uses.size())
        continue;
      SymbolUse &Use = Dialect.Uses[Index];
      if (!Use.isDistance())
        continue;
      P.Result = createNumber(Use.Value.Value);
      HasNumbers = Use.IsNumber = true;
    }
    return HasNumbers;
  }

  const MCExpr *parseExpression(const char *&Cur,
                                bool JustOneOperand) override {
    const char *Begin = Cur;
    const Parsed *P = find_if(Known, [&](const Parsed &P) {
      return P.Begin == Begin && P.JustOneOperand == JustOneOperand;
    });
    if (P != Known.end()) {
      Cur = P->End;
      return P->Result;
    }
    const MCExpr *Result = Statement.isRegister(Cur)
                               ? parseNumber(Cur)
                               : parseSource(Cur, JustOneOperand);
    if (Result)
      Known.push_back({Begin, Cur, JustOneOperand, Result});
    return Result;
  }

  void warning(SMLoc Loc, const Twine &Msg) override {
    if (IsFirstPass)
      Host.getReporter().warning(Statement.toSource(Loc), rules::LLVM, Msg);
  }

private:
  const MCExpr *createNumber(int64_t Value) {
    return MCConstantExpr::create(Value, Symbols.Encoder->getContext());
  }

  const MCExpr *parseSource(const char *&Cur, bool JustOneOperand) {
    SymbolUse Use;
    Cursor Source = Statement.toSourceCursor(Cur);
    HasFailed |= Host.parseExpression(
        Source, EF_MayRelocate | (JustOneOperand ? EF_OneOperand : EF_None),
        Use.Value);
    if (HasFailed)
      return nullptr;
    Cur = Statement.toText(Source.pos());
    if (Use.Value.isKnown() && !Use.isDistance())
      return createNumber(Use.Value.Value);
    Dialect.Uses.push_back(std::move(Use));
    return Symbols.getSymbol(Dialect.Uses.size() - 1);
  }

  /// Parses a number that replaced a register symbol in the text: an index or
  /// an inline constant.
  const MCExpr *parseNumber(const char *&Cur) {
    StringRef Rest(Cur);
    int64_t Number = 0;
    if (Rest.consumeInteger(10, Number))
      return nullptr;
    Cur = Rest.begin();
    return createNumber(Number);
  }
};

//===----------------------------------------------------------------------===//
// Fixups
//===----------------------------------------------------------------------===//

/// Writes the value of \p Field, which is known, into the words.
bool LLVMDialect::completeNow(const PendingField &Field, OperandHost &Host,
                              EncodedInst &Result, SymbolUse &Use) {
  const OperandValue &V = Field.Value;
  bool IsAddress = V.K == OperandValue::Relative;
  if (IsAddress
          ? !acceptsOffset(Field.Kind) || !Host.isCurrentSection(V.Section)
          : !acceptsNumber(Field.Kind))
    return Host.getReporter().error(V.Loc, rules::Relocation,
                                    describeMisplaced(Field.Kind));
  uint64_t Bits = 0;
  std::string Error =
      completeField(Field.Kind, Host.getCurrentOffset() + Field.Offset, V.Value,
                    IsAddress, Bits, [&](const Twine &Msg) {
                      Host.getReporter().warning(V.Loc, rules::ValueRange, Msg);
                    });
  if (!Error.empty())
    return Host.getReporter().error(V.Loc, rules::ValueRange, Error);
  Result.Words[Field.Offset / 4] |= Lo_32(Bits);
  if (Field.Kind == FieldFixup::Symbol64)
    Result.Words[Field.Offset / 4 + 1] = Hi_32(Bits);
  Use.Text = "0x" + utohexstr(Bits, /*LowerCase=*/true);
  return false;
}

/// Returns true for the one target-specific kind, a branch distance.
static bool isBranch(const MCFixup &Fixup) {
  return Fixup.getKind() >= FirstTargetFixupKind;
}

bool LLVMDialect::applyFixup(const MCFixup &Fixup, OperandHost &Host,
                             EncodedInst &Result) {
  size_t Index = Last->findSymbol(Fixup.getValue());
  // The value is not a plain symbol. applyFixups reports the symbols that got
  // no fixup.
  if (Index >= Uses.size())
    return false;
  SymbolUse &Use = Uses[Index];
  Use.HasFixup = true;
  Use.Kind = isBranch(Fixup)  ? FieldFixup::Branch16
             : is64Bit(Fixup) ? FieldFixup::Symbol64
                              : FieldFixup::Symbol32;
  PendingField Field{Use.Kind, uint8_t(Fixup.getOffset()), Use.Value,
                     /*Takes=*/""};
  Use.Text = "0x0";
  if (Field.Value.K == OperandValue::Pending)
    Result.Pending.push_back(Field);
  else if (completeNow(Field, Host, Result, Use))
    return true;
  if (!isBranch(Fixup))
    Use.Text = (is64Bit(Fixup) ? "lit64(" : "lit(") + Use.Text + ")";
  return false;
}

bool LLVMDialect::applyFixups(ArrayRef<MCFixup> Fixups, OperandHost &Host,
                              EncodedInst &Result) {
  for (const MCFixup &Fixup : Fixups)
    if (applyFixup(Fixup, Host, Result))
      return true;
  for (const SymbolUse &Use : Uses)
    if (!Use.HasFixup && !Use.IsNumber)
      return Host.getReporter().error(Use.Value.Loc, rules::NotAbsolute,
                                      "expected an absolute expression");
  return false;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Encodes a statement. LLVM leaves a distance between labels to a fixup, so it
/// uses a literal or rejects the statement. The language knows the value
/// already, so the distance may be used where LLVM requires a number.
bool LLVMDialect::encode(StringRef Statement, Client &Operands,
                         SmallVectorImpl<uint32_t> &Encoded,
                         SmallVectorImpl<MCFixup> &Fixups) {
  LLVMEncoder &E = *Last->Encoder;
  bool Encodes = E.encode(Statement, Operands, Encoded) &&
                 none_of(E.getFixups(), [this](const MCFixup &Fixup) {
                   size_t Index = Last->findSymbol(Fixup.getValue());
                   return isBranch(Fixup) && Index < Uses.size() &&
                          Uses[Index].isDistance();
                 });
  if (!Encodes && !Operands.hasFailed() && Operands.startNumberPass())
    Encodes = E.encode(Statement, Operands, Encoded);
  if (!Encodes)
    return false;
  Fixups.assign(E.getFixups().begin(), E.getFixups().end());
  findOperands();
  return all_of(Fixups, isBranch) ||
         encodeLiterals(Statement, Operands, Fixups, Encoded);
}

/// Finds the operands of LLVM's instruction that are symbols.
void LLVMDialect::findOperands() {
  for (auto [Index, Op] : enumerate(Last->Encoder->getInst())) {
    const size_t Use =
        Op.isExpr() ? Last->findSymbol(Op.getExpr()) : Uses.size();
    if (Use < Uses.size())
      Uses[Use].Operand = Index;
  }
}

/// Encodes a second time a statement whose literals contain symbols. In this
/// pass, a number replaces each symbol.
/// LLVM initialises an operand's modifiers for registers and immediates only,
/// but also reads them for expressions, so any modifier bits may be set in the
/// first pass.
bool LLVMDialect::encodeLiterals(StringRef Statement, Client &Operands,
                                 ArrayRef<MCFixup> Fixups,
                                 SmallVectorImpl<uint32_t> &Encoded) {
  Operands.startLiteralPass(any_of(Fixups, is64Bit) ? StandInLiteral64
                                                    : StandInLiteral);
  if (!Last->Encoder->encode(Statement, Operands, Encoded))
    return false;
  for (const MCFixup &Fixup : Fixups) {
    const size_t Index = Fixup.getOffset() / 4;
    const size_t Count = is64Bit(Fixup) ? 2 : 1;
    if (Index + Count > Encoded.size())
      return false;
    std::fill_n(Encoded.begin() + Index, Count, 0);
  }
  return true;
}

/// Sets Last to the subtarget, which is usually the same as before.
Error LLVMDialect::selectTarget(const Subtarget &For) {
  if (Last && Last->Of == For)
    return Error::success();
  auto Found = find_if(Targets, [&](auto &T) { return T->Of == For; });
  if (Found == Targets.end()) {
    Expected<std::unique_ptr<LLVMEncoder>> E =
        LLVMEncoder::create(Description, For);
    if (!E)
      return E.takeError();
    Targets.push_back(std::make_unique<Target>(Target{For, std::move(*E), {}}));
    Found = std::prev(Targets.end());
  }
  Last = Found->get();
  return Error::success();
}

namespace {
/// A row of LLVMHints.def.
struct LLVMHint {
  StringLiteral Pattern, Text;
};
} // namespace

static constexpr LLVMHint LLVMHints[] = {
#define CLRX_LLVM_HINT(Pattern, Text) {Pattern, Text},
#include "LLVMHints.def"
};

/// Says how the device has what \p Statement does on older or newer devices.
static void noteHint(StringRef Statement, SMLoc Loc, OperandHost &Host) {
  for (const LLVMHint &Hint : LLVMHints) {
    StarredTexts Starred;
    if (!matchStars(Statement, Hint.Pattern, Starred))
      continue;
    std::string Text = Hint.Text.str();
    const std::string Star = Starred[0].split(' ').first.lower();
    for (size_t At = 0; (At = Text.find('*', At)) != std::string::npos;)
      Text.replace(At, 1, Star);
    Host.getReporter().note(Loc, Text);
    return;
  }
}

bool LLVMDialect::assemble(StringRef Statement, const Subtarget &For,
                           OperandHost &Host, EncodedInst &Result) {
  SMLoc Loc = SMLoc::getFromPointer(Statement.begin());
  const Arch A = For.Processor->InstructionSet;
  Uses.clear();
  if (Error E = selectTarget(For))
    return Host.getReporter().error(Loc, rules::LLVM, toString(std::move(E)));
  RegisterSymbols Expanded(Statement, A);
  if (Expanded.expand(Assembler, Host))
    return true;
  Client Operands(*this, *Last, Host, Expanded);
  LLVMEncoder &E = *Last->Encoder;
  SmallVector<MCFixup, 2> Fixups;
  bool Failed = !encode(Expanded.getText(), Operands, Result.Words, Fixups);
  if (Failed && !Operands.hasFailed()) {
    SMLoc At = E.getMessageLoc();
    Host.getReporter().error(At.isValid() ? Expanded.toSource(At) : Loc,
                             rules::LLVM, E.getMessage());
  }
  if (Failed && !For.Processor->HasDialect)
    noteHint(Statement, Loc, Host);
  if (Failed || applyFixups(Fixups, Host, Result)) {
    for (const SymbolUse &Use : Uses)
      if (Use.Value.K == OperandValue::Pending)
        Host.dropExpression(Use.Value.Expr);
    return true;
  }
  Words = Result.Words;
  Result.Usage = E.getUsage();
  if (!For.Processor->HasDialect) {
    Result.MayBePadded = E.mayBePadded();
    return false;
  }
  decode(Words, A, For.Wave32, Decoded);
  if (!Decoded.Row)
    return Host.getReporter().error(
        Loc, rules::LLVM,
        "LLVM encodes this instruction, but the instruction tables lack it");
  for (auto [Op, OpLoc] : zip(Decoded.operands(), E.getOperandLocs()))
    Op.TextOffset = Expanded.toSource(OpLoc).getPointer() - Loc.getPointer();
  Result.Instruction = &Decoded;
  return false;
}

//===----------------------------------------------------------------------===//
// Listings
//===----------------------------------------------------------------------===//

/// An operand of LLVM's instruction that prints as the text of a use.
class LLVMDialect::TextExpr final : public MCTargetExpr {
public:
  const SymbolUse &Use;
  mutable uint64_t Begin = 0; ///< Position of the printed text.

  explicit TextExpr(const SymbolUse &Use) : Use(Use) {}

  void printImpl(raw_ostream &OS, const MCAsmInfo *) const override {
    Begin = OS.tell();
    OS << Use.Text;
  }
  bool evaluateAsRelocatableImpl(MCValue &,
                                 const MCAssembler *) const override {
    return false;
  }
  void visitUsedExpr(MCStreamer &) const override {}
  MCFragment *findAssociatedFragment() const override { return nullptr; }
};

/// Returns the field that an operand with the fixup \p Kind shows.
static TextField getField(FieldFixup Kind, StringRef Mnemonic) {
  if (Kind == FieldFixup::Branch16)
    return TextField::Target;
  return Kind == FieldFixup::Symbol32 ? getLiteralField(Mnemonic)
                                      : TextField::None;
}

/// Prints LLVM's instruction. An operand that was a symbol in the first pass is
/// printed as the text of its use, even if a number has replaced the symbol.
LLVMText LLVMDialect::print() {
  MCInst Inst = Last->Encoder->getInst();
  std::deque<TextExpr> Operands;
  for (const SymbolUse &Use : Uses)
    if (Use.Operand && !Use.IsNumber && *Use.Operand < Inst.getNumOperands())
      Inst.getOperand(*Use.Operand) =
          MCOperand::createExpr(&Operands.emplace_back(Use));
  Text.clear();
  raw_svector_ostream OS(Text);
  Last->Encoder->print(Inst, OS);
  std::replace(Text.begin(), Text.end(), '\t', ' ');
  const size_t Indent = StringRef(Text).find_first_not_of(' ');
  Text.erase(Text.begin(), Text.begin() + Indent);
  Text.resize(StringRef(Text).rtrim().size());
  const StringRef Mnemonic = StringRef(Text).take_until(isSpace);
  LLVMText Result;
  if (Operands.empty() && Last->Encoder->isDirectBranch()) {
    Result.Field = TextField::Target;
    Result.FieldBegin = StringRef(Text).rfind(' ') + 1;
    Result.FieldEnd = Text.size();
  } else if (Operands.size() == 1) {
    Result.Field = getField(Operands.front().Use.Kind, Mnemonic);
    Result.FieldBegin = Operands.front().Begin - Indent;
    Result.FieldEnd = Result.FieldBegin + Operands.front().Use.Text.size();
  }
  // LLVM's parser requires neg() around a number. LLVM prints '-' instead if
  // the operand is an expression, such as a TextExpr.
  for (const TextExpr &Operand : reverse(Operands)) {
    const size_t Begin = Operand.Begin - Indent;
    if (Text[Begin - 1] != '-')
      continue;
    Text.insert(Text.begin() + Begin + Operand.Use.Text.size(), ')');
    Text.erase(Text.begin() + Begin - 1);
    constexpr StringLiteral Negate = "neg(";
    Text.insert(Text.begin() + Begin - 1, Negate.begin(), Negate.end());
    Result.FieldBegin += Negate.size() - 1;
    Result.FieldEnd += Negate.size() - 1;
  }
  Result.Text = Text;
  return Result;
}

LLVMText LLVMDialect::getText(bool &WasPatched) {
  const LLVMText Result = print();
  SmallVector<uint32_t, 6> Again;
  WasPatched = !Last->Encoder->encode(Text.c_str(), Again) || Again != Words;
  return Result;
}

//===- InstDiagnostics.cpp - Messages about instructions ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each error says what was expected and what was found. Notes say how to
// correct the statement.
//
//===----------------------------------------------------------------------===//

#include "InstDiagnostics.h"
#include "InstContext.h"
#include "clrx/ISA/Names.h"
#include "clrx/ISA/Registers.h"
#include "clrx/ISA/Renames.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Mnemonics and operand lists
//===----------------------------------------------------------------------===//

namespace {
struct KindText {
  StringLiteral Title, Takes;
};
} // namespace

static constexpr KindText KindTexts[] = {
#define CLRX_OPERAND_KIND(Kind, Symbol, Title, Takes) {Title, Takes},
#include "clrx/ISA/Operands.def"
};

static const KindText &getText(OperandKind K) { return KindTexts[unsigned(K)]; }

StringRef InstDiagnostics::getExpectedOperand() const {
  if (!Ctx.Inst.Row) // The right side of `name = %OPERAND`.
    return "a register or an inline constant";
  if (Ctx.OpIndex == Ctx.Inst.Row->NumOperands)
    return "a number";
  return getText(Ctx.Inst.Row->Operands[Ctx.OpIndex].Kind).Takes;
}

/// Notes how many operands the instruction takes and what they are.
void InstDiagnostics::noteOperandList() {
  unsigned Count = Ctx.Inst.Row->NumOperands;
  std::string Text = ("'" + Ctx.Inst.Row->Mnemonic + "' takes " +
                      (Count ? Twine(Count) : Twine("no")) + " operand" +
                      (Count == 1 ? "" : "s"))
                         .str();
  for (unsigned I = 0; I != Count; ++I)
    Text +=
        (I ? ", " : ": ") + getText(Ctx.Inst.Row->Operands[I].Kind).Title.str();
  Ctx.note(Ctx.MnemonicLoc, Text);
}

/// Notes the name of a DS instruction that also returns the old value.
void InstDiagnostics::noteReturningForm() {
  const StringRef Mnemonic = Ctx.Inst.Row->Mnemonic;
  auto [DS, Operation] = Mnemonic.split('_');
  const std::string Returning = (DS + "_" + Operation.rsplit('_').first +
                                 "_rtn_" + Operation.rsplit('_').second)
                                    .str();
  if (lookUpInst(Returning, Ctx.A))
    Ctx.noteFix(Ctx.MnemonicLoc, FixIt::replace(Mnemonic, Returning),
                "'" + Returning + "' returns the old value");
}

bool InstDiagnostics::reportTooFewOperands() {
  Ctx.error(Ctx.Cur.pos(), rules::OperandCount,
            "too few operands for instruction");
  noteOperandList();
  Ctx.Host.noteEndOfStatement(SMLoc::getFromPointer(Ctx.Cur.pos()));
  return true;
}

bool InstDiagnostics::reportTrailingText() {
  if (Ctx.Cur.peek() == ',' || !Ctx.Inst.Row->NumOperands) {
    Ctx.error(Ctx.Cur.pos(), rules::OperandCount,
              "too many operands for instruction");
    noteOperandList();
    noteReturningForm();
    return true;
  }
  Ctx.error(Ctx.Cur.pos(), rules::UnexpectedText,
            "unexpected text at the end of the instruction");
  if (Ctx.Cur.peek() == ':')
    Ctx.noteFix(Ctx.Cur.pos(), FixIt::replace(":", ""),
                "':' follows a label only where it is defined");
  if (isModifierName(Ctx.peekKeyword()))
    Ctx.note(Ctx.Cur.pos(),
             "'" + Ctx.Inst.Row->Mnemonic + "' takes no modifiers");
  return true;
}

/// Lists the mnemonics that begin with \p Mnemonic and continue after a '_', or
/// at the end of a word. Returns false if there are none.
bool InstDiagnostics::noteContinuations(StringRef Mnemonic) {
  constexpr size_t MaxListed = 16;
  SmallVector<std::string, 8> Names;
  StringRef Last;
  for (const InstRow &Row : getInstTable()) {
    StringRef Rest = Row.Mnemonic;
    if (!Row.isIn(Ctx.A) || Row.Mnemonic == Last || Mnemonic.size() < 3 ||
        !Rest.consume_front_insensitive(Mnemonic) ||
        !(Rest.starts_with("_") || Mnemonic.ends_with("_") ||
          Mnemonic.equals_insensitive("s_cbranch")))
      continue;
    Last = Row.Mnemonic;
    Names.push_back(("'" + Row.Mnemonic + "'").str());
  }
  if (Names.empty())
    return false;
  const bool AreAll = Names.size() <= MaxListed;
  if (!AreAll)
    Names.resize(MaxListed);
  const std::string List =
      AreAll ? listWords(Names, "or") : join(Names, ", ") + " and so on";
  Ctx.note(Ctx.MnemonicLoc, "instructions with this beginning are " + List);
  return true;
}

bool InstDiagnostics::reportUnknownMnemonic(StringRef Mnemonic) {
  const ArchMask Others = archesOfInst(Mnemonic);
  if (Others && !Ctx.Host.isDeviceNamed()) {
    Ctx.error(Ctx.MnemonicLoc, rules::UnknownInstruction,
              "no device is named before this statement, and the default, " +
                  Ctx.Facts.Names[0] + ", has no instruction '" + Mnemonic +
                  "'");
    Ctx.note(Ctx.MnemonicLoc, "name a device by '.gpu NAME' or -mcpu=NAME; the "
                              "instruction exists on " +
                                  listArches(Others));
    return true;
  }
  Ctx.error(Ctx.MnemonicLoc, rules::UnknownInstruction,
            "unknown instruction '" + Mnemonic + "' on " + Ctx.Facts.Names[0]);
  if (Others) {
    Ctx.note(Ctx.MnemonicLoc, "it exists on " + listArches(Others));
    if (Ctx.Host.noteLateDevice())
      return true;
  }
  const std::string Rename = explainRename(Mnemonic, Ctx.A);
  if (!Rename.empty()) {
    const Replacement R = findReplacement(Mnemonic, Ctx.A);
    if (R.How.empty())
      Ctx.noteFix(Ctx.MnemonicLoc, FixIt::replace(Mnemonic, R.Mnemonic),
                  Rename);
    else
      Ctx.note(Ctx.MnemonicLoc, Rename);
  }
  if (Others || !Rename.empty() ||
      Ctx.Host.noteUnknownWord(Mnemonic,
                               SMLoc::getFromPointer(Ctx.MnemonicLoc)))
    return true;
  if (noteContinuations(Mnemonic))
    return true;
  // Many mnemonics are similar, so only very close ones are suggested.
  ClosestName Closest(Mnemonic, Mnemonic.size() / 6 + 1);
  for (const InstRow &Row : getInstTable())
    if (Row.isIn(Ctx.A))
      Closest.consider(Row.Mnemonic);
  Ctx.Host.considerStatements(Closest);
  // A word that begins no other statement is rather a label than a pseudo-op.
  const bool MayBeLabel = Ctx.Cur.atEnd() && (Closest.get().empty() ||
                                              Closest.get().starts_with("."));
  if (!MayBeLabel)
    Ctx.Host.getReporter().suggest(SMLoc::getFromPointer(Ctx.MnemonicLoc),
                                   Closest);
  if (!MayBeLabel && !Closest.get().empty())
    return true;
  if (lookUpInst(Mnemonic.rsplit('_').first, Ctx.A))
    Ctx.note(Ctx.MnemonicLoc,
             "the suffixes of encodings are _e32, _e64, _sdwa, _dpp");
  else if (MayBeLabel)
    Ctx.noteFix(Ctx.MnemonicLoc, FixIt::replace(Mnemonic, Mnemonic + ":"),
                "a label ends in ':', as in '" + Mnemonic + ":'");
  return true;
}

//===----------------------------------------------------------------------===//
// Registers by name
//===----------------------------------------------------------------------===//

namespace {
/// Describes the register that has a given name.
struct RegisterName {
  StringRef Title; ///< Empty if no architecture has such a register.
  ArchMask Arches;
};
} // namespace

static bool isNumbered(StringRef Name, StringRef Prefix) {
  return Name.consume_front_insensitive(Prefix) && !Name.empty() &&
         all_of(Name, isDigit);
}

static RegisterName classifyRegister(StringRef Name) {
  if (isNumbered(Name, "s") || isNumbered(Name, "ttmp"))
    return {"scalar register", AllGCN};
  if (isNumbered(Name, "v"))
    return {"vector register", AllGCN};
  ArchMask Arches = getSpecialRegisterArches(Name);
  return {Arches ? "register" : "", Arches};
}

bool clrx::isRegisterName(StringRef Name) {
  return !classifyRegister(Name).Title.empty();
}

std::string clrx::explainRegisterName(StringRef Name, Arch A, StringRef Takes) {
  RegisterName R = classifyRegister(Name);
  if (R.Title.empty())
    return "";
  if (!(R.Arches & maskOf(A)))
    return ("'" + Name + "' is a register on " + listArches(R.Arches) + " only")
        .str();
  const bool NeedsLane =
      R.Title == "vector register" && Takes.starts_with("a scalar register");
  return ("'" + Name + "' is a " + R.Title +
          (Takes.empty() ? Twine(", which cannot be part of an expression")
                         : "; this operand takes " + Takes +
                               (NeedsLane ? ": v_readfirstlane_b32 reads a "
                                            "lane into one"
                                          : "")))
      .str();
}

StringRef clrx::takeOperandText(const char *Loc) {
  unsigned Depth = 0;
  StringRef Text = StringRef(Loc).take_while([&](char C) {
    if (C == '[' || C == '(')
      ++Depth;
    else if (Depth)
      Depth -= C == ']' || C == ')';
    else
      return !StringRef(",]) ").contains(C);
    return true;
  });
  // Without a closing bracket, the text ends at the first comma or blank.
  return Depth ? Text.take_until([](char C) { return C == ',' || C == ' '; })
               : Text;
}

/// Describes a range of registers whose names begin with \p Prefix.
static StringRef classifyRange(StringRef Prefix) {
  if (Prefix.equals_insensitive("v"))
    return "vector registers";
  if (Prefix.equals_insensitive("s") || Prefix.equals_insensitive("ttmp"))
    return "scalar registers";
  return "";
}

bool InstDiagnostics::reportWrongOperand(const char *Loc,
                                         const Twine &Expected) {
  StringRef Text = takeOperandText(Loc);
  if (Text.empty())
    return Ctx.error(Loc, rules::Syntax,
                     "expected " + Expected + ", found '" + Twine(*Loc) + "'");
  size_t Bracket = Text.find('[');
  StringRef Name = Text.take_front(Bracket);
  StringRef Title = Bracket == StringRef::npos ? classifyRegister(Name).Title
                                               : classifyRange(Name);
  Ctx.error(Loc, rules::Syntax,
            "expected " + Expected + ", found " + Title +
                (Title.empty() ? "'" : " '") + Text + "'");
  if (ArchMask Arches = getSpecialRegisterArches(Name);
      Arches && !Ctx.is(Arches))
    Ctx.note(Loc, explainRegisterName(Name, Ctx.A, ""));
  return true;
}

//===----------------------------------------------------------------------===//
// Notes on the form of registers
//===----------------------------------------------------------------------===//

/// Says in which order a store or an atomic has its address and its data; empty
/// for other instructions.
static StringRef getStoreOrder(const InstRow &Row) {
  if (!Row.has(Atomic) && !Row.Mnemonic.contains("_store_") &&
      !Row.Mnemonic.starts_with("ds_write"))
    return "";
  switch (Row.Format) {
  case InstFormat::FLAT:
  case InstFormat::DS:
    // The result of an atomic precedes both.
    return Row.has(Atomic) ? "the address comes before the data"
                           : "the address comes first, and then the data";
  case InstFormat::MUBUF:
  case InstFormat::MTBUF:
  case InstFormat::MIMG:
    return "the data come first, and then the address";
  default:
    return "";
  }
}

/// Returns the range of \p Count registers, aligned to \p Align, with the
/// register at \p Loc, which is a single register of \p File or the start of a
/// range. Returns an empty text if there is no such range.
static std::string getRangeAt(const char *Loc, unsigned Count, StringRef File,
                              unsigned Align) {
  StringRef Text = takeOperandText(Loc);
  if (!Text.consume_front_insensitive(File.take_front()))
    return "";
  Text.consume_front("[");
  unsigned First;
  if (Text.consumeInteger(10, First) || Count < 2)
    return "";
  First -= First % Align;
  const unsigned Last = First + Count - 1;
  if (Last > (File == "vector" ? 255u : 101u))
    return "";
  return (File.take_front() + "[" + Twine(First) + ":" + Twine(Last) + "]")
      .str();
}

void InstDiagnostics::noteRegisterForm(const char *Loc, unsigned Count,
                                       StringRef File, Alignment Align) {
  constexpr unsigned Example = 8; // A multiple of every alignment.
  std::string Text;
  raw_string_ostream OS(Text);
  if (isLaneMask())
    OS << "a lane mask is " << (Count == 1 ? "vcc_lo" : "vcc") << ", or ";
  else
    OS << "a " << Count * 32 << "-bit " << File << " operand is ";
  if (Count == 1)
    OS << "1 register";
  else if (Count == 2)
    OS << "a register pair";
  else
    OS << Count << " registers";
  if (Count > 1 && Align == Alignment::Scalar)
    OS << " aligned to " << (Count > 2 ? 4 : 2);
  if (Count > 1 && Align == Alignment::Line && !Ctx.Facts.HasFreeScalarRanges)
    OS << " that does not cross a multiple of 4";
  OS << ", such as " << File[0];
  if (Count == 1)
    OS << Example;
  else
    OS << '[' << Example << ':' << Example + Count - 1 << ']';
  const bool IsAligned = File == "scalar" && Align == Alignment::Scalar;
  const std::string Range = getRangeAt(Loc, Count, File,
                                       !IsAligned  ? 1
                                       : Count > 2 ? 4
                                                   : 2);
  if (!Range.empty())
    OS << ", here " << Range;
  if (Ctx.Inst.Row && File == "vector")
    if (StringRef Order = getStoreOrder(*Ctx.Inst.Row); !Order.empty())
      OS << "; " << Order;
  Ctx.note(Loc, Text);
  if (*Loc == '[')
    Ctx.note(Loc, "a list of registers is written as a range, such as s[0:1]");
  if (isLaneMask() && Count == 2 && Ctx.is(GCN15) &&
      isRegisterName(takeOperandText(Loc)))
    Ctx.note(Loc, "after '.wave32', a lane mask is one register");
}

bool InstDiagnostics::isLaneMask() const {
  if (!Ctx.Inst.Row || Ctx.OpIndex >= Ctx.Inst.Row->NumOperands)
    return false;
  const OperandKind K = Ctx.Inst.Row->Operands[Ctx.OpIndex].Kind;
  return K == OperandKind::CarryOut || K == OperandKind::CarryIn;
}

bool InstDiagnostics::noteOtherMeaning() {
  if (!Ctx.Inst.Row || Ctx.OpIndex != 1)
    return false;
  const std::string Text = explainOtherMeaning(Ctx.Inst.Row->Mnemonic, Ctx.A);
  if (Text.empty())
    return false;
  Ctx.note(Ctx.MnemonicLoc, Text);
  return true;
}

void InstDiagnostics::noteScalarWriters(const char *Loc) {
  const StringRef Name = takeOperandText(Loc);
  if (Ctx.Inst.Row && Ctx.OpIndex < Ctx.Inst.Row->NumOperands &&
      Ctx.Inst.Row->Operands[Ctx.OpIndex].Kind == OperandKind::VDst &&
      (classifyRegister(Name).Title == "scalar register" ||
       getSpecialRegisterArches(Name)))
    Ctx.note(Loc, "scalar registers are written by s_ instructions, and from a "
                  "vector register by v_readfirstlane_b32 and v_readlane_b32");
}

bool InstDiagnostics::noteHalves(const char *Loc) {
  StringRef Name = takeOperandText(Loc);
  int Half;
  const SpecialRegister *R = findSpecialRegister(Name, Ctx.A, Half);
  if (!R || !R->isPair() || Half >= 0)
    return false;
  Ctx.note(Loc, "its halves are '" + Name + "_lo' and '" + Name + "_hi'");
  return true;
}

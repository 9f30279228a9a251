//===- OperandMessages.cpp - What is wrong with a statement ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an operand may be, what stands there instead, and the way out: the texts
// of errors and notes about operands.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/ISA/Renames.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// What an operand may be
//===----------------------------------------------------------------------===//

namespace {
struct KindText {
  StringLiteral Title, Takes;
};
} // namespace

static constexpr KindText KindTexts[] = {
#define CLRX_OPERAND_KIND(Kind, Title, Takes) {Title, Takes},
#include "clrx/ISA/Operands.def"
};

static const KindText &getText(OperandKind K) { return KindTexts[unsigned(K)]; }

/// What the operand being read takes, where it may be an expression. Behind the
/// operands, that is the value of a modifier.
StringRef InstParser::operandTakes() const {
  if (!Inst.Row) // The right side of `name = %OPERAND`.
    return "a register or an inline constant";
  if (OpIndex == Inst.Row->NumOperands)
    return "a number";
  return getText(Inst.Row->Operands[OpIndex].Kind).Takes;
}

/// The note that goes with a wrong number of operands.
void InstParser::noteOperands() {
  unsigned Count = Inst.Row->NumOperands;
  std::string Text = ("'" + Inst.Row->Mnemonic + "' takes " +
                      (Count ? Twine(Count) : Twine("no")) + " operand" +
                      (Count == 1 ? "" : "s"))
                         .str();
  for (unsigned I = 0; I != Count; ++I)
    Text += (I ? ", " : ": ") + getText(Inst.Row->Operands[I].Kind).Title.str();
  note(MnemonicLoc, Text);
}

//===----------------------------------------------------------------------===//
// Registers by name
//===----------------------------------------------------------------------===//

namespace {
/// What a name would be as a register.
struct RegisterName {
  StringRef Title; ///< Empty: no register anywhere.
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

/// The operand at \p Loc, up to a comma or blank outside of brackets.
static StringRef takeOperandText(const char *Loc) {
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
  // Where a bracket is not closed, nobody knows what else was meant to be in.
  return Depth ? Text.take_until([](char C) { return C == ',' || C == ' '; })
               : Text;
}

/// Goes to the comma behind a faulty operand; false if there is none.
bool InstParser::skipOperand() {
  StringRef Text = takeOperandText(OperandLocs[OpIndex]);
  Cur.setPos(Text.end());
  SkipComma = false;
  Cur.skipBlanks();
  // Commas behind an open bracket may be its own.
  return Cur.peek() == ',' && Text.count('[') == Text.count(']');
}

/// What a range of registers called \p Prefix is.
static StringRef classifyRange(StringRef Prefix) {
  if (Prefix.equals_insensitive("v"))
    return "vector registers";
  if (Prefix.equals_insensitive("s") || Prefix.equals_insensitive("ttmp"))
    return "scalar registers";
  return "";
}

/// Reports that something else than \p Expected stands at \p Loc.
bool InstParser::wrongOperand(const char *Loc, const Twine &Expected) {
  StringRef Text = takeOperandText(Loc);
  if (Text.empty())
    return error(Loc, "expected " + Expected + ", found '" + Twine(*Loc) + "'");
  size_t Bracket = Text.find('[');
  StringRef Name = Text.take_front(Bracket);
  StringRef Title = Bracket == StringRef::npos ? classifyRegister(Name).Title
                                               : classifyRange(Name);
  error(Loc, "expected " + Expected + ", found " + Title +
                 (Title.empty() ? "'" : " '") + Text + "'");
  if (ArchMask Arches = getSpecialRegisterArches(Name); Arches && !is(Arches))
    note(Loc, explainRegisterName(Name, A, ""));
  return true;
}

//===----------------------------------------------------------------------===//
// How registers are written
//===----------------------------------------------------------------------===//

/// The note that goes with a range of the wrong size or start.
void InstParser::noteRegisterForm(const char *Loc, unsigned Count,
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
  if (Count > 1 && Align == Alignment::Line && !Facts.HasFreeScalarRanges)
    OS << " that does not cross a multiple of 4";
  OS << ", such as " << File[0];
  if (Count == 1)
    OS << Example;
  else
    OS << '[' << Example << ':' << Example + Count - 1 << ']';
  note(Loc, Text);
}

/// Whether the operand being read is one.
bool InstParser::isLaneMask() const {
  if (!Inst.Row || OpIndex >= Inst.Row->NumOperands)
    return false;
  const OperandKind K = Inst.Row->Operands[OpIndex].Kind;
  return K == OperandKind::CarryOut || K == OperandKind::CarryIn;
}

/// The note at a pair where the mnemonic has a mask of lanes elsewhere.
bool InstParser::noteOtherMeaning() {
  if (!Inst.Row || OpIndex != 1)
    return false;
  const std::string Text = explainOtherMeaning(Inst.Row->Mnemonic, A);
  if (Text.empty())
    return false;
  note(MnemonicLoc, Text);
  return true;
}

/// The note at a scalar register where a vector register is written.
void InstParser::noteScalarWriters(const char *Loc) {
  const StringRef Name = takeOperandText(Loc);
  if (Inst.Row && OpIndex < Inst.Row->NumOperands &&
      Inst.Row->Operands[OpIndex].Kind == OperandKind::VDst &&
      (classifyRegister(Name).Title == "scalar register" ||
       getSpecialRegisterArches(Name)))
    note(Loc, "scalar registers are written by s_ instructions, and from a "
              "vector register by v_readfirstlane_b32 and v_readlane_b32");
}

/// The note at a pair of special registers where one register is wanted.
bool InstParser::noteHalves(const char *Loc) {
  StringRef Name = takeOperandText(Loc);
  int Half;
  const SpecialRegister *R = findSpecialRegister(Name, A, Half);
  if (!R || !R->isPair() || Half >= 0)
    return false;
  note(Loc, "its halves are '" + Name + "_lo' and '" + Name + "_hi'");
  return true;
}

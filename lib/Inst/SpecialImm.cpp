//===- SpecialImm.cpp - waitcnt, sendmsg, hwreg ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Finds \p Name, with or without \p Prefix, in any case; null if not there.
const NamedValue *clrx::findNamed(ArrayRef<NamedValue> Table, StringRef Name,
                                  StringRef Prefix, Arch A) {
  if (Name.size() > Prefix.size())
    Name.consume_front_insensitive(Prefix);
  for (const NamedValue &V : Table)
    if ((V.Arches & maskOf(A)) && Name.equals_insensitive(V.Name))
      return &V;
  return nullptr;
}

/// Says where the unknown \p Name exists, or which of \p Table is like it.
void InstParser::noteNamed(const char *Loc, ArrayRef<NamedValue> Table,
                           StringRef Name, StringRef Prefix) {
  Name.consume_front_insensitive(Prefix);
  ArchMask Others = 0;
  ClosestName Closest(Name);
  for (const NamedValue &V : Table) {
    if (is(V.Arches))
      Closest.consider(V.Name);
    else if (Name.equals_insensitive(V.Name))
      Others |= V.Arches;
  }
  if (Others)
    note(Loc, "it exists on " + listArches(Others));
  else if (!Closest.get().empty())
    note(Loc, Closest.getQuestion());
}

/// ::= name | @ expression of \p Bits bits
bool InstParser::parseNamed(ArrayRef<NamedValue> Table, StringRef Prefix,
                            unsigned Bits, const Twine &What, uint32_t &Value) {
  skipBlanks();
  const char *Loc = Cur;
  if (consume('@'))
    return parseKnownUnsigned(Bits, Value);
  StringRef Name =
      StringRef(Cur).take_while([](char C) { return isAlnum(C) || C == '_'; });
  if (Name.empty())
    return error(Loc, "expected " + What);
  const NamedValue *Known = findNamed(Table, Name, Prefix, A);
  if (!Known) {
    error(Loc, "unknown " + What + " '" + Name + "'");
    noteNamed(Loc, Table, Name, Prefix);
    return true;
  }
  Cur = Name.end();
  Value = Known->Value;
  return false;
}

/// Parses FUNCTION ( .
bool InstParser::parseFunctionStart(StringRef Function) {
  skipBlanks();
  const char *Loc = Cur;
  if (!consumeKeyword(Function))
    return error(Loc, "expected " + Function + "(...)");
  return expect('(', "after " + Function);
}

//===----------------------------------------------------------------------===//
// s_waitcnt
//===----------------------------------------------------------------------===//

namespace {
struct Counter {
  StringLiteral Name;
  ArchMask Arches;
  uint8_t Bits;  ///< Of the count.
  uint8_t Low;   ///< Bit of the immediate where its low bits go.
  uint8_t Width; ///< Number of low bits.
  uint8_t High;  ///< Bit where the rest goes.
};
} // namespace

static constexpr Counter Counters[] = {
    {"vmcnt", GCN1x | GCN12, 4, 0, 4, 0},
    {"vmcnt", GCN14up, 6, 0, 4, 14},
    {"expcnt", AllGCN, 3, 4, 3, 0},
    {"lgkmcnt", GCN15, 6, 8, 6, 0},
    {"lgkmcnt", GCN1x | GCN12to14, 4, 8, 4, 0},
};

static uint32_t setCounter(uint32_t Imm, const Counter &C, uint32_t Value) {
  uint32_t LowMask = maskTrailingOnes<uint32_t>(C.Width);
  uint32_t HighMask = maskTrailingOnes<uint32_t>(C.Bits - C.Width);
  Imm &= ~(LowMask << C.Low | HighMask << C.High);
  return Imm | (Value & LowMask) << C.Low |
         (Value >> C.Width & HighMask) << C.High;
}

/// ::= counter ( expression )
bool InstParser::parseCounter(unsigned &SeenMask) {
  skipBlanks();
  const char *Loc = Cur;
  StringRef Name = peekKeyword();
  const Counter *C = find_if(Counters, [&](const Counter &Candidate) {
    return (Candidate.Arches & maskOf(A)) &&
           Name.equals_insensitive(Candidate.Name);
  });
  if (C == std::end(Counters))
    return error(Loc, "expected vmcnt, expcnt or lgkmcnt");
  Cur = Name.end();
  if (expect('(', "after " + C->Name))
    return true;
  skipBlanks();
  const char *ValueLoc = Cur;
  int64_t Value;
  if (parseKnown(Value) || expect(')', "after the count"))
    return true;
  if (!isUIntN(C->Bits, Value))
    warning(ValueLoc, C->Name + " " + Twine(Value) + " is out of range (0 to " +
                          Twine(maskTrailingOnes<uint32_t>(C->Bits)) + ")");
  unsigned Bit = 1u << (C - Counters);
  if (SeenMask & Bit)
    warning(Loc, C->Name + " is already defined");
  SeenMask |= Bit;
  Inst[Field::Imm] = setCounter(Inst[Field::Imm], *C, Value);
  return false;
}

/// ::= counter { [&] counter }
bool InstParser::parseWaitCnt() {
  Inst[Field::Imm] = 0x0f7f; // Every counter at its maximum.
  if (is(GCN14up))
    Inst[Field::Imm] = is(GCN15) ? 0xff7f : 0xcf7f;
  unsigned SeenMask = 0;
  do {
    if (parseCounter(SeenMask))
      return true;
  } while (consume('&') || !atEnd());
  return false;
}

//===----------------------------------------------------------------------===//
// s_sendmsg
//===----------------------------------------------------------------------===//

static constexpr unsigned MsgGS = 2, MsgGSDone = 3;

static constexpr NamedValue Messages[] = {
    {"interrupt", 1, AllGCN},        {"gs", MsgGS, AllGCN},
    {"gs_done", MsgGSDone, AllGCN},  {"savewave", 4, GCN12up},
    {"stall_wave_gen", 5, GCN14up},  {"halt_waves", 6, GCN14up},
    {"ordered_ps_done", 7, GCN14up}, {"early_prim_dealloc", 8, GCN14up},
    {"gs_alloc_req", 9, GCN14up},    {"get_doorbell", 10, GCN14up},
    {"system", 15, AllGCN},          {"sysmsg", 15, AllGCN},
};

static constexpr NamedValue GSOps[] = {
    {"nop", 0, AllGCN},
    {"cut", 1, AllGCN},
    {"emit", 2, AllGCN},
    {"emit_cut", 3, AllGCN},
};

/// ::= name | emit-cut | @ expression
bool InstParser::parseGSOp(uint32_t &Op) {
  StringRef Name = peekKeyword();
  if (Name.equals_insensitive("emit") &&
      StringRef(Cur).starts_with_insensitive("emit-cut")) {
    Cur += strlen("emit-cut");
    Op = 3;
    return false;
  }
  return parseNamed(GSOps, "gs_op_", 3, "GS operation", Op);
}

/// ::= sendmsg ( message [, operation [, stream]] )
bool InstParser::parseSendMsg() {
  uint32_t Msg, Op = 0;
  int64_t Stream = 0;
  if (parseFunctionStart("sendmsg") ||
      parseNamed(Messages, "msg_", 4, "message", Msg))
    return true;
  if (Msg == MsgGS || Msg == MsgGSDone) {
    if (parseComma() || parseGSOp(Op))
      return true;
    if (Op) {
      if (parseComma())
        return true;
      skipBlanks();
      const char *Loc = Cur;
      if (parseKnown(Stream))
        return true;
      if (!isUInt<2>(Stream))
        warning(Loc, "stream " + Twine(Stream) + " is out of range (0 to 3)");
    }
  }
  Inst[Field::Imm] = Msg | Op << 4 | (Stream & 3) << 8;
  return expect(')', "after the message");
}

//===----------------------------------------------------------------------===//
// hwreg
//===----------------------------------------------------------------------===//

static constexpr NamedValue HwRegs[] = {
    {"mode", 1, AllGCN},
    {"status", 2, AllGCN},
    {"trapsts", 3, AllGCN},
    {"hw_id", 4, AllGCN},
    {"gpr_alloc", 5, AllGCN},
    {"lds_alloc", 6, AllGCN},
    {"ib_sts", 7, AllGCN},
    {"pc_lo", 8, AllGCN},
    {"pc_hi", 9, AllGCN},
    {"inst_dw0", 10, AllGCN},
    {"inst_dw1", 11, AllGCN},
    {"ib_dbg0", 12, AllGCN},
    {"ib_dbg1", 13, GCN12up},
    {"flush_ib", 14, GCN14up},
    {"sh_mem_bases", 15, GCN14up},
    {"sq_shader_tba_lo", 16, GCN14up},
    {"sq_shader_tba_hi", 17, GCN14up},
    {"sq_shader_tma_lo", 18, GCN14up},
    {"sq_shader_tma_hi", 19, GCN14up},
    {"tba_lo", 16, GCN14up},
    {"tba_hi", 17, GCN14up},
    {"tma_lo", 18, GCN14up},
    {"tma_hi", 19, GCN14up},
    {"flat_scr_lo", 20, GCN15},
    {"flat_scr_hi", 21, GCN15},
    {"xnack_mask", 22, GCN15},
    {"pops_packer", 23, GCN15},
};

/// ::= hwreg ( register , first bit , bits )
bool InstParser::parseHwReg() {
  uint32_t Reg;
  int64_t Start, Bits;
  if (parseFunctionStart("hwreg") ||
      parseNamed(HwRegs, "hwreg_", 6, "hardware register", Reg) || parseComma())
    return true;
  skipBlanks();
  const char *StartLoc = Cur;
  if (parseKnown(Start) || parseComma())
    return true;
  skipBlanks();
  const char *BitsLoc = Cur;
  if (parseKnown(Bits) || expect(')', "after the number of bits"))
    return true;
  if (!isUInt<5>(Start))
    warning(StartLoc,
            "first bit " + Twine(Start) + " is out of range (0 to 31)");
  if (Bits < 1 || Bits > 32)
    warning(BitsLoc,
            "number of bits " + Twine(Bits) + " is out of range (1 to 32)");
  Inst[Field::Imm] =
      (Reg | uint64_t(Start) << 6 | (uint64_t(Bits) - 1) << 11) & 0xffff;
  return false;
}

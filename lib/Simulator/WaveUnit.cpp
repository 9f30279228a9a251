//===- WaveUnit.cpp - Execution of wave operations --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names that the texts of wave operations use, and the functions of the
// operations.
//
//===----------------------------------------------------------------------===//

#include "Semantics/ScalarFunctions.h"
#include "Simulator/CodeCache.h"
#include "Simulator/HardwareRegisters.h"
#include "Simulator/RegisterIndex.h"
#include "Simulator/ScalarUnit.h"
#include "Simulator/UndefinedUse.h"
#include "Simulator/Wavefront.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/StringMap.h"

using namespace clrx;
using namespace clrx::sim;

namespace {

/// An operand of an instruction as texts name it. S0.u32 and S0.u64 are numbers
/// that decide something, so that undefined bits are reported; S0.b32 and
/// S0.b64 are bits that are copied. S0.number is the number of the register.
class WaveOperand {
public:
  WaveOperand(Wavefront &W, const Inst &I, const InstOperand *Op)
      : W(W), I(I), Op(Op),
        number(Op ? Op->Code - (Op->isVGPR() ? CodeVGPR0 : 0) : 0) {}

private:
  template <unsigned Dwords> struct Number {
    WaveOperand &O;
    operator uint64_t() const { return O.readNumber(Dwords); }
  };
  template <unsigned Dwords> struct CopiedBits {
    WaveOperand &O;
    operator ScalarValue() const { return O.read(Dwords); }
    CopiedBits &operator=(const ScalarValue &V) {
      O.write(Dwords, V);
      return *this;
    }
    template <unsigned N> CopiedBits &operator=(const CopiedBits<N> &V) {
      return *this = ScalarValue(V);
    }
    CopiedBits &operator=(uint64_t V) { return *this = ScalarValue{V}; }
  };
  /// One lane of a vector register.
  struct LaneBits {
    WaveOperand &O;
    unsigned Lane;
    operator ScalarValue() const { return O.readLane(Lane); }
    LaneBits &operator=(const ScalarValue &V) {
      O.writeLane(Lane, V);
      return *this;
    }
  };
  struct Lanes {
    WaveOperand &O;
    LaneBits operator[](unsigned Lane) const { return {O, Lane}; }
  };

  Wavefront &W;
  const Inst &I;
  const InstOperand *Op;

  ScalarValue read(unsigned Dwords) const;
  uint64_t readNumber(unsigned Dwords) const;
  void write(unsigned Dwords, ScalarValue V);
  ScalarValue readLane(unsigned Lane) const;
  void writeLane(unsigned Lane, ScalarValue V);

public:
  // The texts of rows have the names of AMD's documents.
  // NOLINTBEGIN(readability-identifier-naming)
  const unsigned number;
  Number<1> u32{*this};
  Number<2> u64{*this};
  CopiedBits<1> b32{*this};
  CopiedBits<2> b64{*this};
  Lanes lane{*this};
  // NOLINTEND(readability-identifier-naming)
};

} // namespace

ScalarValue WaveOperand::read(unsigned Dwords) const {
  if (!Op)
    return {};
  switch (Op->File) {
  case OperandFile::Scalar:
    return Op->Code < CodeInlineZero ? W.Scalars.get(Op->Code, Dwords)
                                     : readSpecial(W, Op->Code);
  case OperandFile::Inline:
    return {uint64_t(int64_t(int32_t(getInlineBits(Op->Code))))};
  case OperandFile::Literal:
    return {I.Literal};
  default:
    return {};
  }
}

uint64_t WaveOperand::readNumber(unsigned Dwords) const {
  const ScalarValue V = read(Dwords);
  if (LLVM_UNLIKELY(V.Undefined))
    reportUndefined(W, "an undefined value decides",
                    getRegisterName(W, Op->Code, Dwords));
  return Dwords == 1 ? uint32_t(V.Bits) : V.Bits;
}

void WaveOperand::write(unsigned Dwords, ScalarValue V) {
  writeScalar(W, Op->Code, Dwords, V);
}

ScalarValue WaveOperand::readLane(unsigned Lane) const {
  if (!Op->isVGPR())
    return read(1);
  return {W.Vectors.values(number)[Lane],
          W.Vectors.undefinedBits(number, Lane)};
}

void WaveOperand::writeLane(unsigned Lane, ScalarValue V) {
  W.Vectors.set(number, Lane, V.Bits, V.Undefined);
}

namespace {

/// A part of the state of a wavefront, as texts name it.
/// @{
struct SCCBit {
  Wavefront &W;
  operator bool() const {
    if (W.IsSCCUndefined)
      reportUndefined(W, "a branch depends on an undefined bit", "scc");
    return W.SCC;
  }
};

struct VCCZBit {
  Wavefront &W;
  operator bool() const {
    const ScalarValue VCCZ = readSpecial(W, CodeVCCZ);
    if (VCCZ.Undefined)
      reportUndefined(W, "a branch depends on an undefined bit", "vcc");
    return VCCZ.Bits;
  }
};

/// A scalar register of 32 bits whose value decides something.
struct StateRegister {
  Wavefront &W;
  const unsigned Code;
  operator uint32_t() const {
    const ScalarValue V = W.Scalars.get32(Code);
    if (V.Undefined)
      reportUndefined(W, "an undefined value decides",
                      getRegisterName(W, Code, 1));
    return V.Bits;
  }
  StateRegister &operator=(uint32_t V) {
    writeScalar(W, Code, 1, {V});
    return *this;
  }
  /// Writes a field. The other bits stay, and may be undefined.
  void setField(unsigned First, unsigned Size, uint32_t V) {
    const ScalarValue Old = W.Scalars.get32(Code);
    writeScalar(W, Code, 1,
                {insertField(Old.Bits, First, Size, V),
                 insertField(Old.Undefined, First, Size, 0)});
  }
};

/// The hardware register that an instruction names.
struct NamedHardwareRegister {
  Wavefront &W;
  const unsigned Id;
  ScalarValue field(unsigned First, unsigned Size) const {
    const ScalarValue V = readHardwareRegister(W, Id);
    return {extractField(uint32_t(V.Bits), First, Size),
            extractField(uint32_t(V.Undefined), First, Size)};
  }
  void setField(unsigned First, unsigned Size, uint32_t V) {
    const ScalarValue Old = readHardwareRegister(W, Id);
    writeHardwareRegister(W, Id, insertField(Old.Bits, First, Size, V));
  }
};

/// SGPRs whose number is computed. Their index is checked.
template <unsigned Dwords> struct IndexedScalars {
  struct Element {
    Wavefront &W;
    const unsigned Number;

    bool exists() const { return checkScalarIndex(W, Number, Dwords); }
    operator ScalarValue() const {
      return W.Scalars.get(exists() ? Number : 0, Dwords);
    }
    Element &operator=(const ScalarValue &V) {
      if (exists())
        writeScalar(W, Number, Dwords, V);
      return *this;
    }
    Element &operator=(const Element &E) { return *this = ScalarValue(E); }
  };
  Wavefront &W;
  Element operator[](unsigned Number) const { return {W, Number}; }
};
/// @}

/// The names that the texts of wave operations use.
class WaveOps {
public:
  WaveOps(Wavefront &W, const DecodedInst &Decoded);

#define CLRX_WAVE_OP(Id, Mnemonics, Arches, ...)                               \
  static void Id(Wavefront &W, const DecodedInst &D) {                         \
    WaveOps(W, D).run##Id();                                                   \
  }                                                                            \
  void run##Id() { __VA_ARGS__; }
#include "Semantics/WaveOps.def"

private:
  Wavefront &W;
  const DecodedInst &Decoded;
  uint64_t &PC;
  const int16_t SIMM16;
  const unsigned IMM8;
  const unsigned LANES;
  WaveOperand D, S0, S1, S2;
  SCCBit SCC{W};
  VCCZBit VCCZ{W};
  // The texts of rows have the names of AMD's documents.
  // NOLINTBEGIN(readability-identifier-naming)
  StateRegister M0{W, CodeM0}, EXEC_LO{W, CodeExec}, EXEC_HI{W, CodeExec + 1};
  IndexedScalars<1> SGPR32{W};
  IndexedScalars<2> SGPR64{W};
  uint32_t &MODE;
  unsigned &PRIORITY;
  const unsigned CSP;
  /// The field of a hardware register: bits 0-5 number, 6-10 first bit, 11-15
  /// size less 1.
  NamedHardwareRegister HWREG;
  const unsigned BIT, SIZE;
  const bool EXECZ;
  const unsigned FIRST_LANE;
  /// No debugger sets these bits of STATUS.
  static constexpr bool COND_DBG_SYS = false, COND_DBG_USER = false;
  // NOLINTEND(readability-identifier-naming)

  void noEffect() {}
  void endProgram() { W.State = WaveState::Ended; }
  void waitAtBarrier() { W.State = WaveState::AtBarrier; }
  void sleep() { W.State = WaveState::Sleeping; }
  void halt() { W.State = WaveState::Halted; }
  void sendMessage(uint32_t) {}
  void enterTrap(unsigned Number);
  void requirePrivilege();
  void illegalInstruction();
  void fork(uint64_t Condition, uint64_t Target);
  void popFork();
  void moveLanes(unsigned To, unsigned From);
  void swapLanes(unsigned A, unsigned B);
  void permuteRows(uint32_t Low, uint32_t High, unsigned OtherRow);
};

} // namespace

WaveOps::WaveOps(Wavefront &W, const DecodedInst &Decoded)
    : W(W), Decoded(Decoded), PC(W.PC), SIMM16(int16_t(Decoded.I[Field::Imm])),
      IMM8(Decoded.I[Field::SSrc1]), LANES(W.numLanes()),
      D(W, Decoded.I, Decoded.Destination), S0(W, Decoded.I, Decoded.Reads[0]),
      S1(W, Decoded.I, Decoded.Reads[1]), S2(W, Decoded.I, Decoded.Reads[2]),
      MODE(W.Mode.Bits), PRIORITY(W.Priority), CSP(W.Mode.csp()),
      HWREG{W, Decoded.I[Field::Imm] & 63},
      BIT(Decoded.I[Field::Imm] >> 6 & 31),
      SIZE((Decoded.I[Field::Imm] >> 11 & 31) + 1), EXECZ(!W.exec()),
      FIRST_LANE(EXECZ ? 0 : llvm::countr_zero(W.exec())) {}

void WaveOps::enterTrap(unsigned Number) {
  W.stop(FindingGroup::Trap, "the kernel calls the trap handler",
         "the number of the trap is " + llvm::Twine(Number));
}

void WaveOps::requirePrivilege() {
  W.stop(FindingGroup::Trap, "only a trap handler may execute this", "");
}

void WaveOps::illegalInstruction() {
  W.stop(FindingGroup::Trap, "this is an illegal instruction", "");
}

/// Splits the lanes: those with a 1 in \p Condition go on at \p Target. The
/// smaller half goes first. The other half waits on the stack in SGPRs.
void WaveOps::fork(uint64_t Condition, uint64_t Target) {
  const uint64_t Passed = W.exec() & Condition;
  const uint64_t Failed = W.exec() & ~Condition;
  if (Failed == 0)
    PC = Target;
  if (Failed == 0 || Passed == 0)
    return;
  const bool FailedFirst = countOnes(Failed) < countOnes(Passed);
  W.Scalars.set64(CSP * 4, {FailedFirst ? Passed : Failed});
  W.Scalars.set64(CSP * 4 + 2, {FailedFirst ? Target : PC});
  MODE = insertField(MODE, 29, 3, CSP + 1);
  W.setExec({FailedFirst ? Failed : Passed});
  if (!FailedFirst)
    PC = Target;
}

/// Continues with the lanes on the top of the stack.
void WaveOps::popFork() {
  const unsigned Top = (CSP - 1) & 7;
  MODE = insertField(MODE, 29, 3, Top);
  const ScalarValue Target = W.Scalars.get64(Top * 4 + 2);
  if (Target.Undefined)
    reportUndefined(W, "a branch depends on an undefined bit",
                    getRegisterName(W, Top * 4 + 2, 2));
  writeExec(W, W.Scalars.get64(Top * 4), getRegisterName(W, Top * 4, 2));
  PC = Target.Bits;
}

/// Executes v_mov_b32 with the registers \p To and \p From. \p From counts only
/// if the source is a vector register.
void WaveOps::moveLanes(unsigned To, unsigned From) {
  DecodedInst Move = Decoded;
  DecodedSource &Source = Move.Sources[0];
  const bool IsVector = Source.From == DecodedSource::Kind::Vector;
  if (!W.exec() || !checkVectorIndex(W, To, 1))
    return;
  if (IsVector && !checkVectorIndex(W, From, 1))
    From = 0;
  const Arch A = W.dispatch().Architecture;
  Move.Op = findOperation(*lookUpInst("v_mov_b32", A), A);
  InstOperand Destination = *Decoded.Destination;
  Destination.Code = CodeVGPR0 + To;
  Move.Destination = &Destination;
  Source.Type = Move.Op->Sources[0];
  decodeLaneForms(Move, A, W.numLanes());
  if (IsVector)
    Source.Register = From;
  executeLanes(W, Move);
}

void WaveOps::swapLanes(unsigned A, unsigned B) {
  if (!W.exec() || !checkVectorIndex(W, A, 1) || !checkVectorIndex(W, B, 1))
    return;
  VectorRegisters &V = W.Vectors;
  for (uint64_t Lanes = W.exec(); Lanes; Lanes &= Lanes - 1) {
    const unsigned Lane = llvm::countr_zero(Lanes);
    const uint32_t Value = V.values(A)[Lane];
    const uint32_t Undefined = V.undefinedBits(A, Lane);
    V.set(A, Lane, V.values(B)[Lane], V.undefinedBits(B, Lane));
    V.set(B, Lane, Value, Undefined);
  }
}

/// Each lane takes a lane of its row of 16 lanes, or with \p OtherRow = 1 of
/// the neighbour row. \p Low and \p High contain 4 bits for each lane of a row.
/// Bit 0 of op_sel lets lanes that are off take part as sources; bit 1 gives 0
/// instead of the former value if the source lane is off.
void WaveOps::permuteRows(uint32_t Low, uint32_t High, unsigned OtherRow) {
  const uint64_t Select = llvm::Make_64(High, Low);
  const bool FetchesInactive = Decoded.I[Field::OpSel] & 1;
  const bool IsZero = Decoded.I[Field::OpSel] & 2;
  const uint64_t Exec = W.exec();
  ScalarValue Values[MaxLanes];
  for (unsigned Lane = 0; Lane != LANES; ++Lane) {
    const unsigned Row = (Lane / 16) ^ OtherRow;
    const unsigned From = Row * 16 + unsigned(Select >> Lane % 16 * 4 & 15);
    const bool IsTaken = FetchesInactive || (Exec >> From & 1);
    if (IsTaken)
      Values[Lane] = S0.lane[From];
    else if (!IsZero)
      Values[Lane] = D.lane[Lane];
  }
  for (uint64_t Lanes = Exec; Lanes; Lanes &= Lanes - 1) {
    const unsigned Lane = llvm::countr_zero(Lanes);
    D.lane[Lane] = Values[Lane];
  }
}

ExecuteFn sim::getWaveFunction(llvm::StringRef Id) {
  static const llvm::StringMap<ExecuteFn> Functions = {
#define CLRX_WAVE_OP(Id, Mnemonics, Arches, ...) {#Id, WaveOps::Id},
#include "Semantics/WaveOps.def"
  };
  return Functions.lookup(Id);
}

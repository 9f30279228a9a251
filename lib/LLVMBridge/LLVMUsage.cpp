//===- LLVMUsage.cpp - Registers that an MCInst uses ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM says which operands an instruction defines. What the reference counts is
// nearly that; where it is not, there is a row or a line here.
//
//===----------------------------------------------------------------------===//

#include "LLVMUsage.h"
#include "clrx/ISA/UsageCounter.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A register or tuple, as operands encode it.
struct HardwareRegister {
  unsigned First = 0;
  unsigned Count = 0; ///< 0: none that is encoded.
  bool IsVector = false;
};

/// Instructions that count another number of their first operands as written
/// than LLVM defines.
struct WrittenOperands {
  StringLiteral Prefix; ///< Of LLVM's opcode.
  ArchMask Arches;
  unsigned Count;
};

/// Encodings of memory access, by the upper six bits.
enum MemoryEncoding : unsigned {
  SMEM_VI = 0x30,
  MIMG = 0x3c,
  FLAT = 0x37,
  SMEM_GFX10 = 0x3d
};

class Counter {
public:
  Counter(const MCInst &Inst, const MCInstrInfo &Instructions,
          const MCRegisterInfo &Registers, ArrayRef<uint32_t> Words, Arch A)
      : Inst(Inst), Desc(Instructions.get(Inst.getOpcode())),
        Name(Instructions.getName(Inst.getOpcode())), Registers(Registers),
        Words(Words), Encoding(Words[0] >> 26), A(A) {}

  RegisterUsage run();

private:
  const MCInst &Inst;
  const MCInstrDesc &Desc;
  StringRef Name;
  const MCRegisterInfo &Registers;
  ArrayRef<uint32_t> Words;
  unsigned Encoding;
  Arch A;
  RegisterUsage U;

  HardwareRegister find(MCRegister R) const;
  HardwareRegister getOperand(unsigned I) const {
    const MCOperand &Op = Inst.getOperand(I);
    return Op.isReg() && Op.getReg() ? find(Op.getReg()) : HardwareRegister();
  }
  bool writesImageData() const;
  unsigned getNumWritten() const;
  unsigned getFirstRead() const;
  void countVCC(ArrayRef<MCPhysReg> Implicit);
};

} // namespace

static constexpr WrittenOperands Exceptions[] = {
    {"S_CALL_B64", AllGCN, 0},    {"S_CMPK_", GCN12to14, 1},
    {"S_MOVRELD_B", AllGCN, 1},   {"S_WAITCNT_", AllGCN, 1},
    {"V_MOVRELD_B32", AllGCN, 1}, {"V_MOVRELSD_", AllGCN, 1},
    {"V_SWAP_B32", AllGCN, 1},    {"V_SWAPREL_B32", AllGCN, 1},
};

HardwareRegister Counter::find(MCRegister R) const {
  HardwareRegister Result;
  for (MCRegUnit Unit : Registers.regunits(R))
    for (MCRegUnitRootIterator Root(Unit, &Registers); Root.isValid(); ++Root) {
      unsigned Index = Registers.getEncodingValue(*Root) & 0xff;
      if (!Result.Count || Index < Result.First)
        Result.First = Index;
      ++Result.Count;
    }
  Result.Count = divideCeil(Result.Count, 2); // The units are halves.
  Result.IsVector = StringRef(Registers.getName(R)).starts_with("VGPR");
  return Result;
}

/// Image stores write their data with TFE, atomics only with that or GLC,
/// whatever LLVM says they define.
bool Counter::writesImageData() const {
  constexpr uint32_t GLC = 1 << 13, TFE = 1 << 16;
  return Words[0] & (Desc.mayLoad() ? GLC | TFE : TFE);
}

unsigned Counter::getNumWritten() const {
  for (const WrittenOperands &E : Exceptions)
    if ((E.Arches & maskOf(A)) && Name.starts_with(E.Prefix))
      return E.Count;
  if (Encoding == MIMG && Desc.mayStore())
    return writesImageData();
  return Desc.getNumDefs();
}

/// The first operand of those that only refer to registers.
unsigned Counter::getFirstRead() const {
  if (Encoding == FLAT)
    return Inst.getNumOperands(); // Its address is not looked at,
  // nor is the data of a scalar store, which stands before the base address.
  bool IsScalarMemory = Encoding == SMEM_VI || Encoding == SMEM_GFX10;
  bool HasData = IsScalarMemory && Desc.getNumDefs() == 0 &&
                 Inst.getNumOperands() > 1 && getOperand(1).Count > 1;
  return HasData ? 1 : 0;
}

void Counter::countVCC(ArrayRef<MCPhysReg> Implicit) {
  for (MCPhysReg R : Implicit)
    if (find(R).First / 2 == CodeVCC / 2)
      U.UsesVCC = true;
}

RegisterUsage Counter::run() {
  unsigned NumWritten = getNumWritten(), FirstRead = getFirstRead();
  for (unsigned I = 0, E = Inst.getNumOperands(); I != E; ++I) {
    HardwareRegister R = getOperand(I);
    if (!R.Count)
      continue;
    bool IsWritten = I < NumWritten;
    if (R.IsVector) {
      if (IsWritten)
        countWrittenVGPRs(U, R.First, R.Count);
      continue;
    }
    if (IsWritten)
      countWrittenSGPRs(U, R.First, R.Count, A);
    if (IsWritten || I >= FirstRead)
      countReference(U, R.First, A);
  }
  countVCC(Desc.implicit_defs());
  countVCC(Desc.implicit_uses());
  return U;
}

RegisterUsage clrx::countUsage(const MCInst &Inst,
                               const MCInstrInfo &Instructions,
                               const MCRegisterInfo &Registers,
                               ArrayRef<uint32_t> Words, Arch A) {
  return Counter(Inst, Instructions, Registers, Words, A).run();
}

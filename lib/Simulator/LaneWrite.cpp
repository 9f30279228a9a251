//===- LaneWrite.cpp - Results of vector instructions -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results of vector instructions, with output modifiers.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneMask.h"
#include "Simulator/LaneUnit.h"
#include "Simulator/UndefinedUse.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

/// Returns the mask of \p Lanes. The bits of other lanes than E.Exec are 0.
static ScalarValue makeMask(const LaneExecution &E, const uint32_t *Lanes,
                            uint64_t Undefined) {
  return {packMask(Lanes) & E.Exec, Undefined & E.Exec};
}

/// Names the source that makes bits of a mask undefined.
static std::string nameUndefinedSource(const LaneExecution &E) {
  for (unsigned N = 0; N != E.D.NumSources; ++N) {
    if (!E.Sources[N].Undefined)
      continue;
    if (E.Decoded[N].From == DecodedSource::Kind::Vector)
      return "v" + utostr(E.sourceRegister(N));
    return getRegisterName(E.W, E.Decoded[N].Register,
                           getTypeInfo(E.Decoded[N].Type).dwords());
  }
  return "";
}

/// Writes a lane mask to the register that \p Op names.
static void writeMask(LaneExecution &E, const InstOperand &Op,
                      ScalarValue Mask) {
  writeScalar(E.W, Op.Code, E.W.isWave32() ? 1 : 2, Mask,
              Mask.Undefined ? nameUndefinedSource(E) : "");
}

/// Writes a comparison's result to the mask that it names, and to EXEC.
static void writeComparison(LaneExecution &E) {
  const ScalarValue Mask =
      makeMask(E, E.Result.Dwords,
               E.IsResultUndefined ? packMask(E.ResultUndefined.Dwords) : 0);
  if (E.D.MaskOut)
    writeMask(E, *E.D.MaskOut, Mask);
  if (E.D.I.Row->has(EXECWrite))
    writeExec(E.W, Mask, Mask.Undefined ? nameUndefinedSource(E) : "");
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Inserts \p Value into the part of \p Old that \p Form names.
static uint32_t insertPart(uint32_t Old, uint32_t Value,
                           const DecodedResult &Form) {
  const unsigned Unused = 32 - Form.Width;
  const uint32_t Part = Form.Sext ? int32_t(Value << Unused) >> Unused
                                  : Value << Unused >> Unused;
  return (Old & Form.Preserved) | (Part << Form.Shift & ~Form.Preserved);
}

/// Replaces the results by values of whole registers.
static void completeParts(LaneExecution &E, unsigned Register) {
  const VectorRegisters &V = E.W.Vectors;
  const DecodedResult &Form = E.D.Result;
  if (Form.isWhole())
    return;
  uint32_t *Result = E.Result.Dwords;
  uint32_t *Undefined = E.ResultUndefined.Dwords;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Result[Lane] = insertPart(V.values(Register)[Lane], Result[Lane], Form);
  const bool KeepsUndefined =
      E.TracksUndefined && Form.Preserved && V.undefinedLanes(Register);
  if (!E.IsResultUndefined && !KeepsUndefined)
    return;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Undefined[Lane] =
        insertPart(V.undefinedBits(Register, Lane),
                   E.IsResultUndefined ? Undefined[Lane] : 0, Form);
  E.IsResultUndefined = true;
}

static void writeVector(LaneExecution &E) {
  const unsigned Register = E.destinationRegister();
  const unsigned Dwords = getTypeInfo(E.op().Result).dwords();
  completeParts(E, Register);
  for (unsigned I = 0; I != Dwords; ++I)
    E.W.Vectors.setLanes(Register + I, E.Exec, E.Result.dword(I),
                         E.IsResultUndefined ? E.ResultUndefined.dword(I)
                                             : nullptr);
}

void sim::writeResults(LaneExecution &E) {
  if (E.op().Result == ValueType::bit)
    return writeComparison(E);
  if (E.D.Destination)
    writeVector(E);
  if (E.op().has(WritesCarry) && E.D.MaskOut)
    writeMask(E, *E.D.MaskOut, makeMask(E, E.CarryOut, E.UndefinedCarryOut));
}

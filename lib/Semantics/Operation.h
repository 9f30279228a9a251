//===- Operation.h - What an instruction computes ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operation is what an instruction computes, apart from everything that its
// format adds: EXEC, modifiers, addresses. Many mnemonics share an operation.
// The rows of Operations.def describe operations. The text of a row is both the
// C++ code that executes it and the text that the manual prints.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_OPERATION_H
#define CLRX_LIB_SEMANTICS_OPERATION_H

#include "Semantics/ValueTypes.h"
#include "clrx/ISA/InstTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

constexpr unsigned MaxLanes = 64;

/// Kinds of operations, by the function that executes them.
enum class OperationKind : uint8_t {
  Lane,       ///< Computes a value for each lane: Operation::Lanes.
  Scalar,     ///< Computes a scalar value: Operation::Scalar.
  Memory,     ///< Reads and writes memory: Operation::Memory.
  Wave,       ///< Changes the wavefront; the simulator has the function.
  Unsupported ///< The simulator cannot execute it; Text is the reason.
};

/// Rules for the bits of a result that undefined bits of the sources make
/// undefined.
enum class UndefinedRule : uint8_t {
  Any,    ///< One undefined bit makes the whole result undefined.
  And,    ///< S0 & S1: a defined 0 decides.
  Or,     ///< S0 | S1: a defined 1 decides.
  AndNot, ///< S0 & ~S1
  OrNot,  ///< S0 | ~S1
  Union,  ///< Bit N depends on the bits N of all sources.
  Select, ///< (S0 & S1) | (~S0 & S2)
  /// Bit N depends on the bits 0 to N of all sources (sums, products).
  Left,
  ShiftAdd, ///< (S0 << S1) + S2
  AddShift, ///< (S0 + S1) << S2
  /// S0 == S1 or S0 != S1: a bit that differs and is defined in both decides.
  /// An operation without sources compares D with SIMM16.
  Equal,
  /// S0 < S1, S0 > S1, or one of them with equality: the results for the ends
  /// of the ranges of both differ. The same for D and SIMM16.
  Order,
  /// The operation moves the bits of source 0. Applied to the undefined bits of
  /// source 0, it yields the undefined bits of the result. An undefined bit in
  /// another source makes the whole result undefined.
  Move0,
  /// As Move0, but the operation moves the bits of source 1.
  Move1,
  Move01, ///< As Move0, for sources 0 and 1.
  Move02, ///< As Move0, for sources 0 and 2.
  Move12, ///< As Move0, for sources 1 and 2.
  /// As Move0, for all sources: each bit of the result is a copy of a bit.
  MoveAll
};

/// Properties of operations, as bits of a mask.
enum OperationFlag : uint32_t {
  NoOperationFlags = 0,
  /// The last source is the former value of the destination; the instruction
  /// does not name it.
  Accumulates = 1 << 0,
  /// Treats denormals as zero, whatever MODE says.
  FlushesDenormals = 1 << 1,
  /// Keeps denormals, whatever MODE says.
  KeepsDenormals = 1 << 2,
  /// Keeps the upper half of the destination on GCN 1.4, too, where most 16-bit
  /// instructions clear it.
  KeepsHighHalf = 1 << 3,
  /// Takes so long that only the lanes in EXEC are worth computing.
  IsSlow = 1 << 4,
  /// No document gives the exact bits of the result.
  IsApproximate = 1 << 5,
  /// Reads a lane mask: the third source operand of the statement, or VCC.
  ReadsCarry = 1 << 6,
  /// Writes a lane mask besides the destination.
  WritesCarry = 1 << 7,
  /// A source is a half of a register if op_sel_hi has the source's bit, and
  /// otherwise a float of 32 bits. neg_hi is the absolute value.
  MixesHalves = 1 << 8,
  /// Writes the upper half of the destination and keeps the lower half.
  WritesHighHalf = 1 << 9,
  /// Computes both halves of registers, though the format has no op_sel.
  ComputesBothHalves = 1 << 10,
  /// \name Sources that are distances of shifts
  /// The baseline x86-64 shifts vectors by one distance only, so the row has a
  /// faster form for distances that are the same in all lanes.
  /// @{
  ShiftSource0 = 1 << 11,
  ShiftSource1 = 1 << 12,
  ShiftSource2 = 1 << 13,
  /// @}
  /// Source 1 is the place and size of a bit field, as s_bfe_u32 reads them.
  FieldSource1 = 1 << 14,
  /// Reads 24 bits of the sources 0 and 1.
  Reads24Bits = 1 << 15,
  /// \name One byte of source 0 is read.
  /// @{
  ReadsByte0 = 1 << 16,
  ReadsByte1 = 1 << 17,
  ReadsByte2 = 1 << 18,
  ReadsByte3 = 1 << 19
  /// @}
};

/// Returns the mask of the sources that are distances of shifts.
constexpr unsigned getShiftSources(unsigned Flags) {
  return Flags / ShiftSource0 & 7;
}

/// Bits of the fields MODE.FP_DENORM.
enum DenormalBit : unsigned { KeepsSources = 1, KeepsResults = 2 };

/// The fields of MODE on which lane operations depend.
struct LaneContext {
  bool IEEE = false;      ///< MODE.IEEE
  bool DX10Clamp = false; ///< MODE.DX10_CLAMP
  uint8_t Round32 =
      0; ///< MODE.FP_ROUND of f32: 0 nearest, 1 +inf, 2 -inf, 3 zero.
  uint8_t Round16And64 = 0;
  uint8_t Denormals32 = 0;      ///< MODE.FP_DENORM of f32: DenormalBits.
  uint8_t Denormals16And64 = 0; ///< The same for f16 and f64.

  /// Returns true if floats of type \p T have \p Bit.
  bool has(DenormalBit Bit, ValueType T) const {
    return (T == ValueType::f32 ? Denormals32 : Denormals16And64) & Bit;
  }
};

/// Arguments of a function that computes all lanes of a lane operation.
struct LaneArgs {
  /// Registers of all lanes, one array for each source: see loadLane().
  const uint32_t *Sources[3] = {};
  uint32_t *Result = nullptr;        ///< The same for the destination.
  const uint32_t *CarryIn = nullptr; ///< 0 or 1 for each lane; see ReadsCarry.
  uint32_t *CarryOut = nullptr;      ///< The same; see WritesCarry.
  /// Lanes that must be computed. Other elements of the results are
  /// unspecified.
  uint64_t Exec = ~uint64_t(0);
  LaneContext Context;
  /// Mask of sources that are the same in all lanes. All their elements are
  /// valid nevertheless.
  unsigned UniformSources = 0;
};

/// The scalar state that scalar operations read and write besides operands.
struct ScalarState {
  bool SCC = false;
  uint64_t EXEC = 0; ///< 32 bits in wavefronts of 32 lanes.
  uint64_t VCC = 0;
  uint32_t M0 = 0;
  uint64_t PC = 0;     ///< Address of the next instruction.
  int16_t SIMM16 = 0;  ///< The immediate.
  unsigned Lanes = 64; ///< Number of lanes of the wavefront.
  Arch Architecture = Arch::GCN1_0;
};

/// Arguments of a scalar operation. Operands are raw bits, extended by zeros.
struct ScalarArgs {
  uint64_t Sources[3] = {};
  uint64_t Result = 0; ///< Holds the former value of the destination at first.
  ScalarState State;
};

/// Arguments of a memory operation: one element of memory and of each operand.
struct MemoryArgs {
  void *Memory = nullptr;         ///< MEM: the element in memory.
  const void *Data = nullptr;     ///< DATA: the first data operand.
  const void *Compared = nullptr; ///< DATA2: the second data operand.
  void *Result = nullptr;         ///< D: the destination.
};

/// Accesses of memory operations.
enum class MemoryAccess : uint8_t { None, Load, Store, Atomic };

/// A row of Operations.def.
struct Operation {
  llvm::StringLiteral Id;
  /// Mnemonics, separated by blanks. `{a,b}c` stands for `ac bc`.
  llvm::StringLiteral Mnemonics;
  ArchMask Arches;
  OperationKind Kind;
  ValueType Result = ValueType::none;
  ValueType Sources[3] = {};
  uint32_t Flags = 0; ///< Mask of OperationFlags.
  UndefinedRule Undefined = UndefinedRule::Any;
  MemoryAccess Access = MemoryAccess::None;
  ValueType Memory = ValueType::none; ///< Type of the element in memory.
  llvm::StringLiteral Text = "";
  /// Computes all lanes. Numbers of the types sat_* are cut to the size of the
  /// type.
  void (*Lanes)(const LaneArgs &) = nullptr;
  /// The same, but numbers of the types sat_* are limited to the range of the
  /// type. Null for other types.
  void (*ClampedLanes)(const LaneArgs &) = nullptr;
  void (*Scalar)(ScalarArgs &) = nullptr;
  void (*MemoryFn)(const MemoryArgs &) = nullptr;

  bool has(unsigned F) const { return Flags & F; }
  unsigned getNumSources() const {
    unsigned N = 0;
    while (N != std::size(Sources) && Sources[N] != ValueType::none)
      ++N;
    return N;
  }
};

/// Returns the operation of \p Row on \p A; null if Operations.def lacks it.
const Operation *findOperation(const InstRow &Row, Arch A);

/// Returns the bits of source \p N that \p Op reads.
uint64_t getReadBits(const Operation &Op, unsigned N);

/// Calls \p Fn with each mnemonic of \p Op.
void forEachMnemonic(const Operation &Op,
                     llvm::function_ref<void(llvm::StringRef)> Fn);

/// Returns the tables of all operations.
llvm::ArrayRef<llvm::ArrayRef<Operation>> getOperationTables();

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_OPERATION_H

//===- CodeCache.h - Decoded instructions -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of a kernel, decoded when they are first executed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_CODECACHE_H
#define CLRX_LIB_SIMULATOR_CODECACHE_H

#include "Simulator/Dispatch.h"
#include <memory>

namespace clrx::sim {

struct DecodedInst;

/// Executes \p I for \p W. W.PC is already the address of the next instruction.
using ExecuteFn = void (*)(Wavefront &W, const DecodedInst &I);

/// A source of a vector or scalar instruction.
struct DecodedSource {
  enum class Kind : uint8_t {
    None,
    Vector,   ///< VGPRs from Register on.
    Scalar,   ///< Registers with codes below 128, from Register on.
    Constant, ///< Constant.
    Special ///< VCCZ, EXECZ, SCC, LDS_DIRECT, apertures: Register is the code.
  };
  Kind From = Kind::None;
  ValueType Type = ValueType::none;
  uint16_t Register = 0;
  uint64_t Constant = 0;         ///< Bits of Type.
  bool Abs = false, Neg = false; ///< Only of floats.
  /// \name The part of each dword that is the value
  /// @{
  uint8_t Shift = 0;  ///< Number of its lowest bit.
  uint8_t Width = 32; ///< Number of its bits.
  bool Sext = false;  ///< Extend the part by its sign.
  /// @}
  /// True if the value consists of two halves, which need not be those of the
  /// dword: bits Shift and PairShift are the lowest bits of the halves.
  bool IsPair = false;
  uint8_t PairShift = 16;
  uint32_t PairSigns = 0; ///< Signs of a pair of halves that neg flips.

  bool takesPart() const { return Shift || Width != 32 || IsPair; }
};

/// The part of a destination register of 32 bits that gets the result.
struct DecodedResult {
  uint8_t Shift = 0;      ///< Number of its lowest bit.
  uint8_t Width = 32;     ///< Number of its bits.
  bool Sext = false;      ///< Extend the part by its sign.
  uint32_t Preserved = 0; ///< Bits of the register that keep their value.

  bool isWhole() const { return Width == 32; }
};

/// Rounding modes of vector instructions.
enum class LaneRounding : uint8_t {
  Nearest, ///< The results are exact, or AMD does not tell how they are
           ///< rounded.
  Mode32,  ///< MODE.FP_ROUND of f32.
  Mode16And64
};

/// The lanes that DPP reads, as far as they follow from the instruction.
struct DPPLanes {
  /// For each lane, the number of the lane that it reads. It is the lane itself
  /// if that lane does not exist.
  uint8_t From[MaxLanes];
  uint64_t HasSource = 0; ///< Lanes that read a lane that exists.
  uint64_t Enabled = 0;   ///< Lanes that the masks of rows and banks switch on.
};

/// A decoded instruction.
struct DecodedInst {
  Inst I;
  unsigned Size = 0; ///< In bytes.
  const Operation *Op = nullptr;
  ExecuteFn Execute = nullptr;
  bool IsVector = false;      ///< Skipped while MODE.VSKIP is set.
  bool ChangesMemory = false; ///< Writes memory, LDS or GDS.
  DecodedSource Sources[3];
  /// \name Parts of vector instructions, which decodeLaneForms fills
  /// @{
  uint8_t NumSources = 0;
  /// True if the row is executed for both halves of the registers.
  bool IsPacked = false;
  DecodedSource HighSources[3]; ///< Sources of the upper halves if IsPacked.
  DecodedResult Result;
  bool Clamps = false; ///< Limit an integer to the range of its type.
  /// The lanes from which source 0 comes; null if lanes do not move.
  std::shared_ptr<const DPPLanes> DPP;
  LaneRounding Rounding = LaneRounding::Nearest;
  /// \name Output modifiers of floats
  /// @{
  uint8_t OMod = 0;         ///< 1: times 2, 2: times 4, 3: divided by 2.
  bool ClampsFloat = false; ///< Limit a float to the numbers from 0 to 1.
  /// @}
  /// @}
  /// VDst or SDst, or the register that a comparison of SOPK reads; null if
  /// there is none.
  const InstOperand *Destination = nullptr;
  const InstOperand *MaskOut = nullptr; ///< CarryOut.
  /// The operands that the instruction reads; null behind the last one.
  const InstOperand *Reads[3] = {};
  /// Code of the lane mask that is read; empty if there is none.
  std::optional<uint16_t> MaskIn;
};

/// The decoded instructions of a dispatch. Later changes of a buffer's code
/// have no effect.
class CodeCache {
public:
  explicit CodeCache(const Dispatch &D);

  /// Returns the instruction at \p Address; null if \p Address is not in the
  /// code. Words that are no instruction have an Execute that reports them.
  const DecodedInst *get(uint64_t Address) {
    uint64_t Index = (Address - Current->Address) / 4;
    if (LLVM_UNLIKELY(Index >= Current->Insts.size() || Address % 4))
      return getElsewhere(Address);
    return Current->Insts[Index] ? Current->Insts[Index].get()
                                 : decodeAt(Index);
  }

  /// Returns the address behind the code.
  uint64_t end() const { return D.Code->end(); }

private:
  /// An allocation with code.
  struct Part {
    explicit Part(const Allocation &Code)
        : Code(Code), Address(Code.Address), Insts(Code.size() / 4) {}
    const Allocation &Code;
    uint64_t Address;
    std::vector<std::unique_ptr<DecodedInst>> Insts; ///< By dword.
  };

  const Dispatch &D;
  std::vector<Part> Parts;
  Part *Current; ///< The part that was executed last.

  const DecodedInst *getElsewhere(uint64_t Address);
  const DecodedInst *decodeAt(uint64_t Index);
};

/// \name Functions that execute the kinds of operations
/// @{
void executeLanes(Wavefront &W, const DecodedInst &I);
/// The same for instructions of which isSimple is true.
void executeSimpleLanes(Wavefront &W, const DecodedInst &I);
/// The same for instructions of which isSimplePacked is true.
void executeSimplePacked(Wavefront &W, const DecodedInst &I);
void executeScalar(Wavefront &W, const DecodedInst &I);
/// Returns the function of the wave operation \p Id.
ExecuteFn getWaveFunction(llvm::StringRef Id);
/// @}

/// \name Vector instructions
/// @{
/// Fills the modifiers and the forms of operands of a lane operation in
/// wavefronts of \p NumLanes lanes.
void decodeLaneForms(DecodedInst &D, Arch A, unsigned NumLanes);
/// Returns the lanes that \p I, an instruction with DPP, reads.
DPPLanes decodeDPP(const Inst &I, unsigned NumLanes);
/// Returns true if the instruction has only registers and constants as sources,
/// no modifiers, and results that are whole registers.
bool isSimple(const DecodedInst &D);
/// Returns true if the instruction computes both halves of registers from the
/// same halves of its sources, and if these are registers and constants without
/// modifiers.
bool isSimplePacked(const DecodedInst &D);
/// @}

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_CODECACHE_H

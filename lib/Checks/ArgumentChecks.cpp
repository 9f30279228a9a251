//===- ArgumentChecks.cpp - Checks of kernel argument loads ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks scalar loads with a constant offset from the argument address. A load
// is checked only if the registers hold that address on all paths from the
// kernel's entry.
//
//===----------------------------------------------------------------------===//

#include "KernelChecks.h"
#include "clrx/ISA/FieldFixups.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the argument loads of one kernel.
class ArgumentCheck {
public:
  ArgumentCheck(const Program::Kernel &K, const KernelBlocks &Blocks,
                const EntryValue &Address, uint64_t Size, Findings &Found)
      : K(K), Blocks(Blocks), Code(K.In->Code), Address(Address), Size(Size),
        Found(Found), IsReached(Blocks.size()), IsWritten(Blocks.size()) {}

  void run();

private:
  const Program::Kernel &K;
  const KernelBlocks &Blocks; ///< Its indices stand for blocks.
  const SectionCode &Code;
  const EntryValue &Address;
  const uint64_t Size; ///< Size of the arguments in bytes.
  Findings &Found;
  BitVector IsReached; ///< Blocks that the entry reaches.
  BitVector IsWritten; ///< Blocks before which the address may be overwritten.

  const FlowBlock &getBlock(uint32_t Index) const {
    return K.In->Graph.getBlocks()[Blocks.getNumbers()[Index]];
  }
  bool mayWriteAddress(const CodeInst &I) const;
  uint32_t findWrite(const FlowBlock &B) const;
  void flow();
  std::optional<int64_t> getOffset(const CodeInst &I) const;
  bool fits(int64_t Begin, int64_t LoadSize) const;
  void noteDwords(Finding &F, int64_t Begin, int64_t LoadSize) const;
  bool checkLoad(uint32_t Number);
};

} // namespace

bool ArgumentCheck::mayWriteAddress(const CodeInst &I) const {
  if (!I.isUnderstood() || I.is(InstClass::Displaced))
    return true;
  return any_of(Code.getAccesses(I), [&](const CodeAccess &X) {
    return X.IsWrite && (X.IsVar || (X.First < Address.First + Address.Count &&
                                     Address.First < X.end()));
  });
}

/// Returns the first instruction of \p B that may write the address, or the
/// end.
uint32_t ArgumentCheck::findWrite(const FlowBlock &B) const {
  uint32_t I = B.First;
  while (I != B.End && !mayWriteAddress(Code.Insts[I]))
    ++I;
  return I;
}

void ArgumentCheck::flow() {
  const uint32_t Entry = Blocks.getIndex(Blocks.getEntry());
  IsReached.set(Entry);
  SmallVector<uint32_t> Todo = {Entry};
  while (!Todo.empty()) {
    const uint32_t Index = Todo.pop_back_val();
    const FlowBlock &B = getBlock(Index);
    const bool IsWrittenAfter = IsWritten.test(Index) || findWrite(B) != B.End;
    const auto Enter = [&](uint32_t Block, bool Written) {
      const uint32_t To = Blocks.getIndex(Block);
      // Code at .cf_start also has unknown callers.
      Written |= getBlock(To).IsEntry && To != Entry;
      if (IsReached.test(To) && (!Written || IsWritten.test(To)))
        return;
      IsReached.set(To);
      if (Written)
        IsWritten.set(To);
      Todo.push_back(To);
    };
    for (uint32_t To : B.Successors)
      Enter(To, IsWrittenAfter || B.Ending == BlockExit::Call);
    for (uint32_t To : B.Callees)
      Enter(To, IsWrittenAfter);
  }
}

/// Returns the constant byte offset of \p I if it loads from the address.
std::optional<int64_t> ArgumentCheck::getOffset(const CodeInst &I) const {
  if (!I.is(InstClass::SMEM) || !I.getMnemonic().starts_with("s_load_dword"))
    return std::nullopt;
  for (const CodeAccess &X : Code.getAccesses(I))
    if (!X.IsWrite &&
        (X.IsVar || X.First != Address.First || X.Count != Address.Count))
      return std::nullopt;
  const Inst Load = Code.decodeInst(I);
  const ArchInfo &Facts = getArchInfo(Code.Architecture);
  if (!Facts.HasSMem)
    return int64_t(4) * (Load.HasLiteral ? Load.Literal : Load[Field::Offset]);
  return interpretField(getSMemOffsetField(Code.Architecture),
                        Load[Field::Offset]);
}

/// Returns true if a load of \p LoadSize bytes at \p Begin stays within the
/// arguments. Compilers load more than needed, up to the next multiple of 16
/// bytes, to which the memory is aligned.
bool ArgumentCheck::fits(int64_t Begin, int64_t LoadSize) const {
  return Begin < int64_t(Size) &&
         Begin + LoadSize <= int64_t(alignTo(Size, 16));
}

/// Notes that the offset counts dwords if the load, which begins at byte \p
/// Begin, stays within the arguments when its offset counts bytes.
void ArgumentCheck::noteDwords(Finding &F, int64_t Begin,
                               int64_t LoadSize) const {
  constexpr int64_t DwordSize = 4;
  const int64_t Offset = Begin / DwordSize;
  if (getArchInfo(Code.Architecture).HasSMem || Offset % DwordSize ||
      !fits(Offset, LoadSize))
    return;
  // The edit keeps the base of the number.
  StringRef Text = Found.getText(F.At);
  Text = Text.take_until(isSpace);
  const bool IsHex = Text.starts_with_insensitive("0x");
  const uint64_t Dwords = Offset / DwordSize;
  const std::string New = IsHex ? "0x" + utohexstr(Dwords, /*LowerCase=*/true)
                                : std::to_string(Dwords);
  int64_t Written;
  std::optional<FixIt> Edit;
  if (!Text.getAsInteger(0, Written) && Written == Offset)
    Edit = FixIt::replace(Text, New);
  F.Notes.push_back({std::nullopt,
                     "offsets count dwords on this device; write " + New +
                         " for byte " + std::to_string(Offset),
                     "", false, Edit});
}

/// Checks the instruction \p Number. \returns true if it reads past the
/// arguments, after warning of this.
bool ArgumentCheck::checkLoad(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  const std::optional<int64_t> Begin = getOffset(I);
  if (!Begin)
    return false;
  int64_t End = *Begin;
  for (const CodeAccess &X : Code.getAccesses(I))
    if (X.IsWrite)
      End += 4 * X.Count;
  if (fits(*Begin, End - *Begin))
    return false;
  if (!Found.wants(WarningGroup::Kernel, rules::ArgumentBounds, I))
    return true;
  constexpr uint8_t OffsetOperand = 2;
  Finding &F = Found.add(
      WarningGroup::Kernel, rules::ArgumentBounds, {Number, OffsetOperand},
      ("kernel '" + K.Name + "': bytes " + Twine(*Begin) + " to " +
       Twine(End - 1) +
       " of the arguments are loaded here, but there are only " + Twine(Size))
          .str());
  F.Notes.push_back(
      {std::nullopt,
       "the configuration declares the arguments; add one with '.arg'"});
  noteDwords(F, *Begin, End - *Begin);
  return true;
}

void ArgumentCheck::run() {
  flow();
  for (unsigned Index : IsReached.set_bits()) {
    if (IsWritten.test(Index))
      continue;
    const FlowBlock &B = getBlock(Index);
    // The load itself may overwrite the address.
    const uint32_t End = std::min(findWrite(B) + 1, B.End);
    for (uint32_t I = B.First; I != End; ++I)
      if (isReportable(Code.Insts[I], WarningGroup::Kernel) && checkLoad(I))
        return;
  }
}

void clrx::checkArguments(const Program::Kernel &K, const KernelBlocks &Blocks,
                          Findings &Found) {
  if (!K.Resources)
    return;
  const KernelResources &R = *K.Resources;
  uint64_t Size = R.KernargSize;
  for (const ArgumentView &A : R.Args)
    Size = std::max(Size, A.Offset + A.Size);
  const auto Address = find_if(R.EntryValues, [](const EntryValue &V) {
    return V.Kind == EntryKind::Arguments;
  });
  if (Size && Address != R.EntryValues.end())
    ArgumentCheck(K, Blocks, *Address, Size, Found).run();
}

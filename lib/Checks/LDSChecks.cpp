//===- LDSChecks.cpp - LDS accesses against the LDS of kernels ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the LDS accesses of a kernel with the LDS that it has. The hardware
// ignores writes beyond the end of LDS, and reads there return 0.
//
//===----------------------------------------------------------------------===//

#include "KernelChecks.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Bytes of LDS, from first up to, not including, second. Instructions access
/// one range or two.
using ByteRanges = SmallVector<std::pair<uint64_t, uint64_t>, 2>;

/// Checks the LDS accesses of one kernel.
class LDSCheck {
public:
  LDSCheck(const Program::Kernel &K, const KernelBlocks &Blocks,
           Findings &Found)
      : K(K), Resources(*K.Resources), Code(K.In->Code), Blocks(Blocks),
        Found(Found) {}

  void run();

private:
  const Program::Kernel &K;
  const KernelResources &Resources;
  const SectionCode &Code;
  const KernelBlocks &Blocks;
  Findings &Found;
  std::vector<uint32_t> Insts;    ///< The instructions of the kernel.
  std::vector<uint32_t> Accesses; ///< Those of them that access LDS.
  /// The VGPRs that the kernel sets. The value is the constant if there is only
  /// one write and it moves a constant; otherwise it is std::nullopt.
  DenseMap<unsigned, std::optional<uint32_t>> Constants;

  std::optional<uint32_t> getMovedConstant(const CodeInst &I) const;
  void recordWrites(const CodeInst &I);
  void collect();
  void findConstants();
  uint32_t getFirstAccess(WarningGroup Group) const;
  std::optional<uint32_t> getAddress(const CodeInst &I) const;
  ByteRanges getRanges(const CodeInst &I) const;
  std::optional<uint32_t> findUnwrittenRead() const;
  bool checkSize(uint32_t Number);
  void checkContents();
  void add(WarningGroup Group, RuleId Rule, uint32_t Number,
           const Twine &Message, const Twine &Note);
};

} // namespace

void LDSCheck::add(WarningGroup Group, RuleId Rule, uint32_t Number,
                   const Twine &Message, const Twine &Note) {
  if (!Found.wants(Group, Rule, Code.Insts[Number]))
    return;
  Finding &F = Found.add(
      Group, Rule, {Number, CodeAccess::NoOperand},
      ((K.Name.empty() ? "" : "kernel '" + K.Name + "': ") + Message).str());
  F.Notes.push_back({std::nullopt, Note.str()});
}

/// Returns the first access at which \p Group is on, or the first of all.
uint32_t LDSCheck::getFirstAccess(WarningGroup Group) const {
  const auto First = find_if(Accesses, [&](uint32_t Number) {
    return isReportable(Code.Insts[Number], Group);
  });
  return First == Accesses.end() ? Accesses.front() : *First;
}

//===----------------------------------------------------------------------===//
// Known addresses
//===----------------------------------------------------------------------===//

/// Returns the constant that \p I moves to a VGPR.
std::optional<uint32_t> LDSCheck::getMovedConstant(const CodeInst &I) const {
  if (I.getMnemonic() != "v_mov_b32" || I.is(InstClass::DPP))
    return std::nullopt;
  const Inst Move = Code.decodeInst(I);
  const InstOperand &Source = Move.Operands[1];
  if (Source.File == OperandFile::Literal)
    return Move.Literal;
  if (Source.File == OperandFile::Inline)
    return getInlineBits(Source.Code);
  return std::nullopt;
}

/// Records the VGPRs that \p I writes.
void LDSCheck::recordWrites(const CodeInst &I) {
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite || !X.isVector())
      continue;
    const std::optional<uint32_t> Value = getMovedConstant(I);
    for (unsigned Register = X.First; Register != X.end(); ++Register) {
      const auto [It, IsNew] = Constants.try_emplace(Register, Value);
      if (!IsNew)
        It->second = std::nullopt;
    }
  }
}

/// Collects the instructions and the LDS accesses of the kernel.
void LDSCheck::collect() {
  for (uint32_t Block : Blocks.getNumbers()) {
    const FlowBlock &B = K.In->Graph.getBlocks()[Block];
    for (uint32_t I = B.First; I != B.End; ++I) {
      Insts.push_back(I);
      if (Code.Insts[I].Pos.isValid() && accessesLDS(Code.Insts[I]))
        Accesses.push_back(I);
    }
  }
}

void LDSCheck::findConstants() {
  for (const EntryValue &V : Resources.EntryValues)
    for (unsigned Register = V.First; Register != V.First + V.Count; ++Register)
      Constants[Register] = std::nullopt;
  const InstClasses Indexing = InstClass::Displaced | InstClass::GPRIndexOn;
  for (uint32_t Number : Insts) {
    const CodeInst &I = Code.Insts[Number];
    if (!I.isUnderstood() || I.Classes.hasAny(Indexing))
      return Constants.clear();
    recordWrites(I);
  }
}

/// Returns the byte address in the address register of \p I, which is the first
/// VGPR that \p I reads, if the address is known.
std::optional<uint32_t> LDSCheck::getAddress(const CodeInst &I) const {
  if (I.is(InstClass::AddTid))
    return std::nullopt;
  for (const CodeAccess &X : Code.getAccesses(I))
    if (!X.IsWrite && X.isVector())
      return X.IsVar ? std::nullopt : Constants.lookup(X.First);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Size
//===----------------------------------------------------------------------===//

/// Returns the size in bytes of the element that \p Mnemonic accesses.
static unsigned getElementSize(StringRef Mnemonic) {
  static constexpr std::pair<StringLiteral, unsigned> Sizes[] = {
      {"128", 16}, {"96", 12}, {"64", 8}, {"32", 4}, {"16", 2}, {"8", 1}};
  Mnemonic.consume_back("_hi");
  Mnemonic.consume_back("_d16");
  for (const auto &[Suffix, Size] : Sizes)
    if (Mnemonic.ends_with(Suffix))
      return Size;
  return 4;
}

/// Returns the bytes that \p I accesses, relative to its address.
static ByteRanges getOffsets(const Inst &I) {
  const StringRef Name = I.Row->Mnemonic;
  const uint64_t Offset = I[Field::Offset], Size = getElementSize(Name);
  if (!Name.contains("read2") && !Name.contains("write2") &&
      !Name.contains("xchg2"))
    return {{Offset, Offset + Size}};
  const uint64_t Unit = (Name.contains("st64") ? 64 : 1) * Size;
  const uint64_t First = (Offset & 0xff) * Unit, Second = (Offset >> 8) * Unit;
  return {{First, First + Size}, {Second, Second + Size}};
}

/// Returns the offset of the end of the access \p I from its address.
static uint64_t getAccessEnd(const Inst &I) {
  uint64_t End = 0;
  for (const auto &[First, Last] : getOffsets(I))
    End = std::max(End, Last);
  return End;
}

/// Returns the bytes that \p I accesses; empty if its address is not known.
ByteRanges LDSCheck::getRanges(const CodeInst &I) const {
  const std::optional<uint32_t> Address = getAddress(I);
  if (!Address)
    return {};
  ByteRanges Ranges = getOffsets(Code.decodeInst(I));
  for (auto &[First, Last] : Ranges) {
    First += *Address;
    Last += *Address;
  }
  return Ranges;
}

/// Checks the access \p Number. \returns true if it exceeds the LDS of the
/// kernel, after warning of this.
bool LDSCheck::checkSize(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  if (I.is(InstClass::AddTid) || !isReportable(I, WarningGroup::Kernel))
    return false;
  const uint64_t End =
      getAddress(I).value_or(0) + getAccessEnd(Code.decodeInst(I));
  if (End <= Resources.LDSSize)
    return false;
  add(WarningGroup::Kernel, rules::LDSBounds, Number,
      "byte " + Twine(End - 1) +
          " of LDS is accessed here, but the kernel has " +
          Twine(Resources.LDSSize),
      "increase '.localsize'; beyond the end of LDS, writes have no effect and "
      "reads return 0");
  return true;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

/// Returns true if \p I may write LDS.
static bool mayWriteLDS(const CodeInst &I) {
  return !I.isUnderstood() ||
         I.Classes.hasAny(InstClass::ToLDS | InstClass::Flat) ||
         (accessesLDS(I) && !I.is(InstClass::LDSRead));
}

static bool overlap(const ByteRanges &A, const ByteRanges &B) {
  return any_of(A, [&B](const auto &X) {
    return any_of(B, [&X](const auto &Y) {
      return X.first < Y.second && Y.first < X.second;
    });
  });
}

/// Returns the first read of bytes that no instruction of the kernel writes.
/// The addresses of all writes must be known.
std::optional<uint32_t> LDSCheck::findUnwrittenRead() const {
  ByteRanges Written;
  for (uint32_t Number : Insts) {
    const CodeInst &I = Code.Insts[Number];
    if (!mayWriteLDS(I))
      continue;
    const ByteRanges Ranges = accessesLDS(I) ? getRanges(I) : ByteRanges();
    if (Ranges.empty())
      return std::nullopt;
    append_range(Written, Ranges);
  }
  for (uint32_t Number : Accesses) {
    const CodeInst &I = Code.Insts[Number];
    if (!I.is(InstClass::LDSRead) ||
        !isReportable(I, WarningGroup::Uninitialized))
      continue;
    const ByteRanges Read = getRanges(I);
    if (!Read.empty() && !overlap(Read, Written))
      return Number;
  }
  return std::nullopt;
}

/// Warns about the first read of LDS that the kernel never writes. All
/// instructions count, because other wavefronts of the work-group may run them
/// first.
void LDSCheck::checkContents() {
  constexpr StringLiteral Advice =
      "LDS has no defined contents when a work-group starts; write it first";
  if (none_of(Insts, [&](uint32_t I) { return mayWriteLDS(Code.Insts[I]); })) {
    add(WarningGroup::Uninitialized, rules::UninitializedLDS,
        getFirstAccess(WarningGroup::Uninitialized),
        "LDS is read here, but no instruction of the kernel writes it", Advice);
    return;
  }
  const std::optional<uint32_t> Number = findUnwrittenRead();
  if (!Number)
    return;
  const auto [First, End] = getRanges(Code.Insts[*Number]).front();
  add(WarningGroup::Uninitialized, rules::UninitializedLDS, *Number,
      "bytes " + Twine(First) + " to " + Twine(End - 1) +
          " of LDS are read here, but no instruction of the kernel writes them",
      Advice);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

void LDSCheck::run() {
  collect();
  if (Accesses.empty())
    return;
  const bool HasReads = any_of(Accesses, [&](uint32_t I) {
    return Code.Insts[I].is(InstClass::LDSRead);
  });
  if (HasReads || Resources.LDSSize)
    findConstants();
  if (HasReads)
    checkContents();
  if (Resources.MayHaveMoreLDS)
    return;
  if (!Resources.LDSSize) {
    add(WarningGroup::Kernel, rules::UndeclaredLDS,
        getFirstAccess(WarningGroup::Kernel),
        "LDS is accessed, but the kernel allocates none",
        "allocate it with '.localsize', in bytes, in the kernel's '.config'");
    return;
  }
  for (uint32_t Number : Accesses)
    if (checkSize(Number))
      return;
}

void clrx::checkLDS(const Program::Kernel &K, const KernelBlocks &Blocks,
                    Findings &Found) {
  if (K.Resources)
    LDSCheck(K, Blocks, Found).run();
}

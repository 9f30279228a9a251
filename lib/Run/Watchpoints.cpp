//===- Watchpoints.cpp - Values that a debugger watches -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares values before and after each instruction.
//
//===----------------------------------------------------------------------===//

#include "Run/Watchpoints.h"
#include "Options/OptionValues.h"
#include "Run/Results.h"
#include "Run/RunText.h"
#include "clrx/ISA/Registers.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Prints ranges of the lanes in \p Mask.
static void printLanes(raw_ostream &OS, uint64_t Mask) {
  OS << (isPowerOf2_64(Mask) ? "lane" : "lanes");
  char Separator = ' ';
  while (Mask) {
    const int First = countr_zero(Mask);
    const int Count = countr_one(Mask >> First);
    OS << Separator << First;
    if (Count > 1)
      OS << '-' << First + Count - 1;
    Separator = ',';
    Mask &= ~(maskTrailingOnes<uint64_t>(unsigned(Count)) << First);
  }
}

namespace {
/// Values that an instruction changed.
struct Change {
  std::vector<sim::ScalarValue> Old, New;
  uint64_t Lanes = 0; ///< Lanes that changed them; 0 for scalar instructions.

  void add(sim::ScalarValue From, sim::ScalarValue To) {
    Old.push_back(From);
    New.push_back(To);
  }
  /// Prints the old and the new values, and the lanes.
  void print(raw_ostream &OS) const {
    OS << ": ";
    printValues(OS, Old);
    OS << " -> ";
    printValues(OS, New);
    if (Lanes) {
      OS << " (";
      printLanes(OS, Lanes);
      OS << ')';
    }
    OS << '\n';
  }

private:
  static void printValues(raw_ostream &OS, ArrayRef<sim::ScalarValue> Values) {
    if (Values.size() == 1)
      return printValue(OS, Values.front());
    printList(OS, Values.size(), [&](size_t I) { return Values[I]; });
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

namespace {
class RegisterWatch final : public Watchpoint {
public:
  explicit RegisterWatch(PrintRequest What) : What(std::move(What)) {}

  Error start(const sim::Dispatch &D, const BufferMap &Buffers) override;
  void before(const sim::Wavefront &W) override { Old = readValues(W); }
  void after(const sim::Wavefront &W, ArrayRef<sim::AccessRecord> Accesses,
             raw_ostream &OS) override;

private:
  const PrintRequest What;
  /// Has no registers if the launch lacks them.
  RegisterPlace Place = {RegisterName::File::Scalar, 0, 0};
  /// Values before the instruction; those of a VGPR follow one another.
  std::vector<sim::ScalarValue> Old;

  std::vector<sim::ScalarValue> readValues(const sim::Wavefront &W) const;
};
} // namespace

Error RegisterWatch::start(const sim::Dispatch &D, const BufferMap &Buffers) {
  Place.Count = 0;
  if (Error E = checkPrint(What, D, Buffers))
    return E;
  Place = cantFail(findRegister(What.Registers, D.Architecture));
  return Error::success();
}

std::vector<sim::ScalarValue>
RegisterWatch::readValues(const sim::Wavefront &W) const {
  if (!Place.Count)
    return {};
  if (Place.From == RegisterName::File::SCC)
    return {{W.SCC, W.IsSCCUndefined}};
  std::vector<sim::ScalarValue> Result;
  for (unsigned I = Place.First; I != Place.First + Place.Count; ++I) {
    if (Place.From != RegisterName::File::Vector)
      Result.push_back(W.Scalars.get32(I));
    else
      for (unsigned Lane = 0; Lane != W.numLanes(); ++Lane)
        Result.push_back(readLane(W, I, Lane));
  }
  return Result;
}

void RegisterWatch::after(const sim::Wavefront &W,
                          ArrayRef<sim::AccessRecord> /*Accesses*/,
                          raw_ostream &OS) {
  const std::vector<sim::ScalarValue> New = readValues(W);
  if (New.empty())
    return;
  const bool IsVector = Place.From == RegisterName::File::Vector;
  const unsigned NumLanes = IsVector ? W.numLanes() : 1;
  for (unsigned I = 0; I != Place.Count; ++I) {
    Change C;
    for (unsigned Lane = 0; Lane != NumLanes; ++Lane) {
      const size_t At = size_t(I) * NumLanes + Lane;
      if (haveEqualText(Old[At], New[At]))
        continue;
      C.add(Old[At], New[At]);
      if (IsVector)
        C.Lanes |= uint64_t(1) << Lane;
    }
    if (C.Old.empty())
      continue;
    OS << "  ";
    if (Place.From == RegisterName::File::SCC)
      OS << "scc";
    else
      printRegisterName(OS, Place.First + I + (IsVector ? CodeVGPR0 : 0),
                        W.dispatch().Architecture);
    C.print(OS);
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
/// A part of a buffer or of LDS, divided into dwords. The last one may have
/// fewer bytes.
class MemoryWatch final : public Watchpoint {
public:
  MemoryWatch(PrintRequest What, uint64_t Offset, std::optional<uint64_t> Size)
      : What(std::move(What)), Offset(Offset), WantedSize(Size) {}

  Error start(const sim::Dispatch &D, const BufferMap &Buffers) override;
  void before(const sim::Wavefront &W) override;
  void after(const sim::Wavefront &W, ArrayRef<sim::AccessRecord> Accesses,
             raw_ostream &OS) override;

private:
  static constexpr unsigned DwordSize = 4;

  const PrintRequest What;
  const uint64_t Offset;
  const std::optional<uint64_t> WantedSize; ///< Empty for all of the memory.
  const sim::Allocation *Buffer = nullptr;  ///< Null for LDS.
  uint64_t Size = 0; ///< 0 if the launch has no such memory.
  sim::Bytes Old;    ///< The bytes before the instruction.
  /// The work-group that Old belongs to; nothing before the first instruction.
  std::optional<sim::GroupId> Group;

  const sim::Bytes &getMemory(const sim::Wavefront &W) const {
    return Buffer ? static_cast<const sim::Bytes &>(*Buffer) : W.Group.LDS;
  }
  /// Returns the numbers of the watched dwords that \p A writes, as a range.
  std::pair<uint64_t, uint64_t> findWritten(const sim::Wavefront &W,
                                            const sim::AccessRecord &A) const;
  /// Returns dword \p I of \p Bytes, whose first watched byte is at \p Begin.
  sim::ScalarValue readDword(const sim::Bytes &Bytes, uint64_t Begin,
                             uint64_t I) const {
    const uint64_t At = I * DwordSize;
    return readElement(Bytes, Begin + At,
                       unsigned(std::min<uint64_t>(DwordSize, Size - At)));
  }
  /// Returns the numbers of the dwords that an instruction with \p Accesses
  /// changed, in ascending order.
  std::vector<uint64_t> findChanged(const sim::Wavefront &W,
                                    ArrayRef<sim::AccessRecord> Accesses) const;
  void printChange(const sim::Wavefront &W,
                   ArrayRef<sim::AccessRecord> Accesses, uint64_t First,
                   uint64_t End, raw_ostream &OS) const;
};
} // namespace

Error MemoryWatch::start(const sim::Dispatch &D, const BufferMap &Buffers) {
  Size = 0;
  Group.reset();
  if (Error E = checkPrint(What, D, Buffers))
    return E;
  const bool IsLDS = What.From == PrintRequest::Source::LDS;
  Buffer = IsLDS ? nullptr : Buffers.lookup(What.Number);
  const uint64_t MemorySize = IsLDS ? D.LDSSize : Buffer->size();
  if (Offset >= MemorySize || WantedSize.value_or(1) > MemorySize - Offset)
    return createStringError("the memory has only " + Twine(MemorySize) +
                             " bytes");
  Size = WantedSize.value_or(MemorySize - Offset);
  return Error::success();
}

/// Copies \p Size bytes of \p From.
static sim::Bytes copyBytes(const sim::Bytes &From, uint64_t Offset,
                            uint64_t Size) {
  sim::Bytes Result;
  const auto Copy = [&](const std::vector<uint8_t> &Part) {
    return std::vector<uint8_t>(Part.begin() + ptrdiff_t(Offset),
                                Part.begin() + ptrdiff_t(Offset + Size));
  };
  Result.Values = Copy(From.Values);
  Result.Undefined = Copy(From.Undefined);
  return Result;
}

void MemoryWatch::before(const sim::Wavefront &W) {
  if (!Size || (Group && (Buffer || *Group == W.Group.Id)))
    return;
  Old = copyBytes(getMemory(W), Offset, Size);
  Group = W.Group.Id;
}

std::pair<uint64_t, uint64_t>
MemoryWatch::findWritten(const sim::Wavefront &W,
                         const sim::AccessRecord &A) const {
  if (!A.writes() || A.In != &getMemory(W) || A.Offset >= Offset + Size ||
      A.Offset + A.Size <= Offset)
    return {0, 0};
  const uint64_t First = std::max(A.Offset, Offset) - Offset;
  const uint64_t End = std::min(A.Offset + A.Size - Offset, Size);
  return {First / DwordSize, divideCeil(End, DwordSize)};
}

std::vector<uint64_t>
MemoryWatch::findChanged(const sim::Wavefront &W,
                         ArrayRef<sim::AccessRecord> Accesses) const {
  std::vector<uint64_t> Changed;
  for (const sim::AccessRecord &A : Accesses) {
    const auto [First, End] = findWritten(W, A);
    for (uint64_t I = First; I != End; ++I)
      if (!haveEqualText(readDword(Old, 0, I),
                         readDword(getMemory(W), Offset, I)))
        Changed.push_back(I);
  }
  llvm::sort(Changed);
  Changed.erase(llvm::unique(Changed), Changed.end());
  return Changed;
}

/// Prints the change of the dwords \p First to \p End - 1.
void MemoryWatch::printChange(const sim::Wavefront &W,
                              ArrayRef<sim::AccessRecord> Accesses,
                              uint64_t First, uint64_t End,
                              raw_ostream &OS) const {
  Change C;
  for (uint64_t I = First; I != End; ++I)
    C.add(readDword(Old, 0, I), readDword(getMemory(W), Offset, I));
  for (const sim::AccessRecord &A : Accesses)
    if (const auto [Begin, Limit] = findWritten(W, A);
        A.Lane && Begin < End && Limit > First)
      C.Lanes |= uint64_t(1) << *A.Lane;
  OS << "  ";
  printMemoryPlace(OS, Buffer ? sim::MemoryKind::Buffer : sim::MemoryKind::LDS,
                   getMemory(W), Offset + First * DwordSize);
  C.print(OS);
}

void MemoryWatch::after(const sim::Wavefront &W,
                        ArrayRef<sim::AccessRecord> Accesses, raw_ostream &OS) {
  if (!Size)
    return;
  const std::vector<uint64_t> Changed = findChanged(W, Accesses);
  for (ArrayRef<uint64_t> Rest = Changed; !Rest.empty();) {
    size_t Count = 1;
    while (Count != Rest.size() && Rest[Count] == Rest.front() + Count)
      ++Count;
    printChange(W, Accesses, Rest.front(), Rest.front() + Count, OS);
    Rest = Rest.drop_front(Count);
  }
  const sim::Bytes &Memory = getMemory(W);
  for (const uint64_t I : Changed)
    for (uint64_t At = I * DwordSize, End = std::min(Size, At + DwordSize);
         At != End; ++At) {
      Old.Values[At] = Memory.Values[Offset + At];
      Old.Undefined[At] = Memory.Undefined[Offset + At];
    }
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Watchpoint>> clrx::parseWatchpoint(StringRef Text) {
  const auto [Name, Place] = Text.split('+');
  Expected<PrintRequest> What = parsePrintSource(Name);
  if (!What)
    return What.takeError();
  What->Type = cantFail(findElementType("x32", /*IsPrinted=*/true));
  if (What->From == PrintRequest::Source::Registers) {
    if (Name.size() != Text.size())
      return createStringError("a register has no offset");
    return std::make_unique<RegisterWatch>(std::move(*What));
  }
  if (Name.size() == Text.size())
    return std::make_unique<MemoryWatch>(std::move(*What), 0, std::nullopt);
  const auto [OffsetText, SizeText] = Place.split(':');
  Expected<uint64_t> Offset = parseNumber(OffsetText, UINT32_MAX);
  if (!Offset)
    return Offset.takeError();
  Expected<uint64_t> Size = SizeText.empty()
                                ? Expected<uint64_t>(4)
                                : parseNumber(SizeText, UINT32_MAX);
  if (!Size)
    return Size.takeError();
  if (!*Size)
    return createStringError("the size must not be 0");
  return std::make_unique<MemoryWatch>(std::move(*What), *Offset, *Size);
}

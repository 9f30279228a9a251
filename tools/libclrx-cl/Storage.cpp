//===- Storage.cpp - Memory of buffers ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocation of memory and addresses.
//
//===----------------------------------------------------------------------===//

#include "Storage.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>
#include <new>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// Address of the first buffer. sim::Memory puts code and arguments below it.
static constexpr uint64_t FirstBuffer = uint64_t(1) << 36;
/// The same in kernels with 32-bit addresses.
static constexpr uint64_t FirstLowBuffer = uint64_t(1) << 31;
static constexpr uint64_t Gap = 4096;

uint64_t AddressSpace::reserve(uint64_t Size) {
  const std::lock_guard<std::mutex> Guard(Lock);
  const uint64_t Needed = alignTo(Size + Gap, Gap);
  uint64_t Address = FirstBuffer;
  for (auto [Start, End] : Used) {
    if (Start - Address >= Needed)
      break;
    Address = End;
  }
  Used[Address] = Address + Needed;
  return Address;
}

void AddressSpace::free(uint64_t Address) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Used.erase(Address);
}

std::optional<uint64_t> AddressSpace::getLowAddress(uint64_t Address,
                                                    uint64_t Size) {
  if (Address < FirstBuffer)
    return std::nullopt;
  const uint64_t Low = Address - FirstBuffer + FirstLowBuffer;
  if (!isUInt<32>(Low + Size))
    return std::nullopt;
  return Low;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

/// Returns true if \p Size bytes can be allocated now. The vectors cannot
/// report a failure.
static bool hasMemory(uint64_t Size) {
  void *Probe = ::operator new(Size, std::nothrow);
  ::operator delete(Probe);
  return Probe;
}

bool Storage::allocate(uint64_t NumBytes) {
  if (!hasMemory(2 * NumBytes))
    return false;
  Contents = sim::Bytes(NumBytes, /*IsDefined=*/false);
  Size = NumBytes;
  Data = Contents.Values.data();
  return true;
}

void Storage::copyIn(uint64_t Offset, const void *From, uint64_t NumBytes) {
  memcpy(Data + Offset, From, NumBytes);
  setDefined(Offset, NumBytes);
}

void Storage::copyOut(uint64_t Offset, void *To, uint64_t NumBytes) const {
  memcpy(To, Data + Offset, NumBytes);
}

void Storage::setDefined(uint64_t Offset, uint64_t NumBytes) {
  std::fill_n(Contents.Undefined.data() + Offset, NumBytes, 0);
}

//===----------------------------------------------------------------------===//
// Shared virtual memory
//===----------------------------------------------------------------------===//

void *SVMPool::allocate(uint64_t Size, uint64_t Alignment, bool IsReadOnly) {
  auto Memory = std::make_shared<Storage>();
  if (!hasMemory(2 * (Size + Alignment + Gap)))
    return nullptr;
  // The reserved bytes after the end are a gap before the next allocation.
  auto &Contents = Memory->Contents;
  Contents.Values.reserve(Size + Alignment + Gap);
  Memory->Data = Contents.Values.data();
  Memory->Address = uint64_t(uintptr_t(Memory->Data));
  const uint64_t Start = alignTo(Memory->Address, Alignment);
  Memory->Size = Start - Memory->Address + Size;
  Contents.Values.resize(Memory->Size);
  Contents.Undefined.assign(Memory->Size, 0xff);
  Memory->IsWritable = !IsReadOnly;
  const std::lock_guard<std::mutex> Guard(Lock);
  Entries[Start] = std::move(Memory);
  return reinterpret_cast<void *>(uintptr_t(Start));
}

void SVMPool::free(const void *Pointer) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Entries.erase(uint64_t(uintptr_t(Pointer)));
}

std::optional<SVMPool::Place> SVMPool::find(const void *Pointer,
                                            uint64_t Size) const {
  const std::lock_guard<std::mutex> Guard(Lock);
  const uint64_t At = uint64_t(uintptr_t(Pointer));
  auto After = Entries.upper_bound(At);
  if (After == Entries.begin())
    return std::nullopt;
  const Storage &S = *std::prev(After)->second;
  const uint64_t Offset = At - S.Address;
  if (Offset > S.Size || Size > S.Size - Offset)
    return std::nullopt;
  return Place{std::prev(After)->second, Offset};
}

std::vector<std::shared_ptr<Storage>> SVMPool::getAll() const {
  const std::lock_guard<std::mutex> Guard(Lock);
  std::vector<std::shared_ptr<Storage>> All;
  for (const auto &[Start, Memory] : Entries)
    All.push_back(Memory);
  return All;
}

void SVMPool::addMapping(const void *Pointer, Mapping M) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Mappings[Pointer] = M;
}

std::optional<SVMPool::Mapping> SVMPool::removeMapping(const void *Pointer) {
  const std::lock_guard<std::mutex> Guard(Lock);
  const auto Found = Mappings.find(Pointer);
  if (Found == Mappings.end())
    return std::nullopt;
  const Mapping M = Found->second;
  Mappings.erase(Found);
  return M;
}

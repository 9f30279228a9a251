//===- MemoryFindings.cpp - Findings about memory ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Texts of findings about memory.
//
//===----------------------------------------------------------------------===//

#include "Simulator/MemoryFindings.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

/// Returns the access as the subject of a sentence.
static std::string describe(const BadAccess &A) {
  StringRef Kind = A.Kind == MemoryAccess::Load    ? "load"
                   : A.Kind == MemoryAccess::Store ? "store"
                                                   : "atomic";
  return (Kind + " of " + Twine(A.Size) + (A.Size == 1 ? " byte" : " bytes"))
      .str();
}

static std::string hex(uint64_t Value) {
  return "0x" + utohexstr(Value, /*LowerCase=*/true);
}

static std::string bytes(uint64_t Count) {
  return Twine(Count).str() + (Count == 1 ? " byte" : " bytes");
}

void sim::reportUndefinedAddress(Wavefront &W, const Twine &Register,
                                 std::optional<unsigned> Lane) {
  W.report(FindingGroup::Undef, "an address has undefined bits",
           "the register is " + Register, Lane);
}

void sim::reportUndefinedStore(Wavefront &W, std::optional<unsigned> Lane) {
  W.report(FindingGroup::Undef,
           "an undefined value is stored where the host reads",
           "no bit of the stored value is defined", Lane);
}

/// Returns the position of \p A relative to the nearest allocation.
static std::string findPosition(const Memory &M, const BadAccess &A) {
  const Allocation *Near = M.findNearest(A.Address);
  if (!Near)
    return "there is no memory";
  if (A.Address < Near->Address)
    return bytes(Near->Address - A.Address) + " before " + Near->Name;
  // The access may start inside.
  if (A.Address < Near->end())
    return bytes(A.Address + A.Size - Near->end()) + " behind " + Near->Name;
  return bytes(A.Address - Near->end()) + " behind " + Near->Name;
}

void sim::reportOutOfBounds(Wavefront &W, const BadAccess &A) {
  W.report(FindingGroup::Bounds, describe(A) + " outside of every allocation",
           "address " + hex(A.Address) + " is " + findPosition(W.memory(), A),
           A.Lane);
}

void sim::reportMisaligned(Wavefront &W, const BadAccess &A,
                           unsigned Alignment) {
  W.report(FindingGroup::Align, describe(A) + " at a misaligned address",
           hex(A.Address) + " is not a multiple of " + Twine(Alignment),
           A.Lane);
}

void sim::reportReadOnly(Wavefront &W, const BadAccess &A,
                         const Allocation &To) {
  W.report(FindingGroup::Bounds, describe(A) + " to read-only memory",
           "address " + hex(A.Address) + " is byte " +
               Twine(A.Address - To.Address) + " of " + To.Name,
           A.Lane);
}

void sim::reportClamped(Wavefront &W, const BadAccess &A, const Twine &Limit) {
  W.report(FindingGroup::Bounds, describe(A) + " beyond the buffer descriptor",
           "offset " + hex(A.Address) + " is not in a buffer of " + Limit,
           A.Lane, /*IsError=*/false);
}

void sim::reportOutside(Wavefront &W, const BadAccess &A, StringRef Space,
                        uint64_t Limit) {
  W.report(FindingGroup::Bounds, describe(A) + " outside of " + Space,
           "address " + hex(A.Address) + " is not in the " + bytes(Limit) +
               " of " + Space,
           A.Lane);
}

void sim::reportBeyondM0(Wavefront &W, const BadAccess &A, uint32_t M0) {
  W.report(FindingGroup::Bounds, describe(A) + " beyond the limit in M0",
           "address " + hex(A.Address) + " is beyond " + hex(M0), A.Lane,
           /*IsError=*/false);
}

void sim::reportOutsideScratch(Wavefront &W, const BadAccess &A,
                               uint64_t Limit) {
  W.report(FindingGroup::Bounds,
           describe(A) + " outside of the work-item's scratch memory",
           "offset " + hex(A.Address) + " is not in its " + bytes(Limit),
           A.Lane);
}

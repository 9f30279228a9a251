//===- Limits.cpp - Numbers that a file may state ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the sizes and registers that a file states, before memory is allocated
// for them.
//
//===----------------------------------------------------------------------===//

#include "Preparation.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

/// Largest size of the code and data of a program in bytes.
static constexpr uint64_t MaxProgramSize = uint64_t(1) << 30;
/// Largest size of the memory of the arguments in bytes. Constant buffers have
/// at most 64 KiB, and other drivers pass less.
static constexpr uint64_t MaxArgumentsSize = uint64_t(1) << 16;

/// Returns true if \p Size bytes at \p Offset end behind \p Limit.
static bool exceeds(uint64_t Offset, uint64_t Size, uint64_t Limit) {
  return Size > Limit || Offset > Limit - Size;
}

Error Preparation::checkProgram() const {
  bool HasEntry = false;
  for (const Segment &Part : S.Code->Segments) {
    if (exceeds(Part.Address, Part.Size, MaxProgramSize))
      return createStringError("'" + Part.Name + "' has " + Twine(Part.Size) +
                               " bytes at address " + Twine(Part.Address) +
                               ", but a program has at most " +
                               Twine(MaxProgramSize) + " bytes");
    HasEntry |= S.Entry >= Part.Address && S.Entry - Part.Address < Part.Size;
  }
  if (!HasEntry)
    return createStringError("the code of kernel '" + K.Name +
                             "' is not in a section that is loaded");
  return Error::success();
}

Error Preparation::checkArgumentPlace(const Twine &What, uint64_t Offset,
                                      uint64_t Size) const {
  if (!exceeds(Offset, Size, MaxArgumentsSize))
    return Error::success();
  return createStringError("kernel '" + K.Name + "': " + What + " has " +
                           Twine(Size) + " bytes at offset " + Twine(Offset) +
                           ", but arguments have at most " +
                           Twine(MaxArgumentsSize) + " bytes");
}

Error Preparation::checkArgumentPlaces() const {
  if (Error E = checkArgumentPlace("the memory of all arguments", 0,
                                   S.Resources.KernargSize))
    return E;
  for (auto [I, A] : enumerate(K.Args)) {
    const std::string What = describe(A, I);
    if (Error E = checkArgumentPlace(What, A.Offset, A.Size))
      return E;
    if (A.Kind != ArgKind::Value && A.Size > sizeof(uint64_t))
      return createStringError("kernel '" + K.Name + "': " + What + " has " +
                               Twine(A.Size) +
                               " bytes, but an address has at most 8");
  }
  for (const HiddenArg &A : S.Hidden)
    if (Error E = checkArgumentPlace("a hidden argument", A.Offset, A.Size))
      return E;
  return Error::success();
}

Error Preparation::checkRegister(unsigned Code) const {
  if (Code < sim::ScalarRegisters::Count)
    return Error::success();
  return createStringError("kernel '" + K.Name + "' starts with a value in s" +
                           Twine(Code) + ", which does not exist");
}

Error Preparation::checkRegisters() const {
  for (const sim::InitialScalar &R : D.Scalars)
    if (Error E = checkRegister(R.Code))
      return E;
  for (std::optional<uint16_t> Code :
       {D.WorkGroupId[0], D.WorkGroupId[1], D.WorkGroupId[2], D.WorkGroupInfo,
        D.ScratchOffset})
    if (Error E = checkRegister(Code.value_or(0)))
      return E;
  return Error::success();
}

//===- UndefinedOrigins.cpp - Origins of undefined values -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes origins from sources to destinations, and describes them.
//
//===----------------------------------------------------------------------===//

#include "Simulator/UndefinedOrigins.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/UndefinedUse.h"
#include "clrx/ISA/Accesses.h"
#include "llvm/ADT/Twine.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

/// Largest number of dwords whose origins are kept.
static constexpr unsigned MaxStored = 1 << 20;

void StoredOrigins::set(const Bytes *In, uint64_t Offset,
                        const UndefinedOrigin &Origin) {
  if (Origins.size() < MaxStored)
    Origins[{In, Offset / 4}] = Origin;
}

const UndefinedOrigin *StoredOrigins::find(const Bytes *In,
                                           uint64_t Offset) const {
  const auto Found = Origins.find({In, Offset / 4});
  return Found == Origins.end() ? nullptr : &Found->second;
}

static bool isUndefined(const Wavefront &W, unsigned Code) {
  if (Code == CodeSCC)
    return W.IsSCCUndefined;
  if (Code >= CodeVGPR0)
    return Code - CodeVGPR0 < W.Vectors.size() &&
           W.Vectors.undefinedLanes(Code - CodeVGPR0);
  return Code < ScalarRegisters::Count && W.Scalars.Undefined[Code];
}

/// Calls \p Fn with each undefined register that \p I reads or, if \p Writes is
/// true, writes.
static void forEachUndefined(const Wavefront &W, const Inst &I, bool Writes,
                             function_ref<void(unsigned Code)> Fn) {
  forEachAccess(
      I, W.dispatch().Architecture, W.isWave32(), [&](const RegisterAccess &X) {
        if (X.IsWrite == Writes)
          for (unsigned Code = X.First; Code != X.First + X.Count; ++Code)
            if (isUndefined(W, Code))
              Fn(Code);
      });
}

/// Returns the origin of the value that \p I has written. A destination that is
/// also a source keeps its origin unless another source is undefined.
UndefinedOrigin RegisterOrigins::findOrigin(const Wavefront &W,
                                            const Inst &I) const {
  if (Loaded) {
    if (const UndefinedOrigin *Stored =
            W.storedOrigins().find(Loaded->In, Loaded->Offset))
      return *Stored;
    return {W.CurrentPC, std::nullopt, Loaded->In, Loaded->Offset};
  }
  SmallVector<unsigned, 4> Written;
  forEachUndefined(W, I, /*Writes=*/true,
                   [&](unsigned Code) { Written.push_back(Code); });
  std::optional<UndefinedOrigin> Other, Own;
  forEachUndefined(W, I, /*Writes=*/false, [&](unsigned Code) {
    std::optional<UndefinedOrigin> &To =
        is_contained(Written, Code) ? Own : Other;
    if (!To)
      To = get(Code);
  });
  return Other ? *Other : Own ? *Own : UndefinedOrigin{W.CurrentPC};
}

void RegisterOrigins::noteWrite(const Wavefront &W, const Inst &I) {
  const UndefinedOrigin Origin = findOrigin(W, I);
  forEachUndefined(W, I, /*Writes=*/true,
                   [&](unsigned Code) { Origins[Code] = Origin; });
  Loaded.reset();
}

/// Returns true if \p Note is about the register \p Name.
static bool names(StringRef Note, StringRef Name) {
  return Note.ends_with((" " + Name).str()) ||
         Note.starts_with((Name + " ").str());
}

void RegisterOrigins::describe(const Wavefront &W, const Inst &I,
                               Finding &F) const {
  std::optional<unsigned> Source;
  bool IsNamed = false;
  forEachUndefined(W, I, /*Writes=*/false, [&](unsigned Code) {
    const bool NamesIt = names(F.Note, getRegisterName(W, Code, 1));
    if (!Source || (NamesIt && !IsNamed))
      Source = Code;
    IsNamed |= NamesIt;
  });
  if (!Source)
    return;
  const UndefinedOrigin Origin = get(*Source);
  if (!Origin.PC) {
    F.Note += (F.Note.empty() ? "" : "; ") +
              ("no instruction has written " +
               getRegisterName(W, Origin.Register.value_or(*Source), 1));
    return;
  }
  F.Related.push_back(
      {Origin.PC, Origin.In ? "the undefined value is loaded here, from byte " +
                                  describePlace(W, Origin.In, Origin.Offset)
                            : "the undefined value comes from here"});
}

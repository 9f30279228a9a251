//===- Comparison.cpp - Found and expected values -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tolerances, and the description of wrong values.
//
//===----------------------------------------------------------------------===//

#include "Run/Comparison.h"
#include "Run/Results.h"
#include "clrx/Support/Rules.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// One value
//===----------------------------------------------------------------------===//

/// Returns the number of steps between two finite floats.
static uint64_t countSteps(const ElementType &Type, uint64_t A, uint64_t B) {
  const uint64_t Sign = uint64_t(1) << (Type.Size * 8 - 1);
  if ((A & Sign) != (B & Sign)) // +0 and -0 are one number.
    return (A & ~Sign) + (B & ~Sign);
  return A > B ? A - B : B - A;
}

static bool isClose(double Distance, double Expected, const Tolerance &T) {
  return Distance <= T.Absolute + T.Relative * std::fabs(Expected);
}

static bool matchesFloat(const ElementType &Type, uint64_t Found,
                         uint64_t Expected, const Tolerance &T) {
  const double F = toDouble(Type, Found), E = toDouble(Type, Expected);
  if (std::isnan(E))
    return std::isnan(F) && !T.IsNaNExact;
  if (!std::isfinite(F) || !std::isfinite(E))
    return false;
  const bool HasDistance = T.Absolute > 0 || T.Relative > 0;
  return (HasDistance && isClose(std::fabs(F - E), E, T)) ||
         (T.Steps && countSteps(Type, Found, Expected) <= T.Steps);
}

static bool matchesInteger(const ElementType &Type, uint64_t Found,
                           uint64_t Expected, const Tolerance &T) {
  if (Type.Kind != ElementKind::Signed)
    return isClose(
        double(Found > Expected ? Found - Expected : Expected - Found),
        double(Expected), T);
  const int64_t F = SignExtend64(Found, Type.Size * 8);
  const int64_t E = SignExtend64(Expected, Type.Size * 8);
  return isClose(
      double(F > E ? uint64_t(F) - uint64_t(E) : uint64_t(E) - uint64_t(F)),
      double(E), T);
}

bool clrx::matches(const ElementType &Type, uint64_t Found, uint64_t Expected,
                   const Tolerance &Accepted) {
  if (Found == Expected)
    return true;
  return Type.Kind == ElementKind::Float
             ? matchesFloat(Type, Found, Expected, Accepted)
             : matchesInteger(Type, Found, Expected, Accepted);
}

//===----------------------------------------------------------------------===//
// All values
//===----------------------------------------------------------------------===//

/// Returns the place of the expected value \p I.
static const json::Value &findPlace(const TypedContents &Expected, uint64_t I) {
  if (!Expected.List || Expected.List->empty())
    return *Expected.Place;
  return (*Expected.List)[std::min<uint64_t>(I, Expected.List->size() - 1)];
}

static std::string describeWrong(const ElementType &Type, uint64_t Index,
                                 sim::ScalarValue Found, uint64_t Expected) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "value " << Index << ": found ";
  if (Found.Undefined)
    OS << "undef";
  else
    printElement(OS, Type, Found.Bits);
  OS << ", expected ";
  printElement(OS, Type, Expected);
  return Text;
}

static Diagnostic makeResultError(const JSONFile &File, const json::Value &V,
                                  const Twine &Message) {
  Diagnostic D = File.makeDiagnostic(V, Message);
  D.Rule = rules::WrongResult.Name;
  return D;
}

/// Returns a diagnostic if the numbers of values do not fit together.
static std::optional<Diagnostic> checkCount(const JSONFile &File,
                                            const Expectation &E,
                                            const FoundValues &Found) {
  const uint64_t Size = E.Expected.Values.size();
  const uint64_t Count = Size / E.Type->Size;
  const json::Value &Place = *E.Expected.Place;
  if (Size % E.Type->Size)
    return makeResultError(File, Place,
                           Twine(Size) +
                               " expected bytes are not a number of "
                               "values of type " +
                               E.Type->Name);
  const std::string Has = (Found.Name + " has " + Twine(Found.Count) +
                           " values of type " + E.Type->Name)
                              .str();
  const uint64_t First = E.First.value_or(0);
  if (First > Found.Count || Count > Found.Count - First)
    return makeResultError(File, Place,
                           Has + ", but " + Twine(Count) +
                               " are expected from value " + Twine(First) +
                               " on");
  if (Count != Found.Count && !E.First && !E.IsPrefix)
    return makeResultError(File, Place,
                           Has + ", but " + Twine(Count) +
                               " are expected; \"prefix\": true compares only "
                               "these");
  return std::nullopt;
}

std::optional<Diagnostic> clrx::compare(const JSONFile &File,
                                        const Expectation &E,
                                        const FoundValues &Found) {
  if (std::optional<Diagnostic> Wrong = checkCount(File, E, Found))
    return Wrong;
  constexpr unsigned MaxNotes = 10;
  const unsigned Size = E.Type->Size;
  const uint64_t Mask = maskTrailingOnes<uint64_t>(Size * 8);
  const uint64_t Count = E.Expected.Values.size() / Size;
  std::vector<Diagnostic> Notes;
  uint64_t NumWrong = 0;
  for (uint64_t I = 0; I != Count; ++I) {
    const sim::ScalarValue Want =
        readElement(E.Expected.Values, I * Size, Size);
    if (Want.Undefined)
      continue;
    const uint64_t Index = E.First.value_or(0) + I;
    sim::ScalarValue Got = Found.Get(Index);
    Got.Bits &= Mask;
    Got.Undefined &= Mask;
    if (!Got.Undefined && matches(*E.Type, Got.Bits, Want.Bits, E.Accepted))
      continue;
    if (NumWrong++ >= MaxNotes)
      continue;
    Notes.push_back(
        File.makeDiagnostic(findPlace(E.Expected, I),
                            describeWrong(*E.Type, Index, Got, Want.Bits)));
    Notes.back().Kind = Severity::Note;
    Notes.back().Rule = "";
  }
  if (!NumWrong)
    return std::nullopt;
  Diagnostic D = makeResultError(
      File, *E.Expected.Place,
      Twine(NumWrong) + " of " + Twine(Count) + " values of " + Found.Name +
          (NumWrong == 1 ? " is wrong" : " are wrong") +
          (NumWrong > MaxNotes ? "; these are the first" : ""));
  D.Notes = std::move(Notes);
  return D;
}

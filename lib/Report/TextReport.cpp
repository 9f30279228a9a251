//===- TextReport.cpp - Reports for terminals -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a paragraph for each kernel.
//
//===----------------------------------------------------------------------===//

#include "Report/Printers.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

StringRef clrx::getTitle(SharedResource R) {
  switch (R) {
  case SharedResource::VGPRs:
    return "VGPRs";
  case SharedResource::SGPRs:
    return "SGPRs";
  case SharedResource::LDS:
    return "bytes of LDS";
  }
  llvm_unreachable("unknown resource");
}

/// Returns a count with its unit, such as "1 VGPR" or "2 VGPRs".
static std::string countOf(uint64_t N, StringRef Plural) {
  if (N == 1) {
    const bool IsBytes = Plural.consume_front("bytes");
    return IsBytes ? ("1 byte" + Plural).str()
                   : ("1 " + Plural.drop_back()).str();
  }
  return (Twine(N) + " " + Plural).str();
}

std::string clrx::describeNextStep(const KernelReport &K) {
  if (!K.Waves || !K.Waves->Next)
    return "";
  const KernelDemand Demand = K.getDemand();
  SmallVector<std::string, 3> Changes;
  for (const Occupancy::Limit &L : K.Waves->Limits)
    if (L.IsLimiting)
      Changes.push_back(
          countOf(Demand.get(L.Resource) - *L.Most, getTitle(L.Resource)) +
          " fewer");
  const bool IsOne =
      Changes.size() == 1 && StringRef(Changes.front()).starts_with("1 ");
  return join(Changes, " and ") + (IsOne ? " gives " : " give ") +
         countOf(K.Waves->Next, "waves");
}

std::string clrx::getRegisterText(const EntryValue &V, Arch A) {
  std::string Text;
  raw_string_ostream Target(Text);
  TextStream OS(Target);
  printRegister(OS, V.First, V.Count, A, InstDialect::Clrx);
  OS.flush();
  return Text;
}

namespace {
class Printer {
  raw_ostream &OS;
  const KernelReport &K;

public:
  Printer(raw_ostream &OS, const KernelReport &K) : OS(OS), K(K) {}

  void print();

private:
  raw_ostream &line(StringRef Title) {
    return OS << "  " << left_justify(Title, 11);
  }
  void printHead();
  void printResources(const KernelResources &R);
  void printCode();
  void printPeak(const RegisterPeak &P);
  void printWaves(const Occupancy &O);
  void printArguments(const KernelResources &R);
};
} // namespace

void Printer::printHead() {
  if (K.Name.empty())
    OS << "code";
  else
    OS << "kernel " << K.Name;
  if (!K.FileName.empty())
    OS << " (" << K.FileName << ':' << K.Line << ')';
  if (K.IsUnderstood)
    OS << ", " << getArchInfo(K.Architecture).Names[0];
  if (K.IsUnderstood || K.Resources)
    OS << ", wave" << (K.Wave32 ? 32 : 64);
  OS << '\n';
}

/// Writes " (set by the source)" if \p IsSet.
static raw_ostream &printOrigin(raw_ostream &OS, bool IsSet) {
  return OS << (IsSet ? " (set by the source)" : "");
}

void Printer::printResources(const KernelResources &R) {
  printOrigin(line("registers") << countOf(R.SGPRs, "SGPRs"),
              R.SpecifiedSGPRs.has_value())
      << ", ";
  printOrigin(OS << countOf(R.VGPRs, "VGPRs"), R.SpecifiedVGPRs.has_value());
  if (R.AccVGPRs && R.SharesVGPRs)
    OS << ", " << R.AccVGPRs << " of them AccVGPRs";
  else if (R.AccVGPRs)
    OS << ", " << countOf(R.AccVGPRs, "AccVGPRs");
  OS << '\n';
  line("memory") << countOf(R.LDSSize, "bytes of LDS")
                 << (R.MayHaveMoreLDS ? " plus those that the host adds, "
                                      : ", ")
                 << countOf(R.ScratchSize, "bytes of scratch") << '\n';
  if (any_of(R.GroupSize, [](uint32_t N) { return N != 0; }))
    line("work-group") << R.GroupSize[0] << " x " << R.GroupSize[1] << " x "
                       << R.GroupSize[2] << " work-items\n";
}

void Printer::printPeak(const RegisterPeak &P) {
  if (!P.Count)
    return;
  OS << " (";
  if (P.Line)
    OS << P.FileName << ':' << P.Line << ", ";
  OS << "offset " << format_hex(P.Offset, 1) << ')';
}

void Printer::printCode() {
  line("code") << countOf(K.CodeSize, "bytes") << ", "
               << countOf(K.NumInsts, "instructions");
  if (K.NumInserted)
    OS << ", " << K.NumInserted << " of them inserted";
  StringRef Separator = ": ";
  for (const MixEntry &E : K.Mix) {
    OS << Separator << E.Count << ' ' << E.Title;
    Separator = ", ";
  }
  OS << '\n';
  if (K.NumUnknownJumps)
    line("") << "the targets of " << countOf(K.NumUnknownJumps, "jumps")
             << " are unknown; describe them with '.cf_jump', '.cf_call' or "
                "'.cf_ret'\n";
  if (!K.IsUnderstood)
    return;
  line("live") << "at most " << countOf(K.SGPRs.Count, "SGPRs");
  printPeak(K.SGPRs);
  OS << ", " << countOf(K.VGPRs.Count, "VGPRs");
  printPeak(K.VGPRs);
  OS << '\n';
}

void Printer::printWaves(const Occupancy &O) {
  line("waves") << O.Waves << " of " << O.Max << " per SIMD";
  StringRef Separator = ", limited by ";
  for (const Occupancy::Limit &L : O.Limits)
    if (L.IsLimiting) {
      OS << Separator
         << (L.Resource == SharedResource::LDS ? StringRef("LDS")
                                               : getTitle(L.Resource));
      Separator = " and ";
    }
  OS << '\n';
  if (const std::string Next = describeNextStep(K); !Next.empty())
    line("") << Next << '\n';
}

void Printer::printArguments(const KernelResources &R) {
  line("arguments") << countOf(R.KernargSize, "bytes") << '\n';
  for (const ArgumentView &A : R.Args) {
    OS << "    " << format_decimal(A.Offset, 5) << ' '
       << format_decimal(A.Size, 4) << "  " << A.Type;
    if (!A.Name.empty())
      OS << ' ' << A.Name;
    OS << '\n';
  }
  if (R.EntryValues.empty())
    return;
  line("start") << "register contents at the first instruction\n";
  for (const EntryValue &V : R.EntryValues)
    OS << "    " << left_justify(getRegisterText(V, K.Architecture), 10) << "  "
       << V.Name << '\n';
}

void Printer::print() {
  printHead();
  if (K.Resources)
    printResources(*K.Resources);
  if (K.NumInsts)
    printCode();
  if (K.Waves)
    printWaves(*K.Waves);
  if (K.Resources)
    printArguments(*K.Resources);
}

void clrx::printTextReport(raw_ostream &OS, ArrayRef<KernelReport> Kernels) {
  for (const KernelReport &K : Kernels)
    Printer(OS, K).print();
}

//===- HTMLPage.cpp - The page with the code ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the page. Each kernel has these parts, in this order: occupancy with
// its limits, resources, curves of live registers, control flow graph, listing.
//
//===----------------------------------------------------------------------===//

#include "HTMLParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

namespace {

class KernelSection {
  raw_ostream &OS;
  const KernelReport &K;
  const RegisterScales Scales;
  DiagnosticsByLine &Diagnostics;
  PageIds Ids;

public:
  KernelSection(raw_ostream &OS, const KernelReport &K,
                DiagnosticsByLine &Diagnostics, size_t Number)
      : OS(OS), K(K), Scales(K), Diagnostics(Diagnostics), Ids{Number} {}

  void print();

private:
  void printHead();
  void printOccupancy();
  void printTile(const Twine &Value, StringRef Title, const Twine &More);
  void printTiles();
  void printMix();
  void printArguments();
  void printStart();
};

} // namespace

static std::string getName(const KernelReport &K) {
  return K.Name.empty() ? "code" : escapeHTML(K.Name);
}

void KernelSection::printHead() {
  OS << "<section id=k" << Ids.Kernel << "><h2>" << getName(K) << "</h2><p "
     << "class=sub>";
  if (!K.FileName.empty())
    OS << escapeHTML(K.FileName) << ':' << K.Line << " \u00b7 ";
  if (K.IsUnderstood)
    OS << getArchInfo(K.Architecture).Names[0] << " ("
       << getArchInfo(K.Architecture).Names[1] << ") \u00b7 wave"
       << (K.Wave32 ? 32 : 64);
  else
    OS << "The code is not understood: its processor has no CLRX dialect, or "
          "there is none.";
  OS << "</p>\n";
}

void KernelSection::printOccupancy() {
  if (!K.Waves)
    return;
  const Occupancy &O = *K.Waves;
  const KernelDemand Demand = K.getDemand();
  OS << "<div class=occ><div class=meter role=img aria-label='" << O.Waves
     << " of " << O.Max << "'>";
  for (unsigned I = 0; I != O.Max; ++I)
    OS << (I < O.Waves ? "<i class=on></i>" : "<i></i>");
  OS << "</div><div><strong>" << O.Waves << " of " << O.Max
     << "</strong> wavefronts per SIMD";
  if (const std::string Next = describeNextStep(K); !Next.empty())
    OS << " \u00b7 " << Next;
  OS << "<table class=limits><tr>";
  for (const Occupancy::Limit &L : O.Limits)
    OS << "<td" << (L.IsLimiting ? " class=limiting>" : ">")
       << Demand.get(L.Resource) << ' ' << getTitle(L.Resource) << " \u2192 "
       << (L.Waves == O.Max ? "all" : Twine(L.Waves).str())
       << (L.IsLimiting ? " (limit)" : "");
  OS << "</tr></table></div></div>\n";
}

void KernelSection::printTile(const Twine &Value, StringRef Title,
                              const Twine &More) {
  OS << "<div class=tile><strong>" << Value << "</strong><span>" << Title
     << "</span><small>" << More << "</small></div>";
}

void KernelSection::printTiles() {
  OS << "<div class=tiles>";
  const auto Live = [](const RegisterPeak &P) {
    return P.Line
               ? ("at most " + Twine(P.Count) + " live, line " + Twine(P.Line))
                     .str()
               : ("at most " + Twine(P.Count) + " live").str();
  };
  if (K.Resources) {
    const KernelResources &R = *K.Resources;
    printTile(Twine(R.VGPRs), "VGPRs", Live(K.VGPRs));
    printTile(Twine(R.SGPRs), "SGPRs", Live(K.SGPRs));
    printTile(Twine(R.LDSSize), "bytes of LDS",
              R.MayHaveMoreLDS ? "and what the host adds" : "");
    printTile(Twine(R.ScratchSize), "bytes of scratch", "");
    printTile(Twine(R.KernargSize), "bytes of arguments",
              Twine(R.Args.size()) +
                  (R.Args.size() == 1 ? " argument" : " arguments"));
  } else if (K.IsUnderstood) {
    printTile(Twine(K.VGPRs.Count), "VGPRs live", Live(K.VGPRs));
    printTile(Twine(K.SGPRs.Count), "SGPRs live", Live(K.SGPRs));
  }
  if (K.NumInsts)
    printTile(Twine(K.CodeSize), "bytes of code",
              Twine(K.NumInsts) + " instructions" +
                  (K.NumInserted
                       ? ", " + Twine(K.NumInserted) + " of them inserted"
                       : Twine()));
  if (K.NumExecuted)
    printTile(Twine(K.NumExecuted), "instructions executed",
              "by all wavefronts together");
  OS << "</div>\n";
  if (K.NumUnknownJumps)
    OS << "<p class='d warning'><span>warning</span>The targets of "
       << K.NumUnknownJumps
       << " jumps or calls are unknown, so more registers may be shown as live "
          "than are live; declare the targets with .cf_jump or .cf_call, and "
          "returns with .cf_ret.</p>\n";
}

void KernelSection::printMix() {
  if (K.Mix.empty())
    return;
  std::vector<MixEntry> Mix = K.Mix;
  llvm::stable_sort(Mix, [](const MixEntry &A, const MixEntry &B) {
    return A.Count > B.Count;
  });
  OS << "<div class=card><h3>Instructions</h3><table class=mix>";
  for (const MixEntry &E : Mix)
    OS << "<tr><td>" << E.Title << "<td class=num>" << E.Count
       << "<td class=bar><i style='width:"
       << format("%.1f", 100.0 * E.Count / Mix.front().Count) << "%'></i></tr>";
  OS << "</table></div>\n";
}

void KernelSection::printArguments() {
  if (!K.Resources || K.Resources->Args.empty())
    return;
  OS << "<div class=card><h3>Arguments</h3><table><tr><th class=num>offset"
        "<th class=num>bytes<th>type<th>name</tr>";
  for (const ArgumentView &A : K.Resources->Args)
    OS << "<tr><td class=num>" << A.Offset << "<td class=num>" << A.Size
       << "<td>" << escapeHTML(A.Type) << "<td>" << escapeHTML(A.Name)
       << "</tr>";
  OS << "</table></div>\n";
}

void KernelSection::printStart() {
  if (!K.Resources || K.Resources->EntryValues.empty())
    return;
  OS << "<div class=card><h3>Registers at the start</h3><table>";
  for (const EntryValue &V : K.Resources->EntryValues)
    OS << "<tr><td><code>" << escapeHTML(getRegisterText(V, K.Architecture))
       << "</code><td>" << escapeHTML(V.Name) << "</tr>";
  OS << "</table></div>\n";
}

void KernelSection::print() {
  printHead();
  printOccupancy();
  printTiles();
  if (!K.Lines.empty()) {
    OS << "<h3>Live registers</h3>";
    printCurves(OS, K, Scales, Ids);
  }
  OS << "<div class=cards>";
  printMix();
  printArguments();
  printStart();
  OS << "</div>\n";
  if (K.Blocks.size() > 1) {
    OS << "<details open><summary>Control flow, " << K.Blocks.size()
       << " blocks</summary>\n";
    printGraph(OS, K, Scales, Ids);
    OS << "</details>\n";
  }
  if (!K.Lines.empty()) {
    OS << "<h3>Code</h3>\n";
    printListing(OS, K, Scales, Diagnostics, Ids);
  }
  OS << "</section>\n";
}

static void printOtherDiagnostics(raw_ostream &OS, ArrayRef<Diagnostic> All,
                                  const DiagnosticsByLine &Shown) {
  constexpr size_t MaxOthers = 200;
  SmallVector<const Diagnostic *> Others;
  for (const Diagnostic &D : All)
    if (!Shown.isShown(D) && Others.size() != MaxOthers)
      Others.push_back(&D);
  if (Others.empty())
    return;
  OS << "<section><h2>Elsewhere</h2>";
  for (const Diagnostic *D : Others) {
    OS << "<p class='d " << (D->Kind == Severity::Error ? "error" : "warning")
       << "'><span>" << (D->Kind == Severity::Error ? "error" : "warning")
       << "</span>";
    if (!D->FileName.empty())
      OS << escapeHTML(D->FileName) << ':' << D->Line << ": ";
    OS << escapeHTML(D->Message) << "</p>\n";
  }
  OS << "</section>\n";
}

/// Largest number of kernels with a section of their own. Further kernels are
/// only in the table of contents.
static constexpr size_t MaxSections = 100;
static constexpr size_t MaxContents = 5000;

static void printContents(raw_ostream &OS, ArrayRef<KernelReport> Kernels) {
  if (Kernels.size() < 2)
    return;
  OS << "<nav><table><tr><th>kernel<th class=num>waves<th class=num>VGPRs<th "
        "class=num>SGPRs<th class=num>LDS<th class=num>code</tr>";
  for (auto [I, K] : enumerate(Kernels.take_front(MaxContents))) {
    OS << "<tr><td>";
    if (I < MaxSections)
      OS << "<a href='#k" << I << "'>" << getName(K) << "</a>";
    else
      OS << getName(K);
    const auto Cell = [&](bool IsKnown, uint64_t N) {
      OS << "<td class=num>";
      if (IsKnown)
        OS << N;
    };
    Cell(K.Waves.has_value(), K.Waves ? K.Waves->Waves : 0);
    Cell(K.Resources.has_value(), K.Resources ? K.Resources->VGPRs : 0);
    Cell(K.Resources.has_value(), K.Resources ? K.Resources->SGPRs : 0);
    Cell(K.Resources.has_value(), K.Resources ? K.Resources->LDSSize : 0);
    Cell(true, K.CodeSize);
    OS << "</tr>";
  }
  OS << "</table></nav>\n";
  if (Kernels.size() > MaxSections)
    OS << "<p>Of " << Kernels.size() << " kernels, the first " << MaxSections
       << " are shown in detail.</p>\n";
}

void clrx::printHTMLReport(raw_ostream &OS, ArrayRef<KernelReport> Kernels,
                           ArrayRef<Diagnostic> Diagnostics, StringRef Title) {
  DiagnosticsByLine ByLine(Diagnostics);
  OS << "<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width,initial-scale=1'>"
        "<meta name=color-scheme content='light dark'>"
        "<link rel=icon href='data:,'><title>"
     << escapeHTML(Title) << "</title><style>" << PageStyle
     << "</style></head><body><h1>" << escapeHTML(Title) << "</h1>\n";
  printContents(OS, Kernels);
  for (auto [I, K] : enumerate(Kernels.take_front(MaxSections)))
    KernelSection(OS, K, ByLine, I).print();
  printOtherDiagnostics(OS, Diagnostics, ByLine);
  OS << "</body></html>\n";
}

//===- HTMLListing.cpp - The code on the page -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the listing of a kernel. All rows have the same height, so the
// positions of the arcs from loads to uses are known without a script.
//
//===----------------------------------------------------------------------===//

#include "HTMLParts.h"
#include "SourceText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

/// Height of a row in pixels; the style sheet has the same value.
static constexpr int RowHeight = 20;

namespace {

class Listing {
  static constexpr int NumLanes = 7, LaneWidth = 7, ArcWidth = 56;
  /// Largest height of an arc in pixels; higher arcs are not drawn.
  static constexpr int MaxArcHeight = 150 * RowHeight;
  static constexpr unsigned ShortDistance = 4;
  /// Lines at greater depths are not indented further.
  static constexpr unsigned MaxShownDepth = 8;

  raw_ostream &OS;
  const KernelReport &K;
  const RegisterScales &Scales;
  PageIds Ids;
  std::vector<std::vector<const Diagnostic *>>
      Reported;              ///< Diagnostics of each row.
  uint64_t MostExecuted = 0; ///< Largest LineReport::NumExecuted.
  std::vector<int> Middles;  ///< Vertical centres of rows in pixels.
  int Height = 0;

public:
  Listing(raw_ostream &OS, const KernelReport &K, const RegisterScales &Scales,
          DiagnosticsByLine &Diagnostics, PageIds Ids);
  void print();

private:
  void printHead();
  void printScaleLabels(const RegisterScale &S, StringRef Title);
  void printArcs();
  void printRow(size_t Row);
  void printBar(StringRef Class, const RegisterScale &S, unsigned Count);
  void printProfile(const LineReport &L);
  void printPosition(const LineReport &L);
  void printBlocks(const LineReport &L);
  void printText(const LineReport &L);
  void printRemarks(size_t Row);
  void printDiagnostic(const Diagnostic &D, bool IsNote);
};

} // namespace

Listing::Listing(raw_ostream &OS, const KernelReport &K,
                 const RegisterScales &Scales, DiagnosticsByLine &Diagnostics,
                 PageIds Ids)
    : OS(OS), K(K), Scales(Scales), Ids(Ids) {
  Reported.resize(K.Lines.size());
  for (const LineReport &L : K.Lines)
    MostExecuted = std::max(MostExecuted, L.NumExecuted);
  // A line of a macro has a row in its definition and rows in expansions. The
  // diagnostics of the line are shown in the first expansion.
  for (const bool HasInsts : {true, false})
    for (auto [Row, L] : enumerate(K.Lines))
      if (L.hasInsts() == HasInsts)
        Reported[Row] = Diagnostics.take(L.FileName, L.Line);
  for (const auto &OfRow : Reported) {
    Middles.push_back(Height + RowHeight / 2);
    Height += RowHeight;
    for (const Diagnostic *D : OfRow)
      Height += RowHeight * int(1 + D->Notes.size());
  }
}

//===----------------------------------------------------------------------===//
// The head, and occupancy steps
//===----------------------------------------------------------------------===//

/// Prints the style of the cells of \p Class: a background with a vertical line
/// at each occupancy step and at the register count.
static void printStepStyle(raw_ostream &OS, size_t Kernel, StringRef Class,
                           const RegisterScale &S) {
  OS << "#k" << Kernel << " ." << Class << "{background:";
  for (const RegisterScale::Step &Step : S.Steps)
    OS << "linear-gradient(var(--step) 0 0) "
       << format("%.2f", S.getShare(Step.Most)) << "% 0/1px 100% no-repeat,";
  if (S.Count)
    OS << "linear-gradient(var(--given) 0 0) "
       << format("%.2f", S.getShare(S.Count)) << "% 0/2px 100% no-repeat,";
  OS << "none}";
}

void Listing::printScaleLabels(const RegisterScale &S, StringRef Title) {
  OS << "<span class=sc><em>" << Title << "</em>";
  constexpr double MinDistance = 11; // In percent.
  double Last = -MinDistance;
  for (const RegisterScale::Step &Step : S.Steps) {
    const double Share = S.getShare(Step.Most);
    if (Share - Last < MinDistance || Share > 94)
      continue;
    Last = Share;
    OS << "<i style='left:" << format("%.1f", Share) << "%' title='up to "
       << Step.Most << ": " << Step.Waves << " waves per SIMD'>" << Step.Waves
       << "</i>";
  }
  OS << "</span>";
}

void Listing::printHead() {
  OS << "<style>";
  printStepStyle(OS, Ids.Kernel, "v", Scales.VGPRs);
  printStepStyle(OS, Ids.Kernel, "s", Scales.SGPRs);
  OS << "</style><div class=lh><span>line</span><span></span>";
  printScaleLabels(Scales.VGPRs, "live VGPRs");
  printScaleLabels(Scales.SGPRs, "live SGPRs");
  if (K.NumExecuted)
    OS << "<span>executed</span>";
  OS << "<span>source</span></div>\n";
}

//===----------------------------------------------------------------------===//
// Arcs
//===----------------------------------------------------------------------===//

void Listing::printArcs() {
  OS << "<svg class=arcs width=" << ArcWidth << " height=" << Height
     << " aria-hidden=true>";
  int Ends[NumLanes] = {};
  for (auto [Row, L] : enumerate(K.Lines)) {
    if (L.UsedAt == LineReport::None)
      continue;
    const int Begin = Middles[Row], End = Middles[L.UsedAt];
    int *Lane = find_if(Ends, [=](int E) { return E < Begin; });
    if (Lane == std::end(Ends) || End <= Begin || End - Begin > MaxArcHeight)
      continue;
    *Lane = End;
    const int X = ArcWidth - 12 - int(Lane - Ends) * LaneWidth;
    const StringRef Class = L.UseDistance < ShortDistance ? "near" : "far";
    OS << "<path class=" << Class << " d='M" << ArcWidth - 5 << ' ' << Begin
       << 'H' << X + 4 << 'Q' << X << ' ' << Begin << ' ' << X << ' '
       << Begin + 4 << 'V' << End - 4 << 'Q' << X << ' ' << End << ' ' << X + 4
       << ' ' << End << 'H' << ArcWidth - 6 << "'/><path class='" << Class
       << " tip' d='M" << ArcWidth - 1 << ' ' << End << "l-6-3v6z'/>";
  }
  OS << "</svg>\n";
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void Listing::printBar(StringRef Class, const RegisterScale &S,
                       unsigned Count) {
  OS << "<span class=" << Class
     << "><i style='width:" << format("%.1f", S.getShare(Count)) << "%'></i><b>"
     << Count << "</b></span>";
}

/// Prints the number of executed instructions and its share. The background is
/// the darker the larger the number is, compared with the largest one.
void Listing::printProfile(const LineReport &L) {
  const auto GetShare = [&](uint64_t Whole) {
    return 100.0 * double(L.NumExecuted) / double(Whole);
  };
  // The largest number keeps some contrast with the text.
  constexpr double MaxHeat = 0.7;
  OS << "<span class=p";
  if (L.NumExecuted)
    OS << " style='--h:" << format("%.1f", MaxHeat * GetShare(MostExecuted))
       << "%'><b>" << L.NumExecuted << "</b>"
       << format("%.1f", GetShare(K.NumExecuted)) << "%</span>";
  else
    OS << '>' << (L.hasInsts() ? "0" : "") << "</span>";
}

void Listing::printText(const LineReport &L) {
  StringRef Text = L.Text;
  const StringRef Comment = Text.substr(findComment(Text));
  Text = Text.drop_back(Comment.size());
  OS << "<code>";
  // A line begins with labels, followed by the mnemonic.
  for (size_t Colon = Text.find(':');
       Colon != StringRef::npos &&
       Text.take_front(Colon).find_first_of(" \t\"[(,") == StringRef::npos;
       Colon = Text.find(':')) {
    OS << "<u>" << escapeHTML(Text.take_front(Colon + 1)) << "</u>";
    Text = Text.drop_front(Colon + 1);
  }
  const StringRef Rest = Text.ltrim();
  OS << escapeHTML(Text.drop_back(Rest.size()));
  const size_t End = std::min(Rest.find_first_of(" \t"), Rest.size());
  OS << (L.hasInsts() ? "<b>" : "") << escapeHTML(Rest.take_front(End))
     << (L.hasInsts() ? "</b>" : "") << escapeHTML(Rest.substr(End));
  if (!Comment.empty())
    OS << "<s>" << escapeHTML(Comment) << "</s>";
  OS << "</code>";
}

void Listing::printRemarks(size_t Row) {
  const LineReport &L = K.Lines[Row];
  if (!L.hasInsts() && !L.Round)
    return;
  const auto IsAt = [&](const RegisterPeak &P) {
    return L.hasInsts() && P.Count && P.Line == L.Line &&
           P.FileName == L.FileName && P.Offset >= L.Offsets.front();
  };
  OS << "<span class=rm>";
  if (L.Round) {
    OS << "<span class=round>round " << L.Round;
    if (L.NumRounds)
      OS << " of " << L.NumRounds;
    OS << "</span>";
  }
  if (IsAt(K.VGPRs) && L.VGPRs == K.VGPRs.Count)
    OS << "<mark class=mv>most VGPRs</mark>";
  if (IsAt(K.SGPRs) && L.SGPRs == K.SGPRs.Count)
    OS << "<mark class=ms>most SGPRs</mark>";
  if (L.UsedAt != LineReport::None) {
    OS << "<a class='use" << (L.UseDistance < ShortDistance ? " near" : "")
       << "' href='#";
    Ids.row(OS, L.UsedAt);
    OS << "'>used " << L.UseDistance
       << (L.UseDistance == 1 ? " instruction" : " instructions")
       << " later</a>";
  }
  OS << "</span>";
}

void Listing::printDiagnostic(const Diagnostic &D, bool IsNote) {
  const StringRef Class = IsNote                        ? "note"
                          : D.Kind == Severity::Error   ? "error"
                          : D.Kind == Severity::Warning ? "warning"
                                                        : "note";
  OS << "<div class='d " << Class << "'><span>" << Class << "</span>"
     << escapeHTML(D.Message) << "</div>\n";
}

/// Prints the number of the line. The tooltip has the offset and, for a line of
/// an include, macro or repetition, its file.
void Listing::printPosition(const LineReport &L) {
  const bool HasPlace = L.Depth && L.Line;
  OS << "<span class=n";
  if (L.hasInsts() || HasPlace)
    OS << " title='";
  if (HasPlace)
    OS << escapeHTML(L.FileName) << ':' << L.Line << (L.hasInsts() ? ", " : "");
  if (L.hasInsts())
    OS << "offset " << format_hex(L.Offsets.front(), 1);
  if (L.hasInsts() || HasPlace)
    OS << '\'';
  OS << '>';
  if (L.Line)
    OS << L.Line;
  OS << "</span>";
}

/// Prints the anchors of the blocks that begin at \p L. There is room for the
/// number of one block.
void Listing::printBlocks(const LineReport &L) {
  OS << "<span class=bk>";
  for (uint32_t Block : L.Blocks) {
    OS << "<a id=";
    Ids.block(OS, Block);
    OS << '>';
    if (Block == L.Blocks.front())
      OS << 'B' << Block;
    OS << "</a>";
  }
  OS << "</span>";
}

void Listing::printRow(size_t Row) {
  const LineReport &L = K.Lines[Row];
  OS << "<div class='r" << (L.hasInsts() ? "" : " x")
     << (L.Blocks.empty() ? "" : " nb") << (L.Depth ? " in" : "") << "' id=";
  Ids.row(OS, Row);
  if (L.Depth)
    OS << " style='--d:" << std::min(L.Depth, MaxShownDepth) << '\'';
  OS << '>';
  printPosition(L);
  printBlocks(L);
  if (L.hasInsts()) {
    printBar("v", Scales.VGPRs, L.VGPRs);
    printBar("s", Scales.SGPRs, L.SGPRs);
  } else {
    OS << "<span class=v></span><span class=s></span>";
  }
  if (K.NumExecuted)
    printProfile(L);
  printText(L);
  printRemarks(Row);
  OS << "</div>\n";
  for (const Diagnostic *D : Reported[Row]) {
    printDiagnostic(*D, /*IsNote=*/false);
    for (const Diagnostic &Note : D->Notes)
      printDiagnostic(Note, /*IsNote=*/true);
  }
}

void Listing::print() {
  OS << "<div class='list" << (K.NumExecuted ? " prof" : "") << "'>";
  printHead();
  OS << "<div class=rows>";
  printArcs();
  for (size_t Row = 0; Row != K.Lines.size(); ++Row)
    printRow(Row);
  OS << "</div></div>\n";
  if (K.NumLinesLeftOut)
    OS << "<p>" << K.NumLinesLeftOut
       << " more instructions are not shown.</p>\n";
}

void clrx::printListing(raw_ostream &OS, const KernelReport &K,
                        const RegisterScales &Scales,
                        DiagnosticsByLine &Diagnostics, PageIds Ids) {
  Listing(OS, K, Scales, Diagnostics, Ids).print();
}

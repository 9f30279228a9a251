//===- HTMLParts.cpp - Pieces of the page ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints text, scales, and the curves of live registers over the whole code.
//
//===----------------------------------------------------------------------===//

#include "HTMLParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace clrx;

std::string clrx::escapeHTML(StringRef Text) {
  const std::string Valid =
      json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
  std::string Result;
  for (char C : Valid) {
    switch (C) {
    case '&':
      Result += "&amp;";
      break;
    case '<':
      Result += "&lt;";
      break;
    case '>':
      Result += "&gt;";
      break;
    case '"':
      Result += "&quot;";
      break;
    case '\'':
      Result += "&#39;";
      break;
    default:
      // Other control characters are invisible or invalid in HTML.
      Result += uint8_t(C) >= ' ' || C == '\t' ? C : ' ';
    }
  }
  return Result;
}

std::string clrx::shorten(StringRef Text, size_t Size) {
  if (Text.size() <= Size)
    return Text.str();
  return Text.take_front(Size - 1).str() + "\u2026";
}

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

RegisterScale::RegisterScale(const KernelReport &K, SharedResource R) {
  const bool IsVector = R == SharedResource::VGPRs;
  const unsigned Live = IsVector ? K.VGPRs.Count : K.SGPRs.Count;
  const KernelDemand Demand = K.getDemand();
  Count = K.Resources ? Demand.get(R) : 0;
  constexpr unsigned Least = 16, Granule = 4;
  const unsigned Used = std::max({Live, Count, Least});
  const ArchInfo &Facts = getArchInfo(K.Architecture);
  std::vector<Step> All;
  for (unsigned Waves = Facts.MaxWavesPerSIMD; Waves != 0; --Waves) {
    const std::optional<uint64_t> M = getMost(Demand, R, Waves);
    // If no register count leads to exactly this occupancy, M is the count of a
    // higher occupancy, which is already in All.
    if (M && (All.empty() || All.back().Most < *M))
      All.push_back({unsigned(*M), Waves});
  }
  // The scale includes the next step unless the step is far away.
  unsigned Most = Used;
  for (const Step &S : reverse(All))
    if (S.Most >= Used && S.Most <= 2 * Used)
      Most = S.Most;
  Size = alignTo(Most + Most / 6 + 1, Granule);
  for (const Step &S : All)
    if (S.Most < Size)
      Steps.push_back(S);
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

DiagnosticsByLine::DiagnosticsByLine(ArrayRef<Diagnostic> All) {
  for (const Diagnostic &D : All)
    if (D.Line)
      ByLine[{D.FileName, D.Line}].push_back(&D);
}

std::vector<const Diagnostic *> DiagnosticsByLine::take(StringRef FileName,
                                                        uint64_t Line) {
  auto It = ByLine.find({FileName, Line});
  if (It == ByLine.end())
    return {};
  std::vector<const Diagnostic *> Found = std::move(It->second);
  ByLine.erase(It);
  Shown.insert_range(Found);
  return Found;
}

//===----------------------------------------------------------------------===//
// Curves
//===----------------------------------------------------------------------===//

namespace {
/// The curve of one register file, with room for numbers at the left side and
/// for occupancy at the right side.
class Curve {
  static constexpr int Left = 34, Width = 900, Height = 92, Right = 66, Top = 6;

  raw_ostream &OS;
  const RegisterScale &Scale;
  std::vector<unsigned>
      Columns; ///< Largest number of live registers in each column.
  std::vector<uint32_t> Rows; ///< First row of each column.

public:
  Curve(raw_ostream &OS, const KernelReport &K, const RegisterScale &Scale,
        uint16_t LineReport::*Count);
  void print(StringRef Class, StringRef Title, PageIds Ids);

private:
  double getX(size_t Column) const {
    return Left + double(Column) * Width / Columns.size();
  }
  double getY(unsigned Registers) const {
    return Top + Height * (1 - Scale.getShare(Registers) / 100);
  }
  void printSteps();
  void printLinks(PageIds Ids);
};
} // namespace

Curve::Curve(raw_ostream &OS, const KernelReport &K, const RegisterScale &Scale,
             uint16_t LineReport::*Count)
    : OS(OS), Scale(Scale) {
  constexpr size_t MaxColumns = 450;
  std::vector<uint32_t> WithInsts;
  for (auto [Row, L] : enumerate(K.Lines))
    if (L.hasInsts())
      WithInsts.push_back(Row);
  const size_t NumColumns = std::min(WithInsts.size(), MaxColumns);
  for (size_t C = 0; C != NumColumns; ++C) {
    const size_t Begin = C * WithInsts.size() / NumColumns;
    const size_t End = (C + 1) * WithInsts.size() / NumColumns;
    Rows.push_back(WithInsts[Begin]);
    unsigned Most = 0;
    for (size_t I = Begin; I != End; ++I)
      Most = std::max<unsigned>(Most, K.Lines[WithInsts[I]].*Count);
    Columns.push_back(Most);
  }
}

/// Draws the occupancy steps as horizontal lines, with labels where there is
/// room.
void Curve::printSteps() {
  constexpr double MinDistance = 11;
  double LastY = -MinDistance;
  for (const RegisterScale::Step &S : reverse(Scale.Steps)) {
    const double Y = getY(S.Most);
    OS << "<path class=step d='M" << Left << ' ' << format("%.1f", Y) << 'H'
       << Left + Width << "'/>";
    if (Y - LastY < MinDistance)
      continue;
    LastY = Y;
    OS << "<text x=" << Left - 5 << " y=" << format("%.1f", Y + 3)
       << " text-anchor=end>" << S.Most << "</text><text x=" << Left + Width + 5
       << " y=" << format("%.1f", Y + 3) << '>' << S.Waves
       << (S.Waves == 1 ? " wave" : " waves") << "</text>";
  }
}

/// Links parts of the curve to their lines in the listing.
void Curve::printLinks(PageIds Ids) {
  constexpr size_t MaxLinks = 60;
  const size_t Count = std::min(Columns.size(), MaxLinks);
  for (size_t I = 0; I != Count; ++I) {
    const size_t Begin = I * Columns.size() / Count;
    const size_t End = (I + 1) * Columns.size() / Count;
    OS << "<a href='#";
    Ids.row(OS, Rows[Begin]);
    OS << "'><rect class=hit x=" << format("%.1f", getX(Begin)) << " y=" << Top
       << " width=" << format("%.1f", getX(End) - getX(Begin))
       << " height=" << Height << "><title>"
       << *std::max_element(Columns.begin() + Begin, Columns.begin() + End)
       << " live</title></rect></a>";
  }
}

void Curve::print(StringRef Class, StringRef Title, PageIds Ids) {
  if (Columns.empty())
    return;
  OS << "<figure class='curve " << Class << "'><figcaption>" << Title;
  if (Scale.Count)
    OS << " <em>\u2501 " << Scale.Count << " given</em>";
  OS << "</figcaption><svg viewBox='0 0 " << Left + Width + Right << ' '
     << Top + Height + 6 << "' role=img>";
  OS << "<path class=area d='M" << Left << ' ' << Top + Height;
  for (auto [C, Registers] : enumerate(Columns))
    OS << 'V' << format("%.1f", getY(Registers)) << 'H'
       << format("%.1f", getX(C + 1));
  OS << 'V' << Top + Height << "Z'/>";
  printSteps();
  if (Scale.Count)
    OS << "<path class=given d='M" << Left << ' '
       << format("%.1f", getY(Scale.Count)) << 'H' << Left + Width
       << "'><title>" << Scale.Count << " given</title></path>";
  printLinks(Ids);
  OS << "</svg></figure>\n";
}

void clrx::printCurves(raw_ostream &OS, const KernelReport &K,
                       const RegisterScales &Scales, PageIds Ids) {
  Curve(OS, K, Scales.VGPRs, &LineReport::VGPRs)
      .print("cv", "Live VGPRs along the code", Ids);
  Curve(OS, K, Scales.SGPRs, &LineReport::SGPRs)
      .print("cs", "Live SGPRs along the code", Ids);
}

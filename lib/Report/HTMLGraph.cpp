//===- HTMLGraph.cpp - Control flow on the page ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws the control flow graph of a kernel. A darker box has more live VGPRs.
//
//===----------------------------------------------------------------------===//

#include "GraphLayout.h"
#include "HTMLParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

/// Largest number of blocks that are drawn; larger graphs become a list.
static constexpr size_t MaxBoxes = 300;
static constexpr size_t MaxListed = 2000;

using Point = GraphLayout::Point;

static std::string getBlockTitle(const BlockReport &B, size_t Number) {
  std::string Title = ("B" + Twine(Number)).str();
  if (!B.Label.empty())
    Title += "  " + B.Label;
  return Title;
}

/// Describes how control leaves a block; empty if edges show it.
static StringRef getEndMark(const BlockReport &B) {
  switch (B.Ending) {
  case BlockExit::Known:
    return B.Successors.empty() ? "end" : "";
  case BlockExit::Call:
    return B.Callees.empty() ? "unknown call" : "call";
  case BlockExit::Return:
    return "return";
  case BlockExit::Unknown:
    return "goes anywhere";
  case BlockExit::RunsOut:
    return "runs out";
  }
  llvm_unreachable("unknown end of a block");
}

static void printBox(raw_ostream &OS, const BlockReport &B, size_t Number,
                     Point At, const RegisterScales &Scales, PageIds Ids) {
  constexpr size_t TitleSize = 24;
  constexpr int Width = GraphLayout::BoxWidth, Height = GraphLayout::BoxHeight;
  const int X = At.X - Width / 2;
  OS << "<a href='#";
  Ids.block(OS, Number);
  OS << "'><g class='box" << (B.IsEntry ? " entry" : "")
     << "'><rect class=bg x=" << X << " y=" << At.Y << " width=" << Width
     << " height=" << Height << " rx=6 /><rect class=heat x=" << X
     << " y=" << At.Y << " width=" << Width << " height=" << Height
     << " rx=6 style='opacity:"
     << format("%.2f", Scales.VGPRs.getShare(B.VGPRs) / 200) << "'/><title>"
     << escapeHTML(getBlockTitle(B, Number)) << ", offset "
     << format_hex(B.Offset, 1) << ", " << B.Size
     << " bytes</title><text class=t x=" << X + 10 << " y=" << At.Y + 20 << '>'
     << escapeHTML(shorten(getBlockTitle(B, Number), TitleSize))
     << "</text><text x=" << X + 10 << " y=" << At.Y + 38 << '>' << B.NumInsts
     << " inst \u00b7 " << B.VGPRs << " V \u00b7 " << B.SGPRs << " S";
  if (B.FirstLine)
    OS << " \u00b7 l. " << B.FirstLine;
  OS << "</text></g></a>";
  if (const StringRef Mark = getEndMark(B); !Mark.empty())
    OS << "<text class=end text-anchor=middle x=" << At.X
       << " y=" << At.Y + Height + 14 << '>' << Mark << "</text>";
}

static void printEdge(raw_ostream &OS, const GraphLayout::Edge &E) {
  const ArrayRef<Point> P = E.Points;
  OS << "<path class='edge"
     << (E.IsBack   ? " back"
         : E.IsNext ? ""
                    : " jump")
     << "' d='M" << P[0].X << ' ' << P[0].Y;
  if (E.IsBack) {
    for (const Point &Corner : P.drop_front().drop_back())
      OS << 'L' << Corner.X << ' ' << Corner.Y;
    OS << 'L' << P.back().X << ' ' << P.back().Y - 6;
  } else {
    // Edges are curves between ranks and straight lines through ranks.
    for (size_t I = 1; I < P.size(); I += 2) {
      const int End = P[I].Y - (I + 1 == P.size() ? 6 : 0);
      const int Middle = (P[I - 1].Y + End) / 2;
      OS << 'C' << P[I - 1].X << ' ' << Middle << ' ' << P[I].X << ' ' << Middle
         << ' ' << P[I].X << ' ' << End;
      if (I + 1 < P.size())
        OS << 'V' << P[I + 1].Y;
    }
  }
  OS << "'/><path class='tip"
     << (E.IsBack   ? " back"
         : E.IsNext ? ""
                    : " jump")
     << "' d='M" << P.back().X << ' ' << P.back().Y << "l-4-7h8z'/>";
}

static void printPicture(raw_ostream &OS, const KernelReport &K,
                         const RegisterScales &Scales, PageIds Ids) {
  const GraphLayout L(K.Blocks);
  OS << "<div class=graph><svg width=" << L.Width << " height=" << L.Height
     << " viewBox='0 0 " << L.Width << ' ' << L.Height << "' role=img>";
  for (const GraphLayout::Edge &E : L.Edges)
    printEdge(OS, E);
  for (auto [I, B] : enumerate(K.Blocks))
    printBox(OS, B, I, L.Boxes[I], Scales, Ids);
  OS << "</svg></div><p class=key><span class=kn></span>goes on<span "
        "class=kj></span>branch<span class=kb></span>back, a loop. V and S: "
        "registers live at the block's widest place.</p>\n";
}

static void printList(raw_ostream &OS, const KernelReport &K, PageIds Ids) {
  OS << "<p>" << K.Blocks.size()
     << " blocks are too many for a picture; <code>--cfg=dot</code> writes "
        "them for Graphviz.</p><div class=graph><table><tr><th>block<th>line"
        "<th>instructions<th>VGPRs<th>SGPRs<th>goes to</tr>\n";
  for (auto [I, B] : enumerate(ArrayRef(K.Blocks).take_front(MaxListed))) {
    OS << "<tr><td><a href='#";
    Ids.block(OS, I);
    OS << "'>" << escapeHTML(shorten(getBlockTitle(B, I), 60)) << "</a><td>"
       << B.FirstLine << "<td>" << B.NumInsts << "<td>" << B.VGPRs << "<td>"
       << B.SGPRs << "<td>";
    for (uint32_t To : B.Successors)
      OS << 'B' << To << ' ';
    OS << getEndMark(B) << "</tr>\n";
  }
  OS << "</table></div>\n";
  if (K.Blocks.size() > MaxListed)
    OS << "<p>" << K.Blocks.size() - MaxListed << " more are left out.</p>\n";
}

void clrx::printGraph(raw_ostream &OS, const KernelReport &K,
                      const RegisterScales &Scales, PageIds Ids) {
  if (K.Blocks.size() > MaxBoxes)
    printList(OS, K, Ids);
  else
    printPicture(OS, K, Scales, Ids);
}

//===- GraphLayout.h - Places for blocks and edges --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layered layout, as Sugiyama, Tagawa and Toda have it: what goes forward
// goes down, what goes back runs up beside everything.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_GRAPHLAYOUT_H
#define CLRX_LIB_REPORT_GRAPHLAYOUT_H

#include "clrx/Report/KernelReport.h"

namespace clrx {

/// Lengths are pixels.
struct GraphLayout {
  static constexpr int BoxWidth = 196, BoxHeight = 50;
  static constexpr int ColumnGap = 24, RankGap = 46, Margin = 14;
  static constexpr int LaneGap = 12;

  struct Point {
    int X, Y;
  };
  struct Edge {
    uint32_t From, To;
    bool IsBack;
    bool IsNext; ///< To what follows in the code.
    /// From the bottom of a box to the top of one. Those of one that goes back
    /// are the corners of its way.
    std::vector<Point> Points;
  };

  std::vector<Point> Boxes; ///< Of blocks: middle of the top.
  std::vector<Edge> Edges;
  int Width = 0, Height = 0;

  explicit GraphLayout(llvm::ArrayRef<BlockReport> Blocks);
};

} // namespace clrx

#endif // CLRX_LIB_REPORT_GRAPHLAYOUT_H

//===- GraphLayout.h - Positions of blocks and edges ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layered graph layout after Sugiyama, Tagawa and Toda. Forward edges lead
// down, and back edges lead up on the right side of all boxes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_GRAPHLAYOUT_H
#define CLRX_LIB_REPORT_GRAPHLAYOUT_H

#include "clrx/Report/KernelReport.h"

namespace clrx {

/// The positions of boxes and edges in pixels.
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
    bool IsNext; ///< True if the target is the next block in the code.
    /// Points from the bottom of one box to the top of another. The points of a
    /// back edge are the corners of its path.
    std::vector<Point> Points;
  };

  std::vector<Point> Boxes; ///< Centre of the top side of each block's box.
  std::vector<Edge> Edges;
  int Width = 0, Height = 0;

  explicit GraphLayout(llvm::ArrayRef<BlockReport> Blocks);
};

} // namespace clrx

#endif // CLRX_LIB_REPORT_GRAPHLAYOUT_H

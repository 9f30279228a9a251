//===- RaceShadow.cpp - Last accesses of memory -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pages of cells.
//
//===----------------------------------------------------------------------===//

#include "Simulator/RaceShadow.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

void ShadowPage::splitIntoDwords() {
  Cells.assign(Size / 4, Whole);
  for (unsigned Lane = 0; Lane != Cells.size(); ++Lane)
    for (PastAccess *A :
         {&Cells[Lane].Write, &Cells[Lane].Reads[0], &Cells[Lane].Reads[1]})
      A->Lane = Lane;
}

void ShadowPage::splitIntoBytes() {
  std::vector<ShadowCell> New(Size);
  for (unsigned Offset = 0; Offset != Size; ++Offset)
    New[Offset] = get(Offset);
  Cells = std::move(New);
}

ShadowPage *RaceShadow::findPage(const Bytes *In, uint64_t Offset) {
  if (In != Last) {
    std::unique_ptr<Pages> &Found = Shadows[In];
    if (!Found)
      Found = std::make_unique<Pages>();
    Last = In;
    LastPages = Found.get();
  }
  // LDS of another work-group may be at the same address.
  const uint64_t Count = divideCeil(In->size(), ShadowPage::Size);
  if (LastPages->size() < Count)
    LastPages->resize(Count);
  LastNumber = Offset / ShadowPage::Size;
  std::unique_ptr<ShadowPage> &Page = (*LastPages)[LastNumber];
  if (!Page) {
    if (NumPages == MaxPages)
      return nullptr;
    ++NumPages;
    Page = std::make_unique<ShadowPage>();
    Page->Generation = Generation;
  }
  if (Page->Generation != Generation) {
    Page->clear();
    Page->Generation = Generation;
  }
  return Page.get();
}

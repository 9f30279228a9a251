//===- AssembledCode.cpp - What analyses see in the end -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There are no other fragments than data, so places follow from their sizes.
//
//===----------------------------------------------------------------------===//

#include "AssembledCode.h"
#include "clrx/Language/ClrxStreamer.h"
#include "clrx/Language/Container.h"
#include "clrx/Language/Section.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

std::vector<KernelView> AssembledCode::getKernels() {
  if (!TheContainer)
    return {};
  std::vector<KernelView> Views = TheContainer->viewKernels();
  if (IsFinished)
    TheContainer->viewResources(Views);
  return Views;
}

std::string AssembledCode::getContent(const ExprSection &S) {
  return Section::from(&S)->getBytes();
}

ArrayRef<AssembledCode::Piece> AssembledCode::getPieces(const ExprSection &S) {
  std::vector<Piece> &Result = Pieces[&S];
  if (Result.empty()) {
    uint64_t Begin = 0;
    // The language's own, which is not const.
    auto &Sec = const_cast<Section &>(*Section::from(&S));
    for (MCFragment &F : Sec.getContent()) {
      Result.push_back({Begin, &F});
      Begin += F.getContents().size();
    }
  }
  return Result;
}

void AssembledCode::patch(const ExprSection &S, uint64_t Offset,
                          ArrayRef<uint32_t> Words) {
  const ArrayRef<Piece> All = getPieces(S);
  const Piece *P =
      std::prev(upper_bound(All, Offset, [](uint64_t O, const Piece &Other) {
        return O < Other.Begin;
      }));
  Streamer.rewrite({P->Fragment, uint32_t(Offset - P->Begin)}, Words);
}

void AssembledCode::addUsage(unsigned Number, const RegisterUsage &Usage) {
  TheContainer->addUsage(Number, Usage);
}

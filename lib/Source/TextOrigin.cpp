//===- TextOrigin.cpp - Places in files of a text -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies pieces and searches them.
//
//===----------------------------------------------------------------------===//

#include "Source/TextOrigin.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

/// Returns the number of pieces that begin at or before \p Offset.
static size_t countPieces(ArrayRef<OriginPiece> Pieces, size_t Offset) {
  return llvm::upper_bound(
             Pieces, Offset,
             [](size_t O, const OriginPiece &P) { return O < P.Begin; }) -
         Pieces.begin();
}

void clrx::appendOrigin(ArrayRef<OriginPiece> From, size_t Begin, size_t End,
                        size_t At, SmallVectorImpl<OriginPiece> &To) {
  if (Begin >= End)
    return;
  size_t I = countPieces(From, Begin);
  if (I == 0)
    To.push_back({At, FilePlace()});
  else
    --I;
  for (; I != From.size() && From[I].Begin < End; ++I) {
    const size_t First = std::max(From[I].Begin, Begin);
    const FilePlace &Place = From[I].Place;
    To.push_back({At + First - Begin, Place.isValid()
                                          ? Place.after(First - From[I].Begin)
                                          : Place});
  }
}

FilePlace clrx::findPlace(ArrayRef<OriginPiece> Pieces, size_t Begin,
                          size_t End) {
  const size_t I = countPieces(Pieces, Begin);
  if (I == 0 || (I != Pieces.size() && Pieces[I].Begin < End))
    return FilePlace();
  const OriginPiece &P = Pieces[I - 1];
  return P.Place.isValid() ? P.Place.after(Begin - P.Begin) : P.Place;
}

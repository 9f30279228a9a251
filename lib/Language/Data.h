//===- Data.h - Data pseudo-ops ---------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers, floating-point numbers, strings, .fill, .skip, .incbin, alignment.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_DATA_H
#define CLRX_LIB_LANGUAGE_DATA_H

#include "Emission.h"
#include "ParserContext.h"

namespace clrx {

class DataDirectives : ParserPart {
public:
  explicit DataDirectives(ParserContext &Ctx) : ParserPart(Ctx) {}

  /// \name Functions that LLVM's directives use, too. They return true after
  /// reporting an error
  /// @{

  /// ::= [element {, element}]
  /// Calls \p ParseElement, which returns true to end the list, for each
  /// element.
  template <typename Fn>
  bool parseDataList(Cursor &C, llvm::SMLoc Loc, Fn ParseElement);
  /// ::= alignment[, [fill][, [limit]]]
  bool parseAlignOperands(Cursor &C, unsigned FillBits, AlignOperands &Ops);
  /// @}

  /// \name Pseudo-ops
  /// @{
  bool parseAlign(Cursor &C, unsigned IsPowerOf2, llvm::SMLoc Loc);
  bool parseAlignWide(Cursor &C, unsigned FillSize, llvm::SMLoc Loc);
  bool parseFill(Cursor &C, unsigned BytesOfValue, llvm::SMLoc Loc);
  bool parseFloats(Cursor &C, unsigned Size, llvm::SMLoc Loc);
  bool parseIncbin(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseIntegers(Cursor &C, unsigned Size, llvm::SMLoc Loc);
  bool parseOcta(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseSkip(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseStrings(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  /// @}

private:
  bool parseFloatElement(Cursor &C, unsigned SizeInBytes);
  bool parseIntegerElement(Cursor &C, unsigned SizeInBytes);
  bool parseOctaElement(Cursor &C);
  bool parseStringElement(Cursor &C, unsigned Width, bool IsTerminated,
                          std::string &Text);
  void emitFill(uint64_t Repeat, uint64_t Size, uint64_t Value);
};

template <typename Fn>
bool DataDirectives::parseDataList(Cursor &C, llvm::SMLoc Loc,
                                   Fn ParseElement) {
  if (Ctx.Emit.checkWriteable(Loc))
    return true;
  if (C.atEnd())
    return false;
  uint64_t From = Ctx.Emit.getCounter();
  do {
    C.skipBlanks();
    if (ParseElement())
      return true;
  } while (parseNextElement(C));
  Ctx.Emit.showData(From);
  return false;
}

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_DATA_H

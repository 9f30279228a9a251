//===- Switches.h - Switches of the language --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pseudo-ops that turn a rule of the language on or off, such as .altmacro.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SWITCHES_H
#define CLRX_LIB_LANGUAGE_SWITCHES_H

#include "GenericPseudoOps.h"
#include "ParserContext.h"

namespace clrx {

class Switches : ParserPart {
  uint32_t States = 0; ///< A bit for each Switch.

public:
  explicit Switches(ParserContext &Ctx);

  bool isOn(Switch S) const { return States >> unsigned(S) & 1; }

  bool parseSwitch(Cursor &C, unsigned Arg, llvm::SMLoc Loc);

private:
  void set(Switch S, bool On) {
    uint32_t Bit = uint32_t(1) << unsigned(S);
    States = On ? States | Bit : States & ~Bit;
  }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SWITCHES_H

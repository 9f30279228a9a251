//===- Forms.h - Which encoding an instruction needs ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What of an instruction's operands and fields asks for a longer encoding. The
// parser chooses by it, the printer knows by it what it has to ask for by name.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_FORMS_H
#define CLRX_PRINT_FORMS_H

#include "clrx/ISA/Inst.h"

namespace clrx {

/// Source \p N of a vector instruction, null if there is none.
const InstOperand *findSource(const Inst &I, unsigned N);

bool isVCC(const InstOperand &Op);

/// Whether a VOP1, VOP2 or VOPC needs the VOP3 form. \p HasSDWA: it has an SDWA
/// dword; \p HasExt: or is asked for one or for DPP.
bool needsVOP3(const Inst &I, Arch A, bool HasSDWA, bool HasExt);

/// Whether an interpolation needs the VOP3 form.
bool needsInterpVOP3(const Inst &I);

} // namespace clrx

#endif // CLRX_PRINT_FORMS_H

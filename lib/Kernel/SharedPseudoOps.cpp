//===- SharedPseudoOps.cpp - Pseudo-ops of all containers -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows with handlers that all containers with configured kernels have.
//
//===----------------------------------------------------------------------===//

#include "clrx/Kernel/KernelContainer.h"
#include "clrx/Kernel/PseudoOp.h"

using namespace llvm;
using namespace clrx;

// Handlers are reached through KernelContainer.
template <bool (KernelContainer::*Handler)(StringRef, SMLoc)>
static constexpr PseudoOpHandler Do =
    KernelContainer::getHandler<KernelContainer, Handler>();

// clang-format off
static constexpr PseudoOp SharedOps[] = {
    customOp(".driver_version", Anywhere, Do<&KernelContainer::parseDirectiveDriverVersion>, "VERSION",
             "Sets the driver version: as 191205 for 1912.05 (AmdCL2) or 170002 for Mesa 17.0.2 (Gallium); default 0, the oldest."),
    customOp(".get_driver_version", Anywhere, Do<&KernelContainer::parseDirectiveGetDriverVersion>, "SYMBOL",
             "Stores the driver version in a symbol."),
    customOp(".kcode", Anywhere, Do<&KernelContainer::parseDirectiveKCode>, "[+|-]KERNEL[, ...] or +",
             "In code: counts the registers up to .kcodeend for these kernels; - takes one out, and + alone stands for all so far."),
    customOp(".kcodeend", Anywhere, Do<&KernelContainer::parseDirectiveKCodeEnd>, "", "In code: ends the innermost .kcode."),
};
// clang-format on
static_assert(haveUniqueNames(SharedOps));

ArrayRef<PseudoOp> clrx::getSharedPseudoOps() { return SharedOps; }

bool clrx::isPseudoOp(StringRef Name, ArrayRef<PseudoOp> Own) {
  return any_of(getAllPseudoOps(Own),
                [Name](const PseudoOp &Op) { return Op.Name == Name; });
}

void clrx::forEachPseudoOp(ArrayRef<PseudoOp> Own,
                           function_ref<void(StringRef)> Visit) {
  for (const PseudoOp &Op : getAllPseudoOps(Own))
    Visit(Op.Name);
}

//===- TargetId.h - Names of targets for loaders ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-": what a code object calls its
// target, as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_TARGETID_H
#define CLRX_TARGETS_TARGETID_H

#include "clrx/Targets/Targets.h"
#include "llvm/Support/Error.h"
#include <string>

namespace clrx {

/// A target id, taken apart.
struct TargetId {
  llvm::StringRef OS;       ///< "amdhsa", "mesa3d" ...
  const GPUName *Processor; ///< Not null; by LLVM's name. It lives for ever.
  TargetFeatures Features;
};

/// ::= arch '-' vendor '-' os '-' environment '-' processor {':' feature}
///
/// A feature is xnack or sramecc and a sign; those that are not named are Any.
/// \p Text must outlive the result.
/// \returns an error that says what is wrong if it is none.
llvm::Expected<TargetId> parseTargetId(llvm::StringRef Text);

/// The target id for amdhsa of \p P. Features that are Any, and those that it
/// lacks, are not named.
std::string makeTargetId(const LLVMProcessor &P, TargetFeatures Features);

} // namespace clrx

#endif // CLRX_TARGETS_TARGETID_H

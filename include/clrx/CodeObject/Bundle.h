//===- Bundle.h - Code objects for several GPUs in one file -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What clang-offload-bundler makes, and so hipcc: "Bundled Binary File Layout"
// in the tool's documentation.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_BUNDLE_H
#define CLRX_CODEOBJECT_BUNDLE_H

#include "clrx/Targets/TargetId.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <vector>

namespace clrx::codeobject {

struct BundleEntry {
  std::string Id;                 ///< "hipv4-amdgcn-amd-amdhsa--gfx906:xnack+"
  std::optional<TargetId> Target; ///< Nothing for the host and others' devices.
  llvm::StringRef Content;
};

struct Bundle {
  std::unique_ptr<llvm::MemoryBuffer> Unpacked; ///< If it was compressed.
  std::vector<BundleEntry> Entries;             ///< In the order of the file.
};

/// Whether \p Bytes begin like a bundle, compressed or not.
bool isBundle(llvm::StringRef Bytes);

/// Reads \p Bytes, which outlive the result. \returns an error that names the
/// entry and its numbers.
llvm::Expected<Bundle> readBundle(llvm::StringRef Bytes);

/// The first entry that runs on a GPU with \p Wanted: what that leaves open,
/// entries may say. Without \p Wanted, the only entry for a GPU.
/// \returns an error that names the entries there are.
llvm::Expected<const BundleEntry *>
chooseEntry(const Bundle &B, const std::optional<TargetId> &Wanted);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_BUNDLE_H

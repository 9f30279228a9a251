//===- Bundle.h - Code objects for several GPUs in one file -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the output of clang-offload-bundler and hipcc. The format is "Bundled
// Binary File Layout" in the documentation of clang-offload-bundler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_BUNDLE_H
#define CLRX_CODEOBJECT_BUNDLE_H

#include "clrx/Targets/TargetId.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <vector>

namespace clrx::codeobject {

/// A file in a bundle.
struct BundleEntry {
  std::string Id;                 ///< "hipv4-amdgcn-amd-amdhsa--gfx906:xnack+"
  std::optional<TargetId> Target; ///< std::nullopt if not for an AMD GPU.
  llvm::StringRef Content;
};

/// A bundle that was read.
struct Bundle {
  /// The contents, if the bundle was compressed.
  std::unique_ptr<llvm::MemoryBuffer> Unpacked;
  std::vector<BundleEntry> Entries; ///< In the order of the file.
};

/// Returns true if \p Bytes begins like a bundle, compressed or not.
bool isBundle(llvm::StringRef Bytes);

/// Reads \p Bytes, which must outlive the result.
/// \returns an error that names the malformed entry and the wrong numbers.
llvm::Expected<Bundle> readBundle(llvm::StringRef Bytes);

/// Returns the first entry that runs on a GPU with the target \p Requested. An
/// entry may have a setting of a feature that \p Requested leaves open. Without
/// \p Requested, returns the only entry for a GPU.
/// \returns an error that names the available entries if there is no such
/// entry.
llvm::Expected<const BundleEntry *>
chooseEntry(const Bundle &B, const std::optional<TargetId> &Requested);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_BUNDLE_H

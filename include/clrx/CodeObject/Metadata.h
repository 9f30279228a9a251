//===- Metadata.h - Metadata of code objects --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The metadata of kernels in code objects of version 3 and later.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_METADATA_H
#define CLRX_CODEOBJECT_METADATA_H

#include "clrx/CodeObject/Reader.h"
#include "clrx/HSAMetadata/Metadata.h"

namespace clrx::codeobject {

/// Returns the metadata of the kernels in \p O, including hidden arguments, in
/// the order of the file. The result is empty if \p O is of version 2. Values
/// that do not fit the format are skipped. \returns an error if the MsgPack
/// document is damaged.
llvm::Expected<std::vector<hsa::KernelMetadata>>
readMetadata(const LoadedObject &O);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_METADATA_H

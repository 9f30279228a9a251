//===- Metadata.h - Metadata in LLVM's assembly -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The YAML between .amdgpu_metadata and .end_amdgpu_metadata.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMSOURCE_METADATA_H
#define CLRX_LIB_LLVMSOURCE_METADATA_H

#include "clrx/HSAMetadata/Metadata.h"

namespace clrx {

/// Returns the kernels that \p YAML describes, without the arguments that only
/// fill space (hidden_none). \returns an error if \p YAML is not valid YAML or
/// does not have the form of metadata.
llvm::Expected<std::vector<hsa::KernelMetadata>>
readMetadata(llvm::StringRef YAML);

/// Returns the bytes of the MsgPack document that \p YAML describes. \returns
/// an error if \p YAML is not valid YAML, or if LLVM's verifier rejects the
/// document.
llvm::Expected<std::string> makeMetadataOfYAML(llvm::StringRef YAML);

} // namespace clrx

#endif // CLRX_LIB_LLVMSOURCE_METADATA_H

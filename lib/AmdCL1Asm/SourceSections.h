//===- SourceSections.h - Sections of an AmdCL1 source ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the sections of a source by their roles.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1ASM_SOURCESECTIONS_H
#define CLRX_LIB_AMDCL1ASM_SOURCESECTIONS_H

#include "Language/Section.h"
#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Role of a section in the source.
enum class SectionRole : uint8_t {
  GlobalData, ///< Data before the metadata of all kernels.
  OuterExtra, ///< Section that the source defines outside of kernels.
  // Sections in a kernel.
  Code,
  Data,
  Config,
  Header,
  Metadata,
  Note,
  EncodingCode,
  EncodingData,
  InnerExtra ///< Section that the source defines.
};

/// State of the parser for a section.
struct SourceSection {
  Section *Sec = nullptr;
  SectionRole Role = SectionRole::GlobalData;
  std::optional<unsigned> Kernel; ///< Kernel that owns the section, if any.
  /// Encoding of the kernel that owns the section; std::nullopt for the
  /// kernel's own encoding and for the parts that all encodings share.
  std::optional<unsigned> Encoding;
  unsigned Index = 0; ///< Index of an extra section or note.
};

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1ASM_SOURCESECTIONS_H

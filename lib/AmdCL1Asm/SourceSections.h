//===- SourceSections.h - Sections of an AmdCL1 source ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sections of a source by role.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1ASM_SOURCESECTIONS_H
#define CLRX_LIB_AMDCL1ASM_SOURCESECTIONS_H

#include "clrx/AmdCL1/Module.h"
#include "clrx/Language/Section.h"

namespace clrx::amdcl1 {

/// What a section of the source is for.
enum class SectionRole : uint8_t {
  GlobalData, ///< Before all kernels' metadata.
  OuterExtra, ///< Of the source's own, outside of kernels.
  // In a kernel.
  Code,
  Data,
  Config,
  Header,
  Metadata,
  Note,
  InnerExtra ///< Of the source's own.
};

/// What the parser remembers of a section.
struct SourceSection {
  Section *Sec = nullptr;
  SectionRole Role = SectionRole::GlobalData;
  std::optional<unsigned> Kernel; ///< Whose section it is, if a kernel's.
  unsigned Index = 0;             ///< Of an extra section or note, among these.
};

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1ASM_SOURCESECTIONS_H

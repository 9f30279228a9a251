//===- SourceSections.h - Sections of an AmdCL2 source ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the sections of a source by their roles, and the contexts that they
// belong to.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2ASM_SOURCESECTIONS_H
#define CLRX_LIB_AMDCL2ASM_SOURCESECTIONS_H

#include "clrx/AmdCL2/Module.h"
#include "clrx/Language/Section.h"

namespace clrx::amdcl2 {

/// Role of a section in the source.
enum class SectionRole : uint8_t {
#define CLRX_AMDCL2_SECTION(Role, Name, Traits, Place) Role,
#include "SourceSections.def"
};
constexpr unsigned NumSectionRoles = unsigned(SectionRole::InnerExtra) + 1;

struct SectionRoleInfo {
  llvm::StringLiteral Name; ///< Name in diagnostics.
  SectionTraits Traits;
  /// Place of symbols in the section; std::nullopt if the binary has no such
  /// place.
  std::optional<SymbolPlace> Place;
};

const SectionRoleInfo &getSectionRoleInfo(SectionRole Role);

/// Owner of a section, and part of the binary that a source describes: the
/// outer binary, the inner binary or a kernel.
class Context {
  int Index; // Number of the kernel; negative for the other contexts.
  explicit constexpr Context(int I) : Index(I) {}

public:
  static constexpr Context main() { return Context(-1); }
  static constexpr Context inner() { return Context(-2); }
  static constexpr Context kernel(unsigned I) { return Context(int(I)); }

  bool isKernel() const { return Index >= 0; }
  unsigned getKernel() const { return unsigned(Index); }
  bool operator==(Context Other) const { return Index == Other.Index; }
  bool operator!=(Context Other) const { return Index != Other.Index; }
};

/// State of the parser for a section.
struct SourceSection {
  Section *Sec = nullptr;
  SectionRole Role = SectionRole::ReadOnlyData;
  Context Owner = Context::main();
  unsigned ExtraIndex = 0; ///< Index among the extra sections of its binary.
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2ASM_SOURCESECTIONS_H

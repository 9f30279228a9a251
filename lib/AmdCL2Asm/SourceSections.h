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

#include "Kernel/CodeOwnership.h"
#include "Language/Container.h"
#include "Language/Section.h"
#include "clrx/AmdCL2/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <deque>

namespace clrx::amdcl2 {

/// Role of a section in the source.
enum class SectionRole : uint8_t {
#define CLRX_AMDCL2_SECTION(Role, Name, Traits, Section) Role,
#include "SourceSections.def"
};
constexpr unsigned NumSectionRoles = unsigned(SectionRole::InnerExtra) + 1;

struct SectionRoleInfo {
  llvm::StringLiteral Name; ///< Name in diagnostics.
  SectionTraits Traits;
  /// Section of symbols in the section; std::nullopt if the binary has no such
  /// place.
  std::optional<SymbolSection> Section;
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
  SourcePos Opened; ///< Position at which an extra section was first opened.
};

/// The sections of a source, and the section and the context that the source is
/// in. Each context remembers the section in which the source left it.
class SourceSections {
public:
  /// Sections are created in \p Host. \p Ownership counts the registers of the
  /// kernel whose code is entered.
  SourceSections(AsmHost &Host, CodeOwnership &Ownership);

  /// Puts the code of all kernels into one section. Call it before the first
  /// kernel is added.
  void useHSALayout();
  bool hasHSALayout() const { return HSALayout; }

  /// Returns all sections in the order of creation.
  const std::deque<SourceSection> &getAll() const { return Sections; }
  const SourceSection &getSource(const Section &S) const {
    return *SectionsByMC.lookup(&S);
  }
  /// Returns the newest section with \p Role outside of kernels, whose content
  /// is written; null if none was opened.
  Section *getNewest(SectionRole Role) const { return Newest[unsigned(Role)]; }
  /// Returns the newest section of \p Kernel with \p Role; null if none was
  /// opened.
  Section *getPart(unsigned Kernel, SectionRole Role) const {
    return Kernels[Kernel].Parts[unsigned(Role)];
  }
  /// Returns the section called \p Name in the current context; null if there
  /// is none.
  const SourceSection *lookUp(llvm::StringRef Name) const;

  Context getContext() const { return CurrentContext; }
  /// Returns the current section; null in the absolute section.
  const SourceSection *getCurrent() const;
  /// Returns the kernel whose code section is the current section. In the HSA
  /// layout, kernels have no code sections.
  std::optional<unsigned> getKernelOfCode() const;

  SourceSection &add(SectionRole Role, Context Owner, llvm::StringRef Name = "",
                     bool IsNoBits = false);
  /// Adds to \p M a section that the format does not define. \p Loc is the
  /// position of the statement.
  SourceSection &addExtra(llvm::StringRef Name, const SectionAttributes &Attrs,
                          llvm::SMLoc Loc, Module &M);
  /// Adds the next kernel and enters its code.
  void addKernel();

  /// Enters \p C in the section in which the source left it.
  void enter(Context C) { enter(getLast(C), C); }
  /// Enters \p S and the context of its owner.
  void enter(const SourceSection &S) { enter(S.Sec, S.Owner); }
  void enter(Section *S, Context C);
  /// Enters the newest section of \p C with \p Role, or a new one.
  void enter(SectionRole Role, Context C);

private:
  /// Sections of a kernel.
  struct KernelSections {
    Section *Parts[NumSectionRoles] = {}; ///< By role; null if missing.
    Section *Last = nullptr; ///< Section that .kernel NAME returns to.
  };

  AsmHost &Host;
  CodeOwnership &Ownership;
  bool HSALayout = false;
  std::deque<SourceSection> Sections;
  llvm::DenseMap<const Section *, SourceSection *> SectionsByMC;
  std::deque<KernelSections> Kernels;
  llvm::StringMap<SourceSection *> OuterExtraByName, InnerExtraByName;
  Section *Newest[NumSectionRoles] = {};
  Context CurrentContext = Context::main();
  Section *MainLast = nullptr;
  Section *InnerLast = nullptr;

  Section *&getLast(Context C);
};

/// Returns the role of the data section \p Name. .section NAME enters an
/// existing data section only in the context of the outer binary. In other
/// contexts, it adds another section of that role.
std::optional<SectionRole> getDataRole(llvm::StringRef Name);

/// Data sections of the inner binary, which the source opens by name.
inline constexpr SectionRole DataRoles[] = {
    SectionRole::ReadOnlyData, SectionRole::ReadWriteData, SectionRole::BSS};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2ASM_SOURCESECTIONS_H

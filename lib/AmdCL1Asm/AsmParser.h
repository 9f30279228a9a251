//===- AsmParser.h - AmdCL1's pseudo-ops ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, several files:
//   PseudoOps.def      the rows with handlers
//   AsmParser.cpp      scopes, statements about the whole file
//   Sections.cpp       sections and kernels
//   Configuration.cpp  statements about a configured kernel
//   Notes.cpp          the parts of one that is not
//   FinishSource.cpp   what is left of the Module at the end
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1ASM_ASMPARSER_H
#define CLRX_LIB_AMDCL1ASM_ASMPARSER_H

#include "SourceSections.h"
#include "clrx/AmdCL1/Module.h"
#include "clrx/CatalystAsm/ArgumentParser.h"
#include "clrx/Kernel/KernelContainer.h"

namespace clrx::amdcl1 {

/// Scopes of own rows.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0, ///< In any section of a kernel.
  // In notes of these types.
  InEntries = FirstOwnScope << 1,
  InConstantBuffers = FirstOwnScope << 2,
  InInputSamplers = FirstOwnScope << 3,
  InConstants = FirstOwnScope << 4
};

/// What the parser knows of a kernel beside its Kernel in the Module.
struct SourceKernel {
  SourcePos Created;             ///< The .kernel that created it.
  SourceSection *Code = nullptr; ///< Never null in the parser's list.
  SourceSection *Data = nullptr;
  SourceSection *Config = nullptr;
  SourceSection *Header = nullptr;
  SourceSection *Metadata = nullptr;
  llvm::StringMap<SourceSection *> ExtraByName;
  SourceSection *Last = nullptr; ///< Where .kernel NAME returns to.
  llvm::StringSet<> ArgNames;    ///< Of its arguments, if they are many.
};

class AsmParser final : public KernelContainer {
  Module M; ///< Grows with the source; contents of sections are added last.
  std::deque<SourceSection> Sections; ///< In order of creation.
  llvm::DenseMap<const Section *, SourceSection *> SectionsByMC;
  std::deque<SourceKernel> Kernels; ///< Same indices as in the Module.
  llvm::StringMap<SourceSection *> OuterExtraByName;
  SourceSection *GlobalData;
  SourceSection *MainLast; ///< Where .main returns to.
  std::optional<unsigned> CurKernel;

public:
  explicit AsmParser(AsmHost &Host);

  /// \name Container
  /// @{
  Section *getInitialSection() override { return GlobalData->Sec; }
  bool switchToSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc) override;
  bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) override;
  bool enterMain(llvm::SMLoc Loc) override;
  std::vector<KernelView> viewKernels() override;
  void viewResources(llvm::MutableArrayRef<KernelView> Views) override;
  bool finishSource() override;
  llvm::Error writeModule(const llvm::MCAssembler &Asm,
                          llvm::raw_ostream &OS) override;
  /// @}

  /// \name Pseudo-ops
  /// @{
  static llvm::ArrayRef<PseudoOp> getPseudoOps();
  static ScopeWords describeScopes(unsigned Scopes);
#define CLRX_HANDLER(Handler)                                                  \
  bool parseDirective##Handler(llvm::StringRef Name, llvm::SMLoc Loc);
#include "PseudoOps.def"
  /// @}

protected:
  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) override;
  uint32_t getDriverVersion() const override;

private:
  /// \name The current kernel; there must be one
  /// @{
  Kernel &currentKernel() { return M.Kernels[*CurKernel]; }
  SourceKernel &currentSource() { return Kernels[*CurKernel]; }
  /// Legal where a scope has seen that it is being described.
  Configuration &currentConfig() { return *currentKernel().Config; }
  /// @}

  /// \name Sections.cpp
  /// @{
  const SourceSection &getSource(const Section &S) const {
    return *SectionsByMC.lookup(&S);
  }
  /// Null in the absolute section.
  const SourceSection *currentSection() const;
  bool isInConfig() const;
  /// The kernel whose code section is the current one.
  std::optional<unsigned> getKernelOfCode() const;
  SourceSection &addSection(SectionRole Role, llvm::StringRef Name,
                            bool IsNoBits = false);
  SourceSection &addExtraSection(llvm::StringRef Name,
                                 const SectionAttributes &Attrs);
  SourceSection &createSection(llvm::StringRef Name,
                               const SectionAttributes &Attrs, llvm::SMLoc Loc);
  SourceSection *lookUpSection(llvm::StringRef Name) const;
  /// Enters \p S and its kernel, or leaves the current one.
  void enter(SourceSection &S);
  /// The same, creating \p S if it is null.
  void enter(SourceSection *&S, SectionRole Role, llvm::StringRef Name);
  /// @}

  /// \name Notes.cpp
  /// @{
  bool isInNote(unsigned Scopes) const;
  bool checkUnconfigured(llvm::StringRef Name, llvm::SMLoc Loc);
  bool openNote(uint32_t Type, llvm::SMLoc Loc);
  bool appendWords(unsigned Count, llvm::SMLoc Loc);
  /// @}

  /// \name FinishSource.cpp
  /// @{
  void collectSymbols();
  Bytes &getDestination(const SourceSection &S);
  /// @}
};

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1ASM_ASMPARSER_H

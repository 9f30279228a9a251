//===- AsmParser.h - AmdCL2's pseudo-ops ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, several files:
//   PseudoOps.def        the rows with handlers
//   AsmParser.cpp        scopes, statements about the whole file
//   Sections.cpp         sections, kernels, contexts
//   Configuration.cpp    statements about a kernel
//   CompiledCode.cpp     kernels that a compiler printed
//   FinishSource.cpp     checks at the end, what is left of the Module
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2ASM_ASMPARSER_H
#define CLRX_LIB_AMDCL2ASM_ASMPARSER_H

#include "SourceSections.h"
#include "clrx/AmdCL2/Module.h"
#include "clrx/CatalystAsm/ArgumentParser.h"
#include "clrx/Kernel/KernelContainer.h"
#include <deque>

namespace clrx::amdcl2 {

/// What the parser knows of a kernel beside its Kernel in the Module.
struct SourceKernel {
  SourcePos Created;                    ///< The .kernel that created it.
  Section *Parts[NumSectionRoles] = {}; ///< By SectionRole; null: not opened.
  Section *Last = nullptr;              ///< Where .kernel NAME returns to.
  llvm::StringSet<> ArgNames;           ///< Of its arguments, if they are many.

  Section *getPart(SectionRole Role) const { return Parts[unsigned(Role)]; }
};

/// Scopes of own rows.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0,       ///< In any section of a kernel.
  OutsideKernels = FirstOwnScope << 1, ///< In any other section.
  NewDriversOnly = FirstOwnScope << 2, ///< From driver 1912.05.
  OldDriversOnly = FirstOwnScope << 3  ///< Before driver 1912.05.
};

class AsmParser final : public CompiledContainer {
  Module M; ///< Grows with the source; contents of sections are added last.
  bool HSALayout = false;
  std::vector<unsigned> CompiledNumbers; ///< Of compiled kernels.
  bool HasSamplerDefs = false; ///< .sampler was used, perhaps without values.

  std::deque<SourceSection> Sections; ///< In order of creation.
  llvm::DenseMap<const Section *, SourceSection *> SectionsByMC;
  std::deque<SourceKernel> Kernels; ///< Same indices as in the Module.
  struct NamedDatum {
    std::string Name;
    SourcePos Pos; ///< Behind .driver_data.
  };
  std::vector<NamedDatum> DriverData;
  llvm::StringMap<SourceSection *> OuterExtraByName, InnerExtraByName;

  /// The sections that count: the newest of their kind. Null: not opened.
  Section *Newest[NumSectionRoles] = {};
  Context CurrentContext = Context::main();
  Section *MainLast = nullptr;
  Section *InnerLast = nullptr;

public:
  explicit AsmParser(AsmHost &Host);

  /// \name Container
  /// @{
  Section *getInitialSection() override;
  bool switchToSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc) override;
  bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) override;
  bool enterMain(llvm::SMLoc Loc) override;
  void labelDefined(llvm::StringRef Name) override;
  std::string checkRelocation(const RelocationRequest &R) override;
  uint32_t addRelocation(const RelocationRequest &R, uint64_t Offset) override;
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
  uint32_t getDefaultDriverVersion() const override {
    return Host.getLoaderVersions().Driver;
  }

private:
  /// \name Context and sections (Sections.cpp)
  /// @{
  bool isNewFormat() const;
  const SourceSection &getSource(const Section &S) const {
    return *SectionsByMC.lookup(&S);
  }
  Section *getNewest(SectionRole Role) const { return Newest[unsigned(Role)]; }
  /// Null in the absolute section.
  const SourceSection *currentSection() const;
  /// The kernel whose configuration is being described.
  Kernel &currentKernel() { return M.Kernels[CurrentContext.getKernel()]; }
  /// Its configuration; legal where a scope has seen that there is one.
  Configuration &currentConfig() { return *currentKernel().Config; }

  SourceSection &addSection(SectionRole Role, Context Owner,
                            llvm::StringRef Name = "", bool IsNoBits = false);
  SourceSection &addExtraSection(llvm::StringRef Name,
                                 const SectionAttributes &Attrs);
  /// Enters \p C where it was left.
  void enter(Context C) { enter(lastSectionOf(C), C); }
  /// Enters \p S and its owner's context.
  void enter(const SourceSection &S) { enter(S.Sec, S.Owner); }
  void enter(Section *S, Context C);
  /// Enters the newest section that \p C has for \p Role, or a new one.
  void enter(SectionRole Role, Context C);
  Section *&lastSectionOf(Context C);
  /// The kernel whose own code section is the current one. With HSA layout, no
  /// kernel has one.
  std::optional<unsigned> getKernelOfCode() const;

  const SourceSection *lookUpSection(llvm::StringRef Name) const;
  bool createAndEnter(llvm::StringRef Name, const SectionAttributes &Attrs,
                      llvm::SMLoc Loc);
  bool checkDataAllowed(SectionRole Role, llvm::SMLoc Loc);
  bool parseAlignment(uint64_t &Alignment);
  /// @}

  /// \name Configuration.cpp
  /// @{
  bool checkNoRawSection(llvm::StringRef Name, llvm::SMLoc Loc);
  bool createConfig(ConfigKind Kind, llvm::SMLoc Loc);
  void useHSALayout();
  bool reportDriver(llvm::SMLoc Loc, const llvm::Twine &Msg);
  bool isInPlace(unsigned Scopes) const;
  bool checkPlace(llvm::StringRef Name, unsigned Scopes, llvm::SMLoc Loc);
  bool readUsedSamplers(llvm::SMLoc Loc);
  /// The arguments that the runtime passes first.
  static std::vector<Argument> makeSetupArgs(bool Is64Bit);
  /// @}

  /// \name CompiledCode.cpp
  /// @{
  bool startCompiled(llvm::SMLoc Loc) override;
  bool declareCompiled(llvm::StringRef Name, llvm::SMLoc Loc,
                       unsigned &Number) override;
  uint64_t getRoomForHeader() const override;
  void addMetadata(unsigned Number, const hsa::KernelMetadata &Compiled,
                   SourcePos Pos) override;
  void addFields(unsigned Number, const KernelConfig &Fields,
                 SourcePos Pos) override;
  bool addCompiledArg(Configuration &C, llvm::StringRef Kernel,
                      const hsa::Arg &From, uint64_t &End, SourcePos Pos);
  /// Writes the instructions in front of compiled code.
  void writePrologues();
  /// @}

  /// \name FinishSource.cpp
  /// @{
  void setTarget();
  void countRegisters();
  bool checkMainCodeSymbols();
  void checkMainCodeSizes();
  bool makeSymbol(const SymbolInfo &Info, ExtraSymbol &S) const;
  void collectDriverData();
  void collectSymbols();
  /// The code that \p S holds; it must be a kernel's or the main code.
  Code &getCode(const SourceSection &S);
  /// Where the content of \p S goes in the Module; null: nowhere.
  Bytes *getDestination(const SourceSection &S);
  /// @}
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2ASM_ASMPARSER_H

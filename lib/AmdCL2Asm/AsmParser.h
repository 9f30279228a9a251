//===- AsmParser.h - AmdCL2's pseudo-ops ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the parser of the container's statements. It is one class in several
// files:
//   PseudoOps.def        the pseudo-ops with handlers
//   AsmParser.cpp        scopes, statements about the whole file
//   Sections.cpp         statements that enter sections, kernels and contexts
//   Configuration.cpp    statements about a kernel
//   CompiledCode.cpp     kernels that a compiler printed
//   FinishSource.cpp     checks at the end of the source, rest of the Module
//   LoaderChecks.cpp     files that AMD's loader refuses
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2ASM_ASMPARSER_H
#define CLRX_LIB_AMDCL2ASM_ASMPARSER_H

#include "CatalystAsm/ArgumentParser.h"
#include "Kernel/KernelContainer.h"
#include "SourceSections.h"
#include "clrx/AmdCL2/Module.h"
#include <deque>

namespace clrx::amdcl2 {

/// State of the parser for a kernel, besides its Kernel in the Module.
struct SourceKernel {
  SourcePos Created; ///< Position of the .kernel that created the kernel.
  llvm::StringSet<> ArgNames; ///< Names of the arguments, if there are many.
};

/// Scopes of AmdCL2's own pseudo-ops.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0,       ///< In any section of a kernel.
  OutsideKernels = FirstOwnScope << 1, ///< In any other section.
  NewDriversOnly = FirstOwnScope << 2, ///< Only for drivers of the new format.
  OldDriversOnly = FirstOwnScope << 3  ///< Only for drivers of the old format.
};

/// Returns the arguments of .setupargs, which the runtime passes first.
std::vector<Argument> makeSetupArgs(bool Is64Bit);

/// Writes the instructions before the code of the compiled kernels
/// \p Numbers into the main code of \p M.
void writePrologues(Module &M, llvm::ArrayRef<unsigned> Numbers);

class AsmParser final : public CompiledContainer {
  Module M; ///< Filled while the source is read; the contents of sections are
            ///< added last.
  std::vector<unsigned> CompiledNumbers; ///< Numbers of the compiled kernels.
  bool HasSamplerDefs = false; ///< True if .sampler was used outside of
                               ///< kernels, even without values.

  SourceSections Sections;
  std::deque<SourceKernel> Kernels; ///< Kernels, with the same indices as in
                                    ///< the Module.
  struct NamedDatum {
    std::string Name;
    SourcePos Pos; ///< Position after .driver_data.
  };
  std::vector<NamedDatum> DriverData;

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
  static ScopeText describeScopes(unsigned Scopes);
#define CLRX_HANDLER(Handler)                                                  \
  bool parseDirective##Handler(llvm::StringRef Name, llvm::SMLoc Loc);
#include "PseudoOps.def"
  /// @}

protected:
  bool isInScope(unsigned Scopes) override;
  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) override;
  uint32_t getDefaultDriverVersion() const override {
    return Host.getLoaderVersions().Driver;
  }

private:
  bool isNewFormat() const;
  /// Returns the kernel whose configuration is being described.
  Kernel &currentKernel() {
    return M.Kernels[Sections.getContext().getKernel()];
  }
  /// Returns its configuration; the caller has checked the scope.
  Configuration &currentConfig() { return *currentKernel().Config; }

  /// \name Sections.cpp
  /// @{
  bool createAndEnter(llvm::StringRef Name, const SectionAttributes &Attrs,
                      llvm::SMLoc Loc);
  bool checkDataAllowed(SectionRole Role, llvm::SMLoc Loc);
  /// @}

  /// \name AsmParser.cpp and Configuration.cpp
  /// @{
  bool checkNoRawSection(llvm::StringRef Name, llvm::SMLoc Loc);
  bool createConfig(ConfigKind Kind, llvm::SMLoc Loc);
  bool reportDriver(llvm::SMLoc Loc, const llvm::Twine &Msg);
  bool checkScope(llvm::StringRef Name, unsigned Scopes, llvm::SMLoc Loc);
  bool readUsedSamplers(llvm::SMLoc Loc);
  /// @}

  /// \name CompiledCode.cpp
  /// @{
  bool startCompiled(llvm::SMLoc Loc) override;
  bool declareCompiled(llvm::StringRef Name, llvm::SMLoc Loc,
                       unsigned &Number) override;
  uint64_t getHeaderGap() const override;
  void addMetadata(unsigned Number, const hsa::KernelMetadata &Compiled,
                   SourcePos Pos) override;
  void addFields(unsigned Number, const KernelConfig &Fields,
                 SourcePos Pos) override;
  /// @}

  /// \name FinishSource.cpp
  /// @{
  void setTarget();
  void countRegisters();
  bool checkMainCodeSymbols();
  void checkMainCodeSizes();
  void collectDriverData();
  void collectSymbols();
  /// @}

  /// \name LoaderChecks.cpp
  /// @{
  void checkLoader();
  uint64_t countBytesFrom(unsigned Index) const;
  void checkKernelsForLoader();
  /// @}
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2ASM_ASMPARSER_H

//===- AsmParser.h - Gallium's pseudo-ops and sections ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, several files:
//   PseudoOps.def       the rows with handlers
//   AsmParser.cpp       scopes, sections, kernels, versions
//   ArgumentParser.cpp  .arg
//   CompiledCode.cpp    kernels in a compiler's output
//   FinishSource.cpp    checks at the end, the remaining parts of the Module
//   LoaderChecks.cpp    checks for files that Mesa does not support
//   Relocations.cpp     relocations that Mesa's loader processes
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_GALLIUMASM_ASMPARSER_H
#define CLRX_LIB_GALLIUMASM_ASMPARSER_H

#include "Kernel/ControlDirectives.h"
#include "Kernel/FileSections.h"
#include "Kernel/KernelContainer.h"
#include "clrx/Gallium/Module.h"

namespace clrx::gallium {

/// Scopes that only Gallium has. With the scopes that all containers share, a
/// pseudo-op is legal in .config. SetsHSAHeader also requires LLVM 4.0 or
/// later.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0,      ///< In any section of a kernel.
  BetweenGroups = FirstOwnScope << 1, ///< In any group or before them.
  InArgs = FirstOwnScope << 2,        ///< In .args.
  InProgInfo = FirstOwnScope << 3,    ///< In .proginfo.
  NeedsLLVM39 = FirstOwnScope << 4,   ///< Legal from LLVM 3.9 on.
  NeedsMesa203 = FirstOwnScope << 5   ///< Legal from Mesa 20.3 on.
};

class AsmParser final : public CompiledContainer {
public:
  explicit AsmParser(AsmHost &Host);

  /// \name Container
  /// @{
  Section *getInitialSection() override { return Sections.getText(); }
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
  static const llvm::StringLiteral PageIntroduction;
  static llvm::ArrayRef<PseudoOp> getPseudoOps();
  static ScopeText describeScopes(unsigned Scopes);
#define CLRX_HANDLER(Handler)                                                  \
  bool parseDirective##Handler(llvm::StringRef Name, llvm::SMLoc Loc);
#include "PseudoOps.def"
  /// @}

private:
  /// The group of a kernel's pseudo-ops.
  enum class Group : uint8_t { None, Args, Config, ProgInfo };

  /// State of a kernel that its Kernel in the Module does not hold.
  struct SourceKernel {
    SourcePos Declared;
    Section *ConfigSection;
    bool ComputesUserData; ///< Value for the Configuration.
    bool HasProgInfo = false;
    SourcePos ProgInfoPos;               ///< Position of the last .proginfo.
    std::vector<SourcePos> ArgPositions; ///< In the order of the Module.
    std::vector<std::pair<const PseudoOp *, SourcePos>> SGPRFlagOps;
    unsigned NumEntries = 0; ///< Number of ProgInfo entries so far.
  };

  uint32_t LLVMVersion;     ///< Value of .llvm_version; 0 for the default.
  SourcePos LLVMVersionPos; ///< Invalid if an option set the version.
  Module M; ///< Grows with the source; contents of sections are added last.
  FileSections Sections;
  Section *Scratch; ///< Never entered; scratch symbols are at its start.
  /// Kernels in order of declaration, with the same indices as in the Module.
  std::deque<SourceKernel> Kernels;
  ControlDirectiveSections ControlDirectives;

  std::optional<unsigned> CurKernel; ///< std::nullopt outside of kernels.
  Group CurGroup = Group::None;
  Section *MainSection; ///< Section to which .main returns from a kernel.

  bool isInScope(unsigned Scopes) override;
  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) override;

  /// \name The current kernel; there must be one
  /// @{
  Kernel &currentKernel() { return M.Kernels[*CurKernel]; }
  SourceKernel &currentSource() { return Kernels[*CurKernel]; }
  /// @}

  /// \name Facts for the current versions
  /// @{
  const Layout &getLayout() const { return gallium::getLayout(DriverVersion); }
  uint32_t getLLVMVersion() const {
    return LLVMVersion ? LLVMVersion : getLayout().DefaultLLVM;
  }
  bool hasKernelHeaders() const {
    return getCodeFacts(getLLVMVersion()).HasKernelHeaders;
  }
  /// @}

  // Contexts
  bool isInConfigSection() const;
  bool isInGroup(Group G) const { return CurGroup == G && isInConfigSection(); }
  bool needsLLVM(bool CodeFacts::*Fact, llvm::StringRef Name, llvm::SMLoc Loc);
  bool needsNewMesa(llvm::StringRef Name, llvm::SMLoc Loc);
  void leaveKernel(Section *S);
  bool openGroup(Group G, llvm::SMLoc Loc);

  bool checkNoProgInfo(llvm::SMLoc Loc);
  void createConfig();

  // Compiled kernels
  bool startCompiled(llvm::SMLoc) override { return false; }
  bool declareCompiled(llvm::StringRef Name, llvm::SMLoc Loc,
                       unsigned &Number) override;
  uint64_t getHeaderGap() const override;
  void addFields(unsigned Number, const KernelConfig &Fields,
                 SourcePos Pos) override;
  void addMetadata(unsigned Number, const hsa::KernelMetadata &Compiled,
                   SourcePos Pos) override;
  void addCompiledArgs(Kernel &K, SourceKernel &Source,
                       llvm::ArrayRef<hsa::Arg> Args, SourcePos Pos);
  void checkCompiled(const Kernel &K, const KernelConfig &Fields,
                     SourcePos Pos);

  // Arguments
  bool parseArgType(Arg &Arg, bool &IsShortcut);
  bool parseArgSizes(Arg &Arg);
  bool parseArgSize(uint64_t &Size, bool HasDefault, llvm::StringRef What);

  // The end of the source
  void checkSGPRCounts();
  void collectExtraSymbols();
  void checkKernelSymbols();
  void checkKernelSymbol(Kernel &K, const SourceKernel &Source);
  void checkLimits();
  bool isWave32(unsigned Kernel);
  void adviseNewMesa();
  void checkLoader();
  void checkArgForLoader(const Kernel &K, const Arg &A, SourcePos Pos);
  void checkKernelForLoader(const Kernel &K, const SourceKernel &Source);
  void checkHeaderForLoader(const Kernel &K, const SourceKernel &Source);
  void checkArgsForLoader(const Kernel &K, const SourceKernel &Source);
  void checkWave32ForLoader();
  void checkSectionForLoader(const ElfSection &S, uint64_t Size, SourcePos Pos);
  void completeModule();
  bool isLoaded(Symbol::SectionKind Kind, unsigned ExtraIndex) const;
};

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUMASM_ASMPARSER_H

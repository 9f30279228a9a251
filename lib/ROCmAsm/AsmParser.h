//===- AsmParser.h - ROCm's pseudo-ops and sections -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, several files:
//   PseudoOps.def       the rows with handlers
//   AsmParser.cpp       scopes, sections, kernels
//   ArgumentParser.cpp  .arg
//   Metadata.cpp        the other metadata
//   LLVMDirectives.cpp  LLVM's directives about kernels
//   CodeObject.cpp      code objects: pseudo-ops, descriptors, metadata
//   Views.cpp           kernels for analyses
//   FinishSource.cpp    checks at the end, addresses, the offset table, what is
//                       left of the Module
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCMASM_ASMPARSER_H
#define CLRX_LIB_ROCMASM_ASMPARSER_H

#include "AmdHsaBlocks.h"
#include "ObjectBuilder.h"
#include "clrx/Kernel/ControlDirectives.h"
#include "clrx/Kernel/FileSections.h"
#include "clrx/Kernel/KernelContainer.h"
#include "clrx/ROCm/CodeObject.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/StringSet.h"
#include <map>

namespace clrx::rocm {

/// Scopes of own rows. Shared ones are in any configuration section of a kernel
/// with a configuration.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0, ///< In any section of a kernel.
  /// In the configuration section of a kernel, with a configuration or not; the
  /// metadata is to be made then.
  InMetadata = FirstOwnScope << 1,
  /// Where no .metadata was; the same.
  NoMetadataSection = FirstOwnScope << 2
};

class AsmParser final : public KernelContainer {
public:
  explicit AsmParser(AsmHost &Host);

  /// \name Container
  /// @{
  bool takesProcessor(const LLVMProcessor &P) const override;
  Section *getInitialSection() override { return Sections.getText(); }
  bool switchToSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc) override;
  bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) override;
  bool enterMain(llvm::SMLoc Loc) override;
  void labelDefined(llvm::StringRef Name) override;
  bool keepsSections() const override { return isCodeObject(); }
  std::string checkRelocation(const RelocationRequest &R) override;
  uint32_t addRelocation(const RelocationRequest &R, uint64_t Offset) override;
  bool parseLLVMDirective(llvm::StringRef Name, llvm::SMLoc Loc) override;
  void wave32Changed(bool On) override;
  bool assignAddresses() override;
  std::vector<KernelView> viewKernels() override;
  void viewResources(llvm::MutableArrayRef<KernelView> Views) override;
  void addUsage(unsigned Number, const RegisterUsage &Usage) override {
    HasAddedUsage = true;
    KernelContainer::addUsage(Number, Usage);
  }
  bool finishSource() override;
  llvm::Error writeModule(const llvm::MCAssembler &Asm,
                          llvm::raw_ostream &OS) override;
  /// @}

  /// \name Pseudo-ops
  /// @{
  static const llvm::StringLiteral PageIntroduction;
  static llvm::ArrayRef<PseudoOp> getPseudoOps();
  static ScopeWords describeScopes(unsigned Scopes);
#define CLRX_HANDLER(Handler)                                                  \
  bool parseDirective##Handler(llvm::StringRef Name, llvm::SMLoc Loc);
#include "PseudoOps.def"
  /// @}

private:
  /// What the parser knows of a kernel beside its Kernel in the Module.
  struct SourceKernel {
    SourcePos Declared;
    Section *ConfigSection;
    /// Where .kernel returns to.
    Section *LastSection;
  };
  /// A .gotsym.
  struct GotSymbol {
    std::string Name;
    SourcePos Pos;
    Section *Sec; ///< In code objects it is the symbol's alone.
  };

  Module M; ///< Grows with the source; contents of sections are added last.
  FileSections Sections;
  Section *Metadata = nullptr;
  Section *GOT = nullptr; ///< Never entered.
  /// In order of declaration, same indices as in the Module.
  std::deque<SourceKernel> Kernels;
  ControlDirectiveSections ControlDirectives;
  std::vector<GotSymbol> GotSymbols;
  bool HasDistances = true;   ///< Not .nosectdiffs.
  bool HasAddedUsage = false; ///< Since the layout.

  /// What is said of a code object beside the Module.
  struct CodeObjectState {
    unsigned Version = 0; ///< 0: it is to be another format.
    SourcePos Pos;        ///< What asked for it; invalid: the command line.
    SourcePos TargetPos;  ///< Of the target.
    bool IsRelocatable = false;
    std::optional<std::string> Linker; ///< Who links.
    /// What LLVM's values say in configurations, by the kernels' numbers.
    std::map<unsigned, AmdHsaKernel> ConfigValues;
    AmdHsaBlocks Blocks;     ///< Of kernels that have no configuration.
    ObjectSections Sections; ///< All of the object's.
    std::optional<std::string> MetadataYAML; ///< Instead of the Module's.
    SourcePos MetadataPos;
    std::string Metadata; ///< At the end: the note's document.
    AmdHsaObject Facts; ///< At the end: those with configurations, the blocks.
    /// At the end: those with configurations.
    std::vector<LoweredKernel> Lowered;

    CodeObjectState(AsmHost &Host, Section *Text)
        : Blocks(Host), Sections(Host, Text) {}
  };
  CodeObjectState CodeObject;

  std::optional<unsigned> CurKernel; ///< Null: outside of kernels.
  Section *MainSection;              ///< Where .main returns to from a kernel.

  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) override;

  /// \name The current kernel; there must be one
  /// @{
  Kernel &currentKernel() { return M.Kernels[*CurKernel]; }
  SourceKernel &currentSource() { return Kernels[*CurKernel]; }
  KernelMetadata &currentMetadata() { return currentKernel().Metadata; }
  /// @}

  // Places
  bool isInConfigSection() const;
  bool isInPlace(unsigned Scopes) const;
  void rememberSection();
  void leaveKernel(Section *S);
  void createConfig();
  bool parseGotName(llvm::StringRef &Name);

  // Metadata
  bool parsePrintfOperands(PrintfFormat &P);

  // The end of the source
  bool checkAndLayOut();
  bool checkFormat();
  bool checkKernels();
  bool checkKernelSymbol(Kernel &K, const SourceKernel &Source, size_t Index);
  bool reportDescriptorRoom(const Kernel &K, const SourceKernel &Source,
                            uint64_t Size, uint64_t Needed);
  bool checkGOT();
  /// Gives the Module the contents that it has in \p Asm, or, if that is null,
  /// so far.
  void addContents(const llvm::MCAssembler *Asm);
  bool layOut();
  bool updateUsage();
  void completeModule();
  void collectExtraSymbols();
  void addExtraSymbol(const SymbolInfo &Info, llvm::StringSet<> &Added);

  // Code objects
  bool isCodeObject() const { return CodeObject.Version != 0; }
  bool selectCodeObject(uint64_t Version, SourcePos Pos);
  bool prepareSections(SourcePos Pos);
  bool beginCodeObject(llvm::SMLoc Loc);
  bool needCodeObject(llvm::StringRef Name, llvm::SMLoc Loc);
  bool parseConfigValue(llvm::StringRef Name, llvm::SMLoc Loc);
  bool parseTargetDirective(llvm::SMLoc Loc);
  bool parseVersionDirective(llvm::SMLoc Loc);
  bool openBlock(llvm::SMLoc Loc);
  bool closeBlock(llvm::SMLoc Loc);
  bool readMetadata(llvm::SMLoc Loc);
  std::optional<TargetId> findTarget();
  bool checkEntries();
  bool lowerKernel(unsigned Number, const CodeObjectTarget &Target,
                   std::vector<LoweredKernel> &Lowered,
                   std::vector<AmdHsaKernel> &Described);
  bool makeNote(const CodeObjectTarget &Target,
                llvm::ArrayRef<LoweredKernel> Lowered);
  KernelResources view(const Kernel &K) const;
  KernelResources view(const LoweredKernel &L, const Kernel &K,
                       llvm::StringRef Descriptor) const;
  KernelResources view(const AmdHsaBlocks::Block &B,
                       llvm::StringRef Descriptor) const;
  void viewOld(llvm::MutableArrayRef<KernelView> Views);
  void viewCompiledArgs(llvm::MutableArrayRef<KernelView> Views) const;
  void warnOfFileConfig();
  bool finishCodeObject();
  bool checkDescriptorRoom();
  bool isListed(const SymbolInfo &Info) const;
  void addObjectSymbols(ObjectBuilder &B);
  void addKernels(ObjectBuilder &B, unsigned Descriptors);
  llvm::Error writeCodeObject(const llvm::MCAssembler &Asm,
                              llvm::raw_ostream &OS);
};

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCMASM_ASMPARSER_H

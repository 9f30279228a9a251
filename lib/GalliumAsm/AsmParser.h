//===- AsmParser.h - Gallium's pseudo-ops and sections ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_GALLIUMASM_ASMPARSER_H
#define CLRX_LIB_GALLIUMASM_ASMPARSER_H

#include "clrx/Gallium/KernelSetup.h"
#include "clrx/GalliumAsm/GalliumAsm.h"
#include "clrx/Kernel/KernelContainer.h"

namespace clrx::gallium {

/// What the object writer needs beside the module: where the bytes come from.
struct Output {
  /// Complete but for contents of sections and relocations.
  Module M;
  const Section *Code = nullptr;
  const Section *GlobalData = nullptr;        ///< Null: none.
  const Section *Comment = nullptr;           ///< Null: none.
  std::vector<const Section *> ExtraSections; ///< As in Module.

  /// A kernel header to be put into the code.
  struct Header {
    uint64_t Offset;
    AmdKernelCode Code;
    const Section *ControlDirectives; ///< Null: zeros.
  };
  /// In order of declaration; later ones overwrite earlier ones.
  std::vector<Header> Headers;
};

/// Scopes of own rows. Shared ones are in the .config group. There, rows that
/// set the kernel header need LLVM 4.0 or later.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0,      ///< In any section of a kernel.
  BetweenGroups = FirstOwnScope << 1, ///< In any group or before them.
  InArgs = FirstOwnScope << 2,        ///< In .args.
  InProgInfo = FirstOwnScope << 3,    ///< In .proginfo.
  NeedsLLVM39 = FirstOwnScope << 4    ///< Means something from LLVM 3.9 on.
};

/// Where a row with these scopes is legal.
ScopeWords describeScopes(unsigned Scopes);

class AsmParser final : public KernelContainer {
public:
  explicit AsmParser(AsmHost &Host);

  /// \name Container
  /// @{
  Section *getInitialSection() override { return Text; }
  bool switchToSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc) override;
  bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) override;
  bool enterMain(llvm::SMLoc Loc) override;
  void labelDefined(llvm::StringRef Name) override;
  std::string checkRelocation(const RelocationRequest &R) override;
  bool finishSource() override;
  std::unique_ptr<llvm::MCObjectWriter>
  createObjectWriter(llvm::raw_pwrite_stream &OS) override;
  /// @}

  /// \name Pseudo-ops with handlers of their own
  /// @{
  bool parseDirectiveLLVMVersion(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveGetLLVMVersion(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveGlobalData(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveScratchSym(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveArgs(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveConfig(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveProgInfo(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveControlDirective(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveArg(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveEntry(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveDefaultHSAFeatures(llvm::StringRef, llvm::SMLoc);
  /// @}

private:
  /// What a kernel's pseudo-ops belong to.
  enum class Group : uint8_t { None, Args, Config, ProgInfo };

  struct SourceKernel {
    std::string Name;
    SourcePos Declared;
    Section *ConfigSection;
    Section *ControlDirectives = nullptr;
    SourcePos ControlDirectivesPos; ///< The first .control_directive.
    bool HasConfig = false;
    KernelSetup Setup;
    std::vector<Arg> Args;
    bool HasProgInfo = false;
    unsigned NumEntries = 0; ///< Of ProgInfo, given so far.
    ProgInfo Entries = getDefaultProgInfo();
    uint64_t Offset = 0; ///< In the code; known at the end.
  };

  uint32_t LLVMVersion; ///< Of .llvm_version; 0: the oldest.
  Section *Text;
  Section *Rodata = nullptr;
  Section *Comment = nullptr;
  Section *Scratch; ///< Never entered; scratch symbols lie at its start.
  struct NamedSection {
    Section *Sec = nullptr;
    unsigned ExtraIndex = 0; ///< In Out.ExtraSections, if it is there.
  };
  llvm::StringMap<NamedSection> SectionsByName;
  std::vector<std::unique_ptr<SourceKernel>>
      Kernels; ///< In order of declaration.
  /// Kernels with control directives, in order of their sections' creation.
  std::vector<const SourceKernel *> ControlDirectiveOrder;

  SourceKernel *CurKernel = nullptr;
  Group CurGroup = Group::None;
  Section *MainSection; ///< Where .main returns to from a kernel.
  Output Out;           ///< But for extra sections, filled by finishSource.

  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op) override;

  // Places
  bool isInConfigSection() const;
  bool isInPlace(unsigned Scopes) const;
  bool isInGroup(Group G) const { return CurGroup == G && isInConfigSection(); }
  bool needsLLVM(uint32_t Version, llvm::StringRef Name, llvm::SMLoc Loc);
  void leaveKernel(Section *S);
  NamedSection createNamedSection(llvm::StringRef Name,
                                  const SectionAttributes &Attrs,
                                  llvm::SMLoc Loc);
  bool openGroup(Group G, llvm::SMLoc Loc);

  // Arguments
  bool parseArgType(Arg &Arg, bool &IsShortcut);
  bool parseArgSizes(Arg &Arg);
  bool parseArgSize(uint64_t &Size, bool HasDefault, llvm::StringRef What);
  bool parseArgExtension(Arg &Arg);
  bool parseArgSemantic(Arg &Arg);

  // The end of the source
  void checkSGPRCounts();
  void collectExtraSymbols();
  void checkKernelSymbols();
  void checkKernelSymbol(SourceKernel &K);
  void checkLimits();
  void fillModule();
  void fillKernel(const SourceKernel &K);
  bool placeSymbol(const Section *S, Symbol &Symbol) const;
  bool hasHeader(const SourceKernel &K) const;
};

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUMASM_ASMPARSER_H

//===- AsmParser.h - ROCm's pseudo-ops and sections -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parser of .rocm: kernels, configurations and metadata, and the old
// formats of files. CodeObjectOutput writes code objects from the same source.
//
// One class, several files:
//   PseudoOps.def       rows of pseudo-ops with handlers
//   AsmParser.cpp       scopes, sections, kernels, the file, kernels for
//                       analyses
//   ArgumentParser.cpp  .arg
//   Metadata.cpp        other metadata
//   CodeObject.cpp      pseudo-ops of code objects
//   BinaryOutput.cpp    checks at the end, addresses, the offset table, the
//                       rest of the Module
//   LoaderChecks.cpp    files that AMD's loader refuses
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCMASM_ASMPARSER_H
#define CLRX_LIB_ROCMASM_ASMPARSER_H

#include "CodeObjectAsm/CodeObjectOutput.h"
#include "Kernel/KernelContainer.h"
#include <memory>

namespace clrx::rocm {

/// Scopes of the container's own rows. Shared rows are legal in any
/// configuration section of a kernel with a configuration.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0, ///< In any section of a kernel.
  /// In the configuration section of a kernel, even without a configuration.
  /// The pseudo-op makes the file have metadata.
  InMetadata = FirstOwnScope << 1,
  /// Anywhere unless a .metadata precedes it. The pseudo-op makes the file
  /// have metadata.
  NoMetadataSection = FirstOwnScope << 2
};

class AsmParser final : public KernelContainer, private KernelSource {
public:
  explicit AsmParser(AsmHost &Host);
  ~AsmParser() override;

  /// \name Container
  /// @{
  bool takesProcessor(const LLVMProcessor &P) const override;
  Section *getInitialSection() override { return Sections.getText(); }
  bool switchToSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc) override;
  bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) override;
  bool enterMain(llvm::SMLoc Loc) override;
  void labelDefined(llvm::StringRef Name) override;
  bool keepsSections() const override { return Output->keepsSections(); }
  std::string checkRelocation(const RelocationRequest &R) override {
    Output->noteUse(R);
    return ""; // The linker checks relocations.
  }
  uint32_t addRelocation(const RelocationRequest &R, uint64_t Offset) override {
    Output->addRelocation(R, Offset);
    return 0;
  }
  bool parseLLVMDirective(llvm::StringRef Name, llvm::SMLoc Loc) override;
  void wave32Changed(bool On) override;
  bool assignAddresses() override { return Output->assignAddresses(); }
  std::vector<KernelView> viewKernels() override;
  void viewResources(llvm::MutableArrayRef<KernelView> Views) override {
    Output->viewResources(Views);
  }
  void addUsage(unsigned Number, const RegisterUsage &Usage) override;
  bool finishSource() override { return Output->finish(); }
  llvm::Error writeModule(const llvm::MCAssembler &Asm,
                          llvm::raw_ostream &OS) override {
    return Output->write(Asm, OS);
  }
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
  class BinaryOutput;
  std::unique_ptr<BinaryOutput> Binary;
  CodeObjectOutput CodeObject;
  KernelOutput *Output; ///< Binary, or CodeObject once that is selected.

  std::optional<unsigned> CurKernel; ///< None outside of kernels.
  Section *MainSection; ///< Section that .main returns to from a kernel.

  bool isInScope(unsigned Scopes) override;
  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) override;

  /// \name The current kernel, which must exist
  /// @{
  Kernel &currentKernel() { return M.Kernels[*CurKernel]; }
  SourceKernel &currentSource() { return Kernels[*CurKernel]; }
  KernelMetadata &currentMetadata() { return currentKernel().Metadata; }
  /// @}

  /// Selects the output after a statement that may have requested a code
  /// object.
  void updateOutput();

  // Scopes
  bool isInConfigSection() const;
  void rememberSection();
  void leaveKernel(Section *S);
  void createConfig();
  bool parseGotName(llvm::StringRef &Name);

  // Metadata
  bool parsePrintfOperands(PrintfFormat &P);
};

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCMASM_ASMPARSER_H

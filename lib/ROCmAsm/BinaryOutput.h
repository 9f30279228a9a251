//===- BinaryOutput.h - ROCm binaries of a source ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a ROCm binary from the kernels of a source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCMASM_BINARYOUTPUT_H
#define CLRX_LIB_ROCMASM_BINARYOUTPUT_H

#include "AsmParser.h"
#include "llvm/ADT/StringSet.h"

namespace clrx::rocm {

class AsmParser::BinaryOutput final : public KernelOutput {
public:
  /// \p Parser must outlive this.
  explicit BinaryOutput(AsmParser &Parser)
      : Parser(Parser), Host(Parser.Host), Report(Parser.Report), M(Parser.M),
        Sections(Parser.Sections) {}

  /// Forbids distances between sections (.nosectdiffs).
  void forbidDistances();
  /// Called after usage was added to a kernel of the complete source.
  void setUsageAdded() { HasAddedUsage = true; }

  /// \name KernelOutput
  /// @{
  bool keepsSections() const override { return false; }
  Section *openSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc) override;
  std::pair<Section *, uint64_t> openGotSlot() override;
  void addRelocation(const RelocationRequest &, uint64_t) override {
    llvm_unreachable("labels are never linked");
  }
  uint64_t getMaxSharedVGPRs() const override { return 0; }
  bool takesLLVMArguments() const override { return false; }
  uint64_t getHeaderSize(const Kernel &K) const override {
    return rocm::getHeaderSize(M, K);
  }
  bool assignAddresses() override { return HasDistances && checkAndLayOut(); }
  bool finish() override;
  void viewResources(llvm::MutableArrayRef<KernelView> Views) override;
  llvm::Error write(const llvm::MCAssembler &Asm,
                    llvm::raw_ostream &OS) override;
  /// @}

private:
  AsmParser &Parser;
  AsmHost &Host;
  Reporter &Report;
  Module &M;
  FileSections &Sections;
  Section *GOT = nullptr;     ///< Never the current section.
  bool HasDistances = true;   ///< False after .nosectdiffs.
  bool HasAddedUsage = false; ///< True if usage was added since the layout.

  bool checkAndLayOut();
  bool checkFormat();
  bool checkKernels();
  bool checkKernelSymbol(Kernel &K, const SourceKernel &Source, size_t Index);
  bool checkGOT();
  /// \name LoaderChecks.cpp
  /// @{
  void checkLoader();
  void checkVersionForLoader();
  void checkSymbolsForLoader();
  /// @}
  void addContents(const llvm::MCAssembler *Asm);
  bool layOut();
  bool updateUsage();
  void completeModule();
  void collectExtraSymbols();
  void addExtraSymbol(const SymbolInfo &Info, llvm::StringSet<> &Added);
  KernelResources view(const Kernel &K) const;
};

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCMASM_BINARYOUTPUT_H

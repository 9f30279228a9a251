//===- CodeObjectOutput.h - Code objects from a source ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes an HSA code object of version 4 to 6 from kernels with configurations
// and from the directives that compilers print for amdhsa.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_CODEOBJECTOUTPUT_H
#define CLRX_LIB_CODEOBJECTASM_CODEOBJECTOUTPUT_H

#include "CodeObjectAsm/AmdHsaBlocks.h"
#include "CodeObjectAsm/KernelOutput.h"
#include "CodeObjectAsm/KernelSource.h"
#include "CodeObjectAsm/ObjectSections.h"
#include "Kernel/CodeOwnership.h"
#include "ROCm/CodeObject.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/StringSet.h"
#include <map>

namespace clrx::rocm {

class ObjectBuilder;

/// The code object of a source. Functions that return bool return true on error
/// and have reported it.
class CodeObjectOutput final : public KernelOutput {
public:
  /// \p Source and \p Ownership must have the same kernels. \p FileConfig has
  /// the fields of the whole file. All three must outlive this object.
  CodeObjectOutput(AsmHost &Host, KernelSource &Source,
                   CodeOwnership &Ownership, const KernelConfig &FileConfig);

  /// Returns true if the output is a code object.
  bool isSelected() const { return Version != 0; }
  /// Makes the output a code object of version \p Number. \p Pos is the
  /// statement that requests it, or invalid if the command line requests it.
  bool select(uint64_t Number, SourcePos Pos);
  /// Reports that the pseudo-op \p Name needs a code object, unless there is
  /// one.
  bool require(llvm::StringRef Name, llvm::SMLoc Loc);

  /// \name Pseudo-ops
  /// @{
  void setRelocatable() { IsRelocatable = true; }
  void setLinker(std::string Name) { Linker = std::move(Name); }
  void setTargetPos(SourcePos Pos) { TargetPos = Pos; }
  /// Parses the operand of `.amdhsa_`\p Name for the kernel \p Number, which
  /// has a configuration.
  bool parseConfigValue(unsigned Number, llvm::StringRef Name, llvm::SMLoc Loc);
  /// Parses a directive of LLVM's, which makes the output a code object.
  /// `.amdhsa_` directives are for the configuration of \p ConfigOf, if given.
  /// \returns false if there is no such directive.
  bool parseDirective(llvm::StringRef Name, llvm::SMLoc Loc,
                      std::optional<unsigned> ConfigOf);
  /// @}

  /// Kernels that a compiler describes, in the order of the source.
  const std::deque<AmdHsaBlocks::Block> &getBlocks() const {
    return Blocks.get();
  }

  /// \name KernelOutput
  /// @{
  bool keepsSections() const override { return true; }
  Section *openSection(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc) override {
    return Objects.open(Name, Attrs);
  }
  std::pair<Section *, uint64_t> openGotSlot() override;
  void noteUse(const RelocationRequest &R) override {
    if (R.Target->isSymbol())
      FirstUses.try_emplace(R.Target->getName(), R.Pos);
  }
  void addRelocation(const RelocationRequest &R, uint64_t Offset) override {
    Objects.addRelocation(R, Offset);
  }
  uint64_t getMaxSharedVGPRs() const override { return 120; }
  bool takesLLVMArguments() const override { return true; }
  uint64_t getHeaderSize(const Kernel &K) const override;
  bool finish() override;
  void viewResources(llvm::MutableArrayRef<KernelView> Views) override;
  llvm::Error write(const llvm::MCAssembler &Asm,
                    llvm::raw_ostream &OS) override;
  /// @}

private:
  AsmHost &Host;
  Reporter &Report;
  KernelSource &Source;
  CodeOwnership &Ownership;
  const KernelConfig &FileConfig;
  Module &M; ///< The module of Source.

  unsigned Version = 0; ///< 0: the output is not a code object.
  SourcePos Pos;        ///< Statement that requests a code object.
  SourcePos TargetPos;  ///< Statement that names the target.
  bool IsRelocatable = false;
  std::optional<std::string> Linker; ///< Text of .linker.
  /// LLVM's values in configurations, by the numbers of kernels.
  std::map<unsigned, AmdHsaKernel> ConfigValues;
  AmdHsaBlocks Blocks;                     ///< Kernels without a configuration.
  ObjectSections Objects;                  ///< All sections of the object.
  std::optional<std::string> MetadataYAML; ///< Replaces the Module's metadata.
  SourcePos MetadataPos;
  /// Position of the first use of each symbol that the linker resolves.
  llvm::StringMap<SourcePos> FirstUses;

  /// \name Results of finish()
  /// @{
  llvm::StringSet<> KernelNames; ///< Names of the Module's kernels.
  std::string Metadata;          ///< Bytes of the metadata, for a note.
  AmdHsaObject Facts; ///< Descriptors of the Module's kernels and the blocks.
  std::vector<LoweredKernel> Lowered; ///< Kernels that are not functions.
  /// @}

  bool prepareSections();
  bool reportUndefined(const ObjectBuilder &B);

  // Directives
  bool parseTarget(llvm::SMLoc Loc);
  bool parseVersion(llvm::SMLoc Loc);
  bool openBlock(llvm::SMLoc Loc) { return Blocks.open(Loc); }
  bool closeBlock(llvm::SMLoc Loc) { return Blocks.close(Loc); }
  bool readMetadata(llvm::SMLoc Loc);

  // The end of the source
  void warnOfFileConfig();
  std::optional<TargetId> findTarget();
  bool checkEntries();
  bool checkEntry(const Kernel &K, SourcePos Declared);
  bool checkDescriptorRoom();
  bool lowerKernel(unsigned Number, const CodeObjectTarget &Target,
                   std::vector<AmdHsaKernel> &Described);
  bool makeNote(const CodeObjectTarget &Target);
  bool checkGOT();

  // The object
  bool isListed(const SymbolInfo &Info) const;
  void addSymbols(ObjectBuilder &B);
  void addKernels(ObjectBuilder &B, unsigned Descriptors);

  // Views
  KernelResources view(const LoweredKernel &L, const Kernel &K,
                       llvm::StringRef Descriptor) const;
  KernelResources view(const AmdHsaBlocks::Block &B,
                       llvm::StringRef Descriptor) const;
  void viewCompiledArgs(llvm::MutableArrayRef<KernelView> Views) const;
};

/// Adds the arguments \p Args, whose AlignOrOffset is the offset, to \p R.
void viewArgs(KernelResources &R, llvm::ArrayRef<Arg> Args);

} // namespace clrx::rocm

#endif // CLRX_LIB_CODEOBJECTASM_CODEOBJECTOUTPUT_H

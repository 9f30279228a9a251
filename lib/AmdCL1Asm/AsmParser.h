//===- AsmParser.h - AmdCL1's pseudo-ops ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the parser of the container's statements. It is one class in several
// files:
//   PseudoOps.def      the pseudo-ops with handlers
//   AsmParser.cpp      scopes, statements about the whole file
//   Sections.cpp       sections and kernels
//   Configuration.cpp  statements about a configured kernel
//   Notes.cpp          statements about the parts of other kernels
//   FinishSource.cpp   the rest of the Module, at the end of the source
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1ASM_ASMPARSER_H
#define CLRX_LIB_AMDCL1ASM_ASMPARSER_H

#include "CatalystAsm/ArgumentParser.h"
#include "Kernel/KernelContainer.h"
#include "SourceSections.h"
#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Scopes of AmdCL1's own pseudo-ops.
enum OwnScope : unsigned {
  InKernel = FirstOwnScope << 0, ///< In any section of a kernel.
  // Scopes in notes of these types.
  InEntries = FirstOwnScope << 1,
  InConstantBuffers = FirstOwnScope << 2,
  InInputSamplers = FirstOwnScope << 3,
  InConstants = FirstOwnScope << 4
};

/// Sections of an encoding for another device; null if the source has not
/// opened them.
struct SourceEncoding {
  SourceSection *Code = nullptr;
  SourceSection *Data = nullptr;
};

/// State of the parser for a kernel, besides its Kernel in the Module.
struct SourceKernel {
  SourcePos Created; ///< Position of the .kernel that created the kernel.
  SourceSection *Code = nullptr; ///< Never null in AsmParser::Kernels.
  SourceSection *Data = nullptr;
  SourceSection *Config = nullptr;
  SourceSection *Header = nullptr;
  SourceSection *Metadata = nullptr;
  llvm::StringMap<SourceSection *> ExtraByName;
  /// Encodings for other devices, with the same indices as in the Module.
  std::deque<SourceEncoding> Encodings;
  llvm::DenseMap<uint64_t, unsigned> EncodingsByDevice;
  SourceSection *Last = nullptr; ///< Section that .kernel NAME returns to.
  llvm::StringSet<> ArgNames;    ///< Names of the arguments, if there are many.
};

class AsmParser final : public KernelContainer {
  Module M; ///< Filled while the source is read; the contents of sections are
            ///< added last.
  std::deque<SourceSection> Sections; ///< Sections in the order of creation.
  llvm::DenseMap<const Section *, SourceSection *> SectionsByMC;
  std::deque<SourceKernel> Kernels; ///< Kernels, with the same indices as in
                                    ///< the Module.
  llvm::StringMap<SourceSection *> OuterExtraByName;
  SourceSection *GlobalData;
  SourceSection *MainLast; ///< Section that .main returns to.
  std::optional<unsigned> CurKernel;
  std::optional<unsigned> CurEncoding; ///< As in SourceSection.

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
  static ScopeText describeScopes(unsigned Scopes);
#define CLRX_HANDLER(Handler)                                                  \
  bool parseDirective##Handler(llvm::StringRef Name, llvm::SMLoc Loc);
#include "PseudoOps.def"
  /// @}

protected:
  bool isInScope(unsigned Scopes) override;
  bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) override;
  KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) override;
  uint32_t getDriverVersion() const override;

private:
  /// \name Access to the current kernel, which must exist
  /// @{
  Kernel &currentKernel() { return M.Kernels[*CurKernel]; }
  SourceKernel &currentSource() { return Kernels[*CurKernel]; }
  /// Returns the configuration that is being described; the caller has checked
  /// the scope.
  Configuration &currentConfig() { return *currentKernel().Config; }
  /// @}

  /// \name Sections.cpp
  /// @{
  const SourceSection &getSource(const Section &S) const {
    return *SectionsByMC.lookup(&S);
  }
  /// Returns the current section; null in the absolute section.
  const SourceSection *currentSection() const;
  bool isInConfig() const;
  /// Returns the kernel whose code section is the current section.
  std::optional<unsigned> getKernelOfCode() const;
  SourceSection &addSection(SectionRole Role, llvm::StringRef Name,
                            bool IsNoBits = false);
  SourceSection &addExtraSection(llvm::StringRef Name,
                                 const SectionAttributes &Attrs);
  SourceSection &createSection(llvm::StringRef Name,
                               const SectionAttributes &Attrs, llvm::SMLoc Loc);
  SourceSection *lookUpSection(llvm::StringRef Name) const;
  /// Enters \p S and its kernel, or leaves the current kernel if \p S belongs
  /// to none.
  void enter(SourceSection &S);
  /// Enters \p S, which is created if it is null.
  void enter(SourceSection *&S, SectionRole Role, llvm::StringRef Name);
  /// Enters the code or the data of the current encoding, which is for another
  /// device.
  void enterEncoding(bool IsCode);
  /// @}

  /// \name Notes.cpp
  /// @{
  /// Returns the notes of the encoding of \p S, a section of a kernel.
  std::vector<CALNote> &getNotes(const SourceSection &S);
  bool isInNote(unsigned Scopes);
  bool checkUnconfigured(llvm::StringRef Name, llvm::SMLoc Loc);
  bool checkNote(llvm::StringRef Name, llvm::SMLoc Loc);
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

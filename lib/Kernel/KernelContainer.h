//===- KernelContainer.h - Container with configured kernels ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base class of the parser extensions of containers with kernel
// configurations.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_KERNELCONTAINER_H
#define CLRX_LIB_KERNEL_KERNELCONTAINER_H

#include "Kernel/CodeOwnership.h"
#include "Kernel/CompiledKernels.h"
#include "Kernel/ModuleContainer.h"
#include "Kernel/PseudoOpOperands.h"
#include "Language/PseudoOpPage.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

/// Describes in words where a pseudo-op is legal.
struct ScopeText {
  std::string Where; ///< E.g. "in a kernel"; empty if legal anywhere.
  std::string Needs; ///< E.g. "LLVM 4.0 or later"; may be empty.
  std::string
      Opener; ///< Pseudo-op that opens the scope, e.g. "'.config'"; empty if
              ///< '.kernel' opens it.
};

/// The common part of parsers of containers with kernel configurations:
/// dispatch by rows, and the pseudo-ops with the same meaning in all of them.
class KernelContainer : public ModuleContainer {
public:
  /// Introduction of the page about the container's pseudo-ops. A container
  /// with an introduction hides this member with its own.
  static constexpr llvm::StringLiteral PageIntroduction = "";

  void Initialize(llvm::MCAsmParser &Parser) override;
  llvm::SmallVector<unsigned, 8> getLegalScopes() override;
  void wave32Changed(bool On) override { Ownership.setWave32(On); }
  void addUsage(unsigned Number, const RegisterUsage &Usage) override {
    Ownership.addUsage(Number, Usage);
  }

  /// \name Handlers of shared rows
  /// @{
  bool parseDirectiveDriverVersion(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveGetDriverVersion(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveKCode(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveKCodeEnd(llvm::StringRef, llvm::SMLoc);
  /// @}

protected:
  CodeOwnership Ownership;
  KernelConfig FileConfig; ///< Values of rows that are legal anywhere.
  /// Value of .driver_version; 0 stands for the oldest version.
  uint32_t DriverVersion; // Remembered as ModulePart::DriverVersion.

  /// \p Ops are all rows of the container and must outlive it.
  KernelContainer(AsmHost &Host, llvm::ArrayRef<PseudoOp> Ops)
      : ModuleContainer(Host), Ownership(Host),
        DriverVersion(Host.getLoaderVersions().Driver), Ops(Ops) {}

  /// Returns true if pseudo-ops with the scopes \p Scopes are legal here, as
  /// far as their place is concerned.
  virtual bool isInScope(unsigned Scopes) = 0;
  /// Checks that \p Op is legal here. Called for every row before its operands
  /// are read. \returns true after reporting an error at \p Loc.
  virtual bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) = 0;
  /// Returns the configuration in which \p Op, a row with a scope, stores its
  /// operands. Called after the scope was checked. \p Loc is the name of \p Op.
  virtual KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) = 0;
  /// Returns the version that '.driver_version 0' sets.
  virtual uint32_t getDefaultDriverVersion() const { return 0; }
  /// Returns the value that .get_driver_version stores.
  virtual uint32_t getDriverVersion() const { return DriverVersion; }

  /// Declares the kernel \p Name at \p Loc if it is not declared yet. \returns
  /// its index, and true if it is new.
  std::pair<unsigned, bool> declareKernel(llvm::StringRef Name,
                                          llvm::SMLoc Loc);
  std::optional<unsigned> findKernel(llvm::StringRef Name) const;
  /// Makes the kernel named \p Label, if there is one, the owner of the code
  /// after the label in a section that kernels share.
  void enterCodeOf(llvm::StringRef Label);

  /// Returns the view of a kernel whose code begins \p HeaderSize bytes after
  /// the label with its name, if there is one.
  KernelView viewLabelled(llvm::StringRef Name, SourcePos Declared,
                          unsigned Number, uint64_t HeaderSize);
  /// Returns the view of a kernel whose code is the whole section \p Code.
  /// \p Code is null if the kernel has no code.
  KernelView viewOwn(llvm::StringRef Name, SourcePos Declared, unsigned Number,
                     const Section *Code);

  OperandReader operands() { return OperandReader(Host); }

  /// Reports that \p Name is not legal here. A note says how to enter a scope
  /// in which it is legal. Returns true.
  bool reportScope(llvm::StringRef Name, const ScopeText &Words,
                   bool IsInKernel, llvm::SMLoc Loc);

  /// Reports an error if the SGPR count in \p Config is too large for the
  /// current device. The device may have changed since \p Config was read. \p
  /// Declared is where \p Kernel is declared. \returns true on error.
  bool checkSGPRCount(llvm::StringRef Kernel, const KernelConfig &Config,
                      SourcePos Declared);

private:
  llvm::ArrayRef<PseudoOp> Ops;
  llvm::DenseMap<llvm::StringRef, const PseudoOp *> OpsByName;
  llvm::StringMap<unsigned> KernelNumbers; ///< Kernel indices, as in Ownership.

  bool parsePseudoOp(llvm::StringRef Name, llvm::SMLoc Loc);
  bool isInCode() const;
  bool parseKCodeItem(llvm::SmallBitVector &Selection);
};

/// A container that also reads the kernels of a compiler's output.
class CompiledContainer : public KernelContainer,
                          protected CompiledKernelOwner {
public:
  bool parseLLVMDirective(llvm::StringRef Name, llvm::SMLoc Loc) override {
    return Compiled.parseDirective(Name, Loc);
  }
  bool isReadingCompiled() const override { return Compiled.isReading(); }
  uint64_t getGapAfter(llvm::StringRef Name) override {
    return Compiled.getGapAfter(Name);
  }

protected:
  CompiledKernels Compiled;

  CompiledContainer(AsmHost &Host, llvm::ArrayRef<PseudoOp> Ops)
      : KernelContainer(Host, Ops), Compiled(Host, *this) {}

  bool enterCode(llvm::SMLoc Loc) override {
    return switchToSection(".text", SectionAttributes(), Loc);
  }
};

/// Returns a row whose operands \p Handler, a member function of \p Parser,
/// reads.
template <class Parser, auto Handler>
constexpr PseudoOp customOp(llvm::StringLiteral Name, unsigned Scopes,
                            llvm::StringLiteral Syntax, llvm::StringLiteral Doc,
                            llvm::StringLiteral Example) {
  return {
      Name,
      Scopes,
      PseudoOperand::Custom,
      KernelField::None,
      0,
      0,
      OverflowPolicy::None,
      Doc,
      [](llvm::MCAsmParserExtension *E, llvm::StringRef Op, llvm::SMLoc Loc) {
        return (static_cast<Parser *>(E)->*Handler)(Op, Loc);
      },
      Syntax,
      Example};
}

/// Returns the page about \p Ops of the container \p Title.
PseudoOpPage describePseudoOps(llvm::StringRef Title,
                               llvm::StringRef Introduction,
                               llvm::ArrayRef<PseudoOp> Ops,
                               ScopeText (*Describe)(unsigned Scopes));

/// Returns the description of the container that \p Parser reads.
/// Parser::getPseudoOps returns all rows, Parser::describeScopes describes
/// where they are legal, and Parser::PageIntroduction introduces their page.
template <class Parser>
ContainerInfo makeContainerInfo(const ContainerNames &Names) {
  return {Names,
          [](llvm::StringRef Name) {
            return llvm::any_of(
                Parser::getPseudoOps(),
                [Name](const PseudoOp &Op) { return Op.Name == Name; });
          },
          [](llvm::function_ref<void(llvm::StringRef)> Visit) {
            for (const PseudoOp &Op : Parser::getPseudoOps())
              Visit(Op.Name);
          },
          [](AsmHost &Host) -> std::unique_ptr<Container> {
            return std::make_unique<Parser>(Host);
          },
          [](llvm::StringRef Title) {
            return describePseudoOps(Title, Parser::PageIntroduction,
                                     Parser::getPseudoOps(),
                                     Parser::describeScopes);
          }};
}

} // namespace clrx

#endif // CLRX_LIB_KERNEL_KERNELCONTAINER_H

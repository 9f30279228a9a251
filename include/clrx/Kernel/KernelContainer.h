//===- KernelContainer.h - Container with configured kernels ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base of parser extensions of containers whose kernels are configured.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_KERNELCONTAINER_H
#define CLRX_KERNEL_KERNELCONTAINER_H

#include "clrx/Kernel/CodeOwnership.h"
#include "clrx/Kernel/CompiledKernels.h"
#include "clrx/Kernel/ModuleContainer.h"
#include "clrx/Kernel/PseudoOpOperands.h"
#include "clrx/Language/PseudoOpPage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

/// What a container says in words about a row's scopes.
struct ScopeWords {
  std::string Place; ///< As in "legal only in a kernel"; empty: anywhere.
  std::string Needs; ///< As in "needs LLVM 4.0 or later"; empty: nothing.
  std::string Way; ///< As in "open it with '.config'"; empty: a kernel is all.
};

/// What the parsers of containers with configured kernels have in common:
/// dispatch by rows, and the pseudo-ops that mean the same in all.
class KernelContainer : public ModuleContainer {
public:
  /// What the page about the container's pseudo-ops begins with, in lines;
  /// containers that have something to say hide it.
  static constexpr llvm::StringLiteral PageIntroduction = "";

  void Initialize(llvm::MCAsmParser &Parser) override;
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
  KernelConfig FileConfig; ///< Of rows that are legal anywhere.
  /// Of .driver_version; 0: the oldest.
  uint32_t DriverVersion; // Its place is that of ModulePart::DriverVersion.

  /// \p Ops are all rows of the container; they must outlive it.
  KernelContainer(AsmHost &Host, llvm::ArrayRef<PseudoOp> Ops)
      : ModuleContainer(Host), Ownership(Host),
        DriverVersion(Host.getLoaderVersions().Driver), Ops(Ops) {}

  /// Checks that \p Op may stand here; for every row, before its operands.
  /// \returns true on error, reported at \p Loc.
  virtual bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) = 0;
  /// Where \p Op, a row with a scope, stores its operands; called when its
  /// scope was right. \p Loc is its name.
  virtual KernelConfig &getConfigFor(const PseudoOp &Op, llvm::SMLoc Loc) = 0;
  /// What .driver_version sets for 0.
  virtual uint32_t getDefaultDriverVersion() const { return 0; }
  /// What .get_driver_version stores.
  virtual uint32_t getDriverVersion() const { return DriverVersion; }

  /// Declares the kernel \p Name at \p Loc, unless it is declared. \returns its
  /// number, counting from 0, and whether it is new.
  std::pair<unsigned, bool> declareKernel(llvm::StringRef Name,
                                          llvm::SMLoc Loc);
  std::optional<unsigned> findKernel(llvm::StringRef Name) const;
  /// Code behind \p Label, in a section that kernels share, belongs to the
  /// kernel of that name, if there is one.
  void enterCodeOf(llvm::StringRef Label);

  /// A kernel whose code begins \p HeaderSize bytes behind the label of its
  /// name, if there is one.
  KernelView viewLabelled(llvm::StringRef Name, SourcePos Declared,
                          unsigned Number, uint64_t HeaderSize);
  /// One whose code is \p Code from its beginning; null: there is none.
  KernelView viewOwn(llvm::StringRef Name, SourcePos Declared, unsigned Number,
                     const Section *Code);

  OperandReader operands() { return OperandReader(Host); }

  /// Reports that \p Name is not legal here and, as a note, how to get to where
  /// it is. Returns true.
  bool reportPlace(llvm::StringRef Name, const ScopeWords &Words,
                   bool IsInKernel, llvm::SMLoc Loc);

  /// Reports an SGPR count of \p Kernel, declared at \p Declared, that the
  /// device does not have, which may be another one than where \p Config was
  /// given. \returns true then.
  bool checkSGPRCount(llvm::StringRef Kernel, const KernelConfig &Config,
                      SourcePos Declared);

private:
  llvm::ArrayRef<PseudoOp> Ops;
  llvm::StringMap<const PseudoOp *> OpsByName;
  llvm::StringMap<unsigned> KernelNumbers; ///< As in Ownership.

  bool parsePseudoOp(llvm::StringRef Name, llvm::SMLoc Loc);
  bool isInCode() const;
  bool parseKCodeItem(llvm::SmallBitVector &Selection);
};

/// A container whose kernels may be a compiler's.
class CompiledContainer : public KernelContainer,
                          protected CompiledKernelOwner {
public:
  bool parseLLVMDirective(llvm::StringRef Name, llvm::SMLoc Loc) override {
    return Compiled.parseDirective(Name, Loc);
  }
  bool isReadingCompiled() const override { return Compiled.isReading(); }
  uint64_t getRoomBehind(llvm::StringRef Name) override {
    return Compiled.getRoomBehind(Name);
  }

protected:
  CompiledKernels Compiled;

  CompiledContainer(AsmHost &Host, llvm::ArrayRef<PseudoOp> Ops)
      : KernelContainer(Host, Ops), Compiled(Host, *this) {}

  bool enterCode(llvm::SMLoc Loc) override {
    return switchToSection(".text", SectionAttributes(), Loc);
  }
};

/// A row whose statement is read by \p Handler, a member function of \p Parser.
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

/// The page about \p Ops of the container that is called \p Title.
PseudoOpPage describePseudoOps(llvm::StringRef Title,
                               llvm::StringRef Introduction,
                               llvm::ArrayRef<PseudoOp> Ops,
                               ScopeWords (*Describe)(unsigned Scopes));

/// What the language needs to know of the container that \p Parser reads.
/// Parser::getPseudoOps has all rows, Parser::describeScopes says where they
/// are legal, and Parser::PageIntroduction what their page begins with.
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

#endif // CLRX_KERNEL_KERNELCONTAINER_H

//===- Container.h - Interface of containers --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A container implements the statements of the language that depend on the
// output format. It calls the language through AsmHost.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CONTAINER_H
#define CLRX_LIB_LANGUAGE_CONTAINER_H

#include "Language/AsmHost.h"
#include "clrx/Analysis/CodeView.h"
#include "clrx/Language/ContainerInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParserExtension.h"
#include <memory>
#include <optional>
#include <string>

namespace clrx {

/// Operands of .section after the name.
struct SectionAttributes {
  bool HasFlags = false;  ///< True if there are "FLAGS", perhaps empty.
  unsigned Flags = 0;     ///< ELF SHF_*.
  unsigned Type = 1;      ///< ELF SHT_*; SHT_PROGBITS by default.
  uint64_t Alignment = 0; ///< In bytes; 0 if not specified.
  /// \name For containers that keep sections
  /// In these containers, the default Flags and Type are those that LLVM gives
  /// to the name. All attributes together identify a section among those with
  /// the same name.
  /// @{
  uint64_t EntrySize = 0; ///< Size of the entries of a mergeable section.
  std::string Group;      ///< Signature of the group; empty without a group.
  bool IsComdat = false;  ///< True if the group is a COMDAT.
  /// Symbol in another section, for SHF_LINK_ORDER. A linker keeps or discards
  /// the two sections together.
  std::string LinkedTo;
  std::optional<unsigned> UniqueId; ///< `unique, N`
  /// @}
};

/// A request for a relocation: the loader or linker puts an address, a
/// distance, or part of one of them into the output. In containers without
/// linked sections (LabelValue::Linked), the loader puts half of an address
/// into a field of 32 bits in code.
struct RelocationRequest {
  const Section *InSection; ///< Section that is relocated.
  /// Target: a Section, or a symbol (ExprSection::isSymbol). The symbol is
  /// undefined, or it is not local, so that the linker finds it by its name.
  const ExprSection *Target;
  /// Offset in Target. If a linker computes a distance, this is the addend A in
  /// `Target + A - location of the field`.
  int64_t Addend;
  /// Specifier of the MCSpecifierExpr that the object writer gets.
  RelocationSpecifier Half;
  unsigned Size = 4; ///< Size of the relocated field in bytes: 4 or 8.
  /// Position of the expression; valid only in checkRelocation.
  SourcePos Pos = {};

  /// Returns the target's section; null for a symbol.
  const Section *getTargetSection() const {
    return Target->isSymbol() ? nullptr : Section::from(Target);
  }
};

/// A container: an MCAsmParserExtension whose Initialize registers its
/// pseudo-ops (addDirectiveHandler). It also serves statements of the language.
/// It is created when the output starts. Functions that return bool return true
/// on error and have reported the error, unless they say otherwise.
class Container : public llvm::MCAsmParserExtension {
protected:
  AsmHost &Host;
  Reporter &Report;

  explicit Container(AsmHost &Host) : Host(Host), Report(Host.getReporter()) {}

public:
  /// Returns true if the container has output for the processor \p P. Called
  /// once, before Initialize.
  virtual bool takesProcessor(const LLVMProcessor &P) const {
    return P.HasDialect;
  }

  /// Returns the section that a source starts in. Called once, after
  /// Initialize.
  virtual Section *getInitialSection() = 0;

  /// Enters a section (.text, .rodata, .data, .section), and creates it if the
  /// container allows that. \p Loc is the location of the pseudo-op.
  virtual bool switchToSection(llvm::StringRef Name,
                               const SectionAttributes &Attrs,
                               llvm::SMLoc Loc) = 0;
  /// Returns true if the container keeps sections for a linker. Then .section
  /// has the operands of LLVM's assembler, and symbols have attributes for
  /// linkers. The answer may change while the source is read.
  virtual bool keepsSections() const { return false; }
  /// Returns true if symbols may be undefined. Called at the end of the source.
  virtual bool takesUndefined() const { return keepsSections(); }

  /// Goes to a kernel (.kernel NAME). \p Loc is the location of the pseudo-op.
  virtual bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) = 0;
  /// Goes to the parts that belong to no kernel (.main).
  virtual bool enterMain(llvm::SMLoc Loc) = 0;

  /// Returns the scopes of pseudo-ops (PseudoOpEntry::Scopes) that are legal at
  /// the next statement, besides those that are legal anywhere.
  virtual llvm::SmallVector<unsigned, 8> getLegalScopes() { return {}; }

  /// Called for a label at the end of the current section, before its symbol is
  /// defined. \p Name is the name without scopes.
  virtual void labelDefined(llvm::StringRef Name) {}

  /// \name LLVM's directives about kernels, under .dialect llvm
  /// @{

  /// Parses the directive \p Name about kernels. AsmHost::getOperands returns
  /// the operands. Returns false if the container has no such directive.
  virtual bool parseLLVMDirective(llvm::StringRef Name, llvm::SMLoc Loc) {
    return false;
  }
  /// Returns true while the output of a compiler is read, which has sections of
  /// its own.
  virtual bool isReadingCompiled() const { return false; }
  /// Returns the number of bytes that the container needs between the label
  /// \p Name, which was just defined in code, and the instructions after it.
  virtual uint64_t getGapAfter(llvm::StringRef Name) { return 0; }
  /// @}

  /// Called after .wave32 and .nowave32; see ArchInfo::HasWave32.
  virtual void wave32Changed(bool On) {}

  /// Returns an empty string if the container can make the relocation, else an
  /// error message.
  virtual std::string checkRelocation(const RelocationRequest &R) {
    return "the container has no relocations";
  }

  /// \name For analyses, after the last statement of a source without errors
  /// @{

  /// Returns the kernels, without their resources.
  virtual std::vector<KernelView> viewKernels() { return {}; }
  /// Adds the resources of the kernels to \p Views, which is the result of
  /// viewKernels. Called after finishSource.
  virtual void viewResources(llvm::MutableArrayRef<KernelView> Views) {}
  /// Adds \p Usage to the registers that kernel \p Number uses.
  virtual void addUsage(unsigned Number, const RegisterUsage &Usage) {}
  /// @}

  /// Assigns addresses to sections whose labels are LabelValue::Addressed.
  /// Expressions may wait for these addresses. Called after the last statement,
  /// even after errors. Returns true if unresolved symbols need not be reported
  /// any more.
  virtual bool assignAddresses() { return false; }

  /// Checks what depends on the whole source, and prepares the writer. Called
  /// after the last statement of a source without errors.
  virtual bool finishSource() = 0;

  /// Creates the writer of the output, which may refer to this container.
  virtual std::unique_ptr<llvm::MCObjectWriter>
  createObjectWriter(llvm::raw_pwrite_stream &OS) = 0;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CONTAINER_H

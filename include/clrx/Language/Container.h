//===- Container.h - What the language asks of a container ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The other half of AsmHost: what a container does for statements of the
// language, and how one is found by its names.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_CONTAINER_H
#define CLRX_LANGUAGE_CONTAINER_H

#include "clrx/Analysis/CodeView.h"
#include "clrx/Language/AsmHost.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParserExtension.h"
#include <memory>
#include <optional>
#include <string>

namespace clrx {

/// Operands of .section after the name.
struct SectionAttributes {
  bool HasFlags = false;  ///< "FLAGS" was given, perhaps empty.
  unsigned Flags = 0;     ///< ELF SHF_*.
  unsigned Type = 1;      ///< ELF SHT_*; SHT_PROGBITS unless given.
  uint64_t Alignment = 0; ///< 0: not given.
  /// \name Where the container keeps sections
  /// Flags and Type are then those that LLVM gives to the name, unless others
  /// are given. Of sections with the same name, all of this says which one is
  /// meant.
  /// @{
  uint64_t EntrySize = 0;           ///< In bytes, of mergeable sections.
  std::string Group;                ///< Its signature; empty: in none.
  bool IsComdat = false;            ///< Of the group.
  std::string LinkedTo;             ///< Symbol whose section it goes with.
  std::optional<unsigned> UniqueId; ///< `unique, N`
  /// @}
};

/// A place that wants the address of another one, or of a symbol, or part of
/// it, or of the distance to it. In containers without sections that are linked
/// (LabelValue::Linked), half of it in a 32-bit place in code.
struct RelocationRequest {
  const Section *Place; ///< Section of the place.
  /// What is referred to: a Section, or a symbol (ExprSection::isSymbol) that
  /// is undefined, or not local and referred to by its name.
  const ExprSection *Target;
  int64_t Addend;           ///< Offset in Target; of a linker's distances that
                            ///< plus what is to be added to Target - place.
  RelocationSpecifier Half; ///< Specifier of the MCSpecifierExpr under which
                            ///< this reaches the object writer.
  unsigned Size = 4;        ///< Of the place in bytes: 4 or 8.

  /// Null if it is a symbol.
  const Section *getTargetSection() const {
    return Target->isSymbol() ? nullptr : Section::from(Target);
  }
};

/// A container: an MCAsmParserExtension whose Initialize registers its
/// pseudo-ops (addDirectiveHandler), plus what the language's own statements
/// need from it. Created when output starts. Functions that return bool return
/// true on error and have reported it.
class Container : public llvm::MCAsmParserExtension {
protected:
  AsmHost &Host;
  Reporter &Report;

  explicit Container(AsmHost &Host) : Host(Host), Report(Host.getReporter()) {}

public:
  /// Whether there can be output for \p P, which output starts for. Called
  /// once, before Initialize.
  virtual bool takesProcessor(const LLVMProcessor &P) const {
    return P.HasDialect;
  }

  /// The section a source starts in. Called once, after Initialize.
  virtual Section *getInitialSection() = 0;

  /// .text, .rodata, .data, .section: switches, creating what the container
  /// allows. \p Loc is the pseudo-op.
  virtual bool switchToSection(llvm::StringRef Name,
                               const SectionAttributes &Attrs,
                               llvm::SMLoc Loc) = 0;
  /// Whether sections are those of LLVM's assembler, with its operands of
  /// .section, and symbols have the attributes that linkers want. Asked at each
  /// use.
  virtual bool keepsSections() const { return false; }
  /// Whether symbols may be undefined; asked in the end.
  virtual bool takesUndefined() const { return keepsSections(); }

  /// .kernel NAME. \p Loc is the pseudo-op.
  virtual bool enterKernel(llvm::StringRef Name, llvm::SMLoc Loc) = 0;
  /// .main. \p Loc is the pseudo-op.
  virtual bool enterMain(llvm::SMLoc Loc) = 0;

  /// A label statement was read (before its symbol is defined); \p Name is
  /// without scopes, the place is the current section's end.
  virtual void labelDefined(llvm::StringRef Name) {}

  /// \name What LLVM prints about kernels, under .dialect llvm
  /// @{

  /// A directive about kernels; its operands are next. \returns false if there
  /// is none of that name.
  virtual bool parseLLVMDirective(llvm::StringRef Name, llvm::SMLoc Loc) {
    return false;
  }
  /// Whether a compiler's output is being read, whose sections are its own.
  virtual bool isReadingCompiled() const { return false; }
  /// Bytes between the label \p Name, which was just defined in code, and the
  /// instructions behind it: for what the compiler does not print.
  virtual uint64_t getRoomBehind(llvm::StringRef Name) { return 0; }
  /// @}

  /// .wave32/.nowave32 were read; see ArchInfo::HasWave32.
  virtual void wave32Changed(bool On) {}

  /// \returns empty if the container can relocate this, else what is wrong.
  virtual std::string checkRelocation(const RelocationRequest &R) {
    return "the container has no relocations";
  }

  /// \name For analyses, after the last statement, without errors so far
  /// @{
  virtual std::vector<KernelView> viewKernels() { return {}; }
  /// Adds their resources to \p Views, all that viewKernels returns, when
  /// finishSource has returned.
  virtual void viewResources(llvm::MutableArrayRef<KernelView> Views) {}
  /// The code of the kernel \p Number uses \p Usage, too.
  virtual void addUsage(unsigned Number, const RegisterUsage &Usage) {}
  /// @}

  /// After the last statement, whether or not there were errors: gives sections
  /// whose labels are LabelValue::Addressed their addresses. Symbols may still
  /// wait for these. \returns true if nothing more is to be looked at.
  virtual bool assignAddresses() { return false; }

  /// After the last statement, when everything before was free of errors:
  /// checks that need the whole source. Fills in what the writer needs.
  virtual bool finishSource() = 0;

  /// The writer of the output; it may keep references to this container.
  virtual std::unique_ptr<llvm::MCObjectWriter>
  createObjectWriter(llvm::raw_pwrite_stream &OS) = 0;
};

/// Effect of `.32bit` and `.64bit` while the container is selected.
enum class AddressSize : uint8_t {
  Any,     ///< They select the size of addresses.
  None,    ///< No effect; a warning says so.
  Always64 ///< No effect; `.32bit` has a warning.
};

/// What a container is called.
struct ContainerNames {
  unsigned Id; ///< What .get_format stores.
  /// As .format, .iffmt and command lines call it, and messages.
  llvm::StringLiteral Name;
  llvm::StringLiteral Title; ///< As in "Gallium pseudo-op ...".
  /// The pseudo-op that selects it, and another one, if it is not empty.
  llvm::StringLiteral Selector;
  llvm::StringLiteral OtherSelector = "";
  llvm::StringLiteral OtherName = "";  ///< The same as Name; empty: none.
  llvm::StringLiteral OptionName = ""; ///< Likewise, on command lines only.
  AddressSize Addresses = AddressSize::Any;
};

inline bool hasNoPseudoOp(llvm::StringRef) { return false; }
inline void visitNoPseudoOps(llvm::function_ref<void(llvm::StringRef)>) {}

struct PseudoOpPage;

/// What is known of a container before a source selects it.
struct ContainerInfo : ContainerNames {
  /// Whether \p Name (lower case, with the dot) is one of its pseudo-ops.
  bool (*IsPseudoOp)(llvm::StringRef Name) = hasNoPseudoOp;
  /// Visits the names of all of them.
  void (*ForEachPseudoOp)(llvm::function_ref<void(llvm::StringRef)> Visit) =
      visitNoPseudoOps;
  /// Makes its parser for \p Host, which must outlive it.
  std::unique_ptr<Container> (*Create)(AsmHost &Host) = nullptr;
  /// The page about its pseudo-ops, with its title. Null: it has none of its
  /// own.
  PseudoOpPage (*GetPseudoOps)(llvm::StringRef Title) = nullptr;
  /// The first driver version that knows \p Device; 0: all do; std::nullopt:
  /// none does. Null: drivers do not matter.
  std::optional<uint32_t> (*GetFirstDriver)(GPU Device) = nullptr;
  /// Says, for messages, how a source selects the container so that it also
  /// takes processors without a dialect. Empty: it never takes them.
  llvm::StringLiteral AllProcessors = "";
};

/// The container that is called \p Name, in any case; null if there is none.
const ContainerInfo *findContainer(llvm::ArrayRef<ContainerInfo> Containers,
                                   llvm::StringRef Name);
/// The names that findContainer knows, for suggestions.
llvm::SmallVector<llvm::StringLiteral, 8>
getContainerNames(llvm::ArrayRef<ContainerInfo> Containers);
/// The one that the pseudo-op \p Name, in any case, selects; null likewise.
const ContainerInfo *findSelector(llvm::ArrayRef<ContainerInfo> Containers,
                                  llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_LANGUAGE_CONTAINER_H

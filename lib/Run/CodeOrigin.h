//===- CodeOrigin.h - Origin of executed code ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the source of an address: a line of the source that was assembled, or a
// section and an offset.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_CODEORIGIN_H
#define CLRX_LIB_RUN_CODEORIGIN_H

#include "Assembler/MappedSource.h"
#include "clrx/Analysis/InstSink.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace clrx {

/// Records the target and the kernels of a source while it is assembled.
class SourceRecorder : public InstSink {
public:
  struct Kernel {
    uint32_t Section = 0; ///< Index in LineMap::Sections.
    uint64_t Entry = 0;   ///< Offset of the first instruction.
  };
  struct Label {
    std::string Name;     ///< As written.
    uint32_t Section = 0; ///< Index in LineMap::Sections.
    uint64_t Offset = 0;
  };
  std::optional<Arch> Architecture; ///< That of the first instruction.
  bool Wave32 = false;
  bool HasDialect = true;
  /// True if the output is code without kernels.
  bool IsRawCode = false;
  std::map<std::string, Kernel> Kernels; ///< By name.
  /// Labels of the code, in the order of the source, then the names of kernels
  /// that are no labels.
  std::vector<Label> Labels;
  std::optional<GPU> Device;
  /// The registers that symbols of the global scope stand for, as users spell
  /// them.
  std::map<std::string, std::string> Registers;

  /// Returns the mask of the groups of warnings that the source turns off for
  /// the instruction at \p Offset of the section \p Section.
  uint16_t getMuted(uint32_t Section, uint64_t Offset) const {
    return Muted.lookup({Section, Offset});
  }

  unsigned getInterests() const override {
    return WantsInsts | WantsData | WantsSymbols | WantsValues;
  }
  void start(Reporter &Report) override;
  void onInstruction(const InstEvent &E) override;
  void onData(const OutputEvent &E) override { addSection(E); }
  void onDefinition(const SymbolEvent &S, const OutputEvent &E) override;
  void onValue(const SymbolInfo &S) override;
  void finish(CodeView &Code) override;

private:
  struct Definition {
    std::string Name;
    const ExprSection *Section;
    uint64_t Offset;
  };
  Reporter *Report = nullptr;
  /// Masks of instructions by section and offset; only those that are not 0.
  llvm::DenseMap<std::pair<uint32_t, uint64_t>, uint16_t> Muted;
  std::vector<Definition> Definitions;       ///< All labels.
  std::vector<const ExprSection *> Sections; ///< In the order of LineMap.
  void addSection(const OutputEvent &E);
  void addKernelLabels();
  /// Returns the index of \p S in LineMap::Sections; nothing if it is empty.
  std::optional<uint32_t> findSection(const ExprSection *S) const;
};

/// Knows where the code of a kernel comes from.
class CodeOrigin : public MappedSource {
public:
  SourceRecorder::Kernel Kernel; ///< Place of the kernel in Lines.

  using MappedSource::makePlace;
  /// Returns the place \p Distance bytes after the first instruction of the
  /// kernel.
  Diagnostic makePlace(int64_t Distance) const {
    return makePlace(Kernel.Section, Kernel.Entry + uint64_t(Distance));
  }
};

} // namespace clrx

#endif // CLRX_LIB_RUN_CODEORIGIN_H

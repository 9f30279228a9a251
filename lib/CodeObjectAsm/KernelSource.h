//===- KernelSource.h - Kernels of a source ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state that the parser of `.rocm` shares with the outputs that write files
// from it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_KERNELSOURCE_H
#define CLRX_LIB_CODEOBJECTASM_KERNELSOURCE_H

#include "Expr/SymbolTable.h"
#include "Kernel/ControlDirectives.h"
#include "Kernel/FileSections.h"
#include "clrx/ROCm/Module.h"
#include <deque>

namespace clrx::rocm {

/// Facts about a kernel in the source that its Kernel in the Module does not
/// have.
struct SourceKernel {
  SourcePos Declared;
  Section *ConfigSection;
  Section *LastSection; ///< Section that .kernel returns to.
};

/// An entry of the offset table, from .gotsym.
struct GotSymbol {
  std::string Name;
  SourcePos Pos;
  Section *Sec; ///< In code objects each entry has a section of its own.
};

/// The content of a source, and its sections.
struct KernelSource {
  Module M; ///< Grows with the source. Contents of sections are added last.
  FileSections Sections;
  Section *Metadata = nullptr; ///< Section of .metadata, if there is one.
  /// Kernels in order of declaration, with the same indices as in the Module.
  std::deque<SourceKernel> Kernels;
  ControlDirectiveSections ControlDirectives;
  std::vector<GotSymbol> GotSymbols;

  explicit KernelSource(AsmHost &Host)
      : Sections(Host, LabelValue::Addressed), ControlDirectives(Host) {
    Sections.setRodataLabels(LabelValue::Addressed);
  }

  /// Checks that '.rodata' of \p Size bytes has room for the descriptors up to
  /// that of kernel \p Index, which ends at \p End. \returns true after
  /// reporting an error.
  bool checkDescriptorRoom(Reporter &Report, unsigned Index, uint64_t Size,
                           uint64_t End) const;

  /// Checks every symbol of the offset table. \p FindProblem returns the
  /// predicate of an error message about the symbol, or an empty string. Errors
  /// are reported at the end of the source. \returns true after any error.
  bool checkGotSymbols(
      AsmHost &Host,
      llvm::function_ref<llvm::StringRef(const std::optional<SymbolInfo> &)>
          FindProblem) const;
};

/// Returns the number of bytes between the label of \p K and its code. The
/// source reserves these bytes for a header.
uint64_t getHeaderSize(const Module &M, const Kernel &K);

} // namespace clrx::rocm

#endif // CLRX_LIB_CODEOBJECTASM_KERNELSOURCE_H

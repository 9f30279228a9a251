//===- SourcePrinter.h - Base of the containers' source printers *- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the parts of a source that all containers have: names, kernels,
// configurations instead of headers, code, and the parts that clrxdisasm leaves
// out.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_SOURCEPRINTER_H
#define CLRX_LIB_PRINT_SOURCEPRINTER_H

#include "Print/KernelCodePrinter.h"
#include "Print/SectionPrinter.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// Base of the classes that write the source of a module.
class SourcePrinter {
protected:
  /// \p Device is the one that the module is for. \p Printed records the
  /// contents of an exact source; it is null for other sources.
  SourcePrinter(const SourcePrintOptions &PrintOptions, GPU Device,
                llvm::raw_ostream &OS, PrintedCode *Printed, size_t NumKernels);

  SourcePrintOptions Options;
  Arch A; ///< Architecture of the device.
  llvm::raw_ostream &OS;

  bool isExact() const { return Options.Exact; }
  /// Returns true if the module's configurations are to be lifted.
  bool liftsConfigs() const { return isExact() && Options.LiftConfigs; }

  /// Writes the first lines of a source of \p Container.
  void printTarget(llvm::StringRef Container, bool IsLanguageDevice = false);
  /// Writes `.32bit` or `.64bit`.
  void printAddressSize(bool Is64Bit);
  /// Writes the pseudo-op \p Name with the string \p Text.
  void printString(llvm::StringRef Name, llvm::StringRef Text);
  /// Writes the pseudo-op that begins a kernel.
  void printKernelName(llvm::StringRef Name);
  /// Writes \p Data with labels, as words if people are to read it.
  void printLabeled(llvm::StringRef Data, std::vector<SourceLabel> Labels);

  /// Writes the lifted configuration of kernel \p Index, if \p Print finds one.
  /// \returns false if nothing was written. The caller then prints the parts of
  /// the kernel.
  bool printLifted(unsigned Index,
                   llvm::function_ref<bool(llvm::raw_ostream &ConfigOS)> Print);
  bool isLifted(unsigned Index) const { return HasLifted[Index]; }
  /// Returns the style in which the code shows the header of kernel \p Index.
  HeaderStyle getHeaderStyle(unsigned Index, bool ShowsConfig) const;

  /// Writes the .text section of the kernel \p Name.
  void printKernelText(llvm::StringRef Name, llvm::StringRef Code,
                       llvm::ArrayRef<SourceLabel> Labels,
                       std::vector<CodeRelocation> Relocations = {});
  /// Writes all code of a module, with the headers of \p Kernels.
  void printModuleText(llvm::StringRef Code, std::vector<PrintedKernel> Kernels,
                       std::vector<CodeRelocation> Relocations);
  /// Writes code that has no headers.
  void printPlainText(llvm::StringRef Code, std::vector<CodeLabel> Labels,
                      std::vector<CodeRelocation> Relocations);

  /// Writes \p Sections, whose labels are those of \p Kind in \p Names.
  void printSections(llvm::ArrayRef<ElfSection> Sections, const LabelMap &Names,
                     unsigned Kind);

private:
  PrintedCode *Printed;
  InstTemplatePool Templates;
  llvm::BitVector HasLifted;  ///< Kernels whose configuration was lifted.
  unsigned SectionNumber = 0; ///< Number of the next code section.
};

/// Returns the labels of an exact source: the names of \p Symbols.
template <class Symbols> LabelMap collectLabels(const Symbols &List) {
  LabelMap Names;
  for (const auto &S : List)
    Names.add(unsigned(S.Section), S.Index, {S.Value, S.Name});
  Names.sort();
  return Names;
}

/// Writes the pseudo-ops that add the symbols \p List in an exact source, in
/// the order of the file. Call this after all labels are defined.
template <class Symbols>
void printExtraSymbols(llvm::raw_ostream &OS, const Symbols &List) {
  for (const auto &S : List) {
    if (S.Section == decltype(S.Section)::Absolute)
      OS << S.Name << '=' << S.Value << '\n';
    printAddedSymbol(OS, S.Name, S.Size, S.Binding);
  }
}

} // namespace clrx

#endif // CLRX_LIB_PRINT_SOURCEPRINTER_H

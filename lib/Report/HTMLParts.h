//===- HTMLParts.h - Pieces of the page -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations that the parts of the HTML page share. All text from the source
// passes through escapeHTML.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_HTMLPARTS_H
#define CLRX_LIB_REPORT_HTMLPARTS_H

#include "Report/Printers.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

namespace clrx {

/// Returns \p Text for use as text or attribute value: without markup, in valid
/// UTF-8, without invisible characters.
std::string escapeHTML(llvm::StringRef Text);

/// Returns up to \p Size characters, with an ellipsis if any are left out.
std::string shorten(llvm::StringRef Text, size_t Size);

/// The scale of a register bar, and the occupancy steps on it.
struct RegisterScale {
  struct Step {
    unsigned Most;  ///< Largest register count with this occupancy.
    unsigned Waves; ///< Wavefronts per SIMD.
  };

  unsigned Size = 1;       ///< Number of registers that fill the bar.
  unsigned Count = 0;      ///< Registers allocated to the kernel; 0 if unknown.
  std::vector<Step> Steps; ///< Visible steps, ascending.

  RegisterScale(const KernelReport &K, SharedResource R);
  /// Returns a position in percent of the bar.
  double getShare(unsigned Registers) const {
    return 100.0 * std::min(Registers, Size) / Size;
  }
};

/// The scales of the register files of a kernel.
struct RegisterScales {
  RegisterScale VGPRs, SGPRs;
  explicit RegisterScales(const KernelReport &K)
      : VGPRs(K, SharedResource::VGPRs), SGPRs(K, SharedResource::SGPRs) {}
};

/// The index of a kernel on the page, and the anchor of a row or block in it.
struct PageIds {
  size_t Kernel;
  void row(llvm::raw_ostream &OS, size_t Row) const {
    OS << 'k' << Kernel << 'r' << Row;
  }
  void block(llvm::raw_ostream &OS, size_t Block) const {
    OS << 'k' << Kernel << 'b' << Block;
  }
};

/// Finds the diagnostics of a line.
class DiagnosticsByLine {
  std::map<std::pair<llvm::StringRef, uint64_t>,
           std::vector<const Diagnostic *>>
      ByLine;
  llvm::DenseSet<const Diagnostic *> Shown;

public:
  explicit DiagnosticsByLine(llvm::ArrayRef<Diagnostic> All);
  /// Returns the diagnostics of a line and marks them as shown.
  std::vector<const Diagnostic *> take(llvm::StringRef FileName, uint64_t Line);
  bool isShown(const Diagnostic &D) const { return Shown.contains(&D); }
};

/// Prints the curves of live registers over the whole code, with the occupancy
/// steps.
void printCurves(llvm::raw_ostream &OS, const KernelReport &K,
                 const RegisterScales &Scales, PageIds Ids);
/// Prints the lines.
void printListing(llvm::raw_ostream &OS, const KernelReport &K,
                  const RegisterScales &Scales, DiagnosticsByLine &Diagnostics,
                  PageIds Ids);
/// Prints the blocks as a graph or, if there are too many, as a list.
void printGraph(llvm::raw_ostream &OS, const KernelReport &K,
                const RegisterScales &Scales, PageIds Ids);

extern const llvm::StringLiteral PageStyle;

} // namespace clrx

#endif // CLRX_LIB_REPORT_HTMLPARTS_H

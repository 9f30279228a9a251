//===- HTMLParts.h - Pieces of the page -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the parts of the page with the code share. All text of the source goes
// through escapeHTML.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_HTMLPARTS_H
#define CLRX_LIB_REPORT_HTMLPARTS_H

#include "clrx/Report/Printers.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

namespace clrx {

/// For text and attribute values: no markup, valid UTF-8, nothing that is not
/// to be seen.
std::string escapeHTML(llvm::StringRef Text);

/// Up to \p Size characters, with an ellipsis for the rest.
std::string shorten(llvm::StringRef Text, size_t Size);

/// What a bar of registers is drawn to, and the steps of occupancy in it.
struct RegisterScale {
  struct Step {
    unsigned Most;  ///< Registers with which there are as many wavefronts.
    unsigned Waves; ///< Per SIMD.
  };

  unsigned Size = 1;       ///< Registers of a full bar.
  unsigned Count = 0;      ///< That the kernel gets; 0: not known.
  std::vector<Step> Steps; ///< Those that are to be seen, ascending.

  RegisterScale(const KernelReport &K, SharedResource R);
  /// In percent of the bar.
  double getShare(unsigned Registers) const {
    return 100.0 * std::min(Registers, Size) / Size;
  }
};

/// The scales of a kernel.
struct RegisterScales {
  RegisterScale VGPRs, SGPRs;
  explicit RegisterScales(const KernelReport &K)
      : VGPRs(K, SharedResource::VGPRs), SGPRs(K, SharedResource::SGPRs) {}
};

/// The number of a kernel on the page, and the place of a row or block in it.
struct PageIds {
  size_t Kernel;
  void row(llvm::raw_ostream &OS, size_t Row) const {
    OS << 'k' << Kernel << 'r' << Row;
  }
  void block(llvm::raw_ostream &OS, size_t Block) const {
    OS << 'k' << Kernel << 'b' << Block;
  }
};

/// Finds what was reported at a line.
class DiagnosticsByLine {
  std::map<std::pair<llvm::StringRef, uint64_t>,
           std::vector<const Diagnostic *>>
      ByLine;
  llvm::DenseSet<const Diagnostic *> Shown;

public:
  explicit DiagnosticsByLine(llvm::ArrayRef<Diagnostic> All);
  /// Those at that line, which are shown now.
  std::vector<const Diagnostic *> take(llvm::StringRef FileName, uint64_t Line);
  bool isShown(const Diagnostic &D) const { return Shown.contains(&D); }
};

/// The live registers over the whole code, with the steps.
void printCurves(llvm::raw_ostream &OS, const KernelReport &K,
                 const RegisterScales &Scales, PageIds Ids);
/// The lines.
void printListing(llvm::raw_ostream &OS, const KernelReport &K,
                  const RegisterScales &Scales, DiagnosticsByLine &Diagnostics,
                  PageIds Ids);
/// The blocks, as a picture or, if they are too many, as a list.
void printGraph(llvm::raw_ostream &OS, const KernelReport &K,
                const RegisterScales &Scales, PageIds Ids);

extern const llvm::StringLiteral PageStyle;

} // namespace clrx

#endif // CLRX_LIB_REPORT_HTMLPARTS_H

//===- FieldPrinter.h - Configurations as pseudo-ops ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the fields of a configuration as pseudo-ops. A readable source has
// them in the order of the assembler's rows, and clrxdisasm's text in the order
// of ConfigLines.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_FIELDPRINTER_H
#define CLRX_LIB_KERNELMODEL_FIELDPRINTER_H

#include "KernelModel/FieldOps.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <array>

namespace clrx {

/// Removes fields from \p Config as long as \p IsSame returns true for the
/// smaller configuration. Register counts are not removed, because the
/// assembler would count the registers instead.
void minimize(KernelConfig &Config,
              llvm::function_ref<bool(const KernelConfig &)> IsSame);

/// Writes a line for each field of \p Config. The line is the pseudo-op of the
/// first row of \p Ops that sets the field and whose scopes \p IsAccepted
/// accepts. \returns false if a field or its value has no such row; other lines
/// may have been written.
bool printFields(llvm::raw_ostream &OS, llvm::ArrayRef<PseudoOp> Ops,
                 const KernelConfig &Config,
                 llvm::function_ref<bool(unsigned Scopes)> IsAccepted);

/// A line of a configuration; see ConfigLines.def.
struct ConfigLine {
  enum Condition : uint8_t { Always, IfSet };

  llvm::StringRef Name; ///< Pseudo-op without the dot.
  PseudoOperand Operand;
  KernelField Field;
  uint64_t Bits = 0; ///< See ConfigLines.def.
  Condition When = Always;
  uint8_t HexDigits = 0;
  unsigned Views = ~0u; ///< Mask of HeaderView.
};

/// The structures that clrxdisasm shows as a configuration.
enum HeaderView : unsigned {
  InHeader = 1 << 0,     ///< AmdKernelCode.
  InDescriptor = 1 << 1, ///< A kernel descriptor.
  InProgInfo = 1 << 2,   ///< RSRC words and TMPRING_SIZE in a section.
  InAnyView = InHeader | InDescriptor | InProgInfo
};

/// Writes \p Lines in the form of clrxdisasm, as far as \p Config has their
/// fields. The names begin with \p Prefix.
void printLines(llvm::raw_ostream &OS, llvm::ArrayRef<ConfigLine> Lines,
                const KernelConfig &Config, unsigned Views = ~0u,
                llvm::StringRef Prefix = "");

/// Reads the fields of \p Header as clrxdisasm shows them. Register counts are
/// multiples of 8 SGPRs and of \p VGPRGranule VGPRs. The size of LDS is read
/// from LDS_SIZE, and the exceptions from COMPUTE_PGM_RSRC1. PgmRsrc1 and
/// PgmRsrc2 are the whole words.
KernelConfig readRsrcFields(const AmdKernelCode &Header, Arch A,
                            unsigned VGPRGranule);

/// Writes the fields of the RSRC words in \p Config, a result of
/// readRsrcFields.
void printRsrcLines(llvm::raw_ostream &OS, const KernelConfig &Config,
                    HeaderView View, llvm::StringRef Prefix = "");

/// Writes the other fields of a header in \p Config, a result of readFields.
void printHeaderLines(llvm::raw_ostream &OS, const KernelConfig &Config,
                      HeaderView View);

/// Writes all fields of \p Header and its control directives. The names of the
/// RSRC words' fields begin with \p Prefix, and \p LastLines are printed before
/// the control directives.
void printHSAConfig(llvm::raw_ostream &OS, const AmdKernelCode &Header, Arch A,
                    llvm::StringRef Prefix = "",
                    llvm::StringRef LastLines = "");

/// Writes the part `.NAME` of a kernel, whose content is \p Data.
void printKernelPart(llvm::raw_ostream &OS, llvm::StringRef Name,
                     llvm::StringRef Data);

/// Writes the line `.NAME X, Y, Z` if \p Size is not zero.
template <class T>
void printGroupSize(llvm::raw_ostream &OS, const std::array<T, 3> &Size,
                    llvm::StringRef Name = "cws") {
  if (Size != std::array<T, 3>())
    OS << "        ." << Name << ' ' << Size[0] << ", " << Size[1] << ", "
       << Size[2] << '\n';
}

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_FIELDPRINTER_H

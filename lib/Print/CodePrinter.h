//===- CodePrinter.h - Code sections as source ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints machine code in the form of clrxdisasm: instructions with their
// offsets, labels at branch targets, runs of zeros, and relocated literals.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_CODEPRINTER_H
#define CLRX_LIB_PRINT_CODEPRINTER_H

#include "Print/InstPrinter.h"
#include "Print/InstTemplates.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/Print/SourcePrintOptions.h"
#include "llvm/ADT/SmallVector.h"
#include <set>
#include <string>
#include <vector>

namespace clrx {

/// Writes the first lines of a source: container, device, wavefront size. If \p
/// IsExact, and the assembler would take the device's name for another device,
/// writes the architecture instead of the device.
void printTarget(llvm::raw_ostream &OS, llvm::StringRef Container, GPU Device,
                 bool Wave32, bool IsExact = false);

/// A name of an offset in the code.
struct CodeLabel {
  uint64_t Offset = 0;
  std::string Name;
};

/// A literal dword that the loader computes from a symbol.
struct CodeRelocation {
  /// Half of the address, or the specifier in the symbol.
  enum Part : uint8_t {
    Low,
    High,
    Named ///< Symbol ends with a specifier, as in "table@rel32@lo".
  };

  uint64_t Offset = 0; ///< Offset of the dword.
  std::string Symbol;
  int64_t Addend = 0;
  Part Half = Low;
};

/// Instructions that were printed in consecutive lines.
struct PrintedRun {
  unsigned Section = 0;    ///< Number of the code's section.
  uint64_t Offset = 0;     ///< Section offset of the run's first instruction.
  uint64_t TextOffset = 0; ///< Offset of its line in the text.
  size_t FirstInst = 0;    ///< Its index in PrintedCode::Sizes.
};

/// Pseudo-ops that were printed instead of a kernel's header.
struct PrintedConfig {
  unsigned Kernel;     ///< Index of the kernel in the module.
  uint64_t Begin, End; ///< Offsets in the text.
};

/// The parts of a binary that an exact source prints as data, because the
/// assembler refuses or changes their text.
struct ExactChoices {
  /// Sections and offsets of instructions.
  std::set<std::pair<unsigned, uint64_t>> AsData;
  /// Kernels whose configurations are printed as data.
  std::set<unsigned> RawKernels;
  bool HasRawKernelsOnly = false; ///< True if isRaw is true for all kernels.

  bool isRaw(unsigned Kernel) const {
    return HasRawKernelsOnly || RawKernels.count(Kernel);
  }
};

/// A record of what an exact source contains, in the order of its text. Code
/// has many instructions, so each takes as little memory as possible and the
/// lists grow in place.
struct PrintedCode {
  llvm::SmallVector<PrintedRun, 0> Runs;
  llvm::SmallVector<uint8_t, 0> Sizes; ///< Size of each instruction in words.
  llvm::SmallVector<uint32_t, 0> Words;
  uint64_t RunEnd = 0; ///< Offset of the last run's end in the text.
  std::vector<PrintedConfig> Configs;

  /// Adds an instruction whose line begins at \p TextOffset.
  void addInst(unsigned Section, uint64_t Offset,
               llvm::ArrayRef<uint32_t> InstWords, uint64_t TextOffset);
  /// Removes all instructions and frees their memory.
  void forgetInsts();
};

struct CodePrintOptions {
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  bool ShowEncoding = false; ///< Print the words in the offset's comment.
  bool ShowFloats = false;   ///< See InstPrintOptions.
  bool MarkHalves = false;   ///< See InstPrintOptions.
  bool ShowOffsets = true;   ///< Print the offset in a comment before the text.
  /// Number labels in their kernel: KERNEL_L1. Otherwise, or if a kernel has
  /// such a name itself, labels are named by their offsets, as in clrxdisasm.
  bool NumberLabels = false;
  /// Indent instructions without offsets, and print a run of s_nop as one line
  /// of data.
  bool IsReadable = false;
  /// Name of the kernel: the prefix of numbered labels before the first named
  /// label.
  std::string KernelName;
  /// Choices for an exact source; null for other sources. In an exact source,
  /// instructions that can be read again are printed in the canonical style and
  /// all others as data.
  const ExactChoices *Exact = nullptr;
  /// The templates of the source; null to use none. Their architecture and
  /// wavefront size are those of the code.
  InstTemplatePool *Templates = nullptr;

  CodePrintOptions() = default;
  /// Copies the options for code from \p Options. The architecture is that of
  /// \p Options.Device.
  CodePrintOptions(const SourcePrintOptions &Options,
                   InstTemplatePool &Templates)
      : Architecture(getGPUInfo(Options.Device).Architecture),
        Wave32(Options.Wave32), ShowEncoding(Options.ShowEncoding),
        ShowFloats(Options.ShowFloats), MarkHalves(Options.MarkHalves),
        ShowOffsets(Options.ShowOffsets), NumberLabels(Options.NumberLabels),
        IsReadable(Options.IsReadable), Exact(Options.Exact),
        Templates(&Templates) {}
};

/// A range of code that is printed in one go: all code, or the code between two
/// headers.
struct CodeRange {
  uint64_t Begin = 0, End = 0; ///< Offsets in the code in bytes.
};

/// Prints one section of code.
class CodePrinter {
public:
  /// \p SectionNumber is part of the names of unnamed labels. \p Labels and
  /// \p Relocations may be in any order. \p Code must outlive this object. \p
  /// Printed records the contents of an exact source.
  CodePrinter(llvm::StringRef Code, const CodePrintOptions &Options,
              unsigned SectionNumber, std::vector<CodeLabel> Labels = {},
              std::vector<CodeRelocation> Relocations = {},
              PrintedCode *Printed = nullptr);

  /// Prints the whole code with warnings and labels.
  void printAll(llvm::raw_ostream &OS);

  /// Collects the branch targets of \p R. Call this for all ranges before
  /// printing the first one.
  void findLabels(CodeRange R);

  /// Prints the instructions of \p R, and all labels up to its last
  /// instruction. Unless the source is exact, the threads of llvm::parallelFor
  /// print long ranges.
  void print(llvm::raw_ostream &OS, CodeRange R);

  /// Prints the remaining labels up to \p Offset, relative to that offset.
  void printLabels(llvm::raw_ostream &OS, uint64_t Offset);

  /// Prints the remaining labels, each with its .org, or in an exact source as
  /// an assignment. \p End is the offset that the text has reached.
  void printRemainingLabels(llvm::raw_ostream &OS, uint64_t End);

  /// Prints clrxdisasm's warnings about an incomplete last instruction or word.
  void printWarnings(llvm::raw_ostream &OS, CodeRange R) const;

private:
  /// Progress of the text.
  struct Progress {
    size_t NextNamed = 0, NextTarget = 0;
    uint64_t NextLabel = 0; ///< Lower bound of the remaining labels' offsets.
    Inst Current;           ///< The current instruction.
  };
  /// A part of the code that a thread can print.
  struct Part {
    uint64_t Begin = 0;
    uint64_t Previous = 0; ///< Offset of the instruction before it.
  };

  llvm::StringRef Code;
  CodePrintOptions Options;
  unsigned SectionNumber;
  PrintedCode *Printed;
  std::vector<CodeLabel> Named;
  std::vector<CodeRelocation> Relocations;
  std::vector<uint64_t> Targets; ///< Branch targets, sorted before printing.
  bool AreTargetsSorted = true;
  bool IsUnfinished = false; ///< True if the end of the last range cuts an
                             ///< instruction.
  std::vector<Part> Parts;   ///< Parts of all ranges in their order.
  Progress Main;

  void sortTargets();
  const CodeLabel *findNamed(uint64_t Offset) const;
  void printNumberedLabel(llvm::raw_ostream &OS, uint64_t Offset) const;
  void printOffsetName(llvm::raw_ostream &OS, uint64_t Offset) const;
  void printLabelName(llvm::raw_ostream &OS, uint64_t Offset,
                      llvm::StringRef Name) const;
  size_t readWords(uint64_t Offset, uint64_t End, uint32_t *Words) const;
  bool isRelocated(uint64_t Offset, uint64_t Size) const;
  bool isZero(uint64_t Offset) const;
  uint64_t getOddBytes(uint64_t Offset) const;
  uint64_t findPaddingEnd(const Progress &P, uint64_t Offset,
                          uint64_t End) const;
  void indent(TextStream &OS) const;
  uint64_t printZeros(TextStream &OS, uint64_t Offset, uint64_t End) const;
  uint64_t printInstruction(TextStream &OS, Progress &P,
                            InstTemplates *Templates, uint64_t Offset,
                            uint64_t End) const;
  void printLocation(TextStream &OS, uint64_t Offset, const uint32_t *Words,
                     size_t NumWords) const;
  bool usesTemplates() const;
  void printText(TextStream &OS, const Inst &I, uint64_t Offset,
                 llvm::ArrayRef<uint32_t> Words, InstStyle Style) const;
  uint64_t printExactly(TextStream &OS, Progress &P, uint64_t Offset,
                        uint64_t End, llvm::ArrayRef<uint32_t> Words,
                        uint64_t LineStart) const;
  void printTarget(llvm::raw_ostream &OS, uint64_t Target) const;
  std::vector<CodeRelocation>::const_iterator
  findRelocation(uint64_t Offset) const;
  bool printRelocation(llvm::raw_ostream &OS, uint64_t Offset) const;
  template <typename Fn>
  void forEachLabelUpTo(Progress &P, uint64_t Offset, Fn Visit) const;
  void printLabels(llvm::raw_ostream &OS, Progress &P, uint64_t Offset) const;
  uint64_t printUpTo(llvm::raw_ostream &OS, Progress &P, uint64_t Offset,
                     uint64_t Limit, uint64_t End) const;
  uint64_t printParts(llvm::raw_ostream &OS, uint64_t Offset, uint64_t End);
  Progress getProgressAt(const Part &P) const;
};

} // namespace clrx

#endif // CLRX_LIB_PRINT_CODEPRINTER_H

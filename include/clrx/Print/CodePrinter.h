//===- CodePrinter.h - Code sections as source ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of machine code: instructions in lines with their places, labels
// where branches lead, runs of zeros, and relocated literals. The form is
// clrxdisasm's.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_CODEPRINTER_H
#define CLRX_PRINT_CODEPRINTER_H

#include "clrx/ISA/Decoding.h"
#include "clrx/Print/InstPrinter.h"
#include "clrx/Print/SourcePrintOptions.h"
#include "llvm/ADT/SmallVector.h"
#include <set>
#include <string>
#include <vector>

namespace clrx {

/// Writes the first lines of a source: container, device, size of wavefronts.
/// If \p IsExact, the device is one that the assembler will take for it, or its
/// architecture.
void printTarget(llvm::raw_ostream &OS, llvm::StringRef Container, GPU Device,
                 bool Wave32, bool IsExact = false);

/// A name for a place in the code.
struct CodeLabel {
  uint64_t Offset = 0;
  std::string Name;
};

/// A literal dword whose value the loader makes of a symbol's.
struct CodeRelocation {
  /// Which half of the address it is, and who says so.
  enum Part : uint8_t {
    Low,
    High,
    Named ///< Symbol ends with a specifier, as in "table@rel32@lo".
  };

  uint64_t Offset = 0; ///< Of the dword.
  std::string Symbol;
  int64_t Addend = 0;
  Part Half = Low;
};

/// Printed instructions that are to be read again, in lines with nothing
/// between them.
struct PrintedRun {
  unsigned Section = 0;   ///< Number of the code's section.
  uint64_t Offset = 0;    ///< Of the first one in the section, in bytes.
  uint64_t TextPlace = 0; ///< Of its line in the text.
  size_t FirstInst = 0;   ///< In ExactCode::Sizes.
};

/// The pseudo-ops that a kernel's header was printed as.
struct PrintedConfig {
  unsigned Kernel;     ///< Its number in the module.
  uint64_t Begin, End; ///< In the text.
};

/// How a text comes about that assembles to the same words: what is read
/// otherwise, or not at all, is printed as data the next time.
struct ExactCode {
  /// Sections and offsets of instructions to print as data.
  std::set<std::pair<unsigned, uint64_t>> AsData;
  /// Kernels whose configurations are to be printed as data; or all.
  std::set<unsigned> RawKernels;
  bool HasRawKernelsOnly = false;
  /// \name What was printed as instructions, in the order of the text
  /// Code has many, so each takes no more than it must, and these grow where
  /// they are.
  /// @{
  llvm::SmallVector<PrintedRun, 0> Runs;
  llvm::SmallVector<uint8_t, 0> Sizes; ///< Of each instruction, in words.
  llvm::SmallVector<uint32_t, 0> Words;
  uint64_t RunEnd = 0; ///< Of the last run, in the text.
  /// @}
  /// What was printed as pseudo-ops, in the order of the text.
  std::vector<PrintedConfig> Configs;

  /// Adds an instruction whose line begins at \p TextPlace.
  void addInst(unsigned Section, uint64_t Offset,
               llvm::ArrayRef<uint32_t> InstWords, uint64_t TextPlace);
  /// Forgets what was printed, and gives the memory back.
  void forgetInsts();

  bool isRaw(unsigned Kernel) const {
    return HasRawKernelsOnly || RawKernels.count(Kernel);
  }
};

struct CodePrintOptions {
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  bool ShowEncoding = false; ///< The words, in the comment with the place.
  bool ShowFloats = false;   ///< See InstPrintOptions.
  bool MarkHalves = false;   ///< The same.
  bool ShowOffsets = true;   ///< The place, in a comment in front.
  /// Labels are numbered in their kernel: KERNEL_L1. Without it, or if a kernel
  /// has such a name itself, they have the names that clrxdisasm gives them, by
  /// their offsets.
  bool NumberLabels = false;
  /// Instructions are indented if they have no place in front, and a run of
  /// s_nop is one line of data.
  bool IsReadable = false;
  /// Whose code it is, up to the first label with a name.
  std::string KernelName;
  /// Print in the canonical style what can be read again, all else as data.
  ExactCode *Exact = nullptr;

  CodePrintOptions() = default;
  /// Those of a binary for \p Options.Device.
  explicit CodePrintOptions(const SourcePrintOptions &Options)
      : Architecture(getGPUInfo(Options.Device).Architecture),
        Wave32(Options.Wave32), ShowEncoding(Options.ShowEncoding),
        ShowFloats(Options.ShowFloats), MarkHalves(Options.MarkHalves),
        ShowOffsets(Options.ShowOffsets), NumberLabels(Options.NumberLabels),
        IsReadable(Options.IsReadable), Exact(Options.Exact) {}
};

/// A stretch of code that is printed on its own: all of it, or what stands
/// between headers.
struct CodeRange {
  uint64_t Begin = 0, End = 0; ///< In the code, in bytes.
};

/// Prints one section of code.
class CodePrinter {
public:
  /// \p SectionNumber is part of the names of labels without one. \p Labels and
  /// \p Relocations may be in any order. \p Code outlives this.
  CodePrinter(llvm::StringRef Code, const CodePrintOptions &Options,
              unsigned SectionNumber, std::vector<CodeLabel> Labels = {},
              std::vector<CodeRelocation> Relocations = {});

  /// Prints all of the code, warnings and labels included.
  void printAll(llvm::raw_ostream &OS);

  /// Looks for branches in \p R; to be called for all ranges before the first
  /// is printed.
  void findLabels(CodeRange R);

  /// Prints the labels up to \p R's begin, and its instructions. Long ranges
  /// are printed by the threads of llvm::parallelFor.
  void print(llvm::raw_ostream &OS, CodeRange R);

  /// Prints the labels that lie at \p Offset or before it, as seen from there.
  void printLabels(llvm::raw_ostream &OS, uint64_t Offset);

  /// Prints the labels that are left, each with the .org it needs, or in exact
  /// text as an assignment. \p End is
  /// where the text has come to.
  void printRemainingLabels(llvm::raw_ostream &OS, uint64_t End);

  /// Prints what clrxdisasm says of a range whose last instruction or word is
  /// not whole.
  void printWarnings(llvm::raw_ostream &OS, CodeRange R) const;

private:
  /// How far the text has come.
  struct Progress {
    size_t NextNamed = 0, NextTarget = 0;
    uint64_t NextLabel = 0; ///< No label that is left is at a lower place.
    Inst Current;           ///< The instruction that is printed.
  };
  /// Where printing may begin on its own.
  struct Part {
    uint64_t Begin = 0;
    uint64_t Previous = 0; ///< The place of the instruction in front.
  };

  llvm::StringRef Code;
  CodePrintOptions Options;
  unsigned SectionNumber;
  std::vector<CodeLabel> Named;
  std::vector<CodeRelocation> Relocations;
  std::vector<uint64_t> Targets; ///< Of branches, sorted when printing begins.
  bool AreTargetsSorted = true;
  bool IsUnfinished = false; ///< The last range that was searched.
  std::vector<Part> Parts;   ///< Of all ranges that were searched, in order.
  Progress Main;

  void sortTargets();
  const CodeLabel *findNamed(uint64_t Offset) const;
  void printNumberedLabel(llvm::raw_ostream &OS, uint64_t Offset) const;
  void printPlaceName(llvm::raw_ostream &OS, uint64_t Offset) const;
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
  uint64_t printInstruction(TextStream &OS, Progress &P, uint64_t Offset,
                            uint64_t End) const;
  void printPlace(TextStream &OS, uint64_t Offset, const uint32_t *Words,
                  size_t NumWords) const;
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

#endif // CLRX_PRINT_CODEPRINTER_H

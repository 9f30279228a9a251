//===- Listing.h - The output as LLVM assembly ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records the pieces of output while the source is assembled. The listing is
// printed afterwards from the final bytes of the sections, when all fixups have
// been applied.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_LISTING_H
#define CLRX_LIB_ASSEMBLER_LISTING_H

#include "LLVMBridge/LLVMDisassembler.h"
#include "Language/Section.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Allocator.h"
#include <map>

namespace clrx {

/// The output of an assembly in LLVM's assembly language.
class Listing final : public InstSink {
public:
  explicit Listing(const AssembleOptions &Options) : Options(Options) {}

  unsigned getInterests() const override {
    return WantsInsts | WantsLLVMText | WantsData | WantsSymbols;
  }
  void onInstruction(const InstEvent &E) override;
  void onData(const OutputEvent &E) override;
  void onDefinition(const SymbolEvent &S, const OutputEvent &E) override;

  /// Prints all sections in the order of their first entry. \p WriteContents
  /// writes the final bytes of a section. It is not called for no-bits
  /// sections.
  void print(llvm::raw_ostream &OS,
             llvm::function_ref<void(const Section &, llvm::raw_ostream &)>
                 WriteContents);

private:
  struct Entry {
    enum EntryKind : uint8_t { Label, Data, Instruction };
    EntryKind Kind;
    TextMatch Match; ///< Only for instructions.
    uint64_t Offset;
    uint64_t Size; ///< 0 for labels.
    LLVMText Text; ///< Label name or LLVM assembly.
    /// \name Members of InstEvent
    /// @{
    bool IsInserted = false;
    bool Wave32 = false;
    const LLVMProcessor *Processor = nullptr;
    /// @}
  };

  void add(const ExprSection *S, Entry E);
  void printEntry(llvm::raw_ostream &OS, const Entry &E,
                  llvm::StringRef Contents);
  void printLabel(llvm::raw_ostream &OS, llvm::StringRef Name);
  void collectTargets(llvm::ArrayRef<Entry> Entries, llvm::StringSet<> &Seen);
  std::string printText(const Entry &E, llvm::StringRef Bytes) const;
  void printInstruction(llvm::raw_ostream &OS, const Entry &E,
                        llvm::StringRef Bytes);

  LLVMDisassembler *getDisassembler(const Entry &E);

  const AssembleOptions &Options;
  /// Disassemblers for the processors of instructions and the sizes of their
  /// wavefronts. They are null if LLVM does not support the processor.
  std::map<std::pair<const LLVMProcessor *, bool>,
           std::unique_ptr<LLVMDisassembler>>
      Disassemblers;
  llvm::BumpPtrAllocator Texts;
  llvm::MapVector<const ExprSection *, std::vector<Entry>> Sections;
  llvm::StringSet<> PrintedLabels;
  /// Labels of the section that is being printed, by offset.
  llvm::DenseMap<uint64_t, llvm::StringRef> Targets;
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_LISTING_H

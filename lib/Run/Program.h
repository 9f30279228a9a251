//===- Program.h - Code to execute ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads code: a binary of any container, a source, which is assembled in
// memory, or raw code.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_PROGRAM_H
#define CLRX_LIB_RUN_PROGRAM_H

#include "Launch/Launch.h"
#include "Run/CodeOrigin.h"
#include "Run/RawCode.h"

namespace clrx {

/// The source has errors, which the handler of diagnostics has got.
class SourceError : public llvm::ErrorInfo<SourceError> {
public:
  static char ID;
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;
};

/// Code to execute.
class RunProgram {
public:
  /// Reads \p Input, which must outlive the program. \p Options select the
  /// device and the container, and apply to a source. \returns SourceError, or
  /// an error that names the file.
  static llvm::Expected<std::unique_ptr<RunProgram>>
  load(llvm::MemoryBufferRef Input, AssembleOptions Options);

  const std::string &getFile() const { return File; }
  /// Returns the raw code; null if the program has kernels.
  const RawCode *getRawCode() const { return Code ? &*Code : nullptr; }
  llvm::ArrayRef<launch::LaunchKernel> getKernels() const { return Kernels; }
  /// Returns the kernel \p Name; without a name, the only kernel. \returns an
  /// error that names the file and lists the kernels.
  llvm::Expected<const launch::LaunchKernel *>
  findKernel(llvm::StringRef Name) const;
  /// Returns the origin of the code of \p Kernel, which has no name in raw
  /// code.
  CodeOrigin getOrigin(const std::string &Kernel) const;
  /// Returns the groups of warnings that the source turns off for the
  /// instruction \p Distance bytes after the first one of \p Kernel, as a mask
  /// of WarningGroup.
  uint16_t getMuted(const std::string &Kernel, int64_t Distance) const;

  bool hasSource() const { return !Source.empty(); }
  /// Returns the lines of the source; null if the program is a binary without
  /// debug information.
  const LineMap *getLines() const {
    return Source.empty() && Assembled.Lines.Entries.empty() ? nullptr
                                                             : &Assembled.Lines;
  }
  /// Returns the text of a line of the source.
  std::string getSourceLine(const LineMap::Location &L) const;
  llvm::ArrayRef<SourceRecorder::Label> getLabels() const {
    return Recorder.Labels;
  }

  /// Returns the symbols of the source if AssembleOptions::MakeSymbolList is
  /// set.
  llvm::ArrayRef<SymbolRecord> getSymbols() const { return Assembled.Symbols; }

  /// Returns the reports of the kernels, with the detail of
  /// AssembleOptions::Report.
  llvm::ArrayRef<KernelReport> getReports() const { return Assembled.Kernels; }

  /// Returns the registers that symbols of the source stand for, by the names
  /// of the symbols.
  const std::map<std::string, std::string> &getRegisterSymbols() const {
    return Recorder.Registers;
  }
  /// Returns the register that the symbol \p Name stands for; \p Name itself if
  /// it is no such symbol.
  llvm::StringRef getRegister(llvm::StringRef Name) const;

private:
  std::string File;       ///< Name of the file in messages.
  llvm::StringRef Source; ///< Content of the file if it is a source.
  SourceRecorder Recorder;
  AssembleResult Assembled;
  std::optional<RawCode> Code;
  std::vector<launch::LaunchKernel> Kernels;

  llvm::Error loadSource(llvm::MemoryBufferRef Input, AssembleOptions Options);
  llvm::Error loadBinary(llvm::StringRef Binary,
                         const LanguageOptions &Language);
  void readLines(llvm::StringRef Binary);
  llvm::Error readKernels(llvm::StringRef Binary,
                          const launch::LaunchOptions &Options);
};

} // namespace clrx

#endif // CLRX_LIB_RUN_PROGRAM_H

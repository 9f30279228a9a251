//===- Request.h - A run that the user requests --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that the user says about a run.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_REQUEST_H
#define CLRX_LIB_RUN_REQUEST_H

#include "Run/Values.h"
#include "Simulator/Dispatch.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/Option/ArgList.h"

namespace clrx {

/// Registers that an option names.
struct RegisterName {
  enum class File : uint8_t { Scalar, Vector, SCC, Special };
  File From = File::Scalar;
  unsigned First = 0; ///< Number in the file.
  unsigned Count = 1;
  std::string Special; ///< Name of a special register other than SCC.
};

/// Parses `s5`, `s[4:7]`, `v3`, `vcc`, `scc` and so on.
llvm::Expected<RegisterName> parseRegisterName(llvm::StringRef Text);

/// A value of -sgpr or -vgpr.
struct InitialRegisters {
  RegisterName Registers;
  ElementList Values;
};

/// A value of -buffer or -resource.
struct BufferRequest {
  unsigned Register = 0; ///< First SGPR; also the buffer's number.
  bool IsResource = false;
  RunValue Value;
};

/// A value of -print.
struct PrintRequest {
  enum class Source : uint8_t { Argument, Registers, LDS, Buffer };
  Source From = Source::Argument;
  std::string Name;       ///< WHAT as the user spells it.
  RegisterName Registers; ///< For Registers.
  unsigned Number = 0;    ///< Number of the argument or buffer.
  const ElementType *Type = nullptr;
  uint64_t MaxValues = ~uint64_t(0);
};

/// A value of -out.
struct OutputRequest {
  unsigned Number = 0; ///< Number of the argument or buffer.
  std::string File;
};

/// Numbers of a launch in x, y, z; empty without the option.
using LaunchNumbers = std::vector<uint64_t>;

/// A value of -arg.
struct ArgumentRequest {
  std::string Text; ///< As the user spells it.
  RunValue Value;
};

/// A launch of a kernel, or a start of raw code.
struct LaunchRequest {
  sim::RunOptions Run;
  /// Number of runs, whose seeds follow one another from Run.Seed on.
  uint64_t NumSchedules = 1;
  std::string Kernel; ///< Empty for the only kernel.
  LaunchNumbers GlobalSize, LocalSize, GlobalOffset;
  std::vector<ArgumentRequest> Arguments;
  std::vector<unsigned> CodeBuffers; ///< Numbers of arguments or buffers.
  // Initial state of raw code.
  std::vector<InitialRegisters> SGPRs, VGPRs;
  std::vector<BufferRequest> Buffers;
  uint32_t LDSSize = 0;
  sim::Bytes LDS; ///< LDSSize bytes.
  uint32_t Mode = 0xc0;
  /// Spelling of an option that only raw code has; empty if there is none.
  std::string RawOption;
  /// Spelling of an option that only kernels have; empty if there is none.
  std::string KernelOption;
  /// Number of bytes that further values may have.
  uint64_t BytesLeft = MaxValueBytes;
};

/// The instructions that a trace shows. Empty lists select all of them.
struct TraceRequest {
  struct WaveRange {
    uint64_t First, Last;
  };
  std::vector<sim::GroupId> Groups;
  std::vector<WaveRange> Waves;
  std::vector<std::string> Ranges; ///< Values of -trace-range.
  std::vector<RegisterName> Registers;
};

/// A run of clrx-run.
struct RunRequest {
  std::string Input;      ///< File; "-" is standard input.
  std::string LaunchFile; ///< Empty for a launch of the command line.
  AssembleOptions Options;
  bool Colors = false;
  std::vector<PrintRequest> Prints;
  std::vector<OutputRequest> Outputs;
  bool IsTraced = false;
  std::string TraceFile; ///< Empty for standard output.
  TraceRequest Trace;
  std::vector<std::string> Breakpoints, Watchpoints; ///< As they are spelled.
  bool IsInteractive = false;

  bool needsDebugger() const {
    return IsInteractive || !Breakpoints.empty() || !Watchpoints.empty();
  }
  std::string CoverageFile; ///< Empty without -coverage.
  std::string ProfileFile;  ///< Empty without -profile.
  bool PrintStats = false;
  bool PrintLineStats = false;
  LaunchRequest Launch;
};

/// Parses a register, `lds`, the number of an argument, or buffer:<n>.
llvm::Expected<PrintRequest> parsePrintSource(llvm::StringRef What);

/// Parses WHAT[:TYPE[:COUNT]], a value of -print.
llvm::Expected<PrintRequest> parsePrint(llvm::StringRef Text);

/// Parses a value of -arg. Reduces \p BytesLeft by the size of the contents.
llvm::Expected<ArgumentRequest> parseArgument(llvm::StringRef Text,
                                              uint64_t &BytesLeft);

/// Parses a value of -buffer or -resource. Reduces \p BytesLeft by the size of
/// the contents.
llvm::Expected<BufferRequest> parseBuffer(llvm::StringRef Text, bool IsResource,
                                          uint64_t &BytesLeft);

/// Returns the group of findings with the name \p Name.
llvm::Expected<sim::FindingGroup> findFindingGroup(llvm::StringRef Name);

/// Reads the options of a launch. \returns an error that names the option.
llvm::Error readLaunchOptions(const llvm::opt::InputArgList &Args,
                              LaunchRequest &R);

/// Reads the options of a run. \returns an error that names the option.
llvm::Error readRunOptions(const llvm::opt::InputArgList &Args, RunRequest &R);

} // namespace clrx

#endif // CLRX_LIB_RUN_REQUEST_H

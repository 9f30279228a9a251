//===- LaunchFile.h - Launches and expected results ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of a launch file, a test of kernels in JSON.
// docs/testing-kernels.md describes the format.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_LAUNCHFILE_H
#define CLRX_LIB_RUN_LAUNCHFILE_H

#include "Options/NamedOptions.h"
#include "Run/JSONFile.h"
#include "Run/Request.h"

namespace clrx {

/// Contents of a buffer, or expected contents.
struct TypedContents {
  const ElementType *Type = nullptr; ///< Null if nothing says the type.
  /// In expected contents, a value with undefined bits matches every value.
  sim::Bytes Values;
  const llvm::json::Value *Place = nullptr;
  /// The list of the values; null if they are not in a list.
  const llvm::json::Array *List = nullptr;
};

/// A buffer, which keeps its contents from launch to launch.
struct NamedBuffer {
  std::string Name;
  TypedContents Contents;
};

/// Differences between numbers that are accepted. A number is right if it
/// satisfies one of the two conditions.
struct Tolerance {
  /// |found - expected| <= Absolute + Relative * |expected|
  double Absolute = 0, Relative = 0;
  /// Largest number of steps from one number of the type to the next.
  uint64_t Steps = 0;
  bool IsNaNExact = false; ///< Bits of NaNs must be equal, too.
};

/// Values that a buffer or registers must have.
struct Expectation {
  std::optional<unsigned> Buffer; ///< Index of the buffer.
  PrintRequest Registers;         ///< Without a buffer.
  const ElementType *Type = nullptr;
  TypedContents Expected;
  std::optional<uint64_t> First; ///< Number of the first compared value.
  bool IsPrefix = false;         ///< Further values are not compared.
  Tolerance Accepted;
};

/// A finding that a launch must have.
struct ExpectedFinding {
  sim::FindingGroup Group = sim::FindingGroup::Undef;
  std::optional<uint64_t> Line, Count;
  std::string Text; ///< A part of the message; may be empty.
  const llvm::json::Value *Place = nullptr;
};

/// One launch.
struct LaunchStep {
  LaunchRequest Request;
  /// The buffer of each argument; empty for one that names none.
  std::vector<std::optional<unsigned>> ArgumentBuffers;
  /// The buffer of each element of Request.Buffers.
  std::vector<std::optional<unsigned>> RegisterBuffers;
  std::vector<Expectation> Expectations;
  /// Without a list, errors are not expected, and warnings may occur.
  std::optional<std::vector<ExpectedFinding>> Findings;
  const llvm::json::Value *Place = nullptr;
};

/// A launch file.
struct LaunchFile {
  std::unique_ptr<JSONFile> JSON;
  std::string Input; ///< Path of the source or binary; may be empty.
  NamedOptions Options{LibraryOption};
  std::vector<NamedBuffer> Buffers;
  std::vector<LaunchStep> Launches;
  std::vector<Expectation> Expectations; ///< After all launches.
};

/// Reads the launch file \p Input, which must outlive the result. Relative
/// paths in the file are relative to its folder. A launch without options of
/// its own has the options and the number of runs of \p Defaults. \returns a
/// PlacedError.
llvm::Expected<LaunchFile> readLaunchFile(llvm::MemoryBufferRef Input,
                                          const LaunchRequest &Defaults);

} // namespace clrx

#endif // CLRX_LIB_RUN_LAUNCHFILE_H

//===- LaunchTest.h - The run of a launch file ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the launches of a launch file, and compares their results.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_LAUNCHTEST_H
#define CLRX_LIB_RUN_LAUNCHTEST_H

#include "Run/Execution.h"
#include "Run/LaunchFile.h"

namespace clrx {

/// A test of kernels.
class LaunchTest {
public:
  std::function<void(Execution &)> OnStart; ///< Called before each launch.
  /// Called after each launch. \returns false to end the test without comparing
  /// the results of the launch.
  std::function<bool(const Execution &)> OnEnd;
  DiagnosticHandler OnDiagnostic;

  unsigned NumLaunches = 0;     ///< Launches that were executed.
  unsigned NumExpectations = 0; ///< Comparisons of buffers and registers.
  unsigned NumFailures = 0;     ///< Launches and comparisons that failed.

  /// \p File and \p P must outlive the test.
  LaunchTest(LaunchFile &File, const RunProgram &P) : File(File), P(P) {}
  /// Executes all launches. After a launch that cannot start, no other starts.
  void run();

private:
  LaunchFile &File;
  const RunProgram &P;

  bool runStep(LaunchStep &Step);
  void bindBuffers(LaunchStep &Step);
  void keepBuffers(const LaunchStep &Step, const Execution &E);
  llvm::Error prepare(const LaunchStep &Step, Execution &E) const;
  bool checkFindings(const LaunchStep &Step, const Execution &E, bool IsGood);
  void checkBuffers(llvm::ArrayRef<Expectation> List);
  void checkRegisters(const LaunchStep &Step, const Execution &E);
  void fail(const Diagnostic &D);
  void check(std::optional<Diagnostic> Wrong);
};

} // namespace clrx

#endif // CLRX_LIB_RUN_LAUNCHTEST_H

//===- TraceFilter.h - Instructions of a trace ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects the executed instructions that a trace shows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_TRACEFILTER_H
#define CLRX_LIB_RUN_TRACEFILTER_H

#include "Run/Program.h"
#include "Run/Request.h"
#include "Simulator/Dispatch.h"

namespace clrx {

/// Selects instructions by work-group, wavefront and place.
class TraceFilter {
public:
  /// Finds the places of \p R in \p P. \returns an error that names the option.
  static llvm::Expected<TraceFilter> make(const TraceRequest &R,
                                          const RunProgram &P);

  const TraceRequest &getRequest() const { return Request; }
  /// Returns true if the work-group and the wavefront \p W are selected.
  bool matchesWave(const sim::Wavefront &W) const;
  /// Returns true if the trace shows the current instruction of \p W, whose
  /// kernel is at \p Kernel in the source.
  bool matches(const sim::Wavefront &W,
               const SourceRecorder::Kernel &Kernel) const;

private:
  struct Range {
    /// Section of the source; without one, offsets are those of the trace.
    std::optional<uint32_t> Section;
    uint64_t Begin, End;
  };
  TraceRequest Request;
  std::vector<Range> Ranges;

  bool matchesPlace(const sim::Wavefront &W,
                    const SourceRecorder::Kernel &Kernel) const;
  llvm::Error addRange(llvm::StringRef Text, const RunProgram &P);
  llvm::Error addLines(llvm::StringRef First, llvm::StringRef Last,
                       const RunProgram &P);
  llvm::Error addOffsets(llvm::StringRef First, llvm::StringRef End);
  llvm::Error addLabels(llvm::StringRef First, llvm::StringRef End,
                        const RunProgram &P);
};

} // namespace clrx

#endif // CLRX_LIB_RUN_TRACEFILTER_H

//===- InstSink.cpp - Who sees what is assembled --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sinks of an assembly.
//
//===----------------------------------------------------------------------===//

#include "clrx/Analysis/InstSink.h"

using namespace llvm;
using namespace clrx;

void SinkList::add(InstSink &Sink, Reporter &Report) {
  Sinks.push_back({&Sink, Sink.getInterests()});
  Interests |= Sinks.back().Interests;
  Sink.start(Report);
}

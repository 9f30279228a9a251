//===- FlowRecorder.cpp - The control flow of a source --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the program when the assembly ends.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/FlowRecorder.h"
#include "LLVMCode/LLVMDescriber.h"
#include "clrx/ISA/Decoding.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

FlowRecorder::FlowRecorder() : Recorder(createLLVMDescriber) {}

void FlowRecorder::start(Reporter &R) {
  Recorder.start(R);
  NumInsts = 0;
  Code.reset();
}

void FlowRecorder::onInstruction(const InstEvent &E) {
  if (NumInsts++ < MaxInsts)
    Recorder.onInstruction(E);
}

/// Replaces register variables by the registers that they have got.
static void replaceVariables(SectionCode &Code) {
  std::vector<uint32_t> Changed;
  for (const auto &[Number, V] : Code.VarInsts)
    Changed.push_back(Number);
  Code.VarInsts.clear();
  for (uint32_t Number : Changed) {
    CodeInst &C = Code.Insts[Number];
    CodeRecorder::describe(Code, C, Code.decodeInst(C));
  }
}

void FlowRecorder::sourceEnded(CodeView &View) {
  if (NumInsts > MaxInsts)
    return Recorder.start(Recorder.getReporter());
  Recorder.sourceEnded(View);
  for (SectionCode &Section : Recorder.getSections())
    replaceVariables(Section);
}

/// The resources of kernels are known only now.
void FlowRecorder::finish(CodeView &View) {
  if (NumInsts > MaxInsts)
    return;
  Code.emplace(Recorder, View);
  Places.clear();
  for (const Program::Part &P : Code->Parts) {
    std::vector<FlowPlace> &List = Places.emplace_back();
    for (const CodeInst &I : P.Code.Insts)
      List.push_back({FileNames.insert(I.Pos.getFileName()).first->getKey(),
                      I.Pos.getLine()});
  }
}

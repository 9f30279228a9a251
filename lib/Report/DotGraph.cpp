//===- DotGraph.cpp - Control flow for Graphviz ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes control flow graphs for Graphviz. A box is a basic block with its
// label, lines, live registers and instructions. A solid edge leads to the next
// block in the code, a bold edge to a branch target, and a dotted edge to a
// called function.
//
//===----------------------------------------------------------------------===//

#include "Report/Printers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

/// Returns \p Text as the content of a string literal of Graphviz, which is a
/// label if \p IsLabel is true. Labels can contain entities of HTML.
static std::string escape(StringRef Text, bool IsLabel) {
  std::string Result;
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Result += '\\';
    // Graphviz ends a label at a newline and does not read all bytes.
    Result += (C >= ' ' && C <= '~') ? C : '?';
    if (C == '&' && IsLabel)
      Result += "amp;";
  }
  return Result;
}

/// Prints the instructions of \p B as lines of a label, aligned at the left.
static void printInsts(raw_ostream &OS, const BlockReport &B) {
  const auto PrintAll = [&](ArrayRef<std::string> Insts) {
    for (StringRef Text : Insts)
      OS << escape(Text, /*IsLabel=*/true) << "\\l";
  };
  PrintAll(B.FirstInsts);
  const size_t NumLeftOut =
      B.NumInsts - B.FirstInsts.size() - B.LastInsts.size();
  if (NumLeftOut && !B.FirstInsts.empty())
    OS << "... " << NumLeftOut << " more\\l";
  PrintAll(B.LastInsts);
}

static void printBlock(raw_ostream &OS, const BlockReport &B, size_t Number) {
  OS << "  B" << Number << " [label=\"";
  if (!B.Label.empty())
    OS << escape(B.Label, /*IsLabel=*/true) << "\\n";
  if (B.FirstLine)
    OS << "lines " << B.FirstLine << " to " << B.LastLine << ", ";
  OS << "offset " << format_hex(B.Offset, 1) << "\\n"
     << B.NumInsts << " instructions, " << B.SGPRs << " SGPRs, " << B.VGPRs
     << " VGPRs\\n";
  printInsts(OS, B);
  OS << '"';
  if (B.IsEntry)
    OS << ", style=bold";
  OS << "];\n";
}

/// Describes where control goes if no edge shows it; empty if edges show all.
static StringRef getEndText(BlockExit E) {
  switch (E) {
  case BlockExit::Known:
  case BlockExit::Call:
    return "";
  case BlockExit::Return:
    return "return";
  case BlockExit::Unknown:
    return "unknown";
  case BlockExit::RunsOut:
    return "runs out of the code";
  }
  llvm_unreachable("unknown end of a block");
}

static void printEdges(raw_ostream &OS, const BlockReport &B, size_t Number) {
  for (uint32_t To : B.Successors) {
    OS << "  B" << Number << " -> B" << To;
    if (To != Number + 1)
      OS << " [style=bold]";
    OS << ";\n";
  }
  for (uint32_t To : B.Callees)
    OS << "  B" << Number << " -> B" << To << " [style=dotted];\n";
  if (const StringRef End = getEndText(B.Ending); !End.empty())
    OS << "  E" << Number << " [label=\"" << End << "\", shape=plaintext];\n  B"
       << Number << " -> E" << Number << ";\n";
}

void clrx::printDotGraphs(raw_ostream &OS, ArrayRef<KernelReport> Kernels) {
  for (const KernelReport &K : Kernels) {
    OS << "digraph \""
       << escape(K.Name.empty() ? "code" : K.Name, /*IsLabel=*/false)
       << "\" {\n  node [shape=box, fontname=monospace];\n";
    for (auto [I, B] : enumerate(K.Blocks))
      printBlock(OS, B, I);
    for (auto [I, B] : enumerate(K.Blocks))
      printEdges(OS, B, I);
    OS << "}\n";
  }
}

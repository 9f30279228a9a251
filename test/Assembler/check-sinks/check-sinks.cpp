//===- check-sinks.cpp - Events of a sink ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles a file for raw code and prints each event of a sink, with the place
// in the source.
//
//===----------------------------------------------------------------------===//

#include "Print/InstPrinter.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using namespace llvm;
using namespace clrx;

namespace {

class EventPrinter final : public InstSink {
  Reporter *Report = nullptr;
  std::map<const void *, unsigned> Symbols; ///< Numbers by first occurrence.

  raw_ostream &begin(StringRef What, const OutputEvent &E) {
    SourcePos Pos = Report->capture(E.Loc);
    outs() << Pos.getLine() << ':' << Pos.getColumn() << ": " << What << ' ';
    return outs() << (E.Section ? E.Section->getName() : "absolute") << '+'
                  << E.Offset << ' ';
  }
  static void printUsage(const RegisterUsage &U) {
    outs() << "s" << U.NumSGPRs << " v" << U.NumVGPRs << " a" << U.NumAGPRs
           << (U.UsesVCC ? " vcc" : "")
           << (U.UsesFlatScratch ? " flat_scratch" : "")
           << (U.UsesXnackMask ? " xnack_mask" : "");
  }
  void printSymbol(StringRef What, const SymbolEvent &S, const OutputEvent &E) {
    unsigned Number =
        Symbols.try_emplace(S.Symbol, Symbols.size()).first->second;
    begin(What, E) << S.Path << " #" << Number << '\n';
  }

public:
  unsigned getInterests() const override {
    return WantsInsts | WantsData | WantsSymbols;
  }
  void start(Reporter &R) override {
    if (Report)
      outs() << "again\n";
    Report = &R;
    Symbols.clear();
  }
  void onInstruction(const InstEvent &E) override {
    raw_ostream &OS = begin("instruction", E);
    if (E.Instruction)
      printInst(*E.Instruction, E.Architecture, OS);
    else
      printUsage(E.Usage);
    outs() << '\n';
  }
  void onData(const OutputEvent &E) override {
    begin("data", E) << E.Size << " bytes\n";
  }
  void onDefinition(const SymbolEvent &S, const OutputEvent &E) override {
    printSymbol(S.IsLabel ? "label" : "definition", S, E);
  }
  void onReference(const SymbolEvent &S, const OutputEvent &E) override {
    printSymbol("reference", S, E);
  }
};

} // namespace

int main(int Argc, char **Argv) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Argc > 1 ? Argv[1] : "-");
  if (!Buffer)
    return 1;
  EventPrinter Printer;
  AssembleOptions Options;
  Options.Language.Container = findContainer("raw");
  Options.Sinks.push_back(&Printer);
  Options.OnDiagnostic = [](const Diagnostic &D) { D.print(outs()); };
  return !assemble(Options, (*Buffer)->getMemBufferRef()).Succeeded;
}

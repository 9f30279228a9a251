//===- HelpText.cpp - Parts of --help -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wraps lines for terminals, and lists devices.
//
//===----------------------------------------------------------------------===//

#include "Driver/HelpText.h"
#include "Options/OptionReader.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Wrapping
//===----------------------------------------------------------------------===//

/// Returns the column at which wrapped parts of \p Line continue: the start of
/// its last column.
static size_t getHangingIndent(StringRef Line) {
  const size_t Gap = Line.rfind("  ");
  return Gap == StringRef::npos ? Line.starts_with("- ") ? 2 : 0 : Gap + 2;
}

static void printLine(raw_ostream &OS, StringRef Line, size_t Columns) {
  constexpr size_t LeastText = 20; // Do not wrap below this width
  const size_t Indent = getHangingIndent(Line);
  size_t Begin = 0;
  while (Begin + Line.size() > Columns && Indent + LeastText < Columns) {
    // The first column is never divided.
    const size_t Room = Columns - Begin;
    const size_t Blank = Line.take_front(Room + 1).rfind(' ');
    if (Blank == StringRef::npos || (!Begin && Blank < Indent))
      break;
    OS << Line.take_front(Blank).rtrim() << '\n';
    OS.indent(Indent);
    Line = Line.drop_front(Blank + 1);
    Begin = Indent;
  }
  OS << Line << '\n';
}

void clrx::printWrapped(function_ref<void(raw_ostream &)> Print) {
  const unsigned Columns = sys::Process::StandardOutColumns();
  if (!Columns) // Not a terminal
    return Print(outs());
  std::string Text;
  raw_string_ostream OS(Text);
  Print(OS);
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, After] = Rest.split('\n');
    printLine(outs(), Line, Columns);
    Rest = After;
  }
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Returns the first driver version that supports \p G, "any" if all versions
/// do, or "-" if none does.
static std::string getFirstDriver(const ContainerInfo &Info, const GPUName &G) {
  if (!G.Processor.HasDialect)
    return Info.AllProcessors.empty() ? "-" : "any";
  if (!Info.GetFirstDriver)
    return "any";
  const std::optional<uint32_t> First = Info.GetFirstDriver(G.Device);
  return !First ? "-" : *First ? utostr(*First) : "any";
}

static void printDevice(raw_ostream &OS, const GPUName &G) {
  OS << formatv("{0,-18}{1,-10}{2,-16}", G.Name,
                G.Processor.HasDialect
                    ? getArchInfo(G.Processor.InstructionSet).Names[0]
                    : StringRef("-"),
                G.Processor.CPU);
  std::string Containers;
  for (const ContainerInfo &Info : getContainers())
    if (Info.Create)
      Containers += formatv("{0,-9}", getFirstDriver(Info, G));
  OS << StringRef(Containers).rtrim() << '\n';
}

int clrx::printDevices() {
  raw_ostream &OS = outs();
  OS << formatv("{0,-18}{1,-10}{2,-16}", "device", "arch", "LLVM");
  std::string Containers;
  for (const ContainerInfo &Info : getContainers())
    if (Info.Create)
      Containers += formatv("{0,-9}", getOptionName(Info));
  OS << StringRef(Containers).rtrim() << '\n';
  for (StringRef Name : getAllGPUNames())
    printDevice(OS, *findGPUName(Name));
  OS << "\nThe columns of containers show the first driver version that "
        "supports the device.\nDevices without an architecture only have "
        "LLVM's "
        "instruction dialect; with rocm\nthey need '.codeobject'. "
        "Architectures "
        "can be used as devices, too: "
     << join(getAllArchNames(), ", ") << ".\n";
  return 0;
}

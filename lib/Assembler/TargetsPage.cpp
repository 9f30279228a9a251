//===- TargetsPage.cpp - Reference page about targets ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says in Markdown what the tables of devices, architectures and containers
// have.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/TargetsPage.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/Targets/Processors.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace clrx;

static constexpr GPU Devices[] = {
#define CLRX_GPU(Id, ...) GPU::Id,
#include "clrx/Targets/GPUs.def"
};
static constexpr Arch Architectures[] = {
#define CLRX_ARCH(Id, ...) Arch::Id,
#include "clrx/Targets/Arches.def"
};

/// A row of a table.
static void printRow(raw_ostream &OS, ArrayRef<std::string> Cells) {
  OS << "|";
  for (const std::string &Cell : Cells)
    OS << " " << Cell << (Cell.empty() ? "|" : " |");
  OS << "\n";
}

/// The first row of a table, and the line below it.
static void printHead(raw_ostream &OS, ArrayRef<std::string> Cells) {
  OS << "\n";
  printRow(OS, Cells);
  OS << "|";
  for (size_t I = 0; I != Cells.size(); ++I)
    OS << "---|";
  OS << "\n";
}

static std::string code(const Twine &Text) { return ("`" + Text + "`").str(); }

static void printContainers(raw_ostream &OS) {
  OS << "\n## Containers\n\n"
        "A source names its container, or `.format NAME` does, or `--format=`, "
        "or `-b` under the name clrxasm; the default is amd.\n";
  printHead(OS, {"container", "in a source", "in options, `.format`, `.iffmt`",
                 "`.get_format`"});
  for (const ContainerInfo &Info : getContainers()) {
    std::string Selectors = code(Info.Selector);
    if (!Info.OtherSelector.empty())
      Selectors += ", " + code(Info.OtherSelector);
    std::string Names = code(Info.Name);
    if (!Info.OtherName.empty())
      Names += ", " + code(Info.OtherName);
    if (!Info.OptionName.empty())
      Names += ", " + code(Info.OptionName) + " (options only)";
    printRow(OS, {Info.Title.str(), Selectors, Names, utostr(Info.Id)});
  }
}

/// The names of \p Device that are not the one it is printed with.
static std::string listOtherNames(GPU Device) {
  std::string Names;
  for (StringRef Name : getAllGPUNames()) {
    const GPUName *N = findGPUName(Name);
    if (N->Processor.HasDialect && N->Device == Device &&
        !Name.equals_insensitive(getGPUInfo(Device).Name))
      Names += (Names.empty() ? "" : ", ") + Name.lower();
  }
  return Names;
}

/// Since when there are binaries of the container for \p Device.
static std::string describeFirstDriver(const ContainerInfo &Info, GPU Device) {
  const std::optional<uint32_t> First = Info.GetFirstDriver(Device);
  return !First ? "" : *First ? "from " + utostr(*First) : "all";
}

static void printDevices(raw_ostream &OS) {
  OS << "\n## Devices\n\n"
        "`.gpu`, `-mcpu=` and `-g` take these names, in any case. The columns "
        "of the containers say what takes the\ndevice: those of Catalyst from "
        "which `.driver_version` on, Gallium and ROCm with which machine "
        "version in the\nkernel's header. Every Gallium binary from Mesa 20.3 "
        "on and every code object has LLVM's name in its flags.\n";
  std::vector<std::string> Head = {"device", "other names", "architecture",
                                   "LLVM's name"};
  for (const ContainerInfo &Info : getContainers())
    if (Info.GetFirstDriver)
      Head.push_back(Info.Title.str());
  Head.push_back("Gallium, ROCm");
  printHead(OS, Head);
  for (GPU Device : Devices) {
    const GPUInfo &Facts = getGPUInfo(Device);
    std::vector<std::string> Cells = {Facts.Name.str(), listOtherNames(Device),
                                      getArchInfo(Device).Names[0].str(),
                                      getCanonicalName(Facts.Processor).str()};
    for (const ContainerInfo &Info : getContainers())
      if (Info.GetFirstDriver)
        Cells.push_back(describeFirstDriver(Info, Device));
    const MachineVersion V = getMachineVersion(Device);
    Cells.push_back(formatv("{0}.{1}.{2}", V.Major, V.Minor, V.Stepping).str());
    printRow(OS, Cells);
  }
}

static void printArchitectures(raw_ostream &OS) {
  OS << "\n## Architectures\n\n"
        "`.arch` takes these names and selects the first device; `.ifarch` "
        "asks. Beside the SGPRs that have numbers there are VCC,\nFLAT_SCRATCH "
        "and XNACK_MASK, which the limit of `.sgprsnum` is for, too.\n";
  std::vector<std::string> Head = {"fact"};
  for (Arch A : Architectures)
    Head.push_back(getArchInfo(A).Names[0].str());
  printHead(OS, Head);
  auto Row = [&](StringRef Fact,
                 function_ref<std::string(const ArchInfo &)> Get) {
    std::vector<std::string> Cells = {Fact.str()};
    for (Arch A : Architectures)
      Cells.push_back(Get(getArchInfo(A)));
    printRow(OS, Cells);
  };
  auto Number = [](unsigned N) { return N ? utostr(N) : std::string("none"); };
  auto Is = [](bool Fact) { return std::string(Fact ? "yes" : "no"); };
  Row("other names",
      [](const ArchInfo &I) { return (I.Names[1] + ", " + I.Names[2]).str(); });
  Row("first device",
      [](const ArchInfo &I) { return getGPUInfo(I.LowestGPU).Name.str(); });
  Row("`.get_arch`", [](const ArchInfo &I) { return utostr(unsigned(I.Id)); });
  Row("SGPRs with a number",
      [&](const ArchInfo &I) { return Number(I.AddressableSGPRs); });
  Row("SGPRs, limit of `.sgprsnum`",
      [&](const ArchInfo &I) { return Number(I.MaxSGPRs); });
  Row("VGPRs", [&](const ArchInfo &) { return Number(MaxVGPRs); });
  Row("granule of SGPRs",
      [&](const ArchInfo &I) { return Number(I.SGPRGranule); });
  Row("granule of VGPRs",
      [&](const ArchInfo &I) { return Number(I.VGPRGranule); });
  Row("trap registers", [&](const ArchInfo &I) { return Number(I.NumTTMPs); });
  Row("LDS of a group in bytes, limit of `.localsize`",
      [&](const ArchInfo &) { return Number(MaxLDSSizeInBytes); });
  Row("granule of LDS, bytes",
      [&](const ArchInfo &I) { return Number(I.LDSGranule); });
  Row("LDS access needs M0",
      [&](const ArchInfo &I) { return Is(I.LDSNeedsM0); });
  Row("wavefronts of 32", [&](const ArchInfo &I) { return Is(I.HasWave32); });
  Row("offset of scalar loads counts",
      [](const ArchInfo &I) { return I.HasSMem ? "bytes" : "dwords"; });
  Row("its bits", [&](const ArchInfo &I) { return Number(I.SMemOffsetBits); });
  Row("offset of FLAT, bits",
      [&](const ArchInfo &I) { return Number(I.FlatOffsetBits); });
  Row("offset of `global_` and `scratch_`, bits",
      [&](const ArchInfo &I) { return Number(I.SegmentOffsetBits); });
  Row("scalar registers that a vector instruction reads",
      [&](const ArchInfo &I) { return Number(I.ConstantBusLimit); });
  Row("literals in VOP3",
      [&](const ArchInfo &I) { return Is(I.HasVOP3Literals); });
  Row("SDWA and DPP", [&](const ArchInfo &I) { return Is(I.HasSDWAAndDPP); });
  Row("counter `vscnt`", [&](const ArchInfo &I) { return Is(I.HasVSCnt); });
}

static void printOtherProcessors(raw_ostream &OS) {
  OS << "\n## Processors of LLVM's\n\n"
        "Raw code, and `.rocm` with `.codeobject`, take every processor that "
        "LLVM knows. These have no CLRX dialect: their\ninstructions are "
        "[LLVM's](llvm-dialect.md).\n\n";
  ListSeparator Comma;
  for (const GPUName &Name : getProcessorNames())
    if (!Name.Processor.HasDialect)
      OS << Comma << "`" << Name.Name << "`";
  OS << "\n";
}

void clrx::printTargets(raw_ostream &OS) {
  OS << "# Targets\n\n"
        "What `clrx-mc --help-targets` prints, from the tables that the "
        "assembler goes by.\n";
  printContainers(OS);
  printDevices(OS);
  printArchitectures(OS);
  printOtherProcessors(OS);
}

//===- TargetsPage.cpp - Reference page about targets ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the tables of devices, architectures and containers as Markdown.
//
//===----------------------------------------------------------------------===//

#include "Assembler/TargetsPage.h"
#include "Support/Markdown.h"
#include "Targets/Processors.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/KernelModel/MachineVersions.h"
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

/// Prints a row of a table.
static void printRow(raw_ostream &OS, ArrayRef<std::string> Cells) {
  OS << "|";
  for (const std::string &Cell : Cells)
    OS << " " << Cell << (Cell.empty() ? "|" : " |");
  OS << "\n";
}

/// Prints the first row of a table, and the line below it.
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
  OS << "\n## Containers\n\n";
  printParagraph(OS, "A source selects the container with one of these "
                     "pseudo-ops or with `.format NAME`. The command line "
                     "selects it with `--format=`, or with `-b` under the name "
                     "clrxasm. The default is amd.");
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

/// Returns the names of \p Device other than the one in the first column.
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

/// Describes the first driver whose binaries of the container support
/// \p Device. Returns an empty string if there is none.
static std::string describeFirstDriver(const ContainerInfo &Info, GPU Device) {
  const std::optional<uint32_t> First = Info.GetFirstDriver(Device);
  return !First ? "" : *First ? "from " + utostr(*First) : "all";
}

static void printDevices(raw_ostream &OS) {
  OS << "\n## Devices\n\n";
  printParagraph(
      OS,
      "`.gpu`, `-mcpu=` and `-g` accept these names, in any letter case. The "
      "name gfx1011 selects GFX1010, and only the architecture GCN1.5.1 "
      "selects GFX1011. The columns of AmdCL1 and AmdCL2 show the first "
      "`.driver_version` that "
      "supports the device. The column of Gallium and ROCm shows the "
      "machine version in the kernel's header. The ELF flags of Gallium "
      "binaries for Mesa 20.3 and later, and of all code objects, identify "
      "the device by LLVM's name.");
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
  OS << "\n## Architectures\n\n";
  printParagraph(
      OS,
      "`.arch` accepts these names and selects the first device of the "
      "architecture; `.ifarch` tests for an architecture. In addition to "
      "the numbered SGPRs, there are VCC, FLAT_SCRATCH and XNACK_MASK. "
      "In Gallium and ROCm, the number in `.sgprsnum` includes them. In AMD "
      "CL1 and in the `.config` of AMD CL2, it does not, so its limit is "
      "lower.");
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
  Row("unit of the SGPR count in RSRC1",
      [&](const ArchInfo &I) { return Number(I.SGPRGranule); });
  Row("unit of the VGPR count in RSRC1",
      [&](const ArchInfo &I) { return Number(I.VGPRGranule); });
  Row("trap registers", [&](const ArchInfo &I) { return Number(I.NumTTMPs); });
  Row("LDS of a work-group in bytes, limit of `.localsize`",
      [&](const ArchInfo &) { return Number(MaxLDSSizeInBytes); });
  Row("unit of the LDS size in RSRC2, bytes",
      [&](const ArchInfo &I) { return Number(I.LDSGranule); });
  Row("LDS access needs M0",
      [&](const ArchInfo &I) { return Is(I.LDSNeedsM0); });
  Row("wavefronts of 32 work-items",
      [&](const ArchInfo &I) { return Is(I.HasWave32); });
  Row("unit of scalar load offsets",
      [](const ArchInfo &I) { return I.HasSMem ? "bytes" : "dwords"; });
  Row("offset of scalar loads, bits",
      [&](const ArchInfo &I) { return Number(I.SMemOffsetBits); });
  Row("offset of FLAT, bits",
      [&](const ArchInfo &I) { return Number(I.FlatOffsetBits); });
  Row("offset of `global_` and `scratch_`, bits",
      [&](const ArchInfo &I) { return Number(I.SegmentOffsetBits); });
  Row("scalar registers that a vector instruction may read",
      [&](const ArchInfo &I) { return Number(I.ConstantBusLimit); });
  Row("literals in VOP3",
      [&](const ArchInfo &I) { return Is(I.HasVOP3Literals); });
  Row("SDWA and DPP", [&](const ArchInfo &I) { return Is(I.HasSDWAAndDPP); });
  Row("counter `vscnt`", [&](const ArchInfo &I) { return Is(I.HasVSCnt); });
}

static void printOtherProcessors(raw_ostream &OS) {
  OS << "\n## Other processors of LLVM\n\n";
  printParagraph(
      OS, "Raw code, and `.rocm` with `.codeobject`, support every processor "
          "that LLVM knows. The following processors have no CLRX dialect; "
          "their instructions are in [LLVM's syntax](llvm-dialect.md).");
  std::string Names;
  for (const GPUName &Name : getProcessorNames())
    if (!Name.Processor.HasDialect)
      Names += (Names.empty() ? "" : ", ") + code(Name.Name);
  OS << '\n';
  printParagraph(OS, Names);
}

void clrx::printTargets(raw_ostream &OS) {
  OS << "# Targets\n\n";
  printParagraph(OS, "This page lists the containers, devices and "
                     "architectures that clrx-mc supports. `clrx-mc "
                     "--help-targets` prints it from the assembler's tables.");
  printContainers(OS);
  printDevices(OS);
  printArchitectures(OS);
  printOtherProcessors(OS);
}

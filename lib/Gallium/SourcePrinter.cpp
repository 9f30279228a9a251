//===- SourcePrinter.cpp - Gallium modules as source ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels by what the file says of them, then the code of all.
//
//===----------------------------------------------------------------------===//

#include "clrx/Gallium/SourcePrinter.h"
#include "clrx/Gallium/Lowering.h"
#include "clrx/Gallium/Reader.h"
#include "clrx/KernelModel/ConfigPrinter.h"
#include "clrx/KernelModel/FieldPrinter.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/Print/DataPrinter.h"
#include "clrx/Print/KernelCodePrinter.h"
#include "clrx/Print/SectionPrinter.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

/// Each kernel has room for its header.
static Error checkHeaders(const Module &M) {
  std::vector<uint64_t> Offsets;
  for (const Kernel &K : M.Kernels)
    Offsets.push_back(K.Offset);
  Offsets.push_back(M.Code.size());
  llvm::sort(Offsets);
  for (const Kernel &K : M.Kernels) {
    uint64_t End =
        *std::upper_bound(Offsets.begin(), Offsets.end() - 1, K.Offset);
    if (K.Offset > M.Code.size() || End < K.Offset ||
        End - K.Offset < sizeof(AmdKernelCode))
      return createStringError(
          "kernel '" + K.Name + "' at offset " + Twine(K.Offset) +
          " has no room for its header: the next is at " + Twine(End) +
          ", the code's end at " + Twine(M.Code.size()));
  }
  return Error::success();
}

static AmdKernelCode readHeader(const Module &M, const Kernel &K) {
  AmdKernelCode Header;
  std::memcpy(&Header, M.Code.data() + K.Offset, sizeof(Header));
  return Header;
}

namespace {

class Printer {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS)
      : M(M), Options(Options), A(getGPUInfo(Options.Device).Architecture),
        OS(OS), HasConfig(M.Kernels.size()) {
    if (Options.Exact)
      Names = getPlaceNames(M.ExtraSymbols);
  }

  Error print();

private:
  const Module &M;
  const SourcePrintOptions &Options;
  Arch A;
  raw_ostream &OS;
  PlaceNames Names;    ///< Of exact text.
  BitVector HasConfig; ///< The kernels whose one was lifted.

  /// New versions of Mesa read nothing else.
  bool showsConfig() const {
    return Options.ShowConfig || (Options.ShowMetadata && isForNewMesa());
  }
  bool isForNewMesa() const { return M.getLayout().IsLoadedByNewMesa; }
  HeaderStyle getHeaderStyle(unsigned Index) const;

  void printHead();
  void printData();
  void printExtraSections();
  std::vector<CodeRelocation> nameRelocations() const;
  void printAttributes(const Kernel &K);
  void printKernel(unsigned Index);
  void printProgInfo(const Kernel &K);
  void printConfig(const Kernel &K);
  void printHeaderConfig(const Kernel &K);
  void printCode();

  // Configurations that make the same file.
  std::optional<Configuration> liftConfig(const Kernel &K) const;
  bool printLiftedConfig(unsigned Index);
};

} // namespace

void Printer::printHead() {
  printTarget(OS, "gallium", Options.Device, Options.Wave32,
              /*IsExact=*/Options.Exact);
  OS << (M.Is64Bit ? ".64bit\n" : ".32bit\n");
  // The sections of old files have been printed in front.
  if (Options.ShowData && !isForNewMesa())
    printData();
  if (M.MesaVersion)
    OS << ".driver_version " << M.MesaVersion << '\n';
  if (Options.ShowData && isForNewMesa())
    printData();
  if (M.hasKernelHeaders() && !isForNewMesa())
    OS << ".llvm_version " << getFirstVersion(&CodeFacts::HasKernelHeaders)
       << '\n';
  else if (M.LLVMVersion)
    OS << ".llvm_version " << M.LLVMVersion << '\n';
  if (any_of(M.Relocations, [](const gallium::Relocation &R) {
        return R.Target != gallium::Relocation::InSection;
      }))
    OS << ".scratchsym .scratchaddr\n";
  if (Options.Exact || (Options.ShowData && isForNewMesa()))
    printExtraSections();
}

//===----------------------------------------------------------------------===//
// Sections and symbols
//===----------------------------------------------------------------------===//

/// The label at the start of a section that relocations are to.
static StringRef getStartLabel(Symbol::SectionKind Kind) {
  return Kind == Symbol::Code ? ".code" : ".gdata";
}

static std::string getExtraLabel(unsigned Index) {
  return ".extra" + std::to_string(Index);
}

void Printer::printData() {
  if (!M.GlobalData || (M.GlobalData->empty() && !Options.Exact))
    return;
  OS << ".rodata\n";
  std::vector<SourceLabel> Labels = Names.get(Symbol::GlobalData);
  if (isForNewMesa())
    Labels.push_back({0, getStartLabel(Symbol::GlobalData)});
  printLabeledData(OS, *M.GlobalData, std::move(Labels), Options.IsReadable);
}

/// .comment, if it is not as by default, and the sections behind the tables.
void Printer::printExtraSections() {
  if (Options.Exact && M.Comment)
    printComment(OS, *M.Comment, DefaultComment, Names.get(Symbol::Comment));
  for (auto [I, S] : enumerate(M.ExtraSections)) {
    std::vector<SourceLabel> Labels = Names.get(Symbol::Extra, I);
    const std::string Start = getExtraLabel(I);
    if (isForNewMesa())
      Labels.push_back({0, Start});
    printSection(OS, S, std::move(Labels), Options.IsReadable);
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The name of \p Value in \p Names, or the number.
template <class T, size_t N>
static void printName(raw_ostream &OS, const NamedValue<T> (&Names)[N],
                      T Value) {
  for (const NamedValue<T> &Row : Names)
    if (Row.Value == Value) {
      OS << Row.Name;
      return;
    }
  OS << uint32_t(Value);
}

static void printTypeName(raw_ostream &OS, ArgType Type) {
  for (const NamedValue<NamedType> &Row : ArgTypeNames)
    if (Row.Value.Type == Type) {
      OS << Row.Name;
      return;
    }
  OS << uint32_t(Type);
}

void gallium::printArgument(raw_ostream &OS, const Arg &Argument,
                            bool IsExact) {
  OS << "        .arg ";
  printTypeName(OS, Argument.Type);
  OS << ", " << Argument.Size << ", " << Argument.TargetSize << ", ";
  // The assembler wants a power of two, and keeps 32 bits of it.
  if (IsExact && !Argument.TargetAlign)
    OS << "0x100000000, ";
  else
    OS << Argument.TargetAlign << ", ";
  printName(OS, ArgExtensionNames, Argument.SignExtend);
  OS << ", ";
  printName(OS, ArgSemanticNames, Argument.Semantic);
  OS << '\n';
}

void Printer::printProgInfo(const Kernel &K) {
  OS << "    .proginfo\n";
  for (const ProgInfoEntry &E :
       ArrayRef(K.Entries).take_front(M.getNumProgInfoEntries()))
    OS << "        .entry " << format_hex(E.Address, 10) << ", "
       << format_hex(E.Value, 10) << '\n';
}

void Printer::printConfig(const Kernel &K) {
  const uint32_t R1 = K.Entries[0].Value, R2 = K.Entries[1].Value;
  const uint32_t Scratch = K.Entries[2].Value;
  const ArchInfo &Facts = getArchInfo(A);
  OS << "    .config\n";
  ConfigLines Lines(OS);
  Lines.dims("dims", R2);
  Lines.number("sgprsnum", getSGPRCount(R1, A));
  Lines.number("vgprsnum", getVGPRCount(R1, Facts.VGPRGranule));
  printModes(Lines, R1, R2, "");
  Lines.numberIfSet("localsize", uint64_t(R2 >> 15 & 0x1ff) * Facts.LDSGranule);
  Lines.number("userdatanum", R2 >> 1 & 31);
  Lines.numberIfSet("scratchbuffer", Scratch >> 12 << 10 >> 6);
  // Headers get these bits, too; those of old files say so themselves.
  const AmdKernelCode Header =
      isForNewMesa() ? readHeader(M, K) : AmdKernelCode();
  Lines.hex("pgmrsrc1", isForNewMesa() ? R1 & Header.PgmRsrc1 : R1, 8);
  Lines.hex("pgmrsrc2", isForNewMesa() ? R2 & Header.PgmRsrc2 : R2, 8);
  if (M.getNumProgInfoEntries() == MaxProgInfoEntries)
    OS << "        .spilledsgprs " << int32_t(K.Entries[3].Value)
       << "\n        .spilledvgprs " << int32_t(K.Entries[4].Value) << '\n';
}

void Printer::printAttributes(const Kernel &K) {
  if (any_of(K.GroupSize, [](uint64_t Size) { return Size != 0; }))
    OS << "        .cws " << K.GroupSize[0] << ", " << K.GroupSize[1] << ", "
       << K.GroupSize[2] << '\n';
  if (K.Attributes.empty())
    return;
  OS << "        .attributes ";
  printQuoted(OS, K.Attributes);
  OS << '\n';
}

void Printer::printHeaderConfig(const Kernel &K) {
  constexpr unsigned DeepIndent = 8;
  const AmdKernelCode Header = readHeader(M, K);
  printHSAConfig(OS, Header, A, "hsa_");
  constexpr uint16_t Wave32Flag = 1 << 10;
  if (M.getLayout().HasWave32 && Header.SGPRFlags & Wave32Flag)
    OS << "        .use_wave32\n";
  OS << "    .control_directive\n";
  clrx::printData(
      OS,
      StringRef(reinterpret_cast<const char *>(Header.ControlDirectives),
                sizeof(Header.ControlDirectives)),
      DeepIndent);
}

//===----------------------------------------------------------------------===//
// Configurations that make the same file
//===----------------------------------------------------------------------===//

/// Where a row may stand is the assembler's business: fields that a version
/// does not have are not given.
static constexpr unsigned NeedsLLVM39 = 0;

static constexpr PseudoOp FieldOps[] = {
#include "clrx/Gallium/FieldOps.def"
};

/// What \p M is for, without what it holds.
static Module makeTarget(const Module &M, GPU Device) {
  Module Target;
  Target.MesaVersion = M.MesaVersion;
  Target.LLVMVersion = M.LLVMVersion;
  Target.Device = Device;
  Target.ArchMinor = M.ArchMinor;
  Target.ArchStepping = M.ArchStepping;
  Target.NumProgInfoEntries = M.NumProgInfoEntries;
  return Target;
}

std::optional<Configuration> Printer::liftConfig(const Kernel &K) const {
  const Module For = makeTarget(M, Options.Device);
  KernelParts Wanted = {};
  Wanted.Entries = K.Entries;
  if (M.hasKernelHeaders())
    std::memcpy(&Wanted.Header, M.Code.data() + K.Offset,
                sizeof(Wanted.Header));
  return lift(For, Wanted, K.Args);
}

/// \returns false if what it makes is to be printed.
bool Printer::printLiftedConfig(unsigned Index) {
  if (!Options.Exact || !Options.LiftConfigs || Options.Exact->isRaw(Index))
    return false;
  const std::optional<Configuration> C = liftConfig(M.Kernels[Index]);
  if (!C)
    return false;
  const uint64_t Begin = OS.tell();
  OS << "    .config\n";
  printFields(OS, FieldOps, C->Plain, [](unsigned Scopes) {
    return (Scopes & InBothConfigs) && !(Scopes & SetsHSAHeader);
  });
  if (M.hasKernelHeaders())
    printFields(OS, FieldOps, C->Header,
                [](unsigned Scopes) { return (Scopes & SetsHSAHeader) != 0; });
  if (!C->ControlDirectives.empty()) {
    OS << "    .control_directive\n";
    clrx::printData(OS, C->ControlDirectives, /*Indent=*/8);
  }
  Options.Exact->Configs.push_back({Index, Begin, OS.tell()});
  HasConfig.set(Index);
  return true;
}

void Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  OS << (Options.IsReadable ? "\n" : "") << ".kernel " << K.Name << '\n';
  if (Options.ShowMetadata || Options.ShowConfig) {
    OS << "    .args\n";
    for (const Arg &Argument : K.Args)
      printArgument(OS, Argument, Options.Exact != nullptr);
  }
  if (printLiftedConfig(Index)) {
    printAttributes(K);
  } else if (showsConfig()) {
    printConfig(K);
    printAttributes(K);
    if (M.hasKernelHeaders())
      printHeaderConfig(K);
  } else if (Options.ShowMetadata) {
    printProgInfo(K);
  }
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

HeaderStyle Printer::getHeaderStyle(unsigned Index) const {
  if (showsConfig() || HasConfig[Index])
    return HeaderStyle::Skip;
  return Options.ShowMetadata ? HeaderStyle::Bytes : HeaderStyle::None;
}

static std::string getTarget(const gallium::Relocation &R) {
  return R.Section == Symbol::Extra ? getExtraLabel(R.ExtraIndex)
                                    : getStartLabel(R.Section).str();
}

static StringRef getSpecifier(uint32_t RelocationType) {
  switch (RelocationType) {
  case ELF::R_AMDGPU_ABS32_HI:
    return "@abs32@hi";
  case ELF::R_AMDGPU_REL32_LO:
    return "@rel32@lo";
  case ELF::R_AMDGPU_REL32_HI:
    return "@rel32@hi";
  default:
    return "@abs32@lo";
  }
}

std::vector<CodeRelocation> Printer::nameRelocations() const {
  std::vector<CodeRelocation> Result;
  for (const gallium::Relocation &R : M.Relocations) {
    if (R.Target == gallium::Relocation::InSection)
      Result.push_back({R.Offset, getTarget(R) + getSpecifier(R.Type).str(),
                        int64_t(R.Addend), CodeRelocation::Named});
    else
      Result.push_back({R.Offset, ".scratchaddr", 0,
                        R.Target == gallium::Relocation::ScratchWord1
                            ? CodeRelocation::High
                            : CodeRelocation::Low});
  }
  return Result;
}

void Printer::printCode() {
  CodePrintOptions CodeOptions(Options);
  if (isForNewMesa())
    OS << ".text\n" << getStartLabel(Symbol::Code) << ":\n";
  if (M.hasKernelHeaders()) {
    std::vector<KernelPlace> Kernels;
    for (auto [I, K] : enumerate(M.Kernels))
      Kernels.push_back({{K.Offset, K.Name}, getHeaderStyle(I)});
    return printKernelCode(M.Code, CodeOptions, std::move(Kernels),
                           nameRelocations(), OS);
  }
  OS << ".text\n";
  std::vector<CodeLabel> Labels;
  for (const Kernel &K : M.Kernels)
    Labels.push_back({K.Offset, K.Name});
  CodePrinter(M.Code, CodeOptions, /*SectionNumber=*/0, std::move(Labels),
              nameRelocations())
      .printAll(OS);
}

Error Printer::print() {
  if (M.hasKernelHeaders())
    if (Error E = checkHeaders(M))
      return E;
  printHead();
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    printKernel(I);
  printCode();
  printCodePlaces(OS, Names.get(Symbol::Code), M.Code.size());
  if (Options.Exact)
    printAddedSymbols(OS, M.ExtraSymbols);
  return Error::success();
}

Error gallium::printModule(const Module &M, const SourcePrintOptions &Options,
                           raw_ostream &OS) {
  return Printer(M, Options, OS).print();
}

/// Chooses what the file does not say.
static void chooseVersions(Module &M, SourcePrintOptions &Options) {
  // clrxdisasm wants to be told.
  if (Options.Exact && !Options.LLVMVersion && looksLikeKernelHeaders(M))
    M.LLVMVersion = getFirstVersion(&CodeFacts::HasKernelHeaders);
  Options.Device =
      chooseDevice(M, Options.Device, Options.Exact && M.hasKernelHeaders());
}

Error gallium::printSource(StringRef Binary, const SourcePrintOptions &Options,
                           raw_ostream &OS) {
  const uint32_t WithHeaders = getFirstVersion(&CodeFacts::HasKernelHeaders);
  Expected<Module> M = readModule(
      Binary, Options.LLVMVersion >= WithHeaders ? Options.LLVMVersion : 0);
  if (!M)
    return M.takeError();
  SourcePrintOptions Chosen = Options;
  chooseVersions(*M, Chosen);
  return printModule(*M, Chosen, OS);
}

//===- SourcePrinter.cpp - Gallium modules as source ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the versions and the sections, then the arguments and the
// configuration of each kernel, then the code of all kernels.
//
//===----------------------------------------------------------------------===//

#include "Gallium/SourcePrinter.h"
#include "Gallium/Lowering.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lowering.h"
#include "Print/DataPrinter.h"
#include "Print/SourcePrinter.h"
#include "clrx/Gallium/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

/// Returns an error unless each kernel has room for its header.
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

class Printer : SourcePrinter {
public:
  /// Prints for the device of \p Options.
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS,
          PrintedCode *Printed)
      : SourcePrinter(Options, Options.Device, OS, Printed, M.Kernels.size()),
        M(M) {
    if (isExact())
      Names = makeLabelMap(M.ExtraSymbols);
  }

  Error print();

private:
  const Module &M;
  LabelMap Names; ///< Labels of an exact source.

  /// Returns true if configurations are printed. Kernels for new versions of
  /// Mesa need them.
  bool showsConfig() const {
    return Options.ShowConfig || (Options.ShowMetadata && isForNewMesa());
  }
  bool isForNewMesa() const { return M.getLayout().IsLoadedByNewMesa; }

  void printHead();
  void printVersions();
  void printData();
  void printExtraSections();
  void printOtherRelocations();
  std::vector<CodeRelocation> nameRelocations() const;
  void printAttributes(const Kernel &K);
  void printKernel(unsigned Index);
  void printProgInfo(const Kernel &K);
  void printConfig(const Kernel &K);
  void printHeaderConfig(const Kernel &K);
  void printCode();

  // Configurations that make the same file.
  std::optional<Configuration> liftConfig(const Kernel &K) const;
  bool printExactConfig(raw_ostream &ConfigOS, const Kernel &K) const;
};

} // namespace

void Printer::printVersions() {
  if (M.MesaVersion)
    OS << ".driver_version " << M.MesaVersion << '\n';
  if (Options.ShowData && isForNewMesa())
    printData();
  if (M.hasKernelHeaders() && !isForNewMesa())
    OS << ".llvm_version " << getFirstVersion(&CodeFacts::HasKernelHeaders)
       << '\n';
  else if (M.LLVMVersion)
    OS << ".llvm_version " << M.LLVMVersion << '\n';
}

void Printer::printHead() {
  printTarget("gallium", /*IsLanguageDevice=*/isExact());
  printAddressSize(M.Is64Bit);
  // clrxdisasm prints the data of old files first.
  if (Options.ShowData && !isForNewMesa())
    printData();
  printVersions();
  if (any_of(M.Relocations, [](const gallium::Relocation &R) {
        return R.Target != gallium::Relocation::InSection;
      }))
    OS << ".scratchsym .scratchaddr\n";
  if (isExact() || (Options.ShowData && isForNewMesa()))
    printExtraSections();
}

//===----------------------------------------------------------------------===//
// Sections and symbols
//===----------------------------------------------------------------------===//

/// Returns the label at the start of a section, by which relocations refer to
/// it.
static StringRef getStartLabel(Symbol::SectionKind Kind) {
  return Kind == Symbol::Code ? ".code" : ".gdata";
}

static std::string getExtraLabel(unsigned Index) {
  return ".extra" + std::to_string(Index);
}

void Printer::printData() {
  if (!M.GlobalData || (M.GlobalData->empty() && !isExact()))
    return;
  OS << ".rodata\n";
  std::vector<SourceLabel> Labels = Names.get(Symbol::GlobalData);
  if (isForNewMesa())
    Labels.push_back({0, getStartLabel(Symbol::GlobalData)});
  printLabeled(*M.GlobalData, std::move(Labels));
}

/// Writes .comment, unless it is the default one, and the user's sections.
void Printer::printExtraSections() {
  if (isExact() && M.Comment)
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

/// Writes the name of \p Value in \p Names, or the number.
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
  // The assembler accepts powers of two only and keeps 32 bits of them.
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
  const AmdKernelCode Words = getWords(K.Entries);
  KernelConfig Fields = readRsrcFields(Words, A, getArchInfo(A).VGPRGranule);
  Fields.set(KernelField::ScratchSize,
             *readPlainFields(K.Entries, A).get(KernelField::ScratchSize));
  if (isForNewMesa()) {
    // The assembler also sets these bits in the header, so print only those
    // that the header has. For old files, clrxdisasm prints all of them.
    const AmdKernelCode Header = readHeader(M, K);
    Fields.set(KernelField::PgmRsrc1, Words.PgmRsrc1 & Header.PgmRsrc1);
    Fields.set(KernelField::PgmRsrc2, Words.PgmRsrc2 & Header.PgmRsrc2);
  }
  OS << "    .config\n";
  printRsrcLines(OS, Fields, InProgInfo);
  if (M.getNumProgInfoEntries() == MaxProgInfoEntries)
    OS << "        .spilledsgprs " << int32_t(K.Entries[3].Value)
       << "\n        .spilledvgprs " << int32_t(K.Entries[4].Value) << '\n';
}

void Printer::printAttributes(const Kernel &K) {
  printGroupSize(OS, K.GroupSize);
  if (!K.Attributes.empty())
    printString("        .attributes", K.Attributes);
}

void Printer::printHeaderConfig(const Kernel &K) {
  const AmdKernelCode Header = readHeader(M, K);
  const bool IsWave32 = M.getLayout().HasWave32 &&
                        readFields(Header, A).isOn(KernelField::Wave32);
  printHSAConfig(OS, Header, A, "hsa_",
                 IsWave32 ? "        .use_wave32\n" : "");
}

//===----------------------------------------------------------------------===//
// Configurations that make the same file
//===----------------------------------------------------------------------===//

/// A scope that the printer need not check, because the configuration has no
/// fields that the version of LLVM lacks.
static constexpr unsigned NeedsLLVM39 = 0;

static constexpr PseudoOp FieldOps[] = {
#include "Gallium/FieldOps.def"
};

/// Returns a module for the same target as \p M, without contents.
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
  KernelParts InFile = {};
  InFile.Entries = K.Entries;
  if (M.hasKernelHeaders())
    std::memcpy(&InFile.Header, M.Code.data() + K.Offset,
                sizeof(InFile.Header));
  return lift(For, InFile, K.Args);
}

/// Writes the configuration that makes the parts of \p K. \returns false if
/// there is none.
bool Printer::printExactConfig(raw_ostream &ConfigOS, const Kernel &K) const {
  const std::optional<Configuration> C = liftConfig(K);
  if (!C)
    return false;
  ConfigOS << "    .config\n";
  printFields(ConfigOS, FieldOps, C->Plain, [](unsigned Scopes) {
    return (Scopes & InBothConfigs) && !(Scopes & SetsHSAHeader);
  });
  if (M.hasKernelHeaders())
    printFields(ConfigOS, FieldOps, C->Header,
                [](unsigned Scopes) { return (Scopes & SetsHSAHeader) != 0; });
  if (!C->ControlDirectives.empty())
    printKernelPart(ConfigOS, "control_directive", C->ControlDirectives);
  return true;
}

void Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  printKernelName(K.Name);
  if (Options.ShowMetadata || Options.ShowConfig) {
    OS << "    .args\n";
    for (const Arg &Argument : K.Args)
      printArgument(OS, Argument, isExact());
  }
  if (printLifted(Index, [&](raw_ostream &ConfigOS) {
        return printExactConfig(ConfigOS, K);
      })) {
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

/// Returns true if the language has an expression for \p R.
static bool canName(const gallium::Relocation &R) {
  return R.Target != gallium::Relocation::InSection ||
         R.getSize() == sizeof(uint32_t);
}

/// Prints a comment for each relocation that the code shows as data.
void Printer::printOtherRelocations() {
  for (const gallium::Relocation &R : M.Relocations)
    if (!canName(R))
      OS << "# not shown: a relocation of 64 bits at offset "
         << format_hex(R.Offset, 1) << " to " << getTarget(R) << '\n';
}

std::vector<CodeRelocation> Printer::nameRelocations() const {
  std::vector<CodeRelocation> Result;
  for (const gallium::Relocation &R : M.Relocations) {
    if (!canName(R))
      continue;
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
  if (isForNewMesa())
    OS << ".text\n" << getStartLabel(Symbol::Code) << ":\n";
  printOtherRelocations();
  if (M.hasKernelHeaders()) {
    std::vector<PrintedKernel> Kernels;
    for (auto [I, K] : enumerate(M.Kernels))
      Kernels.push_back({{K.Offset, K.Name}, getHeaderStyle(I, showsConfig())});
    return printModuleText(M.Code, std::move(Kernels), nameRelocations());
  }
  std::vector<CodeLabel> Labels;
  for (const Kernel &K : M.Kernels)
    Labels.push_back({K.Offset, K.Name});
  printPlainText(M.Code, std::move(Labels), nameRelocations());
}

Error Printer::print() {
  if (M.hasKernelHeaders())
    if (Error E = checkHeaders(M))
      return E;
  printHead();
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    printKernel(I);
  printCode();
  printCodeLabels(OS, Names.get(Symbol::Code), M.Code.size());
  if (isExact())
    printAddedSymbols(OS, M.ExtraSymbols);
  return Error::success();
}

/// Chooses the versions and the device that the file does not state.
static void chooseVersions(Module &M, SourcePrintOptions &Options) {
  // Without Exact, do as clrxdisasm: it knows the version only from its option.
  if (Options.Exact && !Options.LLVMVersion && looksLikeKernelHeaders(M))
    M.LLVMVersion = getFirstVersion(&CodeFacts::HasKernelHeaders);
  Options.Device =
      chooseDevice(M, Options.Device, Options.Exact && M.hasKernelHeaders());
}

Error gallium::printSource(StringRef Binary, const SourcePrintOptions &Options,
                           raw_ostream &OS, PrintedCode *Printed) {
  const uint32_t WithHeaders = getFirstVersion(&CodeFacts::HasKernelHeaders);
  Expected<Module> M = readModule(
      Binary, Options.LLVMVersion >= WithHeaders ? Options.LLVMVersion : 0);
  if (!M)
    return M.takeError();
  SourcePrintOptions Chosen = Options;
  chooseVersions(*M, Chosen);
  return Printer(*M, Chosen, OS, Printed).print();
}

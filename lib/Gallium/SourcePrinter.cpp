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
#include "clrx/Print/DataPrinter.h"
#include "clrx/Print/KernelCodePrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

namespace {

class Printer {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS)
      : M(M), Options(Options), A(getGPUInfo(Options.Device).Architecture),
        OS(OS) {}

  Error print();

private:
  const Module &M;
  const SourcePrintOptions &Options;
  Arch A;
  raw_ostream &OS;

  void printHead();
  void printKernel(unsigned Index);
  void printProgInfo(const Kernel &K);
  void printConfig(const Kernel &K);
  void printHeaderConfig(const Kernel &K);
  void printCode();

  // Configurations that make the same file. Headers are skipped in all of the
  // code or in none, so there is one for each kernel or for none.
  std::vector<Configuration> Lifted;
  void liftConfigs();
  std::optional<Configuration> liftConfig(const Module &For,
                                          const Kernel &K) const;
  void printLiftedConfig(unsigned Index);
  bool hasConfigs() const { return Options.ShowConfig || !Lifted.empty(); }
  Error checkHeaders() const;
};

} // namespace

void Printer::printHead() {
  printTarget(OS, "gallium", Options.Device, Options.Wave32);
  OS << (M.Is64Bit ? ".64bit\n" : ".32bit\n");
  if (Options.ShowData && M.GlobalData && !M.GlobalData->empty()) {
    OS << ".rodata\n";
    printData(OS, *M.GlobalData);
  }
  if (M.MesaVersion)
    OS << ".driver_version " << M.MesaVersion << '\n';
  if (M.hasKernelHeaders())
    OS << ".llvm_version " << getFirstVersion(&CodeFacts::HasKernelHeaders)
       << '\n';
  else if (M.LLVMVersion)
    OS << ".llvm_version " << M.LLVMVersion << '\n';
  if (!M.Relocations.empty())
    OS << ".scratchsym .scratchaddr\n";
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

void gallium::printArgument(raw_ostream &OS, const Arg &Argument) {
  OS << "        .arg ";
  printTypeName(OS, Argument.Type);
  OS << ", " << Argument.Size << ", " << Argument.TargetSize << ", "
     << Argument.TargetAlign << ", ";
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
  Lines.hex("pgmrsrc1", R1, 8);
  Lines.hex("pgmrsrc2", R2, 8);
  if (M.getNumProgInfoEntries() == MaxProgInfoEntries)
    OS << "        .spilledsgprs " << int32_t(K.Entries[3].Value)
       << "\n        .spilledvgprs " << int32_t(K.Entries[4].Value) << '\n';
}

void Printer::printHeaderConfig(const Kernel &K) {
  constexpr unsigned DeepIndent = 8;
  AmdKernelCode Header;
  std::memcpy(&Header, M.Code.data() + K.Offset, sizeof(Header));
  printHSAConfig(OS, Header, A, "hsa_");
  OS << "    .control_directive\n";
  printData(OS,
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

static bool areSameParts(const Module &M, const KernelParts &A,
                         const KernelParts &B) {
  return isSame(A.Entries, B.Entries, M.getNumProgInfoEntries()) &&
         (!M.hasKernelHeaders() ||
          std::memcmp(&A.Header, &B.Header, sizeof(A.Header)) == 0);
}

/// \p For is the module without its code and with its device.
std::optional<Configuration> Printer::liftConfig(const Module &For,
                                                 const Kernel &K) const {
  KernelParts Wanted = {};
  Wanted.Entries = K.Entries;
  if (M.hasKernelHeaders())
    std::memcpy(&Wanted.Header, M.Code.data() + K.Offset,
                sizeof(Wanted.Header));
  std::optional<Configuration> C = lift(For, Wanted, K.Args);
  if (!C)
    return std::nullopt;
  if (StringRef(C->ControlDirectives).find_first_not_of('\0') ==
      StringRef::npos)
    C->ControlDirectives.clear();
  C->ComputesUserData = M.hasKernelHeaders();
  auto Accept = [&](const Configuration &Tried) {
    if (areSameParts(M, lower(For, Tried, K.Args), Wanted))
      C = Tried;
  };
  // The counts are the same for both, unless the header's are given; it has
  // exact ones, the RSRC words have blocks.
  const std::pair<KernelField, uint32_t> Counts[] = {
      {KernelField::SGPRCount, Wanted.Header.WavefrontSGPRs},
      {KernelField::VGPRCount, Wanted.Header.WorkitemVGPRs}};
  if (M.hasKernelHeaders())
    for (auto [Field, Count] : Counts) {
      Configuration Tried = *C;
      Tried.Header.clear(Field);
      Accept(Tried);
      Tried.Plain.set(Field, Count);
      Accept(Tried);
    }
  for (KernelConfig Configuration::*Part :
       {&Configuration::Header, &Configuration::Plain})
    minimize((*C).*Part, [&](const KernelConfig &Tried) {
      Configuration Other = *C;
      Other.*Part = Tried;
      return areSameParts(M, lower(For, Other, K.Args), Wanted);
    });
  return C;
}

void Printer::liftConfigs() {
  if (!Options.Exact || !Options.LiftConfigs)
    return;
  Module For = M;
  For.Code.clear();
  For.Device = Options.Device;
  for (auto [I, K] : enumerate(M.Kernels)) {
    std::optional<Configuration> C;
    if (!Options.Exact->isRaw(I))
      C = liftConfig(For, K);
    if (!C)
      return Lifted.clear();
    Lifted.push_back(std::move(*C));
  }
}

void Printer::printLiftedConfig(unsigned Index) {
  const Configuration &C = Lifted[Index];
  const uint64_t Begin = OS.tell();
  OS << "    .config\n";
  printFields(OS, FieldOps, C.Plain, [](unsigned Scopes) {
    return (Scopes & InBothConfigs) && !(Scopes & SetsHSAHeader);
  });
  if (M.hasKernelHeaders())
    printFields(OS, FieldOps, C.Header,
                [](unsigned Scopes) { return (Scopes & SetsHSAHeader) != 0; });
  if (!C.ControlDirectives.empty()) {
    OS << "    .control_directive\n";
    printData(OS, C.ControlDirectives, /*Indent=*/8);
  }
  Options.Exact->Configs.push_back({Index, Begin, OS.tell()});
}

void Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  OS << ".kernel " << K.Name << '\n';
  if (Options.ShowMetadata || Options.ShowConfig) {
    OS << "    .args\n";
    for (const Arg &Argument : K.Args)
      printArgument(OS, Argument);
  }
  if (!Lifted.empty()) {
    printLiftedConfig(Index);
  } else if (Options.ShowConfig) {
    printConfig(K);
    if (M.hasKernelHeaders())
      printHeaderConfig(K);
  } else if (Options.ShowMetadata) {
    printProgInfo(K);
  }
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

void Printer::printCode() {
  std::vector<CodeLabel> Labels;
  for (const Kernel &K : M.Kernels)
    Labels.push_back({K.Offset, K.Name});
  std::vector<CodeRelocation> Relocations;
  for (const gallium::Relocation &R : M.Relocations)
    Relocations.push_back({R.Offset, ".scratchaddr", 0,
                           R.Target == gallium::Relocation::ScratchWord1});
  CodePrintOptions CodeOptions(Options);
  if (M.hasKernelHeaders())
    return printKernelCode(M.Code, CodeOptions, std::move(Labels),
                           std::move(Relocations),
                           hasConfigs()           ? HeaderStyle::Skip
                           : Options.ShowMetadata ? HeaderStyle::Bytes
                                                  : HeaderStyle::None,
                           OS);
  OS << ".text\n";
  CodePrinter(M.Code, CodeOptions, /*SectionNumber=*/0, std::move(Labels),
              std::move(Relocations))
      .printAll(OS);
}

/// Each kernel has room for its header.
Error Printer::checkHeaders() const {
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

Error Printer::print() {
  if (M.hasKernelHeaders())
    if (Error E = checkHeaders())
      return E;
  liftConfigs();
  printHead();
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    printKernel(I);
  printCode();
  return Error::success();
}

Error gallium::printModule(const Module &M, const SourcePrintOptions &Options,
                           raw_ostream &OS) {
  return Printer(M, Options, OS).print();
}

Error gallium::printSource(StringRef Binary, const SourcePrintOptions &Options,
                           raw_ostream &OS) {
  const uint32_t WithHeaders = getFirstVersion(&CodeFacts::HasKernelHeaders);
  Expected<Module> M = readModule(
      Binary, Options.LLVMVersion >= WithHeaders ? Options.LLVMVersion : 0);
  // clrxdisasm wants to be told.
  if (M && Options.LiftConfigs && looksLikeKernelHeaders(*M))
    M = readModule(Binary, WithHeaders);
  if (!M)
    return M.takeError();
  return printModule(*M, Options, OS);
}

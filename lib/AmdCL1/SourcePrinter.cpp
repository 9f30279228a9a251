//===- SourcePrinter.cpp - AmdCL1 modules as source -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a Module in clrxdisasm's order.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL1/SourcePrinter.h"
#include "clrx/AmdCL1/Format.h"
#include "clrx/AmdCL1/Lowering.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/ConfigPrinter.h"
#include "clrx/KernelModel/FieldOps.h"
#include "clrx/KernelModel/FieldPrinter.h"
#include "clrx/Print/CodePrinter.h"
#include "clrx/Print/DataPrinter.h"
#include "clrx/Print/SectionPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

namespace {

class Printer {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS)
      : M(M), Options(Options), OS(OS) {}

  Error print();

private:
  const Module &M;
  const SourcePrintOptions &Options;
  raw_ostream &OS;
  unsigned SectionNumber = 0; ///< Of the next code.

  void printHead();
  void printDriver();
  void printSections(ArrayRef<ElfSection> Sections,
                     ArrayRef<ExtraSymbol> Symbols, SymbolPlace Place);
  void printAddedSymbols(ArrayRef<ExtraSymbol> Symbols);
  Error printKernel(unsigned Index);
  void printParts(const Kernel &K);
  void printMetadata(StringRef Text);
  void printKernelData(const Kernel &K);
  void printNote(const CALNote &N);
  void printCode(const Kernel &K);
  void printConfig(const Configuration &C);
  bool printLiftedConfig(unsigned Index);
};

} // namespace

constexpr unsigned DeepIndent = 8;

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void Printer::printHead() {
  printTarget(OS, "amd", M.Device, Options.Wave32);
  OS << (M.Is64Bit ? ".64bit\n" : ".32bit\n");
  if (Options.ShowMetadata) {
    OS << ".compile_options ";
    printQuoted(OS, M.CompileOptions);
    OS << '\n';
    printDriver();
  }
  if (Options.ShowData && !M.GlobalData.empty()) {
    OS << ".globaldata\n";
    printLabeledData(OS, M.GlobalData, {}, Options.IsReadable);
  }
}

void Printer::printDriver() {
  // The assembler makes a text of its own of an empty one, but none of a
  // version and a text.
  if (Options.Exact && M.DriverInfo.empty()) {
    OS << ".driver_version 1\n.driver_info \" \"\n";
    return;
  }
  OS << ".driver_info ";
  printQuoted(OS, M.DriverInfo);
  OS << '\n';
}

/// The names of places, which exact text has.
static std::vector<SourceLabel> getLabels(ArrayRef<ExtraSymbol> Symbols,
                                          SymbolPlace Place) {
  std::vector<SourceLabel> Result;
  for (const ExtraSymbol &S : Symbols)
    if (S.Place == Place)
      Result.push_back({S.Value, S.Name});
  return Result;
}

void Printer::printSections(ArrayRef<ElfSection> Sections,
                            ArrayRef<ExtraSymbol> Symbols, SymbolPlace Place) {
  std::vector<std::vector<SourceLabel>> Labels(Sections.size());
  for (const ExtraSymbol &S : Symbols)
    if (S.Place == Place)
      Labels[S.Index].push_back({S.Value, S.Name});
  for (auto [S, L] : zip_equal(Sections, Labels))
    printSection(OS, S, std::move(L), Options.IsReadable);
}

/// In the order of the file, when all are defined.
void Printer::printAddedSymbols(ArrayRef<ExtraSymbol> Symbols) {
  for (const ExtraSymbol &S : Symbols) {
    if (S.Place == SymbolPlace::Absolute)
      OS << S.Name << '=' << S.Value << '\n';
    printAddedSymbol(OS, S.Name, S.Size, S.Binding);
  }
}

//===----------------------------------------------------------------------===//
// Parts of a kernel
//===----------------------------------------------------------------------===//

/// A line of source for each line of the text.
void Printer::printMetadata(StringRef Text) {
  OS << "    .metadata\n";
  while (!Text.empty()) {
    const size_t Size = std::min(Text.find('\n'), Text.size() - 1) + 1;
    OS.indent(DeepIndent) << ".ascii ";
    printQuoted(OS, Text.take_front(Size));
    OS << '\n';
    Text = Text.drop_front(Size);
  }
}

void Printer::printKernelData(const Kernel &K) {
  // Exact text leaves out what is there by default.
  if (Options.Exact ? !K.Data : K.Data && K.Data->empty())
    return;
  OS << "    .data\n";
  const std::vector<SourceLabel> Labels =
      getLabels(K.Symbols, SymbolPlace::KernelData);
  const Bytes Default(K.Data ? 0 : DefaultDataSize, 0);
  const StringRef Data = K.Data ? *K.Data : Default;
  if (Labels.empty() && !Options.IsReadable)
    printData(OS, Data, DeepIndent);
  else
    printLabeledData(OS, Data, Labels, Options.IsReadable);
}

namespace {

/// How a note's words are written.
enum class NoteStyle : uint8_t {
  Bytes,
  Value, ///< A single word behind the name.
  Ints,
  Entries
};

struct NoteSyntax {
  NoteStyle Style = NoteStyle::Bytes;
  StringLiteral Entry = ""; ///< Pseudo-op of an entry.
  unsigned NumWords = 0;    ///< Of an entry.
  /// Words in hexadecimal: digits of each; 0: decimal, 1: not padded.
  uint8_t Digits[4] = {};
};

} // namespace

static NoteSyntax getSyntax(uint32_t Type) {
  switch (Type) {
  case NT_ProgInfo:
    return {NoteStyle::Entries, "entry", 2, {8, 8}};
  case NT_UAV:
    return {NoteStyle::Entries, "entry", 4, {}};
  case NT_ConstantBuffers:
    return {NoteStyle::Entries, "cbmask", 2, {}};
  case NT_InputSamplers:
    return {NoteStyle::Entries, "sampler", 2, {0, 1}};
  case NT_FloatConsts:
  case NT_IntConsts:
  case NT_BoolConsts:
    return {NoteStyle::Entries, "segment", 2, {}};
  case NT_Inputs:
  case NT_Outputs:
  case NT_GlobalBuffers:
  case NT_PersistentBuffers:
  case NT_ScratchBuffers:
    return {NoteStyle::Ints, "int", 4, {8, 8, 8, 8}};
  case NT_CondOut:
  case NT_EarlyExit:
  case NT_UAVMailboxSize:
  case NT_UAVOpMask:
    return {NoteStyle::Value};
  default:
    return {};
  }
}

/// Writes \p Words of a line.
static void printWords(raw_ostream &OS, const NoteSyntax &Syntax,
                       StringRef Words) {
  OS.indent(DeepIndent) << '.' << Syntax.Entry << ' ';
  for (unsigned I = 0; 4 * I != Words.size(); ++I) {
    const uint32_t Word = support::endian::read32le(Words.data() + 4 * I);
    OS << (I ? ", " : "");
    if (Syntax.Digits[I])
      OS << format_hex(Word, Syntax.Digits[I] + 2);
    else
      OS << Word;
  }
  OS << '\n';
}

void Printer::printNote(const CALNote &N) {
  if (const NoteInfo *Info = findNoteInfo(N.Type))
    OS << "    ." << Info->Name;
  else
    OS << "    .calnote " << format_hex(N.Type, 0);
  const NoteSyntax Syntax = getSyntax(N.Type);
  StringRef Rest = N.Content;
  if (Syntax.Style == NoteStyle::Value && Rest.size() == 4) {
    OS << ' ' << support::endian::read32le(Rest.data()) << '\n';
    return;
  }
  OS << '\n';
  if (Syntax.NumWords) {
    // Integers fill a line as far as they go.
    const size_t Unit =
        Syntax.Style == NoteStyle::Ints ? 4 : 4 * Syntax.NumWords;
    while (Rest.size() >= Unit) {
      const size_t Size =
          std::min<size_t>(4 * Syntax.NumWords, Rest.size() / Unit * Unit);
      printWords(OS, Syntax, Rest.take_front(Size));
      Rest = Rest.drop_front(Size);
    }
  }
  printData(OS, Rest, DeepIndent);
}

void Printer::printParts(const Kernel &K) {
  if (Options.ShowMetadata) {
    OS << "    .header\n";
    if (Options.IsReadable)
      clrx::printWords(OS, K.Parts.Header);
    else
      printData(OS, K.Parts.Header, DeepIndent);
    printMetadata(K.Parts.Metadata);
  }
  if (Options.ShowData)
    printKernelData(K);
  if (Options.ShowNotes)
    for (const CALNote &N : K.Parts.Notes)
      printNote(N);
}

void Printer::printCode(const Kernel &K) {
  const std::vector<SourceLabel> Labels =
      getLabels(K.Symbols, SymbolPlace::KernelCode);
  if (K.Code.empty() && Labels.empty())
    return;
  OS << "    .text\n";
  SourcePrintOptions O = Options;
  O.Device = M.Device;
  CodePrintOptions CodeOptions(O);
  CodeOptions.KernelName = K.Name;
  CodePrinter(K.Code, CodeOptions, SectionNumber++, {}, {}).printAll(OS);
  printCodePlaces(OS, Labels, K.Code.size());
}

//===----------------------------------------------------------------------===//
// Configurations
//===----------------------------------------------------------------------===//

void amdcl1::printArgument(raw_ostream &OS, const Argument &A) {
  OS << "        .arg ";
  catalyst::printArgumentStart(OS, A, /*EndsInComma=*/true);
  if (A.isPointerTo(PointerSpace::Constant))
    OS << ", " << A.ConstantSize;
  else if (A.isValueOf(ArgClass::Image))
    OS << (A.Access == ImageAccess::ReadOnly ? ", read_only" : ", write_only");
  if (A.ResourceId)
    OS << ", " << *A.ResourceId;
  if (A.Use == ArgUse::Unused)
    OS << ", unused";
  OS << '\n';
}

static void printGroupSize(raw_ostream &OS,
                           const std::array<uint32_t, 3> &Size) {
  if (Size[0] || Size[1] || Size[2])
    OS << "        .cws " << Size[0] << ", " << Size[1] << ", " << Size[2]
       << '\n';
}

static void printUserData(raw_ostream &OS, const UserData &D) {
  OS.indent(DeepIndent) << ".userdata ";
  if (const auto *Row =
          NameTable<NamedValue<uint32_t>>(UserDataClasses).findValue(D.Class))
    OS << Row->Name;
  else
    OS << D.Class;
  OS << ", " << D.Slot << ", " << D.FirstSGPR << ", " << D.NumSGPRs << '\n';
}

void Printer::printConfig(const Configuration &C) {
  const KernelConfig &F = C.Fields;
  const uint32_t Rsrc2 = F.getOr(KF::PgmRsrc2, 0);
  ConfigLines Lines(OS);
  auto NumberIfGiven = [&](StringRef Name, KF Field) {
    if (F.has(Field))
      Lines.number(Name, *F.get(Field));
  };
  OS << "    .config\n";
  if (F.has(KF::PgmRsrc2))
    Lines.dims("dims", Rsrc2);
  printGroupSize(OS, C.RequiredGroupSize);
  Lines.number("sgprsnum", F.getOr(KF::SGPRCount, 0));
  Lines.number("vgprsnum", F.getOr(KF::VGPRCount, 0));
  Lines.numberIfSet("hwregion", F.getOr(KF::HWRegion, 0));
  Lines.numberIfSet("hwlocal", F.getOr(KF::LocalSize, 0));
  Lines.hex("floatmode", F.getOr(KF::FloatMode, 0), 2);
  Lines.numberIfSet("scratchbuffer", F.getOr(KF::ScratchSize, 0));
  Lines.number("uavid", F.getOr(KF::UAVId, 0));
  if (std::optional<uint64_t> Size = F.getHeader(KF::UAVPrivate))
    Lines.number("uavprivate", *Size);
  NumberIfGiven("printfid", KF::PrintfId);
  NumberIfGiven("privateid", KF::PrivateId);
  NumberIfGiven("cbid", KF::CBId);
  Lines.number("earlyexit", F.getOr(KF::EarlyExit, 0));
  Lines.number("condout", F.getOr(KF::CondOut, 0));
  Lines.hex("pgmrsrc2", Rsrc2, 8);
  Lines.flag("ieeemode", F.isOn(KF::IeeeMode));
  Lines.flag("tgsize", Rsrc2 >> 10 & 1);
  Lines.flag("useprintf", F.isOn(KF::UsePrintf));
  Lines.flag("useconstdata", F.isOn(KF::UseConstData));
  if (Rsrc2 >> 24 & 0x7f)
    Lines.hex("exceptions", Rsrc2 >> 24 & 0x7f, 2);
  for (const UserData &D : C.UserSGPRs)
    printUserData(OS, D);
  for (const Argument &A : C.Args)
    printArgument(OS, A);
  for (uint32_t Value : C.Samplers)
    Lines.hex("sampler", Value);
}

//===----------------------------------------------------------------------===//
// Configurations that are lowered again
//===----------------------------------------------------------------------===//

static constexpr PseudoOp FieldOps[] = {
#include "clrx/AmdCL1/FieldOps.def"
};

/// \returns false if it has no text.
static bool printExactConfig(raw_ostream &OS, const Configuration &C) {
  OS << "    .config\n";
  printGroupSize(OS, C.RequiredGroupSize);
  const bool IsWhole =
      printFields(OS, FieldOps, C.Fields, [](unsigned) { return true; });
  for (const UserData &D : C.UserSGPRs)
    printUserData(OS, D);
  for (const Argument &A : C.Args)
    printArgument(OS, A);
  for (uint32_t Value : C.Samplers)
    ConfigLines(OS).hex("sampler", Value);
  return IsWhole;
}

/// \returns false if the parts of the kernel are to be printed.
bool Printer::printLiftedConfig(unsigned Index) {
  if (!Options.LiftConfigs || !Options.Exact || Options.Exact->isRaw(Index))
    return false;
  const std::optional<Configuration> C = liftKernel(M, M.Kernels[Index]);
  std::string Text;
  raw_string_ostream TextOS(Text);
  if (!C || !printExactConfig(TextOS, *C))
    return false;
  const uint64_t Begin = OS.tell();
  OS << Text;
  Options.Exact->Configs.push_back({Index, Begin, OS.tell()});
  return true;
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

Error Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  OS << (Options.IsReadable ? "\n" : "") << ".kernel " << K.Name << '\n';
  if (Options.ShowConfig) {
    Expected<Configuration> C = readConfiguration(M, K, ConfigView::Clrxdisasm);
    if (!C)
      return C.takeError();
    printConfig(*C);
  } else if (printLiftedConfig(Index)) {
    printKernelData(K);
  } else {
    printParts(K);
  }
  printCode(K);
  if (Options.Exact) {
    printSections(K.Sections, K.Symbols, SymbolPlace::InnerExtra);
    printAddedSymbols(K.Symbols);
  }
  return Error::success();
}

Error Printer::print() {
  printHead();
  if (Options.Exact && !M.Sections.empty()) {
    OS << ".main\n";
    printSections(M.Sections, M.Symbols, SymbolPlace::OuterExtra);
  }
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    if (Error E = printKernel(I))
      return E;
  if (Options.Exact)
    printAddedSymbols(M.Symbols);
  return Error::success();
}

Error amdcl1::printModule(const Module &M, const SourcePrintOptions &Options,
                          raw_ostream &OS) {
  return Printer(M, Options, OS).print();
}

Error amdcl1::printSource(StringRef Binary, const SourcePrintOptions &Options,
                          raw_ostream &OS) {
  Expected<Module> M =
      readModule(Binary, /*HasExtras=*/Options.Exact != nullptr);
  if (!M)
    return M.takeError();
  return printModule(*M, Options, OS);
}

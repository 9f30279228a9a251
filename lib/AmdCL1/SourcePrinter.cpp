//===- SourcePrinter.cpp - AmdCL1 modules as source -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the source of a module in the order of clrxdisasm.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/SourcePrinter.h"
#include "AmdCL1/Format.h"
#include "AmdCL1/Lowering.h"
#include "Catalyst/ExtraParts.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lowering.h"
#include "Print/DataPrinter.h"
#include "Print/SourcePrinter.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

namespace {

class Printer : SourcePrinter {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS,
          PrintedCode *Printed)
      : SourcePrinter(Options, M.Device, OS, Printed, M.Kernels.size()), M(M) {}

  Error print();

private:
  const Module &M;

  void printHead();
  void printDriver();
  Error printKernel(unsigned Index);
  void printParts(const Kernel &K, const LabelMap &Names);
  void printMetadata(StringRef Text);
  void printKernelData(const Kernel &K, const LabelMap &Names);
  void printNote(const CALNote &N);
  void printEncoding(const Encoding &E);
  void printEncodings(const Kernel &K);
};

} // namespace

constexpr unsigned DeepIndent = 8;

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void Printer::printHead() {
  printTarget("amd");
  printAddressSize(M.Is64Bit);
  if (Options.ShowMetadata) {
    printString(".compile_options", M.CompileOptions);
    if (isExact() && M.HasEmptyOptions)
      OS << ".empty_compile_options\n";
    printDriver();
  }
  if (isExact())
    catalyst::printSectionOrder(OS, M.SectionOrder);
  if (Options.ShowData && !M.GlobalData.empty()) {
    OS << ".globaldata\n";
    printLabeled(M.GlobalData, {});
  }
}

void Printer::printDriver() {
  // The assembler replaces an empty text by one of its own. A version and a
  // text of one blank together give an empty text.
  if (isExact() && M.DriverInfo.empty())
    OS << ".driver_version 1\n.driver_info \" \"\n";
  else
    printString(".driver_info", M.DriverInfo);
}

//===----------------------------------------------------------------------===//
// Parts of a kernel
//===----------------------------------------------------------------------===//

/// Writes a line of source for each line of \p Text.
void Printer::printMetadata(StringRef Text) {
  OS << "    .metadata\n";
  while (!Text.empty()) {
    const size_t Size = std::min(Text.find('\n'), Text.size() - 1) + 1;
    printString("        .ascii", Text.take_front(Size));
    Text = Text.drop_front(Size);
  }
}

void Printer::printKernelData(const Kernel &K, const LabelMap &Names) {
  // An exact source leaves out the data that is there by default.
  if (isExact() ? !K.Data : K.Data && K.Data->empty())
    return;
  OS << "    .data\n";
  const std::vector<SourceLabel> Labels =
      Names.get(unsigned(SymbolSection::KernelData));
  const Bytes Default(K.Data ? 0 : DefaultDataSize, 0);
  const StringRef Data = K.Data ? *K.Data : Default;
  if (Labels.empty() && !Options.IsReadable)
    printData(OS, Data, DeepIndent);
  else
    printLabeled(Data, Labels);
}

namespace {

/// Form of a note's content in sources.
enum class NoteStyle : uint8_t {
  Bytes,
  Value, ///< One word after the name.
  Ints,
  Entries
};

struct NoteSyntax {
  NoteStyle Style = NoteStyle::Bytes;
  StringLiteral Entry = ""; ///< Pseudo-op of an entry.
  unsigned NumWords = 0;    ///< Number of words in an entry.
  /// Number of hexadecimal digits of each word; 0 means decimal, 1 means as
  /// many as needed.
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

/// Writes the line with \p Words.
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
    // The last line of integers may be shorter.
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

void Printer::printParts(const Kernel &K, const LabelMap &Names) {
  if (Options.ShowMetadata) {
    OS << "    .header\n";
    if (Options.IsReadable)
      clrx::printWords(OS, K.Parts.Header);
    else
      printData(OS, K.Parts.Header, DeepIndent);
    printMetadata(K.Parts.Metadata);
  }
  if (Options.ShowData)
    printKernelData(K, Names);
  if (Options.ShowNotes)
    for (const CALNote &N : K.Parts.Notes)
      printNote(N);
}

/// Writes \p E. The source remains in the encoding.
void Printer::printEncoding(const Encoding &E) {
  OS << "    .encoding " << format_hex(E.Device, 0) << '\n';
  for (const CALNote &N : E.Notes)
    printNote(N);
  OS << "    .data\n";
  printLabeled(E.Data, {});
  OS << "    .text\n";
  printLabeled(E.Code, {});
}

void Printer::printEncodings(const Kernel &K) {
  for (const Encoding &E : K.Encodings)
    printEncoding(E);
  if (!K.Encodings.empty())
    OS << "    .encoding\n";
  if (K.HasResourceSymbols)
    OS << "    .resource_symbols\n";
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

static void printUserData(raw_ostream &OS, const UserData &D) {
  OS.indent(DeepIndent) << ".userdata ";
  if (const auto *Row =
          NameTable<NamedValue<uint32_t>>(UserDataClasses).findValue(D.Class))
    OS << Row->Name;
  else
    OS << D.Class;
  OS << ", " << D.Slot << ", " << D.FirstSGPR << ", " << D.NumSGPRs << '\n';
}

/// Writes the lines of \p C that do not set fields.
static void printLists(raw_ostream &OS, const Configuration &C) {
  for (const UserData &D : C.UserSGPRs)
    printUserData(OS, D);
  for (const Argument &A : C.Args)
    printArgument(OS, A);
  for (uint32_t Value : C.Samplers)
    OS << "        .sampler " << format_hex(Value, 0) << '\n';
}

/// Writes \p C in the form of clrxdisasm, which shows the flags of the RSRC
/// word.
static void printConfig(raw_ostream &OS, const Configuration &C, Arch A) {
  static constexpr ConfigLine Lines[] = {
#define CLRX_AMDCL1_LINE(Name, Operand, Field, When, HexDigits)                \
  {Name,                                                                       \
   PseudoOperand::Operand,                                                     \
   KF::Field,                                                                  \
   PseudoOperand::Operand == PseudoOperand::Flag,                              \
   ConfigLine::When,                                                           \
   HexDigits},
#include "ConfigLines.def"
  };
  AmdKernelCode Words = {};
  Words.PgmRsrc2 = C.Fields.getOr(KF::PgmRsrc2, 0);
  const KernelConfig FromWords = readFields(Words, A);
  KernelConfig F = C.Fields;
  F.clear(KF::Dims);
  if (!F.getHeader(KF::UAVPrivate))
    F.clear(KF::UAVPrivate);
  for (KF Field : {KF::SGPRCount, KF::VGPRCount, KF::FloatMode, KF::UAVId,
                   KF::EarlyExit, KF::CondOut})
    F.setIfUnset(Field, 0);
  if (F.has(KF::PgmRsrc2))
    F.set(KF::Dims, FromWords.getOr(KF::Dims, 0));
  F.set(KF::PgmRsrc2, Words.PgmRsrc2);
  F.set(KF::TgSize, FromWords.getOr(KF::TgSize, 0));
  F.set(KF::Exceptions, FromWords.getOr(KF::Exceptions, 0));
  OS << "    .config\n";
  printLines(OS, ArrayRef(Lines).take_front(), F);
  printGroupSize(OS, C.RequiredGroupSize);
  printLines(OS, ArrayRef(Lines).drop_front(), F);
  printLists(OS, C);
}

//===----------------------------------------------------------------------===//
// Configurations that are lowered again
//===----------------------------------------------------------------------===//

static constexpr PseudoOp FieldOps[] = {
#include "AmdCL1/FieldOps.def"
};

/// Writes \p C so that the assembler makes the parts of the kernel from it
/// again. \returns false if no pseudo-op sets one of its fields.
static bool printExactConfig(raw_ostream &OS, const Configuration &C) {
  OS << "    .config\n";
  printGroupSize(OS, C.RequiredGroupSize);
  const bool IsWhole =
      printFields(OS, FieldOps, C.Fields, [](unsigned) { return true; });
  printLists(OS, C);
  return IsWhole;
}

//===----------------------------------------------------------------------===//
// The source
//===----------------------------------------------------------------------===//

Error Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  const LabelMap Names = collectLabels(K.Symbols);
  printKernelName(K.Name);
  printEncodings(K); // Only an exact source has any.
  if (Options.ShowConfig) {
    Expected<Configuration> C = readConfiguration(M, K, ConfigView::Clrxdisasm);
    if (!C)
      return C.takeError();
    printConfig(OS, *C, A);
  } else if (printLifted(Index, [&](raw_ostream &ConfigOS) {
               const std::optional<Configuration> C = liftKernel(M, K);
               return C && printExactConfig(ConfigOS, *C);
             })) {
    printKernelData(K, Names);
  } else {
    printParts(K, Names);
  }
  printKernelText(K.Name, K.Code,
                  Names.get(unsigned(SymbolSection::KernelCode)));
  if (isExact()) {
    printSections(K.Sections, Names, unsigned(SymbolSection::InnerExtra));
    printExtraSymbols(OS, K.Symbols);
  }
  return Error::success();
}

Error Printer::print() {
  printHead();
  if (isExact() && !M.Sections.empty()) {
    OS << ".main\n";
    printSections(M.Sections, collectLabels(M.Symbols),
                  unsigned(SymbolSection::OuterExtra));
  }
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    if (Error E = printKernel(I))
      return E;
  if (isExact())
    printExtraSymbols(OS, M.Symbols);
  return Error::success();
}

Error amdcl1::printSource(StringRef Binary, const SourcePrintOptions &Options,
                          raw_ostream &OS, PrintedCode *Printed) {
  Expected<Module> M =
      readModule(Binary, /*HasExtras=*/Options.Exact != nullptr);
  if (!M)
    return M.takeError();
  return Printer(*M, Options, OS, Printed).print();
}

//===- Disassembler.cpp - Binaries to sources -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a binary as a source of its container. If an exact source is requested
// and the container's pseudo-ops cannot describe the binary exactly, prints it
// as raw code.
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include "Containers.h"
#include "Exact.h"
#include "clrx/CodeObject/Bundle.h"
#include "clrx/CodeObject/Reader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

static const BinaryContainer &findContainer(const DisassembleOptions &Options,
                                            StringRef Binary) {
  return Options.IsRawCode ? getRawContainer() : findBinaryContainer(Binary);
}

/// Writes the source of \p Binary once.
static Error print(const DisassembleOptions &Options, StringRef Binary,
                   const SourcePrintOptions &Print, raw_ostream &OS,
                   PrintedCode *Printed = nullptr) {
  return findContainer(Options, Binary).PrintSource(Binary, Print, OS, Printed);
}

/// Prints a binary as raw code, because the source of its container assembles
/// to a different file. \p Difference describes the difference.
static Expected<ExactText> printAsRawCode(const DisassembleOptions &Options,
                                          SourcePrintOptions Print,
                                          StringRef Binary,
                                          StringRef Difference) {
  Expected<GPU> Device = findBinaryContainer(Binary).FindDevice(Binary, Print);
  if (!Device)
    return Device.takeError();
  Print.Device = *Device;
  Print.NumberLabels = false;
  return printExactly(
      Print, Binary, Options.OnRead,
      [&](const SourcePrintOptions &Print, raw_ostream &OS,
          PrintedCode *Printed) {
        OS << "# As raw code, because with the container's pseudo-ops ";
        printEscapedString(Difference, OS);
        OS << '\n';
        printRawParts(Binary, Print, OS, Printed);
        return Error::success();
      });
}

/// Returns the entry of \p B that \p Options selects.
static Expected<StringRef> findEntry(const DisassembleOptions &Options,
                                     const codeobject::Bundle &B) {
  Expected<const codeobject::BundleEntry *> Entry =
      codeobject::chooseEntry(B, Options.BundleTarget);
  if (!Entry)
    return Entry.takeError();
  if (codeobject::isBundle((*Entry)->Content))
    return createStringError("bundle: entry '" + (*Entry)->Id +
                             "' is a bundle itself");
  return (*Entry)->Content;
}

Error clrx::disassemble(const DisassembleOptions &Options, StringRef Binary,
                        raw_ostream &OS) {
  const bool IsPlain = !Options.IsExact && !Options.IsReadable;
  if (IsPlain && (Options.IsRawCode || !codeobject::isBundle(Binary)))
    return print(Options, Binary, Options.Print, OS);
  Expected<SmallString<0>> Source = makeSource(Options, Binary);
  if (!Source)
    return Source.takeError();
  OS << *Source;
  return Error::success();
}

/// Returns the text that \p Print writes.
static Expected<SmallString<0>>
printToText(function_ref<Error(raw_ostream &OS)> Print) {
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  if (Error E = Print(OS))
    return std::move(E);
  return Text;
}

Expected<SmallString<0>> clrx::makeSource(const DisassembleOptions &Options,
                                          StringRef Binary) {
  if (!Options.IsRawCode && codeobject::isBundle(Binary)) {
    Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
    if (!B)
      return B.takeError();
    Expected<StringRef> Entry = findEntry(Options, *B);
    if (!Entry)
      return Entry.takeError();
    return printToText(
        [&](raw_ostream &OS) { return disassemble(Options, *Entry, OS); });
  }
  const BinaryContainer &Container = findBinaryContainer(Binary);
  const bool IsForLLVM = Container.PrintReadable && !Options.IsRawCode &&
                         (!Options.IsExact || Container.HasReadableExact);
  const auto PrintForLLVM = [&](raw_ostream &OS) {
    return Container.PrintReadable(Binary, OS);
  };
  if (IsForLLVM && !Options.IsExact)
    return printToText(PrintForLLVM);
  SourcePrintOptions PrintOptions = Options.Print;
  PrintOptions.NumberLabels = PrintOptions.IsReadable = Options.IsReadable;
  PrintOptions.LiftConfigs = Options.IsReadable && !Options.IsExact;
  Expected<ExactText> Result =
      IsForLLVM
          ? printAsItIs(Binary, PrintForLLVM)
          : printExactly(PrintOptions, Binary, Options.OnRead,
                         [&](const SourcePrintOptions &Print, raw_ostream &OS,
                             PrintedCode *Printed) {
                           return print(Options, Binary, Print, OS, Printed);
                         });
  if (!Result)
    return Result.takeError();
  const std::string Difference = Result->Difference;
  if (!Difference.empty() && Options.IsExact && !Options.IsRawCode) {
    Result = ExactText(); // Free the text: two texts need too much memory.
    Result = printAsRawCode(Options, PrintOptions, Binary, Difference);
  }
  if (!Result)
    return Result.takeError();
  const bool IsReported = !Difference.empty() && Options.OnDifference;
  if (IsReported)
    Options.OnDifference(Difference);
  if (!Result->Difference.empty() && (Options.IsExact || !IsReported))
    return createStringError(Result->Difference);
  return std::move(Result->Text);
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

Expected<StringRef> clrx::identifyContainer(StringRef Binary) {
  if (codeobject::isBundle(Binary))
    return StringRef(getBundledContainer().Name);
  const BinaryContainer &C = findBinaryContainer(Binary);
  const std::optional<uint16_t> Machine = identifyElf(Binary);
  if (!C.IsBinary && Machine)
    return createStringError("it is an ELF file for machine " +
                             Twine(*Machine) + ", but no " +
                             listMarkedContainers() + " binary");
  return C.Name;
}

std::string clrx::describeFileKind(StringRef Content) {
  // Text contains no NULs. Gallium's binaries and plain code, which have no
  // mark, nearly always contain several NULs at the beginning.
  constexpr size_t BeginSize = 16, MinNULs = 2;
  if (codeobject::isBundle(Content))
    return "a bundle of code objects";
  const BinaryContainer &C = findBinaryContainer(Content);
  if (C.IsBinary)
    return ((C.Title.starts_with("AMD") ? "an " : "a ") + C.Title + " binary")
        .str();
  if (identifyElf(Content))
    return "an ELF file";
  if (identify_magic(Content) == file_magic::bitcode)
    return "LLVM bitcode";
  return Content.take_front(BeginSize).count('\0') >= MinNULs ? "a binary" : "";
}

/// Returns the result of \p Read for \p Binary or, if this is a bundle, for the
/// entry that \p Options selects.
template <class T>
static Expected<T>
readEntry(const DisassembleOptions &Options, StringRef Binary,
          function_ref<Expected<T>(const BinaryContainer &C, StringRef Content)>
              Read) {
  if (Options.IsRawCode || !codeobject::isBundle(Binary))
    return Read(findContainer(Options, Binary), Binary);
  Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
  if (!B)
    return B.takeError();
  Expected<StringRef> Entry = findEntry(Options, *B);
  if (!Entry)
    return Entry.takeError();
  return Read(findBinaryContainer(*Entry), *Entry);
}

Expected<BinaryContents> clrx::readContents(const DisassembleOptions &Options,
                                            StringRef Binary) {
  return readEntry<BinaryContents>(
      Options, Binary, [&](const BinaryContainer &C, StringRef Content) {
        return C.ReadContents(Content, Options.Print);
      });
}

Expected<std::string> clrx::readCode(const DisassembleOptions &Options,
                                     StringRef Binary, unsigned Kernel) {
  return readEntry<std::string>(
      Options, Binary, [&](const BinaryContainer &C, StringRef Content) {
        return C.ReadCode(Content, Options.Print, Kernel);
      });
}

Expected<std::vector<InnerElf>>
clrx::readInnerElfs(const DisassembleOptions &Options, StringRef Binary) {
  return readEntry<std::vector<InnerElf>>(
      Options, Binary, [&](const BinaryContainer &C, StringRef Content) {
        std::vector<InnerElf> Result;
        if (Content.data() != Binary.data()) {
          Result.push_back({"", Content.str()});
          return Expected<std::vector<InnerElf>>(std::move(Result));
        }
        for (const NestedElf &E : C.ReadElfs(Content))
          if (E.Size != Content.size())
            Result.push_back(
                {E.Kernel.str(), Content.substr(E.Offset, E.Size).str()});
        return Expected<std::vector<InnerElf>>(std::move(Result));
      });
}

static void printSections(raw_ostream &OS, ArrayRef<NestedElf> Elfs) {
  for (const NestedElf &E : Elfs) {
    OS << "  " << E.File.What << ", " << (E.File.Is64Bit ? 64 : 32) << "-bit, "
       << E.Size << " bytes at offset " << E.Offset << ":\n";
    for (const ElfFile::Section &S : E.File.Sections) {
      if (S.Type == ELF::SHT_NULL)
        continue;
      OS << "    " << left_justify(S.Name, 28) << " offset "
         << format_hex(S.Offset, 7) << "  size " << format_decimal(S.Size, 6)
         << '\n';
    }
  }
}

using KernelPrinter =
    function_ref<Error(StringRef Content, ArrayRef<BinaryKernel> Kernels)>;

static Error describeBundle(const DisassembleOptions &Options, StringRef Binary,
                            raw_ostream &OS, KernelPrinter PrintKernels) {
  Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
  if (!B)
    return B.takeError();
  OS << "  " << (B->Unpacked ? "compressed " : "") << "bundle of "
     << B->Entries.size() << " entries\n";
  for (const codeobject::BundleEntry &E : B->Entries) {
    OS << "  entry " << E.Id << ": " << E.Content.size() << " bytes\n";
    if (E.Target && codeobject::isCodeObject(E.Content))
      if (Error Problem = describe(Options, E.Content, OS, PrintKernels))
        return Problem;
  }
  return Error::success();
}

Error clrx::describe(const DisassembleOptions &Options, StringRef Binary,
                     raw_ostream &OS, KernelPrinter PrintKernels) {
  if (!Options.IsRawCode && codeobject::isBundle(Binary))
    return describeBundle(Options, Binary, OS, PrintKernels);
  const BinaryContainer &C = findContainer(Options, Binary);
  if (!Options.IsRawCode)
    if (Expected<StringRef> Name = identifyContainer(Binary); !Name)
      return Name.takeError();
  Expected<BinaryContents> Contents = C.ReadContents(Binary, Options.Print);
  if (!Contents)
    return Contents.takeError();
  OS << "  " << Contents->Summary << '\n';
  printSections(OS, C.ReadElfs(Binary));
  return PrintKernels(Binary, Contents->Kernels);
}

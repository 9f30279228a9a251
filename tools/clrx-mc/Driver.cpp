//===- Driver.cpp - What both command lines come down to ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the sources, assembles them, prints what there is to say, and writes
// the output.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "clrx/Support/ClosestName.h"
#include "clrx/Support/Cursor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#ifdef __linux__
#include <sys/mman.h>
#endif

using namespace llvm;
using namespace clrx;

int clrx::reportError(StringRef ToolName, const Twine &Message) {
  WithColor::error(errs(), ToolName) << Message << '\n';
  return 1;
}

int clrx::reportUnknown(StringRef ToolName, StringRef What, StringRef Name,
                        const ClosestName &Closest) {
  return reportError(ToolName, "unknown " + What + " '" + Name + "'" +
                                   (Closest.get().empty()
                                        ? std::string()
                                        : "; " + Closest.getQuestion()));
}

//===----------------------------------------------------------------------===//
// Numbers and symbols
//===----------------------------------------------------------------------===//

Expected<uint64_t> clrx::parseNumber(StringRef Text, uint64_t Max) {
  StringRef Rest = Text.trim();
  unsigned Radix = 10;
  if (Rest.consume_front_insensitive("0x"))
    Radix = 16;
  else if (Rest.consume_front_insensitive("0b"))
    Radix = 2;
  else if (Rest.starts_with("0"))
    Radix = 8;
  unsigned FirstDigit = Rest.empty() ? ~0U : hexDigitValue(Rest.front());
  if (FirstDigit >= Radix)
    return createStringError("expected a number, found '" + Text + "'");
  uint64_t Value;
  bool TooLarge = Rest.consumeInteger(Radix, Value);
  if (TooLarge || Value > Max)
    return createStringError("number '" + Text + "' is out of range (0 to " +
                             Twine(Max) + ")");
  if (!Rest.empty())
    return createStringError("unexpected '" + Rest +
                             "' behind the number in '" + Text + "'");
  return Value;
}

/// Parses SYMBOL[=VALUE]. \returns an error saying what is wrong with it.
static Expected<std::pair<std::string, uint64_t>>
parseSymbolDefinition(StringRef Text) {
  size_t Equals = Text.find('=');
  StringRef Name = Text.take_front(Equals);
  if (Name.empty() || !isNameStart(Name[0]) || !all_of(Name, isNameChar))
    return createStringError("invalid symbol name '" + Name + "'");
  if (Equals == StringRef::npos)
    return std::make_pair(Name.str(), uint64_t(0));
  Expected<uint64_t> Value =
      parseNumber(Text.drop_front(Equals + 1), UINT64_MAX);
  if (!Value)
    return createStringError("symbol '" + Name +
                             "': " + toString(Value.takeError()));
  return std::make_pair(Name.str(), *Value);
}

/// \returns true if the warning counts as an error.
static bool reportWarning(StringRef Message, const Invocation &I) {
  const LanguageOptions &Language = I.Options.Language;
  if (Language.NoWarnings)
    return false;
  if (Language.FatalWarnings)
    return reportError(I.ToolName, Message);
  WithColor::warning(errs(), I.ToolName) << Message << '\n';
  return false;
}

bool clrx::addSymbols(ArrayRef<StringRef> Definitions, Invocation &I) {
  bool HadError = false;
  for (StringRef Text : Definitions) {
    auto Symbol = parseSymbolDefinition(Text);
    if (!Symbol) {
      reportError(I.ToolName, toString(Symbol.takeError()));
      HadError = true;
    } else if (Symbol->first != ".") {
      I.Options.Language.Symbols.push_back(std::move(*Symbol));
    } else {
      HadError |= reportWarning("definition of symbol '.' is ignored: it is "
                                "the output counter",
                                I);
    }
  }
  return HadError;
}

//===----------------------------------------------------------------------===//
// Groups of warnings
//===----------------------------------------------------------------------===//

bool clrx::setWarnings(StringRef ToolName, StringRef Text,
                       CheckOptions &Checks) {
  StringRef Name = Text;
  const bool IsOff = Name.consume_front("no-");
  const bool IsError = Name.consume_front("error=") || Name == "error";
  const WarningGroupRow *Group = WarningGroups.find(Name);
  if (!Group && Name != "all" && !(IsError && Name == "error"))
    return reportUnknown(ToolName, "group of warnings", Text,
                         WarningGroups.findClosest(Name));
  const uint16_t Mask = Group ? maskOf(Group->Value) : AllWarningGroups;
  if (IsOff)
    (IsError ? Checks.Errors : Checks.Groups) &= ~Mask;
  else if (IsError)
    Checks.Errors |= Mask;
  // An error that is asked for by name is shown.
  if (!IsOff && (Group || !IsError))
    Checks.Groups |= Mask;
  return false;
}

//===----------------------------------------------------------------------===//
// Writing files whole or not at all
//===----------------------------------------------------------------------===//

/// \returns the error \p OS has met, cleared: a stream that is destroyed with
/// one ends the program.
static Error takeStreamError(raw_fd_ostream &OS, StringRef Name) {
  OS.flush();
  std::error_code EC = OS.error();
  OS.clear_error();
  return EC ? createFileError(Name, EC) : Error::success();
}

Error clrx::flushStdout() { return takeStreamError(outs(), "<stdout>"); }

/// For pipes and devices, which cannot be renamed over, and for links to
/// nothing, which stay links.
static Error writeInPlace(StringRef Name, StringRef Data) {
  std::error_code EC;
  raw_fd_ostream OS(Name, EC, sys::fs::OF_None);
  if (EC)
    return createFileError(Name, EC);
  OS << Data;
  return takeStreamError(OS, Name);
}

static Error replaceFile(StringRef Name, StringRef Data) {
  Expected<sys::fs::TempFile> Temp = sys::fs::TempFile::create(
      Name + ".tmp-%%%%%%%%", sys::fs::all_read | sys::fs::all_write);
  if (!Temp)
    return createFileError(Name, Temp.takeError());
  raw_fd_ostream OS(Temp->FD, /*shouldClose=*/false);
  OS << Data;
  if (Error E = takeStreamError(OS, Name))
    return joinErrors(std::move(E), Temp->discard());
  if (Error E = Temp->keep(Name))
    return createFileError(Name, std::move(E));
  return Error::success();
}

/// Writes \p Data to the file \p Name, or to standard output for "-". A regular
/// file is replaced by renaming a finished temporary beside it: on error what
/// stood there before still does, and no temporary is left.
Error clrx::writeOutput(StringRef Name, StringRef Data) {
  if (Name == "-") {
    outs() << Data;
    return flushStdout();
  }
  sys::fs::file_status Status;
  if (sys::fs::status(Name, Status)) // New, or reported by what follows.
    return sys::fs::is_symlink_file(Name) ? writeInPlace(Name, Data)
                                          : replaceFile(Name, Data);
  if (Status.type() != sys::fs::file_type::regular_file)
    return writeInPlace(Name, Data);
  if (std::error_code EC = sys::fs::access(Name, sys::fs::AccessMode::Write))
    return createFileError(Name, EC);
  // A link stays one: its target is replaced.
  SmallString<128> Target;
  if (std::error_code EC = sys::fs::real_path(Name, Target))
    return createFileError(Name, EC);
  return replaceFile(Target, Data);
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

/// Reads one input; on error reports it and returns null.
std::unique_ptr<MemoryBuffer> clrx::readInput(StringRef ToolName,
                                              StringRef Name) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Name);
  if (Buffer)
    return std::move(*Buffer);
  reportError(ToolName,
              "cannot read '" + Name + "': " + Buffer.getError().message());
  return nullptr;
}

void clrx::releasePages(const std::unique_ptr<MemoryBuffer> &Buffer) {
  // MemoryBuffer::dontNeedIfMmap asks with posix_madvise, which glibc ignores.
#ifdef __linux__
  if (Buffer->getBufferKind() == MemoryBuffer::MemoryBuffer_MMap)
    ::madvise(const_cast<char *>(Buffer->getBufferStart()),
              Buffer->getBufferSize(), MADV_DONTNEED);
#endif
}

/// All inputs are read before anything is assembled, so that a missing one is
/// reported first, and all missing ones are.
static bool readInputs(const Invocation &I,
                       std::vector<std::unique_ptr<MemoryBuffer>> &Buffers) {
  bool HadError = false;
  for (StringRef Name : I.Inputs) {
    Buffers.push_back(readInput(I.ToolName, Name));
    HadError |= !Buffers.back();
  }
  return HadError;
}

/// Diagnostics appear as they are found, each in one write.
static void setHandlers(Invocation &I) {
  I.Options.OnDiagnostic = [Colors = I.Colors](const Diagnostic &D) {
    SmallString<256> Text;
    raw_svector_ostream OS(Text);
    D.print(OS, Colors);
    outs().flush();
    errs() << Text;
  };
  // Where the output itself goes to standard output, nothing else may.
  bool OutputIsStdout = I.Output == "-" && I.Kind != OutputKind::Null;
  I.Options.OnPrint = [OutputIsStdout](StringRef Line) {
    (OutputIsStdout ? errs() : outs()) << Line << '\n';
  };
}

/// In the manner of LLVM's -stats.
static void printStats(const EncodingStats &Stats, raw_ostream &OS) {
  auto Print = [&OS](uint64_t Value, StringRef What) {
    OS << format_decimal(Value, 10) << " encoding - " << What << '\n';
  };
  Print(Stats.Instructions, "instructions encoded");
  Print(Stats.Shapes, "shapes learnt (mnemonic and encoding)");
  Print(Stats.Remembered, "instructions of a shape known before");
  Print(Stats.Asked[unsigned(EncodingSource::LLVM)],
        "instructions LLVM was asked for");
  Print(Stats.Asked[unsigned(EncodingSource::Patched)],
        "the same, with fields set as CLRX does");
  Print(Stats.Asked[unsigned(EncodingSource::Placeholder)],
        "the same, with plain operands");
  Print(Stats.Asked[unsigned(EncodingSource::Donor)],
        "the same, with an opcode that LLVM lacks");
}

int clrx::run(Invocation &I) {
  std::vector<std::unique_ptr<MemoryBuffer>> Buffers;
  if (readInputs(I, Buffers))
    return 1;
  std::vector<MemoryBufferRef> Sources;
  for (const auto &Buffer : Buffers)
    Sources.push_back(*Buffer);

  setHandlers(I);
  I.Options.OnRead = [&Buffers] { llvm::for_each(Buffers, releasePages); };
  Assembler A;
  AssembleResult Result = A.assemble(I.Options, Sources);
  if (I.PrintStats)
    printStats(A.getEncodingStats(), errs());
  if (!Result.Succeeded)
    return 1;

  StringRef Output =
      I.Kind == OutputKind::Listing
          ? StringRef(Result.Listing)
          : StringRef(Result.Output.data(), Result.Output.size());
  if (I.Kind != OutputKind::Null)
    if (Error E = writeOutput(I.Output, Output))
      return reportError(I.ToolName, "cannot write " + toString(std::move(E)));
  return 0;
}

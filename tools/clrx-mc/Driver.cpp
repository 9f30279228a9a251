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
#include "Output.h"
#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/STLExtras.h"
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

std::string clrx::describeUnknown(StringRef What, StringRef Name,
                                  ArrayRef<StringLiteral> Candidates) {
  std::string Message = ("unknown " + What + " '" + Name + "'").str();
  ClosestName Closest(Name);
  Closest.considerAll(Candidates);
  if (!Closest.get().empty())
    Message += "; " + Closest.getQuestion();
  return Message;
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

static bool isSymbolName(StringRef Name) {
  auto IsNameChar = [](char C) {
    return isAlnum(C) || C == '_' || C == '.' || C == '$';
  };
  return !Name.empty() && !isDigit(Name.front()) && all_of(Name, IsNameChar);
}

Expected<std::pair<std::string, uint64_t>>
clrx::parseSymbolDefinition(StringRef Text) {
  size_t Equals = Text.find('=');
  StringRef Name = Text.take_front(Equals);
  if (!isSymbolName(Name))
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
// The run
//===----------------------------------------------------------------------===//

/// Reads one input; on error reports it and returns null.
static std::unique_ptr<MemoryBuffer> readInput(StringRef ToolName,
                                               StringRef Name) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Name);
  if (Buffer)
    return std::move(*Buffer);
  reportError(ToolName,
              "cannot read '" + Name + "': " + Buffer.getError().message());
  return nullptr;
}

/// Gives back the memory of \p Buffer if its file can be read again.
static void releasePages(const std::unique_ptr<MemoryBuffer> &Buffer) {
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

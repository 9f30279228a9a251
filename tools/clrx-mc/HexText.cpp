//===- HexText.cpp - Bytes as text ----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HexText.h"
#include "LLVMBridge/InstText.h"
#include "LLVMBridge/LLVMDisassembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;

/// Characters between bytes. In llvm-mc, brackets mark the bytes of one
/// instruction.
static constexpr StringLiteral Blanks = " \t\r\n,[]";

/// Drops blanks and comments from the beginning of \p Text.
static StringRef skipBlanks(StringRef Text) {
  while (true) {
    Text = Text.ltrim(Blanks);
    if (!Text.starts_with("#") && !Text.starts_with("//") &&
        !Text.starts_with(";"))
      return Text;
    Text = Text.drop_until([](char C) { return C == '\n'; });
  }
}

/// Takes the byte at the beginning of \p Text; nothing if there is none.
static std::optional<uint8_t> takeByte(StringRef &Text) {
  const StringRef Word = Text.take_until(
      [](char C) { return Blanks.contains(C) || C == '#' || C == ';'; });
  uint8_t Byte;
  if (!Word.starts_with_insensitive("0x") || Word.getAsInteger(0, Byte))
    return std::nullopt;
  Text = Text.drop_front(Word.size());
  return Byte;
}

bool clrx::isHexText(StringRef Text) {
  StringRef Rest = skipBlanks(Text);
  return takeByte(Rest).has_value();
}

/// Prints a message about the place \p At in \p Text.
static void print(const MemoryBuffer &Text, const char *At,
                  SourceMgr::DiagKind Kind, const Twine &Message) {
  SourceMgr Sources;
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(Text.getMemBufferRef()),
                             SMLoc());
  Sources.PrintMessage(SMLoc::getFromPointer(At), Kind, Message);
}

std::optional<HexText> clrx::readHexText(const MemoryBuffer &Text) {
  HexText Result;
  for (StringRef Rest = skipBlanks(Text.getBuffer()); !Rest.empty();
       Rest = skipBlanks(Rest)) {
    const char *Place = Rest.data();
    const std::optional<uint8_t> Byte = takeByte(Rest);
    if (!Byte) {
      print(Text, Place, SourceMgr::DK_Error,
            "expected a byte from 0x00 to 0xff");
      return std::nullopt;
    }
    Result.Bytes += char(*Byte);
    Result.Places.push_back(Place);
  }
  return Result;
}

Error clrx::disassembleHexText(raw_ostream &OS, const MemoryBuffer &Text,
                               const HexText &Bytes,
                               const LanguageOptions &Language,
                               bool ShowsEncoding) {
  const TargetState &Target = Language.Target;
  TargetId Id;
  Id.Processor = Target.getProcessor().CPU;
  Id.setFeatures(Target.Features);
  auto Disassembler =
      LLVMDisassembler::create(Id, Target.Wave32, Language.LLVMFeatures);
  if (!Disassembler)
    return Disassembler.takeError();
  constexpr unsigned WordSize = 4;
  unsigned Size;
  for (size_t At = 0; At < Bytes.Bytes.size(); At += Size) {
    Size = (*Disassembler)->decode(Bytes.Bytes, At);
    if (!Size) {
      print(Text, Bytes.Places[At], SourceMgr::DK_Warning,
            "invalid instruction encoding");
      Size = WordSize;
      continue;
    }
    std::string Inst;
    raw_string_ostream InstOS(Inst);
    (*Disassembler)->print(InstOS);
    // Like llvm-mc, show the encoding of the printed instruction.
    const std::string Encoding =
        ShowsEncoding ? (*Disassembler)->assemble() : std::string();
    if (ShowsEncoding)
      printWithEncoding(OS, Inst,
                        Encoding.empty()
                            ? StringRef(Bytes.Bytes).substr(At, Size)
                            : StringRef(Encoding));
    else
      OS << '\t' << Inst;
    OS << '\n';
  }
  return Error::success();
}

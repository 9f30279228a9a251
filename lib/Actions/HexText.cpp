//===- HexText.cpp - Bytes as text ----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Actions/HexText.h"
#include "LLVMBridge/InstText.h"
#include "LLVMBridge/LLVMDisassembler.h"
#include "clrx/Support/Rules.h"
#include "llvm/ADT/StringExtras.h"

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

/// Returns a diagnostic about the place \p At in \p Text.
static Diagnostic makeDiagnostic(const MemoryBuffer &Text, const char *At,
                                 Severity Kind, const RuleId &Rule,
                                 StringRef Message) {
  const StringRef Before(Text.getBufferStart(),
                         size_t(At - Text.getBufferStart()));
  const StringRef Begin =
      Before.take_back(Before.size() - Before.rfind('\n') - 1);
  const StringRef Rest(At, size_t(Text.getBufferEnd() - At));
  Diagnostic D;
  D.Kind = Kind;
  D.Rule = Rule.Name;
  D.FileName = Text.getBufferIdentifier().str();
  D.Line = Before.count('\n') + 1;
  D.Column = Begin.size() + 1;
  D.Message = Message.str();
  D.SourceLine =
      (Begin + Rest.take_until([](char C) { return C == '\n'; })).str();
  return D;
}

std::optional<HexText> clrx::readHexText(const MemoryBuffer &Text,
                                         const DiagnosticHandler &Handle) {
  HexText Result;
  for (StringRef Rest = skipBlanks(Text.getBuffer()); !Rest.empty();
       Rest = skipBlanks(Rest)) {
    const char *Place = Rest.data();
    const std::optional<uint8_t> Byte = takeByte(Rest);
    if (!Byte) {
      Handle(makeDiagnostic(Text, Place, Severity::Error, rules::Syntax,
                            "expected a byte from 0x00 to 0xff"));
      return std::nullopt;
    }
    Result.Bytes += char(*Byte);
    Result.Places.push_back(Place);
  }
  return Result;
}

bool clrx::usesLLVMSyntax(const LanguageOptions &Language) {
  return Language.Dialect == InstDialect::LLVM ||
         !Language.Target.getProcessor().HasDialect;
}

Error clrx::disassembleHexText(raw_ostream &OS, const MemoryBuffer &Text,
                               const HexText &Bytes,
                               const LanguageOptions &Language,
                               InstComments Shown,
                               const DiagnosticHandler &Handle) {
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
      Handle(makeDiagnostic(Text, Bytes.Places[At], Severity::Warning,
                            rules::LLVM, "invalid instruction encoding"));
      Size = WordSize;
      continue;
    }
    std::string Inst;
    raw_string_ostream InstOS(Inst);
    (*Disassembler)->print(InstOS);
    SmallVector<std::string, 2> Comments;
    if (Shown.Encoding) {
      // Like llvm-mc, show the encoding of the printed instruction.
      const std::string Encoding = (*Disassembler)->assemble();
      Comments.push_back(describeEncoding(
          Encoding.empty() ? StringRef(Bytes.Bytes).substr(At, Size)
                           : StringRef(Encoding)));
    }
    if (Shown.MCInst)
      Comments.push_back((*Disassembler)->describe());
    printWithComments(OS, Inst, Comments);
    OS << '\n';
  }
  return Error::success();
}

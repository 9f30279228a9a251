//===- RegisterHover.cpp - What an editor shows about a register ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks for the nearest accesses in the order of the code.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/RegisterHover.h"
#include "LanguageServer/LineContext.h"
#include "Run/Request.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Registers.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

StringRef clrx::server::findRegisterName(const SourceText &Text,
                                         lsp::Position P) {
  constexpr StringLiteral InBrackets = "0123456789:";
  const LineContext C = getContext(Text, P);
  if (C.Where != LineContext::Code || C.IsHead)
    return "";
  const StringRef Line = Text.getLine(size_t(P.line));
  size_t Begin = size_t(C.Word.data() - Line.data());
  const size_t Open = Line.take_front(Begin).find_last_not_of(InBrackets);
  if (Open != StringRef::npos && Open && Line[Open] == '[')
    Begin = Open - 1;
  const StringRef Rest = Line.drop_front(Begin);
  if (Rest.substr(1).starts_with("["))
    return Rest.take_front(std::min(Rest.find(']'), Rest.size() - 1) + 1);
  return C.Word;
}

namespace {

/// Registers by the operand code of the first one.
struct Registers {
  unsigned First, Count;

  bool overlaps(unsigned OtherFirst, unsigned OtherCount) const {
    return First < OtherFirst + OtherCount && OtherFirst < First + Count;
  }
};

/// The kinds of accesses of an instruction to the registers.
struct AccessKinds {
  bool IsRead = false, IsWritten = false;
};

} // namespace

static std::optional<Registers> parseRegisters(StringRef Name, Arch A) {
  Expected<RegisterName> R = parseRegisterName(Name.lower());
  if (!R) {
    consumeError(R.takeError());
    return std::nullopt;
  }
  switch (R->From) {
  case RegisterName::File::Scalar:
    return Registers{R->First, R->Count};
  case RegisterName::File::Vector:
    return Registers{CodeVGPR0 + R->First, R->Count};
  case RegisterName::File::SCC:
    return Registers{CodeSCC, 1};
  case RegisterName::File::Special:
    break;
  }
  for (const SpecialRegister &S : getSpecialRegisters())
    if (S.Name == R->Special && S.Where & maskOf(A))
      return Registers{S.Value, S.isPair() ? 2u : 1u};
  return std::nullopt;
}

static AccessKinds getAccesses(const AssembledInst &I, const Registers &R) {
  AccessKinds Kinds;
  Inst Decoded;
  if (decode(I.Words, I.Architecture, I.Wave32, Decoded) !=
      DecodeStatus::Success)
    return Kinds;
  forEachAccess(Decoded, I.Architecture, I.Wave32,
                [&](const RegisterAccess &Access) {
                  if (R.overlaps(Access.First, Access.Count))
                    (Access.IsWrite ? Kinds.IsWritten : Kinds.IsRead) = true;
                });
  return Kinds;
}

/// Adds a line about \p I to \p Text.
static void addInst(const Analysis &A, const AssembledInst &I, StringRef What,
                    std::string &Text) {
  Text += ("- " + What + " in line " + Twine(I.Line)).str();
  if (const SourceText *Source = A.getText(A.getPath(I.FileName)))
    Text += (": `" + Source->getLine(I.Line - 1).trim() + "`").str();
  Text += '\n';
}

/// Adds the accesses that are nearest to the instruction \p At.
static void addAccesses(const Analysis &A, size_t At, const Registers &R,
                        std::string &Text) {
  for (size_t I = At; I != 0; --I)
    if (getAccesses(A.Insts[I - 1], R).IsWritten) {
      addInst(A, A.Insts[I - 1], "last written", Text);
      break;
    }
  for (size_t I = At + 1; I < A.Insts.size(); ++I) {
    const AccessKinds Kinds = getAccesses(A.Insts[I], R);
    if (Kinds.IsRead)
      addInst(A, A.Insts[I], "next read", Text);
    if (Kinds.IsWritten)
      addInst(A, A.Insts[I], "next written", Text);
    if (Kinds.IsRead || Kinds.IsWritten)
      break;
  }
}

std::string clrx::server::describeRegister(const Analysis &A, StringRef Path,
                                           uint64_t Line, StringRef Name) {
  const std::optional<Registers> R =
      parseRegisters(Name, A.Result.Target.architecture());
  if (!R)
    return "";
  std::string Text;
  for (size_t I = 0; I != A.Insts.size(); ++I)
    if (A.Insts[I].Line == Line && A.getPath(A.Insts[I].FileName) == Path) {
      addAccesses(A, I, *R, Text);
      break;
    }
  for (const KernelReport &K : A.getGood().Result.Kernels)
    if (K.Resources)
      for (const EntryValue &V : K.Resources->EntryValues)
        if (R->overlaps(V.First, V.Count))
          Text +=
              ("- at the start of kernel '" + K.Name + "': " + V.Name + "\n")
                  .str();
  if (Text.empty())
    return "";
  return ("`" + Name + "`, in the order of the code:\n\n" + Text).str();
}

//===- check-printer.cpp - Instructions printed and read again ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clrx-check-printer FILE.jsonl...
//     Reads, prints and reads again each instruction statement in the rows of
//     the conformance test that can be assembled alone. The words and the
//     second print must be the same. Prints the number of statements.
//   clrx-check-printer ARCH FILE
//     Does the same for each line of a file, except comments, which begin with
//     #. Prints the text of each instruction.
//
//===----------------------------------------------------------------------===//

#include "../PlainHost.h"
#include "Inst/InstReader.h"
#include "LLVMBridge/InstAssemblerPool.h"
#include "Print/InstPrinter.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

namespace {

class Checker {
public:
  explicit Checker(Arch A) : A(A), Reader(A) {}

  /// Checks one statement. \returns the printed text, or an empty string if \p
  /// Statement is not an instruction.
  StringRef check(StringRef Statement);

  PlainHost Host;
  unsigned NumStatements = 0;
  unsigned NumErrors = 0;

private:
  Arch A;
  InstAssemblerPool Pool;
  InstReader Reader;
  InstOptions Options;
  SmallString<128> Text;

  bool assemble(const std::string &Statement, EncodedInst &Result);
  bool print(const std::string &Statement);
  void fail(StringRef Statement, const Twine &Why);
};

} // namespace

bool Checker::assemble(const std::string &Statement, EncodedInst &Result) {
  return cantFail(Pool.get(A, getArchInfo(A).Processor))
      .assemble(Statement, Options, Host, Result);
}

/// Reads \p Statement and prints it to Text.
bool Checker::print(const std::string &Statement) {
  clrx::Inst Inst;
  SmallVector<PendingField, 2> Pending;
  if (Reader.read(Statement, Options, Host, Inst, Pending))
    return true;
  Text.clear();
  raw_svector_ostream OS(Text);
  printInst(Inst, A, OS);
  return false;
}

void Checker::fail(StringRef Statement, const Twine &Why) {
  ++NumErrors;
  outs() << "error: " << getArchInfo(A).Names[0] << ": '" << Statement
         << "' -> '" << Text << "': " << Why << '\n';
}

StringRef Checker::check(StringRef Statement) {
  std::string Original = Statement.str();
  EncodedInst Words, Again;
  if (assemble(Original, Words) || print(Original))
    return StringRef();
  ++NumStatements;
  Host.Message.clear();
  std::string Printed = Text.str().str();
  if (assemble(Printed, Again) || !Host.Message.empty())
    fail(Statement, Host.Message);
  else if (Words.Words != Again.Words)
    fail(Statement, "other words");
  else if (print(Printed) || Text != Printed)
    fail(Statement, "printed otherwise the next time");
  return Text;
}

static std::unique_ptr<MemoryBuffer> readFile(StringRef Name) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Name);
  if (Buffer)
    return std::move(*Buffer);
  errs() << "cannot read " << Name << '\n';
  exit(1);
}

/// Checks the instructions of a source. Lines `symbol = number` define symbols.
static void checkSource(Checker &C, StringRef Source) {
  SmallVector<StringRef, 4> Statements;
  C.Host.Symbols.clear();
  for (StringRef Line : split(Source, '\n')) {
    auto [Name, Value] = Line.split('=');
    int64_t Number;
    if (!Value.trim().getAsInteger(0, Number))
      C.Host.Symbols[Name.trim()] = Number;
    else
      Statements.push_back(Line.trim());
  }
  for (StringRef S : Statements)
    C.check(S);
}

static unsigned checkRows(StringRef Name) {
  std::unique_ptr<MemoryBuffer> Buffer = readFile(Name);
  std::unique_ptr<Checker> C;
  unsigned NumStatements = 0, NumErrors = 0;
  auto Finish = [&] {
    if (!C)
      return;
    NumStatements += C->NumStatements;
    NumErrors += C->NumErrors;
  };
  for (line_iterator I(*Buffer); !I.is_at_end(); ++I) {
    Expected<json::Value> Row = json::parse(*I);
    const json::Object *Object = Row ? Row->getAsObject() : nullptr;
    if (!Object)
      exit(1);
    if (std::optional<StringRef> GPU = Object->getString("gpu")) {
      Finish();
      C = std::make_unique<Checker>(
          getGPUInfo(findGPUName(*GPU)->Device).Architecture);
    }
    std::optional<StringRef> Source = Object->getString("src");
    if (Source && !Object->get("err"))
      checkSource(*C, *Source);
  }
  Finish();
  outs() << Name.rsplit('/').second << ": " << NumStatements << " statements, "
         << NumErrors << " errors\n";
  return NumErrors;
}

static unsigned printLines(StringRef ArchName, StringRef Name) {
  Checker C(*parseArchName(ArchName));
  std::unique_ptr<MemoryBuffer> Buffer = readFile(Name);
  for (line_iterator I(*Buffer, /*SkipBlanks=*/true, '#'); !I.is_at_end();
       ++I) {
    StringRef Text = C.check(*I);
    outs() << (Text.empty() ? "error: " + C.Host.Message : Text.str()) << '\n';
  }
  return C.NumErrors;
}

int main(int NumArgs, const char **Args) {
  unsigned NumErrors = 0;
  if (NumArgs == 3 && parseArchName(Args[1]))
    NumErrors = printLines(Args[1], Args[2]);
  else
    for (const char *Name : ArrayRef(Args + 1, NumArgs - 1))
      NumErrors += checkRows(Name);
  return NumErrors != 0;
}

//===- check-operations.cpp - Operations against instructions -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the table of operations with the table of instructions:
// - Each instruction has one operation on each of its architectures.
// - Each mnemonic of an operation is an instruction on one of the operation's
//   architectures.
// - No two operations have the same name.
// - Each operation has a function that executes it, or the reason why there is
//   none.
// Prints each difference as an error, and the number of operations of each
// kind. With --list, prints a JSON object for each operation instead.
//
//===----------------------------------------------------------------------===//

#include "Semantics/Operation.h"
#include "Simulator/CodeCache.h"
#include "Simulator/MemoryUnit.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

namespace {

class OperationChecker {
public:
  OperationChecker();
  /// Returns the number of errors.
  unsigned run();
  /// Prints a JSON object for each operation.
  void list() const;

private:
  std::vector<const Operation *> Operations;
  /// The operations of each mnemonic.
  StringMap<std::vector<const Operation *>> ByMnemonic;
  /// The architectures of each mnemonic.
  StringMap<ArchMask> Instructions;
  unsigned NumErrors = 0;

  void checkNames();
  void checkInstructions();
  void checkMnemonics();
  void checkFunctions();
  void printCounts();
  void fail(const Twine &Text) {
    ++NumErrors;
    outs() << "error: " << Text << '\n';
  }
};

} // namespace

OperationChecker::OperationChecker() {
  for (ArrayRef<Operation> Table : getOperationTables())
    for (const Operation &Op : Table) {
      Operations.push_back(&Op);
      forEachMnemonic(Op,
                      [&](StringRef Name) { ByMnemonic[Name].push_back(&Op); });
    }
  for (const InstRow &Row : getInstTable())
    if (!Row.has(Unknown))
      Instructions[Row.Mnemonic] |= Row.Arches;
}

void OperationChecker::checkNames() {
  StringSet<> Names;
  for (const Operation *Op : Operations)
    if (!Names.insert(Op->Id).second)
      fail("two operations are called " + Op->Id);
}

void OperationChecker::checkInstructions() {
  for (const InstRow &Row : getInstTable()) {
    if (Row.has(Unknown))
      continue;
    ArchMask Covered = 0, Twice = 0;
    for (const Operation *Op : ByMnemonic.lookup(Row.Mnemonic)) {
      Twice |= Covered & Op->Arches;
      Covered |= Op->Arches;
    }
    if (ArchMask Missing = Row.Arches & ~Covered)
      fail(Row.Mnemonic + " has no operation on " + listArches(Missing));
    if (Twice &= Row.Arches)
      fail(Row.Mnemonic + " has two operations on " + listArches(Twice));
  }
}

void OperationChecker::checkMnemonics() {
  for (const auto &[Mnemonic, Ops] : ByMnemonic)
    for (const Operation *Op : Ops)
      if (!(Instructions.lookup(Mnemonic) & Op->Arches))
        fail("the operation " + Op->Id + " names " + Mnemonic +
             ", which is no instruction on its architectures");
}

static bool isExecutable(const Operation &Op) {
  switch (Op.Kind) {
  case OperationKind::Lane:
    return Op.Lanes;
  case OperationKind::Scalar:
    return Op.Scalar;
  case OperationKind::Memory:
    return Op.MemoryFn;
  case OperationKind::Wave:
    return sim::getMemoryWaveFunction(Op.Id) || sim::getWaveFunction(Op.Id);
  case OperationKind::Unsupported:
    return false;
  }
  llvm_unreachable("unknown kind of operation");
}

void OperationChecker::checkFunctions() {
  for (const Operation *Op : Operations) {
    if (Op->Text.empty())
      fail("the operation " + Op->Id + " has no text");
    if (Op->Kind != OperationKind::Unsupported && !isExecutable(*Op))
      fail("nothing executes the operation " + Op->Id);
  }
}

/// Names of the kinds of operations, in the order of OperationKind.
static constexpr StringLiteral Kinds[] = {"lane", "scalar", "memory", "wave",
                                          "unsupported"};

void OperationChecker::list() const {
  for (const Operation *Op : Operations) {
    json::Array Mnemonics, Arches;
    forEachMnemonic(*Op,
                    [&](StringRef Name) { Mnemonics.push_back(Name.str()); });
    SmallVector<StringRef, NumArches> Names;
    const std::string List = listArches(Op->Arches);
    StringRef(List).split(Names, ", ");
    for (StringRef Name : Names)
      Arches.push_back(Name);
    json::Object Row{{"id", Op->Id},
                     {"kind", Kinds[unsigned(Op->Kind)]},
                     {"mnemonics", std::move(Mnemonics)},
                     {"arches", std::move(Arches)}};
    if (Op->Kind == OperationKind::Unsupported)
      Row["reason"] = Op->Text;
    outs() << json::Value(std::move(Row)) << '\n';
  }
}

void OperationChecker::printCounts() {
  unsigned Rows[std::size(Kinds)] = {}, Mnemonics[std::size(Kinds)] = {};
  for (const Operation *Op : Operations) {
    ++Rows[unsigned(Op->Kind)];
    forEachMnemonic(*Op,
                    [&](StringRef Name) { ++Mnemonics[unsigned(Op->Kind)]; });
  }
  for (unsigned Kind = 0; Kind != std::size(Kinds); ++Kind)
    outs() << Kinds[Kind] << ": " << Rows[Kind] << " operations, "
           << Mnemonics[Kind] << " mnemonics\n";
}

unsigned OperationChecker::run() {
  checkNames();
  checkInstructions();
  checkMnemonics();
  checkFunctions();
  printCounts();
  return NumErrors;
}

int main(int Argc, char **Argv) {
  OperationChecker Checker;
  if (Argc == 2 && StringRef(Argv[1]) == "--list") {
    Checker.list();
    return 0;
  }
  return Checker.run() != 0;
}

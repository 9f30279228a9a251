//===- mutate-waits.cpp - Tests the checks with mutated code --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles sources in LLVM's assembly language. Then removes or weakens each
// wait, each counter of a wait and each s_nop, removes each other instruction
// that solves a hazard, and lengthens and shortens each s_clause, one at a
// time, and runs the checks. Prints a line for each change that the checks do
// not notice, and the numbers of changes. utils/measure/measure-waits.py and
// utils/fuzz/waits/waits.py run this program.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Code.h"
#include "Analysis/Program.h"
#include "Checks/Checks.h"
#include "Checks/WaitInsts.h"
#include "LLVMCode/LLVMDescriber.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/ISA/Names.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <set>

using namespace llvm;
using namespace clrx;

namespace {

/// Records the lines that have warnings.
class Collector final : public Reporter {
public:
  std::multiset<std::pair<uint64_t, std::string>> Warnings;

  SourcePos capture(SMLoc) override { return SourcePos(); }
  bool hadError() const override { return false; }

private:
  void report(Severity Kind, RuleId, SourcePos Pos, const Twine &Msg,
              const FixIt *) override {
    if (Kind == Severity::Warning)
      Warnings.insert({Pos.getLine(), Msg.str()});
  }
};

struct Totals {
  unsigned Changes = 0, Noticed = 0;
};

class Mutator final : public InstSink {
public:
  /// Each change is checked with each set of \p Groups separately, because a
  /// warning of one set would hide that another set notices the change.
  Mutator(CodeRecorder &Recorder, ArrayRef<uint16_t> Groups)
      : Recorder(Recorder), Groups(Groups) {
    Options.MaxPerKind = ~0u;
  }

  /// Numbers of changes by the purpose of the changed instruction.
  std::map<StringRef, Totals> Found;
  StringRef FileName;

  unsigned getInterests() const override { return 0; }
  void finish(CodeView &View) override;

private:
  CodeRecorder &Recorder;
  CheckOptions Options;
  const ArrayRef<uint16_t> Groups;
  std::vector<Collector> Before; ///< Warnings before a change, by groups.
  StringRef Purpose;             ///< Purpose of the changed instruction.

  Collector check(CodeView &View, uint16_t Groups) {
    Collector Result;
    Options.Groups = Groups;
    runChecks(Program(Recorder, View), Options, Result);
    return Result;
  }
  StringRef getPurposeOf(CodeView &View, SectionCode &Code, uint32_t I,
                         unsigned Imm);
  void tryWithout(CodeView &View, SectionCode &Code, uint32_t I);
  void tryImmediate(CodeView &View, SectionCode &Code, uint32_t I, unsigned Imm,
                    const Twine &What);
  void note(CodeView &View, const CodeInst &I, const Twine &What);
  void mutateWait(CodeView &View, SectionCode &Code, uint32_t I);
  void mutateOtherWait(CodeView &View, SectionCode &Code, uint32_t I);
  void mutate(CodeView &View, SectionCode &Code);
};

} // namespace

/// Returns true if \p I operates on a cache.
static bool isCacheAccess(const CodeInst &I) {
  const InstClasses Memory =
      InstClasses(InstClass::Buffer) | InstClass::SMEM | InstClass::Flat;
  return I.Classes.hasAny(Memory) && !I.Opcode->NumOperands;
}

static bool writesRegisters(const SectionCode &Code, const CodeInst &I) {
  return any_of(Code.getAccesses(I),
                [](const CodeAccess &X) { return X.IsWrite; });
}

/// Returns true if the only effect of \p I is to solve hazards.
static bool isRemedy(const SectionCode &Code, const CodeInst &I) {
  if (I.Classes.hasAny(InstClass::WaitDepCounter | InstClass::ScalarWriteBack))
    return true;
  const StringRef Name = I.getMnemonic();
  constexpr unsigned ShortSize = 4;
  if (I.Size != ShortSize ||
      (Name != "s_mov_b32" && Name != "s_mov_b64" && Name != "v_mov_b32"))
    return false;
  // A move of a register to itself, or of a constant to no register.
  std::optional<uint16_t> Read, Written;
  for (const CodeAccess &X : Code.getAccesses(I))
    if (X.Operand != CodeAccess::NoOperand)
      (X.IsWrite ? Written : Read) = X.First;
  return Read == Written;
}

/// Returns the purpose of the instruction \p Number, which follows from the
/// instructions around it.
static StringRef getPurpose(const SectionCode &Code, uint32_t Number) {
  ArrayRef<CodeInst> Insts = Code.Insts;
  if (Insts[Number].is(InstClass::Nop))
    return "s_nop";
  if (Insts[Number].is(InstClass::Clause))
    return "s_clause";
  if (isRemedy(Code, Insts[Number]))
    return "hazards";
  uint32_t First = Number;
  while (First && isWait(Insts[First - 1]))
    --First;
  if (!First || !Insts[First - 1].Pos.isValid() ||
      Insts[First - 1].Classes.hasAny(InstClass::SetPC | InstClass::ProgramEnd))
    return "function's entry";
  uint32_t Next = Number;
  while (Next + 1 != Insts.size() &&
         (isWait(Insts[Next]) || Insts[Next].getMnemonic() == "s_wait_alu"))
    ++Next;
  if (Insts[Next].is(InstClass::SetPC))
    return "function's return";
  if (Insts[Next].Classes.hasAny(InstClass::Barrier |
                                 InstClass::BarrierSignal) ||
      isCacheAccess(Insts[Next]) || Insts[Next].is(InstClass::Atomic) ||
      Insts[First - 1].is(InstClass::Barrier))
    return "fence";
  // Find the memory access in front of the instruction.
  uint32_t Last = Number;
  while (Last && !Insts[Last].Counters)
    --Last;
  const CodeInst &Before = Insts[Last];
  if (isCacheAccess(Before))
    return "fence";
  if (!writesRegisters(Code, Before))
    return "stores";
  return Before.is(InstClass::Flat) && Before.is(InstClass::FlatAddress)
             ? "what flat access loads"
             : "what others load";
}

void Mutator::note(CodeView &View, const CodeInst &I, const Twine &What) {
  Totals &T = Found[Purpose];
  ++T.Changes;
  for (auto [G, Old] : zip_equal(Groups, Before))
    if (check(View, G).Warnings != Old.Warnings) {
      ++T.Noticed;
      return;
    }
  outs() << FileName << ':' << I.Pos.getLine() << ": "
         << I.Pos.getLineText().trim() << ": " << What << " [" << Purpose
         << "]\n";
}

void Mutator::tryWithout(CodeView &View, SectionCode &Code, uint32_t Number) {
  if (Number + 1 == Code.Insts.size())
    return;
  const CodeInst Old = Code.Insts[Number], Next = Code.Insts[Number + 1];
  // Extend the next instruction over the offset of the removed one, so that
  // branches to the removed instruction reach the next one.
  Code.Insts[Number + 1].Offset = Old.Offset;
  Code.Insts[Number + 1].Size += Old.Size;
  Code.Insts.erase(Code.Insts.begin() + Number);
  note(View, Old, "removed");
  Code.Insts.insert(Code.Insts.begin() + Number, Old);
  Code.Insts[Number + 1] = Next;
}

void Mutator::tryImmediate(CodeView &View, SectionCode &Code, uint32_t Number,
                           unsigned Imm, const Twine &What) {
  CodeInst &I = Code.Insts[Number];
  const uint16_t Old = I.Immediate;
  I.Immediate = Imm;
  note(View, I, What);
  Code.Insts[Number].Immediate = Old;
}

/// Returns the purpose of the wait \p Number with the immediate \p Imm. A wait
/// may be redundant, because compilers keep waits for results that have
/// returned.
StringRef Mutator::getPurposeOf(CodeView &View, SectionCode &Code,
                                uint32_t Number, unsigned Imm) {
  const StringRef Usual = getPurpose(Code, Number);
  if (Usual == "fence" || Usual.starts_with("function"))
    return Usual;
  CodeInst &I = Code.Insts[Number];
  const uint16_t Old = I.Immediate;
  I.Immediate = Imm;
  const auto Extra = check(View, maskOf(WarningGroup::WaitCountExtra)).Warnings;
  I.Immediate = Old;
  const bool IsExtra = any_of(Extra, [Line = I.Pos.getLine()](const auto &W) {
    return W.first == Line;
  });
  return IsExtra ? "what has returned" : Usual;
}

void Mutator::mutateWait(CodeView &View, SectionCode &Code, uint32_t Number) {
  const uint32_t Imm = Code.Insts[Number].Immediate;
  unsigned Counters = 0, None = Imm;
  for (const WaitCounter &C : WaitCounters.rows())
    if (C.Where & maskOf(Code.Architecture)) {
      Counters += C.get(Imm) < C.getMax();
      None = C.set(None, C.getMax());
    }
  if (Counters != 1)
    tryWithout(View, Code, Number);
  for (const WaitCounter &C : WaitCounters.rows()) {
    if (!(C.Where & maskOf(Code.Architecture)) || C.get(Imm) == C.getMax())
      continue;
    Purpose = getPurposeOf(View, Code, Number, C.set(None, C.get(Imm)));
    tryImmediate(View, Code, Number, C.set(Imm, C.getMax()),
                 "without " + C.Name);
    if (C.get(Imm) + 1 < C.getMax())
      tryImmediate(View, Code, Number, C.set(Imm, C.get(Imm) + 1),
                   C.Name + " weakened");
  }
}

/// Changes a wait instruction other than s_waitcnt.
void Mutator::mutateOtherWait(CodeView &View, SectionCode &Code,
                              uint32_t Number) {
  const WaitInsts Waits(Code.Architecture);
  const auto Fields = Waits.getFields(Code.Insts[Number]);
  const uint16_t Imm = Code.Insts[Number].Immediate;
  uint16_t None = Imm;
  for (const WaitInsts::Field &F : Fields)
    None = F.set(None, F.Max);
  const auto SetPurpose = [&](const WaitInsts::Field &F) {
    const unsigned Count = WaitInsts::getCount(F, Code.Insts[Number]);
    Purpose = F.Counter == WaitFor::VS
                  ? "stores"
                  : getPurposeOf(View, Code, Number, F.set(None, Count));
    return Count;
  };
  if (Fields.size() != 1) {
    tryWithout(View, Code, Number);
  } else {
    SetPurpose(Fields.front());
    tryWithout(View, Code, Number);
  }
  for (const WaitInsts::Field &F : Fields) {
    const unsigned Count = SetPurpose(F);
    if (Fields.size() != 1)
      tryImmediate(View, Code, Number, F.set(Imm, F.Max), "without a counter");
    if (F.Counter != WaitFor::VS && Count + 1 < F.Max)
      tryImmediate(View, Code, Number, F.set(Imm, Count + 1), "weakened");
  }
}

void Mutator::mutate(CodeView &View, SectionCode &Code) {
  for (uint32_t Number = 0; Number != Code.Insts.size(); ++Number) {
    const CodeInst &I = Code.Insts[Number];
    // Skip s_nop that come from alignment or from the padding of branches.
    if (!I.isUnderstood() || !I.Pos.isValid() ||
        (I.is(InstClass::Nop) && !I.Pos.getLineText().contains("s_nop")))
      continue;
    Purpose = getPurpose(Code, Number);
    if (I.is(InstClass::Waitcnt))
      mutateWait(View, Code, Number);
    else if (I.is(InstClass::WaitOneCounter)) {
      mutateOtherWait(View, Code, Number);
    } else if (I.is(InstClass::Nop)) {
      const unsigned Count = I.Immediate;
      tryWithout(View, Code, Number);
      if (Count)
        tryImmediate(View, Code, Number, Count - 1, "weakened");
    } else if (isRemedy(Code, I)) {
      tryWithout(View, Code, Number);
    } else if (I.is(InstClass::Clause)) {
      const unsigned Length = I.Immediate;
      tryImmediate(View, Code, Number, 0, "too short");
      tryImmediate(View, Code, Number, Length + 1, "longer");
    }
  }
}

void Mutator::finish(CodeView &View) {
  for (uint16_t G : Groups)
    Before.push_back(check(View, G));
  for (const auto &[Line, Text] : Before.front().Warnings)
    outs() << FileName << ':' << Line << ": warning: " << Text << '\n';
  for (SectionCode &Code : Recorder.getSections())
    mutate(View, Code);
}

int main(int Argc, char **Argv) {
  Assembler A;
  std::map<StringRef, Totals> Found;
  ArrayRef<char *> Names(Argv + 1, Argc - 1);
  SmallVector<uint16_t> Groups = {maskOf(WarningGroup::WaitCount) |
                                  maskOf(WarningGroup::Hazard)};
  const auto TakeOption = [&Names](StringRef Option) {
    const bool IsThere = !Names.empty() && Option == Names[0];
    Names = Names.drop_front(IsThere);
    return IsThere;
  };
  if (TakeOption("-xnack"))
    Groups[0] |= maskOf(WarningGroup::XnackHazard);
  if (TakeOption("-all")) {
    Groups.push_back(Groups[0] | maskOf(WarningGroup::WaitCountCalls) |
                     maskOf(WarningGroup::DisputedHazard));
    Groups.push_back(Groups[0] | maskOf(WarningGroup::WaitCountFlat));
  }
  for (StringRef Name : Names) {
    auto Buffer = MemoryBuffer::getFile(Name);
    if (!Buffer) {
      errs() << Name << ": " << Buffer.getError().message() << '\n';
      return 1;
    }
    AssembleOptions Options;
    CodeRecorder Recorder(createLLVMDescriber);
    Mutator M(Recorder, Groups);
    M.FileName = Name;
    Options.Language.Container = findContainer("rocm");
    Options.Language.Dialect = InstDialect::LLVM;
    Options.Language.Versions.CodeObject = 5;
    Options.Sinks = {&Recorder, &M};
    const AssembleResult R = A.assemble(Options, (*Buffer)->getMemBufferRef());
    for (const Diagnostic &D : R.Diagnostics)
      D.print(errs());
    if (!R.Succeeded)
      return 1;
    for (const auto &[Purpose, T] : M.Found) {
      Found[Purpose].Changes += T.Changes;
      Found[Purpose].Noticed += T.Noticed;
    }
  }
  for (const auto &[Purpose, T] : Found)
    outs() << Purpose << ": " << T.Noticed << " of " << T.Changes << '\n';
}

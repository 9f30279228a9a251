//===- InstAssembler.cpp - Instruction statements to bytes ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles statements with reader and encoder, or with LLVM's dialect.
//
//===----------------------------------------------------------------------===//

#include "Inst/InstAssembler.h"
#include "Inst/InstReader.h"
#include "InstEncoder.h"
#include "LLVMBridge/InstAssemblerPool.h"
#include "LLVMDialect.h"
#include "Targets/Processors.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Assembler for an architecture with a CLRX dialect.
class InstAssemblerImpl final : public InstAssembler {
public:
  InstAssemblerImpl(const TargetDescription &Description, Arch A)
      : Description(Description), A(A), Encoder(Description, A), Reader(A) {}

  Error prepare() { return Encoder.prepare(/*Wave32=*/false); }

  bool assemble(StringRef Statement, const InstOptions &Options,
                OperandHost &Host, EncodedInst &Result) override;
  bool parseRegisterOperand(Cursor &C, OperandHost &Host,
                            RegisterRange &Result) override {
    return Reader.readRegisterOperand(C, Host, Result);
  }
  LLVMText getLLVMText(bool &WasPatched) const override {
    if (WasLLVM)
      return LLVM->getText(WasPatched);
    WasPatched = Encoder.getSource() != EncodingSource::LLVM;
    return Encoder.getText();
  }
  const EncodingStats &getStats() const override { return Encoder.getStats(); }

private:
  const TargetDescription &Description;
  Arch A;
  InstEncoder Encoder;
  InstReader Reader;
  clrx::Inst Inst;                   ///< Reused for each statement.
  std::unique_ptr<LLVMDialect> LLVM; ///< Created on first use.
  bool WasLLVM = false; ///< True if the last statement was in LLVM's dialect.
};

/// Assembler for a processor that only LLVM supports.
class LLVMOnlyAssembler final : public InstAssembler {
public:
  LLVMOnlyAssembler(const TargetDescription &Description,
                    const LLVMProcessor &P)
      : LLVM(Description, *this),
        Reader(P.InstructionSet, getProcessorFacts(P).HasAccVGPRs) {}

  bool assemble(StringRef Statement, const InstOptions &Options,
                OperandHost &Host, EncodedInst &Result) override {
    Result.clear();
    ++Stats.Instructions;
    return LLVM.assemble(Statement,
                         {Options.Processor, Options.Wave32, Options.Features,
                          Options.LLVMFeatures.str()},
                         Host, Result);
  }
  bool parseRegisterOperand(Cursor &C, OperandHost &Host,
                            RegisterRange &Result) override {
    return Reader.readRegisterOperand(C, Host, Result);
  }
  LLVMText getLLVMText(bool &WasPatched) const override {
    return LLVM.getText(WasPatched);
  }
  const EncodingStats &getStats() const override { return Stats; }

private:
  mutable LLVMDialect LLVM;
  InstReader Reader; ///< Reads register symbols.
  EncodingStats Stats;
};

} // namespace

bool InstAssemblerImpl::assemble(StringRef Statement,
                                 const InstOptions &Options, OperandHost &Host,
                                 EncodedInst &Result) {
  Result.clear();
  WasLLVM = Options.Dialect == InstDialect::LLVM;
  bool Wave32 = Options.Wave32 && getArchInfo(A).HasWave32;
  if (WasLLVM) {
    if (!LLVM)
      LLVM = std::make_unique<LLVMDialect>(Description, *this);
    return LLVM->assemble(Statement,
                          {Options.Processor, Wave32, Options.Features,
                           Options.LLVMFeatures.str()},
                          Host, Result);
  }
  if (Reader.read(Statement, Options, Host, Inst, Result.Pending))
    return true;
  SMLoc Loc = SMLoc::getFromPointer(Statement.begin());
  if (Error E = Encoder.prepare(Wave32))
    return Host.getReporter().error(Loc, rules::LLVM, toString(std::move(E)));
  if (!Encoder.encode(Inst, Wave32, Options.Mode, Result.Words))
    return Host.getReporter().error(Loc, rules::LLVM, Encoder.getMessage());
  for (PendingField &P : Result.Pending)
    if (P.Kind == FieldFixup::Literal32)
      P.Offset = (Result.Words.size() - 1) * 4;
  Result.Instruction = &Inst;
  return false;
}

InstAssemblerPool::InstAssemblerPool()
    : Description(std::make_unique<TargetDescription>()) {}
InstAssemblerPool::~InstAssemblerPool() = default;

Expected<InstAssembler &> InstAssemblerPool::get(Arch A,
                                                 const LLVMProcessor &P) {
  if (!P.HasDialect) {
    std::unique_ptr<InstAssembler> &Assembler = Others[&P];
    if (!Assembler)
      Assembler = std::make_unique<LLVMOnlyAssembler>(*Description, P);
    return *Assembler;
  }
  std::unique_ptr<InstAssembler> &Assembler = Assemblers[unsigned(A)];
  if (!Assembler) {
    auto Impl = std::make_unique<InstAssemblerImpl>(*Description, A);
    if (Error E = Impl->prepare())
      return std::move(E);
    Assembler = std::move(Impl);
  }
  return *Assembler;
}

EncodingStats InstAssemblerPool::getStats() const {
  EncodingStats Sum;
  for (const std::unique_ptr<InstAssembler> &I : Assemblers)
    if (I)
      Sum += I->getStats();
  for (const auto &[Processor, I] : Others)
    Sum += I->getStats();
  return Sum;
}

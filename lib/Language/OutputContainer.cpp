//===- OutputContainer.cpp - Start and end of the output ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the container at the first statement that needs one, and writes the
// output file at the end.
//
//===----------------------------------------------------------------------===//

#include "OutputContainer.h"
#include "AssembledCode.h"
#include "Emission.h"
#include "Language/Insertions.h"
#include "Sections.h"
#include "TargetSelection.h"
#include "clrx/Support/NameTable.h"
#include "llvm/MC/MCContext.h"

using namespace llvm;
using namespace clrx;

OutputContainer::~OutputContainer() = default;

void OutputContainer::updateLinking() {
  if (!Ctx.Emit.isLinking() && keepsSections())
    Ctx.Emit.startLinking();
}

/// Checks that \p C has output for the device. \returns true after reporting an
/// error.
bool OutputContainer::checkDevice(Container &C) {
  if (C.takesProcessor(*Processor))
    return false;
  const SourcePos DevicePos = Ctx.Target.getDevicePos();
  const SourcePos Pos =
      DevicePos.isValid() ? DevicePos : Diags.capture(Ctx.StatementLoc);
  Diags.error(Pos, rules::Device,
              "the " + Ctx.Target.getContainer().Title +
                  " container is not for " + Ctx.Target.getState().getName() +
                  (DevicePos.isValid() ? "" : ", which an option selects"));
  SmallVector<StringRef, 4> Selections;
  for (const ContainerInfo &Info : Ctx.Services.Containers)
    if (!Info.AllProcessors.empty())
      Selections.push_back(Info.AllProcessors);
  Diags.note(Pos,
             listWords(Selections, "or") + " takes all GPUs that LLVM knows");
  return true;
}

bool OutputContainer::startNow() {
  if (HasFailed)
    return true;
  InstructionSet = Ctx.Target.getState().architecture();
  Processor = &Ctx.Target.getState().getProcessor();
  Expected<InstAssembler &> I =
      Ctx.Services.Insts.get(InstructionSet, *Processor);
  if (!I) {
    HasFailed = true;
    return Diags.error(Ctx.StatementLoc, rules::LLVM, toString(I.takeError()));
  }
  Insts = &*I;
  std::unique_ptr<Container> Created = Ctx.Target.getContainer().Create(Host);
  HasFailed = checkDevice(*Created);
  if (HasFailed)
    return true;
  TheContainer = std::move(Created);
  StartPos = Diags.capture(Ctx.StatementLoc);
  TheContainer->Initialize(Parser);
  Ctx.Sections.enter(*TheContainer->getInitialSection());
  if (Ctx.Observer)
    Ctx.Observer->outputStarts(*TheContainer);
  return false;
}

void OutputContainer::reportNoOutput() {
  const SourcePos End = Ctx.Sources.getEnd();
  Diags.error(
      End, rules::NoOutput,
      "the source has no output: no code, data, label or section in it");
  SmallVector<StringRef, 8> Names;
  for (const ContainerInfo &Info : Ctx.Services.Containers)
    if (Info.Create)
      Names.push_back(Info.Name);
  Ctx.Target.noteUnnamedContainer(End, Names);
}

/// Writes the output of a source without errors, unless a sink reports an error
/// about the finished code.
void OutputContainer::write(AssembledCode &Code) {
  Parser.getContext().setDiagnosticHandler(
      [this](const SMDiagnostic &D, bool, const SourceMgr &,
             std::vector<const MDNode *> &) {
        if (D.getKind() == SourceMgr::DK_Error)
          Diags.error(Ctx.Sources.getEnd(), rules::LLVM, D.getMessage());
      });
  Ctx.Emit.showValues();
  Code.setFinished();
  Ctx.Emit.getSinks().forAll([&](InstSink &Sink) { Sink.finish(Code); });
  if (Diags.hadError())
    return;
  ClrxStreamer &Streamer = Ctx.Emit.streamer();
  Streamer.setObjectWriter(
      TheContainer->createObjectWriter(Streamer.getOutput()));
  Streamer.finish();
}

bool OutputContainer::finish() {
  if (!TheContainer || !TheContainer->assignAddresses())
    Symbols.finish(TheContainer && TheContainer->takesUndefined());
  if (!Diags.hadError() && !TheContainer)
    reportNoOutput();
  const TargetState &Target = Ctx.Target.getState();
  Ctx.Services.EndTarget = Target;
  Ctx.Services.EndContainer = &Ctx.Target.getContainer();
  AssembledCode Code(Ctx.Emit.streamer(), TheContainer.get(), Symbols,
                     {Target.IsSelected, Target.getName(),
                      Ctx.Target.getLateDevicePos(), StartPos,
                      /*IsCodeObject=*/keepsSections(),
                      /*MayReplay=*/Target.getId().mayUseXNACK()});
  // A sink may find that the source must be assembled again.
  const Insertions &Inserted = Ctx.Services.Inserted;
  if (!Diags.hadError())
    Ctx.Emit.getSinks().forAll([&](InstSink &Sink) {
      if (!Inserted.isStale())
        Sink.sourceEnded(Code);
    });
  if (!Diags.hadError())
    TheContainer->finishSource();
  if (!Diags.hadError() && !Inserted.isStale())
    write(Code);
  Diags.flush();
  Diags.finish();
  return Diags.hadError();
}

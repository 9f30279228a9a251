//===- CodeObject.cpp - Code objects 4 to 6 of a source -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pseudo-ops of code objects, and what is made of kernels at the end:
// LLVM's descriptors, and the metadata.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/MCSink/MCStreamerSink.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Pseudo-ops
//===----------------------------------------------------------------------===//

bool AsmParser::takesProcessor(const LLVMProcessor &) const {
  // What comes may ask for a code object.
  return true;
}

bool AsmParser::beginCodeObject(SMLoc Loc) {
  return !isCodeObject() &&
         selectCodeObject(MaxCodeObject, Report.capture(Loc));
}

/// From now on, labels are for a linker. \returns true on error, reported.
bool AsmParser::prepareSections(SourcePos Pos) {
  Section *Text = Sections.getText();
  if (Text->getCounter() || Sections.getRodata() || GOT ||
      !Sections.getExtra().empty()) {
    Report.error(Pos, "code or data stands in front of what makes this a code "
                      "object");
    Report.note(Pos, "begin the source with '.codeobject " +
                         Twine(MaxCodeObject) + "' or '.amdgcn_target'");
    return true;
  }
  Text->setLabelValue(LabelValue::Linked);
  return false;
}

bool AsmParser::selectCodeObject(uint64_t Version, SourcePos Pos) {
  if (Version < MinCodeObject || Version > MaxCodeObject)
    return Report.error(Pos, "there is no version " + Twine(Version) +
                                 " of code objects (" + Twine(MinCodeObject) +
                                 " to " + Twine(MaxCodeObject) + ")");
  if (!isCodeObject() && prepareSections(Pos))
    return true;
  CodeObject.Version = unsigned(Version);
  CodeObject.Pos = Pos;
  return false;
}

/// ::= .codeobject version
bool AsmParser::parseDirectiveCodeObject(StringRef, SMLoc) {
  OperandReader Operands = operands();
  SMLoc Loc;
  uint64_t Version;
  return Operands.readNumber(Version, Loc) || Operands.readEnd() ||
         selectCodeObject(Version, Report.capture(Loc));
}

/// \returns true, reported, if it is to be another format.
bool AsmParser::needCodeObject(StringRef Name, SMLoc Loc) {
  if (isCodeObject())
    return false;
  Report.error(Loc, "'" + Name + "' is for code objects only");
  Report.note(Loc,
              "write '.codeobject " + Twine(MaxCodeObject) + "' before it");
  return true;
}

/// ::= .relocatable
bool AsmParser::parseDirectiveRelocatable(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || needCodeObject(Name, Loc))
    return true;
  CodeObject.IsRelocatable = true;
  return false;
}

/// ::= .linker "string"
bool AsmParser::parseDirectiveLinker(StringRef Name, SMLoc Loc) {
  return needCodeObject(Name, Loc) ||
         operands().readLastString(CodeObject.Linker.emplace(),
                                   /*EndsAtNul=*/true);
}

/// ::= .hidden_args
bool AsmParser::parseDirectiveHiddenArgs(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || needCodeObject(Name, Loc))
    return true;
  currentMetadata().HasHiddenArgs = true;
  return false;
}

/// The value that comes next is for the current kernel.
bool AsmParser::parseConfigValue(StringRef Name, SMLoc Loc) {
  return CodeObject.Blocks.parseValue(CodeObject.ConfigValues[*CurKernel], Name,
                                      Loc);
}

/// ::= .accum_offset number, and the like
bool AsmParser::parseDirectiveAmdHsaValue(StringRef Name, SMLoc Loc) {
  return needCodeObject(Name, Loc) || parseConfigValue(Name.drop_front(), Loc);
}

/// ::= .shared_vgprs number
bool AsmParser::parseDirectiveSharedVGPRs(StringRef, SMLoc) {
  constexpr uint64_t Granule = 8, MaxInCodeObject = 120;
  const uint64_t Max = isCodeObject() ? MaxInCodeObject : 0;
  OperandReader Operands = operands();
  SMLoc Loc;
  uint64_t Count;
  if (Operands.readNumber(Count, Loc) || Operands.readEnd())
    return true;
  if (Count > Max)
    return Report.error(Loc, "shared VGPR count " + Twine(int64_t(Count)) +
                                 " is out of range (0 to " + Twine(Max) + ")");
  if (Count % Granule)
    return Report.error(Loc, "shared VGPR count " + Twine(Count) +
                                 " is not a multiple of " + Twine(Granule));
  currentKernel().Config->Fields.set(KernelField::SharedVGPRs, Count);
  return false;
}

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

namespace {
struct DeviceTarget {
  GPU Device;
  StringLiteral Processor; ///< Empty: nobody runs code objects on it.
};
} // namespace

/// Where LLVM's assembler has another processor.
static constexpr DeviceTarget DeviceTargets[] = {
    {GPU::Goose, "gfx803"},
    {GPU::Horse, "gfx803"},
    {GPU::Dummy, ""},
    {GPU::GFX1000, ""},
};

static StringRef getProcessor(const TargetState &State) {
  const auto *Row = find_if(DeviceTargets, [&State](const DeviceTarget &T) {
    return T.Device == State.Device && State.getProcessor().HasDialect;
  });
  return Row == std::end(DeviceTargets) ? State.getProcessor().CPU
                                        : StringRef(Row->Processor);
}

std::optional<TargetId> AsmParser::findTarget() {
  const TargetState &State = Host.getTarget();
  std::optional<TargetId> Id = TargetId::get(getProcessor(State));
  if (!Id) {
    Report.error(CodeObject.Pos,
                 "device '" + State.getName() + "' has no code object target");
    return std::nullopt;
  }
  Id->setFeatures(State.Features);
  if (!M.Target.empty()) {
    const std::optional<TargetId> Given = TargetId::parse(M.Target);
    if (!Given || Given->Processor != Id->Processor) {
      Report.error(CodeObject.TargetPos, "target '" + M.Target +
                                             "' is not one of the device, '" +
                                             Id->str() + "'");
      return std::nullopt;
    }
    Id = Given;
  }
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    const bool UsesXnack =
        K.Config &&
        K.Config->Fields.getOr(KernelField::FeatureFlags, 0) & FF_XnackEnabled;
    if (!UsesXnack || Id->XNACK == FeatureSetting::On)
      continue;
    if (!Id->mayUseXNACK()) {
      Report.error(Source.Declared, "'.use_xnack_enabled' of kernel '" +
                                        K.Name + "' contradicts target '" +
                                        Id->str() + "'");
      return std::nullopt;
    }
    Id->XNACK = FeatureSetting::On;
  }
  return Id;
}

static CodeObjectTarget makeTarget(const TargetId &Id, const LLVMProcessor &P,
                                   unsigned Version) {
  CodeObjectTarget T;
  T.Version = Version;
  T.Id = Id.str();
  T.HasDialect = P.HasDialect;
  T.ReservesXnack = Id.mayUseXNACK();
  T.Facts = getProcessorFacts(P);
  return T;
}

static constexpr uint64_t EntryAlignment = 256;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Sources for headers have 256 bytes of room for one in front of the code.
bool AsmParser::checkEntries() {
  bool Failed = false;
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    const std::optional<uint64_t> Label =
        Sections.findCode(K.Name, Source.Declared);
    if (!Label) {
      Failed = true;
      continue;
    }
    K.Offset = *Label;
    if (K.IsFunction)
      continue;
    if (!K.Config)
      Failed |=
          Report.error(Source.Declared, "kernel '" + K.Name +
                                            "' has no '.config', of "
                                            "which its descriptor is made");
    else if (M.Format != FileFormat::LLVM10)
      K.Offset += K.Config->Fields.getHeader(KernelField::CodeEntryOffset)
                      .value_or(sizeof(AmdKernelCode));
    if (K.Offset % EntryAlignment) {
      Failed |=
          Report.error(Source.Declared, "code of kernel '" + K.Name +
                                            "' is not aligned to 256 bytes");
      Report.note(Source.Declared, "write '.p2align 8' before its label");
    }
    const uint64_t CodeSize = Sections.getText()->getCounter();
    if (K.Offset >= CodeSize) {
      Failed |= Report.error(Source.Declared,
                             "code of kernel '" + K.Name + "' would begin at " +
                                 Twine(K.Offset) + " of the " +
                                 Twine(CodeSize) + " bytes of '.text'");
      Report.note(Source.Declared,
                  "reserve room for the header of old formats behind the "
                  "kernel's label with '.skip 256', or write '.llvm10binfmt'");
    }
  }
  return Failed;
}

/// In the format of LLVM 10, the source reserves it.
bool AsmParser::checkDescriptorRoom() {
  const Section *Rodata = CodeObject.Sections.find(".rodata");
  if (M.Format != FileFormat::LLVM10 || !Rodata)
    return false;
  uint64_t Needed = 0;
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    if (K.IsFunction)
      continue;
    Needed += sizeof(KernelDescriptor);
    if (Needed > Rodata->getCounter())
      return reportDescriptorRoom(K, Source, Rodata->getCounter(), Needed);
  }
  return false;
}

/// \returns true on error, reported.
bool AsmParser::lowerKernel(unsigned Number, const CodeObjectTarget &Target,
                            std::vector<LoweredKernel> &Lowered,
                            std::vector<AmdHsaKernel> &Described) {
  Kernel &K = M.Kernels[Number];
  const SourcePos Pos = Kernels[Number].Declared;
  K.Config->Usage = Ownership.getUsage(Number);
  if (Ownership.isWave32(Number))
    K.Config->Fields.set(KernelField::Wave32, 1);
  const std::vector<AmdHsaDirective> &Given =
      CodeObject.ConfigValues[Number].Directives;
  const auto FindGiven = [&Given](StringRef Name) {
    return find_if(Given,
                   [Name](const AmdHsaDirective &D) { return D.Name == Name; });
  };
  if (auto It = FindGiven("accum_offset"); It != Given.end())
    K.Config->AccumOffset = It->Value;
  LoweredKernel L = lowerForCodeObject(M, K, Target);
  if (auto It = FindGiven("workgroup_processor_mode"); It != Given.end())
    L.WorkgroupMode = It->Value;
  for (const Loss &Lost : L.Losses)
    if (Lost.IsError)
      Report.error(Pos, "kernel '" + K.Name + "': " + Lost.Message);
    else
      Report.warning(Pos, "kernel '" + K.Name + "': " + Lost.Message);
  AmdHsaKernel &Block = Described.emplace_back();
  Block.Pos = Pos;
  for (const LoweredKernel::Value &V : L.Values)
    if (FindGiven(V.Name) == Given.end())
      Block.Directives.push_back({V.Name.str(), V.Number, Pos});
  append_range(Block.Directives, Given);
  Lowered.push_back(std::move(L));
  return Report.hadError();
}

//===----------------------------------------------------------------------===//
// The end of the source
//===----------------------------------------------------------------------===//

bool AsmParser::makeNote(const CodeObjectTarget &Target,
                         ArrayRef<LoweredKernel> Lowered) {
  if (Metadata)
    return Report.error(CodeObject.Pos,
                        "a code object has no section '.metadata'");
  if (!CodeObject.MetadataYAML && Lowered.empty())
    return false;
  Expected<std::string> Bytes =
      CodeObject.MetadataYAML ? makeMetadataOfYAML(*CodeObject.MetadataYAML)
                              : makeCodeObjectMetadata(M, Lowered, Target);
  if (!Bytes)
    return Report.error(CodeObject.MetadataPos, toString(Bytes.takeError()));
  CodeObject.Metadata = std::move(*Bytes);
  return false;
}

/// The version and the device say all of the file.
void AsmParser::warnOfFileConfig() {
  struct Row {
    KernelField Field;
    StringLiteral Name;
  };
  static constexpr Row Rows[] = {{KernelField::ElfFlags, ".eflags"},
                                 {KernelField::ArchMinor, ".arch_minor"},
                                 {KernelField::ArchStepping, ".arch_stepping"}};
  for (const Row &R : Rows)
    if (FileConfig.has(R.Field))
      Report.warning(CodeObject.Pos, "'" + R.Name +
                                         "' has no place in a code object; "
                                         "ignored");
  const Version &V = M.MetadataVersion;
  const uint32_t Minor = getMetadataMinor(CodeObject.Version);
  // The version of the other formats is 1, 0 unless it is given.
  if (V.Major != 1 || (V.Minor != 0 && V.Minor != Minor))
    Report.warning(CodeObject.Pos, "'.md_version' is 1, " + Twine(Minor) +
                                       " in this code object");
}

bool AsmParser::finishCodeObject() {
  Ownership.finish();
  ControlDirectives.check(M.Kernels);
  ControlDirectives.addContents(M.Kernels, /*Asm=*/nullptr);
  warnOfFileConfig();
  M.Device = Host.getTarget().Device;
  const std::optional<TargetId> Id = findTarget();
  if (checkEntries() || !Id)
    return true;
  if (checkDescriptorRoom())
    return true;
  const CodeObjectTarget Target =
      makeTarget(*Id, Host.getTarget().getProcessor(), CodeObject.Version);
  std::vector<LoweredKernel> Lowered;
  std::vector<AmdHsaKernel> Described;
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    if (!M.Kernels[I].IsFunction)
      lowerKernel(I, Target, Lowered, Described);
  for (const AmdHsaBlocks::Block &B : CodeObject.Blocks.get()) {
    const std::optional<SymbolInfo> Code =
        Host.getSymbols().findGlobalSymbol(B.Name);
    if (!Code || !Code->HasValue)
      Report.error(B.Kernel.Pos, "kernel '" + B.Name + "' has no label");
    Described.push_back(B.Kernel);
  }
  if (Report.hadError() || makeNote(Target, Lowered))
    return true;
  std::optional<AmdHsaObject> Facts =
      makeAmdHsaObject(Target.Id, Target.Version, Described, Report);
  if (!Facts)
    return true;
  CodeObject.Facts = std::move(*Facts);
  CodeObject.Lowered = std::move(Lowered);
  return checkGOT();
}

//===----------------------------------------------------------------------===//
// The object
//===----------------------------------------------------------------------===//

std::string AsmParser::checkRelocation(const RelocationRequest &) {
  return ""; // The linker checks it.
}

uint32_t AsmParser::addRelocation(const RelocationRequest &R, uint64_t Offset) {
  CodeObject.Sections.addPlace(R, Offset);
  return 0;
}

/// Where the code of the kernel at \p Offset ends: where another one begins, or
/// the code ends.
static uint64_t findEnd(const Module &M, uint64_t Offset, uint64_t CodeSize) {
  uint64_t End = CodeSize;
  for (const Kernel &K : M.Kernels)
    if (K.Offset > Offset)
      End = std::min(End, K.Offset);
  return End;
}

/// Local symbols are nobody's business, unless they have a type, a .local says
/// so, or they are a kernel's or a descriptor's.
bool AsmParser::isListed(const SymbolInfo &Info) const {
  // As in LLVM's assembly, a section's name is its beginning.
  if (Info.IsUndefined)
    return !CodeObject.Sections.find(Info.Name);
  if (Info.Binding != ELF::STB_LOCAL)
    return true;
  return (Info.HasValue || Info.Storage) &&
         (Info.Type || Info.IsListed || Info.Name.ends_with(DescriptorSuffix) ||
          CodeObject.Blocks.hasKernel(Info.Name));
}

void AsmParser::addObjectSymbols(ObjectBuilder &B) {
  Host.getSymbols().forEachGlobalSymbol([&](const SymbolInfo &Info) {
    if (!findKernel(Info.Name) && isListed(Info))
      B.addSymbol(Info);
  });
  // Descriptors first, as their section is: their source, when the file is
  // printed, has the symbols in this order.
  for (const Kernel &K : M.Kernels)
    if (!K.IsFunction) {
      codeobject::Symbol S;
      S.Name = K.Name + DescriptorSuffix.str();
      B.addSymbol(std::move(S));
    }
  const unsigned Text = B.getIndex(Sections.getText());
  const uint64_t Size = Sections.getText()->getCounter();
  for (const Kernel &K : M.Kernels) {
    codeobject::Symbol S;
    S.Name = K.Name;
    S.Section = Text;
    S.Value = K.Offset;
    S.Size = findEnd(M, K.Offset, Size) - K.Offset;
    S.Binding = ELF::STB_GLOBAL;
    S.Type = ELF::STT_FUNC;
    S.Visibility = ELF::STV_PROTECTED;
    B.addSymbol(std::move(S));
  }
}

/// Descriptors of kernels with configurations go to the section \p Descriptors.
void AsmParser::addKernels(ObjectBuilder &B, unsigned Descriptors) {
  constexpr uint64_t DescriptorAlignment = 64;
  const std::vector<std::string> &Made = CodeObject.Facts.Descriptors;
  if (!M.Kernels.empty()) {
    B.align(B.getIndex(Sections.getText()), EntryAlignment);
    B.align(Descriptors, DescriptorAlignment);
  }
  size_t Next = 0;
  uint64_t Offset = 0;
  for (const Kernel &K : M.Kernels) {
    if (K.IsFunction)
      continue;
    B.describeKernel(K.Name, Descriptors, Offset, Made[Next]);
    Offset += Made[Next++].size();
  }
  for (const AmdHsaBlocks::Block &Block : CodeObject.Blocks.get())
    B.describeKernel(Block.Name, B.getIndex(Block.Sec), Block.Offset,
                     Made[Next++]);
}

Error AsmParser::writeCodeObject(const MCAssembler &Asm, raw_ostream &OS) {
  ObjectBuilder B(CodeObject.Facts, CodeObject.Sections);
  const Section *Rodata = M.Format == FileFormat::LLVM10
                              ? CodeObject.Sections.find(".rodata")
                              : nullptr;
  unsigned Descriptors = 0;
  if (!Rodata && !M.Kernels.empty())
    Descriptors = B.addDescriptorSection();
  B.addSections(Asm);
  if (Rodata)
    Descriptors = B.getIndex(Rodata);
  addObjectSymbols(B);
  addKernels(B, Descriptors);
  B.addNote(CodeObject.Metadata);
  B.addRelocations([this](const Section *S) -> StringRef {
    return find_if(GotSymbols, [S](const GotSymbol &G) { return G.Sec == S; })
        ->Name;
  });
  for (const GotSymbol &G : GotSymbols)
    B.addGotSymbol(G.Name);
  codeobject::Object O = B.take();
  if (CodeObject.Linker)
    O.Linker = std::move(*CodeObject.Linker);
  return CodeObject.IsRelocatable ? writeRelocatable(O, OS)
                                  : codeobject::writeLoadable(O, OS);
}

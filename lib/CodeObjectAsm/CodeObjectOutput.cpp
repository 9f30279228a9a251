//===- CodeObjectOutput.cpp - Code objects from a source ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects the version, checks and lowers kernels when the source ends, and
// builds the object.
//
//===----------------------------------------------------------------------===//

#include "CodeObjectAsm/CodeObjectOutput.h"
#include "LLVMSource/Metadata.h"
#include "MCSink/MCStreamerSink.h"
#include "ObjectBuilder.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// The version
//===----------------------------------------------------------------------===//

CodeObjectOutput::CodeObjectOutput(AsmHost &Host, KernelSource &Source,
                                   CodeOwnership &Ownership,
                                   const KernelConfig &FileConfig)
    : Host(Host), Report(Host.getReporter()), Source(Source),
      Ownership(Ownership), FileConfig(FileConfig), M(Source.M),
      IsRelocatable(Host.getLoaderVersions().IsRelocatable), Blocks(Host),
      Objects(Host, Source.Sections.getText()) {}

/// Makes a linker resolve the labels of the code. Reports an error if the
/// source has code or data already.
bool CodeObjectOutput::prepareSections() {
  Section *Text = Source.Sections.getText();
  if (Text->getCounter() || Source.Sections.getRodata() ||
      !Source.GotSymbols.empty() || !Source.Sections.getExtra().empty()) {
    Report.error(Pos, rules::Order,
                 "code or data precedes the statement that makes the "
                 "output a code object");
    Report.note(Pos, "begin the source with '.codeobject " +
                         Twine(MaxCodeObject) + "' or '.amdgcn_target'");
    return true;
  }
  Text->setLabelValue(LabelValue::Linked);
  return false;
}

bool CodeObjectOutput::select(uint64_t Number, SourcePos RequestPos) {
  if (Number < MinCodeObject || Number > MaxCodeObject)
    return Report.error(RequestPos, rules::UnknownName,
                        "there is no version " + Twine(Number) +
                            " of code objects (" + Twine(MinCodeObject) +
                            " to " + Twine(MaxCodeObject) + ")");
  const SourcePos Before = std::exchange(Pos, RequestPos);
  if (!isSelected() && prepareSections()) {
    Pos = Before;
    return true;
  }
  Version = unsigned(Number);
  return false;
}

bool CodeObjectOutput::require(StringRef Name, SMLoc Loc) {
  if (isSelected())
    return false;
  Report.error(Loc, rules::Scope, "'" + Name + "' is for code objects only");
  Report.note(Loc,
              "write '.codeobject " + Twine(MaxCodeObject) + "' before it");
  return true;
}

std::pair<Section *, uint64_t> CodeObjectOutput::openGotSlot() {
  // The linker makes the table, so each slot has a section.
  return {Host.createSection(".got", SectionTraits()), 0};
}

uint64_t CodeObjectOutput::getHeaderSize(const Kernel &K) const {
  // Sources reserve the room for a header in code objects, too.
  return K.IsFunction ? 0 : rocm::getHeaderSize(M, K);
}

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

std::optional<TargetId> CodeObjectOutput::findTarget() {
  const TargetState &State = Host.getTarget();
  std::optional<TargetId> Id =
      TargetId::get(getCodeObjectProcessor(State.Device, State.getProcessor()));
  if (!Id) {
    Report.error(Pos, rules::Device,
                 "device '" + State.getName() + "' has no code object target");
    return std::nullopt;
  }
  Id->setFeatures(State.Features);
  if (!M.Target.empty()) {
    const std::optional<TargetId> Explicit = TargetId::parse(M.Target);
    if (!Explicit || Explicit->Processor != Id->Processor) {
      Report.error(TargetPos, rules::Device,
                   "target '" + M.Target + "' is not one of the device, '" +
                       Id->str() + "'");
      return std::nullopt;
    }
    Id = Explicit;
  }
  for (auto [K, FromSource] : zip_equal(M.Kernels, Source.Kernels)) {
    const bool UsesXnack =
        K.Config &&
        K.Config->Fields.getOr(KernelField::FeatureFlags, 0) & FF_XnackEnabled;
    if (!UsesXnack || Id->XNACK == FeatureSetting::On)
      continue;
    if (!Id->mayUseXNACK()) {
      Report.error(FromSource.Declared, rules::Device,
                   "'.use_xnack_enabled' of kernel '" + K.Name +
                       "' contradicts target '" + Id->str() + "'");
      return std::nullopt;
    }
    Id->XNACK = FeatureSetting::On;
  }
  return Id;
}

static CodeObjectTarget makeTarget(const TargetId &Id, const LLVMProcessor &P,
                                   unsigned Version) {
  CodeObjectTarget T;
  T.Version = getCodeObjectVersion(Version);
  T.Id = Id.str();
  T.HasDialect = P.HasDialect;
  T.ReservesXnack = Id.mayUseXNACK();
  T.Facts = getProcessorFacts(P);
  return T;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static constexpr uint64_t EntryAlignment = 256;

/// Checks the entry of \p K, which is not a function.
bool CodeObjectOutput::checkEntry(const Kernel &K, SourcePos Declared) {
  bool Failed = false;
  if (!K.Config)
    Failed = Report.error(Declared, rules::KernelParts,
                          "kernel '" + K.Name +
                              "' has no '.config', from which its "
                              "descriptor is made");
  if (K.Offset % EntryAlignment) {
    Failed = Report.error(Declared, rules::Alignment,
                          "code of kernel '" + K.Name +
                              "' is not aligned to 256 bytes");
    Report.note(Declared, "write '.p2align 8' before its label");
  }
  const uint64_t CodeSize = Source.Sections.getText()->getCounter();
  if (K.Offset >= CodeSize) {
    Failed = Report.error(Declared, rules::KernelParts,
                          "code of kernel '" + K.Name + "' would begin at " +
                              Twine(K.Offset) + " of the " + Twine(CodeSize) +
                              " bytes of '.text'");
    Report.note(Declared,
                "reserve room for the header of old formats after the "
                "kernel's label with '.skip 256', or write '.llvm10binfmt'");
  }
  return Failed;
}

/// Sets and checks the offsets of kernels. A source that is also for old
/// formats reserves 256 bytes for a header before the code.
bool CodeObjectOutput::checkEntries() {
  bool Failed = false;
  for (auto [K, FromSource] : zip_equal(M.Kernels, Source.Kernels)) {
    const std::optional<uint64_t> Label =
        Source.Sections.findCode(K.Name, FromSource.Declared);
    if (!Label) {
      Failed = true;
      continue;
    }
    K.Offset = *Label;
    if (K.IsFunction)
      continue;
    if (K.Config)
      K.Offset += rocm::getHeaderSize(M, K);
    Failed |= checkEntry(K, FromSource.Declared);
  }
  return Failed;
}

/// Checks that the source reserves the space for descriptors, as it must in the
/// format of LLVM 10.
bool CodeObjectOutput::checkDescriptorRoom() {
  const Section *Rodata = Objects.find(".rodata");
  if (M.Format != FileFormat::LLVM10 || !Rodata)
    return false;
  uint64_t End = 0;
  for (auto [I, K] : enumerate(M.Kernels)) {
    if (K.IsFunction)
      continue;
    End += sizeof(KernelDescriptor);
    if (Source.checkDescriptorRoom(Report, I, Rodata->getCounter(), End))
      return true;
  }
  return false;
}

/// Appends the kernel \p Number to Lowered and its block to \p Described.
bool CodeObjectOutput::lowerKernel(unsigned Number,
                                   const CodeObjectTarget &Target,
                                   std::vector<AmdHsaKernel> &Described) {
  Kernel &K = M.Kernels[Number];
  const SourcePos Declared = Source.Kernels[Number].Declared;
  K.Config->Usage = Ownership.getUsage(Number);
  if (Ownership.isWave32(Number))
    K.Config->Fields.set(KernelField::Wave32, 1);
  const std::vector<AmdHsaDirective> &Explicit =
      ConfigValues[Number].Directives;
  const auto Find = [&Explicit](StringRef Name) {
    return find_if(Explicit,
                   [Name](const AmdHsaDirective &D) { return D.Name == Name; });
  };
  if (auto It = Find("accum_offset"); It != Explicit.end())
    K.Config->AccumOffset = It->Value;
  LoweredKernel L = lowerForCodeObject(M, K, Target);
  if (auto It = Find("workgroup_processor_mode"); It != Explicit.end())
    L.WorkgroupMode = It->Value;
  for (const Loss &Lost : L.Losses)
    if (Lost.IsError)
      Report.error(Declared, rules::Unsupported,
                   "kernel '" + K.Name + "': " + Lost.Message);
    else
      Report.warning(Declared, rules::Unsupported,
                     "kernel '" + K.Name + "': " + Lost.Message);
  AmdHsaKernel &Block = Described.emplace_back();
  Block.Pos = Declared;
  for (const LoweredKernel::Value &V : L.Values)
    if (Find(V.Name) == Explicit.end())
      Block.Directives.push_back({V.Name.str(), V.Number, Declared});
  append_range(Block.Directives, Explicit);
  Lowered.push_back(std::move(L));
  return Report.hadError();
}

//===----------------------------------------------------------------------===//
// The end of the source
//===----------------------------------------------------------------------===//

/// Makes the bytes of the metadata.
bool CodeObjectOutput::makeNote(const CodeObjectTarget &Target) {
  if (Source.Metadata)
    return Report.error(Pos, rules::Section,
                        "a code object has no section '.metadata'");
  if (!MetadataYAML && Lowered.empty())
    return false;
  Expected<std::string> Bytes =
      MetadataYAML ? makeMetadataOfYAML(*MetadataYAML)
                   : makeCodeObjectMetadata(M, Lowered, Target);
  if (!Bytes)
    return Report.error(MetadataPos, rules::Metadata,
                        toString(Bytes.takeError()));
  Metadata = std::move(*Bytes);
  return false;
}

/// Warns about fields of the whole file that the source sets. In a code object,
/// the version and the device determine them.
void CodeObjectOutput::warnOfFileConfig() {
  struct Row {
    KernelField Field;
    StringLiteral Name;
  };
  static constexpr Row Rows[] = {{KernelField::ElfFlags, ".eflags"},
                                 {KernelField::ArchMinor, ".arch_minor"},
                                 {KernelField::ArchStepping, ".arch_stepping"}};
  for (const Row &R : Rows)
    if (FileConfig.has(R.Field))
      Report.warning(Pos, rules::Ignored,
                     "'" + R.Name + "' has no place in a code object; ignored");
  const hsa::Version &V = M.MetadataVersion;
  const uint32_t Minor = getCodeObjectVersion(Version).MetadataMinor;
  // If the source gives no version, it is 1, 0, as in the other formats.
  if (V.Major != 1 || (V.Minor != 0 && V.Minor != Minor))
    Report.warning(
        Pos, rules::Ignored,
        "'.md_version' is ignored: this code object has version 1, " +
            Twine(Minor));
}

/// Reports symbols of the offset table that are local, or that are neither
/// kernels, nor in a section of the object, nor undefined.
bool CodeObjectOutput::checkGOT() {
  return Source.checkGotSymbols(
      Host, [this](const std::optional<SymbolInfo> &Info) -> StringRef {
        if (Info && Info->Binding != ELF::STB_LOCAL && !Info->HasValue &&
            isListed(*Info))
          return "";
        if (!Info || !Info->HasValue)
          return "has no value";
        if (Info->Binding == ELF::STB_LOCAL)
          return "is not global";
        return KernelNames.contains(Info->Name) || Objects.find(Info->Sec)
                   ? ""
                   : "has no place in the file";
      });
}

bool CodeObjectOutput::finish() {
  Ownership.finish();
  Source.ControlDirectives.check(M.Kernels);
  Source.ControlDirectives.addContents(M.Kernels, /*Asm=*/nullptr);
  warnOfFileConfig();
  M.Device = Host.getTarget().Device;
  const std::optional<TargetId> Id = findTarget();
  if (checkEntries() || !Id || checkDescriptorRoom())
    return true;
  const CodeObjectTarget Target =
      makeTarget(*Id, Host.getTarget().getProcessor(), Version);
  std::vector<AmdHsaKernel> Described;
  for (auto [I, K] : enumerate(M.Kernels)) {
    KernelNames.insert(K.Name);
    if (!K.IsFunction)
      lowerKernel(I, Target, Described);
  }
  for (const AmdHsaBlocks::Block &B : Blocks.get()) {
    const std::optional<SymbolInfo> Code =
        Host.getSymbols().findGlobalSymbol(B.Name);
    if (!Code || !Code->HasValue)
      Report.error(B.Kernel.Pos, rules::KernelParts,
                   "kernel '" + B.Name + "' has no label");
    Described.push_back(B.Kernel);
  }
  if (Report.hadError() || makeNote(Target))
    return true;
  std::optional<AmdHsaObject> Object =
      makeAmdHsaObject(Target.Id, Version, Described, Report);
  if (!Object)
    return true;
  Facts = std::move(*Object);
  return checkGOT();
}

//===----------------------------------------------------------------------===//
// The object
//===----------------------------------------------------------------------===//

/// Returns the end of the code of the kernel at \p Offset: the start of the
/// next kernel, or the end of all code.
static uint64_t findEnd(const Module &M, uint64_t Offset, uint64_t CodeSize) {
  uint64_t End = CodeSize;
  for (const Kernel &K : M.Kernels)
    if (K.Offset > Offset)
      End = std::min(End, K.Offset);
  return End;
}

/// Returns true if the object has the symbol \p Info. Local symbols are left
/// out unless they have a type, a .local lists them, or they name a kernel or a
/// descriptor.
bool CodeObjectOutput::isListed(const SymbolInfo &Info) const {
  // As in LLVM's assembly, the name of a section stands for its beginning.
  if (Info.IsUndefined)
    return !Objects.find(Info.Name);
  if (Info.Binding != ELF::STB_LOCAL)
    return true;
  return (Info.HasValue || Info.Storage) &&
         (Info.Type || Info.IsListed || Info.Name.ends_with(DescriptorSuffix) ||
          Blocks.hasKernel(Info.Name));
}

void CodeObjectOutput::addSymbols(ObjectBuilder &B) {
  Host.getSymbols().forEachGlobalSymbol([&](const SymbolInfo &Info) {
    if (!KernelNames.contains(Info.Name) && isListed(Info))
      B.addSymbol(Info);
  });
  // Descriptors precede kernels, as their section precedes the code. A source
  // printed from the file has the symbols in this order, too.
  for (const Kernel &K : M.Kernels)
    if (!K.IsFunction) {
      codeobject::Symbol S;
      S.Name = K.Name + DescriptorSuffix.str();
      B.addSymbol(std::move(S));
    }
  const Section *Text = Source.Sections.getText();
  for (const Kernel &K : M.Kernels) {
    codeobject::Symbol S;
    S.Name = K.Name;
    S.Section = B.getIndex(Text);
    S.Value = K.Offset;
    S.Size = findEnd(M, K.Offset, Text->getCounter()) - K.Offset;
    S.Binding = ELF::STB_GLOBAL;
    S.Type = ELF::STT_FUNC;
    S.Visibility = ELF::STV_PROTECTED;
    B.addSymbol(std::move(S));
  }
}

/// Adds the descriptors of all kernels. Descriptors of kernels with
/// configurations go to the section \p Descriptors.
void CodeObjectOutput::addKernels(ObjectBuilder &B, unsigned Descriptors) {
  constexpr uint64_t DescriptorAlignment = 64;
  if (!M.Kernels.empty()) {
    B.align(B.getIndex(Source.Sections.getText()), EntryAlignment);
    B.align(Descriptors, DescriptorAlignment);
  }
  auto Next = Facts.Descriptors.begin();
  uint64_t Offset = 0;
  for (const Kernel &K : M.Kernels) {
    if (K.IsFunction)
      continue;
    B.describeKernel(K.Name, Descriptors, Offset, *Next);
    Offset += Next++->size();
  }
  for (const AmdHsaBlocks::Block &Block : Blocks.get())
    B.describeKernel(Block.Name, B.getIndex(Block.Sec), Block.Offset, *Next++);
}

/// Reports the symbols that \p B uses but does not define. \returns true if
/// there are any.
bool CodeObjectOutput::reportUndefined(const ObjectBuilder &B) {
  bool HadError = false;
  for (StringRef Name : B.getUndefined()) {
    const SourcePos Use = FirstUses.lookup(Name);
    HadError = Report.error(Use, rules::UndefinedSymbol,
                            "undefined symbol '" + Name + "'");
    Report.note(Use,
                "define it, or write '.relocatable' to make an object that "
                "a linker completes");
  }
  return HadError;
}

Error CodeObjectOutput::write(const MCAssembler &Asm, raw_ostream &OS) {
  ObjectBuilder B(Facts, Objects);
  const Section *Rodata =
      M.Format == FileFormat::LLVM10 ? Objects.find(".rodata") : nullptr;
  unsigned Descriptors = 0;
  if (!Rodata && !M.Kernels.empty())
    Descriptors = B.addDescriptorSection();
  B.addSections(Asm);
  if (Rodata)
    Descriptors = B.getIndex(Rodata);
  addSymbols(B);
  addKernels(B, Descriptors);
  B.addNote(Metadata);
  B.addRelocations([this](const Section *S) -> StringRef {
    return find_if(Source.GotSymbols,
                   [S](const GotSymbol &G) { return G.Sec == S; })
        ->Name;
  });
  if (!IsRelocatable && reportUndefined(B))
    return Error::success();
  for (const GotSymbol &G : Source.GotSymbols)
    B.addGotSymbol(G.Name);
  std::vector<const ExprSection *> Origins = B.getOrigins();
  codeobject::Object O = B.take();
  if (Error E = Host.amendCodeObject(O, Origins))
    return E;
  Origins.resize(O.Sections.size());
  Host.showCodeObject(O, Origins, Version);
  if (Linker)
    O.Linker = std::move(*Linker);
  return IsRelocatable ? writeRelocatable(O, OS)
                       : codeobject::writeLoadable(O, OS);
}

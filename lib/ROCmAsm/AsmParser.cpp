//===- AsmParser.cpp - ROCm's pseudo-ops and sections ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of pseudo-ops and their scopes, sections, kernels, and the file.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "ArgumentParser.h"
#include "BinaryOutput.h"
#include "ROCmAsm/ROCmAsm.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

static constexpr PseudoOp ROCmOps[] = {
#include "ROCm/FieldOps.def"
#define CLRX_OP(Name, Scopes, Handler, Syntax, Doc, Example)                   \
  customOp<AsmParser, &AsmParser::parseDirective##Handler>(                    \
      Name, Scopes, Syntax, Doc, Example),
#include "PseudoOps.def"
};
static_assert(haveUniqueNames(ROCmOps));

ArrayRef<PseudoOp> AsmParser::getPseudoOps() { return ROCmOps; }

constexpr StringLiteral AsmParser::PageIntroduction = R"(
AMD's ROCm loads these binaries, which are 64-bit ELF shared objects. `.codeobject` selects the format of current
versions of ROCm, see [code-objects.md](code-objects.md). Without it, there are three older formats. Their metadata,
which describes the arguments of kernels to the host program, has two forms. These pseudo-ops select them:

| | |
|---|---|
| (nothing) | the oldest format; it has metadata only if a pseudo-op sets some |
| `.newbinfmt` | the format of ROCm 1.7 and later, with metadata |
| `.llvm10binfmt` | the format of LLVM 10: descriptors of kernels in `.rodata` |
| `.metadatav3` | metadata as MsgPack; needs a `.rodata`, which may be empty |
| `.amd3` instead of `.rocm` | the format of LLVM 10 with metadata as MsgPack |

The `.config` of a kernel describes the kernel. In the first two formats, the kernel's label is at a multiple of 256,
and `.skip 256` after it reserves space for the header. With `.llvm10binfmt`, `.globaldata` begins with `.skip 64` for
each kernel, and the code follows the label.

Labels of the code, of `.rodata` and of slots in the global offset table have addresses in one space. Data, literals
of instructions and symbols may hold distances between them:

```clrx --format=rocm
.text
    s_getpc_b64 s[0:1]
    s_add_u32   s0, s0, table - .
table:
    .int 1, 2, 3
```
)";

/// Selects the format of LLVM 10 with MsgPack.
static constexpr StringLiteral NewestSelector = ".amd3";

/// Pseudo-ops of other containers that users port.
static constexpr ForeignPseudoOp ForeignPseudoOps[] = {
    {".useargs", ".use_kernarg_segment_ptr"},
    {".usesetup", ".use_dispatch_ptr"},
    {".useenqueue", ".use_queue_ptr"},
    {".setup", "",
     "'.skip 256' after the kernel's label reserves its header, and '.config' "
     "fills it"},
    {".args", "", "leave it out: '.arg' stands in '.config'"},
    {".driver_version", "",
     "leave it out: the binary does not depend on a driver"},
};

ContainerInfo rocm::getContainerInfo() {
  ContainerNames Names = {4, "rocm", "ROCm", ".rocm", NewestSelector};
  Names.Addresses = AddressSize::Always64;
  ContainerInfo Info = makeContainerInfo<AsmParser>(Names);
  Info.AllProcessors = "'.rocm' with '.codeobject'";
  Info.UndefinedAdvice =
      "define it; for one that a linker defines, write '.codeobject 5' and "
      "'.relocatable' before code and data";
  Info.ForeignPseudoOps = ForeignPseudoOps;
  return Info;
}

AsmParser::AsmParser(AsmHost &Host)
    : KernelContainer(Host, getPseudoOps()), KernelSource(Host),
      Binary(std::make_unique<BinaryOutput>(*this)),
      CodeObject(Host, *this, Ownership, FileConfig), Output(Binary.get()),
      MainSection(Sections.getText()) {
  if (Host.getLoaderVersions().HasNewFormat)
    M.Format = FileFormat::New;
  if (Host.wasSelectedBy(NewestSelector)) {
    M.Format = FileFormat::LLVM10;
    M.HasMsgPack = true;
  }
  if (const unsigned Version = Host.getLoaderVersions().CodeObject)
    CodeObject.select(Version, SourcePos());
  updateOutput();
}

AsmParser::~AsmParser() = default;

void AsmParser::updateOutput() {
  if (CodeObject.isSelected())
    Output = &CodeObject;
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

bool AsmParser::isInConfigSection() const {
  return CurKernel &&
         Host.getCurrentSection() == Kernels[*CurKernel].ConfigSection;
}

ScopeText AsmParser::describeScopes(unsigned Scopes) {
  ScopeText W;
  if (Scopes & InKernel)
    W.Where = "in a kernel";
  else if (Scopes & InMetadata)
    W.Where = "in the configuration section of a kernel";
  else if (Scopes & InHSAConfig) {
    W.Where = "in the '.config' of a kernel";
    W.Opener = "'.config'";
  }
  return W;
}

bool AsmParser::isInScope(unsigned Scopes) {
  if (Scopes & InKernel)
    return CurKernel.has_value();
  if (Scopes & InMetadata)
    return isInConfigSection();
  if (Scopes & InHSAConfig)
    return isInConfigSection() && M.Kernels[*CurKernel].Config;
  return true;
}

bool AsmParser::checkScope(const PseudoOp &Op, SMLoc Loc) {
  if (!isInScope(Op.Scopes))
    return reportScope(Op.Name, describeScopes(Op.Scopes), isInConfigSection(),
                       Loc);
  if (Op.Scopes & NoMetadataSection && Metadata)
    return Report.error(Loc, rules::Exclusive,
                        "'" + Op.Name + "' cannot be mixed with '.metadata'");
  if (Op.Scopes & (InMetadata | NoMetadataSection))
    M.HasMetadata = true;
  return false;
}

KernelConfig &AsmParser::getConfigFor(const PseudoOp &Op, SMLoc) {
  if (Op.Scopes & InMetadata)
    return currentMetadata().Numbers;
  if (Op.Field == KernelField::Wave32)
    Ownership.setWave32(*CurKernel, true);
  return currentKernel().Config->Fields;
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// Remembers the current section, so that .kernel can return to it.
void AsmParser::rememberSection() {
  if (CurKernel && Host.getCurrentSection())
    currentSource().LastSection = Host.getCurrentSection();
}

/// Switches to \p S, which belongs to no kernel.
void AsmParser::leaveKernel(Section *S) {
  rememberSection();
  CurKernel = std::nullopt;
  Host.switchToSection(S);
}

bool AsmParser::switchToSection(StringRef Name, const SectionAttributes &Attrs,
                                SMLoc Loc) {
  // Like clrxasm, do not remember the current section when a new one is opened.
  if (!keepsSections() && !Sections.contains(Name))
    CurKernel = std::nullopt;
  leaveKernel(Output->openSection(Name, Attrs, Loc));
  return false;
}

/// ::= .globaldata
bool AsmParser::parseDirectiveGlobalData(StringRef, SMLoc Loc) {
  SectionAttributes Attrs;
  Attrs.Flags = ELF::SHF_ALLOC;
  return operands().readEnd() || switchToSection(".rodata", Attrs, Loc);
}

/// ::= .metadata
bool AsmParser::parseDirectiveMetadataSection(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (M.HasMetadata)
    return Report.error(Loc, rules::Exclusive,
                        "'.metadata' cannot be mixed with pseudo-ops of "
                        "the metadata");
  if (!Metadata) {
    SectionTraits Traits;
    Traits.Labels = LabelValue::Absolute;
    Metadata = Host.createSection(".metadata", Traits);
  }
  leaveKernel(Metadata);
  return false;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

bool AsmParser::enterKernel(StringRef Name, SMLoc Loc) {
  const auto [Number, IsNew] = declareKernel(Name, Loc);
  // After .struct there is no current section.
  if (!CurKernel && Host.getCurrentSection())
    MainSection = Host.getCurrentSection();
  if (IsNew) {
    SectionTraits Traits;
    Traits.Addressable = Traits.Writeable = false;
    M.Kernels.emplace_back().Name = Name.str();
    SourceKernel &K = Kernels.emplace_back();
    K.Declared = Report.capture(Loc);
    K.ConfigSection = Host.createSection("kernel configuration", Traits);
    K.LastSection = K.ConfigSection;
    // Unlike in other containers, the wavefront size at the declaration counts.
    Ownership.setWave32(Number, Host.getTarget().Wave32);
  } else {
    rememberSection();
  }
  CurKernel = Number;
  Host.switchToSection(currentSource().LastSection);
  return false;
}

bool AsmParser::enterMain(SMLoc) {
  if (CurKernel)
    leaveKernel(MainSection);
  return false;
}

void AsmParser::labelDefined(StringRef Name) {
  if (Host.getCurrentSection() == Sections.getText())
    enterCodeOf(Name);
}

/// Stores the wavefront size in the kernel that owns the code.
void AsmParser::wave32Changed(bool On) {
  Ownership.setWave32(On);
  const std::optional<unsigned> Owner = Ownership.getOwner();
  if (Owner && M.Kernels[*Owner].Config)
    M.Kernels[*Owner].Config->Fields.set(KernelField::Wave32, On);
}

/// Creates a configuration of the current kernel unless it has one.
void AsmParser::createConfig() {
  if (!currentKernel().Config)
    currentKernel().Config.emplace();
}

/// ::= .config
bool AsmParser::parseDirectiveConfig(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  createConfig();
  rememberSection();
  Host.switchToSection(currentSource().ConfigSection);
  return false;
}

/// ::= .control_directive
bool AsmParser::parseDirectiveControlDirective(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  createConfig();
  rememberSection();
  Host.switchToSection(ControlDirectives.open(*CurKernel, Loc));
  return false;
}

/// ::= .fkernel
bool AsmParser::parseDirectiveFKernel(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  currentKernel().IsFunction = true;
  return false;
}

/// ::= .default_hsa_features
bool AsmParser::parseDirectiveDefaultHSAFeatures(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  currentKernel().Config->Fields.setDefaultFlags();
  currentKernel().Config->Fields.clear(KernelField::Wave32);
  return false;
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// ::= .newbinfmt
/// ::= .llvm10binfmt
/// ::= .metadatav3
bool AsmParser::parseDirectiveFormat(StringRef Name, SMLoc) {
  if (operands().readEnd())
    return true;
  if (Name == ".metadatav3")
    M.HasMsgPack = true;
  else
    M.Format = std::max(M.Format, Name == ".newbinfmt" ? FileFormat::New
                                                       : FileFormat::LLVM10);
  return false;
}

/// ::= .nosectdiffs
bool AsmParser::parseDirectiveNoSectDiffs(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  Binary->forbidDistances();
  return false;
}

/// ::= .target string
/// ::= .tripple string
bool AsmParser::parseDirectiveTarget(StringRef Name, SMLoc Loc) {
  CodeObject.setTargetPos(Report.capture(Loc));
  if (Name != ".target")
    return operands().readLastString(M.Triple, /*EndsAtNul=*/true);
  if (operands().readLastString(M.Target, /*EndsAtNul=*/true))
    return true;
  if (const std::optional<TargetId> Id = TargetId::parse(M.Target))
    Host.getTarget().Features = *Id;
  return false;
}

/// Parses the name of a symbol in the global scope.
bool AsmParser::parseGotName(StringRef &Name) {
  Cursor &C = Host.getOperands();
  const SMLoc Loc = C.nextLoc();
  Name = C.takePath();
  if (Name.empty())
    return Report.error(Loc, rules::Syntax, "expected symbol name");
  const bool IsGlobal =
      Name.consume_front("::") ||
      (Host.getSymbols().getScopeDepth() == 0 && !Name.contains("::"));
  if (Name == ".")
    return Report.error(Loc, rules::SymbolUse,
                        "symbol '.' cannot be in the offset table");
  if (!IsGlobal || Name.contains("::"))
    return Report.error(Loc, rules::Scope,
                        "symbol must be in the global scope; write "
                        "'::' before its name");
  return false;
}

/// ::= .gotsym symbol[, slot]
bool AsmParser::parseDirectiveGotSym(StringRef, SMLoc Loc) {
  StringRef Name;
  OperandReader Operands = operands();
  if (parseGotName(Name))
    return true;
  const bool HasSlotName = !Operands.isAtEnd();
  if (HasSlotName && Operands.readComma())
    return true;
  const auto [GOT, Slot] = Output->openGotSlot();
  if (HasSlotName && Host.parseAndAssignSymbol(GOT, Slot))
    return true;
  GotSymbols.push_back({Name.str(), Report.capture(Loc), GOT});
  return false;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

std::vector<KernelView> AsmParser::viewKernels() {
  std::vector<KernelView> Views;
  for (auto [I, K] : enumerate(M.Kernels))
    Views.push_back(
        viewLabelled(K.Name, Kernels[I].Declared, I, Output->getHeaderSize(K)));
  // Kernels that only a .amdhsa_kernel block describes have no number.
  for (const AmdHsaBlocks::Block &B : CodeObject.getBlocks()) {
    Views.push_back(viewLabelled(B.Name, B.Kernel.Pos, KernelView::NoNumber,
                                 /*HeaderSize=*/0));
    for (const AmdHsaDirective &D : B.Kernel.Directives)
      if (D.Name == "wavefront_size32")
        Views.back().Wave32 = D.Value;
  }
  return Views;
}

void AsmParser::addUsage(unsigned Number, const RegisterUsage &Usage) {
  Binary->setUsageAdded();
  KernelContainer::addUsage(Number, Usage);
}

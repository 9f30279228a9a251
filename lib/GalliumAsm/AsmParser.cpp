//===- AsmParser.cpp - Gallium's pseudo-ops and sections ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of pseudo-ops and their scopes, sections, kernels, and versions.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "GalliumAsm/GalliumAsm.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static constexpr PseudoOp GalliumOps[] = {
#include "Gallium/FieldOps.def"
#define CLRX_OP(Name, Scopes, Handler, Syntax, Doc, Example)                   \
  customOp<AsmParser, &AsmParser::parseDirective##Handler>(                    \
      Name, Scopes, Syntax, Doc, Example),
#include "PseudoOps.def"
};
static_assert(haveUniqueNames(GalliumOps));

ArrayRef<PseudoOp> AsmParser::getPseudoOps() { return GalliumOps; }

constexpr StringLiteral AsmParser::PageIntroduction = R"(
Clover, Mesa's OpenCL implementation before Rusticl, loads these binaries. The driver version selects the Mesa version:

| `.driver_version` | loaded by |
|---|---|
| below 170000; 0, the default | Mesa 10 to 16 |
| 170000 to 200299 | Mesa 17.0 to 19.1 |
| 200300 and more | Mesa 20.3 to 25.1 |

One binary works for all of Mesa 20.3 to 25.1, unless it has image or sampler arguments, which differ from 21.1 on.
`.driver_version 220300` is a good choice. Mesa 19.2 to 20.2 loads none of these files, Mesa 25.2 has no Clover, and
Rusticl does not accept machine code.

For Mesa 20.3 and later, these rules hold:

- The `.config` of a kernel describes the kernel. The kernel's label is at a multiple of 256, and `.skip 256` after it
  reserves space for the header. Mesa reads only the header.
- Arguments begin at byte 0 of their buffer. The dispatch packet (`.use_dispatch_ptr`) holds the work-group size and the
  size of the grid.
- A `local` argument that is aligned to more than 8 bytes, and the arguments after it, have another offset in Mesa 20.3
  than in later versions.
- The binary is always 64-bit, and the default of the LLVM version is 110000.
- clrx-mc reports an error for a file that Mesa would refuse.

In these versions, code can use the addresses of labels in the code, in `.rodata` and in sections with the flag `a`:

```clrx --format=gallium
.driver_version 220300
.text
    s_getpc_b64 s[0:1]
    s_add_u32   s0, s0, table@rel32@lo + 4
    s_addc_u32  s1, s1, table@rel32@hi + 12
.section .rodata
table:
    .int 1, 2, 3
```

`@rel32@lo` and `@rel32@hi` are the halves of the distance from the literal, which begins 4 bytes after the start of
the instruction. `@abs32@lo` and `@abs32@hi` are the halves of the address. `.int` takes these specifiers, too. Without
a specifier, a label outside of the code stands for its offset.
)";

/// Pseudo-ops of other containers that users port.
static constexpr ForeignPseudoOp ForeignPseudoOps[] = {
    {".useargs", ".use_kernarg_segment_ptr"},
    {".usesetup", ".use_dispatch_ptr"},
};

ContainerInfo gallium::getContainerInfo() {
  ContainerInfo Info =
      makeContainerInfo<AsmParser>({1, "gallium", "Gallium", ".gallium"});
  Info.ForeignPseudoOps = ForeignPseudoOps;
  return Info;
}

AsmParser::AsmParser(AsmHost &Host)
    : CompiledContainer(Host, getPseudoOps()),
      LLVMVersion(Host.getLoaderVersions().LLVM),
      Sections(Host, LabelValue::Relative), ControlDirectives(Host),
      MainSection(Sections.getText()) {
  SectionTraits ScratchTraits;
  ScratchTraits.Addressable = ScratchTraits.Writeable = false;
  ScratchTraits.Labels = LabelValue::Unresolvable;
  Scratch = Host.createSection(".scratch", ScratchTraits);
}

//===----------------------------------------------------------------------===//
// Scopes of pseudo-ops
//===----------------------------------------------------------------------===//

bool AsmParser::isInConfigSection() const {
  return CurKernel &&
         Host.getCurrentSection() == Kernels[*CurKernel].ConfigSection;
}

bool AsmParser::needsLLVM(bool CodeFacts::*Fact, StringRef Name, SMLoc Loc) {
  const uint32_t Current = getLLVMVersion();
  if (getCodeFacts(Current).*Fact)
    return false;
  const uint32_t Version = getFirstVersion(Fact);
  Report.error(Loc, rules::Version,
               "'" + Name + "' needs LLVM " + formatVersion(Version) +
                   " or later, but the LLVM version"
                   " is " +
                   Twine(Current));
  Report.note(Loc,
              "set the version with '.llvm_version " + Twine(Version) + "'");
  return true;
}

bool AsmParser::needsNewMesa(StringRef Name, SMLoc Loc) {
  if (getLayout().IsLoadedByNewMesa)
    return false;
  const uint32_t Version = getFirstVersion(&Layout::IsLoadedByNewMesa);
  Report.error(Loc, rules::Version,
               "'" + Name + "' needs Mesa " + formatVersion(Version) +
                   " or later, but the driver version is " +
                   Twine(DriverVersion));
  Report.note(Loc, "write '.driver_version " + Twine(SuggestedMesaVersion) +
                       "' after '.gpu', for Mesa 20.3 to 25.1");
  return true;
}

ScopeText AsmParser::describeScopes(unsigned Scopes) {
  ScopeText W;
  if (Scopes & (InKernel | BetweenGroups))
    W.Where = "in a kernel";
  else if (Scopes & InArgs)
    W.Opener = "'.args'";
  else if (Scopes & InProgInfo)
    W.Opener = "'.proginfo'";
  else if (Scopes != Anywhere)
    W.Opener = "'.config'";
  if (Scopes & InAnyGroup)
    W.Where = "in a kernel with '.config'";
  else if (!W.Opener.empty())
    W.Where = "in the " + W.Opener + " of a kernel";
  if (Scopes & SetsHSAHeader)
    W.Needs = "LLVM 4.0 or later";
  else if (Scopes & NeedsLLVM39)
    W.Needs = "LLVM 3.9 or later";
  else if (Scopes & NeedsMesa203)
    W.Needs = "Mesa 20.3 or later";
  return W;
}

bool AsmParser::isInScope(unsigned Scopes) {
  if (Scopes == Anywhere)
    return true;
  if (Scopes & InKernel)
    return CurKernel.has_value();
  if (Scopes & BetweenGroups)
    return isInConfigSection();
  if (Scopes & InArgs)
    return isInGroup(Group::Args);
  if (Scopes & InProgInfo)
    return isInGroup(Group::ProgInfo);
  if (Scopes & InAnyGroup)
    return isInConfigSection() && M.Kernels[*CurKernel].Config;
  return isInGroup(Group::Config);
}

bool AsmParser::checkScope(const PseudoOp &Op, SMLoc Loc) {
  if (!isInScope(Op.Scopes))
    return reportScope(Op.Name, describeScopes(Op.Scopes), isInConfigSection(),
                       Loc);
  if (Op.Scopes & SetsHSAHeader)
    return needsLLVM(&CodeFacts::HasKernelHeaders, Op.Name, Loc);
  if (Op.Scopes & NeedsLLVM39)
    return needsLLVM(&CodeFacts::HasSpillEntries, Op.Name, Loc);
  if (Op.Scopes & NeedsMesa203)
    return needsNewMesa(Op.Name, Loc);
  return false;
}

KernelConfig &AsmParser::getConfigFor(const PseudoOp &Op, SMLoc Loc) {
  if (Op.Field == KernelField::SGPRFlags)
    currentSource().SGPRFlagOps.push_back({&Op, Report.capture(Loc)});
  Configuration &C = *currentKernel().Config;
  return Op.Scopes & SetsHSAHeader ? C.Header : C.Plain;
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// Goes to \p S, which belongs to no kernel.
void AsmParser::leaveKernel(Section *S) {
  CurKernel = std::nullopt;
  CurGroup = Group::None;
  Host.switchToSection(S);
}

bool AsmParser::switchToSection(StringRef Name, const SectionAttributes &Attrs,
                                SMLoc Loc) {
  leaveKernel(Sections.open(Name, Attrs, Loc));
  return false;
}

/// ::= .globaldata
bool AsmParser::parseDirectiveGlobalData(StringRef, SMLoc Loc) {
  return operands().readEnd() ||
         switchToSection(".rodata", SectionAttributes(), Loc);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

bool AsmParser::enterKernel(StringRef Name, SMLoc Loc) {
  const auto [Number, IsNew] = declareKernel(Name, Loc);
  if (IsNew) {
    SectionTraits Traits;
    Traits.Addressable = Traits.Writeable = false;
    M.Kernels.emplace_back().Name = Name.str();
    SourceKernel &K = Kernels.emplace_back();
    K.Declared = Report.capture(Loc);
    K.ConfigSection = Host.createSection("kernel configuration", Traits);
    K.ComputesUserData = hasKernelHeaders();
  }
  // No section is current after .struct.
  if (!CurKernel && Host.getCurrentSection())
    MainSection = Host.getCurrentSection();
  CurKernel = Number;
  CurGroup = Group::None;
  Host.switchToSection(currentSource().ConfigSection);
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

bool AsmParser::openGroup(Group G, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  CurGroup = G;
  return false;
}

/// ::= .args
bool AsmParser::parseDirectiveArgs(StringRef, SMLoc Loc) {
  return openGroup(Group::Args, Loc);
}

/// Reports an error if the current kernel cannot have a configuration.
bool AsmParser::checkNoProgInfo(SMLoc Loc) {
  return currentSource().HasProgInfo &&
         Report.error(Loc, rules::Exclusive,
                      "kernel '" + currentKernel().Name +
                          "' has a '.proginfo' and "
                          "so cannot have a '.config'");
}

/// Gives the current kernel a configuration, unless it has one.
void AsmParser::createConfig() {
  Kernel &K = currentKernel();
  if (!K.Config)
    K.Config.emplace().ComputesUserData = currentSource().ComputesUserData;
}

/// ::= .config
bool AsmParser::parseDirectiveConfig(StringRef, SMLoc Loc) {
  if (checkNoProgInfo(Loc) || openGroup(Group::Config, Loc))
    return true;
  createConfig();
  return false;
}

/// ::= .proginfo
bool AsmParser::parseDirectiveProgInfo(StringRef, SMLoc Loc) {
  if (currentKernel().Config)
    return Report.error(Loc, rules::Exclusive,
                        "kernel '" + currentKernel().Name +
                            "' has a '.config' and "
                            "so cannot have a '.proginfo'");
  if (openGroup(Group::ProgInfo, Loc))
    return true;
  currentSource().HasProgInfo = true;
  currentSource().ProgInfoPos = Report.capture(Loc);
  return false;
}

/// ::= .control_directive
bool AsmParser::parseDirectiveControlDirective(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  CurGroup = Group::None;
  Host.switchToSection(ControlDirectives.open(*CurKernel, Loc));
  return false;
}

/// ::= .entry address, value
bool AsmParser::parseDirectiveEntry(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  ProgInfoEntry Entry;
  uint64_t Address, Value;
  if (Operands.readTruncated(Address, 0xffffffff) || Operands.readComma())
    return true;
  if (Operands.readWord32(Value) || Operands.readEnd())
    return true;
  Entry.Address = Address;
  Entry.Value = Value;

  const unsigned Max = getNumProgInfoEntries(getLLVMVersion());
  unsigned &NumEntries = currentSource().NumEntries;
  if (NumEntries >= Max)
    return Report.error(Loc, rules::Redefinition,
                        "ProgInfo of kernel '" + currentKernel().Name +
                            "' already has its " + Twine(Max) + " entries");
  currentKernel().Entries[NumEntries++] = Entry;
  return false;
}

/// ::= .default_hsa_features
bool AsmParser::parseDirectiveDefaultHSAFeatures(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  currentKernel().Config->Header.setDefaultFlags();
  return false;
}

/// ::= .cws [x][, [y][, [z]]]
/// ::= .reqd_work_group_size [x][, [y][, [z]]]
bool AsmParser::parseDirectiveGroupSize(StringRef, SMLoc) {
  std::array<uint32_t, 3> Sizes;
  if (operands().readGroupSize(Sizes))
    return true;
  copy(Sizes, currentKernel().GroupSize.begin());
  return false;
}

/// ::= .attributes string
bool AsmParser::parseDirectiveAttributes(StringRef, SMLoc) {
  return operands().readLastString(currentKernel().Attributes);
}

//===----------------------------------------------------------------------===//
// Versions and the scratch symbol
//===----------------------------------------------------------------------===//

/// ::= .llvm_version absolute-expression
bool AsmParser::parseDirectiveLLVMVersion(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  uint64_t Version;
  if (Operands.readNumber(Version) || Operands.readEnd())
    return true;
  LLVMVersion = Version;
  LLVMVersionPos = Report.capture(Loc);
  return false;
}

/// ::= .get_llvm_version symbol
bool AsmParser::parseDirectiveGetLLVMVersion(StringRef, SMLoc) {
  return Host.parseAndAssignSymbol(nullptr, getLLVMVersion());
}

/// ::= .scratchsym symbol
bool AsmParser::parseDirectiveScratchSym(StringRef, SMLoc) {
  return Host.parseAndAssignSymbol(Scratch, 0);
}

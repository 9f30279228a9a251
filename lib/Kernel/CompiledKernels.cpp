//===- CompiledKernels.cpp - Kernels that a compiler printed --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiler's output declares kernels after their code, but a kernel's header
// precedes its code. Therefore the directive that names the target, at the
// beginning of the output, searches the rest of the file for kernels.
//
//===----------------------------------------------------------------------===//

#include "Kernel/CompiledKernels.h"
#include "HSAMetadata/Keys.h"
#include "Targets/Processors.h"
#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr StringLiteral BlockPrefix = ".amdhsa_";

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Reads statements up to \p End of the block that begins at \p Loc. \returns
/// true after reporting an error.
static bool readBlock(AsmHost &Host, StringRef End, SMLoc Loc,
                      function_ref<void(Cursor)> Read) {
  const SourcePos Begin = Host.getReporter().capture(Loc);
  Cursor C;
  while (Host.readStatement(C)) {
    if (C.rest().trim() == End)
      return false;
    Read(C);
  }
  return Host.getReporter().error(Begin, rules::Unterminated,
                                  "block has no '" + End + "'");
}

std::optional<StringRef> clrx::readMetadataText(AsmHost &Host, SMLoc Loc) {
  constexpr StringLiteral End = ".end_amdgpu_metadata";
  const SourcePos Pos = Host.getReporter().capture(Loc);
  // Statements have lost their indentation, which YAML needs, so the file's
  // text is used.
  const StringRef YAML = Host.getRestOfFile().split(End).first.rtrim(" \t");
  if (readBlock(Host, End, Loc, [](Cursor) {}))
    return std::nullopt;
  if (!YAML.empty())
    return YAML;
  Host.getReporter().error(Pos, rules::Scope,
                           "metadata is legal only in a file");
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

bool CompiledKernels::parseDirective(StringRef Name, SMLoc Loc) {
  struct Directive {
    StringLiteral Name;
    bool (CompiledKernels::*Handler)(SMLoc Loc);
  };
  static constexpr Directive Directives[] = {
      {".amdgcn_target", &CompiledKernels::parseTarget},
      {".amdhsa_code_object_version", &CompiledKernels::skipVersion},
      {".amd_amdgpu_isa", &CompiledKernels::parseTarget},
      {".amdgpu_hsa_kernel", &CompiledKernels::parseKernelName},
      {".amdhsa_kernel", &CompiledKernels::openBlock},
      {".end_amdhsa_kernel", &CompiledKernels::closeBlock},
      {".amd_kernel_code_t", &CompiledKernels::readKernelCode},
      {".amdgpu_metadata", &CompiledKernels::readMetadata},
  };
  const Directive *D = find_if(
      Directives, [Name](const Directive &D) { return D.Name == Name; });
  if (D != std::end(Directives))
    (this->*D->Handler)(Loc);
  else if (Name.consume_front(BlockPrefix))
    parseBlockDirective(Name, Loc);
  else
    return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Target and kernels of the compiler's output
//===----------------------------------------------------------------------===//

bool CompiledKernels::start(SMLoc Loc) {
  if (IsReading)
    return false;
  IsReading = true;
  return Owner.startCompiled(Loc);
}

bool CompiledKernels::declare(StringRef Name, SMLoc Loc) {
  if (KernelsByName.contains(Name))
    return false;
  unsigned Number;
  if (Owner.declareCompiled(Name, Loc, Number))
    return true;
  Kernels.push_back({Name.str(), Number, Report.capture(Loc)});
  KernelsByName[Name] = &Kernels.back();
  return false;
}

/// Reports an error if \p Target is not the device.
static bool checkTarget(AsmHost &Host, Reporter &Report, StringRef Target,
                        SMLoc Loc) {
  const TargetState &State = Host.getTarget();
  const StringRef Required = getCanonicalName(State.getProcessor());
  const StringRef Id =
      Target.split("--").second; // The operating system does not matter.
  const StringRef Compiled = Id.split(':').first;
  const std::optional<TargetId> Known = TargetId::parse(Id);
  if (Known && Known->Processor == Required)
    return false;
  Report.error(Loc, rules::Device,
               "the code is compiled for '" + Compiled +
                   "', but the device is " + State.getName() + ", '" +
                   Required + "' to LLVM");
  Report.note(Loc, "compile with -mcpu=" + Required +
                       ", or select the device with '.gpu'");
  return true;
}

bool clrx::parseCompilerTarget(AsmHost &Host, Reporter &Report, SMLoc Loc) {
  std::string Target;
  return Host.parseString(Target) || Host.checkEndOfStatement() ||
         checkTarget(Host, Report, Target, Loc);
}

/// ::= .amdgcn_target "target" | .amd_amdgpu_isa "target"
bool CompiledKernels::parseTarget(SMLoc Loc) {
  if (parseCompilerTarget(Host, Report, Loc) || start(Loc))
    return true;
  bool Failed = false;
  for (StringRef Line, Rest = Host.getRestOfFile(); !Rest.empty();) {
    std::tie(Line, Rest) = Rest.split('\n');
    Line = Line.ltrim();
    if (Line.consume_front(".amdhsa_kernel") && !Line.ltrim().empty())
      Failed |= declare(Line.ltrim().take_until(
                            [](char C) { return isSpace(C) || C == ';'; }),
                        Loc);
  }
  return Failed || Owner.enterCode(Loc);
}

bool CompiledKernels::parseName(StringRef &Name) {
  Cursor &C = Host.getOperands();
  C.skipBlanks();
  Name = C.takeName();
  if (Name.empty())
    return Report.error(C.loc(), rules::Syntax, "expected kernel name");
  return Host.checkEndOfStatement();
}

/// ::= .amdgpu_hsa_kernel name
bool CompiledKernels::parseKernelName(SMLoc Loc) {
  StringRef Name;
  return parseName(Name) || start(Loc) || declare(Name, Loc) ||
         Owner.enterCode(Loc);
}

uint64_t CompiledKernels::getGapAfter(StringRef Label) {
  Kernel *K = KernelsByName.lookup(Label);
  if (!K)
    return 0;
  Last = K;
  K->HasLabel = true;
  return Owner.getHeaderGap();
}

//===----------------------------------------------------------------------===//
// Values of a block
//===----------------------------------------------------------------------===//

bool CompiledKernels::checkValue(const BlockRow &Row, int64_t Value,
                                 SourcePos Pos) {
  if (Row.Kind == BlockValue::Refused && Value) {
    Report.error(Pos, rules::Unsupported,
                 "'" + Row.Name + "' is not supported");
    if (!Row.Advice.empty())
      Report.note(Pos, Row.Advice);
    return true;
  }
  // Negative numbers count as large unsigned ones.
  return uint64_t(Value) > Row.Max &&
         Report.error(Pos, rules::ValueRange,
                      "value " + Twine(Value) + " of '" + Row.Name +
                          "' is out of range (0 to " + Twine(Row.Max) + ")");
}

/// Reads the value of the directive \p Name at \p Loc about the kernel \p K.
bool CompiledKernels::parseValue(Kernel &K, ArrayRef<BlockRow> Rows,
                                 StringRef Name, SMLoc Loc) {
  const BlockRow *Row = findBlockRow(Rows, Name);
  if (!Row) {
    Report.error(Loc, rules::UnknownPseudoOp,
                 "unknown LLVM directive '" + Name + "' for kernels");
    ClosestName Closest(Name);
    for (const BlockRow &R : Rows)
      Closest.consider(R.Name);
    Report.suggest(Loc, Closest);
    return true;
  }
  if (Host.getTarget().architecture() < Row->Since)
    return Report.error(Loc, rules::Version,
                        "'" + Name + "' needs " +
                            getArchInfo(Row->Since).Names[0] + " or later");
  auto Set = [this, &K, Row](int64_t Value, SourcePos Pos) {
    if (!checkValue(*Row, Value, Pos))
      K.Block->set(*Row, uint64_t(Value));
  };
  return Host.parseNumber(Set) || Host.checkEndOfStatement();
}

void CompiledKernels::describe(Kernel &K, KernelBlock Block, SMLoc Loc) {
  K.Block = std::move(Block);
  K.BlockPos = Report.capture(Loc);
}

/// ::= .amdhsa_code_object_version number
///
/// Has no effect: the version belongs to a file that this container does not
/// write.
bool CompiledKernels::skipVersion(SMLoc) { return false; }

/// ::= .amdhsa_kernel name
bool CompiledKernels::openBlock(SMLoc Loc) {
  StringRef Name;
  if (parseName(Name))
    return true;
  Open = KernelsByName.lookup(Name);
  if (!Open) {
    Report.error(Loc, rules::KernelParts,
                 "kernel '" + Name +
                     "' has no room for its header, because nothing "
                     "declared it before its code");
    Report.note(Loc, "'.amdgcn_target' declares all kernels of a file, "
                     "'.amdgpu_hsa_kernel " +
                         Name + "' declares one");
    return true;
  }
  if (Open->Block)
    return Report.error(Loc, rules::Redefinition,
                        "kernel '" + Name + "' is already described");
  describe(*Open, makeAmdHsaBlock(), Loc);
  return false;
}

/// ::= .end_amdhsa_kernel
bool CompiledKernels::closeBlock(SMLoc Loc) {
  Open = nullptr;
  return Host.checkEndOfStatement();
}

/// ::= .amdhsa_name expression
bool CompiledKernels::parseBlockDirective(StringRef Name, SMLoc Loc) {
  if (!Open)
    return Report.error(Loc, rules::Scope,
                        "'" + BlockPrefix + Name +
                            "' is legal only after '.amdhsa_kernel'");
  return parseValue(*Open, getAmdHsaRows(), Name, Loc);
}

/// ::= .amd_kernel_code_t { name = expression } .end_amd_kernel_code_t
bool CompiledKernels::readKernelCode(SMLoc Loc) {
  if (Host.checkEndOfStatement())
    return true;
  if (!Last || Last->Block)
    return Report.error(Loc, rules::Scope,
                        "'.amd_kernel_code_t' is legal only after the "
                        "label of an '.amdgpu_hsa_kernel', once");
  describe(*Last, KernelBlock(getAmdKernelCodeRows()), Loc);
  return readBlock(Host, ".end_amd_kernel_code_t", Loc, [this](Cursor C) {
    const SMLoc NameLoc = C.nextLoc();
    const StringRef Name = C.takeName();
    if (Name.empty() && C.atEnd())
      return;
    if (!C.consume('=')) {
      Report.error(NameLoc, rules::Syntax, "expected NAME = VALUE");
      return;
    }
    Host.getOperands() = C;
    parseValue(*Last, getAmdKernelCodeRows(), Name, NameLoc);
  });
}

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

bool CompiledKernels::checkArguments(const hsa::KernelMetadata &K,
                                     SourcePos Pos) {
  // Only these kinds of arguments can be passed in a container.
  constexpr hsa::ArgKind Kinds[] = {hsa::ArgKind::Value,
                                    hsa::ArgKind::GlobalBuffer,
                                    hsa::ArgKind::DynamicSharedPointer};
  const auto Found = find_if(K.Args, [&Kinds](const hsa::Arg &A) {
    return !is_contained(Kinds, A.Kind);
  });
  if (Found == K.Args.end())
    return false;
  const StringRef Kind = getKindName(*Found);
  if (!Kind.starts_with("hidden_")) {
    Report.error(Pos, rules::Unsupported,
                 "kernel '" + K.Name + "' has an argument of the kind '" +
                     Kind + "', which compiled code cannot have");
    Report.note(Pos, "pass a buffer instead");
    return true;
  }
  Report.error(Pos, rules::Unsupported,
               "kernel '" + K.Name + "' has the hidden argument '" + Kind +
                   "', which nothing passes to it");
  Report.note(Pos, "compile with -O2 -mcode-object-version=4, inline every "
                   "function, and instead of get_global_id(0) write "
                   "__builtin_amdgcn_workgroup_id_x() * "
                   "__builtin_amdgcn_workgroup_size_x() + "
                   "__builtin_amdgcn_workitem_id_x()");
  return true;
}

/// ::= .amdgpu_metadata YAML .end_amdgpu_metadata
bool CompiledKernels::readMetadata(SMLoc Loc) {
  const SourcePos Pos = Report.capture(Loc);
  const std::optional<StringRef> YAML = readMetadataText(Host, Loc);
  if (!YAML)
    return true;
  Expected<std::vector<hsa::KernelMetadata>> Found = clrx::readMetadata(*YAML);
  if (!Found)
    return Report.error(Pos, rules::Metadata, toString(Found.takeError()));
  for (hsa::KernelMetadata &K : *Found) {
    Kernel *Declared = KernelsByName.lookup(K.Name);
    if (!Declared || checkArguments(K, Pos))
      continue;
    Declared->Metadata = std::move(K);
    Declared->MetadataPos = Pos;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// The end of the source
//===----------------------------------------------------------------------===//

/// Reports an error if \p K needs a stack of unknown size. Before version 5 of
/// code objects, only symbols have this information.
void CompiledKernels::checkStack(const Kernel &K) {
  for (StringRef Fact : {".has_dyn_sized_stack", ".has_recursion"}) {
    const std::optional<SymbolInfo> Symbol =
        Host.getSymbols().findGlobalSymbol(K.Name + Fact.str());
    if (!Symbol || !Symbol->HasValue || !Symbol->Value)
      continue;
    Report.error(K.BlockPos, rules::Unsupported,
                 "kernel '" + K.Name + "' needs a stack of unknown size");
    Report.note(K.BlockPos,
                findBlockRow(getAmdHsaRows(), "uses_dynamic_stack")->Advice);
    return;
  }
}

void CompiledKernels::finish() {
  const Arch A = Host.getTarget().architecture();
  for (const Kernel &K : Kernels) {
    if (!K.HasLabel)
      Report.error(K.Declared, rules::KernelParts,
                   "kernel '" + K.Name +
                       "' has no label under '.dialect llvm'");
    else if (!K.Block)
      Report.error(K.Declared, rules::KernelParts,
                   "kernel '" + K.Name + "' has no '.amdhsa_kernel' block");
    if (!K.HasLabel || !K.Block)
      continue;
    checkStack(K);
    Owner.addMetadata(K.Number, K.Metadata, K.MetadataPos);
    Owner.addFields(K.Number, K.Block->makeConfig(A), K.BlockPos);
  }
}

//===- Directives.cpp - LLVM's directives about code objects --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The directives that compilers print for amdhsa: the target, the version,
// blocks of kernels and the metadata. Any of them makes the output a code
// object.
//
//===----------------------------------------------------------------------===//

#include "CodeObjectAsm/CodeObjectOutput.h"
#include "Kernel/CompiledKernels.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

bool CodeObjectOutput::parseDirective(StringRef Name, SMLoc Loc,
                                      std::optional<unsigned> ConfigOf) {
  struct Directive {
    StringLiteral Name;
    bool (CodeObjectOutput::*Handler)(SMLoc Loc);
  };
  static constexpr Directive Directives[] = {
      {".amdgcn_target", &CodeObjectOutput::parseTarget},
      {".amdhsa_code_object_version", &CodeObjectOutput::parseVersion},
      {".amdhsa_kernel", &CodeObjectOutput::openBlock},
      {".end_amdhsa_kernel", &CodeObjectOutput::closeBlock},
      {".amdgpu_metadata", &CodeObjectOutput::readMetadata},
  };
  const Directive *D = find_if(
      Directives, [Name](const Directive &D) { return D.Name == Name; });
  const bool IsValue = Name.consume_front(AmdHsaPrefix);
  if (D == std::end(Directives) && !IsValue)
    return false;
  if (!isSelected() && select(MaxCodeObject, Report.capture(Loc)))
    return true;
  if (D != std::end(Directives))
    (this->*D->Handler)(Loc);
  else if (ConfigOf)
    parseConfigValue(*ConfigOf, Name, Loc);
  else
    Blocks.addDirective(Name, Loc);
  return true;
}

bool CodeObjectOutput::parseConfigValue(unsigned Number, StringRef Name,
                                        SMLoc Loc) {
  return Blocks.parseValue(ConfigValues[Number], Name, Loc);
}

/// ::= .amdgcn_target "target"
///
/// After this directive, LLVM's default size of wavefronts applies: 32
/// work-items if the processor supports this size.
bool CodeObjectOutput::parseTarget(SMLoc Loc) {
  std::string Text;
  if (Host.parseString(Text) || Host.checkEndOfStatement())
    return true;
  if (!TargetId::parse(Text))
    return Report.error(Loc, rules::UnknownName,
                        "'" + Text + "' is not a target id of LLVM for amdhsa");
  TargetState &State = Host.getTarget();
  if (!State.IsWaveSizeExplicit && getArchInfo(State.architecture()).HasWave32)
    State.Wave32 = State.IsWave32Default = true;
  M.Target = std::move(Text);
  TargetPos = Report.capture(Loc);
  return false;
}

/// ::= .amdhsa_code_object_version number
bool CodeObjectOutput::parseVersion(SMLoc Loc) {
  int64_t Number;
  return Host.parseAbsolute(Number) || Host.checkEndOfStatement() ||
         select(uint64_t(Number), Report.capture(Loc));
}

/// ::= .amdgpu_metadata YAML .end_amdgpu_metadata
bool CodeObjectOutput::readMetadata(SMLoc Loc) {
  MetadataPos = Report.capture(Loc);
  const std::optional<StringRef> YAML = readMetadataText(Host, Loc);
  if (!YAML)
    return true;
  MetadataYAML = YAML->str();
  return false;
}

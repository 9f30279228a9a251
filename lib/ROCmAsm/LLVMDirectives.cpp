//===- LLVMDirectives.cpp - LLVM's directives about kernels ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What compilers print for amdhsa: the target, the version, blocks of kernels
// and the metadata. Any of them makes the output a code object.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/Kernel/CompiledKernels.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

bool AsmParser::parseLLVMDirective(StringRef Name, SMLoc Loc) {
  struct Directive {
    StringLiteral Name;
    bool (AsmParser::*Handler)(SMLoc Loc);
  };
  static constexpr Directive Directives[] = {
      {".amdgcn_target", &AsmParser::parseTargetDirective},
      {".amdhsa_code_object_version", &AsmParser::parseVersionDirective},
      {".amdhsa_kernel", &AsmParser::openBlock},
      {".end_amdhsa_kernel", &AsmParser::closeBlock},
      {".amdgpu_metadata", &AsmParser::readMetadata},
  };
  const Directive *D = find_if(
      Directives, [Name](const Directive &D) { return D.Name == Name; });
  const bool IsValue = Name.consume_front(AmdHsaPrefix);
  if (D == std::end(Directives) && !IsValue)
    return false;
  if (beginCodeObject(Loc))
    return true;
  if (D != std::end(Directives))
    (this->*D->Handler)(Loc);
  else if (isInConfigSection())
    parseConfigValue(Name, Loc);
  else
    CodeObject.Blocks.addDirective(Name, Loc);
  return true;
}

/// ::= .amdgcn_target "target"
///
/// What follows is LLVM's, which has wavefronts of 32 where it can.
bool AsmParser::parseTargetDirective(SMLoc Loc) {
  std::string Text;
  if (Host.parseString(Text) || Host.checkEndOfStatement())
    return true;
  if (!TargetId::parse(Text))
    return Report.error(Loc,
                        "'" + Text + "' is no target of LLVM's for amdhsa");
  TargetState &State = Host.getTarget();
  if (!State.IsWaveSizeExplicit && getArchInfo(State.architecture()).HasWave32)
    State.Wave32 = State.IsWave32Default = true;
  M.Target = std::move(Text);
  CodeObject.TargetPos = Report.capture(Loc);
  return false;
}

/// ::= .amdhsa_code_object_version number
bool AsmParser::parseVersionDirective(SMLoc Loc) {
  int64_t Version;
  return Host.parseAbsolute(Version) || Host.checkEndOfStatement() ||
         selectCodeObject(uint64_t(Version), Report.capture(Loc));
}

/// ::= .amdhsa_kernel name
bool AsmParser::openBlock(SMLoc Loc) { return CodeObject.Blocks.open(Loc); }

/// ::= .end_amdhsa_kernel
bool AsmParser::closeBlock(SMLoc Loc) { return CodeObject.Blocks.close(Loc); }

/// ::= .amdgpu_metadata YAML .end_amdgpu_metadata
bool AsmParser::readMetadata(SMLoc Loc) {
  CodeObject.MetadataPos = Report.capture(Loc);
  const std::optional<StringRef> YAML = readMetadataText(Host, Loc);
  if (!YAML)
    return true;
  CodeObject.MetadataYAML = YAML->str();
  return false;
}

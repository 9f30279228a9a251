//===- Metadata.cpp - What .amdgpu_metadata says of kernels ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM reads the YAML; what is of use here is picked out of its document.
//
//===----------------------------------------------------------------------===//

#include "clrx/LLVMSource/Metadata.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/Support/YAMLTraits.h"

using namespace llvm;
using namespace clrx;

using Map = msgpack::MapDocNode;

/// The value of \p Key; null if there is none.
static msgpack::DocNode *lookUp(Map &M, StringRef Key) {
  auto It = M.find(Key);
  return It == M.end() ? nullptr : &It->second;
}

static std::string getString(Map &M, StringRef Key) {
  msgpack::DocNode *N = lookUp(M, Key);
  return N && !N->isMap() && !N->isArray() && !N->isEmpty() ? N->toString()
                                                            : std::string();
}

static uint64_t getNumber(Map &M, StringRef Key, uint64_t Default = 0) {
  msgpack::DocNode *N = lookUp(M, Key);
  return N && N->getKind() == msgpack::Type::UInt ? N->getUInt() : Default;
}

static bool getFlag(Map &M, StringRef Key) {
  msgpack::DocNode *N = lookUp(M, Key);
  return N && N->getKind() == msgpack::Type::Boolean && N->getBool();
}

static CompiledGroupSize getGroupSize(Map &M, StringRef Key) {
  CompiledGroupSize Sizes = {};
  msgpack::DocNode *N = lookUp(M, Key);
  if (!N || !N->isArray())
    return Sizes;
  msgpack::ArrayDocNode &Array = N->getArray();
  for (size_t I = 0; I != std::min(Array.size(), Sizes.size()); ++I)
    if (Array[I].getKind() == msgpack::Type::UInt)
      Sizes[I] = uint32_t(Array[I].getUInt());
  return Sizes;
}

static CompiledArgKind getArgKind(StringRef Name) {
  return StringSwitch<CompiledArgKind>(Name)
      .Case("by_value", CompiledArgKind::Value)
      .Case("global_buffer", CompiledArgKind::GlobalBuffer)
      .Case("dynamic_shared_pointer", CompiledArgKind::LocalBuffer)
      .Case("hidden_none", CompiledArgKind::Nothing)
      .Default(CompiledArgKind::Other);
}

static CompiledArg readArg(Map &M) {
  CompiledArg A;
  A.Name = getString(M, ".name");
  A.TypeName = getString(M, ".type_name");
  A.KindName = getString(M, ".value_kind");
  A.Kind = getArgKind(A.KindName);
  A.Offset = getNumber(M, ".offset");
  A.Size = getNumber(M, ".size");
  A.PointeeAlign = getNumber(M, ".pointee_align", 1);
  A.IsConstantSpace = getString(M, ".address_space") == "constant";
  A.IsConst = getFlag(M, ".is_const");
  A.IsRestrict = getFlag(M, ".is_restrict");
  A.IsVolatile = getFlag(M, ".is_volatile");
  return A;
}

static CompiledKernel readKernel(Map &M) {
  CompiledKernel K;
  K.Name = getString(M, ".name");
  K.RequiredGroupSize = getGroupSize(M, ".reqd_workgroup_size");
  K.GroupSizeHint = getGroupSize(M, ".workgroup_size_hint");
  K.VecTypeHint = getString(M, ".vec_type_hint");
  msgpack::DocNode *Args = lookUp(M, ".args");
  if (!Args || !Args->isArray())
    return K;
  for (msgpack::DocNode &N : Args->getArray()) {
    if (!N.isMap())
      continue;
    CompiledArg A = readArg(N.getMap());
    if (A.Kind != CompiledArgKind::Nothing)
      K.Args.push_back(std::move(A));
  }
  return K;
}

bool clrx::readYAML(msgpack::Document &Doc, StringRef YAML) {
  // The document's reader has no handler for messages, so that it is not given
  // what it would have any about.
  yaml::Input In(YAML, nullptr, [](const SMDiagnostic &, void *) {});
  In.setCurrentDocument();
  return !In.error() && Doc.fromYAML(YAML);
}

Expected<std::vector<CompiledKernel>> clrx::readMetadata(StringRef YAML) {
  msgpack::Document Doc;
  if (!readYAML(Doc, YAML) || !Doc.getRoot().isMap())
    return createStringError("metadata is no valid YAML");
  msgpack::DocNode *Kernels = lookUp(Doc.getRoot().getMap(), "amdhsa.kernels");
  std::vector<CompiledKernel> Result;
  if (!Kernels || !Kernels->isArray())
    return Result;
  for (msgpack::DocNode &N : Kernels->getArray())
    if (N.isMap())
      Result.push_back(readKernel(N.getMap()));
  return Result;
}

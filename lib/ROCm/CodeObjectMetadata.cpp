//===- CodeObjectMetadata.cpp - Metadata of code objects v4 to v6 ---------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The note's document as LLVM's library writes it, with sorted keys, checked by
// LLVM's verifier.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "clrx/LLVMSource/Metadata.h"
#include "clrx/ROCm/CodeObject.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/AMDGPUMetadataVerifier.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

namespace {

/// Makes nodes of \p Doc.
class Builder {
  msgpack::Document &Doc;

public:
  explicit Builder(msgpack::Document &Doc) : Doc(Doc) {}

  msgpack::MapDocNode kernel(const Module &M, const Kernel &K,
                             const LoweredKernel &L,
                             const CodeObjectTarget &Target);
  msgpack::ArrayDocNode numbers(ArrayRef<uint32_t> Numbers);
  /// Text that lives as long as the document.
  msgpack::DocNode text(StringRef Text) {
    return Doc.getNode(Text, /*Copy=*/true);
  }

private:
  msgpack::MapDocNode argument(const Arg &A);
  void addSizes(msgpack::MapDocNode &Node, const Kernel &K,
                const LoweredKernel &L, const CodeObjectTarget &Target);
  void addNotes(msgpack::MapDocNode &Node, const KernelMetadata &Meta);
};

} // namespace

msgpack::ArrayDocNode Builder::numbers(ArrayRef<uint32_t> Numbers) {
  msgpack::ArrayDocNode Node = Doc.getArrayNode();
  for (uint32_t N : Numbers)
    Node.push_back(Doc.getNode(uint64_t(N)));
  return Node;
}

msgpack::MapDocNode Builder::argument(const Arg &A) {
  msgpack::MapDocNode Node = Doc.getMapNode();
  const auto AddAccess = [&](StringRef Key, Access Value) {
    if (Value != Access::Default)
      Node[Key] = text(getMetadataName(Value).MsgPack);
  };
  const auto AddFlag = [&](StringRef Key, bool IsSet) {
    if (IsSet)
      Node[Key] = true;
  };
  if (!A.Name.empty())
    Node[".name"] = text(A.Name);
  if (!A.TypeName.empty())
    Node[".type_name"] = text(A.TypeName);
  Node[".size"] = A.Size;
  Node[".offset"] = A.Place;
  Node[".value_kind"] = text(getMetadataName(A.Kind).MsgPack);
  if (A.Kind == ArgKind::DynamicSharedPointer)
    Node[".pointee_align"] = A.PointeeAlign;
  if (hasSpace(A.Kind))
    Node[".address_space"] = text(getMetadataName(A.Space).MsgPack);
  if (hasDeclaredAccess(A.Kind))
    AddAccess(".access", A.Declared);
  if (hasActualAccess(A.Kind))
    AddAccess(".actual_access", A.Actual);
  AddFlag(".is_const", A.IsConst);
  AddFlag(".is_restrict", A.IsRestrict);
  AddFlag(".is_volatile", A.IsVolatile);
  AddFlag(".is_pipe", A.IsPipe);
  return Node;
}

void Builder::addSizes(msgpack::MapDocNode &Node, const Kernel &K,
                       const LoweredKernel &L, const CodeObjectTarget &Target) {
  const KernelMetadata &Meta = K.Metadata;
  const KernelConfig &Given = Meta.Numbers;
  constexpr uint64_t DefaultGroupSize = 256;
  const GroupSize &Required = Meta.RequiredGroupSize;
  const uint64_t MaxGroupSize =
      isNone(Required) ? DefaultGroupSize
                       : uint64_t(Required[0]) * Required[1] * Required[2];
  Node[".kernarg_segment_size"] = L.KernargSize;
  Node[".kernarg_segment_align"] = L.KernargAlign;
  Node[".group_segment_fixed_size"] =
      Given.getOr(KF::MetaGroupSize, L.GroupSize);
  Node[".private_segment_fixed_size"] =
      Given.getOr(KF::MetaPrivateSize, L.PrivateSize);
  Node[".wavefront_size"] = L.Wave32 ? 32u : 64u;
  Node[".sgpr_count"] = Given.getOr(KF::MetaSGPRs, L.Registers.SGPRs);
  Node[".vgpr_count"] = Given.getOr(KF::MetaVGPRs, L.Registers.VGPRs);
  Node[".sgpr_spill_count"] = Given.getOr(KF::SpilledSGPRs, 0);
  Node[".vgpr_spill_count"] = Given.getOr(KF::SpilledVGPRs, 0);
  Node[".max_flat_workgroup_size"] =
      Given.getOr(KF::MaxFlatGroupSize, MaxGroupSize);
  if (Target.Version < FirstWithImplicitBlock)
    return;
  Node[".uses_dynamic_stack"] = L.UsesDynamicStack;
  if (Target.Facts.HasWorkgroupMode)
    Node[".workgroup_processor_mode"] = unsigned(L.WorkgroupMode);
}

void Builder::addNotes(msgpack::MapDocNode &Node, const KernelMetadata &Meta) {
  if (!isNone(Meta.RequiredGroupSize))
    Node[".reqd_workgroup_size"] = numbers(Meta.RequiredGroupSize);
  if (!isNone(Meta.GroupSizeHint))
    Node[".workgroup_size_hint"] = numbers(Meta.GroupSizeHint);
  if (!Meta.VecTypeHint.empty())
    Node[".vec_type_hint"] = text(Meta.VecTypeHint);
  if (!Meta.Language.empty())
    Node[".language"] = text(Meta.Language);
  if (Meta.LanguageVersion.Major != Version::NotGiven)
    Node[".language_version"] =
        numbers({Meta.LanguageVersion.Major, Meta.LanguageVersion.Minor});
  if (!Meta.RuntimeHandle.empty())
    Node[".device_enqueue_symbol"] = text(Meta.RuntimeHandle);
}

msgpack::MapDocNode Builder::kernel(const Module &M, const Kernel &K,
                                    const LoweredKernel &L,
                                    const CodeObjectTarget &Target) {
  msgpack::MapDocNode Node = Doc.getMapNode();
  Node[".name"] = text(K.Name);
  Node[".symbol"] = text(K.Name + DescriptorSuffix.str());
  addSizes(Node, K, L, Target);
  addNotes(Node, K.Metadata);
  if (L.Args.empty())
    return Node;
  msgpack::ArrayDocNode Args = Doc.getArrayNode();
  for (const Arg &A : L.Args)
    Args.push_back(argument(A));
  Node[".args"] = Args;
  return Node;
}

/// \returns the bytes of \p Doc, or an error if they are no metadata.
static Expected<std::string> verifyAndWrite(msgpack::Document &Doc) {
  AMDGPU::HSAMD::V3::MetadataVerifier Verifier(/*Strict=*/false);
  if (!Verifier.verify(Doc.getRoot()))
    return createStringError("LLVM's verifier refuses the metadata");
  std::string Bytes;
  Doc.writeToBlob(Bytes);
  return Bytes;
}

Expected<std::string>
rocm::makeCodeObjectMetadata(const Module &M, ArrayRef<LoweredKernel> Kernels,
                             const CodeObjectTarget &Target) {
  Expected<std::vector<uint32_t>> PrintfIds = numberPrintfs(M.Printfs);
  if (!PrintfIds)
    return PrintfIds.takeError();
  msgpack::Document Doc;
  Builder B(Doc);
  msgpack::MapDocNode Root = Doc.getRoot().getMap(/*Convert=*/true);
  Root["amdhsa.version"] = B.numbers({1, getMetadataMinor(Target.Version)});
  Root["amdhsa.target"] = B.text(Target.Id);
  if (!M.Printfs.empty()) {
    msgpack::ArrayDocNode Printfs = Doc.getArrayNode();
    for (auto [P, Id] : zip_equal(M.Printfs, *PrintfIds))
      Printfs.push_back(B.text(makePrintfEntry(P, Id, P.Format)));
    Root["amdhsa.printf"] = Printfs;
  }
  msgpack::ArrayDocNode Nodes = Doc.getArrayNode();
  size_t Next = 0;
  for (const Kernel &K : M.Kernels)
    if (!K.IsFunction)
      Nodes.push_back(B.kernel(M, K, Kernels[Next++], Target));
  Root["amdhsa.kernels"] = Nodes;
  return verifyAndWrite(Doc);
}

Expected<std::string> rocm::makeMetadataOfYAML(StringRef YAML) {
  msgpack::Document Doc;
  if (!readYAML(Doc, YAML))
    return createStringError("this is no YAML of metadata");
  return verifyAndWrite(Doc);
}

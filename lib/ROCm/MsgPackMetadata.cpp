//===- MsgPackMetadata.cpp - Metadata as MsgPack --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes metadata element by element: msgpack::Document sorts keys, but clrxasm
// writes the .pointee_align of an argument behind its .size.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/MsgPackWriter.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

namespace {

/// Collects the entries of a map, whose number stands before them.
class Map {
  std::string Bytes;
  raw_string_ostream OS{Bytes};
  msgpack::Writer W{OS};
  unsigned NumEntries = 0;

public:
  /// For a value that is written there.
  msgpack::Writer &key(StringRef Key) {
    ++NumEntries;
    W.write(Key);
    return W;
  }
  void number(StringRef Key, uint64_t N) { key(Key).write(N); }
  void string(StringRef Key, StringRef Text) { key(Key).write(Text); }
  void stringIfAny(StringRef Key, StringRef Text) {
    if (!Text.empty())
      string(Key, Text);
  }
  void flag(StringRef Key, bool IsSet) {
    if (IsSet)
      key(Key).write(true);
  }
  void numbers(StringRef Key, ArrayRef<uint32_t> Values) {
    key(Key).writeArraySize(Values.size());
    for (uint32_t V : Values)
      W.write(uint64_t(V));
  }
  void groupSize(StringRef Key, const GroupSize &Size) {
    if (!isNone(Size))
      numbers(Key, Size);
  }
  void version(StringRef Key, Version V) { numbers(Key, {V.Major, V.Minor}); }
  void access(StringRef Key, Access A) {
    if (A != Access::Default)
      string(Key, getMetadataName(A).MsgPack);
  }
  /// Of maps, which are to be added next.
  void maps(StringRef Key, size_t Size) { key(Key).writeArraySize(Size); }
  void add(const Map &Element) { Element.writeTo(OS); }

  void writeTo(raw_ostream &To) const {
    msgpack::Writer(To).writeMapSize(NumEntries);
    To << Bytes;
  }
};

} // namespace

static void fillArg(Map &Out, const Arg &A) {
  if (hasDeclaredAccess(A.Kind))
    Out.access(".access", A.Declared);
  if (hasActualAccess(A.Kind))
    Out.access(".actual_access", A.Actual);
  if (hasSpace(A.Kind))
    Out.string(".address_space", getMetadataName(A.Space).MsgPack);
  Out.flag(".is_const", A.IsConst);
  Out.flag(".is_pipe", A.IsPipe);
  Out.flag(".is_restrict", A.IsRestrict);
  Out.flag(".is_volatile", A.IsVolatile);
  Out.stringIfAny(".name", A.Name);
  Out.number(".offset", A.Place);
  Out.number(".size", A.Size);
  if (A.Kind == ArgKind::DynamicSharedPointer)
    Out.number(".pointee_align", A.PointeeAlign);
  Out.stringIfAny(".type_name", A.TypeName);
  Out.string(".value_kind", getMetadataName(A.Kind).MsgPack);
  Out.string(".value_type", getMetadataName(A.Type).MsgPack);
}

/// What is given as -1 or not known at all is that of the descriptor, whether
/// there is one or other data.
static void addFound(MetadataNumbers &N, const KernelDescriptor &Found) {
  if (!isGiven(N.GroupSize))
    N.GroupSize = Found.GroupSegmentSize;
  if (!isGiven(N.PrivateSize))
    N.PrivateSize = Found.PrivateSegmentSize;
}

static void fillKernel(Map &Out, const Kernel &K, const MetadataNumbers &N) {
  const KernelMetadata &Meta = K.Metadata;
  Out.maps(".args", Meta.Args.size());
  for (const Arg &A : Meta.Args) {
    Map ArgMap;
    fillArg(ArgMap, A);
    Out.add(ArgMap);
  }
  Out.number(".group_segment_fixed_size", N.GroupSize);
  Out.number(".kernarg_segment_align", N.KernargAlign);
  Out.number(".kernarg_segment_size", N.KernargSize);
  Out.stringIfAny(".language", Meta.Language);
  if (Meta.LanguageVersion.Major != Version::NotGiven)
    Out.version(".language_version", Meta.LanguageVersion);
  Out.number(".max_flat_workgroup_size", N.MaxFlatGroupSize);
  Out.string(".name", K.Name);
  Out.number(".private_segment_fixed_size", N.PrivateSize);
  Out.groupSize(".reqd_workgroup_size", Meta.RequiredGroupSize);
  Out.number(".sgpr_count", N.SGPRs);
  Out.number(".sgpr_spill_count", N.SpilledSGPRs);
  Out.string(".symbol", Meta.SymbolName);
  Out.stringIfAny(".vec_type_hint", Meta.VecTypeHint);
  Out.number(".vgpr_count", N.VGPRs);
  Out.number(".vgpr_spill_count", N.SpilledVGPRs);
  Out.number(".wavefront_size", N.WavefrontSize);
  Out.groupSize(".workgroup_size_hint", Meta.GroupSizeHint);
}

std::string rocm::writeMsgPack(const Module &M, const Contents &C,
                               ArrayRef<uint32_t> PrintfIds) {
  Map Root;
  Root.maps("amdhsa.kernels", M.Kernels.size());
  for (auto [I, K] : enumerate(M.Kernels)) {
    MetadataNumbers Numbers = getNumbers(K.Metadata, C.Kernels[I]);
    addFound(Numbers, readAt<KernelDescriptor>(C.GlobalData,
                                               I * sizeof(KernelDescriptor)));
    Map KernelMap;
    fillKernel(KernelMap, K, Numbers);
    Root.add(KernelMap);
  }
  if (!M.Printfs.empty()) {
    msgpack::Writer &W = Root.key("amdhsa.printf");
    W.writeArraySize(M.Printfs.size());
    for (auto [P, Id] : zip_equal(M.Printfs, PrintfIds))
      W.write(StringRef(makePrintfEntry(P, Id, P.Format)));
  }
  Root.version("amdhsa.version", M.MetadataVersion);
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  Root.writeTo(OS);
  return Bytes;
}

//===- MsgPackWriter.cpp - Metadata as MsgPack ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fills LLVM's MsgPack document, whose maps have sorted keys.
//
//===----------------------------------------------------------------------===//

#include "llvm/BinaryFormat/MsgPackWriter.h"
#include "HSAMetadata/Keys.h"
#include "llvm/BinaryFormat/AMDGPUMetadataVerifier.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::hsa;
using msgpack::DocNode;
using msgpack::MapDocNode;

namespace {

/// Makes the nodes of a document.
class Builder {
  msgpack::Document &Doc;
  const MsgPackForm Form;

public:
  Builder(msgpack::Document &Doc, MsgPackForm Form) : Doc(Doc), Form(Form) {}

  void fill(const FileMetadata &File);

private:
  DocNode text(StringRef Text) { return Doc.getNode(Text, /*Copy=*/true); }
  DocNode numbers(ArrayRef<uint32_t> Numbers) {
    msgpack::ArrayDocNode Node = Doc.getArrayNode();
    for (uint32_t N : Numbers)
      Node.push_back(Doc.getNode(uint64_t(N)));
    return Node;
  }

  /// Returns the node of a value, or an empty node if the value is empty.
  /// @{
  DocNode node(const std::string &Text) {
    return Text.empty() ? DocNode() : text(Text);
  }
  DocNode node(const GroupSize &Size) {
    return isNone(Size) ? DocNode() : numbers(Size);
  }
  DocNode node(Version V) {
    return V.Major == Version::NotSet ? DocNode() : numbers({V.Major, V.Minor});
  }
  DocNode node(uint64_t Number) { return Doc.getNode(Number); }
  DocNode node(bool IsSet) { return IsSet ? Doc.getNode(true) : DocNode(); }
  DocNode node(NumberRef<const KernelConfig> N) {
    const std::optional<uint64_t> Number = N.Numbers.get(N.Field);
    if (!Number)
      return DocNode();
    return getKernelFieldInfo(N.Field).Bits == 1 ? Doc.getNode(*Number != 0)
                                                 : Doc.getNode(*Number);
  }
  DocNode node(Access A) {
    return A == Access::Default ? DocNode() : text(getWord(A).MsgPack);
  }
  template <class Enum>
  std::enable_if_t<std::is_enum_v<Enum>, DocNode> node(Enum Value) {
    return text(getWord(Value).MsgPack);
  }
  /// @}

  template <class Row, class Metadata>
  void add(MapDocNode &Map, const Row &Key, const Metadata &From) {
    if (!isInForm(Key, Form))
      return;
    DocNode Node =
        visitValue(Key, From, [&](const auto &Value) { return node(Value); });
    if (!Node.isEmpty())
      Map[Key.MsgPack] = Node;
  }

  DocNode kernel(const KernelMetadata &K);
  DocNode argument(const Arg &A);
};

} // namespace

DocNode Builder::argument(const Arg &A) {
  MapDocNode Map = Doc.getMapNode();
  for (const ArgKey &Key : getArgKeys())
    if (Key.isIn(A))
      add(Map, Key, A);
  return Map;
}

DocNode Builder::kernel(const KernelMetadata &K) {
  MapDocNode Map = Doc.getMapNode();
  for (const KernelKey &Key : getKernelKeys()) {
    if (Key.IsRequired)
      Map[Key.MsgPack] = text("");
    add(Map, Key, K);
  }
  msgpack::ArrayDocNode Args = Doc.getArrayNode();
  for (const Arg &A : K.Args)
    Args.push_back(argument(A));
  if (!K.Args.empty() || Form == MsgPackForm::CLRX)
    Map[".args"] = Args;
  return Map;
}

void Builder::fill(const FileMetadata &File) {
  MapDocNode Root = Doc.getRoot().getMap(/*Convert=*/true);
  Root["amdhsa.version"] =
      numbers({File.MetadataVersion.Major, File.MetadataVersion.Minor});
  if (!File.Target.empty())
    Root["amdhsa.target"] = text(File.Target);
  msgpack::ArrayDocNode Printfs = Doc.getArrayNode();
  for (const PrintfFormat &P : File.Printfs)
    Printfs.push_back(text(makePrintfEntry(P, P.Format)));
  if (!File.Printfs.empty())
    Root["amdhsa.printf"] = Printfs;
  msgpack::ArrayDocNode Kernels = Doc.getArrayNode();
  for (const KernelMetadata &K : File.Kernels)
    Kernels.push_back(kernel(K));
  Root["amdhsa.kernels"] = Kernels;
}

/// Writes \p Node. The keys are in the order of clrxasm: alphabetical, except
/// that the alignment of a pointee follows the size.
static void writeNode(msgpack::Writer &W, DocNode &Node) {
  constexpr StringLiteral MovedKey = ".pointee_align", KeyBefore = ".size";
  if (Node.isArray()) {
    W.writeArraySize(Node.getArray().size());
    for (DocNode &Element : Node.getArray())
      writeNode(W, Element);
  } else if (Node.isMap()) {
    MapDocNode &Map = Node.getMap();
    const auto WriteEntry = [&W](auto &Entry) {
      W.write(Entry.first.getString());
      writeNode(W, Entry.second);
    };
    W.writeMapSize(Map.size());
    for (auto &Entry : Map) {
      if (Entry.first.getString() != MovedKey)
        WriteEntry(Entry);
      if (auto Moved = Map.find(MovedKey);
          Entry.first.getString() == KeyBefore && Moved != Map.end())
        WriteEntry(*Moved);
    }
  } else if (Node.isString()) {
    W.write(Node.getString());
  } else if (Node.getKind() == msgpack::Type::Boolean) {
    W.write(Node.getBool());
  } else {
    W.write(Node.getUInt());
  }
}

std::string hsa::writeMsgPack(const FileMetadata &File) {
  msgpack::Document Doc;
  Builder(Doc, MsgPackForm::CLRX).fill(File);
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  msgpack::Writer W(OS);
  writeNode(W, Doc.getRoot());
  return Bytes;
}

Expected<std::string> hsa::verifyAndWrite(msgpack::Document &Doc) {
  AMDGPU::HSAMD::V3::MetadataVerifier Verifier(/*Strict=*/false);
  if (!Verifier.verify(Doc.getRoot()))
    return createStringError("LLVM's verifier rejects the metadata");
  std::string Bytes;
  Doc.writeToBlob(Bytes);
  return Bytes;
}

Expected<std::string> hsa::writeCodeObjectMetadata(const FileMetadata &File) {
  msgpack::Document Doc;
  Builder(Doc, MsgPackForm::LLVM).fill(File);
  return verifyAndWrite(Doc);
}

//===- Metadata.cpp - What a code object says of its kernels --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MsgPack by LLVM's document, which trusts what it is given: so the structure
// is looked at first.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/Metadata.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/BinaryFormat/MsgPackReader.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

namespace {

/// An array or map that is being read.
struct OpenNode {
  uint64_t Left; ///< Elements, or keys and values.
  bool IsMap;
};

} // namespace

/// Checks that \p Blob begins with a value that is whole, nested no deeper than
/// metadata need, and all of whose keys are strings.
static Error checkStructure(StringRef Blob) {
  constexpr unsigned MaxDepth = 32;
  msgpack::Reader R(Blob);
  std::vector<OpenNode> Open;
  do {
    msgpack::Object Value;
    Expected<bool> IsThere = R.read(Value);
    if (!IsThere)
      return createStringError("metadata: " + toString(IsThere.takeError()));
    if (!*IsThere)
      return createStringError("metadata: they end within a value");
    if (!Open.empty()) {
      OpenNode &In = Open.back();
      if (In.IsMap && In.Left % 2 == 0 && Value.Kind != msgpack::Type::String)
        return createStringError("metadata: a key is no string");
      --In.Left;
    }
    const bool IsMap = Value.Kind == msgpack::Type::Map;
    if (IsMap || Value.Kind == msgpack::Type::Array)
      Open.push_back({uint64_t(Value.Length) * (IsMap ? 2 : 1), IsMap});
    if (Open.size() > MaxDepth)
      return createStringError("metadata: more than " + Twine(MaxDepth) +
                               " maps and arrays in each other");
    while (!Open.empty() && Open.back().Left == 0)
      Open.pop_back();
  } while (!Open.empty());
  return Error::success();
}

/// \p Text without the lines that begin and end a YAML document.
static std::string stripMarks(StringRef Text) {
  Text = Text.rtrim('\0');
  Text.consume_front("---\n");
  Text.consume_back("\n") && Text.consume_back("...");
  return Text.rtrim('\n').str() + (Text.empty() ? "" : "\n");
}

/// Reads the MsgPack \p Blob.
static Error readDocument(StringRef Blob, msgpack::Document &Document) {
  if (Error E = checkStructure(Blob))
    return E;
  if (!Document.readFromBlob(Blob, /*Multi=*/false))
    return createStringError("metadata: they are no MsgPack document");
  return Error::success();
}

Expected<std::string> codeobject::getMetadataText(const LoadedObject &O) {
  if (O.Metadata.empty() || O.Version == 2)
    return stripMarks(O.Metadata);
  msgpack::Document Document;
  if (Error E = readDocument(O.Metadata, Document))
    return std::move(E);
  std::string Text;
  raw_string_ostream OS(Text);
  Document.toYAML(OS);
  return stripMarks(Text);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {

template <class T> struct NumberKey {
  StringLiteral Key;
  uint64_t T::*Field;
};
template <class T> struct TextKey {
  StringLiteral Key;
  std::string T::*Field;
};

using KM = KernelMetadata;
using AM = ArgumentMetadata;

constexpr NumberKey<KM> KernelNumbers[] = {
    {".sgpr_count", &KM::SGPRs},
    {".vgpr_count", &KM::VGPRs},
    {".agpr_count", &KM::AccVGPRs},
    {".group_segment_fixed_size", &KM::LDS},
    {".private_segment_fixed_size", &KM::Scratch},
    {".kernarg_segment_size", &KM::Arguments},
    {".wavefront_size", &KM::WavefrontSize},
    {".max_flat_workgroup_size", &KM::MaxGroupSize},
};
constexpr TextKey<KM> KernelTexts[] = {
    {".name", &KM::Name},
    {".symbol", &KM::Symbol},
};
constexpr NumberKey<AM> ArgNumbers[] = {
    {".offset", &AM::Offset},
    {".size", &AM::Size},
};
constexpr TextKey<AM> ArgTexts[] = {
    {".name", &AM::Name},
    {".type_name", &AM::TypeName},
    {".value_kind", &AM::Kind},
};

} // namespace

/// The value of \p Key in \p Node; null if it has none.
static msgpack::DocNode *findValue(msgpack::DocNode &Node, StringRef Key) {
  if (!Node.isMap())
    return nullptr;
  auto It = Node.getMap().find(Key);
  return It == Node.getMap().end() ? nullptr : &It->second;
}

static uint64_t getNumber(msgpack::DocNode &Node) {
  return Node.getKind() == msgpack::Type::UInt  ? Node.getUInt()
         : Node.getKind() == msgpack::Type::Int ? Node.getInt()
                                                : 0;
}

template <class T>
static void fill(T &To, msgpack::DocNode &From, ArrayRef<NumberKey<T>> Numbers,
                 ArrayRef<TextKey<T>> Texts) {
  for (const NumberKey<T> &K : Numbers)
    if (msgpack::DocNode *Value = findValue(From, K.Key))
      To.*K.Field = getNumber(*Value);
  for (const TextKey<T> &K : Texts)
    if (msgpack::DocNode *Value = findValue(From, K.Key);
        Value && Value->isString())
      To.*K.Field = Value->getString().str();
}

/// Calls \p Visit with the elements of the array \p Key of \p Node.
static void forEachElement(msgpack::DocNode &Node, StringRef Key,
                           function_ref<void(msgpack::DocNode &)> Visit) {
  msgpack::DocNode *Array = findValue(Node, Key);
  if (Array && Array->isArray())
    for (msgpack::DocNode &Element : Array->getArray())
      Visit(Element);
}

Expected<std::vector<KernelMetadata>>
codeobject::readMetadata(const LoadedObject &O) {
  std::vector<KernelMetadata> Kernels;
  if (O.Metadata.empty() || O.Version == 2)
    return Kernels;
  msgpack::Document Document;
  if (Error E = readDocument(O.Metadata, Document))
    return std::move(E);
  forEachElement(
      Document.getRoot(), "amdhsa.kernels", [&](msgpack::DocNode &Node) {
        KernelMetadata &K = Kernels.emplace_back();
        fill<KM>(K, Node, KernelNumbers, KernelTexts);
        forEachElement(Node, ".args", [&](msgpack::DocNode &Arg) {
          fill<AM>(K.Args.emplace_back(), Arg, ArgNumbers, ArgTexts);
        });
        forEachElement(Node, ".reqd_workgroup_size",
                       [&](msgpack::DocNode &Size) {
                         K.RequiredGroupSize.push_back(getNumber(Size));
                       });
        K.RequiredGroupSize.resize(K.RequiredGroupSize.empty() ? 0 : 3);
      });
  return Kernels;
}

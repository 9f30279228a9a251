//===- MsgPackReader.cpp - Metadata from MsgPack --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads metadata from LLVM's MsgPack documents.
//
//===----------------------------------------------------------------------===//

#include "llvm/BinaryFormat/MsgPackReader.h"
#include "HSAMetadata/Keys.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::hsa;
using msgpack::DocNode;

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

namespace {

/// An array or map that is being read.
struct OpenNode {
  uint64_t Left; ///< Number of elements, or of keys and values, still to read.
  bool IsMap;
};

} // namespace

/// Checks that \p Blob begins with a complete value, that maps and arrays are
/// not nested deeper than in any metadata, and that all keys are strings.
static Error checkStructure(StringRef Blob) {
  constexpr unsigned MaxDepth = 32;
  msgpack::Reader R(Blob);
  std::vector<OpenNode> Open;
  do {
    msgpack::Object Value;
    Expected<bool> HasValue = R.read(Value);
    if (!HasValue)
      return HasValue.takeError();
    if (!*HasValue)
      return createStringError("the document ends within a value");
    if (!Open.empty()) {
      OpenNode &In = Open.back();
      if (In.IsMap && In.Left % 2 == 0 && Value.Kind != msgpack::Type::String)
        return createStringError("a key is not a string");
      --In.Left;
    }
    const bool IsMap = Value.Kind == msgpack::Type::Map;
    if (IsMap || Value.Kind == msgpack::Type::Array)
      Open.push_back({uint64_t(Value.Length) * (IsMap ? 2 : 1), IsMap});
    if (Open.size() > MaxDepth)
      return createStringError("maps and arrays are nested deeper than " +
                               Twine(MaxDepth) + " levels");
    while (!Open.empty() && Open.back().Left == 0)
      Open.pop_back();
  } while (!Open.empty());
  return Error::success();
}

Error hsa::parseMsgPack(msgpack::Document &Doc, StringRef Bytes) {
  if (Error E = checkStructure(Bytes))
    return createStringError("metadata: " + toString(std::move(E)));
  if (!Doc.readFromBlob(Bytes, /*Multi=*/false))
    return createStringError("metadata: not a MsgPack document");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static uint64_t getNumber(DocNode &N) {
  switch (N.getKind()) {
  case msgpack::Type::UInt:
    return N.getUInt();
  case msgpack::Type::Int:
    return N.getInt();
  case msgpack::Type::Boolean:
    return N.getBool();
  default:
    return 0;
  }
}

/// Returns the string \p N, or an empty string if the node has another type.
static StringRef getText(const DocNode &N) {
  return N.isString() ? N.getString() : "";
}

static bool isNumber(const DocNode &N) {
  return is_contained({msgpack::Type::UInt, msgpack::Type::Int,
                       msgpack::Type::Float, msgpack::Type::Boolean},
                      N.getKind());
}

/// Returns element \p I of an array, or 0 if there is none.
static uint32_t getElement(DocNode &N, unsigned I) {
  return N.isArray() && I < N.getArray().size() ? getNumber(N.getArray()[I])
                                                : 0;
}

namespace {

/// Stores the value of a node. Functions return an error if a word is unknown.
struct ValueReader {
  DocNode &Node;
  MsgPackForm Form;

  Error read(std::string &Text) const {
    // LLVM's YAML parser reads a name like 12 or true as a number or a boolean.
    if (Node.isString() || (Form == MsgPackForm::LLVM && isNumber(Node)))
      Text = Node.toString();
    return Error::success();
  }
  Error read(uint64_t &Number) const {
    Number = getNumber(Node);
    return Error::success();
  }
  Error read(bool &IsSet) const {
    IsSet = Node.getKind() == msgpack::Type::Boolean && Node.getBool();
    return Error::success();
  }
  Error read(NumberRef<KernelConfig> N) const {
    N.Numbers.set(N.Field, getNumber(Node));
    return Error::success();
  }
  Error read(Version &V) const {
    V = {getElement(Node, 0), getElement(Node, 1)};
    return Error::success();
  }
  Error read(GroupSize &Size) const {
    for (unsigned I = 0; I != Size.size(); ++I)
      Size[I] = getElement(Node, I);
    return Error::success();
  }
  template <class Enum>
  std::enable_if_t<std::is_enum_v<Enum>, Error> read(Enum &Value) const {
    const StringRef Name = getText(Node);
    const ArrayRef<MetadataWord> Words = getWords(Value);
    const auto *Found = find_if(Words, [&](const MetadataWord &W) {
      return W.MsgPack == Name &&
             (Form == MsgPackForm::LLVM || !W.YAML.empty());
    });
    if (Found == Words.end())
      return createStringError("unknown word '" + Name + "'");
    Value = Enum(Found - Words.begin());
    return Error::success();
  }
};

} // namespace

/// Sets the value of \p Name in \p To, a kernel or an argument.
template <class Row, class Metadata>
static Error readKey(ArrayRef<Row> Rows, StringRef Name, ValueReader Reader,
                     Metadata &To) {
  const Row *Key = findKey(Rows, &Row::MsgPack, Name);
  if (!Key || !isInForm(*Key, Reader.Form))
    return Error::success();
  Error E = visitValue(
      *Key, To, [&](auto &&Value) -> Error { return Reader.read(Value); });
  if (Reader.Form == MsgPackForm::CLRX)
    return E;
  consumeError(std::move(E));
  return Error::success();
}

static Error readArg(msgpack::MapDocNode &Map, MsgPackForm Form, Arg &A) {
  if (Form == MsgPackForm::LLVM) {
    A.Kind = ArgKind::Unknown;
    A.PointeeAlign = 1;
  }
  for (auto &[Key, Value] : Map) {
    if (Error E = readKey(getArgKeys(), getText(Key), {Value, Form}, A))
      return E;
    if (A.Kind == ArgKind::Unknown && getText(Key) == ".value_kind")
      A.UnknownKind = getText(Value).str();
  }
  return Error::success();
}

static Error readKernel(msgpack::MapDocNode &Map, MsgPackForm Form,
                        KernelMetadata &K) {
  for (auto &[Key, Value] : Map) {
    if (Error E = readKey(getKernelKeys(), getText(Key), {Value, Form}, K))
      return E;
    if (getText(Key) != ".args" || !Value.isArray())
      continue;
    for (DocNode &Element : Value.getArray())
      if (Arg &A = K.Args.emplace_back(); Element.isMap())
        if (Error E = readArg(Element.getMap(), Form, A))
          return E;
  }
  return Error::success();
}

static Error readRootKey(StringRef Key, DocNode &Value, MsgPackForm Form,
                         FileMetadata &File) {
  if (Key == "amdhsa.version")
    return ValueReader{Value, Form}.read(File.MetadataVersion);
  if (!Value.isArray())
    return Error::success();
  for (DocNode &Element : Value.getArray()) {
    if (Key == "amdhsa.kernels" && Element.isMap())
      if (Error E =
              readKernel(Element.getMap(), Form, File.Kernels.emplace_back()))
        return E;
    if (Key == "amdhsa.printf" && Form == MsgPackForm::CLRX)
      if (Error E =
              parsePrintfEntry(getText(Element), File.Printfs.emplace_back()))
        return E;
  }
  return Error::success();
}

Expected<FileMetadata> hsa::readMsgPack(msgpack::Document &Doc,
                                        MsgPackForm Form) {
  if (!Doc.getRoot().isMap())
    return createStringError("metadata: the document is not a map");
  FileMetadata File;
  File.MetadataVersion = {1, 0};
  for (auto &[Key, Value] : Doc.getRoot().getMap())
    if (Error E = readRootKey(getText(Key), Value, Form, File))
      return createStringError("metadata: " + toString(std::move(E)));
  return File;
}

Expected<FileMetadata> hsa::readMsgPack(StringRef Bytes, MsgPackForm Form) {
  msgpack::Document Doc;
  if (Error E = parseMsgPack(Doc, Bytes))
    return std::move(E);
  return readMsgPack(Doc, Form);
}

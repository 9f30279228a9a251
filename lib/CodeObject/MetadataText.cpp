//===- MetadataText.cpp - Metadata as people read them --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MsgPack to YAML by LLVM's document, which trusts what it is given: so the
// structure is looked at first.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/Reader.h"
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

Expected<std::string> codeobject::getMetadataText(const LoadedObject &O) {
  if (O.Metadata.empty() || O.Version == 2)
    return stripMarks(O.Metadata);
  if (Error E = checkStructure(O.Metadata))
    return std::move(E);
  msgpack::Document Document;
  if (!Document.readFromBlob(O.Metadata, /*Multi=*/false))
    return createStringError("metadata: they are no MsgPack document");
  std::string Text;
  raw_string_ostream OS(Text);
  Document.toYAML(OS);
  return stripMarks(Text);
}

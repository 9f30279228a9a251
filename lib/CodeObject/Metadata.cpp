//===- Metadata.cpp - Metadata of code objects ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the metadata of code objects, and prints it as YAML.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/Metadata.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// Returns \p Text without the lines that begin and end a YAML document.
static std::string stripMarks(StringRef Text) {
  Text = Text.rtrim('\0');
  Text.consume_front("---\n");
  Text.consume_back("\n") && Text.consume_back("...");
  return Text.rtrim('\n').str() + (Text.empty() ? "" : "\n");
}

Expected<std::string> codeobject::getMetadataText(const LoadedObject &O) {
  if (O.Metadata.empty() || O.Version == 2)
    return stripMarks(O.Metadata);
  msgpack::Document Document;
  if (Error E = hsa::parseMsgPack(Document, O.Metadata))
    return std::move(E);
  std::string Text;
  raw_string_ostream OS(Text);
  Document.toYAML(OS);
  return stripMarks(Text);
}

Expected<std::vector<hsa::KernelMetadata>>
codeobject::readMetadata(const LoadedObject &O) {
  if (O.Metadata.empty() || O.Version == 2)
    return std::vector<hsa::KernelMetadata>();
  Expected<hsa::FileMetadata> File =
      hsa::readMsgPack(O.Metadata, hsa::MsgPackForm::LLVM);
  if (!File)
    return File.takeError();
  return std::move(File->Kernels);
}

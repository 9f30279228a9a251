//===- Metadata.cpp - Metadata in LLVM's assembly -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM parses the YAML into a MsgPack document.
//
//===----------------------------------------------------------------------===//

#include "LLVMSource/Metadata.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/Support/YAMLTraits.h"

using namespace llvm;
using namespace clrx;

/// Parses \p YAML into \p Doc. \returns false if it is not valid YAML.
static bool parseYAML(msgpack::Document &Doc, StringRef YAML) {
  // Document::fromYAML prints messages on standard error. So find errors first
  // with a parser whose messages are dropped.
  yaml::Input In(YAML, nullptr, [](const SMDiagnostic &, void *) {});
  In.setCurrentDocument();
  return !In.error() && Doc.fromYAML(YAML);
}

Expected<std::string> clrx::makeMetadataOfYAML(StringRef YAML) {
  msgpack::Document Doc;
  if (!parseYAML(Doc, YAML))
    return createStringError("metadata is not valid YAML");
  return hsa::verifyAndWrite(Doc);
}

Expected<std::vector<hsa::KernelMetadata>> clrx::readMetadata(StringRef YAML) {
  msgpack::Document Doc;
  if (!parseYAML(Doc, YAML) || !Doc.getRoot().isMap())
    return createStringError("metadata is not valid YAML");
  Expected<hsa::FileMetadata> File =
      hsa::readMsgPack(Doc, hsa::MsgPackForm::LLVM);
  if (!File)
    return File.takeError();
  for (hsa::KernelMetadata &K : File->Kernels)
    erase_if(K.Args,
             [](const hsa::Arg &A) { return A.Kind == hsa::ArgKind::None; });
  return std::move(File->Kernels);
}

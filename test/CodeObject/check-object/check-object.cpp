//===- check-object.cpp - Code objects read and written again -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: clrx-check-object rewrite|link OBJECT OUT
//        clrx-check-object read FILE [TARGET]
//
// Reads a relocatable object and writes it to OUT: "rewrite" as it is, "link"
// as a shared object. "read" prints what is in a code object of any version, or
// in the entry of a bundle that is for TARGET.
//
//===----------------------------------------------------------------------===//

#include "MCSink/MCStreamerSink.h"
#include "clrx/CodeObject/Bundle.h"
#include "clrx/CodeObject/ObjectReader.h"
#include "clrx/CodeObject/Reader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

static Error writeFile(const Object &O, StringRef Path,
                       Error (*Write)(const Object &, raw_ostream &)) {
  std::string Bytes;
  raw_string_ostream Out(Bytes);
  if (Error E = Write(O, Out))
    return E;
  std::error_code EC;
  raw_fd_ostream File(Path, EC);
  if (EC)
    return createFileError(Path, EC);
  File << Bytes;
  return Error::success();
}

static void printLocation(const LoadedObject &O, StringRef What, Location L) {
  outs() << ' ' << What << ' ' << O.File.Sections[L.Section].Name << '+'
         << L.Offset;
}

static Error print(StringRef Bytes) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Bytes);
  if (!O)
    return O.takeError();
  outs() << "version " << (*O)->Version
         << ((*O)->isLinked() ? ", linked" : ", relocatable") << ", "
         << ((*O)->Target ? (*O)->Target->str() : "unknown target") << ", "
         << (*O)->Symbols.size() << " symbols\n";
  for (const LoadedKernel &K : (*O)->Kernels) {
    outs() << "kernel " << K.Name << ':';
    printLocation(**O, "descriptor", K.Descriptor);
    if (K.Entry)
      printLocation(**O, "entry", *K.Entry);
    outs() << " size " << K.Size << '\n';
  }
  Expected<std::string> Text = getMetadataText(**O);
  if (!Text)
    return Text.takeError();
  outs() << *Text;
  return Error::success();
}

static Error printEntry(StringRef Bytes, ArrayRef<char *> Wanted) {
  Expected<Bundle> B = readBundle(Bytes);
  if (!B)
    return B.takeError();
  std::optional<TargetId> Target;
  if (!Wanted.empty())
    Target = TargetId::parse(Wanted[0]);
  Expected<const BundleEntry *> E = chooseEntry(*B, Target);
  if (!E)
    return E.takeError();
  outs() << "entry " << (*E)->Id << '\n';
  return print((*E)->Content);
}

static Error run(StringRef Command, StringRef Path, ArrayRef<char *> Rest) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return createFileError(Path, Buffer.getError());
  const StringRef Bytes = (*Buffer)->getBuffer();
  if ((Command == "rewrite" || Command == "link") && Rest.size() == 1) {
    Expected<Object> O = readObject(Bytes);
    if (!O)
      return O.takeError();
    return writeFile(*O, Rest[0],
                     Command == "link" ? writeLoadable : writeRelocatable);
  }
  if (Command == "read")
    return isBundle(Bytes) ? printEntry(Bytes, Rest) : print(Bytes);
  return createStringError("unknown command: " + Command);
}

int main(int ArgC, char **ArgV) {
  if (ArgC < 3) {
    errs() << "usage: clrx-check-object COMMAND FILE [OUT]\n";
    return 1;
  }
  if (Error E = run(ArgV[1], ArgV[2], ArrayRef(ArgV, ArgC).drop_front(3))) {
    errs() << "error: " << toString(std::move(E)) << '\n';
    return 1;
  }
  return 0;
}

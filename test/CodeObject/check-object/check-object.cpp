//===- check-object.cpp - Code objects read and written again -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: clrx-check-object COMMAND OBJECT OUT
//
// Reads a relocatable object and writes it to OUT: "rewrite" as it is, "link"
// as a shared object.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/ObjectReader.h"
#include "llvm/ADT/StringSwitch.h"
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

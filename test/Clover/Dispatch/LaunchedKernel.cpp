//===- LaunchedKernel.cpp - A dispatch as clrx-run makes it -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options of clover-load, and passes the same arguments.
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "Launch/Launch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clrx;
using namespace llvm;

/// As in clover-load.c.
static constexpr uint64_t BufferSize = 1 << 16, LocalArgumentSize = 1024;
static constexpr uint8_t ScalarValue[] = {0x98, 0xd6, 0xb4, 0xf2};

namespace {

struct LaunchOptions {
  launch::LaunchSizes Sizes;
  StringRef Kinds, Binary, Kernel, Device;
};

} // namespace

template <typename T> static unsigned readSizes(StringRef Text, T (&To)[3]) {
  SmallVector<StringRef> Parts;
  Text.split(Parts, ',');
  for (auto [Part, Size] : zip(Parts, To))
    Part.getAsInteger(0, Size);
  return Parts.size();
}

static Error readOption(StringRef Name, StringRef Value, LaunchOptions &O) {
  if (Name == "-g")
    O.Sizes.NumDims = readSizes(Value, O.Sizes.Global);
  else if (Name == "-l")
    readSizes(Value, O.Sizes.Local);
  else if (Name == "-o")
    readSizes(Value, O.Sizes.Offset);
  else if (Name == "-a")
    O.Kinds = Value;
  else if (Name == "-k")
    O.Kernel = Value;
  else if (Name == "-d")
    O.Device = Value;
  else
    return createStringError("unknown option '" + Name + "'");
  return Error::success();
}

static Expected<LaunchOptions> readOptions(ArrayRef<StringRef> Arguments) {
  LaunchOptions O;
  O.Sizes.Global[0] = 256;
  while (Arguments.size() > 2) {
    if (Error E = readOption(Arguments[0], Arguments[1], O))
      return std::move(E);
    Arguments = Arguments.drop_front(2);
  }
  if (Arguments.size() != 1)
    return createStringError("expected a binary");
  O.Binary = Arguments[0];
  return O;
}

static launch::ArgumentValue makeArgument(StringRef Kind) {
  using Value = launch::ArgumentValue;
  Value V;
  V.Text = Kind.str();
  unsigned Size = 0;
  if (Kind == "b") {
    V.Form = Value::Buffer;
    V.Contents = sim::Bytes(BufferSize);
  } else if (Kind == "L") {
    V.Form = Value::Local;
    V.Number = LocalArgumentSize;
  } else if (!Kind.getAsInteger(10, Size)) {
    V.Form = Value::Bytes;
    V.Contents = sim::Bytes(Size);
    V.Contents.write(0, ArrayRef(ScalarValue).take_front(Size));
  }
  return V;
}

Expected<sim::Dispatch> clover::launchKernel(ArrayRef<StringRef> Arguments,
                                             sim::Memory &Mem) {
  Expected<LaunchOptions> O = readOptions(Arguments);
  if (!O)
    return O.takeError();
  ErrorOr<std::unique_ptr<MemoryBuffer>> File =
      MemoryBuffer::getFile(O->Binary);
  if (!File)
    return errorCodeToError(File.getError());
  launch::LaunchOptions Options;
  if (const GPUName *Name = findGPUName(O->Device))
    Options.Device = Name->Device;
  Expected<std::vector<launch::LaunchKernel>> Kernels =
      launch::readKernels((*File)->getBuffer(), Options);
  if (!Kernels)
    return Kernels.takeError();
  Expected<const launch::LaunchKernel *> K =
      launch::findKernel(*Kernels, O->Kernel);
  if (!K)
    return K.takeError();
  std::vector<launch::ArgumentValue> Values;
  for (StringRef Kind : split(O->Kinds, ','))
    if (!Kind.empty())
      Values.push_back(makeArgument(Kind));
  Expected<launch::PreparedLaunch> Launch =
      launch::prepare(**K, O->Sizes, Values, Mem);
  if (!Launch)
    return Launch.takeError();
  return std::move(Launch->Dispatch);
}

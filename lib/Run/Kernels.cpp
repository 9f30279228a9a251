//===- Kernels.cpp - Kernels of binaries --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts sizes and arguments to those of a launch.
//
//===----------------------------------------------------------------------===//

#include "Run/Kernels.h"
#include "llvm/ADT/STLExtras.h"

using namespace clrx;
using namespace llvm;

launch::LaunchOptions clrx::getLaunchOptions(const LanguageOptions &Language) {
  launch::LaunchOptions Options;
  if (Language.Target.IsSelected) {
    Options.Device = Language.Target.Device;
    Options.BundleTarget = TargetId::get(Language.Target.getProcessor().CPU);
    if (Options.BundleTarget)
      Options.BundleTarget->setFeatures(Language.Target.Features);
  }
  Options.DriverVersion = Language.Versions.Driver;
  Options.LLVMVersion = Language.Versions.LLVM;
  return Options;
}

/// Size of a work-group if neither the kernel nor the user says one.
static constexpr uint32_t DefaultGroupSize = 64;

/// Copies \p Numbers, if the user gives any; the dimensions that are left out
/// become \p Rest.
template <typename T>
static void copyNumbers(const LaunchNumbers &Numbers, T (&To)[3], T Rest) {
  if (Numbers.empty())
    return;
  std::fill(std::begin(To), std::end(To), Rest);
  copy(Numbers, To);
}

static launch::LaunchSizes getSizes(const LaunchRequest &R,
                                    const launch::LaunchKernel &K) {
  launch::LaunchSizes Sizes;
  uint32_t Default[3] = {DefaultGroupSize, 1, 1};
  if (K.GroupSize[0])
    copy(K.GroupSize, Default);
  copy(Default, Sizes.Local);
  copyNumbers<uint32_t>(R.LocalSize, Sizes.Local, 1);
  copy(Sizes.Local, Sizes.Global);
  copyNumbers<uint32_t>(R.GlobalSize, Sizes.Global, 1);
  copyNumbers<uint64_t>(R.GlobalOffset, Sizes.Offset, 0);
  for (unsigned Dim = 0; Dim != 3; ++Dim)
    if (Sizes.Global[Dim] > 1 || Sizes.Local[Dim] > 1 || Sizes.Offset[Dim])
      Sizes.NumDims = Dim + 1;
  Sizes.NumDims = std::max<unsigned>(
      Sizes.NumDims, std::max(R.GlobalSize.size(), R.LocalSize.size()));
  return Sizes;
}

static launch::ArgumentValue getArgument(const ArgumentRequest &A) {
  using From = RunValue::Form;
  using To = launch::ArgumentValue;
  launch::ArgumentValue V;
  V.Text = A.Text;
  V.Contents = A.Value.Contents;
  V.Number = A.Value.Number;
  switch (A.Value.Kind) {
  case From::Elements:
  case From::File:
    V.Form = To::Bytes;
    break;
  case From::Zero:
  case From::Undefined:
  case From::Buffer:
    V.Form = To::Buffer;
    break;
  case From::Local:
    V.Form = To::Local;
    break;
  case From::Null:
    V.Form = To::Null;
    break;
  case From::Same:
    V.Form = To::Same;
    break;
  }
  return V;
}

Expected<sim::Dispatch> clrx::makeKernelDispatch(const LaunchRequest &R,
                                                 const launch::LaunchKernel &K,
                                                 sim::Memory &Mem,
                                                 BufferMap &Buffers) {
  std::vector<launch::ArgumentValue> Values;
  for (const ArgumentRequest &A : R.Arguments)
    Values.push_back(getArgument(A));
  Expected<launch::PreparedLaunch> Launch =
      launch::prepare(K, getSizes(R, K), Values, Mem);
  if (!Launch)
    return Launch.takeError();
  for (auto [I, Buffer] : enumerate(Launch->Buffers))
    Buffers[I] = Buffer;
  return std::move(Launch->Dispatch);
}

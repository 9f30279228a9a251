//===- Arguments.cpp - Passing arguments ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the user's arguments, makes their buffers, and writes the memory of
// the arguments.
//
//===----------------------------------------------------------------------===//

#include "Preparation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static bool isBufferPointer(const KernelArg &A) {
  return A.Kind == ArgKind::GlobalPointer || A.Kind == ArgKind::ConstantPointer;
}

std::string launch::describe(const KernelArg &A, unsigned Index) {
  return ("argument " + Twine(Index) +
          (A.Name.empty() ? "" : " '" + A.Name + "'") +
          (A.Type.empty() ? "" : " of type '" + A.Type + "'"))
      .str();
}

/// Returns the values that suit \p A.
static std::string describeExpected(const KernelArg &A) {
  switch (A.Kind) {
  case ArgKind::Value: {
    std::string Sizes = Twine(A.HostSize ? A.HostSize : A.Size).str();
    if (A.HostSize && A.HostSize != A.Size)
      Sizes += " or " + Twine(A.Size).str();
    return "a value of " + Sizes + " bytes as 'TYPE:V,...' or 'file:PATH'";
  }
  case ArgKind::GlobalPointer:
  case ArgKind::ConstantPointer:
    return "a buffer as 'TYPE:V,...', 'file:PATH', 'zero:SIZE', 'undef:SIZE' "
           "or "
           "'same:N', or 'null'";
  case ArgKind::LocalPointer:
    return "the size of local memory as 'local:SIZE'";
  case ArgKind::Image:
  case ArgKind::Sampler:
  case ArgKind::Other:
    break;
  }
  return "";
}

static bool suits(const KernelArg &A, const ArgumentValue &V) {
  switch (A.Kind) {
  case ArgKind::Value:
    return V.Form == ArgumentValue::Bytes &&
           (V.Contents.size() == A.Size ||
            (A.HostSize && V.Contents.size() == A.HostSize));
  case ArgKind::GlobalPointer:
  case ArgKind::ConstantPointer:
    return V.Form != ArgumentValue::Local;
  case ArgKind::LocalPointer:
    return V.Form == ArgumentValue::Local;
  default:
    return false;
  }
}

Error Preparation::checkArgument(unsigned Index) const {
  const KernelArg &A = K.Args[Index];
  const ArgumentValue &V = Values[Index];
  const std::string What = describe(A, Index);
  if (A.Kind == ArgKind::Image || A.Kind == ArgKind::Sampler ||
      A.Kind == ArgKind::Other)
    return createStringError(What + ": " +
                             (A.Kind == ArgKind::Image ? "images"
                              : A.Kind == ArgKind::Sampler
                                  ? "samplers"
                                  : "arguments of this kind") +
                             " cannot be passed");
  if (!suits(A, V)) {
    std::string Given = "'" + V.Text + "'";
    if (A.Kind == ArgKind::Value && V.Form == ArgumentValue::Bytes)
      Given += " of " + Twine(V.Contents.size()).str() + " bytes";
    return createStringError(What + ": expected " + describeExpected(A) +
                             ", got " + Given);
  }
  if (V.Form != ArgumentValue::Same)
    return Error::success();
  if (V.Number >= Index)
    return createStringError(
        What + ": 'same:" + Twine(V.Number) +
        "' must name an earlier argument, " +
        (Index ? "0 to " + Twine(Index - 1) : Twine("but there is none")));
  if (!isBufferPointer(K.Args[V.Number]))
    return createStringError(
        What + ": " + describe(K.Args[V.Number], V.Number) + " has no buffer");
  return Error::success();
}

Error Preparation::checkArguments() const {
  if (Values.size() != K.Args.size()) {
    std::string List;
    for (auto [I, A] : enumerate(K.Args))
      List += (I ? "; " : ": ") + describe(A, I);
    return createStringError(
        "kernel '" + K.Name + "' has " + Twine(K.Args.size()) +
        (K.Args.size() == 1 ? " argument" : " arguments") + ", but " +
        Twine(Values.size()) + (Values.size() == 1 ? " is" : " are") +
        " given" + List);
  }
  for (unsigned I = 0; I != Values.size(); ++I)
    if (Error E = checkArgument(I))
      return E;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Buffers and values
//===----------------------------------------------------------------------===//

void Preparation::makeBuffers() {
  for (auto [I, A] : enumerate(K.Args)) {
    const ArgumentValue &V = Values[I];
    sim::Allocation *Buffer = nullptr;
    if (V.Form == ArgumentValue::Same) {
      Buffer = Result.Buffers[V.Number];
    } else if (V.Form == ArgumentValue::Existing) {
      Buffer = V.Allocation;
    } else if (isBufferPointer(A) && V.Form != ArgumentValue::Null) {
      Buffer = &Mem.allocate(("arg " + Twine(I)).str(), V.Contents.size());
      Buffer->Values = V.Contents.Values;
      Buffer->Undefined = V.Contents.Undefined;
      Buffer->IsReadByHost = true;
    }
    Result.Buffers.push_back(Buffer);
  }
}

uint64_t Preparation::allocateLocal(const KernelArg &A, uint64_t Size) {
  constexpr uint64_t DefaultAlignment = 16, MaxAlignment = 65536;
  // Mesa places local arguments from offset 0 on, not behind the kernel's LDS.
  const bool StartsAtZero =
      S.Rules == Driver::Clover || S.Rules == Driver::OldClover;
  const uint64_t Start = StartsAtZero ? 0 : S.Resources.LDSSize;
  const uint64_t Alignment =
      isPowerOf2_64(A.Alignment) && A.Alignment <= MaxAlignment
          ? A.Alignment
          : DefaultAlignment;
  const uint64_t Offset = alignTo(Start + DynamicLDS, Alignment);
  DynamicLDS = Offset + Size - Start;
  return Offset;
}

void Preparation::writeArgument(unsigned Index) {
  const KernelArg &A = K.Args[Index];
  const ArgumentValue &V = Values[Index];
  if (A.Kind == ArgKind::LocalPointer)
    return writeInt(*Arguments, A.Offset, allocateLocal(A, V.Number), A.Size);
  if (A.Kind != ArgKind::Value) {
    const sim::Allocation *Buffer = Result.Buffers[Index];
    uint64_t Pointer = Buffer ? Buffer->Address : 0;
    if (V.Form == ArgumentValue::Existing)
      Pointer += V.Number;
    // OpenCL 1.2 passes an offset in the buffer of the resource.
    if (Buffer && S.Rules == Driver::AmdCL1)
      Pointer -= getResource(A.ResourceId, A.IsConstantBuffer).Start;
    return writeInt(*Arguments, A.Offset, Pointer, A.Size);
  }
  const size_t Size = V.Contents.size();
  const size_t Kept = std::min<size_t>(Size, A.Size);
  std::copy_n(V.Contents.Values.begin(), Kept,
              Arguments->Values.data() + A.Offset);
  std::copy_n(V.Contents.Undefined.begin(), Kept,
              Arguments->Undefined.data() + A.Offset);
  if (Size >= A.Size || !A.IsExtended)
    return;
  const bool IsNegative = A.IsSigned && Size && V.Contents.Values.back() >> 7;
  const std::vector<uint8_t> Rest(A.Size - Size, IsNegative ? 0xff : 0);
  Arguments->write(A.Offset + Size, Rest);
}

/// Number of dwords before the arguments of Mesa before LLVM 4.0.
static constexpr unsigned NumGridDwords = 9;

void Preparation::writeArguments() {
  uint64_t Size = S.Resources.KernargSize;
  if (S.Rules == Driver::OldClover)
    Size = std::max<uint64_t>(Size, 4 * NumGridDwords);
  for (const KernelArg &A : K.Args)
    Size = std::max(Size, A.Offset + A.Size);
  for (const HiddenArg &A : S.Hidden)
    Size = std::max(Size, A.Offset + A.Size);
  // Compilers load more than they need, up to the alignment of the memory.
  constexpr uint64_t Alignment = 64;
  Arguments = &Mem.allocate("arguments", alignTo(Size, Alignment), 256,
                            /*IsDefined=*/false);
  Arguments->IsWritable = false;
  for (unsigned I = 0; I != K.Args.size(); ++I)
    writeArgument(I);
}

//===----------------------------------------------------------------------===//
// Hidden arguments
//===----------------------------------------------------------------------===//

uint64_t Preparation::getHidden(hsa::ArgKind Kind) {
  using hsa::ArgKind;
  const auto GetDim = [&](ArgKind X) { return unsigned(Kind) - unsigned(X); };
  switch (Kind) {
  case ArgKind::GlobalOffsetX:
  case ArgKind::GlobalOffsetY:
  case ArgKind::GlobalOffsetZ:
    return Sizes.Offset[GetDim(ArgKind::GlobalOffsetX)];
  case ArgKind::BlockCountX:
  case ArgKind::BlockCountY:
  case ArgKind::BlockCountZ: { // Only whole work-groups count.
    const unsigned Dim = GetDim(ArgKind::BlockCountX);
    return Sizes.Global[Dim] / Sizes.Local[Dim];
  }
  case ArgKind::GroupSizeX:
  case ArgKind::GroupSizeY:
  case ArgKind::GroupSizeZ:
    return Sizes.Local[GetDim(ArgKind::GroupSizeX)];
  case ArgKind::RemainderX:
  case ArgKind::RemainderY:
  case ArgKind::RemainderZ: {
    const unsigned Dim = GetDim(ArgKind::RemainderX);
    return Sizes.Global[Dim] % Sizes.Local[Dim];
  }
  case ArgKind::GridDims:
    return Sizes.NumDims;
  case ArgKind::DynamicLDSSize:
    return DynamicLDS;
  case ArgKind::PrivateBase:
    return Hi_32(sim::PrivateAperture);
  case ArgKind::SharedBase:
    return Hi_32(sim::SharedAperture);
  case ArgKind::QueuePtr:
    return makeQueue();
  default: // Buffers of the runtime that kernels here do not need.
    return 0;
  }
}

void Preparation::writeHidden() {
  for (const HiddenArg &A : S.Hidden)
    writeInt(*Arguments, A.Offset, getHidden(A.Kind),
             std::min<uint64_t>(A.Size, sizeof(uint64_t)));
  // Mesa before LLVM 4.0 puts the grid before the arguments.
  if (S.Rules != Driver::OldClover)
    return;
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    writeInt(*Arguments, uint64_t(4) * Dim, countGroups(Dim), 4);
    writeInt(*Arguments, uint64_t(4) * (3 + Dim), Sizes.Global[Dim], 4);
    writeInt(*Arguments, uint64_t(4) * (6 + Dim), Sizes.Local[Dim], 4);
  }
}

//===- Metadata.cpp - Text about a kernel ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the metadata of a configured kernel.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

namespace {

/// Writes the lines of the metadata.
class MetadataWriter {
  const LoweredKernel &K;
  raw_ostream &OS;

public:
  MetadataWriter(const LoweredKernel &K, raw_ostream &OS) : K(K), OS(OS) {}

  void write();

private:
  void writeBorder(StringRef Word);
  void writeKernel();
  void writeArguments();
  void writeArgument(unsigned Index);
  void writePointer(const Argument &A, uint32_t Id, uint32_t Offset);
  void writeSamplers();
  void writeIds();
  void writeTypes();
};

} // namespace

void MetadataWriter::writeBorder(StringRef Word) {
  OS << ';' << Word << ":__OpenCL_" << K.K.Name << "_kernel\n";
}

void MetadataWriter::writeKernel() {
  const Configuration &C = K.C;
  OS << ";version:3:1:" << (K.Driver.HasNewNotes ? 111 : 104) << '\n'
     << ";device:" << getGPUInfo(K.M.Device).Name.lower() << '\n'
     << ";uniqueid:" << K.UniqueId << '\n'
     << ";memory:uavprivate:" << K.PrivateSize << '\n'
     << ";memory:hwlocal:" << C.Fields.getOr(KF::LocalSize, 0) << '\n'
     << ";memory:hwregion:" << C.Fields.getHeader(KF::HWRegion).value_or(0)
     << '\n';
  const auto &Size = C.RequiredGroupSize;
  if (Size[0] || Size[1] || Size[2])
    OS << ";cws:" << Size[0] << ':' << Size[1] << ':' << Size[2] << '\n';
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

void MetadataWriter::writePointer(const Argument &A, uint32_t Id,
                                  uint32_t Offset) {
  StringRef Word = getArgTypeInfo(A.Type).Word;
  const bool IsStructure = A.getClass() == ArgClass::Structure;
  if (IsStructure && A.StructSize == 0)
    Word = "opaque";
  OS << ";pointer:" << A.Name << ':' << Word << ":1:1:" << Offset << ':';
  if (A.Space == PointerSpace::Local)
    OS << "hl:1";
  else if (A.Space == PointerSpace::Global)
    OS << "uav:" << Id;
  else
    OS << (K.Driver.HasConstantUAVs ? "c:" : "hc:") << Id;
  constexpr uint32_t OpaqueSize = 4;
  OS << ':' << (Word == "opaque" ? OpaqueSize : getSize(A)) << ':'
     << (A.IsConst || A.Space == PointerSpace::Constant ? "RO" : "RW") << ':'
     << A.IsVolatile << ':' << A.IsRestrict << '\n';
}

void MetadataWriter::writeArgument(unsigned Index) {
  const Argument &A = K.C.Args[Index];
  const uint32_t Id = K.Ids.Args[Index], Offset = K.Offsets[Index];
  const catalyst::ArgTypeInfo &Type = getArgTypeInfo(A.Type);
  if (A.IsPointer)
    return writePointer(A, Id, Offset);
  switch (A.getClass()) {
  case ArgClass::Image:
    OS << ";image:" << A.Name << ':' << Type.Word << ':'
       << (A.Access == ImageAccess::ReadOnly ? "RO" : "WO") << ':' << Id;
    break;
  case ArgClass::Counter32:
    OS << ";counter:" << A.Name << ':' << Type.Word << ':' << Id;
    break;
  case ArgClass::Structure:
    OS << ";value:" << A.Name << ':' << Type.Word << ':' << A.StructSize;
    break;
  default:
    OS << ";value:" << A.Name << ':' << Type.Word << ':'
       << unsigned(Type.DeclaredElements);
    break;
  }
  OS << ":1:" << Offset << '\n';
}

void MetadataWriter::writeArguments() {
  for (auto [I, A] : enumerate(K.C.Args)) {
    writeArgument(I);
    if (A.IsPointer && A.IsConst)
      OS << ";constarg:" << I << ':' << A.Name << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Samplers, ids and types
//===----------------------------------------------------------------------===//

void MetadataWriter::writeSamplers() {
  auto IsSampler = [](const Argument &A) {
    return A.isValueOf(ArgClass::Sampler);
  };
  unsigned Index = count_if(K.C.Args, IsSampler);
  for (uint32_t Value : K.C.Samplers)
    OS << ";sampler:unknown_" << Value << ':' << Index++ << ":1:" << Value
       << '\n';
  Index = 0;
  for (const Argument &A : make_filter_range(K.C.Args, IsSampler))
    OS << ";sampler:" << A.Name << ':' << Index++ << ":0:0\n";
}

void MetadataWriter::writeIds() {
  auto Write = [this](StringRef Word, uint32_t Id) {
    if (Id != NoId)
      OS << ';' << Word << ':' << Id << '\n';
  };
  Write("uavid", K.Ids.UAV);
  Write("printfid", K.Ids.Printf);
  Write("cbid", K.Ids.CB);
  Write("privateid", K.Ids.Private);
}

void MetadataWriter::writeTypes() {
  for (auto [I, A] : enumerate(K.C.Args))
    OS << ";reflection:" << I << ':' << A.TypeName << '\n';
}

void MetadataWriter::write() {
  writeBorder("ARGSTART");
  writeKernel();
  writeArguments();
  if (!K.M.GlobalData.empty())
    OS << ";memory:datareqd\n";
  OS << ";function:1:" << K.UniqueId << '\n';
  writeSamplers();
  if (K.M.Is64Bit)
    OS << ";memory:64bitABI\n";
  writeIds();
  writeTypes();
  writeBorder("ARGEND");
}

std::string amdcl1::generateMetadata(const LoweredKernel &K) {
  std::string Text;
  raw_string_ostream OS(Text);
  MetadataWriter(K, OS).write();
  return Text;
}

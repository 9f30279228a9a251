//===- Program.cpp - Programs ---------------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creation and queries of programs.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "Info.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Magic.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Returns an error if \p K is not for \p D.
static Error checkDevice(const launch::LaunchKernel &K, const Device &D) {
  if (K.Architecture == D.Chip.Processor.Rules)
    return Error::success();
  return createStringError("kernel '" + K.Name + "' is for " +
                           getArchInfo(K.Architecture).Names[0] +
                           ", but device '" + D.Name + "' has " +
                           getArchInfo(D.Chip.Processor.Rules).Names[0]);
}

Error DeviceProgram::load(std::string NewBinary) {
  if (identify_magic(NewBinary) == file_magic::bitcode) {
    Kernels.reset();
    Binary = std::move(NewBinary);
    BinaryType = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    return Error::success();
  }
  launch::LaunchOptions Options;
  Options.Device = On->Chip.Device;
  Options.BundleTarget = TargetId::get(On->Chip.Processor.CPU);
  Expected<std::vector<launch::LaunchKernel>> New =
      launch::readKernels(NewBinary, Options);
  if (!New)
    return New.takeError();
  for (const launch::LaunchKernel &K : *New)
    if (Error E = checkDevice(K, *On))
      return E;
  Kernels = std::make_shared<const std::vector<launch::LaunchKernel>>(
      std::move(*New));
  Binary = std::move(NewBinary);
  BinaryType = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
  return Error::success();
}

const launch::LaunchKernel *DeviceProgram::find(StringRef Name) const {
  if (Status != CL_BUILD_SUCCESS || !Kernels)
    return nullptr;
  for (const launch::LaunchKernel &K : *Kernels)
    if (K.Name == Name)
      return &K;
  return nullptr;
}

/// Returns a name for the next program.
static std::string makeProgramName() {
  static std::atomic<unsigned> Number{0};
  return "<program " + std::to_string(++Number) + ">";
}

Program::Program(Ref<Context> C)
    : InContext(std::move(C)), Name(makeProgramName()) {}

DeviceProgram *Program::getPart(const Device *D) {
  const auto Found =
      find_if(Parts, [&](const DeviceProgram &P) { return P.On == D; });
  return Found == Parts.end() ? nullptr : &*Found;
}

std::vector<std::string> Program::getKernelNames() const {
  std::vector<std::string> Names;
  for (const DeviceProgram &P : Parts)
    if (P.Status == CL_BUILD_SUCCESS && P.Kernels)
      for (const launch::LaunchKernel &K : *P.Kernels)
        if (!is_contained(Names, K.Name))
          Names.push_back(K.Name);
  return Names;
}

bool Program::isBuilt() const {
  return any_of(Parts, [](const DeviceProgram &P) {
    return P.Status == CL_BUILD_SUCCESS && P.Kernels;
  });
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

cl_program ocl::createProgramWithSource(cl_context Handle, cl_uint NumStrings,
                                        const char **Strings,
                                        const size_t *Lengths, cl_int *Status) {
  Context *C = find(Handle);
  cl_int Result = C ? CL_SUCCESS : CL_INVALID_CONTEXT;
  if (C && (!NumStrings || !Strings))
    Result = CL_INVALID_VALUE;
  std::string Source;
  for (cl_uint I = 0; Result == CL_SUCCESS && I != NumStrings; ++I) {
    if (!Strings[I])
      Result = CL_INVALID_VALUE;
    else if (Lengths && Lengths[I])
      Source.append(Strings[I], Lengths[I]);
    else
      Source += Strings[I];
  }
  setStatus(Status, Result);
  if (Result != CL_SUCCESS)
    return nullptr;
  const Ref<Program> New(new Program(C));
  // An empty source is not the lack of a source.
  New->Source = Source.empty() ? "\n" : std::move(Source);
  for (Device *D : C->Devices)
    New->Parts.emplace_back(*D);
  return give<cl_program>(New);
}

/// Loads a binary into \p P. \returns its status.
static cl_int loadBinary(DeviceProgram &P, const unsigned char *Binary,
                         size_t Length) {
  if (!Binary || !Length)
    return CL_INVALID_VALUE;
  const auto *Bytes = reinterpret_cast<const char *>(Binary);
  Error E = P.load(std::string(Bytes, Length));
  if (!E)
    return CL_SUCCESS;
  logError("clCreateProgramWithBinary: " + toString(std::move(E)));
  return CL_INVALID_BINARY;
}

cl_program ocl::createProgramWithBinary(cl_context Handle, cl_uint NumDevices,
                                        const cl_device_id *Handles,
                                        const size_t *Lengths,
                                        const unsigned char **Binaries,
                                        cl_int *BinaryStatus, cl_int *Status) {
  Context *C = find(Handle);
  std::vector<Device *> Devices;
  cl_int Result = CL_SUCCESS;
  if (!C)
    Result = CL_INVALID_CONTEXT;
  else if (!NumDevices || !Handles || !Lengths || !Binaries)
    Result = CL_INVALID_VALUE;
  else if (!readDevices(*C, NumDevices, Handles, Devices))
    Result = CL_INVALID_DEVICE;
  Ref<Program> New;
  if (Result == CL_SUCCESS) {
    New = new Program(C);
    for (auto [I, D] : enumerate(Devices)) {
      DeviceProgram &P = New->Parts.emplace_back(*D);
      auto Origin = std::make_shared<ProgramOrigin>();
      Origin->File = New->Name;
      P.Origin = std::move(Origin);
      const cl_int Loaded = loadBinary(P, Binaries[I], Lengths[I]);
      if (BinaryStatus)
        BinaryStatus[I] = Loaded;
      if (Result == CL_SUCCESS)
        Result = Loaded;
    }
  }
  setStatus(Status, Result);
  return Result == CL_SUCCESS ? give<cl_program>(New) : nullptr;
}

cl_program ocl::createProgramWithBuiltInKernels(cl_context Handle, cl_uint,
                                                const cl_device_id *,
                                                const char *, cl_int *Status) {
  setStatus(Status, find(Handle) ? CL_INVALID_VALUE : CL_INVALID_CONTEXT);
  return nullptr;
}

cl_int ocl::unloadCompiler() { return CL_SUCCESS; }

cl_int ocl::unloadPlatformCompiler(cl_platform_id Handle) {
  return findPlatform(Handle) ? CL_SUCCESS : CL_INVALID_PLATFORM;
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

/// Copies the binaries to the pointers that the user passes.
static cl_int copyBinaries(const Program &P, Answer &A) {
  // The array is not overwritten if its size is right.
  if (A.memory()) {
    auto *To = static_cast<unsigned char **>(A.memory());
    for (auto [I, Part] : enumerate(P.Parts))
      if (To[I])
        memcpy(To[I], Part.Binary.data(), Part.Binary.size());
  }
  return CL_SUCCESS;
}

cl_int ocl::getProgramInfo(cl_program Handle, cl_program_info Param,
                           size_t Size, void *Value, size_t *SizeRet) {
  using Row = InfoRow<Program>;
  static constexpr Row Rows[] = {
      {CL_PROGRAM_REFERENCE_COUNT,
       [](const Program &P, Answer &A) { return A.number(P.countUserRefs()); }},
      {CL_PROGRAM_CONTEXT,
       [](const Program &P, Answer &A) {
         return A.number(handleOf<cl_context>(P.InContext.get()));
       }},
      {CL_PROGRAM_NUM_DEVICES,
       [](const Program &P, Answer &A) {
         return A.number(cl_uint(P.Parts.size()));
       }},
      {CL_PROGRAM_DEVICES,
       [](const Program &P, Answer &A) {
         std::vector<cl_device_id> Handles;
         for (const DeviceProgram &Part : P.Parts)
           Handles.push_back(handleOf<cl_device_id>(Part.On));
         return A.array<cl_device_id>(Handles);
       }},
      {CL_PROGRAM_SOURCE,
       [](const Program &P, Answer &A) { return A.text(P.Source); }},
      {CL_PROGRAM_BINARY_SIZES,
       [](const Program &P, Answer &A) {
         std::vector<size_t> Sizes;
         for (const DeviceProgram &Part : P.Parts)
           Sizes.push_back(Part.Binary.size());
         return A.array<size_t>(Sizes);
       }},
      {CL_PROGRAM_NUM_KERNELS,
       [](const Program &P, Answer &A) {
         return P.isBuilt() ? A.number<size_t>(P.getKernelNames().size())
                            : CL_INVALID_PROGRAM_EXECUTABLE;
       }},
      {CL_PROGRAM_KERNEL_NAMES,
       [](const Program &P, Answer &A) {
         return P.isBuilt() ? A.text(join(P.getKernelNames(), ";"))
                            : CL_INVALID_PROGRAM_EXECUTABLE;
       }},
      {CL_PROGRAM_IL,
       [](const Program &, Answer &A) { return A.array<char>({}); }},
  };
  const Program *P = find(Handle);
  if (!P)
    return CL_INVALID_PROGRAM;
  Answer A(Size, Value, SizeRet);
  if (Param != CL_PROGRAM_BINARIES)
    return answer(Rows, *P, Param, A);
  const size_t Needed = P->Parts.size() * sizeof(unsigned char *);
  if (Value && Size < Needed)
    return CL_INVALID_VALUE;
  if (SizeRet)
    *SizeRet = Needed;
  return copyBinaries(*P, A);
}

cl_int ocl::getProgramBuildInfo(cl_program Handle, cl_device_id On,
                                cl_program_build_info Param, size_t Size,
                                void *Value, size_t *SizeRet) {
  using Row = InfoRow<DeviceProgram>;
  static constexpr Row Rows[] = {
      {CL_PROGRAM_BUILD_STATUS,
       [](const DeviceProgram &P, Answer &A) { return A.number(P.Status); }},
      {CL_PROGRAM_BUILD_OPTIONS,
       [](const DeviceProgram &P, Answer &A) { return A.text(P.Options); }},
      {CL_PROGRAM_BUILD_LOG,
       [](const DeviceProgram &P, Answer &A) { return A.text(P.Log); }},
      {CL_PROGRAM_BINARY_TYPE,
       [](const DeviceProgram &P, Answer &A) {
         return A.number(P.BinaryType);
       }},
      {CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE,
       [](const DeviceProgram &, Answer &A) { return A.number<size_t>(0); }},
  };
  const Program *P = find(Handle);
  if (!P)
    return CL_INVALID_PROGRAM;
  const DeviceProgram *Part = P->getPart(find(On));
  if (!Part)
    return CL_INVALID_DEVICE;
  return answer(Rows, *Part, Param, Answer(Size, Value, SizeRet));
}

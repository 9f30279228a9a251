//===- Build.cpp - Builds of OpenCL programs ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clBuildProgram, clCompileProgram and clLinkProgram.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

void DeviceProgram::start(StringRef NewOptions) {
  Options = NewOptions.str();
  Log.clear();
  Status = CL_BUILD_ERROR;
}

cl_int DeviceProgram::finish(BuildResult R) {
  Log = std::move(R.Log);
  Origin = std::move(R.Origin);
  if (R.Status != CL_SUCCESS)
    return R.Status;
  if (Error E = load(std::move(R.Binary))) {
    Log += "error: " + toString(std::move(E)) + "\n";
    return CL_BUILD_PROGRAM_FAILURE;
  }
  if (R.IsLibrary)
    BinaryType = CL_PROGRAM_BINARY_TYPE_LIBRARY;
  Status = CL_BUILD_SUCCESS;
  return CL_SUCCESS;
}

cl_int Program::build(DeviceProgram &P, StringRef Options) {
  P.start(Options);
  if (!Source.empty())
    return P.finish(buildSource(*P.On, Source, Options, Name));
  if (!P.Kernels)
    return CL_INVALID_BINARY;
  P.Status = CL_BUILD_SUCCESS;
  return CL_SUCCESS;
}

cl_int Program::compile(DeviceProgram &P, StringRef Options,
                        ArrayRef<SourceHeader> Headers) {
  P.start(Options);
  return P.finish(compileSource(*P.On, Source, Options, Headers, Name));
}

cl_int Program::link(DeviceProgram &P, StringRef Options,
                     ArrayRef<StringRef> Objects) {
  P.start(Options);
  return P.finish(linkSources(*P.On, Objects, Options, Name));
}

/// Finds the parts of \p P for the devices \p Handles, or all parts if there
/// are none. \returns false if a device is not one of the program.
static bool readParts(Program &P, cl_uint NumDevices,
                      const cl_device_id *Handles,
                      std::vector<DeviceProgram *> &Parts) {
  for (cl_uint I = 0; I != NumDevices; ++I) {
    Parts.push_back(P.getPart(ocl::find(Handles[I])));
    if (!Parts.back())
      return false;
  }
  if (!NumDevices)
    for (DeviceProgram &Part : P.Parts)
      Parts.push_back(&Part);
  return true;
}

/// The arguments that clBuildProgram and clCompileProgram have in common.
struct BuildCall {
  cl_program Handle;
  cl_uint NumDevices;
  const cl_device_id *Handles;
  ProgramNotify Notify;
  void *UserData;
};

/// Calls \p Make for each of the devices of \p Call. \returns the first status
/// that is not CL_SUCCESS.
static cl_int
forEachPart(const BuildCall &Call,
            function_ref<cl_int(Program &, DeviceProgram &)> Make) {
  const Ref<Program> P(find(Call.Handle));
  if (!P)
    return CL_INVALID_PROGRAM;
  if (!Call.NumDevices != !Call.Handles || (!Call.Notify && Call.UserData))
    return CL_INVALID_VALUE;
  std::vector<DeviceProgram *> Parts;
  if (!readParts(*P, Call.NumDevices, Call.Handles, Parts))
    return CL_INVALID_DEVICE;
  if (P->NumKernelObjects)
    return CL_INVALID_OPERATION;
  cl_int Result = CL_SUCCESS;
  for (DeviceProgram *Part : Parts) {
    const cl_int Status = Make(*P, *Part);
    if (Result == CL_SUCCESS)
      Result = Status;
  }
  if (Call.Notify)
    Call.Notify(Call.Handle, Call.UserData);
  return Result;
}

cl_int ocl::buildProgram(cl_program Handle, cl_uint NumDevices,
                         const cl_device_id *Handles, const char *Options,
                         ProgramNotify Notify, void *UserData) {
  return forEachPart({Handle, NumDevices, Handles, Notify, UserData},
                     [&](Program &P, DeviceProgram &Part) {
                       return P.build(Part, Options ? Options : "");
                     });
}

/// Reads the headers of clCompileProgram. \returns false if one has no source.
static bool readHeaders(cl_uint NumHeaders, const cl_program *Handles,
                        const char **Names,
                        std::vector<SourceHeader> &Headers) {
  for (cl_uint I = 0; I != NumHeaders; ++I) {
    const Program *P = find(Handles[I]);
    if (!P || P->Source.empty() || !Names[I])
      return false;
    Headers.push_back({Names[I], P->Source});
  }
  return true;
}

/// Returns the status that the functions with a step of their own have in place
/// of \p Status of clBuildProgram.
static cl_int mapStatus(cl_int Status, cl_int Failure, cl_int InvalidOptions) {
  switch (Status) {
  case CL_BUILD_PROGRAM_FAILURE:
    return Failure;
  case CL_INVALID_BUILD_OPTIONS:
    return InvalidOptions;
  default:
    return Status;
  }
}

cl_int ocl::compileProgram(cl_program Handle, cl_uint NumDevices,
                           const cl_device_id *Handles, const char *Options,
                           cl_uint NumHeaders, const cl_program *Headers,
                           const char **HeaderNames, ProgramNotify Notify,
                           void *UserData) {
  if (!find(Handle))
    return CL_INVALID_PROGRAM;
  std::vector<SourceHeader> Texts;
  if (!NumHeaders != !Headers || !NumHeaders != !HeaderNames ||
      !readHeaders(NumHeaders, Headers, HeaderNames, Texts))
    return CL_INVALID_VALUE;
  const cl_int Status =
      forEachPart({Handle, NumDevices, Handles, Notify, UserData},
                  [&](Program &P, DeviceProgram &Part) -> cl_int {
                    if (P.Source.empty())
                      return CL_INVALID_OPERATION;
                    return P.compile(Part, Options ? Options : "", Texts);
                  });
  return mapStatus(Status, CL_COMPILE_PROGRAM_FAILURE,
                   CL_INVALID_COMPILER_OPTIONS);
}

/// Appends the objects of \p Programs for \p D to \p Objects. \returns the
/// status of clLinkProgram.
static cl_int collectObjects(ArrayRef<cl_program> Programs, const Device *D,
                             std::vector<StringRef> &Objects) {
  for (cl_program Handle : Programs) {
    const Program *P = find(Handle);
    if (!P)
      return CL_INVALID_PROGRAM;
    const DeviceProgram *Part = P->getPart(D);
    if (!Part || (Part->BinaryType != CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT &&
                  Part->BinaryType != CL_PROGRAM_BINARY_TYPE_LIBRARY))
      return CL_INVALID_OPERATION;
    Objects.push_back(Part->Binary);
  }
  return CL_SUCCESS;
}

/// Links \p Inputs for the devices of \p Linked. \returns the first status that
/// is not CL_SUCCESS.
static cl_int linkParts(Program &Linked, StringRef Options,
                        ArrayRef<cl_program> Inputs) {
  cl_int Result = CL_SUCCESS;
  for (DeviceProgram &Part : Linked.Parts) {
    std::vector<StringRef> Objects;
    const cl_int Collected = collectObjects(Inputs, Part.On, Objects);
    if (Collected != CL_SUCCESS)
      return Collected;
    const cl_int Status = Linked.link(Part, Options, Objects);
    if (Result == CL_SUCCESS)
      Result =
          mapStatus(Status, CL_LINK_PROGRAM_FAILURE, CL_INVALID_LINKER_OPTIONS);
  }
  return Result;
}

cl_program ocl::linkProgram(cl_context Handle, cl_uint NumDevices,
                            const cl_device_id *Handles, const char *Options,
                            cl_uint NumPrograms, const cl_program *Programs,
                            ProgramNotify Notify, void *UserData,
                            cl_int *Status) {
  Context *C = find(Handle);
  std::vector<Device *> Devices;
  cl_int Result = CL_SUCCESS;
  if (!C)
    Result = CL_INVALID_CONTEXT;
  else if (!NumDevices != !Handles || !NumPrograms || !Programs ||
           (!Notify && UserData))
    Result = CL_INVALID_VALUE;
  else if (!NumDevices)
    Devices.assign(C->Devices.begin(), C->Devices.end());
  else if (!readDevices(*C, NumDevices, Handles, Devices))
    Result = CL_INVALID_DEVICE;
  Ref<Program> New;
  if (Result == CL_SUCCESS) {
    New = new Program(C);
    for (Device *D : Devices)
      New->Parts.emplace_back(*D);
    Result = linkParts(*New, Options ? Options : "",
                       ArrayRef(Programs, NumPrograms));
  }
  setStatus(Status, Result);
  // The program of a failed link has the messages.
  if (Result != CL_SUCCESS && Result != CL_LINK_PROGRAM_FAILURE)
    return nullptr;
  cl_program Linked = give<cl_program>(New);
  if (Notify)
    Notify(Linked, UserData);
  return Linked;
}

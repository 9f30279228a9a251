//===- Program.h - Programs -------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs, made from binaries or source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_PROGRAM_H
#define CLRX_TOOLS_LIBCLRX_CL_PROGRAM_H

#include "Compile.h"
#include "Context.h"
#include "Launch/Launch.h"

namespace clrx::ocl {

/// A program on one of its devices.
struct DeviceProgram {
  Device *On;
  cl_build_status Status = CL_BUILD_NONE;
  std::string Options, Log;
  std::string Binary;
  cl_program_binary_type BinaryType = CL_PROGRAM_BINARY_TYPE_NONE;
  std::shared_ptr<const std::vector<launch::LaunchKernel>> Kernels;
  std::shared_ptr<const ProgramOrigin> Origin;

  explicit DeviceProgram(Device &D) : On(&D) {}
  /// Reads the kernels of \p NewBinary, unless it is LLVM bitcode, and keeps
  /// it.
  /// \returns an error if it is no binary for the device.
  llvm::Error load(std::string NewBinary);
  /// Prepares for a build with \p NewOptions.
  void start(llvm::StringRef NewOptions);
  /// Takes over the outcome of a build. \returns the status of clBuildProgram.
  cl_int finish(BuildResult R);
  /// Returns the kernel \p Name; null if there is none.
  const launch::LaunchKernel *find(llvm::StringRef Name) const;
};

class Program : public CountedObject<Program> {
public:
  static constexpr ObjectKind Kind = ObjectKind::Program;
  explicit Program(Ref<Context> C);

  const Ref<Context> InContext;
  const std::string Name; ///< For messages.
  std::string Source;     ///< Empty if made from binaries.
  std::vector<DeviceProgram> Parts;
  std::atomic<unsigned> NumKernelObjects{0};

  DeviceProgram *getPart(const Device *D);
  const DeviceProgram *getPart(const Device *D) const {
    return const_cast<Program *>(this)->getPart(D);
  }
  /// Builds or compiles \p P. \returns the status of clBuildProgram.
  /// @{
  cl_int build(DeviceProgram &P, llvm::StringRef Options);
  cl_int compile(DeviceProgram &P, llvm::StringRef Options,
                 llvm::ArrayRef<SourceHeader> Headers);
  /// @}
  /// Makes \p P of \p Objects, which are LLVM bitcode.
  cl_int link(DeviceProgram &P, llvm::StringRef Options,
              llvm::ArrayRef<llvm::StringRef> Objects);
  /// Returns the names of the kernels on all devices.
  std::vector<std::string> getKernelNames() const;
  bool isBuilt() const;
};

using ProgramNotify = void(CL_CALLBACK *)(cl_program, void *);

/// \name API
/// @{
cl_program createProgramWithSource(cl_context Handle, cl_uint NumStrings,
                                   const char **Strings, const size_t *Lengths,
                                   cl_int *Status);
cl_program createProgramWithBinary(cl_context Handle, cl_uint NumDevices,
                                   const cl_device_id *Devices,
                                   const size_t *Lengths,
                                   const unsigned char **Binaries,
                                   cl_int *BinaryStatus, cl_int *Status);
cl_program createProgramWithBuiltInKernels(cl_context Handle,
                                           cl_uint NumDevices,
                                           const cl_device_id *Devices,
                                           const char *Names, cl_int *Status);
cl_int buildProgram(cl_program Handle, cl_uint NumDevices,
                    const cl_device_id *Devices, const char *Options,
                    ProgramNotify Notify, void *UserData);
cl_int compileProgram(cl_program Handle, cl_uint NumDevices,
                      const cl_device_id *Devices, const char *Options,
                      cl_uint NumHeaders, const cl_program *Headers,
                      const char **HeaderNames, ProgramNotify Notify,
                      void *UserData);
cl_program linkProgram(cl_context Handle, cl_uint NumDevices,
                       const cl_device_id *Devices, const char *Options,
                       cl_uint NumPrograms, const cl_program *Programs,
                       ProgramNotify Notify, void *UserData, cl_int *Status);
cl_int unloadCompiler();
cl_int unloadPlatformCompiler(cl_platform_id Handle);
cl_int getProgramInfo(cl_program Handle, cl_program_info Param, size_t Size,
                      void *Value, size_t *SizeRet);
cl_int getProgramBuildInfo(cl_program Handle, cl_device_id On,
                           cl_program_build_info Param, size_t Size,
                           void *Value, size_t *SizeRet);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_PROGRAM_H

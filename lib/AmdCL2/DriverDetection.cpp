//===- DriverDetection.cpp - What driver and device a file is for ---------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file does not say its driver's version: the layout tells the generation,
// the device's code and names narrow it down.
//
//===----------------------------------------------------------------------===//

#include "ReaderImpl.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/KernelModel/HSANotes.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

void Reader::detectVersion() {
  constexpr size_t NoteSize2036 = 200, NoteByte2036 = 197;
  bool HasMetadata = any_of(Outer.Symbols, [](const ElfFile::Symbol &S) {
    return getMetadataKernel(S.Name).has_value();
  });
  bool HasOldCode = any_of(Outer.Symbols, [](const ElfFile::Symbol &S) {
    return getMiddle(S.Name, "__ISA_&__OpenCL_", "_kernel_binary").has_value();
  });
  if (HasOldCode || (!Outer.find(".text") && !HasMetadata)) {
    Detected = LooksOld;
    return;
  }
  if (!Inner.Symbols.empty() && Inner.Symbols[0].Name.empty())
    Detected = Looks2004;
  const ElfFile::Section *Note = Inner.find(".note");
  if (Note && Note->Content.size() == NoteSize2036 &&
      Note->Content[NoteByte2036])
    Detected = Looks2036;
}

/// The version in the inner ELF's note 3.
Error Reader::readMachineVersion(std::optional<MachineVersion> &Version) {
  const ElfFile::Section *Note = Inner.find(".note");
  StringRef Rest = Note ? Note->Content : StringRef();
  // NoteISA without its names' last bytes.
  constexpr size_t MinISASize = sizeof(NoteISA) - 1;
  while (Rest.size() >= sizeof(NoteHeader)) {
    NoteHeader H;
    std::memcpy(&H, Rest.data(), sizeof(H));
    const uint64_t Name = alignTo(H.NameSize, 4), Desc = H.DescSize;
    const uint64_t Start = offsetof(NoteHeader, Name) + Name;
    if (Start > Rest.size() || Desc > Rest.size() - Start)
      return createStringError("inner ELF: note at offset " +
                               Twine(Note->Content.size() - Rest.size()) +
                               " with " + Twine(H.NameSize) + " and " +
                               Twine(Desc) + " bytes leaves the section of " +
                               Twine(Note->Content.size()));
    if (H.Type == NT_HSA_ISA && Desc >= MinISASize &&
        Rest.substr(offsetof(NoteHeader, Name), 3) == "AMD") {
      NoteISA N;
      std::memcpy(&N, Rest.data() + Start, MinISASize);
      Version = {N.Major, N.Minor, N.Stepping};
      M.ISANoteSize = Desc;
    }
    Rest = Rest.drop_front(
        std::min<uint64_t>(Start + alignTo(Desc, 4), Rest.size()));
  }
  return Error::success();
}

/// The device with \p Code to driver \p Version; of two with the same code the
/// one that the reference takes.
static std::optional<GPU> findDevice(uint32_t Code, uint32_t Version) {
  static constexpr GPU Devices[] = {
#define CLRX_AMDCL2_DEVICE(Id, ...) GPU::Id,
#include "clrx/AmdCL2/DeviceCodes.def"
  };
  for (GPU G : Devices) {
    if ((G == GPU::Dummy && Version >= Looks2004) ||
        ((G == GPU::Goose || G == GPU::Horse) && Version >= Looks2036))
      continue;
    if (getDeviceCode(G, Version) == Code)
      return G;
  }
  return std::nullopt;
}

/// The device whose code nobody knows, by its machine version.
static std::optional<GPU> guessDevice(const MachineVersion &V) {
  switch (V.Major) {
  case 7:
    return GPU::Bonaire;
  case 8:
    return GPU::Iceland;
  case 9:
    if (V.Minor == 0 && V.Stepping <= 7)
      return GPU(unsigned(GPU::GFX900) + V.Stepping);
    return GPU::GFX900;
  default:
    return std::nullopt;
  }
}

Error Reader::detectDevice() {
  std::optional<MachineVersion> Version;
  if (Error E = readMachineVersion(Version))
    return E;
  uint32_t TableVersion =
      Options.DriverVersion ? Options.DriverVersion : Detected;
  std::optional<GPU> Device = findDevice(Outer.Flags, TableVersion);
  if (Device && Version) {
    Arch A = getGPUInfo(*Device).Architecture;
    if ((A == Arch::GCN1_2 && Version->Major < 8) ||
        (A == Arch::GCN1_1 && Version->Major != 7))
      return createStringError(
          "inner ELF: machine version " + Twine(Version->Major) +
          " is not that of device code " + Twine(Outer.Flags) + ", " +
          getGPUInfo(*Device).Name);
    if (A == Arch::GCN1_2 && Version->Major == 9)
      Device = std::nullopt;
  }
  if (!Device && Version) {
    Device = guessDevice(*Version);
    if (!Device)
      return createStringError("inner ELF: machine version " +
                               Twine(Version->Major) + " is of no device");
  }
  if (!Device)
    return createStringError("outer ELF: device code " + Twine(Outer.Flags) +
                             " is of no device of driver " +
                             Twine(TableVersion));
  M.Device = *Device;
  MachineVersion Stored = Version.value_or(MachineVersion{0, 0, 0});
  MachineMajor = Stored.Major;
  M.ArchMinor = Stored.Minor;
  M.ArchStepping = Stored.Stepping;
  return Error::success();
}

/// The first driver version that has \p Device, of those by which files' looks
/// are called.
static uint32_t getFirstVersion(GPU Device) {
  static constexpr uint32_t Versions[] = {LooksOld,  Looks1912, Looks2004,
                                          Looks2036, 223600,    226400,
                                          252700,    258000};
  for (uint32_t V : Versions)
    if (getDeviceCode(Device, V))
      return V;
  return LooksOld;
}

/// Whether a file for \p Device and driver \p Version is like this one in what
/// follows from them.
bool Reader::fits(GPU Device, uint32_t Version) const {
  const DriverInfo &D = getDriverInfo(Version);
  if (D.Gen != getDriverInfo(Detected).Gen ||
      getDeviceCode(Device, Version) != Outer.Flags)
    return false;
  bool IsGPUPro = D.FinalizerOptions == Finalizer::GPUPro;
  bool LooksGPUPro = Detected == Looks2036;
  if (D.Gen == Generation::Old)
    return Device == M.Device || getGPUInfo(Device).Architecture == M.getArch();
  return IsGPUPro == LooksGPUPro &&
         getMachineVersion(Device, Version).Major == MachineMajor;
}

/// Whether the metadata of the first kernel names its target as \p D does; or
/// there is none.
bool Reader::hasTargetName(const DriverInfo &D) const {
  if (M.Kernels.empty())
    return true;
  const StringRef Metadata = M.Kernels[0].Parts.Metadata;
  const size_t Offset = M.Is64Bit
                            ? offsetof(MetadataHeader<true>, TargetNameSize)
                            : offsetof(MetadataHeader<false>, TargetNameSize);
  if (Metadata.size() < Offset + 4)
    return true;
  constexpr StringLiteral Generic = "generic";
  const bool IsGeneric =
      support::endian::read32le(Metadata.data() + Offset) == Generic.size();
  return IsGeneric == (D.MetadataTarget == TargetName::Generic);
}

/// The device that a driver's compiler says it compiles for, among the macros
/// that it defines.
static std::optional<GPU> findNamedDevice(StringRef CompileOptions) {
  while (!CompileOptions.empty()) {
    StringRef Option;
    std::tie(Option, CompileOptions) = CompileOptions.split(' ');
    if (std::optional<StringRef> Macro = getMiddle(Option, "-D__", "__=1"))
      if (const GPUName *Name = findGPUName(*Macro);
          Name && Name->Processor.HasDialect)
        return Name->Device;
  }
  return std::nullopt;
}

/// The devices, each once, the likely ones first: the one that the compile
/// options name, those that are not rare and have the file's machine version,
/// the others that are not rare, the rest. At each step the one that the
/// reference would take comes first.
std::vector<GPU> Reader::rankDevices() const {
  std::vector<GPU> Devices = {M.Device};
#define CLRX_AMDCL2_DEVICE(Id, ...) Devices.push_back(GPU::Id);
#include "clrx/AmdCL2/DeviceCodes.def"
  Devices.erase(std::find(Devices.begin() + 1, Devices.end(), M.Device));
  const std::optional<GPU> Named = findNamedDevice(M.CompileOptions);
  auto Rank = [&](GPU Device) {
    const MachineVersion V = getMachineVersion(Device, M.DriverVersion);
    const bool HasVersion =
        V.Minor == M.ArchMinor && V.Stepping == M.ArchStepping;
    return Device == Named ? 0 : isRareGPU(Device) ? 3 : HasVersion ? 1 : 2;
  };
  llvm::stable_sort(Devices, [&](GPU L, GPU R) { return Rank(L) < Rank(R); });
  return Devices;
}

/// Replaces the version, and the device if it must be. \returns false if none
/// \p Fits.
bool Reader::findDriver(function_ref<bool(GPU Device, uint32_t Version)> Fits) {
  std::vector<uint32_t> Versions = {M.DriverVersion};
#define CLRX_AMDCL2_DRIVER(First, ...) Versions.push_back(First);
#include "clrx/AmdCL2/DriverVersions.def"
  for (GPU Device : rankDevices())
    for (uint32_t Version : Versions)
      if (Fits(Device, Version)) {
        M.Device = Device;
        M.DriverVersion = Version;
        return true;
      }
  return false;
}

/// Names in metadata that somebody wrote by hand may be no driver's.
void Reader::chooseDriver() {
  const bool IsFound = findDriver([&](GPU Device, uint32_t Version) {
    return hasTargetName(getDriverInfo(Version)) && fits(Device, Version);
  });
  if (!IsFound)
    findDriver(
        [&](GPU Device, uint32_t Version) { return fits(Device, Version); });
}

/// Kernels' metadata may be newer than the file looks otherwise, to the
/// reference. Somebody may have written it by hand: the layout counts.
void Reader::settleDriverVersion() {
  for (const Kernel &K : M.Kernels)
    if (!Options.IsExact && isMetadata2004(K.Parts.Metadata, M.Is64Bit))
      Detected = std::max<uint32_t>(Detected, Looks2004);
  M.DriverVersion = Options.DriverVersion
                        ? Options.DriverVersion
                        : std::max(Detected, getFirstVersion(M.Device));
  if (Options.IsExact && !Options.DriverVersion)
    chooseDriver();
}

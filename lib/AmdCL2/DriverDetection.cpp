//===- DriverDetection.cpp - Driver and device of a file ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the driver version and the device of a file, which does not name the
// version. The layout determines the generation of the driver. The device code
// and the names in the file exclude further versions.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "KernelModel/HSANotes.h"
#include "Parts.h"
#include "ReaderImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Returns the first reported driver of \p Gen with \p Options.
static const DriverInfo *findFirst(Generation Gen, Finalizer Options) {
  return find_if(getDriverInfos(), [=](const DriverInfo &D) {
    return D.Reported && D.Gen == Gen && D.FinalizerOptions == Options;
  });
}

/// Returns true if the last note of \p Inner is one of a GPU-Pro driver.
static bool hasGPUProNote(const ElfFile &Inner) {
  constexpr size_t NoteSize = 200, ByteInNote = 197;
  const ElfFile::Section *Note = Inner.find(".note");
  return Note && Note->Content.size() == NoteSize && Note->Content[ByteInNote];
}

void Reader::detectVersion() {
  const bool HasMetadata = any_of(Outer.Symbols, [](const ElfFile::Symbol &S) {
    return getMetadataKernel(S.Name).has_value();
  });
  const bool HasOldCode = any_of(Outer.Symbols, [](const ElfFile::Symbol &S) {
    return getMiddle(S.Name, "__ISA_&__OpenCL_", "_kernel_binary").has_value();
  });
  const bool IsOld = HasOldCode || (!Outer.find(".text") && !HasMetadata);
  const bool StartsWithNull =
      !Inner.Symbols.empty() && Inner.Symbols[0].Name.empty();
  if (IsOld)
    Detected = findFirst(Generation::Old, Finalizer::Plain);
  else if (hasGPUProNote(Inner))
    Detected = findFirst(Generation::New2004, Finalizer::GPUPro);
  else
    Detected =
        findFirst(StartsWithNull ? Generation::New2004 : Generation::New1912,
                  Finalizer::Plain);
}

/// Reads the machine version in note 3 of the inner ELF.
Error Reader::readMachineVersion(std::optional<MachineVersion> &Version) {
  const ElfFile::Section *Note = Inner.find(".note");
  StringRef Rest = Note ? Note->Content : StringRef();
  // NoteISA without the last byte of its names.
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

/// All devices that any driver supports.
static constexpr GPU Devices[] = {
#define CLRX_AMDCL2_DEVICE(Id, ...) GPU::Id,
#include "AmdCL2/DeviceCodes.def"
};

/// Returns the device with the version \p V or, if there is none, the first
/// device with its major version. Like clrxdisasm 0.1.9, compares the minor
/// version and the stepping only for devices from GCN1.4 on.
static std::optional<GPU> guessDevice(const MachineVersion &V,
                                      uint32_t DriverVersion) {
  std::optional<GPU> First;
  for (GPU G : Devices) {
    const MachineVersion Known = getMachineVersion(G, DriverVersion);
    if (Known.Major != V.Major)
      continue;
    if (!First)
      First = G;
    if (getArchFacts(getGPUInfo(G).Architecture).HasVersionOfDevice &&
        Known.Minor == V.Minor && Known.Stepping == V.Stepping)
      return G;
  }
  return First;
}

Error Reader::detectDevice() {
  std::optional<MachineVersion> Version;
  if (Error E = readMachineVersion(Version))
    return E;
  const uint32_t TableVersion =
      Options.DriverVersion ? Options.DriverVersion : Detected->Reported;
  std::optional<GPU> Device = findDevice(Outer.Flags, TableVersion);
  if (Device && Version) {
    const ArchFacts &Facts = getArchFacts(getGPUInfo(*Device).Architecture);
    if (Version->Major < Facts.MinMajor || Version->Major > Facts.MaxMajor)
      return createStringError(
          "inner ELF: machine version " + Twine(Version->Major) +
          " is not that of device code " + Twine(Outer.Flags) + ", " +
          getGPUInfo(*Device).Name);
    if (Version->Major == Facts.NewerMajor)
      Device = std::nullopt;
  }
  if (!Device && Version) {
    Device = guessDevice(*Version, TableVersion);
    if (!Device)
      return createStringError("inner ELF: machine version " +
                               Twine(Version->Major) + " belongs to no device");
  }
  if (!Device)
    return createStringError("outer ELF: device code " + Twine(Outer.Flags) +
                             " belongs to no device of driver " +
                             Twine(TableVersion));
  M.Device = *Device;
  MachineVersion Stored = Version.value_or(MachineVersion{0, 0, 0});
  MachineMajor = Stored.Major;
  M.ArchMinor = Stored.Minor;
  M.ArchStepping = Stored.Stepping;
  return Error::success();
}

/// Returns the first version that is reported for files with \p Device.
static uint32_t getFirstVersion(GPU Device) {
  for (const DriverInfo &D : getDriverInfos())
    if (D.Reported && getDeviceCode(Device, D.Reported))
      return D.Reported;
  return getDriverInfos().front().Reported;
}

/// Returns true if the layout, the device code and the notes of this file agree
/// with \p Device and driver \p Version.
bool Reader::fits(GPU Device, uint32_t Version) const {
  const DriverInfo &D = getDriverInfo(Version);
  if (D.Gen != Detected->Gen || getDeviceCode(Device, Version) != Outer.Flags)
    return false;
  if (D.Gen == Generation::Old)
    return Device == M.Device || getGPUInfo(Device).Architecture == M.getArch();
  return D.FinalizerOptions == Detected->FinalizerOptions &&
         getMachineVersion(Device, Version).Major == MachineMajor;
}

/// Returns true if the metadata of the first kernel names its target as \p D
/// does, or if there is no metadata.
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

/// Returns the device for which a driver's compiler has defined a macro.
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

/// Returns all devices, the likely ones first: the device that the compile
/// options name, common devices with the file's machine version, other common
/// devices, rare devices. In each group, the device that clrxdisasm would
/// choose comes first.
std::vector<GPU> Reader::rankDevices() const {
  std::vector<GPU> Ranked = {M.Device};
  copy_if(Devices, std::back_inserter(Ranked),
          [this](GPU Device) { return Device != M.Device; });
  const std::optional<GPU> Named = findNamedDevice(M.CompileOptions);
  auto Rank = [&](GPU Device) {
    const MachineVersion V = getMachineVersion(Device, M.DriverVersion);
    const bool HasVersion =
        V.Minor == M.ArchMinor && V.Stepping == M.ArchStepping;
    return Device == Named ? 0 : isRareGPU(Device) ? 3 : HasVersion ? 1 : 2;
  };
  llvm::stable_sort(Ranked, [&](GPU L, GPU R) { return Rank(L) < Rank(R); });
  return Ranked;
}

/// Sets the device and version to the first pair for which \p Fits returns
/// true. \returns false if there is no such pair.
bool Reader::findDriver(function_ref<bool(GPU Device, uint32_t Version)> Fits) {
  std::vector<uint32_t> Versions = {M.DriverVersion};
  for (const DriverInfo &D : getDriverInfos())
    Versions.push_back(D.FirstVersion);
  for (GPU Device : rankDevices())
    for (uint32_t Version : Versions)
      if (Fits(Device, Version)) {
        M.Device = Device;
        M.DriverVersion = Version;
        return true;
      }
  return false;
}

/// Prefers a driver whose name for the target is in the metadata. Metadata that
/// was written by hand may contain any name, so the name is optional.
void Reader::chooseDriver() {
  const bool IsFound = findDriver([&](GPU Device, uint32_t Version) {
    return hasTargetName(getDriverInfo(Version)) && fits(Device, Version);
  });
  if (!IsFound)
    findDriver(
        [&](GPU Device, uint32_t Version) { return fits(Device, Version); });
}

/// Decides between driver versions. clrxdisasm assumes a newer driver if the
/// metadata of kernels has the newer form. The exact mode uses the layout
/// instead, because metadata may have been written by hand.
void Reader::settleDriverVersion() {
  const bool HasMetadata2004 = any_of(M.Kernels, [this](const Kernel &K) {
    return isMetadata2004(K.Parts.Metadata, M.Is64Bit);
  });
  if (!Options.IsExact && HasMetadata2004)
    Detected =
        std::max(Detected, findFirst(Generation::New2004, Finalizer::Plain));
  M.DriverVersion = Options.DriverVersion ? Options.DriverVersion
                                          : std::max(Detected->Reported,
                                                     getFirstVersion(M.Device));
  if (Options.IsExact && !Options.DriverVersion)
    chooseDriver();
}

//===- Preparation.h - A launch under construction --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps from a kernel and its arguments to a dispatch.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LAUNCH_PREPARATION_H
#define CLRX_LIB_LAUNCH_PREPARATION_H

#include "KernelSetup.h"

namespace clrx::launch {

/// A resource descriptor of a buffer; "Buffer Resource Descriptor" in the ISA
/// documents.
using Descriptor = std::array<uint32_t, 4>;

/// Returns the descriptor of \p NumBytes bytes at \p Address, without a stride.
Descriptor makeBufferDescriptor(Arch A, uint64_t Address, uint64_t NumBytes);

/// Returns the descriptor of scratch memory: \p NumBytes bytes at \p Address in
/// which the dwords of all lanes are beside each other.
Descriptor makeScratchDescriptor(Arch A, bool Wave32, uint64_t Address,
                                 uint64_t NumBytes);

/// Returns the argument \p Index for messages.
std::string describe(const KernelArg &A, unsigned Index);

class Preparation {
public:
  Preparation(const LaunchKernel &K, const LaunchSizes &Sizes,
              llvm::ArrayRef<ArgumentValue> Values, sim::Memory &Mem)
      : K(K), S(*K.Setup), Sizes(Sizes), Values(Values), Mem(Mem),
        D(Result.Dispatch) {}

  llvm::Expected<PreparedLaunch> run();

private:
  const LaunchKernel &K;
  const KernelSetup &S;
  const LaunchSizes &Sizes;
  const llvm::ArrayRef<ArgumentValue> Values;
  sim::Memory &Mem;
  PreparedLaunch Result;
  sim::Dispatch &D;

  uint64_t Base = 0;       ///< Address of the program.
  uint64_t DynamicLDS = 0; ///< Bytes of LDS of local arguments.
  /// The memory of the arguments; AMD CL1's constant buffer 1.
  sim::Allocation *Arguments = nullptr;
  sim::Allocation *Packet = nullptr; ///< The dispatch packet; null if unused.
  sim::Allocation *Queue = nullptr;  ///< Null if unused.

  unsigned getNumLanes() const { return K.Wave32 ? 32 : 64; }
  unsigned getPointerSize() const { return S.Is64Bit ? 8 : 4; }
  uint32_t countGroups(unsigned Dim) const;

  /// \name Steps
  /// @{
  llvm::Error checkSizes() const;
  /// Checks the sizes of the code and data, and the place of the entry point.
  llvm::Error checkProgram() const;
  void loadProgram();
  /// Writes the addresses into the program.
  void applyFixups();
  void describeCode();
  llvm::Error allocateLDSAndScratch();
  /// @}

  /// \name Arguments
  /// @{
  llvm::Error checkArguments() const;
  llvm::Error checkArgument(unsigned Index) const;
  /// Checks the places of arguments in their memory.
  llvm::Error checkArgumentPlaces() const;
  llvm::Error checkArgumentPlace(const llvm::Twine &What, uint64_t Offset,
                                 uint64_t Size) const;
  void makeBuffers();
  /// Writes the arguments that the user passes.
  void writeArguments();
  void writeArgument(unsigned Index);
  void writeHidden();
  uint64_t getHidden(hsa::ArgKind Kind);
  /// Returns the next free offset in LDS for local argument \p A.
  uint64_t allocateLocal(const KernelArg &A, uint64_t Size);
  /// @}

  /// \name Registers and driver's memory, as HSA and Clover set them up
  /// @{
  void setRegisters();
  /// Checks that the SGPRs with initial values exist.
  llvm::Error checkRegisters() const;
  llvm::Error checkRegister(unsigned Code) const;
  void setRegister(const EntryValue &V);
  void setScalars(unsigned First, llvm::ArrayRef<uint32_t> Values);
  void setAddress(unsigned First, uint64_t Address);
  uint64_t makePacket();
  uint64_t makeQueue();
  Descriptor makeScratchDescriptor() const;
  /// @}

  /// \name AMD CL1
  /// @{
  /// Addresses; empty if Start is End.
  struct Range {
    uint64_t Start, End;
  };
  /// Returns the memory of the resource \p Id: the buffers of all arguments
  /// that share it.
  Range getResource(uint32_t Id, bool IsConstantBuffer) const;
  void setCL1Registers();
  void writeGrid(sim::Allocation &Grid);
  Descriptor makeDescriptor(Range R) const;
  Descriptor makeUAV(uint32_t Id) const;
  Range getConstantBuffer(uint32_t Id, const sim::Allocation &Grid) const;
  Descriptor makeConstantBuffer(uint32_t Id, const sim::Allocation &Grid) const;
  sim::Allocation &makeTable(llvm::StringRef Name, unsigned NumEntries,
                             unsigned EntrySize,
                             llvm::function_ref<Descriptor(unsigned)> Make);
  /// @}

  /// Writes the \p Size low bytes of \p Value at \p Offset of \p To.
  static void writeInt(sim::Allocation &To, uint64_t Offset, uint64_t Value,
                       unsigned Size);
};

} // namespace clrx::launch

#endif // CLRX_LIB_LAUNCH_PREPARATION_H

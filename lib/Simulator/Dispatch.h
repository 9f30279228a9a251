//===- Dispatch.h - A kernel that is to be executed -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that the hardware and the driver set up before a kernel starts.
// The room Launch makes it from a binary and arguments.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_DISPATCH_H
#define CLRX_LIB_SIMULATOR_DISPATCH_H

#include "Simulator/AccessLog.h"
#include "Simulator/Wavefront.h"
#include <array>
#include <map>

namespace clrx::sim {

/// \name Apertures: flat addresses of LDS and of scratch memory
/// Each has 4 GiB. Linux's kernel driver uses these addresses for GFX9.
/// @{
constexpr uint64_t SharedAperture = uint64_t(1) << 48;
constexpr uint64_t PrivateAperture = uint64_t(2) << 48;
/// @}

/// An SGPR that has the same value in all wavefronts.
struct InitialScalar {
  uint16_t Code; ///< Source operand code; CodeSCC for SCC.
  uint32_t Value;
};

/// A VGPR whose initial values the user gives; only of raw code.
struct InitialVector {
  uint16_t Register;
  std::vector<uint32_t> Values; ///< One for each lane; the last repeats.
};

/// The numbers of a work-group in X, Y and Z.
using GroupId = std::array<uint32_t, 3>;

/// A kernel with its initial state.
struct Dispatch {
  std::string KernelName; ///< Empty for raw code.
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  /// The machine code. Branches out of it are findings.
  const Allocation *Code = nullptr;
  /// Buffers whose code the kernel may execute, too.
  std::vector<const Allocation *> CodeBuffers;
  uint64_t EntryAddress = 0;
  /// True if a wavefront also ends at the end of the code (raw code).
  bool EndsAfterCode = false;

  unsigned NumVGPRs = 256; ///< Number of allocated VGPRs.
  unsigned NumSGPRs = 104; ///< Number of allocated SGPRs, without VCC.
  uint32_t GlobalSize[3] = {64, 1, 1}; ///< Work-items in each dimension.
  uint32_t LocalSize[3] = {64, 1, 1};
  uint32_t LDSSize = 0; ///< Bytes of LDS of each work-group.
  Bytes InitialLDS;     ///< Contents; raw code only. Otherwise undefined.
  /// Bytes of scratch memory of each work-item, a multiple of 4.
  uint32_t ScratchSize = 0;
  /// Scratch memory of all wavefronts that run; null if there is none.
  Allocation *Scratch = nullptr;
  uint32_t Mode = 0xc0; ///< Initial MODE register.

  std::vector<InitialScalar> Scalars;
  std::vector<InitialVector> Vectors;
  /// \name SGPRs that depend on the work-group or wavefront; none if empty
  /// @{
  std::optional<uint16_t> WorkGroupId[3];
  std::optional<uint16_t> WorkGroupInfo; ///< Ordinal, number of wavefronts.
  std::optional<uint16_t> ScratchOffset; ///< Offset of the wavefront's part.
  /// @}
  /// Number of VGPRs from v0 on that hold the work-item's number in X, Y, Z.
  unsigned NumWorkItemIds = 0;
  /// True if v0 packs all three numbers, 10 bits each.
  bool PacksWorkItemIds = false;
  std::optional<uint64_t> InitialExec; ///< Raw code; otherwise the work-items.

  /// Returns the buffer of CodeBuffers with the byte at \p Address; Code if
  /// there is none.
  const Allocation &findCode(uint64_t Address) const;
  /// Returns the number of work-groups.
  uint64_t countGroups() const;
  /// Returns the numbers of work-group \p N in X, Y and Z. X changes first.
  GroupId getGroupId(uint64_t N) const;
  /// Returns N for the result of getGroupId(N).
  uint64_t getGroupNumber(const GroupId &Id) const;
  /// Returns the number of SGPRs that instructions can name or select. Special
  /// registers do not count.
  unsigned countSGPRs() const;
  /// Returns the number of wavefronts of a work-group of full size.
  uint32_t countWaves() const;
};

/// Options of a run.
struct RunOptions {
  FindingGroups Groups = getDefaultGroups();
  uint64_t MaxInsts = 1000000000; ///< Limit for each wavefront.
  uint64_t Seed = 0;
  bool TracksUndefined = true;
  unsigned NumThreads = 0; ///< 0: one for each core.
};

/// An instruction that a wavefront has executed.
struct ExecutedInst {
  const Inst &I;
  uint64_t Exec; ///< EXEC before the instruction.
  llvm::ArrayRef<AccessRecord> Accesses;
};

/// Sees instructions before and after they are executed, and may take results
/// out of registers. Each thread of a run has its own observer.
class PathObserver {
public:
  virtual ~PathObserver() = default;
  /// Called before the first instruction of \p G.
  virtual void startGroup(const WorkGroup &G) = 0;
  /// Called before \p W executes the instruction at W.CurrentPC.
  virtual void beforeInstruction(Wavefront &W) = 0;
  /// Called after \p W has executed the instruction at W.CurrentPC, and after
  /// RunObserver::onInstruction().
  virtual void afterInstruction(Wavefront &W) = 0;
  /// Called after the last instruction of \p G.
  virtual void endGroup(const WorkGroup &G) = 0;
};

/// Observes a run.
class RunObserver {
public:
  virtual ~RunObserver() = default;
  virtual void onFinding(const Finding &F) = 0;
  /// Returns false if \p F does not count, and is not shown.
  virtual bool wantsFinding(const Finding &F) const { return true; }
  /// Returns true if beforeInstruction and onInstruction are to be called.
  virtual bool wantsInstructions() const { return false; }
  /// Called before \p W executes the instruction at W.CurrentPC. \returns false
  /// to stop the run before it.
  virtual bool beforeInstruction(const Wavefront &W) { return true; }
  /// Called after \p W has executed \p I at W.CurrentPC.
  virtual void onInstruction(const Wavefront &W, const ExecutedInst &I) {}
  /// Returns an observer of the instructions of \p D for one thread; null if
  /// none is needed. Called on any thread.
  virtual std::unique_ptr<PathObserver> observePaths(const Dispatch &D) {
    return nullptr;
  }
  /// Called when the first work-group has ended; perhaps on another thread, and
  /// then perhaps once more.
  virtual void onFirstGroupEnd(const WorkGroup &G) {}
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_DISPATCH_H

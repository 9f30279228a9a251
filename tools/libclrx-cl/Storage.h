//===- Storage.h - Memory of buffers ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of buffers and of shared virtual memory (SVM), and their
// addresses on the device.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_STORAGE_H
#define CLRX_TOOLS_LIBCLRX_CL_STORAGE_H

#include "Simulator/Memory.h"
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace clrx::ocl {

/// Addresses of the buffers of a context. A buffer has the same address in all
/// launches, so that pointers in memory stay valid.
class AddressSpace {
public:
  /// Reserves \p Size bytes. Between buffers are gaps.
  uint64_t reserve(uint64_t Size);
  void free(uint64_t Address);

  /// Returns the address of 32 bits that the buffer at \p Address with \p Size
  /// bytes has in kernels with 32-bit addresses; nothing if there is none.
  static std::optional<uint64_t> getLowAddress(uint64_t Address, uint64_t Size);

private:
  std::mutex Lock;
  std::map<uint64_t, uint64_t> Used; ///< From starts to ends.
};

/// The contents of a buffer or an SVM allocation. While a kernel runs, the
/// simulator's memory has the vectors, but their elements do not move.
struct Storage {
  uint64_t Address = 0; ///< Address on the device.
  uint64_t Size = 0;
  sim::Bytes Contents{0};
  /// The first byte of Contents, which stays there while a kernel runs.
  uint8_t *Data = nullptr;
  bool IsReadable = true; ///< By the host.
  bool IsWritable = true; ///< By kernels.

  /// Allocates \p NumBytes undefined bytes; \returns false if there is no
  /// memory.
  bool allocate(uint64_t NumBytes);
  void copyIn(uint64_t Offset, const void *From, uint64_t NumBytes);
  void copyOut(uint64_t Offset, void *To, uint64_t NumBytes) const;
  void setDefined(uint64_t Offset, uint64_t NumBytes);
};

/// The SVM allocations of a context. The device uses the host's addresses.
class SVMPool {
public:
  /// Allocates \p Size bytes. \returns null if there is no memory.
  void *allocate(uint64_t Size, uint64_t Alignment, bool IsReadOnly);
  /// \p Pointer may be null, or no such allocation; then nothing happens.
  void free(const void *Pointer);

  /// A byte of an allocation.
  struct Place {
    std::shared_ptr<Storage> In;
    uint64_t Offset = 0;
  };
  /// Returns the place of \p Pointer and of the \p Size bytes there; nothing if
  /// they are not in one allocation.
  std::optional<Place> find(const void *Pointer, uint64_t Size) const;
  std::vector<std::shared_ptr<Storage>> getAll() const;

  /// A mapped region.
  struct Mapping {
    size_t NumBytes = 0;
    bool IsWritten = false;
  };
  void addMapping(const void *Pointer, Mapping M);
  /// Removes the mapping at \p Pointer; nothing if there is none.
  std::optional<Mapping> removeMapping(const void *Pointer);

private:
  mutable std::mutex Lock;
  /// By the address of the user's first byte.
  std::map<uint64_t, std::shared_ptr<Storage>> Entries;
  std::map<const void *, Mapping> Mappings;
};

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_STORAGE_H

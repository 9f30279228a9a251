//===- UndefinedOrigins.h - Origins of undefined values ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each register with undefined bits, the instruction from which they come:
// the first one that read undefined memory, or none if nothing has written the
// register. Copies and operations pass origins on. Findings name them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_UNDEFINEDORIGINS_H
#define CLRX_LIB_SIMULATOR_UNDEFINEDORIGINS_H

#include "Simulator/Memory.h"
#include "clrx/ISA/Inst.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace clrx::sim {

class Wavefront;
struct Finding;

/// The source of an undefined value.
struct UndefinedOrigin {
  /// Address of the instruction that made or loaded the value; 0 if it is the
  /// initial value of a register.
  uint64_t PC = 0;
  /// Source operand code of the register that nothing has written; only without
  /// PC. Empty for the initial value of the register that has this origin.
  std::optional<uint16_t> Register = std::nullopt;
  /// The undefined memory that the instruction loaded; null if it loaded none.
  const Bytes *In = nullptr;
  uint64_t Offset = 0; ///< Offset of the first byte in In.
};

/// The origins of undefined values that were stored.
class StoredOrigins {
public:
  void clear() { Origins.clear(); }
  void set(const Bytes *In, uint64_t Offset, const UndefinedOrigin &Origin);
  /// Returns null if the origin of the undefined bytes is not known.
  const UndefinedOrigin *find(const Bytes *In, uint64_t Offset) const;

private:
  /// By dword.
  llvm::DenseMap<std::pair<const Bytes *, uint64_t>, UndefinedOrigin> Origins;
};

/// The origins of the undefined values in the registers of a wavefront.
class RegisterOrigins {
public:
  /// Called after \p W has executed \p I, which has written undefined bits to a
  /// register.
  void noteWrite(const Wavefront &W, const Inst &I);
  /// Called when the instruction that \p W executes loads undefined bits.
  void noteLoad(const Bytes *In, uint64_t Offset) {
    if (!Loaded)
      Loaded = UndefinedOrigin{0, std::nullopt, In, Offset};
  }
  UndefinedOrigin get(unsigned SourceCode) const {
    const UndefinedOrigin &O = Origins[SourceCode];
    return O.PC || O.Register ? O : UndefinedOrigin{0, uint16_t(SourceCode)};
  }
  /// Adds to \p F, a finding of \p W at \p I, the origin of the first undefined
  /// source.
  void describe(const Wavefront &W, const Inst &I, Finding &F) const;

private:
  static constexpr unsigned NumCodes = CodeVGPR0 + MaxVGPRs;
  std::vector<UndefinedOrigin> Origins = std::vector<UndefinedOrigin>(NumCodes);
  std::optional<UndefinedOrigin> Loaded; ///< By the current instruction.

  UndefinedOrigin findOrigin(const Wavefront &W, const Inst &I) const;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_UNDEFINEDORIGINS_H

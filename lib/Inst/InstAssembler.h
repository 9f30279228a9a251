//===- InstAssembler.h - Instruction statements to bytes --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface that assembles instruction statements. It does not depend on
// containers or macros.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTASSEMBLER_H
#define CLRX_LIB_INST_INSTASSEMBLER_H

#include "Inst/OperandHost.h"
#include "clrx/ISA/FieldFixups.h"
#include "clrx/ISA/LLVMText.h"
#include "clrx/ISA/Names.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/Inst/EncodingMode.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace clrx {

struct Inst;

/// A field of an encoded instruction whose value becomes known later.
struct PendingField {
  FieldFixup Kind;
  uint8_t Offset; ///< Offset from the start of the instruction in bytes.
  OperandValue Value;
  llvm::StringRef Takes; ///< Description of legal operands, such as "a number".
};

/// One encoded instruction. It is reused, so that the hot path does not
/// allocate.
struct EncodedInst {
  llvm::SmallVector<uint32_t, 6> Words; ///< Dwords in order.
  llvm::SmallVector<PendingField, 2> Pending;
  /// The instruction as data, valid until the next statement. With `.dialect
  /// llvm` it is decoded from the words. Pending fields are 0. Null for
  /// processors without a CLRX dialect.
  const Inst *Instruction = nullptr;
  /// Registers that the instruction reads or writes, with `.dialect llvm` only.
  RegisterUsage Usage;
  /// True for a branch that LLVM may pad (see Language/Insertions.h). Used
  /// if there is no Instruction.
  bool MayBePadded = false;

  void clear() {
    Words.clear();
    Pending.clear();
    Instruction = nullptr;
  }
};

/// Options for parsing and encoding statements: modes of the language, and the
/// encoding mode of the caller.
struct InstOptions {
  InstDialect Dialect = InstDialect::Clrx;
  bool OldModifierParams = false;  ///< .oldmodparam
  bool BuggyFPLiterals = false;    ///< .buggyfplit
  bool Wave32 = false;             ///< .wave32, GCN1.5 only
  bool RefuseVOP3Literals = false; ///< See LanguageOptions.
  /// Processor of LLVM's dialect; not null with that dialect. It has static
  /// lifetime.
  const LLVMProcessor *Processor = nullptr;
  TargetFeatures Features; ///< Features of that processor.
  /// Other features, as in -mattr. Outlives the call.
  llvm::StringRef LLVMFeatures;
  EncodingMode Mode = EncodingMode::Cached;
};

/// Explains why \p Name, an unknown symbol, cannot be the register that it
/// looks like. \p Takes describes legal operands; empty if only an expression
/// is legal. \returns an empty string if no register has that name.
std::string explainRegisterName(llvm::StringRef Name, Arch A,
                                llvm::StringRef Takes);

/// Assembles the instructions of one architecture.
class InstAssembler {
public:
  virtual ~InstAssembler() = default;

  /// Assembles one statement. \p Statement begins at the mnemonic, and a NUL
  /// follows it. \returns true after reporting an error through \p Host; \p
  /// Result is then undefined.
  virtual bool assemble(llvm::StringRef Statement, const InstOptions &Options,
                        OperandHost &Host, EncodedInst &Result) = 0;

  /// Parses the operand of `name = %OPERAND` at \p C: a register, a range, a
  /// special register, an inline constant, or a register symbol with an
  /// optional index. \returns true after reporting an error through \p Host.
  virtual bool parseRegisterOperand(Cursor &C, OperandHost &Host,
                                    RegisterRange &Result) = 0;

  /// Returns the text that LLVM encoded for the last instruction, for listings.
  /// \p WasPatched says whether the words were changed afterwards. In mode
  /// Cached the text may be empty.
  virtual LLVMText getLLVMText(bool &WasPatched) const = 0;

  virtual const EncodingStats &getStats() const = 0;
};

/// The assemblers of all architectures, for one source at a time.
class InstAssemblers {
public:
  virtual ~InstAssemblers() = default;

  /// Returns the assembler for architecture \p A. If \p P, which has static
  /// lifetime, has no CLRX dialect, returns the assembler for \p P, which uses
  /// LLVM for every instruction. \returns an error if LLVM lacks the AMDGPU
  /// target or the CPU.
  virtual llvm::Expected<InstAssembler &> get(Arch A,
                                              const LLVMProcessor &P) = 0;
};

} // namespace clrx

#endif // CLRX_LIB_INST_INSTASSEMBLER_H

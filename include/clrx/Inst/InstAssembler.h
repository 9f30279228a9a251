//===- InstAssembler.h - Instruction statements to bytes --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instruction dialect: a statement is parsed into an Inst, printed
// in LLVM's syntax, encoded by LLVM's AMDGPU MC layer, and patched where the
// dialect's words differ. Knows neither containers nor macros.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_INST_INSTASSEMBLER_H
#define CLRX_INST_INSTASSEMBLER_H

#include "clrx/ISA/FieldFixups.h"
#include "clrx/ISA/Names.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/Inst/OperandHost.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace clrx {

struct Inst;

/// A field of an encoded instruction that waits for its value.
struct PendingField {
  FieldFixup Kind;
  uint8_t Offset; ///< Bytes from the instruction's start to the fixup.
  OperandValue Value;
  llvm::StringRef Takes; ///< "a number", ...: what may stand there.
};

/// One encoded instruction. Reused from statement to statement, so that the
/// hot path does not allocate.
struct EncodedInst {
  llvm::SmallVector<uint32_t, 6> Words; ///< Little-endian dwords, in order.
  llvm::SmallVector<PendingField, 2> Pending;
  /// What the words say, valid until the next statement; with `.dialect llvm`
  /// decoded from them. Fields that are pending are 0. Null for processors
  /// without a dialect.
  const Inst *Instruction = nullptr;
  /// With `.dialect llvm`: of all registers that it reads or writes.
  RegisterUsage Usage;
  /// A branch as in Language/BranchPadding.h, if there is no Instruction.
  bool MayBePadded = false;

  void clear() {
    Words.clear();
    Pending.clear();
    Instruction = nullptr;
  }
};

/// When LLVM's encoder is asked. All modes give the same words.
enum class EncodingMode : uint8_t {
  Cached,   ///< Once for each shape: mnemonic and encoding.
  Verified, ///< For each instruction; one that differs from what was remembered
            ///< of its shape is an error.
  Direct    ///< For each instruction, so that its LLVM text is there.
};

/// Who the words of an instruction are from.
enum class EncodingSource : uint8_t {
  LLVM,        ///< LLVM alone.
  Patched,     ///< LLVM, some fields set otherwise.
  Placeholder, ///< LLVM's opcode; the fields are the dialect's.
  Donor        ///< An opcode that LLVM lacks.
};
constexpr unsigned NumEncodingSources = 4;

/// What encoding has cost so far.
struct EncodingStats {
  uint64_t Instructions = 0; ///< Encoded, or refused by LLVM.
  uint64_t Shapes = 0;       ///< Shapes learnt.
  uint64_t Remembered = 0;   ///< Instructions of a shape known before.
  /// How often LLVM was asked, by where the words came from.
  uint64_t Asked[NumEncodingSources] = {};

  EncodingStats &operator+=(const EncodingStats &Other) {
    Instructions += Other.Instructions;
    Shapes += Other.Shapes;
    Remembered += Other.Remembered;
    for (unsigned I = 0; I != NumEncodingSources; ++I)
      Asked[I] += Other.Asked[I];
    return *this;
  }
};

/// How statements are read and encoded: switches of the language, and the
/// caller's choice of mode.
struct InstOptions {
  InstDialect Dialect = InstDialect::Clrx;
  bool OldModifierParams = false; ///< .oldmodparam
  bool BuggyFPLiterals = false;   ///< .buggyfplit
  bool Wave32 = false;            ///< .wave32, GCN1.5 only
  /// LLVM's dialect is for this one; not null then. It lives for ever.
  const LLVMProcessor *Processor = nullptr;
  TargetFeatures Features; ///< The same.
  EncodingMode Mode = EncodingMode::Cached;
};

/// Why \p Name, an unknown symbol, cannot be the register that it looks like.
/// \p Takes says what may stand there, empty: nothing but an expression.
/// \returns empty if no register has that name.
std::string explainRegisterName(llvm::StringRef Name, Arch A,
                                llvm::StringRef Takes);

/// Assembles the instructions of one architecture.
class InstAssembler {
public:
  virtual ~InstAssembler() = default;

  /// Assembles one statement. \p Statement begins at the mnemonic and is
  /// followed by a NUL. \returns true on error; everything was then reported
  /// through \p Host and \p Result means nothing.
  virtual bool assemble(llvm::StringRef Statement, const InstOptions &Options,
                        OperandHost &Host, EncodedInst &Result) = 0;

  /// Parses the operand of `name = %OPERAND` at \p C: a register, a range, a
  /// special register, an inline constant, or another register symbol with an
  /// index. \returns true on error, reported through \p Host.
  virtual bool parseRegisterOperand(Cursor &C, OperandHost &Host,
                                    RegisterRange &Result) = 0;

  /// The LLVM assembly of the instruction assembled last, for listings: what
  /// LLVM encoded, and whether its words were patched afterwards. In mode
  /// Cached there may be none.
  virtual llvm::StringRef getLLVMText(bool &WasPatched) const = 0;

  virtual const EncodingStats &getStats() const = 0;
};

/// The assemblers of all architectures. One source at a time.
class InstAssemblers {
public:
  virtual ~InstAssemblers() = default;

  /// The assembler for \p A, which is fixed for its life, as the reference
  /// fixes the instruction set when output starts; or that for \p P, which
  /// lives for ever, if it has no dialect: to that, all is LLVM's.
  /// \returns an error if this LLVM lacks the AMDGPU target or the CPU.
  virtual llvm::Expected<InstAssembler &> get(Arch A,
                                              const LLVMProcessor &P) = 0;
};

} // namespace clrx

#endif // CLRX_INST_INSTASSEMBLER_H

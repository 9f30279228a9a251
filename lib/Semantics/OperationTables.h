//===- OperationTables.h - Tables of operations -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of the files that Operations.def includes, and the functions that
// make their rows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_OPERATIONTABLES_H
#define CLRX_LIB_SEMANTICS_OPERATIONTABLES_H

#include "Semantics/LaneFunctions.h"

namespace clrx {

llvm::ArrayRef<Operation> getCompareOperations();
llvm::ArrayRef<Operation> getFloatOperations();
llvm::ArrayRef<Operation> getIntegerOperations();
llvm::ArrayRef<Operation> getMemoryOperations();
llvm::ArrayRef<Operation> getScalarOperations();
llvm::ArrayRef<Operation> getWaveOperations();

/// Returns a row without functions.
constexpr Operation makeOperation(OperationKind Kind, llvm::StringLiteral Id,
                                  llvm::StringLiteral Mnemonics,
                                  ArchMask Arches, llvm::StringLiteral Text) {
  Operation Op{Id, Mnemonics, Arches, Kind};
  Op.Text = Text;
  return Op;
}

template <typename Row>
Operation makeLaneOperation(llvm::StringLiteral Id,
                            llvm::StringLiteral Mnemonics, ArchMask Arches,
                            UndefinedRule Undefined, llvm::StringLiteral Text) {
  Operation Op =
      makeOperation(OperationKind::Lane, Id, Mnemonics, Arches, Text);
  Op.Result = Row::ResultOperand::Type;
  Op.Sources[0] = Row::Source0::Type;
  Op.Sources[1] = Row::Source1::Type;
  Op.Sources[2] = Row::Source2::Type;
  Op.Flags = Row::Flags;
  Op.Undefined = Undefined;
  Op.Lanes = getLaneFunction<Row, false>();
  if constexpr (isSaturating<typename Row::ResultOperand>)
    Op.ClampedLanes = getLaneFunction<Row, true>();
  return Op;
}

template <typename Row>
constexpr Operation
makeScalarOperation(llvm::StringLiteral Id, llvm::StringLiteral Mnemonics,
                    ArchMask Arches, unsigned Flags, UndefinedRule Undefined,
                    llvm::StringLiteral Text) {
  Operation Op =
      makeOperation(OperationKind::Scalar, Id, Mnemonics, Arches, Text);
  Op.Result = Row::ResultOperand::Type;
  Op.Sources[0] = Row::Source0::Type;
  Op.Sources[1] = Row::Source1::Type;
  Op.Flags = Flags;
  Op.Undefined = Undefined;
  Op.Scalar = computeScalar<Row>;
  return Op;
}

template <typename Row>
constexpr Operation
makeMemoryOperation(llvm::StringLiteral Id, llvm::StringLiteral Mnemonics,
                    ArchMask Arches, MemoryAccess Access,
                    UndefinedRule Undefined, llvm::StringLiteral Text) {
  Operation Op =
      makeOperation(OperationKind::Memory, Id, Mnemonics, Arches, Text);
  Op.Result = Row::ResultOperand::Type;
  Op.Sources[0] = Row::DataOperand::Type;
  Op.Memory = Row::MemoryOperand::Type;
  Op.Access = Access;
  Op.Undefined = Undefined;
  Op.MemoryFn = accessMemory<Row>;
  return Op;
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_OPERATIONTABLES_H

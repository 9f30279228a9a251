//===- MemoryOps.cpp - Table of accesses of memory --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and the table of MemoryOps.def.
//
//===----------------------------------------------------------------------===//

#include "Semantics/MemoryFunctions.h"
#include "Semantics/OperationTables.h"

using namespace clrx;

#define CLRX_OPERATION_FILE "Semantics/MemoryOps.def"
#define CLRX_OPERATION_TABLE getMemoryOperations
#include "Semantics/OperationTable.inc"

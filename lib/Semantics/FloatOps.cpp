//===- FloatOps.cpp - Table of vector operations on floats ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and the table of FloatOps.def.
//
//===----------------------------------------------------------------------===//

#include "Semantics/FloatFunctions.h"
#include "Semantics/OperationTables.h"

using namespace clrx;

#define CLRX_OPERATION_FILE "Semantics/FloatOps.def"
#define CLRX_OPERATION_TABLE getFloatOperations
#include "Semantics/OperationTable.inc"

//===- IntegerOps.cpp - Table of vector operations on integers --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and the table of IntegerOps.def.
//
//===----------------------------------------------------------------------===//

#include "Semantics/IntegerFunctions.h"
#include "Semantics/OperationTables.h"

using namespace clrx;

#define CLRX_OPERATION_FILE "Semantics/IntegerOps.def"
#define CLRX_OPERATION_TABLE getIntegerOperations
#include "Semantics/OperationTable.inc"

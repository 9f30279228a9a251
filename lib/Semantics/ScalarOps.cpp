//===- ScalarOps.cpp - Table of scalar operations ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and the table of ScalarOps.def.
//
//===----------------------------------------------------------------------===//

#include "Semantics/Functions.h"
#include "Semantics/OperationTables.h"
#include "Semantics/ScalarFunctions.h"

using namespace clrx;

#define CLRX_OPERATION_FILE "Semantics/ScalarOps.def"
#define CLRX_OPERATION_TABLE getScalarOperations
#include "Semantics/OperationTable.inc"

//===- WaveOps.cpp - Table of operations on wavefronts ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and the table of WaveOps.def.
//
//===----------------------------------------------------------------------===//

#include "Semantics/Functions.h"
#include "Semantics/OperationTables.h"

using namespace clrx;

#define CLRX_OPERATION_FILE "Semantics/WaveOps.def"
#define CLRX_OPERATION_TABLE getWaveOperations
#include "Semantics/OperationTable.inc"

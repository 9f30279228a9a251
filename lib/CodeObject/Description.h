//===- Description.h - Code objects for other rooms -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of code objects, for reports.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_DESCRIPTION_H
#define CLRX_LIB_CODEOBJECT_DESCRIPTION_H

#include "KernelModel/BinaryContainer.h"

namespace clrx::codeobject {

llvm::Expected<BinaryContents> readContents(llvm::StringRef Binary,
                                            const SourcePrintOptions &);

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECT_DESCRIPTION_H

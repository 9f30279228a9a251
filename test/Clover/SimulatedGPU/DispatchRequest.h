//===- DispatchRequest.h - What clrx-dispatch executes -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The input of clrx-dispatch is a DispatchRequest, and for each mapping a
// MappingHeader and the memory. Its output is the memory of each mapping.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TEST_CLOVER_DISPATCHREQUEST_H
#define CLRX_TEST_CLOVER_DISPATCHREQUEST_H

#include <stdint.h>

enum { NumShRegisters = 1024 };

struct DispatchRequest {
  char Chip[16];
  uint32_t NumGroups[3];
  uint32_t Initiator; ///< The register COMPUTE_DISPATCH_INITIATOR.
  uint32_t Sh[NumShRegisters];
  uint8_t IsSet[NumShRegisters]; ///< 1 if a packet has set the register.
  uint32_t NumMappings;
};

struct MappingHeader {
  uint64_t Address;
  uint64_t Size;
};

#endif // CLRX_TEST_CLOVER_DISPATCHREQUEST_H

//===- Random.h - Numbers that depend on the seed ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers that look random and depend on the seed of the run alone.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_RANDOM_H
#define CLRX_LIB_SIMULATOR_RANDOM_H

#include <cstdint>

namespace clrx::sim {

/// Returns the next number of the generator splitmix64 (Steele, Lea, Flood,
/// 2014), whose state is \p State.
inline uint64_t nextRandom(uint64_t &State) {
  uint64_t X = State += 0x9e3779b97f4a7c15;
  X = (X ^ X >> 30) * 0xbf58476d1ce4e5b9;
  X = (X ^ X >> 27) * 0x94d049bb133111eb;
  return X ^ X >> 31;
}

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_RANDOM_H

// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes programs with the interpreter of github:tevador/RandomX.
//
// The arguments are a data set, a file for the results and a seed for each
// program. The results of a program are its entropy and instructions, the
// scratchpad before, the rounding mode before, the registers, the scratchpad
// and the rounding mode.

#include "dataset.hpp"
#include "vm_interpreted.hpp"
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

static constexpr size_t ProgramSize = 128 + 8 * RANDOMX_PROGRAM_SIZE_V1;

static std::vector<char> read(const char *Path) {
  std::ifstream File(Path, std::ios::binary);
  return std::vector<char>(std::istreambuf_iterator<char>(File), {});
}

static void write(std::ofstream &File, const void *Data, size_t Size) {
  File.write(static_cast<const char *>(Data), Size);
}

static void writeRoundingMode(std::ofstream &File) {
  uint32_t Mode = rx_get_rounding_mode();
  write(File, &Mode, sizeof Mode);
}

/// Runs the program that \p Number determines. The rounding mode at the start
/// is one of the four, too.
static void run(randomx_vm &VM, uint32_t Number, std::ofstream &File) {
  alignas(16) uint32_t Seed[16] = {Number, 1};
  VM.initScratchpad(Seed);
  std::vector<char> Before(RANDOMX_SCRATCHPAD_L3);
  memcpy(Before.data(), VM.getScratchpad(), Before.size());
  *VM.getRegisterFile() = {};
  VM.resetRoundingMode();
  rx_set_rounding_mode(Number % 4);
  const uint32_t Mode = Number % 4;

  alignas(16) uint32_t ProgramSeed[16] = {Number, 2};
  VM.run(ProgramSeed);

  write(File, &VM.getProgram(), ProgramSize);
  write(File, Before.data(), Before.size());
  write(File, &Mode, sizeof Mode);
  write(File, VM.getRegisterFile(), sizeof(randomx::RegisterFile));
  write(File, VM.getScratchpad(), RANDOMX_SCRATCHPAD_L3);
  writeRoundingMode(File);
}

int main(int Count, char **Arguments) {
  if (Count < 3)
    return 2;
  std::vector<char> Content = read(Arguments[1]);
  randomx_dataset Dataset;
  Dataset.memory = reinterpret_cast<uint8_t *>(Content.data());
  randomx::InterpretedVmDefault VM(RANDOMX_FLAG_DEFAULT);
  VM.setDataset(&Dataset);
  VM.allocate();
  std::ofstream File(Arguments[2], std::ios::binary);
  for (int I = 3; I < Count; ++I)
    run(VM, std::strtoul(Arguments[I], nullptr, 0), File);
  return File.flush() ? 0 : 1;
}

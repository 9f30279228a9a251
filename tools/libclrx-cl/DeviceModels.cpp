//===- DeviceModels.cpp - Facts about GPUs --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of GPUs.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

const DeviceModel &ocl::getDeviceModel(GPU G) {
  static constexpr DeviceModel Models[] = {
      {GPU::CapeVerde, "AMD Radeon HD 7770", 10, 1000, 1024},
      {GPU::Pitcairn, "AMD Radeon HD 7870", 20, 1000, 2048},
      {GPU::Tahiti, "AMD Radeon HD 7970", 32, 925, 3072},
      {GPU::Oland, "AMD Radeon HD 8670", 6, 1000, 1024},
      {GPU::Bonaire, "AMD Radeon HD 7790", 14, 1000, 1024},
      {GPU::Spectre, "AMD Radeon R7 Graphics", 8, 720, 2048},
      {GPU::Spooky, "AMD Radeon R5 Graphics", 4, 600, 2048},
      {GPU::Kalindi, "AMD Radeon HD 8400", 2, 600, 1024},
      {GPU::Hainan, "AMD Radeon R5 M230", 5, 855, 1024},
      {GPU::Hawaii, "AMD Radeon R9 290X", 44, 1000, 4096},
      {GPU::Iceland, "AMD Radeon R7 M265", 6, 900, 2048},
      {GPU::Tonga, "AMD Radeon R9 285", 28, 918, 2048},
      {GPU::Mullins, "AMD Radeon R4 Graphics", 2, 500, 1024},
      {GPU::Fiji, "AMD Radeon R9 Fury X", 64, 1050, 4096},
      {GPU::Carrizo, "AMD Radeon R7 Graphics", 8, 800, 2048},
      {GPU::Stoney, "AMD Radeon R5 Graphics", 3, 800, 1024},
      {GPU::Ellesmere, "AMD Radeon RX 480", 36, 1266, 8192},
      {GPU::Baffin, "AMD Radeon RX 460", 14, 1200, 4096},
      {GPU::GFX804, "AMD Radeon RX 550", 8, 1183, 2048},
      {GPU::GFX900, "AMD Radeon RX Vega 64", 64, 1546, 8192},
      {GPU::GFX902, "AMD Radeon Vega 8 Graphics", 8, 1100, 2048},
      {GPU::GFX903, "AMD Radeon Vega 11 Graphics", 11, 1250, 2048},
      {GPU::GFX904, "AMD Radeon Pro Vega 20", 20, 1300, 4096},
      {GPU::GFX906, "AMD Radeon VII", 60, 1750, 16384},
      {GPU::GFX1010, "AMD Radeon RX 5700 XT", 40, 1905, 8192},
      {GPU::GFX1011, "AMD Radeon Pro V520", 36, 1600, 8192},
  };
  // Devices that were hardly ever sold, and those whose names mean that XNACK
  // is on.
  static constexpr DeviceModel Other = {GPU::Dummy, "AMD Radeon Graphics", 8,
                                        1000, 2048};
  const auto *Found =
      find_if(Models, [&](const DeviceModel &M) { return M.Id == G; });
  return Found == std::end(Models) ? Other : *Found;
}

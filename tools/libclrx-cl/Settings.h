//===- Settings.h - Environment variables -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The settings that the user makes with environment variables.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_SETTINGS_H
#define CLRX_TOOLS_LIBCLRX_CL_SETTINGS_H

#include "llvm/ADT/Twine.h"
#include <string>
#include <vector>

namespace clrx::ocl {

/// The driver whose names and versions the platform has.
enum class DriverKind {
  Auto, ///< AMD's drivers: ROCm from GCN 1.4 on, before that Catalyst's.
  AMD,
  ROCm,
  Clover
};

struct Settings {
  std::vector<std::string> Devices;     ///< CLRX_CL_DEVICES
  DriverKind Driver = DriverKind::Auto; ///< CLRX_CL_DRIVER
  bool IsStrict = false;                ///< CLRX_CL_STRICT
  /// Folder of libclc's bitcode; CLRX_CL_LIBCLC.
  std::string Libclc;
};

/// Returns the settings, which are read when they are first needed.
const Settings &getSettings();

/// Writes \p Text, whole lines, to standard error and to the file in
/// CLRX_CL_LOG.
void writeLog(llvm::StringRef Text);
/// Writes a line with \p Message.
void logError(const llvm::Twine &Message);

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_SETTINGS_H

//===- Settings.cpp - Environment variables -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the environment, and writes the log.
//
//===----------------------------------------------------------------------===//

#include "Settings.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

static std::string getVariable(StringRef Name) {
  return sys::Process::GetEnv(Name).value_or("");
}

static Settings readSettings() {
  Settings S;
  const std::string Devices = getVariable("CLRX_CL_DEVICES");
  SmallVector<StringRef> Names;
  StringRef(Devices).split(Names, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Name : Names)
    S.Devices.push_back(Name.trim().str());
  if (S.Devices.empty())
    S.Devices.push_back("tonga");

  const std::string Driver = getVariable("CLRX_CL_DRIVER");
  constexpr int Unknown = -1;
  const int Kind = StringSwitch<int>(Driver)
                       .Cases({"", "auto"}, int(DriverKind::Auto))
                       .Case("amd", int(DriverKind::AMD))
                       .Case("rocm", int(DriverKind::ROCm))
                       .Case("clover", int(DriverKind::Clover))
                       .Default(Unknown);
  if (Kind == Unknown)
    logError("CLRX_CL_DRIVER is '" + Driver +
             "', but must be auto, amd, rocm or clover");
  else
    S.Driver = DriverKind(Kind);
  S.Libclc = getVariable("CLRX_CL_LIBCLC");
  if (S.Libclc.empty())
    S.Libclc = CLRX_LIBCLC;
  const std::string Strict = getVariable("CLRX_CL_STRICT");
  S.IsStrict = !Strict.empty() && Strict != "0";
  return S;
}

const Settings &ocl::getSettings() {
  // Threads of queues may still run when static objects are destroyed, so this
  // one lives forever.
  static const Settings &S = *new Settings(readSettings());
  return S;
}

namespace {
/// The file in CLRX_CL_LOG, and the lock of all output.
class Log {
public:
  Log() {
    const std::string Name = getVariable("CLRX_CL_LOG");
    if (Name.empty())
      return;
    std::error_code EC;
    File = std::make_unique<raw_fd_ostream>(
        Name, EC, sys::fs::OF_Append | sys::fs::OF_Text);
    if (!EC)
      return;
    File.reset();
    errs() << "libclrx-cl: error: cannot write '" << Name
           << "': " << EC.message() << '\n';
  }

  void write(StringRef Text) {
    const std::lock_guard<std::mutex> Lock(Mutex);
    errs() << Text;
    if (!File)
      return;
    *File << Text;
    File->flush();
    File->clear_error();
  }

private:
  std::mutex Mutex;
  std::unique_ptr<raw_fd_ostream> File;
};
} // namespace

void ocl::writeLog(StringRef Text) {
  static Log &TheLog = *new Log;
  TheLog.write(Text);
}

void ocl::logError(const Twine &Message) {
  writeLog(("libclrx-cl: error: " + Message + "\n").str());
}

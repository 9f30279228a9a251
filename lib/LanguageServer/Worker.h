//===- Worker.h - The thread that assembles ------------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles on a thread of its own. A new request for a source cancels the
// running assembly of that source and replaces a waiting one.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_WORKER_H
#define CLRX_LIB_LANGUAGESERVER_WORKER_H

#include "LanguageServer/Analysis.h"
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace clrx::server {

class Worker {
public:
  using Handler = std::function<void(std::shared_ptr<Analysis>)>;

  /// Calls \p OnDone on the thread, for each finished analysis that no newer
  /// request replaces. No request starts or ends during the call.
  explicit Worker(Handler OnDone);
  /// Cancels everything.
  ~Worker();

  void start(AnalysisRequest Request);
  /// Cancels the analysis of the source \p Path.
  void cancel(llvm::StringRef Path);
  /// Returns true if an analysis of \p Path waits or runs.
  bool isBusyWith(llvm::StringRef Path) const;
  /// Returns when no analysis waits or runs.
  void waitUntilIdle();
  /// Locks the state. While it is locked, OnDone is not called.
  std::unique_lock<std::recursive_mutex> lock() const {
    return std::unique_lock<std::recursive_mutex>(Mutex);
  }

private:
  const Handler OnDone;
  mutable std::recursive_mutex Mutex;
  std::condition_variable_any Changed;
  std::deque<AnalysisRequest> Waiting;
  std::string Running; ///< Path of the running analysis; empty if none runs.
  std::atomic<bool> IsCancelled = false; ///< The running analysis is void.
  bool IsEnding = false;
  std::thread Thread; ///< The last member, because it uses the others.

  void drop(llvm::StringRef Path);
  void run();
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_WORKER_H

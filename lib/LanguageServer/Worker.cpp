//===- Worker.cpp - The thread that assembles -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The queue of requests and the loop of the thread.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Worker.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

Worker::Worker(Handler OnDone)
    : OnDone(std::move(OnDone)), Thread([this] { run(); }) {}

Worker::~Worker() {
  {
    const auto Lock = lock();
    IsEnding = true;
    IsCancelled = true;
    Waiting.clear();
    Changed.notify_all();
  }
  Thread.join();
}

/// Removes the waiting request for \p Path, and makes the running one void.
void Worker::drop(StringRef Path) {
  llvm::erase_if(Waiting,
                 [&](const AnalysisRequest &R) { return R.Path == Path; });
  if (Running == Path)
    IsCancelled = true;
}

void Worker::start(AnalysisRequest Request) {
  const auto Lock = lock();
  drop(Request.Path);
  Waiting.push_back(std::move(Request));
  Changed.notify_all();
}

void Worker::cancel(StringRef Path) {
  const auto Lock = lock();
  drop(Path);
}

bool Worker::isBusyWith(StringRef Path) const {
  const auto Lock = lock();
  return (Running == Path && !IsCancelled) ||
         any_of(Waiting,
                [&](const AnalysisRequest &R) { return R.Path == Path; });
}

void Worker::waitUntilIdle() {
  auto Lock = lock();
  Changed.wait(Lock, [this] { return Waiting.empty() && Running.empty(); });
}

void Worker::run() {
  Assembler Assembler;
  auto Lock = lock();
  while (true) {
    Changed.wait(Lock, [this] { return IsEnding || !Waiting.empty(); });
    if (IsEnding)
      return;
    AnalysisRequest Request = std::move(Waiting.front());
    Waiting.pop_front();
    Running = Request.Path;
    IsCancelled = false;
    Lock.unlock();
    auto Result = std::make_shared<Analysis>(
        analyze(Assembler, std::move(Request), IsCancelled));
    Lock.lock();
    Running.clear();
    if (!IsCancelled)
      OnDone(std::move(Result));
    Changed.notify_all();
  }
}

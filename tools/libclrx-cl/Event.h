//===- Event.h - Events -----------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Events, and the lock that guards the state of all events and queues.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_EVENT_H
#define CLRX_TOOLS_LIBCLRX_CL_EVENT_H

#include "Context.h"
#include <array>
#include <condition_variable>

namespace clrx::ocl {

/// The state that threads wait for: the status of events, and the commands of
/// queues. It changes rarely, so one lock for all is enough.
struct Scheduling {
  std::mutex Lock;
  std::condition_variable Changed;
  unsigned NumRunning = 0; ///< Commands that are being executed.
  bool IsClosed = false;   ///< The process ends, so no command starts.
};
Scheduling &getScheduling();
using SchedulingLock = std::unique_lock<std::mutex>;

using EventNotify = void(CL_CALLBACK *)(cl_event, cl_int, void *);

class Event : public CountedObject<Event> {
public:
  static constexpr ObjectKind Kind = ObjectKind::Event;
  /// \p Q is null for user events.
  Event(Ref<Context> C, Ref<Queue> Q, cl_command_type Type);
  ~Event();

  const Ref<Context> InContext;
  const Ref<Queue> InQueue;
  const cl_command_type Type;

  /// \name Functions for callers that hold the lock
  /// @{
  cl_int status() const { return Status; }
  bool isDone() const { return Status <= CL_COMPLETE; }
  /// @}
  cl_int getStatus() const;
  /// Changes the status, wakes waiting threads, and calls callbacks. The caller
  /// must not hold the lock.
  void advance(cl_int NewStatus);
  /// Returns the status when the event is done.
  cl_int wait() const;

  void addCallback(cl_int OnStatus, EventNotify Notify, void *UserData);

  /// Returns the time in ns of the status \p S, and of CL_QUEUED to
  /// CL_COMPLETE only.
  cl_ulong getTime(cl_int S) const { return Times[S]; }

private:
  struct Callback {
    cl_int OnStatus;
    EventNotify Notify;
    void *UserData;
  };
  void call(const Callback &C, cl_int Reached) const;
  void recordTime();
  /// Removes the callbacks for the status that was reached.
  std::vector<Callback> takeCallbacks();

  cl_int Status;
  std::array<cl_ulong, CL_QUEUED + 1> Times = {}; ///< By status.
  std::vector<Callback> Callbacks;
};

/// Converts a wait list. \returns CL_INVALID_EVENT_WAIT_LIST or
/// CL_INVALID_CONTEXT if it is invalid for \p C.
cl_int readWaitList(const Context &C, cl_uint NumEvents, const cl_event *Events,
                    std::vector<Ref<Event>> &Result);

/// \name API
/// @{
cl_event createUserEvent(cl_context Handle, cl_int *Status);
cl_int setUserEventStatus(cl_event Handle, cl_int Status);
cl_int waitForEvents(cl_uint NumEvents, const cl_event *Events);
cl_int getEventInfo(cl_event Handle, cl_event_info Param, size_t Size,
                    void *Value, size_t *SizeRet);
cl_int getEventProfilingInfo(cl_event Handle, cl_profiling_info Param,
                             size_t Size, void *Value, size_t *SizeRet);
cl_int setEventCallback(cl_event Handle, cl_int OnStatus, EventNotify Notify,
                        void *UserData);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_EVENT_H

//===- Event.cpp - Events -------------------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Status, callbacks and times of events.
//
//===----------------------------------------------------------------------===//

#include "Event.h"
#include "Info.h"
#include "Queue.h"
#include <chrono>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

Scheduling &ocl::getScheduling() {
  // It lives forever, because threads may wait for it when the process ends.
  static Scheduling &S = *new Scheduling;
  return S;
}

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

Event::Event(Ref<Context> C, Ref<Queue> Q, cl_command_type Type)
    : InContext(std::move(C)), InQueue(std::move(Q)), Type(Type),
      Status(Type == CL_COMMAND_USER ? CL_SUBMITTED : CL_QUEUED) {
  recordTime();
}

Event::~Event() = default;

void Event::recordTime() {
  const auto Now = std::chrono::steady_clock::now().time_since_epoch();
  Times[std::max(Status, CL_COMPLETE)] = cl_ulong(
      std::chrono::duration_cast<std::chrono::nanoseconds>(Now).count());
}

cl_int Event::getStatus() const {
  const SchedulingLock Guard(getScheduling().Lock);
  return Status;
}

std::vector<Event::Callback> Event::takeCallbacks() {
  std::vector<Callback> Reached, Rest;
  for (const Callback &C : Callbacks)
    (Status <= C.OnStatus ? Reached : Rest).push_back(C);
  Callbacks = std::move(Rest);
  return Reached;
}

void Event::call(const Callback &C, cl_int Reached) const {
  C.Notify(handleOf<cl_event>(this), Reached < 0 ? Reached : C.OnStatus,
           C.UserData);
}

void Event::advance(cl_int NewStatus) {
  // A callback or a woken thread may release the event.
  const Ref<Event> Keep(this);
  std::vector<Callback> Reached;
  {
    const SchedulingLock Guard(getScheduling().Lock);
    Status = NewStatus;
    recordTime();
    Reached = takeCallbacks();
    getScheduling().Changed.notify_all();
  }
  for (const Callback &C : Reached)
    call(C, NewStatus);
}

cl_int Event::wait() const {
  SchedulingLock Guard(getScheduling().Lock);
  getScheduling().Changed.wait(Guard, [&] { return isDone(); });
  return Status;
}

void Event::addCallback(cl_int OnStatus, EventNotify Notify, void *UserData) {
  const Callback C = {OnStatus, Notify, UserData};
  cl_int Reached;
  {
    const SchedulingLock Guard(getScheduling().Lock);
    Reached = Status;
    if (Reached > OnStatus)
      Callbacks.push_back(C);
  }
  if (Reached <= OnStatus)
    call(C, Reached);
}

cl_int ocl::readWaitList(const Context &C, cl_uint NumEvents,
                         const cl_event *Events,
                         std::vector<Ref<Event>> &Result) {
  if (!NumEvents != !Events)
    return CL_INVALID_EVENT_WAIT_LIST;
  for (cl_uint I = 0; I != NumEvents; ++I) {
    Event *E = find(Events[I]);
    if (!E)
      return CL_INVALID_EVENT_WAIT_LIST;
    if (E->InContext.get() != &C)
      return CL_INVALID_CONTEXT;
    Result.push_back(E);
  }
  return CL_SUCCESS;
}

//===----------------------------------------------------------------------===//
// API
//===----------------------------------------------------------------------===//

cl_event ocl::createUserEvent(cl_context Handle, cl_int *Status) {
  Context *C = find(Handle);
  setStatus(Status, C ? CL_SUCCESS : CL_INVALID_CONTEXT);
  return C ? give<cl_event>(new Event(C, nullptr, CL_COMMAND_USER)) : nullptr;
}

cl_int ocl::setUserEventStatus(cl_event Handle, cl_int Status) {
  Event *E = find(Handle);
  if (!E || E->Type != CL_COMMAND_USER)
    return CL_INVALID_EVENT;
  if (Status > CL_COMPLETE)
    return CL_INVALID_VALUE;
  if (E->getStatus() <= CL_COMPLETE)
    return CL_INVALID_OPERATION;
  E->advance(Status);
  return CL_SUCCESS;
}

cl_int ocl::waitForEvents(cl_uint NumEvents, const cl_event *Handles) {
  if (!NumEvents || !Handles)
    return CL_INVALID_VALUE;
  std::vector<Ref<Event>> Events;
  for (cl_uint I = 0; I != NumEvents; ++I) {
    Event *E = find(Handles[I]);
    if (!E)
      return CL_INVALID_EVENT;
    if (!Events.empty() && E->InContext != Events[0]->InContext)
      return CL_INVALID_CONTEXT;
    Events.push_back(E);
  }
  bool Failed = false;
  for (const Ref<Event> &E : Events)
    Failed |= E->wait() < 0;
  return Failed ? CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST : CL_SUCCESS;
}

cl_int ocl::getEventInfo(cl_event Handle, cl_event_info Param, size_t Size,
                         void *Value, size_t *SizeRet) {
  using Row = InfoRow<Event>;
  static constexpr Row Rows[] = {
      {CL_EVENT_COMMAND_QUEUE,
       [](const Event &E, Answer &A) {
         return A.number(handleOf<cl_command_queue>(E.InQueue.get()));
       }},
      {CL_EVENT_CONTEXT,
       [](const Event &E, Answer &A) {
         return A.number(handleOf<cl_context>(E.InContext.get()));
       }},
      {CL_EVENT_COMMAND_TYPE,
       [](const Event &E, Answer &A) { return A.number(E.Type); }},
      {CL_EVENT_COMMAND_EXECUTION_STATUS,
       [](const Event &E, Answer &A) { return A.number(E.getStatus()); }},
      {CL_EVENT_REFERENCE_COUNT,
       [](const Event &E, Answer &A) { return A.number(E.countUserRefs()); }},
  };
  const Event *E = find(Handle);
  if (!E)
    return CL_INVALID_EVENT;
  return answer(Rows, *E, Param, Answer(Size, Value, SizeRet));
}

cl_int ocl::getEventProfilingInfo(cl_event Handle, cl_profiling_info Param,
                                  size_t Size, void *Value, size_t *SizeRet) {
  using Row = InfoRow<Event>;
  static constexpr Row Rows[] = {
      {CL_PROFILING_COMMAND_QUEUED,
       [](const Event &E, Answer &A) {
         return A.number(E.getTime(CL_QUEUED));
       }},
      {CL_PROFILING_COMMAND_SUBMIT,
       [](const Event &E, Answer &A) {
         return A.number(E.getTime(CL_SUBMITTED));
       }},
      {CL_PROFILING_COMMAND_START,
       [](const Event &E, Answer &A) {
         return A.number(E.getTime(CL_RUNNING));
       }},
      {CL_PROFILING_COMMAND_END,
       [](const Event &E, Answer &A) {
         return A.number(E.getTime(CL_COMPLETE));
       }},
      // Kernels do not start other kernels.
      {CL_PROFILING_COMMAND_COMPLETE,
       [](const Event &E, Answer &A) {
         return A.number(E.getTime(CL_COMPLETE));
       }},
  };
  const Event *E = find(Handle);
  if (!E)
    return CL_INVALID_EVENT;
  if (!E->InQueue || !E->InQueue->isProfiling() ||
      E->getStatus() != CL_COMPLETE)
    return CL_PROFILING_INFO_NOT_AVAILABLE;
  return answer(Rows, *E, Param, Answer(Size, Value, SizeRet));
}

cl_int ocl::setEventCallback(cl_event Handle, cl_int OnStatus,
                             EventNotify Notify, void *UserData) {
  Event *E = find(Handle);
  if (!E)
    return CL_INVALID_EVENT;
  if (!Notify || OnStatus < CL_COMPLETE || OnStatus > CL_SUBMITTED)
    return CL_INVALID_VALUE;
  E->addCallback(OnStatus, Notify, UserData);
  return CL_SUCCESS;
}

//===- Queue.cpp - Command queues -----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of all queues comes from events that commands wait for. In an
// in-order queue, each command waits for the previous one.
//
//===----------------------------------------------------------------------===//

#include "Queue.h"
#include "Info.h"
#include <cstdlib>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

//===----------------------------------------------------------------------===//
// The thread
//===----------------------------------------------------------------------===//

/// True on threads of queues.
static thread_local bool IsQueueThread = false;

/// Waits until no command runs, and prevents that others start. Otherwise,
/// threads would use static objects after their destruction.
static void closeScheduling() {
  Scheduling &S = getScheduling();
  SchedulingLock Guard(S.Lock);
  S.IsClosed = true;
  // A callback that ends the process is part of a command.
  const unsigned NumOwn = IsQueueThread ? 1 : 0;
  S.Changed.wait(Guard, [&] { return S.NumRunning <= NumOwn; });
}

Queue::Queue(Ref<Context> C, Device &D, cl_command_queue_properties Flags,
             std::vector<cl_queue_properties> Properties)
    : InContext(std::move(C)), OnDevice(D), Flags(Flags),
      Properties(std::move(Properties)) {
  static const int AtExit = std::atexit(closeScheduling);
  (void)AtExit;
}

Queue::~Queue() {
  if (!Thread.joinable())
    return;
  // The last reference may be that of a command which the thread has executed.
  if (Thread.get_id() == std::this_thread::get_id()) {
    *IsDeleted = true;
    Thread.detach();
    return;
  }
  {
    const SchedulingLock Guard(getScheduling().Lock);
    IsStopping = true;
    getScheduling().Changed.notify_all();
  }
  Thread.join();
}

/// Returns true if all \p Events are done. The caller holds the lock.
static bool areDone(ArrayRef<Ref<Event>> Events) {
  return all_of(Events, [](const Ref<Event> &E) { return E->isDone(); });
}

std::unique_ptr<Queue::Command> Queue::takeReady() {
  if (getScheduling().IsClosed)
    return nullptr;
  const auto Ready = find_if(Pending, [](const std::unique_ptr<Command> &C) {
    return areDone(C->Waits) && areDone(C->After);
  });
  if (Ready == Pending.end())
    return nullptr;
  std::unique_ptr<Command> C = std::move(*Ready);
  Pending.erase(Ready);
  ++getScheduling().NumRunning;
  return C;
}

void Queue::runThread() {
  IsQueueThread = true;
  Scheduling &S = getScheduling();
  const std::shared_ptr<bool> WasDeleted = IsDeleted;
  while (!*WasDeleted) {
    std::unique_ptr<Command> C;
    {
      SchedulingLock Guard(S.Lock);
      S.Changed.wait(Guard, [&] {
        C = takeReady();
        return C || IsStopping;
      });
    }
    if (!C)
      return;
    run(std::move(C));
  }
}

cl_int Queue::execute(Command &C) {
  for (const Ref<Event> &E : C.Waits)
    if (E->getStatus() < 0)
      return CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
  if (!C.Run)
    return CL_COMPLETE;
  const std::lock_guard<std::mutex> Guard(InContext->Execution);
  return C.Run();
}

void Queue::run(std::unique_ptr<Command> C) {
  Scheduling &S = getScheduling();
  C->Done->advance(CL_SUBMITTED);
  C->Done->advance(CL_RUNNING);
  cl_int Failed;
  {
    const SchedulingLock Guard(S.Lock);
    Failed = Failure;
  }
  const cl_int Status = Failed ? Failed : execute(*C);
  // The user may release the objects of the command as soon as it is done.
  C->Run = nullptr;
  if (Status == CL_OUT_OF_RESOURCES) {
    const SchedulingLock Guard(S.Lock);
    Failure = Status;
  }
  C->Done->advance(Status);
  const SchedulingLock Guard(S.Lock);
  --S.NumRunning;
  S.Changed.notify_all();
  erase(Unfinished, C->Done);
  if (LastBarrier == C->Done)
    LastBarrier = nullptr;
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

cl_int Queue::add(std::unique_ptr<Command> C, const Sync &S, bool IsBarrier) {
  const Ref<Event> Done = C->Done;
  if (S.Result)
    *S.Result = give<cl_event>(Done);
  {
    const SchedulingLock Guard(getScheduling().Lock);
    if (!isOutOfOrder() && !Unfinished.empty())
      C->After.push_back(Unfinished.back());
    if (LastBarrier)
      C->After.push_back(LastBarrier);
    if (IsBarrier)
      LastBarrier = Done;
    Unfinished.push_back(Done);
    Pending.push_back(std::move(C));
    if (!Thread.joinable())
      Thread = std::thread([this] { runThread(); });
    getScheduling().Changed.notify_all();
  }
  return S.IsBlocking ? Done->wait() : CL_SUCCESS;
}

cl_int Queue::enqueue(cl_command_type Type, Sync S, Work Run) {
  auto C = std::make_unique<Command>();
  C->Done = new Event(InContext, this, Type);
  C->Waits = std::move(S.Waits);
  C->Run = std::move(Run);
  return add(std::move(C), S, /*IsBarrier=*/false);
}

std::vector<Ref<Event>> Queue::getUnfinished() const {
  const SchedulingLock Guard(getScheduling().Lock);
  return Unfinished;
}

cl_int Queue::enqueueMarker(cl_command_type Type, Sync S, bool IsBarrier) {
  auto C = std::make_unique<Command>();
  C->Done = new Event(InContext, this, Type);
  if (S.Waits.empty())
    C->After = getUnfinished();
  C->Waits = std::move(S.Waits);
  return add(std::move(C), S, IsBarrier);
}

cl_int Queue::finish() {
  for (const Ref<Event> &E : getUnfinished())
    E->wait();
  const SchedulingLock Guard(getScheduling().Lock);
  return Failure;
}

cl_int ocl::readQueue(cl_command_queue Handle, cl_uint NumWaits,
                      const cl_event *Waits, cl_event *Result, Ref<Queue> &Q,
                      Queue::Sync &S) {
  Q = find(Handle);
  if (!Q)
    return CL_INVALID_COMMAND_QUEUE;
  S.Result = Result;
  return readWaitList(*Q->InContext, NumWaits, Waits, S.Waits);
}

//===----------------------------------------------------------------------===//
// API
//===----------------------------------------------------------------------===//

constexpr cl_command_queue_properties KnownFlags =
    CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE;

/// Creates a queue after its properties were read with the result \p Result.
static cl_command_queue create(cl_context Handle, cl_device_id On,
                               cl_command_queue_properties Flags,
                               std::vector<cl_queue_properties> Properties,
                               cl_int Result, cl_int *Status) {
  Context *C = find(Handle);
  Device *D = find(On);
  if (!C)
    Result = CL_INVALID_CONTEXT;
  else if (!D || !C->hasDevice(D))
    Result = CL_INVALID_DEVICE;
  else if (Result == CL_SUCCESS && (Flags & ~KnownFlags))
    Result = CL_INVALID_QUEUE_PROPERTIES;
  setStatus(Status, Result);
  if (Result != CL_SUCCESS)
    return nullptr;
  return give<cl_command_queue>(new Queue(C, *D, Flags, std::move(Properties)));
}

cl_command_queue ocl::createCommandQueue(cl_context Handle, cl_device_id On,
                                         cl_command_queue_properties Flags,
                                         cl_int *Status) {
  constexpr cl_command_queue_properties Valid =
      KnownFlags | CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT;
  return create(Handle, On, Flags, {},
                Flags & ~Valid ? CL_INVALID_VALUE : CL_SUCCESS, Status);
}

cl_command_queue
ocl::createCommandQueueWithProperties(cl_context Handle, cl_device_id On,
                                      const cl_queue_properties *Properties,
                                      cl_int *Status) {
  cl_command_queue_properties Flags = 0;
  std::vector<cl_queue_properties> Copy;
  cl_int Result = CL_SUCCESS;
  for (; Properties && *Properties; Properties += 2) {
    if (Properties[0] == CL_QUEUE_PROPERTIES)
      Flags = Properties[1];
    else
      Result = Properties[0] == CL_QUEUE_SIZE ? CL_INVALID_QUEUE_PROPERTIES
                                              : CL_INVALID_VALUE;
    Copy.insert(Copy.end(), {Properties[0], Properties[1]});
  }
  if (Properties)
    Copy.push_back(0);
  return create(Handle, On, Flags, std::move(Copy), Result, Status);
}

/// OpenCL 1.1 removed the function.
cl_int ocl::setCommandQueueProperty(cl_command_queue Handle,
                                    cl_command_queue_properties, cl_bool,
                                    cl_command_queue_properties *) {
  return find(Handle) ? CL_INVALID_OPERATION : CL_INVALID_COMMAND_QUEUE;
}

cl_int ocl::getCommandQueueInfo(cl_command_queue Handle,
                                cl_command_queue_info Param, size_t Size,
                                void *Value, size_t *SizeRet) {
  using Row = InfoRow<Queue>;
  static constexpr Row Rows[] = {
      {CL_QUEUE_CONTEXT,
       [](const Queue &Q, Answer &A) {
         return A.number(handleOf<cl_context>(Q.InContext.get()));
       }},
      {CL_QUEUE_DEVICE,
       [](const Queue &Q, Answer &A) {
         return A.number(handleOf<cl_device_id>(&Q.OnDevice));
       }},
      {CL_QUEUE_REFERENCE_COUNT,
       [](const Queue &Q, Answer &A) { return A.number(Q.countUserRefs()); }},
      {CL_QUEUE_PROPERTIES,
       [](const Queue &Q, Answer &A) { return A.number(Q.Flags); }},
      {CL_QUEUE_PROPERTIES_ARRAY,
       [](const Queue &Q, Answer &A) {
         return A.array<cl_queue_properties>(Q.Properties);
       }},
  };
  const Queue *Q = find(Handle);
  if (!Q)
    return CL_INVALID_COMMAND_QUEUE;
  return answer(Rows, *Q, Param, Answer(Size, Value, SizeRet));
}

cl_int ocl::flush(cl_command_queue Handle) {
  return find(Handle) ? CL_SUCCESS : CL_INVALID_COMMAND_QUEUE;
}

cl_int ocl::finish(cl_command_queue Handle) {
  const Ref<Queue> Q(find(Handle));
  return Q ? Q->finish() : CL_INVALID_COMMAND_QUEUE;
}

cl_int ocl::enqueueMarker(cl_command_queue Handle, cl_event *Result) {
  return Result ? enqueueMarkerWithWaitList(Handle, 0, nullptr, Result)
                : CL_INVALID_VALUE;
}

cl_int ocl::enqueueWaitForEvents(cl_command_queue Handle, cl_uint NumWaits,
                                 const cl_event *Waits) {
  if (!NumWaits || !Waits)
    return CL_INVALID_VALUE;
  const cl_int Status =
      enqueueBarrierWithWaitList(Handle, NumWaits, Waits, nullptr);
  return Status == CL_INVALID_EVENT_WAIT_LIST ? CL_INVALID_EVENT : Status;
}

cl_int ocl::enqueueBarrier(cl_command_queue Handle) {
  return enqueueBarrierWithWaitList(Handle, 0, nullptr, nullptr);
}

/// Adds a marker or a barrier.
static cl_int enqueueSync(cl_command_queue Handle, cl_uint NumWaits,
                          const cl_event *Waits, cl_event *Result,
                          cl_command_type Type) {
  Ref<Queue> Q;
  Queue::Sync S;
  if (cl_int E = readQueue(Handle, NumWaits, Waits, Result, Q, S))
    return E;
  return Q->enqueueMarker(Type, std::move(S), Type == CL_COMMAND_BARRIER);
}

cl_int ocl::enqueueMarkerWithWaitList(cl_command_queue Handle, cl_uint NumWaits,
                                      const cl_event *Waits, cl_event *Result) {
  return enqueueSync(Handle, NumWaits, Waits, Result, CL_COMMAND_MARKER);
}

cl_int ocl::enqueueBarrierWithWaitList(cl_command_queue Handle,
                                       cl_uint NumWaits, const cl_event *Waits,
                                       cl_event *Result) {
  return enqueueSync(Handle, NumWaits, Waits, Result, CL_COMMAND_BARRIER);
}

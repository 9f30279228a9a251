//===- Queue.h - Command queues ---------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Command queues, which execute commands on a thread of their own.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_QUEUE_H
#define CLRX_TOOLS_LIBCLRX_CL_QUEUE_H

#include "Event.h"
#include <deque>
#include <functional>
#include <thread>

namespace clrx::ocl {

class Queue : public CountedObject<Queue> {
public:
  static constexpr ObjectKind Kind = ObjectKind::Queue;
  Queue(Ref<Context> C, Device &D, cl_command_queue_properties Flags,
        std::vector<cl_queue_properties> Properties);
  ~Queue();

  const Ref<Context> InContext;
  Device &OnDevice;
  const cl_command_queue_properties Flags;
  /// The properties with the terminating 0; empty if the user passed none.
  const std::vector<cl_queue_properties> Properties;

  bool isProfiling() const { return Flags & CL_QUEUE_PROFILING_ENABLE; }
  bool isOutOfOrder() const {
    return Flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  }

  /// Executes a command. \returns its status: CL_COMPLETE or an error.
  using Work = std::function<cl_int()>;
  /// The events of a command.
  struct Sync {
    std::vector<Ref<Event>> Waits; ///< The user's wait list.
    cl_event *Result = nullptr;    ///< Receives the event; may be null.
    bool IsBlocking = false;
  };
  /// Adds a command. If it is blocking, waits for it and returns its error.
  cl_int enqueue(cl_command_type Type, Sync S, Work Run);
  /// Adds a command that waits for the events in \p S, or if there are none,
  /// for all earlier commands. Later commands wait for a barrier.
  cl_int enqueueMarker(cl_command_type Type, Sync S, bool IsBarrier);
  /// Waits for all commands. \returns the error of a failed queue.
  cl_int finish();

private:
  struct Command {
    Ref<Event> Done;
    std::vector<Ref<Event>> Waits; ///< Their errors are errors of the command.
    std::vector<Ref<Event>> After; ///< Only the order counts.
    Work Run;
  };

  cl_int add(std::unique_ptr<Command> C, const Sync &S, bool IsBarrier);
  /// \name Steps of the thread
  /// @{
  void runThread();
  /// Returns the next command that can run; null if none can.
  std::unique_ptr<Command> takeReady();
  void run(std::unique_ptr<Command> C);
  cl_int execute(Command &C);
  /// @}
  std::vector<Ref<Event>> getUnfinished() const;

  /// \name Guarded by Scheduling::Lock
  /// @{
  std::deque<std::unique_ptr<Command>> Pending;
  std::vector<Ref<Event>> Unfinished; ///< Those of Pending and the running one.
  Ref<Event> LastBarrier;             ///< Null when it is done.
  /// Error of a kernel that did not end, after which nothing runs.
  cl_int Failure = CL_SUCCESS;
  bool IsStopping = false;
  /// @}
  std::thread Thread; ///< Started by the first command.
  /// Tells the thread that it has deleted the queue.
  std::shared_ptr<bool> IsDeleted = std::make_shared<bool>(false);
};

/// Checks the queue \p Handle and a wait list. \returns an error if one is
/// invalid.
cl_int readQueue(cl_command_queue Handle, cl_uint NumWaits,
                 const cl_event *Waits, cl_event *Result, Ref<Queue> &Q,
                 Queue::Sync &S);

/// \name API
/// @{
cl_command_queue createCommandQueue(cl_context Handle, cl_device_id On,
                                    cl_command_queue_properties Flags,
                                    cl_int *Status);
cl_command_queue
createCommandQueueWithProperties(cl_context Handle, cl_device_id On,
                                 const cl_queue_properties *Properties,
                                 cl_int *Status);
cl_int setCommandQueueProperty(cl_command_queue Handle,
                               cl_command_queue_properties Flags, cl_bool On,
                               cl_command_queue_properties *Old);
cl_int getCommandQueueInfo(cl_command_queue Handle, cl_command_queue_info Param,
                           size_t Size, void *Value, size_t *SizeRet);
cl_int flush(cl_command_queue Handle);
cl_int finish(cl_command_queue Handle);
cl_int enqueueMarker(cl_command_queue Handle, cl_event *Result);
cl_int enqueueWaitForEvents(cl_command_queue Handle, cl_uint NumWaits,
                            const cl_event *Waits);
cl_int enqueueBarrier(cl_command_queue Handle);
cl_int enqueueMarkerWithWaitList(cl_command_queue Handle, cl_uint NumWaits,
                                 const cl_event *Waits, cl_event *Result);
cl_int enqueueBarrierWithWaitList(cl_command_queue Handle, cl_uint NumWaits,
                                  const cl_event *Waits, cl_event *Result);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_QUEUE_H

//===- events.cpp - Events of commands ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host program of events.test.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include <atomic>

static cl_int getStatus(cl_event E) {
  cl_int Status;
  CHECK(clGetEventInfo(E, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(Status),
                       &Status, nullptr));
  return Status;
}

/// In an out-of-order queue, a command passes one that waits.
static void testOutOfOrder() {
  Host H(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  cl_mem A = H.makeBuffer(4);
  const int One = 1, Two = 2;
  cl_event User = clCreateUserEvent(H.Context, &H.Status), First, Second;
  CHECK(
      clEnqueueWriteBuffer(H.Queue, A, CL_FALSE, 0, 4, &One, 1, &User, &First));
  CHECK(clEnqueueWriteBuffer(H.Queue, A, CL_FALSE, 0, 4, &Two, 0, nullptr,
                             &Second));
  CHECK(clWaitForEvents(1, &Second));
  EXPECT(getStatus(First), CL_QUEUED);
  EXPECT(H.read<int>(A, 1)[0], 2);
  CHECK(clSetUserEventStatus(User, CL_COMPLETE));
  CHECK(clWaitForEvents(1, &First));
  EXPECT(H.read<int>(A, 1)[0], 1);
  EXPECT(clSetUserEventStatus(User, CL_COMPLETE), CL_INVALID_OPERATION);
  for (cl_event E : {User, First, Second})
    CHECK(clReleaseEvent(E));
  CHECK(clReleaseMemObject(A));
}

/// Commands after a barrier wait for it; a marker waits for earlier commands.
static void testBarrier() {
  Host H(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  cl_mem A = H.makeBuffer(4);
  const int One = 1, Two = 2;
  cl_event User = clCreateUserEvent(H.Context, &H.Status), Last, Marker;
  CHECK(clEnqueueWriteBuffer(H.Queue, A, CL_FALSE, 0, 4, &One, 1, &User,
                             nullptr));
  CHECK(clEnqueueMarkerWithWaitList(H.Queue, 0, nullptr, &Marker));
  CHECK(clEnqueueBarrierWithWaitList(H.Queue, 0, nullptr, nullptr));
  CHECK(clEnqueueWriteBuffer(H.Queue, A, CL_FALSE, 0, 4, &Two, 0, nullptr,
                             &Last));
  EXPECT(getStatus(Marker), CL_QUEUED);
  EXPECT(getStatus(Last), CL_QUEUED);
  CHECK(clSetUserEventStatus(User, CL_COMPLETE));
  CHECK(clFinish(H.Queue));
  EXPECT(getStatus(Marker), CL_COMPLETE);
  EXPECT(H.read<int>(A, 1)[0], 2);
  for (cl_event E : {User, Last, Marker})
    CHECK(clReleaseEvent(E));
  CHECK(clReleaseMemObject(A));
}

/// An error spreads through wait lists, but not through the order of a queue.
static void testErrors() {
  Host H;
  cl_mem A = H.makeBuffer(4);
  const int One = 1;
  cl_event User = clCreateUserEvent(H.Context, &H.Status), Failed, Next;
  CHECK(clEnqueueWriteBuffer(H.Queue, A, CL_FALSE, 0, 4, &One, 1, &User,
                             &Failed));
  CHECK(clEnqueueWriteBuffer(H.Queue, A, CL_FALSE, 0, 4, &One, 0, nullptr,
                             &Next));
  CHECK(clSetUserEventStatus(User, -1000));
  EXPECT(clWaitForEvents(1, &Failed),
         CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
  EXPECT(getStatus(User), -1000);
  EXPECT(getStatus(Failed), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
  CHECK(clWaitForEvents(1, &Next));
  EXPECT(H.read<int>(A, 1)[0], 1);
  EXPECT(clEnqueueWriteBuffer(H.Queue, A, CL_TRUE, 0, 4, &One, 1, &Failed,
                              nullptr),
         CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
  // Invalid wait lists
  EXPECT(clEnqueueMarkerWithWaitList(H.Queue, 1, nullptr, nullptr),
         CL_INVALID_EVENT_WAIT_LIST);
  EXPECT(clEnqueueMarkerWithWaitList(H.Queue, 0, &Next, nullptr),
         CL_INVALID_EVENT_WAIT_LIST);
  EXPECT(clWaitForEvents(0, nullptr), CL_INVALID_VALUE);
  Host Other;
  EXPECT(clEnqueueMarkerWithWaitList(Other.Queue, 1, &Next, nullptr),
         CL_INVALID_CONTEXT);
  for (cl_event E : {User, Failed, Next})
    CHECK(clReleaseEvent(E));
  CHECK(clReleaseMemObject(A));
}

static std::atomic<int> Statuses[4];
static void CL_CALLBACK note(cl_event, cl_int Status, void *) {
  ++Statuses[Status];
}

static void testCallbacks() {
  Host H;
  cl_event User = clCreateUserEvent(H.Context, &H.Status), Marker;
  CHECK(clEnqueueMarkerWithWaitList(H.Queue, 1, &User, &Marker));
  for (cl_int S : {CL_COMPLETE, CL_RUNNING, CL_SUBMITTED})
    CHECK(clSetEventCallback(Marker, S, note, nullptr));
  EXPECT(clSetEventCallback(Marker, CL_QUEUED, note, nullptr),
         CL_INVALID_VALUE);
  EXPECT(Statuses[CL_COMPLETE], 0);
  CHECK(clSetUserEventStatus(User, CL_COMPLETE));
  CHECK(clFinish(H.Queue));
  while (!Statuses[CL_COMPLETE])
    ;
  EXPECT(Statuses[CL_RUNNING], 1);
  EXPECT(Statuses[CL_SUBMITTED], 1);
  // A callback that comes late is called at once.
  CHECK(clSetEventCallback(Marker, CL_COMPLETE, note, nullptr));
  EXPECT(Statuses[CL_COMPLETE], 2);
  CHECK(clReleaseEvent(User));
  CHECK(clReleaseEvent(Marker));
}

static cl_ulong getTime(cl_event E, cl_profiling_info Param) {
  cl_ulong Time;
  CHECK(clGetEventProfilingInfo(E, Param, sizeof(Time), &Time, nullptr));
  return Time;
}

static void testProfiling() {
  Host H(CL_QUEUE_PROFILING_ENABLE), Plain;
  cl_event E;
  cl_ulong Time;
  CHECK(clEnqueueMarkerWithWaitList(H.Queue, 0, nullptr, &E));
  CHECK(clWaitForEvents(1, &E));
  const cl_ulong Queued = getTime(E, CL_PROFILING_COMMAND_QUEUED);
  const cl_ulong Submitted = getTime(E, CL_PROFILING_COMMAND_SUBMIT);
  const cl_ulong Started = getTime(E, CL_PROFILING_COMMAND_START);
  const cl_ulong Ended = getTime(E, CL_PROFILING_COMMAND_END);
  EXPECT(Queued <= Submitted && Submitted <= Started && Started <= Ended, true);
  EXPECT(Queued > 0, true);
  CHECK(clReleaseEvent(E));
  CHECK(clEnqueueMarkerWithWaitList(Plain.Queue, 0, nullptr, &E));
  CHECK(clWaitForEvents(1, &E));
  EXPECT(
      clGetEventProfilingInfo(E, CL_PROFILING_COMMAND_END, 8, &Time, nullptr),
      CL_PROFILING_INFO_NOT_AVAILABLE);
  CHECK(clReleaseEvent(E));
}

/// Commands keep a queue that the user has released.
static void testReleasedQueue() {
  Host H;
  cl_command_queue Q = clCreateCommandQueue(H.Context, H.Device, 0, &H.Status);
  cl_event User = clCreateUserEvent(H.Context, &H.Status), Marker;
  CHECK(clEnqueueMarkerWithWaitList(Q, 1, &User, &Marker));
  CHECK(clReleaseCommandQueue(Q));
  CHECK(clSetUserEventStatus(User, CL_COMPLETE));
  CHECK(clWaitForEvents(1, &Marker));
  CHECK(clReleaseEvent(Marker));
  CHECK(clReleaseEvent(User));
}

int main() {
  testOutOfOrder();
  testBarrier();
  testErrors();
  testCallbacks();
  testProfiling();
  testReleasedQueue();
}

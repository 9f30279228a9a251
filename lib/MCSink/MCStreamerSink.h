//===- MCStreamerSink.h - Objects into any MCStreamer -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replays a finished object into an MCStreamer: sections, labels, instructions,
// data, and the expressions that become relocations. The streamer may print
// assembly, write an object file or do nothing.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_MCSINK_MCSTREAMERSINK_H
#define CLRX_LIB_MCSINK_MCSTREAMERSINK_H

#include "clrx/CodeObject/Object.h"
#include "clrx/Targets/TargetId.h"

namespace llvm {
class MCStreamer;
}

namespace clrx {

/// An instruction in a section.
struct InstRange {
  uint64_t Offset; ///< Offset from the beginning of the section in bytes.
  uint32_t Size;   ///< Size in bytes.
  bool Wave32;     ///< True if the wavefront has 32 lanes.
};

/// The instructions of an object. Everything else in its sections is data.
struct ObjectCode {
  TargetId Target;
  /// The instructions of each section, by increasing offset. The outer index is
  /// that of codeobject::Object::Sections.
  std::vector<std::vector<InstRange>> Insts;
};

/// Passes \p Target, and \p CodeObjectVersion if it is given, to the target
/// streamer of \p Out, as LLVM's own assembly parser does. Does nothing without
/// a target streamer. Call this before anything is emitted into a streamer of
/// LLVM's AMDGPU target. \returns an error if LLVM reports one.
llvm::Error startStreaming(llvm::MCStreamer &Out, const TargetId &Target,
                           std::optional<unsigned> CodeObjectVersion);

/// Emits \p O into \p Out. An instruction of \p Code is emitted as an MCInst if
/// LLVM encodes it to the same words, and as data otherwise. Without \p Code,
/// everything is data. ABIVersion, Flags and the members for writeLoadable are
/// not used. Afterwards, the last section of \p O is the current one.
/// \returns an error, having emitted nothing, if \p O cannot be expressed: a
/// symbol has no name or is already defined in the context of \p Out, a
/// relocation lies outside of its section or refers to a file symbol, or
/// sections link to each other in a cycle. Also returns an error if LLVM does
/// not support the processor of \p Code.
llvm::Error streamObject(const codeobject::Object &O, llvm::MCStreamer &Out,
                         const ObjectCode *Code = nullptr);

/// Writes \p O to \p OS as an ET_REL file, with LLVM's ELF streamer for AMDGPU.
/// \returns an error, having written nothing, if streamObject returns one, if
/// LLVM's writer reports one, or if an alignment or the sum of the sections
/// exceeds the limits of ElfImage.
llvm::Error writeRelocatable(const codeobject::Object &O,
                             llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_MCSINK_MCSTREAMERSINK_H

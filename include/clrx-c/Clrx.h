//===- Clrx.h - The C interface of clrx-mc --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The assembler as a shared library, libclrx, for programs in any language:
//
//   clrx_assembler *assembler = clrx_assembler_create();
//   const char *error =
//       clrx_assembler_set_option(assembler, "format", "gallium");
//   clrx_result *result = clrx_assemble(assembler, "k.clrx", text, size);
//   if (clrx_result_succeeded(result))
//     use(clrx_result_data(result, &output_size));
//   clrx_result_destroy(result);
//   clrx_assembler_destroy(assembler);
//
// Rules for all functions:
// - Strings are UTF-8 and end with a NUL. The result of a getter belongs to the
//   object that was passed to the getter, and is valid until that object is
//   destroyed.
// - Programs only read structures, through pointers from the library. Later
//   versions may add functions, and members at the end of structures. Changes
//   that break programs change the number in the library's name.
// - Indices start at 0. Invalid indices give a null pointer.
// - Assemblers share no state, so each thread may use its own. Results are
//   independent of their assembler, and all threads may read them.
// - A launch uses its program, and a run uses its launch, so destroy them in
//   the reverse order of their creation.
// - The library ends the process if it runs out of memory.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_C_CLRX_H
#define CLRX_C_CLRX_H

#include <stddef.h>
#include <stdint.h>

#ifndef CLRX_C_API
#if defined(__GNUC__)
#define CLRX_C_API __attribute__((visibility("default")))
#else
#define CLRX_C_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the version of clrx-mc, such as "1.0.0".
CLRX_C_API const char *clrx_version(void);

/*===-- The assembler ----------------------------------------------------===*/

/// An assembler with its options and callbacks, and its cached encodings.
typedef struct clrx_assembler clrx_assembler;

/// Creates an assembler with default options.
CLRX_C_API clrx_assembler *clrx_assembler_create(void);
/// Destroys \p assembler, which may be null.
CLRX_C_API void clrx_assembler_destroy(clrx_assembler *assembler);

/// Sets an option of clrx-mc's command line by its name without dashes, such as
/// "mcpu", "format", "driver-version", "I", "D", "W". All functions use the
/// options that `clrx-mc --help` lists under TARGET and LANGUAGE, and "W",
/// "no-warn", "fatal-warnings", "ferror-limit" and "verify-encodings". The
/// comment on a function names the other options that it uses; options that a
/// function does not use have no effect on it. \p value is null for options
/// without a value. If an option is set twice, the last value is used; values
/// of "D", "I", "W", "MT" and "MQ" accumulate. \returns null, or an error
/// message that is valid until the next call with \p assembler. After an error,
/// the options are unchanged.
CLRX_C_API const char *clrx_assembler_set_option(clrx_assembler *assembler,
                                                 const char *name,
                                                 const char *value);
/// Resets all options.
CLRX_C_API void clrx_assembler_clear_options(clrx_assembler *assembler);

/// Returns the contents of a file of .include or .incbin. \p path is first the
/// name in the source, then that name in each directory of the option "I".
/// \returns a pointer to the first byte, and sets \p size to the number of
/// bytes; returns null if there is no such file. The bytes must stay valid
/// until clrx_assemble returns.
typedef const char *(*clrx_include_callback)(void *user_data, const char *path,
                                             size_t *size);
/// Reads all included files through \p callback. A null \p callback restores
/// the file system.
CLRX_C_API void clrx_assembler_set_include_callback(
    clrx_assembler *assembler, clrx_include_callback callback, void *user_data);

/// A diagnostic; see below.
typedef struct clrx_diagnostic clrx_diagnostic;

/// Receives each diagnostic when it is complete, in the thread that assembles.
/// \p diagnostic is valid during the call.
typedef void (*clrx_diagnostic_callback)(void *user_data,
                                         const clrx_diagnostic *diagnostic);
/// Sends diagnostics to \p callback. A null \p callback sends them to the
/// result again.
CLRX_C_API void
clrx_assembler_set_diagnostic_callback(clrx_assembler *assembler,
                                       clrx_diagnostic_callback callback,
                                       void *user_data);

/// Parts of a result that describe the code of a source, as bits of a mask.
typedef enum clrx_detail {
  CLRX_DETAIL_KERNELS = 1, ///< clrx_result_kernel.
  CLRX_DETAIL_SYMBOLS = 2, ///< clrx_result_symbol.
  CLRX_DETAIL_LINES = 4    ///< clrx_result_line.
} clrx_detail;

/// Selects what the results of later calls tell about the code. \p details is a
/// sum of clrx_detail. The default is all of them. Programs that need only the
/// data save time with 0.
CLRX_C_API void clrx_assembler_set_details(clrx_assembler *assembler,
                                           unsigned details);

/*===-- Assembling -------------------------------------------------------===*/

/// The result of a function: data, diagnostics, and what is known about the
/// code.
typedef struct clrx_result clrx_result;

/// Assembles the \p size bytes at \p text, which are not needed after the call.
/// \p name is the file name in diagnostics. \returns a result, also after
/// errors. The caller must pass it to clrx_result_destroy.
CLRX_C_API clrx_result *clrx_assemble(clrx_assembler *assembler,
                                      const char *name, const char *text,
                                      size_t size);
/// Destroys \p result, which may be null.
CLRX_C_API void clrx_result_destroy(clrx_result *result);

/// Returns a listing in LLVM's assembly language; with the option
/// "show-encoding", with the bytes of instructions. With the option "listing",
/// returns the lines of the source with their words.
CLRX_C_API clrx_result *clrx_list(clrx_assembler *assembler, const char *name,
                                  const char *text, size_t size);
/// Returns the binary as an array in a C header. The option "c-name" names the
/// array; by default, its name is derived from \p name.
CLRX_C_API clrx_result *clrx_make_c_header(clrx_assembler *assembler,
                                           const char *name, const char *text,
                                           size_t size);
/// Returns the line map as JSON. It has the data of clrx_result_line, and the
/// macro calls and includes around each line.
CLRX_C_API clrx_result *clrx_make_line_map(clrx_assembler *assembler,
                                           const char *name, const char *text,
                                           size_t size);
/// Returns a rule for make that lists the files that were read. It uses the
/// options "MT", "MQ" and "MP".
CLRX_C_API clrx_result *clrx_make_dependencies(clrx_assembler *assembler,
                                               const char *name,
                                               const char *text, size_t size);
/// Returns the source with the edits that its diagnostics suggest, also if it
/// has errors; with the option "fix" and the value "diff", the changes as a
/// diff. Edits of included files are only in the diagnostics.
CLRX_C_API clrx_result *clrx_fix(clrx_assembler *assembler, const char *name,
                                 const char *text, size_t size);
/// Returns the source with aligned operands and uniform blanks, without
/// assembling it.
CLRX_C_API clrx_result *clrx_format_source(clrx_assembler *assembler,
                                           const char *name, const char *text,
                                           size_t size);

/*===-- Sources and binaries ---------------------------------------------===*/

/* The data are a binary of any container or, with the option "format" and the
   value "rawcode", plain code. clrx_check and clrx_report accept sources,
   too. */

/// Returns a source that assembles to the same bytes. It uses the options
/// "exact", "show-offsets" and "show-encoding". Bytes may also be a text such
/// as "0x00,0x00,0x81,0xbf"; with the option "dialect" and the value "llvm",
/// their instructions are printed in LLVM's syntax.
CLRX_C_API clrx_result *clrx_disassemble(clrx_assembler *assembler,
                                         const char *name, const void *data,
                                         size_t size);
/// Succeeds if the exact source of the binary assembles to the same bytes. The
/// text says so; otherwise, an error describes the first difference.
CLRX_C_API clrx_result *clrx_verify(clrx_assembler *assembler, const char *name,
                                    const void *data, size_t size);
/// Looks for mistakes in the code of a source or binary. The result has
/// diagnostics and no data. It succeeds if none of them is an error.
CLRX_C_API clrx_result *clrx_check(clrx_assembler *assembler, const char *name,
                                   const void *data, size_t size);
/// Reports on the kernels of a source or binary. The option "report" selects
/// the form: "text", which is the default, "json" or "html". The option "cfg"
/// with the value "dot" selects graphs of the control flow. The option "kernel"
/// selects a kernel.
CLRX_C_API clrx_result *clrx_report(clrx_assembler *assembler, const char *name,
                                    const void *data, size_t size);
/// Returns a part of a binary. The option "extract" selects "elf" or "code",
/// which is the default, and "kernel" a kernel.
CLRX_C_API clrx_result *clrx_extract(clrx_assembler *assembler,
                                     const char *name, const void *data,
                                     size_t size);

/*===-- Explanations -----------------------------------------------------===*/

/* These functions return texts from the tables of the assembler. If a name is
   unknown, the result has an error, with a suggestion where possible. */

/// Explains an instruction. \p name may have `*` for any text, and may be
/// "index" or the name of an instruction format.
CLRX_C_API clrx_result *clrx_explain_instruction(const char *name);
/// Explains the pseudo-op \p name, which starts with a dot, or those of a
/// container or of the language. Lists all names if \p name is null.
CLRX_C_API clrx_result *clrx_explain_pseudo_ops(const char *name);
/// Explains the rules of diagnostics.
CLRX_C_API clrx_result *clrx_explain_rules(void);
/// Explains the warnings about code and their groups.
CLRX_C_API clrx_result *clrx_explain_checks(void);
/// Lists containers, devices and architectures.
CLRX_C_API clrx_result *clrx_explain_targets(void);
/// Lists the devices as `clrx-mc -mcpu=help` does.
CLRX_C_API clrx_result *clrx_explain_devices(void);

/*===-- Results ----------------------------------------------------------===*/

/// Returns 1 if there was no error, otherwise 0. Without success, there is no
/// data.
CLRX_C_API int clrx_result_succeeded(const clrx_result *result);
/// Returns the binary, raw code or text, and its size in bytes. A NUL follows
/// the data.
CLRX_C_API const void *clrx_result_data(const clrx_result *result,
                                        size_t *size);
/// Returns the output of .print and similar pseudo-ops; may be empty.
CLRX_C_API const char *clrx_result_printed(const clrx_result *result);

/// Severity of a diagnostic.
typedef enum clrx_severity {
  CLRX_ERROR = 0,
  CLRX_WARNING = 1,
  CLRX_NOTE = 2,
  CLRX_REMARK = 3
} clrx_severity;

/// A replacement in one line of a file.
typedef struct clrx_edit {
  const char *file;
  uint64_t line;           ///< From 1.
  uint64_t column;         ///< From 1, in bytes.
  uint64_t length;         ///< Number of bytes to remove; 0 to insert.
  const char *replacement; ///< May contain newlines.
} clrx_edit;

/// A diagnostic. Notes have the same type.
struct clrx_diagnostic {
  clrx_severity severity;
  const char *file; ///< Empty if there is no position.
  uint64_t line;    ///< From 1; 0 if there is no position.
  uint64_t column;  ///< From 1, in bytes of source_line.
  uint64_t length;  ///< Number of bytes from column that are concerned.
  const char *message;
  const char *source_line; ///< May be empty.
  const char *text;        ///< Complete text with notes, as clrx-mc prints it.
  /// The fix, related positions, and macro calls and includes that lead to the
  /// line.
  const clrx_diagnostic *const *notes;
  size_t num_notes;
  /// Name of the kind of diagnostic, which never changes (docs/rules.md); empty
  /// for notes.
  const char *rule;
  const clrx_edit *fix; ///< The edit that a note suggests; may be null.
};

/// Return the diagnostics of \p result.
CLRX_C_API size_t clrx_result_num_diagnostics(const clrx_result *result);
CLRX_C_API const clrx_diagnostic *
clrx_result_diagnostic(const clrx_result *result, size_t index);

/// An argument of a kernel.
typedef struct clrx_argument {
  const char *name; ///< May be empty.
  const char *type; ///< Type as the container's syntax spells it.
  uint64_t offset;  ///< Byte offset in the kernarg memory.
  uint64_t size;    ///< Size in bytes in the kernarg memory.
} clrx_argument;

/// A kernel.
typedef struct clrx_kernel {
  const char *name;
  const char *file; ///< File of its declaration; may be empty.
  uint64_t line;    ///< From 1; 0 if there is no position.
  uint32_t wavefront_size;
  uint64_t code_size; ///< Size in bytes of the code that it can reach.
  uint64_t num_instructions;
  /// 0 if the source has no configuration for the kernel. Then all following
  /// members are 0.
  int has_resources;
  uint32_t num_sgprs;     ///< Count for the hardware, with VCC etc.
  uint32_t num_vgprs;     ///< Count for the hardware.
  uint64_t lds_size;      ///< Bytes per work-group.
  uint64_t scratch_size;  ///< Bytes per work-item.
  uint64_t kernarg_size;  ///< Size of the kernarg memory in bytes.
  uint32_t group_size[3]; ///< Required work-group size; 0 if any is allowed.
  uint32_t waves;         ///< Wavefronts that fit on a SIMD; 0 if unknown.
  const clrx_argument *const *arguments;
  size_t num_arguments;
} clrx_kernel;

/// Return the kernels of the source in the order of their declaration. Raw code
/// has none.
CLRX_C_API size_t clrx_result_num_kernels(const clrx_result *result);
CLRX_C_API const clrx_kernel *clrx_result_kernel(const clrx_result *result,
                                                 size_t index);

/// Return the files of .include and .incbin in the order of reading, without
/// duplicates.
CLRX_C_API size_t clrx_result_num_files(const clrx_result *result);
CLRX_C_API const char *clrx_result_file(const clrx_result *result,
                                        size_t index);

/// A symbol.
typedef struct clrx_symbol {
  const char *name;
  const char *section; ///< Null if the value is a number.
  uint64_t value;      ///< Offset in the section, or the number.
} clrx_symbol;

/// Return the symbols of the global scope in the order of their first
/// occurrence.
CLRX_C_API size_t clrx_result_num_symbols(const clrx_result *result);
CLRX_C_API const clrx_symbol *clrx_result_symbol(const clrx_result *result,
                                                 size_t index);

/// The source position of a piece of output.
typedef struct clrx_line {
  const char *section;
  uint64_t offset;  ///< Byte offset of the instruction or data in the section.
  uint64_t size;    ///< Size in bytes.
  const char *file; ///< Empty if there is no position.
  uint64_t line;    ///< From 1; in a macro, the line of its body.
  uint32_t column;  ///< From 1.
  int is_data;      ///< 0 for an instruction.
} clrx_line;

/// Return the source position of each instruction and piece of data, in source
/// order.
CLRX_C_API size_t clrx_result_num_lines(const clrx_result *result);
CLRX_C_API const clrx_line *clrx_result_line(const clrx_result *result,
                                             size_t index);

/// An instruction that the assembler has inserted ("auto-waits", .waits auto).
typedef struct clrx_insertion {
  const char *file; ///< File of the statement next to it.
  uint64_t line;    ///< From 1; in a macro, the line of its body.
  uint32_t column;  ///< From 1.
  int is_after;     ///< 0 if the statement follows the instruction.
  const char *statement;
} clrx_insertion;

/// Return the inserted instructions in source order.
CLRX_C_API size_t clrx_result_num_insertions(const clrx_result *result);
CLRX_C_API const clrx_insertion *
clrx_result_insertion(const clrx_result *result, size_t index);

/// The result of the register allocation for connected code.
typedef struct clrx_allocation {
  const char *const *kernels; ///< Names of the kernels that use the code.
  size_t num_kernels;
  uint32_t sgprs_used;   ///< Highest SGPR of a variable plus 1.
  uint32_t sgprs_alive;  ///< Maximum number of live SGPRs.
  uint32_t sgprs_needed; ///< Lower bound of sgprs_used.
  uint32_t vgprs_used;
  uint32_t vgprs_alive;
  uint32_t vgprs_needed;
} clrx_allocation;

/// Return the results of the register allocation ("allocate-registers",
/// .regalloc).
CLRX_C_API size_t clrx_result_num_allocations(const clrx_result *result);
CLRX_C_API const clrx_allocation *
clrx_result_allocation(const clrx_result *result, size_t index);

/// A count.
typedef struct clrx_statistic {
  const char *name; ///< Such as "instructions".
  uint64_t value;   ///< At least 1; others are left out.
} clrx_statistic;

/// Return counts of the encoder, of all sources of the assembler so far.
CLRX_C_API size_t clrx_result_num_statistics(const clrx_result *result);
CLRX_C_API const clrx_statistic *
clrx_result_statistic(const clrx_result *result, size_t index);

/*===-- Programs ---------------------------------------------------------===*/

/// Code that can be executed without a GPU.
typedef struct clrx_program clrx_program;

/// Reads code: a source, which is assembled, or a binary of any container. The
/// options of \p assembler apply to both. \p name is the name in messages, and
/// \p data need not live longer than the call. \returns a program even after an
/// error.
CLRX_C_API clrx_program *clrx_program_create(clrx_assembler *assembler,
                                             const char *name, const void *data,
                                             size_t size);
/// Destroys \p program, which may be null.
CLRX_C_API void clrx_program_destroy(clrx_program *program);

/// Returns null, or the reason why the code cannot be executed. If the source
/// has errors, they are diagnostics.
CLRX_C_API const char *clrx_program_error(const clrx_program *program);
/// Returns the number of diagnostics about the source.
CLRX_C_API size_t clrx_program_num_diagnostics(const clrx_program *program);
CLRX_C_API const clrx_diagnostic *
clrx_program_diagnostic(const clrx_program *program, size_t index);

/// Kind of argument that a caller passes to a kernel.
typedef enum clrx_parameter_kind {
  CLRX_VALUE = 0,
  CLRX_BUFFER = 1, ///< A pointer to global or constant memory.
  CLRX_LOCAL = 2,  ///< A pointer to local memory.
  CLRX_OTHER = 3   ///< An image, sampler and so on, which cannot be passed.
} clrx_parameter_kind;

/// An argument that a caller passes. Arguments that the driver adds do not
/// count.
typedef struct clrx_parameter {
  const char *name; ///< May be empty.
  const char *type; ///< Type as the container spells it; may be empty.
  clrx_parameter_kind kind;
  uint64_t size; ///< Size of a value in bytes.
} clrx_parameter;

/// The way to call a kernel.
typedef struct clrx_signature {
  const char *name;
  uint32_t group_size[3]; ///< Required work-group size; 0 if any is allowed.
  const clrx_parameter *const *parameters;
  size_t num_parameters;
} clrx_signature;

/// Returns the number of kernels. Raw code has none.
CLRX_C_API size_t clrx_program_num_signatures(const clrx_program *program);
CLRX_C_API const clrx_signature *
clrx_program_signature(const clrx_program *program, size_t index);

/// Executes the launches of a launch file, which is JSON
/// (docs/testing-kernels.md), and compares their results. \p name is its path.
/// \returns a result that succeeds if all results are as expected. The options
/// of \p assembler win over those of the file.
CLRX_C_API clrx_result *clrx_test_kernels(clrx_assembler *assembler,
                                          const char *name, const char *text,
                                          size_t size);

/*===-- Launches ---------------------------------------------------------===*/

/// A launch of a kernel, or a start of raw code.
typedef struct clrx_launch clrx_launch;

/// Creates a launch without arguments. \returns null if \p program has an
/// error.
CLRX_C_API clrx_launch *clrx_launch_create(const clrx_program *program);
/// Destroys \p launch, which may be null.
CLRX_C_API void clrx_launch_destroy(clrx_launch *launch);

/// Sets an option of clrx-run's command line by its name without dashes:
/// "kernel", "global-size", "local-size", "global-offset", "check", "no-check",
/// "max-insts", "seed", "schedules", "code", and for raw code "sgpr", "vgpr",
/// "buffer", "resource", "lds" and "mode". The values of "sgpr", "vgpr",
/// "buffer", "resource" and "code" accumulate.
///
/// The following options make runs slower. "trace" records executed
/// instructions; "trace-group", "trace-wave", "trace-range" and
/// "trace-register" select them. "break" and "watch" report instructions at a
/// place and changes of values. "stats" counts instructions and bytes;
/// "stats-lines" counts instructions by line, which needs a source.
///
/// \returns null, or an error message that is valid until the next call with \p
/// launch. After an error, the options are unchanged.
CLRX_C_API const char *clrx_launch_set_option(clrx_launch *launch,
                                              const char *name,
                                              const char *value);
/// Lets the runs of \p launch have statistics, as the option "stats" does.
CLRX_C_API void clrx_launch_count_instructions(clrx_launch *launch);

/// Adds the next argument: a value with the \p size bytes at \p data.
CLRX_C_API void clrx_launch_add_value(clrx_launch *launch, const void *data,
                                      size_t size);
/// Adds the next argument: a buffer of \p size bytes with the contents \p data,
/// which are copied. If \p data is null, the contents are undefined.
CLRX_C_API void clrx_launch_add_buffer(clrx_launch *launch, const void *data,
                                       size_t size);
/// Adds the next argument: the buffer of the earlier argument \p index.
CLRX_C_API void clrx_launch_add_same(clrx_launch *launch, size_t index);
/// Adds the next argument: \p size bytes of local memory.
CLRX_C_API void clrx_launch_add_local(clrx_launch *launch, size_t size);
/// Adds the next argument: a null pointer.
CLRX_C_API void clrx_launch_add_null(clrx_launch *launch);

/*===-- Runs -------------------------------------------------------------===*/

/// The results of a launch.
typedef struct clrx_run clrx_run;

/// Executes \p launch. Each run starts with the contents that were added.
CLRX_C_API clrx_run *clrx_launch_run(const clrx_launch *launch);
/// Destroys \p run, which may be null.
CLRX_C_API void clrx_run_destroy(clrx_run *run);

/// Returns null, or the reason why the launch did not start, or ended without a
/// finding.
CLRX_C_API const char *clrx_run_error(const clrx_run *run);
/// Returns nonzero if the launch ran to its end, and no finding is an error.
CLRX_C_API int clrx_run_succeeded(const clrx_run *run);

/// Returns the contents of a buffer after the run, and sets \p size. \p index
/// is the number of the argument; for raw code, the number of the buffer.
/// \returns null if it has no buffer.
CLRX_C_API const void *clrx_run_buffer(const clrx_run *run, size_t index,
                                       size_t *size);
/// Returns a mask of the undefined bits of the same buffer.
CLRX_C_API const void *clrx_run_undefined_bits(const clrx_run *run,
                                               size_t index, size_t *size);

/// A mistake that showed while the kernel ran.
typedef struct clrx_finding {
  /// Severity, message, source line and notes; the file is empty if only a
  /// binary is known.
  const clrx_diagnostic *diagnostic;
  const char *group;  ///< Such as "bounds" (docs/rules.md).
  const char *place;  ///< Place in a binary, such as ".text+0x10"; or empty.
  const char *kernel; ///< Empty for raw code.
  uint32_t work_group[3]; ///< The work-group of the first occurrence.
  uint32_t wavefront;     ///< Number in the work-group.
  int32_t lane;           ///< -1 for instructions without lanes.
  uint64_t count;         ///< Number of occurrences at this place.
} clrx_finding;

CLRX_C_API size_t clrx_run_num_findings(const clrx_run *run);
CLRX_C_API const clrx_finding *clrx_run_finding(const clrx_run *run,
                                                size_t index);

/// Return the counts, if the option "stats" is set.
CLRX_C_API size_t clrx_run_num_statistics(const clrx_run *run);
CLRX_C_API const clrx_statistic *clrx_run_statistic(const clrx_run *run,
                                                    size_t index);

/// An executed instruction.
typedef struct clrx_trace_entry {
  uint32_t work_group[3];
  uint32_t wavefront;  ///< Number in the work-group.
  const char *code;    ///< Buffer that has the code; empty for the kernel.
  uint64_t offset;     ///< Byte offset in the code.
  const char *file;    ///< Empty if only a binary is known.
  uint64_t line;       ///< From 1; 0 if only a binary is known.
  uint64_t exec;       ///< EXEC before the instruction.
  const char *text;    ///< The instruction.
  const char *written; ///< Registers and memory with their new values.
} clrx_trace_entry;

/// Return the instructions that the options "trace" and so on select, in the
/// order of execution.
CLRX_C_API size_t clrx_run_num_trace_entries(const clrx_run *run);
CLRX_C_API const clrx_trace_entry *clrx_run_trace_entry(const clrx_run *run,
                                                        size_t index);

/// Returns the text of the reports of "break" and "watch"; may be empty.
CLRX_C_API const char *clrx_run_reports(const clrx_run *run);

/// The counts of a line of the source.
typedef struct clrx_line_count {
  const char *file;
  uint64_t line; ///< From 1.
  /// Number of times that wavefronts execute the line. A macro call has the
  /// number of its body.
  uint64_t executions;
  uint64_t instructions; ///< Executed instructions of the line itself.
} clrx_line_count;

/// Return the counts of all lines with instructions, in the order of files and
/// lines, if the option "stats-lines" is set.
CLRX_C_API size_t clrx_run_num_line_counts(const clrx_run *run);
CLRX_C_API const clrx_line_count *clrx_run_line_count(const clrx_run *run,
                                                      size_t index);
/// Returns the page of `clrx-run -profile` as HTML; null unless the option
/// "stats-lines" is set, and the program was created with the option "report"
/// and the value "html".
CLRX_C_API const char *clrx_run_profile(const clrx_run *run);

/// Returns the LDS of the first work-group at its end, and sets \p size.
/// \returns null if there is none.
CLRX_C_API const void *clrx_run_lds(const clrx_run *run, size_t *size);
/// Returns a mask of the undefined bits of the same memory.
CLRX_C_API const void *clrx_run_undefined_lds_bits(const clrx_run *run,
                                                   size_t *size);

/// Registers of the first wavefront of the first work-group at its end.
typedef struct clrx_registers {
  const uint32_t *values;    ///< For each VGPR, the values of all lanes.
  const uint32_t *undefined; ///< Masks of undefined bits, in the same order.
  size_t count;
} clrx_registers;

/// Returns the values of "s5", "s[4:7]", "v3", "vcc", "exec", "m0", "scc" and
/// so on; null if there is no such register.
CLRX_C_API const clrx_registers *clrx_run_registers(clrx_run *run,
                                                    const char *name);

#ifdef __cplusplus
}
#endif

#endif /* CLRX_C_CLRX_H */

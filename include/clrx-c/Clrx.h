//===- Clrx.h - The C interface of clrx-mc --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The assembler for programs in any language, in the shared library libclrx:
//
//   clrx_assembler *assembler = clrx_assembler_create();
//   const char *error = clrx_assembler_set_option(assembler, "format",
//   "gallium"); clrx_result *result = clrx_assemble(assembler, "k.clrx", text,
//   size); if (clrx_result_succeeded(result))
//     use(clrx_result_data(result, &output_size));
//   clrx_result_destroy(result);
//   clrx_assembler_destroy(assembler);
//
// What holds throughout:
// - Strings are UTF-8 and end with a NUL. What a getter returns belongs to the
//   object that it was asked of and is valid until that is destroyed.
// - Structures are only read, through pointers that the library hands out:
// later
//   versions may add members at their ends. Functions are only added. What
//   would break a program changes the number in the library's name.
// - Indices are from 0 to below the count; others give a null pointer.
// - Nothing is shared between assemblers: threads may use one each at a time.
//   Results are independent of their assembler and may be read by all threads.
// - A process that runs out of memory ends.
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

/// The version of clrx-mc, such as "0.2.0".
CLRX_C_API const char *clrx_version(void);

/*===-- The assembler
 * ------------------------------------------------------===*/

/// Options and callbacks, and what has been learnt about encodings.
typedef struct clrx_assembler clrx_assembler;

CLRX_C_API clrx_assembler *clrx_assembler_create(void);
/// \p assembler may be null.
CLRX_C_API void clrx_assembler_destroy(clrx_assembler *assembler);

/// Sets an option of clrx-mc's command line by its name without dashes, such as
/// "mcpu", "format", "driver-version", "I", "D": those that `clrx-mc --help`
/// lists under TARGET and LANGUAGE, and "no-warn" and "fatal-warnings".
/// \p value is null for options without one. Given twice, the last one counts;
/// "D" and "I" add up.
/// \returns null, or what is wrong with it, valid until the next call with
/// \p assembler; then nothing has changed.
CLRX_C_API const char *clrx_assembler_set_option(clrx_assembler *assembler,
                                                 const char *name,
                                                 const char *value);
/// Forgets all options.
CLRX_C_API void clrx_assembler_clear_options(clrx_assembler *assembler);

/// Asked for the content of a file of .include or .incbin; \p path is the name
/// in the source, then each directory of option "I" with that.
/// \returns its first byte, with its size in \p size, or null if there is no
/// such file. The bytes must stay there until clrx_assemble returns.
typedef const char *(*clrx_include_callback)(void *user_data, const char *path,
                                             size_t *size);
/// Files come from \p callback alone; null: from the file system, again.
CLRX_C_API void clrx_assembler_set_include_callback(
    clrx_assembler *assembler, clrx_include_callback callback, void *user_data);

typedef struct clrx_diagnostic clrx_diagnostic;

/// Called for each diagnostic when it is complete, in the thread that
/// assembles.
/// \p diagnostic is valid during the call.
typedef void (*clrx_diagnostic_callback)(void *user_data,
                                         const clrx_diagnostic *diagnostic);
/// Diagnostics go to \p callback; null: to the result, again.
CLRX_C_API void
clrx_assembler_set_diagnostic_callback(clrx_assembler *assembler,
                                       clrx_diagnostic_callback callback,
                                       void *user_data);

/*===-- Assembling
 * ---------------------------------------------------------===*/

typedef struct clrx_result clrx_result;

/// Assembles the \p size bytes at \p text, which are not needed afterwards.
/// \p name is the file name of diagnostics.
/// \returns what is to be given to clrx_result_destroy, also after errors.
CLRX_C_API clrx_result *clrx_assemble(clrx_assembler *assembler,
                                      const char *name, const char *text,
                                      size_t size);
/// \p result may be null.
CLRX_C_API void clrx_result_destroy(clrx_result *result);

/*===-- Results
 * ------------------------------------------------------------===*/

/// 1, or 0 if there was an error; then there is no data.
CLRX_C_API int clrx_result_succeeded(const clrx_result *result);
/// The binary, or the raw code, and its size in bytes.
CLRX_C_API const void *clrx_result_data(const clrx_result *result,
                                        size_t *size);
/// What the source wrote with .print and its relatives; perhaps empty.
CLRX_C_API const char *clrx_result_printed(const clrx_result *result);

typedef enum clrx_severity {
  CLRX_ERROR = 0,
  CLRX_WARNING = 1,
  CLRX_NOTE = 2,
  CLRX_REMARK = 3
} clrx_severity;

struct clrx_diagnostic {
  clrx_severity severity;
  const char *file; ///< Empty: no place.
  uint64_t line;    ///< From 1; 0: no place.
  uint64_t column;  ///< From 1, in bytes of source_line.
  uint64_t length;  ///< Bytes from column that are meant.
  const char *message;
  const char *source_line; ///< May be empty.
  const char *text;        ///< All of it, as clrx-mc prints it, with its notes.
  /// The fix, earlier places, and where macros and includes were entered.
  const clrx_diagnostic *const *notes;
  size_t num_notes;
};

CLRX_C_API size_t clrx_result_num_diagnostics(const clrx_result *result);
CLRX_C_API const clrx_diagnostic *
clrx_result_diagnostic(const clrx_result *result, size_t index);

typedef struct clrx_argument {
  const char *name; ///< May be empty.
  const char *type; ///< In the words of the container.
  uint64_t offset;  ///< In bytes, in the memory that passes arguments.
  uint64_t size;    ///< In bytes, there.
} clrx_argument;

typedef struct clrx_kernel {
  const char *name;
  const char *file; ///< Where it was declared; may be empty.
  uint64_t line;    ///< From 1; 0: no place.
  uint32_t wavefront_size;
  uint64_t code_size; ///< Of the code that it can reach, in bytes.
  uint64_t num_instructions;
  /// 0: the source has no configuration of it, and what follows is 0.
  int has_resources;
  uint32_t num_sgprs; ///< As the hardware is told, VCC and the like included.
  uint32_t num_vgprs; ///< As the hardware is told.
  uint64_t lds_size;  ///< In bytes, for a work-group.
  uint64_t scratch_size;  ///< In bytes, for a work-item.
  uint64_t kernarg_size;  ///< Of the memory that passes arguments, in bytes.
  uint32_t group_size[3]; ///< Work-items that it must be launched with; 0: any.
  uint32_t waves;         ///< That a SIMD has room for; 0: not known.
  const clrx_argument *const *arguments;
  size_t num_arguments;
} clrx_kernel;

/// The kernels of the source, in the order of their declaration; raw code has
/// none.
CLRX_C_API size_t clrx_result_num_kernels(const clrx_result *result);
CLRX_C_API const clrx_kernel *clrx_result_kernel(const clrx_result *result,
                                                 size_t index);

/// The files of .include and .incbin, each once, in order of reading.
CLRX_C_API size_t clrx_result_num_files(const clrx_result *result);
CLRX_C_API const char *clrx_result_file(const clrx_result *result,
                                        size_t index);

typedef struct clrx_symbol {
  const char *name;
  const char *section; ///< Null: the value is a number.
  uint64_t value;      ///< Offset in the section, or the number.
} clrx_symbol;

/// The symbols of the global scope, in the order of their first mention.
CLRX_C_API size_t clrx_result_num_symbols(const clrx_result *result);
CLRX_C_API const clrx_symbol *clrx_result_symbol(const clrx_result *result,
                                                 size_t index);

typedef struct clrx_line {
  const char *section;
  uint64_t offset;  ///< Of the instruction or data in the section, in bytes.
  uint64_t size;    ///< In bytes.
  const char *file; ///< Null: no place.
  uint64_t line;    ///< From 1; in a macro, that of its body.
  uint32_t column;  ///< From 1.
  int is_data;      ///< 0: it is an instruction.
} clrx_line;

/// Where each instruction and piece of data is from, in the order of the
/// source.
CLRX_C_API size_t clrx_result_num_lines(const clrx_result *result);
CLRX_C_API const clrx_line *clrx_result_line(const clrx_result *result,
                                             size_t index);

#ifdef __cplusplus
}
#endif

#endif /* CLRX_C_CLRX_H */

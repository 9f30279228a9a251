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

/// Returns the version of clrx-mc, such as "0.2.0".
CLRX_C_API const char *clrx_version(void);

/*===-- The assembler
 * ------------------------------------------------------===*/

/// An assembler with its options and callbacks, and its cached encodings.
typedef struct clrx_assembler clrx_assembler;

/// Creates an assembler with default options.
CLRX_C_API clrx_assembler *clrx_assembler_create(void);
/// Destroys \p assembler, which may be null.
CLRX_C_API void clrx_assembler_destroy(clrx_assembler *assembler);

/// Sets an option of clrx-mc's command line by its name without dashes, such as
/// "mcpu", "format", "driver-version", "I", "D". The available options are
/// those that `clrx-mc --help` lists under TARGET and LANGUAGE, "no-warn" and
/// "fatal-warnings". \p value is null for options without a value. If an option
/// is set twice, the last value is used; values of "D" and "I" accumulate.
/// \returns null, or an error message that is valid until the next call with
/// \p assembler. After an error, the options are unchanged.
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

/*===-- Assembling
 * ---------------------------------------------------------===*/

/// The result of an assembly.
typedef struct clrx_result clrx_result;

/// Assembles the \p size bytes at \p text, which are not needed after the call.
/// \p name is the file name in diagnostics. \returns a result, also after
/// errors. The caller must pass it to clrx_result_destroy.
CLRX_C_API clrx_result *clrx_assemble(clrx_assembler *assembler,
                                      const char *name, const char *text,
                                      size_t size);
/// Destroys \p result, which may be null.
CLRX_C_API void clrx_result_destroy(clrx_result *result);

/*===-- Results
 * ------------------------------------------------------------===*/

/// Returns 1 if there was no error, otherwise 0. Without success, there is no
/// data.
CLRX_C_API int clrx_result_succeeded(const clrx_result *result);
/// Returns the binary or raw code, and its size in bytes.
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

#ifdef __cplusplus
}
#endif

#endif /* CLRX_C_CLRX_H */

//===- check-c-api.c - Calls and errors of the C interface ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls each function, and provokes each error.
//
//===----------------------------------------------------------------------===//

#include <clrx-c/Clrx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%d: %s\n", __LINE__, #condition);                       \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

static int is_same(const char *a, const char *b) {
  return a && b && strcmp(a, b) == 0;
}

static clrx_result *assemble(clrx_assembler *assembler, const char *text) {
  return clrx_assemble(assembler, "k.clrx", text, strlen(text));
}

static const char source[] = "value = 3\n"
                             ".text\n"
                             "start:\n"
                             "s_nop value\n"
                             "s_endpgm\n"
                             ".print \"hello\"\n";

static void check_options(clrx_assembler *a) {
  CHECK(!clrx_assembler_set_option(a, "format", "amdcl2"));
  CHECK(!clrx_assembler_set_option(a, "format", "rawcode"));
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  CHECK(!clrx_assembler_set_option(a, "m64", NULL));
  CHECK(!clrx_assembler_set_option(a, "D", "other=4"));
  CHECK(!clrx_assembler_set_option(a, "defsym", "third=0x10"));
  CHECK(is_same(clrx_assembler_set_option(a, "mcpu", "tanga"),
                "unknown device 'tanga'; did you mean 'tonga'?"));
  CHECK(is_same(clrx_assembler_set_option(a, "mcpo", "tonga"),
                "unknown option 'mcpo'; did you mean 'mcpu'?"));
  CHECK(is_same(clrx_assembler_set_option(a, "mcpu", NULL),
                "option 'mcpu' needs a value"));
  CHECK(is_same(clrx_assembler_set_option(a, "m64", "1"),
                "option 'm64' takes no value"));
  CHECK(is_same(clrx_assembler_set_option(a, "D", "1=2"),
                "invalid symbol name '1'"));
  /* The library does not have the options that only the program has. */
  CHECK(clrx_assembler_set_option(a, "o", "file"));
  CHECK(clrx_assembler_set_option(a, "help", NULL));
  CHECK(clrx_assembler_set_option(a, "", ""));
}

static const clrx_symbol *find_symbol(const clrx_result *r, const char *name) {
  for (size_t i = 0; i < clrx_result_num_symbols(r); ++i)
    if (is_same(clrx_result_symbol(r, i)->name, name))
      return clrx_result_symbol(r, i);
  return NULL;
}

static void check_result(clrx_assembler *a) {
  static const unsigned char wanted[] = {3, 0, 0x80, 0xbf, 0, 0, 0x81, 0xbf};
  clrx_result *r = assemble(a, source);
  CHECK(clrx_result_succeeded(r));
  size_t size = 0;
  const void *data = clrx_result_data(r, &size);
  CHECK(size == sizeof(wanted) && memcmp(data, wanted, size) == 0);
  CHECK(is_same(clrx_result_printed(r), "hello\n"));
  CHECK(clrx_result_num_diagnostics(r) == 0 && !clrx_result_diagnostic(r, 0));
  CHECK(clrx_result_num_files(r) == 0 && !clrx_result_file(r, 0));

  const clrx_symbol *s = find_symbol(r, "value");
  CHECK(s && !s->section && s->value == 3);
  s = find_symbol(r, "third");
  CHECK(s && !s->section && s->value == 16);
  s = find_symbol(r, "start");
  CHECK(s && is_same(s->section, ".text") && s->value == 0);
  CHECK(!clrx_result_symbol(r, clrx_result_num_symbols(r)));

  CHECK(clrx_result_num_lines(r) == 2 && !clrx_result_line(r, 2));
  const clrx_line *l = clrx_result_line(r, 1);
  CHECK(is_same(l->section, ".text") && l->offset == 4 && l->size == 4);
  CHECK(is_same(l->file, "k.clrx") && l->line == 5 && l->column == 1);
  clrx_result_destroy(r);
}

static void check_insertions(void) {
  static const char source[] = "start:\n"
                               "  s_load_dword s4, s[0:1], 0\n"
                               "  s_mov_b32 s5, s4\n"
                               "  buffer_load_dword v0, v1, s[8:11], 0 offen\n"
                               "loop:\n"
                               "  v_add_f32 v2, v0, v2\n"
                               "  s_cbranch_scc1 loop\n"
                               "  s_endpgm\n";
  clrx_assembler *a = clrx_assembler_create();
  CHECK(!clrx_assembler_set_option(a, "format", "rawcode"));
  CHECK(!clrx_assembler_set_option(a, "mcpu", "gfx900"));
  clrx_result *r = assemble(a, source);
  CHECK(clrx_result_num_insertions(r) == 0 && !clrx_result_insertion(r, 0));
  clrx_result_destroy(r);

  CHECK(!clrx_assembler_set_option(a, "auto-waits", NULL));
  CHECK(clrx_assembler_set_option(a, "print-waits", NULL));
  r = assemble(a, source);
  CHECK(clrx_result_num_diagnostics(r) == 0);
  CHECK(clrx_result_num_insertions(r) == 2 && !clrx_result_insertion(r, 2));
  const clrx_insertion *i = clrx_result_insertion(r, 0);
  CHECK(is_same(i->file, "k.clrx") && i->line == 3 && i->column == 3);
  CHECK(!i->is_after && is_same(i->statement, "s_waitcnt lgkmcnt(0)"));
  i = clrx_result_insertion(r, 1);
  CHECK(i->line == 4 && i->is_after &&
        is_same(i->statement, "s_waitcnt vmcnt(0)"));
  clrx_result_destroy(r);
  clrx_assembler_destroy(a);
}

static void check_diagnostics(clrx_assembler *a) {
  clrx_result *r = assemble(a, "s_nop 0\n  s_nopp 0\n");
  CHECK(!clrx_result_succeeded(r));
  size_t size = 1;
  clrx_result_data(r, &size);
  CHECK(size == 0);
  CHECK(clrx_result_num_diagnostics(r) == 1);
  const clrx_diagnostic *d = clrx_result_diagnostic(r, 0);
  CHECK(d->severity == CLRX_ERROR && is_same(d->file, "k.clrx"));
  CHECK(d->line == 2 && d->column == 3 && d->length == 6);
  CHECK(strstr(d->message, "s_nopp") && is_same(d->source_line, "  s_nopp 0"));
  CHECK(strncmp(d->text, "k.clrx:2:3: error: ", 19) == 0);
  CHECK(d->num_notes == 1 && d->notes[0]->severity == CLRX_NOTE);
  CHECK(strstr(d->text, d->notes[0]->message));
  CHECK(is_same(d->rule, "unknown-instruction") && !d->fix);
  const clrx_edit *e = d->notes[0]->fix;
  CHECK(is_same(d->notes[0]->rule, "") && e && is_same(e->file, "k.clrx"));
  CHECK(e->line == 2 && e->column == 3 && e->length == 6);
  CHECK(is_same(e->replacement, "s_nop"));
  clrx_result_destroy(r);
}

static void count(void *user_data, const clrx_diagnostic *d) {
  CHECK(d->line == 1);
  ++*(int *)user_data;
}

static void check_diagnostic_callback(clrx_assembler *a) {
  int num = 0;
  clrx_assembler_set_diagnostic_callback(a, count, &num);
  clrx_result *r = assemble(a, "what\n");
  CHECK(num == 1 && clrx_result_num_diagnostics(r) == 0);
  clrx_result_destroy(r);
  clrx_assembler_set_diagnostic_callback(a, NULL, NULL);
}

static const char *open_file(void *user_data, const char *path, size_t *size) {
  if (!is_same(path, "dir/a.inc"))
    return NULL;
  ++*(int *)user_data;
  *size = 10;
  return "s_nop 1\n\n\n\nnot read";
}

static void check_includes(clrx_assembler *a) {
  int num = 0;
  CHECK(!clrx_assembler_set_option(a, "I", "dir"));
  clrx_assembler_set_include_callback(a, open_file, &num);
  clrx_result *r = assemble(a, ".include \"a.inc\"\ns_endpgm\n");
  CHECK(clrx_result_succeeded(r) && num > 0);
  CHECK(clrx_result_num_files(r) == 1);
  CHECK(is_same(clrx_result_file(r, 0), "dir/a.inc"));
  CHECK(is_same(clrx_result_line(r, 0)->file, "dir/a.inc"));
  clrx_result_destroy(r);
  r = assemble(a, ".incbin \"b.bin\"\n");
  CHECK(!clrx_result_succeeded(r));
  clrx_result_destroy(r);
  clrx_assembler_set_include_callback(a, NULL, NULL);
}

static void check_clearing(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  clrx_result *r = assemble(a, ".rawcode\n.if other\n.endif\ns_endpgm\n");
  CHECK(!clrx_result_succeeded(r));
  clrx_result_destroy(r);
}

static const char kernel_source[] = ".amdcl2\n"
                                    ".kernel first\n"
                                    ".config\n"
                                    ".dims x\n"
                                    ".cws 64, 2, 1\n"
                                    ".sgprsnum 20\n"
                                    ".vgprsnum 7\n"
                                    ".localsize 512\n"
                                    ".setupargs\n"
                                    ".arg out, uint*, global\n"
                                    ".arg n, uint\n"
                                    ".text\n"
                                    "s_nop 0\n"
                                    "s_endpgm\n"
                                    ".kernel second\n"
                                    ".config\n"
                                    ".text\n"
                                    "v_mov_b32 v3, 0\n"
                                    "s_endpgm\n";

static void check_kernels(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  clrx_result *r = assemble(a, kernel_source);
  CHECK(clrx_result_succeeded(r));
  CHECK(clrx_result_num_kernels(r) == 2 && !clrx_result_kernel(r, 2));
  const clrx_kernel *k = clrx_result_kernel(r, 0);
  CHECK(is_same(k->name, "first") && is_same(k->file, "k.clrx"));
  CHECK(k->line == 2 && k->code_size == 8 && k->num_instructions == 2);
  CHECK(k->wavefront_size == 64 && k->has_resources);
  /* The count includes VCC, as clrxdisasm's reading of the header does. */
  CHECK(k->num_sgprs == 22 && k->num_vgprs == 7);
  /* A CU has four SIMDs. It runs at most 16 work-groups that have
     several wavefronts. */
  CHECK(k->waves == 16 * 2 / 4);
  CHECK(k->lds_size == 512 && k->scratch_size == 0 && k->kernarg_size == 32);
  CHECK(k->group_size[0] == 64 && k->group_size[1] == 2);
  CHECK(k->num_arguments >= 2);
  const clrx_argument *n = k->arguments[k->num_arguments - 1];
  CHECK(is_same(n->name, "n") && is_same(n->type, "uint") && n->size == 4);
  CHECK(n->offset == k->arguments[k->num_arguments - 2]->offset + 4);
  k = clrx_result_kernel(r, 1);
  CHECK(is_same(k->name, "second") && k->num_vgprs == 4);
  CHECK(k->group_size[0] == 0);
  clrx_result_destroy(r);
}

/* Returns true if the data of a result have a text, and a NUL follows them. */
static int has_text(const clrx_result *r, const char *text) {
  size_t size;
  const char *data = (const char *)clrx_result_data(r, &size);
  return clrx_result_succeeded(r) && strlen(data) == size &&
         strstr(data, text) != NULL;
}

/* Returns true if a result has only an error with a text, and destroys it. */
static int fails(clrx_result *r, const char *text) {
  size_t size = 1;
  clrx_result_data(r, &size);
  const int result =
      !clrx_result_succeeded(r) && size == 0 &&
      clrx_result_num_diagnostics(r) == 1 &&
      clrx_result_diagnostic(r, 0)->severity == CLRX_ERROR &&
      strstr(clrx_result_diagnostic(r, 0)->message, text) != NULL;
  clrx_result_destroy(r);
  return result;
}

typedef clrx_result *source_action(clrx_assembler *, const char *, const char *,
                                   size_t);
typedef clrx_result *binary_action(clrx_assembler *, const char *, const void *,
                                   size_t);

static int makes(source_action *action, clrx_assembler *a, const char *text,
                 const char *expected) {
  clrx_result *r = action(a, "k.clrx", text, strlen(text));
  const int result = has_text(r, expected);
  clrx_result_destroy(r);
  return result;
}

/* The functions that make other forms of the output of a source. */
static void check_sources(clrx_assembler *a) {
  static const char damaged[64] = "\177ELF\2\1\1";
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "format", "rawcode"));
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  CHECK(makes(clrx_list, a, source, "start:\n\ts_nop 0x3\n"));
  CHECK(!clrx_assembler_set_option(a, "show-encoding", NULL));
  CHECK(makes(clrx_list, a, source, "encoding: [0x03,0x00,0x80,0xbf]"));
  CHECK(!clrx_assembler_set_option(a, "listing", NULL));
  CHECK(makes(clrx_list, a, source, "# file k.clrx\n"));
  CHECK(makes(clrx_make_c_header, a, source, "unsigned char k[] = {\n"));
  CHECK(!clrx_assembler_set_option(a, "c-name", "code"));
  CHECK(makes(clrx_make_c_header, a, source, "unsigned char code[] = {\n"));
  CHECK(makes(clrx_make_line_map, a, source, "\"files\":[\"k.clrx\"]"));
  CHECK(makes(clrx_make_dependencies, a, source, "k.o: \\\n  k.clrx\n"));
  CHECK(makes(clrx_format_source, a, "s_nop 0  \n", "s_nop 0\n"));
  CHECK(makes(clrx_fix, a, "s_nopp 0\n", "s_nop 0\n"));
  CHECK(!clrx_assembler_set_option(a, "fix", "diff"));
  CHECK(makes(clrx_fix, a, "s_nopp 0\n", "-s_nopp 0\n+s_nop 0\n"));
  CHECK(fails(clrx_list(a, "a", "s_nopp 0\n", 9), "'s_nopp'"));
  CHECK(fails(clrx_format_source(a, "a", damaged, sizeof damaged),
              "not a source"));
  CHECK(fails(clrx_fix(a, "a", damaged, sizeof damaged), "not a source"));
}

/* Returns true if results have exactly the details that are selected. */
static int has_details(clrx_assembler *a, unsigned details) {
  clrx_assembler_set_details(a, details);
  clrx_result *r =
      assemble(a, ".gallium\n.kernel k\n.args\n.config\n.text\nk: s_endpgm\n");
  const int is_equal =
      (clrx_result_num_kernels(r) != 0) == !!(details & CLRX_DETAIL_KERNELS) &&
      (clrx_result_num_symbols(r) != 0) == !!(details & CLRX_DETAIL_SYMBOLS) &&
      (clrx_result_num_lines(r) != 0) == !!(details & CLRX_DETAIL_LINES);
  clrx_result_destroy(r);
  return is_equal;
}

static void check_details(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  for (unsigned details = 0; details != 8; ++details)
    CHECK(has_details(a, details));
}

static clrx_result *apply(binary_action *action, clrx_assembler *a,
                          clrx_result *binary) {
  size_t size;
  const void *data = clrx_result_data(binary, &size);
  return action(a, "k.bin", data, size);
}

/* The functions that read binaries, and those that read both. */
static void check_binaries(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  clrx_result *binary = assemble(a, kernel_source);
  clrx_result *r = apply(clrx_disassemble, a, binary);
  CHECK(has_text(r, ".kernel first\n"));
  clrx_result_destroy(r);
  r = apply(clrx_verify, a, binary);
  CHECK(has_text(r, "k.bin: identical\n"));
  clrx_result_destroy(r);
  r = apply(clrx_report, a, binary);
  CHECK(has_text(r, "kernel second"));
  clrx_result_destroy(r);
  CHECK(fails(apply(clrx_extract, a, binary), "there are 2 kernels"));
  CHECK(!clrx_assembler_set_option(a, "kernel", "first"));
  r = apply(clrx_extract, a, binary);
  size_t size;
  CHECK(memcmp(clrx_result_data(r, &size), "\0\0\x80\xbf\0\0\x81\xbf", 8) == 0);
  clrx_result_destroy(r);
  r = apply(clrx_check, a, binary);
  CHECK(clrx_result_succeeded(r) && clrx_result_num_diagnostics(r) == 0);
  clrx_result_destroy(r);
  clrx_result_destroy(binary);
  CHECK(fails(clrx_verify(a, "a", "text", 4), "'a': this is text"));

  CHECK(!clrx_assembler_set_option(a, "report", "json"));
  r = clrx_report(a, "k.clrx", kernel_source, strlen(kernel_source));
  CHECK(has_text(r, "\"first\"") && clrx_result_num_kernels(r) == 1);
  clrx_result_destroy(r);
}

static void count_warning(void *user_data, const clrx_diagnostic *d) {
  CHECK(d->severity == CLRX_WARNING);
  ++*(int *)user_data;
}

/* A missing wait is a warning in the result, or passed to the callback. */
static void check_warnings(clrx_assembler *a) {
  static const char source[] = "s_load_dword s0, s[0:1], 0x0\n"
                               "s_add_u32 s0, s0, s0\n"
                               "s_endpgm\n";
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "format", "rawcode"));
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  clrx_result *binary = assemble(a, source);
  clrx_result *r = apply(clrx_check, a, binary);
  CHECK(clrx_result_succeeded(r) && clrx_result_num_diagnostics(r) == 1);
  CHECK(is_same(clrx_result_diagnostic(r, 0)->rule, "waitcnt"));
  clrx_result_destroy(r);
  int num = 0;
  clrx_assembler_set_diagnostic_callback(a, count_warning, &num);
  r = apply(clrx_check, a, binary);
  CHECK(num == 1 && clrx_result_num_diagnostics(r) == 0);
  clrx_result_destroy(r);
  r = clrx_report(a, "k.clrx", source, strlen(source));
  CHECK(num == 2 && clrx_result_num_diagnostics(r) == 0);
  clrx_result_destroy(r);
  clrx_assembler_set_diagnostic_callback(a, NULL, NULL);
  CHECK(!clrx_assembler_set_option(a, "W", "error"));
  r = clrx_check(a, "k.clrx", source, strlen(source));
  CHECK(!clrx_result_succeeded(r) && clrx_result_num_diagnostics(r) == 1);
  CHECK(clrx_result_diagnostic(r, 0)->line == 2);
  clrx_result_destroy(r);
  clrx_result_destroy(binary);
}

/* Two variables that are alive together, in a kernel. */
static void check_numbers(void) {
  static const char source[] = ".amdcl2\n"
                               ".regvar a:v, b:v\n"
                               ".kernel k\n"
                               ".config\n"
                               ".dims x\n"
                               ".text\n"
                               "v_mov_b32 a, 1\n"
                               "v_mov_b32 b, 2\n"
                               "v_add_f32 a, a, b\n"
                               "s_endpgm\n";
  clrx_assembler *a = clrx_assembler_create();
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  clrx_result *r = assemble(a, "s_endpgm\n");
  CHECK(clrx_result_num_allocations(r) == 0 && !clrx_result_allocation(r, 0));
  clrx_result_destroy(r);
  clrx_assembler_destroy(a);

  a = clrx_assembler_create();
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  CHECK(!clrx_assembler_set_option(a, "allocate-registers", NULL));
  r = assemble(a, source);
  CHECK(clrx_result_num_allocations(r) == 1);
  const clrx_allocation *l = clrx_result_allocation(r, 0);
  CHECK(l->num_kernels == 1 && is_same(l->kernels[0], "k"));
  CHECK(l->vgprs_alive >= 2 && l->vgprs_used >= 2 && l->sgprs_used == 0);
  CHECK(is_same(clrx_result_statistic(r, 0)->name, "instructions encoded"));
  CHECK(clrx_result_statistic(r, 0)->value == 4);
  CHECK(!clrx_result_statistic(r, clrx_result_num_statistics(r)));
  clrx_result_destroy(r);
  clrx_assembler_destroy(a);
}

static int explains(clrx_result *r, const char *text) {
  const int result = has_text(r, text);
  clrx_result_destroy(r);
  return result;
}

static void check_explanations(void) {
  CHECK(explains(clrx_explain_instruction("s_nop"), "s_nop SIMM16"));
  CHECK(fails(clrx_explain_instruction("s_no"), "unknown instruction 's_no'"));
  CHECK(explains(clrx_explain_pseudo_ops(NULL), " .incbin "));
  CHECK(explains(clrx_explain_pseudo_ops(".include"), ".include \"FILE\""));
  CHECK(fails(clrx_explain_pseudo_ops("amdcl3"), "no pseudo-ops of 'amdcl3'"));
  CHECK(explains(clrx_explain_rules(), "| `waitcnt` |"));
  CHECK(explains(clrx_explain_checks(), "waitcnt"));
  CHECK(explains(clrx_explain_targets(), "Tonga"));
  CHECK(explains(clrx_explain_devices(), "\ntonga "));
}

/* add: data[i] += n, for the bytes of four work-items. */
static const char run_source[] = ".amdcl2\n"
                                 ".gpu Tonga\n"
                                 ".64bit\n"
                                 ".driver_version 191205\n"
                                 ".kernel add\n"
                                 ".config\n"
                                 ".dims x\n"
                                 ".useargs\n"
                                 ".setupargs\n"
                                 ".arg data, uint*, global\n"
                                 ".arg same, uint*, global\n"
                                 ".arg n, uint\n"
                                 ".arg room, uint*, local\n"
                                 ".text\n"
                                 "s_load_dwordx2 s[0:1], s[4:5], 0x30\n"
                                 "s_load_dword s2, s[4:5], 0x40\n"
                                 "v_lshlrev_b32 v0, 2, v0\n"
                                 "s_waitcnt lgkmcnt(0)\n"
                                 "v_mov_b32 v2, s1\n"
                                 "v_add_u32 v1, vcc, s0, v0\n"
                                 "v_addc_u32 v2, vcc, 0, v2, vcc\n"
                                 "flat_load_dword v3, v[1:2]\n"
                                 "s_waitcnt vmcnt(0) & lgkmcnt(0)\n"
                                 "v_add_u32 v3, vcc, s2, v3\n"
                                 "flat_store_dword v[1:2], v3\n"
                                 "s_endpgm\n";

static clrx_program *load(clrx_assembler *a, const char *text) {
  return clrx_program_create(a, "k.clrx", text, strlen(text));
}

static void check_programs(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  clrx_program *p = load(a, run_source);
  CHECK(!clrx_program_error(p) && clrx_program_num_diagnostics(p) == 0);
  CHECK(clrx_program_num_signatures(p) == 1 && !clrx_program_signature(p, 1));
  const clrx_signature *s = clrx_program_signature(p, 0);
  CHECK(is_same(s->name, "add") && s->num_parameters == 4);
  CHECK(s->group_size[0] == 0);
  CHECK(is_same(s->parameters[0]->name, "data"));
  CHECK(s->parameters[0]->kind == CLRX_BUFFER);
  CHECK(s->parameters[2]->kind == CLRX_VALUE && s->parameters[2]->size == 4);
  CHECK(is_same(s->parameters[2]->type, "uint"));
  CHECK(s->parameters[3]->kind == CLRX_LOCAL);
  clrx_program_destroy(p);

  p = load(a, "s_foo\n");
  CHECK(is_same(clrx_program_error(p), "the source has errors"));
  CHECK(clrx_program_num_diagnostics(p) == 1);
  CHECK(clrx_program_diagnostic(p, 0)->line == 1);
  CHECK(!clrx_program_diagnostic(p, 1) && !clrx_launch_create(p));
  clrx_program_destroy(p);

  const char damaged[64] = "\177ELF\2\1\1";
  p = clrx_program_create(a, "empty", damaged, sizeof damaged);
  CHECK(strstr(clrx_program_error(p), "'empty': ") != NULL);
  CHECK(clrx_program_num_signatures(p) == 0);
  clrx_program_destroy(p);
}

static void check_run(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  clrx_program *p = load(a, run_source);
  clrx_launch *l = clrx_launch_create(p);
  const uint32_t data[4] = {1, 2, 3, 4}, n = 10;
  size_t size;
  CHECK(!clrx_launch_set_option(l, "kernel", "add"));
  CHECK(!clrx_launch_set_option(l, "global-size", "4"));
  CHECK(!clrx_launch_set_option(l, "local-size", "4"));
  CHECK(is_same(clrx_launch_set_option(l, "global-size", "0"),
                "'-global-size=0': a size must not be 0"));
  CHECK(is_same(clrx_launch_set_option(l, "kernle", "add"),
                "unknown option 'kernle'; did you mean 'kernel'?"));
  CHECK(clrx_launch_set_option(l, "print", "0"));
  clrx_launch_add_buffer(l, data, sizeof data);
  clrx_launch_add_same(l, 0);

  /* Too few arguments. */
  clrx_run *r = clrx_launch_run(l);
  CHECK(strstr(clrx_run_error(r), "has 4 arguments, but 2 are given") != NULL);
  CHECK(!clrx_run_succeeded(r) && !clrx_run_buffer(r, 0, &size) && size == 0);
  CHECK(!clrx_run_registers(r, "s0"));
  clrx_run_destroy(r);

  clrx_launch_add_value(l, &n, sizeof n);
  clrx_launch_add_local(l, 16);
  r = clrx_launch_run(l);
  CHECK(!clrx_run_error(r) && clrx_run_succeeded(r));
  const uint32_t *result = (const uint32_t *)clrx_run_buffer(r, 0, &size);
  CHECK(size == sizeof data && result[0] == 11 && result[3] == 14);
  CHECK(clrx_run_buffer(r, 1, &size) == result);
  CHECK(!clrx_run_buffer(r, 2, &size) && !clrx_run_buffer(r, 99999, &size));
  const uint32_t *bits = (const uint32_t *)clrx_run_undefined_bits(r, 0, &size);
  CHECK(size == sizeof data && bits[0] == 0);
  CHECK(clrx_run_num_findings(r) == 0 && !clrx_run_finding(r, 0));
  CHECK(clrx_run_num_statistics(r) == 0 && !clrx_run_statistic(r, 0));
  const clrx_registers *registers = clrx_run_registers(r, "v3");
  CHECK(registers->count == 64 && registers->values[1] == 12);
  CHECK(registers->undefined[1] == 0 && registers->undefined[4] != 0);
  CHECK(clrx_run_registers(r, "s[0:1]")->count == 2);
  CHECK(clrx_run_registers(r, "scc")->count == 1);
  CHECK(!clrx_run_registers(r, "q0") && !clrx_run_registers(r, "v255"));
  clrx_run_destroy(r);

  /* The launch keeps its contents. */
  clrx_launch_count_instructions(l);
  r = clrx_launch_run(l);
  CHECK(((const uint32_t *)clrx_run_buffer(r, 0, &size))[0] == 11);
  CHECK(is_same(clrx_run_statistic(r, 0)->name, "instructions"));
  CHECK(clrx_run_statistic(r, 0)->value == 12);
  clrx_run_destroy(r);
  clrx_launch_destroy(l);
  clrx_program_destroy(p);
}

static void check_findings(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  clrx_program *p = load(a, run_source);
  clrx_launch *l = clrx_launch_create(p);
  const uint32_t n = 10;
  clrx_launch_add_buffer(l, NULL, 8);
  clrx_launch_add_null(l);
  clrx_launch_add_value(l, &n, sizeof n);
  clrx_launch_add_local(l, 16);
  clrx_run *r = clrx_launch_run(l);
  CHECK(!clrx_run_error(r) && !clrx_run_succeeded(r));
  size_t size;
  CHECK(((const uint8_t *)clrx_run_undefined_bits(r, 0, &size))[7] == 0xff);
  const clrx_finding *f = NULL;
  for (size_t i = 0; i < clrx_run_num_findings(r) && !f; ++i)
    if (is_same(clrx_run_finding(r, i)->group, "bounds"))
      f = clrx_run_finding(r, i);
  CHECK(f && f->diagnostic->severity == CLRX_ERROR);
  CHECK(is_same(f->diagnostic->rule, "run-bounds"));
  CHECK(is_same(f->diagnostic->file, "k.clrx") && f->diagnostic->line == 22);
  CHECK(is_same(f->kernel, "add") && is_same(f->place, ""));
  CHECK(f->lane == 2 && f->wavefront == 0 && f->work_group[0] == 0);
  CHECK(f->count == 1);
  clrx_run_destroy(r);

  /* Without the group, nobody sees the mistakes. */
  CHECK(!clrx_launch_set_option(l, "check", "none"));
  r = clrx_launch_run(l);
  CHECK(clrx_run_num_findings(r) == 0);
  clrx_run_destroy(r);
  clrx_launch_destroy(l);
  clrx_program_destroy(p);
}

static void check_raw_code(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "format", "rawcode"));
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  clrx_program *p = load(a, "s_add_u32 s0, s1, s2\ns_endpgm\n");
  CHECK(!clrx_program_error(p) && clrx_program_num_signatures(p) == 0);
  clrx_launch *l = clrx_launch_create(p);
  CHECK(!clrx_launch_set_option(l, "sgpr", "1:u32:3"));
  CHECK(!clrx_launch_set_option(l, "sgpr", "2:u32:4"));
  CHECK(!clrx_launch_set_option(l, "buffer", "6:u8:1,2"));
  clrx_run *r = clrx_launch_run(l);
  CHECK(clrx_run_succeeded(r));
  CHECK(clrx_run_registers(r, "s0")->values[0] == 7);
  size_t size;
  CHECK(clrx_run_buffer(r, 6, &size) && size == 2);
  clrx_run_destroy(r);
  clrx_launch_add_null(l);
  r = clrx_launch_run(l);
  CHECK(strstr(clrx_run_error(r), "raw code has no kernels") != NULL);
  clrx_run_destroy(r);
  clrx_launch_destroy(l);
  clrx_program_destroy(p);
}

/* The trace, the counts of lines, the reports and LDS of raw code. */
static void check_observers(clrx_assembler *a) {
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "format", "rawcode"));
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  static const char source[] = "s_add_u32 s0, s1, s2\n"
                               "s_nop 0\n"
                               "s_endpgm\n";
  clrx_program *p = load(a, source);
  clrx_launch *l = clrx_launch_create(p);
  CHECK(!clrx_launch_set_option(l, "sgpr", "1:u32:3,4"));
  CHECK(!clrx_launch_set_option(l, "lds", "4:u32:5"));
  clrx_run *r = clrx_launch_run(l);
  CHECK(clrx_run_num_trace_entries(r) == 0 && !clrx_run_trace_entry(r, 0));
  CHECK(clrx_run_num_line_counts(r) == 0 && !clrx_run_line_count(r, 0));
  CHECK(is_same(clrx_run_reports(r), "") && !clrx_run_profile(r));
  size_t size;
  const uint32_t *lds = (const uint32_t *)clrx_run_lds(r, &size);
  CHECK(size == 4 && *lds == 5);
  lds = (const uint32_t *)clrx_run_undefined_lds_bits(r, &size);
  CHECK(size == 4 && *lds == 0);
  clrx_run_destroy(r);

  CHECK(!clrx_launch_set_option(l, "trace", NULL));
  CHECK(!clrx_launch_set_option(l, "stats", NULL));
  CHECK(!clrx_launch_set_option(l, "stats-lines", NULL));
  CHECK(!clrx_launch_set_option(l, "break", "2"));
  r = clrx_launch_run(l);
  CHECK(clrx_run_num_trace_entries(r) == 3 && !clrx_run_trace_entry(r, 3));
  const clrx_trace_entry *e = clrx_run_trace_entry(r, 0);
  CHECK(is_same(e->text, "s_add_u32 s0, s1, s2") && e->offset == 0);
  CHECK(strncmp(e->written, "s0=0x7 ", 7) == 0 && is_same(e->code, ""));
  CHECK(is_same(e->file, "k.clrx") && e->line == 1 && e->wavefront == 0);
  CHECK(clrx_run_num_line_counts(r) == 3);
  const clrx_line_count *c = clrx_run_line_count(r, 2);
  CHECK(is_same(c->file, "k.clrx") && c->line == 3);
  CHECK(c->executions == 1 && c->instructions == 1);
  CHECK(strncmp(clrx_run_reports(r), "break 1 (2) at k.clrx:2:1\n", 26) == 0);
  CHECK(clrx_run_statistic(r, 0)->value == 3 && !clrx_run_profile(r));
  clrx_run_destroy(r);

  CHECK(
      strstr(clrx_launch_set_option(l, "trace-wave", "x"), "'-trace-wave=x'"));
  CHECK(clrx_launch_set_option(l, "interactive", NULL));
  CHECK(!clrx_launch_set_option(l, "trace-range", "nowhere"));
  r = clrx_launch_run(l);
  CHECK(is_same(clrx_run_error(r),
                "'-trace-range=nowhere': unknown label 'nowhere'"));
  clrx_run_destroy(r);
  clrx_launch_destroy(l);
  clrx_program_destroy(p);

  CHECK(!clrx_assembler_set_option(a, "report", "html"));
  p = load(a, source);
  l = clrx_launch_create(p);
  CHECK(!clrx_launch_set_option(l, "stats-lines", NULL));
  r = clrx_launch_run(l);
  CHECK(strstr(clrx_run_profile(r), "<!DOCTYPE html>") != NULL);
  clrx_run_destroy(r);
  clrx_launch_destroy(l);
  clrx_program_destroy(p);

  /* A binary has no lines. */
  clrx_result *code = assemble(a, source);
  const void *data = clrx_result_data(code, &size);
  p = clrx_program_create(a, "k.bin", data, size);
  l = clrx_launch_create(p);
  CHECK(!clrx_launch_set_option(l, "stats-lines", NULL));
  r = clrx_launch_run(l);
  CHECK(strstr(clrx_run_error(r), "a binary has no lines") != NULL);
  clrx_run_destroy(r);
  clrx_launch_destroy(l);
  clrx_program_destroy(p);
  clrx_result_destroy(code);
}

/* A file of the callback is the source of a launch file. */
static const char *find_source(void *user_data, const char *path,
                               size_t *size) {
  CHECK(is_same(path, "k.clrx"));
  *size = strlen((const char *)user_data);
  return (const char *)user_data;
}

static int tests(clrx_assembler *a, const char *value, const char *text) {
  char launches[200];
  snprintf(launches, sizeof launches,
           "{\"file\": \"k.clrx\", \"options\": {\"format\": \"rawcode\"},"
           " \"launches\": [{\"expect\":"
           " [{\"register\": \"s0\", \"equals\": \"u32:%s\"}]}]}",
           value);
  clrx_result *r = clrx_test_kernels(a, "k.json", launches, strlen(launches));
  size_t size;
  const char *data = (const char *)clrx_result_data(r, &size);
  const int result =
      clrx_result_succeeded(r)
          ? is_same(data, text)
          : strstr(clrx_result_diagnostic(r, 0)->message, text) != NULL;
  clrx_result_destroy(r);
  return result;
}

static void check_launch_files(clrx_assembler *a) {
  static char source[] = "s_mov_b32 s0, 7\ns_endpgm\n";
  clrx_assembler_clear_options(a);
  CHECK(!clrx_assembler_set_option(a, "mcpu", "tonga"));
  clrx_assembler_set_include_callback(a, find_source, source);
  CHECK(tests(a, "7", "k.json: launches: 1, comparisons: 1, failures: 0\n"));
  CHECK(tests(a, "8", "1 of 1 values of register 's0' is wrong"));
  CHECK(tests(a, "?", "'?' is not an integer"));
  clrx_assembler_set_include_callback(a, NULL, NULL);
  CHECK(tests(a, "7", "cannot read"));
}

int main(void) {
  CHECK(is_same(clrx_version(), VERSION));
  clrx_assembler *a = clrx_assembler_create();
  check_options(a);
  check_result(a);
  check_insertions();
  check_diagnostics(a);
  check_diagnostic_callback(a);
  check_includes(a);
  check_clearing(a);
  check_kernels(a);
  check_sources(a);
  check_details(a);
  check_binaries(a);
  check_warnings(a);
  check_explanations();
  check_numbers();
  check_programs(a);
  check_run(a);
  check_findings(a);
  check_raw_code(a);
  check_observers(a);
  check_launch_files(a);
  clrx_assembler_destroy(a);
  clrx_assembler_destroy(NULL);
  clrx_result_destroy(NULL);
  clrx_program_destroy(NULL);
  clrx_launch_destroy(NULL);
  clrx_run_destroy(NULL);
  return 0;
}

/* assemble.c - a program that assembles with libclrx
 *
 *   cc assemble.c $(pkg-config --cflags --libs clrx) -o assemble
 *   ./assemble mix.clrx mix.bin format=amdcl2 mcpu=tonga
 *
 * Writes the binary, and prints its kernels and symbols and the files that were
 * read.
 */

#include <clrx-c/Clrx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the content of a file and stores its size in *size. Returns NULL if
 * the file cannot be read. */
static char *read_file(const char *name, size_t *size) {
  FILE *file = fopen(name, "rb");
  if (!file)
    return NULL;
  size_t capacity = 4096;
  char *text = malloc(capacity);
  *size = 0;
  while (text) {
    *size += fread(text + *size, 1, capacity - *size, file);
    if (*size < capacity)
      break;
    capacity *= 2;
    char *grown = realloc(text, capacity);
    if (!grown)
      free(text);
    text = grown;
  }
  fclose(file);
  return text;
}

/* Sets an option given as NAME or NAME=VALUE. */
static int set_option(clrx_assembler *assembler, char *option) {
  char *value = strchr(option, '=');
  if (value)
    *value++ = '\0';
  const char *error = clrx_assembler_set_option(assembler, option, value);
  if (error)
    fprintf(stderr, "assemble: error: %s\n", error);
  return error != NULL;
}

static int write_file(const char *name, const void *data, size_t size) {
  FILE *file = fopen(name, "wb");
  if (!file)
    return 1;
  int failed = fwrite(data, 1, size, file) != size;
  return fclose(file) != 0 || failed;
}

static void print_kernel(const clrx_kernel *k) {
  printf("kernel %s", k->name);
  if (k->has_resources)
    printf(": %u SGPRs, %u VGPRs, %llu bytes of LDS, %llu bytes of scratch, "
           "%u waves",
           k->num_sgprs, k->num_vgprs, (unsigned long long)k->lds_size,
           (unsigned long long)k->scratch_size, k->waves);
  printf("\n");
  for (size_t i = 0; i < k->num_arguments; ++i) {
    const clrx_argument *a = k->arguments[i];
    printf("  %llu: %s %s, %llu bytes\n", (unsigned long long)a->offset,
           a->type, a->name, (unsigned long long)a->size);
  }
}

static void print_result(const clrx_result *result) {
  for (size_t i = 0; i < clrx_result_num_kernels(result); ++i)
    print_kernel(clrx_result_kernel(result, i));
  for (size_t i = 0; i < clrx_result_num_symbols(result); ++i) {
    const clrx_symbol *s = clrx_result_symbol(result, i);
    printf("symbol %s: %s%s%#llx\n", s->name, s->section ? s->section : "",
           s->section ? " + " : "", (unsigned long long)s->value);
  }
  for (size_t i = 0; i < clrx_result_num_files(result); ++i)
    printf("file %s\n", clrx_result_file(result, i));
  printf("%zu instructions and pieces of data\n",
         clrx_result_num_lines(result));
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: assemble SOURCE OUTPUT [OPTION[=VALUE]...]\n");
    return 1;
  }
  size_t size;
  char *text = read_file(argv[1], &size);
  if (!text) {
    perror(argv[1]);
    return 1;
  }
  clrx_assembler *assembler = clrx_assembler_create();
  int failed = 0;
  for (int i = 3; i < argc; ++i)
    failed |= set_option(assembler, argv[i]);
  if (failed) {
    clrx_assembler_destroy(assembler);
    free(text);
    return 1;
  }

  clrx_result *result = clrx_assemble(assembler, argv[1], text, size);
  for (size_t i = 0; i < clrx_result_num_diagnostics(result); ++i)
    fputs(clrx_result_diagnostic(result, i)->text, stderr);
  failed = !clrx_result_succeeded(result);
  if (!failed) {
    print_result(result);
    const void *data = clrx_result_data(result, &size);
    failed = write_file(argv[2], data, size);
  }
  clrx_result_destroy(result);
  clrx_assembler_destroy(assembler);
  free(text);
  return failed;
}

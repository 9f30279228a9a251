//===- c-pages.c - The fragments of C in two documents -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the fragments of docs/library.md and docs/testing-kernels.md, which the
// test extracts as assemble.c and run.c.
//
//===----------------------------------------------------------------------===//

#include <clrx-c/Clrx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void use(const void *data, size_t size) {
  printf("%s: %u bytes\n", data ? "binary" : "none", (unsigned)size);
}

static int fail(const char *message) {
  fputs(message, stderr);
  return 1;
}

static char *read(const char *name) {
  FILE *file = fopen(name, "rb");
  char *text = calloc(1, 1 << 16);
  if (!file || !text || !fread(text, 1, (1 << 16) - 1, file))
    exit(fail(name));
  fclose(file);
  return text;
}

static void assemble(const char *text) {
#include "assemble.c"
}

static int run(clrx_assembler *assembler, const char *text) {
  const uint32_t data[4] = {0};
  const uint32_t count = 4;
#include "run.c"
  printf("result: %u %u\n", (unsigned)result[0], (unsigned)size);
  clrx_run_destroy(run);
  clrx_launch_destroy(launch);
  clrx_program_destroy(program);
  return 0;
}

// The source must have a kernel with a buffer and a number as arguments.
int main(int argc, char **argv) {
  char *text = read(argv[argc - 1]);
  clrx_assembler *assembler = clrx_assembler_create();
  int status;
  assemble(text);
  status = run(assembler, text);
  clrx_assembler_destroy(assembler);
  free(text);
  return status;
}

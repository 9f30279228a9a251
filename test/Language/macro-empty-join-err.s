# A line of a macro body may be joined with an empty one. The lines after that
# keep their numbers; clrxasm reports them one too low (docs/compatibility.md).

# RUN: not clrxasm -b raw -o %t.bin %s 2>&1 | FileCheck %s --implicit-check-not=error:

.macro joined first
.int \first\

.bad1
.bad2
.endm
# CHECK: :[[#@LINE-3]]:1: error: unknown pseudo-op or macro '.bad1'
# CHECK: :[[#@LINE-3]]:1: error: unknown pseudo-op or macro '.bad2'
joined 1
.bad3
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.bad3'

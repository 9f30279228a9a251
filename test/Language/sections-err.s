# Errors in the attributes of sections.
# RUN: not clrxasm -b gallium -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.section 5
# CHECK: :[[#@LINE-1]]:10: error: expected section name
.section
# CHECK: :[[#@LINE-1]]:9: error: expected section name
.section .a, "q"
# CHECK: :[[#@LINE-1]]:14: error: section flags may be 'a', 'w' and 'x' only
.section .a, "a", progbits
# CHECK: :[[#@LINE-1]]:19: error: expected '@' before section type
.section .a, "a", @progbit
# CHECK: :[[#@LINE-1]]:19: error: unknown section type 'progbit', expected @progbits, @note or @nobits
.section .a foo
# CHECK: :[[#@LINE-1]]:13: error: expected ',' or align=
.section .a align 4
# CHECK: :[[#@LINE-1]]:19: error: expected '=' after 'align'
.section .a align=3
# CHECK: :[[#@LINE-1]]:19: error: alignment must be a power of two or zero
.section .a, "a" 5
# CHECK: :[[#@LINE-1]]:18: error: expected ',' before argument
.section .comment, "a"
# CHECK: :[[#@LINE-1]]:1: warning: type and flags are ignored for the builtin section '.comment'
.section .comment align=8
# CHECK: :[[#@LINE-1]]:1: warning: alignment of section '.comment' is ignored, it exists already
.section .rodata, "a", @note
# CHECK: :[[#@LINE-1]]:1: warning: type and flags are ignored for the builtin section '.rodata'
.text 5
# CHECK: :[[#@LINE-1]]:7: error: unexpected text at end of statement

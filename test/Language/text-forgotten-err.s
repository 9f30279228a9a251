# Code in a configuration draws one error, which names the way out, until the
# source enters another section.
# RUN: not clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=error:
.amdcl2
.gpu tonga
.kernel first
.config
    .dims x
    s_mov_b32 s0, s1
# CHECK: :[[#@LINE-1]]:5: error: section '.config' cannot hold data or code
# CHECK: :[[#@LINE-2]]:5: note: write '.text' before code; until then, further statements draw no error
    s_mov_b32 s2, s1
    .int 1
    s_endpgm
.kernel second
.config
    .dims x
    s_endpgm
# CHECK: :[[#@LINE-1]]:5: error: section '.config' cannot hold data or code

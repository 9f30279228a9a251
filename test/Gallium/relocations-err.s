# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrxasm -DOLD -o %t %s 2>&1 | FileCheck %s --check-prefix=OLD

.gallium
.gpu tonga
.driver_version 220300
.ifdef OLD
.driver_version 170000
.endif
.rodata
data:
.section plain
notloaded:
.scratchsym scratch
.text
s_mov_b32 s0, data@rel32@lo+4
# OLD: :[[#@LINE-1]]:15: error: relocations to section '.rodata' need Mesa 20.3 or later; write '.driver_version 220300' after '.gpu'
s_mov_b32 s0, notloaded@abs32@lo
# CHECK: :[[#@LINE-1]]:15: error: section 'plain' is not loaded, so it has no address; give it the flag 'a'
s_mov_b32 s0, data@rel32@hi-4
# CHECK: :[[#@LINE-1]]:15: error: the upper half of an address -4 bytes from the start of section '.rodata' cannot be relocated (0 to 4294967295)
s_mov_b32 s0, scratch@rel32@lo
# CHECK: :[[#@LINE-1]]:15: error: the scratch buffer's resource has no distance from here; use @abs32@lo or @abs32@hi
s_mov_b32 s0, scratch@abs32@hi
.rodata
.int data@abs32@lo
# CHECK: :[[#@LINE-1]]:6: error: cannot relocate outside of a code section

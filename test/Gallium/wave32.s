# Bit 10 of the kernel header's flags marks a wave32 kernel. .use_wave32 sets it, and for
# Mesa 20.3 and later the code's .wave32 does, too.

# Mesa 23.3 and later take the kind of all kernels from the header at the start of .text, so a
# mixture of both kinds gets a warning.

# RUN: clrxasm -Wno-all -t 220300 -o %t %s 2>&1 | FileCheck %s --check-prefix=WARN --implicit-check-not=warning:
# RUN: tail -c +263 %t | llvm-readelf -x .text - | FileCheck %s --check-prefixes=CHECK,NEW
# RUN: clrxasm -t 170000 --llvmVersion=40000 -o %t %s
# RUN: tail -c +167 %t | llvm-readelf -x .text - | FileCheck %s --check-prefixes=CHECK,OLD

# CHECK: 0x00000030 {{[0-9a-f]+ [0-9a-f]+}} 0800
# NEW:   0x00000130 {{[0-9a-f]+ [0-9a-f]+}} 0804
# OLD:   0x00000130 {{[0-9a-f]+ [0-9a-f]+}} 0800
# CHECK: 0x00000230 {{[0-9a-f]+ [0-9a-f]+}} 0804

.gallium
.gpu gfx1010
.kernel wave64
.args
.arg griddim, 4
.config
.use_kernarg_segment_ptr
.kernel code32
# WARN: :[[#@LINE-1]]:1: warning: Mesa 23.3 and later take kernel 'code32' for wave64, as the start of '.text' says
# WARN: :[[#@LINE-2]]:1: note: begin '.text' with a kernel, and write '.use_wave32' for all kernels of a file or for none
.args
.arg griddim, 4
.config
.use_kernarg_segment_ptr
.kernel flag32
# WARN: :[[#@LINE-1]]:1: warning: Mesa 23.3 and later take kernel 'flag32' for wave64
.args
.arg griddim, 4
.config
.use_kernarg_segment_ptr
.use_wave32
.text
wave64:
.skip 256
code32:
.wave32
.skip 256
flag32:
.skip 256
s_endpgm

# Errors for files that Mesa 20.3 and later would refuse or crash on. Files for older
# versions are not checked.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -Wno-all -t 220300 -o out all.s 2>&1 | FileCheck all.s --implicit-check-not=error: --implicit-check-not=warning:
# RUN: not clrxasm -Wno-all -t 220300 -o out llvm.s 2>&1 | FileCheck llvm.s --implicit-check-not=error: --implicit-check-not=warning:
# RUN: not clrxasm -Wno-all -t 220300 --llvmVersion=30900 -o out none.s 2>&1 | FileCheck none.s
# RUN: not clrxasm -Wno-all -t 220300 -o out args.s 2>&1 | FileCheck args.s --implicit-check-not=error: --implicit-check-not=warning:
# RUN: not ls out
# RUN: clrxasm -w -t 200299 -o out all.s 2>&1 | count 0
# RUN: clrxasm -w -t 200299 -o out llvm.s 2>&1 | count 0

#--- all.s
.gallium
.kernel plain
# CHECK: all.s:[[#@LINE-1]]:1: error: kernel 'plain' has no header, but Mesa 20.3 and later read nothing else
# CHECK: all.s:[[#@LINE-2]]:1: note: describe it in a '.config' instead of a '.proginfo', and reserve the header after its label with '.skip 256'
.args
.arg scalar, 4
.kernel info
.args
.arg scalar, 4
.proginfo
# CHECK: all.s:[[#@LINE-1]]:1: error: kernel 'info' has no header, but Mesa 20.3 and later read nothing else
# CHECK: note: describe it
.kernel odd
# CHECK: all.s:[[#@LINE-1]]:1: error: offset 260 of kernel 'odd' is no multiple of 256: Mesa would start it before that
# CHECK: all.s:[[#@LINE-2]]:1: note: put '.p2align 8' before its label
.args
.arg scalar, 4
.config
.section aw, "aw"
# CHECK: all.s:[[#@LINE-1]]:1: error: section 'aw' is loaded and writable, which Mesa 20.3 and later refuse
# CHECK: all.s:[[#@LINE-2]]:1: note: leave 'w' out of the flags
.section empty, "a", @nobits
# CHECK: all.s:[[#@LINE-1]]:1: error: section 'empty' is loaded, but has no content, which Mesa 20.3 and later refuse
# CHECK: all.s:[[#@LINE-2]]:1: note: leave '@nobits' out, or 'a' of the flags
.skip 16
.section code, "x"
# CHECK: all.s:[[#@LINE-1]]:1: error: section 'code' is executable, but its size of 5 is no multiple of 4, which Mesa 20.3 and later refuse
# CHECK: all.s:[[#@LINE-2]]:1: note: end it with '.p2align 2', or leave 'x' out of the flags
.byte 1, 2, 3
.section code
.byte 4, 5
# The following sections are valid.
.section fine0, "w"
.section fine1, "a"
.section fine2, "aw", @note
.section fine3, "ax"
.int 1
.section fine4, "", @nobits
.skip 3
.text
plain:
info:
.skip 256
s_nop 0
odd:
.skip 256
s_endpgm

#--- args.s
.gallium
.kernel large
# CHECK: args.s:[[#@LINE-1]]:1: error: arguments of kernel 'large' take 16777220 bytes, more than Mesa allocates (16777216)
# CHECK: args.s:[[#@LINE+3]]:1: note: pass large data in a buffer, as an argument of type 'global'
.args
.arg scalar, 4
.arg scalar, 4, 0x1000000, 4
.config
.kernel grid
# CHECK: args.s:[[#@LINE+6]]:1: error: size 8 of a grid argument is not 4, which Mesa needs
# CHECK: args.s:[[#@LINE+5]]:1: note: write 4; a 'gridoffset' stands for three numbers of that size
# CHECK: args.s:[[#@LINE+5]]:1: error: size 12 of a grid argument is not 4
# CHECK: args.s:[[#@LINE+4]]:1: note: write 4
# CHECK: args.s:[[#@LINE-5]]:1: error: scratch buffer size 131057 of kernel 'grid' is out of range for Mesa (0 to 131056)
.args
.arg griddim, 8
.arg gridoffset, 12
.config
.scratchbuffer 131057
.kernel scratch
# CHECK: args.s:[[#@LINE-1]]:1: error: scratch buffer size 4294967294 of kernel 'scratch'
.args
.arg griddim, 4
.config
.scratchbuffer 131056
.hsa_scratchbuffer 0xfffffffe
.text
large:
grid:
scratch:
.skip 256
s_endpgm

#--- llvm.s
.gallium
.llvm_version 39999
# CHECK: llvm.s:[[#@LINE-1]]:1: error: Mesa 20.3 and later read the kernel headers of LLVM 4.0 or later, but the LLVM version is 39999
# CHECK: llvm.s:[[#@LINE-2]]:1: note: leave the LLVM version out
.kernel k
.config
.text
k:
s_endpgm

#--- none.s
# CHECK: error: Mesa 20.3 and later read the kernel headers of LLVM 4.0 or later, but the LLVM version is 30900
# CHECK: note: leave the LLVM version out
.gallium
.text

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o out old.s 2>&1 | FileCheck old.s --implicit-check-not=error: --implicit-check-not=warning:
# RUN: not clrxasm -o out new.s 2>&1 | FileCheck new.s --implicit-check-not=error: --implicit-check-not=warning:
# RUN: not ls out

# Drivers before 1912.05 have no inner binary.
#--- old.s
.amdcl2
.gpu bonaire
.driver_version 191204
.globaldata
# CHECK: :[[#@LINE-1]]:1: error: '.globaldata' needs driver version 191205 or later
.data
# CHECK: :[[#@LINE-1]]:1: error: section '.data' needs driver version 191205 or later
.section .bss
# CHECK: :[[#@LINE-1]]:1: error: section '.bss' needs driver version 191205 or later
.section outer
.inner
.section own
# CHECK: :[[#@LINE-1]]:1: error: sections of the inner binary need driver version 191205 or later
.samplerinit
# CHECK: :[[#@LINE-1]]:1: error: '.samplerinit' needs driver version 191205 or later
.sampler 1
# CHECK: :[[#@LINE-1]]:1: error: '.sampler' needs driver version 191205 or later
.samplerreloc 0, 0
# CHECK: :[[#@LINE-1]]:1: error: '.samplerreloc' needs driver version 191205 or later
.hsalayout
# CHECK: :[[#@LINE-1]]:1: error: '.hsalayout' needs driver version 191205 or later

#--- new.s
.amdcl2
.gpu bonaire
.driver_version 191205
.bssdata align 8
# CHECK: :[[#@LINE-1]]:16: error: expected '=' after 'align'
.bssdata align=3
# CHECK: :[[#@LINE-1]]:16: error: alignment 3 is not a power of two
.bssdata foo
# CHECK: :[[#@LINE-1]]:10: error: unexpected text at end of statement
.bssdata align=8
.int 1
# CHECK: :[[#@LINE-1]]:1: error: section '.bss' cannot hold data or code
.bssdata align=16
# CHECK: :[[#@LINE-1]]:1: warning: alignment of section '.bss' is ignored, it exists already
.section .data,"aw"
# CHECK: :[[#@LINE-1]]:1: warning: type and flags of section '.data' are ignored, they are fixed
.main
.section own
.section own,"a"
# CHECK: :[[#@LINE-1]]:1: warning: flags, type and alignment of section 'own' are ignored, it exists already
.section own align=4
# CHECK: :[[#@LINE-1]]:1: warning: alignment of section 'own' is ignored, it exists already
.kernel k
.sampler 1
# CHECK: :[[#@LINE-1]]:1: error: '.sampler' is legal only in the '.config' or '.hsaconfig' of a kernel
.samplerreloc 0, 0
# CHECK: :[[#@LINE-1]]:1: error: '.samplerreloc' is legal only outside of kernels
.text
here: s_endpgm
.inner
.samplerreloc here, 0
# CHECK: :[[#@LINE-1]]:15: error: sampler offset must be a number
.samplerreloc 0, 65536
# CHECK: :[[#@LINE-1]]:1: error: sampler id 65536 is out of range (0 to 65535)
.samplerinit
.sampler 1
# CHECK: :[[#@LINE-1]]:1: error: '.sampler' cannot be mixed with '.samplerinit'

# .32bit and .64bit take effect only while a container is selected that has
# both sizes of addresses. .if32, .if64 and .get_64bit all see the same size.
# RUN: split-file %s %t
# RUN: clrx-mc %t/selected-first.s -o %t/out 2>&1 \
# RUN:   | FileCheck %t/selected-first.s --implicit-check-not=error:
# RUN: clrx-mc %t/selected-later.s -o %t/out 2>&1 \
# RUN:   | FileCheck %t/selected-later.s --implicit-check-not=warning:

#--- selected-first.s
.rocm
.64bit
.if64
  .error "the container decides its size, not .64bit"
.endif
.rawcode
# CHECK: :[[#@LINE+1]]:1: warning: raw code has no bitness; ignored
.64bit
.if64
  .error ".64bit was ignored"
.endif
.get_64bit size
.byte size
.if size
  .error ".64bit was ignored"
.endif

#--- selected-later.s
.64bit
.rawcode
.if32
  .error ".64bit stood before .rawcode"
.endif
.get_64bit size
.if size
  .print "64-bit"
# CHECK: 64-bit
.endif
.byte size

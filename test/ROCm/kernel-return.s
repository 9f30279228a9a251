# A kernel has a section for its configuration and one for its control directives. If the source
# leaves a kernel for another section and then enters the kernel again, it returns to the section of
# the kernel that it left. This does not happen if the other section was new. The reference does the
# same.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out known.s
# RUN: not clrxasm -o none new.s 2>&1 | FileCheck new.s --implicit-check-not=error:
# RUN: not clrxasm -o none globaldata.s 2>&1 | FileCheck globaldata.s --implicit-check-not=error:

#--- known.s
.rocm
.section .mine
.text
.kernel k
.control_directive
.section .mine
.kernel k
.skip 64
.text
.kernel k
.skip 64
.text
k: .skip 256

#--- new.s
.rocm
.kernel k
.control_directive
.skip 128
.section .mine
.kernel k
# CHECK: :[[#@LINE+1]]:1: error: section 'kernel configuration' has no output counter to change
.skip 64
.text
k: .skip 256

#--- globaldata.s
.rocm
.kernel k
.control_directive
.skip 128
.globaldata
.kernel k
# CHECK: :[[#@LINE+1]]:1: error: section 'kernel configuration' has no output counter to change
.skip 64
.text
k: .skip 256

# A kernel of a container gets arguments. Its buffers are printed by their number,
# for the source and for the binary.
# RUN: clrx-mc -filetype=obj -o %t %s
# RUN: clrx-run -arg=u32:5,6 -arg=u32:7 -print=s8 -print=0:u32 %s | FileCheck %s
# RUN: clrx-run -arg=u32:5,6 -arg=u32:7 -print=s8 -print=0:u32 %t | FileCheck %s
# RUN: not clrx-run -arg=zero:8 %s 2>&1 | FileCheck %s --check-prefix=COUNT
# RUN: not clrx-run -arg=zero:8 -arg=u64:7 %s 2>&1 | FileCheck %s --check-prefix=BYTES
# RUN: not clrx-run -sgpr=1:u32:1 %s 2>&1 | FileCheck %s --check-prefix=RAW
# RUN: not clrx-run -kernel=foo %s 2>&1 | FileCheck %s --check-prefix=NAME
# CHECK:      s8: 0x00000007
# CHECK-NEXT: 0: 5 6
# COUNT: clrx-run: error: '{{.*}}': kernel 'add' has 2 arguments, but 1 is given
# BYTES: clrx-run: error: '{{.*}}': argument 1 {{.*}}'u64:7' of 8 bytes
# RAW: clrx-run: error: '-sgpr=1:u32:1': only raw code has an initial state; pass arguments with -arg
# NAME: clrx-run: error: '{{.*}}': {{.*}}'foo'
.amdcl2
.gpu Bonaire
.64bit
.driver_version 191205
.kernel add
    .config
        .dims x
        .useargs
        .setupargs
        .arg out, uint*, global
        .arg n, uint
    .text
        s_load_dword s8, s[4:5], 0xe
        s_endpgm

# .empty_compile_options adds the symbol that drivers write if there are no compile
# options. Without it there is none, as in files of clrxasm.

# RUN: clrxasm -o %t %s
# RUN: llvm-readelf -s %t | FileCheck --implicit-check-not=compile_options %s
# RUN: clrxasm -D EMPTY -o %t.empty %s
# RUN: llvm-readelf -s %t.empty | FileCheck --check-prefix=EMPTY %s
# RUN: clrx-mc --disassemble --exact %t.empty > %t.s
# RUN: FileCheck --check-prefix=EXACT %s < %t.s
# RUN: clrxasm -o %t.again %t.s && cmp %t.empty %t.again

# CHECK: 1: {{.*}} __OpenCL_k_metadata
# EMPTY: 1: 00000000 0 OBJECT LOCAL DEFAULT 6 __OpenCL_compile_options
# EMPTY-NEXT: 2: {{.*}} __OpenCL_k_metadata
# EXACT: .empty_compile_options

.amd
.gpu Tahiti
.compile_options ""
.ifdef EMPTY
.empty_compile_options
.endif
.kernel k
.config
  .dims x
.text
  s_endpgm

# Code without a kernel is not written, but its relocations are. They refer to section
# 5, where .hsatext would be, as in the reference.

# RUN: clrxasm -o %t %s
# RUN: %python -c "d = open(r'%t', 'rb').read(); open(r'%t.inner', 'wb').write(d[d.index(b'\x7fELF', 4):])"
# RUN: llvm-readelf -SW %t.inner | FileCheck %s
# CHECK:     [ 4] .hsadata_readonly_agent
# CHECK-NOT: .hsatext
# CHECK:     [ 6] .rela.hsatext {{.*}} 6 5 8

.amdcl2
.gpu Iceland
.driver_version 223600
.hsalayout
.globaldata
data: .int 1
.text
v_mov_b32 v1, data

# Pseudo-ops describe the parts that a linker adds to a code object: the name of the linker, local
# symbols of the table, and slots of the offset table that no code uses.

# RUN: clrx-mc -filetype=obj -o %t %s
# RUN: llvm-readelf -rsW -p .comment %t | FileCheck %s
# CHECK: R_AMDGPU_ABS64 0000000000000000 elsewhere + 0
# CHECK: R_AMDGPU_ABS64 {{.*}} seen + 0
# CHECK: Symbol table '.symtab'
# CHECK-NEXT: Num:
# CHECK-NEXT: UND
# CHECK-NEXT: 0000000000000005 0 NOTYPE LOCAL DEFAULT ABS number
# CHECK-NEXT: NOTYPE LOCAL DEFAULT {{[0-9]+}} place
# CHECK-NEXT: _DYNAMIC
# CHECK-NEXT: NOTYPE GLOBAL DEFAULT {{[0-9]+}} seen
# CHECK-NEXT: NOTYPE WEAK DEFAULT UND elsewhere
# CHECK-NEXT: NOTYPE GLOBAL DEFAULT UND nowhere
# CHECK-NOT: NOTYPE
# CHECK: an assembler
# CHECK: Linker: a linker of 1999

.rocm
.gpu gfx906
.codeobject 5
.linker "a linker of 1999"
.ident "an assembler"
.local number, place, unknown
.global seen
.weak elsewhere
.global nowhere
.gotsym elsewhere
.gotsym seen
.text
seen:
    s_nop 0
place:
    s_endpgm
unseen:
number = 5

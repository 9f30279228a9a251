# .ifgpu is satisfied by exactly the names of the device. The test counts the
# names.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w1 %t | FileCheck %s --match-full-lines
.macro count gpu
.gpu \gpu
N = 0
.irp name, capeverde, pitcairn, tahiti, oland, bonaire, spectre, gfx700, spooky, kalindi, hainan, hawaii, gfx701, iceland, topaz, tonga, gfx802, mullins, fiji, gfx803, carrizo, gfx801, dummy, goose, horse, stoney, ellesmere, polaris10, polaris20, baffin, polaris11, polaris21, gfx804, polaris12, polaris22, gfx900, vega10, gfx901, gfx902, vega11, gfx903, raven, gfx904, vega12, gfx905, gfx906, vega20, gfx907, gfx1000, gfx1010, gfx1011, navi10
.ifgpu \name
N = N+1
.endif
.endr
.byte N
.endm
count capeverde
# CHECK: 1
count pitcairn
# CHECK-NEXT: 1
count tahiti
# CHECK-NEXT: 1
count oland
# CHECK-NEXT: 1
count bonaire
# CHECK-NEXT: 1
count spectre
# CHECK-NEXT: 2
count gfx700
# CHECK-NEXT: 2
count spooky
# CHECK-NEXT: 1
count kalindi
# CHECK-NEXT: 1
count hainan
# CHECK-NEXT: 1
count hawaii
# CHECK-NEXT: 2
count gfx701
# CHECK-NEXT: 2
count iceland
# CHECK-NEXT: 2
count topaz
# CHECK-NEXT: 2
count tonga
# CHECK-NEXT: 2
count gfx802
# CHECK-NEXT: 2
count mullins
# CHECK-NEXT: 1
count fiji
# CHECK-NEXT: 2
count gfx803
# CHECK-NEXT: 2
count carrizo
# CHECK-NEXT: 2
count gfx801
# CHECK-NEXT: 2
count dummy
# CHECK-NEXT: 1
count goose
# CHECK-NEXT: 1
count horse
# CHECK-NEXT: 1
count stoney
# CHECK-NEXT: 1
count ellesmere
# CHECK-NEXT: 3
count polaris10
# CHECK-NEXT: 3
count polaris20
# CHECK-NEXT: 3
count baffin
# CHECK-NEXT: 3
count polaris11
# CHECK-NEXT: 3
count polaris21
# CHECK-NEXT: 3
count gfx804
# CHECK-NEXT: 3
count polaris12
# CHECK-NEXT: 3
count polaris22
# CHECK-NEXT: 3
count gfx900
# CHECK-NEXT: 2
count vega10
# CHECK-NEXT: 2
count gfx901
# CHECK-NEXT: 1
count gfx902
# CHECK-NEXT: 2
count vega11
# CHECK-NEXT: 2
count gfx903
# CHECK-NEXT: 2
count raven
# CHECK-NEXT: 2
count gfx904
# CHECK-NEXT: 2
count vega12
# CHECK-NEXT: 2
count gfx905
# CHECK-NEXT: 1
count gfx906
# CHECK-NEXT: 2
count vega20
# CHECK-NEXT: 2
count gfx907
# CHECK-NEXT: 1
count gfx1000
# CHECK-NEXT: 1
count gfx1010
# CHECK-NEXT: 3
count gfx1011
# CHECK-NEXT: 3
count navi10
# CHECK-NEXT: 3
# CHECK-NOT: {{.}}

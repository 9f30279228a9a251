# Every name of a device, with the device and the architecture that it selects.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w2 %t | FileCheck %s --match-full-lines
.macro gpu name
.gpu \name
.get_gpu G
.get_arch A
.byte G, A
.endm
gpu capeverde
# CHECK: 0 0
gpu pitcairn
# CHECK-NEXT: 1 0
gpu tahiti
# CHECK-NEXT: 2 0
gpu oland
# CHECK-NEXT: 3 0
gpu bonaire
# CHECK-NEXT: 4 1
gpu spectre
# CHECK-NEXT: 5 1
gpu gfx700
# CHECK-NEXT: 5 1
gpu spooky
# CHECK-NEXT: 6 1
gpu kalindi
# CHECK-NEXT: 7 1
gpu hainan
# CHECK-NEXT: 8 0
gpu hawaii
# CHECK-NEXT: 9 1
gpu gfx701
# CHECK-NEXT: 9 1
gpu iceland
# CHECK-NEXT: 10 2
gpu topaz
# CHECK-NEXT: 10 2
gpu tonga
# CHECK-NEXT: 11 2
gpu gfx802
# CHECK-NEXT: 11 2
gpu mullins
# CHECK-NEXT: 12 1
gpu fiji
# CHECK-NEXT: 13 2
gpu gfx803
# CHECK-NEXT: 13 2
gpu carrizo
# CHECK-NEXT: 14 2
gpu gfx801
# CHECK-NEXT: 14 2
gpu dummy
# CHECK-NEXT: 15 2
gpu goose
# CHECK-NEXT: 16 2
gpu horse
# CHECK-NEXT: 17 2
gpu stoney
# CHECK-NEXT: 18 2
gpu ellesmere
# CHECK-NEXT: 19 2
gpu polaris10
# CHECK-NEXT: 19 2
gpu polaris20
# CHECK-NEXT: 19 2
gpu baffin
# CHECK-NEXT: 20 2
gpu polaris11
# CHECK-NEXT: 20 2
gpu polaris21
# CHECK-NEXT: 20 2
gpu gfx804
# CHECK-NEXT: 21 2
gpu polaris12
# CHECK-NEXT: 21 2
gpu polaris22
# CHECK-NEXT: 21 2
gpu gfx900
# CHECK-NEXT: 22 3
gpu vega10
# CHECK-NEXT: 22 3
gpu gfx901
# CHECK-NEXT: 23 3
gpu gfx902
# CHECK-NEXT: 24 3
gpu vega11
# CHECK-NEXT: 24 3
gpu gfx903
# CHECK-NEXT: 25 3
gpu raven
# CHECK-NEXT: 25 3
gpu gfx904
# CHECK-NEXT: 26 3
gpu vega12
# CHECK-NEXT: 26 3
gpu gfx905
# CHECK-NEXT: 27 3
gpu gfx906
# CHECK-NEXT: 28 4
gpu vega20
# CHECK-NEXT: 28 4
gpu gfx907
# CHECK-NEXT: 29 4
gpu gfx1000
# CHECK-NEXT: 30 5
gpu gfx1010
# CHECK-NEXT: 31 5
gpu gfx1011
# CHECK-NEXT: 31 5
gpu navi10
# CHECK-NEXT: 31 5
# The reference does not have this name, which exists for LLVM's dialect.
gpu gfx1013
# CHECK-NEXT: 31 5
# CHECK-NOT: {{.}}

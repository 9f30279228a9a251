# The version of Mesa determines more than the layout.

# RUN: rm -rf %t && split-file %s %t && cd %t

# Mesa 20.3 distinguishes 3-D images from 2-D ones; 21.1 does not.
# RUN: clrxasm -o args.bin -t 200300 args.s
# RUN: od -A n -t d4 -j 53 -w24 -N 120 args.bin | FileCheck args.s --check-prefix=MESA203
# RUN: clrxasm -o args.bin -t 210100 args.s
# RUN: od -A n -t d4 -j 53 -w24 -N 120 args.bin | FileCheck args.s --check-prefix=MESA211

# The default of the LLVM version depends on the version of Mesa.
# RUN: clrxasm -o llvm.bin llvm.s
# RUN: tail -c +29 llvm.bin | llvm-readelf -x .rodata - | FileCheck llvm.s

# The flags of the ELF header name the device for tools; Mesa does not check them.
# RUN: clrxasm -t 220300 -g capeverde -o dev.bin dev.s
# RUN: tail -c +29 dev.bin | llvm-readelf -h - | FileCheck dev.s -DNAME=gfx601
# RUN: clrxasm -t 220300 -g bonaire -o dev.bin dev.s
# RUN: tail -c +29 dev.bin | llvm-readelf -h - | FileCheck dev.s -DNAME=gfx704
# RUN: clrxasm -t 220300 -g stoney -o dev.bin dev.s
# RUN: tail -c +29 dev.bin | llvm-readelf -h - | FileCheck dev.s -DNAME=gfx810
# RUN: clrxasm -t 220300 -g gfx1010 -o dev.bin dev.s
# RUN: tail -c +29 dev.bin | llvm-readelf -h - | FileCheck dev.s -DNAME=gfx1010

#--- args.s
# MESA203:      {{^ +}}4 {{.*}}
# MESA203-NEXT: {{^ +}}5 {{.*}}
# MESA203-NEXT: {{^ +}}6 {{.*}}
# MESA203-NEXT: {{^ +}}7 {{.*}}
# MESA203-NEXT: {{^ +}}8 {{.*}}
# MESA211:      {{^ +}}4 {{.*}}
# MESA211-NEXT: {{^ +}}5 {{.*}}
# MESA211-NEXT: {{^ +}}4 {{.*}}
# MESA211-NEXT: {{^ +}}5 {{.*}}
# MESA211-NEXT: {{^ +}}6 {{.*}}
.gallium
.kernel k
.args
.arg image2d_rd, 4
.arg image2d_wr, 4
.arg image3d_rd, 4
.arg image3d_wr, 4
.arg sampler, 4
.config
.text
k:
.skip 256
s_endpgm

#--- llvm.s
# CHECK: 0x00000000 00000000 b0ad0100 e0930400 00000000
.gallium
.rodata
.get_llvm_version llvm
.int llvm
.driver_version 220300
.get_llvm_version llvm
.int llvm
.llvm_version 300000
.get_llvm_version llvm
.int llvm
.llvm_version 0 # Not given.
.driver_version 170000
.get_llvm_version llvm
.int llvm

#--- dev.s
# CHECK: Flags: {{.*}}, [[NAME]]
.gallium
.text
s_endpgm

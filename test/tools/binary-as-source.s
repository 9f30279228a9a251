# A binary in place of a source draws one error, which names its kind, in every face.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -w -filetype=obj -o k.bin --format=amd -mcpu=tahiti amd.s && not clrx-mc k.bin -o out 2>&1 | FileCheck amd.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -w -filetype=obj -o k.bin --format=amdcl2 -mcpu=tonga amdcl2.s && not clrxasm -o out k.bin 2>&1 | FileCheck amdcl2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -w -filetype=obj -o k.bin --format=rocm -mcpu=fiji rocm.s && not clrx-mc --format=rocm k.bin -o out 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -w -filetype=obj -o k.bin --format=gallium -mcpu=fiji --driver-version=220300 gallium.s && not clrxasm -b gallium -o out k.bin 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -w -filetype=obj -o k.bin --format=amdcl2 -mcpu=tonga included.s && printf '.rawcode\n.include "k.bin"\n' > inc.s && not clrx-mc inc.s -o out 2>&1 | FileCheck included.s --match-full-lines --implicit-check-not='{{.}}'
#--- amd.s
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: clrx-mc: error: 'k.bin': this is an AMD CL1 binary, not a source; use --disassemble or --report
#--- amdcl2.s
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: clrxasm: error: 'k.bin': this is an AMD CL2 binary, not a source; clrxdisasm prints its source
#--- rocm.s
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: clrx-mc: error: 'k.bin': this is a ROCm binary, not a source; use --disassemble or --report
#--- gallium.s
.kernel k
.args
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: clrxasm: error: 'k.bin': this is a binary, not a source; clrxdisasm prints its source
#--- included.s
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: inc.s:2:10: error: 'k.bin' is an ELF file, not a source
# CHECK-NEXT: .include "k.bin"
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: inc.s:2:10: note: '.incbin' copies the bytes of a file

# Plain code without a device is read as code for CapeVerde, with a warning. A device that an option
# names draws none.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: printf '\000\000\201\277' > k.bin && clrx-mc --disassemble --format=rawcode k.bin -o out 2>&1 | FileCheck disassemble.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: printf '\000\000\201\277' > k.bin && clrx-mc --check --format=rawcode k.bin 2>&1 | FileCheck check.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: printf '\000\000\201\277' > k.bin && clrx-mc --disassemble --exact --format=rawcode k.bin -o out 2>&1 | FileCheck verify.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: printf '\000\000\201\277' > k.bin && clrxdisasm -r k.bin 2>&1 | FileCheck clrxdisasm.s --match-full-lines --implicit-check-not='{{.}}'
#--- disassemble.s
# no source
# CHECK: clrx-mc: warning: no device is selected, so the code is read as code for CapeVerde; select one with -mcpu
#--- check.s
# no source
# CHECK: clrx-mc: warning: no device is selected, so the code is read as code for CapeVerde; select one with -mcpu
#--- verify.s
# no source
# CHECK: clrx-mc: warning: no device is selected, so the code is read as code for CapeVerde; select one with -mcpu
#--- clrxdisasm.s
# no source
# CHECK: clrxdisasm: warning: no device is selected, so the code is read as code for CapeVerde; select one with -g
# CHECK-NEXT: /* Disassembling 'k.bin' */
# CHECK-NEXT: .rawcode
# CHECK-NEXT: .gpu CapeVerde
# CHECK-NEXT: .text
# CHECK-NEXT: /*000000000000*/ s_endpgm

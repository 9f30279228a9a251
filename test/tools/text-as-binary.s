# A text in place of a binary draws one error in every face.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc --disassemble disassemble.s 2>&1 | FileCheck disassemble.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc --disassemble --exact exact.s 2>&1 | FileCheck exact.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc --extract=elf -o out extract.s 2>&1 | FileCheck extract.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc --check check.s 2>&1 | FileCheck check.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrxdisasm clrxdisasm.s 2>&1 | FileCheck clrxdisasm.s --match-full-lines --implicit-check-not='{{.}}'
#--- disassemble.s
s_endpgm
# CHECK: clrx-mc: error: 'disassemble.s': this is text, not a binary; clrx-mc assembles it without --disassemble, --extract, --report, --verify or --check
#--- exact.s
.amdcl2
# CHECK: clrx-mc: error: 'exact.s': this is text, not a binary; clrx-mc assembles it without --disassemble, --extract, --report, --verify or --check
#--- extract.s
.rocm
# CHECK: clrx-mc: error: 'extract.s': this is text, not a binary; clrx-mc assembles it without --disassemble, --extract, --report, --verify or --check
#--- check.s
# comment
# CHECK: clrx-mc: error: 'check.s': this is text, not a binary; clrx-mc assembles it without --disassemble, --extract, --report, --verify or --check
#--- clrxdisasm.s
.kernel k
# CHECK: /* Disassembling 'clrxdisasm.s' */
# CHECK-NEXT: /* ERROR for 'clrxdisasm.s' */
# CHECK-NEXT: clrxdisasm: error: cannot disassemble 'clrxdisasm.s': this is text, not a binary; clrxasm assembles it

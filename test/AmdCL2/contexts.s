# The effect of a section name depends on the context: the outer binary, the inner
# binary, or a kernel. The expected results are those of clrxasm 0.1.9.

# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: clrxasm -o out.bin %s && llvm-objcopy --dump-section=.text=inner out.bin /dev/null
# RUN: llvm-readelf -S -x .outer out.bin | FileCheck %s --check-prefix=OUTER
# RUN: llvm-readelf -S -x .hsadata_readonly_agent -x .hsadata_global_agent -x own -x .text inner | FileCheck %s --check-prefix=INNER

.amdcl2
.64bit
.gpu bonaire
.driver_version 200406
.byte 1 # The source starts in the read-only data.
.section .outer
.byte 2
.kernel k
.kernel k # Entering a context again stays where it is.
.section own
.byte 3
.config # The new section has not changed the context: it is still the kernel.
.dims x
.main
.byte 4
.kernel k
.section own # An existing section changes the context to the inner binary.
.byte 5
.text
.byte 6
.data
.byte 7
.inner
.data # In the inner binary, .data is a new section.
.byte 8
.main
.data # In the outer binary, .data is the existing section.
.byte 9
.globaldata
.byte 10
.kernel k
.text
s_endpgm

# OUTER: .outer PROGBITS {{[0-9a-f]+ [0-9a-f]+}} 000002
# OUTER: 0x00000000 0204
# INNER: .hsatext PROGBITS {{[0-9a-f]+ [0-9a-f]+}} 000104
# INNER: Hex dump of section '.hsadata_global_agent':
# INNER-NEXT: 0x00000000 0809
# INNER: Hex dump of section '.hsadata_readonly_agent':
# INNER-NEXT: {{0x[0-9a-f]+}} 010a
# INNER: Hex dump of section 'own':
# INNER-NEXT: 0x00000000 0305
# INNER: Hex dump of section '.text':
# INNER-NEXT: 0x00000000 06

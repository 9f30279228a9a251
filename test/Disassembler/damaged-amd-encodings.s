# A damaged file for OpenCL 1.2 with code for several devices. The notes of one device are
# refused if they leave the file, or if they are those of another device, so that reading
# needs no more memory than the size of the file justifies. clrxdisasm does not read them.

# DEFINE: %{damage} = %python -c "import sys; d = bytearray(open(sys.argv[1], 'rb').read()); i = d.find(b'\x7fELF', 1); s = i + 52 + 32; d[s + 68 : s + 84] = \
# DEFINE:   d[s + 4 : s + 20] if sys.argv[3] == 'same' else b'\xff' * 16; open(sys.argv[2], 'wb').write(d)"

# RUN: clrxasm -o %t.bin %s
# RUN: clrx-mc --verify %t.bin | FileCheck %s --check-prefix=SOUND
# SOUND: identical{{$}}

# RUN: %{damage} %t.bin %t.same same
# RUN: not clrx-mc --disassemble %t.same 2>&1 | FileCheck %s --check-prefix=SAME
# RUN: clrxdisasm %t.same | FileCheck %s --check-prefix=TEXT
# SAME: inner ELF of kernel 'k': notes add up to {{[0-9]+}} bytes or more in a file of {{[0-9]+}}
# TEXT: s_endpgm

# RUN: %{damage} %t.bin %t.outside outside
# RUN: not clrx-mc --disassemble %t.outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
# OUTSIDE: inner ELF of kernel 'k': segment 3 of 4294967295 bytes at offset 4294967295 leaves the file of {{[0-9]+}} bytes

.amd
.gpu Tahiti
.kernel k
.encoding 0x19
.calnote 99
  .fill 8000
.encoding 0x18
.calnote 99
  .byte 1
.config
.data
.text
  s_endpgm

# For OpenCL 1.2, a file that is cut, or has a part outside of the file, is refused. The
# message names the part and its numbers.

# RUN: clrxasm -o %t.bin %s
# RUN: head -c 3000 %t.bin > %t.cut
# RUN: not clrxdisasm %t.cut 2>&1 | FileCheck %s --check-prefix=CUT
# CUT: outer ELF: {{.*}}

# The size of a note's name is wrong.
# RUN: %python -c "import sys; d = bytearray(open(sys.argv[1], 'rb').read()); d[d.find(b'ATI CAL') - 12] = 7; open(sys.argv[2], 'wb').write(d)" %t.bin %t.note
# RUN: not clrxdisasm %t.note 2>&1 | FileCheck %s --check-prefix=NOTE
# NOTE: inner ELF of kernel 'k': note 0 has a name of 7 and a content of 0 bytes, but there are {{[0-9]+}}

# A kernel lacks the symbol of its header.
# RUN: sed 's/k_header/k_hxader/' %t.bin > %t.header
# RUN: not clrxdisasm %t.header 2>&1 | FileCheck %s --check-prefix=HEADER
# HEADER: outer ELF: kernel 'k' has no symbol that ends in '_header'

# Metadata is read only for configurations.
# RUN: sed 's/;uavid:11/;uavid:1x/' %t.bin > %t.text
# RUN: clrxdisasm -m %t.text > %t.out
# RUN: not clrxdisasm -C %t.text 2>&1 | FileCheck %s --check-prefix=TEXT
# TEXT: metadata of kernel 'k': line {{[0-9]+}} is malformed

.amd
.driver_version 158000
.kernel k
.config
.text
s_endpgm

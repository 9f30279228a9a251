# Attributes of the section get a warning, because the section already exists.
# RUN: clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.section .text, "ax", @progbits
# CHECK: :[[#@LINE-1]]:1: warning: type, flags and alignment are ignored for the existing section '.text'
.byte 1
.text
.byte 2
.section .text
.byte 3

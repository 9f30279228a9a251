## A line map assigns a source line to each piece of the output, as JSON.
# RUN: rm -rf %t && split-file %s %t
# RUN: clrx-mc -filetype=null --line-map=%t/map %t/a.s
# RUN: %python -m json.tool < %t/map | FileCheck %s

#      CHECK: "version": 1
#      CHECK: "files": [
# CHECK-NEXT:   "{{.*}}a.s"
#      CHECK: "sections": [
# CHECK-NEXT:   ".text"
#      CHECK: "expansions": [
#      CHECK:   "kind": "repetition"
# CHECK-NEXT:   "round": 1
# CHECK-NEXT:   "file": 0
# CHECK-NEXT:   "line": 7
# CHECK-NEXT:   "column": 1
#      CHECK:   "kind": "macro"
# CHECK-NEXT:   "name": "m"
# CHECK-NEXT:   "file": 0
# CHECK-NEXT:   "line": 8
# CHECK-NEXT:   "column": 3
# CHECK-NEXT:   "expansion": 0
#      CHECK: "entries": [
#      CHECK:   "section": 0
# CHECK-NEXT:   "offset": 0
# CHECK-NEXT:   "size": 4
# CHECK-NEXT:   "kind": "instruction"
# CHECK-NEXT:   "file": 0
# CHECK-NEXT:   "line": 6
# CHECK-NEXT:   "column": 7
# CHECK-NEXT: }
#      CHECK:   "offset": 4
#      CHECK:   "line": 4
# CHECK-NEXT:   "column": 3
# CHECK-NEXT:   "expansion": 1
#      CHECK:   "offset": 8
#      CHECK:   "kind": "data"
#      CHECK:   "line": 10
#  CHECK-NOT:   "section"

#--- a.s
.rawcode
.gpu tonga
.macro m
  s_nop 7
.endm
here: s_nop 0
.rept 1
  m
.endr
.int 5

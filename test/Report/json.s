# The report as JSON. docs/report.md describes the names.

# RUN: clrx-mc --report=json %S/text.s > %t.json
# RUN: %python -m json.tool %t.json | FileCheck %s
# RUN: FileCheck %s --check-prefix=CHANGE < %t.json
# CHECK:      "version": 1,
# CHECK-NEXT: "kernels": [
# CHECK:      "name": "sum",
# CHECK-NEXT: "file": "{{.*}}text.s",
# CHECK-NEXT: "line": 32,
# CHECK-NEXT: "architecture": "GCN1.4",
# CHECK-NEXT: "waveSize": 64,
# CHECK-NEXT: "sgprs": {
# CHECK-NEXT:   "count": 10,
# CHECK-NEXT:   "used": 4
# CHECK-NEXT: },
# CHECK-NEXT: "vgprs": {
# CHECK-NEXT:   "count": 51,
# CHECK-NEXT:   "given": 51,
# CHECK-NEXT:   "used": 4
# CHECK-NEXT: },
# CHECK-NEXT: "lds": {
# CHECK-NEXT:   "bytes": 512,
# CHECK-NEXT:   "dynamic": false
# CHECK-NEXT: },
# CHECK-NEXT: "scratch": {
# CHECK-NEXT:   "bytes": 64
# CHECK-NEXT: },
# CHECK-NEXT: "groupSize": [
# CHECK-NEXT:   64,
# CHECK-NEXT:   2,
# CHECK-NEXT:   1
# CHECK-NEXT: ],
# CHECK-NEXT: "arguments": {
# CHECK-NEXT:   "bytes": 20,
# CHECK-NEXT:   "list": [
# CHECK-NEXT:     {
# CHECK-NEXT:       "name": "out",
# CHECK-NEXT:       "type": "float*",
# CHECK-NEXT:       "offset": 0,
# CHECK-NEXT:       "bytes": 8
# CHECK:      "start": [
# CHECK-NEXT:   {
# CHECK-NEXT:     "registers": "s[0:3]",
# CHECK-NEXT:     "value": "scratch buffer"
# CHECK:      "code": {
# CHECK-NEXT:   "bytes": 44,
# CHECK-NEXT:   "instructions": 8,
# CHECK-NEXT:   "unknownWays": 0,
# CHECK-NEXT:   "mix": {
# CHECK-NEXT:     "wait": 1,
# CHECK-NEXT:     "control": 1,
# CHECK-NEXT:     "smem": 1,
# CHECK-NEXT:     "valu": 3,
# CHECK-NEXT:     "flat": 2
# CHECK:      "live": {
# CHECK-NEXT:   "sgprs": {
# CHECK-NEXT:     "count": 4,
# CHECK-NEXT:     "file": "{{.*}}text.s",
# CHECK-NEXT:     "line": 48,
# CHECK-NEXT:     "offset": 256
# CHECK:        "vgprs": {
# CHECK-NEXT:     "count": 2,
# CHECK:      "occupancy": {
# CHECK-NEXT:   "waves": 4,
# CHECK-NEXT:   "max": 10,
# CHECK-NEXT:   "limits": [
# CHECK-NEXT:     {
# CHECK-NEXT:       "resource": "vgprs",
# CHECK-NEXT:       "waves": 4,
# CHECK-NEXT:       "limiting": true
# CHECK-NEXT:     },
# CHECK-NEXT:     {
# CHECK-NEXT:       "resource": "sgprs",
# CHECK-NEXT:       "waves": 10,
# CHECK-NEXT:       "limiting": false
# CHECK:        "next": {
# CHECK-NEXT:     "waves": 5,
# CHECK-NEXT:     "changes": [
# CHECK-NEXT:       {
# CHECK-NEXT:         "resource": "vgprs",
# CHECK-NEXT:         "fewer": 3,
# CHECK-NEXT:         "most": 48
# CHANGE: "version": 1


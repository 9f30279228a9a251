# Errors for impossible options of reports.

# RUN: not clrx-mc --report=xml %s 2>&1 | FileCheck %s --check-prefix=FORM
# FORM: error: unknown form 'xml' of '--report=': expected text, json or html
# RUN: not clrx-mc --cfg=svg %s 2>&1 | FileCheck %s --check-prefix=GRAPH
# GRAPH: error: unknown form 'svg' of '--cfg=': expected dot
# RUN: not clrx-mc --cfg=dot --report %s 2>&1 | FileCheck %s --check-prefix=BOTH
# BOTH: error: --report and --cfg are forms of one report; give one
# RUN: not clrx-mc --report -filetype=obj %s 2>&1 | FileCheck %s --check-prefix=STDOUT
# STDOUT: error: the report goes to standard output; give the output a file with -o

# After an error there is no report.
# RUN: not clrx-mc --report --format=rawcode -Dfails=1 %s 2>/dev/null | count 0
# RUN: clrx-mc --report --format=rawcode %s | FileCheck %s --check-prefix=GOOD
# GOOD: code 4 bytes
.ifdef fails
    .error "no"
.endif
    s_endpgm

# The page contains kernels, steps, links, and warnings below their lines. Text of the source
# is never markup, and the page loads nothing from elsewhere.

# RUN: clrx-mc --report=html --format=rawcode -mcpu=gfx900 %s > %t.html 2> %t.err
# RUN: FileCheck %s < %t.html
# RUN: FileCheck %s --check-prefix=STDERR < %t.err
# RUN: not grep -E "<script|src=|https?://|@import|url\(" %t.html
# CHECK: <!DOCTYPE html>
# CHECK: <title>{{.*}}page.s</title>
# CHECK: prefers-color-scheme:dark
# CHECK: Control flow, 3 blocks
# CHECK: <h3>Code</h3>
# CHECK: <u>loop:</u>
# CHECK: <b>global_load_dword</b>{{.*}}used 2 instructions later</a>
# CHECK: <s># &lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</s>
# CHECK: <div class='d warning'><span>warning</span>&lt;b&gt;here
# STDERR: page.s:[[@LINE+8]]:5: warning: <b>here
    s_mov_b32 s0, 10
loop:
    global_load_dword v1, v[2:3], off
    s_sub_u32 s0, s0, 1         # <script>alert("1" & '2')</script>
    v_add_f32 v4, v1, v4
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 loop
    .warning "<b>here"; s_nop 0
    global_store_dword v[2:3], v4, off
    s_endpgm

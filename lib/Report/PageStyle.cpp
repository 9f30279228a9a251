//===- PageStyle.cpp - Style sheet of the page ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The style sheet of the page. Colours are named by their meaning and have a
// value for light and one for dark mode.
//
//===----------------------------------------------------------------------===//

#include "HTMLParts.h"

const llvm::StringLiteral clrx::PageStyle = R"css(
:root{--bg:#f7f7f5;--card:#fff;--ink:#1c1c1a;--soft:#5c5b57;--faint:#908f89;
--line:#e3e2dd;--v:#2a78d6;--vl:#cfe1f7;--s:#128a63;--sl:#c9ebdd;--step:#c9c7c0;
--given:#d9730d;--arc:#8a86d8;--near:#d9730d;--warn:#a86200;--warnbg:#fff4de;
--err:#c02b2b;--errbg:#fde8e8;--note:#5c5b57;--label:#7a3fb8}
@media(prefers-color-scheme:dark){:root{--bg:#161614;--card:#1f1f1d;
--ink:#ecebe6;--soft:#b4b3ab;--faint:#85847d;--line:#34332f;--v:#5a9fe8;
--vl:#23405f;--s:#35b889;--sl:#1d4636;--step:#4b4a45;--given:#f09a4a;
--arc:#8f8be0;--near:#f09a4a;--warn:#f3bd62;--warnbg:#3a2d15;--err:#ff8a8a;
--errbg:#431d1d;--note:#b4b3ab;--label:#c79cf2}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1180px;padding:20px 24px 80px;background:var(--bg);
color:var(--ink);font:14px/1.5 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
h1{font-size:17px;font-weight:600;color:var(--soft);margin:0 0 14px;
overflow-wrap:anywhere}
h2{font-size:26px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h3,summary{font-size:15px;font-weight:600;margin:26px 0 8px}
summary{cursor:pointer}
section{margin-bottom:56px}
.sub{color:var(--soft);margin:2px 0 16px}
a{color:var(--v)}
table{border-collapse:collapse}
th{font-weight:500;color:var(--soft);text-align:left}
td,th{padding:2px 16px 2px 0;vertical-align:top}
.num{text-align:right;font-variant-numeric:tabular-nums}
nav{background:var(--card);border:1px solid var(--line);border-radius:10px;
padding:12px 18px;margin-bottom:32px;max-height:320px;overflow:auto}
.occ{display:flex;gap:20px;align-items:center;background:var(--card);
border:1px solid var(--line);border-radius:10px;padding:14px 18px}
.occ strong{font-size:18px}
.meter{display:grid;grid-template-columns:repeat(10,14px);gap:4px;flex:none}
.meter i{height:26px;border-radius:3px;background:var(--line)}
.meter .on{background:var(--v)}
.limits td{color:var(--soft);padding-top:4px}
.limits .limiting{color:var(--near);font-weight:600}
.tiles{display:flex;flex-wrap:wrap;gap:10px;margin-top:10px}
.tile{flex:1 1 130px;background:var(--card);border:1px solid var(--line);
border-radius:10px;padding:10px 14px;display:flex;flex-direction:column}
.tile strong{font-size:22px;line-height:1.2;font-variant-numeric:tabular-nums}
.tile span{color:var(--soft)}.tile small{color:var(--faint)}
.cards{display:flex;flex-wrap:wrap;gap:10px;margin-top:10px;align-items:start}
.card{flex:1 1 260px;max-width:560px;background:var(--card);border:1px solid var(--line);
border-radius:10px;padding:10px 16px 12px;overflow-x:auto;max-height:340px;
overflow-y:auto}
.card h3{margin:2px 0 6px}
.mix{width:100%}.mix .bar{width:45%;padding:0}
.mix .bar i{display:block;height:10px;margin-top:6px;border-radius:0 3px 3px 0;
background:var(--soft);min-width:2px;opacity:.6}
.curve{margin:6px 0}
.curve figcaption{color:var(--soft);font-size:13px}
.curve em{font-style:normal;color:var(--given);margin-left:8px}
.curve svg{display:block;width:100%}
.curve text{font-size:10px;fill:var(--faint)}
.curve .step{stroke:var(--step);stroke-dasharray:3 3}
.curve .given{stroke:var(--given);stroke-width:1.5}
.cv .area{fill:var(--v)}.cs .area{fill:var(--s)}
.curve .area{opacity:.75}
.hit{fill:transparent}.hit:hover{fill:var(--ink);opacity:.12}
.graph{background:var(--card);border:1px solid var(--line);border-radius:10px;
overflow:auto;max-height:720px;padding:6px}
.graph svg{display:block;margin:0 auto}
.graph text{font-size:11px;fill:var(--soft)}
.graph .t{font:600 12px ui-monospace,"DejaVu Sans Mono",monospace;fill:var(--ink)}
.graph .end{fill:var(--faint);font-style:italic}
.bg{fill:var(--card);stroke:var(--faint)}.entry .bg{stroke-width:2.5}
.heat{fill:var(--v)}
.box:hover .bg{stroke:var(--v);stroke-width:2}
.edge{fill:none;stroke:var(--soft);stroke-width:1.4}
.edge.jump{stroke:var(--v)}.edge.back{stroke:var(--near);stroke-dasharray:5 3;
stroke-linejoin:round}
.tip{fill:var(--soft)}.tip.jump{fill:var(--v)}.tip.back{fill:var(--near)}
.key{color:var(--soft);font-size:12px;margin:6px 2px}
.key span{display:inline-block;width:22px;height:0;border-top:2px solid;
margin:0 6px 4px 14px}
.kn{color:var(--soft);margin-left:0}.kj{color:var(--v)}
.kb{color:var(--near);border-top-style:dashed!important}
.list{background:var(--card);border:1px solid var(--line);border-radius:10px;
font:12.5px/20px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
.lh,.r{display:grid;grid-template-columns:96px 56px 170px 130px minmax(0,1fr) auto;
column-gap:8px}
.lh{position:sticky;top:0;z-index:2;background:var(--card);height:38px;
border-bottom:1px solid var(--line);border-radius:10px 10px 0 0;
color:var(--soft);font:12px/16px system-ui,"DejaVu Sans",sans-serif;
padding-top:3px}
.lh>span:first-child{padding-left:12px}
.sc{position:relative}.sc em{font-style:normal;display:block}
.sc i{position:absolute;top:17px;font-style:normal;font-size:10px;
transform:translateX(-50%);color:var(--faint)}
.rows{position:relative;padding:0}
.arcs{position:absolute;left:104px;top:0;pointer-events:none}
.arcs path{fill:none;stroke:var(--arc);stroke-width:1.2}
.arcs .tip{fill:var(--arc);stroke:none}
.arcs .near{stroke:var(--near)}.arcs .near.tip{fill:var(--near)}
.r{height:20px;white-space:nowrap;grid-template-columns:56px 32px 56px 170px 130px minmax(0,1fr) auto}
.r:hover{background:color-mix(in srgb,var(--v) 9%,transparent)}
.r:target{background:color-mix(in srgb,var(--near) 25%,transparent)}
.prof .lh{grid-template-columns:96px 56px 150px 110px 130px minmax(0,1fr) auto}
.prof .r{grid-template-columns:56px 32px 56px 150px 110px 130px minmax(0,1fr) auto}
.p{color:var(--soft);text-align:right;padding-right:6px;font-size:11px;
background:color-mix(in srgb,var(--near) var(--h,0%),transparent)}
.p b{float:left;padding-left:6px;font-weight:600;color:var(--ink)}
.n{color:var(--faint);text-align:right;user-select:none}
.bk{color:var(--faint);font-size:11px;user-select:none}
.nb{box-shadow:inset 0 1px var(--line)}
.r .v{grid-column:4}
.r .v,.r .s{position:relative}
.r .v i,.r .s i{position:absolute;left:0;top:4px;height:12px;
border-radius:0 3px 3px 0}
.v i{background:var(--v)}.s i{background:var(--s)}
.r .v i,.r .s i{opacity:.62}
.r .v b,.r .s b{position:absolute;left:4px;top:0;font:600 10.5px/20px system-ui,
"DejaVu Sans",sans-serif;color:var(--ink)}
.x{opacity:.85}
code{white-space:pre;tab-size:8;overflow:hidden;text-overflow:ellipsis;
font-family:inherit;color:var(--ink)}
.x code{color:var(--soft)}
.in code{padding-left:calc(var(--d)*14px);background:linear-gradient(var(--line) 0 0)
calc(var(--d)*14px - 8px) 0/1px 100% no-repeat}
code b{font-weight:600}code u{text-decoration:none;color:var(--label);
font-weight:600}code s{text-decoration:none;color:var(--faint)}
.use,mark{font:11px/20px system-ui,"DejaVu Sans",sans-serif;margin-right:10px}
.round{font:11px/20px system-ui,"DejaVu Sans",sans-serif;color:var(--faint);
margin-right:10px}
.use{color:var(--soft);text-decoration:none}.use.near{color:var(--near)}
.use:hover{text-decoration:underline}
mark{border-radius:4px;padding:1px 6px;line-height:16px;margin:2px 10px 2px 0;
color:var(--ink)}
.rm{text-align:right;overflow:hidden}
.mv{background:var(--vl)}.ms{background:var(--sl)}
.d{font:12.5px/20px system-ui,"DejaVu Sans",sans-serif;margin:0;height:20px;
white-space:nowrap;overflow:hidden;text-overflow:ellipsis;padding-left:12px}
.d span{font-weight:600;margin-right:8px}
.rows .d{padding-left:490px}
.prof .rows .d{padding-left:588px}
p.d{height:auto;white-space:normal;padding:4px 12px;border-radius:6px;
margin:8px 0}
.warning{background:var(--warnbg);color:var(--warn)}
.error{background:var(--errbg);color:var(--err)}
.note{color:var(--note)}
)css";

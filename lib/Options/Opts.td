//===- Opts.td - Options of clrx-mc ---------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm-mc's options, as far as they apply, and options of clrx-mc.
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

/// Options that libclrx also accepts by name.
def LibraryOption : OptionVisibility;
/// Options of libclrx's functions that list, report, disassemble and so on. Files
/// do not accept them by name.
def ActionOption : OptionVisibility;
/// Options of a launch that only libclrx accepts by name.
def ObserveOption : OptionVisibility;
/// Options of clrx-run. An option without DefaultVis is unknown to clrx-mc.
def RunOption : OptionVisibility;
/// Options of clrx-lsp.
def ServerOption : OptionVisibility;
/// Options of a launch that libclrx and launch files accept by name.
def LaunchOption : OptionVisibility;

class Switch<string name, string help>
    : Flag<["-", "--"], name>, HelpText<help>;

/// --name=VALUE and --name VALUE. Completions offer \p values.
multiclass Value<string name, string metavar, string help,
                 list<string> values = []> {
  def NAME : Joined<["-", "--"], name # "=">, MetaVarName<metavar>,
             HelpText<help>, Values<!interleave(values, ",")>;
  def NAME # _separate : Separate<["-", "--"], name>,
                         Alias<!cast<Option>(NAME)>;
}

def grp_output : OptionGroup<"output">, HelpText<"OUTPUT">;
let Group = grp_output in {
def o : JoinedOrSeparate<["-"], "o">, MetaVarName<"<file>">,
        HelpText<"Write to <file>; default: -, standard output">;
defm filetype : Value<"filetype", "<type>",
    "obj: the binary; asm: a listing in LLVM's assembly language (default); "
    "c-header: the binary as an array of C; null: nothing",
    ["obj", "asm", "c-header", "null"]>;
let Visibility = [DefaultVis, ActionOption] in
defm c_name : Value<"c-name", "<name>",
    "Array name in a C header; default: derived from the output file">;
let Visibility = [DefaultVis, ActionOption] in
def listing : Switch<"listing",
    "Print the lines of the source with their words, and the reports of the "
    "kernels, instead of LLVM's assembly language">;
def listing_file : Joined<["-", "--"], "listing=">, MetaVarName<"<file>">,
    HelpText<"Write the listing that -listing prints to <file>, in addition to "
             "the output">;
def line_map : Joined<["-", "--"], "line-map=">, MetaVarName<"<file>">,
    HelpText<"Write a JSON map to <file>, with the source line of each piece "
             "of the output">;
let Visibility = [DefaultVis, ActionOption] in {
def show_encoding : Switch<"show-encoding",
    "Show the bytes of instructions in listings and disassemblies">;
def show_inst : Switch<"show-inst",
    "Show LLVM's MCInst of each instruction in listings">;
}
def format_source : Switch<"format-source",
    "Print the source with aligned operands and uniform blanks, and assemble "
    "nothing. -o may name the source itself">;
def print_waits : Switch<"print-waits",
    "Print the inserted waits to standard error, one a line, with the place of "
    "the statement next to each">;
}

def grp_dependencies : OptionGroup<"dependencies">,
    HelpText<"DEPENDENCIES (rules for build systems, as with compilers)">;
let Group = grp_dependencies in {
def MD : Flag<["-"], "MD">,
    HelpText<"Write a make rule that lists the files that were read">;
def MMD : Flag<["-"], "MMD">, Alias<MD>, HelpText<"The same as -MD">;
def MF : JoinedOrSeparate<["-"], "MF">, MetaVarName<"<file>">,
    HelpText<"Write the rule to <file>; default: the output's name with .d">;
let Visibility = [DefaultVis, ActionOption] in
def MT : JoinedOrSeparate<["-"], "MT">, MetaVarName<"<target>">,
    HelpText<"Target of the rule, not quoted; default: the output">;
let Visibility = [DefaultVis, ActionOption] in
def MQ : JoinedOrSeparate<["-"], "MQ">, MetaVarName<"<target>">,
    HelpText<"Target of the rule, quoted for make">;
let Visibility = [DefaultVis, ActionOption] in
def MP : Flag<["-"], "MP">,
    HelpText<"Add an empty rule for each file except the source">;
}

def grp_binaries : OptionGroup<"binaries">,
    HelpText<"BINARIES (the container is detected, unless --format=rawcode is given)">;
let Group = grp_binaries in {
def disassemble : Switch<"disassemble",
    "Print a source that assembles to the same file">;
let Visibility = [DefaultVis, ActionOption] in
def exact : Switch<"exact",
    "Print headers as bytes, and print nothing unless the source assembles to "
    "the same file">;
let Visibility = [DefaultVis, ActionOption] in
def show_offsets : Switch<"show-offsets",
    "Show the offsets of instructions in comments">;
def check : Switch<"check",
    "Print warnings about the code of each file (-W), at section offsets and "
    "labels">;
let Visibility = [DefaultVis, ActionOption] in
defm extract : Value<"extract", "<part>",
    "Write a part of a binary to -o. elf: the ELF file inside an AMD or Gallium "
    "binary or a bundle; code: the machine code of a kernel",
    ["elf", "code"]>;
def verify : Switch<"verify",
    "Print for each file if its exact source assembles to the same file, or "
    "the first difference">;
}

def grp_reports : OptionGroup<"reports">,
    HelpText<"REPORTS (for sources and binaries)">;
let Group = grp_reports in {
def report : Switch<"report", "The same as --report=text">;
let Visibility = [DefaultVis, ActionOption] in
def report_EQ : Joined<["-", "--"], "report=">, MetaVarName<"<form>">,
    HelpText<"Print the resources, occupancy and live registers of kernels as "
    "text, json, or html with the code. A source's binary is only written with "
    "-o or -filetype">;
let Visibility = [DefaultVis, ActionOption] in
def cfg_EQ : Joined<["-", "--"], "cfg=">, MetaVarName<"<form>">,
    HelpText<"Print the control flow of kernels: dot, for Graphviz">;
}

def grp_kernels : OptionGroup<"kernels">, HelpText<"KERNELS">;
let Group = grp_kernels in {
let Visibility = [DefaultVis, ActionOption, RunOption, LaunchOption] in {
def kernel : Joined<["-", "--"], "kernel=">, MetaVarName<"<name>">,
    HelpText<"Report on this kernel only; with --extract, the kernel to "
             "extract">,
    HelpTextForVariants<[RunOption],
                        "The kernel to run; needed if the file has several">;
def kernel_separate : Separate<["-", "--"], "kernel">, Alias<kernel>;
}
let Visibility = [RunOption, LaunchOption] in {
defm global_size : Value<"global-size", "<x[,y[,z]]>",
    "Number of work-items; default: one work-group">;
defm local_size : Value<"local-size", "<x[,y[,z]]>",
    "Size of a work-group; default: the size that the kernel requires, else "
    "64">;
defm global_offset : Value<"global-offset", "<x[,y[,z]]>",
    "Offset of the numbers of work-items; default: 0">;
}
let Visibility = [RunOption] in
defm arg : Value<"arg", "<value>",
    "Value of the next argument: <type>:<v>,... (i8 to i64, u8 to u64, f16, f32, "
    "f64), file:<path>, zero:<size>, undef:<size>, local:<size>, null or "
    "same:<n>">;
}

def grp_run : OptionGroup<"run">, HelpText<"RUN">;
let Group = grp_run, Visibility = [RunOption] in {
defm launch : Value<"launch", "<file>",
    "Execute the launches of a JSON file, and compare their results with those "
    "that the file expects">;
defm print : Value<"print", "<what>[:<type>[:<count>]]",
    "Print values after the run: of the buffer of argument <n>, of a register "
    "(s5, s[4:7], v3, vcc, exec, m0, scc), of lds, or of buffer:<n>. Default "
    "type: x32">;
defm out : Value<"out", "<n>:<file>",
    "Write the buffer of argument <n> (raw code: of -buffer or -resource <n>) to "
    "<file>">;
let Visibility = [RunOption, ObserveOption] in
defm code_buffer : Value<"code", "<n>",
    "The kernel may execute code in the buffer of argument <n> (raw code: of "
    "-buffer or -resource <n>)">;
defm coverage : Value<"coverage", "<file>",
    "Write to <file> how often wavefronts execute each line of the source, in the "
    "format of lcov's tracefiles">;
defm profile : Value<"profile", "<file>",
    "Write the page of clrx-mc --report=html to <file>, with the number of "
    "executed instructions of each line, and with findings">;
let Visibility = [RunOption, ObserveOption] in
def stats_lines : Switch<"stats-lines",
    "Print the number of executed instructions of each line of the source to "
    "standard error, the largest numbers first">;
let Visibility = [RunOption, ObserveOption] in
def trace : Switch<"trace",
    "Print each executed instruction and what it writes to standard output">;
def trace_EQ : Joined<["-", "--"], "trace=">, MetaVarName<"<file>">,
    HelpText<"Print them to <file>">;
}

def grp_trace : OptionGroup<"trace">,
    HelpText<"TRACE (each option may be repeated and turns -trace on, except "
             "for groups and wavefronts with an option of DEBUG)">;
let Group = grp_trace, Visibility = [RunOption, ObserveOption] in {
defm trace_group : Value<"trace-group", "<x[,y[,z]]>",
    "Trace this work-group only">;
defm trace_wave : Value<"trace-wave", "<n[:m]>",
    "Trace wavefront <n>, or <n> to <m>, of each work-group only">;
defm trace_range : Value<"trace-range", "<from>[,<to>]",
    "Trace the instructions of a line or lines (12, 12,20 or file.s:12,20), from "
    "a label up to another or the next one (loop,end), or from an offset up to "
    "another one (0x10,0x40)">;
defm trace_register : Value<"trace-register", "<register>",
    "Trace the instructions that write this register or range, such as s[4:7], "
    "v3 or vcc, and show only these registers">;
}

def grp_debug : OptionGroup<"debug">,
    HelpText<"DEBUG (reports go to the same place as the trace; -trace-group and "
             "-trace-wave select wavefronts)">;
let Group = grp_debug, Visibility = [RunOption] in {
let Visibility = [RunOption, ObserveOption] in
defm break : Value<"break", "<place>",
    "Print the instruction and its operands whenever execution arrives at a "
    "label, a line (12 or file.s:12), an offset (0x10) or <section>+<offset>. May "
    "be repeated">;
let Visibility = [RunOption, ObserveOption] in
defm watch : Value<"watch", "<what>",
    "Print each change of a register or range (s[4:7], v3, exec, vcc, scc, m0), or "
    "of memory: <what>[+<offset>[:<size>]] with the number of an argument, "
    "buffer:<n> or lds. May be repeated">;
def interactive : Switch<"interactive",
    "Stop at the first instruction, and read commands from standard input; help "
    "lists them">;
def : Flag<["-"], "i">, Alias<interactive>, HelpText<"The same as -interactive">;
}

let Group = grp_run, Visibility = [RunOption] in {
let Visibility = [RunOption, LaunchOption] in {
def check_EQ : Joined<["-", "--"], "check=">, MetaVarName<"<groups>">,
    HelpText<"Look for mistakes of these groups only, separated by commas; all "
             "or none">;
defm no_check : Value<"no-check", "<groups>",
    "Do not look for mistakes of these groups">;
defm max_insts : Value<"max-insts", "<n>",
    "Stop a wavefront after <n> instructions; default: 1000000000">;
defm seed : Value<"seed", "<n>",
    "Order of wavefronts and memory operations where the hardware leaves it "
    "open; default: 0">;
defm schedules : Value<"schedules", "<n>",
    "Run the launch with <n> seeds from -seed on, and report the findings of all "
    "runs; at most 1000000; default: 1">;
}
}

def grp_raw : OptionGroup<"raw">,
    HelpText<"RAW CODE (the initial state of one wavefront)">;
let Group = grp_raw, Visibility = [RunOption, LaunchOption] in {
defm sgpr : Value<"sgpr", "<n>:<type>:<values>",
    "Initial values of SGPRs from <n> on, or of vcc, exec, m0 or scc">;
defm vgpr : Value<"vgpr", "<n>:<type>:<values>",
    "Initial values of a VGPR, one for each lane; the last one repeats">;
defm buffer : Value<"buffer", "<n>:<value>",
    "Buffer whose address goes to s[<n>:<n>+1]">;
defm resource : Value<"resource", "<n>:<value>",
    "Buffer whose descriptor goes to s[<n>:<n>+3]">;
defm lds : Value<"lds", "<size>[:<type>:<values>]",
    "Size of LDS in bytes, and its first values">;
defm mode : Value<"mode", "<n>", "Initial MODE register; default: 0xc0">;
}

def grp_target : OptionGroup<"target">,
    HelpText<"TARGET (the source overrides these options)">;
let Group = grp_target, Visibility = [DefaultVis, LibraryOption, RunOption] in {
defm format : Value<"format", "<container>",
    "amd, amdcl2, gallium, rocm, or rawcode",
    ["amd", "amdcl2", "gallium", "rocm", "rawcode"]>;
defm triple : Value<"triple", "<triple>",
    "Must name the architecture amdgcn; the rest is ignored">;
defm arch : Value<"arch", "<architecture>",
    "Must be amdgcn; an option of llvm-mc">;
defm mcpu : Value<"mcpu", "<device>",
    "Device, such as tonga or gfx900, or architecture, such as gcn1.2; "
    "-mcpu=help lists them">;
defm mattr : Value<"mattr", "<+a,-b>",
    "+wavefrontsize32, +wavefrontsize64, +xnack, +sramecc; in LLVM's dialect also "
    "others, such as +real-true16">;
def m32 : Switch<"m32", "32-bit addresses (default)">;
def m64 : Switch<"m64", "64-bit addresses">;
defm driver_version : Value<"driver-version", "<n>",
    "Driver version, such as 191205 (AMD CL2) or 170000 (Mesa 17.0.0); default: "
    "0, the oldest; the host's driver is never used">;
defm llvm_version : Value<"llvm-version", "<n>",
    "Version of the compiler for Gallium binaries, such as 40000 (4.0.0); "
    "default: 0, the oldest">;
defm code_object_version : Value<"code-object-version", "<n>",
    "ROCm: write a code object of version 4, 5 or 6, as .codeobject does",
    ["4", "5", "6"]>;
def amdhsa_code_object_version :
    Joined<["-", "--"], "amdhsa-code-object-version=">,
    MetaVarName<"<n>">, Alias<code_object_version>,
    HelpText<"The same as -code-object-version; an option of llvm-mc">;
def relocatable : Switch<"relocatable",
    "Write the code object for linkers, as .relocatable does">;
defm policy : Value<"policy", "<n>", "Policy version; default: 109">;
}

def grp_language : OptionGroup<"language">, HelpText<"LANGUAGE">;
let Group = grp_language, Visibility = [DefaultVis, LibraryOption, RunOption] in {
def I : JoinedOrSeparate<["-"], "I">, MetaVarName<"<dir>">,
        HelpText<"Add a directory for .include and .incbin">;
def D : JoinedOrSeparate<["-"], "D">, MetaVarName<"<symbol>[=<value>]">,
        HelpText<"Define a symbol; the default value is 0">;
def defsym : Joined<["-", "--"], "defsym=">, Alias<D>,
             HelpText<"The same as -D">;
def defsym_separate : Separate<["-", "--"], "defsym">, Alias<D>;
def add_symbols : Switch<"add-symbols",
    "Write the source's symbols into the binary">;
def g : Flag<["-"], "g">,
        HelpText<"Write DWARF line tables into code objects, with functions "
                 "and macro calls">;
defm fdebug_compilation_dir : Value<"fdebug-compilation-dir", "<dir>",
    "Directory of relative file names in debug information; default: the "
    "current directory">;
defm dialect : Value<"dialect", "<name>",
    "Syntax of instructions, clrx (default) or llvm, until .dialect",
    ["clrx", "llvm"]>;
def altmacro : Switch<"altmacro", "Use the alternate macro syntax">;
def macro_case : Switch<"macro-case", "Make macro names case-sensitive">;
def old_modifiers : Switch<"old-modifiers",
                           "Use the old parameters of modifiers">;
def allocate_registers : Switch<"allocate-registers",
    "Allocate registers for .regvar variables, as .regalloc does">;
def auto_waits : Switch<"auto-waits",
    "Insert missing waits and wait states, as .waits auto does">;
def old_fp_literals : Switch<"old-fp-literals",
    "Use the old floating-point literals">;
}

def grp_diagnostics : OptionGroup<"diagnostics">, HelpText<"DIAGNOSTICS">;
let Group = grp_diagnostics in {
let Visibility = [DefaultVis, LibraryOption, RunOption] in {
def no_warn : Switch<"no-warn", "Print no warnings">;
def fatal_warnings : Switch<"fatal-warnings", "Treat warnings as errors">;
}
let Visibility = [DefaultVis, RunOption] in {
def : Flag<["-"], "W">, Alias<no_warn>, HelpText<"The same as --no-warn">;
def : Flag<["-"], "w">, Alias<no_warn>, HelpText<"The same as --no-warn">;
}
let Visibility = [DefaultVis, ActionOption, RunOption] in
def W_group : Joined<["-"], "W">, MetaVarName<"<group>">,
    HelpText<"Turn warnings about the code on or off: -Wwaitcnt, -Wno-waitcnt, "
             "-Wall, -Werror[=waitcnt]; --help-checks lists the groups">;
let Visibility = [DefaultVis, RunOption] in {
def color : Switch<"color",
    "Colour diagnostics; default: if they go to a terminal and the environment "
    "has no NO_COLOR">;
defm diagnostics_format : Value<"diagnostics-format", "<format>",
    "Print diagnostics as text (default), as json with one object per line, or "
    "as sarif, one SARIF 2.1.0 document">;
def no_color : Switch<"no-color", "Do not colour diagnostics">;
}
def fix : Switch<"fix",
    "Apply the edits that notes suggest to the files of the source, and write "
    "no binary without -o or -filetype. A diagnostic with several suggestions "
    "changes nothing">;
let Visibility = [DefaultVis, ActionOption] in
def fix_EQ : Joined<["-", "--"], "fix=">, MetaVarName<"diff">,
    HelpText<"Print these edits as a diff instead">;
let Visibility = [DefaultVis, ActionOption, RunOption] in
def ferror_limit : Joined<["-", "--"], "ferror-limit=">, MetaVarName<"<n>">,
    HelpText<"Stop after <n> errors, without counting those that repeat earlier "
             "ones; default: 20; 0 means 10000 and shows repeated errors">;
let Visibility = [DefaultVis, ActionOption] in
def verify_encodings : Switch<"verify-encodings",
    "Let LLVM encode each instruction, not only one of each shape, and report "
    "differences">;
let Visibility = [DefaultVis, RunOption, ObserveOption], HelpTextsForVariants = [
    HelpTextVariant<[RunOption],
                    "Print the numbers of executed instructions and of "
                    "accessed bytes to standard error">] in
def stats : Switch<"stats",
                   "Print statistics of the encoder to standard error">;
}

let Visibility = [ServerOption] in {
def log : Joined<["-", "--"], "log=">, MetaVarName<"<level>">,
    HelpText<"Messages on standard error: error (default), info, or verbose">,
    Values<"error,info,verbose">;
def stdio : Switch<"stdio",
    "Use standard input and output, as always; some editors give this option">;
def lit_test : Flag<["-", "--"], "lit-test">, Flags<[HelpHidden]>,
    HelpText<"Read messages that lines with // ----- separate, and print "
             "answers for people">;
}

let Visibility = [DefaultVis, RunOption, ServerOption] in {
def help : Switch<"help", "Print this help">;
def : Flag<["-"], "h">, Alias<help>;
def version : Switch<"version", "Print the version">;
}
def help_pseudo_ops_eq : Joined<["-", "--"], "help-pseudo-ops=">,
    MetaVarName<"<set>">,
    HelpText<"Print the pseudo-ops of a container or of the language, or only "
             ".<name>">;
def help_pseudo_ops : Switch<"help-pseudo-ops",
    "List the names of all pseudo-ops">;
def help_instruction : Joined<["-", "--"], "help-instruction=">,
    MetaVarName<"<name>">,
    HelpText<"Print the operands, encodings and modifiers of an instruction">;
def help_checks : Switch<"help-checks",
    "Print the warnings about the code and their groups">;
def help_rules : Switch<"help-rules",
    "Print the rules of diagnostics, by which JSON and SARIF name them">;
def help_targets : Switch<"help-targets",
    "Print the containers, devices and architectures">;

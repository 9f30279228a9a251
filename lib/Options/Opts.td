//===- Opts.td - Options of clrx-mc ---------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm-mc's options where they mean something here, under the same names.
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

/// What libclrx takes by name, too.
def LibraryOption : OptionVisibility;

class Switch<string name, string help>
    : Flag<["-", "--"], name>, HelpText<help>;

/// --name=VALUE and --name VALUE; completions offer \p values.
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
        HelpText<"Write to <file>; - is standard output, the default">;
defm filetype : Value<"filetype", "<type>",
    "obj: the binary; asm: a listing in LLVM's assembly language (default); "
    "c-header: the binary as an array of C; null: nothing",
    ["obj", "asm", "c-header", "null"]>;
defm c_name : Value<"c-name", "<name>",
    "Name of the array of a C header; default: that of the output file">;
def listing : Switch<"listing",
    "Print the source's lines with the words that they became, and the kernels' "
    "reports, instead of LLVM's assembly language">;
def listing_file : Joined<["-", "--"], "listing=">, MetaVarName<"<file>">,
    HelpText<"The same, into <file>, beside the output">;
def line_map : Joined<["-", "--"], "line-map=">, MetaVarName<"<file>">,
    HelpText<"Write into <file>, as JSON, which line each piece of the output "
             "is from">;
def show_encoding : Switch<"show-encoding",
    "Show the bytes of each instruction in the listing or disassembly">;
}

def grp_dependencies : OptionGroup<"dependencies">,
    HelpText<"DEPENDENCIES (for build systems, as compilers write them)">;
let Group = grp_dependencies in {
def MD : Flag<["-"], "MD">,
    HelpText<"Write a rule for make with the files that were read">;
def MMD : Flag<["-"], "MMD">, Alias<MD>, HelpText<"The same as -MD">;
def MF : JoinedOrSeparate<["-"], "MF">, MetaVarName<"<file>">,
    HelpText<"Write the rule to <file>; default: the output's name with .d">;
def MT : JoinedOrSeparate<["-"], "MT">, MetaVarName<"<target>">,
    HelpText<"Target of the rule as it stands; default: the output">;
def MQ : JoinedOrSeparate<["-"], "MQ">, MetaVarName<"<target>">,
    HelpText<"Target of the rule, quoted for make">;
def MP : Flag<["-"], "MP">,
    HelpText<"Add a rule without prerequisites for each file but the source">;
}

def grp_binaries : OptionGroup<"binaries">,
    HelpText<"BINARIES (the container is recognised, unless --format=rawcode)">;
let Group = grp_binaries in {
def disassemble : Switch<"disassemble",
    "Print a source that assembles to the same file">;
def exact : Switch<"exact",
    "Print what is in headers as bytes, and nothing if the source makes "
    "another file">;
def show_offsets : Switch<"show-offsets",
    "Show where instructions are, in comments">;
def check : Switch<"check",
    "Warn of the code of each file as of a source's (-W); places are offsets "
    "and labels">;
def verify : Switch<"verify",
    "Say for each file whether its exact source makes the same file, and where "
    "the first difference is">;
}

def grp_reports : OptionGroup<"reports">,
    HelpText<"REPORTS (of sources, while they are assembled, and of binaries)">;
let Group = grp_reports in {
def report : Switch<"report", "The same as --report=text">;
def report_EQ : Joined<["-", "--"], "report=">, MetaVarName<"<form>">,
    HelpText<"Print what kernels take, how many wavefronts run at once, and "
    "where registers are live: text, json, or html, a page with the code. The "
    "binary is written only if -o or -filetype asks for it">;
def cfg_EQ : Joined<["-", "--"], "cfg=">, MetaVarName<"<form>">,
    HelpText<"Print the control flow of kernels: dot, for Graphviz">;
}

def grp_target : OptionGroup<"target">,
    HelpText<"TARGET (what the source says counts more)">;
let Group = grp_target, Visibility = [DefaultVis, LibraryOption] in {
defm format : Value<"format", "<container>",
    "amd, amdcl2, gallium, rocm, or rawcode",
    ["amd", "amdcl2", "gallium", "rocm", "rawcode"]>;
defm triple : Value<"triple", "<triple>",
    "Must name the architecture amdgcn; nothing else in it counts">;
defm mcpu : Value<"mcpu", "<device>",
    "Device, such as tonga or gfx900, or architecture, such as gcn1.2; help "
    "lists them">;
defm mattr : Value<"mattr", "<+a,-b>",
    "+wavefrontsize32 or +wavefrontsize64 (GCN1.5)">;
def m32 : Switch<"m32", "32-bit addresses (default)">;
def m64 : Switch<"m64", "64-bit addresses">;
defm driver_version : Value<"driver-version", "<n>",
    "Driver, such as 191205 (AMD CL2) or 170000 (Mesa 17.0.0); default: 0, the "
    "oldest; never asks the host">;
defm llvm_version : Value<"llvm-version", "<n>",
    "Compiler a Gallium binary is for, such as 40000 (4.0.0); default: 0, the "
    "oldest">;
defm code_object_version : Value<"code-object-version", "<n>",
    "ROCm: write a code object of version 4, 5 or 6, as .codeobject does",
    ["4", "5", "6"]>;
def relocatable : Switch<"relocatable",
    "Of a code object, write one for linkers, as .relocatable does">;
defm policy : Value<"policy", "<n>", "Policy version; default: 109">;
}

def grp_language : OptionGroup<"language">, HelpText<"LANGUAGE">;
let Group = grp_language, Visibility = [DefaultVis, LibraryOption] in {
def I : JoinedOrSeparate<["-"], "I">, MetaVarName<"<dir>">,
        HelpText<"Add a directory for .include and .incbin">;
def D : JoinedOrSeparate<["-"], "D">, MetaVarName<"<symbol>[=<value>]">,
        HelpText<"Define a symbol; the default value is 0">;
def defsym : Joined<["-", "--"], "defsym=">, Alias<D>,
             HelpText<"The same as -D">;
def defsym_separate : Separate<["-", "--"], "defsym">, Alias<D>;
def add_symbols : Switch<"add-symbols",
    "Write the source's symbols into the binary">;
defm dialect : Value<"dialect", "<name>",
    "Syntax of instructions: clrx (default) or llvm; .dialect changes it",
    ["clrx", "llvm"]>;
def altmacro : Switch<"altmacro", "Alternate macro syntax">;
def macro_case : Switch<"macro-case", "Case matters in macro names">;
def old_modifiers : Switch<"old-modifiers", "Old parameters of modifiers">;
def allocate_registers : Switch<"allocate-registers",
    "Give registers to the variables of .regvar, as .regalloc does">;
def old_fp_literals : Switch<"old-fp-literals",
    "Old floating-point literals">;
}

def grp_diagnostics : OptionGroup<"diagnostics">, HelpText<"DIAGNOSTICS">;
let Group = grp_diagnostics in {
let Visibility = [DefaultVis, LibraryOption] in {
def no_warn : Switch<"no-warn", "Print no warnings">;
def fatal_warnings : Switch<"fatal-warnings", "Treat warnings as errors">;
}
def : Flag<["-"], "W">, Alias<no_warn>, HelpText<"The same as --no-warn">;
def : Flag<["-"], "w">, Alias<no_warn>, HelpText<"The same as --no-warn">;
def W_group : Joined<["-"], "W">, MetaVarName<"<group>">,
    HelpText<"Warnings about the code: -Wwaitcnt, -Wno-waitcnt, -Wall, "
             "-Werror[=waitcnt]; --help-checks lists the groups">;
def color : Switch<"color",
    "Colour diagnostics (default: when they go to a terminal, and the "
    "environment has no NO_COLOR)">;
defm diagnostics_format : Value<"diagnostics-format", "<format>",
    "Print diagnostics as text (default), as json, an object on each line, or "
    "as sarif, one SARIF 2.1.0 document">;
def ferror_limit : Joined<["-", "--"], "ferror-limit=">, MetaVarName<"<n>">,
    HelpText<"Stop after <n> errors; default: 20; 0: after 10000">;
def verify_encodings : Switch<"verify-encodings",
    "Ask LLVM for each instruction, not only once for each shape, and report "
    "where they differ">;
def stats : Switch<"stats", "Print what encoding took to standard error">;
def no_color : Switch<"no-color", "Do not colour diagnostics">;
}

def help : Switch<"help", "Print this">;
def : Flag<["-"], "h">, Alias<help>;
def help_pseudo_ops_eq : Joined<["-", "--"], "help-pseudo-ops=">,
    MetaVarName<"<set>">,
    HelpText<"Print the pseudo-ops of a container, or of the language, or, for "
             ".<name>, one of them">;
def help_pseudo_ops : Switch<"help-pseudo-ops",
    "List the names of all pseudo-ops">;
def help_instruction : Joined<["-", "--"], "help-instruction=">,
    MetaVarName<"<name>">,
    HelpText<"Print the operands, encodings and modifiers of an instruction">;
def help_checks : Switch<"help-checks",
    "Print the groups of warnings about the code, and the warnings">;
def help_targets : Switch<"help-targets",
    "Print containers, devices, architectures and what each takes">;
def version : Switch<"version", "Print the version">;

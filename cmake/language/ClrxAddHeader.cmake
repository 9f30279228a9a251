# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   clrx_add_header(HEADER SOURCE [NAME name] [OPTIONS option...])
#
# Assembles SOURCE to HEADER, which defines the array `name` (default: the
# header's own) and its length `name_len` for C and C++. OPTIONS are clrx-mc's.
# HEADER is made again when SOURCE or what it includes has changed; it is a
# source of the target that includes it. A relative HEADER is in the build folder.

function(clrx_add_header Header Source)
  cmake_parse_arguments(PARSE_ARGV 2 ARG "" NAME OPTIONS)
  cmake_path(ABSOLUTE_PATH Header BASE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  cmake_path(ABSOLUTE_PATH Source)
  set(Name)
  if(ARG_NAME)
    set(Name --c-name=${ARG_NAME})
  endif()
  add_custom_command(OUTPUT ${Header}
    COMMAND clrx::clrx-mc ${ARG_OPTIONS} -filetype=c-header ${Name}
      -MD -MF ${Header}.d -MQ ${Header} -o ${Header} ${Source}
    DEPENDS ${Source} DEPFILE ${Header}.d VERBATIM)
endfunction()

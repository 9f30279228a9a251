# Runs after the installation of the documents below Folder. Links to files that are
# only in the source tree become plain text.

file(GLOB_RECURSE Documents ${Folder}/*.md)
foreach(Document ${Documents})
  get_filename_component(Here ${Document} DIRECTORY)
  file(READ ${Document} Text)
  string(REGEX MATCHALL "\\([-A-Za-z0-9_./#]+\\)" Targets "${Text}")
  list(REMOVE_DUPLICATES Targets)
  foreach(Target ${Targets})
    string(REGEX REPLACE "^\\(|#.*|\\)$" "" File "${Target}")
    if(NOT EXISTS ${Here}/${File})
      string(REGEX REPLACE "([.()])" "\\\\\\1" Pattern "${Target}")
      string(REGEX REPLACE "\\[([^]]*)\\]${Pattern}" "\\1" Text "${Text}")
    endif()
  endforeach()
  file(WRITE ${Document} "${Text}")
endforeach()

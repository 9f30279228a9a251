# cpack runs this script before it makes Debian packages of the staged files. The
# script adds the change log that Debian requires, and compresses manual pages.

if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

set(Version ${CPACK_PACKAGE_VERSION})
# A package that is made for one release of Debian has a version as in 1.0.0-1~deb12.
set(ChangeLog changelog)
if(CPACK_DEBIAN_PACKAGE_RELEASE)
  string(APPEND Version "-${CPACK_DEBIAN_PACKAGE_RELEASE}")
  set(ChangeLog changelog.Debian)
endif()
string(TIMESTAMP Date "%a, %d %b %Y %H:%M:%S +0000" UTC)

foreach(Component ${CPACK_COMPONENTS_ALL})
  string(TOUPPER ${Component} Variable)
  set(Package ${CPACK_DEBIAN_${Variable}_PACKAGE_NAME})
  set(Share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${Component}/usr/share)
  file(WRITE ${Share}/doc/${Package}/${ChangeLog}
    "clrx-mc (${Version}) stable; urgency=medium\n\n"
    "  * The file CHANGELOG.md of the package clrx-mc lists the changes.\n\n"
    " -- ${CPACK_PACKAGE_CONTACT}  ${Date}\n")
  file(GLOB Pages ${Share}/man/man1/*.1)
  execute_process(COMMAND gzip -9n ${Pages} ${Share}/doc/${Package}/${ChangeLog}
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()

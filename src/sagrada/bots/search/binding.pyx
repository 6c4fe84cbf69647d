# The compiled search as Python calls it: functions over the memory that Python holds. `compiled_search` is what they
# are known by. Declarations of the C of the rules and the search are put before this text, and the exports are written.

from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer


cdef void* room_of(object given, Py_ssize_t wanted) except NULL:
    """Where a struct lies that Python holds; it stays there as long as the caller holds it."""
    cdef Py_buffer view
    PyObject_GetBuffer(given, &view, PyBUF_WRITABLE)
    place, size = <size_t>view.buf, view.len
    PyBuffer_Release(&view)
    if size != wanted:
        raise ValueError(f"a struct of {wanted} bytes is needed, not of {size}")
    return <void*><size_t>place


EXPORTS = {}
# the exports

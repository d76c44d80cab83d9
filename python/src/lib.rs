//! The core for Python: `taquin._core`. What a person calls is in `../taquin/`; this
//! module has what needs the core, and takes what was checked there.

mod board;
mod grade;
mod lab;
mod shuffle;
mod solve;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::pymodule;
use std::fmt;

/// What Python imports.
#[pymodule(gil_used = false)]
mod _core {
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::grade::grade;
    #[pymodule_export]
    use crate::lab::{bounds, names, search};
    #[pymodule_export]
    use crate::shuffle::shuffle;
    #[pymodule_export]
    use crate::solve::{optimal_moves, solve, table_bytes};
}

/// Work between two looks at the clock and at Ctrl+C, in nodes.
const SLICE: u64 = 50_000;

/// The core's refusal, with its message.
fn refusal(error: impl fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

//! Statistics of plays: what counts, averages, bests, and the files that keep
//! them. Numbers out, no drawing.
//!
//! ## What counts
//!
//! A play enters the records of its size and goal if it was won without help, in
//! the first attempt at a shuffle: see [`Standing`]. An unfinished play is no
//! result. It can still be taken up, so it is not what speed-solvers call a DNF,
//! and averages run over the plays that count as if it were not there.
//!
//! ## Averages
//!
//! The average of *n* consecutive plays leaves out the best 5 % and the worst
//! 5 %, each rounded up to whole plays, and is the mean of the rest, as in
//! csTimer: of 5 and 12 the best and the worst one, of 50 three at each end, of
//! 100 five.
//!
//! ## Marathons
//!
//! A [`Marathon`] is several plays in a row by a [`Course`], counted together.
//!
//! ## Files
//!
//! [`mod@file`] is the file that plays are exported to; [`csv`] a table for
//! spreadsheets; [`imports`] reads the files of other programs.

mod average;
mod collection;
mod course;
pub mod csv;
pub mod file;
mod histogram;
pub mod imports;
mod marathon;
mod measure;
mod results;
mod sitting;
mod solve;
mod store;

pub use average::{SPANS, average, rolling, trim};
pub use collection::{Category, Collection, Filter, Kind, Order, Place, Row};
pub use course::{Course, CourseError, CourseKind};
pub use histogram::{Bin, histogram};
pub use marathon::{LegError, Marathon, Past, Split};
pub use measure::Measure;
pub use results::{Average, Results};
pub use sitting::Sitting;
pub use solve::{BLINDFOLDED, Play, PlayText, Solve, Source, Standing};
pub use store::StoreError;

//! All tables that searches of one shape need: pattern databases, the views
//! that add them up, and the automaton. `builder` makes them in steps, or reads
//! them from storage.
//!
//! Only the entries are stored; everything else is computed again in far less
//! time.
//!
//! | bytes  | content                                                  |
//! |--------|----------------------------------------------------------|
//! | 0..4   | `b"SPDB"`                                                |
//! | 4..6   | format version, little endian                            |
//! | 6..8   | columns and rows, in cells, of the tables' orientation   |
//! | 8      | the blank's home, likewise                               |
//! | 9      | the metric: 0 for single-tile, 1 for multi-tile          |
//! | 10..16 | 0                                                        |
//! | 16..24 | number of bytes from 32 on, little endian                |
//! | 24..32 | checksum of the entries, little endian                   |
//! | 32..   | the entries of each table in turn, see `pattern`         |

mod builder;

pub(super) use builder::{Builder, Building};

use super::Shape;
use super::fsm::Fsm;
use super::grid::Grid;
use super::outline::Outlines;
use super::pattern::PatternTable;
use crate::board::{Metric, byte};
use crate::hash::checksum;
use crate::solver::symmetry::Symmetry;
use std::fmt;

const MAGIC: [u8; 4] = *b"SPDB";

/// Version of the format and of the partitions; raised when either changes.
const VERSION: u16 = 1;

const HEADER: usize = 32;

/// The tables of a grid and a home of the blank.
#[derive(Clone, Debug)]
pub(in crate::solver) struct PatternTables {
    grid: Grid,
    shape: Shape,
    fsm: Fsm,
    // Indexed by number of tiles.
    outlines: Vec<Option<Outlines>>,
    tables: Vec<PatternTable>,
    // views[view][slot]
    views: Vec<Vec<Slot>>,
}

/// A pattern of a view: its table, and the symmetry through which the table
/// sees the board.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Slot {
    pub(in crate::solver) symmetry: Symmetry,
    pub(in crate::solver) table: usize,
}

impl Slot {
    /// Returns a board and the blank's cell as the table sees them.
    pub(in crate::solver) fn seen(&self, homes: &[u8], blank: usize) -> (Vec<u8>, usize) {
        (self.symmetry.seen(homes), self.symmetry.image(blank))
    }
}

/// Why bytes are not tables that this build can use for this shape. The solver
/// can regenerate them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// Fewer than 32 bytes, or the first four are not `SPDB`.
    Magic,
    /// Written by another version of the format.
    Version {
        /// The version this build reads.
        expected: u16,
        /// The version found.
        got: u16,
    },
    /// Made for another size, home of the blank or metric.
    Shape,
    /// Truncated or padded.
    Length {
        /// Bytes of entries that the shape takes.
        expected: usize,
        /// Bytes of entries found.
        got: usize,
    },
    /// Damaged: the entries do not match their checksum.
    Checksum,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => write!(f, "not a pattern table; regenerate it"),
            Self::Version { expected, got } => {
                write!(
                    f,
                    "table has format version {got}, this build reads {expected}; regenerate it"
                )
            }
            Self::Shape => write!(f, "table is for another size or goal; regenerate it"),
            Self::Length { expected, got } => {
                write!(
                    f,
                    "table has {got} bytes of entries, expected {expected}; regenerate it"
                )
            }
            Self::Checksum => write!(f, "table does not match its checksum; regenerate it"),
        }
    }
}

impl std::error::Error for TableError {}

impl PatternTables {
    /// Returns the grid.
    #[must_use]
    pub(in crate::solver) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the blank's home.
    #[must_use]
    pub(in crate::solver) fn blank_home(&self) -> usize {
        self.shape.blank_home
    }

    /// Returns the memory that the tables take, in bytes.
    #[must_use]
    pub(in crate::solver) fn bytes(&self) -> usize {
        let tables: usize = self.tables.iter().map(|table| table.bits().len()).sum();
        let outlines: usize = self.outlines.iter().flatten().map(Outlines::memory).sum();
        tables + outlines + size_of_val(self.fsm.states())
    }

    /// Returns the entries with a header, to be stored.
    #[must_use]
    pub(in crate::solver) fn to_bytes(&self) -> Vec<u8> {
        let length = self.tables.iter().map(|table| table.bits().len()).sum();
        let mut bytes = Vec::with_capacity(HEADER + length);
        bytes.extend([0; HEADER]);
        for table in &self.tables {
            bytes.extend(table.bits());
        }
        let header = self.header(length, checksum(self.tables.iter().map(PatternTable::bits)));
        bytes[..HEADER].copy_from_slice(&header);
        bytes
    }

    pub(in crate::solver) fn fsm(&self) -> &Fsm {
        &self.fsm
    }

    pub(in crate::solver) fn tables(&self) -> &[PatternTable] {
        &self.tables
    }

    pub(in crate::solver) fn views(&self) -> &[Vec<Slot>] {
        &self.views
    }

    pub(in crate::solver) fn outlines_of(&self, table: &PatternTable) -> &Outlines {
        self.outlines(table.pattern().tiles())
    }

    fn outlines(&self, tiles: usize) -> &Outlines {
        self.outlines[tiles]
            .as_ref()
            .expect("made with the pattern")
    }

    fn outlines_mut(&mut self, tiles: usize) -> &mut Outlines {
        self.outlines[tiles]
            .as_mut()
            .expect("made with the pattern")
    }

    fn header(&self, length: usize, checksum: u64) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..4].copy_from_slice(&MAGIC);
        header[4..6].copy_from_slice(&VERSION.to_le_bytes());
        let Shape {
            size,
            blank_home,
            metric,
            ..
        } = self.shape;
        header[6..9].copy_from_slice(&[size.columns(), size.rows(), blank_home].map(byte));
        header[9] = match metric {
            Metric::SingleTile => 0,
            Metric::MultiTile => 1,
        };
        header[16..24].copy_from_slice(&(length as u64).to_le_bytes());
        header[24..].copy_from_slice(&checksum.to_le_bytes());
        header
    }
}

/// Returns a table on its way to another solver: its entries, then their checksum,
/// little endian.
pub(in crate::solver) fn sealed(mut entries: Vec<u8>) -> Vec<u8> {
    let sum = checksum([&*entries]).to_le_bytes();
    entries.extend(sum);
    entries
}

/// Returns the entries of a table that another solver has sealed.
///
/// # Errors
///
/// When they are not as many as expected, or do not match their checksum.
pub(in crate::solver) fn opened(bytes: &[u8], expected: usize) -> Result<&[u8], TableError> {
    let (entries, sum) = bytes.split_last_chunk().unwrap_or((&[], &[0; 8]));
    if entries.len() != expected {
        let got = entries.len();
        return Err(TableError::Length { expected, got });
    }
    if *sum != checksum([entries]).to_le_bytes() {
        return Err(TableError::Checksum);
    }
    Ok(entries)
}

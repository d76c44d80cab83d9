//! Tables as bytes, for storage, or on their way to another solver.
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
//! | 9      | the metric of the entries: 0 for STM, 1 for MTM          |
//! | 10..16 | 0                                                        |
//! | 16..24 | number of bytes from 32 on, little endian                |
//! | 24..32 | checksum of the entries, little endian                   |
//! | 32..   | the entries of each table in turn                        |

use super::{Maker, Shape};
use crate::board::{Metric, byte};
use crate::hash::checksum;
use std::fmt;

const MAGIC: [u8; 4] = *b"SPDB";

/// Version of the format, of the entries and of which tiles form a pattern; raised
/// when any of them changes.
const VERSION: u16 = 2;

const HEADER: usize = 32;

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
            Self::Shape => write!(
                f,
                "table is for another size, goal or metric; regenerate it"
            ),
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

/// Returns the entries with a header, to be stored.
pub(super) fn write<M: Maker>(shape: Shape, made: &M::Made) -> Vec<u8> {
    let length = M::entries(made).map(<[u8]>::len).sum();
    let header = header(shape, M::METRIC, length, checksum(M::entries(made)));
    let mut bytes = Vec::with_capacity(HEADER + length);
    bytes.extend(header);
    for entries in M::entries(made) {
        bytes.extend(entries);
    }
    bytes
}

/// Reads tables that `write` has written.
///
/// # Errors
///
/// When the bytes are damaged or not those of this maker's shape.
pub(super) fn read<M: Maker>(
    shape: Shape,
    mut maker: M,
    bytes: &[u8],
) -> Result<M::Made, TableError> {
    let Some((found, mut rest)) = bytes.split_first_chunk::<HEADER>() else {
        return Err(TableError::Magic);
    };
    if found[..4] != MAGIC {
        return Err(TableError::Magic);
    }
    let got = u16::from_le_bytes([found[4], found[5]]);
    if got != VERSION {
        return Err(TableError::Version {
            expected: VERSION,
            got,
        });
    }
    if found[6..16] != header(shape, M::METRIC, 0, 0)[6..16] {
        return Err(TableError::Shape);
    }
    let (lengths, got) = (maker.lengths(), rest.len());
    let expected: usize = lengths.iter().sum();
    if got != expected || found[16..24] != (expected as u64).to_le_bytes() {
        return Err(TableError::Length { expected, got });
    }
    let mut parts = Vec::with_capacity(lengths.len());
    for length in lengths {
        let (entries, others) = rest.split_at(length);
        parts.push(entries);
        rest = others;
    }
    if found[24..] != checksum(parts.iter().copied()).to_le_bytes() {
        return Err(TableError::Checksum);
    }
    for (part, entries) in parts.into_iter().enumerate() {
        maker.take_part(part, entries);
    }
    while !maker.make(u64::MAX) {}
    Ok(maker.finish())
}

fn header(shape: Shape, metric: Metric, length: usize, checksum: u64) -> [u8; HEADER] {
    let Shape { size, blank_home } = shape;
    let mut header = [0; HEADER];
    header[..4].copy_from_slice(&MAGIC);
    header[4..6].copy_from_slice(&VERSION.to_le_bytes());
    header[6..9].copy_from_slice(&[size.columns(), size.rows(), blank_home].map(byte));
    header[9] = match metric {
        Metric::SingleTile => 0,
        Metric::MultiTile => 1,
    };
    header[16..24].copy_from_slice(&(length as u64).to_le_bytes());
    header[24..].copy_from_slice(&checksum.to_le_bytes());
    header
}

/// Returns a table on its way to another solver: its entries, then their checksum,
/// little endian.
pub(super) fn sealed(mut entries: Vec<u8>) -> Vec<u8> {
    let sum = checksum([&*entries]).to_le_bytes();
    entries.extend(sum);
    entries
}

/// Returns the entries of a table that another solver has sealed.
///
/// # Errors
///
/// When they are not as many as expected, or do not match their checksum.
pub(super) fn opened(bytes: &[u8], expected: usize) -> Result<&[u8], TableError> {
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

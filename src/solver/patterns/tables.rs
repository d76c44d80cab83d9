//! All tables that searches of one shape need: pattern databases, the views
//! that add them up, and the automaton. They are made in steps or read from
//! storage.
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
//! | 24..32 | `PatternTables::checksum`, little endian                 |
//! | 32..   | the entries of each table in turn, see `pattern`         |

use std::fmt;
use std::sync::Arc;

use super::Shape;
use super::fsm::{self, Fsm};
use super::generate::Generator;
use super::grid::{Cells, Grid, MAX_CELLS, byte};
use super::outline::{KEPT_CELLS, Outlines};
use super::partition::views_of;
use super::pattern::{Pattern, PatternTable};
use crate::board::Metric;
use crate::solver::symmetry::Symmetry;

/// Longest word that the automaton knows, in slides. With 12 instead of 10, a
/// search expands 6 % fewer nodes but takes as long: the states are four times
/// as many and do not fit the nearest cache.
const FSM_DEPTH: usize = 10;

/// Bytes of entries moved in the time that one word of the automaton takes.
const BYTES_A_WORD: usize = 1 << 10;

/// Bytes of entries moved in the time that counting the outlines of one set of
/// covered cells takes.
const BYTES_A_SET: usize = 1 << 6;

/// Bytes of entries moved in the time that listing the transitions of one
/// outline takes.
const BYTES_AN_OUTLINE: usize = 1 << 10;

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

/// Tables being made.
#[derive(Debug)]
pub(in crate::solver) struct Builder {
    // Everything but the entries of the remaining patterns and the automaton. The
    // automaton is made last, in memory that a generator has freed.
    made: PatternTables,
    // The remaining patterns, the next one last.
    patterns: Vec<Pattern>,
    generator: Option<Generator>,
    automaton: Option<fsm::Maker>,
    // In total; 0 until the outlines are counted.
    entries: u64,
    settled: u64,
}

/// The result of one step of making tables.
#[derive(Debug)]
pub(in crate::solver) enum Building {
    /// The tables are not finished.
    Running {
        /// About how many entries are settled so far.
        settled: u64,
        /// Entries in total.
        entries: u64,
    },
    /// The finished tables.
    Done(Arc<PatternTables>),
}

/// Why bytes are not tables that this build can use for this shape. The solver
/// can regenerate them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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

impl Builder {
    /// Begins the tables of a shape in their orientation.
    #[must_use]
    pub(in crate::solver) fn new(shape: Shape) -> Self {
        let (grid, blank_home) = (Grid::new(shape.size), shape.blank_home);
        let views = views_of(&grid, blank_home, shape.is_strong);
        let symmetries = Symmetry::all(grid.size());
        let mut outlines: Vec<Option<Outlines>> = vec![None; MAX_CELLS];
        let mut patterns: Vec<Pattern> = Vec::new();
        let mut slot = |&homes: &Cells| {
            let pattern = Pattern::new(&grid, homes, blank_home);
            // A table of an image of the pattern serves as well.
            let image = patterns.iter().enumerate().find_map(|(table, other)| {
                let symmetry = symmetries
                    .iter()
                    .find(|symmetry| pattern.image(symmetry) == *other);
                symmetry.map(|symmetry| Slot {
                    symmetry: symmetry.clone(),
                    table,
                })
            });
            image.unwrap_or_else(|| {
                patterns.push(pattern);
                let tiles = pattern.tiles();
                outlines[tiles].get_or_insert_with(|| Outlines::new(&grid, tiles));
                Slot {
                    symmetry: symmetries[0].clone(),
                    table: patterns.len() - 1,
                }
            })
        };
        let views: Vec<Vec<Slot>> = views
            .iter()
            .map(|view| view.iter().map(&mut slot).collect())
            .collect();
        let made = PatternTables {
            grid,
            shape,
            fsm: Fsm::default(),
            outlines,
            tables: Vec::new(),
            views,
        };
        patterns.reverse();
        let mut this = Self {
            made,
            patterns,
            generator: None,
            automaton: None,
            entries: 0,
            settled: 0,
        };
        if this.made.grid.cells() <= KEPT_CELLS {
            this.count_outlines(&mut { usize::MAX });
        }
        this
    }

    /// Works until about `budget` bytes of entries are moved (about 10^6 per
    /// millisecond). Returns the tables when they are finished.
    pub(in crate::solver) fn step(mut self, budget: usize) -> (Option<Self>, Building) {
        let mut left = budget;
        if !self.count_outlines(&mut left) {
            return self.running(0);
        }
        while let Some(&pattern) = self.patterns.last() {
            if left == 0 {
                let settled = self.settled;
                return self.running(settled);
            }
            let Some(generator) = &mut self.generator else {
                if !self.list_transitions(pattern.tiles(), &mut left) {
                    let settled = self.settled;
                    return self.running(settled);
                }
                let outlines = self.made.outlines(pattern.tiles());
                self.generator = Some(Generator::new(pattern, outlines));
                // The memory that was cleared.
                left = left.saturating_sub(2 * outlines.bytes());
                continue;
            };
            let outlines = self.made.outlines(pattern.tiles());
            if !generator.step(outlines, left) {
                // An estimate from a sample may exceed what the table has.
                let settled = self.settled + generator.settled().min(outlines.entries());
                return self.running(settled);
            }
            self.settled += outlines.entries();
            left = left.saturating_sub(outlines.bytes());
            self.patterns.pop();
            if let Some(generator) = self.generator.take() {
                let table = generator.finish(self.made.outlines(pattern.tiles()));
                self.made.tables.push(table);
            }
        }
        for outlines in self.made.outlines.iter_mut().flatten() {
            outlines.forget_transitions();
        }
        while left > 0 {
            let maker = self.automaton();
            left = left.saturating_sub(maker.next_words() * BYTES_A_WORD);
            if let Some(fsm) = maker.step() {
                return (None, Building::Done(self.complete(fsm)));
            }
        }
        let settled = self.settled;
        self.running(settled)
    }

    /// Counts outlines while `left` allows. Returns whether all are counted.
    fn count_outlines(&mut self, left: &mut usize) -> bool {
        if self.entries > 0 {
            return true;
        }
        for outlines in self.made.outlines.iter_mut().flatten() {
            let before = outlines.counted();
            let all = outlines.count_some(left.div_ceil(BYTES_A_SET));
            let counted = outlines.counted() - before;
            *left = left.saturating_sub(counted.saturating_mul(BYTES_A_SET));
            if !all {
                return false;
            }
        }
        let patterns = self.patterns.iter();
        let entries = patterns.map(|pattern| self.made.outlines(pattern.tiles()).entries());
        self.entries = entries.sum();
        true
    }

    fn list_transitions(&mut self, tiles: usize, left: &mut usize) -> bool {
        let outlines = self.made.outlines_mut(tiles);
        let before = outlines.listed();
        let all = outlines.list_some(left.div_ceil(BYTES_AN_OUTLINE));
        let listed = outlines.listed() - before;
        *left = left.saturating_sub(listed.saturating_mul(BYTES_AN_OUTLINE));
        all
    }

    fn running(self, settled: u64) -> (Option<Self>, Building) {
        let entries = self.entries;
        (Some(self), Building::Running { settled, entries })
    }

    fn automaton(&mut self) -> &mut fsm::Maker {
        // Where one table holds all boards, a search tries no slide in vain except the
        // one that undoes the last.
        let one_pattern = self.made.views.iter().all(|view| view.len() == 1);
        let depth = if one_pattern { 2 } else { FSM_DEPTH };
        self.automaton
            .get_or_insert_with(|| fsm::Maker::new(&self.made.grid, depth))
    }

    fn complete(mut self, fsm: Fsm) -> Arc<PatternTables> {
        self.made.fsm = fsm;
        Arc::new(self.made)
    }

    /// Reads tables from bytes, see `PatternTables::to_bytes`.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged or not those of this builder's shape.
    pub(in crate::solver) fn read(
        mut self,
        bytes: &[u8],
    ) -> Result<Arc<PatternTables>, TableError> {
        let Some((header, mut entries)) = bytes.split_first_chunk::<HEADER>() else {
            return Err(TableError::Magic);
        };
        if header[..4] != MAGIC {
            return Err(TableError::Magic);
        }
        let got = u16::from_le_bytes([header[4], header[5]]);
        if got != VERSION {
            return Err(TableError::Version {
                expected: VERSION,
                got,
            });
        }
        let shape = self.made.header(0, 0);
        if header[6..16] != shape[6..16] {
            return Err(TableError::Shape);
        }
        self.count_outlines(&mut { usize::MAX });
        let sizes = self
            .patterns
            .iter()
            .map(|pattern| self.made.outlines(pattern.tiles()).bytes());
        let expected: usize = sizes.sum();
        if entries.len() != expected || header[16..24] != (expected as u64).to_le_bytes() {
            return Err(TableError::Length {
                expected,
                got: entries.len(),
            });
        }
        while let Some(pattern) = self.patterns.pop() {
            let outlines = self.made.outlines(pattern.tiles());
            let (bits, rest) = entries.split_at(outlines.bytes());
            let table = PatternTable::from_bits(pattern, outlines, bits.to_vec());
            self.made
                .tables
                .push(table.expect("the length was checked"));
            entries = rest;
        }
        if header[24..] != self.made.checksum().to_le_bytes() {
            return Err(TableError::Checksum);
        }
        if self.made.grid.cells() <= KEPT_CELLS {
            for outlines in self.made.outlines.iter_mut().flatten() {
                outlines.list_some(usize::MAX);
            }
        }
        loop {
            if let Some(fsm) = self.automaton().step() {
                return Ok(self.complete(fsm));
            }
        }
    }
}

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

    /// Returns the checksum of the entries: FNV-1a (G. Fowler, L. C. Noll, K.-P.
    /// Vo) over 8 bytes at a time. The last bytes of each table are padded with
    /// zeros.
    #[must_use]
    pub(in crate::solver) fn checksum(&self) -> u64 {
        let chunks = self.tables.iter().flat_map(|table| table.bits().chunks(8));
        chunks.fold(0xcbf2_9ce4_8422_2325, |sum, chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            let sum = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3);
            // A product carries only upwards. Without this, the top bits would not affect
            // the rest.
            sum ^ sum >> 32
        })
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
        let header = self.header(length, self.checksum());
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

//! The tables of a board's patterns: made in steps, stored, looked up.
//!
//! As bytes, for storage:
//!
//! | bytes  | content                                                  |
//! |--------|----------------------------------------------------------|
//! | 0..4   | `b"SPMT"`                                                |
//! | 4..6   | version of the format, little endian                     |
//! | 6..8   | columns and rows                                         |
//! | 8..10  | home of the blank, little endian                         |
//! | 10..16 | number of entries, little endian                         |
//! | 16..24 | checksum of the entries, little endian                   |
//! | 24..   | the entries, pattern after pattern: see `entry`          |

use super::choice;
use super::lines::Lines;
use super::making::{Making, Parts};
use super::ranks::Ranks;
use crate::board::{Size, byte};
use crate::hash::checksum;
use crate::solver::patterns::{TableError, opened, sealed};
use crate::solver::symmetry::Orientation;
use std::sync::{Arc, Mutex, MutexGuard};

const MAGIC: [u8; 4] = *b"SPMT";

/// Raised whenever the entries of a board change.
const VERSION: u16 = 1;

const HEADER: usize = 24;

/// Largest number of cells of a board that has tables.
const COVERED_CELLS: usize = 16;

/// Memory for tables that no search is using, in bytes: those of one goal of 4×4.
const ROOM: usize = 48 << 20;

/// What the tables of a board depend on. It is upright: see [`Orientation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) size: Size,
    pub(super) blank_home: usize,
}

impl Shape {
    pub(super) fn new(size: Size, blank_home: usize) -> Self {
        let orientation = Orientation::of(size, blank_home);
        Self {
            size: orientation.size(),
            blank_home: orientation.blank_home(),
        }
    }

    /// Returns whether there are tables, which lead to an optimal solution.
    pub(super) fn has_tables(self) -> bool {
        self.size.cells() <= COVERED_CELLS
    }
}

/// Finished tables.
#[derive(Debug)]
pub(super) struct MoveTables {
    shape: Shape,
    ranks: Ranks,
    lines: Lines,
    // The homes of each pattern's tiles.
    patterns: Vec<Vec<u8>>,
    // tables[pattern][rank]
    tables: Vec<Vec<u8>>,
}

impl MoveTables {
    pub(super) fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    pub(super) fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Returns each pattern with its entries.
    pub(super) fn all(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let patterns = self.patterns.iter().map(Vec::as_slice);
        patterns.zip(self.tables.iter().map(Vec::as_slice))
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(self.shape, &self.tables).to_vec();
        bytes.extend(self.tables.iter().flatten());
        bytes
    }
}

/// Tables, finished or being made.
#[derive(Debug)]
enum Tables {
    Begun(Shape),
    Making(Box<Builder>),
    Made(Arc<MoveTables>),
}

/// Tables being made, the first one first. Whoever has made another one elsewhere may
/// give it.
#[derive(Debug)]
struct Builder {
    // Everything but the tables.
    made: MoveTables,
    // One for each pattern; None until it is made.
    tables: Vec<Option<Vec<u8>>>,
    parts: Parts,
    // Of the table at this place.
    making: Option<(usize, Making)>,
}

/// Tables that searches share. Each goes on making them where another stopped.
#[derive(Clone, Debug)]
pub(super) struct Shared {
    shape: Shape,
    tables: Arc<Mutex<Tables>>,
}

impl Shared {
    fn new(shape: Shape) -> Self {
        Self {
            shape,
            tables: Arc::new(Mutex::new(Tables::Begun(shape))),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        let tables = self.tables.lock();
        tables.expect("no search panics while it makes tables")
    }

    /// Makes tables for about `budget` table look-ups of the single-tile solver.
    /// Returns whether they are finished.
    pub(super) fn make(&self, budget: u64) -> bool {
        self.lock().make(budget)
    }

    /// Returns how many tables there are, each of which can be made apart; 0 when all
    /// are made.
    pub(super) fn parts(&self) -> usize {
        match &*self.lock() {
            Tables::Made(_) => 0,
            _ => choice::patterns(self.shape.size, self.shape.blank_home).len(),
        }
    }

    /// Makes only one of the tables, for as long as `make`. Returns it sealed when it
    /// is finished, and keeps nothing of it.
    pub(super) fn make_part(&self, part: usize, budget: u64) -> Option<Vec<u8>> {
        let mut tables = self.lock();
        let builder = tables.builder().filter(|it| part < it.tables.len())?;
        builder.make(part, &mut { budget }).then_some(())?;
        builder.tables[part].take().map(sealed)
    }

    /// Takes a sealed table that was made elsewhere. Does nothing if there is no such
    /// table, or if all are made.
    ///
    /// # Errors
    ///
    /// When it has another length, or is damaged. Then nothing changes.
    pub(super) fn take_part(&self, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        let mut tables = self.lock();
        match tables.builder().filter(|it| part < it.tables.len()) {
            Some(builder) => builder.take(part, bytes),
            None => Ok(()),
        }
    }

    /// Returns what a search looks up; `None` until the tables are made.
    pub(super) fn made(&self) -> Option<Arc<MoveTables>> {
        match &*self.lock() {
            Tables::Made(tables) => Some(Arc::clone(tables)),
            _ => None,
        }
    }

    /// Returns how many percent of the tables are made: 100 only when all are.
    pub(super) fn percent(&self) -> u8 {
        self.lock().percent()
    }

    /// Returns the tables as bytes; `None` until they are made.
    pub(super) fn to_bytes(&self) -> Option<Vec<u8>> {
        self.made().map(|tables| tables.to_bytes())
    }

    /// Loads stored tables.
    ///
    /// # Errors
    ///
    /// When they are damaged or of another shape. Then nothing changes.
    pub(super) fn read(&self, bytes: &[u8]) -> Result<(), TableError> {
        let tables = read(self.shape, bytes)?;
        *self.lock() = Tables::Made(Arc::new(tables));
        Ok(())
    }

    /// Returns the memory that the tables take, or will take once made, in bytes.
    fn bytes(&self) -> usize {
        let patterns = choice::patterns(self.shape.size, self.shape.blank_home);
        let placements = placements(self.shape.size, patterns[0].len());
        patterns.len() * placements
    }
}

impl Tables {
    /// Returns what makes the tables; `None` when they are made.
    fn builder(&mut self) -> Option<&mut Builder> {
        if let Self::Begun(shape) = *self {
            *self = Self::Making(Box::new(Builder::new(shape)));
        }
        match self {
            Self::Making(builder) => Some(builder),
            _ => None,
        }
    }

    fn make(&mut self, budget: u64) -> bool {
        let mut left = budget;
        let Some(builder) = self.builder() else {
            return true;
        };
        while let Some(next) = builder.tables.iter().position(Option::is_none) {
            if !builder.make(next, &mut left) {
                return false;
            }
        }
        let shape = builder.made.shape;
        if let Self::Making(builder) = std::mem::replace(self, Self::Begun(shape)) {
            *self = Self::Made(Arc::new(builder.finish()));
        }
        true
    }

    fn percent(&self) -> u8 {
        match self {
            Self::Begun(_) => 0,
            Self::Making(builder) => builder.percent(),
            Self::Made(_) => 100,
        }
    }
}

impl Builder {
    fn new(shape: Shape) -> Self {
        let made = empty(shape);
        Self {
            tables: vec![None; made.patterns.len()],
            parts: Parts::new(made.ranks.clone(), made.lines.clone()),
            made,
            making: None,
        }
    }

    /// Makes the table at this place while `left` allows. Returns whether it is made.
    fn make(&mut self, part: usize, left: &mut u64) -> bool {
        if *left == 0 {
            return false;
        }
        self.making.take_if(|(at, _)| *at != part);
        let begin = || (part, begin_pattern(&self.made, part));
        let (_, making) = self.making.get_or_insert_with(begin);
        if !making.step(&self.parts, left) {
            return false;
        }
        let finish = |(_, making): (usize, Making)| making.finish(&self.parts.ranks);
        self.tables[part] = self.making.take().map(finish);
        true
    }

    fn take(&mut self, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        let entries = opened(bytes, self.made.ranks.placements())?;
        self.tables[part] = Some(entries.to_vec());
        self.making.take_if(|(at, _)| *at == part);
        Ok(())
    }

    /// Returns the tables, all of which are made.
    fn finish(self) -> MoveTables {
        MoveTables {
            tables: self.tables.into_iter().flatten().collect(),
            ..self.made
        }
    }

    /// Returns how many percent are made, at most 99.
    fn percent(&self) -> u8 {
        let each = Making::work(&self.made.ranks);
        let made = self.tables.iter().flatten().count() as u64;
        let now = self.making.as_ref().map_or(0, |(_, it)| it.spent());
        let percent = (made * each + now.min(each)) * 100 / (self.tables.len() as u64 * each);
        u8::try_from(percent).map_or(99, |percent| percent.min(99))
    }
}

fn empty(shape: Shape) -> MoveTables {
    let patterns = choice::patterns(shape.size, shape.blank_home);
    MoveTables {
        shape,
        ranks: Ranks::new(shape.size.cells(), patterns[0].len()),
        lines: Lines::new(shape.size),
        patterns,
        tables: Vec::new(),
    }
}

fn begin_pattern(made: &MoveTables, at: usize) -> Making {
    let pattern = &made.patterns[at];
    let goal = pattern.iter().rev();
    let goal = goal.fold(0, |goal, &home| goal << 4 | u64::from(home));
    Making::new(&made.ranks, goal, made.shape.blank_home)
}

fn placements(size: Size, tiles: usize) -> usize {
    (0..=tiles).map(|placed| size.cells() - placed).product()
}

fn header(shape: Shape, tables: &[Vec<u8>]) -> [u8; HEADER] {
    let entries: usize = tables.iter().map(Vec::len).sum();
    let mut header = [0; HEADER];
    header[..4].copy_from_slice(&MAGIC);
    header[4..6].copy_from_slice(&VERSION.to_le_bytes());
    header[6] = byte(shape.size.columns());
    header[7] = byte(shape.size.rows());
    header[8] = byte(shape.blank_home);
    header[10..16].copy_from_slice(&(entries as u64).to_le_bytes()[..6]);
    header[16..].copy_from_slice(&checksum(tables.iter().map(Vec::as_slice)).to_le_bytes());
    header
}

fn read(shape: Shape, bytes: &[u8]) -> Result<MoveTables, TableError> {
    let Some((found, mut entries)) = bytes.split_first_chunk::<HEADER>() else {
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
    if found[6..10] != header(shape, &[])[6..10] {
        return Err(TableError::Shape);
    }
    let mut made = empty(shape);
    let each = made.ranks.placements();
    let expected = each * made.patterns.len();
    if entries.len() != expected {
        return Err(TableError::Length {
            expected,
            got: entries.len(),
        });
    }
    while !entries.is_empty() {
        let (table, rest) = entries.split_at(each);
        made.tables.push(table.to_vec());
        entries = rest;
    }
    if *found != header(shape, &made.tables) {
        return Err(TableError::Checksum);
    }
    Ok(made)
}

/// The tables that a solver keeps.
#[derive(Debug, Default)]
pub(super) struct Kept {
    // In order of last use, the latest last.
    tables: Vec<Shared>,
}

impl Kept {
    /// Returns the tables of a shape. The last ones used stay; others go where
    /// memory is short.
    pub(super) fn get(&mut self, shape: Shape) -> Shared {
        let found = self.tables.iter().position(|kept| kept.shape == shape);
        let tables = match found {
            Some(at) => self.tables.remove(at),
            None => Shared::new(shape),
        };
        self.tables.push(tables.clone());
        while self.tables.len() > 1 && self.bytes() > ROOM {
            self.tables.remove(0);
        }
        tables
    }

    /// Returns the memory of all tables, in bytes. Those being made count as if they
    /// were finished.
    pub(super) fn bytes(&self) -> usize {
        self.tables.iter().map(Shared::bytes).sum()
    }
}

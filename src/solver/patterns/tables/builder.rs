//! Makes all tables of a shape, or reads them.
//!
//! Each table is made on its own, the first one first. Whoever has made another one
//! elsewhere may give it, at any time.

use super::{HEADER, MAGIC, PatternTables, Slot, TableError, VERSION, opened, sealed};
use crate::hash::checksum;
use crate::solver::patterns::Shape;
use crate::solver::patterns::fsm::{self, Fsm};
use crate::solver::patterns::generate::{Generator, stride};
use crate::solver::patterns::grid::{Cells, Grid, MAX_CELLS};
use crate::solver::patterns::outline::{KEPT_CELLS, Outlines};
use crate::solver::patterns::partition::views_of;
use crate::solver::patterns::pattern::{Pattern, PatternTable};
use crate::solver::symmetry::Symmetry;
use std::sync::Arc;

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

/// Bytes of entries moved to make a table, per byte of its bit sets, as far as that can
/// be known before: see `generate`.
const WORK: usize = 50;

/// Words of an automaton, divided by the square of the number of cells, from boards of
/// 25 cells on. Smaller ones have fewer.
const WORDS: usize = 250;

/// Tables being made.
#[derive(Debug)]
pub(in crate::solver) struct Builder {
    // Everything but the tables and the automaton. The automaton is made last, in
    // memory that a generator has freed.
    made: PatternTables,
    patterns: Vec<Pattern>,
    // One for each pattern; None until it is made.
    tables: Vec<Option<PatternTable>>,
    // Of the table at this place.
    generator: Option<(usize, Generator)>,
    automaton: Option<fsm::Maker>,
    // Which the automaton has processed.
    words: usize,
    // In total; 0 until the outlines are counted.
    entries: u64,
}

/// The result of one step of making tables.
#[derive(Debug)]
pub(in crate::solver) enum Building {
    /// The tables are not finished.
    Running {
        /// About how much is made, from 0 to 1.
        share: f64,
        /// Entries in total.
        entries: u64,
    },
    /// The finished tables.
    Done(Arc<PatternTables>),
}

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
        let mut this = Self {
            made,
            tables: vec![None; patterns.len()],
            patterns,
            generator: None,
            automaton: None,
            words: 0,
            entries: 0,
        };
        if this.made.grid.cells() <= KEPT_CELLS {
            this.count_outlines(&mut { usize::MAX });
        }
        this
    }

    /// Returns how many tables there are.
    pub(in crate::solver) fn parts(&self) -> usize {
        self.tables.len()
    }

    /// Works until about `budget` bytes of entries are moved (about 10^6 per
    /// millisecond). Returns the tables when they are finished.
    pub(in crate::solver) fn step(mut self, budget: usize) -> (Option<Self>, Building) {
        let mut left = budget;
        while let Some(next) = self.tables.iter().position(Option::is_none) {
            if !self.make(next, &mut left) {
                return self.running();
            }
        }
        if !self.keep_transitions(&mut left) {
            return self.running();
        }
        while left > 0 {
            let maker = self.automaton();
            let words = maker.next_words();
            left = left.saturating_sub(words * BYTES_A_WORD);
            let made = maker.step();
            self.words += words;
            if let Some(fsm) = made {
                return (None, Building::Done(self.complete(fsm)));
            }
        }
        self.running()
    }

    /// Makes only the table at this place, for as long as a step. Returns it sealed
    /// when it is finished, and keeps nothing of it.
    pub(in crate::solver) fn step_part(&mut self, part: usize, budget: usize) -> Option<Vec<u8>> {
        if !self.make(part, &mut { budget }) {
            return None;
        }
        let table = self.tables[part].take()?;
        Some(sealed(table.bits().to_vec()))
    }

    /// Takes a sealed table that was made elsewhere.
    ///
    /// # Errors
    ///
    /// When it has another length, or does not match its checksum.
    pub(in crate::solver) fn take_part(
        &mut self,
        part: usize,
        bytes: &[u8],
    ) -> Result<(), TableError> {
        self.count_outlines(&mut { usize::MAX });
        let outlines = self.made.outlines(self.patterns[part].tiles());
        let entries = opened(bytes, outlines.bytes())?;
        self.put(part, entries.to_vec());
        self.generator.take_if(|(at, _)| *at == part);
        Ok(())
    }

    /// Sets the table at this place, by as many entries as it has.
    fn put(&mut self, part: usize, entries: Vec<u8>) {
        let pattern = self.patterns[part];
        let outlines = self.made.outlines(pattern.tiles());
        self.tables[part] = PatternTable::from_bits(pattern, outlines, entries);
    }

    /// Makes the table at this place while `left` allows. Returns whether it is made.
    fn make(&mut self, part: usize, left: &mut usize) -> bool {
        let pattern = self.patterns[part];
        if !self.count_outlines(left) {
            return false;
        }
        self.generator.take_if(|(at, _)| *at != part);
        while *left > 0 {
            let Some((_, generator)) = &mut self.generator else {
                if !self.list_transitions(pattern.tiles(), left) {
                    return false;
                }
                let outlines = self.made.outlines(pattern.tiles());
                self.generator = Some((part, Generator::new(pattern, outlines)));
                // The memory that was cleared.
                *left = left.saturating_sub(2 * outlines.bytes());
                continue;
            };
            let outlines = self.made.outlines(pattern.tiles());
            if !generator.step(outlines, *left) {
                return false;
            }
            *left = left.saturating_sub(outlines.bytes());
            let finish = |(_, generator): (usize, Generator)| generator.finish(outlines);
            self.tables[part] = self.generator.take().map(finish);
            return true;
        }
        false
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

    /// Lists the transitions that searches need while `left` allows, those of tables
    /// made elsewhere too; forgets the others. Returns whether all are listed.
    fn keep_transitions(&mut self, left: &mut usize) -> bool {
        let are_kept = self.made.grid.cells() <= KEPT_CELLS;
        for part in 0..self.parts() {
            let tiles = self.patterns[part].tiles();
            if !are_kept {
                self.made.outlines_mut(tiles).forget_transitions();
            } else if !self.list_transitions(tiles, left) {
                return false;
            }
        }
        true
    }

    fn running(self) -> (Option<Self>, Building) {
        let (share, entries) = (self.share(), self.entries);
        (Some(self), Building::Running { share, entries })
    }

    /// Returns about how much is made, from 0 to 1. Counting the outlines, by which all
    /// is measured, takes a hundredth of the time.
    fn share(&self) -> f64 {
        if self.entries == 0 {
            return 0.0;
        }
        // Each kind of work in bytes of entries moved.
        let (mut done, mut all) = (0.0, 0.0);
        let mut add = |work: usize, share: f64| {
            done += work as f64 * share;
            all += work as f64;
        };
        let words = WORDS * self.made.grid.cells().pow(2);
        add(
            words * BYTES_A_WORD,
            (self.words as f64 / words as f64).min(1.0),
        );
        for outlines in self.made.outlines.iter().flatten() {
            // Once the automaton is made, they may be forgotten.
            let is_listed = self.automaton.is_some();
            let listed = outlines.listed() as f64 / outlines.count() as f64;
            let listed = if is_listed { 1.0 } else { listed };
            add(outlines.count() * BYTES_AN_OUTLINE, listed);
        }
        for (part, pattern) in self.patterns.iter().enumerate() {
            let outlines = self.made.outlines(pattern.tiles());
            let generator = self.generator.as_ref().filter(|(at, _)| *at == part);
            let share = match generator {
                Some((_, generator)) => generator.share(outlines),
                None if self.tables[part].is_some() => 1.0,
                None => 0.0,
            };
            add(WORK * outlines.count() * stride(outlines), share);
        }
        done / all
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
        self.made.tables = self.tables.into_iter().flatten().collect();
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
        for part in 0..self.parts() {
            let outlines = self.made.outlines(self.patterns[part].tiles());
            let (bits, rest) = entries.split_at(outlines.bytes());
            self.put(part, bits.to_vec());
            entries = rest;
        }
        if header[24..]
            != checksum(self.tables.iter().flatten().map(PatternTable::bits)).to_le_bytes()
        {
            return Err(TableError::Checksum);
        }
        self.keep_transitions(&mut { usize::MAX });
        loop {
            if let Some(fsm) = self.automaton().step() {
                return Ok(self.complete(fsm));
            }
        }
    }
}

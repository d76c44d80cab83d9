//! Makes all tables of a shape.

use super::{PatternTables, Slot};
use crate::board::Metric;
use crate::solver::patterns::fsm::{self, Fsm};
use crate::solver::patterns::generate::{Generator, stride};
use crate::solver::patterns::grid::{Cells, Grid, MAX_CELLS};
use crate::solver::patterns::outline::{KEPT_CELLS, Outlines};
use crate::solver::patterns::partition::views_of;
use crate::solver::patterns::pattern::{Pattern, PatternTable};
use crate::solver::patterns::slides::Slides;
use crate::solver::patterns::strength::Strength;
use crate::solver::patterns::{METRIC, bytes};
use crate::solver::symmetry::Symmetry;
use crate::solver::tables::{Maker, Shape, is_provable};

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
    // The generator of the table that is being made, after its place.
    generator: Option<(usize, Generator)>,
    automaton: Option<fsm::Maker>,
    // Words that the automaton has processed.
    words: usize,
    // In total; 0 until the outlines are counted.
    entries: u64,
}

impl Maker for Builder {
    const METRIC: Metric = METRIC;

    type Kind = Strength;
    type Made = PatternTables;

    fn new(shape: Shape, strength: Strength) -> Self {
        let (grid, blank_home) = (Grid::new(shape.size), shape.blank_home);
        let views = views_of(&grid, blank_home, strength);
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
                    homes,
                    symmetry: symmetry.clone(),
                    table,
                })
            });
            image.unwrap_or_else(|| {
                patterns.push(pattern);
                let tiles = pattern.tiles();
                outlines[tiles].get_or_insert_with(|| Outlines::new(&grid, tiles));
                Slot {
                    homes,
                    symmetry: symmetries[0].clone(),
                    table: patterns.len() - 1,
                }
            })
        };
        let views: Vec<Vec<Slot>> = views
            .iter()
            .map(|view| view.iter().map(&mut slot).collect())
            .collect();
        let slides = is_provable(grid.size()).then(|| Slides::new(&grid, blank_home, &views));
        let made = PatternTables {
            grid,
            blank_home,
            fsm: Fsm::default(),
            outlines,
            tables: Vec::new(),
            views,
            slides,
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

    fn parts(&self) -> usize {
        self.tables.len()
    }

    fn make(&mut self, budget: u64) -> bool {
        let mut left = bytes(budget);
        while let Some(next) = self.tables.iter().position(Option::is_none) {
            if !self.make_table(next, &mut left) {
                return false;
            }
        }
        if !self.keep_transitions(&mut left) {
            return false;
        }
        while left > 0 {
            let maker = self.automaton();
            let words = maker.next_words();
            left = left.saturating_sub(words * BYTES_A_WORD);
            let made = maker.step();
            self.words += words;
            if let Some(fsm) = made {
                self.made.fsm = fsm;
                return true;
            }
        }
        false
    }

    fn make_part(&mut self, part: usize, budget: u64) -> Option<Vec<u8>> {
        if !self.make_table(part, &mut bytes(budget)) {
            return None;
        }
        let table = self.tables[part].take()?;
        Some(table.bits().to_vec())
    }

    fn take_part(&mut self, part: usize, entries: &[u8]) {
        let pattern = self.patterns[part];
        let outlines = self.made.outlines(pattern.tiles());
        self.tables[part] = PatternTable::from_bits(pattern, outlines, entries.to_vec());
        self.generator.take_if(|(at, _)| *at == part);
    }

    fn finish(mut self) -> PatternTables {
        self.made.tables = self.tables.into_iter().flatten().collect();
        self.made
    }

    fn share(&self) -> f64 {
        // Counting the outlines, by which all is measured, takes a hundredth of the time.
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

    fn bytes(&self) -> usize {
        // One bit per entry; the rest is small.
        usize::try_from(self.entries / 8).unwrap_or(usize::MAX)
    }

    fn bytes_of(made: &PatternTables) -> usize {
        made.bytes()
    }

    fn lengths(&mut self) -> Vec<usize> {
        self.count_outlines(&mut { usize::MAX });
        let tiles = self.patterns.iter().map(|pattern| pattern.tiles());
        tiles
            .map(|tiles| self.made.outlines(tiles).bytes())
            .collect()
    }

    fn entries(made: &PatternTables) -> impl Iterator<Item = &[u8]> {
        made.tables().iter().map(PatternTable::bits)
    }
}

impl Builder {
    /// Makes the table at this place while `left` allows. Returns `true` if it is made.
    fn make_table(&mut self, part: usize, left: &mut usize) -> bool {
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

    /// Counts outlines while `left` allows. Returns `true` if all are counted.
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
    /// made elsewhere too; forgets the others. Returns `true` if all are listed.
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

    fn automaton(&mut self) -> &mut fsm::Maker {
        // If one table holds all boards, a search tries no slide in vain except the one
        // that undoes the last.
        let one_pattern = self.made.views.iter().all(|view| view.len() == 1);
        let depth = if one_pattern { 2 } else { FSM_DEPTH };
        self.automaton
            .get_or_insert_with(|| fsm::Maker::new(&self.made.grid, depth))
    }
}

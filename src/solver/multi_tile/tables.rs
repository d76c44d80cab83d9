//! The tables of a board's patterns: made in steps, looked up.

use super::METRIC;
use super::choice;
use super::lines::Lines;
use super::making::{Making, Parts};
use super::ranks::Ranks;
use crate::board::Metric;
use crate::solver::tables::{Maker, Shape};

/// Finished tables.
#[derive(Debug)]
pub(in crate::solver) struct MoveTables {
    ranks: Ranks,
    lines: Lines,
    // The homes of each pattern's tiles.
    patterns: Vec<Vec<u8>>,
    // tables[pattern][rank]: see `entry`.
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
}

/// Tables being made.
#[derive(Debug)]
pub(in crate::solver) struct Builder {
    // Everything but the tables.
    made: MoveTables,
    blank_home: usize,
    // One for each pattern; None until it is made.
    tables: Vec<Option<Vec<u8>>>,
    // None until a table is begun.
    parts: Option<Parts>,
    // The table that is being made, after its place.
    making: Option<(usize, Making)>,
}

impl Maker for Builder {
    const METRIC: Metric = METRIC;

    type Kind = ();
    type Made = MoveTables;

    fn new(shape: Shape, (): ()) -> Self {
        let patterns = choice::patterns(shape.size, shape.blank_home);
        Self {
            tables: vec![None; patterns.len()],
            made: MoveTables {
                ranks: Ranks::new(shape.size.cells(), patterns[0].len()),
                lines: Lines::new(shape.size),
                patterns,
                tables: Vec::new(),
            },
            blank_home: shape.blank_home,
            parts: None,
            making: None,
        }
    }

    fn parts(&self) -> usize {
        self.tables.len()
    }

    fn make(&mut self, budget: u64) -> bool {
        let mut left = budget;
        while let Some(next) = self.tables.iter().position(Option::is_none) {
            if !self.make_table(next, &mut left) {
                return false;
            }
        }
        true
    }

    fn make_part(&mut self, part: usize, budget: u64) -> Option<Vec<u8>> {
        self.make_table(part, &mut { budget }).then_some(())?;
        self.tables[part].take()
    }

    fn take_part(&mut self, part: usize, entries: &[u8]) {
        self.tables[part] = Some(entries.to_vec());
        self.making.take_if(|(at, _)| *at == part);
    }

    fn finish(self) -> MoveTables {
        MoveTables {
            tables: self.tables.into_iter().flatten().collect(),
            ..self.made
        }
    }

    fn share(&self) -> f64 {
        let each = Making::work(&self.made.ranks);
        let made = self.tables.iter().flatten().count() as u64;
        let now = self.making.as_ref().map_or(0, |(_, it)| it.spent());
        let done = made * each + now.min(each);
        done as f64 / (self.tables.len() as u64 * each) as f64
    }

    fn bytes(&self) -> usize {
        self.tables.len() * self.made.ranks.placements()
    }

    fn bytes_of(made: &MoveTables) -> usize {
        made.tables.iter().map(Vec::len).sum()
    }

    fn lengths(&mut self) -> Vec<usize> {
        vec![self.made.ranks.placements(); self.tables.len()]
    }

    fn entries(made: &MoveTables) -> impl Iterator<Item = &[u8]> {
        made.tables.iter().map(Vec::as_slice)
    }
}

impl Builder {
    /// Makes the table at this place while `left` allows. Returns `true` if it is made.
    fn make_table(&mut self, part: usize, left: &mut u64) -> bool {
        if *left == 0 {
            return false;
        }
        let MoveTables { ranks, lines, .. } = &self.made;
        let parts = self
            .parts
            .get_or_insert_with(|| Parts::new(ranks.clone(), lines.clone()));
        self.making.take_if(|(at, _)| *at != part);
        let pattern = &self.made.patterns[part];
        let begin = || (part, begin(ranks, pattern, self.blank_home));
        let (_, making) = self.making.get_or_insert_with(begin);
        if !making.step(parts, left) {
            return false;
        }
        let finish = |(_, making): (usize, Making)| making.finish(ranks);
        self.tables[part] = self.making.take().map(finish);
        true
    }
}

fn begin(ranks: &Ranks, pattern: &[u8], blank_home: usize) -> Making {
    let goal = pattern.iter().rev();
    let goal = goal.fold(0, |goal, &home| goal << 4 | u64::from(home));
    Making::new(ranks, goal, blank_home)
}

//! The frontier of a search over time: what it is at moments that are evenly far
//! apart, counted in boards expanded.
//!
//! A search may expand ten boards or a hundred million. The moments begin one board
//! apart. When there are too many, every second one is forgotten, and from then on
//! they are twice as far apart.

use super::{LevelKind, Levels, LimitReached, Report, Run};

/// The most rows of a map.
const MOST_ROWS: usize = 128;

/// A search at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Sample {
    /// Boards expanded by then.
    pub expanded: u64,
    /// Boards that waited; for IDA\*, the boards of the path.
    pub waiting: usize,
    /// Proved by then: no solution is shorter than this (STM). For IDA\*, the bound.
    pub lower: usize,
    /// The boards by their levels.
    pub levels: Vec<Levels>,
}

/// The number of boards at each level at each moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LevelMap {
    /// The kind of its levels.
    pub kind: LevelKind,
    /// The smallest level of the first row.
    pub first: usize,
    /// Levels a row: larger than 1 if not all levels occur, or if they are too many.
    pub step: usize,
    /// The number of rows.
    pub rows: usize,
    /// Moment after moment, row after row. Of [`LevelKind::Visits`], those since the
    /// moment before.
    pub boards: Vec<u32>,
}

/// Steps a search, and keeps what its frontier was.
///
/// ```
/// use sliding_puzzle::lab::{Lab, Limit, Timeline};
///
/// let mut search = Lab::new().search(&"0 3/2 1".parse()?, "bfs".parse()?, Limit::NONE)?;
/// let mut timeline = Timeline::new(100);
/// while timeline.step(&mut search, 4).is_none() {}
/// // The boards of 2×2 lie on a ring of twelve: two wait, until they are the same.
/// let waiting: Vec<usize> = timeline.samples().iter().map(|at| at.waiting).collect();
/// assert_eq!(waiting, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Timeline {
    most: usize,
    every: u64,
    samples: Vec<Sample>,
}

impl Timeline {
    /// Keeps at most so many moments, and at least half as many of a long search.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self {
            most: most.max(4),
            every: 1,
            samples: Vec::new(),
        }
    }

    /// Returns the moments kept: the beginning first, the end of the last step last.
    #[must_use]
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// Expands up to so many boards, as [`Run::step`] does.
    pub fn step(&mut self, search: &mut Run, nodes: u64) -> Option<Result<Report, LimitReached>> {
        let mut now = search.counts().expanded;
        let end = now.saturating_add(nodes);
        self.note(search);
        loop {
            // The end of the step before is no moment of its own.
            let next = (now / self.every + 1) * self.every;
            let ended = search.step(next.min(end) - now);
            now = search.counts().expanded;
            if ended.is_some() || now == next || now == end {
                self.note(search);
            }
            if ended.is_some() || now == end {
                return ended;
            }
        }
    }

    fn note(&mut self, search: &Run) {
        let expanded = search.counts().expanded;
        // The moment lies between two that are kept, or is noted twice.
        let is_odd = |last: &mut Sample| {
            last.expanded == expanded || !last.expanded.is_multiple_of(self.every)
        };
        self.samples.pop_if(is_odd);
        self.samples.push(Sample {
            expanded,
            waiting: search.frontier_len(),
            lower: search.lower(),
            levels: search.levels(),
        });
        if self.samples.len() > self.most {
            self.every *= 2;
            let every = self.every;
            self.samples
                .retain(|at| at.expanded.is_multiple_of(every) || at.expanded == expanded);
        }
    }

    /// The moments side by side, a map for each measure.
    #[must_use]
    pub fn maps(&self) -> Vec<LevelMap> {
        let kinds = self.samples.first().map_or(0, |first| first.levels.len());
        (0..kinds).map(|at| self.map(at)).collect()
    }

    fn map(&self, kind: usize) -> LevelMap {
        let of = |at: &Sample| at.levels[kind].clone();
        let all: Vec<Levels> = self.samples.iter().map(of).collect();
        let keys = || all.iter().flat_map(|levels| levels.boards.keys().copied());
        let first = keys().min().unwrap_or(0);
        let last = keys().max().unwrap_or(0);
        let mut step = keys()
            .fold(0, |step, level| divisor(step, level - first))
            .max(1);
        step *= ((last - first) / step + 1).div_ceil(MOST_ROWS);
        let rows = (last - first) / step + 1;
        let mut boards = vec![0_u64; rows * all.len()];
        for (at, levels) in all.iter().enumerate() {
            for (&level, &count) in &levels.boards {
                boards[at * rows + (level - first) / step] += count;
            }
        }
        let kind = all.first().map_or(LevelKind::Depth, |levels| levels.kind);
        if kind == LevelKind::Visits {
            // They only grow.
            for at in (rows..boards.len()).rev() {
                boards[at] -= boards[at - rows];
            }
        }
        let boards = boards.into_iter();
        LevelMap {
            kind,
            first,
            step,
            rows,
            boards: boards
                .map(|n| u32::try_from(n).unwrap_or(u32::MAX))
                .collect(),
        }
    }
}

/// The greatest common divisor.
fn divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { divisor(b, a % b) }
}

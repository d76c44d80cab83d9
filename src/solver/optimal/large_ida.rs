//! The search of `ida` for boards of more than 16 cells, which raises a lower
//! bound rather than finding solutions.
//!
//! Slack and bounds are as there. Two things differ: what leads from outline to
//! outline is worked out for each slide, since it would take more memory than
//! the tables; and there is one board that slides are made on and taken back
//! from, since copies of a dozen patterns would take longer than the look-ups.

use std::sync::Arc;

use super::arrangement::Arrangement;
use super::entries::Entries;
use super::fsm::REFUSED;
use super::grid::{Cells, DIRECTIONS, Grid, MAX_CELLS, byte};
use super::ida::Progress;
use super::outline::Outlines;
use super::pattern::PatternTable;
use super::tables::{PatternTables, Slot};

/// A search that can be stepped. Any slicing of it looks at the same boards.
#[derive(Clone, Debug)]
pub(super) struct LargeIda {
    tables: Arc<PatternTables>,
    geometry: Geometry,
    // The board at hand: the home of what lies in each cell.
    board: [u8; MAX_CELLS],
    // By slot.
    placed: Vec<Placed>,
    // The root, and one frame for each slide from it to the board at hand.
    frames: Vec<Frame>,
    root: Frame,
    lower: usize,
    upper: Option<usize>,
    nodes: u64,
}

/// A board on the way to the one at hand.
#[derive(Clone, Copy, Debug)]
struct Frame {
    // By view: what the slide that led here has replaced in `placed`.
    before: [Placed; MAX_VIEWS],
    slack: [i16; MAX_VIEWS],
    fsm: u16,
    blank: u8,
    // Directions still to be tried, bit = direction.
    untried: u8,
}

/// Most views of a search.
const MAX_VIEWS: usize = 2;

/// Where a pattern's tiles lie, and their distance in slides.
#[derive(Clone, Copy, Debug, Default)]
struct Placed {
    covered: Cells,
    rank: u32,
    arrangement: Arrangement,
    distance: u8,
}

/// What depends on cells and homes alone.
#[derive(Clone, Debug)]
struct Geometry {
    // By view: the slot of each home.
    slots: Vec<[u8; MAX_CELLS]>,
    // neighbours[blank's cell][direction], 0 off the grid.
    neighbours: Vec<[u8; DIRECTIONS]>,
    // crossings[slot][blank's cell][direction]
    crossings: Vec<Vec<[Crossing; DIRECTIONS]>>,
}

/// A slide into the blank's cell as a slot's table sees it.
#[derive(Clone, Copy, Debug, Default)]
struct Crossing {
    edge: u8,
    forwards: bool,
    from: u8,
}

/// A slot's table, laid open for the inner loop.
#[derive(Clone, Copy, Debug)]
struct Opened<'a> {
    outlines: &'a Outlines,
    entries: Entries<'a>,
}

impl LargeIda {
    /// A search for the shortest solution of a board: `homes[cell]` is the home
    /// of what lies in `cell`. No solution is shorter than `lower`; one of
    /// `upper` is known, if any, and its equals are not looked for.
    #[must_use]
    pub(super) fn new(
        tables: Arc<PatternTables>,
        homes: &[u8],
        lower: usize,
        upper: Option<usize>,
    ) -> Self {
        let blank = homes
            .iter()
            .position(|&home| usize::from(home) == tables.blank_home());
        let blank = blank.expect("a board has a blank");
        let mut placed = Vec::new();
        let mut sums = [0; MAX_VIEWS];
        for (view, slot) in slots(&tables) {
            let table = &tables.tables()[slot.table];
            let outlines = tables.outlines_of(table);
            let (seen, blank) = slot.seen(homes, blank);
            let (outline, arrangement) = table.pattern().place(outlines, &seen, blank);
            let distance = table.distance(outlines, &seen, blank);
            let covered = outlines.covered(outline);
            let rank = u32::try_from(outlines.ranks().rank(covered));
            placed.push(Placed {
                covered,
                rank: rank.expect("outlines number less than 2^24"),
                arrangement,
                distance: byte(distance),
            });
            sums[view] += distance;
        }
        let sums = &sums[..tables.views().len()];
        let least = sums.iter().copied().max().expect("there is a view");
        // All sums and all solutions of a board have one parity.
        let lower = least.max(lower + (lower ^ least) % 2);
        let mut slack = [0; MAX_VIEWS];
        for (slack, sum) in slack.iter_mut().zip(sums) {
            *slack = i16::try_from((lower - sum) / 2).expect("bounds are far below 2^15");
        }
        let fsm = tables.fsm().start(blank);
        let root = Frame {
            before: [Placed::default(); MAX_VIEWS],
            slack,
            fsm,
            blank: byte(blank),
            untried: untried(&tables, fsm),
        };
        let mut board = [0; MAX_CELLS];
        board[..homes.len()].copy_from_slice(homes);
        Self {
            geometry: Geometry::new(&tables),
            tables,
            board,
            placed,
            frames: vec![root],
            root,
            lower,
            upper,
            nodes: 0,
        }
    }

    /// No solution is shorter than this many slides.
    #[must_use]
    pub(super) fn lower(&self) -> usize {
        self.lower
    }

    /// Boards looked at so far: those reached by a slide that the automaton
    /// does not refuse, entered or not.
    #[must_use]
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Lets it know that there is a solution of this length.
    pub(super) fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
    }

    /// Goes on until `budget` more boards have been looked at.
    pub(super) fn step(&mut self, budget: u64) -> Progress {
        let end = self.nodes.saturating_add(budget);
        match self.tables.views().len() {
            1 => self.run::<1>(end),
            _ => self.run::<2>(end),
        }
    }

    fn run<const VIEWS: usize>(&mut self, end: u64) -> Progress {
        let tables = Arc::clone(&self.tables);
        let opened: Vec<Opened<'_>> = slots(&tables)
            .map(|(_, slot)| Opened::new(&tables, &tables.tables()[slot.table]))
            .collect();
        loop {
            if self.upper.is_some_and(|upper| self.lower >= upper) {
                return Progress::BoundReached;
            }
            while let Some(frame) = self.frames.last() {
                let is_left = frame.untried == 0;
                if self.frames.len() > self.lower {
                    return Progress::Solved(self.path());
                }
                if is_left {
                    self.leave::<VIEWS>();
                    continue;
                }
                if self.nodes >= end {
                    return Progress::Running;
                }
                self.nodes += 1;
                self.try_next::<VIEWS>(&tables, &opened);
            }
            // Each slide changes the parity of the distance, so no solution is
            // longer by one.
            self.lower += 2;
            for slack in &mut self.root.slack {
                *slack += 1;
            }
            self.frames.push(self.root);
        }
    }

    /// Makes the next slide from the board at hand, if the bound allows it.
    #[inline(always)]
    fn try_next<const VIEWS: usize>(&mut self, tables: &PatternTables, opened: &[Opened<'_>]) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let direction = frame.untried.trailing_zeros() as usize % DIRECTIONS;
        frame.untried &= frame.untried - 1;
        let blank = usize::from(frame.blank);
        let from = self.geometry.neighbours[blank][direction];
        let home = self.board[usize::from(from) % MAX_CELLS];
        let mut next = Frame {
            before: [Placed::default(); MAX_VIEWS],
            slack: frame.slack,
            fsm: tables.fsm().states()[usize::from(frame.fsm)][direction],
            blank: from,
            untried: 0,
        };
        let mut after = [Placed::default(); VIEWS];
        for (view, after) in after.iter_mut().enumerate() {
            let slot = usize::from(self.geometry.slots[view][usize::from(home) % MAX_CELLS]);
            let before = self.placed[slot];
            let crossing = self.geometry.crossings[slot][blank][direction];
            *after = opened[slot].slide(before, crossing);
            next.before[view] = before;
            next.slack[view] -= i16::from(after.distance > before.distance);
            // Further views are looked up only where this one allows it.
            if next.slack[view] < 0 {
                return;
            }
        }
        for (view, after) in after.into_iter().enumerate() {
            let slot = usize::from(self.geometry.slots[view][usize::from(home) % MAX_CELLS]);
            self.placed[slot] = after;
        }
        self.board[blank % MAX_CELLS] = home;
        next.untried = untried(tables, next.fsm);
        self.frames.push(next);
    }

    /// Takes the last slide back.
    fn leave<const VIEWS: usize>(&mut self) {
        let (Some(left), Some(back)) = (self.frames.pop(), self.frames.last()) else {
            return;
        };
        let home = self.board[usize::from(back.blank) % MAX_CELLS];
        self.board[usize::from(left.blank) % MAX_CELLS] = home;
        for view in 0..VIEWS {
            let slot = usize::from(self.geometry.slots[view][usize::from(home) % MAX_CELLS]);
            self.placed[slot] = left.before[view];
        }
    }

    fn path(&self) -> Vec<u8> {
        self.frames[1..].iter().map(|frame| frame.blank).collect()
    }
}

/// The directions that the automaton does not refuse, bit = direction.
#[inline(always)]
fn untried(tables: &PatternTables, fsm: u16) -> u8 {
    let next = tables.fsm().states()[usize::from(fsm)];
    let bit = |direction: usize| u8::from(next[direction] != REFUSED) << direction;
    bit(0) | bit(1) | bit(2) | bit(3)
}

impl<'a> Opened<'a> {
    fn new(tables: &'a PatternTables, table: &'a PatternTable) -> Self {
        let outlines = tables.outlines_of(table);
        Self {
            outlines,
            entries: Entries::new(outlines, table),
        }
    }

    /// The pattern after a slide of one of its tiles.
    #[inline(always)]
    fn slide(&self, placed: Placed, crossing: Crossing) -> Placed {
        let (covered, rank, rotation) = self.outlines.ranks().slid(
            usize::from(crossing.edge),
            placed.covered,
            placed.rank as usize,
            crossing.forwards,
        );
        let outline = self
            .outlines
            .number(covered, rank, usize::from(crossing.from));
        let before = (placed.arrangement, placed.distance);
        let (arrangement, distance) = self.entries.slide(before, rotation, outline);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "outlines number less than 2^24"
        )]
        let rank = rank as u32;
        Placed {
            covered,
            rank,
            arrangement,
            distance,
        }
    }
}

impl Geometry {
    fn new(tables: &PatternTables) -> Self {
        let grid = tables.grid();
        let mut of_homes = vec![[0; MAX_CELLS]; tables.views().len()];
        let mut crossings = Vec::new();
        for (number, (view, slot)) in slots(tables).enumerate() {
            let pattern = tables.tables()[slot.table].pattern();
            for home in (0..grid.cells()).filter(|&home| home != tables.blank_home()) {
                if pattern.homes >> slot.symmetry[home] & 1 == 1 {
                    of_homes[view][home] = byte(number);
                }
            }
            crossings.push(crossings_seen(grid, slot));
        }
        let neighbours = |cell| grid.neighbours(cell).map(Option::unwrap_or_default);
        Self {
            slots: of_homes,
            neighbours: (0..grid.cells()).map(neighbours).collect(),
            crossings,
        }
    }
}

/// For each cell of the blank and direction the slide into it, as a slot's
/// table sees it.
fn crossings_seen(grid: &Grid, slot: &Slot) -> Vec<[Crossing; DIRECTIONS]> {
    let image = |cell: usize| usize::from(slot.symmetry[cell]);
    let crossing = |blank: usize, from: usize| {
        let edge = grid.edge_between(image(blank), image(from));
        Crossing {
            edge: byte(edge.expect("a symmetry keeps neighbours neighbours")),
            forwards: image(from) < image(blank),
            from: byte(image(from)),
        }
    };
    let row = |blank: usize| {
        let neighbours = grid.neighbours(blank);
        neighbours
            .map(|from| from.map_or_else(Crossing::default, |from| crossing(blank, from.into())))
    };
    (0..grid.cells()).map(row).collect()
}

/// All slots by number, each with its view.
fn slots(tables: &PatternTables) -> impl Iterator<Item = (usize, &Slot)> {
    let views = tables.views().iter().enumerate();
    views.flat_map(|(view, slots)| slots.iter().map(move |slot| (view, slot)))
}

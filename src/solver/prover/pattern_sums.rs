//! The bound over pattern databases, for boards of more than 16 cells: the sum of the
//! distances of patterns that share no tile (R. E. Korf & A. Felner, *Disjoint pattern
//! database heuristics*, Artificial Intelligence 134, 2002). There it raises the lower
//! bound rather than finds solutions.
//!
//! Transitions between outlines are computed for each slide, since a table of
//! them would take more memory than the pattern databases. Slides are made and
//! taken back, since copying a dozen patterns would take longer than the
//! look-ups.

use super::ida::{Frame, Heuristic, Ida, MAX_VIEWS, of_parity};
use crate::board::byte;
use crate::solver::patterns::{
    Arrangement, Cells, DIRECTIONS, Entries, Grid, MAX_CELLS, Outlines, PatternTable,
    PatternTables, Slot,
};
use std::sync::Arc;

/// The sums of pattern databases, one for each of `VIEWS` views of a board.
#[derive(Debug)]
pub(super) struct PatternSums<const VIEWS: usize> {
    tables: Arc<PatternTables>,
    geometry: Geometry,
}

/// The board at hand.
#[derive(Debug)]
pub(super) struct Placement {
    // The home of what lies in each cell.
    cells: [u8; MAX_CELLS],
    // Indexed by slot.
    placed: Vec<Placed>,
}

/// The cells of the tiles of a pattern, and their distance in slides (STM).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Placed {
    covered: Cells,
    rank: u32,
    arrangement: Arrangement,
    distance: u8,
}

/// Data that depends only on cells and homes.
#[derive(Clone, Debug)]
struct Geometry {
    // By view: the slot of each home.
    slots: Vec<[u8; MAX_CELLS]>,
    // neighbours[blank's cell][direction]; 0 off the grid.
    neighbours: Vec<[u8; DIRECTIONS]>,
    // crossings[slot][blank's cell][direction]
    crossings: Vec<Vec<[Crossing; DIRECTIONS]>>,
}

/// A slide into the blank's cell, in the orientation of a slot's table.
#[derive(Clone, Copy, Debug, Default)]
struct Crossing {
    edge: u8,
    forwards: bool,
    from: u8,
}

impl<const VIEWS: usize> PatternSums<VIEWS> {
    /// Returns a search for a shortest solution of a board. `homes[cell]` is the
    /// home of what lies in `cell`.
    pub(super) fn engine(
        tables: Arc<PatternTables>,
        homes: &[u8],
        lower: usize,
        upper: Option<usize>,
    ) -> Ida<Self> {
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
        let sums = &sums[..VIEWS];
        let least = sums.iter().copied().max().expect("there is a view");
        let lower = of_parity(lower, least);
        let mut slack = [0; MAX_VIEWS];
        for (slack, sum) in slack.iter_mut().zip(sums) {
            *slack = i16::try_from((lower - sum) / 2).expect("bounds are far below 2^15");
        }
        let state = tables.fsm().start(blank);
        let ways = tables.fsm().ways()[usize::from(state)];
        let root = Frame {
            replaced: [Placed::default(); VIEWS],
            slack,
            state,
            blank: byte(blank),
            ways,
            untried: ways,
        };
        let mut cells = [0; MAX_CELLS];
        cells[..homes.len()].copy_from_slice(homes);
        let geometry = Geometry::new(&tables);
        let heuristic = Self { tables, geometry };
        Ida::new(heuristic, Placement { cells, placed }, root, lower, upper)
    }
}

/// The tables as references, resolved once for the inner loop.
#[derive(Debug)]
pub(super) struct OpenedSums<'a> {
    tables: &'a PatternTables,
    geometry: &'a Geometry,
    // Indexed by slot.
    slots: Vec<Opened<'a>>,
}

impl<const VIEWS: usize> Heuristic for PatternSums<VIEWS> {
    const COST: u64 = 1;

    type Board = Placement;
    type Replaced = [Placed; VIEWS];
    type Opened<'a> = OpenedSums<'a>;

    fn open(&self) -> OpenedSums<'_> {
        let tables = &*self.tables;
        let open = |(_, slot): (_, &Slot)| Opened::new(tables, &tables.tables()[slot.table]);
        OpenedSums {
            tables,
            geometry: &self.geometry,
            slots: slots(tables).map(open).collect(),
        }
    }

    #[inline(always)]
    fn slide(
        opened: &OpenedSums<'_>,
        board: &mut Placement,
        frame: &Frame<[Placed; VIEWS]>,
        direction: usize,
    ) -> Option<Frame<[Placed; VIEWS]>> {
        let direction = direction % DIRECTIONS;
        let geometry = opened.geometry;
        let blank = usize::from(frame.blank);
        let from = geometry.neighbours[blank][direction];
        let home = board.cells[usize::from(from) % MAX_CELLS];
        let mut slack = frame.slack;
        let mut before = [Placed::default(); VIEWS];
        let mut after = [(0, Placed::default()); VIEWS];
        for view in 0..VIEWS {
            let slot = usize::from(geometry.slots[view][usize::from(home) % MAX_CELLS]);
            before[view] = board.placed[slot];
            let crossing = geometry.crossings[slot][blank][direction];
            let placed = opened.slots[slot].slide(before[view], crossing);
            slack[view] -= i16::from(placed.distance > before[view].distance);
            // Further views are looked up only if this one does not prune.
            if slack[view] < 0 {
                return None;
            }
            after[view] = (slot, placed);
        }
        for (slot, placed) in after {
            board.placed[slot] = placed;
        }
        board.cells[blank % MAX_CELLS] = home;
        let state = opened.tables.fsm().states()[usize::from(frame.state)][direction];
        let ways = opened.tables.fsm().ways()[usize::from(state)];
        Some(Frame {
            replaced: before,
            slack,
            state,
            blank: from,
            ways,
            untried: ways,
        })
    }

    #[inline(always)]
    fn take_back(
        opened: &OpenedSums<'_>,
        board: &mut Placement,
        left: &Frame<[Placed; VIEWS]>,
        back: &Frame<[Placed; VIEWS]>,
    ) {
        let home = board.cells[usize::from(back.blank) % MAX_CELLS];
        board.cells[usize::from(left.blank) % MAX_CELLS] = home;
        for (view, replaced) in left.replaced.into_iter().enumerate() {
            let slot = usize::from(opened.geometry.slots[view][usize::from(home) % MAX_CELLS]);
            board.placed[slot] = replaced;
        }
    }
}

/// A slot's table as references, resolved once for the inner loop.
#[derive(Clone, Copy, Debug)]
struct Opened<'a> {
    outlines: &'a Outlines,
    entries: Entries<'a>,
}

impl<'a> Opened<'a> {
    fn new(tables: &'a PatternTables, table: &'a PatternTable) -> Self {
        let outlines = tables.outlines_of(table);
        Self {
            outlines,
            entries: Entries::new(outlines, table),
        }
    }

    /// Returns the pattern after a slide of one of its tiles.
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
                if pattern.homes >> slot.symmetry.image(home) & 1 == 1 {
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

/// Returns the slide into each cell of the blank from each direction, in the
/// orientation of a slot's table.
fn crossings_seen(grid: &Grid, slot: &Slot) -> Vec<[Crossing; DIRECTIONS]> {
    let image = |cell: usize| slot.symmetry.image(cell);
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

/// Returns all slots by number, each with its view.
fn slots(tables: &PatternTables) -> impl Iterator<Item = (usize, &Slot)> {
    let views = tables.views().iter().enumerate();
    views.flat_map(|(view, slots)| slots.iter().map(move |slot| (view, slot)))
}

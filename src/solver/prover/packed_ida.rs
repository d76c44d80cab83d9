//! IDA\* as in `ida`, for boards of up to 16 cells. The homes of what lies in
//! the cells fit 64 bits, and a node fits a cache line. So nodes are copied
//! instead of taking slides back, and some are kept from one pass to the next.
//!
//! | file       | what it owns                                       |
//! |------------|----------------------------------------------------|
//! | `frontier` | where a pass stops and the next goes on            |
//! | `dive`     | beams that look for a solution before the passes   |
//!
//! A slide away from home costs one unit of *slack*; a slide closer costs
//! nothing.

mod dive;
mod frontier;

use super::ida::of_parity;
use super::{Engine, Pass};
use crate::board::byte;
use crate::solver::patterns::{
    Arrangement, DIRECTIONS, Entries, Grid, KEPT_CELLS as MAX_CELLS, MAX_EDGES, PatternTables,
    REFUSED, Slot, Transition,
};
use dive::Dive;
use frontier::{ALL_WAYS, Frontier};
use std::sync::Arc;

/// Most views of a search.
pub(super) const MAX_VIEWS: usize = 2;

/// Most patterns of a view.
pub(super) const MAX_PATTERNS: usize = 3;

const MAX_SLOTS: usize = MAX_VIEWS * MAX_PATTERNS;

/// A search that can be stepped. How it is cut into steps does not change its
/// nodes.
#[derive(Clone, Debug)]
pub(super) struct PackedIda {
    tables: Arc<PatternTables>,
    geometry: Box<Geometry>,
    root: Node,
    lower: u8,
    upper: Option<u8>,
    nodes: u64,
    // Nodes to expand, the next one last.
    stack: Vec<Node>,
    // The edges from which this pass goes on when the stack is empty.
    frontier: Frontier,
    // Looks for a solution before the nodes of the stack are expanded.
    dive: Option<Dive>,
    // path[depth]: the cell that the blank goes to with slide `depth`, on the path
    // from the frontier to the node last taken from the stack.
    path: [u8; 256],
}

/// All that is kept of a board of the search.
#[derive(Clone, Copy, Debug)]
struct Node {
    // The home of what lies in each cell, four bits per cell.
    board: u64,
    patterns: [Placed; MAX_SLOTS],
    slack: [i8; MAX_VIEWS],
    fsm: u16,
    blank: u8,
    // Slides made.
    depth: u8,
}

/// The cells of the tiles of a pattern, and their distance in slides (STM).
#[derive(Clone, Copy, Debug, Default)]
struct Placed {
    outline: u16,
    arrangement: Arrangement,
    distance: u8,
}

/// Data that depends only on cells and homes.
#[derive(Clone, Debug)]
struct Geometry {
    // slots[view][home of a tile]
    slots: [[u8; MAX_CELLS]; MAX_VIEWS],
    // neighbours[blank's cell][direction]; 0 off the grid.
    neighbours: [[u8; DIRECTIONS]; MAX_CELLS],
    // edges[slot][blank's cell][direction]: the edge in the slot's orientation.
    edges: [[[u8; DIRECTIONS]; MAX_CELLS]; MAX_SLOTS],
}

/// A slot's table as references, resolved once for the inner loop.
#[derive(Clone, Copy, Debug)]
struct Opened<'a> {
    transitions: &'a [Transition],
    entries: Entries<'a>,
}

impl PackedIda {
    /// Returns a search for a shortest solution of a board. `homes[cell]` is the
    /// home of what lies in `cell`.
    ///
    /// No solution is shorter than `lower` (STM). If a solution of `upper` slides
    /// is known, the search looks only for shorter ones.
    ///
    /// # Panics
    ///
    /// When `homes` is not a solvable board of the tables' grid.
    #[must_use]
    pub(super) fn new(
        tables: Arc<PatternTables>,
        homes: &[u8],
        lower: usize,
        upper: Option<usize>,
    ) -> Self {
        assert_eq!(
            homes.len(),
            tables.grid().cells(),
            "a board of another size"
        );
        let geometry = Box::new(Geometry::new(&tables));
        let (root, lower) = root(&tables, homes, lower);
        let mut this = Self {
            tables,
            geometry,
            root,
            lower,
            upper: None,
            nodes: 0,
            stack: vec![root],
            frontier: Frontier::at(&root),
            dive: None,
            path: [0; 256],
        };
        if let Some(upper) = upper {
            this.set_upper(upper);
        }
        this
    }

    /// Turns to another board of the same grid: looks for a solution of at most
    /// `limit` slides (STM), which need not be a shortest one, then for one of
    /// `limit + 2` slides, and so on, but only for those shorter than `upper`.
    pub(super) fn within(&mut self, homes: &[u8], limit: usize, upper: usize) {
        (self.root, self.lower) = root(&self.tables, homes, limit);
        self.stack.clear();
        self.stack.push(self.root);
        self.frontier = Frontier::at(&self.root);
        self.set_upper(upper);
        self.dive = (usize::from(self.lower) == limit).then(|| {
            let slack = &self.root.slack[..self.tables.views().len()];
            Dive::new(self.root, slack.iter().copied().min().unwrap_or(0))
        });
    }

    /// Returns the bounds (STM) of a board, summed up over the views.
    pub(super) fn bounds(tables: &PatternTables, homes: &[u8]) -> usize {
        let (root, least) = root(tables, homes, 0);
        let slack = usize::from(root.slack_of_all().unsigned_abs());
        tables.views().len() * usize::from(least) - 2 * slack
    }

    fn run<const VIEWS: usize>(&mut self, end: u64) -> Pass {
        let tables = Arc::clone(&self.tables);
        let opened = open(&tables);
        loop {
            if self.upper.is_some_and(|upper| self.lower >= upper) {
                return Pass::UpperIsShortest;
            }
            loop {
                let (node, ways) = match self.stack.pop() {
                    Some(node) => (node, ALL_WAYS),
                    None => match self.frontier.take() {
                        Some(edge) => edge,
                        None => break,
                    },
                };
                if node.depth > 0 {
                    self.path[usize::from(node.depth) - 1] = node.blank;
                }
                if node.is_solved(self.lower) {
                    self.stack.push(node);
                    return Pass::Solved(self.frontier.path_to(&node, &self.path));
                }
                self.go_on::<VIEWS>(&node, ways, &tables, &opened);
                if self.nodes >= end {
                    return Pass::Running;
                }
            }
            // Each slide changes the parity of the distance, so no solution is
            // longer by one.
            self.lower += 2;
            self.frontier.turn();
        }
    }

    /// Expands a node, and keeps what is pruned for the next pass.
    #[inline(always)]
    fn go_on<const VIEWS: usize>(
        &mut self,
        node: &Node,
        ways: u8,
        tables: &PatternTables,
        opened: &[Opened<'_>; MAX_SLOTS],
    ) {
        let pruned = self.expand::<VIEWS>(node, ways, tables, opened);
        if pruned != 0 && self.frontier.is_open() {
            self.frontier
                .keep(node, pruned, node.bound::<VIEWS>(self.lower), &self.path);
        }
    }

    /// Pushes those children of a node in the given directions that the bound does not
    /// prune. Returns the directions of the others. Both as bits.
    #[inline(always)]
    fn expand<const VIEWS: usize>(
        &mut self,
        node: &Node,
        ways: u8,
        tables: &PatternTables,
        opened: &[Opened<'_>; MAX_SLOTS],
    ) -> u8 {
        let mut pruned = 0;
        let blank = usize::from(node.blank);
        let next = tables.fsm().states()[usize::from(node.fsm)];
        for (direction, fsm) in next.into_iter().enumerate() {
            if fsm == REFUSED || ways >> direction & 1 == 0 {
                continue;
            }
            self.nodes += 1;
            let from = self.geometry.neighbours[blank % MAX_CELLS][direction];
            let home = node.board >> (4 * from) & 15;
            let mut slack = node.slack;
            let mut slid = [(0, Placed::default()); VIEWS];
            let mut within = true;
            for view in 0..VIEWS {
                let slot = usize::from(self.geometry.slots[view][home as usize]) % MAX_SLOTS;
                let edge = usize::from(self.geometry.edges[slot][blank % MAX_CELLS][direction]);
                let placed = opened[slot].slide(node.patterns[slot], edge);
                slack[view] -= i8::from(placed.distance > node.patterns[slot].distance);
                slid[view] = (slot, placed);
                // The second view is looked up only if the first does not prune.
                within = slack[view] >= 0;
                if !within {
                    break;
                }
            }
            if !within {
                pruned |= 1 << direction;
                continue;
            }
            let mut child = *node;
            for (slot, placed) in slid {
                child.patterns[slot] = placed;
            }
            // The tile and the blank swap cells: both nibbles change by the same bits.
            let changed = home ^ tables.blank_home() as u64;
            child.board ^= changed << (4 * from) | changed << (4 * blank);
            child.slack = slack;
            child.fsm = fsm;
            child.blank = from;
            child.depth += 1;
            self.stack.push(child);
        }
        pruned
    }
}

impl Node {
    /// Returns the slack of all views together: more where the goal is nearer.
    fn slack_of_all(&self) -> i16 {
        self.slack.iter().map(|&slack| i16::from(slack)).sum()
    }

    /// Returns the greatest bound of the views, in a pass up to `limit` slides (STM).
    fn bound<const VIEWS: usize>(&self, limit: u8) -> usize {
        let slack = self.slack[0].min(self.slack[VIEWS - 1]);
        usize::from(limit - self.depth) - 2 * usize::from(slack.unsigned_abs())
    }

    /// Returns `true` if nothing is left of the bound, in a pass up to `limit` slides.
    #[inline(always)]
    fn is_solved(&self, limit: u8) -> bool {
        // Half of what the limit exceeds slides made and bound by is the slack.
        i16::from(self.depth) + 2 * i16::from(self.slack[0]) == i16::from(limit)
    }
}

/// Returns the root of a search for solutions of at most `limit` slides, or of as
/// many as the least bound if that is more, and this limit.
fn root(tables: &PatternTables, homes: &[u8], limit: usize) -> (Node, u8) {
    let blank = homes
        .iter()
        .position(|&home| usize::from(home) == tables.blank_home());
    let blank = blank.expect("a board has a blank");
    let mut root = Node {
        board: homes
            .iter()
            .rev()
            .fold(0, |board, &home| board << 4 | u64::from(home)),
        patterns: [Placed::default(); MAX_SLOTS],
        slack: [0; MAX_VIEWS],
        fsm: tables.fsm().start(blank),
        blank: byte(blank),
        depth: 0,
    };
    let mut sums = [0_usize; MAX_VIEWS];
    for (slot, view, patterns) in slots(tables) {
        let table = &tables.tables()[patterns.table];
        let (seen, blank) = patterns.seen(homes, blank);
        let (outline, arrangement) = table
            .pattern()
            .place(tables.outlines_of(table), &seen, blank);
        let distance = table.distance(tables.outlines_of(table), &seen, blank);
        root.patterns[slot] = Placed {
            outline: narrow(outline),
            arrangement,
            distance: byte(distance),
        };
        sums[view] += distance;
    }
    let sums = &sums[..tables.views().len()];
    let least = sums.iter().copied().max().expect("there is a view");
    let limit = of_parity(limit, least).min(usize::from(u8::MAX) - 1);
    for (slack, sum) in root.slack.iter_mut().zip(sums) {
        *slack = i8::try_from((limit - sum) / 2).expect("bounds are below 256");
    }
    (root, byte(limit))
}

impl Engine for PackedIda {
    fn lower(&self) -> usize {
        usize::from(self.lower)
    }

    /// Counts generated nodes: every slide that the automaton does not refuse,
    /// pruned or not.
    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A solution of 256 slides or more is treated as none.
    fn set_upper(&mut self, upper: usize) {
        self.upper = u8::try_from(upper).ok();
    }

    fn step(&mut self, budget: u64) -> Pass {
        let end = self.nodes.saturating_add(budget);
        match self.tables.views().len() {
            1 => self.run::<1>(end),
            _ => self.run::<2>(end),
        }
    }
}

impl Opened<'_> {
    /// Returns the pattern after a slide of one of its tiles over this edge.
    #[inline(always)]
    fn slide(&self, placed: Placed, edge: usize) -> Placed {
        let transition = self.transitions[usize::from(placed.outline) * MAX_EDGES + edge];
        let before = (placed.arrangement, placed.distance);
        let (rotation, outline) = (transition.rotation(), transition.outline());
        let (arrangement, distance) = self.entries.slide(before, rotation, outline);
        Placed {
            outline: narrow(outline),
            arrangement,
            distance,
        }
    }
}

impl Geometry {
    fn new(tables: &PatternTables) -> Self {
        let grid = tables.grid();
        let mut this = Self {
            slots: [[0; MAX_CELLS]; MAX_VIEWS],
            neighbours: [[0; DIRECTIONS]; MAX_CELLS],
            edges: [[[0; DIRECTIONS]; MAX_CELLS]; MAX_SLOTS],
        };
        for (slot, view, patterns) in slots(tables) {
            let pattern = tables.tables()[patterns.table].pattern();
            for home in (0..grid.cells()).filter(|&home| home != tables.blank_home()) {
                if pattern.homes >> patterns.symmetry.image(home) & 1 == 1 {
                    this.slots[view][home] = byte(slot);
                }
            }
            this.edges[slot] = edges_seen(grid, patterns);
        }
        for (cell, row) in this.neighbours.iter_mut().enumerate().take(grid.cells()) {
            *row = grid.neighbours(cell).map(Option::unwrap_or_default);
        }
        this
    }
}

/// Returns the edge from each cell in each direction, in the orientation of the
/// slot's table.
fn edges_seen(grid: &Grid, slot: &Slot) -> [[u8; DIRECTIONS]; MAX_CELLS] {
    let mut edges = [[0; DIRECTIONS]; MAX_CELLS];
    let image = |cell: usize| slot.symmetry.image(cell);
    for (cell, row) in edges.iter_mut().enumerate().take(grid.cells()) {
        for (edge, to) in row.iter_mut().zip(grid.neighbours(cell)) {
            let seen = to.and_then(|to| grid.edge_between(image(cell), image(usize::from(to))));
            *edge = seen.map_or(0, byte);
        }
    }
    edges
}

/// Returns all slots: number, view, patterns.
fn slots(tables: &PatternTables) -> impl Iterator<Item = (usize, usize, &Slot)> {
    tables.views().iter().enumerate().flat_map(|(view, slots)| {
        let number = move |(index, slot)| (view * MAX_PATTERNS + index, view, slot);
        slots.iter().enumerate().map(number)
    })
}

fn open(tables: &PatternTables) -> [Opened<'_>; MAX_SLOTS] {
    let open = |slot: &Slot| {
        let table = &tables.tables()[slot.table];
        let outlines = tables.outlines_of(table);
        Opened {
            transitions: outlines.transitions(),
            entries: Entries::new(outlines, table),
        }
    };
    // Slots without tiles may hold any table.
    let mut opened = [open(&tables.views()[0][0]); MAX_SLOTS];
    for (slot, _, patterns) in slots(tables) {
        opened[slot] = open(patterns);
    }
    opened
}

fn narrow(outline: usize) -> u16 {
    debug_assert!(outline <= usize::from(u16::MAX));
    #[expect(
        clippy::cast_possible_truncation,
        reason = "outlines are numbered by 16 bits"
    )]
    let narrow = outline as u16;
    narrow
}

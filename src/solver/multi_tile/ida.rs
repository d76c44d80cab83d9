//! Fewest moves by iterative-deepening A* (R. E. Korf, *Depth-first
//! iterative-deepening*, Artificial Intelligence 27, 1985), over pattern
//! databases whose largest bound counts: a move may slide tiles of all patterns.
//!
//! Moves along rows and columns take turns. So a board of the search knows the
//! axis of its next move, and has three children on 4×4. Each pass allows one
//! move more, for a move changes no parity, and goes on where the one before stopped
//! (`frontier`).

use super::choice::is_reflected;
use super::entry::DISTANCES;
use super::frontier::Frontier;
use super::lines::AXES;
use super::tables::MoveTables;
use crate::board::byte;
use crate::solver::home_board::HomeBoard;
use std::sync::Arc;

/// Most words of packed cells that a board of the search has.
const MAX_WORDS: usize = 4;

/// Nibbles of a word.
const NIBBLES: usize = 16;

/// A search that can be stepped. How it is cut into steps does not change its
/// nodes.
#[derive(Debug)]
pub(super) struct Ida {
    tables: Arc<MoveTables>,
    views: Vec<View>,
    // slid[direction][home]: what a slide of the tile adds to each word.
    slid: Vec<[[u64; MAX_WORDS]; NIBBLES]>,
    // reflected[cell]
    reflected: Vec<u8>,
    blank_home: u64,
    solved: u64,
    root: Node,
    // Moves that the pass allows. No solution is shorter.
    limit: u8,
    upper: Option<usize>,
    nodes: u64,
    // Boards to expand, the next one last.
    stack: Vec<Node>,
    // Those from which this pass goes on when the stack is empty.
    frontier: Frontier,
    // path[n]: the cell that the blank goes to with move n, on the path to the board
    // last taken from the stack.
    path: [u8; 256],
}

/// A pattern as it is looked up.
#[derive(Clone, Copy, Debug)]
struct View {
    // Its table, by number.
    table: usize,
    // The word in which the cells of its tiles are packed, and the first bit.
    word: usize,
    shift: usize,
    // `true` if columns and rows are exchanged.
    is_reflected: bool,
}

/// All that is kept of a board of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    // The home of what lies in each cell, four bits per cell.
    board: u64,
    // The cells of the tiles of each view.
    words: [u64; MAX_WORDS],
    blank: u8,
    // The axis of the next move.
    axis: u8,
    // Moves made.
    depth: u8,
}

impl Node {
    /// Returns the length of the path to its parent.
    pub(super) fn length_before(&self) -> usize {
        usize::from(self.depth).saturating_sub(1)
    }
}

/// The result of one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// The search is not finished.
    Running,
    /// A shortest solution, as the cells that the blank goes to slide by slide.
    Solved(Vec<u8>),
    /// No solution is shorter than the known one.
    UpperIsShortest,
}

impl Ida {
    /// Returns a search for a shortest solution of an upright board. No solution has
    /// less than `lower` moves (MTM).
    pub(super) fn new(tables: Arc<MoveTables>, board: &HomeBoard, lower: usize) -> Self {
        let size = board.size();
        let reflect = |cell: usize| cell % size.columns() * size.columns() + cell / size.columns();
        let may_reflect = is_reflected(size, board.blank_home());
        let cells = 0..size.cells();
        let reflected = cells.map(|cell| byte(if may_reflect { reflect(cell) } else { cell }));
        let mut this = Self {
            views: Vec::new(),
            slid: vec![[[0; MAX_WORDS]; NIBBLES]; 2 * AXES],
            reflected: reflected.collect(),
            blank_home: board.blank_home() as u64,
            solved: packed(board.goal().cells()),
            root: Node {
                board: packed(board.cells()),
                words: [0; MAX_WORDS],
                blank: byte(board.blank()),
                axis: 0,
                depth: 0,
            },
            limit: 0,
            upper: None,
            nodes: 0,
            stack: Vec::new(),
            frontier: Frontier::default(),
            path: [0; 256],
            tables,
        };
        this.add_views(board, may_reflect);
        let [along, across] = [
            this.root,
            Node {
                axis: 1,
                ..this.root
            },
        ];
        let bound = this.bound(&along).min(this.bound(&across));
        this.limit = byte(lower.max(usize::from(bound)).min(usize::from(u8::MAX)));
        this.frontier = Frontier::at([along, across]);
        this
    }

    /// Returns the lower bound (MTM). Proved: no solution is shorter.
    pub(super) fn lower(&self) -> usize {
        usize::from(self.limit)
    }

    /// Returns the number of boards expanded so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Tells the length (MTM) of a known solution, so that only shorter ones are
    /// searched for.
    pub(super) fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
    }

    /// Expands at most `budget` boards.
    pub(super) fn step(&mut self, budget: u64) -> Pass {
        let end = self.nodes.saturating_add(budget);
        let tables = Arc::clone(&self.tables);
        let entries: Vec<&[u8]> = tables.all().map(|(_, entries)| entries).collect();
        loop {
            if self.upper.is_some_and(|upper| self.lower() >= upper) {
                return Pass::UpperIsShortest;
            }
            while let Some(node) = self.take(&tables, &entries) {
                self.path[node.length_before()] = node.blank;
                if node.board == self.solved {
                    self.stack.push(node);
                    return Pass::Solved(self.cells(node.depth));
                }
                if node.depth < self.limit {
                    self.expand(&node, &tables, &entries);
                    self.nodes += 1;
                }
                if self.nodes >= end {
                    return Pass::Running;
                }
            }
            self.limit = self.limit.checked_add(1).expect("all boards are solvable");
            self.frontier.turn();
        }
    }

    /// Takes the next board of the pass. None is left at its end.
    fn take(&mut self, tables: &MoveTables, entries: &[&[u8]]) -> Option<Node> {
        if let Some(node) = self.stack.pop() {
            return Some(node);
        }
        loop {
            let (node, left) = self.frontier.take(&mut self.path)?;
            let most = self.limit - node.depth;
            let left = if left > most {
                Some(left)
            } else {
                self.more_than(&node, most, tables, entries)
            };
            let Some(left) = left else { return Some(node) };
            self.frontier.keep(&node, left, &self.path);
        }
    }

    fn expand(&mut self, node: &Node, tables: &MoveTables, entries: &[&[u8]]) {
        let axis = usize::from(node.axis);
        let most = self.limit - node.depth - 1;
        for (way, ray) in tables
            .lines()
            .from(usize::from(node.blank), axis)
            .into_iter()
            .enumerate()
        {
            let slid = 2 * axis + way;
            let mut child = Node {
                axis: 1 - node.axis,
                depth: node.depth + 1,
                ..*node
            };
            for from in ray.cells(usize::from(node.blank)) {
                let home = child.board >> (4 * from) & 15;
                // The tile and the blank swap cells: both nibbles change by the same bits.
                let changed = home ^ self.blank_home;
                child.board ^= changed << (4 * from) | changed << (4 * child.blank);
                let added = &self.slid[slid][home as usize];
                for (word, added) in child.words.iter_mut().zip(added) {
                    *word = word.wrapping_add(*added);
                }
                child.blank = narrow(from);
                match self.more_than(&child, most, tables, entries) {
                    Some(left) => self.frontier.keep(&child, left, &self.path),
                    None => self.stack.push(child),
                }
            }
        }
    }

    /// Returns how many moves a board takes at least, if a view proves that they are more
    /// than `most`. That view is asked earlier next time.
    #[inline]
    fn more_than(
        &mut self,
        node: &Node,
        most: u8,
        tables: &MoveTables,
        entries: &[&[u8]],
    ) -> Option<u8> {
        for at in 0..self.views.len() {
            let view = self.views[at];
            let left = self.distance(&view, node, tables, entries[view.table]);
            if left > most {
                self.views.swap(at, at.saturating_sub(1));
                return Some(left);
            }
        }
        None
    }

    /// Returns the distance (MTM) of a view's pattern.
    #[inline(always)]
    fn distance(&self, view: &View, node: &Node, tables: &MoveTables, entries: &[u8]) -> u8 {
        let (blank, axis) = if view.is_reflected {
            let blank = self.reflected[usize::from(node.blank)];
            (blank, 1 - node.axis)
        } else {
            (node.blank, node.axis)
        };
        let rank = tables
            .ranks()
            .rank(node.words[view.word] >> view.shift, usize::from(blank));
        DISTANCES[usize::from(axis)][usize::from(entries[rank])]
    }

    /// Returns the largest bound of a board (MTM).
    fn bound(&self, node: &Node) -> u8 {
        let entries: Vec<&[u8]> = self.tables.all().map(|(_, entries)| entries).collect();
        let distance = |view: &View| self.distance(view, node, &self.tables, entries[view.table]);
        self.views.iter().map(distance).max().unwrap_or(0)
    }

    /// Packs the cells of all patterns' tiles, then those of their reflections.
    fn add_views(&mut self, board: &HomeBoard, may_reflect: bool) {
        let tables = Arc::clone(&self.tables);
        let mut nibble = 0;
        for is_reflected in [false, true] {
            if is_reflected && !may_reflect {
                continue;
            }
            // A slide changes the words of the two orientations differently.
            nibble = usize::next_multiple_of(nibble, NIBBLES);
            for (table, (pattern, _)) in tables.all().enumerate() {
                let reflect = |home: &u8| self.reflected[usize::from(*home)];
                let seen: Vec<u8> = pattern.iter().map(reflect).collect();
                if is_reflected && is_permutation(pattern, &seen) {
                    continue;
                }
                if nibble % NIBBLES + pattern.len() > NIBBLES {
                    nibble = usize::next_multiple_of(nibble, NIBBLES);
                }
                let view = View {
                    table,
                    word: nibble / NIBBLES,
                    shift: 4 * (nibble % NIBBLES),
                    is_reflected,
                };
                let homes = if is_reflected { &seen } else { pattern };
                self.place(&view, homes, board);
                self.views.push(view);
                nibble += pattern.len();
            }
        }
    }

    /// Packs the cells of a view's tiles, and what their slides add.
    fn place(&mut self, view: &View, homes: &[u8], board: &HomeBoard) {
        let columns = board.size().columns();
        let steps = if view.is_reflected {
            [columns, 1]
        } else {
            [1, columns]
        };
        for (tile, &home) in homes.iter().enumerate() {
            let shift = view.shift + 4 * tile;
            let cell = board.cells().iter().position(|&other| other == home);
            let cell = cell.expect("a board has all its tiles");
            let cell = if view.is_reflected {
                usize::from(self.reflected[cell])
            } else {
                cell
            };
            self.root.words[view.word] |= (cell as u64) << shift;
            for (axis, step) in steps.into_iter().enumerate() {
                let step = (step as u64) << shift;
                // The blank goes to lower cells, so the tile to higher ones; and back.
                let ways = [step, step.wrapping_neg()];
                for (way, added) in ways.into_iter().enumerate() {
                    let word = &mut self.slid[2 * axis + way][usize::from(home)][view.word];
                    *word = word.wrapping_add(added);
                }
            }
        }
    }

    /// Returns the cells that the blank goes to on the path, slide by slide.
    fn cells(&self, depth: u8) -> Vec<u8> {
        let mut path = Vec::new();
        let mut blank = self.root.blank;
        let lines = self.tables.lines();
        for &to in &self.path[..usize::from(depth)] {
            let rays = (0..AXES).flat_map(|axis| lines.from(usize::from(blank), axis));
            let leads = |cells: &Vec<u8>| cells.contains(&to);
            let cells = rays.map(|ray| ray.cells(usize::from(blank)).map(byte).collect());
            let cells: Vec<u8> = cells
                .into_iter()
                .find(leads)
                .expect("a move goes along a line");
            let length = cells
                .iter()
                .position(|&cell| cell == to)
                .map_or(0, |n| n + 1);
            path.extend(&cells[..length]);
            blank = to;
        }
        path
    }
}

fn is_permutation(one: &[u8], other: &[u8]) -> bool {
    one.iter().all(|home| other.contains(home))
}

fn packed(homes: &[u8]) -> u64 {
    let homes = homes.iter().rev();
    homes.fold(0, |board, &home| board << 4 | u64::from(home))
}

/// A cell of a board of at most 16, without a check in the inner loop.
#[inline(always)]
fn narrow(cell: usize) -> u8 {
    debug_assert!(cell < NIBBLES);
    #[expect(clippy::cast_possible_truncation, reason = "a cell is below 16")]
    let narrow = cell as u8;
    narrow
}

//! A beam over whole boards: of all boards that so many slides lead to, the
//! best few, then of those that one more slide leads to.

use super::Problem;
use super::ancestry::Ancestry;
use super::problem::byte;
use super::seen::{Seen, Verdict};
use super::values::UNIT;
use crate::board::Direction;
use std::mem;

/// Parts that boards of one value are divided into by chance: cutting them off
/// by their number would favour the children of the first.
const TIES: usize = 8;

/// Values so far above the least are one.
const MAX_ABOVE: usize = 512 * UNIT as usize;

/// A beam in progress.
#[derive(Debug)]
pub(super) struct Beam {
    width: usize,
    // Boards that have filled all lines before this one have arrived.
    end: u8,
    // Slides that led to each board of the layer.
    depth: usize,
    // Invariant: as many boards of `cells` bytes as nodes.
    boards: Vec<u8>,
    nodes: Vec<Node>,
    next_boards: Vec<u8>,
    next_nodes: Vec<Node>,
    children: Vec<Child>,
    // Boards whose children are made.
    expanded: usize,
    seen: Seen,
    ancestry: Ancestry,
    ranks: Vec<u32>,
    arrivals: Vec<Arrival>,
    // Breaks ties.
    salt: u64,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    // Of what counts of the board: see `Problem::key`.
    key: u64,
    value: i32,
    blank: u8,
    // Number of the slide that led here; NO_SLIDE at the root.
    came: u8,
    // The line that is being filled.
    line: u8,
    // Tiles of it that are not at home.
    left: u8,
}

/// No direction is the opposite of this one.
const NO_SLIDE: u8 = 4;

#[derive(Clone, Copy, Debug)]
struct Child {
    key: u64,
    value: i32,
    parent: u32,
    direction: u8,
    line: u8,
    left: u8,
    // Another child has its key and is better.
    beaten: bool,
}

/// A board that has come as far as it was to come.
#[derive(Debug)]
pub(super) struct Arrival {
    pub(super) path: Vec<Direction>,
    pub(super) value: i32,
    pub(super) key: u64,
}

impl Beam {
    /// A beam from the start of a problem to boards that have all lines before
    /// `end` filled. Another `salt` breaks ties in another way.
    pub(super) fn new(problem: &Problem, width: usize, end: usize, salt: u64) -> Self {
        let start = problem.start();
        let (line, left) = problem.line_to_fill(start.cells(), 0);
        let root = Node {
            key: problem.key(start.cells(), line),
            value: problem.values().of(start.cells(), line),
            blank: byte(start.blank()),
            came: NO_SLIDE,
            line,
            left,
        };
        let mut beam = Self {
            width,
            end: byte(end),
            depth: 0,
            boards: start.cells().to_vec(),
            nodes: vec![root],
            next_boards: Vec::new(),
            next_nodes: Vec::new(),
            children: Vec::new(),
            expanded: 0,
            seen: Seen::new(width),
            ancestry: Ancestry::default(),
            ranks: Vec::new(),
            arrivals: Vec::new(),
            salt,
        };
        if line >= beam.end {
            beam.nodes.clear();
            beam.arrivals.push(Arrival {
                path: Vec::new(),
                value: root.value,
                key: root.key,
            });
        }
        beam
    }

    /// The slides that led to the boards at hand.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// Whether no board is left to go on from.
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// What has arrived since this was asked last.
    pub(super) fn take_arrivals(&mut self) -> Vec<Arrival> {
        mem::take(&mut self.arrivals)
    }

    /// Expands the next board; after the last of a layer, goes on to the next
    /// layer. Returns the number of boards expanded: 1, or 0 when none is left.
    pub(super) fn advance(&mut self, problem: &Problem) -> u64 {
        if self.is_empty() {
            return 0;
        }
        self.expand(problem, self.expanded);
        self.expanded += 1;
        if self.expanded == self.nodes.len() {
            self.select(problem);
        }
        1
    }

    fn expand(&mut self, problem: &Problem, parent: usize) {
        let node = self.nodes[parent];
        let size = problem.cells();
        let cells = &self.boards[parent * size..][..size];
        for direction in 0..NO_SLIDE {
            let Some(from) = problem.from(node.blank, direction) else {
                continue;
            };
            // Directions stand in pairs of opposites.
            if direction ^ 1 == node.came || problem.plan().line_of(usize::from(from)) < node.line {
                continue;
            }
            let home = cells[usize::from(from)];
            let change = problem.values().change(cells, from, node.blank, node.line);
            let mut child = Child {
                key: problem.key_slid(node.key, home, from, node.blank, node.line),
                value: node.value + change,
                parent: u32::try_from(parent).expect("few boards"),
                direction,
                line: node.line,
                left: node.left,
                beaten: false,
            };
            if problem.plan().line_of(usize::from(home)) == node.line {
                child.left += u8::from(home == from);
                child.left -= u8::from(home == node.blank);
            }
            if child.left == 0 {
                let mut cells = cells.to_vec();
                cells.swap(usize::from(from), usize::from(node.blank));
                (child.line, child.left) = problem.line_to_fill(&cells, node.line);
                child.key = problem.key(&cells, child.line);
                child.value = problem.values().of(&cells, child.line);
                if child.line >= self.end {
                    let mut path = self.ancestry.path(self.depth, parent);
                    path.push(Direction::ALL[usize::from(direction)]);
                    let (value, key) = (child.value, child.key);
                    self.arrivals.push(Arrival { path, value, key });
                    continue;
                }
            }
            let layer = self.depth + 1;
            match self
                .seen
                .meet(child.key, child.value, layer, self.children.len())
            {
                Verdict::Worse => continue,
                Verdict::Instead(other) => self.children[other].beaten = true,
                Verdict::New => {}
            }
            self.children.push(child);
        }
    }

    /// Goes on to the next layer: the best of the children.
    fn select(&mut self, problem: &Problem) {
        self.depth += 1;
        self.expanded = 0;
        self.ancestry.begin_layer(self.nodes.len());
        let (last_rank, mut of_last) = self.last_rank();
        let least = self.least();
        let size = problem.cells();
        self.next_boards.clear();
        self.next_nodes.clear();
        for child in self.children.iter().filter(|child| !child.beaten) {
            let rank = child.rank(least, self.salt);
            if rank > last_rank || (rank == last_rank && of_last == 0) {
                continue;
            }
            of_last -= usize::from(rank == last_rank);
            let parent = child.parent as usize;
            let blank = self.nodes[parent].blank;
            let from = problem
                .from(blank, child.direction)
                .expect("it slid from there");
            let at = self.next_boards.len();
            self.next_boards
                .extend_from_slice(&self.boards[parent * size..][..size]);
            self.next_boards
                .swap(at + usize::from(blank), at + usize::from(from));
            self.next_nodes.push(Node {
                key: child.key,
                value: child.value,
                blank: from,
                came: child.direction,
                line: child.line,
                left: child.left,
            });
            self.ancestry.keep(parent, usize::from(child.direction));
            self.seen.keep(child.key, self.depth);
        }
        mem::swap(&mut self.boards, &mut self.next_boards);
        mem::swap(&mut self.nodes, &mut self.next_nodes);
        self.children.clear();
    }

    fn least(&self) -> i32 {
        let values = self.children.iter().map(|child| child.value);
        values.min().unwrap_or(0)
    }

    /// The worst rank of which there is room for some, and for how many.
    fn last_rank(&mut self) -> (usize, usize) {
        let least = self.least();
        self.ranks.clear();
        for child in self.children.iter().filter(|child| !child.beaten) {
            let rank = child.rank(least, self.salt);
            if rank >= self.ranks.len() {
                self.ranks.resize(rank + 1, 0);
            }
            self.ranks[rank] += 1;
        }
        let mut room = self.width;
        for (rank, &number) in self.ranks.iter().enumerate() {
            match room.checked_sub(number as usize) {
                Some(left) => room = left,
                None => return (rank, room),
            }
        }
        (usize::MAX, 0)
    }

    /// Memory for each board of the width, in bytes, where at most `slides` are
    /// made.
    pub(super) fn bytes_a_board(problem: &Problem, slides: usize) -> usize {
        // A board has three children at most, as a rule two.
        let now = problem.cells() + size_of::<Node>();
        2 * now + 3 * size_of::<Child>() + Seen::BYTES_A_BOARD + slides / 2
    }
}

impl Child {
    /// By value, then by chance.
    fn rank(&self, least: i32, salt: u64) -> usize {
        let above = usize::try_from(self.value - least).expect("none is below the least");
        let chance = (self.key ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 61;
        above.min(MAX_ABOVE) * TIES + usize::try_from(chance).expect("three bits")
    }
}

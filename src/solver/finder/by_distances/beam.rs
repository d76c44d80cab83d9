//! A beam over whole boards. Of each layer it keeps the best few and expands
//! them to the next.

use super::Problem;
use super::seen::{Seen, Verdict};
use super::values::UNIT;
use crate::board::{Direction, byte};
use crate::solver::beams::{Cut, Selection, Trace, chance};
use std::mem;

/// Bits by which boards of one value are ordered at random. Taking them in
/// order of creation would favour the children of the first boards.
const TIES: u32 = 3;

/// Boards are told apart by values of a sixteenth of a slide, up to so many above
/// the least.
const GRAIN: i32 = UNIT / 16;
const MAX_ABOVE: usize = 512 * 16;

/// Memory of a beam, in bytes.
const ROOM: usize = 28 << 20;

/// Layers without progress after which a beam doubles its width; it doubles
/// again after as many more. The obstacle may take more boards than the beam
/// has: on 16×16 one of eight beams of width 98 never finished otherwise.
const STALL: usize = 30;

/// The width at most doubles this many times.
const MOST_DOUBLINGS: usize = 5;

/// Layers without progress after which a beam is given up. Of 600 random boards of
/// 12×12 to 16×16 one went 6,000 layers in ten seconds without getting free; of the
/// others none stalled for more than 172.
const HOPELESS: usize = 8 * STALL;

/// The most tiles left in a line for [`Problem::detour`] to count.
const LAST_TILES: u8 = 6;

/// A beam in progress.
#[derive(Debug)]
pub(super) struct LineBeam {
    width: usize,
    // Largest width that it may grow to.
    widest: usize,
    // Slides made to each board of the layer.
    depth: usize,
    // Invariant: one board of `stride` bytes per node: what lies in each cell, then
    // the displacements of the tiles if there are pairs.
    boards: Vec<u8>,
    nodes: Vec<Node>,
    next_boards: Vec<u8>,
    next_nodes: Vec<Node>,
    children: Vec<Child>,
    // Boards of the layer expanded so far.
    expanded: usize,
    seen: Seen,
    trace: Trace,
    selection: Selection,
    // The slides to the goal, once found.
    arrived: Option<Vec<Direction>>,
    // Breaks ties.
    salt: u64,
    // The furthest line reached, the least value since then, and the layer that
    // first had that value.
    furthest: (u8, i32, usize),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    // Hash of what counts of the board: see `Problem::key`.
    key: u64,
    value: i32,
    blank: u8,
    // Number of the slide that led here; NO_SLIDE at the root.
    came: u8,
    // The line that is being filled.
    line: u8,
    // Tiles of the line that are not at home.
    left: u8,
}

/// No direction is the opposite of this one.
const NO_SLIDE: u8 = 4;

#[derive(Clone, Copy, Debug)]
struct Child {
    key: u64,
    value: i32,
    // The value plus the detour of the blank.
    rank: i32,
    parent: u32,
    direction: u8,
    line: u8,
    left: u8,
    // Another child with its key is better.
    beaten: bool,
}

impl LineBeam {
    /// Returns a beam from the start of a problem to its goal. Each `salt` breaks
    /// ties in another way.
    pub(super) fn new(problem: &Problem, width: usize, salt: u64) -> Self {
        let start = problem.start();
        let (line, left) = problem.line_to_fill(start.cells(), 0);
        let mut board = start.cells().to_vec();
        if let Some(pairs) = problem.values().pairs() {
            board.extend(pairs.steps(start.cells()));
        }
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
            widest: width.max(Self::widest(problem, super::limit(problem))),
            depth: 0,
            boards: board,
            nodes: vec![root],
            next_boards: Vec::new(),
            next_nodes: Vec::new(),
            children: Vec::new(),
            expanded: 0,
            seen: Seen::new(width),
            trace: Trace::default(),
            selection: Selection::with_places(0),
            arrived: None,
            salt,
            furthest: (line, root.value, 0),
        };
        if problem.is_goal(line) {
            beam.nodes.clear();
            beam.arrived = Some(Vec::new());
        }
        beam
    }

    /// Returns the number of slides made to the boards at hand.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// Returns the number of boards in the layer at hand.
    pub(super) fn layer_len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns what lies in each cell of a board of the layer at hand.
    pub(super) fn layer_board(&self, problem: &Problem, at: usize) -> &[u8] {
        &self.boards[at * problem.stride()..][..problem.cells()]
    }

    /// Returns `true` if no board is left to expand.
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the slides to the goal if they were found since the last call.
    pub(super) fn take_arrived(&mut self) -> Option<Vec<Direction>> {
        self.arrived.take()
    }

    /// Expands the next board; after the last one of a layer, selects the next
    /// layer. Returns the number of boards expanded: 1, or 0 if none is left.
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
        let stride = problem.stride();
        let board = self.boards[parent * stride..][..stride].split_at(problem.cells());
        let (cells, _) = board;
        for direction in 0..NO_SLIDE {
            let Some(from) = problem.from(node.blank, direction) else {
                continue;
            };
            // Opposite directions are neighbours: 0 and 1, 2 and 3.
            if direction ^ 1 == node.came || problem.plan().line_of(usize::from(from)) < node.line {
                continue;
            }
            let home = cells[usize::from(from)];
            let change = problem.values().change(board, from, node.blank, node.line);
            let mut child = Child {
                key: problem.key_slid(node.key, home, from, node.blank, node.line),
                value: node.value + change,
                rank: 0,
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
                if problem.is_goal(child.line) {
                    let mut path = self.trace.path_to(parent);
                    path.push(Direction::ALL[usize::from(direction)]);
                    self.arrived = Some(path);
                    continue;
                }
            }
            child.rank = child.value;
            if child.line == node.line && child.left <= LAST_TILES {
                child.rank += problem.detour(cells, from, node.blank, child.line);
            }
            let verdict =
                self.seen
                    .meet(child.key, child.rank, self.depth + 1, self.children.len());
            match verdict {
                Verdict::Worse => continue,
                Verdict::Instead(other) => self.children[other].beaten = true,
                Verdict::New => {}
            }
            self.children.push(child);
        }
    }

    /// Makes the best children the next layer.
    fn select(&mut self, problem: &Problem) {
        self.depth += 1;
        self.expanded = 0;
        self.trace.begin(self.nodes.len());
        let least = self.least();
        let mut cut = self.cut(least);
        let stride = problem.stride();
        self.next_boards.clear();
        self.next_nodes.clear();
        for child in self.children.iter().filter(|child| !child.beaten) {
            if !cut.takes(child.place(least, self.salt)) {
                continue;
            }
            let parent = child.parent as usize;
            let blank = self.nodes[parent].blank;
            let from = problem
                .from(blank, child.direction)
                .expect("it slid from there");
            let at = self.next_boards.len();
            self.next_boards
                .extend_from_slice(&self.boards[parent * stride..][..stride]);
            problem.slide(&mut self.next_boards[at..], from, blank);
            self.next_nodes.push(Node {
                key: child.key,
                value: child.value,
                blank: from,
                came: child.direction,
                line: child.line,
                left: child.left,
            });
            self.trace.keep(parent, usize::from(child.direction));
            self.seen.keep(child.key, self.depth);
        }
        debug_assert!(self.is_exact(problem), "slides change values as they must");
        self.look_how_far();
        mem::swap(&mut self.boards, &mut self.next_boards);
        mem::swap(&mut self.nodes, &mut self.next_nodes);
        self.children.clear();
        if self.stalled() >= HOPELESS {
            self.nodes.clear();
        }
    }

    /// Returns `true` if the first board of the next layer has the value that it has
    /// by itself.
    fn is_exact(&self, problem: &Problem) -> bool {
        let cells = &self.next_boards[..problem.cells().min(self.next_boards.len())];
        let node = self.next_nodes.first();
        node.is_none_or(|node| node.value == problem.values().of(cells, node.line))
    }

    fn look_how_far(&mut self) {
        let lines = self.next_nodes.iter().map(|node| node.line);
        let values = self.next_nodes.iter().map(|node| node.value);
        let (line, least, _) = self.furthest;
        if let (Some(last), Some(value)) = (lines.max(), values.min())
            && (last > line || value < least)
        {
            self.furthest = (last.max(line), value, self.depth);
        }
    }

    /// Returns the layers since the last progress.
    fn stalled(&self) -> usize {
        self.depth - self.furthest.2
    }

    fn least(&self) -> i32 {
        let ranks = self.children.iter().map(|child| child.rank);
        ranks.min().unwrap_or(0)
    }

    /// Returns which children there is room for.
    fn cut(&mut self, least: i32) -> Cut {
        self.selection.clear();
        for child in self.children.iter().filter(|child| !child.beaten) {
            self.selection.count(child.place(least, self.salt));
        }
        let doublings = self.stalled() / STALL;
        let room = self.width << doublings.min(MOST_DOUBLINGS);
        self.selection.cut(room.min(self.widest))
    }

    /// Returns the most boards per layer that fit in memory, for a path of at most
    /// `slides` slides.
    pub(super) fn widest(problem: &Problem, slides: usize) -> usize {
        // A board has three children at most, and usually two.
        let board = problem.stride() + size_of::<Node>();
        let beam = 2 * board + 3 * size_of::<Child>() + Seen::BYTES_A_BOARD + slides / 2;
        ROOM / beam
    }
}

impl Child {
    /// Orders children by rank, then at random.
    #[inline(always)]
    fn place(&self, least: i32, salt: u64) -> usize {
        let above = usize::try_from(self.rank - least).expect("none is below the least");
        let chance = usize::try_from(chance(self.key, salt, TIES)).expect("a few bits");
        ((above / GRAIN as usize).min(MAX_ABOVE) << TIES) + chance
    }
}

//! The boards that a search has reached, in as few bytes as is simple.
//!
//! A board takes half a byte a cell up to 16 cells, above one byte; how it was
//! reached takes 8 bytes; and the table by which it is found again takes 4 bytes an
//! entry and is at most three quarters full. With the room that lists keep for what
//! comes, and the entry in the frontier, that is at most 48 bytes a board on 4×4 and
//! 64 on 5×5 (`tests/it/lab/memory.rs` measures it).

use super::HomeBoard;
use crate::board::Direction;
use crate::hash::fnv1a;

/// The number of a board in the order in which boards were reached; the start is 0.
pub(super) type Node = u32;

/// Most boards one slide away.
pub(super) const MAX_SUCCESSORS: usize = 4;

/// No board.
const NONE: Node = Node::MAX;

/// The way by which a board was reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// The board before it; of the start, itself.
    from: Node,
    /// Slides since the start.
    g: u16,
    by: Option<Direction>,
    /// `true` once a best-first search has taken it from the frontier.
    pub(super) is_closed: bool,
}

impl Way {
    pub(super) fn g(&self) -> usize {
        usize::from(self.g)
    }
}

/// All boards reached, each once.
#[derive(Debug)]
pub(super) struct Reached {
    // Gives size and blank to the boards that are read.
    start: HomeBoard,
    // Board after board, packed.
    packed: Vec<u8>,
    ways: Vec<Way>,
    // A table with open addressing: hash of a board → its number, or the next free
    // place after it. Its length is a power of two.
    table: Vec<Node>,
}

impl Reached {
    pub(super) fn new(start: &HomeBoard) -> Self {
        let mut reached = Self {
            start: start.clone(),
            packed: Vec::new(),
            ways: Vec::new(),
            table: vec![NONE; 64],
        };
        let way = Way {
            from: 0,
            g: 0,
            by: None,
            is_closed: false,
        };
        reached.push(&pack(start), way);
        reached
    }

    pub(super) fn len(&self) -> usize {
        self.ways.len()
    }

    /// Returns the memory of the lists, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.packed.capacity()
            + self.ways.capacity() * size_of::<Way>()
            + self.table.capacity() * size_of::<Node>()
    }

    /// Returns the memory that they may take while another board is expanded, in bytes:
    /// a list that is full is copied into a larger one.
    pub(super) fn bytes_next(&self) -> usize {
        let boards = self.len() + MAX_SUCCESSORS;
        let grows = |is_full: bool, bytes: usize| if is_full { bytes } else { 0 };
        let packed = self.packed.len() / self.len();
        self.bytes()
            + grows(
                boards * packed > self.packed.capacity(),
                boards * packed * 5 / 4,
            )
            + grows(
                boards > self.ways.capacity(),
                boards * size_of::<Way>() * 5 / 4,
            )
            + grows(
                self.is_full(boards),
                self.table.len() * 2 * size_of::<Node>(),
            )
    }

    fn is_full(&self, boards: usize) -> bool {
        boards * 4 > self.table.len() * 3
    }

    pub(super) fn board(&self, node: Node) -> HomeBoard {
        let cells = self.start.cells().len();
        let bytes = self.packed_of(node);
        let homes = if cells <= 16 {
            let cell = |cell: usize| bytes[cell / 2] >> (cell % 2 * 4) & 15;
            (0..cells).map(cell).collect()
        } else {
            bytes.to_vec()
        };
        HomeBoard::new(self.start.size(), homes, self.start.blank_home())
    }

    pub(super) fn way(&self, node: Node) -> Way {
        self.ways[node as usize]
    }

    /// Remembers that a best-first search has taken a board.
    pub(super) fn close(&mut self, node: Node) {
        self.ways[node as usize].is_closed = true;
    }

    /// The number of a board, if it was reached.
    pub(super) fn find(&self, board: &HomeBoard) -> Option<Node> {
        let found = self.table[self.place_of(&pack(board))];
        (found != NONE).then_some(found)
    }

    /// Notes a board that was not reached before.
    pub(super) fn insert(&mut self, board: &HomeBoard, from: Node, by: Direction) -> Node {
        if self.is_full(self.len() + 1) {
            self.grow();
        }
        self.push(&pack(board), self.way_on(from, by))
    }

    /// Notes a shorter way to a board.
    pub(super) fn improve(&mut self, node: Node, from: Node, by: Direction) {
        self.ways[node as usize] = self.way_on(from, by);
    }

    /// The slides from the start to a board: the way is walked backwards, and then
    /// reversed.
    pub(super) fn path_to(&self, node: Node) -> Vec<Direction> {
        let mut slides = Vec::new();
        let mut way = self.way(node);
        while let Some(slide) = way.by {
            slides.push(slide);
            way = self.way(way.from);
        }
        slides.reverse();
        slides
    }

    fn way_on(&self, from: Node, by: Direction) -> Way {
        Way {
            from,
            g: self.way(from).g + 1,
            by: Some(by),
            is_closed: false,
        }
    }

    fn packed_of(&self, node: Node) -> &[u8] {
        let bytes = self.packed.len() / self.len();
        let from = node as usize * bytes;
        &self.packed[from..from + bytes]
    }

    fn push(&mut self, packed: &[u8], way: Way) -> Node {
        let place = self.place_of(packed);
        let node = Node::try_from(self.len()).expect("fewer boards fit in memory");
        self.table[place] = node;
        reserve(&mut self.packed, packed.len());
        self.packed.extend_from_slice(packed);
        reserve(&mut self.ways, 1);
        self.ways.push(way);
        node
    }

    /// Returns the place of a board in the table, or the free place where it belongs.
    fn place_of(&self, packed: &[u8]) -> usize {
        let mask = self.table.len() - 1;
        let mut place = hash(packed) & mask;
        while self.table[place] != NONE && self.packed_of(self.table[place]) != packed {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        self.table = vec![NONE; self.table.len() * 2];
        for node in 0..self.len() {
            let node = Node::try_from(node).expect("it has a number");
            let place = self.place_of(self.packed_of(node));
            self.table[place] = node;
        }
    }
}

/// Two homes a byte up to 16 cells.
fn pack(board: &HomeBoard) -> Vec<u8> {
    if board.cells().len() > 16 {
        return board.cells().to_vec();
    }
    let pair = |pair: &[u8]| pair[0] | pair.get(1).unwrap_or(&0) << 4;
    board.cells().chunks(2).map(pair).collect()
}

/// FNV-1a, its halves mixed.
fn hash(bytes: &[u8]) -> usize {
    let hash = fnv1a(bytes);
    let half = (hash ^ hash >> 32) & u64::from(u32::MAX);
    usize::try_from(half).expect("it has 32 bits")
}

/// Makes room for a quarter more, where lists would double.
fn reserve<T>(list: &mut Vec<T>, more: usize) {
    if list.capacity() < list.len() + more {
        list.reserve_exact(more.max(list.len() / 4));
    }
}

//! Bidirectional breadth-first search (T. A. J. Nicholson, *Finding the shortest
//! route between two points in a network*, Computer Journal 9, 1966): one search from
//! the start and one from the goal, until they meet.
//!
//! Each search takes all boards at one distance before the other goes on, and the one
//! with fewer boards waiting goes first. So the first board that both have reached
//! lies on a shortest solution: a nearer one would have been met a turn before.

use super::open::{queue_bytes, queue_bytes_next};
use super::reached::{Node, Reached};
use super::{HomeBoard, Method, Proof, Work};
use crate::board::Direction;
use std::collections::VecDeque;

#[derive(Debug)]
pub(super) struct Bidirectional {
    // From the start, and from the goal.
    sides: [Side; 2],
    // The side that goes on, and how many boards of its distance are left.
    turn: usize,
    left: usize,
    taken: Node,
    // The board where they meet: its number on each side.
    met: Option<[Node; 2]>,
}

#[derive(Debug)]
struct Side {
    reached: Reached,
    open: VecDeque<Node>,
    // All boards up to this distance were expanded, or it is being done.
    depth: usize,
}

impl Side {
    fn new(from: &HomeBoard) -> Self {
        Self {
            reached: Reached::new(from),
            open: VecDeque::from([0]),
            depth: 0,
        }
    }
}

impl Bidirectional {
    pub(super) fn new(start: &HomeBoard) -> Self {
        Self {
            sides: [Side::new(start), Side::new(&start.goal())],
            turn: 1,
            left: 0,
            taken: 0,
            met: start.is_solved().then_some([0, 0]),
        }
    }

    /// The number of a board for those who watch: even on the side of the start.
    fn shown(node: Node, side: usize) -> Node {
        node * 2 + Node::from(side == 1)
    }
}

impl Method for Bidirectional {
    fn take(&mut self, work: &mut Work) -> bool {
        if self.met.is_some() {
            return true;
        }
        if self.left == 0 {
            let [start, goal] = &self.sides;
            self.turn = usize::from(goal.open.len() < start.open.len());
            self.left = self.sides[self.turn].open.len();
        }
        self.left -= 1;
        let side = &mut self.sides[self.turn];
        let first = side.open.pop_front();
        self.taken = first.expect("a board can always be brought to its goal");
        side.depth = side.reached.way(self.taken).g() + 1;
        work.takes(Self::shown(self.taken, self.turn));
        false
    }

    fn expand(&mut self, work: &mut Work) {
        let (turn, from) = (self.turn, self.taken);
        let shown = |node| Self::shown(node, turn);
        work.expands(shown(from));
        for (slide, next) in self.sides[turn].reached.board(from).successors() {
            let side = &mut self.sides[turn];
            if let Some(known) = side.reached.find(&next) {
                work.meets_again(shown(known), shown(from), slide);
                continue;
            }
            let node = side.reached.insert(&next, from, slide);
            side.open.push_back(node);
            let g = side.reached.way(node).g();
            work.makes(shown(node), shown(from), slide, &next, [g, 0]);
            if self.met.is_none()
                && let Some(other) = self.sides[1 - turn].reached.find(&next)
            {
                let mut met = [node, node];
                met[1 - turn] = other;
                self.met = Some(met);
            }
        }
        work.frontier_is(self.sides.iter().map(|side| side.open.len()).sum());
    }

    fn path(&self) -> Vec<Direction> {
        let Some([near, far]) = self.met else {
            return Vec::new();
        };
        let [start, goal] = &self.sides;
        let back = goal.reached.path_to(far).into_iter().rev();
        let mut slides = start.reached.path_to(near);
        slides.extend(back.map(Direction::opposite));
        slides
    }

    fn lower(&self) -> (usize, Proof) {
        if self.met.is_some() {
            return (self.path().len(), Proof::Meeting);
        }
        // The side whose turn it is may have reached boards at its new distance. They
        // have not met the other side, but they are not all.
        let [start, goal] = &self.sides;
        (start.depth + goal.depth, Proof::Meeting)
    }

    fn frontier(&self) -> Vec<Node> {
        let side = &self.sides[self.turn];
        let nodes = side.open.iter();
        nodes.map(|&node| Self::shown(node, self.turn)).collect()
    }

    fn boards(&self) -> usize {
        let [start, goal] = &self.sides;
        start.reached.len() + goal.reached.len()
    }

    fn bytes(&self) -> usize {
        let bytes = |side: &Side| side.reached.bytes() + queue_bytes(&side.open);
        self.sides.iter().map(bytes).sum()
    }

    fn bytes_next(&self) -> usize {
        let bytes = |side: &Side| side.reached.bytes_next() + queue_bytes_next(&side.open);
        self.sides.iter().map(bytes).sum()
    }
}

//! Breadth-first search (E. F. Moore, *The shortest path through a maze*,
//! Proceedings of an International Symposium on the Theory of Switching,
//! Harvard University Press, 1959).
//!
//! It knows nothing of the goal but how to recognise it: it looks at all boards
//! one slide from the start, then at all boards two slides from it, and so on.
//!
//! Ties: of the boards at one distance, the one found first is taken first.

use super::open::{queue_bytes, queue_bytes_next};
use super::reached::{Node, Reached};
use super::{HomeBoard, Method, Proof, Work};
use crate::board::Direction;
use std::collections::VecDeque;

#[derive(Debug)]
pub(super) struct BreadthFirst {
    reached: Reached,
    open: VecDeque<Node>,
    // The board that was taken last.
    taken: Node,
}

impl BreadthFirst {
    pub(super) fn new(start: &HomeBoard) -> Self {
        Self {
            reached: Reached::new(start),
            open: VecDeque::from([0]),
            taken: 0,
        }
    }
}

impl Method for BreadthFirst {
    fn take(&mut self, work: &mut Work) -> bool {
        let first = self.open.pop_front();
        self.taken = first.expect("a board can always be brought to its goal");
        work.takes(self.taken);
        self.reached.board(self.taken).is_solved()
    }

    fn expand(&mut self, work: &mut Work) {
        let from = self.taken;
        work.expands(from);
        for (slide, next) in self.reached.board(from).successors() {
            // The first way to a board is a shortest one.
            if let Some(known) = self.reached.find(&next) {
                work.meets_again(known, from, slide);
                continue;
            }
            let node = self.reached.insert(&next, from, slide);
            self.open.push_back(node);
            work.makes(node, from, slide, &next, [self.reached.way(node).g(), 0]);
        }
        work.frontier_is(self.open.len());
    }

    fn path(&self) -> Vec<Direction> {
        self.reached.path_to(self.taken)
    }

    fn lower(&self) -> (usize, Proof) {
        (self.reached.way(self.taken).g(), Proof::Depth)
    }

    fn frontier(&self) -> Vec<Node> {
        self.open.iter().copied().collect()
    }

    fn boards(&self) -> usize {
        self.reached.len()
    }

    fn bytes(&self) -> usize {
        self.reached.bytes() + queue_bytes(&self.open)
    }

    fn bytes_next(&self) -> usize {
        self.reached.bytes_next() + queue_bytes_next(&self.open)
    }
}

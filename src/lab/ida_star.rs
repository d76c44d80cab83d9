//! Iterative-deepening A\* (R. E. Korf, *Depth-first iterative-deepening: an
//! optimal admissible tree search*, Artificial Intelligence 27, 1985).
//!
//! A depth-first search holds nothing but its path. It is made over and over
//! with a growing bound on *f*, so that the first solution it meets is a
//! shortest one; most of the work is in the last passes, so that the first ones
//! cost little.
//!
//! No slide is taken back at once, so that successor is not made; a board that
//! is reached by two ways is searched twice.
//!
//! Ties: successors are searched in the order of [`Direction::ALL`].

use super::heuristic::Bounds;
use super::reached::Node;
use super::{HomeBoard, Method, Proof, Work};
use crate::board::Direction;

#[derive(Debug)]
pub(super) struct IdaStar {
    bounds: Bounds,
    start: HomeBoard,
    // The board at the end of the path.
    board: HomeBoard,
    path: Vec<Step>,
    // The largest f allowed. Invariant: every solution is as long or longer.
    bound: usize,
    // The smallest f above it that was met.
    next_bound: usize,
    made: Node,
}

/// A board on the path.
#[derive(Debug)]
struct Step {
    /// The slide that led to it.
    by: Option<Direction>,
    /// Directions tried from it so far, 0 to 4.
    tried: usize,
    node: Node,
}

impl IdaStar {
    pub(super) fn new(start: &HomeBoard, bounds: Bounds) -> Self {
        Self {
            bound: 0,
            next_bound: bounds.lower(start),
            start: start.clone(),
            board: start.clone(),
            path: Vec::new(),
            bounds,
            made: 0,
        }
    }

    /// Begins a pass with the next bound, at the start.
    fn begin(&mut self, work: &mut Work) {
        self.bound = self.next_bound;
        self.next_bound = usize::MAX;
        self.board = self.start.clone();
        self.made = 0;
        work.bound_is(self.bound);
        self.go_to(None, 0, work);
    }

    fn go_to(&mut self, by: Option<Direction>, node: Node, work: &mut Work) {
        self.path.push(Step { by, tried: 0, node });
        work.takes(node);
        work.frontier_is(self.path.len());
    }

    /// Goes back to the board before.
    fn go_back(&mut self) {
        if let Some(Step {
            by: Some(slide), ..
        }) = self.path.pop()
        {
            self.board.slide(slide.opposite());
        }
    }
}

impl Method for IdaStar {
    /// Tries the slides from the end of the path until one stays within the bound.
    fn take(&mut self, work: &mut Work) -> bool {
        loop {
            let g = self.path.len();
            let Some(last) = self.path.last_mut() else {
                self.begin(work);
                return self.board.is_solved();
            };
            let Some(&slide) = Direction::ALL.get(last.tried) else {
                self.go_back();
                continue;
            };
            last.tried += 1;
            let (from, back) = (last.node, last.by.map(Direction::opposite));
            if Some(slide) == back || !self.board.slide(slide) {
                continue;
            }
            self.made += 1;
            let h = self.bounds.lower(&self.board);
            work.makes(self.made, from, slide, &self.board, [g, h]);
            if g + h > self.bound {
                self.next_bound = self.next_bound.min(g + h);
                work.cuts(self.made);
                self.board.slide(slide.opposite());
                continue;
            }
            self.go_to(Some(slide), self.made, work);
            return self.board.is_solved();
        }
    }

    fn expand(&mut self, work: &mut Work) {
        // Its successors are made one by one, when they are taken.
        work.expands(self.path.last().map_or(0, |last| last.node));
    }

    fn path(&self) -> Vec<Direction> {
        self.path.iter().filter_map(|step| step.by).collect()
    }

    fn lower(&self) -> (usize, Proof) {
        (self.bound, Proof::Bound)
    }

    fn frontier(&self) -> Vec<Node> {
        self.path.iter().rev().map(|step| step.node).collect()
    }

    fn boards(&self) -> usize {
        self.path.len()
    }

    fn bytes(&self) -> usize {
        let boards = self.start.cells().len() * 2;
        self.path.capacity() * size_of::<Step>() + boards + self.bounds.bytes()
    }

    fn bytes_next(&self) -> usize {
        self.bytes() + (self.path.len() + 1) * 2 * size_of::<Step>()
    }
}

//! Best-first search: A\* (P. E. Hart, N. J. Nilsson & B. Raphael, *A formal basis
//! for the heuristic determination of minimum cost paths*, IEEE Transactions on
//! Systems Science and Cybernetics 4, 1968), weighted A\* (I. Pohl, *Heuristic
//! search viewed as path finding in a graph*, Artificial Intelligence 1, 1970) and
//! greedy search (J. E. Doran & D. Michie, *Experiments with the Graph Traverser
//! program*, Proceedings of the Royal Society A 294, 1966).
//!
//! The most promising board is expanded next. The searches rank boards differently, by
//! *g*, the slides from the start, and *h*, the slides left according to the
//! heuristic:
//!
//! | search      | smallest first |
//! |-------------|----------------|
//! | A\*         | *g* + *h*      |
//! | weighted A\* | *g* + *w* · *h* |
//! | greedy      | *h*            |
//!
//! Ties: of the boards with one value, the one with the largest *g*; of those, the
//! one found first. Greedy search has only the second rule.

use super::heuristic::Bounds;
use super::open::Open;
use super::reached::{Node, Reached};
use super::{HomeBoard, Method, Proof, Work};
use crate::board::Direction;
use std::cmp::Reverse;
use std::collections::HashSet;

/// The value that is smallest at the front of the open list.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rule {
    AStar,
    /// *w*, in tenths.
    Weighted(usize),
    Greedy,
}

impl Rule {
    fn key(self, g: usize, h: usize) -> Key {
        match self {
            Self::AStar => (g + h, Reverse(g)),
            Self::Weighted(tenths) => (10 * g + tenths * h, Reverse(g)),
            Self::Greedy => (h, Reverse(0)),
        }
    }
}

/// The place in the open list.
type Key = (usize, Reverse<usize>);

#[derive(Debug)]
pub(super) struct BestFirst {
    rule: Rule,
    bounds: Bounds,
    reached: Reached,
    open: Open<Key>,
    closed: usize,
    // The board that was taken last, its value, and the bound of the start.
    taken: Node,
    value: usize,
    first: usize,
}

impl BestFirst {
    pub(super) fn new(rule: Rule, start: &HomeBoard, bounds: Bounds) -> Self {
        let first = bounds.lower(start);
        let mut open = Open::new();
        open.insert(rule.key(0, first), 0);
        Self {
            rule,
            reached: Reached::new(start),
            open,
            closed: 0,
            taken: 0,
            value: rule.key(0, first).0,
            first,
            bounds,
        }
    }
}

impl Method for BestFirst {
    fn take(&mut self, work: &mut Work) -> bool {
        loop {
            let first = self.open.take();
            let (key, node) = first.expect("a board can always be brought to its goal");
            // Taken already: this entry is of a longer way to it.
            if self.reached.way(node).is_closed {
                continue;
            }
            (self.value, self.taken) = (key.0, node);
            self.reached.close(node);
            self.closed += 1;
            work.takes(node);
            return self.reached.board(node).is_solved();
        }
    }

    fn expand(&mut self, work: &mut Work) {
        let from = self.taken;
        work.expands(from);
        for (slide, next) in self.reached.board(from).successors() {
            let g = self.reached.way(from).g() + 1;
            let known = self.reached.find(&next);
            if let Some(known) = known {
                let way = self.reached.way(known);
                // No closed board is opened again. All our heuristics are
                // consistent, so the first time that A* takes a board it was
                // reached by a shortest way. The others do without.
                if way.is_closed || way.g() <= g {
                    work.meets_again(known, from, slide);
                    continue;
                }
            }
            let h = self.bounds.lower(&next);
            let node = match known {
                None => self.reached.insert(&next, from, slide),
                Some(known) => {
                    self.reached.improve(known, from, slide);
                    known
                }
            };
            self.open.insert(self.rule.key(g, h), node);
            work.makes(node, from, slide, &next, [g, h]);
        }
        // The open list itself may hold a board twice.
        work.frontier_is(self.reached.len() - self.closed);
    }

    fn path(&self) -> Vec<Direction> {
        self.reached.path_to(self.taken)
    }

    fn lower(&self) -> (usize, Proof) {
        match self.rule {
            Rule::AStar => (self.value, Proof::SmallestF),
            // Some board on a shortest solution waits, and w · f is no smaller than
            // its value.
            Rule::Weighted(tenths) => {
                let bound = self.value.div_ceil(tenths);
                (bound.max(self.first), Proof::SmallestWeighted)
            }
            Rule::Greedy => (self.first, Proof::Heuristic),
        }
    }

    fn frontier(&self) -> Vec<Node> {
        // A board may have two entries: the first one counts.
        let mut seen = HashSet::new();
        let mut waits = |&node: &Node| !self.reached.way(node).is_closed && seen.insert(node);
        self.open.nodes().filter(|node| waits(node)).collect()
    }

    fn boards(&self) -> usize {
        self.reached.len()
    }

    fn bytes(&self) -> usize {
        self.reached.bytes() + self.open.bytes() + self.bounds.bytes()
    }

    fn bytes_next(&self) -> usize {
        self.reached.bytes_next() + self.open.bytes() * 2 + self.bounds.bytes()
    }
}

//! Optimal solutions by iterative-deepening A* (R. E. Korf, *Depth-first
//! iterative-deepening*, Artificial Intelligence 27, 1985), with a stack of its
//! own, so that it can stop and go on at any node.

use super::home_board::HomeBoard;
use super::manhattan::Estimate;
use crate::board::Direction;

/// A search in progress.
#[derive(Debug)]
pub(super) struct Ida {
    homes: HomeBoard,
    estimate: Estimate,
    // The largest length allowed in this pass. Invariant: every shorter length
    // is proved impossible.
    bound: usize,
    // The smallest bound that would have let something through: the next pass.
    next_bound: usize,
    // One frame for each board from the root to the one at hand.
    stack: Vec<Frame>,
    nodes: u64,
}

#[derive(Debug)]
struct Frame {
    // Directions not tried yet: Direction::ALL from here on.
    next: usize,
    // The slide that led here, and the estimate before it; none at the root.
    came: Option<(Direction, Estimate)>,
}

impl Ida {
    pub(super) fn new(homes: &HomeBoard) -> Self {
        let estimate = Estimate::of(homes);
        Self {
            bound: estimate.value(),
            next_bound: usize::MAX,
            homes: homes.clone(),
            estimate,
            stack: Vec::new(),
            nodes: 0,
        }
    }

    /// Proved: no solution is shorter (STM).
    pub(super) fn bound(&self) -> usize {
        self.bound
    }

    /// Boards expanded since this was asked last.
    pub(super) fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// Expands up to `budget` boards. Returns the slides of an optimal solution
    /// when it is found.
    pub(super) fn step(&mut self, budget: u64) -> Option<Vec<Direction>> {
        let end = self.nodes + budget;
        while self.nodes < end {
            let Some(frame) = self.stack.last_mut() else {
                self.enter(None);
                continue;
            };
            if self.estimate.value() == 0 && frame.next == 0 {
                return Some(self.path());
            }
            match Direction::ALL.get(frame.next) {
                Some(&direction) => {
                    frame.next += 1;
                    let back = frame.came.as_ref().map(|(came, _)| came.opposite());
                    if back != Some(direction) {
                        self.try_slide(direction);
                    }
                }
                None => self.leave(),
            }
        }
        None
    }

    /// Goes on to the next board if its estimate allows.
    fn try_slide(&mut self, direction: Direction) {
        let to = self.homes.blank();
        let Some(from) = self.homes.size().cell_that_slides(to, direction) else {
            return;
        };
        let before = self.estimate;
        self.homes.slide_from(from);
        self.estimate.slid(&self.homes, from, to);
        // The stack has a frame for the root, so its length is the number of
        // slides that lead here.
        let least = self.stack.len() + self.estimate.value();
        if least <= self.bound {
            self.enter(Some((direction, before)));
        } else {
            self.next_bound = self.next_bound.min(least);
            self.homes.slide_from(to);
            self.estimate = before;
        }
    }

    fn enter(&mut self, came: Option<(Direction, Estimate)>) {
        self.nodes += 1;
        self.stack.push(Frame { next: 0, came });
    }

    /// Goes back one board; at the root, begins the next pass.
    fn leave(&mut self) {
        match self.stack.pop().and_then(|frame| frame.came) {
            Some((direction, before)) => {
                let from = self
                    .homes
                    .size()
                    .cell_that_slides(self.homes.blank(), direction.opposite())
                    .expect("the tile that slid here can slide back");
                self.homes.slide_from(from);
                self.estimate = before;
            }
            None => {
                self.bound = self.next_bound;
                self.next_bound = usize::MAX;
            }
        }
    }

    fn path(&self) -> Vec<Direction> {
        self.stack
            .iter()
            .filter_map(|frame| frame.came.as_ref())
            .map(|&(direction, _)| direction)
            .collect()
    }
}

//! The exact table: the distance of every board, by breadth-first search from the
//! goal. A solution is then read off: from each board to one that is nearer.
//!
//! A board is a number, the rank of its permutation (D. H. Lehmer, *Teaching
//! combinatorial tricks to a computer*, 1960), so the table holds the distances alone,
//! a byte each. Half of the numbers are boards that cannot be solved.

use super::open::{queue_bytes, queue_bytes_next};
use super::reached::Node;
use super::{HomeBoard, Method, Proof, Work};
use crate::board::{Direction, Size};
use std::collections::VecDeque;

/// The most cells for which there is a table: 3.6 MB.
pub(super) const MAX_CELLS: usize = 10;

/// A board that was not reached yet.
const UNKNOWN: u8 = u8::MAX;

#[derive(Debug)]
pub(super) struct Table {
    start: HomeBoard,
    // Rank → distance.
    distances: Vec<u8>,
    // The ranks of boards whose successors are still to be made.
    open: VecDeque<u32>,
    taken: u32,
    reached: usize,
}

impl Table {
    /// Returns the memory of the distances of all boards of a size, in bytes.
    pub(super) fn bytes_of(size: Size) -> usize {
        (1..=size.cells()).product()
    }

    pub(super) fn new(start: &HomeBoard) -> Self {
        let boards = Self::bytes_of(start.size());
        let goal = rank(start.goal().cells());
        let mut distances = vec![UNKNOWN; boards];
        distances[goal as usize] = 0;
        Self {
            start: start.clone(),
            distances,
            open: VecDeque::from([goal]),
            taken: goal,
            reached: 1,
        }
    }

    fn distance(&self, board: &HomeBoard) -> u8 {
        self.distances[rank(board.cells()) as usize]
    }
}

impl Method for Table {
    /// The start is found when the table is complete.
    fn take(&mut self, work: &mut Work) -> bool {
        let Some(first) = self.open.pop_front() else {
            return true;
        };
        self.taken = first;
        work.takes(first);
        false
    }

    fn expand(&mut self, work: &mut Work) {
        let from = self.taken;
        work.expands(from);
        let depth = self.distances[from as usize] + 1;
        let board = HomeBoard::new(
            self.start.size(),
            unrank(from, self.start.cells().len()),
            self.start.blank_home(),
        );
        for (slide, next) in board.successors() {
            let node = rank(next.cells());
            if self.distances[node as usize] != UNKNOWN {
                work.meets_again(node, from, slide);
                continue;
            }
            self.distances[node as usize] = depth;
            self.open.push_back(node);
            self.reached += 1;
            work.makes(node, from, slide, &next, [usize::from(depth), 0]);
        }
        work.frontier_is(self.open.len());
    }

    fn path(&self) -> Vec<Direction> {
        let mut board = self.start.clone();
        let mut slides = Vec::new();
        while !board.is_solved() {
            let nearest = board
                .successors()
                .min_by_key(|(_, next)| self.distance(next));
            let (slide, next) = nearest.expect("every blank has a neighbour");
            slides.push(slide);
            board = next;
        }
        slides
    }

    fn lower(&self) -> (usize, Proof) {
        let depth = match self.distance(&self.start) {
            UNKNOWN => self.distances[self.taken as usize],
            distance => distance,
        };
        (usize::from(depth), Proof::Depth)
    }

    fn frontier(&self) -> Vec<Node> {
        self.open.iter().copied().collect()
    }

    fn boards(&self) -> usize {
        self.reached
    }

    fn bytes(&self) -> usize {
        self.distances.len() + queue_bytes(&self.open)
    }

    fn bytes_next(&self) -> usize {
        self.distances.len() + queue_bytes_next(&self.open)
    }
}

/// Each home counts the smaller ones behind it.
fn rank(homes: &[u8]) -> u32 {
    let mut rank = 0;
    for (at, home) in homes.iter().enumerate() {
        let smaller = homes[at..].iter().filter(|&other| other < home).count();
        rank = rank * (homes.len() - at) + smaller;
    }
    u32::try_from(rank).expect("10! is less")
}

fn unrank(rank: u32, cells: usize) -> Vec<u8> {
    let mut rank = rank as usize;
    let mut places = vec![0; cells];
    for at in (0..cells).rev() {
        places[at] = rank % (cells - at);
        rank /= cells - at;
    }
    let mut left: Vec<u8> = (0..=u8::MAX).take(cells).collect();
    places.into_iter().map(|place| left.remove(place)).collect()
}

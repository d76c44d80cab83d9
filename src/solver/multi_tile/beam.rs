//! One beam, move by move: of the boards after the same number of moves it keeps
//! those that look best by Manhattan distance and linear conflicts.
//!
//! Boards that were seen before are left out. Of boards that look equally good,
//! chance decides, which each beam draws in another way.

use super::lines::{AXES, Lines};
use crate::board::{Direction, Size, byte};
use crate::hash::Set;
use crate::solver::beams::{Products, chance};
use crate::solver::distance::Estimate;
use crate::solver::finder::Answer;
use crate::solver::home_board::{HomeBoard, slides};

/// A board of a layer.
#[derive(Clone, Debug)]
struct Kept {
    board: HomeBoard,
    estimate: Estimate,
    hash: u64,
    // The axis of the next move; `None`, either one, before the first.
    axis: Option<usize>,
}

/// The board that a move from a board of the layer leads to.
#[derive(Clone, Copy, Debug)]
struct Child {
    // Lower is better; below 2^32.
    rank: u64,
    hash: u64,
    parent: u32,
    blank: u8,
}

/// A beam in progress.
#[derive(Debug)]
pub(super) struct Beam {
    size: Size,
    lines: Lines,
    products: Products,
    width: usize,
    // A solution must have fewer moves (MTM).
    upper: usize,
    // The seed of all random choices.
    seed: u64,
    layer: Vec<Kept>,
    // Boards of the layer that were expanded, and their children.
    expanded: usize,
    children: Vec<Child>,
    seen: Set<u64>,
    // For each board of each layer after the first: its parent, the blank's cell.
    origins: Vec<Vec<(u32, u8)>>,
    start: HomeBoard,
}

impl Beam {
    /// Returns a beam that keeps `width` boards per layer, and looks for a solution
    /// of fewer than `upper` moves (MTM).
    pub(super) fn new(board: &HomeBoard, width: usize, upper: usize, seed: u64) -> Self {
        let size = board.size();
        let products = Products::new(size.cells());
        let hash = |(cell, &home): (usize, &u8)| {
            products
                .tile(usize::from(home))
                .wrapping_mul(products.cell(cell))
        };
        let cells = board.cells().iter().enumerate();
        let first = Kept {
            estimate: Estimate::of(board),
            hash: cells.map(hash).fold(0, u64::wrapping_add),
            board: board.clone(),
            axis: None,
        };
        Self {
            size,
            lines: Lines::new(size),
            width,
            upper,
            seed,
            layer: vec![first],
            expanded: 0,
            children: Vec::new(),
            seen: Set::default(),
            origins: Vec::new(),
            start: board.clone(),
            products,
        }
    }

    /// Expands about `budget` boards. Returns how many.
    pub(super) fn step(&mut self, budget: u64) -> (u64, Answer) {
        let mut nodes = 0;
        while nodes < budget.max(1) {
            if self.origins.len() + 1 >= self.upper || self.layer.is_empty() {
                return (nodes, Answer::Nothing);
            }
            while self.expanded < self.layer.len() && nodes < budget.max(1) {
                self.expand(self.expanded);
                self.expanded += 1;
                nodes += 1;
            }
            if self.expanded == self.layer.len()
                && let Some(solved) = self.next_layer()
            {
                return (nodes, Answer::Better(self.path_to(solved)));
            }
        }
        (nodes, Answer::Running)
    }

    fn expand(&mut self, at: usize) {
        let parent = u32::try_from(at).expect("a layer is much shorter");
        // The board itself slides, and back: a copy for each ray took longer.
        let next = &mut self.layer[at];
        let (blank, only) = (next.board.blank(), next.axis);
        let (estimate, hash) = (next.estimate, next.hash);
        for axis in (0..AXES).filter(|&axis| only.is_none_or(|only| only == axis)) {
            for ray in self.lines.from(blank, axis) {
                for from in ray.cells(blank) {
                    slide(&self.products, next, from);
                    let hash = chance(next.hash, axis as u64, 64);
                    let tie = chance(next.hash, self.seed, 16);
                    self.children.push(Child {
                        rank: (next.estimate.value() as u64) << 16 | tie,
                        hash,
                        parent,
                        blank: byte(from),
                    });
                }
                for from in ray.back(blank) {
                    next.board.slide_from(from);
                }
                (next.estimate, next.hash) = (estimate, hash);
            }
        }
    }

    /// Keeps the best children. Returns the place of a solved one.
    fn next_layer(&mut self) -> Option<usize> {
        let children = std::mem::take(&mut self.children);
        // By rank, then by place: numbers are sorted by code that other searches use, too.
        let ranks = children.iter().map(|child| child.rank);
        let mut order: Vec<u64> = (0..)
            .zip(ranks)
            .map(|(place, rank)| rank << 32 | place)
            .collect();
        order.sort_unstable();
        let mut layer = Vec::with_capacity(self.width);
        let mut origins = Vec::with_capacity(self.width);
        let mut solved = None;
        for ranked in order {
            let place = usize::try_from(ranked & u64::from(u32::MAX));
            let child = &children[place.expect("32 bits are left")];
            if layer.len() == self.width {
                break;
            }
            if !self.seen.insert(child.hash) {
                continue;
            }
            let next = self.child(child);
            if next.estimate.value() == 0 && next.board.blank() == next.board.blank_home() {
                solved = Some(layer.len());
            }
            layer.push(next);
            origins.push((child.parent, child.blank));
        }
        self.layer = layer;
        self.origins.push(origins);
        self.expanded = 0;
        solved
    }

    fn child(&self, child: &Child) -> Kept {
        let mut next = self.layer[child.parent as usize].clone();
        let blank = next.board.blank();
        for (axis, from) in self.way(blank, usize::from(child.blank)) {
            slide(&self.products, &mut next, from);
            next.axis = Some(1 - axis);
        }
        next
    }

    /// Returns the cells of the line that slides when the blank goes from one cell to
    /// another, each with the axis.
    fn way(&self, blank: usize, to: usize) -> Vec<(usize, usize)> {
        for axis in 0..AXES {
            for ray in self.lines.from(blank, axis) {
                if let Some(length) = ray.cells(blank).position(|cell| cell == to) {
                    let cells = ray.cells(blank).take(length + 1);
                    return cells.map(|cell| (axis, cell)).collect();
                }
            }
        }
        Vec::new()
    }

    /// Returns the slides to a board of the layer.
    fn path_to(&self, at: usize) -> Vec<Direction> {
        let mut blanks = Vec::with_capacity(self.origins.len());
        let mut at = at;
        for origins in self.origins.iter().rev() {
            let (parent, blank) = origins[at];
            blanks.push(usize::from(blank));
            at = parent as usize;
        }
        let mut cells = Vec::new();
        let mut blank = self.start.blank();
        for to in blanks.into_iter().rev() {
            cells.extend(self.way(blank, to).into_iter().map(|(_, cell)| cell));
            blank = to;
        }
        slides(self.size, self.start.blank(), cells)
    }
}

fn slide(products: &Products, kept: &mut Kept, from: usize) {
    let to = kept.board.blank();
    let home = kept.board.home_in(from);
    kept.board.slide_from(from);
    kept.estimate.slid(&kept.board, from, to);
    let tile = products.tile(home);
    let blank = products.tile(kept.board.blank_home());
    let way = products.cell(to).wrapping_sub(products.cell(from));
    let changed = tile.wrapping_sub(blank).wrapping_mul(way);
    kept.hash = kept.hash.wrapping_add(changed);
}

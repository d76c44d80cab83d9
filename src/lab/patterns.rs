//! Additive pattern databases (R. E. Korf & A. Felner, *Disjoint pattern database
//! heuristics*, Artificial Intelligence 134, 2002).
//!
//! The tiles are divided into patterns. For each pattern the other tiles are
//! forgotten, and for every placement of its own, and of the blank, the fewest of
//! *their* slides to the goal are looked up. As no slide is counted by two patterns, the
//! sum is a lower bound.
//!
//! Tables are often made smaller by forgetting the blank: the least over all its cells.
//! Then a slide can change the bound by more than 1, and A\* without opening boards
//! again may end with a way that is too long (U. Zahavi & others, *Inconsistent
//! heuristics*, AAAI 2007).

use super::HomeBoard;
use super::open::queue_bytes_next;
use crate::board::{Direction, byte};
use std::collections::VecDeque;

/// Most placements of a pattern's tiles and the blank.
const MAX_PLACEMENTS: usize = 9_000_000;

/// Most cells of a board whose patterns are worth making.
pub(super) const MAX_CELLS: usize = 25;

const UNKNOWN: u8 = u8::MAX;

/// Most tiles of a pattern, and their cells.
const MAX_TILES: usize = 6;
type Places = [u8; MAX_TILES];

/// The tables of one size and one blank's home.
#[derive(Debug)]
pub(super) struct Patterns(Vec<Pattern>);

#[derive(Debug)]
struct Pattern {
    // The homes of its tiles.
    homes: Vec<usize>,
    cells: usize,
    // Number of the placement × cells + cell of the blank → slides.
    slides: Vec<u8>,
}

impl Patterns {
    /// Divides the tiles in the order of their homes, into patterns as large as fit.
    /// `None` if making their tables takes more than `most` bytes.
    pub(super) fn new(goal: &HomeBoard, most: usize) -> Option<Self> {
        let cells = goal.cells().len();
        let placements = |tiles: usize| (cells - tiles..=cells).product::<usize>();
        let fit = (1..cells.min(MAX_TILES + 1)).take_while(|&t| placements(t) <= MAX_PLACEMENTS);
        let homes: Vec<usize> = (0..cells)
            .filter(|&home| home != goal.blank_home())
            .collect();
        // As even as possible: 8 tiles are two fours, not a seven and a one.
        let patterns = homes.len().div_ceil(fit.last().unwrap_or(1));
        let tiles = homes.len().div_ceil(patterns);
        let patterns = homes.chunks(tiles);
        let bytes = |homes: &[usize]| Pattern::bytes(cells, homes.len());
        let tables: usize = patterns.clone().map(bytes).sum();
        let left = most.checked_sub(tables)?;
        let made = patterns.map(|homes| Pattern::new(goal, homes, left));
        made.collect::<Option<_>>().map(Self)
    }

    pub(super) fn lower(&self, board: &HomeBoard) -> usize {
        let mut cell_of = vec![0; board.cells().len()];
        for (cell, home) in board.tiles() {
            cell_of[home] = cell;
        }
        let patterns = self.0.iter();
        let slides = |pattern: &Pattern| pattern.slides_of(&cell_of, board.blank());
        patterns.map(slides).sum()
    }

    pub(super) fn bytes(&self) -> usize {
        self.0.iter().map(|pattern| pattern.slides.capacity()).sum()
    }
}

impl Pattern {
    /// Breadth-first search from the goal over placements with the blank, in which
    /// only slides of the pattern's tiles count: the others are made at once. `None` if
    /// the placements that wait take more than `most` bytes.
    fn new(goal: &HomeBoard, homes: &[usize], most: usize) -> Option<Self> {
        let cells = goal.cells().len();
        let size = goal.size();
        let tiles = homes.len();
        let mut pattern = Self {
            homes: homes.to_vec(),
            cells,
            slides: vec![UNKNOWN; Self::bytes(cells, tiles)],
        };
        let solved = pattern.places(|home| home);
        let mut open = VecDeque::from([(solved, goal.blank_home(), 0)]);
        while let Some((places, blank, count)) = open.pop_front() {
            if queue_bytes_next(&open) > most {
                return None;
            }
            let known = pattern.number(&places) * cells + blank;
            // Slides that cost nothing go first, so the first way is a shortest one.
            if pattern.slides[known] != UNKNOWN {
                continue;
            }
            pattern.slides[known] = count;
            for slide in Direction::ALL {
                let Some(cell) = size.cell_that_slides(blank, slide) else {
                    continue;
                };
                let mut cells_of = places[..tiles].iter();
                match cells_of.position(|&place| usize::from(place) == cell) {
                    None => open.push_front((places, cell, count)),
                    Some(tile) => {
                        let mut next = places;
                        next[tile] = byte(blank);
                        open.push_back((next, cell, count + 1));
                    }
                }
            }
        }
        Some(pattern)
    }

    /// Returns the size of the table of a pattern of `tiles` tiles, in bytes.
    fn bytes(cells: usize, tiles: usize) -> usize {
        (cells - tiles + 1..=cells).product::<usize>() * cells
    }

    /// Returns the cells of its tiles, in the order of their homes.
    fn places(&self, cell_of: impl Fn(usize) -> usize) -> Places {
        let mut places = [0; MAX_TILES];
        for (place, &home) in places.iter_mut().zip(&self.homes) {
            *place = byte(cell_of(home));
        }
        places
    }

    /// The number of a placement: each tile counts the free cells before its own.
    fn number(&self, places: &Places) -> usize {
        let places = &places[..self.homes.len()];
        let mut number = 0;
        for (at, &cell) in places.iter().enumerate() {
            let before = places[..at].iter().filter(|&&other| other < cell).count();
            number = number * (self.cells - at) + usize::from(cell) - before;
        }
        number
    }

    fn slides_of(&self, cell_of: &[usize], blank: usize) -> usize {
        let number = self.number(&self.places(|home| cell_of[home]));
        usize::from(self.slides[number * self.cells + blank])
    }
}

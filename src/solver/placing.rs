//! Slides that bring one or two tiles to cells, with the other tiles forgotten: A* over
//! the cells of these tiles and the blank.
//!
//! That is at most cells² boards for one tile, cells³ for two.

use crate::board::{Direction, Size, byte};
use crate::hash::Map;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// One or two tiles that are to be brought to cells.
#[derive(Debug)]
pub struct Placing<'a> {
    size: Size,
    start: Placed,
    targets: [u8; 2],
    locked: &'a [bool],
    weight: usize,
}

/// The cell of the blank, then those of the tiles. A single tile is stored twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Placed([u8; 3]);

/// The way to each board: its number of slides, and the last one.
type Seen = Map<Placed, (usize, Option<Direction>)>;

impl<'a> Placing<'a> {
    /// Brings the tiles in one or two cells to as many `targets`, without touching a
    /// locked cell. With a `weight` of 1 by the fewest slides; one cell of a tile's
    /// distance weighs so much against a slide made.
    pub fn new(
        size: Size,
        blank: usize,
        cells: &[usize],
        targets: &[usize],
        locked: &'a [bool],
        weight: usize,
    ) -> Self {
        let both = |cells: &[usize]| [cells[0], cells[cells.len() - 1]].map(byte);
        let [first, second] = both(cells);
        Self {
            size,
            start: Placed([byte(blank), first, second]),
            targets: both(targets),
            locked,
            weight,
        }
    }

    /// Returns the slides, if there are any within so many boards, and the number of
    /// boards expanded.
    pub fn search(&self, most: usize) -> (Option<Vec<Direction>>, u64) {
        let mut seen = Seen::default();
        let mut open = BinaryHeap::new();
        let mut nodes = 0;
        seen.insert(self.start, (0, None));
        open.push(Reverse((self.rank(self.start), 0, self.start)));
        while let Some(Reverse((_, length, placed))) = open.pop() {
            if seen[&placed].0 < length {
                continue;
            }
            if placed.0[1..] == self.targets {
                return (Some(placed.path(self.size, &seen)), nodes);
            }
            if seen.len() > most {
                break;
            }
            nodes += 1;
            for direction in Direction::ALL {
                let next = placed.slid(self.size, direction);
                let Some(next) = next.filter(|next| !self.locked[next.blank()]) else {
                    continue;
                };
                let better = |&(known, _): &(usize, _)| length + 1 < known;
                if seen.get(&next).is_none_or(better) {
                    seen.insert(next, (length + 1, Some(direction)));
                    let rank = length + 1 + self.rank(next);
                    open.push(Reverse((rank, length + 1, next)));
                }
            }
        }
        (None, nodes)
    }

    /// Returns how far this looks from the end. With a weight of 1 a lower bound: a slide
    /// takes one tile one cell, and the blank must first be beside one that is away.
    fn rank(&self, placed: Placed) -> usize {
        let single = usize::from(self.targets[0] == self.targets[1]);
        let pairs = placed.0[1..].iter().zip(self.targets).skip(single);
        let away = pairs.filter(|&(&cell, target)| cell != target);
        let (mut distance, mut nearest) = (0, None);
        for (&cell, target) in away {
            let cell = usize::from(cell);
            distance += self.size.distance(cell, usize::from(target));
            let to_blank = self.size.distance(cell, placed.blank()) - 1;
            nearest = Some(nearest.map_or(to_blank, |nearest: usize| nearest.min(to_blank)));
        }
        self.weight * distance + nearest.unwrap_or(0)
    }
}

impl Placed {
    fn blank(self) -> usize {
        usize::from(self.0[0])
    }

    fn slid(self, size: Size, direction: Direction) -> Option<Self> {
        let from = byte(size.cell_that_slides(self.blank(), direction)?);
        let [blank, tiles @ ..] = self.0;
        let [first, second] = tiles.map(|cell| if cell == from { blank } else { cell });
        Some(Self([from, first, second]))
    }

    /// Returns the slides that led here.
    fn path(self, size: Size, seen: &Seen) -> Vec<Direction> {
        let mut path = Vec::new();
        let mut placed = self;
        while let Some(direction) = seen[&placed].1 {
            path.push(direction);
            let back = placed.slid(size, direction.opposite());
            placed = back.expect("what slid here can slide back");
        }
        path.reverse();
        path
    }
}

//! The slides that bring one or two tiles home, with the other tiles forgotten.

use crate::board::{Board, Direction, Size};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// Up to this many cells the way is a shortest one: an A* of at most cells³ boards.
/// On larger boards it is one that is found at once.
const EXACT_CELLS: usize = 25;

/// How much one cell of a tile's distance from home weighs against a slide made,
/// where the way need not be a shortest one. As in the solver's first answer.
const WEIGHT: usize = 3;

/// Returns the slides that bring the tiles of one or two home cells there, without
/// touching a locked cell. The rest of the board must let them pass: it does with
/// 2×3 cells or more.
pub(super) fn slides(board: &Board, homes: &[usize], locked: &[bool]) -> Vec<Direction> {
    let placing = Placing {
        size: board.size(),
        homes: [homes[0], homes[homes.len() - 1]],
        locked,
        weight: if board.size().cells() > EXACT_CELLS {
            WEIGHT
        } else {
            1
        },
    };
    let cell_of = |home: usize| {
        let tile = board.goal().tiles()[home];
        let cell = board.tiles().iter().position(|&other| other == tile);
        cell.expect("every tile of the goal is on the board")
    };
    placing.search(Placed {
        blank: board.blank(),
        // A single tile is there twice.
        tiles: placing.homes.map(cell_of),
    })
}

/// A board reduced to the cells of the blank and of two tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Placed {
    blank: usize,
    tiles: [usize; 2],
}

struct Placing<'a> {
    size: Size,
    homes: [usize; 2],
    locked: &'a [bool],
    weight: usize,
}

impl Placing<'_> {
    fn search(&self, start: Placed) -> Vec<Direction> {
        let mut known: HashMap<Placed, (usize, Option<Direction>)> = HashMap::new();
        let mut open = BinaryHeap::new();
        known.insert(start, (0, None));
        open.push((Reverse(self.rank(start)), 0, start));
        while let Some((_, length, placed)) = open.pop() {
            if known[&placed].0 < length {
                continue;
            }
            if placed.tiles == self.homes {
                return self.path(placed, &known);
            }
            for direction in Direction::ALL {
                let Some(next) = self.slid(placed, direction) else {
                    continue;
                };
                let is_longer = |&(best, _): &(usize, _)| best <= length + 1;
                if !known.get(&next).is_some_and(is_longer) {
                    known.insert(next, (length + 1, Some(direction)));
                    let rank = length + 1 + self.rank(next);
                    open.push((Reverse(rank), length + 1, next));
                }
            }
        }
        unreachable!("two tiles and the blank can go anywhere on 2x3 cells")
    }

    fn slid(&self, placed: Placed, direction: Direction) -> Option<Placed> {
        let from = self.size.cell_that_slides(placed.blank, direction)?;
        (!self.locked[from]).then(|| Placed {
            blank: from,
            tiles: placed
                .tiles
                .map(|cell| if cell == from { placed.blank } else { cell }),
        })
    }

    /// With a weight of 1 a lower bound: a slide takes one tile one cell, and the
    /// blank must first be beside one that is away.
    fn rank(&self, placed: Placed) -> usize {
        let [first, second] = [0, 1].map(|at| {
            let (cell, home) = (placed.tiles[at], self.homes[at]);
            (self.size.distance(cell, home), cell)
        });
        let is_single = self.homes[0] == self.homes[1];
        let distance = first.0 + if is_single { 0 } else { second.0 };
        let away = [first, second].into_iter().filter(|tile| tile.0 > 0);
        let blank = away.map(|tile| self.size.distance(tile.1, placed.blank) - 1);
        self.weight * distance + blank.min().unwrap_or(0)
    }

    fn path(
        &self,
        end: Placed,
        known: &HashMap<Placed, (usize, Option<Direction>)>,
    ) -> Vec<Direction> {
        let mut slides = Vec::new();
        let mut placed = end;
        while let Some(direction) = known[&placed].1 {
            slides.push(direction);
            let back = self.slid(placed, direction.opposite());
            placed = back.expect("the blank came from a cell that is not locked");
        }
        slides.reverse();
        slides
    }
}

//! The slides that bring one or two tiles home, with the other tiles forgotten.

use sliding_puzzle::board::{Board, Direction, Size};
use sliding_puzzle::internal::Map;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Up to this many cells, two tiles always go the shortest way: an A* of at most
/// cells³ boards.
const EXACT_CELLS: usize = 25;

/// On larger boards they do so if it is found within this many boards. Otherwise one
/// goes after the other.
const MOST_BOARDS: usize = 2_000;

/// How much one cell of a single tile's distance from home weighs against a slide made,
/// on such boards. As in the solver's first answer: its way is not always a shortest
/// one, but found at once.
const WEIGHT: usize = 3;

/// Returns slides that bring the tiles of one or two home cells there, without
/// touching a locked cell. The rest of the board must let them pass: it does with
/// 2×3 cells or more. Of two, the second belongs in a corner of that rest.
pub(super) fn slides(board: &Board, homes: &[usize], locked: &[bool]) -> Vec<Direction> {
    let of = |board: &Board, tiles: &[usize], targets: &[usize], locked: &[bool], most| {
        Placing::new(board, tiles, targets, locked).search(most)
    };
    let all = |found: Option<_>| found.expect("two tiles and the blank go anywhere on 2x3 cells");
    if homes.len() < 2 || board.size().cells() <= EXACT_CELLS {
        return all(of(board, homes, homes, locked, usize::MAX));
    }
    if let Some(found) = of(board, homes, homes, locked, MOST_BOARDS) {
        return found;
    }
    // The first goes home, the second before the corner, then both go in.
    let mut slides = all(of(board, &homes[..1], &homes[..1], locked, usize::MAX));
    let mut slid = slid_by(board, &slides);
    let mut kept = locked.to_vec();
    kept[homes[0]] = true;
    let size = board.size();
    let mut beside = (0..size.cells()).filter(|&cell| size.distance(cell, homes[1]) == 1);
    let before = beside.find(|&cell| !kept[cell]);
    let before = before.expect("a corner has two cells beside it");
    let second = all(of(&slid, &homes[1..], &[before], &kept, usize::MAX));
    slid = slid_by(&slid, &second);
    slides.extend(second);
    slides.extend(all(of(&slid, homes, homes, locked, usize::MAX)));
    slides
}

fn slid_by(board: &Board, slides: &[Direction]) -> Board {
    let mut slid = board.clone();
    for &direction in slides {
        slid.slide(direction);
    }
    slid
}

/// A board reduced to the cells of the blank and of two tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Placed {
    blank: usize,
    tiles: [usize; 2],
}

struct Placing<'a> {
    size: Size,
    start: Placed,
    targets: [usize; 2],
    locked: &'a [bool],
    weight: usize,
}

impl<'a> Placing<'a> {
    /// Brings the tiles of one or two home cells to other cells.
    fn new(board: &Board, homes: &[usize], targets: &[usize], locked: &'a [bool]) -> Self {
        // A single tile is there twice.
        let both = |cells: &[usize]| [cells[0], cells[cells.len() - 1]];
        let cell_of = |home: usize| {
            let tile = board.goal().tiles()[home];
            let cell = board.tiles().iter().position(|&other| other == tile);
            cell.expect("every tile of the goal is on the board")
        };
        Self {
            size: board.size(),
            start: Placed {
                blank: board.blank(),
                tiles: both(homes).map(cell_of),
            },
            targets: both(targets),
            locked,
            weight: if homes.len() < 2 && board.size().cells() > EXACT_CELLS {
                WEIGHT
            } else {
                1
            },
        }
    }

    /// Returns slides, the fewest with a weight of 1, if there are any within this many
    /// boards.
    fn search(&self, most: usize) -> Option<Vec<Direction>> {
        let mut known: Map<Placed, (usize, Option<Direction>)> = Map::default();
        let mut open = BinaryHeap::new();
        known.insert(self.start, (0, None));
        open.push((Reverse(self.rank(self.start)), 0, self.start));
        while let Some((_, length, placed)) = open.pop() {
            if known[&placed].0 < length {
                continue;
            }
            if placed.tiles == self.targets {
                return Some(self.path(placed, &known));
            }
            if known.len() > most {
                return None;
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
        None
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

    /// With a weight of 1 a lower bound: a slide takes one tile one cell, and the blank
    /// must first be beside one that is away.
    fn rank(&self, placed: Placed) -> usize {
        let [first, second] = [0, 1].map(|at| {
            let (cell, target) = (placed.tiles[at], self.targets[at]);
            (self.size.distance(cell, target), cell)
        });
        let is_single = self.targets[0] == self.targets[1];
        let distance = first.0 + if is_single { 0 } else { second.0 };
        let away = [first, second].into_iter().filter(|tile| tile.0 > 0);
        let blank = away.map(|tile| self.size.distance(tile.1, placed.blank) - 1);
        self.weight * distance + blank.min().unwrap_or(0)
    }

    fn path(&self, end: Placed, known: &Map<Placed, (usize, Option<Direction>)>) -> Vec<Direction> {
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

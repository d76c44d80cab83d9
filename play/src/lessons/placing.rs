//! The slides that bring one or two tiles home, with the other tiles forgotten.

use sliding_puzzle::board::{Board, Direction};
use sliding_puzzle::internal::Placing;

/// Up to this many cells, two tiles always go the shortest way: an A* of at most
/// cells³ boards.
const EXACT_CELLS: usize = 25;

/// On larger boards they do so if it is found within this many boards. Otherwise one
/// goes after the other.
const MOST_BOARDS: usize = 2_000;

/// The weight of one cell of a single tile's distance from home, against a slide made,
/// on such boards. As in the solver's first answer: its way is not always a shortest
/// one, but found at once.
const WEIGHT: usize = 3;

/// Returns slides that bring the tiles of one or two home cells there, without
/// touching a locked cell. The rest of the board must let them pass: it does with
/// 2×3 cells or more. Of two, the second belongs in a corner of that rest.
pub(super) fn slides(board: &Board, homes: &[usize], locked: &[bool]) -> Vec<Direction> {
    let all = |found: Option<_>| found.expect("two tiles and the blank go anywhere on 2x3 cells");
    if homes.len() < 2 || board.size().cells() <= EXACT_CELLS {
        return all(placed(board, homes, homes, locked, usize::MAX));
    }
    if let Some(found) = placed(board, homes, homes, locked, MOST_BOARDS) {
        return found;
    }
    // The first goes home, the second before the corner, then both go in.
    let mut slides = all(placed(board, &homes[..1], &homes[..1], locked, usize::MAX));
    let mut slid = slid_by(board, &slides);
    let mut kept = locked.to_vec();
    kept[homes[0]] = true;
    let size = board.size();
    let mut beside = (0..size.cells()).filter(|&cell| size.distance(cell, homes[1]) == 1);
    let before = beside.find(|&cell| !kept[cell]);
    let before = before.expect("a corner has two cells beside it");
    let second = all(placed(&slid, &homes[1..], &[before], &kept, usize::MAX));
    slid = slid_by(&slid, &second);
    slides.extend(second);
    slides.extend(all(placed(&slid, homes, homes, locked, usize::MAX)));
    slides
}

fn slid_by(board: &Board, slides: &[Direction]) -> Board {
    let mut slid = board.clone();
    for &direction in slides {
        slid.slide(direction);
    }
    slid
}

/// Returns slides that bring the tiles of one or two homes to other cells, if there are
/// any within this many boards.
fn placed(
    board: &Board,
    homes: &[usize],
    targets: &[usize],
    locked: &[bool],
    most: usize,
) -> Option<Vec<Direction>> {
    let cell_of = |&home: &usize| {
        let tile = board.goal().tiles()[home];
        let cell = board.tiles().iter().position(|&other| other == tile);
        cell.expect("every tile of the goal is on the board")
    };
    let cells: Vec<usize> = homes.iter().map(cell_of).collect();
    let weight = if homes.len() < 2 && board.size().cells() > EXACT_CELLS {
        WEIGHT
    } else {
        1
    };
    let (size, blank) = (board.size(), board.blank());
    let placing = Placing::new(size, blank, &cells, targets, locked, weight);
    placing.search(most).0
}

//! Boards that are solved but for some of their cells.

use taquin::shuffle::SplitMix64;
use taquin::{Board, Goal};

/// Draws evenly from all boards that can be solved and differ from the goal in these cells
/// alone. At least the first two of the cells hold tiles in the goal.
pub(crate) fn solved_but_for(free: &[usize], goal: &Goal, random: &mut SplitMix64) -> Board {
    let mut tiles = goal.tiles().to_vec();
    let mut loose: Vec<u8> = free.iter().map(|&cell| tiles[cell]).collect();
    let (one, other) = (loose[0], loose[1]);
    random.shuffle(&mut loose);
    for (&cell, tile) in free.iter().zip(loose) {
        tiles[cell] = tile;
    }
    Board::from_tiles(&tiles, goal).unwrap_or_else(|_| {
        // The same two tiles whatever the board, so that the draw stays even.
        for tile in &mut tiles {
            if *tile == one {
                *tile = other;
            } else if *tile == other {
                *tile = one;
            }
        }
        let solvable = Board::from_tiles(&tiles, goal);
        solvable.expect("of two boards that differ by a swap, one is solvable")
    })
}

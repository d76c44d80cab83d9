//! Solvability of a board (W. W. Johnson & W. E. Story, *Notes on the "15" puzzle*,
//! American Journal of Mathematics 2, 1879), with all that is counted on the way.
//!
//! Number the tiles by the order of their goal cells, and read the board row by row
//! without the blank. An *inversion* is a pair in the wrong order. A slide along a row
//! changes none. A slide along a column takes a tile over as many others as the board
//! has columns, less one: of an even width that is an odd number, so the count of
//! inversions turns from even to odd or back, as the row of the blank does. The goal
//! has no inversions. So a board is solvable only if
//!
//! * the width is odd, and the number of inversions is even;
//! * the width is even, and inversions and the rows between the blank and its home make
//!   an even number.
//!
//! And each such board is: half of all permutations.

use crate::board::{BoardError, Goal, permutation};

/// The counts that decide whether slides lead from a board to its goal.
///
/// ```
/// use taquin::Goal;
/// use taquin::lab::Solvability;
///
/// let goal = Goal::blank_last("3x3".parse()?);
/// let exchanged = Solvability::of(&[1, 2, 3, 4, 5, 6, 8, 7, 0], &goal)?;
/// assert_eq!(exchanged.inversions, [[8, 7]]);
/// assert!(!exchanged.is_solvable);
/// assert_eq!(exchanged.nearest, [1, 2, 3, 4, 5, 6, 7, 8, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solvability {
    /// The places of the tiles in the goal, row by row without the blank: from 1.
    pub order: Vec<usize>,
    /// Each pair of tiles in the wrong order.
    pub inversions: Vec<[u8; 2]>,
    /// The same number by merge sort, merge by merge.
    pub merges: Vec<Merge>,
    /// The row of the blank, and that of its home.
    pub blank_row: usize,
    /// The row where the goal has the blank.
    pub home_row: usize,
    /// `true` if the board has an even number of columns.
    pub is_width_even: bool,
    /// `true` if slides lead from the board to the goal.
    pub is_solvable: bool,
    /// The nearest board that is solvable: this one, or the one in which two tiles
    /// have changed places.
    pub nearest: Vec<u8>,
}

/// A merge of two sorted runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merge {
    /// The index in the list at which the left run begins.
    pub from: usize,
    /// The left run.
    pub left: Vec<usize>,
    /// The right run.
    pub right: Vec<usize>,
    /// Inversions between the two: for each number that comes from the right, those
    /// left over on the left.
    pub inversions: usize,
}

impl Solvability {
    /// Looks at the numbers of a board, row by row, 0 for the blank, as
    /// [`read_tiles`](crate::board::read_tiles) reads them.
    ///
    /// # Errors
    ///
    /// If they are not a permutation of 0 … cells − 1.
    pub fn of(numbers: &[usize], goal: &Goal) -> Result<Self, BoardError> {
        let size = goal.size();
        let tiles = permutation(size, &mut numbers.iter().copied())?;
        let tiles = &tiles[..size.cells()];
        let is_solvable = goal.reaches(tiles);
        let home_of_blank = goal.home(0);
        // The blank has no number in the goal's order.
        let place = |tile: u8| {
            let home = goal.home(tile.into());
            home + usize::from(home < home_of_blank)
        };
        let read: Vec<u8> = tiles.iter().copied().filter(|&tile| tile != 0).collect();
        let order: Vec<usize> = read.iter().map(|&tile| place(tile)).collect();
        let pairs = (0..read.len())
            .flat_map(|first| (first + 1..read.len()).map(move |second| (first, second)));
        let inversions = pairs
            .filter(|&(first, second)| order[first] > order[second])
            .map(|(first, second)| [read[first], read[second]])
            .collect();
        let mut merges = Vec::new();
        merge_sort(&mut order.clone(), 0, &mut merges);
        let blank = tiles.iter().position(|&tile| tile == 0);
        Ok(Self {
            order,
            inversions,
            merges,
            blank_row: size.row_of(blank.expect("a permutation has the blank")),
            home_row: size.row_of(home_of_blank),
            is_width_even: size.columns().is_multiple_of(2),
            is_solvable,
            nearest: if is_solvable {
                tiles.to_vec()
            } else {
                exchanged(tiles, suspects(tiles, goal))
            },
        })
    }
}

/// The tiles with two of them in each other's place.
fn exchanged(tiles: &[u8], [one, other]: [u8; 2]) -> Vec<u8> {
    let exchanged = |&tile: &u8| match tile {
        tile if tile == one => other,
        tile if tile == other => one,
        tile => tile,
    };
    tiles.iter().map(exchanged).collect()
}

/// The two tiles of an unsolvable board that were most likely entered in each other's
/// cell.
///
/// Two that a change of places brings home come first: on a board that is
/// nearly solved, these are the mistake. Then two that are side by side, as
/// who reads a board aloud exchanges what follows one another: those whose
/// change lowers the Manhattan distance most, in one row rather than in one
/// column, with numbers that are close.
///
/// # Panics
///
/// If the tiles are no permutation of the goal's.
#[must_use]
pub fn suspects(tiles: &[u8], goal: &Goal) -> [u8; 2] {
    let size = goal.size();
    let away = |tile: u8, cell: usize| size.distance(cell, goal.home(tile.into()));
    let pairs = (0..tiles.len()).flat_map(|first| {
        let home = goal.home(tiles[first].into());
        let right = (size.column_of(first) + 1 < size.columns()).then_some(first + 1);
        let below = Some(first + size.columns());
        let others = [right, below, Some(home).filter(|&home| home > first)];
        others.into_iter().flatten().map(move |cell| (first, cell))
    });
    let ranked = pairs
        .filter(|&(first, second)| second < tiles.len() && tiles[first] != 0 && tiles[second] != 0)
        .map(|(first, second)| {
            let (one, other) = (tiles[first], tiles[second]);
            let before = away(one, first) + away(other, second);
            let after = away(one, second) + away(other, first);
            let is_side_by_side = size.distance(first, second) == 1;
            let rank = (
                after > 0,
                !is_side_by_side,
                // By how much the sum changes; the constant keeps it positive.
                2 * size.cells() + after - before,
                size.row_of(first) != size.row_of(second),
                one.abs_diff(other),
                first,
            );
            (rank, [one, other])
        });
    let best = ranked.min_by_key(|&(rank, _)| rank);
    best.expect("every board has two tiles side by side").1
}

/// Sorts a list that begins at `from` in the whole one, and notes each merge.
fn merge_sort(list: &mut [usize], from: usize, merges: &mut Vec<Merge>) {
    if list.len() < 2 {
        return;
    }
    let (left, right) = list.split_at_mut(list.len() / 2);
    merge_sort(left, from, merges);
    merge_sort(right, from + left.len(), merges);
    let mut merge = Merge {
        from,
        left: left.to_vec(),
        right: right.to_vec(),
        inversions: 0,
    };
    let (mut l, mut r) = (0, 0);
    for place in list.iter_mut() {
        let is_left = match (merge.left.get(l), merge.right.get(r)) {
            (Some(one), Some(other)) => one < other,
            (one, _) => one.is_some(),
        };
        if is_left {
            *place = merge.left[l];
            l += 1;
        } else {
            *place = merge.right[r];
            r += 1;
            merge.inversions += merge.left.len() - l;
        }
    }
    merges.push(merge);
}

//! Solvability, against all boards that slides reach.

use crate::{arranged, goal, size};
use std::collections::HashSet;
use taquin::Goal;
use taquin::lab::Solvability;

#[track_caller]
fn check_all(goal: &Goal) {
    let reached: HashSet<Vec<u8>> = oracle::distances(goal)
        .keys()
        .map(|board| board.tiles().to_vec())
        .collect();
    for tiles in oracle::permutations(goal.size().cells()) {
        let numbers: Vec<usize> = tiles.iter().map(|&tile| tile.into()).collect();
        let found = Solvability::of(&numbers, goal).unwrap();
        let context = format!("{goal:?}: {tiles:?} {found:?}");
        assert_eq!(found.is_solvable, reached.contains(&tiles), "{context}");
        let merged: usize = found.merges.iter().map(|merge| merge.inversions).sum();
        assert_eq!(merged, found.inversions.len(), "{context}");
        // The rule as it is printed.
        let rows = found.blank_row.abs_diff(found.home_row);
        let sum = merged + if found.is_width_even { rows } else { 0 };
        assert_eq!(sum.is_multiple_of(2), found.is_solvable, "{context}");
        assert!(reached.contains(&found.nearest), "{context}");
        let moved = found.nearest.iter().zip(&tiles).filter(|(a, b)| a != b);
        assert_eq!(moved.count(), if found.is_solvable { 0 } else { 2 });
        for [one, other] in found.inversions {
            let at = |tile| tiles.iter().position(|&found| found == tile);
            assert!(at(one) < at(other), "{context}");
            assert_ne!([one, other], [0, 0]);
        }
    }
}

#[test]
fn all_boards_are_judged_as_slides_reach_them() {
    for (size, name) in [("2x2", "first"), ("3x2", "last"), ("2x3", "snake")] {
        check_all(&goal(size, name));
    }
    check_all(&arranged(size("3x2"), 3));
}

/// By hand: 14 and 15 exchanged, as Sam Loyd offered it.
#[test]
fn the_famous_board_has_one_inversion() {
    let tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
    let found = Solvability::of(&tiles, &goal("4x4", "last")).unwrap();
    assert_eq!(found.inversions, [[15, 14]]);
    assert!(found.is_width_even && !found.is_solvable);
    assert_eq!((found.blank_row, found.home_row), (3, 3));
    // Eight merges of two, four of two pairs and so on: 14 of 15 tiles.
    assert_eq!(found.merges.len(), 14);
}

#[test]
fn what_is_no_permutation_is_refused() {
    let goal = goal("2x2", "last");
    for tiles in [&[1, 2, 3][..], &[1, 1, 2, 0], &[1, 2, 4, 0]] {
        assert!(Solvability::of(tiles, &goal).is_err(), "{tiles:?}");
    }
}

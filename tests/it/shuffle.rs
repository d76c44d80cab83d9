//! Shuffles: pinned to their seed, always solvable, even.

use crate::{NAMED_GOALS, any_goal_of, any_size, arranged};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use taquin::shuffle::{Series, SplitMix64};
use taquin::{Board, Goal, Seed, Size};

/// Source: the values that the authors' own `splitmix64.c`
/// (<https://prng.di.unimi.it>) gives, as many ports pin them.
#[test]
fn seed_0_begins_as_published() {
    let mut random = SplitMix64::new(Seed::from(0));
    assert_eq!(random.next_u64(), 0xe220_a839_7b1d_cdaf);
    assert_eq!(random.next_u64(), 0x6e78_9e6a_a1b9_65f4);
    assert_eq!(random.next_u64(), 0x06c4_5d18_8009_454f);
}

/// A shuffle is pinned to its seed: shared links must open the same board.
#[test]
fn a_seed_gives_the_same_board_forever() {
    let lines = include_str!("../data/shuffles.txt").lines();
    let mut boards = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (asked, expected) = line.split_once(" | ").unwrap();
        let [size, name, seed] = asked.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let seed: u64 = seed.parse().unwrap();
        let board = Board::shuffled(&crate::goal(size, name), Seed::from(seed));
        assert_eq!(board.to_string(), expected, "{asked}");
        boards += 1;
    }
    assert_eq!(boards, 35);
}

#[test]
fn a_seed_is_a_number_or_the_hash_of_a_text() {
    assert_eq!(Seed::from("42"), Seed::from(42));
    assert_eq!(Seed::from("18446744073709551615"), Seed::from(u64::MAX));
    // Source: the test vectors of FNV-1a, 64 bits (Fowler, Noll & Vo).
    assert_eq!(Seed::from(""), Seed::from(0xcbf2_9ce4_8422_2325));
    assert_eq!(Seed::from("a"), Seed::from(0xaf63_dc4c_8601_ec8c));
    assert_eq!(Seed::from("foobar"), Seed::from(0x8594_4171_f739_67e8));
    // One too many for a number.
    let too_large = Seed::from("18446744073709551616");
    assert_ne!(too_large, Seed::from(0));
    assert_ne!(too_large, Seed::from(u64::MAX));
}

#[test]
fn every_shuffle_of_every_size_and_goal_is_solvable() {
    for size in Size::all() {
        let named = NAMED_GOALS.map(|name| Goal::parse(name, size).unwrap());
        let others = [0, 1].map(|seed| arranged(size, seed));
        for goal in named.iter().chain(&others) {
            for seed in 0..4 {
                let board = Board::shuffled(goal, Seed::from(seed));
                // The one checked way in.
                assert_eq!(Board::parse(&board.to_string(), goal), Ok(board));
            }
        }
    }
}

proptest! {
    #[test]
    fn any_shuffle_is_solvable(
        goal in any_size().prop_flat_map(any_goal_of),
        seed in any::<u64>(),
    ) {
        let board = Board::shuffled(&goal, Seed::from(seed));
        prop_assert_eq!(&Board::parse(&board.to_string(), &goal), &Ok(board.clone()));
        prop_assert_eq!(board, Board::shuffled(&goal, Seed::from(seed)));
    }

    #[test]
    fn numbers_below_a_limit_are_below_it(seed in any::<u64>(), limit in 1..=usize::MAX) {
        prop_assert!(SplitMix64::new(Seed::from(seed)).below(limit) < limit);
    }
}

/// Measures how uneven the counts are: χ², with `kinds` − 1 degrees of freedom as its
/// mean and twice that as its variance.
fn unevenness<T>(counts: &HashMap<T, u32>, kinds: usize) -> f64 {
    let total: u32 = counts.values().sum();
    let expected = f64::from(total) / kinds as f64;
    let missing = (kinds - counts.len()) as f64 * expected;
    let square = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    counts.values().map(square).sum::<f64>() + missing
}

/// Draws 100 of each of `kinds` boards; the seeds are fixed, so this either
/// always passes or never does.
#[track_caller]
fn check_even(goal: &Goal, kinds: usize, draw: fn(&Goal, Seed) -> Board) {
    let mut counts = HashMap::new();
    for seed in 0..100 * kinds as u64 {
        *counts.entry(draw(goal, Seed::from(seed))).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), kinds, "{goal:?}: every board comes up");
    let freedom = (kinds - 1) as f64;
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt();
    let found = unevenness(&counts, kinds);
    assert!(found < bound, "{goal:?}: {found} is not below {bound}");
}

#[test]
fn shuffles_are_even_over_all_solvable_boards() {
    for name in ["last", "first", "snake", "1 0/3 2"] {
        check_even(&crate::goal("2x2", name), 12, Board::shuffled);
    }
    for name in ["last", "spiral", "1 3 2/4 0 5"] {
        check_even(&crate::goal("3x2", name), 360, Board::shuffled);
    }
    check_even(&crate::goal("2x3", "last"), 360, Board::shuffled);
}

#[test]
fn boards_to_play_are_even_over_all_that_are_not_solved() {
    check_even(&crate::goal("2x2", "last"), 11, Board::to_play);
    check_even(&crate::goal("3x2", "spiral"), 359, Board::to_play);
}

#[test]
fn a_board_to_play_is_never_solved() {
    let goal = crate::goal("2x2", "last");
    let seeds = || (0..10_000).map(Seed::from);
    let solved = |seed| Board::shuffled(&goal, seed).is_solved();
    assert!(seeds().filter(|&seed| solved(seed)).count() > 500);
    for seed in seeds() {
        let board = Board::to_play(&goal, seed);
        assert!(!board.is_solved());
        if !solved(seed) {
            assert_eq!(board, Board::shuffled(&goal, seed));
        }
    }
}

#[test]
fn other_seeds_give_other_boards() {
    let goal = crate::goal("4x4", "last");
    let board = |seed| Board::shuffled(&goal, Seed::from(seed));
    let boards: HashSet<Board> = (0..10_000).map(board).collect();
    assert_eq!(boards.len(), 10_000);
}

#[test]
fn a_series_gives_different_boards_until_there_are_no_more() {
    let goal = Goal::blank_last(Size::new(2, 2).unwrap());
    let series = Series::new(&goal, "a");
    assert_eq!(series.boards(), Some(11));
    let boards: Vec<Board> = series.collect();
    let different: HashSet<&Board> = boards.iter().collect();
    assert_eq!((boards.len(), different.len()), (11, 11));
    assert!(!boards.iter().any(Board::is_solved));
    assert_eq!(boards[0], Board::to_play(&goal, Seed::from("a")));
    let large = Goal::blank_last(Size::new(16, 16).unwrap());
    assert_eq!(Series::new(&large, "a").boards(), None);
    let second = Series::new(&large, "a").nth(1).unwrap();
    assert_eq!(second, Board::to_play(&large, Seed::from("a-1")));
}

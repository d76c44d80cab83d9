//! Lengths from elsewhere: boards of which others have published how far they
//! are.

use crate::{check_replays_to_the_goal, goal};
use oracle::{histogram, published};
use taquin::{Board, Goal, Seed, Solver};

/// Boards of 4×4 and their optimal lengths, each behind its number.
fn instances(file: &str) -> impl Iterator<Item = (usize, Board, usize)> {
    let goal = goal("4x4", "last");
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.map(move |line| {
        let numbers: Vec<u8> = line.split(' ').map(|n| n.parse().unwrap()).collect();
        let board = Board::from_tiles(&numbers[1..17], &goal).unwrap();
        (numbers[0].into(), board, numbers[17].into())
    })
}

pub(crate) fn korfs() -> impl Iterator<Item = (usize, Board, usize)> {
    instances(include_str!("../../data/korf100_blank_last.txt"))
}

/// Korf's instance of this number, and its optimal length.
pub(crate) fn korf(number: usize) -> (Board, usize) {
    let found = korfs().find(|&(at, ..)| at == number);
    let (_, board, length) = found.unwrap();
    (board, length)
}

/// The boards of 4×4 that are 80 slides from the goal, the most there are, with that length.
fn all_farthest() -> impl Iterator<Item = (usize, Board, usize)> {
    instances(include_str!("../../data/antipodes17_blank_last.txt"))
}

/// Returns one of them.
pub(crate) fn farthest() -> Board {
    all_farthest().map(|(_, board, _)| board).next().unwrap()
}

/// Korf & Felner's fifty boards of 5×5 with the optimal lengths that they have
/// published.
pub(crate) fn korf_and_felner() -> impl Iterator<Item = (Board, usize)> {
    let lines = include_str!("../../data/korf24_blank_last.txt").lines();
    let boards = lines.filter(|line| !line.starts_with('#'));
    boards.map(|line| {
        let (board, length) = line.rsplit_once(' ').unwrap();
        let (_, tiles) = board.split_once(' ').unwrap();
        let tiles: Vec<&str> = tiles.split(' ').collect();
        let rows: Vec<String> = tiles.chunks(5).map(|row| row.join(" ")).collect();
        (rows.join("/").parse().unwrap(), length.parse().unwrap())
    })
}

/// Solves a board, however many nodes it takes.
#[track_caller]
fn check_length(solver: &mut Solver, board: &Board, length: usize) {
    let solution = solver.solve(board, u64::MAX);
    check_replays_to_the_goal(board, &solution);
    assert!(solution.is_optimal(), "{board:?}");
    assert_eq!(solution.length(), length, "{board:?}");
}

#[test]
fn instances_of_korf_are_solved_in_their_length() {
    let mut solver = Solver::new();
    for (_, board, length) in korfs().step_by(10) {
        check_length(&mut solver, &board, length);
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn korfs_hundred_instances_are_solved_in_their_length() {
    let (mut quick, mut strong) = (Solver::new(), Solver::new());
    strong.prepare(&goal("4x4", "last"), u64::MAX);
    let mut sum = 0;
    for (_, board, length) in korfs() {
        check_length(&mut quick, &board, length);
        check_length(&mut strong, &board, length);
        sum += length;
    }
    // The mean of 53.05 that is published with them.
    assert_eq!(sum, 5305);
}

/// The hardest boards of 4×4 take up to some 60 million nodes each: more than are
/// searched before strong tables are made.
#[track_caller]
fn check_farthest_of_4x4(most: usize) {
    let mut solver = Solver::new();
    let mut boards = 0;
    for (_, board, length) in all_farthest() {
        assert_eq!(length, 80);
        if boards < most {
            check_length(&mut solver, &board, length);
        }
        boards += 1;
    }
    assert_eq!(boards, 17);
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn one_of_the_17_farthest_boards_of_4x4_is_80_slides_away() {
    check_farthest_of_4x4(1);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn the_17_farthest_boards_of_4x4_are_80_slides_away() {
    check_farthest_of_4x4(17);
}

/// Checks the farthest board of each size, and that its neighbours are nearer where it
/// has no more than `cells` cells.
#[track_caller]
fn check_farthest(cells: usize) {
    let mut solver = Solver::new();
    let lines = include_str!("../../data/antipodes.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [size, length, board] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let length = length.parse().unwrap();
        let board: Board = board.parse().unwrap();
        assert_eq!(board.size(), crate::size(size));
        check_length(&mut solver, &board, length);
        if board.size().cells() > cells {
            continue;
        }
        // Nothing is farther, so every neighbour is nearer.
        for direction in board.directions() {
            let mut neighbour = board.clone();
            neighbour.slide(direction);
            check_length(&mut solver, &neighbour, length - 1);
        }
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn the_farthest_boards_of_each_size_are_as_far_as_published() {
    check_farthest(12);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn nothing_is_farther_than_the_farthest_boards_of_any_size() {
    check_farthest(16);
}

/// χ² of the lengths of seeded boards against the published histogram. The
/// seeds are fixed, so this either always passes or never does.
#[track_caller]
fn check_spread(goal: &Goal, name: &str, boards: u64) {
    let mut solver = Solver::new();
    let boards = (0..boards).map(|seed| Board::shuffled(goal, Seed::from(seed)));
    let counts = histogram(boards.map(|board| super::optimal(&mut solver, &board).length()));
    let published = published(name);
    assert!(counts.len() <= published.len());
    let part = counts.iter().sum::<usize>() as f64 / published.iter().sum::<usize>() as f64;
    let mut squares = 0.0;
    let mut kinds = 0.0;
    for (distance, &boards) in published.iter().enumerate() {
        let expected = boards as f64 * part;
        // If few are expected, χ² says little.
        if expected >= 5.0 {
            let found = counts.get(distance).copied().unwrap_or(0) as f64;
            squares += (found - expected).powi(2) / expected;
            kinds += 1.0;
        }
    }
    let bound = kinds + 5.0 * (2.0_f64 * kinds).sqrt();
    assert!(squares < bound, "{squares} is not below {bound}");
}

#[test]
fn lengths_are_spread_as_published() {
    assert_eq!(published("2x5").iter().sum::<usize>(), 1_814_400);
    check_spread(&goal("2x5", "last"), "2x5", 50_000);
    for name in ["2x6", "3x4"] {
        assert_eq!(published(name).iter().sum::<usize>(), 239_500_800);
    }
    check_spread(&goal("4x3", "last"), "3x4", 20_000);
    check_spread(&goal("2x6", "first"), "2x6", 20_000);
}

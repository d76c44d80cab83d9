//! Boards exactly so many slides from their goal: the distance by oracles that
//! share nothing with the draw, and how even it is by published counts.

use crate::{any_goal_of, goal, size};
use oracle::packed::Meeting;
use oracle::walking::Walking;
use oracle::{self, EIGHT, published};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use taquin::lab::{Algorithm, Heuristic, Limit, solve};
use taquin::workspace::forced::{self, By};
use taquin::{Board, DifficultyError, Draw, Drawn, Goal, Level, Seed, Solver};

const BUDGET: u64 = 1_000_000;

fn next(draw: &mut Draw, solver: &mut Solver) -> Option<Board> {
    loop {
        match draw.step(solver, BUDGET) {
            Drawn::Running => {}
            Drawn::Board(board) => return Some(board),
            Drawn::Nothing => return None,
        }
    }
}

fn drawn(goal: &Goal, distance: usize, seed: u64, solver: &mut Solver) -> Board {
    let mut draw = Draw::new(goal, distance, Seed::from(seed)).unwrap();
    next(&mut draw, solver).unwrap()
}

/// Draws until nothing is left: each board of the distance, once.
#[track_caller]
fn check_gives_all(goal: &Goal, distances: &HashMap<Board, usize>) {
    let mut solver = Solver::new();
    let farthest = distances.values().copied().max().unwrap();
    for distance in 0..=farthest {
        let mut draw = Draw::new(goal, distance, Seed::from(7)).unwrap();
        let mut given = HashSet::new();
        while let Some(board) = next(&mut draw, &mut solver) {
            assert_eq!(distances[&board], distance, "{board:?}");
            assert!(given.insert(board));
            assert_eq!(draw.tried(), given.len() as u64);
        }
        let all = distances.values().filter(|&&other| other == distance);
        assert_eq!(given.len(), all.count(), "{goal:?}: {distance}");
        assert_eq!(draw.boards(), Some(given.len() as u64));
    }
}

#[test]
fn all_boards_of_2x3_and_3x3_are_drawn_at_their_distance_and_once() {
    for (size, name) in [("3x2", "last"), ("2x3", "first"), ("2x2", "snake")] {
        let goal = goal(size, name);
        check_gives_all(&goal, &oracle::distances(&goal));
    }
    check_gives_all(&goal("3x3", "last"), &EIGHT);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// For every goal and every method.
    #[test]
    fn a_board_is_as_far_from_any_goal_as_was_asked(
        goal in any_goal_of(size("4x2")),
        seed in any::<u64>(),
    ) {
        let distances = oracle::distances(&goal);
        let mut solver = Solver::new();
        let farthest = distances.values().copied().max().unwrap();
        for distance in 0..=farthest {
            let board = drawn(&goal, distance, seed, &mut solver);
            prop_assert_eq!(distances[&board], distance);
            prop_assert_eq!(board.goal(), &goal);
        }
        for by in [By::Walks, By::Shuffles, By::Far] {
            for distance in [8, 15, 24] {
                let mut draw = forced::draw(by, &goal, distance, Seed::from(seed));
                let board = next(&mut draw, &mut solver).unwrap();
                prop_assert_eq!(distances[&board], distance, "{:?}", by);
            }
        }
    }
}

/// Boards drawn for each board that there is.
const EACH: f64 = 20.0;

/// Draws boards, one for each seed, and returns the sum of Pearson's test (1900):
/// how far their counts are from those of an even draw. Even ones give `boards - 1`,
/// with a standard deviation of the root of twice that.
fn sum_of_squares(by: By, goal: &Goal, distance: usize, boards: f64) -> f64 {
    let mut solver = Solver::new();
    let mut counts: HashMap<Board, f64> = HashMap::new();
    let mut draws = 0.0;
    for seed in 0.. {
        if draws >= boards * EACH {
            break;
        }
        draws += 1.0;
        let mut draw = forced::draw(by, goal, distance, Seed::from(seed));
        *counts
            .entry(next(&mut draw, &mut solver).unwrap())
            .or_default() += 1.0;
    }
    assert!(counts.len() as f64 <= boards, "{} boards", counts.len());
    let square = |count: f64| (count - EACH).powi(2) / EACH;
    let missing = (boards - counts.len() as f64) * square(0.0);
    counts.into_values().map(square).sum::<f64>() + missing
}

#[track_caller]
fn check_is_even(by: By, name: &str, distance: usize) {
    let boards = published(name)[distance] as f64;
    let free = boards - 1.0;
    let sum = sum_of_squares(by, &goal(name, "last"), distance, boards);
    // By chance this fails for one in some ten thousand lists of seeds.
    let away = (sum - free) / (2.0 * free).sqrt();
    assert!(away.abs() < 4.0, "{by:?} on {name} at {distance}: {away}");
}

#[test]
fn walks_are_even() {
    for distance in [5, 8, 10] {
        check_is_even(By::Walks, "3x3", distance);
    }
    check_is_even(By::Walks, "2x3", 9);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn shuffles_are_even() {
    check_is_even(By::Shuffles, "2x3", 14);
    check_is_even(By::Shuffles, "2x4", 33);
    check_is_even(By::Shuffles, "3x3", 9);
}

/// Here the bounds are the distances, so the walk goes over all boards that are not
/// much nearer.
#[test]
fn walks_over_high_bounds_are_even() {
    check_is_even(By::Far, "2x3", 19);
    check_is_even(By::Far, "2x3", 17);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn boards_of_4x4_are_as_far_as_asked_by_searches_of_other_kinds() {
    let goal = goal("4x4", "last");
    let mut solver = Solver::new();
    let near = Meeting::at(&goal, 16);
    for distance in [10, 15, 20, 30] {
        for seed in 0..3 {
            let board = drawn(&goal, distance, seed, &mut solver);
            assert_eq!(near.distance(&board, 14), Some(distance), "{board:?}");
        }
    }
    let board = drawn(&goal, 40, 1, &mut solver);
    let found = solve(
        &board,
        Algorithm::IdaStar(Heuristic::LinearConflicts),
        Limit::NONE,
    )
    .unwrap();
    assert_eq!(found.slides.len(), 40);
    // Some line leads to the goal in as many slides, and none in fewer.
    let walking = Walking::of_4x4();
    for (distance, seed) in [(45, 2), (50, 2), (60, 2), (70, 2)] {
        let board = drawn(&goal, distance, seed, &mut solver);
        let mut end = board.clone();
        let solution = solver.solve(&board, u64::MAX);
        assert!(solution.slides().iter().all(|&slide| end.slide(slide)));
        assert!(end.is_solved());
        assert_eq!(solution.length(), distance);
        assert!(!walking.is_solved_within(&board, distance - 1), "{board:?}");
    }
}

/// The boards that nothing is farther than are published.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn a_board_of_4x4_that_is_80_slides_away_is_one_of_the_17() {
    let published = include_str!("../data/antipodes17_blank_last.txt");
    let goal = goal("4x4", "last");
    let board = drawn(&goal, 80, 0, &mut Solver::new());
    let tiles: Vec<String> = board.tiles().iter().map(u8::to_string).collect();
    let line = format!(" {} 80", tiles.join(" "));
    assert!(
        published.lines().any(|other| other.ends_with(&line)),
        "{board:?}"
    );
}

#[track_caller]
fn check_3x4(distances: impl Iterator<Item = usize>) {
    let goal = goal("3x4", "last");
    let (mut solver, mut other) = (Solver::new(), Solver::new());
    let near = Meeting::at(&goal, 14);
    for distance in distances {
        let board = drawn(&goal, distance, 5, &mut solver);
        if distance <= 28 {
            assert_eq!(near.distance(&board, 14), Some(distance), "{board:?}");
        }
        let solution = other.solve(&board, u64::MAX);
        assert!(solution.is_optimal());
        assert_eq!(solution.length(), distance, "{board:?}");
    }
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn boards_of_3x4_are_as_far_as_asked_up_to_the_farthest() {
    check_3x4([0, 1, 17, 28, 40, 53].into_iter());
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn boards_of_3x4_are_as_far_as_asked_at_every_distance() {
    check_3x4(0..=53);
}

/// As many walks and shuffles are refused as the published counts demand.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn boards_are_tried_as_often_as_published_counts_demand() {
    let goal = goal("4x4", "last");
    let counts = published("4x4");
    let mut solver = Solver::new();
    let all: f64 = (3..=16).map(f64::from).product();
    let walks = |slides| forced::walks(&goal, slides) as f64;
    assert_eq!(forced::walks(&goal, 4), 24);
    for (by, distance, draws, of) in [
        (By::Walks, 18, 1_500, walks(18)),
        (By::Walks, 24, 500, walks(24)),
        (By::Shuffles, 44, 300, all),
        (By::Shuffles, 51, 300, all),
    ] {
        let mut draw = forced::draw(by, &goal, distance, Seed::from(9));
        for _ in 0..draws {
            next(&mut draw, &mut solver).unwrap();
        }
        let seen = draw.tried() as f64 / f64::from(draws);
        let expected = of / counts[distance] as f64;
        // Four standard deviations of a geometric distribution.
        let off = (seen / expected - 1.0).abs() * f64::from(draws).sqrt();
        assert!(off < 4.0, "{by:?} at {distance}: {seen} for {expected}");
    }
}

#[track_caller]
fn check_cut(draws: &[(&str, usize)]) {
    for &(size, distance) in draws {
        let goal = goal(size, "snake");
        let mut prepared = Solver::new();
        while prepared.prepare(&goal, u64::MAX) < 100 {}
        let mut at_once = Draw::new(&goal, distance, Seed::from("a")).unwrap();
        let boards = [(); 2].map(|()| next(&mut at_once, &mut prepared).unwrap());
        assert_ne!(boards[0], boards[1]);
        let mut in_steps = Draw::new(&goal, distance, Seed::from("a")).unwrap();
        let mut fresh = Solver::new();
        for board in boards {
            let found = loop {
                if let Drawn::Board(found) = in_steps.step(&mut fresh, 7_777) {
                    break found;
                }
            };
            assert_eq!(found, board);
        }
        assert_eq!(in_steps.tried(), at_once.tried());
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn a_seed_gives_the_same_boards_however_the_work_is_cut() {
    check_cut(&[("2x5", 40), ("4x4", 12)]);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn a_seed_gives_the_same_far_boards_however_the_work_is_cut() {
    check_cut(&[("4x4", 25), ("3x4", 40), ("4x3", 49)]);
}

/// A board is pinned to its seed: links to it must open it for ever.
#[track_caller]
fn check_seed_a(solver: &mut Solver, size: &str, distance: usize, board: &str) {
    let mut draw = Draw::new(&goal(size, "last"), distance, Seed::from("a")).unwrap();
    let drawn = next(&mut draw, solver).unwrap();
    assert_eq!(drawn.to_string(), board, "{size} at {distance}");
}

/// One for each method.
#[test]
#[ignore = "takes long; npm run test:all"]
fn seed_a_gives_these_boards_forever() {
    let mut solver = Solver::new();
    let near = "2 6 3 4/9 7 10 12/1 0 8 15/5 13 14 11";
    check_seed_a(&mut solver, "3x3", 20, "3 5 0/7 2 6/8 1 4");
    check_seed_a(&mut solver, "4x4", 25, near);
    check_seed_a(&mut solver, "4x3", 50, "11 3 2 1/0 10 8 5/4 7 6 9");
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn seed_a_gives_these_far_boards_forever() {
    let mut solver = Solver::new();
    let half_way = "0 12 3 8/13 2 4 11/10 15 6 9/5 14 1 7";
    let far = "0 15 13 14/11 7 6 9/4 12 10 5/8 3 1 2";
    check_seed_a(&mut solver, "4x4", 50, half_way);
    check_seed_a(&mut solver, "4x4", 74, far);
}

#[test]
fn a_far_draw_takes_the_tables_of_searches() {
    let goal = goal("4x4", "last");
    let mut solver = Solver::new();
    let (before, made) = (solver.prepare(&goal, u64::MAX), solver.table_bytes());
    assert_eq!(before, 100);
    let mut draw = Draw::new(&goal, 74, Seed::from(0)).unwrap();
    draw.step(&mut solver, 1);
    assert_eq!(solver.table_bytes(), made);
    assert!(solver.tables(&goal).is_some());
}

#[test]
fn where_there_is_no_board_it_is_told() {
    let refused = |goal: &Goal, distance| {
        let draw = Draw::new(goal, distance, Seed::from(0));
        draw.unwrap_err()
    };
    let large = refused(&goal("5x5", "last"), 3);
    assert_eq!(large, DifficultyError::TooLarge { size: size("5x5") });
    for (name, farthest) in [("2x2", 6), ("3x3", 31), ("4x4", 80), ("2x8", 140)] {
        let error = refused(&goal(name, "last"), farthest + 1);
        let distance = farthest + 1;
        assert_eq!(error, DifficultyError::TooFar { distance, farthest });
        assert!(Draw::new(&goal(name, "first"), farthest, Seed::from(0)).is_ok());
    }
    // The blank of the spiral is two slides from a corner.
    let spiral = goal("4x4", "spiral");
    assert!(Draw::new(&spiral, 78, Seed::from(0)).is_ok());
    let (distance, sure) = (79, 78);
    let error = refused(&spiral, distance);
    assert_eq!(error, DifficultyError::Unknown { distance, sure });
    let (distance, farthest) = (83, 82);
    let error = refused(&spiral, distance);
    assert_eq!(error, DifficultyError::TooFar { distance, farthest });
    // On small boards it is found out.
    let mut draw = Draw::new(&goal("3x3", "spiral"), 31, Seed::from(0)).unwrap();
    assert_eq!(next(&mut draw, &mut Solver::new()), None);
    assert_eq!(draw.boards(), Some(0));
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn the_hardest_boards_are_counted_before_they_are_found() {
    let counts = |name| published(name);
    for name in ["2x6", "3x4", "4x4"] {
        let farthest = counts(name).len() - 1;
        for distance in farthest - 1..=farthest {
            let draw = Draw::new(&goal(name, "last"), distance, Seed::from(0)).unwrap();
            assert_eq!(draw.boards(), Some(counts(name)[distance] as u64));
        }
    }
    let mut draw = Draw::new(&goal("4x3", "last"), 53, Seed::from(0)).unwrap();
    let mut solver = Solver::new();
    let mut given = HashSet::new();
    for _ in 0..3 {
        assert!(given.insert(next(&mut draw, &mut solver).unwrap()));
    }
}

#[test]
fn levels_rise_and_have_boards() {
    let mut solver = Solver::new();
    for (size, distances) in [
        ("3x3", [10, 16, 21, 24, 31]),
        ("4x3", [16, 27, 35, 40, 44]),
        ("4x4", [24, 40, 52, 60, 66]),
    ] {
        let goal = goal(size, "last");
        assert_eq!(
            Level::ALL.map(|level| level.distance(&goal).unwrap()),
            distances
        );
    }
    for size in ["2x2", "2x3", "2x5", "3x4"] {
        for name in ["last", "spiral"] {
            let goal = goal(size, name);
            let distances = Level::ALL.map(|level| level.distance(&goal).unwrap());
            assert!(
                distances.is_sorted_by(|a, b| a < b),
                "{size}: {distances:?}"
            );
            for distance in distances {
                drawn(&goal, distance, 3, &mut solver);
            }
        }
    }
    assert_eq!(Level::Easy.distance(&goal("5x5", "last")), None);
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("Easy".parse::<Level>().is_err());
}

//! A play against perfect play: what is said of each board and each slide.

mod moves;

use crate::goal;
use crate::record::{Action, act, any_action};
use crate::solver::known::{korf, korf_and_felner, korfs};
use oracle::EIGHT;
use play::grading::Grade;
use play::grading::Position;
use play::{Game, Grading, Mark};
use proptest::prelude::*;
use taquin::shuffle::SplitMix64;
use taquin::{Board, Direction, Metric, Seed, Solver};

/// More than any board of up to 16 cells takes.
const PATIENCE: u64 = 20_000;

fn grade(game: &Game, solver: &mut Solver) -> Grading {
    let mut grading = Grading::of(game.record(), PATIENCE).unwrap();
    while !grading.step(solver, 100_000) {}
    grading
}

/// A play of a board that goes some ways of its own, then a shortest way.
fn wandering(board: &Board, steps: usize, solver: &mut Solver) -> Game {
    let mut game = Game::new(board.clone());
    let mut random = SplitMix64::new(Seed::from(steps as u64));
    let mut before: Option<Direction> = None;
    for now in 0..steps {
        let ways: Vec<_> = game.board().directions().collect();
        let away = |way: &&Direction| before.is_none_or(|before| before.opposite() != **way);
        let ways: Vec<_> = ways.iter().filter(away).copied().collect();
        let way = ways[random.below(ways.len())];
        game.slide(way, now as u64 * 100);
        before = Some(way);
    }
    let rest = solver.solve(game.board(), 1_000_000);
    for (n, &way) in rest.slides().iter().enumerate() {
        game.slide(way, (steps + n) as u64 * 100);
    }
    game
}

/// The marks of a play between two boards of a row without a restart.
fn marks(grading: &Grading) -> Vec<Option<Mark>> {
    let slides = grading.positions().len() - 1;
    (0..slides).map(|at| grading.mark(at)).collect()
}

/// Slides away are half of what a play has more than the distance that it covers.
fn check_sum(grading: &Grading) {
    let slides = grading.positions().len() - 1;
    let tally = grading.tally();
    assert_eq!(tally.toward + tally.away, slides);
    assert_eq!(tally.cost(), 2 * tally.away);
    let exact = |at| grading.grade(at).unwrap().exact().unwrap();
    assert_eq!(slides + exact(slides), exact(0) + 2 * tally.away);
}

/// The moments of a play lie apart, lose what they say, and no other part that lies
/// apart from them rises more than the least of them.
fn check_moments(grading: &Grading) {
    let marks = marks(grading);
    let rise = |from: usize, to: usize| -> isize {
        let sign = |mark: &Option<Mark>| if *mark == Some(Mark::Away) { 1 } else { -1 };
        marks[from..to].iter().map(sign).sum()
    };
    let moments = grading.moments(3);
    let mut left: Vec<usize> = (0..marks.len()).collect();
    for moment in &moments {
        let part = &marks[moment.from..moment.to];
        assert!(part.len() <= 24 && !part.contains(&None));
        assert_eq!(part.first(), Some(&Some(Mark::Away)));
        assert_eq!(part.last(), Some(&Some(Mark::Away)));
        let away = part.iter().filter(|&&mark| mark == Some(Mark::Away));
        assert_eq!(moment.cost, 2 * away.count());
        let before = left.len();
        left.retain(|at| !(moment.from..moment.to).contains(at));
        assert_eq!(left.len() + part.len(), before, "they do not overlap");
    }
    assert!(moments.is_sorted_by(|one, next| one.cost >= next.cost));
    let rises = moments.iter().map(|moment| rise(moment.from, moment.to));
    let least = rises.min().filter(|_| moments.len() == 3).unwrap_or(0);
    for pair in left.windows(2).filter(|pair| pair[0] + 1 == pair[1]) {
        assert!(rise(pair[0], pair[1] + 1) <= least.max(0));
    }
}

/// A play of a 3×3, whatever is done in it.
fn played(seed: u64, actions: &[Action]) -> Game {
    let mut game = Game::new(Board::shuffled(&goal("3x3", "last"), Seed::from(seed)));
    for (now, action) in (0..).zip(actions) {
        act(&mut game, action, now);
    }
    game
}

proptest! {
    /// In every play, also one that is not won, each board has the distance that a
    /// search of all boards finds, however the work is cut into steps.
    #[test]
    fn every_board_of_a_3x3_play_has_its_distance(
        seed in any::<u64>(),
        actions in prop::collection::vec(any_action(), 0..60),
        budget in prop::sample::select(vec![1, 7, 1_000, 1_000_000_u64]),
    ) {
        let game = played(seed, &actions);
        let mut solver = Solver::new();
        let mut grading = Grading::of(game.record(), 1).unwrap();
        while !grading.step(&mut solver, budget) {}
        let positions = grading.positions();
        let distance = |position: &Position| EIGHT[&position.board];
        for (at, position) in positions.iter().enumerate() {
            let exact = distance(position);
            prop_assert_eq!(grading.grade(at).unwrap().exact(), Some(exact));
            let line = grading.line(at).unwrap();
            prop_assert!(line.check(&position.board).is_ok());
            prop_assert_eq!(line.slides().len(), exact);
            let expected = positions.get(at + 1).filter(|next| next.made.is_some());
            let expected = expected.map(|next| {
                if distance(next) < exact { Mark::Toward } else { Mark::Away }
            });
            prop_assert_eq!(grading.mark(at), expected);
        }
        let board = &positions.last().unwrap().board;
        prop_assert_eq!(board, game.board());
        check_moments(&grading);
        prop_assert_eq!(grading.grade(positions.len()), None);
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn plays_of_korfs_hundred_begin_at_the_published_distance() {
    let mut solver = Solver::new();
    for (number, board, optimum) in korfs() {
        let game = wandering(&board, number % 7, &mut solver);
        let grading = grade(&game, &mut solver);
        assert_eq!(grading.grade(0).unwrap().exact(), Some(optimum), "{number}");
        check_sum(&grading);
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn boards_of_a_4x4_play_have_the_distance_that_a_search_from_scratch_finds() {
    let mut solver = Solver::new();
    for number in [12, 37, 79] {
        let (board, _) = korf(number);
        let game = wandering(&board, 30, &mut solver);
        let grading = grade(&game, &mut solver);
        check_sum(&grading);
        check_moments(&grading);
        let mut nodes = 0;
        for (at, position) in grading.positions().iter().enumerate() {
            let mut search = solver.search(&position.board);
            let found = loop {
                if let taquin::Step::Done(found) = search.step(100_000) {
                    break found;
                }
            };
            nodes += search.progress().nodes;
            assert_eq!(grading.grade(at).unwrap().exact(), Some(found.length()));
        }
        // A bound that one board proves, the one before it need not prove again.
        assert!(
            grading.nodes() < nodes,
            "{} of {nodes} nodes",
            grading.nodes()
        );
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn on_large_boards_bounds_hold_and_a_mistake_is_only_what_is_proved() {
    let mut solver = Solver::new();
    for (board, optimum) in korf_and_felner().take(2) {
        let game = wandering(&board, 6, &mut solver);
        let grading = grade(&game, &mut solver);
        let start = grading.grade(0).unwrap();
        assert!(start.lower <= optimum && optimum <= start.upper);
        for pair in 1..grading.positions().len() {
            let [from, to] = [pair - 1, pair].map(|at| grading.grade(at).unwrap());
            // Each knows the bounds that the other proves of it.
            assert!(from.lower.abs_diff(to.lower) <= 1 && from.upper.abs_diff(to.upper) <= 1);
        }
        for (at, position) in grading.positions().iter().enumerate() {
            let found = grading.grade(at).unwrap();
            assert!(found.lower <= found.upper);
            assert_eq!((found.upper - found.lower) % 2, 0);
            let line = grading.line(at).unwrap();
            assert!(line.check(&position.board).is_ok());
            // Near the goal all is exact, and the last slides lead there.
            if found.upper < 12 {
                assert_eq!(found.exact(), Some(found.upper));
                if found.upper > 0 {
                    assert_eq!(grading.mark(at), Some(Mark::Toward));
                }
            }
        }
    }
}

#[test]
fn what_is_not_decided_yet_is_not_told() {
    let game = wandering(&korf(3).0, 4, &mut Solver::new());
    let mut solver = Solver::new();
    let mut grading = Grading::of(game.record(), PATIENCE).unwrap();
    assert_eq!(grading.decided(), 0);
    assert!(!grading.step(&mut solver, 1));
    let boards = grading.positions().len();
    let decided = grading.decided();
    assert!(decided < boards);
    assert_eq!(grading.grade(0), None);
    assert_eq!(grading.mark(0), None);
    assert_eq!(grading.line(0), None);
    // The end of the play comes first.
    while grading.decided() < 20 {
        grading.step(&mut solver, 1);
    }
    let tables = solver.prepare(game.board().goal(), 0);
    assert!(tables < 100, "the first marks need no tables");
    assert_eq!(grading.grade(boards - 1).unwrap().exact(), Some(0));
    assert_eq!(grading.mark(boards - 2), Some(Mark::Toward));
}

/// Finds the longest end of a play that begins with a slide away and stays near the
/// goal, by trying each, with distances from a list of all boards.
fn ending_by_trying(boards: &[Board], longest: usize) -> Option<(usize, usize, usize)> {
    let last = boards.len() - 1;
    let distance = |at: usize| EIGHT[&boards[at]];
    let mut ends = (0..last).filter(|&from| {
        let is_near = (from..=last).all(|at| distance(at) <= longest);
        is_near && distance(from + 1) > distance(from)
    });
    let from = ends.next()?;
    Some((from, distance(from), last - from - distance(from)))
}

#[test]
fn an_ending_begins_with_the_first_slide_away_near_the_goal() {
    let mut solver = Solver::new();
    let goal = goal("3x3", "last");
    let mut found = 0;
    for seed in 0..60 {
        let board = Board::shuffled(&goal, Seed::from(seed));
        let grading = grade(&wandering(&board, 40, &mut solver), &mut solver);
        let boards = grading.positions().iter().map(|it| it.board.clone());
        let boards: Vec<Board> = boards.collect();
        for longest in [8, 16, 20, 24, 31] {
            let ending = grading.lost_ending(longest);
            let ending = ending.map(|it| (it.from, it.fewest, it.cost));
            assert_eq!(ending, ending_by_trying(&boards, longest), "{seed}");
            found += usize::from(ending.is_some());
        }
    }
    assert!(found > 60, "{found}");
}

#[test]
fn a_mark_is_what_the_bounds_before_and_after_prove() {
    let mark = |metric, [from, to]: [(usize, usize); 2]| {
        let grade = |(lower, upper)| Grade { lower, upper };
        Mark::between(grade(from), grade(to), metric)
    };
    for (metric, bounds, expected) in [
        (Metric::SingleTile, [(5, 5), (4, 4)], Mark::Toward),
        (Metric::SingleTile, [(5, 5), (6, 6)], Mark::Away),
        // It is at most 5 after it and at least 5 before; it changes, so it falls.
        (Metric::SingleTile, [(5, 9), (3, 5)], Mark::Toward),
        (Metric::SingleTile, [(3, 5), (5, 9)], Mark::Away),
        (Metric::SingleTile, [(5, 7), (4, 8)], Mark::Open),
        (Metric::MultiTile, [(5, 5), (4, 4)], Mark::Toward),
        (Metric::MultiTile, [(5, 5), (5, 5)], Mark::Stay),
        (Metric::MultiTile, [(5, 5), (6, 6)], Mark::Away),
        (Metric::MultiTile, [(5, 6), (5, 6)], Mark::Open),
        (Metric::MultiTile, [(5, 9), (3, 5)], Mark::Open),
    ] {
        assert_eq!(mark(metric, bounds), expected, "{metric:?} {bounds:?}");
    }
}

#[test]
fn the_efficiency_of_a_solved_play_is_rounded_down() {
    let mut solver = Solver::new();
    let mut game = Game::new("1 2 3/4 5 6/0 7 8".parse().unwrap());
    // 4 goes away and back.
    for (now, cell) in [3, 6].into_iter().enumerate() {
        game.slide_cell(cell, now as u64);
    }
    assert_eq!(grade(&game, &mut solver).efficiency(2), None, "not solved");
    game.slide_cell(8, 3);
    let graded = grade(&game, &mut solver);
    for (own, percent) in [(2, 100), (3, 66), (4, 50)] {
        assert_eq!(graded.efficiency(own), Some((percent, percent)), "{own}");
    }
    assert_eq!(graded.efficiency(0), None);
}

#[test]
fn the_efficiency_waits_for_the_start_though_its_board_comes_again() {
    // From two slides before the goal to one of the farthest boards, and back.
    let farthest: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let way = Solver::new().solve(&farthest, 1_000_000).slides().to_vec();
    let mut board = farthest;
    for &slide in &way[..29] {
        board.slide(slide);
    }
    let mut game = Game::new(board);
    let back = way[..29].iter().rev().map(|slide| slide.opposite());
    for slide in back.chain(way.iter().copied()) {
        game.slide(slide, 0);
    }
    let mut solver = Solver::new();
    let mut grading = Grading::of(game.record(), PATIENCE).unwrap();
    let mut was_known = false;
    while grading.decided() < grading.positions().len() {
        was_known |= grading.grade(0).is_some();
        assert_eq!(grading.efficiency(60), None);
        grading.step(&mut solver, 1);
    }
    assert!(was_known, "the board that comes again");
    // 2 of 60.
    assert_eq!(grading.efficiency(60), Some((3, 3)));
}

#[test]
fn an_ending_is_of_the_attempt_that_was_solved() {
    let mut solver = Solver::new();
    let board: Board = "1 2 3/4 5 6/7 0 8".parse().unwrap();
    let along = |slides: &[Option<Direction>], solver: &mut Solver| {
        let moves = slides.iter().map(|slide| slide.map(Into::into));
        let mut grading = Grading::along(&board, moves, PATIENCE).unwrap();
        while !grading.step(solver, 100_000) {}
        let ending = grading.lost_ending(25);
        ending.map(|it| (it.from, it.fewest, it.cost))
    };
    let [left, right] = [Some(Direction::Left), Some(Direction::Right)];
    // 8 goes home; the other way 7 goes in between and back.
    assert_eq!(along(&[left], &mut solver), None);
    assert_eq!(along(&[right, left, left], &mut solver), Some((0, 1, 2)));
    assert_eq!(along(&[right, None, left], &mut solver), None);
    // It is not solved.
    assert_eq!(along(&[right, left], &mut solver), None);
}

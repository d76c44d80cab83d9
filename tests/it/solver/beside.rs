//! Two searches that share a board, as those of two workers do.

use super::has_answer;
use super::known::{farthest, korf, korfs};
use super::weights::{committed, solver_of_5x5};
use crate::{check_replays_to_the_goal, goal};
use taquin::shuffle::SplitMix64;
use taquin::solver::distributed::{Line, Place};
use taquin::{Board, Direction, Search, Seed, SlidesError, Solver};

/// Nodes of a search.
const WORK: u64 = 1_500_000;

/// A solver of a size that has its weights.
fn solver_of(size: &str) -> Solver {
    match size {
        "5x5" => solver_of_5x5(),
        _ => {
            let mut solver = Solver::new();
            solver.read_weights("shared", &committed("shared")).unwrap();
            solver
        }
    }
}

fn board_of(size: &str, seed: u64) -> Board {
    Board::shuffled(&goal(size, "last"), Seed::from(seed))
}

/// The line of the first answer.
fn first_line(board: &Board) -> Line {
    let mut search = Solver::new().search(board);
    while !has_answer(&search) {
        search.step(1_000);
    }
    Line::from(&search.best().unwrap())
}

/// Steps a search. Returns the lengths that it finds after this line.
fn lengths(search: &mut Search, board: &Board, line: &Line, step: u64) -> Vec<usize> {
    let mut lengths = vec![line.length()];
    while search.progress().nodes < WORK {
        search.step(step);
        let length = search.best().unwrap().length();
        if Some(&length) != lengths.last() {
            lengths.push(length);
        }
    }
    check_replays_to_the_goal(board, &search.best().unwrap());
    assert!(lengths.is_sorted_by(|one, next| one > next), "{lengths:?}");
    lengths
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn each_finds_shorter_solutions_and_they_differ() {
    for size in ["5x5", "7x7", "8x8"] {
        let mut differ = 0;
        for seed in 0..4 {
            let board = board_of(size, seed);
            let line = first_line(&board);
            let mut solver = solver_of(size);
            let mut first = solver.search_line(&board, &line).unwrap();
            assert!(first.can_share());
            first.share();
            let mut second = solver.search_beside(&board, &line).unwrap();
            for search in [&mut first, &mut second] {
                assert!(lengths(search, &board, &line, 10_000).len() > 1, "{size}");
            }
            differ += usize::from(first.best() != second.best());
        }
        assert!(differ > 2, "{size}: {differ} of 4");
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn a_search_beside_finds_the_same_however_it_is_stepped() {
    for size in ["5x5", "7x7", "8x8"] {
        let board = board_of(size, 0);
        let line = first_line(&board);
        let found = |step| {
            let mut search = solver_of(size).search_beside(&board, &line).unwrap();
            lengths(&mut search, &board, &line, step)
        };
        let (one, other) = (found(10_000), found(777));
        let both = one.len().min(other.len());
        assert_eq!(one[..both], other[..both], "{size}");
        assert!(both > 1);
    }
}

/// Tells a search what another has found and proved of the board.
fn tell(search: &mut Search, other: &Search) {
    if let Some(best) = other.best() {
        search.take(best.slides()).unwrap();
    }
    if let Some(place) = other.place() {
        search.meet(place);
    }
}

/// A solver that has the tables.
fn prepared(board: &Board) -> Solver {
    let mut solver = Solver::new();
    solver.prepare(board.goal(), u64::MAX);
    solver
}

/// The search of one, once it has its proof.
fn alone(board: &Board, line: &Line) -> Search {
    let mut alone = prepared(board).search_line(board, line).unwrap();
    while !super::is_done(&alone) {
        alone.step(100_000);
    }
    alone
}

/// Two prove together what one proves alone, and each takes about half of the nodes.
#[test]
#[ignore = "takes long; npm run test:all"]
fn near_a_proof_each_takes_a_part_of_the_passes() {
    let board = board_of("6x3", 0);
    let line = first_line(&board);
    let alone = alone(&board, &line);
    let length = alone.best().unwrap().length();
    for step in [20_000, 4_321] {
        let mut first = prepared(&board).search_line(&board, &line).unwrap();
        let mut second = prepared(&board).search_beside(&board, &line).unwrap();
        assert_eq!(first.place(), None, "nobody shares it yet");
        first.share();
        while !super::is_done(&first) {
            first.step(step);
            second.step(20_000);
            tell(&mut first, &second);
            tell(&mut second, &first);
            for search in [&first, &second] {
                let progress = search.progress();
                assert!(progress.lower <= length && progress.searched <= 100);
            }
        }
        let best = first.best().unwrap();
        check_replays_to_the_goal(&board, &best);
        assert_eq!(best.length(), length);
        let (nodes, of) = (first.progress().nodes, alone.progress().nodes);
        assert!(nodes < of * 3 / 4, "{nodes} of {of}");
    }
}

/// The other has searched all that one leaves out: wherever they meet, and whoever is
/// ahead.
#[test]
fn two_prove_the_lengths_that_one_proves() {
    let goal = goal("6x3", "last");
    let mut solvers = [(); 2].map(|()| {
        let mut solver = Solver::new();
        solver.prepare(&goal, u64::MAX);
        solver
    });
    let mut shared = 0;
    for seed in 0..40 {
        let mut random = SplitMix64::new(Seed::from(seed));
        let mut board = Board::solved(&goal);
        let mut slides = Vec::new();
        while slides.len() < 50 {
            let direction = Direction::ALL[random.below(4)];
            let undoes = slides.last() == Some(&direction.opposite());
            if !undoes && board.slide(direction) {
                slides.push(direction);
            }
        }
        let back = slides.iter().rev().map(|slide| slide.opposite());
        let line = Line::new(back.collect(), 0);
        let mut alone = solvers[0].search_line(&board, &line).unwrap();
        while !super::is_done(&alone) {
            alone.step(1_000);
        }
        let mut first = solvers[0].search_line(&board, &line).unwrap();
        let mut second = solvers[1].search_beside(&board, &line).unwrap();
        first.share();
        let length = alone.best().unwrap().length();
        step_both(&mut random, &mut first, &mut second, length);
        shared += usize::from(second.place().is_some());
    }
    assert!(shared > 20, "{shared} were shared");
}

/// Steps two searches of a board by random steps, and now and then lets one tell the other
/// what it knows, until the first has its proof.
fn step_both(random: &mut SplitMix64, first: &mut Search, second: &mut Search, length: usize) {
    while !super::is_done(first) {
        for search in [&mut *first, &mut *second] {
            let most = [10, 100, 1_000, 10_000][random.below(4)];
            search.step(1 + random.below(most) as u64);
        }
        match random.below(4) {
            0 => tell(first, second),
            1 => tell(second, first),
            _ => {}
        }
        for search in [&*first, &*second] {
            let lower = search.progress().lower;
            assert!(lower <= length, "{lower} of {length}");
        }
    }
    assert_eq!(first.best().unwrap().length(), length);
}

/// Solvers that have the tables of 4×4.
fn solvers_of_4x4() -> [Solver; 2] {
    let goal = goal("4x4", "last");
    [(); 2].map(|()| {
        let mut solver = Solver::new();
        solver.prepare(&goal, u64::MAX);
        solver
    })
}

/// On 4×4, where another engine searches: the lengths are published.
#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn two_prove_the_lengths_of_korfs_boards() {
    let mut solvers = solvers_of_4x4();
    let mut random = SplitMix64::new(Seed::from(1));
    let (mut alone, mut each) = (0, 0);
    for (_, board, length) in korfs() {
        let line = first_line(&board);
        let mut search = solvers[0].search_line(&board, &line).unwrap();
        while !super::is_done(&search) {
            search.step(10_000);
        }
        let mut first = solvers[0].search_line(&board, &line).unwrap();
        let mut second = solvers[1].search_beside(&board, &line).unwrap();
        first.share();
        step_both(&mut random, &mut first, &mut second, length);
        check_replays_to_the_goal(&board, &first.best().unwrap());
        // Before that only the edges kept are left to the other.
        if search.progress().nodes > 100_000 {
            alone += search.progress().nodes;
            each += first.progress().nodes.max(second.progress().nodes);
        }
    }
    assert!(alone > 0 && each < alone * 5 / 6, "{each} of {alone}");
}

/// Each searches all of a pass if it hears nothing of the other.
#[test]
#[ignore = "takes long; npm run test:all"]
fn nobody_waits_for_one_that_is_lost() {
    let mut solvers = solvers_of_4x4();
    for number in [22, 60, 82, 88] {
        let (board, length) = korf(number);
        let line = first_line(&board);
        let mut first = solvers[0].search_line(&board, &line).unwrap();
        first.share();
        let second = solvers[1].search_beside(&board, &line).unwrap();
        for mut search in [first, second] {
            while !super::is_done(&search) {
                search.step(1_000);
                let progress = search.progress();
                assert!(progress.lower <= length, "{number}");
                assert_eq!(progress.searched, 0, "no time worth telling");
            }
            check_replays_to_the_goal(&board, &search.best().unwrap());
            assert_eq!(search.best().unwrap().length(), length, "{number}");
        }
    }
}

/// A place holds for one pass.
#[test]
fn what_the_other_has_searched_is_left_out_of_that_pass_alone() {
    let board = board_of("6x3", 0);
    let line = first_line(&board);
    let length = alone(&board, &line).best().unwrap().length();
    let mut first = prepared(&board).search_line(&board, &line).unwrap();
    let mut second = prepared(&board).search_beside(&board, &line).unwrap();
    first.share();
    while first.place().is_none_or(|place| place.lower + 4 < length) {
        first.step(1_000);
    }
    tell(&mut second, &first);
    while second.place().is_none_or(|place| place.eighths == 0) {
        second.step(1_000);
    }
    let place = second.place().unwrap();
    assert_eq!(first.place().unwrap().lower, place.lower);
    assert!(place.lower < length, "not the last pass");
    while !super::is_done(&first) {
        first.meet(place);
        first.step(1_000_000);
    }
    assert_eq!(first.best().unwrap().length(), length);
}

/// Nonsense changes nothing.
#[test]
fn a_bound_that_cannot_be_is_not_taken() {
    let board = board_of("6x3", 1);
    let line = first_line(&board);
    let mut search = Solver::new().search_line(&board, &line).unwrap();
    search.share();
    let before = search.progress();
    for lower in [line.length() + 2, line.length() - 1] {
        let place = Place {
            lower,
            eighths: u8::MAX,
        };
        search.meet(place);
        assert_eq!(search.progress(), before, "{lower}");
    }
}

/// No board is as far, even where a longer way is known.
#[test]
fn a_bound_that_no_board_can_have_is_not_taken() {
    let board = board_of("4x4", 1);
    let mut there_and_back = Vec::new();
    let way = board.directions().next().unwrap();
    for _ in 0..300 {
        there_and_back.extend([way, way.opposite()]);
    }
    let mut solver = prepared(&board);
    let shortest = solver.solve(&board, u64::MAX);
    there_and_back.extend(shortest.slides());
    let mut search = solver.search_from(&board, &there_and_back).unwrap();
    search.share();
    search.step(1);
    let before = search.progress();
    for lower in [shortest.length() + 300, usize::MAX - 1, usize::MAX] {
        search.meet(Place { lower, eighths: 0 });
        assert_eq!(search.progress(), before, "{lower}");
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn only_the_first_makes_tables_and_proves_far_from_a_proof() {
    let board = board_of("5x5", 1);
    let line = first_line(&board);
    let mut solver = solver_of_5x5();
    let mut second = solver.search_beside(&board, &line).unwrap();
    let lower = second.progress().lower;
    while second.progress().nodes < 4_000_000 {
        second.step(100_000);
    }
    let progress = second.progress();
    assert_eq!((progress.tables, progress.lower), (0, lower));
    assert_eq!(solver.prepare(board.goal(), 0), 0);

    let mut first = solver.search_line(&board, &line).unwrap();
    first.share();
    while first.progress().tables < 100 {
        first.step(100_000);
    }
    assert!(first.progress().lower > lower);
}

fn check_shorter_is_taken(size: &str) {
    let board = board_of(size, 3);
    let line = first_line(&board);
    let mut other = solver_of(size).search_line(&board, &line).unwrap();
    lengths(&mut other, &board, &line, 10_000);
    let shorter = Line::from(&other.best().unwrap());
    assert!(shorter.length() < line.length());
    let mut search = solver_of(size).search_line(&board, &line).unwrap();
    search.take(shorter.slides()).unwrap();
    let taken = search.best().unwrap();
    assert_eq!(taken.slides(), shorter.slides());
    search.take(line.slides()).unwrap();
    assert_eq!(search.best().unwrap(), taken, "longer");
    lengths(&mut search, &board, &shorter, 10_000);
}

#[test]
fn a_solution_from_elsewhere_is_taken_if_it_is_shorter() {
    check_shorter_is_taken("5x5");
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn a_solution_of_a_large_board_is_taken_if_it_is_shorter() {
    check_shorter_is_taken("7x7");
    check_shorter_is_taken("8x8");
}

#[test]
fn a_line_that_does_not_lead_home_is_refused() {
    let board = board_of("5x5", 3);
    let mut search = Solver::new().search(&board);
    let ways: Vec<Direction> = board.directions().take(1).collect();
    assert_eq!(search.take(&ways), Err(SlidesError::Goal));
    assert_eq!(search.best(), None);
}

/// Without tables directions are tried in another order, so a solution has another number.
#[test]
fn a_search_without_tables_shares_no_pass_with_one_that_has_some() {
    let (board, _) = korf(55);
    let line = first_line(&board);
    let mut first = Solver::new().search_near(&board, &line).unwrap();
    first.share();
    first.step(1_000);
    assert_eq!(first.place(), None);
    assert!(!first.can_share());
}

/// Its eighth would count as searched, of which a part was another's when it was passed.
#[test]
fn a_search_keeps_its_hand() {
    let board = board_of("6x3", 0);
    let line = first_line(&board);
    let mut second = prepared(&board).search_beside(&board, &line).unwrap();
    second.share();
    while second.place().is_none_or(|place| place.eighths == 0) {
        second.step(1_000);
    }
    assert!(
        second.place().unwrap().eighths >= 1 << 7,
        "the last one first"
    );
}

/// Nobody helps where the proof is there before the helper is.
#[test]
#[ignore = "takes long; npm run test:all"]
fn a_proof_that_always_ends_is_shared_once_it_is_long() {
    for (size, can_share) in [("4x4", false), ("8x2", false), ("6x3", true)] {
        let search = Solver::new().search(&board_of(size, 1));
        assert_eq!(search.can_share(), can_share, "{size}");
    }
    let board = farthest();
    let mut search = Solver::new().search(&board);
    while !search.can_share() {
        search.step(20_000);
        assert!(!super::is_done(&search));
    }
    // The first 6 million are over tables that were quick to make. Nobody who makes the
    // strong ones is called away.
    let progress = search.progress();
    assert_eq!(progress.tables, 100);
    assert!(
        (7_000_000..7_500_000).contains(&progress.nodes),
        "{progress:?}"
    );
}

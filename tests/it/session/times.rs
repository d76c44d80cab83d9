//! Slices, budgets and reports, by a clock that the test moves on.

use super::{
    Answer, FARTHEST, LONG, Order, SolveOrder, asked, check_solves, prepare, solve, worker,
};
use crate::goal;
use session::{KnownLine, ProgressMessage, SolutionMessage};
use taquin::{Board, Seed};

#[test]
fn a_search_tells_how_far_it_is_not_oftener_than_every_100_ms() {
    let mut worker = worker();
    worker.hear(Order::Solve(asked(3, LONG, 2_000.0)));
    worker.solution(3);
    let (mut last, mut upper, mut count) = (0.0, None, 0);
    for answer in &worker.said {
        let Answer::Progress(told) = answer else {
            continue;
        };
        // A better answer is told at once.
        let is_better = told.upper != upper;
        assert!(
            is_better || told.ms - last >= 100.0,
            "{told:?} after {last}"
        );
        assert_eq!(told.slides.is_some(), is_better, "{told:?}");
        (last, upper) = (told.ms, told.upper);
        count += 1;
    }
    assert!(count >= 5 && upper.is_some(), "{count} reports");
}

#[test]
fn at_the_end_of_the_budget_the_best_so_far_is_told_with_its_bounds() {
    let mut worker = worker();
    worker.hear(Order::Solve(asked(1, LONG, 1_000.0)));
    let solution = worker.solution(1);
    assert!((1_000.0..1_100.0).contains(&solution.ms), "{solution:?}");
    assert!(0 < solution.lower && solution.lower < solution.length);
    check_solves(LONG, &solution.slides);
}

#[test]
fn the_first_answer_is_waited_for_however_small_the_budget() {
    let mut worker = worker();
    // A slow device: its slices are short.
    worker.slice_ms = 1_000.0;
    worker.hear(Order::Solve(asked(1, LONG, 0.0)));
    let solution = worker.solution(1);
    assert!(solution.ms > 0.0);
    check_solves(LONG, &solution.slides);
}

/// Returns how many turns a board takes if each lasts so long.
fn turns_of(slice_ms: f64) -> usize {
    let mut worker = worker();
    worker.slice_ms = slice_ms;
    worker.hear(solve(1, FARTHEST));
    let mut turns = 0;
    while worker.session.wait().is_some() {
        worker.turn();
        turns += 1;
    }
    turns
}

#[test]
fn slices_that_take_too_long_become_shorter_and_short_ones_longer() {
    let (quick, right, slow) = (turns_of(1.0), turns_of(16.0), turns_of(64.0));
    assert!(quick < right && right < slow, "{quick}, {right}, {slow}");
}

/// The report changes at least once in so many milliseconds.
const STILL_MS: f64 = 2_000.0;

#[test]
fn a_search_that_thinks_longer_tells_of_its_tables_all_the_time() {
    for size in ["4x4", "5x5"] {
        let board = Board::shuffled(&goal(size, "last"), Seed::from("1")).to_string();
        let mut worker = worker();
        // As a page does: what a hint needs is prepared, and then longer thought about.
        worker.hear(prepare(size));
        worker.hear(Order::Solve(asked(1, &board, 2_000.0)));
        let SolutionMessage { slides, lower, .. } = worker.solution(1);
        let known = Some(KnownLine { slides, lower });
        let order = asked(2, &board, 10_000.0);
        worker.hear(Order::Solve(SolveOrder { known, ..order }));
        worker.solution(2);

        let told = worker.said.iter().filter_map(|answer| match answer {
            Answer::Progress(told) => Some(told),
            _ => None,
        });
        let told: Vec<_> = told.collect();
        let (mut last, mut since) = (told[0], told[0].ms);
        for now in &told[1..] {
            assert!(now.tables >= last.tables, "it never falls");
            let work = |it: &ProgressMessage| (it.id, it.tables, it.nodes);
            if work(now) != work(last) {
                since = now.ms;
            }
            assert!(now.ms - since <= STILL_MS, "{now:?} since {since} ms");
            last = now;
        }
        let making = told.iter().filter(|it| it.tables < 100).count();
        assert!(making > 20, "{making} reports of {size}");
    }
}

//! Shows how to use the solver in your own program: solve a board, step a search
//! and cancel it, solve many boards on all cores.
//!
//! `cargo run --release --example solver`

#![expect(clippy::disallowed_types, reason = "a program may read a clock")]

use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use taquin::{Board, Goal, GoalName, Search, Seed, Solution, Solver, Step};

/// Boards to expand between two checks of a clock or a button: takes a few
/// milliseconds.
const SLICE: u64 = 10_000;

fn main() -> Result<(), Box<dyn Error>> {
    println!("One board:");
    let board = Board::parse("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", GoalName::Last)?;
    // Up to 16 cells the search always ends with a shortest solution.
    let solution = Solver::new().solve(&board, u64::MAX);
    print(&solution);

    println!("A search, cancelled after a second:");
    let goal = Goal::blank_last("6x6".parse()?);
    let board = Board::shuffled(&goal, Seed::from("an example"));
    let cancelled = AtomicBool::new(false);
    let best = thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_secs(1));
            cancelled.store(true, Ordering::Relaxed);
        });
        search_until(Solver::new().search(&board), &cancelled)
    });
    best.as_ref().inspect(|best| print(best));

    println!("Forty boards, one solver, all cores:");
    let goal = GoalName::Spiral.of("4x4".parse()?);
    let boards = (0..40).map(|seed| Board::shuffled(&goal, Seed::from(seed)));
    let begin = Instant::now();
    let solutions = solve_all(&boards.collect::<Vec<_>>());
    let slides: usize = solutions.iter().map(Solution::length).sum();
    println!("  {slides} slides in {:.1?}", begin.elapsed());
    Ok(())
}

/// Steps a search until it is done or cancelled. Returns the best solution so
/// far; `None` if it is cancelled before the first.
fn search_until(mut search: Search, cancelled: &AtomicBool) -> Option<Solution> {
    let mut shortest = usize::MAX;
    while !cancelled.load(Ordering::Relaxed) {
        match search.step(SLICE) {
            Step::Done(solution) => return Some(solution),
            Step::Running(progress) => {
                if let Some(upper) = progress.upper.filter(|&upper| upper < shortest) {
                    println!("  {} to {upper} slides", progress.lower);
                    shortest = upper;
                }
            }
        }
    }
    search.best()
}

/// Solves boards that share one goal. Returns the solutions in the order of the
/// boards. The tables are built once; the searches on all threads share them.
fn solve_all(boards: &[Board]) -> Vec<Solution> {
    let mut solver = Solver::new();
    if let Some(first) = boards.first() {
        while solver.prepare(first.goal(), u64::MAX) < 100 {}
    }
    // Locked while a search starts, not while it runs.
    let solver = Mutex::new(solver);
    let next = Mutex::new(boards.iter().enumerate());
    let solve_next = || -> Vec<(usize, Solution)> {
        let mut solved = Vec::new();
        while let Some((at, board)) = lock(&next).next() {
            let mut search = lock(&solver).search(board);
            let solution = loop {
                if let Step::Done(solution) = search.step(u64::MAX) {
                    break solution;
                }
            };
            solved.push((at, solution));
        }
        solved
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut solved = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(solve_next)).collect();
        let solved = threads.into_iter().map(|thread| thread.join());
        solved
            .collect::<Result<Vec<_>, _>>()
            .expect("no thread panics")
            .concat()
    });
    solved.sort_by_key(|&(at, _)| at);
    solved.into_iter().map(|(_, solution)| solution).collect()
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().expect("no thread panics")
}

fn print(solution: &Solution) {
    let proof = if solution.is_optimal() {
        "proved shortest".to_owned()
    } else {
        format!("at least {} are needed", solution.lower())
    };
    println!("  {} slides, {proof}: {solution}", solution.length());
}

//! Benches of the inner loops: `cargo bench`, or `cargo bench -- search` for some
//! of them.
//!
//! `npm run bench` measures the solver as a whole.

use divan::Bencher;
use divan::counter::ItemsCount;
use std::hint::black_box;
use taquin::{Board, Draw, Drawn, Goal, GoalName, PositionCode, Seed, Size, Solver, Step};

fn main() {
    divan::main();
}

fn goal(size: &str) -> Goal {
    let size: Size = size.parse().expect("the sizes here are sizes");
    Goal::blank_last(size)
}

fn board(size: &str, seed: u64) -> Board {
    Board::shuffled(&goal(size), Seed::from(seed))
}

fn prepared(goal: &Goal) -> Solver {
    let mut solver = Solver::new();
    while solver.prepare(goal, u64::MAX) < 100 {}
    solver
}

/// Searches until the solution is proved optimal. One item is one board expanded.
#[divan::bench(args = ["4x3", "5x3", "4x4"])]
fn optimal_search(bencher: Bencher<'_, '_>, size: &str) {
    let board = board(size, 1);
    let mut solver = prepared(board.goal());
    let mut search = solver.search(&board);
    while let Step::Running(_) = search.step(u64::MAX) {}
    let nodes = search.progress().nodes;
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| solver.solve(black_box(&board), u64::MAX));
}

/// Finds the first solution, which the solver builds line by line.
#[divan::bench(args = ["5x5", "8x8"])]
fn first_answer(bencher: Bencher<'_, '_>, size: &str) {
    let board = board(size, 1);
    let mut solver = prepared(board.goal());
    bencher.bench_local(|| solver.solve(black_box(&board), 1));
}

#[divan::bench(args = ["3x3", "5x2", "4x3", "5x3", "4x4"], sample_count = 10)]
fn tables(bencher: Bencher<'_, '_>, size: &str) {
    let goal = goal(size);
    bencher.bench_local(|| prepared(black_box(&goal)));
}

/// Draws a 4×4 board at a distance, each time from another seed: near the goal by
/// walks, in the middle by shuffles.
#[divan::bench(args = [10, 20, 30, 40, 52, 60, 64, 66], sample_count = 20, sample_size = 1)]
fn draw(bencher: Bencher<'_, '_>, distance: usize) {
    draw_each(bencher, distance);
}

/// The same among boards with high bounds, which takes up to a minute each.
#[divan::bench(args = [70, 74, 78, 80], sample_count = 5, sample_size = 1)]
fn draw_far(bencher: Bencher<'_, '_>, distance: usize) {
    draw_each(bencher, distance);
}

fn draw_each(bencher: Bencher<'_, '_>, distance: usize) {
    let goal = goal("4x4");
    let mut solver = prepared(&goal);
    let mut seed = 0_u64;
    bencher.bench_local(|| {
        seed += 1;
        let draw = Draw::new(&goal, distance, Seed::from(seed));
        let mut draw = draw.expect("there are such boards");
        loop {
            if let Drawn::Board(board) = draw.step(&mut solver, u64::MAX) {
                return board;
            }
        }
    });
}

#[divan::bench(args = ["4x4", "16x16"])]
fn shuffle(bencher: Bencher<'_, '_>, size: &str) {
    let goal = goal(size);
    let mut seed = 0_u64;
    bencher.bench_local(|| {
        seed += 1;
        Board::shuffled(&goal, Seed::from(seed))
    });
}

#[divan::bench(args = ["4x4", "16x16"])]
fn encode(bencher: Bencher<'_, '_>, size: &str) {
    let board = board(size, 1);
    bencher.bench_local(|| PositionCode::of(black_box(&board)).to_string());
}

#[divan::bench(args = ["4x4", "16x16"])]
fn decode(bencher: Bencher<'_, '_>, size: &str) {
    let text = PositionCode::of(&board(size, 1)).to_string();
    bencher.bench_local(|| {
        let code: PositionCode = black_box(&text).parse().expect("it was just printed");
        code.board(GoalName::Last)
    });
}

//! Solves boards of 5×5 with the learned weights and without, and prints the lengths:
//! `cargo run -q --release --example weights --features weights`.

use taquin::{Board, Goal, Seed, Size, SizeError, Solver};

/// Nodes for a board: about a second.
const NODES: u64 = 2_000_000;

fn main() -> Result<(), SizeError> {
    let goal = Goal::blank_last(Size::new(5, 5)?);
    let mut solvers = [Solver::new(), Solver::with_weights()];
    println!("without, with weights, at least");
    for seed in 1..=10_u64 {
        let board = Board::shuffled(&goal, Seed::from(seed));
        let [without, with] = solvers.each_mut().map(|solver| solver.solve(&board, NODES));
        println!("{} {} {}", without.length(), with.length(), with.lower());
    }
    Ok(())
}

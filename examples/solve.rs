//! The native half of `npm run solve -- --engine native`: `scripts/engines.js`
//! owns options, JSON and figures, this program the searches. Its argument is
//! the goal; fields are set apart by tabs.
//!
//! | line    | fields                                                          |
//! |---------|-----------------------------------------------------------------|
//! | first   | `ready`; or `error` and what is wrong with the goal, and the end |
//! | in      | ms of budget or `Infinity`, board                               |
//! | out     | `solved`, length, lower bound, nodes, ms of the search, ms of making tables, bytes of tables, size, slides, ms until the first solution, its length |
//! | out     | `error`, what is wrong with the board                           |

use sliding_puzzle::{Board, Goal, GoalSpec, Solution, Solver, Step};
use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

/// Boards, and making of tables in the time of so many, between two looks at
/// the clock.
const SLICE: u64 = 50_000;

fn main() -> io::Result<()> {
    let goal = std::env::args().nth(1).unwrap_or_else(|| "last".into());
    let mut out = io::stdout().lock();
    let goal: GoalSpec = match goal.parse() {
        Ok(goal) => goal,
        Err(error) => return writeln!(out, "error\t{error}"),
    };
    writeln!(out, "ready")?;
    let mut solver = Solver::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (budget, board) = line.split_once('\t').unwrap_or(("", &line));
        match Board::parse(board, &goal) {
            Ok(board) => {
                let budget_ms = budget.parse().unwrap_or(f64::INFINITY);
                writeln!(out, "{}", solve(&mut solver, &board, budget_ms))?;
            }
            Err(error) => writeln!(out, "error\t{error}")?,
        }
    }
    Ok(())
}

/// The line that tells the best solution found within the budget; the first one
/// is waited for.
fn solve(solver: &mut Solver, board: &Board, budget_ms: f64) -> String {
    read_weights(solver, board.goal());
    let tables = make_tables(solver, board.goal());
    let begin = Instant::now();
    let mut search = solver.search(board);
    let mut first = None;
    let (solution, taken) = loop {
        let step = search.step(SLICE);
        let taken = begin.elapsed();
        let upper = search.progress().upper;
        first = first.or(upper.map(|length| (taken, length)));
        let is_over = matches!(step, Step::Done(_)) || ms(taken) >= budget_ms;
        if let Some(solution) = search.best().filter(|_| is_over) {
            break (solution, taken);
        }
    };
    let (first_taken, first_length) = first.expect("the best was the first, or came later");
    format!(
        "solved\t{}\t{}\t{}\t{:.6}\t{:.6}\t{}\t{}\t{}\t{:.6}\t{}",
        solution.length(),
        solution.lower(),
        search.progress().nodes,
        ms(taken),
        ms(tables),
        solver.table_bytes(),
        board.size(),
        letters(&solution),
        ms(first_taken),
        first_length,
    )
}

/// Gives the solver the weights that it would like, where they are.
fn read_weights(solver: &mut Solver, goal: &Goal) {
    let Some(name) = solver.wants(goal) else {
        return;
    };
    let file = format!("{}/www/core/weights/{name}.bin", env!("CARGO_MANIFEST_DIR"));
    let read = std::fs::read(file).map_err(|e| e.to_string());
    let taken = read.and_then(|bytes| {
        let taken = solver.read_weights(name, &bytes);
        taken.map_err(|e| e.to_string())
    });
    if let Err(reason) = taken {
        eprintln!("searching without weights for {name}: {reason}");
    }
}

/// Makes the tables that a goal needs. Returns how long it took: nothing when
/// they were there.
fn make_tables(solver: &mut Solver, goal: &Goal) -> Duration {
    let begin = Instant::now();
    if solver.prepare(goal, 0) == 100 {
        return Duration::ZERO;
    }
    while solver.prepare(goal, SLICE) < 100 {}
    begin.elapsed()
}

fn letters(solution: &Solution) -> String {
    solution.slides().iter().map(|d| d.letter()).collect()
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

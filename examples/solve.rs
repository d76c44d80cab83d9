//! Solves many boards on several threads. The bench starts it (`scripts/engines.js`).
//!
//! The arguments are the goal, the number of searches in parallel (default 1), and
//! the metric of all lengths: `stm` (default) or `mtm`.
//! The program reads one board per line and writes one answer per line, in the
//! same order. Tabs separate the fields.
//!
//! | line       | fields                                                       |
//! |------------|--------------------------------------------------------------|
//! | first line of stdout | `ready`; or `error` and what is wrong with the goal, then the program exits |
//! | stdin      | budget in ms or `Infinity`, board                            |
//! | stdout     | `solved`, length, lower bound, nodes, ms of the search, ms to build tables, bytes of tables, size, slides, ms until the first solution, its length |
//! | stdout     | `error`, what is wrong with the board                        |

#![expect(clippy::disallowed_types, reason = "a program may read a clock")]

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};
use taquin::{
    Board, Goal, GoalSpec, Metric, MultiTileSearch, MultiTileSolver, Progress, Search, Solution,
    Solver, Step,
};

/// Boards expanded between two looks at the clock; for tables, work that takes
/// as long.
const SLICE: u64 = 50_000;

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let goal = args.next().unwrap_or_else(|| "last".into());
    let jobs = args.next().map_or(Ok(1), |jobs| jobs.parse());
    let jobs = jobs.map_err(io::Error::other)?;
    let metric = args.next().map_or(Ok(Metric::SingleTile), |metric| {
        metric.to_ascii_uppercase().parse()
    });
    let metric = metric.map_err(io::Error::other)?;
    let goal: GoalSpec = match goal.parse() {
        Ok(goal) => goal,
        Err(error) => {
            println!("error\t{error}");
            return Ok(());
        }
    };
    println!("ready");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    let pool = pool.map_err(io::Error::other)?;
    // Each answer has its own channel, so that the printer can print them in the
    // order of the boards.
    let (queue, answers) = mpsc::channel();
    let printer = thread::spawn(|| print(answers));
    let mut solver = Either::new(metric);
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (say, answer) = mpsc::channel();
        if queue.send(answer).is_err() {
            break; // The printer has stopped: nobody reads stdout any more.
        }
        let (budget, board) = line.split_once('\t').unwrap_or(("", &line));
        // Sending fails only if the printer has stopped; `queue.send` notices that.
        match Board::parse(board, &goal) {
            Ok(board) => {
                let task = Task::new(&mut solver, board, budget.parse().unwrap_or(f64::INFINITY));
                pool.spawn_fifo(move || drop(say.send(task.solve())));
            }
            Err(error) => drop(say.send(format!("error\t{error}"))),
        }
    }
    drop(queue);
    printer.join().expect("the printer does not panic")
}

/// Prints the answers in the order of their channels, each as soon as it arrives.
fn print(answers: Receiver<Receiver<String>>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in answers.iter().flat_map(|answer| answer.recv()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The solver of a metric.
enum Either {
    Slides(Solver),
    Moves(MultiTileSolver),
}

/// Its search.
enum EitherSearch {
    Slides(Box<Search>),
    Moves(Box<MultiTileSearch>),
}

impl Either {
    fn new(metric: Metric) -> Self {
        match metric {
            Metric::SingleTile => Self::Slides(Solver::new()),
            Metric::MultiTile => Self::Moves(MultiTileSolver::default()),
        }
    }

    fn search(&mut self, board: &Board) -> EitherSearch {
        match self {
            Self::Slides(solver) => EitherSearch::Slides(Box::new(solver.search(board))),
            Self::Moves(solver) => EitherSearch::Moves(Box::new(solver.search(board))),
        }
    }

    fn prepare(&mut self, goal: &Goal, budget: u64) -> u8 {
        match self {
            Self::Slides(solver) => solver.prepare(goal, budget),
            Self::Moves(solver) => solver.prepare(goal, budget),
        }
    }

    fn table_bytes(&self) -> usize {
        match self {
            Self::Slides(solver) => solver.table_bytes(),
            Self::Moves(solver) => solver.table_bytes(),
        }
    }
}

impl EitherSearch {
    fn step(&mut self, budget: u64) -> Step {
        match self {
            Self::Slides(search) => search.step(budget),
            Self::Moves(search) => search.step(budget),
        }
    }

    fn progress(&self) -> Progress {
        match self {
            Self::Slides(search) => search.progress(),
            Self::Moves(search) => search.progress(),
        }
    }

    fn best(&self) -> Option<Solution> {
        match self {
            Self::Slides(search) => search.best(),
            Self::Moves(search) => search.best(),
        }
    }
}

/// A search. The main thread owns the tables and starts it; any thread runs it.
struct Task {
    board: Board,
    search: EitherSearch,
    budget_ms: f64,
    /// Time to build tables; zero if an earlier board needed the same ones.
    tables: Duration,
    table_bytes: usize,
}

impl Task {
    fn new(solver: &mut Either, board: Board, budget_ms: f64) -> Self {
        if let Either::Slides(solver) = solver {
            read_weights(solver, board.goal());
        }
        let tables = make_tables(solver, board.goal());
        Self {
            search: solver.search(&board),
            board,
            budget_ms,
            tables,
            table_bytes: solver.table_bytes(),
        }
    }

    /// Searches for the budget, and on until there is a solution. Stops earlier if
    /// the solution is proved optimal. Returns the line to print.
    fn solve(self) -> String {
        let mut search = self.search;
        let begin = Instant::now();
        let mut first = None;
        let (solution, taken) = loop {
            let step = search.step(SLICE);
            let taken = begin.elapsed();
            let upper = search.progress().upper;
            first = first.or(upper.map(|length| (taken, length)));
            let is_over = matches!(step, Step::Done(_)) || ms(taken) >= self.budget_ms;
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
            ms(self.tables),
            self.table_bytes,
            self.board.size(),
            letters(&solution),
            ms(first_taken),
            first_length,
        )
    }
}

/// Loads the weights that the solver asks for. If they cannot be read, prints a
/// warning: the solver works without them.
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

/// Builds the tables that a goal needs. Returns how long it took; zero if they
/// were built before.
fn make_tables(solver: &mut Either, goal: &Goal) -> Duration {
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

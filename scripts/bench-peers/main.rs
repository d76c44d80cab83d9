//! Solves 4×4 boards by one of three solvers, on one thread, as `scripts/bench-peers.js`
//! asks. All times are processor time.
//!
//! The arguments are the solver (`taquin`, `slidy` or `puzzles`), the metric (`stm` or
//! `mtm`), and the limit of a board in seconds. Each line is answered before the next is
//! read. Tabs separate the fields.
//!
//! | line                 | fields                                                      |
//! |----------------------|-------------------------------------------------------------|
//! | first line of stdout | `ready`, ms of the set-up                                   |
//! | stdin                | board                                                       |
//! | stdout               | `solved` or `unsolved`, ms, bytes of memory that the process took at most; if solved, length, and nodes if the solver counts them |
//!
//! Bytes are 0 where `/proc` does not tell them.

use cpu_time::ProcessTime;
use puzzles::pattern_db::UseHashMap;
use puzzles::puzzle_sliding16::heuristic::CellMetric;
use puzzles::puzzle_sliding16::state::State;
use puzzles::solver::SlidingPuzzleSolver;
use puzzles::stats::SearchStatsCollector;
use slidy::algorithm::algorithm::Algorithm;
use slidy::puzzle::puzzle::Puzzle;
use slidy::solver::config::SolverConfig;
use slidy::solver::size4x4::{mtm, stm};
use std::error::Error;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::panic::{self, AssertUnwindSafe};
use std::time::Duration;
use taquin::solver::{Counting, MultiTile, SingleTile};
use taquin::{Board, Goal, Solver, Step};

/// Boards that this crate expands between two looks at the clock.
const SLICE: u64 = 50_000;

/// Tiles of the pattern of `puzzles`, which numbers them from the blank's corner: two rows
/// but one tile. With one more the table would take 10 GB.
const PATTERN: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];

/// The shortest length, and the nodes if the solver counts them. `None` if the clock was
/// over.
type Answer = Option<(u64, Option<u64>)>;

type Solve = Box<dyn FnMut(&str, Clock) -> Result<Answer, Box<dyn Error>>>;

#[derive(Clone, Copy)]
struct Clock {
    begin: ProcessTime,
    limit: Duration,
}

impl Clock {
    fn is_over(&self) -> bool {
        self.begin.elapsed() > self.limit
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [solver, metric, seconds] = args.as_slice() else {
        return Err("the arguments are SOLVER METRIC SECONDS".into());
    };
    let limit = Duration::from_secs_f64(seconds.parse()?);
    let begin = ProcessTime::now();
    let mut solve = match (solver.as_str(), metric.as_str()) {
        ("taquin", "stm") => taquin::<SingleTile>(),
        ("taquin", "mtm") => taquin::<MultiTile>(),
        ("slidy", "stm") => slidy(stm::solver::Solver::default(), Algorithm::len_stm),
        ("slidy", "mtm") => slidy(mtm::solver::Solver::default(), Algorithm::len_mtm),
        ("puzzles", "stm") => puzzles(),
        _ => return Err("no such solver".into()),
    };
    println!("ready\t{:.3}", ms(begin.elapsed()));
    for line in io::stdin().lines() {
        let begin = ProcessTime::now();
        let answer = solve(&line?, Clock { begin, limit })?;
        let taken = begin.elapsed();
        let told = format!("{:.6}\t{}", ms(taken), peak());
        match answer.filter(|_| taken <= limit) {
            Some((length, nodes)) => {
                let nodes = nodes.map_or(String::new(), |nodes| nodes.to_string());
                println!("solved\t{told}\t{length}\t{nodes}");
            }
            None => println!("unsolved\t{told}"),
        }
        io::stdout().flush()?;
    }
    Ok(())
}

/// This crate, with all its tables made before the first board.
fn taquin<M: Counting + 'static>() -> Solve {
    let mut solver = Solver::<M>::default();
    let goal = Goal::blank_last("4x4".parse().expect("it is a size"));
    while solver.prepare(&goal, SLICE) < 100 {}
    Box::new(move |text, clock| {
        let mut search = solver.search(&text.parse::<Board>()?);
        while !clock.is_over() {
            if let Step::Done(solution) = search.step(SLICE) {
                let nodes = search.progress().nodes;
                return Ok(Some((solution.length() as u64, Some(nodes))));
            }
        }
        Ok(None)
    })
}

/// `slidy`, which lets a search be ended only between two passes.
fn slidy<S>(mut solver: S, length: fn(&Algorithm) -> u64) -> Solve
where
    S: slidy::solver::solver::Solver<Puzzle, Context = ()> + 'static,
{
    Box::new(move |text, clock| {
        let config = SolverConfig {
            end_of_iter_callback: Some(Box::new(move |_| match clock.is_over() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })),
            ..SolverConfig::default()
        };
        let found = solver.solve_collect(&text.parse::<Puzzle>()?, config)?;
        Ok(found.first().map(|solution| (length(solution), None)))
    })
}

/// `puzzles`: IDA\* by the greater of one pattern's distance and the Manhattan distance.
fn puzzles() -> Solve {
    let solver = SlidingPuzzleSolver::<UseHashMap, CellMetric>::new_indices(
        4,
        4,
        PATTERN,
        u8::MAX,
        UseHashMap,
    );
    Box::new(move |text, clock| {
        let tiles = text.split(['/', ' ']).map(str::parse);
        let state = State::from_bottom_right_format(&tiles.collect::<Result<Vec<u8>, _>>()?);
        let mut nodes = Expanded { clock, count: 0 };
        let found = panic::catch_unwind(AssertUnwindSafe(|| {
            solver.moves_to_solve_manhattan_first_stats(state, &mut nodes)
        }));
        Ok(found
            .ok()
            .map(|length| (u64::from(length), Some(nodes.count))))
    })
}

/// Counts the nodes that `puzzles` expands, and ends its search when the clock is over.
struct Expanded {
    clock: Clock,
    count: u64,
}

impl SearchStatsCollector for Expanded {
    fn internal(&mut self) {
        self.count += 1;
        if self.count.is_multiple_of(SLICE) && self.clock.is_over() {
            // What `leaf` returns prunes one branch; the pass would go on.
            panic::resume_unwind(Box::new(()));
        }
    }
}

/// Returns the bytes of memory that this process took at most.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    kilobytes
        .and_then(|text| text.parse().ok())
        .map_or(0, |kb: u64| kb * 1024)
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

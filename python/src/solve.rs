//! Shortest solutions, on all cores.

#![expect(
    clippy::disallowed_types,
    reason = "a limit in milliseconds needs a clock"
)]

use crate::board::{Board, letters};
use crate::{SLICE, refusal};
use pyo3::prelude::*;
use std::iter;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use taquin::solver::{Counting, is_provable};
use taquin::{Metric, MultiTileSolver, Solver, Step};

/// Solvers of this process: their tables are made once.
static SLIDES: LazyLock<Mutex<Solver>> = LazyLock::new(|| Mutex::new(Solver::with_weights()));
static MOVES: LazyLock<Mutex<MultiTileSolver>> = LazyLock::new(Mutex::default);

/// How long a search of a board above 16 cells lasts if nothing else is said.
const LARGE_BOARD: Duration = Duration::from_secs(1);

/// How long Ctrl+C waits at most to be heard.
const PATIENCE: Duration = Duration::from_millis(20);

/// A solution and its figures, as `Solution` of Python has them.
#[derive(Clone, IntoPyObject)]
pub(crate) struct Found {
    slides: String,
    moves: String,
    length: usize,
    lower: usize,
    nodes: u64,
    ms: f64,
    first_ms: f64,
    first_length: usize,
    tables_ms: f64,
}

/// Solves boards, `jobs` at a time. Calls `report` with the number of boards that were
/// solved since it was called before.
#[pyfunction]
#[pyo3(signature = (boards, metric, nodes, ms, jobs, report))]
pub(crate) fn solve(
    py: Python<'_>,
    boards: Vec<Bound<'_, Board>>,
    metric: &str,
    nodes: Option<u64>,
    ms: Option<f64>,
    jobs: Option<usize>,
    report: Option<Bound<'_, PyAny>>,
) -> PyResult<Vec<Found>> {
    let time = ms
        .map(|ms| Duration::try_from_secs_f64(ms / 1e3))
        .transpose();
    let asked = Asked {
        boards: boards.iter().map(|board| board.get().0.clone()).collect(),
        nodes,
        time: time.map_err(refusal)?,
        jobs: match jobs {
            Some(0) => return Err(refusal("jobs must be 1 or more")),
            Some(jobs) => jobs,
            None => thread::available_parallelism()?.get(),
        },
    };
    match metric_of(metric)? {
        Metric::SingleTile => asked.answer(py, &SLIDES, report),
        Metric::MultiTile => asked.answer(py, &MOVES, report),
    }
}

/// Returns all slides with which a shortest solution begins.
#[pyfunction]
pub(crate) fn optimal_moves(py: Python<'_>, board: &Board) -> PyResult<String> {
    let (say, mut hear) = mpsc::channel();
    let board = board.0.clone();
    // It cannot be stepped. After Ctrl+C it ends by itself, in seconds: nobody hears it then.
    thread::spawn(move || drop(say.send(slides().best_slides(&board))));
    let best = loop {
        let heard;
        (heard, hear) = py.detach(move || (hear.recv_timeout(PATIENCE), hear));
        match heard {
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            // Nothing is heard of a thread that has panicked.
            heard => break heard.map_err(refusal)?,
        }
    };
    let best = best.ok_or_else(|| {
        refusal("boards of more than 16 cells are not asked: the proof may never end")
    })?;
    Ok(letters(&best))
}

/// Returns how many bytes the tables of this process take.
#[pyfunction]
pub(crate) fn table_bytes(py: Python<'_>) -> usize {
    py.detach(|| slides().table_bytes() + moves().table_bytes())
}

pub(crate) fn metric_of(name: &str) -> PyResult<Metric> {
    name.to_ascii_uppercase().parse().map_err(refusal)
}

/// What is asked of the solver.
struct Asked {
    boards: Vec<taquin::Board>,
    nodes: Option<u64>,
    time: Option<Duration>,
    jobs: usize,
}

impl Asked {
    /// Solves all, and hears Ctrl+C meanwhile.
    fn answer<M: Counting>(
        &self,
        py: Python<'_>,
        solver: &'static Mutex<Solver<M>>,
        report: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Found>>
    where
        Solver<M>: Send,
    {
        let (next, is_stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let mut found = vec![None; self.boards.len()];
        thread::scope(|scope| {
            let (say, mut hear) = mpsc::channel();
            for _ in 0..self.jobs.min(self.boards.len()) {
                let say = say.clone();
                scope.spawn(|| {
                    let say = say;
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(board) = self.boards.get(at) else {
                            return;
                        };
                        let Some(one) = self.search(board, solver, &is_stopped) else {
                            return;
                        };
                        // Nobody hears it any more if Ctrl+C was pressed.
                        drop(say.send((at, one)));
                    }
                });
            }
            drop(say);
            let end = loop {
                let heard;
                // A receiver may go to another thread, but not be shared: it goes and comes.
                (heard, hear) = py.detach(move || (hear.recv_timeout(PATIENCE), hear));
                let mut solved = 0;
                match heard {
                    Ok(first) => {
                        for (at, one) in iter::once(first).chain(hear.try_iter()) {
                            found[at] = Some(one);
                            solved += 1;
                        }
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break Ok(()),
                }
                let told = match &report {
                    Some(report) if solved > 0 => report.call1((solved,)).map(drop),
                    _ => Ok(()),
                };
                if let Err(error) = told.and_then(|()| py.check_signals()) {
                    break Err(error);
                }
            };
            is_stopped.store(true, Ordering::Relaxed);
            end
        })?;
        Ok(found.into_iter().flatten().collect())
    }

    /// Solves a board; `None` if it was told to stop.
    fn search<M: Counting>(
        &self,
        board: &taquin::Board,
        solver: &Mutex<Solver<M>>,
        is_stopped: &AtomicBool,
    ) -> Option<Found> {
        let mut tables = Duration::ZERO;
        let mut search = loop {
            let mut solver = lock(solver);
            let is_near = Solver::<M>::lower(board) < Solver::<M>::NEAR;
            if is_near || solver.prepare(board.goal(), 0) == 100 {
                break solver.search(board);
            }
            let begin = Instant::now();
            solver.prepare(board.goal(), SLICE);
            tables += begin.elapsed();
            if is_stopped.load(Ordering::Relaxed) {
                return None;
            }
        };
        let is_limited = self.nodes.is_some() || is_provable(board.size());
        let time = self.time.or((!is_limited).then_some(LARGE_BOARD));
        let budget = self.nodes.unwrap_or(u64::MAX);
        let slice = SLICE.min(budget.max(1));
        let begin = Instant::now();
        let mut first = None;
        loop {
            let is_done = matches!(search.step(slice), Step::Done(_));
            let (taken, now) = (begin.elapsed(), search.progress());
            first = first.or(now.upper.map(|length| (taken, length)));
            let is_over = is_done || now.nodes >= budget || time.is_some_and(|it| taken >= it);
            if let (true, Some(solution), Some((first, first_length))) =
                (is_over, search.best(), first)
            {
                return Some(Found {
                    slides: letters(solution.slides()),
                    moves: solution.to_string(),
                    length: solution.length(),
                    lower: solution.lower(),
                    nodes: now.nodes,
                    ms: taken.as_secs_f64() * 1e3,
                    first_ms: first.as_secs_f64() * 1e3,
                    first_length,
                    tables_ms: tables.as_secs_f64() * 1e3,
                });
            }
            if is_stopped.load(Ordering::Relaxed) {
                return None;
            }
        }
    }
}

/// A panic has cost only the search that was at it.
fn lock<M: Counting>(solver: &Mutex<Solver<M>>) -> MutexGuard<'_, Solver<M>> {
    solver.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The solver that counts slides.
pub(crate) fn slides() -> MutexGuard<'static, Solver> {
    lock(&SLIDES)
}

/// The solver that counts moves.
pub(crate) fn moves() -> MutexGuard<'static, MultiTileSolver> {
    lock(&MOVES)
}

//! The laboratory's searches as a worker runs them: one at a time, to its end or to its
//! limits.

mod recording;
mod summary;

pub use recording::{Recording, Status, Step, TreeNode, Trees};
pub use summary::Summary;

use crate::answer::FailedMessage;
use crate::refusal::Refusal;
use crate::slices::Slices;
use crate::{PROGRESS_MS, text};
use serde::{Deserialize, Serialize};
use taquin::board::{Board, Moves};
use taquin::lab::{Algorithm, Counts, Lab, Limit, LimitReached, Proof, Report, Run};

/// A search that is to run.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct LabOrder {
    /// The id of the question.
    pub id: u32,
    /// In text form.
    pub board: String,
    /// By name or in text form.
    pub goal: String,
    /// As `astar:hamming`.
    pub search: String,
    /// The most memory.
    pub bytes: usize,
    /// The most time in milliseconds, without that in which tables are made: they are
    /// kept for the next search.
    pub ms: f64,
}

/// A message of the laboratory's session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[cfg_attr(
    feature = "types",
    derive(tsify::Tsify),
    tsify(missing_as_null, hashmap_as_object)
)]
pub enum LabAnswer {
    /// A search so far.
    Searching(LabProgress),
    /// The end of a search.
    Searched(LabEnd),
    /// A search that there is not.
    Failed(FailedMessage),
}

/// A search so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct LabProgress {
    /// The id of the question.
    pub id: u32,
    /// The search so far.
    pub progress: SearchProgress,
    /// Milliseconds without those in which tables were made.
    pub ms: f64,
}

/// The end of a search.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct LabEnd {
    /// The id of the question.
    pub id: u32,
    /// What it has come to.
    #[serde(flatten)]
    pub progress: SearchProgress,
    /// The limit that ended it.
    #[cfg_attr(feature = "types", tsify(type = "\"memory\" | \"time\" | null"))]
    pub stopped: Option<&'static str>,
    /// Milliseconds without `tableMs`.
    pub ms: f64,
    /// Milliseconds in which the tables of its heuristic were made.
    pub table_ms: f64,
}

/// The progress of a search; lengths count slides (STM).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SearchProgress {
    /// The state.
    #[cfg_attr(
        feature = "types",
        tsify(type = "\"running\" | \"solved\" | \"limit\"")
    )]
    pub state: &'static str,
    /// The solution, one letter of U, D, L, R per slide: the way the tile goes.
    pub slides: String,
    /// The same with counts, as `UL2`.
    pub moves: String,
    /// The tile of each slide.
    pub tiles: Vec<u8>,
    /// Proved: no solution is shorter.
    pub lower: usize,
    /// Why that is proved.
    #[cfg_attr(
        feature = "types",
        tsify(
            type = "\"depth\" | \"meeting\" | \"smallestF\" | \"smallestWeighted\" | \"bound\" | \
                    \"heuristic\" | null"
        )
    )]
    pub proof: Option<&'static str>,
    /// `true` if it is proved that no solution is shorter than this one.
    pub optimal: bool,
    /// Boards that got successors.
    pub expanded: f64,
    /// Successors made.
    pub generated: f64,
    /// The most boards that waited at once.
    pub frontier: usize,
    /// Boards in memory.
    pub boards: usize,
    /// The memory of the search in bytes, with the tables of its heuristic.
    pub bytes: usize,
    /// The effective branching factor; `null` without a solution of some length.
    pub branching: Option<f64>,
}

impl SearchProgress {
    /// Returns the progress of a search from a board.
    ///
    /// `ended` is what its last step has returned.
    #[must_use]
    pub fn of(board: &Board, run: &Run, ended: Option<&Result<Report, LimitReached>>) -> Self {
        match ended {
            None => progress(
                "running",
                run.counts(),
                (run.lower(), None),
                (0, run.bytes()),
            ),
            Some(Ok(report)) => solved(board, report),
            Some(Err(reached)) => progress(
                "limit",
                reached.counts,
                (reached.lower, Some(reached.proof)),
                (reached.boards, reached.bytes),
            ),
        }
    }
}

fn solved(board: &Board, report: &Report) -> SearchProgress {
    let mut board = board.clone();
    let mut tiles = Vec::new();
    for &slide in &report.slides {
        let cell = board.cell_that_slides(slide);
        tiles.push(board.tiles()[cell.expect("the search has made it")]);
        board.slide(slide);
    }
    SearchProgress {
        slides: text::letters(&report.slides),
        moves: Moves::from_iter(report.slides.iter().copied()).to_string(),
        tiles,
        optimal: report.is_optimal(),
        branching: report.counts.branching_factor(report.slides.len()),
        ..progress(
            "solved",
            report.counts,
            (report.lower, Some(report.proof)),
            (report.boards, report.bytes),
        )
    }
}

fn progress(
    state: &'static str,
    counts: Counts,
    (lower, proof): (usize, Option<Proof>),
    (boards, bytes): (usize, usize),
) -> SearchProgress {
    SearchProgress {
        state,
        slides: String::new(),
        moves: String::new(),
        tiles: Vec::new(),
        lower,
        proof: proof.map(proof_name),
        optimal: false,
        expanded: counts.expanded as f64,
        generated: counts.generated as f64,
        frontier: counts.largest_frontier,
        boards,
        bytes,
        branching: None,
    }
}

fn proof_name(proof: Proof) -> &'static str {
    match proof {
        Proof::Depth => "depth",
        Proof::Meeting => "meeting",
        Proof::SmallestF => "smallestF",
        Proof::SmallestWeighted => "smallestWeighted",
        Proof::Bound => "bound",
        Proof::Heuristic => "heuristic",
    }
}

/// Runs one search at a time, and keeps its tables for the next. Dropping it ends it.
#[derive(Debug)]
pub struct LabSession {
    lab: Lab,
    slice_ms: f64,
    work: Option<Work>,
}

#[derive(Debug)]
enum Work {
    Asked(LabOrder),
    Begun(Box<Search>),
}

#[derive(Debug)]
struct Search {
    id: u32,
    most_ms: f64,
    board: Board,
    run: Run,
    // What its last step has returned.
    ended: Option<Result<Report, LimitReached>>,
    slices: Slices,
    // When its tables were there; `None` in the turn in which they are made.
    since: Option<f64>,
    table_ms: f64,
    // When it told last how it stands.
    told: f64,
}

impl LabSession {
    /// Returns a session that has heard nothing. A slice holds its thread for about
    /// `slice_ms` milliseconds.
    #[must_use]
    pub fn new(slice_ms: f64) -> Self {
        Self {
            lab: Lab::new(),
            slice_ms,
            work: None,
        }
    }

    /// Takes an order, in place of the one before.
    pub fn hear(&mut self, order: LabOrder) {
        self.work = Some(Work::Asked(order));
    }

    /// Returns `true` if it wants a turn, `false` if it waits for an order.
    #[must_use]
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// Tells what the last slice has come to, and works for another one. The tables of a
    /// search are made in a turn of their own, however long that takes.
    ///
    /// `now` is the time in milliseconds, and never falls; `took` how long the last turn
    /// took.
    pub fn turn(&mut self, now: f64, took: f64) -> Option<LabAnswer> {
        let mut search = match self.work.take()? {
            Work::Begun(search) => search,
            Work::Asked(order) => match self.begin(&order) {
                Ok(search) => {
                    self.work = Some(Work::Begun(Box::new(search)));
                    return None;
                }
                Err(refusal) => {
                    return Some(LabAnswer::Failed(FailedMessage::of(order.id, refusal)));
                }
            },
        };
        let said = search.tell(now, took);
        if !matches!(said, Some(LabAnswer::Searched(_))) {
            search.ended = search.run.step(search.slices.nodes());
            self.work = Some(Work::Begun(search));
        }
        said
    }

    fn begin(&mut self, order: &LabOrder) -> Result<Search, Refusal> {
        let board = text::board(&order.board, &order.goal)?;
        let algorithm: Algorithm = order.search.parse()?;
        let limit = Limit {
            bytes: order.bytes,
            ..Limit::NONE
        };
        let run = self.lab.search(&board, algorithm, limit)?;
        Ok(Search {
            id: order.id,
            most_ms: order.ms,
            board,
            run,
            ended: None,
            slices: Slices::new(self.slice_ms),
            since: None,
            table_ms: 0.0,
            told: 0.0,
        })
    }
}

impl Search {
    fn tell(&mut self, now: f64, took: f64) -> Option<LabAnswer> {
        let Some(since) = self.since else {
            self.since = Some(now);
            self.table_ms = took;
            self.told = now;
            return None;
        };
        self.slices.took(took);
        let (id, ms) = (self.id, now - since);
        let stopped = match self.ended {
            Some(Ok(_)) => None,
            Some(Err(_)) => Some("memory"),
            None if ms >= self.most_ms => Some("time"),
            None if now - self.told < PROGRESS_MS => return None,
            None => {
                self.told = now;
                let progress = self.progress();
                return Some(LabAnswer::Searching(LabProgress { id, progress, ms }));
            }
        };
        Some(LabAnswer::Searched(LabEnd {
            id,
            progress: self.progress(),
            stopped,
            ms,
            table_ms: self.table_ms,
        }))
    }

    fn progress(&self) -> SearchProgress {
        SearchProgress::of(&self.board, &self.run, self.ended.as_ref())
    }
}

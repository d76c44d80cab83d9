//! The conversation of a worker, as a value without input or output.
//!
//! A [`Session`] hears an [`Order`] at any time. In each turn it works for a slice, and
//! says what there is to tell: [`Answer`]s. It has no clock: it is told what time it is.
//! What it needs from outside it asks for by an answer, and gets by an order: weights,
//! stored tables, the help of other sessions. Whoever runs it posts what it says, lets
//! its thread do other things, and gives it the next turn.
//!
//! ```
//! use taquin::SingleTile;
//! use session::{Answer, Means, Order, Session, SolveOrder};
//!
//! let mut session: Session<SingleTile> = Session::new(Means::alone(16.0));
//! session.hear(Order::Solve(SolveOrder {
//!     id: 1,
//!     board: "4 1 2/5 0 3".into(),
//!     goal: "last".into(),
//!     budget_ms: 1_000.0,
//!     known: None,
//!     may_share: false,
//! }));
//! let mut said = Vec::new();
//! while session.wait().is_some() {
//!     said.extend(session.turn(0.0, 16.0));
//! }
//! let Some(Answer::Solution(solution)) = said.pop() else {
//!     panic!("{said:?}");
//! };
//! assert_eq!((solution.length, solution.lower), (5, 5));
//! ```
//!
//! | file       | what it owns                                              |
//! |------------|-----------------------------------------------------------|
//! | `order`, `answer`, `bytes` | the messages, and their types for JavaScript |
//! | `text`, `refusal` | boards, goals, lines and errors as messages have them |
//! | `extras`   | what only one of the solvers has                          |
//! | `task`     | what is worked at, a slice at a time                      |
//! | `slices`   | how long a slice is                                       |
//! | `weights`  | how long a search waits for weights                       |
//! | `tables`   | tables made ahead, and for others                         |
//! | `search`, `beside`, `grades`, `drawing` | the questions                |
//! | `job`      | what is under way, and what it waits for                  |
//! | `lab`      | the session of the laboratory, and what its page watches  |

mod answer;
mod beside;
mod bytes;
mod drawing;
mod extras;
mod grades;
mod job;
mod lab;
mod order;
mod refusal;
mod search;
mod slices;
mod tables;
mod task;
mod text;
mod weights;

pub use answer::{
    Answer, DrawingMessage, DrawnMessage, FailedMessage, GradedEnding, GradedLine, GradedMoment,
    GradedPart, GradesMessage, KeptTables, Note, PartMessage, ProgressMessage, ReadWish,
    ShareMessage, SharedSearch, SolutionMessage, TablesMessage, WeightsWish,
};
pub use bytes::Bytes;
pub use extras::Extras;
pub use lab::{
    LabAnswer, LabEnd, LabOrder, LabProgress, LabSession, Recording, SearchProgress, Status, Step,
    Summary, TreeNode, Trees,
};
pub use order::{
    DrawOrder, FindOrder, FoundLine, GradeOrder, KnownLine, MadePart, Named, Order, PartOrder,
    Proved, Shape, SolveOrder, Stored, Weights,
};
pub use refusal::Value;

use beside::Beside;
use grades::Kept;
use job::{Begin, Job, Need, Owner, Work};
use refusal::Refusal;
use search::Search;
use slices::Slices;
use std::collections::VecDeque;
use std::fmt;
use std::mem;
use tables::{Part, Preparation};
use taquin::board::Goal;
use taquin::solver::Solver;
use task::{Times, Told};
use weights::Wishes;

/// The time between two reports of a task, in milliseconds.
const PROGRESS_MS: f64 = 100.0;

/// The means of a session.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Means {
    /// The time that a slice may hold its thread, in milliseconds.
    pub slice_ms: f64,
    /// `true` if tables are stored.
    pub has_store: bool,
    /// `true` if other sessions may help.
    pub has_help: bool,
}

impl Means {
    /// A thread, and nothing else.
    #[must_use]
    pub fn alone(slice_ms: f64) -> Self {
        Self {
            slice_ms,
            has_store: false,
            has_help: false,
        }
    }
}

/// Answers questions, and works at all of them in turn. Dropping it ends it.
pub struct Session<M: Extras> {
    solver: Solver<M>,
    means: Means,
    // The next one first. The first one may have been stepped and not have told yet.
    jobs: VecDeque<Job<M>>,
    gradings: Kept<M>,
    wishes: Wishes,
    // Keys of the stored tables that were asked for; with the goal until they came.
    asked: Vec<(String, Option<Goal>)>,
    answers: Vec<Answer>,
    now: f64,
}

impl<M: Extras> fmt::Debug for Session<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let owners: Vec<_> = self.jobs.iter().map(|job| &job.owner).collect();
        let mut session = f.debug_struct("Session");
        session.field("jobs", &owners).finish_non_exhaustive()
    }
}

impl<M: Extras> Session<M> {
    /// Returns a session that has heard nothing.
    #[must_use]
    pub fn new(means: Means) -> Self {
        Self {
            solver: Solver::default(),
            means,
            jobs: VecDeque::new(),
            gradings: Kept::default(),
            wishes: Wishes::default(),
            asked: Vec::new(),
            answers: Vec::new(),
            now: 0.0,
        }
    }

    /// Takes an order. Works at nothing yet, but with what came from outside.
    pub fn hear(&mut self, order: Order) {
        match order {
            Order::Solve(order) => self.or_fail(order.id, |this| this.solve(order)),
            Order::Find(order) => self.or_fail(order.id, |this| this.find(order)),
            Order::Grade(order) => self.or_fail(order.id, |this| this.grade(&order)),
            Order::Draw(order) => self.or_fail(order.id, |this| {
                let task = M::draw(order.clone())?;
                this.push(Owner::Id(order.id), Need::Nothing, Work::Now(task));
                Ok(())
            }),
            Order::Prepare(shape) => {
                self.or_note("tables cannot be made", |this| this.prepare(shape));
            }
            Order::MakePart(order) => self.make_part(order),
            Order::TakePart(made) => self.or_note("a table cannot be used", |this| {
                let goal = text::goal(&made.size, &made.goal)?;
                let taken = this.solver.take_part(&goal, made.part, &made.bytes.0);
                taken.map_err(|e| Refusal::new(&e, "tables"))
            }),
            Order::Share(Named { id }) => {
                if let Some(task) = self.job(id).and_then(Job::task) {
                    task.share();
                }
            }
            Order::Take(FoundLine { id, slides }) => {
                self.or_note("a solution cannot be used", |this| {
                    let slides = text::slides(&slides)?;
                    let task = this.job(id).and_then(Job::task);
                    Ok(task.map_or(Ok(()), |task| task.take(slides))?)
                });
            }
            Order::Proved(proved) => {
                if let Some(task) = self.job(proved.id).and_then(Job::task) {
                    task.meet(proved.place());
                }
            }
            Order::Cancel(Named { id }) => self.end(|job| job.is_of(id)),
            Order::Weights(weights) => self.take_weights(&weights),
            Order::Stored(stored) => self.take_tables(&stored),
        }
    }

    /// Tells what the last slice has come to, and works for another one.
    ///
    /// `now` is the time in milliseconds, and never falls; `took` how long the last turn
    /// took, without what the thread did since.
    pub fn turn(&mut self, now: f64, took: f64) -> Vec<Answer> {
        self.now = now;
        self.wishes.begin(now);
        for job in self.jobs.iter_mut().filter(|job| job.since.is_none()) {
            job.since = Some(now);
            job.told = now;
        }
        self.tell(took);
        self.work();
        mem::take(&mut self.answers)
    }

    /// Returns in how many milliseconds it wants a turn; `None` if it waits for an order.
    #[must_use]
    pub fn wait(&self) -> Option<f64> {
        if !self.answers.is_empty() {
            return Some(0.0);
        }
        let waits = self.jobs.iter().filter_map(|job| self.wait_of(job));
        waits.reduce(f64::min)
    }

    fn wait_of(&self, job: &Job<M>) -> Option<f64> {
        if job.is_stepped || job.since.is_none() {
            return Some(0.0);
        }
        match &job.need {
            // A search without an answer gets all the time: half is too little.
            _ if job.is_preparation() && self.jobs.iter().any(Job::is_unanswered) => None,
            Need::Nothing => Some(0.0),
            Need::Weights(name) => Some(self.wishes.wait(name, self.now)),
            Need::Stored(key) => {
                let came = |(asked, goal): &(String, Option<Goal>)| asked == key && goal.is_none();
                self.asked.iter().any(came).then_some(0.0)
            }
        }
    }

    /// Lets the job that was stepped tell.
    fn tell(&mut self, took: f64) {
        let Some(mut job) = self.jobs.pop_front() else {
            return;
        };
        if !mem::take(&mut job.is_stepped) {
            self.jobs.push_front(job);
            return;
        }
        job.slices.took(took);
        let Work::Now(task) = &mut job.work else {
            return;
        };
        let times = Times {
            ms: self.now - job.since.unwrap_or(self.now),
            took,
            is_due: self.now - job.told >= PROGRESS_MS,
        };
        match task.tell(&mut self.solver, times, &mut self.answers) {
            Told::All => {
                task.end(&mut self.answers);
                return;
            }
            Told::Standing => job.told = self.now,
            Told::Nothing => {}
        }
        self.jobs.push_back(job);
    }

    /// Steps the next job that waits for nothing.
    fn work(&mut self) {
        loop {
            let is_ready = |job: &Job<M>| self.wait_of(job) == Some(0.0);
            let Some(at) = self.jobs.iter().position(is_ready) else {
                return;
            };
            self.jobs.rotate_left(at);
            let Some(job) = self.jobs.pop_front() else {
                return;
            };
            let begun = match job.work {
                Work::Later(begin) => begin(&mut self.solver),
                Work::Now(task) => Ok(task),
            };
            match (begun, &job.owner) {
                (Ok(mut task), _) => {
                    task.step(&mut self.solver, job.slices.nodes());
                    self.jobs.push_front(Job {
                        work: Work::Now(task),
                        is_stepped: true,
                        ..job
                    });
                    return;
                }
                (Err(refusal), &Owner::Id(id)) => {
                    let failed = FailedMessage::of(id, refusal);
                    self.answers.push(Answer::Failed(failed));
                }
                (Err(refusal), _) => self.note("it cannot be done", &refusal),
            }
        }
    }

    fn solve(&mut self, order: SolveOrder) -> Result<(), Refusal> {
        let board = text::board(&order.board, &order.goal)?;
        let need = self.weights_for(board.goal());
        let (owner, has_help) = (Owner::Id(order.id), self.means.has_help);
        let begin: Begin<M> =
            Box::new(move |solver| Ok(Box::new(Search::begin(solver, &board, order, has_help)?)));
        self.push(owner, need, Work::Later(begin));
        Ok(())
    }

    fn find(&mut self, order: FindOrder) -> Result<(), Refusal> {
        let board = text::board(&order.board, &order.goal)?;
        let need = match self.weights_for(board.goal()) {
            Need::Nothing => {
                let shape = Shape {
                    size: board.size().to_string(),
                    goal: order.goal.clone(),
                };
                self.stored(&shape, board.goal())
            }
            need => need,
        };
        let owner = Owner::Id(order.id);
        let begin: Begin<M> =
            Box::new(move |solver| Ok(Box::new(Beside::begin(solver, &board, &order)?)));
        self.push(owner, need, Work::Later(begin));
        Ok(())
    }

    fn grade(&mut self, order: &GradeOrder) -> Result<(), Refusal> {
        let task = self.gradings.take(order)?;
        let need = self.weights_for(&task.goal());
        self.push(Owner::Id(order.id), need, Work::Now(Box::new(task)));
        Ok(())
    }

    fn prepare(&mut self, shape: Shape) -> Result<(), Refusal> {
        let goal = text::goal(&shape.size, &shape.goal)?;
        // They are there when the first search comes.
        self.weights_for(&goal);
        let key = text::key::<M>(&shape);
        let owner = Owner::Tables(key.clone());
        if self.jobs.iter().any(|job| job.owner == owner) {
            return Ok(());
        }
        self.end(Job::is_preparation);
        let Means {
            has_store,
            has_help,
            ..
        } = self.means;
        let need = self.stored(&shape, &goal);
        let key = has_store.then_some(key);
        let task = Preparation::new(shape, goal, key, has_help);
        self.push(owner, need, Work::Now(Box::new(task)));
        Ok(())
    }

    fn make_part(&mut self, order: PartOrder) {
        let goal = text::goal(&order.size, &order.goal);
        match goal {
            Ok(goal) if order.part < self.solver.parts(&goal) => {
                let task = Part::new(order, goal);
                self.push(Owner::Other, Need::Nothing, Work::Now(Box::new(task)));
            }
            _ => self.answers.push(Part::answer(&order, None)),
        }
    }

    fn take_weights(&mut self, Weights { name, bytes }: &Weights) {
        self.wishes.came(name);
        // Searches work without.
        self.or_note("weights cannot be used", |this| {
            let Some(Bytes(bytes)) = bytes else {
                return Ok(());
            };
            let read = M::read_weights(&mut this.solver, name, bytes);
            read.map_err(|e| Refusal::new(&e, "weights"))
        });
    }

    fn take_tables(&mut self, Stored { key, bytes }: &Stored) {
        let mut asked = self.asked.iter_mut();
        let found = asked.find(|(asked, _)| asked == key);
        let Some(goal) = found.and_then(|(_, goal)| goal.take()) else {
            return;
        };
        // Damaged, or of another version: they are made again, and stored.
        self.or_note("stored tables cannot be used", |this| {
            let Some(Bytes(bytes)) = bytes else {
                return Ok(());
            };
            let read = this.solver.read_tables(&goal, bytes);
            read.map_err(|e| Refusal::new(&e, "tables"))
        });
    }

    /// Asks for the weights of boards with this goal, and returns what waits for them.
    fn weights_for(&mut self, goal: &Goal) -> Need {
        let Some(name) = M::wants(&self.solver, goal) else {
            return Need::Nothing;
        };
        self.wishes.wish(name, &mut self.answers);
        Need::Weights(name)
    }

    /// Asks for stored tables of this shape, and returns what waits for them.
    fn stored(&mut self, shape: &Shape, goal: &Goal) -> Need {
        if !self.means.has_store {
            return Need::Nothing;
        }
        let key = text::key::<M>(shape);
        if self.asked.iter().all(|(asked, _)| *asked != key) {
            self.asked.push((key.clone(), Some(goal.clone())));
            let wish = ReadWish { key: key.clone() };
            self.answers.push(Answer::Read(wish));
        }
        Need::Stored(key)
    }

    fn push(&mut self, owner: Owner, need: Need, work: Work<M>) {
        let slices = Slices::new(self.means.slice_ms);
        self.jobs.push_back(Job::new(owner, need, work, slices));
    }

    fn job(&mut self, id: u32) -> Option<&mut Job<M>> {
        self.jobs.iter_mut().find(|job| job.is_of(id))
    }

    /// Ends jobs that nobody wants any more.
    fn end(&mut self, is_over: impl Fn(&Job<M>) -> bool) {
        let answers = &mut self.answers;
        self.jobs.retain_mut(|job| {
            let is_over = is_over(job);
            if is_over && let Some(task) = job.task() {
                task.end(answers);
            }
            !is_over
        });
    }

    fn or_fail(&mut self, id: u32, act: impl FnOnce(&mut Self) -> Result<(), Refusal>) {
        if let Err(refusal) = act(self) {
            // In its turn, so that a cancel comes first.
            let fail: Begin<M> = Box::new(|_| Err(refusal));
            self.push(Owner::Id(id), Need::Nothing, Work::Later(fail));
        }
    }

    fn or_note(&mut self, what: &str, act: impl FnOnce(&mut Self) -> Result<(), Refusal>) {
        if let Err(refusal) = act(self) {
            self.note(what, &refusal);
        }
    }

    fn note(&mut self, what: &str, why: &Refusal) {
        let message = format!("{what}: {}", why.message);
        self.answers.push(Answer::Note(Note { message }));
    }
}

/// A session of either metric.
pub trait Talk {
    /// See [`Session::hear`].
    fn hear(&mut self, order: Order);
    /// See [`Session::turn`].
    fn turn(&mut self, now: f64, took: f64) -> Vec<Answer>;
    /// See [`Session::wait`].
    fn wait(&self) -> Option<f64>;
}

impl<M: Extras> Talk for Session<M> {
    fn hear(&mut self, order: Order) {
        self.hear(order);
    }

    fn turn(&mut self, now: f64, took: f64) -> Vec<Answer> {
        self.turn(now, took)
    }

    fn wait(&self) -> Option<f64> {
        self.wait()
    }
}

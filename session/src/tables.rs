//! Tables that are made before a search needs them, or for another session.

use crate::answer::{Answer, KeptTables, PartMessage, TablesMessage};
use crate::bytes::Bytes;
use crate::extras::Extras;
use crate::order::{PartOrder, Shape};
use crate::task::{Task, Times, Told};
use taquin::board::Goal;
use taquin::solver::Solver;

/// Tables that take more milliseconds than this to make are stored.
const KEEP_MS: f64 = 300.0;

/// Others are asked for help if the tables take so many milliseconds more.
const HELP_MS: f64 = 300.0;

/// The tables of the size and goal that was asked for last.
pub(crate) struct Preparation {
    pub(crate) shape: Shape,
    pub(crate) goal: Goal,
    // Under which they are stored; `None` where there is no store.
    pub(crate) key: Option<String>,
    pub(crate) has_help: bool,
    percent: u8,
    spent_ms: f64,
    // The tables that others may make; 0 while nobody was asked.
    helped: usize,
}

impl Preparation {
    pub(crate) fn new(shape: Shape, goal: Goal, key: Option<String>, has_help: bool) -> Self {
        Self {
            shape,
            goal,
            key,
            has_help,
            percent: 0,
            spent_ms: 0.0,
            helped: 0,
        }
    }

    fn parts(&self, parts: usize) -> Answer {
        let Shape { size, goal } = self.shape.clone();
        Answer::Tables(TablesMessage { size, goal, parts })
    }
}

impl<M: Extras> Task<M> for Preparation {
    fn step(&mut self, solver: &mut Solver<M>, nodes: u64) {
        self.percent = solver.prepare(&self.goal, nodes);
    }

    fn tell(&mut self, solver: &mut Solver<M>, times: Times, answers: &mut Vec<Answer>) -> Told {
        self.spent_ms += times.took;
        let made = f64::from(self.percent);
        if self.percent < 100 {
            let is_long = self.spent_ms * (100.0 - made) > made * HELP_MS;
            if self.has_help && self.helped == 0 && is_long {
                self.helped = solver.parts(&self.goal);
                if self.helped > 1 {
                    answers.push(self.parts(self.helped));
                }
            }
            return Told::Nothing;
        }
        if let Some(key) = self.key.take_if(|_| self.spent_ms >= KEEP_MS)
            && let Some(bytes) = solver.tables(&self.goal)
        {
            let bytes = Bytes(bytes);
            answers.push(Answer::Keep(KeptTables { key, bytes }));
        }
        Told::All
    }

    fn end(&mut self, answers: &mut Vec<Answer>) {
        if self.helped > 1 {
            answers.push(self.parts(0));
        }
    }
}

/// One table for another session.
pub(crate) struct Part {
    order: PartOrder,
    goal: Goal,
    bytes: Option<Vec<u8>>,
}

impl Part {
    pub(crate) fn new(order: PartOrder, goal: Goal) -> Self {
        Self {
            order,
            goal,
            bytes: None,
        }
    }

    /// The answer, without a table if it cannot be made.
    pub(crate) fn answer(order: &PartOrder, bytes: Option<Vec<u8>>) -> Answer {
        let PartOrder { size, goal, part } = order.clone();
        let bytes = bytes.map(Bytes);
        Answer::Part(PartMessage {
            size,
            goal,
            part,
            bytes,
        })
    }
}

impl<M: Extras> Task<M> for Part {
    fn step(&mut self, solver: &mut Solver<M>, nodes: u64) {
        self.bytes = solver.make_part(&self.goal, self.order.part, nodes);
    }

    fn tell(&mut self, solver: &mut Solver<M>, _: Times, answers: &mut Vec<Answer>) -> Told {
        // Tables that were finished meanwhile, for a search, have no parts left.
        if self.bytes.is_none() && self.order.part < solver.parts(&self.goal) {
            return Told::Nothing;
        }
        answers.push(Self::answer(&self.order, self.bytes.take()));
        Told::All
    }
}

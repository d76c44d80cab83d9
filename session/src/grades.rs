//! A play that is graded. The last one is kept, so that its lines can be asked for, and so
//! that a grading that was cancelled goes on where it was.

use crate::answer::{Answer, GradedEnding, GradedLine, GradedMoment, GradedPart, GradesMessage};
use crate::extras::Extras;
use crate::order::GradeOrder;
use crate::refusal::Refusal;
use crate::task::{Task, Times, Told};
use crate::text;
use play::grading::{Grading, Mark};
use std::cell::RefCell;
use std::rc::Rc;
use taquin::board::{Goal, Metric, Move, Moves};
use taquin::solver::Solver;

/// The farthest from the goal that an ending to be practised may begin, in slides (STM). Who
/// practises counts slides.
const LONGEST_ENDING: usize = 25;

/// The number of parts that lost most which are told.
const MOMENTS: usize = 3;

/// A grading that several requests may step.
type Shared<M> = Rc<RefCell<Grading<M>>>;

/// The last play that was graded.
pub(crate) struct Kept<M: Extras>(Option<(GradeOrder, Shared<M>)>);

impl<M: Extras> Default for Kept<M> {
    fn default() -> Self {
        Self(None)
    }
}

impl<M: Extras> Kept<M> {
    /// Returns the board that a play starts with, and what grades it.
    pub(crate) fn take(&mut self, order: &GradeOrder) -> Result<Graded<M>, Refusal> {
        let kept = self.0.as_ref().filter(|(play, _)| is_same(play, order));
        let grading = match kept {
            Some((_, grading)) => Rc::clone(grading),
            None => {
                let start = text::board(&order.board, &order.goal)?;
                let patience = u64::from(order.patience);
                let grading = Grading::along(&start, read_play(&order.moves)?, patience)?;
                let grading = Rc::new(RefCell::new(grading));
                self.0 = Some((order.clone(), Rc::clone(&grading)));
                grading
            }
        };
        Ok(Graded {
            grading,
            order: order.clone(),
            told: None,
        })
    }
}

fn is_same(one: &GradeOrder, other: &GradeOrder) -> bool {
    let play = |order: &GradeOrder| GradeOrder {
        id: 0,
        at: None,
        ..order.clone()
    };
    play(one) == play(other)
}

pub(crate) struct Graded<M: Extras> {
    grading: Shared<M>,
    order: GradeOrder,
    // The boards that were left when it was told last.
    told: Option<usize>,
}

impl<M: Extras> Graded<M> {
    pub(crate) fn goal(&self) -> Goal {
        let grading = self.grading.borrow();
        grading.positions()[0].board.goal().clone()
    }
}

impl<M: Extras> Task<M> for Graded<M> {
    fn step(&mut self, solver: &mut Solver<M>, nodes: u64) {
        self.grading.borrow_mut().step(solver, nodes);
    }

    fn tell(&mut self, _: &mut Solver<M>, times: Times, answers: &mut Vec<Answer>) -> Told {
        let grading = &*self.grading.borrow();
        let (order, ms) = (&self.order, times.ms);
        let line = order.at.and_then(|at| line(grading, at));
        let left = grading.left();
        if left == 0 || line.is_some() {
            let grades = grades(grading, order, ms);
            answers.push(Answer::Graded(GradesMessage { line, ..grades }));
            return Told::All;
        }
        // The first marks need no tables, and are not waited for.
        let is_due = times.is_due || self.told.is_none();
        if !is_due || self.told == Some(left) {
            return Told::Nothing;
        }
        self.told = Some(left);
        answers.push(Answer::Grades(grades(grading, order, ms)));
        Told::Standing
    }
}

/// Reads the moves of a play; `None` is a restart.
fn read_play(text: &str) -> Result<Vec<Option<Move>>, Refusal> {
    let mut play = Vec::new();
    for (at, attempt) in text.split('-').enumerate() {
        let moves: Moves = attempt.parse()?;
        play.extend((at > 0).then_some(None));
        play.extend(moves.into_iter().map(Some));
    }
    Ok(play)
}

/// Returns what is known of the boards.
fn grades<M: Extras>(grading: &Grading<M>, order: &GradeOrder, ms: f64) -> GradesMessage {
    let count = grading.positions().len();
    let from = count - grading.decided();
    let known = || (from..count).filter_map(|at| grading.grade(at));
    let (lower, upper) = known().map(|grade| (grade.lower, grade.upper)).unzip();
    let moments = grading.moments(MOMENTS).into_iter();
    let tally = grading.tally();
    GradesMessage {
        id: order.id,
        ms,
        line: None,
        from,
        lower,
        upper,
        marks: (from..count)
            .map(|at| grading.mark(at).map_or('-', Mark::letter))
            .collect(),
        moments: moments
            .map(|moment| GradedMoment {
                from: moment.from,
                to: moment.to,
                cost: moment.cost,
            })
            .collect(),
        toward: tally.toward,
        stay: tally.stay,
        away: tally.away,
        open: tally.open,
        cost: tally.cost(),
        left: grading.left(),
        exact: known().all(|grade| grade.exact().is_some()),
        efficiency: order.own.and_then(|own| grading.efficiency(own)),
        parts: order
            .parts
            .windows(2)
            .map(|ends| part(grading, ends[0], ends[1]))
            .collect(),
        ending: ending(grading),
    }
}

/// Returns what is lost between two positions in slides, if all of it is known.
fn part<M: Extras>(grading: &Grading<M>, from: usize, to: usize) -> Option<GradedPart> {
    let (from, to) = (grading.after(from)?, grading.after(to)?);
    let tally = grading.tally_of(from, to);
    let (cost, open) = (tally.cost(), tally.open);
    let is_known = from + grading.decided() >= grading.positions().len();
    is_known.then_some(GradedPart { cost, open })
}

fn ending<M: Extras>(grading: &Grading<M>) -> Option<GradedEnding> {
    if M::METRIC != Metric::SingleTile || grading.left() > 0 {
        return None;
    }
    let ending = grading.lost_ending(LONGEST_ENDING)?;
    Some(GradedEnding {
        from: ending.from,
        board: grading.positions()[ending.from].board.to_string(),
        fewest: ending.fewest,
        cost: ending.cost,
    })
}

/// Returns the best way known from a board.
fn line<M: Extras>(grading: &Grading<M>, position: usize) -> Option<GradedLine> {
    let line = grading.line(position)?;
    Some(GradedLine {
        board: grading.positions()[position].board.to_string(),
        slides: text::letters(line.slides()),
        length: line.length(),
        lower: line.lower(),
    })
}

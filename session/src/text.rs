//! Boards, goals and lines as messages have them: as text.

use crate::extras::Extras;
use crate::order::Shape;
use crate::refusal::Refusal;
use taquin::board::{Board, Direction, Goal, GoalSpec, Metric, Moves, Size};
use taquin::solver::distributed::Line;

pub(crate) fn board(text: &str, goal: &str) -> Result<Board, Refusal> {
    let goal: GoalSpec = goal.parse()?;
    Ok(Board::parse(text, goal)?)
}

pub(crate) fn goal(size: &str, goal: &str) -> Result<Goal, Refusal> {
    let size: Size = size.parse()?;
    Ok(Goal::parse(goal, size)?)
}

/// A line of which it is known that none is shorter than `lower`.
pub(crate) fn line<M: Extras>(text: &str, lower: usize) -> Result<Line, Refusal> {
    let slides = slides(text)?;
    if lower > M::METRIC.length(&slides) {
        return Err(Refusal::new(&"the line is shorter than its bound", "line"));
    }
    Ok(Line::in_metric(M::METRIC, slides, lower, Vec::new()))
}

pub(crate) fn slides(text: &str) -> Result<Vec<Direction>, Refusal> {
    let moves: Moves = text.parse()?;
    Ok(moves.slides().collect())
}

pub(crate) fn letters(slides: &[Direction]) -> String {
    slides.iter().map(|way| way.letter()).collect()
}

/// The key under which tables are stored. It names the metric, but for the single-tile
/// one: older pages name none.
pub(crate) fn key<M: Extras>(Shape { size, goal }: &Shape) -> String {
    match M::METRIC {
        Metric::SingleTile => format!("{size} {goal}"),
        metric => format!("{size} {goal} {metric}"),
    }
}

//! The stages that a play came through.

use super::Stage;
use super::rest::Rest;
use taquin::board::{Board, Direction};

/// A stage of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passed {
    /// The stage that was done in it. If the play ended before: the next line of
    /// somebody who does the rows from the top.
    pub stage: Stage,
    /// The index of the board with which it begins: the end of the stage before, or
    /// the start of the play.
    pub from: usize,
    /// The index of the board on which it was done for the first time; `None` if the
    /// play ended before.
    pub to: Option<usize>,
}

/// Returns the stages of a play, given its boards slide by slide.
///
/// They come in the order in which this play went through them, whatever the method:
/// the line that ends a stage is the outer line of the rest that was done first. A
/// stage ends once, even if its line is taken apart again. Lines that the start
/// already has are stages without a slide. The last stage ends with the play if it is
/// won.
///
/// If a board is not one slide from the one before it, the play begins anew.
///
/// ```
/// use play::lessons::{Stage, stages};
/// use taquin::{Board, Direction};
///
/// let mut board: Board = "1 2 3/4 0 5/7 8 6".parse()?;
/// let mut boards = vec![board.clone()];
/// for slide in [Direction::Left, Direction::Up] {
///     board.slide(slide);
///     boards.push(board.clone());
/// }
/// let stages: Vec<_> = stages(&boards).iter().map(|it| (it.stage, it.to)).collect();
/// let column = Stage::LastTwoRows { column: 0 };
/// let passed = [(Stage::Row(0), Some(0)), (column, Some(0)), (Stage::LastSquare, Some(2))];
/// assert_eq!(stages, passed);
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[must_use]
pub fn stages<'a>(boards: impl IntoIterator<Item = &'a Board>) -> Vec<Passed> {
    let mut passed: Vec<Passed> = Vec::new();
    let mut from = 0;
    let mut last: Option<(usize, &Board, Rest)> = None;
    for (at, board) in boards.into_iter().enumerate() {
        let mut rest = match last {
            Some((_, before, rest)) if is_slide(before, board) => rest,
            _ => {
                passed.clear();
                from = at;
                Rest::whole(board)
            }
        };
        while let Some(line) = rest.done_line(board) {
            passed.push(Passed {
                stage: line.stage,
                from,
                to: Some(at),
            });
            (rest, from) = (line.inside, at);
        }
        last = Some((at, board, rest));
    }
    if let Some((at, board, rest)) = last {
        passed.push(Passed {
            stage: rest.next_stage(),
            from,
            to: board.is_solved().then_some(at),
        });
    }
    passed
}

fn is_slide(before: &Board, after: &Board) -> bool {
    before.size() == after.size()
        && Direction::ALL.into_iter().any(|direction| {
            before.cell_that_slides(direction) == Some(after.blank()) && {
                let mut slid = before.clone();
                slid.slide(direction);
                slid == *after
            }
        })
}

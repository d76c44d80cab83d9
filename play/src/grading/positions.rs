//! The boards of a play, slide by slide or move by move.

use crate::game::Frame;
use taquin::board::{Board, Metric, Move, SlidesError};

/// A board of a play, one slide or move from the one before it, or after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The move that led here, in STM always one slide; `None` for the start and
    /// after a restart.
    pub made: Option<Move>,
    /// The board.
    pub board: Board,
}

/// Returns how many positions of a grading in slides a play has, without the start.
pub(crate) fn slides(frames: &[Frame]) -> usize {
    let after = frames.iter().skip(1);
    after.map(|frame| frame.made.map_or(1, Move::stm)).sum()
}

/// Returns the boards of a play that is given by its start and its moves, slide by
/// slide or move by move.
pub(crate) fn positions(
    start: &Board,
    moves: impl IntoIterator<Item = Option<Move>>,
    metric: Metric,
) -> Result<Vec<Position>, SlidesError> {
    let at_start = || Position {
        made: None,
        board: start.clone(),
    };
    let mut positions = vec![at_start()];
    let mut board = start.clone();
    let mut at = 0;
    for made in moves {
        let Some(made) = made else {
            positions.push(at_start());
            board = start.clone();
            at += 1;
            continue;
        };
        let steps = match metric {
            Metric::SingleTile => made.slides().map(Move::from).collect(),
            Metric::MultiTile => vec![made],
        };
        for step in steps {
            for slide in step.slides() {
                if !board.slide(slide) {
                    return Err(SlidesError::Slide { at });
                }
                at += 1;
            }
            let board = board.clone();
            let made = Some(step);
            positions.push(Position { made, board });
        }
    }
    Ok(positions)
}

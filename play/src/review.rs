//! A review of a play, part by part: its slides, its time, and where the player
//! thought.
//!
//! The parts are the stages that the play came through ([`lessons::stages`]). Lengths
//! count slides (STM), times are in milliseconds played.

use crate::game::{Frame, Game};
use crate::grading;
use crate::lessons::{self, Stage};
use crate::record::{PlayError, Record};
use taquin::board::{Metric, Move};

/// A part of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The stage that was done in it, or tried to the end of the play.
    pub stage: Stage,
    /// `true` if it was done.
    pub is_done: bool,
    /// The position with which it begins: how many slides of the play came before,
    /// those taken back too. A restart counts as one.
    pub from: usize,
    /// The position with which it ends.
    pub to: usize,
    /// The time it took.
    pub time: u64,
    /// The longest time between two moves of it.
    pub pause: u64,
}

impl Phase {
    /// Slides made, those taken back too.
    #[must_use]
    pub fn slides(&self) -> usize {
        self.to - self.from
    }

    /// Slides per second; `None` if no time was kept.
    #[must_use]
    pub fn tps(&self) -> Option<f64> {
        // A time is below 2⁵³ and a play has fewer slides, so both are exact.
        (self.time > 0).then(|| self.slides() as f64 * 1_000.0 / self.time as f64)
    }
}

/// Returns the parts of the last attempt of a play, without those that took no slide.
///
/// ```
/// use play::{Game, review};
///
/// let mut game = Game::new("1 2 3/4 5 6/0 7 8".parse()?);
/// game.slide_cell(7, 1_000);
/// game.slide_cell(8, 1_500);
/// let phases = review::phases(game.record())?;
/// assert_eq!((phases[0].slides(), phases[0].time), (1, 0)); // 7 is home
/// assert_eq!((phases[1].slides(), phases[1].time), (1, 500));
/// assert_eq!(phases[1].tps(), Some(2.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the play cannot have happened.
pub fn phases(record: &Record) -> Result<Vec<Phase>, PlayError> {
    let frames = Game::frames(record)?;
    let begun = frames.iter().rposition(|frame| frame.made.is_none());
    let (before, attempt) = frames.split_at(begun.unwrap_or(0));
    let offset = grading::slides(before) + usize::from(!before.is_empty());
    let moves = attempt.iter().skip(1).map(|frame| frame.made);
    let positions = grading::positions(record.start(), moves, Metric::SingleTile);
    let positions = positions.expect("a play moves tiles");
    let boards = positions.iter().map(|position| &position.board);
    let times: Vec<u64> = times(attempt);
    let stages = lessons::stages(boards).into_iter().map(|stage| {
        let to = stage.to.unwrap_or(times.len() - 1);
        let moves = times[stage.from..=to].windows(2);
        Phase {
            stage: stage.stage,
            is_done: stage.to.is_some(),
            from: offset + stage.from,
            to: offset + to,
            time: times[to] - times[stage.from],
            pause: moves.map(|pair| pair[1] - pair[0]).max().unwrap_or(0),
        }
    });
    Ok(stages.filter(|phase| phase.slides() > 0).collect())
}

/// The time at each board of an attempt, slide by slide.
fn times(frames: &[Frame]) -> Vec<u64> {
    let at_board = |frame: &Frame| {
        let boards = frame.made.map_or(1, Move::stm);
        std::iter::repeat_n(frame.elapsed, boards)
    };
    frames.iter().flat_map(at_board).collect()
}

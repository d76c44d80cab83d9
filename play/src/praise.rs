//! Praise for a win: its occasion, and its nearness to the fewest slides.
//!
//! A play with help has no occasion and no squares.

use crate::code::RecordError;
use crate::game::Game;
use crate::record::Event;
use crate::statistics::{Collection, Measure, Place, Play, PlayText, Row, Solve, Standing};

/// The occasion that a win is for its player: the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The first of its size and goal that counts.
    First,
    /// No play of this board can be shorter.
    Perfect,
    /// Faster than ever.
    Time,
    /// None of these.
    Solved,
}

impl Occasion {
    /// Its name at the boundary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Perfect => "perfect",
            Self::Time => "time",
            Self::Solved => "solved",
        }
    }
}

/// Praise for a win.
#[derive(Clone, Debug, PartialEq)]
pub struct Praise {
    /// Its occasion.
    pub occasion: Occasion,
    /// The figures of the play.
    pub solve: Solve,
    /// The reason why it counts or does not; `None` if it is not among the plays.
    pub standing: Option<Standing>,
    /// Its place by time, if it counts.
    pub time: Option<Place>,
    /// Its nearness to the fewest slides, from 1 to 5: [`squares`]. `None` with
    /// help, and until the fewest are known.
    pub squares: Option<u8>,
    /// How often its player has won this size and goal, with this one: with hints, too,
    /// but not by the solver. 0 if it is not among the plays.
    pub wins: usize,
    /// `true` if each move of the attempt that won was made after a hint.
    pub is_guided: bool,
}

impl Praise {
    /// Praises a play among all plays of its player. `shortest` is the fewest
    /// slides that its start takes, once that is proven.
    ///
    /// # Errors
    ///
    /// If its record cannot be read or cannot have happened.
    pub fn of(all: &Collection, play: &Play, shortest: Option<u32>) -> Result<Self, RecordError> {
        let solve = Solve::of(play)?;
        let is_this = |row: &Row| row.solve.id == solve.id;
        let standing = all.rows().find(is_this).map(|row| row.standing);
        let time = all.place(&solve.id, Measure::Time);
        let is_own = !solve.help.is_any();
        let counts = standing.map_or(is_own && !solve.is_restarted, |standing| {
            standing == Standing::Counts
        });
        // The slides of different boards say nothing of each other.
        let best = time.and_then(|place| place.best);
        let occasion = if !counts {
            Occasion::Solved
        } else if time.is_some_and(|place| place.others == 0) {
            Occasion::First
        } else if shortest.is_some() && shortest == solve.slides {
            Occasion::Perfect
        } else if best.is_some_and(|best| (solve.elapsed as f64) < best) {
            Occasion::Time
        } else {
            Occasion::Solved
        };
        let is_win = |row: &Row| {
            let other = row.solve;
            let is_like = (other.size(), other.goal()) == (solve.size(), solve.goal());
            is_like && other.is_won && !other.help.solver
        };
        let known = shortest.zip(solve.slides).filter(|_| is_own);
        Ok(Self {
            occasion,
            squares: known.map(|(shortest, made)| squares(made, shortest)),
            wins: all.rows().filter(is_win).count(),
            is_guided: is_guided(play)?,
            solve,
            standing,
            time,
        })
    }
}

fn is_guided(play: &Play) -> Result<bool, RecordError> {
    let PlayText::Record(text) = &play.text else {
        return Ok(false);
    };
    let game: Game = text.parse()?;
    let (mut is_shown, mut is_guided) = (false, true);
    for timed in game.record().events() {
        match timed.event {
            Event::Hint => is_shown = true,
            Event::Restart => (is_shown, is_guided) = (false, true),
            Event::Move(_) | Event::Undo | Event::Redo => {
                is_guided &= is_shown;
                is_shown = false;
            }
            _ => {}
        }
    }
    Ok(is_guided)
}

/// The nearness of a play to the fewest slides: 5 for those, 4 for up to 15 % more, 3 for
/// up to 35 %, 2 for up to 70 %, else 1.
///
/// ```
/// use play::praise::squares;
///
/// let made = [52, 53, 59, 60, 70, 71, 88, 89];
/// let squares = made.map(|made| squares(made, 52));
/// assert_eq!(squares, [5, 4, 4, 3, 3, 2, 2, 1]);
/// ```
#[must_use]
pub const fn squares(made: u32, shortest: u32) -> u8 {
    let over = made.saturating_sub(shortest) as u64 * 100;
    let shortest = shortest as u64;
    if over == 0 {
        5
    } else if over <= 15 * shortest {
        4
    } else if over <= 35 * shortest {
        3
    } else if over <= 70 * shortest {
        2
    } else {
        1
    }
}

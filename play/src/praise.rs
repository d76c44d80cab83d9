//! Praise for a win: its occasion, and its nearness to the fewest slides.
//!
//! A play with help has no occasion and no squares.

use crate::code::RecordError;
use crate::daily::Daily;
use crate::game::Game;
use crate::statistics::{Collection, Measure, Place, Play, PlayText, Row, Solve, Standing};

/// The occasion that a win is for its player: the first that fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Occasion {
    /// A puzzle of the day.
    Daily,
    /// The first of its size and goal that counts.
    First,
    /// No play of this board can be shorter.
    Perfect,
    /// Faster than ever, by so many milliseconds.
    Time(f64),
    /// Fewer slides than ever, by so many.
    Slides(f64),
    /// None of these.
    Solved,
}

impl Occasion {
    /// Its name at the boundary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::First => "first",
            Self::Perfect => "perfect",
            Self::Time(_) => "time",
            Self::Slides(_) => "slides",
            Self::Solved => "solved",
        }
    }

    /// By how much it is better than ever; 0 where nothing is compared.
    #[must_use]
    pub const fn by(self) -> f64 {
        match self {
            Self::Time(by) | Self::Slides(by) => by,
            _ => 0.0,
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
    /// Its place by slides, if it counts.
    pub slides: Option<Place>,
    /// Its nearness to the fewest slides, from 1 to 5: [`squares`]. `None` with
    /// help, and until the fewest are known.
    pub squares: Option<u8>,
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
        let place = |measure| all.place(&solve.id, measure);
        let (time, slides) = (place(Measure::Time), place(Measure::Slides));
        let is_own = !solve.help.is_any();
        let counts = standing.map_or(is_own && !solve.is_restarted, |standing| {
            standing == Standing::Counts
        });
        let gain = |place: Option<Place>, own: f64| {
            let by = place?.best? - own;
            (by > 0.0).then_some(by)
        };
        let made = solve.slides.map_or(f64::INFINITY, f64::from);
        let occasion = if !counts {
            Occasion::Solved
        } else if is_daily(play) {
            Occasion::Daily
        } else if time.is_some_and(|place| place.others == 0) {
            Occasion::First
        } else if shortest.is_some() && shortest == solve.slides {
            Occasion::Perfect
        } else if let Some(by) = gain(time, solve.elapsed as f64) {
            Occasion::Time(by)
        } else if let Some(by) = gain(slides, made) {
            Occasion::Slides(by)
        } else {
            Occasion::Solved
        };
        let known = shortest.zip(solve.slides).filter(|_| is_own);
        Ok(Self {
            occasion,
            squares: known.map(|(shortest, made)| squares(made, shortest)),
            solve,
            standing,
            time,
            slides,
        })
    }
}

fn is_daily(play: &Play) -> bool {
    let PlayText::Record(text) = &play.text else {
        return false;
    };
    let game = text.parse::<Game>().ok();
    game.is_some_and(|game| Daily::of(game.record()).is_some())
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

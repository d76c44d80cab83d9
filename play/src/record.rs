//! The record of a play: one attempt, from its start to its end.
//!
//! Times are milliseconds of the play's own clock. It begins at 0 with the first
//! event, stands still during a pause, and never goes back. The core reads no
//! clock: [`Game`](crate::Game) is told what time it is.

use std::fmt;
use taquin::board::{Board, Goal, Move, Size};
use taquin::shuffle::Seed;

/// The version of what is recorded, and of its text form. Version 1 was the
/// replay, without times.
pub const VERSION: u32 = 2;

/// The latest time of an event, in milliseconds: 34 years. Later times count as
/// this one.
pub const MAX_TIME: u64 = 1 << 40;

/// The longest seed that is kept as text, in bytes. A play with a longer seed
/// keeps its start as a board.
pub const MAX_SEED: usize = 200;

/// An event of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A line of tiles moved. The player moved it, or the solver between
    /// [`Event::LineBegins`] and [`Event::LineEnds`].
    Move(Move),
    /// The last move was taken back.
    Undo,
    /// The move taken back last was made again.
    Redo,
    /// The board went back to its start, for a new attempt: time and help begin
    /// at 0.
    Restart,
    /// A hint was shown, or the numbers again that [`Event::Blindfold`] had hidden.
    Hint,
    /// The solver began to play a solution.
    LineBegins,
    /// The solver stopped playing.
    LineEnds,
    /// The clock stopped: nobody sees the board.
    Pause,
    /// The clock went on. After [`Event::Leave`] it runs even before the first
    /// move, which is how a limited look at a new board ends.
    Resume,
    /// The player left for another play. Any later event resumes this one.
    Leave,
    /// From the first move on, the player does not see the numbers.
    Blindfold,
    /// Time and help of a play that was kept without recording when they were
    /// taken.
    Carry {
        /// Milliseconds. In a record at most [`MAX_TIME`], which longer times become.
        elapsed: u64,
        /// The help taken.
        help: Help,
    },
}

impl Event {
    /// Returns the same, with no time after [`MAX_TIME`].
    pub(crate) fn bounded(self) -> Self {
        match self {
            Self::Carry { elapsed, help } => Self::Carry {
                elapsed: elapsed.min(MAX_TIME),
                help,
            },
            other => other,
        }
    }

    /// Returns its name in a message.
    fn name(self) -> &'static str {
        match self {
            Self::Move(_) => "a move",
            Self::Undo => "an undo",
            Self::Redo => "a redo",
            Self::Restart => "a restart",
            Self::Hint => "a hint",
            Self::LineBegins => "the beginning of a line",
            Self::LineEnds => "the end of a line",
            Self::Pause => "a pause",
            Self::Resume => "the end of a pause",
            Self::Leave => "leaving",
            Self::Blindfold => "a blindfold",
            Self::Carry { .. } => "what is carried over",
        }
    }
}

/// The help that a player took.
///
/// ```
/// use play::Help;
///
/// let help = Help::NONE.with_hints(2);
/// assert!(help.is_any() && !help.solver);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Help {
    /// Hints shown.
    pub hints: u32,
    /// `true` if the solver has played.
    pub solver: bool,
}

impl Help {
    /// No help.
    pub const NONE: Self = Self {
        hints: 0,
        solver: false,
    };

    /// The same, with this many hints.
    #[must_use]
    pub const fn with_hints(self, hints: u32) -> Self {
        Self { hints, ..self }
    }

    /// The same, and whether the solver has played.
    #[must_use]
    pub const fn with_solver(self, solver: bool) -> Self {
        Self { solver, ..self }
    }

    /// Returns `true` if there was any.
    #[must_use]
    pub fn is_any(self) -> bool {
        self.hints > 0 || self.solver
    }
}

/// The way a play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It has not ended.
    Open,
    /// A move led to the goal.
    Solved,
    /// The player has left it for another play.
    Left,
}

/// An event and when it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Timed {
    /// Milliseconds of the play's clock, at most [`MAX_TIME`].
    pub at: u64,
    /// The event.
    pub event: Event,
}

/// The start of a play and its events.
/// [`Game::replay`](crate::Game::replay) checks that they can happen one after
/// another.
///
/// ```
/// use play::Record;
/// use taquin::Goal;
///
/// let goal = Goal::blank_last("4x4".parse()?);
/// let record = Record::from_seed(&goal, "today");
/// assert_eq!(record.seed(), Some("today"));
/// assert!(record.events().is_empty());
/// # Ok::<(), taquin::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Board,
    // Invariant: `start` is the board to play of this seed.
    seed: Option<String>,
    // Invariant: times never go back, and are at most MAX_TIME, as those carried over.
    events: Vec<Timed>,
}

impl Record {
    /// Begins the record of a play that starts with this board.
    #[must_use]
    pub fn new(start: Board) -> Self {
        Self {
            start,
            seed: None,
            events: Vec::new(),
        }
    }

    /// Begins the record of a play that starts with the shuffle of a seed. A
    /// seed longer than [`MAX_SEED`] is not kept.
    #[must_use]
    pub fn from_seed(goal: &Goal, seed: &str) -> Self {
        Self {
            start: Board::to_play(goal, Seed::from(seed)),
            seed: (seed.len() <= MAX_SEED).then(|| seed.to_owned()),
            events: Vec::new(),
        }
    }

    /// A record with the same start and no events.
    #[must_use]
    pub fn begun(&self) -> Self {
        Self {
            start: self.start.clone(),
            seed: self.seed.clone(),
            events: Vec::new(),
        }
    }

    /// The board that the play begins with.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> Size {
        self.start.size()
    }

    /// The arrangement to reach.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        self.start.goal()
    }

    /// The seed that the start was drawn from; `None` if that is not known.
    #[must_use]
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// The events, the first one first.
    #[must_use]
    pub fn events(&self) -> &[Timed] {
        &self.events
    }

    /// Returns `true` if this record continues another: it has the same start, and
    /// begins with the events of the other, without the pauses and leaves at their end.
    #[must_use]
    pub fn goes_on_from(&self, other: &Self) -> bool {
        let is_stop = |timed: &&Timed| matches!(timed.event, Event::Pause | Event::Leave);
        let stops = other.events.iter().rev().take_while(is_stop).count();
        let played = &other.events[..other.events.len() - stops];
        self.start == other.start && self.seed == other.seed && self.events.starts_with(played)
    }

    /// Adds an event. A time before that of the last event becomes that one, and
    /// a time after [`MAX_TIME`], also one carried over, becomes [`MAX_TIME`].
    pub fn push(&mut self, event: Event, at: u64) {
        let last = self.events.last().map_or(0, |last| last.at);
        // Not `clamp`: its panic prints numbers, a quarter kB before the first move.
        let at = at.max(last).min(MAX_TIME);
        let event = event.bounded();
        self.events.push(Timed { at, event });
    }
}

/// The first event of a record that cannot happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// It cannot happen where it stands: a move that the board does not allow,
    /// an undo before any move, a pause while the time stands still.
    Event {
        /// The number of the event, from 0.
        at: usize,
        /// The event.
        event: Event,
    },
    /// Its time is not one that the play's clock can show there: the first
    /// event is at 0, and the clock stands still during a pause.
    Time {
        /// The number of the event, from 0.
        at: usize,
        /// Its time, in milliseconds.
        time: u64,
    },
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event { at, event } => {
                write!(
                    f,
                    "event {at} of the play, {}, cannot happen there",
                    event.name()
                )
            }
            Self::Time { at, time } => {
                write!(f, "event {at} of the play cannot happen at {time} ms")
            }
        }
    }
}

impl std::error::Error for PlayError {}

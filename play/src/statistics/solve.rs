//! A play as it is kept, and what is counted of it.

use crate::code::{Link, RecordError, read_start};
use crate::game::Game;
use crate::record::{Event, Help, Record};
use std::collections::HashSet;
use taquin::board::Size;

/// The place where a play was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// In this game.
    Here,
    /// In another program, with times from csTimer.
    CsTimer,
    /// In Slidysim.
    Slidysim,
}

impl Source {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Here, Self::CsTimer, Self::Slidysim];

    /// Its name in a file; empty for plays of this game.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Here => "",
            Self::CsTimer => "cstimer",
            Self::Slidysim => "slidysim",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.name() == name)
    }
}

/// A play as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// When it ended or was left, in milliseconds since 1970.
    pub at: u64,
    /// The place where it was played.
    pub source: Source,
    /// Its record, or its time alone.
    pub text: PlayText,
}

/// The record of a play, or its time alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayText {
    /// All: the text of its record.
    Record(String),
    /// Only the time of a won play that was measured elsewhere.
    Time {
        /// The board's size. Its goal has the blank last.
        size: Size,
        /// Milliseconds.
        elapsed: u64,
        /// Slides (STM), if they were counted.
        slides: Option<u32>,
    },
}

impl Play {
    /// A play of which all is known.
    #[must_use]
    pub fn recorded(at: u64, record: impl Into<String>, source: Source) -> Self {
        let text = PlayText::Record(record.into());
        Self { at, source, text }
    }

    /// A won play of which only the time is known.
    #[must_use]
    pub fn timed(at: u64, size: Size, elapsed: u64, source: Source) -> Self {
        let text = PlayText::Time {
            size,
            elapsed,
            slides: None,
        };
        Self { at, source, text }
    }

    /// Its identity. That of a record is the record without its events, the check
    /// included, which is different for every play. That of a time is what is
    /// known of it.
    ///
    /// ```
    /// use play::statistics::{Play, Source};
    ///
    /// let play = Play::recorded(0, "2.3x2.last.bAD.SgFIsF3g.zqdSKQ", Source::Here);
    /// assert_eq!(play.id(), "2.3x2.last.bAD.zqdSKQ");
    /// ```
    #[must_use]
    pub fn id(&self) -> String {
        match &self.text {
            PlayText::Record(record) => {
                let (fields, check) = record.rsplit_once('.').unwrap_or((record, ""));
                let start = fields.rsplit_once('.').map_or(fields, |(start, _)| start);
                format!("{start}.{check}")
            }
            PlayText::Time { size, elapsed, .. } => {
                format!("time.{size}.last.{elapsed}.{}", self.at)
            }
        }
    }
}

/// The reason why a play enters the records or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It does.
    Counts,
    /// It is not won.
    Unfinished,
    /// A hint was shown, or the solver played. A restart does not undo that.
    Helped,
    /// The player went back to the start, and knew the board.
    Restarted,
    /// The board was set up, not shuffled: it may be one slide from the goal.
    SetUp,
    /// The same shuffle was won before.
    Repeated,
}

impl Standing {
    /// Its name at the boundary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Counts => "counts",
            Self::Unfinished => "unfinished",
            Self::Helped => "helped",
            Self::Restarted => "restarted",
            Self::SetUp => "setUp",
            Self::Repeated => "repeated",
        }
    }
}

/// The figures of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solve {
    /// The identity of the play: [`Play::id`].
    pub id: String,
    /// When it ended or was left, in milliseconds since 1970.
    pub at: u64,
    /// The place where it was played.
    pub source: Source,
    /// Milliseconds played.
    pub elapsed: u64,
    /// Slides (STM) made and not taken back, if they are known.
    pub slides: Option<u32>,
    /// Moves (MTM) made and not taken back, if they are known.
    pub moves: Option<u32>,
    /// All help taken, before a restart too.
    pub help: Help,
    /// `true` if the goal was reached.
    pub is_won: bool,
    /// `true` if the player went back to the start and tried again.
    pub is_restarted: bool,
    /// `true` if the player did not see the numbers.
    pub is_blindfolded: bool,
}

/// Follows the goal of plays in which the numbers were hidden.
pub const BLINDFOLDED: char = '~';

impl Solve {
    /// Reads a play, and plays its record again.
    ///
    /// # Errors
    ///
    /// If its record cannot be read or cannot have happened.
    pub fn of(play: &Play) -> Result<Self, RecordError> {
        let (id, at, source) = (play.id(), play.at, play.source);
        let timed = Self {
            id,
            at,
            source,
            elapsed: 0,
            slides: None,
            moves: None,
            help: Help::NONE,
            is_won: true,
            is_restarted: false,
            is_blindfolded: false,
        };
        match &play.text {
            &PlayText::Time {
                elapsed, slides, ..
            } => Ok(Self {
                elapsed,
                slides,
                ..timed
            }),
            PlayText::Record(text) => {
                let game: Game = text.parse()?;
                let count = |n: usize| u32::try_from(n).ok();
                Ok(Self {
                    elapsed: game.elapsed(0),
                    slides: count(game.stm()),
                    moves: count(game.mtm()),
                    help: help_of(game.record()),
                    is_won: game.mtm() > 0 && game.board().is_solved(),
                    is_restarted: is_restarted(game.record()),
                    is_blindfolded: is_blindfolded(game.record()),
                    ..timed
                })
            }
        }
    }

    /// The size, as text: `4x4`.
    #[must_use]
    pub fn size(&self) -> &str {
        self.field(1)
    }

    /// The goal, as records name it: its name, or `*` and the rank of its tiles; then
    /// [`BLINDFOLDED`] if the numbers were hidden: such plays are compared with each other.
    #[must_use]
    pub fn goal(&self) -> String {
        let mut goal = self.field(2).to_owned();
        if self.is_blindfolded {
            goal.push(BLINDFOLDED);
        }
        goal
    }

    /// The start, as records name it; `None` for a time without one.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        let (start, _) = self.id.rsplit_once('.')?;
        (self.field(0) != "time").then_some(start)
    }

    /// The link that opens its start; `None` if that is not known.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        let start = read_start(self.start()?).ok()?;
        Some(Link::to_start(&Game::begin(&start)).to_string())
    }

    /// Returns `true` if the board was shuffled. Other programs say that theirs are.
    pub(super) fn is_shuffled(&self) -> bool {
        self.source != Source::Here || self.field(3).starts_with('s')
    }

    fn field(&self, at: usize) -> &str {
        self.id.split('.').nth(at).unwrap_or("")
    }
}

/// The standings of plays, the first played first.
pub(super) fn standings<'a>(solves: impl Iterator<Item = &'a Solve>) -> Vec<Standing> {
    let mut won = HashSet::new();
    let standing = |solve: &'a Solve| {
        if !solve.is_won {
            return Standing::Unfinished;
        }
        let is_first = solve.start().is_none_or(|start| won.insert(start));
        if solve.help.is_any() {
            Standing::Helped
        } else if !solve.is_shuffled() {
            Standing::SetUp
        } else if solve.is_restarted {
            Standing::Restarted
        } else if is_first {
            Standing::Counts
        } else {
            Standing::Repeated
        }
    };
    solves.map(standing).collect()
}

fn help_of(record: &Record) -> Help {
    let mut help = Help::NONE;
    for timed in record.events() {
        match timed.event {
            Event::Hint => help.hints = help.hints.saturating_add(1),
            Event::LineBegins => help.solver = true,
            Event::Carry { help: carried, .. } => {
                help.hints = help.hints.saturating_add(carried.hints);
                help.solver |= carried.solver;
            }
            _ => {}
        }
    }
    help
}

fn is_blindfolded(record: &Record) -> bool {
    let mut events = record.events().iter();
    events.any(|timed| timed.event == Event::Blindfold)
}

fn is_restarted(record: &Record) -> bool {
    let mut events = record.events().iter().map(|timed| timed.event);
    let has_moved = events.any(|event| matches!(event, Event::Move(_)));
    has_moved && events.any(|event| event == Event::Restart)
}

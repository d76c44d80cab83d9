//! Links, and the play or board that each opens.

use super::record_text::{is_record, print_start_check};
use super::{RecordError, escape, played_board};
use crate::game::Game;
use crate::record::{Ending, Record};
use std::fmt;
use std::str::FromStr;
use taquin::board::{BoardError, Goal, GoalName, GoalSpec, Move, Size};
use taquin::code::{CodeError, PositionCode, read_board};

/// The part of an address after its `#`.
///
/// | text                       | opens                                          |
/// |----------------------------|------------------------------------------------|
/// | `#board=4x4-…&goal=snake`  | a board: position code, or as people paste it  |
/// | `#size=4x4&seed=42`        | the shuffle of a seed                          |
/// | `#check=…&seed=42&size=4x4` | the same, unless it was changed on the way    |
/// | `#size=4x4`                | some shuffle                                   |
/// | `#play=2.4x4…`             | a play, as it was                              |
/// | `#race=2.4x4…`             | the start of a play, to race against the play  |
///
/// The default goal is `last`, the default size 4x4. The check of a seed is that of the
/// record of its start.
///
/// Chats take a mark at the end of a link for the end of the sentence, or the end of the
/// sentence for a part of the link. So each link ends in a letter or a digit, and what
/// cannot be opened is tried without the marks at its end.
///
/// ```
/// use play::{Game, Link};
///
/// let link: Link = "https://example.org/#size=3x3&seed=today&goal=snake".parse()?;
/// let game = link.open("drawn at random");
/// assert_eq!(game.record().seed(), Some("today"));
/// assert_eq!(
///     Link::to_start(&game).to_string(),
///     "#check=zwrU_g&seed=today&size=3x3&goal=snake"
/// );
/// # Ok::<(), play::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// The start of a play: a board or a seed.
    Start(Record),
    /// Any shuffle with this goal; the seed is drawn when the link is opened.
    Shuffle(Goal),
    /// A play, as far as it was played.
    Play(Game),
    /// The start of a play, for somebody who races against it.
    Race(Game),
}

impl Link {
    /// Reads a link, with or without its `#`, or a whole address. Returns `None`
    /// if it names no board, size, seed or play.
    ///
    /// # Errors
    ///
    /// If what it names cannot be opened.
    pub fn parse(text: &str) -> Result<Option<Self>, LinkError> {
        let behind = text.rsplit_once('#').map_or(text, |(_, behind)| behind);
        let pairs = behind.split('&').filter_map(|pair| pair.split_once('='));
        let mut values: Vec<_> = pairs.map(|(key, value)| (key, unescape(value))).collect();
        Self::of(&values).or_else(|error| {
            if let Some((_, Some(last))) = values.last_mut() {
                *last = without_marks(last).to_owned();
            }
            Self::of(&values).map_err(|_| error)
        })
    }

    /// The link of these values, by name; `None` is one that is no text.
    fn of(values: &[(&str, Option<String>)]) -> Result<Option<Self>, LinkError> {
        let value = |name: &str| {
            let found = values.iter().find(|(key, _)| *key == name);
            let text = |(_, value): &(&str, Option<String>)| value.clone().ok_or(LinkError::Text);
            found.map(text).transpose()
        };
        if let Some(play) = value("play")? {
            return Ok(Some(Self::Play(play.parse()?)));
        }
        if let Some(play) = value("race")? {
            return Ok(Some(Self::Race(play.parse()?)));
        }
        let goal = value("goal")?.map(|goal| goal.parse()).transpose()?;
        let goal: GoalSpec = goal.unwrap_or_default();
        if let Some(board) = value("board")? {
            let board = read_board(&board, goal)?;
            return Ok(Some(Self::Start(Record::new(board))));
        }
        let (size, seed, check) = (value("size")?, value("seed")?, value("check")?);
        if size.is_none() && seed.is_none() && check.is_none() {
            return Ok(None);
        }
        let size = size.as_deref().unwrap_or("4x4");
        let size: Size = size.parse().map_err(CodeError::Size)?;
        let goal = goal.of(size)?;
        let start = seed.map(|seed| Record::from_seed(&goal, &seed));
        if check.is_some() && check != start.as_ref().map(print_start_check) {
            return Err(LinkError::Check);
        }
        Ok(Some(start.map_or(Self::Shuffle(goal), Self::Start)))
    }

    /// The link to the start of a play, so that somebody else can try it.
    #[must_use]
    pub fn to_start(game: &Game) -> Self {
        Self::Start(game.record().begun())
    }

    /// The link to the board in play, or to the start of a play that is won.
    #[must_use]
    pub fn to_position(game: &Game) -> Self {
        if game.ending() == Ending::Solved {
            return Self::to_start(game);
        }
        Self::Start(Record::new(game.board().clone()))
    }

    /// Opens the link. `drawn` is the seed of a shuffle for which it names none.
    #[must_use]
    pub fn open(self, drawn: &str) -> Game {
        match self {
            Self::Start(record) => Game::begin(&record),
            Self::Shuffle(goal) => Game::from_seed(&goal, drawn),
            Self::Play(game) => game,
            Self::Race(game) => Game::begin(game.record()),
        }
    }

    /// Opens the play to race against: that of the link, or the one it opens.
    #[must_use]
    pub fn rival(self, drawn: &str) -> Game {
        match self {
            Self::Race(game) => game,
            other => other.open(drawn),
        }
    }
}

impl FromStr for Link {
    type Err = LinkError;

    /// Reads a link like [`Link::parse`], but refuses one that names nothing.
    fn from_str(text: &str) -> Result<Self, LinkError> {
        Self::parse(text)?.ok_or(LinkError::Nothing)
    }
}

impl fmt::Display for Link {
    /// The end of an address, `#` included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goal = match self {
            Self::Start(record) => {
                match record.seed() {
                    Some(seed) => {
                        let (check, seed) = (print_start_check(record), escape(seed));
                        write!(f, "#check={check}&seed={seed}&size={}", record.size())?;
                    }
                    None => write!(f, "#board={}", PositionCode::of(record.start()))?,
                }
                record.goal()
            }
            Self::Shuffle(goal) => {
                write!(f, "#size={}", goal.size())?;
                goal
            }
            Self::Play(game) | Self::Race(game) => {
                let name = if matches!(self, Self::Race(_)) {
                    "race"
                } else {
                    "play"
                };
                return write!(f, "#{name}={}", game.record());
            }
        };
        if goal.name() == Some(GoalName::Last) {
            return Ok(());
        }
        write!(f, "&goal={}", escape(&goal.to_string()))
    }
}

/// Opens what a person gave: a position code, a board in text or JSON form, either
/// with moves behind it (`0 1 2/4 5 3 L2U`), the record of a play, a link or a whole
/// address. `goal` is the goal of a board
/// that comes without one, `drawn` the seed of a shuffle that comes without one.
///
/// # Errors
///
/// If it is none of these, or is damaged.
pub fn open(text: &str, goal: impl Into<GoalSpec>, drawn: &str) -> Result<Game, LinkError> {
    Ok(read(text, goal.into())?.open(drawn))
}

/// Opens the play to race against that a person gave, in any of the forms that
/// [`open`] reads.
///
/// # Errors
///
/// If it is none of these, or is damaged.
pub fn open_rival(text: &str, drawn: &str) -> Result<Game, LinkError> {
    Ok(read(text, GoalSpec::default())?.rival(drawn))
}

fn read(text: &str, goal: GoalSpec) -> Result<Link, LinkError> {
    let text = text.trim();
    if text.contains('#')
        && let Some(link) = Link::parse(text)?
    {
        return Ok(link);
    }
    let bare = without_marks(text);
    read_alone(text, &goal).or_else(|error| read_alone(bare, &goal).map_err(|_| error))
}

/// Reads a record or a board that stands alone.
fn read_alone(text: &str, goal: &GoalSpec) -> Result<Link, LinkError> {
    if is_record(text) {
        return Ok(Link::Play(text.parse()?));
    }
    if let Some(game) = played_board::read(text, goal)? {
        return Ok(Link::Play(game));
    }
    let board = read_board(text, goal.clone())?;
    Ok(Link::Start(Record::new(board)))
}

/// A text up to its last letter or digit.
fn without_marks(text: &str) -> &str {
    let last = text.bytes().rposition(|c| c.is_ascii_alphanumeric());
    last.and_then(|last| text.get(..=last)).unwrap_or("")
}

/// A value of a link, read as browsers read forms: `+` is a space, `%` and two
/// hexadecimal digits are a byte. `None` if its bytes are no text.
fn unescape(value: &str) -> Option<String> {
    escape::read(&value.replace('+', " "), b'%')
}

fn escape(value: &str) -> String {
    escape::write(value, '%', b" -_.*,/").replace(' ', "+")
}

/// Why a link cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It names no board, size, seed or play.
    Nothing,
    /// Its escaped bytes are not UTF-8.
    Text,
    /// The check of its seed does not fit.
    Check,
    /// Its board, size or goal cannot be read.
    Board(CodeError),
    /// Its play cannot be read.
    Play(RecordError),
    /// A move behind a board that cannot be made there.
    Move {
        /// The number of the move, from 0.
        at: usize,
        /// The move.
        next: Move,
    },
}

impl From<CodeError> for LinkError {
    fn from(error: CodeError) -> Self {
        Self::Board(error)
    }
}

impl From<BoardError> for LinkError {
    fn from(error: BoardError) -> Self {
        Self::Board(CodeError::Board(error))
    }
}

impl From<RecordError> for LinkError {
    fn from(error: RecordError) -> Self {
        Self::Play(error)
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str(
                "link names no board, size, seed or play; write one like #size=4x4&seed=42",
            ),
            Self::Text => f.write_str("link is damaged: its escaped bytes are not text"),
            Self::Check => f.write_str("link is damaged: its check does not fit"),
            Self::Board(error) => error.fmt(f),
            Self::Play(error) => error.fmt(f),
            Self::Move { at, next } => {
                write!(f, "move {at}, {next}, counted from 0, cannot be made there")
            }
        }
    }
}

// No source: its message is in this one, and who prints a chain would say it twice.
impl std::error::Error for LinkError {}

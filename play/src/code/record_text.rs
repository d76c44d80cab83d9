//! A record as text.

use super::bits::{BitReader, BitWriter};
use super::escape;
use crate::game::Game;
use crate::record::{Event, Help, MAX_TIME, PlayError, Record, Timed, VERSION};
use std::fmt;
use std::str::FromStr;
use taquin::CodeError;
use taquin::board::{Board, BoardError, Direction, Goal, GoalName, Move, Size};
use taquin::workspace::quote;
use taquin::workspace::{Rank, character, digit};

/// Most moves take less than 2 to this power milliseconds: 256.
const TIME_BITS: u32 = 8;

impl fmt::Display for Record {
    /// The text form: `2.3x2.last.bAD.SgFIsF3g.zqdSKQ`; its fields are listed in
    /// [`code`](crate::code#record).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = print_fields(self);
        write!(f, "{fields}.{}", print_check(&fields))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record and checks it by playing it again. Each record has one text;
    /// any other is refused. To go on with the play, parse a [`Game`].
    fn from_str(text: &str) -> Result<Self, RecordError> {
        text.parse().map(Game::into_record)
    }
}

impl FromStr for Game {
    type Err = RecordError;

    /// Reads the text of a record and plays it again. The clock of the game
    /// stands still until its next event.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let (version, _) = text.split_once('.').ok_or(RecordError::Form)?;
        if !is_record(text) {
            return Err(RecordError::Form);
        }
        if version != VERSION.to_string() {
            return Err(RecordError::Version {
                expected: VERSION,
                got: quote(version),
            });
        }
        let (fields, check) = text.rsplit_once('.').ok_or(RecordError::Form)?;
        if check != print_check(fields) {
            return Err(RecordError::Check);
        }
        let record = parse_fields(fields)?;
        // Spellings that come to the same: an escaped letter, bits that say nothing.
        if print_fields(&record) != fields {
            return Err(RecordError::Form);
        }
        Self::replay(&record).map_err(RecordError::Play)
    }
}

/// All but the check.
fn print_fields(record: &Record) -> String {
    let (size, goal) = (record.size(), print_goal(record.goal()));
    let (start, events) = (print_start(record), print_events(record.events()));
    format!("{VERSION}.{size}.{goal}.{start}.{events}")
}

fn parse_fields(fields: &str) -> Result<Record, RecordError> {
    let fields: Vec<&str> = fields.split('.').collect();
    let [_, size, goal, start, events] = fields[..] else {
        return Err(RecordError::Form);
    };
    let size: Size = size
        .parse()
        .map_err(|error| RecordError::Start(CodeError::Size(error)))?;
    let goal = parse_goal(goal, size)?;
    let mut record = parse_start(start, &goal)?;
    parse_events(events, &mut record)?;
    Ok(record)
}

/// Reads the start that the first four fields of a record name.
pub(crate) fn read_start(fields: &str) -> Result<Record, RecordError> {
    parse_fields(&format!("{fields}."))
}

/// Returns `true` if a text begins like a record: with a version and a point.
pub(super) fn is_record(text: &str) -> bool {
    let version = text.split_once('.').map_or("", |(version, _)| version);
    !version.is_empty() && version.bytes().all(|c| c.is_ascii_digit())
}

fn print_goal(goal: &Goal) -> String {
    match goal.name() {
        Some(name) => name.name().to_owned(),
        None => format!("*{}", print_rank(goal.size(), goal.tiles())),
    }
}

fn parse_goal(text: &str, size: Size) -> Result<Goal, RecordError> {
    let goal = match text.strip_prefix('*') {
        Some(rank) => Goal::arranged(size, &parse_rank(size, rank)?),
        None => text.parse().map(|name: GoalName| name.of(size)),
    };
    goal.map_err(start_error)
}

fn print_start(record: &Record) -> String {
    let Some(seed) = record.seed() else {
        return format!("b{}", print_rank(record.size(), record.start().tiles()));
    };
    format!("s{}", escape::write(seed, '*', b"-_"))
}

fn parse_start(text: &str, goal: &Goal) -> Result<Record, RecordError> {
    if let Some(rank) = text.strip_prefix('b') {
        let tiles = parse_rank(goal.size(), rank)?;
        let start = Board::from_tiles(&tiles, goal).map_err(start_error)?;
        return Ok(Record::new(start));
    }
    let seed = text.strip_prefix('s').ok_or(RecordError::Form)?;
    let seed = escape::read(seed, b'*').ok_or(RecordError::Form)?;
    Ok(Record::from_seed(goal, &seed))
}

fn start_error(error: BoardError) -> RecordError {
    RecordError::Start(CodeError::Board(error))
}

fn print_rank(size: Size, tiles: &[u8]) -> String {
    let rank = Rank::of(size, tiles);
    rank.0.iter().map(|&digit| character(digit)).collect()
}

fn parse_rank(size: Size, text: &str) -> Result<Vec<u8>, RecordError> {
    let mut rank = Rank::zero(size);
    let expected = rank.0.len();
    rank.0 = text
        .chars()
        .map(digit)
        .collect::<Option<_>>()
        .ok_or(RecordError::Form)?;
    if rank.0.len() != expected {
        return Err(RecordError::Form);
    }
    let tiles = rank.into_permutation(size);
    tiles.ok_or(RecordError::Start(CodeError::Rank))
}

fn print_events(events: &[Timed]) -> String {
    let mut bits = BitWriter::default();
    let mut last = 0;
    for &Timed { at, event } in events {
        print_event(&mut bits, event);
        bits.number(at - last, TIME_BITS);
        last = at;
    }
    bits.print()
}

fn parse_events(text: &str, record: &mut Record) -> Result<(), RecordError> {
    let mut bits = BitReader::new(text).ok_or(RecordError::Form)?;
    let mut at = 0;
    while !bits.is_at_end() {
        let event = parse_event(&mut bits).ok_or(RecordError::Form)?;
        at += bits.number(TIME_BITS).ok_or(RecordError::Form)?;
        if at > MAX_TIME {
            return Err(RecordError::Form);
        }
        record.push(event, at);
    }
    Ok(())
}

fn print_event(bits: &mut BitWriter, event: Event) {
    match event {
        Event::Move(next) => {
            bits.bits(0, 1);
            let at = Direction::ALL.iter().position(|&d| d == next.direction());
            bits.bits(at.expect("it is one of the four") as u64, 2);
            bits.number(next.stm() as u64 - 1, 0);
        }
        Event::Undo => bits.bits(0b1000, 4),
        Event::Redo => bits.bits(0b1001, 4),
        Event::Hint => bits.bits(0b1010, 4),
        Event::Restart => bits.bits(0b1011, 4),
        Event::LineBegins => bits.bits(0b11_000, 5),
        Event::LineEnds => bits.bits(0b11_001, 5),
        Event::Pause => bits.bits(0b11_010, 5),
        Event::Resume => bits.bits(0b11_011, 5),
        Event::Leave => bits.bits(0b11_100, 5),
        Event::Blindfold => bits.bits(0b11_110, 5),
        Event::Carry { elapsed, help } => {
            bits.bits(0b11_101, 5);
            bits.number(elapsed, TIME_BITS);
            bits.number(u64::from(help.hints), 0);
            bits.bits(u64::from(help.solver), 1);
        }
    }
}

fn parse_event(bits: &mut BitReader) -> Option<Event> {
    if !bits.bit()? {
        let direction = *Direction::ALL.get(usize::try_from(bits.bits(2)?).ok()?)?;
        let slides = usize::try_from(bits.number(0)?).ok()?.checked_add(1)?;
        return Some(Event::Move(Move::new(direction, slides).ok()?));
    }
    if !bits.bit()? {
        return Some(match bits.bits(2)? {
            0 => Event::Undo,
            1 => Event::Redo,
            2 => Event::Hint,
            _ => Event::Restart,
        });
    }
    Some(match bits.bits(3)? {
        0 => Event::LineBegins,
        1 => Event::LineEnds,
        2 => Event::Pause,
        3 => Event::Resume,
        4 => Event::Leave,
        5 => Event::Carry {
            elapsed: bits.number(TIME_BITS).filter(|&time| time <= MAX_TIME)?,
            help: Help {
                hints: u32::try_from(bits.number(0)?).ok()?,
                solver: bits.bit()?,
            },
        },
        6 => Event::Blindfold,
        _ => return None,
    })
}

/// The check of the record of a start: over its size, goal and seed.
pub(super) fn print_start_check(record: &Record) -> String {
    print_check(&print_fields(&record.begun()))
}

/// CRC-32 (ISO 3309) of a text, in six digits of base 64. The last one has two bits of it,
/// so it is a letter: a chat may strip a `-` or `_` from the end of a link.
pub(crate) fn print_check(text: &str) -> String {
    print_crc(crc(u32::MAX, text))
}

/// The remainder of a text that comes in parts, after another part of it. The first one
/// comes after `u32::MAX`.
pub(crate) fn crc(before: u32, text: &str) -> u32 {
    text.bytes().fold(before, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            let divisor = if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
            crc >> 1 ^ divisor
        })
    })
}

pub(crate) fn print_crc(crc: u32) -> String {
    let mut bits = BitWriter::default();
    bits.bits(u64::from(!crc), 32);
    bits.print()
}

/// Why a text is not the record of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not six fields with points between them, or a field with another spelling
    /// than records have.
    Form,
    /// Another version.
    Version {
        /// The version that this build reads.
        expected: u32,
        /// The version found.
        got: String,
    },
    /// The check does not fit the rest: the text is damaged.
    Check,
    /// The start or the goal cannot be read.
    Start(CodeError),
    /// Its events cannot happen one after another.
    Play(PlayError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("not the record of a play, or not written as records are"),
            Self::Version { expected, got } => {
                write!(f, "record has version {got}, this build reads {expected}")
            }
            Self::Check => f.write_str("record is damaged: its check does not fit"),
            Self::Start(error) => write!(f, "start of the record: {error}"),
            Self::Play(error) => error.fmt(f),
        }
    }
}

// No source: its message is in this one, and who prints a chain would say it twice.
impl std::error::Error for RecordError {}

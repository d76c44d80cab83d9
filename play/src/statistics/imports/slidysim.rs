//! Tables that the Slidysim Session Tracker copies.

use crate::date::CalendarDate;
use crate::game::Game;
use crate::record::{Event, MAX_TIME, Record};
use crate::statistics::solve::{Play, Source};
use taquin::board::{Board, Direction, GoalName, Move, Moves, Size};

/// The beginning of its head.
const HEAD: &str =
    "Parent;Puzzle;Completed;Time;Moves;TPS;Scramble;Solution;Movetimes;Reconstruction";

pub(super) fn is_table(text: &str) -> bool {
    text.lines().any(|line| line.trim_end() == HEAD)
}

/// A table, line by line. Statistics may stand before its head.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The plays. Their times are those of the clock on the wall, where they were played.
    pub plays: Vec<Play>,
    /// The number of those that were skipped there, or not finished.
    pub left_out: usize,
    /// Lines, from 1, that cannot be read, or whose solution does not solve them.
    pub unread: Vec<usize>,
    lines: usize,
    is_begun: bool,
}

impl Table {
    pub(super) fn read(&mut self, line: &str) {
        let line = line.trim_end();
        self.lines += 1;
        if !self.is_begun {
            self.is_begun = line == HEAD;
        } else if !line.is_empty() {
            match read_line(line) {
                Some(Some(play)) => self.plays.push(play),
                Some(None) => self.left_out += 1,
                None => self.unread.push(self.lines),
            }
        }
    }
}

/// Reads a line: `Some(None)` for one that was not finished, or that sums up the
/// boards of a relay.
#[expect(clippy::option_option, reason = "an error, nothing, or a play")]
fn read_line(line: &str) -> Option<Option<Play>> {
    let fields: Vec<&str> = line.split(';').collect();
    let (size, start, solution) = match fields[..] {
        [_, _, "False", ..] | [_, _, "True", _, _, _] => return Some(None),
        [_, size, "True", _, _, _, start, solution, _, _] => (size, start, solution),
        _ => return None,
    };
    let size: Size = size.parse().ok()?;
    let start = Board::parse(start, GoalName::Last).ok()?;
    if start.size() != size {
        return None;
    }
    let moves: Moves = solution.parse().ok()?;
    let slides: Vec<Direction> = moves.slides().collect();
    let total = read_seconds(fields[3])?;
    let times = read_times(fields[8], slides.len(), total)?;
    let mut record = Record::new(start);
    for (next, at) in joined(&slides, &times) {
        record.push(Event::Move(next), at);
    }
    let game = Game::replay(&record).ok()?;
    if !game.board().is_solved() {
        return None;
    }
    let at = read_date(fields[0])?;
    let record = record.to_string();
    Some(Some(Play::recorded(at, record, Source::Slidysim)))
}

/// Slides that happened at once in one direction are one move.
fn joined(slides: &[Direction], times: &[u64]) -> Vec<(Move, u64)> {
    let mut slides = slides.iter().copied();
    let at_once = times.chunk_by(|one, next| one == next).flat_map(|same| {
        let moves: Moves = slides.by_ref().take(same.len()).collect();
        moves.into_iter().map(|next| (next, same[0]))
    });
    at_once.collect()
}

/// Milliseconds of `12.345`.
fn read_seconds(text: &str) -> Option<u64> {
    let (seconds, rest) = text.split_once('.')?;
    let millis: u64 = rest.parse().ok().filter(|_| rest.len() == 3)?;
    let seconds: u64 = seconds.parse().ok()?;
    seconds
        .checked_mul(1_000)?
        .checked_add(millis)
        .filter(|&time| time <= MAX_TIME)
}

/// The time of each slide, from the first one on; the last is the result. Where
/// the times are missing, the slides are as long as each other.
fn read_times(text: &str, count: usize, total: u64) -> Option<Vec<u64>> {
    let list = text.strip_prefix('[')?.strip_suffix(']')?;
    let mut times: Vec<u64> = if list.trim().is_empty() {
        let last = u64::try_from(count).ok()?.saturating_sub(1).max(1);
        (0..)
            .step_by(1)
            .take(count)
            .map(|n| total * n / last)
            .collect()
    } else {
        let times = list.split(',').map(|time| time.trim().parse().ok());
        times.collect::<Option<_>>()?
    };
    if times.len() != count || !times.is_sorted() || *times.last()? > total {
        return None;
    }
    // The clock begins with the first slide.
    *times.first_mut()? = 0;
    if count > 1 {
        *times.last_mut()? = total;
    }
    Some(times)
}

/// The date at the end of `… solve done at 2024.05.01 12:30:00`.
fn read_date(parent: &str) -> Option<u64> {
    let (_, text) = parent.rsplit_once(" done at ")?;
    let (date, time) = text.split_once(' ')?;
    let numbers = |text: &str, mark: char| -> Option<[u64; 3]> {
        let numbers: Option<Vec<u64>> = text.split(mark).map(|n| n.parse().ok()).collect();
        numbers?.try_into().ok()
    };
    let [year, month, day] = numbers(date, '.')?;
    let [hour, minute, second] = numbers(time, ':')?;
    if hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let time = ((hour * 60 + minute) * 60 + second) * 1_000;
    let local = CalendarDate {
        year,
        month,
        day,
        time,
    };
    local.at()
}

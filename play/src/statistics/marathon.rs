//! Several plays in a row, counted together.

use super::average::{average, trim};
use super::course::{Course, CourseKind};
use super::solve::{BLINDFOLDED, Play, Solve, Source, Standing, standings};
use crate::code::RecordError;
use std::fmt;
use taquin::board::Size;

/// A marathon that is under way, or done: its course, and the plays won so far.
///
/// Its time is the sum of the times of its plays. Each begins with its first move,
/// so what lies between two boards does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marathon {
    course: Course,
    // Invariant: of the sizes of the course in their order, no more than those; won
    // from different shuffles, with the blank last.
    legs: Vec<Solve>,
}

/// A play of a marathon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The size of its board.
    pub size: Size,
    /// Its time, in milliseconds.
    pub elapsed: u64,
    /// Its time and those before, in milliseconds.
    pub total: u64,
    /// Slides (STM).
    pub slides: u32,
    /// Moves (MTM).
    pub moves: u32,
    /// The reason why it may enter the records or may not.
    pub standing: Standing,
    /// `true` if the average leaves it out: the best and the worst.
    pub is_left_out: bool,
}

impl Marathon {
    /// One that begins.
    #[must_use]
    pub fn new(course: Course) -> Self {
        let legs = Vec::new();
        Self { course, legs }
    }

    /// Returns its course.
    #[must_use]
    pub fn course(&self) -> Course {
        self.course
    }

    /// Adds the play of the next board. It is replayed.
    ///
    /// # Errors
    ///
    /// If it is no won play of a random board of the size that comes next. Then
    /// nothing has changed.
    pub fn add(&mut self, record: &str) -> Result<(), LegError> {
        let expected = self.next().ok_or(LegError::Done)?;
        let play = Play::recorded(0, record, Source::Here);
        let solve = Solve::of(&play).map_err(LegError::Record)?;
        if solve.size() != expected.to_string() {
            let got = solve.size().to_owned();
            return Err(LegError::Size { expected, got });
        }
        if solve.goal().trim_end_matches(BLINDFOLDED) != "last" {
            return Err(LegError::Goal);
        }
        if !solve.is_shuffled() {
            return Err(LegError::SetUp);
        }
        if !solve.is_won {
            return Err(LegError::Unfinished);
        }
        if self.legs.iter().any(|leg| leg.start() == solve.start()) {
            return Err(LegError::Repeated);
        }
        self.legs.push(solve);
        Ok(())
    }

    /// The size of the board that comes next; `None` if it is done.
    #[must_use]
    pub fn next(&self) -> Option<Size> {
        self.course.sizes().get(self.legs.len()).copied()
    }

    /// Returns `true` if all boards are solved.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }

    /// The same with each time as it is shown, with the rest of a `unit` of milliseconds
    /// cut off: so its sums and its average are of what a reader sees.
    ///
    /// # Panics
    ///
    /// If the unit is 0.
    #[must_use]
    pub fn shown(&self, unit: u64) -> Self {
        let mut shown = self.clone();
        for leg in &mut shown.legs {
            leg.elapsed -= leg.elapsed % unit;
        }
        shown
    }

    /// Its identity: that of its first play. `None` before that.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.legs.first().map(|leg| &*leg.id)
    }

    /// The plays so far.
    #[must_use]
    pub fn splits(&self) -> Vec<Split> {
        let sizes = self.course.sizes().into_iter();
        let legs = self.legs.iter().zip(standings(self.legs.iter()));
        let left_out = self.left_out();
        let mut total = 0;
        let split = |(at, (size, (leg, standing))): (usize, (Size, (&Solve, Standing)))| {
            total += leg.elapsed;
            Split {
                size,
                elapsed: leg.elapsed,
                total,
                slides: leg.slides.unwrap_or(0),
                moves: leg.moves.unwrap_or(0),
                standing,
                is_left_out: left_out.contains(&at),
            }
        };
        sizes.zip(legs).enumerate().map(split).collect()
    }

    /// The plays that the average leaves out, once there is one; of equal ones the
    /// first are the best.
    fn left_out(&self) -> Vec<usize> {
        let count = self.legs.len();
        if !self.is_done() || !self.course.is_trimmed() {
            return Vec::new();
        }
        let mut places: Vec<usize> = (0..count).collect();
        places.sort_by_key(|&at| self.legs[at].elapsed);
        places.drain(trim(count)..count - trim(count));
        places
    }

    /// The time of all plays so far, in milliseconds.
    #[must_use]
    pub fn elapsed(&self) -> u64 {
        self.legs.iter().map(|leg| leg.elapsed).sum()
    }

    /// The slides (STM) of all plays so far.
    #[must_use]
    pub fn slides(&self) -> u32 {
        self.legs.iter().filter_map(|leg| leg.slides).sum()
    }

    /// The moves (MTM) of all plays so far.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.legs.iter().filter_map(|leg| leg.moves).sum()
    }

    /// Slides per second over all plays so far; `None` while no time has passed.
    #[must_use]
    pub fn tps(&self) -> Option<f64> {
        let elapsed = self.elapsed();
        (elapsed > 0).then(|| f64::from(self.slides()) * 1_000.0 / elapsed as f64)
    }

    /// The fastest play, counted from 0; of equal ones the first.
    #[must_use]
    pub fn fastest(&self) -> Option<usize> {
        let legs = self.legs.iter().enumerate();
        legs.min_by_key(|(_, leg)| leg.elapsed).map(|(at, _)| at)
    }

    /// The average time of the plays of an average that is done, in milliseconds:
    /// of 5 and more without the best and the worst, see [`average()`]; of 3 and 4
    /// the mean.
    #[must_use]
    pub fn average(&self) -> Option<f64> {
        if !self.is_done() || self.course.kind() != CourseKind::Average {
            return None;
        }
        let times = self.legs.iter().map(|leg| leg.elapsed as f64);
        if !self.course.is_trimmed() {
            return Some(times.sum::<f64>() / self.legs.len() as f64);
        }
        average(&times.collect::<Vec<f64>>())
    }

    /// Returns the value by which marathons of a course are compared, in milliseconds:
    /// the average if there is one, else the time. `None` until it is done.
    #[must_use]
    pub fn score(&self) -> Option<f64> {
        let score = self.average().unwrap_or(self.elapsed() as f64);
        self.is_done().then_some(score)
    }

    /// Returns `true` if it may enter the records: every play was won without help, in
    /// the first attempt.
    #[must_use]
    pub fn counts(&self) -> bool {
        let mut standings = standings(self.legs.iter()).into_iter();
        standings.all(|standing| standing == Standing::Counts)
    }
}

/// Marathons that are done, for the best of them.
#[derive(Clone, Debug, Default)]
pub struct Past {
    // Invariant: done.
    list: Vec<(u64, Marathon)>,
}

impl Past {
    /// Adds one that ended at a time, in milliseconds since 1970. Leaves out one that
    /// is not done, or is there already, and tells so.
    pub fn add(&mut self, at: u64, marathon: Marathon) -> bool {
        let is_known = self.list.iter().any(|(_, one)| one.id() == marathon.id());
        let is_new = marathon.is_done() && !is_known;
        if is_new {
            self.list.push((at, marathon));
        }
        is_new
    }

    /// All of them, with when they ended, the latest first.
    #[must_use]
    pub fn latest(&self) -> Vec<(u64, &Marathon)> {
        let list = self.list.iter().map(|(at, marathon)| (*at, marathon));
        let mut list: Vec<_> = list.collect();
        list.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        list
    }

    /// The best of a course that counts, and when it ended; of equal ones the first.
    /// Leaves out the one of this identity, if any.
    #[must_use]
    pub fn best(&self, course: Course, except: Option<&str>) -> Option<(u64, &Marathon)> {
        let is_asked = |marathon: &Marathon| {
            marathon.course() == course
                && marathon.counts()
                && (except.is_none() || marathon.id() != except)
        };
        let asked = self.list.iter().filter(|(_, marathon)| is_asked(marathon));
        let best = asked.min_by(|(at, one), (at_other, other)| {
            let scores = (one.score().unwrap_or(0.0), other.score().unwrap_or(0.0));
            scores.0.total_cmp(&scores.1).then(at.cmp(at_other))
        });
        best.map(|(at, marathon)| (*at, marathon))
    }
}

/// Why a play is not the next one of a marathon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LegError {
    /// All boards are solved.
    Done,
    /// Its record cannot be read or cannot have happened.
    Record(RecordError),
    /// Another size comes next.
    Size {
        /// The size that comes next.
        expected: Size,
        /// The size of the play.
        got: String,
    },
    /// Its goal is another than rows with the blank last.
    Goal,
    /// The board was set up, not shuffled.
    SetUp,
    /// It is not won.
    Unfinished,
    /// The same shuffle was won in this marathon before.
    Repeated,
}

impl fmt::Display for LegError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Done => f.write_str("all boards of this marathon are solved"),
            Self::Record(error) => error.fmt(f),
            Self::Size { expected, got } => {
                write!(f, "a board of {expected} comes next, not of {got}")
            }
            Self::Goal => f.write_str("the goal of a marathon is rows with the blank last"),
            Self::SetUp => f.write_str("the board was set up, not shuffled"),
            Self::Unfinished => f.write_str("the board is not solved"),
            Self::Repeated => f.write_str("this board was solved in this marathon before"),
        }
    }
}

// No source: its message is in this one.
impl std::error::Error for LegError {}

//! What a session tells.

use crate::bytes::Bytes;
use crate::order::FoundLine;
use crate::refusal::{Refusal, Value};
use serde::{Serialize, Serializer};
use tsify::Tsify;

/// A message of a session. Lengths count as its solver does.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[serde(tag = "type", rename_all = "camelCase")]
#[tsify(missing_as_null, hashmap_as_object)]
pub enum Answer {
    /// What a search knows so far.
    Progress(ProgressMessage),
    /// What a search has come to.
    Solution(SolutionMessage),
    /// What is known of a play so far.
    Grades(GradesMessage),
    /// What a play has come to.
    Graded(GradesMessage),
    /// How far a draw is.
    Drawing(DrawingMessage),
    /// What a draw has come to.
    Drawn(DrawnMessage),
    /// A question that cannot be answered.
    Failed(FailedMessage),
    /// Asks for weights, once per name.
    Weights(WeightsWish),
    /// Tells that tables are being made, and that others may help.
    Tables(TablesMessage),
    /// A table that was made for another session.
    Part(PartMessage),
    /// Tells that another session may search, too.
    Share(ShareMessage),
    /// A shorter solution, for another session.
    Found(FoundLine),
    /// Asks for stored tables, once per key.
    Read(ReadWish),
    /// Gives tables to be stored.
    Keep(KeptTables),
    /// What went wrong and was made good, for whoever looks at the console.
    Note(Note),
}

/// What a search knows so far.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ProgressMessage {
    /// Of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// The best solution, if it is better than the one that was told last.
    pub slides: Option<String>,
    /// Proved: no solution is shorter.
    pub lower: usize,
    /// Length of the best solution found; `null` before the first.
    pub upper: Option<usize>,
    /// Nodes expanded so far.
    pub nodes: u64,
    /// How many percent of the tables that it needs are made.
    pub tables: u8,
    /// How many percent are searched of the branches in which a solution of `lower`
    /// slides could be; 0 up to 16 cells, where that takes no time worth telling.
    pub searched: u8,
    /// The metric of all lengths: `STM` or `MTM`.
    pub metric: &'static str,
}

/// A solution and what is proved of its length.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct SolutionMessage {
    /// Of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// Nodes expanded.
    pub nodes: u64,
    /// One letter of U, D, L, R per slide: the way the tile goes.
    pub slides: String,
    /// Its length.
    pub length: usize,
    /// Proved: no solution is shorter.
    pub lower: usize,
    /// The metric of all lengths: `STM` or `MTM`.
    pub metric: &'static str,
}

/// What is known of the boards of a play.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct GradesMessage {
    /// Of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// The line that was asked for; `null` until it is known.
    pub line: Option<GradedLine>,
    /// The position from which on boards are known.
    pub from: usize,
    /// Proved: no solution of the board is shorter.
    pub lower: Vec<usize>,
    /// Known: there is a solution that is no longer.
    pub upper: Vec<usize>,
    /// What the slide or move to the next board did: `t`oward, `s`tay, `a`way, `o`pen,
    /// or `-` where there is none.
    pub marks: String,
    /// The parts that lost most, the dearest first.
    pub moments: Vec<GradedMoment>,
    /// How many are proved to be on a shortest way.
    pub toward: usize,
    /// How many are proved to leave the distance as it is: none in slides.
    pub stay: usize,
    /// How many are proved to lead away.
    pub away: usize,
    /// Of how many that is not proved.
    pub open: usize,
    /// How many slides or moves are proved to be lost in all.
    pub cost: usize,
    /// How many boards are to be searched yet, as far as that is known.
    pub left: usize,
    /// The ending in which slides were lost; `null` until all is known, and where none
    /// was.
    pub ending: Option<GradedEnding>,
}

/// A part of a play that lost slides or moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GradedMoment {
    /// The position before its first slide or move.
    pub from: usize,
    /// The position after its last one.
    pub to: usize,
    /// How many a shortest way would have saved.
    pub cost: usize,
}

/// The end of a play, from the first slide near the goal that led away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GradedEnding {
    /// The position before that slide.
    pub from: usize,
    /// Its board in text form.
    pub board: String,
    /// The fewest slides from there.
    pub fewest: usize,
    /// How many slides more the play took.
    pub cost: usize,
}

/// The best way known from a board of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GradedLine {
    /// The board in text form.
    pub board: String,
    /// One letter of U, D, L, R per slide: the way the tile goes.
    pub slides: String,
    /// Its length.
    pub length: usize,
    /// Proved: no solution of the board is shorter.
    pub lower: usize,
}

/// How far a draw is.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct DrawingMessage {
    /// Of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// How many boards were tried.
    pub tried: u64,
    /// How far from the goal the present ones are at least; 0 where boards are not rare.
    pub level: usize,
}

/// What a draw has come to.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct DrawnMessage {
    /// Of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// In text form; `null` if there is no such board.
    pub board: Option<String>,
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct FailedMessage {
    /// Of the question.
    pub id: u32,
    /// For people who read English.
    pub message: String,
    /// The cause.
    pub code: &'static str,
    /// What was wrong.
    #[serde(serialize_with = "by_name")]
    #[tsify(type = "Record<string, string | number>")]
    pub values: Vec<(&'static str, Value)>,
}

impl FailedMessage {
    pub(crate) fn of(id: u32, refusal: Refusal) -> Self {
        let Refusal {
            message,
            code,
            values,
        } = refusal;
        Self {
            id,
            message,
            code,
            values,
        }
    }
}

fn by_name<S: Serializer>(
    values: &[(&'static str, Value)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().map(|(name, value)| (name, value)))
}

/// Weights that would shorten solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct WeightsWish {
    /// The name of their file.
    pub name: &'static str,
}

/// Tables that are being made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct TablesMessage {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// How many there are, each of which another session can make; 0 when no help is
    /// needed any more.
    pub parts: usize,
}

/// A table that was made for another session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PartMessage {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// Which table, from 0.
    pub part: usize,
    /// `null` if it could not be made.
    #[tsify(type = "Uint8Array<ArrayBuffer> | null")]
    pub bytes: Option<Bytes>,
}

/// A search in which another session may help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ShareMessage {
    /// Of the question.
    pub id: u32,
    /// `null` when that is over.
    pub search: Option<SharedSearch>,
}

/// A board that is searched, with its best solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct SharedSearch {
    /// In text form.
    pub board: String,
    /// By name or in text form.
    pub goal: String,
    /// The solution.
    pub slides: String,
    /// Proved: no solution is shorter.
    pub lower: usize,
}

/// Tables that may be stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct ReadWish {
    /// Under which they are stored.
    pub key: String,
}

/// Tables to be stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct KeptTables {
    /// Under which they are stored.
    pub key: String,
    /// The tables.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub bytes: Bytes,
}

/// What went wrong and was made good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Note {
    /// For people who read English.
    pub message: String,
}

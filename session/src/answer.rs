//! Messages of a session.

use crate::bytes::Bytes;
use crate::order::{FoundLine, Proved};
use crate::refusal::{Refusal, Value};
use serde::{Serialize, Serializer};

/// A message of a session. Lengths count as its solver does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[cfg_attr(
    feature = "types",
    derive(tsify::Tsify),
    tsify(missing_as_null, hashmap_as_object)
)]
pub enum Answer {
    /// The bounds of a search so far.
    Progress(ProgressMessage),
    /// The end of a search.
    Solution(SolutionMessage),
    /// The grades of a play so far.
    Grades(GradesMessage),
    /// All grades of a play.
    Graded(GradesMessage),
    /// The progress of a draw.
    Drawing(DrawingMessage),
    /// The end of a draw.
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
    /// A part of a proof, for another session.
    Proved(Proved),
    /// Asks for stored tables, once per key.
    Read(ReadWish),
    /// Gives tables to be stored.
    Keep(KeptTables),
    /// A fault that was made good, for whoever looks at the console.
    Note(Note),
}

/// The bounds of a search so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ProgressMessage {
    /// The id of the question.
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
    /// Percentage of the tables it needs that is made.
    pub tables: u8,
    /// Percentage searched of the branches that could hold a solution of `lower`
    /// slides; 0 up to 16 cells, where that takes no time worth telling.
    pub searched: u8,
    /// The metric of all lengths: `STM` or `MTM`.
    pub metric: &'static str,
}

/// A solution and what is proved of its length.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct SolutionMessage {
    /// The id of the question.
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

/// The grades of the boards of a play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct GradesMessage {
    /// The id of the question.
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
    /// The effect of the slide or move to the next board: `t`oward, `s`tay, `a`way, `o`pen,
    /// or `-` where there is none.
    pub marks: String,
    /// The parts that lost most, the dearest first.
    pub moments: Vec<GradedMoment>,
    /// The number proved to be on a shortest way.
    pub toward: usize,
    /// The number proved to leave the distance as it is: none in slides.
    pub stay: usize,
    /// The number proved to lead away.
    pub away: usize,
    /// The number of which that is not proved.
    pub open: usize,
    /// The slides or moves that are proved to be lost in all.
    pub cost: usize,
    /// The boards to be searched yet, as far as that is known.
    pub left: usize,
    /// `true` if every bound that is told is the distance.
    pub exact: bool,
    /// The percentage of a shortest way in the play: the least and the most that it can be.
    /// `null` if it was not solved, and until its start is known.
    pub efficiency: Option<(usize, usize)>,
    /// The losses of each of its parts; `null` before all of one is known.
    pub parts: Vec<Option<GradedPart>>,
    /// The ending in which slides were lost; `null` until all is known, and where none
    /// was.
    pub ending: Option<GradedEnding>,
}

/// A part of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct GradedPart {
    /// The slides or moves that are proved to be lost in it.
    pub cost: usize,
    /// The number of which it is not proved whether they lose any.
    pub open: usize,
}

/// A part of a play that lost slides or moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct GradedMoment {
    /// The position before its first slide or move.
    pub from: usize,
    /// The position after its last one.
    pub to: usize,
    /// The number that a shortest way would have saved.
    pub cost: usize,
}

/// The end of a play, from the first slide near the goal that led away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct GradedEnding {
    /// The position before that slide.
    pub from: usize,
    /// Its board in text form.
    pub board: String,
    /// The fewest slides from there.
    pub fewest: usize,
    /// The slides that the play took more.
    pub cost: usize,
}

/// The best way known from a board of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
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

/// The progress of a draw.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct DrawingMessage {
    /// The id of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// The number of boards tried.
    pub tried: u64,
    /// The least distance of the present ones; 0 where boards are not rare.
    pub at_least: usize,
}

/// The end of a draw.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct DrawnMessage {
    /// The id of the question.
    pub id: u32,
    /// Milliseconds since it was asked.
    pub ms: f64,
    /// In text form; `null` if there is no such board.
    pub board: Option<String>,
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(hashmap_as_object))]
pub struct FailedMessage {
    /// The id of the question.
    pub id: u32,
    /// For people who read English.
    pub message: String,
    /// The cause.
    pub code: &'static str,
    /// The values at fault.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "types", tsify(type = "Record<string, string | number>"))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct WeightsWish {
    /// The name of their file.
    pub name: &'static str,
}

/// Tables that are being made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct TablesMessage {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// Their number, each of which another session can make; 0 when no help is
    /// needed any more.
    pub parts: usize,
}

/// A table that was made for another session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PartMessage {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// The number of the table, from 0.
    pub part: usize,
    /// `null` if it could not be made.
    #[cfg_attr(feature = "types", tsify(type = "Uint8Array<ArrayBuffer> | null"))]
    pub bytes: Option<Bytes>,
}

/// A search in which another session may help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ShareMessage {
    /// The id of the question.
    pub id: u32,
    /// `null` when that is over.
    pub search: Option<SharedSearch>,
}

/// A board that is searched, with its best solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct ReadWish {
    /// Under which they are stored.
    pub key: String,
}

/// Tables to be stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct KeptTables {
    /// Under which they are stored.
    pub key: String,
    /// The tables.
    #[cfg_attr(feature = "types", tsify(type = "Uint8Array<ArrayBuffer>"))]
    pub bytes: Bytes,
}

/// A fault that was made good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct Note {
    /// For people who read English.
    pub message: String,
}

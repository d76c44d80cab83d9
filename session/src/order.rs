//! Messages to a session.

use crate::bytes::Bytes;
use serde::Serialize;
use taquin::solver::distributed::Place;

/// A message to a session.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "types",
    derive(tsify::Tsify),
    serde(tag = "type", rename_all = "camelCase"),
    tsify(missing_as_null)
)]
pub enum Order {
    /// Asks for a solution.
    Solve(SolveOrder),
    /// Asks for shorter solutions of a board that another session searches, for good.
    Find(FindOrder),
    /// Asks for a play against perfect play.
    Grade(GradeOrder),
    /// Asks for a board exactly so many slides from its goal.
    Draw(DrawOrder),
    /// Asks to get ready for boards of a size and goal. The last one asked for counts.
    Prepare(Shape),
    /// Asks for one of the tables of a size and goal, for another session.
    MakePart(PartOrder),
    /// Gives a table that another session has made.
    TakePart(MadePart),
    /// Tells a search that another one helps it.
    Share(Named),
    /// Gives a search a solution that another one has found.
    Take(FoundLine),
    /// Tells a search what another one has proved.
    Proved(Proved),
    /// Ends whatever has this id. Nothing more is answered to it.
    Cancel(Named),
    /// Gives weights.
    Weights(Weights),
    /// Gives stored tables.
    Stored(Stored),
}

/// A board to be solved.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "types",
    derive(tsify::Tsify),
    tsify(missing_as_null),
    serde(rename_all = "camelCase")
)]
pub struct SolveOrder {
    /// The id of the question.
    pub id: u32,
    /// In text form.
    pub board: String,
    /// By name or in text form.
    pub goal: String,
    /// Milliseconds after which the best solution so far is the answer, with its bounds.
    /// The first solution is always waited for.
    pub budget_ms: f64,
    /// A solution that the search begins with.
    #[cfg_attr(feature = "types", tsify(optional))]
    pub known: Option<KnownLine>,
    /// `true` if another may search, too.
    #[cfg_attr(feature = "types", serde(default))]
    pub may_share: bool,
}

/// A solution, and what is proved of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct KnownLine {
    /// One letter of U, D, L, R per slide: the way the tile goes.
    pub slides: String,
    /// Proved: no solution is shorter.
    pub lower: usize,
}

/// A board that another session searches, with its best solution.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct FindOrder {
    /// The id of the search that is helped.
    pub id: u32,
    /// In text form.
    pub board: String,
    /// By name or in text form.
    pub goal: String,
    /// The solution.
    pub slides: String,
    /// Proved: no solution is shorter.
    pub lower: usize,
}

/// A play to be graded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct GradeOrder {
    /// The id of the question.
    pub id: u32,
    /// The position whose line is asked for: the answer comes when that is known.
    pub at: Option<usize>,
    /// The start of the play, in text form.
    pub board: String,
    /// By name or in text form.
    pub goal: String,
    /// Like `L2U`; `-` for a restart.
    pub moves: String,
    /// Nodes after which the search of a board of more than 16 cells ends.
    pub patience: u32,
    /// The length of the play, without what was taken back.
    #[cfg_attr(feature = "types", tsify(optional))]
    pub own: Option<usize>,
    /// The positions in slides between its parts, from the start of the first to the end of
    /// the last.
    #[cfg_attr(feature = "types", tsify(optional, type = "Uint32Array"))]
    pub parts: Vec<usize>,
}

/// A board to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct DrawOrder {
    /// The id of the question.
    pub id: u32,
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// In slides (STM).
    pub distance: usize,
    /// Any text. One seed gives one board.
    pub seed: String,
}

/// The size and goal of boards that share their tables.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct Shape {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
}

/// A table to be made for another session.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct PartOrder {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// The number of the table, from 0.
    pub part: usize,
}

/// A table that another session has made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct MadePart {
    /// Like `4x4`.
    pub size: String,
    /// By name or in text form.
    pub goal: String,
    /// The number of the table, from 0.
    pub part: usize,
    /// The table.
    #[cfg_attr(feature = "types", tsify(type = "Uint8Array<ArrayBuffer>"))]
    pub bytes: Bytes,
}

/// A question or a search that was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct Named {
    /// Its id.
    pub id: u32,
}

/// A solution of the board of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct FoundLine {
    /// The id of the search.
    pub id: u32,
    /// One letter of U, D, L, R per slide: the way the tile goes.
    pub slides: String,
}

/// A part of the proof of a search, which the other of two leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(tsify::Tsify))]
pub struct Proved {
    /// The id of the search.
    pub id: u32,
    /// Proved: no solution is shorter.
    pub lower: usize,
    /// The eighths in which no solution has `lower` slides, as a set of bits.
    pub eighths: u8,
}

impl Proved {
    pub(crate) fn new(id: u32, place: Place) -> Self {
        let Place { lower, eighths } = place;
        Self { id, lower, eighths }
    }

    pub(crate) fn place(self) -> Place {
        Place {
            lower: self.lower,
            eighths: self.eighths,
        }
    }
}

/// Weights that were asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Weights {
    /// As they were asked for.
    pub name: String,
    /// `null` if they could not be loaded.
    #[cfg_attr(feature = "types", tsify(type = "Uint8Array | null"))]
    pub bytes: Option<Bytes>,
}

/// Stored tables that were asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Stored {
    /// As they were asked for.
    pub key: String,
    /// `null` if there are none.
    #[cfg_attr(feature = "types", tsify(type = "Uint8Array | null"))]
    pub bytes: Option<Bytes>,
}

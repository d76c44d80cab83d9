//! A search as it is watched, board by board.

use super::{Lab, Search};
use crate::results::result;
use serde::Serialize;
use session::{self as kept, Status, Step};
use taquin::Direction;
use taquin::lab::{Algorithm, RunEvent};
use tsify::{Ts, Tsify};
use wasm::boards::read_board;
use wasm::values::refusal;
use wasm_bindgen::prelude::*;

/// A step of a search. Boards have numbers.
#[derive(Debug, Serialize, Tsify)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum SearchEvent {
    /// A pass of IDA* begins: the largest f allowed.
    Bound { bound: usize },
    /// A board was taken from the frontier.
    Taken { node: u32 },
    /// It got its successors.
    Expanded { node: u32 },
    /// A successor was made, or a shorter way to it was found.
    Made {
        node: u32,
        from: u32,
        /// U, D, L or R: the way the tile goes.
        slide: char,
        g: usize,
        h: usize,
        /// In text form.
        board: String,
    },
    /// A successor was known already.
    Known { node: u32, from: u32, slide: char },
    /// A board exceeds the bound.
    Cut { node: u32 },
}

/// Steps of a search, and the boards that wait then, the first one first.
#[derive(Debug, Serialize, Tsify)]
pub struct Watched {
    events: Vec<SearchEvent>,
    frontier: Vec<u32>,
}

#[wasm_bindgen]
impl Search {
    /// Notes each step from now on.
    pub fn watch(&mut self) {
        self.search.watch();
    }

    /// Returns what was noted since it was asked for last.
    pub fn watched(&mut self) -> Result<Ts<Watched>, JsValue> {
        let events = self.search.events().into_iter().map(event_of).collect();
        let frontier = self.search.frontier();
        result(&Watched { events, frontier })
    }
}

/// A search that was run to be watched.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Recording {
    recording: kept::Recording,
    algorithm: Algorithm,
}

/// A search that was run to be watched, as a whole.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Recorded {
    /// The steps, a word each.
    #[tsify(type = "StepKind[]")]
    kinds: Vec<&'static str>,
    /// The number of trees.
    trees: usize,
    /// `true` if it is IDA*.
    is_deepening: bool,
    /// The slides of the solution, if one was found.
    length: usize,
}

/// A board in a tree.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct TreeNode {
    id: u32,
    /// In the order in which they were made.
    label: usize,
    /// In text form.
    board: String,
    from: Option<u32>,
    /// U, D, L or R: the way the tile went.
    slide: Option<char>,
    /// 1 in the tree that grows from the goal.
    side: u8,
    /// In the queue; expanded; on the path of IDA*; where IDA* was and went back;
    /// above the bound.
    #[tsify(type = "\"waits\" | \"done\" | \"path\" | \"left\" | \"cut\"")]
    status: &'static str,
    /// By what it is chosen: `f = 3 + 4 = 7`.
    value: String,
    /// The same in short: `3+4=7`.
    short: String,
}

/// A board that an expansion gives.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Successor {
    label: usize,
    is_known: bool,
}

/// The trees of a search at one of its steps.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WatchedTrees {
    #[tsify(type = "StepKind")]
    kind: &'static str,
    /// If a successor is made, or known: the board before it, and the slide between them.
    from: Option<u32>,
    slide: Option<char>,
    nodes: Vec<TreeNode>,
    /// The board that was taken last.
    taken: Option<u32>,
    /// The board that the step is about.
    touched: Option<u32>,
    /// The boards that wait, in order: a queue for each tree. The path of IDA*, its end first.
    queues: Vec<Vec<u32>>,
    bound: Option<usize>,
    pass: usize,
    expanded: usize,
    generated: usize,
    /// `true` if the step is a shorter way to a known board.
    is_shorter: bool,
    /// The boards of the solution, at the end.
    solution: Vec<u32>,
    /// Those that a board which is expanded now will get.
    successors: Vec<Successor>,
}

#[wasm_bindgen]
impl Lab {
    /// Runs a search until it ends or has made so many steps.
    pub fn record(
        &mut self,
        board: &str,
        goal: &str,
        name: &str,
        most: usize,
    ) -> Result<Recording, JsValue> {
        let board = read_board(board, goal)?;
        let algorithm: Algorithm = name.parse().map_err(refusal)?;
        let recording = kept::Recording::of(&mut self.0, &board, algorithm, most);
        Ok(Recording {
            recording: recording.map_err(refusal)?,
            algorithm,
        })
    }
}

#[wasm_bindgen]
impl Recording {
    /// Returns what does not change from step to step.
    pub fn whole(&self) -> Result<Ts<Recorded>, JsValue> {
        result(&Recorded {
            kinds: self.recording.steps().iter().map(kind_of).collect(),
            trees: self.recording.trees(),
            is_deepening: matches!(self.algorithm, Algorithm::IdaStar(_)),
            length: self.recording.slides().len(),
        })
    }

    /// Returns the trees at a step, or at the last one.
    pub fn at(&self, step: usize) -> Result<Ts<WatchedTrees>, JsValue> {
        let trees = self.recording.at(step);
        let steps = self.recording.steps();
        let step = &steps[step.min(steps.len() - 1)];
        let (from, slide) = match step {
            Step::Noted(
                RunEvent::Made { from, slide, .. } | RunEvent::Known { from, slide, .. },
            ) => (Some(*from), Some(slide.letter())),
            _ => (None, None),
        };
        let successor = |(label, is_known)| Successor { label, is_known };
        result(&WatchedTrees {
            kind: kind_of(step),
            from,
            slide,
            nodes: trees.nodes.iter().map(|node| self.node(node)).collect(),
            taken: trees.taken,
            touched: trees.touched,
            queues: trees.queues,
            bound: trees.bound,
            pass: trees.pass,
            expanded: trees.expanded,
            generated: trees.generated,
            is_shorter: trees.is_shorter,
            solution: trees.solution,
            successors: trees.successors.into_iter().map(successor).collect(),
        })
    }

    /// The step at which the next board is taken; without one, the last.
    #[wasm_bindgen(js_name = boardAfter)]
    #[must_use]
    pub fn board_after(&self, step: usize) -> usize {
        self.recording.board_after(step)
    }

    /// The step at which the board before was taken; without one, the first.
    #[wasm_bindgen(js_name = boardBefore)]
    #[must_use]
    pub fn board_before(&self, step: usize) -> usize {
        self.recording.board_before(step)
    }

    fn node(&self, node: &kept::TreeNode) -> TreeNode {
        let (value, short) = values_of(self.algorithm, node.g, node.h);
        TreeNode {
            id: node.node,
            label: node.label,
            board: node.board.to_string(),
            from: node.from,
            slide: node.slide.map(Direction::letter),
            side: u8::from(node.is_from_goal),
            status: match node.status {
                Status::Waits => "waits",
                Status::Done => "done",
                Status::Path => "path",
                Status::Left => "left",
                Status::Cut => "cut",
            },
            value,
            short,
        }
    }
}

/// Writes by what a board is chosen: with the name of what is counted, and in short.
fn values_of(algorithm: Algorithm, g: usize, h: Option<usize>) -> (String, String) {
    let Some(h) = h else {
        return (format!("g = {g}"), format!("g {g}"));
    };
    match algorithm {
        Algorithm::Greedy(_) => (format!("h = {h}"), format!("h {h}")),
        Algorithm::WeightedAStar(_, weight) => {
            let tenths = g * 10 + weight.tenths() * h;
            let f = match tenths % 10 {
                0 => (tenths / 10).to_string(),
                rest => format!("{}.{rest}", tenths / 10),
            };
            let long = format!("f = {g} + {weight} · {h} = {f}");
            (long, format!("{g}+{weight}·{h}={f}"))
        }
        _ => {
            let f = g + h;
            (format!("f = {g} + {h} = {f}"), format!("{g}+{h}={f}"))
        }
    }
}

#[wasm_bindgen(typescript_custom_section)]
const STEP_KIND: &str = r#"
/** A step of a search: it begins, a pass of IDA* begins, a board is taken,
 * expanded, made, met again or cut, a solution is found, or it stops. */
export type StepKind =
    "start" | "bound" | "taken" | "expanded" | "made" | "known" | "cut" | "found" | "stopped";
"#;

fn kind_of(step: &Step) -> &'static str {
    match step {
        Step::Start => "start",
        Step::Noted(RunEvent::Bound(_)) => "bound",
        Step::Noted(RunEvent::Taken(_)) => "taken",
        Step::Noted(RunEvent::Expanded(_)) => "expanded",
        Step::Noted(RunEvent::Made { .. }) => "made",
        Step::Noted(RunEvent::Known { .. }) => "known",
        Step::Noted(RunEvent::Cut(_)) => "cut",
        Step::Found => "found",
        Step::Stopped => "stopped",
    }
}

fn event_of(event: RunEvent) -> SearchEvent {
    match event {
        RunEvent::Bound(bound) => SearchEvent::Bound { bound },
        RunEvent::Taken(node) => SearchEvent::Taken { node },
        RunEvent::Expanded(node) => SearchEvent::Expanded { node },
        RunEvent::Made {
            node,
            from,
            slide,
            g,
            h,
            board,
        } => SearchEvent::Made {
            node,
            from,
            slide: slide.letter(),
            g,
            h,
            board: board.to_string(),
        },
        RunEvent::Known { node, from, slide } => SearchEvent::Known {
            node,
            from,
            slide: slide.letter(),
        },
        RunEvent::Cut(node) => SearchEvent::Cut { node },
    }
}

//! The frontier of a search over time, for its picture.

use super::Search;
use crate::results::result;
use serde::Serialize;
use sliding_puzzle::lab::{LevelKind, LevelMap, Pass, Sample, Timeline};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The boards by their levels, moment by moment; the counts themselves are asked for
/// apart.
#[derive(Debug, Serialize, Tsify)]
pub struct LevelMapShape {
    #[tsify(type = "\"depth\" | \"depthFromGoal\" | \"order\" | \"visits\"")]
    measure: &'static str,
    /// The smallest level of the first row.
    first: usize,
    /// Levels a row.
    step: usize,
    rows: usize,
}

/// A pass of IDA*.
#[derive(Debug, Serialize, Tsify)]
pub struct SearchPass {
    bound: usize,
    expanded: f64,
}

/// A search at some moments, evenly far apart but for the last one.
#[derive(Debug, Serialize, Tsify)]
pub struct SearchTimeline {
    /// Boards expanded by then.
    expanded: Vec<f64>,
    /// Boards that waited; for IDA*, the boards of the path.
    waiting: Vec<usize>,
    /// Proved by then.
    lower: Vec<usize>,
    maps: Vec<LevelMapShape>,
    passes: Vec<SearchPass>,
}

#[wasm_bindgen]
impl Search {
    /// Keeps what the frontier is from now on, at no more than so many moments.
    #[wasm_bindgen(js_name = keepTimeline)]
    pub fn keep_timeline(&mut self, most: usize) {
        self.timeline = Some(Timeline::new(most));
    }

    /// Returns what was kept.
    pub fn timeline(&mut self) -> Result<Ts<SearchTimeline>, JsValue> {
        let timeline = self.timeline.as_ref();
        let moments = timeline.map_or(&[][..], Timeline::samples);
        let each = |figure: fn(&Sample) -> usize| moments.iter().map(figure).collect();
        let shape = |map: &LevelMap| LevelMapShape {
            measure: name_of(map.kind),
            first: map.first,
            step: map.step,
            rows: map.rows,
        };
        let pass = |pass: &Pass| SearchPass {
            bound: pass.bound,
            expanded: pass.expanded as f64,
        };
        let maps = timeline.map_or_else(Vec::new, Timeline::maps);
        let found = SearchTimeline {
            expanded: moments.iter().map(|at| at.expanded as f64).collect(),
            waiting: each(|at| at.waiting),
            lower: each(|at| at.lower),
            maps: maps.iter().map(shape).collect(),
            passes: self.search.passes().iter().map(pass).collect(),
        };
        self.maps = maps;
        result(&found)
    }

    /// Returns the counts of a map that the timeline had when it was asked for last:
    /// moment after moment, row after row.
    #[wasm_bindgen(js_name = mapBoards)]
    #[must_use]
    pub fn map_boards(&mut self, at: usize) -> Vec<u32> {
        let map = self.maps.get_mut(at);
        map.map_or_else(Vec::new, |map| std::mem::take(&mut map.boards))
    }
}

fn name_of(kind: LevelKind) -> &'static str {
    match kind {
        LevelKind::Depth => "depth",
        LevelKind::DepthFromGoal => "depthFromGoal",
        LevelKind::Order => "order",
        LevelKind::Visits => "visits",
    }
}

//! A search as it is watched, board by board.

use super::Search;
use crate::results::result;
use serde::Serialize;
use sliding_puzzle::lab::RunEvent;
use tsify::{Ts, Tsify};
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

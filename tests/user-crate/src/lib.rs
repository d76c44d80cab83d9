//! A page's own module that solves boards.

use taquin::{Board, Solver};
use wasm_bindgen::prelude::*;

#[global_allocator]
static ALLOCATOR: std::alloc::System = std::alloc::System;

/// Exported by a name that a module of ours has, too.
#[wasm_bindgen]
pub struct Search(Solver);

#[wasm_bindgen]
impl Search {
    /// Slides to the goal.
    pub fn length(&mut self, board: &str) -> Option<usize> {
        let board: Board = board.parse().ok()?;
        Some(self.0.solve(&board, 1_000_000).length())
    }
}

#[test]
fn it_solves() {
    let mut search = Search(Solver::with_weights());
    assert_eq!(search.length("4 1 2/5 0 3"), Some(5));
}

/// The examples of the texts, as a reader copies them.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../../../src/README.md")]
struct Readmes;

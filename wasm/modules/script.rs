//! The modules that the element uses, in one, to be translated to JavaScript.

#[path = "game.rs"]
mod game;
#[path = "reader/main.rs"]
mod reader;
#[path = "solver/main.rs"]
mod solver;

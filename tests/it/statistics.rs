//! Statistics of plays.

mod averages;
mod collection;
mod file;
mod imports;
mod marathon;
mod table;

use crate::goal;
use play::statistics::{Play, Solve, Source};
use play::{Event, Game};
use taquin::{Board, Solver};

/// Plays a shortest solution, a slide each 100 ms.
fn finish(game: &mut Game) {
    let solution = Solver::new().solve(game.board(), 1_000_000);
    for (at, &direction) in (1..).zip(solution.slides()) {
        game.slide(direction, at * 100);
    }
    assert!(game.board().is_solved());
}

/// A play of a shuffle that was won without help.
fn won(size: &str, seed: &str) -> Game {
    let mut game = Game::from_seed(&goal(size, "last"), seed);
    finish(&mut game);
    game
}

/// A play that a note was made in before it was won.
fn won_with(note: Event) -> Game {
    let mut game = Game::from_seed(&goal("3x2", "last"), "note");
    game.note(note, 0);
    finish(&mut game);
    game
}

fn play_of(game: &Game, at: u64) -> Play {
    Play::recorded(at, game.record().to_string(), Source::Here)
}

fn solve_of(game: &Game, at: u64) -> Solve {
    Solve::of(&play_of(game, at)).unwrap()
}

/// A board that was set up, one slide from its goal.
fn set_up() -> Board {
    "1 2 3/4 0 5".parse().unwrap()
}

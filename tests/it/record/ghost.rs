//! Plays to race against.

use super::{Action, act, any_action, any_time};
use crate::{any_direction, goal};
use play::game::NoGhost;
use play::{Event, Game, Help};
use proptest::prelude::*;
use taquin::Board;

/// 3×2, two moves from the goal.
fn begun() -> Game {
    Game::new("0 1 2/4 5 3".parse().unwrap())
}

#[test]
fn nobody_races_against_a_play_that_no_person_won() {
    let mut game = begun();
    assert_eq!(game.ghost(), Err(NoGhost::Unplayed));
    game.slide_cell(2, 0);
    assert_eq!(game.ghost(), Err(NoGhost::Unsolved));
    game.note(Event::LineBegins, 500);
    game.slide_cell(5, 900);
    assert!(game.board().is_solved());
    assert_eq!(game.ghost(), Err(NoGhost::Solver));

    let mut game = begun();
    game.slide_cell(2, 0);
    game.slide_cell(5, 0);
    let help = Help::NONE;
    let elapsed = 4_200;
    game.note(Event::Carry { elapsed, help }, 0);
    assert_eq!(
        game.ghost(),
        Err(NoGhost::Untimed),
        "its time was carried over"
    );
}

#[test]
fn a_ghost_is_the_last_attempt() {
    let mut game = begun();
    game.slide_cell(2, 0);
    game.slide_cell(1, 3_000);
    game.restart(4_000);
    game.slide_cell(2, 9_000);
    game.note(Event::Hint, 9_100);
    game.slide_cell(5, 9_700);
    let ghost = game.ghost().unwrap();
    let told: Vec<_> = ghost.iter().map(|f| (f.elapsed, f.stm)).collect();
    assert_eq!(told, [(0, 0), (0, 2), (700, 3)]);
    assert_eq!(&ghost[0].board, game.start());
    assert_eq!(game.help().hints, 1, "which the page tells");
}

proptest! {
    /// In every play that is won, each frame is shown from its time on: times never go
    /// back, and the last one has the time and the slides of the play.
    #[test]
    fn a_ghost_goes_from_the_start_to_the_goal_and_never_back_in_time(
        walk in prop::collection::vec(any_direction(), 1..30),
        actions in prop::collection::vec((any_action(), any_time()), 0..40),
    ) {
        let mut start = Board::solved(&goal("3x3", "last"));
        let mut back = Vec::new();
        for direction in walk {
            if start.slide(direction) {
                back.push(direction.opposite());
            }
        }
        let mut game = Game::new(start.clone());
        let mut now = 0;
        for (action, time) in actions {
            // Those that no person's play with its times has.
            let foreign = matches!(
                action,
                Action::Note(Event::LineBegins | Event::Carry { .. })
            );
            if !foreign {
                now += time % 1_000;
                act(&mut game, &action, now);
            }
        }
        while game.undo(now).is_some() {}
        for direction in back.into_iter().rev() {
            now += 10;
            game.slide(direction, now);
        }
        prop_assume!(game.mtm() > 0);
        let ghost = game.ghost().unwrap();
        prop_assert_eq!(&ghost[0].board, &start);
        prop_assert_eq!((ghost[0].elapsed, ghost[0].stm), (0, 0));
        prop_assert!(ghost.is_sorted_by_key(|frame| frame.elapsed));
        let last = ghost.last().unwrap();
        prop_assert!(last.board.is_solved());
        prop_assert_eq!((last.elapsed, last.stm), (game.elapsed(now), game.stm()));
    }
}

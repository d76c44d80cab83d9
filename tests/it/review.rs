//! Reviews of a play, part by part.

use play::Game;
use play::lessons::Stage;
use play::review::phases;
use taquin::Direction;

/// Plays a board: letters, and a number for the milliseconds from then on.
fn played(board: &str, moves: &[(&str, u64)]) -> Game {
    let mut game = Game::new(board.parse().unwrap());
    for (way, now) in moves {
        match *way {
            "restart" => game.restart(*now),
            "undo" => game.undo(*now).is_some(),
            way => game
                .slide(way.parse::<Direction>().unwrap(), *now)
                .is_some(),
        };
    }
    game
}

/// Stage, done, from, to, time, pause.
fn told(game: &Game) -> Vec<(Stage, bool, usize, usize, u64, u64)> {
    let phases = phases(game.record()).unwrap();
    let tell = |it: &play::review::Phase| (it.stage, it.is_done, it.from, it.to, it.time, it.pause);
    phases.iter().map(tell).collect()
}

const COLUMN: Stage = Stage::LastTwoRows { column: 0 };

#[test]
fn parts_have_their_slides_their_time_and_the_longest_pause() {
    // 1 is not home; it goes there with the third slide, 4 with the fourth, and then
    // 5 and 8.
    let game = played(
        "0 2 3/1 4 6/7 5 8",
        &[("U", 500), ("L", 900), ("U", 2_400), ("L", 2_600)],
    );
    assert_eq!(
        told(&game),
        [
            (Stage::Row(0), true, 0, 1, 0, 0),
            (COLUMN, true, 1, 2, 400, 400),
            (Stage::LastSquare, true, 2, 4, 1_700, 1_500),
        ]
    );
    let last = phases(game.record()).unwrap()[2];
    assert_eq!((last.slides(), last.tps()), (2, Some(2.0 / 1.7)));
}

#[test]
fn only_the_last_attempt_counts_and_its_positions_go_on() {
    let slides = [
        ("U", 0),
        ("D", 100),
        ("U", 300),
        ("restart", 400),
        ("U", 5_000),
        ("L", 5_700),
    ];
    let game = played("0 2 3/1 4 6/7 5 8", &slides);
    assert_eq!(
        told(&game),
        [
            (Stage::Row(0), true, 4, 5, 0, 0),
            (COLUMN, true, 5, 6, 700, 700),
        ]
    );
}

#[test]
fn what_is_taken_back_was_made_and_a_play_may_end_early() {
    let slides = [("U", 0), ("L", 200), ("U", 300), ("undo", 900)];
    let game = played("0 2 3/1 4 6/7 5 8", &slides);
    assert_eq!(
        told(&game),
        [
            (Stage::Row(0), true, 0, 1, 0, 0),
            (COLUMN, true, 1, 2, 200, 200),
            (Stage::LastSquare, false, 2, 4, 700, 600),
        ]
    );
    assert_eq!(phases(played("0 1 2/4 5 3", &[]).record()), Ok(Vec::new()));
}

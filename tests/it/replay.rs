//! Games that version 1 has kept: they open, and what was tampered with does not.

use crate::at_home;
use play::code::run_replay;
use play::{Game, Help, ReplayError};
use proptest::prelude::*;
use sliding_puzzle::{
    Board, CodeError, Direction, GoalName, Move, MoveError, Moves, PositionCode, Seed,
};

/// As version 1 wrote a game.
fn written(game: &Game) -> String {
    let goal = game.start().goal().to_string().replace(' ', ",");
    let code = PositionCode::of(game.start());
    let (played, undone) = (Moves::from(game.played()), Moves::from(game.undone()));
    format!("{goal} {code} {played}|{undone}")
}

fn run(text: &str) -> Result<Game, ReplayError> {
    run_replay(text, 0, Help::NONE)
}

/// Small boards, so that a mutated text often is a game.
fn any_small_board() -> impl Strategy<Value = Board> {
    prop::sample::select(vec!["2x2", "3x2", "3x3"]).prop_flat_map(|size| {
        let goal = crate::any_goal_of(size.parse().unwrap());
        (goal, any::<u64>()).prop_map(|(goal, seed)| Board::shuffled(&goal, Seed::from(seed)))
    })
}

/// The parts of a replay's fields.
fn any_token() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "1",
        "2",
        "0",
        "U",
        "D",
        "L",
        "R",
        "|",
        "/",
        ",",
        " ",
        "x",
        "A",
        "last",
        "first",
        "snake",
        "spiral",
        "[[1,2],[3,0]]",
        "1,2/3,0",
        "1,2,3/4,5,0",
        "1,2,3/4,5,6/7,8,0",
    ])
}

proptest! {
    #[test]
    fn a_kept_game_opens_as_it_was(
        start in crate::any_board(),
        cells in prop::collection::vec(0..256_usize, 0..100),
        undone in 0..20_usize,
    ) {
        let mut game = Game::new(start);
        for cell in cells {
            game.slide_cell(cell % game.board().size().cells(), 0);
        }
        for _ in 0..undone {
            game.undo(0);
        }
        let opened = run(&written(&game)).unwrap();
        prop_assert_eq!(opened.start(), game.start());
        prop_assert_eq!(opened.played(), game.played());
        prop_assert_eq!(opened.undone(), game.undone());
    }

    /// Another spelling of the same game: `U1` for `U`, the goal as JSON, by its
    /// second name or by its tiles.
    #[test]
    fn a_mutated_replay_is_refused_or_a_game_that_version_1_wrote_so(
        start in any_small_board(),
        cells in prop::collection::vec(0..16_usize, 0..12),
        undone in 0..6_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..4, any_token()), 1..4),
    ) {
        let mut game = Game::new(start);
        for cell in cells {
            game.slide_cell(cell % game.board().size().cells(), 0);
        }
        for _ in 0..undone {
            game.undo(0);
        }
        let mut text = written(&game);
        for (at, change, token) in changes {
            let at = at.index(text.len());
            match change {
                0 => text.insert_str(at, token),
                1 => text.replace_range(at..=at, token),
                2 if text.len() > 1 => drop(text.remove(at)),
                _ => text = text.replacen(&game.start().goal().to_string(), token, 1),
            }
        }
        if let Ok(opened) = run(&text) {
            prop_assert_eq!(written(&opened), text);
        }
    }

    #[test]
    fn no_replay_is_too_odd_to_be_answered(moves in "[UDLR0-9|x ×]{0,30}") {
        let _ = run(&format!("last 3x2-ADe {moves}"));
    }
}

/// Written by the first release, for `0 1 2/4 5 3` and for a goal of its own.
#[test]
fn texts_of_the_first_release_open() {
    let help = Help::NONE.with_hints(3).with_solver(true);
    let game = run_replay("last 3x2-ADe L2|U", 61_500, help).unwrap();
    assert_eq!(game.start().to_string(), "0 1 2/4 5 3");
    assert_eq!(game.board().to_string(), "1 2 0/4 5 3");
    assert_eq!((game.mtm(), game.stm(), game.undone().len()), (1, 2, 1));
    assert_eq!((game.elapsed(0), game.help()), (61_500, help));
    assert!(!game.is_timing(), "the time stands until it goes on");

    let start = at_home("1 2 3/4 0 5/6 7 8");
    let text = format!("1,2,3/4,0,5/6,7,8 {} D|R", PositionCode::of(&start));
    let game = run(&text).unwrap();
    assert_eq!(game.start(), &start);
    assert_eq!(game.board().to_string(), "1 0 3/4 2 5/6 7 8");
}

/// The board `0 1 2/4 5 3` with the moves L2, U played, and nothing undone.
const REPLAY: &str = "last 3x2-ADe L2U|";

#[track_caller]
fn check_tampered(from: &str, to: &str, expected: &ReplayError) {
    let tampered = REPLAY.replacen(from, to, 1);
    assert_ne!(tampered, REPLAY);
    assert_eq!(run(&tampered).as_ref(), Err(expected), "{tampered}");
}

#[test]
fn a_replay_that_was_tampered_with_is_refused_at_the_move() {
    let solved: Board = "1 2 3/4 5 0".parse().unwrap();
    assert_eq!(run(REPLAY).unwrap().board(), &solved);
    let wrong = |at, direction, slides| ReplayError::Move {
        at,
        next: Move::new(direction, slides).unwrap(),
    };
    check_tampered("L2U", "L3U", &wrong(0, Direction::Left, 3));
    check_tampered("L2U", "L2L", &wrong(1, Direction::Left, 1));
    check_tampered("L2U", "L2UU", &wrong(2, Direction::Up, 1));
    check_tampered("L2U", "RL2U", &wrong(0, Direction::Right, 1));
    check_tampered("U|", "U|U", &wrong(2, Direction::Up, 1));
    check_tampered("U|", "U|DD", &wrong(3, Direction::Down, 1));
    let last = wrong(1, Direction::Left, 16);
    check_tampered("L2U", "L2L16", &last);
    assert_eq!(
        last.to_string(),
        "move 1 of the replay, L16, cannot be made there"
    );
}

#[test]
fn another_spelling_of_a_replay_is_refused() {
    check_tampered("L2U", "L2U1", &ReplayError::Form);
    check_tampered("last", "1,2,3/4,5,0", &ReplayError::Form);
    check_tampered("last", "[[1,2,3],[4,5,0]]", &ReplayError::Form);
    // On 2×2 the spiral is the snake, and version 1 wrote the first name.
    let code = PositionCode::of(&Board::parse("1 2/3 0", GoalName::Snake).unwrap());
    assert!(run(&format!("snake {code} |")).is_ok());
    assert_eq!(run(&format!("spiral {code} |")), Err(ReplayError::Form));
}

#[test]
fn what_is_no_replay_is_refused() {
    let whole = REPLAY.replace('|', "");
    for text in ["", "last", "last 3x2-ADe", "last  L2U|", &whole] {
        assert!(run(text).is_err(), "{text}");
    }
    check_tampered("|", "", &ReplayError::Form);
    check_tampered(" L2U|", "", &ReplayError::Form);
    let letter = |at, found| ReplayError::Moves(MoveError::Character { at, found });
    check_tampered("U|", "U| ", &letter(0, ' '));
    check_tampered("L2U", "L2x", &letter(2, 'x'));
    let length = CodeError::Length {
        expected: 3,
        got: 4,
    };
    check_tampered("3x2-", "3x2-A", &ReplayError::Start(length));
    check_tampered("3x2-", "3x2~", &ReplayError::Start(CodeError::Form));
}

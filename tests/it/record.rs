//! The record of a play: any play comes back from its text, and no other text
//! does.

mod ghost;
mod refused;

use crate::{any_board, any_direction, any_goal_of, any_size, goal};
use play::record::{MAX_SEED, MAX_TIME};
use play::{Ending, Event, Game, Help};
use proptest::prelude::*;
use taquin::shuffle::SplitMix64;
use taquin::{Board, Direction, Seed};

#[derive(Clone, Debug)]
pub(crate) enum Action {
    Cell(usize),
    Slide(Direction),
    Undo,
    Redo,
    Restart,
    Note(Event),
}

pub(crate) fn any_action() -> impl Strategy<Value = Action> {
    let carry = (0..1_000_000_000_u64, any::<(u32, bool)>()).prop_map(|(elapsed, help)| {
        let (hints, solver) = help;
        let help = Help::NONE.with_hints(hints).with_solver(solver);
        Action::Note(Event::Carry { elapsed, help })
    });
    let note = prop::sample::select(vec![
        Event::Hint,
        Event::LineBegins,
        Event::LineEnds,
        Event::Pause,
        Event::Resume,
        Event::Leave,
    ]);
    prop_oneof![
        8 => (0..256_usize).prop_map(Action::Cell),
        8 => any_direction().prop_map(Action::Slide),
        3 => Just(Action::Undo),
        3 => Just(Action::Redo),
        1 => Just(Action::Restart),
        5 => note.prop_map(Action::Note),
        1 => carry,
    ]
}

pub(crate) fn act(game: &mut Game, action: &Action, now: u64) {
    match *action {
        Action::Cell(cell) => {
            let cell = cell % game.board().size().cells();
            game.slide_cell(cell, now);
        }
        Action::Slide(direction) => {
            game.slide(direction, now);
        }
        Action::Undo => {
            game.undo(now);
        }
        Action::Redo => {
            game.redo(now);
        }
        Action::Restart => {
            game.restart(now);
        }
        Action::Note(event) => {
            game.note(event, now);
        }
    }
}

/// Returns all of a game that a player is shown.
fn shown(game: &Game, now: u64) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        (game.board().clone(), game.stm(), game.mtm()),
        (game.elapsed(now), game.help(), game.ending()),
        (game.played().to_vec(), game.undone().to_vec()),
    )
}

/// Any clock: it may stand, jump, and go back.
fn any_time() -> impl Strategy<Value = u64> {
    prop_oneof![
        6 => 0..5_000_u64,
        3 => 0..100_000_000_u64,
        1 => any::<u64>(),
    ]
}

proptest! {
    #[test]
    fn any_play_comes_back_from_its_text(
        start in any_board(),
        actions in prop::collection::vec((any_action(), any_time()), 0..60),
    ) {
        let mut game = Game::new(start);
        // The caller's time at the last event: there the replay stands.
        let mut last = 0;
        for (action, now) in &actions {
            let events = game.record().events().len();
            act(&mut game, action, *now);
            if game.record().events().len() > events {
                last = *now;
            }
            let again = Game::replay(game.record());
            prop_assert_eq!(again.as_ref(), Ok(&game), "{:?}", action);
        }
        let text = game.record().to_string();
        let again = text.parse::<Game>().unwrap();
        prop_assert_eq!(again.record().to_string(), text);
        prop_assert_eq!(shown(&again, 0), shown(&game, last));
        prop_assert_eq!(again, game);
    }

    #[test]
    fn a_seed_of_any_text_comes_back(
        goal in any_size().prop_flat_map(any_goal_of),
        seed in "\\PC{0,40}",
    ) {
        let game = Game::from_seed(&goal, &seed);
        let text = game.record().to_string();
        prop_assert!(text.bytes().all(|c| c.is_ascii_alphanumeric() || b"._-*".contains(&c)));
        let again = text.parse::<Game>().unwrap();
        prop_assert_eq!(again.record().seed(), Some(&seed[..]));
        prop_assert_eq!(again, game);
    }

    /// The time by the simplest of rules: what passes between two moves counts,
    /// unless there is a pause between them.
    #[test]
    fn the_time_is_what_passes_between_moves_without_the_pauses(
        steps in prop::collection::vec((0..10_000_u64, any::<bool>(), 0..10_000_u64), 1..40),
    ) {
        let mut game = Game::new("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0".parse().unwrap());
        let (mut now, mut expected) = (77, 0);
        // Two tiles that go round and round solve nothing.
        game.slide(Direction::Down, now);
        for (turn, (before, pauses, after)) in steps.into_iter().enumerate() {
            now += before;
            expected += before;
            if pauses {
                prop_assert!(game.note(Event::Pause, now));
                now += 1_000_000;
                prop_assert_eq!(game.elapsed(now), expected);
                prop_assert!(game.note(Event::Resume, now));
            }
            now += after;
            expected += after;
            let direction = if turn % 2 == 0 { Direction::Up } else { Direction::Down };
            prop_assert!(game.slide(direction, now).is_some());
            prop_assert_eq!(game.elapsed(now), expected);
        }
        prop_assert!(game.is_timing());
    }
}

/// A play with an event of each kind, and a restart that is taken back.
fn full_play() -> Game {
    let mut game = Game::from_seed(&goal("4x4", "snake"), "2026-11-22");
    let mut now = 500;
    assert!(game.note(Event::Blindfold, now));
    let mut random = SplitMix64::new(Seed::from(1));
    for turn in 0..100 {
        now += 80 + random.below(2_500) as u64;
        let slides: Vec<Direction> = game.board().directions().collect();
        game.slide(slides[random.below(slides.len())], now);
        let noted = match turn {
            20 => game.note(Event::Hint, now + 1),
            30 => game.note(Event::Pause, now + 2),
            31 => game.undo(now + 9).is_some() && game.redo(now + 15).is_some(),
            40 => game.note(Event::LineBegins, now),
            50 => game.note(Event::LineEnds, now),
            60 => game.restart(now) && game.redo(now + 7).is_some(),
            70 => game.note(Event::Pause, now) && game.note(Event::Resume, now + 900),
            80 => game.note(Event::Leave, now + 3),
            90 => {
                let help = Help::NONE.with_hints(2).with_solver(true);
                game.note(
                    Event::Carry {
                        elapsed: 5_000,
                        help,
                    },
                    now,
                )
            }
            _ => true,
        };
        assert!(noted, "turn {turn}");
    }
    game
}

#[test]
fn a_solve_of_120_moves_with_times_is_at_most_400_characters() {
    let mut random = SplitMix64::new(Seed::from(7));
    for play in 0..200 {
        let mut game = Game::from_seed(&goal("4x4", "last"), &random.next_u64().to_string());
        let mut now = 0;
        for turn in 0..120 {
            // A player of two moves a second, who thinks now and then.
            now += 100 + random.below(800) as u64;
            if turn % 10 == 0 {
                now += 1_000 + random.below(9_000) as u64;
            }
            let size = game.board().size();
            let lines: Vec<usize> = (0..size.cells())
                .filter(|&cell| game.board().move_of(cell).is_some())
                .collect();
            game.slide_cell(lines[random.below(lines.len())], now);
        }
        assert_eq!(game.mtm(), 120);
        let text = game.record().to_string();
        assert!(text.len() <= 400, "play {play}: {} characters", text.len());
    }
}

const RECORD: &str = "2.3x2.last.bAD.SgFIsF3g.zqdSKQ";

/// Old records must open for ever. The bits were put together by hand, from the
/// table of the format, and the check by another program's CRC-32:
/// `0 10 010`, 0 ms; `10 10`, 300 ms; `0 00 1`, 700 ms.
#[test]
fn a_record_is_written_the_same_way_forever() {
    let mut game = Game::new("0 1 2/4 5 3".parse().unwrap());
    game.slide_cell(2, 10_000);
    game.note(Event::Hint, 10_300);
    game.slide_cell(5, 11_000);
    assert_eq!(game.record().to_string(), RECORD);
    assert_eq!(RECORD.parse::<Game>(), Ok(game));
}

#[test]
fn a_play_ends_solved_or_left_or_not() {
    let mut game = Game::new("1 2 3/0 4 5".parse().unwrap());
    assert_eq!(game.ending(), Ending::Open);
    game.slide(Direction::Left, 0);
    assert_eq!(game.ending(), Ending::Open);
    assert!(game.note(Event::Leave, 10));
    assert!(!game.note(Event::Leave, 10), "once is enough");
    assert_eq!(game.ending(), Ending::Left);
    assert_eq!(game.elapsed(99), 10);
    game.slide(Direction::Left, 1_000);
    assert_eq!(game.ending(), Ending::Solved);
    assert_eq!(
        game.elapsed(5_000),
        10,
        "what passed since it was left does not count"
    );
    game.undo(6_000);
    assert_eq!(game.ending(), Ending::Open);
    assert_eq!(game.elapsed(6_500), 510, "taken back, it goes on");
}

#[test]
fn a_restart_begins_anew_and_redo_brings_time_and_help_back() {
    let mut game = Game::new("1 2 3/0 4 5".parse().unwrap());
    game.slide(Direction::Down, 0);
    game.note(Event::Hint, 400);
    game.slide(Direction::Left, 1_000);
    assert!(game.restart(2_000));
    assert_eq!((game.elapsed(3_000), game.help()), (0, Help::default()));
    assert!(!game.restart(3_000), "there is nothing to take back");
    game.note(Event::Hint, 3_000);
    game.redo(4_000);
    assert_eq!(game.elapsed(4_000), 2_000);
    assert_eq!(game.help().hints, 2, "one before the restart and one since");
}

#[test]
fn a_play_goes_on_from_what_it_was_and_from_no_other() {
    let start: Board = "1 2 3/0 4 5".parse().unwrap();
    let mut before = Game::new(start.clone());
    before.slide(Direction::Down, 0);
    let mut after = before.clone();
    after.slide(Direction::Left, 500);
    assert!(before.note(Event::Pause, 300));
    assert!(
        after.record().goes_on_from(before.record()),
        "but for the pause"
    );
    assert!(!before.record().goes_on_from(after.record()));
    assert!(after.record().goes_on_from(Game::new(start).record()));
    let other = Game::new("1 2 3/4 0 5".parse().unwrap());
    assert!(!after.record().goes_on_from(other.record()));
}

#[test]
fn times_are_bounded_and_long_seeds_become_boards() {
    let mut game = Game::new("1 2 3/0 4 5".parse().unwrap());
    game.slide(Direction::Down, 0);
    game.slide(Direction::Up, u64::MAX);
    assert_eq!(game.record().events()[1].at, MAX_TIME);
    let goal = goal("3x3", "last");
    let seed = "x".repeat(MAX_SEED + 1);
    let game = Game::from_seed(&goal, &seed);
    assert_eq!(game.record().seed(), None);
    assert_eq!(game.start(), &Board::to_play(&goal, Seed::from(&seed[..])));
}

proptest! {
    #[test]
    fn frames_are_the_boards_that_a_play_went_through(
        seed in any::<u64>(),
        actions in prop::collection::vec((any_action(), any_time()), 0..40),
    ) {
        let mut game = Game::new(Board::shuffled(&goal("3x3", "last"), Seed::from(seed)));
        let seen = |game: &Game, now| {
            let clock = game.elapsed(now);
            (game.board().clone(), game.stm(), game.mtm(), clock)
        };
        let mut now = 0;
        let mut boards = vec![seen(&game, now)];
        for (action, time) in actions {
            now += time % 1_000;
            let before = (game.board().clone(), game.record().events().len());
            act(&mut game, &action, now);
            let changes = |event: &Event| {
                matches!(event, Event::Move(_) | Event::Undo | Event::Redo | Event::Restart)
            };
            // An action is at most one event that changes the board.
            let news = &game.record().events()[before.1..];
            if news.iter().any(|timed| changes(&timed.event)) {
                boards.push(seen(&game, now));
            }
        }
        let frames = Game::frames(game.record()).unwrap();
        let told: Vec<_> = frames
            .iter()
            .map(|f| (f.board.clone(), f.stm, f.mtm, f.elapsed))
            .collect();
        prop_assert_eq!(told, boards);
        for pair in frames.windows(2) {
            if let Some(made) = pair[1].made {
                let mut board = pair[0].board.clone();
                board.make(made);
                prop_assert_eq!(&board, &pair[1].board);
            }
        }
    }
}

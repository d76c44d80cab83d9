//! The record of a play: any play comes back from its text, and no other text
//! does.

use crate::{any_board, any_direction, any_goal_of, any_size, at_home, goal};
use proptest::prelude::*;
use sliding_puzzle::record::{MAX_SEED, MAX_TIME};
use sliding_puzzle::shuffle::SplitMix64;
use sliding_puzzle::{
    Board, Direction, Ending, Event, Game, Help, Move, PlayError, Record, RecordError, Seed,
};

#[derive(Clone, Debug)]
enum Action {
    Cell(usize),
    Slide(Direction),
    Undo,
    Redo,
    Restart,
    Note(Event),
}

fn any_action() -> impl Strategy<Value = Action> {
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

fn act(game: &mut Game, action: &Action, now: u64) {
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

/// What a player is shown of a game.
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
    let mut random = SplitMix64::new(Seed::from(1));
    for turn in 0..100 {
        now += 80 + random.below(2_500) as u64;
        let slides: Vec<Direction> = game.board().slides().collect();
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

const RECORD: &str = "2.3x2.last.bAD.SgFIsF3g.DOp1Ip";

#[track_caller]
fn check_refused(text: &str, expected: &RecordError) {
    assert_eq!(text.parse::<Game>().as_ref(), Err(expected), "{text}");
}

/// CRC-32 by the table of its definition, so that a forger's check fits.
fn crc(text: &str) -> u32 {
    let mut crc = 0xffff_ffff_u32;
    for byte in text.bytes() {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                crc >> 1 ^ 0xedb8_8320
            } else {
                crc >> 1
            };
        }
    }
    !crc
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A text with a check that fits what stands before it.
fn checked(fields: &str) -> String {
    let crc = u64::from(crc(fields));
    let digit = |at: u32| char::from(DIGITS[(crc >> (6 * (5 - at)) & 63) as usize]);
    format!("{fields}.{}", (0..6).map(digit).collect::<String>())
}

#[test]
fn the_check_is_the_published_crc_32() {
    // The check value of CRC-32/ISO-HDLC in the catalogue of CRC algorithms.
    assert_eq!(crc("123456789"), 0xcbf4_3926);
    let text = full_play().record().to_string();
    let (fields, _) = text.rsplit_once('.').unwrap();
    assert_eq!(checked(fields), text);
}

#[test]
fn what_is_no_record_is_refused_with_the_reason() {
    for text in ["", "2", "hello", "2x2-AA", ".", "last 3x2-ICC L2U|"] {
        check_refused(text, &RecordError::Form);
    }
    let got = "3".to_owned();
    check_refused("3.4x4", &RecordError::Version { expected: 2, got });
    let text = full_play().record().to_string();
    check_refused(&text.replacen("snake", "snale", 1), &RecordError::Check);
    check_refused(&checked("2.4x4.last"), &RecordError::Form);
    for fields in [
        "2.4x4.last.x.",
        "2.4x4.last.sa*4.",
        "2.4x4.last.sa*zz.",
        "2.2x2.last.bAA.",
    ] {
        check_refused(&checked(fields), &RecordError::Form);
    }
    for fields in ["2.99x4.last.sa.", "2.2x2.nowhere.sa.", "2.2x2.last.b_."] {
        let found = checked(fields).parse::<Game>();
        assert!(matches!(found, Err(RecordError::Start(_))), "{fields}");
    }
}

#[test]
fn another_spelling_of_a_record_is_refused() {
    let good = Game::from_seed(&goal("2x2", "last"), "a")
        .record()
        .to_string();
    assert!(good.parse::<Game>().is_ok());
    // An escape that is not needed, a digit of nothing but filling.
    for fields in [
        "2.2x2.last.s*61.",
        "2.2x2.last.sa.A",
        "2.2x2.last.sa.AAAAAAAA",
    ] {
        check_refused(&checked(fields), &RecordError::Form);
    }
    // The rank of the goal that is called "last".
    let by_rank = |rank: &str| checked(&format!("2.2x2.*{rank}.sa.")).parse::<Game>();
    let ranks = DIGITS.iter().map(|&c| by_rank(&char::from(c).to_string()));
    let named = ranks
        .filter(|found| *found == Err(RecordError::Form))
        .count();
    // Of the 24 arrangements of 2×2 four have names, "snake" and "spiral" the same.
    assert_eq!(named, 3);
}

#[test]
fn events_that_cannot_happen_are_refused() {
    let start: Board = "0 1 2/4 5 3".parse().unwrap();
    let play = |events: &[(Event, u64)]| {
        let mut record = Record::new(start.clone());
        for &(event, at) in events {
            record.push(event, at);
        }
        let text = record.to_string();
        assert_eq!(
            text.parse::<Game>().map_err(|_| ()),
            Game::replay(&record).map_err(|_| ())
        );
        Game::replay(&record)
    };
    let left = Event::Move(Move {
        direction: Direction::Left,
        slides: 1,
    });
    let right = Event::Move(Move {
        direction: Direction::Right,
        slides: 1,
    });
    let wrong = |at, event| Err(PlayError::Event { at, event });
    assert_eq!(play(&[(right, 0)]), wrong(0, right));
    assert_eq!(play(&[(Event::Undo, 0)]), wrong(0, Event::Undo));
    assert_eq!(play(&[(left, 0), (Event::Redo, 5)]), wrong(1, Event::Redo));
    assert_eq!(play(&[(Event::Pause, 0)]), wrong(0, Event::Pause));
    assert_eq!(
        play(&[(left, 0), (Event::Resume, 1)]),
        wrong(1, Event::Resume)
    );
    assert_eq!(
        play(&[(left, 0), (Event::LineEnds, 1)]),
        wrong(1, Event::LineEnds)
    );
    let twice = [(Event::LineBegins, 0), (Event::LineBegins, 1)];
    assert_eq!(play(&twice), wrong(1, Event::LineBegins));
    assert_eq!(play(&[(left, 3)]), Err(PlayError::Time { at: 0, time: 3 }));
    let paused = [(left, 0), (Event::Pause, 9), (Event::Resume, 12)];
    assert_eq!(play(&paused), Err(PlayError::Time { at: 2, time: 12 }));
    assert!(play(&[(left, 0), (Event::Pause, 9), (right, 9)]).is_ok());
}

/// A million mutated records: refused, or the record itself.
#[test]
fn a_mutated_record_is_refused_or_equal() {
    let texts = [
        full_play().record().to_string(),
        Game::new(at_home("1 2 3/4 0 5/6 7 8")).record().to_string(),
        RECORD.to_owned(),
    ];
    let mut random = SplitMix64::new(Seed::from(22));
    let mut refused = 0;
    for round in 0..1_000_000 {
        let text = &texts[round % texts.len()];
        let mutated = mutate(text, &mut random);
        match mutated.parse::<Game>() {
            Ok(game) => assert_eq!(game.record().to_string(), *text, "{mutated}"),
            Err(_) => refused += 1,
        }
        if mutated == *text {
            refused += 1;
        }
    }
    assert!(refused > 990_000, "{refused}");
}

/// The same by a forger who mends the check: a play that can be played, written
/// the one way it is written.
#[test]
fn a_forged_record_is_refused_or_a_play_of_its_own() {
    let text = full_play().record().to_string();
    let (fields, _) = text.rsplit_once('.').unwrap();
    let mut random = SplitMix64::new(Seed::from(23));
    let mut taken = 0;
    for _ in 0..100_000 {
        let forged = checked(&mutate(fields, &mut random));
        if let Ok(game) = forged.parse::<Game>() {
            taken += 1;
            assert_eq!(game.record().to_string(), forged);
            assert_eq!(Game::replay(game.record()).as_ref(), Ok(&game));
        }
    }
    // Another seed, another time: such plays there are.
    assert!(taken > 0);
}

/// One to three characters changed, added, dropped or swapped.
fn mutate(text: &str, random: &mut SplitMix64) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        let other = DIGITS[random.below(64)];
        match random.below(5) {
            0 => bytes[at] = other,
            1 => bytes.insert(at, other),
            2 if bytes.len() > 1 => drop(bytes.remove(at)),
            3 => bytes[at] = b".*|\xc3"[random.below(3)],
            _ => {
                let other = random.below(bytes.len());
                bytes.swap(at, other);
            }
        }
    }
    String::from_utf8(bytes).unwrap()
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

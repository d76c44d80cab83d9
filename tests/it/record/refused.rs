//! Texts that are no record, and records that are forged.

use super::{RECORD, full_play};
use crate::{at_home, goal};
use play::record::MAX_TIME;
use play::{Event, Game, Help, PlayError, Record, RecordError};
use taquin::shuffle::SplitMix64;
use taquin::{Board, Direction, Seed};

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
    let crc = u64::from(crc(fields)) << 4;
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
    // Four of the 24 arrangements of 2×2 have names, "snake" and "spiral" the same.
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
    let left = Event::Move(Direction::Left.into());
    let right = Event::Move(Direction::Right.into());
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
fn check_forged_records(count: usize) {
    let text = full_play().record().to_string();
    let (fields, _) = text.rsplit_once('.').unwrap();
    let mut random = SplitMix64::new(Seed::from(23));
    let mut taken = 0;
    for _ in 0..count {
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

#[test]
fn a_forged_record_is_refused_or_a_play_of_its_own() {
    check_forged_records(20_000);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn any_forged_record_is_refused_or_a_play_of_its_own() {
    check_forged_records(100_000);
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

/// The time that is carried over is bounded like any other: what a record holds, its
/// own reader takes.
#[test]
fn a_time_past_the_latest_counts_as_the_latest() {
    for elapsed in [MAX_TIME, MAX_TIME + 1, u64::MAX] {
        let help = Help::NONE;
        let mut game = Game::new("0 1 2/4 5 3".parse().unwrap());
        assert!(game.note(Event::Carry { elapsed, help }, 0));
        assert_eq!(game.elapsed(0), MAX_TIME, "{elapsed}");
        let text = game.record().to_string();
        assert_eq!(text.parse().as_ref(), Ok(&game), "{elapsed}");
        let mut record = Record::new(game.start().clone());
        record.push(Event::Carry { elapsed, help }, 0);
        assert_eq!(&record, game.record(), "{elapsed}");
    }
}

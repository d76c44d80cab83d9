//! The file that plays are exported to: what is written is read, and a damaged
//! file is refused as a whole.

use super::{play_of, won};
use play::RecordError;
use play::statistics::file::{self, FileError, PlayLineError, read, write};
use play::statistics::{Play, PlayText, Source};
use proptest::prelude::*;

fn plays() -> Vec<Play> {
    let mut plays = vec![
        play_of(&won("2x2", "a"), 1_795_343_999_123),
        play_of(&won("3x2", "b"), 1_795_344_020_000),
        Play::timed(7, "4x4".parse().unwrap(), 12_340, Source::CsTimer),
        Play::timed(8, "16x16".parse().unwrap(), 0, Source::Slidysim),
    ];
    plays[1].source = Source::Slidysim;
    if let PlayText::Time { slides, .. } = &mut plays[3].text {
        *slides = Some(120);
    }
    plays
}

#[test]
fn a_file_reads_what_it_wrote() {
    let text = write(&plays());
    assert_eq!(text.lines().next(), Some("sliding-puzzle plays 1"));
    assert_eq!(read(&text), Ok(plays()));
    assert_eq!(read(&write(&[])), Ok(Vec::new()));
}

#[test]
fn other_ends_of_lines_and_a_mark_do_no_harm() {
    let text = write(&plays());
    for changed in [
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        text.trim_end().to_owned(),
        format!("{text}\n\n"),
    ] {
        assert!(file::is_file(&changed));
        assert_eq!(read(&changed), Ok(plays()));
    }
}

#[test]
fn a_file_of_a_future_version_is_told_from_a_damaged_one() {
    let text = write(&plays()).replacen("plays 1", "plays 2", 1);
    let version = FileError::Version {
        expected: file::VERSION,
        got: "2".into(),
    };
    assert_eq!(read(&text), Err(version));
    assert!(file::is_file(&text));
    for foreign in ["", "{}", "plays", "sliding-puzzle play 1\n"] {
        assert_eq!(read(foreign), Err(FileError::Foreign));
        assert!(!file::is_file(foreign));
    }
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    let text = write(&plays());
    let record = text.lines().nth(2).unwrap();
    let at = record.find(".last.").unwrap() + 7;
    let mut damaged = record.to_owned();
    damaged.replace_range(at..=at, if &record[at..=at] == "a" { "b" } else { "a" });
    let error = read(&text.replace(record, &damaged)).unwrap_err();
    let FileError::Line { line, error } = error else {
        panic!("{error:?}");
    };
    assert_eq!(
        (line, error),
        (3, PlayLineError::Record(RecordError::Check))
    );
}

#[test]
fn a_record_of_a_future_version_is_refused_with_its_line() {
    let text = write(&plays()).replacen(" play 2.", " play 3.", 1);
    let error = read(&text).unwrap_err();
    let is_version = |error| {
        matches!(
            error,
            FileError::Line {
                line: 2,
                error: PlayLineError::Record(RecordError::Version { .. }),
            }
        )
    };
    assert!(is_version(error));
}

#[test]
fn missing_lines_are_missed() {
    let text = write(&plays());
    let lines: Vec<&str> = text.lines().collect();
    let without = |at: usize| [&lines[..at], &lines[at + 1..]].concat().join("\n");
    assert_eq!(read(&without(5)), Err(FileError::Cut));
    for at in 1..5 {
        let (expected, got) = (4, 3);
        assert_eq!(read(&without(at)), Err(FileError::Count { expected, got }));
    }
    // As many lines, but not the same.
    let (mut swapped, n) = (lines.clone(), lines.len());
    swapped.swap(1, n - 2);
    assert_eq!(read(&swapped.join("\n")), Err(FileError::Check));
}

#[test]
fn no_prefix_of_a_file_is_a_file() {
    let text = write(&plays());
    for end in 0..text.len() - 1 {
        assert!(read(&text[..end]).is_err(), "{}", &text[..end]);
    }
}

#[test]
fn no_changed_character_goes_unseen() {
    let text = write(&plays());
    for (at, old) in text.char_indices().take(text.len() - 1) {
        for new in ['0', '1', 'A', 'b', '-', '.', ' ', '\n', 'é'] {
            let changed = format!("{}{new}{}", &text[..at], &text[at + 1..]);
            assert!(old == new || read(&changed).is_err(), "{at} {new:?}");
        }
    }
}

proptest! {
    #[test]
    fn no_text_is_read_without_its_check(line in "\\PC{0,80}") {
        let text = format!("sliding-puzzle plays 1\n{line}\nend 1 AAAAAA\n");
        prop_assert!(read(&text).is_err());
    }
}

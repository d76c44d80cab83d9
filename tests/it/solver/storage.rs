//! Tables as bytes: kept, read back, and refused when they are not whole.

use crate::{check_replays_to_the_goal, goal};
use taquin::{Board, Goal, Solver, TableError};

/// Bytes of the header, see `src/solver/tables/file.rs`.
const HEADER: usize = 32;

#[track_caller]
fn made(goal: &Goal) -> Vec<u8> {
    let mut solver = Solver::new();
    assert_eq!(solver.prepare(goal, u64::MAX), 100);
    solver.tables(goal).unwrap()
}

/// Slides and nodes of a few boards.
fn answers(solver: &mut Solver, goal: &Goal) -> Vec<(Board, u64)> {
    let boards = (0..5).map(|seed| Board::shuffled(goal, seed.into()));
    boards
        .map(|board| {
            let mut search = solver.search(&board);
            while !super::is_done(&search) {
                search.step(1_000);
            }
            check_replays_to_the_goal(&board, &search.best().unwrap());
            (board, search.progress().nodes)
        })
        .collect()
}

#[test]
fn tables_read_back_are_the_tables_that_were_kept() {
    for (size, name) in [("2x2", "last"), ("3x3", "spiral"), ("5x2", "first")] {
        check_round_trip(&goal(size, name));
    }
    check_round_trip(&goal("4x3", "1 2 3 4/5 0 6 7/8 9 10 11"));
    // Larger boards have tables for what is left when most lines are done.
    check_round_trip(&goal("6x5", "last"));
}

#[track_caller]
fn check_round_trip(goal: &Goal) {
    let mut solver = Solver::new();
    assert_eq!(solver.tables(goal), None);
    solver.prepare(goal, u64::MAX);
    let bytes = solver.tables(goal).unwrap();
    let mut reader = Solver::new();
    assert_eq!(reader.read_tables(goal, &bytes), Ok(()));
    assert_eq!(reader.prepare(goal, 0), 100);
    assert_eq!(reader.tables(goal), Some(bytes));
    assert_eq!(reader.table_bytes(), solver.table_bytes());
    if goal.size().cells() <= 16 {
        assert_eq!(answers(&mut reader, goal), answers(&mut solver, goal));
    }
}

#[test]
fn mirrored_goals_read_the_same_tables() {
    let bytes = made(&goal("4x3", "last"));
    for (size, name) in [("4x3", "first"), ("3x4", "snake"), ("3x4", "last")] {
        let goal = goal(size, name);
        let mut solver = Solver::new();
        assert_eq!(solver.read_tables(&goal, &bytes), Ok(()), "{size} {name}");
        assert_eq!(solver.tables(&goal).as_ref(), Some(&bytes));
    }
}

#[test]
fn asking_for_tables_drops_no_others() {
    let mut solver = Solver::new();
    let kept = goal("3x3", "last");
    solver.prepare(&kept, u64::MAX);
    // A solver has no room for both of these.
    for size in ["4x4", "2x8"] {
        assert_eq!(solver.tables(&goal(size, "last")), None);
    }
    assert_eq!(solver.prepare(&kept, 0), 100);
}

/// Checks that bytes are refused, and that the solver then makes its own tables and
/// answers.
#[track_caller]
fn check_refused(goal: &Goal, bytes: &[u8], expected: TableError) {
    let mut solver = Solver::new();
    assert_eq!(solver.read_tables(goal, bytes), Err(expected));
    assert_eq!(solver.tables(goal), None);
    assert_ne!(solver.prepare(goal, 0), 100);
    let board = Board::shuffled(goal, 1.into());
    check_replays_to_the_goal(&board, &super::optimal(&mut solver, &board));
}

/// Returns the error that a damaged byte at this place gives.
fn fault_in(at: usize, damaged: &[u8]) -> TableError {
    let entries = damaged.len() - HEADER;
    match at {
        0..4 => TableError::Magic,
        4..6 => TableError::Version {
            expected: 2,
            got: u16::from_le_bytes([damaged[4], damaged[5]]),
        },
        6..16 => TableError::Shape,
        16..24 => TableError::Length {
            expected: entries,
            got: entries,
        },
        _ => TableError::Checksum,
    }
}

#[track_caller]
fn check_damage(goal: &Goal, places: impl Fn(usize) -> Vec<usize>) {
    let bytes = made(goal);
    for at in places(bytes.len()) {
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            check_refused(goal, &damaged, fault_in(at, &damaged));
        }
    }
}

#[test]
fn any_bit_that_is_not_as_it_was_is_found_and_named() {
    check_damage(&goal("2x2", "last"), |length| (0..length).collect());
    check_damage(&goal("3x2", "last"), |length| (0..length).collect());
    check_damage(&goal("3x3", "last"), |length| {
        let entries = (HEADER..length).step_by(length / 5);
        (0..HEADER)
            .step_by(3)
            .chain(entries)
            .chain([length - 1])
            .collect()
    });
    // The first and the last byte of both tables are among these.
    check_damage(&goal("4x3", "last"), |length| {
        vec![HEADER, length / 2, length - 1]
    });
}

/// Words exchanged leave a plain sum as it was.
#[test]
fn entries_out_of_their_order_are_found() {
    let goal = goal("3x3", "last");
    let mut bytes = made(&goal);
    let at = (HEADER..bytes.len() - 16)
        .find(|&at| bytes[at..at + 8] != bytes[at + 8..at + 16])
        .unwrap();
    bytes[at..at + 16].rotate_left(8);
    check_refused(&goal, &bytes, TableError::Checksum);
}

#[test]
fn tables_cut_short_or_padded_are_refused() {
    for goal in [goal("3x3", "last"), goal("2x6", "first")] {
        let bytes = made(&goal);
        let expected = bytes.len() - HEADER;
        for length in [0, 1, 4, HEADER - 1] {
            check_refused(&goal, &bytes[..length], TableError::Magic);
        }
        for got in [0, 1, expected / 2, expected - 8, expected - 1] {
            let error = TableError::Length { expected, got };
            check_refused(&goal, &bytes[..HEADER + got], error);
        }
        for more in [1, 8, expected] {
            let padded = [&bytes[..], &vec![0; more]].concat();
            let got = expected + more;
            check_refused(&goal, &padded, TableError::Length { expected, got });
        }
    }
}

#[test]
fn tables_of_another_size_or_goal_are_refused() {
    let bytes = made(&goal("4x3", "last"));
    for (size, name) in [("3x3", "last"), ("6x2", "last"), ("2x2", "first")] {
        check_refused(&goal(size, name), &bytes, TableError::Shape);
    }
    let inner = goal("4x3", "1 2 3 4/5 0 6 7/8 9 10 11");
    check_refused(&inner, &bytes, TableError::Shape);
}

#[test]
fn refused_bytes_leave_tables_as_they_were() {
    let goal = goal("3x3", "last");
    let mut solver = Solver::new();
    let begun = solver.prepare(&goal, 16_000);
    assert!((1..100).contains(&begun), "{begun}");
    assert_eq!(solver.read_tables(&goal, b"SPDB"), Err(TableError::Magic));
    let board = Board::shuffled(&goal, 1.into());
    assert_eq!(solver.search(&board).progress().tables, begun);
    assert_eq!(solver.prepare(&goal, u64::MAX), 100);
    let bytes = solver.tables(&goal).unwrap();
    assert!(solver.read_tables(&goal, &bytes[..40]).is_err());
    assert_eq!(solver.tables(&goal), Some(bytes));
}

#[test]
fn errors_say_what_is_wrong_and_what_to_do() {
    let version = TableError::Version {
        expected: 1,
        got: 7,
    };
    let length = TableError::Length {
        expected: 100,
        got: 99,
    };
    for (error, told) in [
        (TableError::Magic, &[][..]),
        (version, &["1", "7"]),
        (TableError::Shape, &["size"]),
        (length, &["100", "99"]),
        (TableError::Checksum, &["checksum"]),
    ] {
        let text = error.to_string();
        assert!(told.iter().all(|word| text.contains(word)), "{text}");
        assert!(text.ends_with("regenerate it"), "{text}");
    }
}

/// The same bytes, whatever slices the tables were made in and by whom.
#[test]
fn any_slicing_of_the_making_gives_the_same_tables() {
    let larger = [997, 10_007];
    for (size, name, budgets) in [
        ("3x2", "last", &[1, 2, 7][..]),
        ("3x3", "last", &[61, 997]),
        ("4x3", "spiral", &larger),
        ("2x6", "last", &larger),
    ] {
        let goal = goal(size, name);
        let expected = made(&goal);
        for &budget in budgets {
            let mut solver = Solver::new();
            let mut percent = 0;
            while percent < 100 {
                let now = solver.prepare(&goal, budget);
                assert!(now >= percent, "{now} after {percent}");
                assert_eq!(solver.tables(&goal).is_some(), now == 100);
                percent = now;
            }
            assert!(solver.tables(&goal).as_ref() == Some(&expected), "{budget}");
        }
        let mut solver = Solver::new();
        let mut search = solver.search(&Board::shuffled(&goal, 1.into()));
        while !super::is_done(&search) {
            search.step(1_000);
        }
        solver.prepare(&goal, u64::MAX);
        assert!(solver.tables(&goal) == Some(expected));
    }
}

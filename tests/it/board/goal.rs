//! Goals: what they look like, and their names.

use crate::{NAMED_GOALS, any_goal_of, any_size};
use proptest::prelude::*;
use taquin::{Board, BoardError, Goal, GoalName, GoalSpec, Size, SizeError};

#[test]
#[ignore = "takes long; npm run test:all"]
fn the_hardest_board_is_as_far_as_a_search_of_all_finds() {
    for size in ["2x2", "3x2", "2x3", "2x4", "4x2", "3x3"] {
        for name in ["last", "first", "snake"] {
            let goal = crate::goal(size, name);
            let farthest = oracle::distances(&goal).into_values().max();
            assert_eq!(goal.farthest(), farthest, "{size} {name}");
        }
    }
    // The published ones that are too large to search here.
    for (size, farthest) in [
        ("2x5", Some(55)),
        ("6x2", Some(80)),
        ("2x7", Some(108)),
        ("8x2", Some(140)),
        ("2x9", None),
        ("3x4", Some(53)),
        ("5x3", Some(84)),
        ("3x6", None),
        ("4x4", Some(80)),
        ("4x5", None),
        ("5x5", None),
        ("16x16", None),
    ] {
        assert_eq!(crate::goal(size, "last").farthest(), farthest, "{size}");
    }
    // The blank belongs in the middle, from where no board is that far.
    let goal = crate::goal("3x3", "spiral");
    assert_eq!(goal.farthest(), None);
    assert_ne!(oracle::distances(&goal).into_values().max(), Some(31));
}

#[track_caller]
fn check_goal(size: &str, name: &str, expected: &str) {
    let goal = crate::goal(size, name);
    assert_eq!(goal.arrangement(), expected);
    assert_eq!(Board::solved(&goal).to_string(), expected);
}

#[test]
fn the_blank_is_last_or_first() {
    check_goal("3x3", "last", "1 2 3/4 5 6/7 8 0");
    check_goal("3x3", "first", "0 1 2/3 4 5/6 7 8");
    check_goal("4x2", "last", "1 2 3 4/5 6 7 0");
    check_goal("2x4", "first", "0 1/2 3/4 5/6 7");
}

#[test]
fn a_snake_turns_at_the_end_of_each_row() {
    check_goal("2x2", "snake", "1 2/0 3");
    check_goal("3x3", "snake", "1 2 3/6 5 4/7 8 0");
    check_goal("4x4", "snake", "1 2 3 4/8 7 6 5/9 10 11 12/0 15 14 13");
    check_goal("2x5", "snake", "1 2/4 3/5 6/8 7/9 0");
    check_goal("5x2", "snake", "1 2 3 4 5/0 9 8 7 6");
}

#[test]
fn a_spiral_winds_clockwise_to_the_innermost_cell() {
    check_goal("2x2", "spiral", "1 2/0 3");
    check_goal("3x2", "spiral", "1 2 3/0 5 4");
    check_goal("3x3", "spiral", "1 2 3/8 0 4/7 6 5");
    check_goal("4x4", "spiral", "1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7");
    check_goal("2x5", "spiral", "1 2/0 3/9 4/8 5/7 6");
    check_goal("5x2", "spiral", "1 2 3 4 5/0 9 8 7 6");
    check_goal("3x5", "spiral", "1 2 3/12 13 4/11 14 5/10 0 6/9 8 7");
    check_goal("5x3", "spiral", "1 2 3 4 5/12 13 14 0 6/11 10 9 8 7");
    check_goal(
        "5x5",
        "spiral",
        "1 2 3 4 5/16 17 18 19 6/15 24 0 20 7/14 23 22 21 8/13 12 11 10 9",
    );
}

#[test]
fn in_snake_and_spiral_each_tile_lies_beside_the_next() {
    for size in Size::all() {
        for name in ["snake", "spiral"] {
            let goal = Goal::parse(name, size).unwrap();
            let tiles = (1..size.cells()).chain([0]);
            let homes: Vec<usize> = tiles.map(|tile| goal.home(tile)).collect();
            for pair in homes.windows(2) {
                assert_eq!(size.distance(pair[0], pair[1]), 1, "{size} {name}");
            }
        }
    }
}

proptest! {
    #[test]
    fn a_goal_reads_what_it_prints(goal in any_size().prop_flat_map(any_goal_of)) {
        let size = goal.size();
        prop_assert_eq!(&Goal::parse(&goal.to_string(), size), &Ok(goal.clone()));
        prop_assert_eq!(&Goal::parse(&goal.arrangement(), size), &Ok(goal.clone()));
        prop_assert_eq!(&Goal::arranged(size, goal.tiles()), &Ok(goal.clone()));
        for (cell, &tile) in goal.tiles().iter().enumerate() {
            prop_assert_eq!(goal.home(tile.into()), cell);
        }
    }
}

#[test]
fn the_names_of_goals_are_texts() {
    let names = GoalName::ALL.iter().map(GoalName::to_string);
    assert_eq!(names.collect::<Vec<_>>(), NAMED_GOALS);
    for &name in GoalName::ALL {
        assert_eq!(name.name().parse(), Ok(name));
        let size = crate::size("4x4");
        assert_eq!(name.of(size).name(), Some(name));
        assert_eq!(name.of(size), crate::goal("4x4", name.name()));
    }
    assert_eq!(crate::arranged(crate::size("4x4"), 1).name(), None);
    for text in ["Last", " last", "last ", "l", ""] {
        let found = text.to_owned();
        let refused = Err(BoardError::GoalName { found });
        assert_eq!(text.parse::<GoalName>(), refused);
    }
}

proptest! {
    #[test]
    fn a_goal_without_a_size_reads_what_it_prints(goal in any_size().prop_flat_map(any_goal_of)) {
        let arranged = GoalSpec::from(&goal);
        prop_assert_eq!(arranged.to_string().parse(), Ok(arranged.clone()));
        prop_assert_eq!(arranged.of(goal.size()), Ok(goal.clone()));
        let as_text: GoalSpec = goal.to_string().parse().unwrap();
        prop_assert_eq!(as_text.of(goal.size()), Ok(goal));
    }
}

#[test]
fn an_arrangement_is_the_goal_of_its_own_size_alone() {
    let spec = crate::spec("1 2 3/4 5 0");
    let (expected, got) = (crate::size("3x3"), crate::size("3x2"));
    assert_eq!(spec.of(expected), Err(BoardError::Size { expected, got }));
    assert_eq!(
        GoalSpec::default().of(expected),
        Ok(Goal::blank_last(expected))
    );
}

#[test]
fn a_goal_is_called_by_its_name() {
    for name in NAMED_GOALS {
        assert_eq!(crate::goal("4x4", name).to_string(), name);
    }
    let written_out = crate::goal("3x3", "1 2 3/8 0 4/7 6 5");
    assert_eq!(written_out.to_string(), "spiral");
    let nameless = crate::goal("3x3", "1 2 3/4 0 5/6 7 8");
    assert_eq!(nameless.to_string(), "1 2 3/4 0 5/6 7 8");
}

#[track_caller]
fn check_refused(size: &str, goal: &str, expected: &BoardError, message: &str) {
    let error = Goal::parse(goal, crate::size(size)).unwrap_err();
    assert_eq!(&error, expected);
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_goal_that_is_none_is_refused() {
    check_refused(
        "3x3",
        "zigzag",
        &BoardError::GoalName {
            found: "zigzag".into(),
        },
        "no goal is called 'zigzag'; write last, first, snake, spiral, or rows like 1 2 3/4 5 0",
    );
    check_refused(
        "3x3",
        "",
        &BoardError::Text {
            at: 0,
            found: String::new(),
        },
        "the text ends at character 0; write rows like 4 1 2/5 0 3",
    );
    check_refused(
        "3x3",
        "1 2 3/4 5 0",
        &BoardError::Size {
            expected: crate::size("3x3"),
            got: crate::size("3x2"),
        },
        "the board is 3x2, not 3x3",
    );
    check_refused(
        "2x2",
        "1 2/2 0",
        &BoardError::Twice {
            tile: 2,
            first: 1,
            second: 2,
        },
        "tile 2 is in cell 1 and in cell 2; each tile appears once",
    );
}

#[test]
fn there_are_225_sizes_from_2x2_to_16x16() {
    let mut sizes: Vec<Size> = Size::all().collect();
    assert_eq!(sizes.len(), 225);
    for &size in &sizes {
        assert_eq!(size.to_string().parse(), Ok(size));
        assert_eq!(Size::new(size.columns(), size.rows()), Ok(size));
        assert_eq!(size.cells(), size.columns() * size.rows());
    }
    sizes.sort_unstable();
    sizes.dedup();
    assert_eq!(sizes.len(), 225);
}

#[track_caller]
fn check_no_size(columns: usize, rows: usize) {
    assert_eq!(
        Size::new(columns, rows),
        Err(SizeError::Side { columns, rows })
    );
}

#[test]
fn other_sizes_are_refused() {
    // 259 is 3 in a byte: JavaScript numbers are cut silently.
    for side in [0, 1, 17, 256, 259, usize::MAX] {
        check_no_size(side, 3);
        check_no_size(3, side);
    }
    assert_eq!(
        "17x3".parse::<Size>().unwrap_err().to_string(),
        "no board is 17x3; each side is from 2 to 16"
    );
}

#[test]
fn a_size_is_read_columns_first() {
    assert_eq!("4x3".parse(), Size::new(4, 3));
    for text in [
        "", "4", "x", "4x", "x3", "4 3", "4×3", "4X3", " 4x3", "4x3x2", "-4x3", "4xthree", "+4x3",
        "04x3",
    ] {
        let unreadable = SizeError::Text { text: text.into() };
        assert_eq!(text.parse::<Size>(), Err(unreadable), "{text}");
    }
}

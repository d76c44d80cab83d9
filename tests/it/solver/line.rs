//! Lines that are followed, held against exact distances.

use crate::{goal, size};
use oracle::EIGHT;
use proptest::prelude::*;
use taquin::solver::distributed::{Found, Line};
use taquin::{Board, Direction, Seed, SlidesError, Solver, Step};

pub(super) fn change_over(
    line: &Line,
    best: Option<&[Direction]>,
    lower: usize,
    path: &[Direction],
    made: usize,
) -> Line {
    line.change_over(Found { path, best, lower }, made)
}

pub(super) fn slides(letters: &str) -> Vec<Direction> {
    let direction = |letter| Direction::from_letter(letter).unwrap();
    letters.chars().map(direction).collect()
}

fn letters(slides: &[Direction]) -> String {
    slides.iter().map(|slide| slide.letter()).collect()
}

fn line(letters: &str, lower: usize) -> Line {
    Line::new(slides(letters), lower)
}

pub(super) fn slid(board: &Board, way: &[Direction]) -> Board {
    let mut board = board.clone();
    for &slide in way {
        assert!(board.slide(slide));
    }
    board
}

/// A bound of an even line is even, that of an odd one odd.
#[test]
fn a_bound_is_lifted_to_the_parity_of_the_line() {
    for (way, lower, lifted) in [
        ("URDL", 0, 0),
        ("URDL", 1, 2),
        ("URDL", 2, 2),
        ("URDL", 3, 4),
        // No line has such a bound.
        ("URDL", 9, 0),
        ("URD", 0, 1),
        ("URD", 2, 3),
        ("", 0, 0),
    ] {
        assert_eq!(line(way, lower).lower(), lifted, "{way} {lower}");
    }
}

#[test]
fn a_shorter_line_takes_the_place_of_a_longer_one_and_no_other_does() {
    let changed = |way, found, path, made| {
        let (found, path) = (slides(found), slides(path));
        let over = change_over(&line(way, 0), Some(&found), 0, &path, made);
        letters(over.slides())
    };
    assert_eq!(changed("URDLUR", "LURD", "", 0), "LURD");
    assert_eq!(changed("URDL", "LURD", "", 0), "URDL");
    // Slides that are made stay.
    assert_eq!(changed("URDDLLUR", "URRD", "", 2), "URRD");
    assert_eq!(changed("URDDLLUR", "URRD", "", 3), "URDURD");
    assert_eq!(changed("URDDLL", "URRD", "", 4), "URDDLL");
    // For a board ahead.
    assert_eq!(changed("URDDLLUR", "RD", "UR", 0), "URRD");
    assert_eq!(changed("URDDLLUR", "RD", "UR", 3), "URDURD");
    assert_eq!(changed("URDDLLUR", "LDD", "UR", 0), "D");
}

#[test]
fn what_is_proved_of_a_board_ahead_counts_for_how_far_it_is() {
    let known = change_over(&line("URDLURDL", 2), None, 5, &slides("UR"), 0);
    let bounds: Vec<usize> = (0..5).map(|count| known.after(count).lower()).collect();
    // After UR six are left, so no fewer than five are no fewer than six.
    assert_eq!(bounds, [4, 5, 6, 5, 4]);
    assert_eq!(known.after(1).after(1).after(1).lower(), 5);
}

#[test]
fn what_was_proved_holds_where_the_line_leaves_the_board_that_it_was_of() {
    let known = change_over(&line("URDLURDL", 0), None, 4, &slides("URDL"), 0);
    // It parts after two slides, so the other board is two away from there.
    let over = change_over(&known, Some(&slides("URRDLL")), 0, &[], 2);
    assert_eq!(letters(over.slides()), "URRDLL");
    assert_eq!((over.after(2).lower(), over.after(3).lower()), (2, 1));
}

#[test]
fn a_line_is_followed_or_left() {
    let known = line("LLU", 3);
    assert_eq!(known.follow(&slides("LL")), Some(line("U", 1)));
    assert_eq!(known.follow(&slides("U")), None);
    assert_eq!(known.follow(&slides("LLUU")), None);
    assert_eq!(known.after(9), line("", 0));
}

#[test]
fn a_line_of_another_board_is_refused() {
    let board: Board = "1 2 3/4 5 6/7 0 8".parse().unwrap();
    let mut solver = Solver::new();
    let mut error = |way| {
        let begun = solver.search_from(&board, &slides(way)).err();
        assert_eq!(solver.search_line(&board, &line(way, 1)).err(), begun);
        begun
    };
    assert_eq!(error("L"), None);
    assert_eq!(error("R"), Some(SlidesError::Goal));
    assert_eq!(error("LL"), Some(SlidesError::Slide { at: 1 }));
}

/// A search that begins with a line goes on from there: the line is its answer
/// at once, and it ends as any other.
#[test]
fn a_search_begins_with_what_is_known() {
    let mut solver = Solver::new();
    for (text, seed) in [("3x3", 1), ("4x4", 2), ("5x5", 3), ("9x9", 4)] {
        let board = Board::shuffled(&goal(text, "last"), Seed::from(seed));
        let first = solver.solve(&board, 200_000);
        let known = Line::from(&first);
        let mut search = solver.search_line(&board, &known).unwrap();
        assert_eq!(search.best().unwrap().slides(), first.slides());
        let mut lower = search.progress().lower;
        assert!(lower >= first.lower(), "{text}");
        for _ in 0..20 {
            let step = search.step(20_000);
            let progress = search.progress();
            assert!(progress.lower >= lower && progress.upper.unwrap() <= first.length());
            lower = progress.lower;
            if let Step::Done(solution) = step {
                assert!(solution.is_optimal());
                break;
            }
        }
        let solved = search.best().unwrap();
        assert!(slid(&board, solved.slides()).is_solved());
    }
}

/// A poor line of a board with tables does not stand in the way of the optimum.
#[test]
fn a_search_from_a_detour_ends_with_the_optimum() {
    let mut solver = Solver::new();
    for seed in 0..20 {
        let board = Board::shuffled(&goal("3x3", "spiral"), Seed::from(seed));
        let solution = solver.solve(&board, 1_000_000);
        let first = solution.slides().first().copied();
        let away = Direction::ALL
            .into_iter()
            .find(|&way| Some(way) != first && board.clone().slide(way));
        let Some(away) = away else { continue };
        let detour = [&[away, away.opposite()], solution.slides()].concat();
        let mut search = solver.search_from(&board, &detour).unwrap();
        let found = loop {
            if let Step::Done(found) = search.step(1_000) {
                break found;
            }
        };
        assert_eq!(found.length(), solution.length());
    }
}

/// An event of a line that is played.
#[derive(Clone, Debug)]
enum Event {
    Follow(usize),
    /// A search of the board so many slides on, or so many back, has proved this
    /// share of its distance, and has found a solution with so many detours.
    Found {
        at: isize,
        share: f64,
        detours: Option<Vec<usize>>,
        made: usize,
    },
}

fn any_event() -> impl Strategy<Value = Event> {
    let detours = prop::option::of(prop::collection::vec(0..6_usize, 0..9));
    prop_oneof![
        (0..4_usize).prop_map(Event::Follow),
        (-3..8_isize, 0.0..=1.0_f64, detours, 0..5_usize).prop_map(|(at, share, detours, made)| {
            Event::Found {
                at,
                share,
                detours,
                made,
            }
        }),
    ]
}

/// A solution, which goes there and back at its first boards where asked: 4 and
/// more ask for nothing.
fn solution(board: &Board, detours: &[usize]) -> Vec<Direction> {
    let mut way: Vec<Direction> = Vec::new();
    let mut board = board.clone();
    let mut detours = detours.iter();
    while !board.is_solved() {
        let detour = detours.next().and_then(|&at| Direction::ALL.get(at));
        if let Some(&detour) = detour.filter(|&&way| board.clone().slide(way)) {
            way.extend([detour, detour.opposite()]);
        }
        let nearer = |direction: &Direction| {
            let mut next = board.clone();
            next.slide(*direction) && EIGHT[&next] < EIGHT[&board]
        };
        let direction = Direction::ALL.into_iter().find(nearer).unwrap();
        assert!(board.slide(direction));
        way.push(direction);
    }
    way
}

/// Leads home, and claims nothing that is not so, here or ahead.
fn check_true(board: &Board, line: &Line) {
    assert!(slid(board, line.slides()).is_solved());
    assert!(line.lower() <= EIGHT[board]);
    for proof in line.ahead() {
        let there = slid(board, &line.slides()[..proof.at]);
        assert!(proof.lower <= EIGHT[&there], "{proof:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn what_a_line_says_is_true_whatever_happens_to_it(
        seed: u64,
        detours in prop::collection::vec(0..6_usize, 0..12),
        events in prop::collection::vec(any_event(), 1..12),
    ) {
        let goal = taquin::Goal::blank_last(size("3x3"));
        let mut board = Board::shuffled(&goal, Seed::from(seed));
        let mut line = Line::new(solution(&board, &detours), 0);
        for event in events {
            match event {
                Event::Follow(count) => {
                    let count = count.min(line.slides().len());
                    let (made, was) = (line.slides()[..count].to_vec(), line.lower());
                    board = slid(&board, &made);
                    line = line.follow(&made).unwrap();
                    prop_assert!(line.lower() + count >= was);
                }
                Event::Found { at, share, detours, made } => {
                    // Ahead on the line, or off it to a side.
                    let path = match usize::try_from(at) {
                        Ok(at) => line.slides()[..at.min(line.slides().len())].to_vec(),
                        Err(_) => Direction::ALL
                            .into_iter()
                            .find(|&way| board.clone().slide(way))
                            .into_iter()
                            .collect(),
                    };
                    let there = slid(&board, &path);
                    let lower = (EIGHT[&there] as f64 * share).floor();
                    #[expect(
                        clippy::cast_possible_truncation,
                        clippy::cast_sign_loss,
                        reason = "at most 31"
                    )]
                    let lower = lower as usize;
                    let found = detours.map(|detours| solution(&there, &detours));
                    let was = line.clone();
                    let made = made.min(was.slides().len());
                    line = change_over(&line, found.as_deref(), lower, &path, made);
                    prop_assert!(line.slides().len() <= was.slides().len());
                    prop_assert!(line.slides().starts_with(&was.slides()[..made]));
                    prop_assert!(line.lower() >= was.lower());
                }
            }
            check_true(&board, &line);
        }
    }
}

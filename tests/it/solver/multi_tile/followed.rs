//! Lines that count moves (MTM), held against exact distances. A player may stop in
//! the middle of a move.

use crate::size;
use crate::solver::line::{change_over, slid, slides};
use oracle::moves::{EIGHT, one_move_on};
use proptest::prelude::*;
use taquin::solver::distributed::Line;
use taquin::{Board, Direction, Metric, Seed};

fn line(letters: &str, lower: usize) -> Line {
    Line::in_metric(Metric::MultiTile, slides(letters), lower, Vec::new())
}

/// A move changes no parity, so no bound rises to that of the line.
#[test]
fn a_bound_above_the_length_in_moves_is_none_and_no_bound_is_lifted() {
    for (way, lower, bound) in [
        ("URDL", 1, 1),
        ("URDL", 3, 3),
        ("UURRDD", 2, 2),
        ("UURRDD", 9, 0),
        ("LLL", 2, 0),
        ("", 1, 0),
    ] {
        assert_eq!(line(way, lower).lower(), bound, "{way} {lower}");
    }
    assert!(line("UURRDD", 3).is_optimal());
    assert_eq!(line("UURRDD", 3).length(), 3);
}

/// A half move is one move from both its ends: less is proved there, and all again
/// at its end.
#[test]
fn a_half_move_proves_less_and_its_end_what_it_did() {
    let known = line("UULLLD", 3);
    let bounds: Vec<usize> = (0..=6).map(|count| known.after(count).lower()).collect();
    assert_eq!(bounds, [3, 2, 2, 1, 1, 1, 0]);
    // Slide by slide as well.
    let mut slide_by_slide = known;
    for (count, bound) in bounds.into_iter().enumerate().skip(1) {
        slide_by_slide = slide_by_slide.after(1);
        let lower = slide_by_slide.lower();
        let is_half = [1, 3, 4].contains(&count);
        assert!(
            if is_half {
                lower <= bound
            } else {
                lower == bound
            },
            "{count}"
        );
    }
}

#[test]
fn the_line_of_fewer_moves_takes_the_place_of_one_of_fewer_slides() {
    let changed = |way, found| {
        let found = slides(found);
        let over = change_over(&line(way, 0), Some(&found), 0, &[], 0);
        over.slides().to_vec()
    };
    assert_eq!(changed("URDL", "UUURRR"), slides("UUURRR"));
    assert_eq!(changed("UUURRR", "URDL"), slides("UUURRR"));
}

/// A solution of fewest moves, or one that goes astray at first where asked.
fn solution(board: &Board, astray: &[usize]) -> Vec<Direction> {
    let mut way = Vec::new();
    let mut board = board.clone();
    let mut astray = astray.iter();
    while !board.is_solved() {
        let all = one_move_on(&board);
        let wrong = astray.next().and_then(|&at| all.get(at));
        let next = wrong.cloned().unwrap_or_else(|| {
            let nearer = |next: &&Board| EIGHT[next] < EIGHT[&board];
            all.iter().find(nearer).unwrap().clone()
        });
        way.extend(between(&board, &next));
        board = next;
    }
    way
}

/// The slides of one move.
fn between(from: &Board, to: &Board) -> Vec<Direction> {
    for direction in Direction::ALL {
        let (mut board, mut way) = (from.clone(), Vec::new());
        while board.slide(direction) {
            way.push(direction);
            if board == *to {
                return way;
            }
        }
    }
    panic!("{from} is not one move from {to}");
}

/// Leads home, and claims nothing that is not so, here or ahead.
fn check_true(board: &Board, line: &Line) {
    line.check(board).unwrap();
    assert!(line.lower() <= EIGHT[board], "{board}: {line:?}");
    for proof in line.ahead() {
        let there = slid(board, &line.slides()[..proof.at]);
        assert!(proof.lower <= EIGHT[&there], "{proof:?}");
    }
}

/// An event of a line that is played.
#[derive(Clone, Debug)]
enum Event {
    Follow(usize),
    /// A search of the board so many slides on, or one to a side, has proved all but
    /// so much of its distance, and has found a solution.
    Found {
        at: Option<usize>,
        less: usize,
        astray: Option<Vec<usize>>,
        made: usize,
    },
}

fn any_event() -> impl Strategy<Value = Event> {
    let astray = || prop::collection::vec(0..9_usize, 0..5);
    prop_oneof![
        (0..5_usize).prop_map(Event::Follow),
        (
            prop::option::of(0..9_usize),
            0..4_usize,
            prop::option::of(astray()),
            0..6_usize
        )
            .prop_map(|(at, less, astray, made)| Event::Found {
                at,
                less,
                astray,
                made
            }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn what_a_line_says_is_true_whatever_happens_to_it(
        seed: u64,
        astray in prop::collection::vec(0..9_usize, 0..6),
        events in prop::collection::vec(any_event(), 1..14),
    ) {
        let goal = taquin::Goal::blank_last(size("3x3"));
        let mut board = Board::shuffled(&goal, Seed::from(seed));
        let known = solution(&board, &astray);
        let mut line = Line::in_metric(Metric::MultiTile, known, EIGHT[&board], Vec::new());
        for event in events {
            match event {
                Event::Follow(count) => {
                    let count = count.min(line.slides().len());
                    let made = line.slides()[..count].to_vec();
                    board = slid(&board, &made);
                    line = line.follow(&made).unwrap();
                }
                Event::Found { at, less, astray, made } => {
                    let path = match at {
                        Some(at) => line.slides()[..at.min(line.slides().len())].to_vec(),
                        None => between(&board, &one_move_on(&board)[0]),
                    };
                    let there = slid(&board, &path);
                    let lower = EIGHT[&there].saturating_sub(less);
                    let found = astray.map(|astray| solution(&there, &astray));
                    let was = line.clone();
                    let made = made.min(was.slides().len());
                    line = change_over(&line, found.as_deref(), lower, &path, made);
                    prop_assert!(line.slides().starts_with(&was.slides()[..made]));
                    prop_assert!(line.lower() >= was.lower().min(line.length()));
                }
            }
            check_true(&board, &line);
        }
    }
}

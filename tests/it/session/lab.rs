//! The laboratory's session: reports, limits, and what is refused.

use super::{FARTHEST, LONG};
use session::{LabAnswer, LabEnd, LabOrder, LabSession};

const TABLE_MS: f64 = 50.0;

fn order(board: &str, search: &str) -> LabOrder {
    LabOrder {
        id: 7,
        board: board.into(),
        goal: "last".into(),
        search: search.into(),
        bytes: 100_000_000,
        ms: 10_000.0,
    }
}

/// What is said to an order, if the tables take `TABLE_MS` and each slice `slice_ms`.
fn said_to(order: LabOrder, slice_ms: f64) -> Vec<LabAnswer> {
    let mut session = LabSession::new(10.0);
    session.hear(order);
    let (mut now, mut took) = (1_000.0, 0.0);
    let mut said = Vec::new();
    while session.is_at_work() {
        said.extend(session.turn(now, took));
        took = if took == 0.0 { TABLE_MS } else { slice_ms };
        now += took;
    }
    said
}

#[track_caller]
fn end_of(order: LabOrder, slice_ms: f64) -> LabEnd {
    let said = said_to(order, slice_ms);
    match said.last() {
        Some(LabAnswer::Searched(end)) => end.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn progress_comes_at_most_every_so_often_and_before_the_end() {
    let patient = LabOrder {
        ms: 1e9,
        ..order(FARTHEST, "bfs")
    };
    let mut said = said_to(patient, 12.0);
    let Some(LabAnswer::Searched(end)) = said.pop() else {
        panic!("it has no end");
    };
    assert_eq!((end.id, end.stopped), (7, None));
    assert_eq!(end.progress.slides.len(), 31);
    assert!(said.len() > 1, "{said:?}");
    let (mut told, mut expanded) = (0.0, 0.0);
    for answer in said {
        let LabAnswer::Searching(searching) = answer else {
            panic!("{answer:?}");
        };
        assert!(searching.ms >= told + 100.0, "{told} {}", searching.ms);
        assert!(searching.progress.expanded >= expanded);
        (told, expanded) = (searching.ms, searching.progress.expanded);
    }
}

#[test]
fn the_time_in_which_tables_are_made_is_told_apart_and_not_limited() {
    let patient = LabOrder {
        ms: 60.0,
        ..order(LONG, "bidirectional")
    };
    let end = end_of(patient, 10.0);
    assert_eq!((end.stopped, end.ms), (Some("time"), 60.0));
    assert_eq!((end.progress.state, end.table_ms), ("running", TABLE_MS));
    assert!(end.progress.lower > 0 && end.progress.lower <= 80);
}

#[test]
fn a_search_stops_at_its_memory() {
    let small = LabOrder {
        bytes: 1_000_000,
        ..order(LONG, "bidirectional")
    };
    let end = end_of(small, 10.0);
    assert_eq!((end.stopped, end.progress.state), (Some("memory"), "limit"));
    assert!(end.progress.bytes <= 1_000_000);
    assert_eq!(end.progress.slides, "");
}

#[test]
fn what_is_refused_has_a_code_and_the_next_order_is_heard() {
    let mut session = LabSession::new(10.0);
    for (board, search, code) in [
        (FARTHEST, "dfs", "search"),
        ("1 2/2 0", "bfs", "twice"),
        (LONG, "table", "searchTooLarge"),
    ] {
        session.hear(order(board, search));
        let Some(LabAnswer::Failed(failed)) = session.turn(0.0, 0.0) else {
            panic!("{search} is not refused");
        };
        assert_eq!((failed.id, failed.code), (7, code));
        assert!(!session.is_at_work());
    }
}

#[test]
fn an_order_takes_the_place_of_the_one_before() {
    let mut session = LabSession::new(10.0);
    session.hear(order(LONG, "bidirectional"));
    assert_eq!(session.turn(0.0, 0.0), None);
    assert_eq!(session.turn(1.0, 1.0), None);
    session.hear(LabOrder {
        id: 8,
        ..order("4 1 2/5 0 3", "bfs")
    });
    let mut said = None;
    for now in 2..5 {
        said = said.or(session.turn(f64::from(now), 1.0));
    }
    let Some(LabAnswer::Searched(end)) = said else {
        panic!("{said:?}");
    };
    assert_eq!((end.id, end.progress.slides.len()), (8, 5));
}

//! Tables that are made ahead: from the store, with help, and beside searches.

use super::{Answer, FARTHEST, LONG, Order, Worker, cancel, prepare, shape, solve};
use session::{Bytes, MadePart, PartMessage, PartOrder, ReadWish, Shape, Stored, TablesMessage};
use taquin::{Goal, MultiTile, Solver};

fn stored(key: &str, bytes: Option<Vec<u8>>) -> Order {
    Order::Stored(Stored {
        key: key.to_owned(),
        bytes: bytes.map(Bytes),
    })
}

fn read(key: &str) -> Answer {
    Answer::Read(ReadWish {
        key: key.to_owned(),
    })
}

/// Returns the tables of a size, as bytes.
fn made(size: &str) -> Vec<u8> {
    let goal = Goal::blank_last(size.parse().unwrap());
    let mut solver = Solver::new();
    while solver.prepare(&goal, 1_000_000) < 100 {}
    solver.tables(&goal).unwrap()
}

fn kept(worker: &Worker) -> Option<&[u8]> {
    worker.said.iter().find_map(|answer| match answer {
        Answer::Keep(kept) => Some(&*kept.bytes.0),
        _ => None,
    })
}

fn parts(worker: &Worker) -> Vec<usize> {
    let parts = worker.said.iter().filter_map(|answer| match answer {
        Answer::Tables(TablesMessage { parts, .. }) => Some(*parts),
        _ => None,
    });
    parts.collect()
}

#[test]
fn tables_that_are_stored_are_read_and_not_made() {
    let mut worker: Worker = Worker::new(true, false);
    worker.hear(prepare("4x3"));
    assert_eq!(worker.turn(), [read("4x3 last")]);
    assert_eq!(worker.session.wait(), None, "it waits for the store");
    worker.hear(stored("4x3 last", Some(made("4x3"))));
    let mut turns = 0;
    while worker.session.wait().is_some() {
        worker.turn();
        turns += 1;
    }
    assert!(turns <= 3, "{turns} turns");
    assert_eq!(kept(&worker), None, "they are there already");
}

#[test]
fn tables_of_moves_have_a_key_of_their_own() {
    let mut worker: Worker<MultiTile> = Worker::new(true, false);
    worker.hear(prepare("4x3"));
    assert_eq!(worker.turn(), [read("4x3 last MTM")]);
}

#[test]
fn tables_that_are_not_stored_are_made_and_kept_if_that_took_long() {
    for (slice_ms, is_kept) in [(64.0, true), (0.01, false)] {
        let mut worker: Worker = Worker::new(true, false);
        worker.slice_ms = slice_ms;
        worker.hear(prepare("4x3"));
        worker.turn();
        worker.hear(stored("4x3 last", None)).turns(100_000);
        let tables = kept(&worker);
        assert_eq!(tables.is_some(), is_kept);
        assert!(tables.is_none_or(|tables| tables == made("4x3")));
        // Asked again, they are there; the store is not asked.
        worker.said.clear();
        worker.hear(prepare("4x3")).turns(100);
        assert_eq!(worker.said, []);
    }
}

#[test]
fn damaged_tables_are_made_again() {
    let mut worker: Worker = Worker::new(true, false);
    worker.hear(prepare("4x3"));
    worker.turn();
    worker
        .hear(stored("4x3 last", Some(vec![1, 2, 3])))
        .turns(100_000);
    assert!(worker.said.iter().any(|it| matches!(it, Answer::Note(_))));
    assert!(kept(&worker).is_some());
}

#[test]
fn tables_that_come_late_do_no_harm() {
    let mut worker: Worker = Worker::new(true, false);
    worker.hear(prepare("3x3")).turns(5);
    // The search makes its own meanwhile.
    worker.hear(solve(1, FARTHEST));
    assert_eq!(worker.solution(1).length, 31);
    worker.hear(stored("3x3 last", Some(made("3x3"))));
    worker
        .hear(stored("3x3 last", None))
        .hear(stored("9x9 last", None))
        .turns(100);
    worker.hear(solve(2, FARTHEST));
    assert_eq!(worker.solution(2).length, 31);
    assert_eq!(worker.session.wait(), None);
}

#[test]
fn a_store_that_never_answers_holds_up_no_search() {
    let mut worker: Worker = Worker::new(true, false);
    worker.hear(prepare("3x3")).turns(5);
    worker.hear(solve(1, FARTHEST));
    assert_eq!(worker.solution(1).length, 31);
    assert_eq!(worker.session.wait(), None);
}

#[test]
fn the_last_size_asked_for_is_the_one_that_is_made() {
    let mut worker: Worker = Worker::new(false, true);
    worker.hear(prepare("4x4")).turns(60);
    assert_eq!(parts(&worker).len(), 1, "{:?}", worker.said);
    worker.hear(prepare("4x3")).turns(100_000);
    assert_eq!(parts(&worker).last(), Some(&0), "who helped is let go");
    worker.hear(solve(1, "1 2 3 4/5 6 7 8/9 10 0 11"));
    assert_eq!(worker.solution(1).length, 1);
}

#[test]
fn tables_are_not_made_ahead_while_a_search_has_no_answer() {
    let mut worker: Worker = Worker::new(false, false);
    worker.hear(prepare("4x4")).turns(3);
    worker.hear(solve(1, LONG));
    // One slice may have been begun.
    worker.turn();
    worker.turns = 0;
    let mut alone = 0;
    while !worker
        .said
        .iter()
        .any(|it| matches!(it, Answer::Progress(it) if it.upper.is_some()))
    {
        worker.turn();
        alone += 1;
    }
    // It has all the turns: as many as without.
    let mut other = super::worker();
    other.hear(solve(1, LONG));
    let mut without = 0;
    while !other
        .said
        .iter()
        .any(|it| matches!(it, Answer::Progress(it) if it.upper.is_some()))
    {
        other.turn();
        without += 1;
    }
    assert!(alone <= without + 1, "{alone} turns, {without} without");
    worker.hear(cancel(1));
    assert_eq!(worker.session.wait(), Some(0.0), "and go on afterwards");
}

#[test]
fn a_goal_that_cannot_be_read_is_noted_and_asks_for_nothing() {
    let mut worker: Worker = Worker::new(true, true);
    for (size, goal) in [
        ("", "last"),
        ("1x1", "last"),
        ("4x4", "nowhere"),
        ("4x4", "1 2/3 0"),
    ] {
        let (size, goal) = (size.to_owned(), goal.to_owned());
        worker.said.clear();
        worker.hear(Order::Prepare(Shape { size, goal })).turns(5);
        assert!(
            matches!(*worker.said, [Answer::Note(_)]),
            "{:?}",
            worker.said
        );
    }
    assert_eq!(worker.session.wait(), None);
}

fn make_part(size: &str, part: usize) -> Order {
    let Shape { size, goal } = shape(size);
    Order::MakePart(PartOrder { size, goal, part })
}

fn part_of(worker: &mut Worker) -> PartMessage {
    match worker.until(|answer| matches!(answer, Answer::Part(_))) {
        Answer::Part(part) => part,
        _ => unreachable!(),
    }
}

#[test]
fn a_part_that_another_session_made_is_as_if_made_here() {
    let mut first: Worker = Worker::new(true, true);
    first.hear(prepare("4x3"));
    first.turn();
    first.hear(stored("4x3 last", None)).turns(40);
    let asked = parts(&first);
    let &[count] = &*asked else {
        panic!("{asked:?}");
    };
    let mut helper = super::worker();
    for part in (1..count).rev() {
        helper.hear(make_part("4x3", part));
        let PartMessage {
            size,
            goal,
            part,
            bytes,
        } = part_of(&mut helper);
        let bytes = bytes.unwrap();
        first.hear(Order::TakePart(MadePart {
            size,
            goal,
            part,
            bytes,
        }));
    }
    first.turns(100_000);
    assert_eq!(kept(&first), Some(&*made("4x3")));
    assert_eq!(parts(&first), [count, 0]);
}

#[test]
fn a_part_of_tables_that_a_search_finishes_meanwhile_is_answered() {
    let mut worker = super::worker();
    worker.hear(solve(0, "4 1 2/5 0 3"));
    worker.hear(make_part("3x2", 0));
    worker.turns(1_000);
    assert_eq!(worker.session.wait(), None);
    let answered = |answer: &Answer| matches!(answer, Answer::Part(_));
    assert_eq!(worker.said.iter().filter(|it| answered(it)).count(), 1);
}

#[test]
fn a_part_that_there_is_not_is_answered_and_one_that_is_damaged_noted() {
    let mut worker = super::worker();
    for (size, part) in [("4x4", 99), ("9x9", 0), ("nowhere", 0)] {
        worker.hear(make_part(size, part));
        assert_eq!(part_of(&mut worker).bytes, None);
    }
    worker.said.clear();
    let (Shape { size, goal }, bytes) = (shape("4x4"), Bytes(vec![1]));
    worker
        .hear(Order::TakePart(MadePart {
            size,
            goal,
            part: 0,
            bytes,
        }))
        .turns(5);
    assert!(
        matches!(*worker.said, [Answer::Note(_)]),
        "{:?}",
        worker.said
    );
}

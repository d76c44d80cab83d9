//! Weights that come, come late, or never come.

use super::{Answer, LARGE, Order, Worker, asked, cancel, prepare, solve, worker};
use session::{Bytes, Weights, WeightsWish};

fn came(bytes: Option<&[u8]>) -> Order {
    Order::Weights(Weights {
        name: "5x5".to_owned(),
        bytes: bytes.map(|bytes| Bytes(bytes.to_vec())),
    })
}

const WISH: Answer = Answer::Weights(WeightsWish { name: "5x5" });

/// Returns how often it has asked for weights.
fn wishes(worker: &Worker) -> usize {
    worker.said.iter().filter(|&it| *it == WISH).count()
}

#[test]
fn a_search_waits_150_ms_for_weights_that_never_come() {
    let mut worker = worker();
    worker.hear(Order::Solve(asked(1, LARGE, 500.0)));
    assert_eq!(worker.turn(), [WISH]);
    assert_eq!(worker.session.wait(), Some(150.0));
    worker.now += 100.0;
    assert_eq!(worker.turn(), []);
    // By a turn of 8 ms and the 100.
    assert_eq!(worker.session.wait(), Some(42.0));
    worker.now += 42.0;
    let solution = worker.solution(1);
    assert!(solution.ms >= 500.0, "it counts from the question");

    // They are still loading: the next one does not wait.
    worker.hear(Order::Solve(asked(2, LARGE, 0.0)));
    worker.turn();
    assert_eq!(worker.session.wait(), Some(0.0));
    worker.solution(2);
    assert_eq!(wishes(&worker), 1, "asked for once");
}

#[test]
fn a_search_begins_as_soon_as_they_are_there_or_fail() {
    for bytes in [None, Some(&[1, 2, 3][..])] {
        let mut worker = worker();
        worker.hear(Order::Solve(asked(1, LARGE, 0.0)));
        worker.turn();
        worker.hear(came(bytes));
        assert_eq!(worker.session.wait(), Some(0.0));
        worker.solution(1);
        let notes = worker
            .said
            .iter()
            .filter(|it| matches!(it, Answer::Note(_)));
        assert_eq!(
            notes.count(),
            usize::from(bytes.is_some()),
            "damaged ones are told"
        );
    }
}

#[test]
fn a_search_that_is_cancelled_while_it_waits_never_begins() {
    let mut worker = worker();
    worker.hear(solve(1, LARGE));
    worker.turn();
    worker.hear(cancel(1)).hear(came(None));
    assert_eq!(worker.session.wait(), None);
    assert_eq!(worker.turn(), []);
}

#[test]
fn a_search_does_not_wait_for_weights_that_sizes_share() {
    let mut worker = worker();
    worker.hear(solve(
        1,
        "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 0 19",
    ));
    let shared = Answer::Weights(WeightsWish { name: "shared" });
    assert_eq!(worker.turn(), [shared]);
    assert_eq!(worker.session.wait(), Some(0.0));
    assert_eq!(worker.solution(1).length, 1);
}

#[test]
fn weights_are_asked_for_when_boards_of_a_size_are_prepared() {
    let mut worker = worker();
    worker.hear(prepare("5x5"));
    assert!(worker.turn().contains(&WISH));
    worker.hear(solve(1, LARGE)).hear(came(None)).turns(20);
    assert_eq!(wishes(&worker), 1);
}

#[test]
fn a_board_that_cannot_be_read_asks_for_nothing() {
    let mut worker = worker();
    worker.hear(solve(1, "1 2/3")).turns(5);
    assert_eq!(super::failure(&worker.said).code, "row");
}

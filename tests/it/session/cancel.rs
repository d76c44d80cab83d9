//! A question that is cancelled is silent, and two searches share one thread.

use super::{
    Answer, FARTHEST, LONG, OTHER, Order, asked, cancel, check_solves, id_of, solve, worker,
};

#[test]
fn a_cancel_ends_a_search_within_a_turn_and_nothing_more_is_told() {
    let mut worker = worker();
    worker.hear(solve(9, LONG)).turns(40);
    assert!(worker.said.iter().any(|answer| id_of(answer) == Some(9)));
    worker.said.clear();
    worker.hear(cancel(9));
    assert_eq!(worker.session.wait(), None, "it wants no turn any more");
    assert_eq!(worker.turn(), []);
}

#[test]
fn a_cancel_of_one_search_leaves_the_other_and_is_forgotten() {
    let mut worker = worker();
    worker.hear(cancel(77)).hear(cancel(1));
    worker
        .hear(solve(1, FARTHEST))
        .hear(solve(2, FARTHEST))
        .hear(cancel(1));
    assert_eq!(worker.solution(2).length, 31);
    assert!(worker.said.iter().all(|answer| id_of(answer) != Some(1)));
    worker.hear(Order::Solve(asked(1, LONG, 100.0)));
    check_solves(LONG, &worker.solution(1).slides);
}

#[test]
fn what_is_cancelled_before_its_first_turn_never_begins() {
    let mut worker = worker();
    worker.hear(solve(1, LONG)).hear(cancel(1));
    assert_eq!(worker.session.wait(), None);
    assert_eq!(worker.turn(), []);
}

#[test]
fn two_searches_take_turns() {
    let mut worker = worker();
    // Neither ends: each is told of while the other goes on.
    worker.hear(solve(1, LONG)).hear(solve(2, LONG)).turns(200);
    let ids: Vec<u32> = worker.said.iter().filter_map(id_of).collect();
    for id in [1, 2] {
        let times = ids.iter().filter(|&&it| it == id).count();
        assert!(times >= 5, "{times} reports of {id}");
    }
}

#[test]
fn two_searches_are_both_answered() {
    let mut worker = worker();
    worker
        .hear(solve(1, FARTHEST))
        .hear(solve(2, OTHER))
        .turns(100_000);
    let mut ids = Vec::new();
    for answer in &worker.said {
        if let Answer::Solution(solution) = answer {
            assert_eq!((solution.length, solution.lower), (31, 31));
            check_solves(
                [FARTHEST, OTHER][solution.id as usize - 1],
                &solution.slides,
            );
            ids.push(solution.id);
        }
    }
    ids.sort_unstable();
    assert_eq!(ids, [1, 2]);
}

//! A search that two sessions share.

use super::{Answer, Order, SolveOrder, Worker, asked, cancel, check_solves};
use crate::goal;
use session::{
    FindOrder, FoundLine, Named, Proved, ReadWish, ShareMessage, SharedSearch, Stored, Weights,
};
use taquin::{Board, Seed};

/// A 5×5 board.
fn large() -> String {
    Board::shuffled(&goal("5x5", "last"), Seed::from("crew")).to_string()
}

/// A worker that has help and no weights, and has heard a question about a large board.
fn helped(budget_ms: f64) -> Worker {
    let mut worker: Worker = Worker::new(false, true);
    let (name, bytes) = ("5x5".to_owned(), None);
    let order = asked(1, &large(), budget_ms);
    worker.hear(Order::Solve(SolveOrder {
        may_share: true,
        ..order
    }));
    worker.hear(Order::Weights(Weights { name, bytes }));
    worker
}

fn shares(worker: &Worker) -> Vec<Option<SharedSearch>> {
    let shares = worker.said.iter().filter_map(|answer| match answer {
        Answer::Share(ShareMessage { search, .. }) => Some(search.clone()),
        _ => None,
    });
    shares.collect()
}

#[test]
fn help_is_asked_for_when_there_is_an_answer_and_let_go_with_the_search() {
    let mut worker = helped(2_000.0);
    worker.solution(1);
    worker.turns(1);
    let [Some(search), None] = &*shares(&worker) else {
        panic!("{:?}", shares(&worker));
    };
    assert_eq!(search.board, large());
    check_solves(&large(), &search.slides);
}

/// It would take a second to make them, in which the other is done.
#[test]
fn who_helps_begins_with_stored_tables() {
    let mut helper: Worker = Worker::new(true, false);
    let (board, goal) = ("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15", "last");
    helper.hear(Order::Find(FindOrder {
        id: 1,
        board: board.into(),
        goal: goal.into(),
        slides: "L".into(),
        lower: 0,
    }));
    let key = "4x4 last".to_owned();
    assert_eq!(helper.turn(), [Answer::Read(ReadWish { key: key.clone() })]);
    assert_eq!(helper.session.wait(), None, "it waits for them");
    helper.hear(Order::Stored(Stored { key, bytes: None }));
    assert_eq!(helper.session.wait(), Some(0.0));
}

#[test]
fn help_is_let_go_by_a_cancel() {
    let mut worker = helped(f64::INFINITY);
    worker.until(|answer| matches!(answer, Answer::Share(_)));
    worker.hear(cancel(1));
    let let_go = ShareMessage {
        id: 1,
        search: None,
    };
    assert_eq!(worker.turn(), [Answer::Share(let_go)]);
    assert_eq!(worker.session.wait(), None);
}

#[test]
fn help_is_not_asked_for_in_the_last_300_ms() {
    let mut worker = helped(299.0);
    worker.solution(1);
    assert_eq!(shares(&worker), []);
}

#[test]
fn who_helps_finds_shorter_solutions_which_the_other_takes() {
    let mut first = helped(f64::INFINITY);
    let asked = first.until(|answer| matches!(answer, Answer::Share(_)));
    let Answer::Share(ShareMessage {
        id,
        search: Some(search),
    }) = asked
    else {
        panic!("{asked:?}");
    };
    let mut helper = super::worker();
    let SharedSearch {
        board,
        goal,
        slides,
        lower,
    } = search;
    let length = slides.len();
    helper.hear(Order::Find(FindOrder {
        id,
        board,
        goal,
        slides,
        lower,
    }));
    let (name, bytes) = ("5x5".to_owned(), None);
    helper.hear(Order::Weights(Weights { name, bytes }));
    first.hear(Order::Share(Named { id }));
    let found = helper.until(|answer| matches!(answer, Answer::Found(_)));
    let Answer::Found(FoundLine { id, slides }) = found else {
        unreachable!()
    };
    assert!(id == 1 && slides.len() < length);
    check_solves(&large(), &slides);
    let best = slides.len();
    first.said.clear();
    first.hear(Order::Take(FoundLine { id, slides }));
    let told = first.until(|answer| matches!(answer, Answer::Progress(it) if it.slides.is_some()));
    let Answer::Progress(told) = told else {
        unreachable!()
    };
    assert!(told.upper.is_some_and(|upper| upper <= best), "{told:?}");
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn what_is_proved_is_told_and_taken() {
    let mut worker = helped(f64::INFINITY);
    worker.until(|answer| matches!(answer, Answer::Share(_)));
    worker.hear(Order::Share(Named { id: 1 }));
    let told = worker.until(|answer| matches!(answer, Answer::Proved(_)));
    let Answer::Proved(proved) = told else {
        unreachable!()
    };
    let lower = proved.lower + 2;
    worker.said.clear();
    worker.hear(Order::Proved(Proved { lower, ..proved }));
    let is_told = |answer: &Answer| matches!(answer, Answer::Progress(it) if it.lower >= lower);
    worker.until(is_told);
}

#[test]
fn a_solution_that_is_none_is_noted_and_the_search_goes_on() {
    let mut worker = helped(5_000.0);
    worker.until(|answer| matches!(answer, Answer::Share(_)));
    for slides in ["L", "nonsense"] {
        let (id, slides) = (1, slides.to_owned());
        worker.hear(Order::Take(FoundLine { id, slides }));
    }
    let notes = |worker: &Worker| {
        let notes = worker
            .said
            .iter()
            .filter(|it| matches!(it, Answer::Note(_)));
        notes.count()
    };
    check_solves(&large(), &worker.solution(1).slides);
    assert_eq!(notes(&worker), 2);
    // Nobody hears of a search that has ended.
    let (id, slides) = (1, "L".to_owned());
    worker
        .hear(Order::Take(FoundLine { id, slides }))
        .hear(Order::Share(Named { id }));
    worker.turns(5);
    assert_eq!(notes(&worker), 2);
}

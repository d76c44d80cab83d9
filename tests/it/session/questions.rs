//! Solutions, plays, draws, and what is refused.

use super::{FARTHEST, LONG, Worker, asked, check_solves, failure, play, shortest, solve, worker};
use session::Value;
use session::{Answer, DrawOrder, GradeOrder, GradedPart, GradesMessage, KnownLine, Order};
use taquin::{MultiTile, Solver};

#[test]
fn a_board_is_solved_and_the_length_is_proved() {
    let mut worker = worker();
    worker.hear(solve(7, FARTHEST));
    let solution = worker.solution(7);
    assert_eq!((solution.length, solution.lower), (31, 31));
    assert_eq!(solution.metric, "STM");
    assert!(solution.nodes > 0 && solution.ms > 0.0);
    check_solves(FARTHEST, &solution.slides);
    assert_eq!(worker.session.wait(), None, "nothing is left to do");
}

#[test]
fn a_search_begins_with_a_known_solution_and_bound_and_betters_it() {
    let mut worker = worker();
    let slides = format!("LR{}", shortest(FARTHEST));
    let known = Some(KnownLine { slides, lower: 27 });
    let order = asked(1, FARTHEST, f64::INFINITY);
    worker.hear(Order::Solve(super::SolveOrder { known, ..order }));
    let first = worker.until(|answer| matches!(answer, Answer::Progress(_)));
    let Answer::Progress(first) = first else {
        unreachable!()
    };
    assert!(first.lower >= 27 && first.upper == Some(33), "{first:?}");
    assert_eq!(worker.solution(1).length, 31);
}

#[test]
fn a_known_solution_of_another_board_or_shorter_than_its_bound_is_refused() {
    let mut worker = worker();
    for (slides, lower) in [("L".to_owned(), 1), (shortest(FARTHEST), 32)] {
        worker.said.clear();
        let known = Some(KnownLine { slides, lower });
        let order = asked(1, FARTHEST, 1.0);
        worker.hear(Order::Solve(super::SolveOrder { known, ..order }));
        worker.turns(10);
        assert_eq!(failure(&worker.said).code, "line");
    }
    worker.hear(solve(2, FARTHEST));
    assert_eq!(worker.solution(2).length, 31);
}

#[test]
fn a_board_at_the_goal_is_answered_with_no_slides_and_nothing_else() {
    let mut worker = worker();
    worker.hear(Order::Solve(asked(1, "1 2/3 0", 0.0))).turns(9);
    let [Answer::Solution(solution)] = &*worker.said else {
        panic!("{:?}", worker.said);
    };
    assert_eq!(solution.slides, "");
}

#[test]
fn the_goal_is_the_one_that_is_asked_for() {
    let mut worker = worker();
    // A published answer: LeetCode 773, example 3.
    worker.hear(solve(1, "4 1 2/5 0 3"));
    assert_eq!(worker.solution(1).length, 5);
    let goal = "4 1 2/5 3 0".to_owned();
    let order = asked(2, "4 1 2/5 0 3", 1e9);
    worker.hear(Order::Solve(super::SolveOrder { goal, ..order }));
    assert_eq!(worker.solution(2).slides, "L");
}

#[test]
fn in_moves_a_line_counts_one() {
    let mut worker: Worker<MultiTile> = Worker::new(false, false);
    worker.hear(solve(1, "0 1 2/4 5 3"));
    let solution = worker.solution(1);
    assert_eq!((solution.length, &*solution.slides), (2, "LLU"));
    assert_eq!(solution.metric, "MTM");
}

#[test]
fn what_cannot_be_read_is_refused_with_a_code_and_the_session_lives_on() {
    let mut worker = worker();
    let at_fault = |name, number| vec![(name, Value::Number(number))];
    for (board, code, values) in [
        ("1 2/3", "row", vec![]),
        ("1 2 3/5 4 0", "unsolvable", vec![]),
        ("1 2/2 0", "twice", at_fault("tile", 2)),
        ("nonsense", "text", vec![]),
    ] {
        worker.said.clear();
        worker.hear(solve(5, board)).turns(10);
        let failed = failure(&worker.said);
        assert_eq!((failed.id, failed.code), (5, code), "{failed:?}");
        assert_ne!(failed.message, "");
        if !values.is_empty() {
            assert_eq!(failed.values, values);
        }
    }
    worker.hear(solve(6, FARTHEST));
    assert_eq!(worker.solution(6).length, 31);
}

#[track_caller]
fn graded(worker: &mut Worker, id: u32) -> GradesMessage {
    match worker.until(|answer| super::is_last(answer) && super::id_of(answer) == Some(id)) {
        Answer::Graded(graded) => graded,
        other => panic!("{other:?}"),
    }
}

/// The same distance, one less with each slide.
fn down_from(from: usize) -> Vec<usize> {
    (0..=from).rev().collect()
}

#[test]
fn a_play_is_graded_from_its_end_and_told_as_it_goes() {
    let mut worker = worker();
    let moves = format!("LR{}", shortest(FARTHEST));
    worker.hear(play(3, None, FARTHEST, &moves));
    let last = graded(&mut worker, 3);
    // The board is one of the two that are farthest: each way is nearer.
    let distances = [vec![31, 30], down_from(31)].concat();
    let grades = last;
    assert_eq!((grades.from, &grades.lower), (0, &distances));
    assert_eq!(grades.upper, distances);
    assert_eq!(grades.marks, format!("ta{}-", "t".repeat(31)));
    let moments: Vec<_> = grades
        .moments
        .iter()
        .map(|it| (it.from, it.to, it.cost))
        .collect();
    assert_eq!(moments, [(1, 2, 2)]);
    assert_eq!((grades.toward, grades.away, grades.open), (32, 1, 0));
    assert_eq!(grades.line, None);
    for told in &worker.said {
        if let Answer::Grades(told) = told {
            assert_eq!(told.lower, distances[told.from..]);
        }
    }
}

#[test]
fn a_play_is_told_how_near_it_was_and_what_each_part_lost() {
    let mut worker = worker();
    // 4 goes away and back, then 7 and 8 go home.
    let Order::Grade(order) = play(3, None, "1 2 3/4 5 6/0 7 8", "DUL2") else {
        unreachable!("a play is graded");
    };
    worker.hear(Order::Grade(GradeOrder {
        own: Some(4),
        // The play has no such last part.
        parts: vec![0, 2, 4, 9],
        ..order
    }));
    let grades = graded(&mut worker, 3);
    let part = |cost| Some(GradedPart { cost, open: 0 });
    assert_eq!(grades.parts, [part(2), part(0), None]);
    assert_eq!(grades.efficiency, Some((50, 50)));
    assert!(grades.exact);
}

#[test]
fn a_line_of_a_play_is_told_as_soon_as_its_board_is_known() {
    let mut worker = worker();
    let moves = shortest(FARTHEST);
    for (id, at) in [(1, 29), (2, 0)] {
        worker.hear(play(id, Some(at), FARTHEST, &moves));
        let line = graded(&mut worker, id).line.unwrap();
        assert_eq!(line.lower, 31 - at);
        check_solves(&line.board, &line.slides);
    }
    // A place that there is not is never known: the whole play is.
    worker.hear(play(3, Some(99), FARTHEST, &moves));
    assert_eq!(graded(&mut worker, 3).line, None);
}

#[test]
fn moves_that_cannot_be_made_are_refused() {
    for moves in ["x", "UUUUU", "U-U5"] {
        let mut worker = worker();
        worker.hear(play(1, None, FARTHEST, moves)).turns(10);
        assert_eq!(failure(&worker.said).code, "line");
    }
}

fn draw(id: u32, distance: usize, seed: &str) -> Order {
    Order::Draw(DrawOrder {
        id,
        size: "4x4".to_owned(),
        goal: "last".to_owned(),
        distance,
        seed: seed.to_owned(),
    })
}

#[test]
fn a_board_is_drawn_at_its_distance_the_same_for_a_seed() {
    let mut worker = worker();
    let mut boards = Vec::new();
    for (id, seed) in [(0, "a"), (1, "b"), (2, "a")] {
        worker.hear(draw(id, 30, seed));
        match worker.until(super::is_last) {
            Answer::Drawn(drawn) => boards.push(drawn.board.unwrap()),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(boards[0], boards[2]);
    assert_ne!(boards[0], boards[1]);
    for board in boards {
        let solution = Solver::new().solve(&board.parse().unwrap(), u64::MAX);
        assert_eq!(solution.length(), 30);
    }
}

#[test]
fn a_distance_that_no_board_has_is_refused() {
    let mut worker = worker();
    worker.hear(draw(1, 81, "a")).turns(10);
    let failed = failure(&worker.said);
    assert_eq!(failed.code, "tooFar");
    let values = [
        ("distance", Value::Number(81)),
        ("farthest", Value::Number(80)),
    ];
    assert_eq!(failed.values, values);
    let mut in_moves: Worker<MultiTile> = Worker::new(false, false);
    in_moves.hear(draw(1, 8, "a")).turns(10);
    assert_eq!(failure(&in_moves.said).code, "metric");
}

#[test]
fn a_long_play_goes_on_where_it_was_cancelled() {
    let mut worker = worker();
    // Ten slides from the goal, and as far from it again.
    let moves = "DDDRRRULDR";
    worker.hear(play(1, None, LONG, moves)).turns(3);
    worker.hear(super::cancel(1));
    let before = worker.said.len();
    worker.turns(10);
    assert_eq!(worker.said.len(), before);
    assert_eq!(worker.session.wait(), None);
}

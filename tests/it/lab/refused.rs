//! Searches without a report, and why.

use taquin::lab::{Algorithm, AlgorithmError, Limit, SolveError, solve};

#[test]
fn a_limit_and_a_size_that_does_not_fit_are_told_apart() {
    let few = Limit {
        nodes: 3,
        ..Limit::NONE
    };
    let error = solve(&"0 3/2 1".parse().unwrap(), Algorithm::BreadthFirst, few);
    let Err(SolveError::Limit(reached)) = &error else {
        panic!("{error:?}");
    };
    assert_eq!((reached.counts.expanded, reached.lower), (3, 2));
    assert_eq!(error.as_ref().unwrap_err().to_string(), reached.to_string());

    let board = crate::at_home("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    let error = solve(&board, Algorithm::Table, Limit::NONE);
    let expected = AlgorithmError::TooLarge {
        algorithm: "table".into(),
        size: board.size(),
    };
    assert_eq!(error, Err(SolveError::Algorithm(expected)));
}

//! The feature `serde`: what is written is read, and what the text forms refuse
//! is refused.

use crate::{any_board, any_direction, any_goal_of, any_size};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};
use std::fmt::Debug;
use taquin::{
    Board, Direction, Goal, GoalName, GoalSpec, Metric, Move, Moves, PositionCode, Seed, Size,
    Solver, Step,
};

#[track_caller]
fn check_written<T>(value: &T, expected: &Value)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(&to_value(value).unwrap(), expected);
    assert_eq!(&from_value::<T>(expected.clone()).unwrap(), value);
}

#[track_caller]
fn check_refused<T: DeserializeOwned + Debug>(written: &Value, message: &str) {
    let error = from_value::<T>(written.clone()).unwrap_err().to_string();
    assert!(error.contains(message), "{written}: {error}");
}

proptest! {
    #[test]
    fn what_is_written_is_read(
        board in any_board(),
        seed in any::<u64>(),
        slides in prop::collection::vec(any_direction(), 0..20),
    ) {
        let code = PositionCode::of(&board);
        check_written(&code, &json!(code.to_string()));
        let goal = board.goal().to_string();
        check_written(&board, &json!({ "tiles": board.to_string(), "goal": goal }));
        let moves: Moves = slides.into_iter().collect();
        check_written(&moves, &json!(moves.to_string()));
        check_written(&Seed::from(seed), &json!(seed.to_string()));
    }

    #[test]
    fn goals_are_written_with_their_size(goal in any_size().prop_flat_map(any_goal_of)) {
        check_written(&goal, &json!(goal.arrangement()));
        check_written(&GoalSpec::from(&goal), &json!(goal.arrangement()));
        check_written(&goal.size(), &json!(goal.size().to_string()));
    }
}

#[test]
fn each_type_is_written_as_its_table_says() {
    check_written(&Size::new(4, 3).unwrap(), &json!("4x3"));
    check_written(&Direction::Left, &json!("L"));
    check_written(&"L2".parse::<Move>().unwrap(), &json!("L2"));
    check_written(&Metric::MultiTile, &json!("MTM"));
    check_written(&GoalName::Snake, &json!("snake"));
    check_written(&GoalSpec::from(GoalName::Snake), &json!("snake"));
    let board: Board = "4 1 2/5 0 3".parse().unwrap();
    check_written(&board, &json!({ "tiles": "4 1 2/5 0 3", "goal": "last" }));
    let without_goal = json!({ "tiles": "4 1 2/5 0 3" });
    assert_eq!(from_value::<Board>(without_goal).unwrap(), board);
}

#[test]
fn what_a_search_knows_is_written_with_its_bounds() {
    let board: Board = "4 1 2/5 0 3".parse().unwrap();
    let mut search = Solver::new().search(&board);
    let progress = to_value(search.progress()).unwrap();
    let known = search.progress();
    let expected = json!({
        "lower": known.lower, "upper": null, "nodes": 0,
        "tables": known.tables, "searched": known.searched, "metric": "STM",
    });
    assert_eq!(progress, expected);
    let mut running = to_value(search.step(1)).unwrap();
    while running.get("done").is_none() {
        assert!(running["running"]["nodes"].is_u64());
        running = to_value(search.step(1_000)).unwrap();
    }
    assert_eq!(
        running,
        json!({ "done": { "slides": "RDLLU", "lower": 5, "metric": "STM" } })
    );
    let Step::Done(solution) = search.step(1) else {
        panic!("it was done");
    };
    assert_eq!(to_value(&solution).unwrap(), running["done"]);
}

#[test]
fn what_is_wrong_is_refused_with_its_reason() {
    check_refused::<Size>(&json!("17x3"), "no board is 17x3");
    check_refused::<Size>(&json!(3), "expected a string");
    check_refused::<Direction>(&json!("up"), "'up' is no direction");
    check_refused::<Move>(&json!("LU"), "2 moves given");
    check_refused::<Moves>(&json!("L0"), "'0' at 1 is no move");
    check_refused::<GoalName>(&json!("zigzag"), "no goal is called 'zigzag'");
    check_refused::<Goal>(&json!("snake"), "the goal snake has no size");
    check_refused::<Goal>(&json!("1 2/2 0"), "tile 2 is in cell 1 and in cell 2");
    check_refused::<PositionCode>(&json!("3x2-fDA"), "check character does not fit");
    check_refused::<Board>(&json!("4 1 2/5 0 3"), "invalid type: string");
}

#[test]
fn an_unsolvable_board_is_refused_when_it_is_read() {
    let refused = |tiles: &str, goal: &str, message: &str| {
        check_refused::<Board>(&json!({ "tiles": tiles, "goal": goal }), message);
    };
    refused("1 2 3/5 4 0", "last", "no slides lead from 1 2 3/5 4 0");
    refused("1 2 3/4 5 0", "1 2/3 0", "the board is 3x2, not 2x2");
    refused("1 2 3/4 5 5", "last", "tile 5 is in cell 4 and in cell 5");
    refused("1 2 3/4 5 0", "zigzag", "no goal is called");
}

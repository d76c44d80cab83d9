//! The feature `serde`: data types are written, and read with the same checks as
//! their text.
//!
//! | type | written as |
//! |------|------------|
//! | `Size`, `Direction`, `Move`, `Moves`, `GoalName`, `GoalSpec`, `Metric`, `Seed`, `PositionCode` | their text |
//! | `Goal` | its arrangement, since a name alone has no size: `"1 2 3/4 5 0"` |
//! | `Board` | `{"tiles": "4 1 2/5 0 3", "goal": "last"}`; without `goal` the blank is last |
//! | `Progress` | `{"lower": 3, "upper": null, "nodes": 7, "tables": 100, "searched": 0, "metric": "STM"}` |
//! | `Solution` | `{"slides": "LLU", "lower": 3, "metric": "STM"}` |
//! | `Step` | `{"running": progress}`, `{"done": solution}` |
//!
//! The last three are written and not read: a proof that comes out of a file is
//! none.

use crate::board::{Board, Direction, Goal, GoalName, GoalSpec, Metric, Move, Moves, Size};
use crate::code::PositionCode;
use crate::shuffle::Seed;
use crate::solver::{Progress, Solution, Step};
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A type whose text is its `Display`, and is read by its `FromStr`.
macro_rules! as_text {
    ($($type:ty),* $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text!(
    Direction,
    GoalName,
    GoalSpec,
    Metric,
    Move,
    Moves,
    PositionCode,
    Seed,
    Size,
);

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.arrangement())
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match GoalSpec::deserialize(deserializer)? {
            GoalSpec::Arranged(goal) => Ok(goal),
            GoalSpec::Named(name) => Err(D::Error::custom(format!(
                "the goal {name} has no size; write its arrangement, like 1 2 3/4 5 0"
            ))),
        }
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut board = serializer.serialize_struct("Board", 2)?;
        board.serialize_field("tiles", &self.to_string())?;
        board.serialize_field("goal", &self.goal().to_string())?;
        board.end()
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Board")]
        struct Written {
            tiles: String,
            #[serde(default)]
            goal: GoalSpec,
        }
        let Written { tiles, goal } = Written::deserialize(deserializer)?;
        Self::parse(&tiles, goal).map_err(D::Error::custom)
    }
}

impl Serialize for Progress {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut progress = serializer.serialize_struct("Progress", 6)?;
        progress.serialize_field("lower", &self.lower)?;
        progress.serialize_field("upper", &self.upper)?;
        progress.serialize_field("nodes", &self.nodes)?;
        progress.serialize_field("tables", &self.tables)?;
        progress.serialize_field("searched", &self.searched)?;
        progress.serialize_field("metric", &self.metric)?;
        progress.end()
    }
}

impl Serialize for Solution {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let slides: String = self.slides().iter().map(|way| way.letter()).collect();
        let mut solution = serializer.serialize_struct("Solution", 3)?;
        solution.serialize_field("slides", &slides)?;
        solution.serialize_field("lower", &self.lower())?;
        solution.serialize_field("metric", &self.metric())?;
        solution.end()
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Running(progress) => {
                serializer.serialize_newtype_variant("Step", 0, "running", progress)
            }
            Self::Done(solution) => {
                serializer.serialize_newtype_variant("Step", 1, "done", solution)
            }
        }
    }
}

//! Exercises, for the page that gives them.

use play::daily::Day;
use play::trainer::{self, Exercise, ExerciseError, Topic};
use taquin::board::Goal;
use taquin::shuffle::Seed;
use taquin::solver;
use wasm::boards::read_board;
use wasm::times::since_1970;
use wasm::values::{error, object, or_null, refusal};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A board to finish in the fewest slides. */
export interface Exercise {
  /** The exercise as text, by which it is answered. */
  text: string;
  /** Its topic: `fewest 4x4`, `rows 4x4`, `last3x3`, `last2x3` or `own`. */
  topic: string;
  size: string;
  /** The goal in text form. */
  goal: string;
  /** The board in text form; `null` if it is to be drawn: the first board from `seed`
   * that is `fewest` slides from solved. */
  board: string | null;
  seed: string | null;
  /** The fewest slides, where they are known before the board is solved. */
  fewest: number | null;
  /** Slides lost by the play that it is from; 0 for others. */
  cost: number;
}

/** The result of an answer. */
export interface ExerciseAnswer {
  /** Slides that a shortest way would have saved; `null` for what was given up. */
  lost: number | null;
  /** From 0 to 5: the higher, the later it comes again. `null` if it does not. */
  box: number | null;
  /** After how many others it comes again; 0 if a day is waited for. */
  others: number;
  /** In how many days it comes again; 0 for today. */
  days: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A value that has one of the types above.
    #[wasm_bindgen(typescript_type = "Exercise")]
    pub type ExerciseObject;
    #[wasm_bindgen(typescript_type = "ExerciseAnswer")]
    pub type AnswerObject;
}

/// The exercises of a player. Days are milliseconds since 1970; topics are texts, one
/// a line.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Deck(trainer::Deck);

#[wasm_bindgen]
impl Deck {
    /// Begins without exercises.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a deck as text.
    pub fn read(text: &str) -> Result<Self, JsValue> {
        let deck = text.parse().map(Self);
        deck.map_err(|e: trainer::DeckError| error(&e, "deck", &[("line", e.line.into())]))
    }

    /// The deck as text.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.0.to_string()
    }

    /// Returns the number of exercises answered.
    #[wasm_bindgen(getter)]
    pub fn answered(&self) -> f64 {
        self.0.answered() as f64
    }

    /// Returns the number of exercises of some topics that are due.
    pub fn due(&self, topics: &str, now: f64) -> Result<usize, JsValue> {
        Ok(self.0.due(&read_topics(topics)?, day(now)))
    }

    /// Returns the slides (STM) that the new boards of a size take.
    pub fn distance(&self, size: &str) -> Result<usize, JsValue> {
        Ok(self.0.distance(size.parse().map_err(refusal)?))
    }

    /// Returns the number of exercises of some topics in each box.
    pub fn boxes(&self, topics: &str) -> Result<Vec<usize>, JsValue> {
        Ok(self.0.boxes(&read_topics(topics)?).into())
    }

    /// Returns the number of endings of one's own plays that are kept.
    pub fn own(&self) -> usize {
        let cards = self.0.cards().iter();
        cards
            .filter(|card| card.exercise().topic() == Topic::Own)
            .count()
    }

    /// Keeps an ending of one's own play: its board, the fewest slides from there and
    /// how many were lost. Returns `true` if it was not there yet.
    pub fn keep(
        &mut self,
        board: &str,
        goal: &str,
        fewest: usize,
        cost: usize,
    ) -> Result<bool, JsValue> {
        let board = read_board(board, goal)?;
        Ok(self.0.keep(Exercise::Own {
            board,
            fewest,
            cost,
        }))
    }

    /// Returns the exercise to do next; `undefined` if the topics have none.
    pub fn next(
        &self,
        topics: &str,
        now: f64,
        seed: &str,
    ) -> Result<Option<ExerciseObject>, JsValue> {
        let topics = read_topics(topics)?;
        let next = self.0.next(&topics, day(now), Seed::from(seed));
        Ok(next.as_ref().map(exercise_object))
    }

    /// Returns the exercise to do instead of one that is skipped.
    pub fn instead(
        &self,
        skipped: &str,
        topics: &str,
        now: f64,
        seed: &str,
    ) -> Result<Option<ExerciseObject>, JsValue> {
        let skipped: Exercise = skipped.parse().map_err(exercise_error)?;
        let topics = read_topics(topics)?;
        let seed = Seed::from(seed);
        let next = self.0.instead(&skipped, &topics, day(now), seed);
        Ok(next.as_ref().map(exercise_object))
    }

    /// Grades an answer: the slides that were made, `undefined` if it was given up, and
    /// the fewest.
    pub fn answer(
        &mut self,
        exercise: &str,
        slides: Option<usize>,
        fewest: usize,
        now: f64,
    ) -> Result<AnswerObject, JsValue> {
        let exercise: Exercise = exercise.parse().map_err(exercise_error)?;
        let answer = self.0.answer(&exercise, slides, fewest, day(now));
        let answer = answer.map_err(|e| {
            error(
                &e,
                "answer",
                &[("slides", e.slides.into()), ("fewest", e.fewest.into())],
            )
        })?;
        Ok(object(&[
            ("lost", or_null(answer.lost)),
            ("box", or_null(answer.at)),
            ("others", (answer.others as f64).into()),
            ("days", (answer.days as f64).into()),
        ]))
    }
}

/// Returns `true` if every slide on boards of a size can be graded.
#[wasm_bindgen(js_name = isProvable)]
#[must_use]
pub fn is_provable(size: &str) -> bool {
    size.parse().is_ok_and(solver::is_provable)
}

fn exercise_object(exercise: &Exercise) -> ExerciseObject {
    let board = exercise.board();
    let goal = match &board {
        Some(board) => board.goal().arrangement(),
        None => Goal::blank_last(exercise.size()).arrangement(),
    };
    let (seed, cost) = match exercise {
        Exercise::Fewest { seed, .. } => (Some(seed.to_string()), 0),
        Exercise::Own { cost, .. } => (None, *cost),
        _ => (None, 0),
    };
    object(&[
        ("text", exercise.to_string().into()),
        ("topic", exercise.topic().to_string().into()),
        ("size", exercise.size().to_string().into()),
        ("goal", goal.into()),
        ("board", or_null(board.map(|board| board.to_string()))),
        ("seed", or_null(seed)),
        ("fewest", or_null(exercise.fewest())),
        ("cost", cost.into()),
    ])
}

fn read_topics(lines: &str) -> Result<Vec<Topic>, JsValue> {
    let topics = lines
        .lines()
        .map(|line| line.parse().map_err(exercise_error));
    topics.collect()
}

fn exercise_error(e: ExerciseError) -> JsValue {
    error(&e, "exercise", &[("found", e.found.as_str().into())])
}

fn day(now: f64) -> Day {
    Day::of(since_1970(now))
}

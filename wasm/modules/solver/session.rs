//! The conversation of a worker. In the module `solver` it counts slides, in
//! `multi_tile` moves, and both have this interface.

use super::Counted;
use js_sys::{Reflect, Uint8Array, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use session::{
    self as talk, Answer, Bytes, DrawOrder, FindOrder, FoundLine, GradeOrder, KnownLine, MadePart,
    Means, Named, Order, PartOrder, Proved, Shape, SolveOrder, Stored, Weights,
};
use wasm::values::error;
use wasm_bindgen::prelude::*;
use web_sys::{Performance, console};

#[wasm_bindgen]
extern "C" {
    /// The clock of a page, a worker and Node alike.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Performance;
}

/// Answers questions, and works at all of them in turn. It has neither thread nor store:
/// see `www/solver/session.ts`.
#[wasm_bindgen]
#[expect(
    missing_debug_implementations,
    reason = "it would be code that nobody calls"
)]
pub struct Session {
    talk: Box<dyn talk::Talk>,
    // The milliseconds that the last turn took.
    took: f64,
}

#[wasm_bindgen]
impl Session {
    /// Returns a session that has heard nothing. A slice holds its thread for about
    /// `slice_ms` milliseconds. `has_store` says whether tables are stored, `has_help`
    /// whether other sessions may help.
    #[wasm_bindgen(constructor)]
    pub fn new(slice_ms: f64, has_store: bool, has_help: bool) -> Self {
        Self {
            talk: <Counted as talk::Extras>::session(Means {
                slice_ms,
                has_store,
                has_help,
            }),
            took: 0.0,
        }
    }

    /// Takes an order, at any time between two turns.
    pub fn hear(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Order")] order: &JsValue,
    ) -> Result<(), JsValue> {
        let order = Fields(order).order();
        let order = order.ok_or_else(|| error(&"an order is expected", "argument", &[]))?;
        self.talk.hear(order);
        Ok(())
    }

    /// Tells what the last slice has come to, and works for another one.
    #[wasm_bindgen(unchecked_return_type = "Answer[]")]
    pub fn turn(&mut self) -> Result<JsValue, JsValue> {
        let begun = CLOCK.with(Performance::now);
        let mut answers = self.talk.turn(begun, self.took);
        answers.retain(|answer| {
            if let Answer::Note(note) = answer {
                console::info_1(&note.message.as_str().into());
            }
            !matches!(answer, Answer::Note(_))
        });
        self.took = CLOCK.with(Performance::now) - begun;
        let serializer = Serializer::new()
            .serialize_missing_as_null(true)
            .serialize_maps_as_objects(true);
        let answers = answers.serialize(&serializer);
        answers.map_err(|e| error(&e, "result", &[]))
    }

    /// Returns the milliseconds until it wants a turn; `undefined` if it waits for an
    /// order.
    pub fn wait(&self) -> Option<f64> {
        self.talk.wait()
    }
}

/// The fields of an order: `None` is one that is missing, or of another type. To read them
/// by serde takes 9 kB (brotli) more.
struct Fields<'a>(&'a JsValue);

impl Fields<'_> {
    fn order(&self) -> Option<Order> {
        Some(match self.text("type")?.as_str() {
            "solve" => Order::Solve(SolveOrder {
                id: self.id()?,
                board: self.text("board")?,
                goal: self.text("goal")?,
                budget_ms: self.number("budgetMs")?,
                known: Fields(&self.field("known")).known(),
                may_share: self.field("mayShare").is_truthy(),
            }),
            "find" => Order::Find(FindOrder {
                id: self.id()?,
                board: self.text("board")?,
                goal: self.text("goal")?,
                slides: self.text("slides")?,
                lower: self.count("lower")?,
            }),
            "grade" => Order::Grade(GradeOrder {
                id: self.id()?,
                at: self.count("at"),
                board: self.text("board")?,
                goal: self.text("goal")?,
                moves: self.text("moves")?,
                patience: self.whole("patience")?,
                own: self.count("own"),
                parts: self.counts("parts"),
            }),
            "draw" => Order::Draw(DrawOrder {
                id: self.id()?,
                size: self.text("size")?,
                goal: self.text("goal")?,
                distance: self.count("distance")?,
                seed: self.text("seed")?,
            }),
            "prepare" => Order::Prepare(Shape {
                size: self.text("size")?,
                goal: self.text("goal")?,
            }),
            "makePart" => Order::MakePart(PartOrder {
                size: self.text("size")?,
                goal: self.text("goal")?,
                part: self.count("part")?,
            }),
            "takePart" => Order::TakePart(MadePart {
                size: self.text("size")?,
                goal: self.text("goal")?,
                part: self.count("part")?,
                bytes: self.bytes()?,
            }),
            "share" => Order::Share(Named { id: self.id()? }),
            "take" => Order::Take(FoundLine {
                id: self.id()?,
                slides: self.text("slides")?,
            }),
            "proved" => Order::Proved(Proved {
                id: self.id()?,
                lower: self.count("lower")?,
                eighths: u8::try_from(self.whole("eighths")?).ok()?,
            }),
            "cancel" => Order::Cancel(Named { id: self.id()? }),
            "weights" => Order::Weights(Weights {
                name: self.text("name")?,
                bytes: self.bytes(),
            }),
            "stored" => Order::Stored(Stored {
                key: self.text("key")?,
                bytes: self.bytes(),
            }),
            _ => return None,
        })
    }

    fn known(&self) -> Option<KnownLine> {
        Some(KnownLine {
            slides: self.text("slides")?,
            lower: self.count("lower")?,
        })
    }

    fn field(&self, name: &str) -> JsValue {
        // No object has no fields.
        Reflect::get(self.0, &name.into()).unwrap_or_default()
    }

    fn text(&self, name: &str) -> Option<String> {
        self.field(name).as_string()
    }

    fn number(&self, name: &str) -> Option<f64> {
        self.field(name).as_f64()
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "what is too large becomes the largest that is not"
    )]
    fn whole(&self, name: &str) -> Option<u32> {
        let number = self.number(name).filter(|&number| number >= 0.0);
        number.map(|number| number as u32)
    }

    fn count(&self, name: &str) -> Option<usize> {
        self.whole(name).map(|number| number as usize)
    }

    fn counts(&self, name: &str) -> Vec<usize> {
        let numbers = self.field(name).dyn_into::<Uint32Array>();
        let numbers = numbers.map_or(Vec::new(), |numbers| numbers.to_vec());
        numbers.into_iter().map(|number| number as usize).collect()
    }

    fn id(&self) -> Option<u32> {
        self.whole("id")
    }

    fn bytes(&self) -> Option<Bytes> {
        let bytes = self.field("bytes").dyn_into::<Uint8Array>().ok()?;
        Some(Bytes(bytes.to_vec()))
    }
}

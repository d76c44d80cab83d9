//! Any conversation: each order at each moment.

use super::{Answer, FARTHEST, LONG, Order, Worker, asked, cancel, id_of, is_last, play};
use proptest::prelude::*;
use session::{
    Bytes, DrawOrder, Extras, FindOrder, FoundLine, MadePart, Named, PartOrder, Shape, Stored,
    Weights,
};
use std::collections::BTreeMap;
use taquin::{MultiTile, SingleTile};

/// The next thing to happen.
#[derive(Clone, Debug)]
enum Event {
    Order(Order),
    /// Turns, the first of which takes so many milliseconds, and the others what is wanted.
    Turns(usize, f64),
    /// The thread does something else.
    Pause(f64),
}

fn any_text(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(texts).prop_map(str::to_owned)
}

fn any_board_text() -> impl Strategy<Value = String> {
    any_text(&[
        FARTHEST,
        LONG,
        "1 2/3 0",
        "4 1 2/5 0 3",
        super::LARGE,
        "1 2/2 0",
        "",
        "x",
    ])
}

fn any_shape() -> impl Strategy<Value = Shape> {
    let goal = any_text(&["last", "first", "snake", "nowhere"]);
    let size = any_text(&["2x2", "3x2", "3x3", "0x0"]);
    (size, goal).prop_map(|(size, goal)| Shape { size, goal })
}

fn any_slides() -> impl Strategy<Value = String> {
    any_text(&["", "L", "ULDR", "L2U-R", "x"])
}

fn any_bytes() -> impl Strategy<Value = Option<Bytes>> {
    prop::option::of(prop::collection::vec(any::<u8>(), 0..20).prop_map(Bytes))
}

/// A question; each has an id of its own.
fn any_question() -> impl Strategy<Value = Order> {
    prop_oneof![
        (any_board_text(), 0.0..500.0, any::<bool>()).prop_map(|(board, budget_ms, may_share)| {
            Order::Solve(super::SolveOrder {
                may_share,
                ..asked(0, &board, budget_ms)
            })
        }),
        (
            any_board_text(),
            any_slides(),
            prop::option::of(0..40_usize)
        )
            .prop_map(|(board, moves, at)| play(0, at, &board, &moves)),
        (any_shape(), 0..22_usize).prop_map(|(Shape { size, goal }, distance)| {
            let seed = "any".to_owned();
            Order::Draw(DrawOrder {
                id: 0,
                size,
                goal,
                distance,
                seed,
            })
        }),
    ]
}

fn any_other_order() -> impl Strategy<Value = Order> {
    let id = 0..6_u32;
    prop_oneof![
        any_shape().prop_map(Order::Prepare),
        (any_shape(), 0..4_usize).prop_map(|(Shape { size, goal }, part)| {
            Order::MakePart(PartOrder { size, goal, part })
        }),
        (any_shape(), 0..4_usize, any_bytes()).prop_map(|(Shape { size, goal }, part, bytes)| {
            let bytes = bytes.unwrap_or(Bytes(Vec::new()));
            Order::TakePart(MadePart {
                size,
                goal,
                part,
                bytes,
            })
        }),
        (id.clone(), any_board_text(), any_slides()).prop_map(|(id, board, slides)| {
            let (goal, id) = ("last".to_owned(), id + 1_000);
            Order::Find(FindOrder {
                id,
                board,
                goal,
                slides,
                lower: 0,
            })
        }),
        id.clone().prop_map(|id| Order::Share(Named { id })),
        (id.clone(), any_slides()).prop_map(|(id, slides)| Order::Take(FoundLine { id, slides })),
        id.prop_map(cancel),
        (any_text(&["5x5", "shared", "none"]), any_bytes())
            .prop_map(|(name, bytes)| Order::Weights(Weights { name, bytes })),
        (any_text(&["3x3 last", "3x2 snake", "none"]), any_bytes())
            .prop_map(|(key, bytes)| Order::Stored(Stored { key, bytes })),
    ]
}

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        2 => any_question().prop_map(Event::Order),
        4 => any_other_order().prop_map(Event::Order),
        // Slices that take less grow, so they may take as much more another time.
        4 => (0..12_usize, prop::sample::select(&[8.0, 12.0, 16.0, 16.0, 24.0, 32.0]))
            .prop_map(|(count, ms)| Event::Turns(count, ms)),
        1 => (0.0..300.0).prop_map(Event::Pause),
    ]
}

/// The standing of a question.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Standing {
    Open,
    Answered,
    Cancelled,
}

/// Questions, and the standing of each.
#[derive(Default)]
struct Minutes(BTreeMap<u32, Standing>);

impl Minutes {
    /// Gives a question the next id, and notes what was cancelled.
    fn hear(&mut self, order: Order) -> Order {
        let id = u32::try_from(self.0.len()).unwrap();
        let order = match order {
            Order::Solve(order) => Order::Solve(super::SolveOrder { id, ..order }),
            Order::Grade(order) => Order::Grade(super::GradeOrder { id, ..order }),
            Order::Draw(order) => Order::Draw(DrawOrder { id, ..order }),
            Order::Cancel(Named { id }) => {
                if let Some(standing @ Standing::Open) = self.0.get_mut(&id) {
                    *standing = Standing::Cancelled;
                }
                return cancel(id);
            }
            other => return other,
        };
        self.0.insert(id, Standing::Open);
        order
    }

    fn note(&mut self, said: &[Answer]) {
        for answer in said {
            // Helpers have ids from 1000 on.
            let Some(id) = id_of(answer).filter(|&id| id < 1_000) else {
                continue;
            };
            let standing = self.0.get_mut(&id).expect("somebody asked");
            assert_eq!(*standing, Standing::Open, "{answer:?}");
            if is_last(answer) {
                *standing = Standing::Answered;
            }
        }
    }
}

/// Checks that each question gets one last answer, unless it is cancelled; after
/// either there is silence, and in the end there is nothing left to do.
fn converse<M: Extras>(events: Vec<Event>, has_store: bool, has_help: bool) {
    let mut worker: Worker<M> = Worker::new(has_store, has_help);
    let mut minutes = Minutes::default();
    for event in events {
        match event {
            Event::Order(order) => {
                worker.session.hear(minutes.hear(order));
            }
            Event::Turns(count, ms) => {
                worker.slice_ms = ms;
                for _ in 0..count {
                    minutes.note(&worker.turn());
                    worker.slice_ms = 16.0;
                }
            }
            Event::Pause(ms) => worker.now += ms,
        }
    }
    // Helpers go on for good.
    for id in 1_000..1_010 {
        worker.session.hear(cancel(id));
    }
    worker.slice_ms = 16.0;
    let mut turns = 0;
    while let Some(wait) = worker.session.wait() {
        worker.now += wait;
        minutes.note(&worker.turn());
        turns += 1;
        assert!(turns < 1_000_000, "{:?}", worker.session);
    }
    let open = minutes.0.values().filter(|&&it| it == Standing::Open);
    assert_eq!(open.count(), 0, "{:?}", minutes.0);
    let helped = worker.said.iter().fold(0, |open, answer| match answer {
        Answer::Share(it) => open + if it.search.is_some() { 1 } else { -1 },
        Answer::Tables(it) => open + if it.parts > 0 { 1 } else { -1 },
        _ => open,
    });
    assert_eq!(helped, 0, "who was asked for help is let go");
}

fn any_conversation() -> impl Strategy<Value = (Vec<Event>, bool, bool)> {
    let events = prop::collection::vec(any_event(), 0..25);
    (events, any::<bool>(), any::<bool>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    #[ignore = "takes long; npm run test:all"]
    fn each_order_at_some_moment((events, has_store, has_help) in any_conversation()) {
        converse::<SingleTile>(events.clone(), has_store, has_help);
        converse::<MultiTile>(events, has_store, has_help);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    #[ignore = "takes minutes; npm run test:exhaustive"]
    fn each_order_at_each_moment((events, has_store, has_help) in any_conversation()) {
        converse::<SingleTile>(events.clone(), has_store, has_help);
        converse::<MultiTile>(events, has_store, has_help);
    }
}

//! Marathons: their courses, and what is counted of them, against plain sums.

use super::{finish, set_up, won};
use crate::goal;
use play::statistics::{Course, CourseError, CourseKind, LegError, Marathon, Past, Standing};
use play::{Event, Game};
use proptest::prelude::*;
use taquin::{Size, SizeError, Solver};

fn course(text: &str) -> Course {
    text.parse().unwrap()
}

fn sizes_of(text: &str) -> String {
    let sizes = course(text).sizes();
    let sizes: Vec<String> = sizes.iter().map(Size::to_string).collect();
    sizes.join(" ")
}

/// A won play that takes `pace` milliseconds a slide.
fn paced(size: &str, seed: &str, pace: u64) -> Game {
    let mut game = Game::from_seed(&goal(size, "last"), seed);
    let solution = Solver::new().solve(game.board(), 1_000_000);
    for (at, &direction) in (0..).zip(solution.slides()) {
        game.slide(direction, at * pace);
    }
    assert!(game.board().is_solved());
    game
}

fn record(game: &Game) -> String {
    game.record().to_string()
}

/// A marathon with these plays.
fn marathon(text: &str, plays: &[Game]) -> Marathon {
    let mut marathon = Marathon::new(course(text));
    for play in plays {
        marathon.add(&record(play)).unwrap();
    }
    marathon
}

/// Three boards of 2×2, this many milliseconds a slide.
fn three(seeds: [&str; 3], pace: u64) -> Marathon {
    marathon(
        "average 2x2 x3",
        &seeds.map(|seed| paced("2x2", seed, pace)),
    )
}

#[test]
fn a_course_asks_for_the_boards_that_speed_solvers_mean() {
    assert_eq!(sizes_of("relay 2-5"), "2x2 3x3 4x4 5x5");
    assert_eq!(sizes_of("relay 2-3"), "2x2 3x3");
    assert_eq!(sizes_of("everything 2-3"), "2x2 3x2 2x3 3x3");
    assert_eq!(sizes_of("marathon 4x3 x2"), "4x3 4x3");
    assert_eq!(sizes_of("average 5x5 x3"), "5x5 5x5 5x5");
    // 2 to 10 each way.
    assert_eq!(course("everything 2-10").sizes().len(), 81);
    assert_eq!(course("relay 2-10").sizes().len(), 9);
    assert_eq!(course("marathon 4x4 x42").sizes().len(), 42);
}

#[test]
fn what_is_no_course_is_refused_with_its_reason() {
    let refused = |text: &str| text.parse::<Course>().unwrap_err();
    for text in [
        "",
        "relay",
        "relay 5",
        "relay 2-05",
        "relay 3-5",
        "relay 2-5 ",
        "Relay 2-5",
        "relay 2-5 x2",
        "relay 2--5",
        "marathon 4x4",
        "marathon 4x4 10",
        "marathon 4x4 x+5",
        "sprint 4x4 x5",
    ] {
        let text = text.to_owned();
        assert_eq!(refused(&text), CourseError::Form { text });
    }
    let side = |side| CourseError::Side {
        side,
        least: 3,
        most: 10,
    };
    assert_eq!(refused("relay 2-2"), side(2));
    assert_eq!(refused("everything 2-11"), side(11));
    let count = |count, least| CourseError::Count {
        count,
        least,
        most: 100,
    };
    assert_eq!(refused("marathon 4x4 x1"), count(1, 2));
    assert_eq!(refused("marathon 4x4 x101"), count(101, 2));
    assert_eq!(refused("average 4x4 x2"), count(2, 3));
    let (columns, rows) = (17, 4);
    let size = CourseError::Size(SizeError::Side { columns, rows });
    assert_eq!(refused("marathon 17x4 x5"), size);
    assert!(size.to_string().contains("17x4"));
}

#[test]
fn a_relay_is_done_after_its_last_board() {
    let plays = [won("2x2", "a"), won("3x3", "b")];
    let mut relay = Marathon::new(course("relay 2-3"));
    assert_eq!(
        (relay.id(), relay.score(), relay.fastest()),
        (None, None, None)
    );
    assert_eq!(relay.next(), "2x2".parse().ok());
    relay.add(&record(&plays[0])).unwrap();
    assert_eq!(relay.next(), "3x3".parse().ok());
    assert!(!relay.is_done());
    assert_eq!(relay.score(), None);
    relay.add(&record(&plays[1])).unwrap();
    assert_eq!(relay.next(), None);
    assert!(relay.is_done() && relay.counts());
    assert_eq!(relay.score(), Some(relay.elapsed() as f64));
    assert_eq!(relay.average(), None);
    assert!(relay.id().unwrap().starts_with("2.2x2.last.sa."));
    assert_eq!(relay.add(&record(&won("3x3", "c"))), Err(LegError::Done));
}

#[test]
fn only_a_won_play_of_a_random_board_of_the_size_that_is_next_counts() {
    let mut relay = Marathon::new(course("average 3x2 x3"));
    let mut refused = |game: &Game| relay.add(&record(game)).unwrap_err();
    let expected: Size = "3x2".parse().unwrap();
    let got = "2x3".to_owned();
    assert_eq!(refused(&won("2x3", "a")), LegError::Size { expected, got });
    let mut other_goal = Game::from_seed(&goal("3x2", "snake"), "a");
    finish(&mut other_goal);
    assert_eq!(refused(&other_goal), LegError::Goal);
    let mut placed = Game::new(set_up());
    finish(&mut placed);
    assert_eq!(refused(&placed), LegError::SetUp);
    let unfinished = Game::from_seed(&goal("3x2", "last"), "a");
    assert_eq!(refused(&unfinished), LegError::Unfinished);
    relay.add(&record(&won("3x2", "a"))).unwrap();
    assert_eq!(
        relay.add(&record(&paced("3x2", "a", 7))),
        Err(LegError::Repeated)
    );
    let damaged = record(&won("3x2", "b")).replace(".last.", ".first.");
    assert!(matches!(relay.add(&damaged), Err(LegError::Record(_))));
    assert_eq!(relay.splits().len(), 1);
}

#[test]
fn a_marathon_with_help_or_a_second_attempt_does_not_count() {
    let begun = |note: Event| {
        let mut game = Game::from_seed(&goal("3x2", "last"), "note");
        game.note(note, 0);
        finish(&mut game);
        game
    };
    let mut restarted = Game::from_seed(&goal("3x2", "last"), "again");
    let way = restarted.board().directions().next().unwrap();
    restarted.slide(way, 0);
    restarted.restart(50);
    finish(&mut restarted);
    for (play, standing) in [
        (begun(Event::Hint), Standing::Helped),
        (begun(Event::LineBegins), Standing::Helped),
        (restarted, Standing::Restarted),
    ] {
        let plays = [won("3x2", "a"), play, won("3x2", "c")];
        let helped = marathon("average 3x2 x3", &plays);
        let standings = helped
            .splits()
            .iter()
            .map(|s| s.standing)
            .collect::<Vec<_>>();
        assert_eq!(standings, [Standing::Counts, standing, Standing::Counts]);
        assert!(helped.is_done() && !helped.counts());
        let mut past = Past::default();
        assert!(past.add(1, helped));
        assert_eq!(past.best(course("average 3x2 x3"), None), None);
    }
}

#[test]
fn of_three_the_average_is_the_mean_of_five_the_middle_three() {
    let plays = |count: usize| -> Vec<Game> {
        let paces = [900_u64, 100, 300, 200, 500];
        let seeds = ["a", "b", "c", "d", "e"];
        let both = seeds.iter().zip(paces).take(count);
        both.map(|(seed, pace)| paced("3x2", seed, pace)).collect()
    };
    let times =
        |plays: &[Game]| -> Vec<f64> { plays.iter().map(|play| play.elapsed(0) as f64).collect() };
    let three = plays(3);
    let mean = times(&three).iter().sum::<f64>() / 3.0;
    let found = marathon("average 3x2 x3", &three);
    assert_eq!((found.average(), found.score()), (Some(mean), Some(mean)));
    let five = plays(5);
    let mut sorted = times(&five);
    sorted.sort_by(f64::total_cmp);
    let middle = sorted[1..4].iter().sum::<f64>() / 3.0;
    let found = marathon("average 3x2 x5", &five);
    assert_eq!(found.average(), Some(middle));
    assert_eq!(times(&five)[found.fastest().unwrap()], sorted[0]);
    let splits = found.splits();
    let left_out = splits.iter().filter(|split| split.is_left_out);
    let mut left_out: Vec<f64> = left_out.map(|split| split.elapsed as f64).collect();
    left_out.sort_by(f64::total_cmp);
    assert_eq!(left_out, [sorted[0], sorted[4]]);
    // A marathon of the same plays goes by their sum.
    let sum: f64 = times(&five).iter().sum();
    assert_eq!(marathon("marathon 3x2 x5", &five).score(), Some(sum));
}

/// 0:00.1 and 0:00.2 are 0:00.3, however much is cut off of each.
#[test]
fn what_is_shown_adds_up() {
    let plays = ["a", "b", "c"].map(|seed| paced("3x2", seed, 37));
    let exact = marathon("average 3x2 x3", &plays);
    let shown = exact.shown(100);
    let times = plays.each_ref().map(|play| play.elapsed(0) / 100 * 100);
    let splits = shown.splits();
    assert_eq!(
        splits.iter().map(|split| split.elapsed).collect::<Vec<_>>(),
        times
    );
    let sum: u64 = times.iter().sum();
    assert_ne!(sum, exact.elapsed() / 100 * 100, "the test shows nothing");
    assert_eq!((splits[2].total, shown.elapsed()), (sum, sum));
    assert_eq!(shown.average(), Some(sum as f64 / 3.0));
    assert_eq!(exact.shown(1), exact);
}

#[test]
fn the_best_of_a_course_is_the_fastest_that_counts() {
    let asked = course("average 2x2 x3");
    let slow = three(["a", "b", "c"], 500);
    let fast = three(["d", "e", "f"], 1);
    let mut past = Past::default();
    assert_eq!(past.best(asked, None), None);
    let unfinished = Marathon::new(asked);
    assert!(!past.add(9, unfinished));
    assert!(past.add(1, slow.clone()));
    assert!(past.add(2, fast.clone()));
    assert!(!past.add(3, fast.clone()), "it is there already");
    assert_eq!(past.best(asked, None), Some((2, &fast)));
    assert_eq!(past.best(asked, fast.id()), Some((1, &slow)));
    assert_eq!(past.best(course("marathon 2x2 x3"), None), None);
    assert_eq!(past.latest(), [(2, &fast), (1, &slow)]);
}

fn any_course() -> impl Strategy<Value = String> {
    let relay = (prop::bool::ANY, 3..=10_usize).prop_map(|(all, side)| {
        let name = if all { "everything" } else { "relay" };
        format!("{name} 2-{side}")
    });
    let row = (prop::bool::ANY, 2..=16_usize, 2..=16_usize, 3..=100_usize).prop_map(
        |(all, columns, rows, count)| {
            let name = if all { "marathon" } else { "average" };
            format!("{name} {columns}x{rows} x{count}")
        },
    );
    prop_oneof![relay, row]
}

proptest! {
    #[test]
    fn a_course_has_one_text(text in any_course()) {
        let course: Course = text.parse().unwrap();
        prop_assert_eq!(course.to_string(), text);
        let sizes = course.sizes();
        prop_assert_eq!(*sizes.last().unwrap(), course.size());
        let is_row = matches!(course.kind(), CourseKind::Marathon | CourseKind::Average);
        let mut different = sizes.clone();
        different.dedup();
        prop_assert_eq!(different.len() == 1, is_row);
    }

    #[test]
    fn any_text_is_a_course_or_refused(
        text in "(relay|average|marathon|everything) ?[0-9x \\-]{0,9}",
    ) {
        if let Ok(course) = text.parse::<Course>() {
            prop_assert_eq!(course.to_string(), text);
        }
    }

    #[test]
    fn what_is_counted_is_the_plain_sum_of_the_plays(
        legs in prop::collection::vec((0..1_000_u32, 0..3_000_u64), 1..6),
    ) {
        let mut plays: Vec<Game> = Vec::new();
        for (at, (seed, pace)) in legs.iter().enumerate() {
            plays.push(paced("2x2", &format!("{seed} {at}"), *pace));
        }
        let sum = marathon("marathon 2x2 x6", &plays);
        let elapsed: u64 = plays.iter().map(|play| play.elapsed(0)).sum();
        let slides: usize = plays.iter().map(Game::stm).sum();
        let moves: usize = plays.iter().map(Game::mtm).sum();
        prop_assert_eq!(sum.elapsed(), elapsed);
        prop_assert_eq!(sum.slides() as usize, slides);
        prop_assert_eq!(sum.moves() as usize, moves);
        prop_assert_eq!(
            sum.tps(),
            (elapsed > 0).then(|| slides as f64 * 1_000.0 / elapsed as f64)
        );
        let mut total = 0;
        for (split, play) in sum.splits().iter().zip(&plays) {
            total += play.elapsed(0);
            prop_assert_eq!((split.elapsed, split.total), (play.elapsed(0), total));
            prop_assert_eq!(split.slides as usize, play.stm());
        }
        prop_assert_eq!(sum.score(), None);
    }
}

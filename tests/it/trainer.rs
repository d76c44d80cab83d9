//! Exercises, and when one comes again.

use super::size;
use play::daily::Day;
use play::trainer::{Deck, Exercise, Topic};
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use taquin::{Board, Seed};

const TODAY: Day = Day::FIRST;

fn in_days(days: u64) -> Day {
    Day::of(TODAY.begins() + days * 86_400_000)
}

fn fewest(name: &str) -> Topic {
    Topic::Fewest { size: size(name) }
}

fn own(seed: u64, cost: usize) -> Exercise {
    let board = Board::shuffled(&super::goal("3x3", "spiral"), Seed::from(seed));
    let fewest = 2 + cost;
    Exercise::Own {
        board,
        fewest,
        cost,
    }
}

/// Answers with some slides more than the fewest.
fn lose(deck: &mut Deck, exercise: &Exercise, lost: usize, day: Day) -> Option<usize> {
    let least = exercise.fewest().unwrap_or(10);
    let answer = deck.answer(exercise, Some(least + lost), least, day);
    let answer = answer.unwrap();
    assert_eq!(answer.lost, Some(lost));
    answer.at
}

/// Draws an exercise of a topic for each seed and counts the boards.
fn boards(count: u64, exercise: impl Fn(u64) -> Exercise) -> HashMap<Board, f64> {
    let mut counts = HashMap::new();
    for seed in 0..count {
        let exercise = exercise(seed);
        let board = exercise.board().unwrap();
        assert_eq!(exercise.board(), Some(board.clone()));
        assert_eq!(exercise.size(), board.size());
        *counts.entry(board).or_default() += 1.0;
    }
    counts
}

/// Pearson's test (1900), as for the draws of a difficulty: by chance this fails for
/// one in some ten thousand lists of seeds.
#[track_caller]
fn check_is_even(counts: &HashMap<Board, f64>, each: f64) {
    let free = counts.len() as f64 - 1.0;
    let squares = counts.values().map(|count| (count - each).powi(2) / each);
    let away = (squares.sum::<f64>() - free) / (2.0 * free).sqrt();
    assert!(away.abs() < 4.0, "{away}");
}

#[test]
fn the_last_two_rows_of_3x2_are_all_its_boards_evenly_drawn() {
    let size = size("3x2");
    let counts = boards(359 * 20, |seed| Exercise::LastTwoRows { size, seed });
    let known = oracle::distances(&super::goal("3x2", "last"));
    assert_eq!(known.len() - 1, 359);
    assert_eq!(counts.len(), 359);
    for board in counts.keys() {
        assert!(known[board] > 0, "{board}");
    }
    check_is_even(&counts, 20.0);
}

#[test]
fn the_last_2x3_are_half_of_all_permutations_but_the_solved_one() {
    let counts = boards(359 * 20, |seed| Exercise::Last2x3 { seed });
    assert_eq!(counts.len(), 720 / 2 - 1);
    check_is_even(&counts, 20.0);
}

#[test]
fn of_an_ending_all_else_is_solved() {
    let solved = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0";
    let (rows, square, half) = (
        [8, 9, 10, 11, 12, 13, 14, 15],
        [5, 6, 7, 9, 10, 11, 13, 14, 15],
        [9, 10, 11, 13, 14, 15],
    );
    let cases = [
        ("rows 4x4", &rows[..]),
        ("last3x3", &square[..]),
        ("last2x3", &half[..]),
    ];
    let solved: Board = solved.parse().unwrap();
    for (topic, free) in cases {
        let mut all_moved = BTreeSet::new();
        let exercise = |seed| format!("{topic} {seed}").parse().unwrap();
        for board in boards(200, exercise).keys() {
            assert!(!board.is_solved());
            for cell in 0..16 {
                let is_home = board.tiles()[cell] == solved.tiles()[cell];
                assert!(is_home || free.contains(&cell), "{board}");
                if !is_home {
                    all_moved.insert(cell);
                }
            }
        }
        let all: Vec<usize> = all_moved.into_iter().collect();
        assert_eq!(all, free);
    }
}

#[test]
fn what_is_missed_comes_back_after_three_others() {
    let mut deck = Deck::default();
    let topics = [Topic::Last2x3];
    let missed = deck.next(&topics, TODAY, Seed::from(1)).unwrap();
    assert_eq!(lose(&mut deck, &missed, 4, TODAY), Some(0));
    for seed in 2..5 {
        let next = deck.next(&topics, TODAY, Seed::from(seed)).unwrap();
        assert_ne!(next, missed, "{seed}");
        // A board that is done at once is not kept.
        assert_eq!(lose(&mut deck, &next, 0, TODAY), None);
    }
    assert_eq!(deck.due(&topics, TODAY), 1);
    assert_eq!(deck.next(&topics, TODAY, Seed::from(5)), Some(missed));
    // Not where other things are practised.
    assert_eq!(deck.due(&[Topic::Last3x3], TODAY), 0);
}

#[test]
fn what_is_done_comes_again_ever_later_until_it_is_mastered() {
    let mut deck = Deck::default();
    let card = own(1, 4);
    assert!(deck.keep(card.clone()));
    assert!(!deck.keep(card.clone()));
    assert_eq!(lose(&mut deck, &card, 6, TODAY), Some(0));
    assert_eq!(lose(&mut deck, &card, 2, TODAY), Some(0)); // nearly right: it stays
    assert_eq!(lose(&mut deck, &card, 0, TODAY), Some(1));
    let only = [Topic::Own];
    for other in 0..8 {
        assert_eq!(deck.due(&only, in_days(99)), 0, "after {other}");
        lose(&mut deck, &Exercise::Last2x3 { seed: other }, 0, TODAY);
    }
    assert_eq!(deck.due(&only, TODAY), 1);
    let mut day = 0;
    for (box_after, wait) in [(2, 1), (3, 3), (4, 7), (5, 21)] {
        assert_eq!(lose(&mut deck, &card, 0, in_days(day)), Some(box_after));
        assert_eq!(deck.due(&only, in_days(day + wait - 1)), 0);
        day += wait;
        assert_eq!(deck.due(&only, in_days(day)), 1);
    }
    let kept = &deck.cards()[0];
    assert_eq!((kept.tries(), kept.lost(), kept.at()), (7, 8, 5));
    assert_eq!(lose(&mut deck, &card, 0, in_days(day)), None);
    assert!(deck.cards().is_empty());
}

#[test]
fn a_miss_in_a_late_box_goes_back_to_the_first() {
    let mut deck = Deck::default();
    let card = own(1, 4);
    deck.keep(card.clone());
    for expected in [2, 3, 4] {
        assert_eq!(lose(&mut deck, &card, 0, TODAY), Some(expected));
    }
    let given_up = deck.answer(&card, None, 6, TODAY).unwrap();
    assert_eq!((given_up.lost, given_up.at), (None, Some(0)));
}

#[test]
fn an_answer_says_when_the_exercise_comes_again() {
    let mut deck = Deck::default();
    let card = own(1, 4);
    deck.keep(card.clone());
    let mut when = Vec::new();
    for lost in [4, 0, 0, 0, 0, 0, 0] {
        let answer = deck.answer(&card, Some(6 + lost), 6, TODAY).unwrap();
        when.push((answer.others, answer.days));
    }
    let boxes = [(3, 0), (8, 0), (0, 1), (0, 3), (0, 7), (0, 21)];
    assert_eq!(when[..6], boxes);
    assert_eq!(when[6], (0, 0)); // mastered
}

#[test]
fn boxes_count_what_was_tried() {
    let mut deck = Deck::default();
    deck.keep(own(1, 4));
    assert_eq!(deck.boxes(&[Topic::Own]), [0; 6]);
    lose(&mut deck, &own(1, 4), 0, TODAY); // tomorrow
    for seed in 0..3 {
        lose(&mut deck, &Exercise::Last3x3 { seed }, 8, TODAY);
    }
    lose(&mut deck, &Exercise::Last3x3 { seed: 0 }, 0, TODAY);
    assert_eq!(deck.boxes(&[Topic::Own]), [0, 0, 1, 0, 0, 0]);
    assert_eq!(deck.boxes(&[Topic::Last3x3]), [2, 1, 0, 0, 0, 0]);
    assert_eq!(
        deck.boxes(&[Topic::Own, Topic::Last3x3]),
        [2, 1, 1, 0, 0, 0]
    );
    assert_eq!(deck.boxes(&[]), [0; 6]);
}

#[test]
fn instead_of_a_skipped_one_comes_another_if_there_is_one() {
    let mut deck = Deck::default();
    let topics = [Topic::Own];
    let seed = Seed::from(1);
    let (one, other) = (own(1, 4), own(2, 10));
    deck.keep(one.clone());
    // The only one comes again.
    let instead =
        |deck: &Deck, skipped: &Exercise| deck.instead(skipped, &topics, in_days(1), seed).unwrap();
    assert_eq!(instead(&deck, &one), one);
    deck.keep(other.clone());
    assert_eq!(instead(&deck, &other), one);
    assert_eq!(instead(&deck, &one), other);
    // Cards that are due count too.
    for card in [&one, &other] {
        lose(&mut deck, card, 0, TODAY);
    }
    assert_eq!(deck.due(&topics, in_days(1)), 2);
    assert_eq!(instead(&deck, &other), one);
    assert_eq!(instead(&deck, &one), other);
    assert_eq!(deck.answered(), 2);
    assert_eq!(deck.instead(&one, &[], TODAY, seed), None);
}

#[test]
fn new_ones_come_in_between() {
    let mut deck = Deck::default();
    let topics = [Topic::Last3x3];
    for seed in 0..6 {
        lose(&mut deck, &Exercise::Last3x3 { seed }, 8, TODAY);
    }
    let is_kept = |deck: &Deck, next: &Exercise| {
        let mut cards = deck.cards().iter();
        cards.any(|card| card.exercise() == next)
    };
    let mut course = Vec::new();
    for seed in 100..106 {
        let next = deck.next(&topics, in_days(40), Seed::from(seed)).unwrap();
        course.push(is_kept(&deck, &next));
        lose(&mut deck, &next, 0, in_days(40));
    }
    assert_eq!(course, [true, false, true, false, true, false]);
}

#[test]
fn of_new_endings_the_dearest_is_first() {
    let mut deck = Deck::default();
    for (seed, cost) in [(1, 4), (2, 10), (3, 6)] {
        deck.keep(own(seed, cost));
    }
    for expected in [own(2, 10), own(3, 6), own(1, 4)] {
        let next = deck.next(&[Topic::Own], TODAY, Seed::from(0)).unwrap();
        assert_eq!(next, expected);
        lose(&mut deck, &next, 0, TODAY);
    }
    // All come tomorrow. Who goes on has the soonest of them.
    assert_eq!(deck.due(&[Topic::Own], TODAY), 0);
    let next = deck.next(&[Topic::Own], TODAY, Seed::from(0));
    assert_eq!(next, Some(own(2, 10)));
    assert_eq!(deck.next(&[], TODAY, Seed::from(0)), None);
    assert_eq!(
        Deck::default().next(&[Topic::Own], TODAY, Seed::from(0)),
        None
    );
}

#[test]
fn boards_get_harder_with_success_and_easier_with_misses() {
    // 3x2 ends at 21 slides (OEIS A151944), 2x2 at 6.
    for (name, first, most) in [
        ("4x4", 8, 25),
        ("3x3", 8, 25),
        ("3x2", 8, 21),
        ("2x2", 6, 6),
    ] {
        let mut deck = Deck::default();
        let next = |deck: &Deck, seed| deck.next(&[fewest(name)], TODAY, Seed::from(seed)).unwrap();
        for done in 0..30 {
            let exercise = next(&deck, done);
            // Steps by one, from the first to the last.
            let expected = most.min(first + usize::try_from(done).unwrap());
            assert_eq!(exercise.fewest(), Some(expected), "{name}");
            lose(&mut deck, &exercise, 0, TODAY);
        }
        let top = Exercise::Fewest {
            size: size(name),
            distance: most,
            seed: 1_000,
        };
        lose(&mut deck, &top, 2, TODAY);
        assert_eq!(deck.distance(size(name)), most);
        for miss in 1..30 {
            let exercise = Exercise::Fewest {
                size: size(name),
                distance: most,
                seed: 1_000 + miss,
            };
            lose(&mut deck, &exercise, 4, TODAY);
            let down = most.saturating_sub(2 * usize::try_from(miss).unwrap());
            assert_eq!(deck.distance(size(name)), down.max(first), "{name}");
        }
        // A board that comes again is no measure of new ones.
        let before = deck.distance(size(name));
        lose(&mut deck, &top, 0, TODAY);
        assert_eq!(deck.distance(size(name)), before);
    }
}

#[test]
fn an_answer_that_cannot_be_changes_nothing() {
    let mut deck = Deck::default();
    let exercise = Exercise::Fewest {
        size: size("4x4"),
        distance: 14,
        seed: 1,
    };
    for (slides, expected) in [
        (
            12,
            "12 slides cannot solve a board that takes 14, or an even number more",
        ),
        (
            15,
            "15 slides cannot solve a board that takes 14, or an even number more",
        ),
    ] {
        let error = deck.answer(&exercise, Some(slides), 14, TODAY).unwrap_err();
        assert_eq!(error.to_string(), expected);
        assert_eq!(deck, Deck::default());
    }
}

#[test]
fn exercises_and_topics_have_texts() {
    for text in [
        "fewest 4x4 14 7",
        "rows 5x6 18446744073709551615",
        "last3x3 0",
        "last2x3 12",
        "own 4,1,2/5,0,3 1,2,3/4,5,0 5 2",
    ] {
        let exercise: Exercise = text.parse().unwrap();
        assert_eq!(exercise.to_string(), text);
        let topic = exercise.topic();
        assert_eq!(topic.to_string().parse(), Ok(topic));
    }
    for text in [
        "",
        "fewest 4x4 14",
        "fewest 4x4 26 7",  // too hard to practise
        "fewest 3x2 22 7",  // no such board
        "fewest 5x5 8 7",   // no distance can be proved
        "fewest 4x4 014 7", // one exercise has one text
        "last3x3 -1",
        "own 1,2,3/4,5,0 1,2,3/4,5,0 5 2", // solved
        "own 2,1,3/4,5,0 1,2,3/4,5,0 5 2", // unsolvable
        "own 4,1,2/5,0,3 1,2/3,0 5 2",     // another size
    ] {
        let error = text.parse::<Exercise>().unwrap_err();
        assert!(error.to_string().contains(&format!("'{text}'")));
    }
    assert!("fewest 5x5".parse::<Topic>().is_err());
}

/// A deck with some of everything.
fn practised(answers: &[(u64, usize)]) -> Deck {
    let topics = [fewest("4x4"), fewest("3x3"), Topic::Last3x3, Topic::Own];
    let mut deck = Deck::default();
    for (at, &(seed, lost)) in (0..).zip(answers) {
        deck.keep(own(seed % 50, 4));
        let day = in_days(at / 5);
        let next = deck.next(&topics, day, Seed::from(seed)).unwrap();
        lose(&mut deck, &next, 2 * lost, day);
    }
    deck
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_deck_has_a_text(answers in prop::collection::vec((any::<u64>(), 0..4_usize), 0..40)) {
        let deck = practised(&answers);
        prop_assert_eq!(deck.answered(), answers.len() as u64);
        prop_assert_eq!(deck.to_string().parse(), Ok(deck));
    }
}

#[test]
fn a_damaged_text_is_refused_whole() {
    let text = practised(&[(1, 0), (2, 2), (3, 2), (4, 1), (5, 3), (6, 0)]).to_string();
    for end in 0..text.len() {
        assert!(text[..end].parse::<Deck>().is_err(), "{}", &text[..end]);
    }
    let lines: Vec<&str> = text.split('\n').collect();
    assert!(lines.iter().filter(|line| line.starts_with("card")).count() > 2);
    for at in 0..lines.len() {
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        let mut twice = twice.join("\n");
        if lines[at].starts_with("card") {
            twice = twice.replace("end 10", "end 11");
        }
        let wrong = twice.parse::<Deck>().unwrap_err();
        assert_eq!(wrong.line, at + 2, "{}", lines[at]);
    }
    for (good, bad) in [
        ("trainer 1", "trainer 2"),
        ("answered 6", "answered 06"),
        ("level 3x3", "level 5x5"),
        ("card ", "card -"),
        ("card ", "card 9"),
    ] {
        assert!(text.contains(good), "{text}");
        assert!(
            text.replacen(good, bad, 1).parse::<Deck>().is_err(),
            "{bad}"
        );
    }
}

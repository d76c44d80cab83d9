//! Links: what an address opens, and how it is written.

use crate::{any_goal_of, any_size, goal};
use play::code::{open, open_rival};
use play::{Game, Link, LinkError, RecordError};
use proptest::prelude::*;
use std::error::Error;
use taquin::{Board, CodeError, Direction, GoalName, PositionCode, Seed};

fn parse(text: &str) -> Option<Link> {
    Link::parse(text).unwrap()
}

/// The board that a link opens; the seed "drawn" where it names none.
fn board_of(text: &str) -> String {
    parse(text).unwrap().open("drawn").board().to_string()
}

fn shuffle(size: &str, name: &str, seed: &str) -> String {
    Board::to_play(&goal(size, name), Seed::from(seed)).to_string()
}

#[test]
fn a_link_opens_a_board_or_a_shuffle() {
    let code = PositionCode::of(&"4 1 2/5 0 3".parse().unwrap());
    for text in [
        &format!("#board={code}"),
        &format!("board={code}"),
        "#board=4+1+2/5+0+3",
        "#board=4%201%202%2F5%200%203",
        "#board=%5B%5B4,1,2%5D,%5B5,0,3%5D%5D",
        "https://puzzles.example/?a=b#board=4+1+2/5+0+3&other=1",
    ] {
        assert_eq!(board_of(text), "4 1 2/5 0 3", "{text}");
    }
    let snake = Board::shuffled(&goal("3x3", "snake"), Seed::from(4));
    let text = format!("#board={}&goal=snake", PositionCode::of(&snake));
    assert_eq!(parse(&text).unwrap().open("").board(), &snake);
    assert_eq!(
        board_of("#size=3x2&seed=a+b"),
        shuffle("3x2", "last", "a b")
    );
    assert_eq!(board_of("#seed=7"), shuffle("4x4", "last", "7"));
    let drawn = board_of("#size=3x2&goal=spiral");
    assert_eq!(drawn, shuffle("3x2", "spiral", "drawn"));
}

#[test]
fn a_link_that_asks_for_nothing_opens_nothing() {
    for text in [
        "",
        "#",
        "#goal=snake",
        "#top",
        "#board",
        "https://puzzles.example/",
    ] {
        assert_eq!(parse(text), None, "{text}");
        assert_eq!(text.parse::<Link>(), Err(LinkError::Nothing), "{text}");
    }
}

#[test]
fn what_cannot_be_opened_is_refused_with_the_reason() {
    let fails = |text: &str| Link::parse(text).unwrap_err();
    assert!(matches!(
        fails("#board=1"),
        LinkError::Board(CodeError::Board(_))
    ));
    assert!(matches!(
        fails("#board="),
        LinkError::Board(CodeError::Board(_))
    ));
    assert!(matches!(
        fails("#size=1x1"),
        LinkError::Board(CodeError::Size(_))
    ));
    assert!(matches!(fails("#size=2x2&goal=x"), LinkError::Board(_)));
    assert_eq!(fails("#board=%FF"), LinkError::Text);
    assert_eq!(fails("#size=4x4&seed=a&check=AAAAAA"), LinkError::Check);
    assert_eq!(fails("#check=AAAAAA&se"), LinkError::Check);
    // What it names is not left out.
    assert!(open("#size=2x2&goal=😀", GoalName::Last, "").is_err());
    assert_eq!(fails("#play=2.4x4"), LinkError::Play(RecordError::Check));
}

/// One more way to open what it opens: the text of a link is a link.
fn check_again(game: &Game, link: &Link, expected: &str) {
    let text = link.to_string();
    assert_eq!(text, expected);
    assert_eq!(parse(&text).as_ref(), Some(link));
    assert_eq!(
        open(
            &format!("https://puzzles.example/x{text}"),
            GoalName::Last,
            ""
        ),
        Ok(link.clone().open(""))
    );
    assert_eq!(link.clone().open("").start().goal(), game.start().goal());
}

#[test]
fn a_play_has_a_link_to_its_start_and_one_to_its_position() {
    let mut game = Game::from_seed(&goal("3x2", "snake"), "a&b");
    let to_start = "#check=m1ro1g&seed=a%26b&size=3x2&goal=snake";
    check_again(&game, &Link::to_start(&game), to_start);
    let direction = game.board().directions().next().unwrap();
    game.slide(direction, 0);
    let to_position = format!("#board={}&goal=snake", PositionCode::of(game.board()));
    check_again(&game, &Link::to_position(&game), &to_position);
    check_again(&game, &Link::to_start(&game), to_start);
    let play = Link::Play(Game::replay(game.record()).unwrap());
    check_again(&game, &play, &format!("#play={}", game.record()));
}

#[test]
fn a_link_to_a_race_opens_the_start_and_has_the_play_for_its_rival() {
    let mut game = Game::new("0 1 2/4 5 3".parse().unwrap());
    game.slide_cell(2, 0);
    game.slide_cell(5, 800);
    let text = format!("https://puzzles.example/#race={}", game.record());
    let link = parse(&text).unwrap();
    assert_eq!(link.to_string(), format!("#race={}", game.record()));
    let opened = link.clone().open("");
    assert_eq!((opened.board(), opened.mtm()), (game.start(), 0));
    assert_eq!(link.rival(""), game);
    // The other forms have a rival too: the play, or a start without moves.
    for text in [text, game.record().to_string()] {
        assert_eq!(open_rival(&format!(" {text}\n"), "").unwrap(), game);
    }
    assert_eq!(open_rival("#size=3x2&seed=1", "").unwrap().mtm(), 0);
    let damaged = format!("#race={}x", game.record());
    let error = LinkError::Play(RecordError::Check);
    assert_eq!(Link::parse(&damaged), Err(error.clone()));
    assert_eq!(open_rival(&damaged, ""), Err(error));
}

/// A player who has won shares the puzzle, not the solved board.
#[test]
fn the_position_of_a_play_that_is_won_is_its_start() {
    let start: Board = "1 2 3/4 0 5".parse().unwrap();
    let mut game = Game::new(start.clone());
    game.slide(Direction::Left, 0);
    assert!(game.board().is_solved());
    assert_eq!(Link::to_position(&game).open("").board(), &start);
}

#[test]
fn a_goal_of_ones_own_is_in_the_link() {
    let goal = crate::spec("5 4 3/2 1 0");
    let start = Board::parse("1 2 3/4 0 5", &goal)
        .unwrap_or_else(|_| Board::parse("2 1 3/4 0 5", &goal).unwrap());
    let game = Game::new(start);
    let expected = format!("#board={}&goal=5+4+3/2+1+0", PositionCode::of(game.board()));
    check_again(&game, &Link::to_position(&game), &expected);
}

/// Printing an error and its sources says each thing once.
#[test]
fn a_chain_of_errors_repeats_nothing() {
    for text in [
        "1 2 3 4 0",
        "99x4-A",
        "#board=3x2-fDA",
        "#size=17x3",
        "2.17x3.last.sa..A",
    ] {
        let error = open(text, GoalName::Last, "").unwrap_err();
        let first: &dyn Error = &error;
        let chain: Vec<String> = std::iter::successors(Some(first), |&error| error.source())
            .map(ToString::to_string)
            .collect();
        for (at, message) in chain.iter().enumerate() {
            let before = chain[..at].iter();
            assert!(
                !before.clone().any(|said| said.contains(message)),
                "{chain:?}"
            );
        }
    }
}

#[test]
fn moves_behind_a_board_are_played() {
    for text in [
        "0 1 2/4 5 3 L2U",
        "0 1 2/4 5 3\nL2 U",
        "3x2-eDA L L U",
        "[[0,1,2],[4,5,3]] LLU",
    ] {
        let game = open(text, GoalName::Last, "").unwrap();
        assert_eq!(game.start().to_string(), "0 1 2/4 5 3", "{text}");
        assert!(game.board().is_solved(), "{text}");
        assert_eq!(game.stm(), 3);
    }
    let next = "D".parse().unwrap();
    let error = open("0 1 2/4 5 3 L2D", GoalName::Last, "").unwrap_err();
    assert_eq!(error, LinkError::Move { at: 1, next });
    assert!(open("0 1 2/4 5 3 L2X", GoalName::Last, "").is_err());
    assert!(open("LLU", GoalName::Last, "").is_err());
}

#[test]
fn whatever_a_person_gives_is_opened() {
    let board = "4 1 2/5 0 3";
    let game = Game::new(board.parse().unwrap());
    let code = PositionCode::of(game.board()).to_string();
    for text in [
        board,
        &code,
        "[[4,1,2],[5,0,3]]",
        &game.record().to_string(),
    ] {
        assert_eq!(
            open(&format!(" {text}\n"), GoalName::Last, ""),
            Ok(game.clone()),
            "{text}"
        );
    }
    assert!(open("", GoalName::Last, "").is_err());
    assert!(open("hello #1", GoalName::Last, "").is_err());
    assert!(open("2.4x4.last", GoalName::Last, "").is_err());
}

/// The start of a shuffle, a board on the way, and plays to watch and to race against.
fn any_link() -> impl Strategy<Value = Link> {
    let slides = prop::collection::vec(crate::any_direction(), 0..4);
    (crate::any_board(), "\\PC{0,12}", slides).prop_flat_map(|(board, seed, slides)| {
        let mut game = Game::from_seed(board.goal(), &seed);
        for (at, direction) in slides.into_iter().enumerate() {
            game.slide(direction, 900 * at as u64);
        }
        prop::sample::select(vec![
            Link::to_start(&game),
            Link::to_position(&game),
            Link::Shuffle(game.start().goal().clone()),
            Link::Play(Game::replay(game.record()).unwrap()),
            Link::Race(Game::replay(game.record()).unwrap()),
        ])
    })
}

/// What stands behind a link in a sentence, as it is and as browsers escape it.
const MARKS: [&str; 7] = [".", ")", "_", "-", ").", "**", "。"];
const ESCAPED: [&str; 2] = ["%E3%80%82", "%29."];

proptest! {
    /// A chat takes a mark at the end of a link for the end of the sentence, or the end
    /// of the sentence for a part of the link.
    #[test]
    fn a_mark_at_the_end_of_a_link_changes_nothing(link in any_link()) {
        let text = link.to_string();
        let bare = text.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        prop_assert_eq!(bare, &text);
        for mark in MARKS.iter().chain(&ESCAPED) {
            let found = parse(&format!("{text}{mark}"));
            prop_assert_eq!(found.as_ref(), Some(&link), "{}", mark);
        }
        // Nor behind a code or a record alone.
        if let Link::Play(game) = link {
            let goal = game.board().goal();
            for text in [PositionCode::of(game.board()).to_string(), game.record().to_string()] {
                let game = open(&text, goal, "").unwrap();
                for mark in MARKS {
                    prop_assert_eq!(open(&format!("{text}{mark}"), goal, ""), Ok(game.clone()));
                }
            }
        }
    }

    /// A seed has no wrong spelling. So its check has to tell.
    #[test]
    fn a_link_to_a_shuffle_that_was_changed_opens_no_other(
        goal in any_size().prop_flat_map(any_goal_of),
        seed in "\\PC{1,12}",
        at in any::<prop::sample::Index>(),
    ) {
        let link = Link::to_start(&Game::from_seed(&goal, &seed));
        let text = link.to_string();
        let at = at.index(text.len() - 1) + 1;
        let cut = text[..at].to_owned();
        let without = format!("{}{}", &text[..at], &text[at + 1..]);
        for changed in [cut, without] {
            let found = Link::parse(&changed);
            let is_safe = matches!(found, Err(_) | Ok(None)) || found == Ok(Some(link.clone()));
            prop_assert!(is_safe, "{}: {:?}", changed, found);
        }
    }

    #[test]
    fn no_text_is_too_odd_to_be_answered(text in "\\PC{0,40}") {
        let _ = open(&text, GoalName::Last, "");
        let _ = Link::parse(&format!("#board={text}"));
        let _ = Link::parse(&format!("#size=2x2&seed={text}"));
    }

    #[test]
    fn any_seed_comes_back_from_a_link(seed in "\\PC{0,40}") {
        let game = Game::from_seed(&goal("2x2", "last"), &seed);
        let link = Link::to_start(&game);
        prop_assert_eq!(parse(&link.to_string()), Some(link));
    }
}

//! Position codes and moves: what is written is read, what is damaged is not.

use crate::{any_board, any_direction, at_home};
use proptest::prelude::*;
use taquin::{
    Board, CodeError, Direction, Goal, GoalSpec, Move, MoveError, Moves, PositionCode, Size,
};

const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn encode(board: &Board) -> String {
    PositionCode::of(board).to_string()
}

fn decode(code: &str, goal: &str) -> Result<Board, CodeError> {
    let code: PositionCode = code.parse()?;
    let goal: GoalSpec = goal.parse()?;
    Ok(code.board(goal)?)
}

proptest! {
    #[test]
    fn a_position_code_reads_what_it_wrote(board in any_board()) {
        let code = encode(&board);
        prop_assert_eq!(decode(&code, &board.goal().to_string()), Ok(board));
    }

    #[test]
    fn moves_read_what_they_print(
        moves in prop::collection::vec(
            (any_direction(), 1..100_usize)
                .prop_map(|(direction, slides)| Move::new(direction, slides).unwrap()),
            0..50,
        ),
    ) {
        for next in &moves {
            prop_assert_eq!(next.to_string().parse(), Ok(*next));
        }
        let moves = Moves::from(moves);
        prop_assert_eq!(moves.to_string().parse(), Ok(moves));
    }

    /// Tiles that slide the same way one after the other are one line.
    #[test]
    fn slides_are_moves_of_lines(
        board in any_board(),
        slides in prop::collection::vec(any_direction(), 0..50),
    ) {
        let mut by_slides = board.clone();
        let made: Vec<Direction> =
            slides.into_iter().filter(|&slide| by_slides.slide(slide)).collect();
        let moves: Moves = made.iter().copied().collect();
        prop_assert_eq!(moves.slides().collect::<Vec<_>>(), made.clone());
        prop_assert_eq!(moves.stm(), made.len());
        let mut by_moves = board;
        for next in &moves {
            prop_assert!(by_moves.make(*next));
        }
        prop_assert_eq!(by_moves, by_slides);
        prop_assert!(moves.windows(2).all(|pair| pair[0].direction() != pair[1].direction()));
    }
}

/// A code is pinned to its board: a link must open the same board for ever.
#[test]
fn a_board_has_the_same_code_forever() {
    let lines = include_str!("../data/codes.txt").lines();
    let mut boards = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (board, code) = line.split_once(" | ").unwrap();
        assert_eq!(encode(&at_home(board)), code);
        assert_eq!(decode(code, board), Ok(at_home(board)));
        boards += 1;
    }
    assert_eq!(boards, 35);
}

fn text(size: Size, tiles: &[u8]) -> String {
    let goal = Goal::arranged(size, tiles).unwrap();
    goal.arrangement()
}

#[test]
fn the_first_and_the_last_permutation_of_every_size_have_codes() {
    for size in Size::all() {
        let mut tiles: Vec<u8> = (0..=u8::MAX).take(size.cells()).collect();
        let first = text(size, &tiles);
        let code = encode(&at_home(&first));
        assert!(code.ends_with('A'), "rank 0: {code}");
        assert_eq!(decode(&code, &first), Ok(at_home(&first)));
        tiles.reverse();
        let last = text(size, &tiles);
        let longest = encode(&at_home(&last));
        assert_eq!(longest.len(), code.len(), "the width is fixed");
        assert!(
            longest.ends_with(|c: char| c.is_ascii_alphanumeric()),
            "{longest}"
        );
        assert_eq!(decode(&longest, &last), Ok(at_home(&last)));
    }
}

/// Boards from codes of 2 characters after the dash to 282.
fn sample() -> Vec<Board> {
    ["2x2", "3x2", "3x3", "4x4", "5x5", "8x8", "9x9", "16x16"]
        .into_iter()
        .map(|size| Board::shuffled(&crate::goal(size, "last"), 3.into()))
        .collect()
}

#[track_caller]
fn check_damaged(characters: &[char], head: &str) {
    let code: String = characters.iter().collect();
    let found = decode(&format!("{head}-{code}"), "last");
    assert_eq!(found, Err(CodeError::Check), "{head}-{code}");
}

#[test]
fn every_single_wrong_character_is_found() {
    for board in sample().iter().filter(|board| board.size().cells() <= 64) {
        check_wrong_characters_are_found(board);
    }
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn every_single_wrong_character_of_a_large_board_is_found() {
    for board in sample().iter().filter(|board| board.size().cells() > 64) {
        check_wrong_characters_are_found(board);
    }
}

#[track_caller]
fn check_wrong_characters_are_found(board: &Board) {
    let code = encode(board);
    let (head, digits) = code.split_once('-').unwrap();
    let mut characters: Vec<char> = digits.chars().collect();
    for at in 0..characters.len() {
        let right = characters[at];
        for wrong in DIGITS.chars().filter(|&wrong| wrong != right) {
            characters[at] = wrong;
            check_damaged(&characters, head);
        }
        characters[at] = right;
    }
}

#[track_caller]
fn check_exchanges_are_found(board: &Board, apart: impl Fn(usize) -> bool) {
    let code = encode(board);
    let (head, digits) = code.split_once('-').unwrap();
    let mut characters: Vec<char> = digits.chars().collect();
    for second in 0..characters.len() {
        for first in (0..second).filter(|&first| apart(second - first)) {
            if characters[first] != characters[second] {
                characters.swap(first, second);
                check_damaged(&characters, head);
                characters.swap(first, second);
            }
        }
    }
}

#[test]
fn two_neighbours_that_changed_places_are_found() {
    for board in sample() {
        check_exchanges_are_found(&board, |apart| apart == 1);
    }
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn two_characters_that_changed_places_less_than_63_apart_are_found() {
    for board in sample() {
        check_exchanges_are_found(&board, |apart| apart < 63);
    }
}

#[test]
fn a_code_under_another_size_is_refused() {
    for size in Size::all() {
        let board = Board::shuffled(&Goal::blank_last(size), 4.into());
        let code = encode(&board);
        let (_, digits) = code.split_once('-').unwrap();
        for other in Size::all().filter(|&other| other != size) {
            // Its own goal, lest the other half hides the damage.
            let found = decode(&format!("{other}-{digits}"), "last");
            assert!(
                matches!(found, Err(CodeError::Check | CodeError::Length { .. })),
                "{code} under {other}: {found:?}"
            );
        }
    }
}

#[track_caller]
fn check_refused(code: &str, expected: &CodeError, message: &str) {
    let error = decode(code, "last").unwrap_err();
    assert_eq!(&error, expected, "{code}");
    assert_eq!(error.to_string(), message);
}

#[test]
fn what_is_no_code_is_refused_with_the_reason() {
    let good = encode(&"4 1 2/5 0 3".parse().unwrap());
    assert_eq!(good.len(), 7);
    let length = |got| CodeError::Length { expected: 3, got };
    let of_length = |got| format!("position code has {got} characters after the dash, not 3");
    check_refused(&good[..6], &length(2), &of_length(2));
    check_refused("3x2-", &length(0), &of_length(0));
    check_refused(&format!("{good}A"), &length(4), &of_length(4));
    check_refused(
        "3x2-I+C",
        &CodeError::Character { at: 1, found: '+' },
        "'+' at 1 after the dash is not used in position codes",
    );
    check_refused(
        "3x2-数AA",
        &CodeError::Character {
            at: 0, found: '数'
        },
        "'数' at 0 after the dash is not used in position codes",
    );
    for text in ["", "3x2", "hello"] {
        let error = decode(text, "last").unwrap_err();
        assert_eq!(error, CodeError::Form, "{text}");
    }
    check_refused(
        "17x2-AAA",
        &CodeError::Size("17x2".parse::<Size>().unwrap_err()),
        "no board is 17x2; each side is from 2 to 16",
    );
    check_refused(
        "-AAA",
        &CodeError::Size("".parse::<Size>().unwrap_err()),
        "'' is not a size; write columns and rows, like 4x3",
    );
}

/// The example in the message is one that can be pasted.
#[test]
fn the_code_in_the_message_is_a_code() {
    let message = CodeError::Form.to_string();
    let example = message.rsplit(' ').next().unwrap();
    assert!(decode(example, "last").is_ok(), "{example}");
}

/// The 24 permutations of 2×2 need a digit that could tell 64.
#[test]
fn a_rank_past_the_last_is_refused() {
    let mut boards = 0;
    for rank in DIGITS.chars() {
        let of_rank = DIGITS
            .chars()
            .map(|check| decode(&format!("2x2-{check}{rank}"), "last"));
        let known: Vec<_> = of_rank
            .filter(|found| *found != Err(CodeError::Check))
            .collect();
        assert_eq!(known.len(), 1, "one check character is right");
        match &known[0] {
            Ok(_) => boards += 1,
            Err(CodeError::Rank) => assert!(DIGITS.find(rank) >= Some(24)),
            Err(error) => assert!(matches!(error, CodeError::Board(_)), "{error}"),
        }
    }
    assert_eq!(boards, 12);
}

#[test]
fn a_sound_code_of_a_board_for_another_goal_is_refused() {
    let code = encode(&at_home("1 2 3/4 5 6/7 0 8"));
    let swapped = encode(&at_home("2 1 3/4 5 6/7 8 0"));
    assert!(decode(&code, "last").is_ok());
    assert!(matches!(decode(&swapped, "last"), Err(CodeError::Board(_))));
    assert!(matches!(decode(&code, "zigzag"), Err(CodeError::Board(_))));
}

#[track_caller]
fn check_moves(text: &str, expected: &[(Direction, usize)]) {
    let moves: Vec<Move> = expected
        .iter()
        .map(|&(direction, slides)| Move::new(direction, slides).unwrap())
        .collect();
    assert_eq!(text.parse(), Ok(Moves::from(moves)));
}

#[test]
fn moves_are_letters_with_repeats() {
    use Direction::{Down, Left, Right, Up};
    check_moves("", &[]);
    check_moves("U", &[(Up, 1)]);
    check_moves(
        "URDL2UR15",
        &[
            (Up, 1),
            (Right, 1),
            (Down, 1),
            (Left, 2),
            (Up, 1),
            (Right, 15),
        ],
    );
    let moves: Moves = "URDL2UR15".parse().unwrap();
    assert_eq!(moves.to_string(), "URDL2UR15");
}

#[test]
fn what_is_no_move_is_refused_with_its_place() {
    for (text, at, found) in [
        ("UX", 1, 'X'),
        ("u", 0, 'u'),
        ("2U", 0, '2'),
        ("UU0", 2, '0'),
        ("U R", 1, ' '),
        ("R2数", 2, '数'),
        ("D99999999999999999999999", 3, '9'),
    ] {
        let expected = Err(MoveError::Character { at, found });
        assert_eq!(text.parse::<Moves>(), expected, "{text}");
    }
}

#[test]
fn one_move_is_one_move() {
    for (text, got) in [("", 0), ("UR", 2), ("U2R", 2)] {
        assert_eq!(
            text.parse::<Move>(),
            Err(MoveError::Count { got }),
            "{text}"
        );
    }
}

/// Its text would not be read, and a record of it not written.
#[test]
fn a_move_has_1_to_99_tiles() {
    for slides in [1, 2, 15, 99] {
        let next = Move::new(Direction::Up, slides).unwrap();
        assert_eq!((next.direction(), next.stm()), (Direction::Up, slides));
        assert_eq!(next.to_string().parse(), Ok(next));
    }
    for got in [0, 100, 256, 257, usize::MAX] {
        let error = Err(MoveError::Tiles { got });
        assert_eq!(Move::new(Direction::Up, got), error);
    }
    let most = Move::new(Direction::Up, 99).unwrap();
    assert_eq!(Moves::from(vec![most; 1_000]).stm(), 99_000);
}

#[test]
fn slides_beyond_one_move_are_several() {
    let moves: Moves = [Direction::Up; 250].into_iter().collect();
    assert_eq!(moves.to_string(), "U99U99U52");
    assert_eq!(moves.to_string().parse(), Ok(moves));
}

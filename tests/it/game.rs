//! A play in progress, against a model: the list of all boards there were.

use crate::{any_board, any_direction};
use play::{Ending, Event, Game, Record};
use proptest::prelude::*;
use taquin::{Board, Direction, Move};

#[derive(Clone, Debug)]
enum Action {
    SlideCell(usize),
    Slide(Direction),
    Make(Move),
    Undo,
    Redo,
    Restart,
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => (0..260_usize).prop_map(Action::SlideCell),
        // Small boards, too, are to be hit.
        6 => (0..9_usize).prop_map(Action::SlideCell),
        6 => any_direction().prop_map(Action::Slide),
        3 => (any_direction(), 1..6_usize)
            .prop_map(|(direction, slides)| Action::Make(Move::new(direction, slides).unwrap())),
        5 => Just(Action::Undo),
        4 => Just(Action::Redo),
        1 => Just(Action::Restart),
    ]
}

/// Every board from the start to the last that can be redone, each with its
/// counts, and which is in play.
struct Model {
    boards: Vec<(Board, usize, usize)>,
    at: usize,
}

impl Model {
    fn board(&self) -> &Board {
        &self.boards[self.at].0
    }

    /// Plays on with this board, so many slides from the last.
    fn go_on(&mut self, board: Board, slides: usize) {
        let (_, stm, mtm) = self.boards[self.at];
        self.boards.truncate(self.at + 1);
        self.boards.push((board, stm + slides, mtm + 1));
        self.at += 1;
    }

    /// Does the action. Returns `true` if it does anything.
    fn act(&mut self, action: &Action) -> bool {
        let mut board = self.board().clone();
        let slides = match *action {
            Action::SlideCell(cell) => board.slide_cell(cell),
            Action::Slide(direction) => usize::from(board.slide(direction)),
            Action::Make(next) => {
                let possible = next.slides().all(|way| board.slide(way));
                if possible { next.stm() } else { 0 }
            }
            Action::Undo if self.at > 0 => {
                self.at -= 1;
                return true;
            }
            Action::Redo if self.at + 1 < self.boards.len() => {
                self.at += 1;
                return true;
            }
            Action::Restart => {
                self.at = 0;
                return true;
            }
            Action::Undo | Action::Redo => return false,
        };
        if slides > 0 {
            self.go_on(board, slides);
        }
        slides > 0
    }
}

fn act(game: &mut Game, action: &Action) -> bool {
    match *action {
        Action::SlideCell(cell) => game.slide_cell(cell, 0).is_some(),
        Action::Slide(direction) => game.slide(direction, 0).is_some(),
        Action::Make(next) => game.make(next, 0).is_some(),
        Action::Undo => game.undo(0).is_some(),
        Action::Redo => game.redo(0).is_some(),
        Action::Restart => {
            game.restart(0);
            true
        }
    }
}

proptest! {
    #[test]
    fn a_game_is_the_list_of_its_boards(
        start in any_board(),
        actions in prop::collection::vec(any_action(), 0..60),
    ) {
        let mut game = Game::new(start.clone());
        let mut model = Model { boards: vec![(start.clone(), 0, 0)], at: 0 };
        for action in &actions {
            let before = game.board().clone();
            prop_assert_eq!(act(&mut game, action), model.act(action), "{:?}", action);
            let (board, stm, mtm) = &model.boards[model.at];
            prop_assert_eq!(game.board(), board);
            prop_assert_eq!((game.stm(), game.mtm()), (*stm, *mtm));
            prop_assert_eq!(game.played().len(), model.at);
            prop_assert_eq!(game.undone().len(), model.boards.len() - 1 - model.at);
            prop_assert_eq!(game.start(), &start);
            prop_assert!(matches!(action, Action::Restart) || before.goal() == board.goal());
        }
        // The moves lead through the same boards.
        let mut board = start;
        let moves = game.played().iter().chain(game.undone());
        for (&next, (expected, _, _)) in moves.zip(&model.boards[1..]) {
            prop_assert!(board.make(next));
            prop_assert_eq!(&board, expected);
        }
    }
}

fn game() -> Game {
    Game::new("1 2 3/4 5 6/7 8 0".parse().unwrap())
}

#[test]
fn a_line_is_one_move_and_as_many_slides_as_tiles() {
    let mut game = game();
    let next = game.slide_cell(6, 0);
    assert_eq!(next, Move::new(Direction::Right, 2).ok());
    assert_eq!(game.board().to_string(), "1 2 3/4 5 6/0 7 8");
    assert_eq!((game.stm(), game.mtm()), (2, 1));
    game.slide(Direction::Down, 0);
    assert_eq!((game.stm(), game.mtm()), (3, 2));
    game.undo(0);
    game.undo(0);
    assert_eq!((game.stm(), game.mtm()), (0, 0));
    assert!(game.board().is_solved());
}

#[test]
fn undo_makes_the_opposite_move_and_redo_the_same() {
    let mut game = game();
    let next = game.slide_cell(2, 0).unwrap();
    assert_eq!(game.undo(0), Some(next.opposite()));
    assert_eq!(game.undo(0), None);
    assert_eq!(game.undone(), [next]);
    assert_eq!(game.redo(0), Some(next));
    assert_eq!(game.redo(0), None);
    assert_eq!(game.played(), [next]);
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut game = game();
    game.slide_cell(7, 0);
    game.slide_cell(6, 0);
    game.undo(0);
    game.undo(0);
    assert_eq!(game.undone().len(), 2);
    game.slide_cell(5, 0);
    assert_eq!(game.undone(), []);
    assert_eq!(game.redo(0), None);
    assert_eq!(game.mtm(), 1);
}

#[test]
fn what_cannot_be_done_forgets_nothing() {
    let mut game = game();
    game.slide_cell(7, 0);
    game.undo(0);
    let before = game.clone();
    assert_eq!(game.slide_cell(0, 0), None);
    assert_eq!(game.slide_cell(8, 0), None);
    assert_eq!(game.slide_cell(usize::MAX, 0), None);
    assert_eq!(game.slide(Direction::Up, 0), None);
    for slides in [3, 99] {
        let next = Move::new(Direction::Right, slides).unwrap();
        assert_eq!(game.make(next, 0), None);
    }
    assert_eq!(game, before);
}

#[test]
fn restart_goes_to_the_start_and_everything_can_be_redone() {
    let mut game = game();
    for cell in [7, 4, 3, 0] {
        assert!(game.slide_cell(cell, 0).is_some());
    }
    game.undo(0);
    let moves = [game.played(), game.undone()].concat();
    let end = {
        let mut game = game.clone();
        game.redo(0);
        game.board().clone()
    };
    game.restart(0);
    assert_eq!(game.board(), game.start());
    assert_eq!((game.stm(), game.mtm()), (0, 0));
    assert_eq!(game.undone(), moves);
    while game.redo(0).is_some() {}
    assert_eq!(game.board(), &end);
}

#[test]
fn slides_for_each_second_are_told_once_time_has_passed() {
    let mut game = Game::new("1 2 3/0 4 5".parse().unwrap());
    game.slide(Direction::Down, 0);
    assert_eq!(game.tps(0), None);
    game.slide(Direction::Left, 500);
    assert_eq!(game.tps(500), Some(4.0));
}

/// A player may look at a board for 15 seconds, then leaves it and is back at once: the
/// time runs before the first move, and a record says so.
#[test]
fn the_time_can_begin_before_the_first_move() {
    let mut game = Game::new("1 2 3/4 0 5/7 8 6".parse().unwrap());
    assert!(
        !game.note(Event::Resume, 15_000),
        "there is nothing to resume"
    );
    assert!(game.note(Event::Leave, 15_000));
    assert!(game.note(Event::Resume, 15_000));
    assert_eq!((game.is_timing(), game.elapsed(17_500)), (true, 2_500));
    assert_eq!(game.ending(), Ending::Open);
    game.slide(Direction::Left, 17_500);
    game.slide(Direction::Up, 18_000);
    assert_eq!(
        (game.elapsed(60_000), game.ending()),
        (3_000, Ending::Solved)
    );
    let record: Record = game.record().to_string().parse().unwrap();
    assert_eq!(Game::replay(&record), Ok(game));
}

#[test]
fn blindfolded_a_player_sees_the_start_the_goal_and_what_help_shows() {
    let start: Board = "1 2 3/4 0 5/7 8 6".parse().unwrap();
    let mut game = Game::new(start.clone());
    assert!(game.note(Event::Blindfold, 0) && !game.is_hidden());
    assert!(!game.note(Event::Blindfold, 0), "one is on already");
    game.slide(Direction::Left, 0);
    assert!(game.is_hidden());
    let left: Game = game.record().to_string().parse().unwrap();
    assert!(left.is_hidden(), "it was saved and is taken up again");
    game.restart(5_000);
    assert!(!game.is_hidden());
    game.redo(5_000);
    let mut seen = game.clone();
    seen.note(Event::Hint, 6_000);
    assert!(game.is_hidden() && !seen.is_hidden());
    game.slide(Direction::Up, 9_000);
    assert!(!game.is_hidden() && !game.help().is_any());
    game.undo(9_500);
    assert!(game.is_hidden());

    let mut open = Game::new(start);
    open.slide(Direction::Left, 0);
    assert!(!open.note(Event::Blindfold, 10), "they were seen");
}

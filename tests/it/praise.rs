//! Praise for a win.

use crate::goal;
use play::daily::{Daily, Day};
use play::praise::{Occasion, Praise};
use play::statistics::{Collection, Play, Solve, Source, Standing};
use play::{Event, Game};
use taquin::Solver;

/// Wins a game by a shortest solution, a slide each `ms`, after `wasted` slides there
/// and back.
fn win(mut game: Game, ms: u64, wasted: usize) -> Game {
    let mut now = 0;
    for _ in 0..wasted {
        let way = game.board().directions().next().unwrap();
        game.slide(way, now);
        game.slide(way.opposite(), now);
    }
    let solution = Solver::new().solve(game.board(), 1_000_000);
    for &direction in solution.slides() {
        now += ms;
        game.slide(direction, now);
    }
    assert!(game.board().is_solved());
    game
}

fn shuffle(seed: &str) -> Game {
    Game::from_seed(&goal("3x2", "last"), seed)
}

/// The fewest slides of a board, by the solver.
fn shortest(game: &Game) -> u32 {
    let solution = Solver::new().solve(game.start(), 1_000_000);
    u32::try_from(solution.slides().len()).unwrap()
}

/// Praises the last of plays that were won one after the other.
fn praise(games: &[&Game], shortest: Option<u32>) -> Praise {
    let play =
        |(at, game): (u64, &&Game)| Play::recorded(at, game.record().to_string(), Source::Here);
    let plays: Vec<Play> = (1..).zip(games).map(play).collect();
    let mut all = Collection::default();
    all.add(plays.iter().map(|play| Solve::of(play).unwrap()));
    Praise::of(&all, plays.last().unwrap(), shortest).unwrap()
}

#[test]
fn the_first_occasion_that_fits_is_said() {
    let slow = win(shuffle("a"), 900, 9);
    let first = praise(&[&slow], Some(shortest(&slow)));
    assert_eq!(first.occasion, Occasion::First);
    // Perfect, and faster, with fewer slides: perfect comes first.
    let quick = win(shuffle("b"), 100, 0);
    let least = shortest(&quick);
    let perfect = praise(&[&slow, &quick], Some(least));
    assert_eq!(
        (perfect.occasion, perfect.squares),
        (Occasion::Perfect, Some(5))
    );
    // Until that is proven, the time is what is better than ever.
    let faster = praise(&[&slow, &quick], None);
    assert_eq!(faster.occasion, Occasion::Time);
    assert_eq!(faster.squares, None);
    // Slower. It has fewer slides, but of another board.
    let careful = win(shuffle("b"), 5_000, 1);
    assert!(careful.stm() < slow.stm());
    let plain = praise(&[&slow, &careful], None);
    assert_eq!(plain.occasion, Occasion::Solved);
    assert_eq!(plain.standing, Some(Standing::Counts));
}

#[test]
fn a_puzzle_of_the_day_has_the_occasions_of_any_other() {
    let day: Day = "2026-11-25".parse().unwrap();
    let daily = Daily::new(day, "3x3".parse().unwrap()).unwrap();
    let game = win(Game::begin(&daily.record()), 100, 0);
    let said = praise(&[&game], Some(shortest(&game)));
    assert_eq!(said.occasion, Occasion::First);
    // Won before: it is none.
    let again = win(Game::begin(&daily.record()), 200, 0);
    let said = praise(&[&game, &again], Some(shortest(&game)));
    assert_eq!(said.occasion, Occasion::Solved);
    assert_eq!(said.standing, Some(Standing::Repeated));
}

#[test]
fn a_play_with_help_is_not_praised() {
    for help in [Event::Hint, Event::LineBegins] {
        let mut game = shuffle("a");
        game.note(help, 0);
        let game = win(game, 100, 0);
        let said = praise(&[&game], Some(shortest(&game)));
        assert_eq!(said.occasion, Occasion::Solved);
        assert_eq!(said.squares, None);
        assert_eq!(said.standing, Some(Standing::Helped));
    }
}

#[test]
fn wins_of_a_size_are_counted_with_hints_but_not_by_the_solver() {
    let helped = |seed, help| {
        let mut game = shuffle(seed);
        game.note(help, 0);
        win(game, 100, 0)
    };
    let hinted = helped("a", Event::Hint);
    let solved = helped("b", Event::LineBegins);
    let own = win(shuffle("c"), 100, 0);
    assert_eq!(praise(&[&hinted], None).wins, 1);
    assert_eq!(praise(&[&hinted, &solved, &own], None).wins, 2);
}

/// What was shown before a restart is no help for the moves after it.
#[test]
fn a_play_is_guided_if_each_move_of_its_last_attempt_followed_a_hint() {
    let start = "1 2 3/4 0 5/7 8 6";
    let is_guided = |restarts: bool, hinted: [bool; 2]| {
        let mut game = Game::new(start.parse().unwrap());
        if restarts {
            // On their own, and two that were shown and not followed.
            game.slide_cell(5, 1);
            game.note(Event::Hint, 1);
            game.note(Event::Hint, 1);
            game.restart(2);
        }
        for (cell, is_hinted) in [5, 8].into_iter().zip(hinted) {
            if is_hinted {
                game.note(Event::Hint, 3);
            }
            game.slide_cell(cell, 4);
        }
        assert!(game.board().is_solved());
        praise(&[&game], None).is_guided
    };
    assert!(is_guided(false, [true, true]));
    assert!(!is_guided(false, [true, false]));
    assert!(is_guided(true, [true, true]));
    assert!(!is_guided(true, [false, false]));
    assert!(!is_guided(true, [false, true]));
}

#[test]
fn without_the_other_plays_nothing_is_compared() {
    let game = win(shuffle("a"), 100, 0);
    let play = Play::recorded(1, game.record().to_string(), Source::Here);
    let none = Collection::default();
    let said = Praise::of(&none, &play, None).unwrap();
    assert_eq!((said.occasion, said.standing), (Occasion::Solved, None));
    let said = Praise::of(&none, &play, Some(shortest(&game))).unwrap();
    assert_eq!(said.occasion, Occasion::Perfect);
}

#[test]
fn the_time_stands_once_the_solver_plays() {
    let mut game = Game::new("0 1 2/4 5 3".parse().unwrap());
    game.slide_cell(1, 1_000);
    game.note(Event::LineBegins, 1_700);
    assert!(!game.is_timing());
    game.slide_cell(2, 2_500);
    game.note(Event::LineEnds, 2_600);
    game.slide_cell(5, 9_000);
    assert_eq!((game.elapsed(9_500), game.board().is_solved()), (700, true));
    // A pause is noted as before, so that every record can be read.
    let text = game.record().to_string();
    assert_eq!(text.parse::<Game>().unwrap().elapsed(0), 700);
    // A new attempt is timed, and making the moves again brings the old time back.
    game.restart(10_000);
    assert_eq!(game.elapsed(10_000), 0);
    for now in [11_000, 12_000, 13_000] {
        game.redo(now);
    }
    assert_eq!(game.elapsed(20_000), 700);
}

//! Plays that count, and plays found among all.

use super::{finish, play_of, set_up, solve_of, won, won_with};
use crate::goal;
use play::statistics::{
    Collection, Filter, Kind, Measure, Order, Play, Row, Solve, Source, Standing, StoreError, csv,
};
use play::{Event, Game, Help};

fn collect(solves: impl IntoIterator<Item = Solve>) -> Collection {
    let mut collection = Collection::default();
    collection.add(solves);
    collection
}

#[track_caller]
fn check_standing(game: &Game, expected: Standing) {
    let collection = collect([solve_of(game, 1)]);
    let row = collection.rows().next().unwrap();
    assert_eq!(row.standing, expected, "{}", game.record());
}

fn timed(at: u64, elapsed: u64) -> Solve {
    let play = Play::timed(at, "4x4".parse().unwrap(), elapsed, Source::CsTimer);
    Solve::of(&play).unwrap()
}

/// 60 plays of several sizes, won or not, with help or not, and some times.
fn many() -> Collection {
    let mut solves = Vec::new();
    for n in 0..60_u64 {
        let size = ["2x2", "3x2", "2x3"][usize::try_from(n % 3).unwrap()];
        let mut game = Game::from_seed(&goal(size, "last"), &format!("seed {n}"));
        if n % 7 == 0 {
            game.note(Event::Hint, 0);
        }
        if n % 5 != 0 {
            finish(&mut game);
        }
        solves.push(solve_of(&game, 1_000 * n));
        if n % 4 == 0 {
            solves.push(timed(1_000 * n + 1, 9_000 + n));
        }
    }
    collect(solves)
}

#[test]
fn a_play_counts_if_it_was_won_without_help() {
    check_standing(&won("3x2", "a"), Standing::Counts);
    let open = Game::from_seed(&goal("3x2", "last"), "a");
    check_standing(&open, Standing::Unfinished);
    check_standing(&won_with(Event::Hint), Standing::Helped);
    check_standing(&won_with(Event::LineBegins), Standing::Helped);
    let (elapsed, help) = (0, Help::NONE.with_hints(1));
    check_standing(&won_with(Event::Carry { elapsed, help }), Standing::Helped);
}

#[test]
fn a_place_is_found_among_those_that_count() {
    let all = many();
    for measure in Measure::ALL {
        for row in all.rows() {
            let place = all.place(&row.solve.id, measure);
            let own = measure.of(row.solve);
            if row.standing != Standing::Counts || own.is_none() {
                assert_eq!(place, None);
                continue;
            }
            let (place, own) = (place.unwrap(), own.unwrap());
            let mut others = Vec::new();
            for other in all.rows() {
                let is_alike = (other.solve.size(), other.solve.goal())
                    == (row.solve.size(), row.solve.goal());
                if is_alike && other.standing == Standing::Counts && other.solve.id != row.solve.id
                {
                    others.extend(measure.of(other.solve));
                }
            }
            others.sort_by(f64::total_cmp);
            if measure == Measure::Tps {
                others.reverse();
            }
            assert_eq!(place.others, others.len());
            assert_eq!(place.best, others.first().copied());
            let better = others
                .iter()
                .take_while(|&&other| measure.is_better(other, own));
            assert_eq!(place.rank, better.count() + 1);
        }
    }
    assert_eq!(all.place("no such play", Measure::Time), None);
}

#[test]
fn a_restart_takes_back_no_help_and_is_a_second_attempt() {
    let mut game = Game::from_seed(&goal("3x2", "last"), "again");
    let first = game.board().directions().next().unwrap();
    game.slide(first, 0);
    game.restart(10);
    finish(&mut game);
    check_standing(&game, Standing::Restarted);
    let mut helped = Game::from_seed(&goal("3x2", "last"), "again");
    helped.note(Event::Hint, 0);
    let first = helped.board().directions().next().unwrap();
    helped.slide(first, 0);
    helped.restart(10);
    assert_eq!(helped.help(), Help::NONE);
    finish(&mut helped);
    check_standing(&helped, Standing::Helped);
    assert_eq!(solve_of(&helped, 1).help.hints, 1);
}

#[test]
fn a_board_that_was_set_up_does_not_count() {
    let mut game = Game::new(set_up());
    finish(&mut game);
    check_standing(&game, Standing::SetUp);
}

#[test]
fn a_shuffle_counts_when_it_is_won_first() {
    let first = solve_of(&won("3x2", "same"), 1_000);
    let mut slower = Game::from_seed(&goal("3x2", "last"), "same");
    let way = slower.board().directions().next().unwrap();
    slower.slide(way, 0);
    slower.undo(10);
    finish(&mut slower);
    let second = solve_of(&slower, 2_000);
    assert_ne!(first.id, second.id);
    // In any order of adding.
    let mut collection = collect([second.clone(), first.clone()]);
    let standings: Vec<Standing> = collection.rows().map(|row| row.standing).collect();
    assert_eq!(standings, [Standing::Counts, Standing::Repeated]);
    collection.remove([&*first.id]);
    let standings: Vec<Standing> = collection.rows().map(|row| row.standing).collect();
    assert_eq!(standings, [Standing::Counts]);
    assert!(!collection.has(&first.id) && collection.has(&second.id));
}

/// The board of a play that is not blindfolded is no longer new to its player.
#[test]
fn blindfolded_plays_are_compared_with_each_other() {
    let blindfolded = |seed: &str| {
        let mut game = Game::from_seed(&goal("3x2", "last"), seed);
        assert!(game.note(Event::Blindfold, 0));
        finish(&mut game);
        game
    };
    let games = [
        blindfolded("a"),
        won("3x2", "a"),
        blindfolded("b"),
        won("3x2", "c"),
        blindfolded("c"),
    ];
    let all = collect((0..).zip(&games).map(|(at, game)| solve_of(game, at)));
    let found = all.rows().map(|row| (row.solve.goal(), row.standing));
    let expected = [
        ("last~", Standing::Counts),
        ("last", Standing::Repeated),
        ("last~", Standing::Counts),
        ("last", Standing::Counts),
        ("last~", Standing::Repeated),
    ];
    assert!(found.eq(expected.map(|(goal, standing)| (goal.to_owned(), standing))));
    let place = all.place(&all.solves()[0].id, Measure::Slides);
    assert_eq!(place.unwrap().others, 1);
    let stored = Collection::read(&all.write()).unwrap();
    assert_eq!(stored.categories(), all.categories());
    assert_eq!(all.categories().len(), 2);
}

#[test]
fn a_play_is_counted_as_the_game_counts_it() {
    let game = won("3x2", "counts");
    let solve = solve_of(&game, 5);
    let count = |n: usize| Some(u32::try_from(n).unwrap());
    assert_eq!(
        (solve.size(), solve.goal(), solve.at),
        ("3x2", "last".to_owned(), 5)
    );
    assert_eq!(solve.elapsed, game.elapsed(0));
    assert_eq!(
        (solve.slides, solve.moves),
        (count(game.stm()), count(game.mtm()))
    );
    assert_eq!(Measure::Tps.of(&solve), game.tps(0));
    let link = solve.link().unwrap();
    assert_eq!(link, "#check=jum36g&seed=counts&size=3x2");
}

#[test]
fn a_time_without_a_record_has_no_counts_and_no_link() {
    let solve = timed(7, 12_340);
    assert_eq!((solve.size(), &*solve.goal()), ("4x4", "last"));
    assert_eq!(Measure::Time.of(&solve), Some(12_340.0));
    for measure in [Measure::Slides, Measure::Moves, Measure::Tps] {
        assert_eq!(measure.of(&solve), None);
    }
    assert_eq!((solve.start(), solve.link()), (None, None));
    let collection = collect([solve]);
    let (solves, results) = collection.results("4x4", "last", Measure::Time);
    assert_eq!((solves.len(), results.values()), (1, &[12_340.0][..]));
    let (solves, _) = collection.results("4x4", "last", Measure::Slides);
    assert!(solves.is_empty());
}

#[test]
fn results_are_those_that_count_in_the_order_of_play() {
    let all = many();
    let (solves, results) = all.results("3x2", "last", Measure::Slides);
    let expected: Vec<&Solve> = all
        .rows()
        .filter(|row| row.standing == Standing::Counts && row.solve.size() == "3x2")
        .map(|row| row.solve)
        .collect();
    assert!(expected.len() > 5);
    assert_eq!(solves, expected);
    let values: Vec<f64> = expected
        .iter()
        .map(|s| f64::from(s.slides.unwrap()))
        .collect();
    assert_eq!(results.values(), values);
}

#[test]
fn a_filter_finds_what_it_says() {
    let all = many();
    let found = |filter: Filter| -> Vec<&str> {
        all.find(&filter).iter().map(|row| &*row.solve.id).collect()
    };
    let some = |keep: fn(&Row) -> bool| -> Vec<&str> {
        let mut ids: Vec<&str> = all.rows().filter(keep).map(|row| &*row.solve.id).collect();
        ids.reverse();
        assert!(!ids.is_empty() && ids.len() < all.solves().len());
        ids
    };
    let kind = |kind| Filter {
        kind,
        ..Filter::default()
    };
    assert_eq!(found(Filter::default()).len(), all.solves().len());
    assert_eq!(
        found(kind(Kind::Counting)),
        some(|row| row.standing == Standing::Counts)
    );
    assert_eq!(
        found(kind(Kind::NotCounting)),
        some(|row| row.solve.is_won && row.standing != Standing::Counts)
    );
    assert_eq!(
        found(kind(Kind::Helped)),
        some(|row| row.solve.help.is_any())
    );
    assert_eq!(found(kind(Kind::Unfinished)), some(|row| !row.solve.is_won));
    assert_eq!(
        found(kind(Kind::Imported)),
        some(|row| row.solve.source != Source::Here)
    );
    let mut dates = Filter::default();
    (dates.from, dates.to) = (Some(10_000), Some(20_000));
    assert_eq!(
        found(dates),
        some(|row| (10_000..20_000).contains(&row.solve.at))
    );
    let mut size = Filter::default();
    (size.size, size.goal) = (Some("2x3".into()), Some("last".into()));
    assert_eq!(found(size), some(|row| row.solve.size() == "2x3"));
    let text = |text: &str| Filter {
        text: text.into(),
        ..Filter::default()
    };
    assert_eq!(found(text("2×3  SEED*2012")), [] as [&str; 0]);
    assert_eq!(
        found(text("CSTimer")),
        some(|row| row.solve.source == Source::CsTimer)
    );
}

#[test]
fn a_list_is_in_the_order_that_is_asked_for() {
    let all = many();
    let times = |order| -> Vec<Option<u64>> {
        let filter = Filter {
            order,
            ..Filter::default()
        };
        let rows = all.find(&filter);
        let won = |row: &Row| row.solve.is_won.then_some(row.solve.elapsed);
        rows.iter().map(won).collect()
    };
    let at = |order| -> Vec<u64> {
        let filter = Filter {
            order,
            ..Filter::default()
        };
        all.find(&filter).iter().map(|row| row.solve.at).collect()
    };
    assert!(at(Order::Oldest).is_sorted());
    assert!(at(Order::Newest).is_sorted_by(|a, b| a >= b));
    let (best, worst) = (
        times(Order::Best(Measure::Time)),
        times(Order::Worst(Measure::Time)),
    );
    let open = best.iter().filter(|time| time.is_none()).count();
    assert!(open > 0);
    for (times, is_rising) in [(best, true), (worst, false)] {
        let (won, rest) = times.split_at(times.len() - open);
        assert!(rest.iter().all(Option::is_none));
        assert!(won.is_sorted_by(|a, b| if is_rising { a <= b } else { a >= b }));
    }
}

#[test]
fn the_bests_are_those_that_were_better_than_all_before() {
    let all = many();
    let bests = all.bests(Measure::Slides);
    for size in ["2x2", "3x2", "2x3"] {
        let (solves, results) = all.results(size, "last", Measure::Slides);
        for (at, solve) in solves.iter().enumerate() {
            let before = &results.values()[..at];
            let is_best = before.iter().all(|&other| results.values()[at] < other);
            assert_eq!(bests.contains(&*solve.id), is_best, "{size} {at}");
        }
    }
}

#[test]
fn categories_name_what_was_played_last_first() {
    let all = many();
    let categories = all.categories();
    let names: Vec<&str> = categories.iter().map(|c| &*c.size).collect();
    assert_eq!(names, ["2x3", "3x2", "2x2", "4x4"]);
    for category in &categories {
        let here = || all.rows().filter(|row| row.solve.size() == category.size);
        assert_eq!(category.plays, here().count());
        let counting = here().filter(|row| row.standing == Standing::Counts);
        assert_eq!(category.counting, counting.count());
    }
}

#[test]
fn what_is_stored_of_a_collection_is_read_again_or_refused() {
    let all = many();
    let text = all.write();
    let read = Collection::read(&text).unwrap();
    assert_eq!(read.solves(), all.solves());
    assert!(
        read.rows()
            .map(|r| r.standing)
            .eq(all.rows().map(|r| r.standing))
    );
    assert_eq!(
        Collection::read(&Collection::default().write())
            .unwrap()
            .solves(),
        []
    );
    let other = text.replacen("solves 1", "solves 2", 1);
    for damaged in ["", "solves 1\nx", &text[..text.len() - 9], &other] {
        assert_eq!(
            Collection::read(damaged).unwrap_err(),
            StoreError,
            "{damaged}"
        );
    }
}

/// Reads a table as RFC 4180 says.
fn read_csv(text: &str) -> Vec<Vec<String>> {
    let mut lines = vec![vec![String::new()]];
    let mut is_quoted = false;
    let mut chars = text.strip_prefix('\u{feff}').unwrap().chars().peekable();
    while let Some(next) = chars.next() {
        let line = lines.last_mut().unwrap();
        match next {
            '"' if is_quoted && chars.peek() == Some(&'"') => {
                line.last_mut().unwrap().extend(chars.next());
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => line.push(String::new()),
            '\r' if !is_quoted => {}
            '\n' if !is_quoted => lines.push(vec![String::new()]),
            other => line.last_mut().unwrap().push(other),
        }
    }
    lines.pop();
    lines
}

#[test]
fn a_table_has_a_line_for_each_play_that_a_spreadsheet_reads() {
    let mut game = Game::from_seed(&goal("3x2", "snake"), "a, \"b\"");
    finish(&mut game);
    // 29 February 2024, 23:59:59 UTC.
    let solve = solve_of(&game, 1_709_251_199_999);
    let formula = solve_of(&won("2x2", "=HYPERLINK(\"x\")"), 1_709_251_200_000);
    let collection = collect([solve.clone(), formula, timed(0, 12_345)]);
    let lines = read_csv(&csv::write(collection.rows()));
    assert_eq!(lines.len(), 4);
    assert!(lines.iter().all(|line| line.len() == lines[0].len()));
    assert_eq!(
        lines[1][..7],
        ["1970-01-01 00:00:00", "4x4", "last", "12.345", "", "", ""]
    );
    let tps = format!("{:.3}", game.tps(0).unwrap());
    let slides = game.stm().to_string();
    let moves = game.mtm().to_string();
    let seconds = format!("{:.3}", game.elapsed(0) as f64 / 1_000.0);
    assert_eq!(
        lines[2],
        [
            "2024-02-29 23:59:59",
            "3x2",
            "snake",
            &seconds,
            &slides,
            &moves,
            &tps,
            "0",
            "no",
            "counts",
            "",
            "a, \"b\"",
        ]
    );
    // A text from somebody else's link is no formula.
    assert_eq!(lines[3][11], "'=HYPERLINK(\"x\")");
    assert_eq!(lines[3][0], "2024-03-01 00:00:00");
}

#[test]
fn dates_are_those_of_a_calendar() {
    let is_leap = |y: u64| y.is_multiple_of(4) && (!y.is_multiple_of(100) || y.is_multiple_of(400));
    let mut day = 0;
    for year in 1970..2120_u64 {
        let february = if is_leap(year) { 29 } else { 28 };
        let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        for (month, length) in (1..).zip(months) {
            for date in 1..=length {
                if date == 1 || date == length {
                    let at = day * 86_400_000 + 3_661_000;
                    let lines = read_csv(&csv::write(collect([timed(at, 1)]).rows()));
                    assert_eq!(lines[1][0], format!("{year}-{month:02}-{date:02} 01:01:01"));
                }
                day += 1;
            }
        }
    }
}

#[test]
fn a_play_has_the_identity_that_pages_keep_it_by() {
    let game = won("3x2", "id");
    let text = game.record().to_string();
    let fields: Vec<&str> = text.split('.').collect();
    let expected = [&fields[..4], &fields[5..]].concat().join(".");
    assert_eq!(play_of(&game, 3).id(), expected);
}

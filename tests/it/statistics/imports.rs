//! Files of other programs.

use super::won;
use oracle::memory::taken;
use play::Game;
use play::statistics::imports::{Import, ImportError, Reading, Session, Table, read};
use play::statistics::{Play, Solve, Source, file};
use proptest::prelude::*;
use serde_json::{Value, json};
use taquin::Size;

const EIGHT_PM: u64 = 1_714_593_600_000; // 2024-05-01 20:00:00 UTC
const HOUR: u64 = 3_600_000;

fn sessions(text: &str) -> Result<Vec<Session>, ImportError> {
    match read(text)? {
        Import::CsTimer(sessions) => Ok(sessions),
        other => panic!("{other:?}"),
    }
}

/// An export as csTimer makes it: what it keeps of its sessions is JSON in a text.
fn export(sessions: &[Value], data: &Value) -> Value {
    let mut file = json!({ "properties": { "sessionData": data.to_string() } });
    for (number, session) in (1..).zip(sessions) {
        file[format!("session{number}")] = session.clone();
    }
    file
}

fn sample() -> Value {
    let fifteen = json!([
        [[0, 12_345], "D R U2", "", 1_714_593_600],
        [[2_000, 10_000], "L", "late", 1_714_593_700],
        [[-1, 9_000], "L", "", 1_714_593_800],
        [
            [0, 11_000, 4_000],
            "two phases",
            "",
            1_714_593_900,
            ["333", ""]
        ],
    ]);
    let data = json!({
        "1": { "name": "15 puzzle", "opt": { "scrType": "15prap" }, "rank": 1 },
        "2": { "name": 2, "opt": {}, "rank": 2 },
        "3": { "name": "eight", "opt": { "scrType": "8prp" } },
    });
    export(
        &[fifteen, json!([[[0, 9_990], "R U", "", 1]]), json!([])],
        &data,
    )
}

#[test]
fn cstimers_sessions_have_their_puzzles_and_times() {
    let found = sessions(&sample().to_string()).unwrap();
    let size = |text: &str| -> Option<Size> { text.parse().ok() };
    let about: Vec<_> = found
        .iter()
        .map(|s| (&*s.name, s.size, s.count(), s.unfinished))
        .collect();
    assert_eq!(
        about,
        [
            ("15 puzzle", size("4x4"), 3, 1),
            ("2", None, 1, 0),
            ("eight", size("3x3"), 0, 0),
        ]
    );
    let four = size("4x4").unwrap();
    let timed = |at, elapsed| Play::timed(at, four, elapsed, Source::CsTimer);
    assert_eq!(
        found[0].plays(four),
        [
            timed(EIGHT_PM, 12_345),
            timed(EIGHT_PM + 100_000, 12_000),
            timed(EIGHT_PM + 300_000, 11_000),
        ]
    );
}

/// As many sessions of csTimer, each with a name and one time.
fn many_sessions(count: usize) -> String {
    let numbers = (1..=count).map(|number| number.to_string());
    let data = numbers.map(|number| (number.clone(), json!({ "name": number, "opt": {} })));
    let data = Value::Object(data.collect());
    let session = json!([[[0, 12_340], "", "", 1]]);
    export(&vec![session; count], &data).to_string()
}

#[test]
fn the_work_on_cstimers_sessions_grows_as_their_number() {
    let work = |count: usize| {
        let text = many_sessions(count);
        let before = taken();
        assert_eq!(sessions(&text).unwrap().len(), count);
        taken() - before
    };
    let (few, many) = (work(100), work(1_000));
    assert!(many < 12 * few, "{few} bytes of 100, {many} of 1,000");
}

/// The identities of the plays of a file whose sessions are all of 4x4.
fn ids(found: &[Session]) -> Vec<String> {
    let size = "4x4".parse().unwrap();
    let plays = found.iter().flat_map(|session| session.plays(size));
    plays.map(|play| play.id()).collect()
}

#[test]
fn equal_times_without_a_date_stay_apart() {
    let undated = json!([[0, 12_340], "", ""]);
    let other = json!([[0, 9_990], "", ""]);
    let dated = json!([[0, 12_340], "", "", 1_714_593_600]);
    let first = json!([undated, undated, dated, other]);
    let file = export(&[first, json!([undated, dated])], &json!({})).to_string();
    let found = sessions(&file).unwrap();
    let all = ids(&found);
    let id = |elapsed: u64, at: u64| format!("time.4x4.last.{elapsed}.{at}");
    assert_eq!(
        all,
        [
            // As older versions of the import called the only one of them.
            id(12_340, 0),
            id(12_340, 1),
            // The same time twice, with its date, is one that was copied.
            id(12_340, EIGHT_PM),
            id(9_990, 0),
            id(12_340, 2),
            id(12_340, EIGHT_PM),
        ]
    );
    // The same file again brings nothing new, whichever sessions are taken first.
    assert_eq!(ids(&sessions(&file).unwrap()), all);
    assert_eq!(ids(&found[1..]), all[4..]);
    // Nor does what was saved to a file of this game meanwhile.
    let plays = found[0].plays("4x4".parse().unwrap());
    assert_eq!(file::read(&file::write(&plays)), Ok(plays));
}

#[test]
fn an_export_of_an_older_cstimer_has_its_sessions_as_texts() {
    let mut file = sample();
    file["session1"] = Value::String(file["session1"].to_string());
    file["properties"] = Value::String(file["properties"].to_string());
    assert_eq!(sessions(&file.to_string()), sessions(&sample().to_string()));
}

#[test]
fn what_is_not_cstimers_is_refused() {
    let text = serde_json::to_string_pretty(&sample()).unwrap();
    let cut: String = text.lines().take(20).collect::<Vec<_>>().join("\n");
    assert_eq!(sessions(&cut), Err(ImportError::Json { line: 20 }));
    for other in [
        r#"{}"#,
        r#"{"properties":{}}"#,
        r#"{"session1":7,"sessions":[]}"#,
    ] {
        assert_eq!(sessions(other), Err(ImportError::CsTimer), "{other}");
    }
    assert_eq!(read("hello"), Err(ImportError::Unknown));
    assert_eq!(read(""), Err(ImportError::Unknown));
}

/// What is odd in an export: what stands in place of an entry.
fn any_oddity() -> impl Strategy<Value = Value> {
    prop::sample::select(vec![
        json!([[0, "12"], "", "", 1]),
        json!([[0, -5_000], "", "", 1]),
        json!([[0]]),
        json!([]),
        json!(7),
        Value::Null,
        json!({ "time": 12_340 }),
    ])
}

proptest! {
    /// Whatever is missing or odd in an export, what can be read is read, and the rest is
    /// counted, with its places.
    #[test]
    fn what_is_odd_in_an_export_hides_nothing_else(
        entries in prop::collection::vec(prop::option::weighted(0.3, any_oddity()), 0..8),
        numbers in prop::collection::btree_set(1..200_usize, 1..5),
        properties in prop_oneof![Just(None), Just(Some(json!({}))), Just(Some(json!("?"))),
            Just(Some(json!({ "sessionData": 3 })))],
        odd in prop::option::of(any_oddity()),
    ) {
        let mut file = json!({ "session0x": [], "sessions": 5 });
        let listed: Vec<Value> = entries
            .iter()
            .map(|odd| odd.clone().unwrap_or(json!([[0, 12_340], "", "", 1_714_593_600])))
            .collect();
        for number in &numbers {
            file[format!("session{number}")] = Value::from(listed.clone());
        }
        if let Some(properties) = properties {
            file["properties"] = properties;
        }
        if let Some(odd) = odd.filter(|odd| !odd.is_array()) {
            file["session777"] = odd;
        }
        let found = sessions(&file.to_string()).unwrap();
        let names: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        prop_assert_eq!(found.iter().map(|s| s.name.clone()).collect::<Vec<_>>(), names);
        let odd = (1..).zip(&entries).filter(|(_, odd)| odd.is_some());
        let odd: Vec<usize> = odd.map(|(at, _)| at).collect();
        for session in found {
            prop_assert_eq!(&session.unread, &odd);
            let read = entries.len() - odd.len();
            prop_assert_eq!((session.count(), session.unfinished), (read, 0));
        }
    }
}

#[test]
fn a_session_from_before_there_were_options_has_its_size() {
    let data = json!({
        "1": { "name": "a", "scr": "15p", "phases": 1 },
        "2": { "name": "b", "scr": "8prp", "opt": {} },
        "3": { "name": "c", "scr": "333", "opt": { "scrType": "15prmp" } },
    });
    let found = sessions(&export(&[json!([]), json!([]), json!([])], &data).to_string());
    let sizes: Vec<_> = found
        .unwrap()
        .iter()
        .map(|s| s.size.unwrap().to_string())
        .collect();
    assert_eq!(sizes, ["4x4", "3x3", "4x4"]);
}

#[test]
fn json_nested_without_end_is_refused() {
    let deep = "[".repeat(100_000);
    let file = format!("{{\"properties\":{{}},\"session1\":{deep}");
    assert_eq!(sessions(&file), Err(ImportError::Json { line: 1 }));
}

const HEAD: &str =
    "Parent;Puzzle;Completed;Time;Moves;TPS;Scramble;Solution;Movetimes;Reconstruction";

fn table(text: &str) -> Table {
    match read(text).unwrap() {
        Import::Slidysim(table) => table,
        other => panic!("{other:?}"),
    }
}

/// A line as the tracker copies it, of a play with a slide each 100 ms.
fn line(game: &Game, times: &str) -> String {
    let slides: String = game.played().iter().map(|next| next.to_string()).collect();
    format!(
        "Parent: [K] {0} Single solve done at 2024.05.01 22:00:00;{0};True;{1:.3};{2};9.000;{3};\
         {slides};{times};https://slidysim.online/replay?r=eNo",
        game.start().size(),
        game.elapsed(0) as f64 / 1_000.0,
        game.stm(),
        game.start(),
    )
}

fn times(game: &Game) -> String {
    let times: Vec<String> = (0..game.stm()).map(|n| (n * 100).to_string()).collect();
    format!("[{}]", times.join(", "))
}

#[test]
fn slidysims_plays_have_their_records() {
    let game = won("3x2", "slidysim");
    let skipped = "[K] 3x2 category skipped solve at 2024.05.01 22:00:00;3x2;False;Skipped;\
                   Skipped;Skipped;1 2 3/4 0 5";
    let relay = "[K] 3x2 Relay solve done at 2024.05.01 22:00:00;3x2;True;12.000;80;6.667";
    let text = format!(
        "Solves selected: 3\nVery detailed info:\n{HEAD}\r\n{}\r\n{skipped}\n{relay}\n\n",
        line(&game, &times(&game))
    );
    let Table {
        plays,
        left_out,
        unread,
        ..
    } = table(&text);
    assert_eq!((plays.len(), left_out, unread), (1, 2, vec![]));
    // By the clock on the wall: where it is, the page knows.
    let at = EIGHT_PM + 2 * HOUR;
    assert_eq!((plays[0].at, plays[0].source), (at, Source::Slidysim));
    let solve = Solve::of(&plays[0]).unwrap();
    assert_eq!(solve.elapsed, game.elapsed(0));
    assert_eq!(solve.slides, u32::try_from(game.stm()).ok());
    assert!(solve.is_won);
    // And they go through a file of our own.
    assert_eq!(file::read(&file::write(&plays)).unwrap(), plays);
    // Without the time of each slide.
    let text = format!("{HEAD}\n{}", line(&game, "[]"));
    let Table { plays, .. } = table(&text);
    assert_eq!(Solve::of(&plays[0]).unwrap().elapsed, game.elapsed(0));
}

#[test]
fn a_line_of_slidysim_that_is_no_solution_is_left_out() {
    let game = won("3x2", "slidysim");
    let right = line(&game, &times(&game));
    for (from, to) in [
        (";3x2;True", ";4x4;True"),
        // Slidysim has puzzles of this size.
        (";3x2;True", ";17x17;True"),
        (&*game.start().to_string(), "1 2 3/4 0 5/7"),
        (" done at 2024.05.01", " done at 2024.02.30"),
        (" done at 2024.05.01", " done at 18446744073709551615.05.01"),
        (
            " done at 2024.05.01",
            " done at 2024.18446744073709551615.01",
        ),
        (
            " done at 2024.05.01",
            " done at 2024.05.18446744073709551615",
        ),
        ("22:00:00", "24:00:00"),
        (";[0, ", ";[5, 900000, "),
        ("True", "Maybe"),
        (
            &*format!("{:.3}", game.elapsed(0) as f64 / 1_000.0),
            "0.001",
        ),
        (&*game.played()[0].to_string(), ""),
    ] {
        let wrong = right.replacen(from, to, 1);
        assert_ne!(wrong, right, "{from}");
        let found = table(&format!("{HEAD}\n{right}\n{wrong}\n{right}"));
        assert_eq!(
            (found.plays.len(), found.unread),
            (2, vec![3]),
            "{from} → {to}"
        );
    }
}

/// How a file is cut into steps changes nothing, neither what is read nor what is refused.
#[test]
fn a_file_is_read_in_steps() {
    let plays = [won("3x2", "a"), won("3x2", "b"), won("2x2", "c")]
        .map(|game| Play::recorded(EIGHT_PM, game.record().to_string(), Source::Here));
    let ours = file::write(&plays);
    let game = won("3x2", "slidysim");
    let theirs = format!("{HEAD}\n{}\nx\n", line(&game, &times(&game)));
    for text in [
        ours.clone(),
        ours.replace(" play ", " plays "),
        ours.replace("end 3", "end 4"),
        ours[..ours.len() - 9].to_owned(),
        ours.replacen(&EIGHT_PM.to_string(), "1", 1),
        theirs,
        sample().to_string(),
    ] {
        let mut reading = Reading::begin(&text).unwrap();
        let found = loop {
            match reading.step(1) {
                Ok(false) => {}
                Ok(true) => break Ok(reading.end()),
                Err(error) => break Err(error),
            }
        };
        assert_eq!(found, read(&text), "{text}");
    }
    let found = read(&ours.replacen(&EIGHT_PM.to_string(), "1", 1));
    assert_eq!(found, Err(ImportError::File(file::FileError::Check)));
}
